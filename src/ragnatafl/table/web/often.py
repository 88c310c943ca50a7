"""How often a seat may do what others see or what is stored: a bucket for each, filled by time.

A person notices nothing of it. A program at a seat can neither flood the store nor keep everybody
else's page busy, with however many connections it comes.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, Literal

from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.web.refusals import TooOften

What = Literal[
    "answer", "tell", "undo", "standing", "hint", "suggest", "take-over", "rename", "rematch",
    "invite", "analyse", "clock", "lobby",
]  # fmt: skip
AT_MOST: Final[dict[What, tuple[int, float]]] = {
    "answer": (60, 20.0),
    "tell": (20, 2.0),
    "undo": (40, 5.0),
    "standing": (20, 1.0),
    "hint": (10, 0.5),
    "suggest": (40, 5.0),
    "take-over": (6, 0.2),
    "rename": (6, 0.2),
    "rematch": (6, 0.2),
    "invite": (6, 0.2),
    "analyse": (6, 0.05),
    "clock": (12, 0.2),
    "lobby": (10, 0.5),
}
"""So many at once, and after that so many a second."""


class Bucket:
    """Holds so much at most, and fills by the second."""

    __slots__ = ("_a_second", "_clock", "_filled", "_holds", "_left")

    def __init__(
        self, holds: float, a_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._holds = self._left = holds
        self._a_second = a_second
        self._clock = clock
        self._filled = clock()

    def allows(self) -> bool:
        """Take one out, if there is one."""
        now = self._clock()
        self._left = min(self._holds, self._left + (now - self._filled) * self._a_second)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is one again."""
        return max(0.0, (1 - self._left) / self._a_second) if self._a_second else math.inf


class Often:
    """What the seats of a table did lately."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[tuple[Seat, What], Bucket] = {}

    def check(self, seat: Seat, what: What) -> None:
        """Refuse what a seat has done too often."""
        if (seat, what) not in self._buckets:
            self._buckets[seat, what] = Bucket(*AT_MOST[what], self._clock)
        if not self._buckets[seat, what].allows():
            raise Illegal(TooOften())
