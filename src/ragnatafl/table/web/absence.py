"""Who is away, and from when on others may let a bot play for them.

A line that drops comes back, mostly: so others wait for a grace before they hand the seat over, and
longer where nobody has ever sat. Time is counted by a clock that never jumps; a server that starts
anew counts anew.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable
from typing import Final, Literal, NamedTuple

from ragnatafl.kernel.seats import Seat

Grace = Literal[0, 60, 300, 1800]
"""What a table may have; with 0 nobody else ever hands a seat over."""
USUAL: Final = 60
NEVER: Final = 0
UNTAKEN: Final = 5
"""So many times longer others wait for who has never come."""


class Handed(NamedTuple):
    """A seat that a bot plays for its person."""

    by: Seat
    """Who let it; its own person, or another."""
    choices: int
    """So many had been made at the table."""


class Absence:
    """Of the people of a table: since when they are away, and who has been there."""

    def __init__(
        self, people: Iterable[Seat], grace: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.grace = grace
        self.clock = clock
        self._since = dict.fromkeys(people, clock())
        self._present: frozenset[Seat] = frozenset()
        self._came: frozenset[Seat] = frozenset()

    def sees(self, present: Collection[Seat]) -> None:
        """These are connected now, and nobody else is."""
        now = self.clock()
        self._since |= dict.fromkeys(self._present.difference(present), now)
        self._present = frozenset(present)
        self._came |= self._present

    def left(self, seat: Seat, taken: bool) -> float | None:
        """Seconds until others may hand it over; None if they never may. `taken`: somebody has
        sat down there."""
        if self.grace == NEVER:
            return None
        wait = self.grace if taken or seat in self._came else self.grace * UNTAKEN
        return max(0.0, self._since[seat] + wait - self.clock())
