"""LOR-1: how near each player is to each victory; there are no points in this game."""

from __future__ import annotations

from ragnatafl.games.lords.rules.state import (
    Lords,
    controlled,
    lands_of,
    ring_regions,
    slain,
    temples_of,
)
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import seats_of


def scores(game: Lords) -> tuple[int, ...]:
    """Regions controlled, as a rough standing."""
    return tuple(controlled(game, seat).bit_count() for seat in seats_of(game))


def score_parts(game: Lords, seat: Seat) -> tuple[tuple[str, int], ...]:
    """The roads to victory: lands, temples, slain monsters, regions at Yggdrasil."""
    return (
        ("lands", lands_of(game, seat)),
        ("temples", temples_of(game, seat)),
        ("slain", slain(game, seat)),
        ("yggdrasil", ring_regions(game, seat)),
    )
