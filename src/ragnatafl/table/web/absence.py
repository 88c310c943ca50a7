"""Who is away, and from when on others may let a bot play for them.

A line that drops comes back, mostly: so others wait for a grace before they hand the seat over, and
longer where nobody has ever sat. Time is counted by a clock that never jumps; a server that starts
anew counts anew.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import Final, Literal

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.web.places import Place

Grace = Literal[0, 60, 300, 1800]
"""What a table may have; with 0 nobody else ever hands a seat over."""
USUAL: Final = 60
NEVER: Final = 0
UNTAKEN: Final = 5
"""So many times longer others wait for who has never come."""


class Absence:
    """Of the people of a table: since when they are away, and who has been there."""

    def __init__(
        self, places: Sequence[Place], grace: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.grace = grace
        self.clock = clock
        self._places = places
        self._since = dict.fromkeys(map(Seat, range(len(places))), clock())
        self._present: frozenset[Seat] = frozenset()
        self._came: frozenset[Seat] = frozenset()

    def sees(self, present: Collection[Seat]) -> None:
        """These are connected now, and nobody else is."""
        now = self.clock()
        self._since |= dict.fromkeys(self._present.difference(present), now)
        self._present = frozenset(present)
        self._came |= self._present

    def left(self, seat: Seat) -> float | None:
        """Seconds until others may let a bot play here; None if they never may."""
        if self.grace == NEVER:
            return None
        came = self._places[seat].holder or seat in self._came
        wait = self.grace if came else self.grace * UNTAKEN
        return max(0.0, self._since[seat] + wait - self.clock())

    def waits(self) -> dict[Seat, float]:
        """For each person who is away: how long others wait until a bot may play there."""
        found: dict[Seat, float] = {}
        for number, place in enumerate(self._places):
            seat = Seat(number)
            if place.has_person and not place.by_bot and seat not in self._present:
                wait = self.left(seat)
                if wait is not None:
                    found[seat] = wait
        return found
