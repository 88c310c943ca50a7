"""How far the game of a table has been looked back upon, as its stored events say.

`analyse` is stored when somebody wants it, or no more; `looked` holds what was found of some
choices, one after the other from the set-up on. What is taken back ends all of it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ragnatafl.bots.analysis import SET_UP, Analysis, Looked, Shares, Studied, Weighed, conclude
from ragnatafl.kernel.match import Line
from ragnatafl.table.storage import Data, Entry
from ragnatafl.table.web.deeds import Deed


class Kept(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """What was found of a choice, as it is stored: without what its place says."""

    chances: Shares
    luck: Shares = ()
    """Nothing where chance did nothing."""
    weighed: tuple[tuple[str, float, int], ...] = ()
    """Of somebody who could have chosen otherwise: what was taken, then the best, as texts, chances
    and how often they were tried."""

    @classmethod
    def of(cls, one: Looked) -> Kept:
        found = one.studied
        weighed = (found.taken, *found.best) if found is not None else ()
        told = tuple((each.option, each.chance, each.tries) for each in weighed)
        return cls(one.chances, one.luck if any(one.luck) else (), told)

    def looked(self, number: int, seat: int) -> Looked:
        luck, weighed = self.luck or (0.0,) * len(self.chances), [Weighed(*w) for w in self.weighed]
        studied = Studied(number, seat, weighed[0], tuple(weighed[1:])) if weighed else None
        return Looked(number, self.chances, luck, studied)


class Analysed:
    """What is known of a game that is over."""

    def __init__(self) -> None:
        self.by = ""
        """The browser that wants it, while it is looked at."""
        self.failed = False
        """It came to an end that nobody wanted."""
        self.kept: list[Kept] = []
        """Of the set-up, and of so many choices."""

    @property
    def goes_on(self) -> bool:
        return bool(self.by)

    @property
    def next(self) -> int:
        """The choice to be looked at next."""
        return len(self.kept) + SET_UP

    def is_whole(self, lines: Sequence[Line]) -> bool:
        return self.next == len(lines)

    def conclude(self, lines: Sequence[Line]) -> Analysis | None:
        """All of it together, once all choices were looked at."""
        if not self.is_whole(lines):
            return None
        seats = [line.seat for line in lines]
        found = [
            kept.looked(number, seats[number] if number != SET_UP else SET_UP)
            for number, kept in enumerate(self.kept, SET_UP)
        ]
        return conclude(seats, found)

    # What is done

    @staticmethod
    def to_begin(holder: str) -> Deed:
        return Deed.one("analyse", by=holder)

    @staticmethod
    def to_end(failed: bool = False) -> Deed:
        return Deed.one("analyse", by="", failed=failed)

    def to_add(self, found: Sequence[Looked], lines: Sequence[Line]) -> Deed:
        """What was found next; with the last of it nobody has to want it any more."""
        kept = msgspec.json.decode(msgspec.json.encode([Kept.of(one) for one in found]))
        entries = [Entry("looked", {"first": self.next, "found": kept})]
        if self.next + len(found) == len(lines):
            entries += self.to_end().entries
        return Deed(tuple(entries))

    # As it was stored

    def take(self, kind: str, data: Data) -> None:
        if kind == "analyse":
            self.by, self.failed = data["by"], data.get("failed", False)
        elif data["first"] == self.next:
            self.kept += msgspec.convert(data["found"], list[Kept])
