"""Leaving: all that is known of somebody, for them to take along; and what is deleted then.

Games stay whole: their events are never changed. What is typed there as a name is not shown any
more (`identities.py`), but lies in the store as long as the game does.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.table.storage.keys import Key
from ragnatafl.table.storage.people import Person
from ragnatafl.table.storage.sat import EVERYTHING, Sat
from ragnatafl.table.web.hall import Hall

PRIVATE: Final = ("challenge", "gone")


class Leaving:
    """What somebody may take along, and leaves behind."""

    def __init__(self, hall: Hall) -> None:
        self._tables = hall.tables
        self._knowing = hall.knowing
        self._sat = Sat(hall.tables.keeper.store)

    async def export(self, person: Person) -> bytes:
        """Everything, as JSON: the person, keys without what they open, games, what was said."""
        call, knowing = self._knowing.call, self._knowing
        keys = await call(knowing.keys.of, person.id, knowing.now)
        personal = await call(self._sat.personal, person.id)
        rooms = await call(self._sat.of, person.id, EVERYTHING, hidden=True)
        made = {
            "ragnatafl": "person",
            "person": {
                "name": person.name, "language": person.language, "kind": person.kind,
                "first_seen": person.at, "last_seen": person.seen,
            },
            "settings": person.data,
            "keys": [_told(key) for key in keys if key.kind not in PRIVATE],
            "games": [game for room in rooms for game in await self._game(room, person.id)],
            "channels": [_row(row) for row in personal["channels"]],
            "talk": [_row(row) for row in personal["talk"]],
        }  # fmt: skip
        return msgspec.json.format(msgspec.json.encode(made), indent=2)

    async def _game(self, name: str, person: str) -> list[dict[str, Any]]:  # Any: JSON
        """A table where they sit, with its record once it is over: before, that tells secrets."""
        try:
            room = await self._tables.look(name)
        except (BadInput, Illegal):  # one that cannot be read any more
            room = None
        if room is None:
            return []
        seats = [seat for seat, place in enumerate(room.places) if place.holder == person]
        if not seats:
            return []
        return [
            {
                "room": room.name,
                "game": room.match.game.name,
                "opened": room.opened_at,
                "seats": seats,
                "over": room.over,
                "record": msgspec.to_builtins(room.record()) if room.over else None,
            }
        ]

    async def leave(self, person: Person) -> None:
        """Row, keys, channels, talk and programs are gone, on all devices at once."""
        knowing = self._knowing
        bots: list[str] = person.data.get("bots", {}).get("ids", [])
        known = [name for who in (person.id, *bots) for name in knowing.identities.names_of(who)]

        def leave() -> None:
            for name in known:
                self._sat.drop(name)
                knowing.keys.end_all(name, knowing.now)
            for who in (person.id, *bots):
                knowing.people.forget(who)

        await knowing.call(leave)
        await knowing.look()


def _told(key: Key) -> dict[str, object]:
    return {"kind": key.kind, "made": key.at, "last_used": key.seen, "about": key.data}


def _row(row: tuple[object, ...]) -> list[object]:
    return [msgspec.json.decode(one) if at == 2 else one for at, one in enumerate(map(str, row))]
