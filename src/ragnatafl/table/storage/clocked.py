"""Tables whose clocks run, and when they have to be looked at next: a time runs out also where
nobody is. What stands here follows from the events of the tables."""

from __future__ import annotations

from typing import Final

from ragnatafl.table.storage.events import Store
from ragnatafl.table.storage.statements import Statements

MOST: Final = 50
"""Tables that are looked at one after the other."""
_WATCH: Final = """
    INSERT INTO clocked (room, due) VALUES (:room, :due)
    ON CONFLICT (room) DO UPDATE SET due = excluded.due
"""
_DUE: Final = "SELECT room FROM clocked WHERE due <= :now ORDER BY due LIMIT :most"


class Clocked:
    """The tables in a store whose clocks run. Calls wait until they are done; any thread may make
    them."""

    def __init__(self, store: Store) -> None:
        self._run = Statements(store).run

    def watch(self, room: str, due: float) -> None:
        """Look at this table then, not at another time."""
        self._run(_WATCH, room=room, due=due)

    def forget(self, room: str) -> None:
        """No clock runs there any more."""
        self._run("DELETE FROM clocked WHERE room = :room", room=room)

    def due(self, now: float) -> list[str]:
        """Those that have to be looked at."""
        return [room for (room,) in self._run(_DUE, now=now, most=MOST)]

    def any(self) -> bool:
        return bool(self._run("SELECT 1 FROM clocked LIMIT 1"))
