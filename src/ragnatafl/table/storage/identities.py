"""Identities: who turned out to be whom, and who left; tables see people through it.

Events are never changed. A seat that was taken as somebody else is that person's all the same, and
of somebody who left no name is shown any more.
"""

from __future__ import annotations

from collections.abc import Iterable

from ragnatafl.table.storage.people import ALIAS, BOT, Person


class Identities:
    """Of all people whose seats must not be taken as they were stored."""

    def __init__(self) -> None:
        self._is: dict[str, str] = {}
        self._gone: set[str] = set()
        self._programs: set[str] = set()

    def of(self, holder: str) -> str:
        """The person that a holder is."""
        seen = {holder}
        while holder in self._is and self._is[holder] not in seen:
            holder = self._is[holder]
            seen.add(holder)
        return holder

    def has_left(self, holder: str) -> bool:
        return self.of(holder) in self._gone

    def is_program(self, holder: str) -> bool:
        """Somebody's own bot?"""
        return holder in self._programs

    def names_of(self, person: str) -> list[str]:
        """All ids by which seats may know this person."""
        return [person, *(other for other in self._is if self.of(other) == person)]

    def learn(self, changed: Iterable[Person]) -> bool:
        """What the store says of some; tells whether anything is new."""
        before = len(self._is), len(self._gone)  # programs change nothing that is at a table
        for one in changed:
            if one.kind == ALIAS:
                self._is[one.id] = one.data["of"]
            elif one.kind == BOT:
                self._programs.add(one.id)
            else:
                self._gone.add(one.id)
        return before != (len(self._is), len(self._gone))
