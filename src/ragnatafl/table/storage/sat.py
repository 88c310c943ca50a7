"""Where somebody sits: the tables of a person, so that all their devices find them.

The events of a table say who holds its seats; this is the way back, noted when somebody is seen at
a seat of theirs.
"""

from __future__ import annotations

from typing import Final

from ragnatafl.table.storage.events import Store
from ragnatafl.table.storage.statements import Statements

_NOTE: Final = """
    INSERT INTO sat (person, room, at, hidden) VALUES (:person, :room, :at, 0)
    ON CONFLICT (person, room) DO UPDATE SET hidden = 0
"""
_HIDE: Final = "UPDATE sat SET hidden = 1 WHERE person = :person AND room = :room"
_OF: Final = """
    SELECT room FROM sat WHERE person = :person AND hidden <= :hidden
    ORDER BY at DESC, room LIMIT :most
"""
_MOVE: Final = """
    INSERT INTO sat (person, room, at, hidden)
    SELECT :other, room, at, hidden FROM sat WHERE person = :person ON CONFLICT DO NOTHING
"""
_MOVED: Final = (
    _MOVE,
    "DELETE FROM channels WHERE person = :person",  # others may read there
    "UPDATE talk SET person = :other WHERE person = :person",
    "UPDATE played SET person = :other WHERE person = :person",
    "UPDATE packs SET holder = :other WHERE holder = :person",
)
_DROP: Final = "DELETE FROM sat WHERE person = :person"
_CHANNELS: Final = "SELECT kind, at, data FROM channels WHERE person = :person ORDER BY at"
_TALK: Final = "SELECT place, at, data FROM talk WHERE person = :person ORDER BY at"
_PERSONAL: Final = (
    "DELETE FROM channels WHERE person = :person",
    "DELETE FROM outbox WHERE person = :person",
    "DELETE FROM talk WHERE person = :person",
    "UPDATE packs SET holder = '' WHERE holder = :person",
    _DROP,
)
EVERYTHING: Final = 1_000_000


class Sat:
    """Calls wait until they are done; any thread may make them."""

    def __init__(self, store: Store) -> None:
        self._run = Statements(store).run

    def note(self, person: str, room: str, at: float) -> None:
        self._run(_NOTE, person=person, room=room, at=at)

    def hide(self, person: str, room: str) -> None:
        """Not to be listed any more."""
        self._run(_HIDE, person=person, room=room)

    def of(self, person: str, most: int, hidden: bool = False) -> list[str]:
        """Rooms, the latest first."""
        rows = self._run(_OF, person=person, most=most, hidden=int(hidden))
        return [row[0] for row in rows]

    def move(self, person: str, other: str) -> None:
        """What was one's is the other's, in other parts too."""
        for statement in _MOVED:
            self._run(statement, person=person, other=other)
        self._run(_DROP, person=person)

    def personal(self, person: str) -> dict[str, list[tuple[object, ...]]]:
        """What other parts keep of somebody, for who asks for it all."""
        return {
            "channels": self._run(_CHANNELS, person=person),
            "talk": self._run(_TALK, person=person),
        }

    def drop(self, person: str) -> None:
        """All that is personal; boxes that tables may be played with stay, as nobody's."""
        for statement in _PERSONAL:
            self._run(statement, person=person)
