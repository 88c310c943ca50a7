"""Marks: how far somebody has come, by a name; what follows from events is looked for from there.

A mark is set after what it stands for is done. Whoever ends in between leaves the older one, and
the next does the same again: so all that is done from a mark on must bear to be done twice.
"""

from __future__ import annotations

from typing import Final

from ragnatafl.table.storage.events import Store
from ragnatafl.table.storage.statements import Statements

_PUT: Final = """
    INSERT INTO marks (name, value) VALUES (:name, :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
_FIND: Final = "SELECT value FROM marks WHERE name = :name"
_NAMED: Final = """
    SELECT name, value FROM marks WHERE substr(name, 1, length(:beginning)) = :beginning
"""
_REMOVE: Final = "DELETE FROM marks WHERE name = :name AND value = :value"
_AFTER: Final = """
    SELECT room, max(id) FROM events WHERE id > :mark GROUP BY room ORDER BY max(id) LIMIT :most
"""
_SINCE: Final = """
    SELECT DISTINCT room FROM events WHERE id > coalesce(
        (SELECT id FROM events WHERE at < :at ORDER BY id DESC LIMIT 1), 0
    )
"""


class Marks:
    """The marks of a store. Calls wait until they are done; any thread may make them."""

    def __init__(self, store: Store) -> None:
        self._run = Statements(store).run

    def find(self, name: str) -> float | None:
        return next((float(value) for (value,) in self._run(_FIND, name=name)), None)

    def named(self, beginning: str) -> dict[str, float]:
        """All whose name begins so."""
        rows = self._run(_NAMED, beginning=beginning)
        return {str(name): float(value) for name, value in rows}

    def set(self, name: str, value: float) -> None:
        self._run(_PUT, name=name, value=float(value))

    def advance(self, name: str, value: float) -> None:
        """Set it, unless it stands further already."""
        self._run(f"{_PUT} WHERE marks.value < excluded.value", name=name, value=float(value))

    def move(self, name: str, was: float, value: float) -> bool:
        """Set it, unless somebody else has set it meanwhile."""
        query = f"{_PUT} WHERE marks.value = :was RETURNING value"
        return bool(self._run(query, name=name, was=float(was), value=float(value)))

    def remove(self, name: str, value: float) -> None:
        """If it stands there still."""
        self._run(_REMOVE, name=name, value=value)

    # Tables of which something was stored

    def changed_after(self, number: int, most: int) -> list[tuple[str, int]]:
        """After this event of the store, each with its last, in that order."""
        rows = self._run(_AFTER, mark=number, most=most)
        return [(str(room), int(last)) for room, last in rows]

    def changed_since(self, at: float) -> list[str]:
        """Since this time."""
        return [str(room) for (room,) in self._run(_SINCE, at=at)]
