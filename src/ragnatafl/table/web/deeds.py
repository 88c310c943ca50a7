"""What is to be done at a table: checked already, not stored yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ragnatafl.kernel.match import Match
from ragnatafl.table.storage import Entry


@dataclass(frozen=True, slots=True)
class Deed:
    """What is to be done at a table: events that are stored together, all or none."""

    entries: tuple[Entry, ...]
    after: tuple[Match[Any], ...] = ()
    """Of choices: the match that each of them leads to."""

    @classmethod
    def one(cls, kind: str, **data: object) -> Deed:
        """A single event."""
        return cls((Entry(kind, data),))


NOTHING: Final = Deed(())
"""It is so already."""
