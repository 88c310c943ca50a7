"""BR-1.2, BR-11: glory, and where each clan's came from."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules.components import SOURCES
from ragnatafl.games.bloodrage.rules.state import BloodRage, glory
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import seats_of


def scores(game: BloodRage) -> tuple[int, ...]:
    return tuple([glory(game, seat) for seat in seats_of(game)])


def score_parts(game: BloodRage, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Message key and glory for each source."""
    return tuple(zip(SOURCES.ids, game.earned[seat], strict=True))
