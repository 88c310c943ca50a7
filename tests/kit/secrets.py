"""What a seat may guess, and what it believes."""

from __future__ import annotations

import random
from typing import TypeVar

from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import determinize

S = TypeVar("S", bound=State)


def guesses(match: Match[S], seat: Seat, count: int = 12) -> list[S]:
    """Whole tables that this seat's view could come from."""
    rng = random.Random(5)
    return [determinize(match.view(seat), rng) for _ in range(count)]


def believed(match: Match[S], seat: Seat, zone: int) -> set[int]:
    """The cards that this seat thinks may lie there."""
    mask = match.view(seat).may_be[seat * len(match.state.zones) + zone]
    return {card for card in range(mask.bit_length()) if mask >> card & 1}
