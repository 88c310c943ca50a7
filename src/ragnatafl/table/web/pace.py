"""The pace of bots: whoever has no choice answers as soon as if there were one.

A bot that answers at once where its options hang on cards in its hand tells what it holds. So it
takes its time there, as it took it lately for questions that left something to think about.
"""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Final

from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.seats import Seat

LATELY: Final = 12
USUAL: Final = (0.2, 0.4, 0.7)
"""Seconds, where it was not seen to think yet."""
SPREAD: Final = 0.3
LONGEST: Final = 4.0


def is_telling(decision: Decision) -> bool:
    """Could somebody learn of hidden things from how soon this is answered?"""
    return decision.secret or len(decision.options) == 1


class Pace:
    """How long the bots of a table took lately."""

    def __init__(self) -> None:
        self._took: dict[Seat, deque[float]] = {}

    def note(self, seat: Seat, seconds: float) -> None:
        """It took so long to answer where there was something to choose."""
        self._took.setdefault(seat, deque(maxlen=LATELY)).append(seconds)

    def pause(self, seat: Seat, took: float, rng: Random) -> float:
        """Seconds to wait for who has answered so soon: as long as it might have taken."""
        usual = rng.choice(self._took.get(seat) or USUAL) * rng.uniform(1 - SPREAD, 1 + SPREAD)
        return max(0.0, min(usual, LONGEST) - took)
