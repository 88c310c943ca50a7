"""What if: where such a table left another one."""

from __future__ import annotations

from dataclasses import dataclass

from ragnatafl.table.storage import Data


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a what-if left another table."""

    room: str
    at: int
    """After so many choices,"""
    turn: int
    """in the turn of this number; 0 before the first."""

    @classmethod
    def of(cls, data: Data) -> Branch:
        """As it was stored; older ones hold a key, which opens nothing any more."""
        return cls(data["room"], data["at"], data["turn"])
