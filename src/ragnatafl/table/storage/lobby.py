"""Tables that wait for people: an index beside the events, made of them and made anew any time.

Whoever keeps it reads the events from where it was read last; what was read twice changes nothing.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

import msgspec

from ragnatafl.table.club.listing import KINDS, LONGEST, Waiting
from ragnatafl.table.storage.events import Store
from ragnatafl.table.storage.marks import Marks
from ragnatafl.table.storage.statements import Statements

MARK: Final = "listed"
OVERLAP: Final = 200
"""So many events before the mark are read again: where several write at once, one with a lower
number may be seen later."""
AT_ONCE: Final = 1_000
_KINDS: Final = ", ".join(f"'{kind}'" for kind in KINDS)
_NEW: Final = f"""
    SELECT id, room FROM events WHERE kind IN ({_KINDS}) AND id > :id ORDER BY id LIMIT {AT_ONCE}
"""
_LAST: Final = "SELECT coalesce(max(id), 0) FROM events"
_KEEP: Final = """
    INSERT INTO listed (room, at, state, data) VALUES (:room, :at, :state, :data)
    ON CONFLICT (room) DO UPDATE
    SET at = excluded.at, state = excluded.state, data = excluded.data
    WHERE listed.at <= excluded.at
"""
_CURRENT: Final = """
    SELECT data FROM listed WHERE state <> 'gone' AND at > :since ORDER BY at DESC, room
"""
_STALE: Final = """
    SELECT room FROM listed WHERE state <> 'gone'
    AND NOT EXISTS (SELECT 1 FROM events WHERE events.room = listed.room)
"""
_DROP: Final = "DELETE FROM listed WHERE room = :room"


class Found(NamedTuple):
    """An event that concerns the lobby."""

    id: int
    room: str


class Lobbies:
    """The index in a store. Calls wait until they are done; any thread may make them."""

    def __init__(self, store: Store) -> None:
        self._run = Statements(store).run
        self._marks = Marks(store)

    def mark(self) -> int:
        """How far the events were read; in a store where nobody did, all tables are older."""
        if (known := self._marks.find(MARK)) is not None:
            return int(known)
        ((last,),) = self._run(_LAST)
        self.set_mark(int(last))
        return int(last)

    def set_mark(self, number: int) -> None:
        self._marks.advance(MARK, number)

    def since(self, number: int) -> list[Found]:
        """Events of tables that wait or waited, after this one."""
        return [Found(int(found), room) for found, room in self._run(_NEW, id=number)]

    def keep(self, seen: Waiting) -> None:
        """A table as its events tell it; what is known from later ones stays."""
        data = msgspec.json.encode(seen).decode()
        self._run(_KEEP, room=seen.room, at=seen.at, state=seen.state, data=data)

    def current(self, now: float | None = None) -> list[Waiting]:
        """All that are shown now, the latest first."""
        now = time.time() if now is None else now
        rows = self._run(_CURRENT, since=now - LONGEST)
        read = (msgspec.json.decode(data, type=Waiting) for (data,) in rows)
        return [seen for seen in read if seen.is_current(now)]

    def tidy(self) -> None:
        """Tables that were removed are not listed any more."""
        for (room,) in self._run(_STALE):
            self._run(_DROP, room=room)
