"""How good a table with Followers is for a person: as in Lords, and how near the end Surtr is.

Followers are no rivals among others: they never let a chance go by. So their best road counts more
the nearer its end is, and desolation counts as they do.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import tanh
from typing import Final

from ragnatafl.games.lords.mind.evaluation import (
    BALANCED,
    LEANINGS,
    SCALE,
    Survey,
    Weights,
    gothi_road,
    jarl_road,
    outlook,
    sketch,
)
from ragnatafl.games.lords.rules.state import board_of, slain, slain_needed
from ragnatafl.games.surtr.rules.components import TOKENS
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    cards_that_count,
    followers_of,
    is_follower,
    people_of,
    tucked,
)
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import seats_of

STEEP: Final = 40.0
"""What the last steps of a Follower's road are worth."""
FAR: Final = 0.45
"""Up to here its road is nothing to fear."""


def help_of_cards(game: Surtr) -> list[int]:
    """SOLO-5.4.3: by seat, what a Follower may add to an army when it invades."""
    return [
        cards_that_count(game, seat) + tucked(game, seat) if is_follower(game, seat) else 0
        for seat in seats_of(game)
    ]


def threat(game: Surtr, follower: Seat, survey: Survey) -> float:
    """How much a Follower has, and how near it is to its best victory."""
    hunted = slain(game, follower) / (slain_needed(game) + 1)
    roads = (
        jarl_road(survey.own[follower], board_of(game).lands),
        gothi_road(game, follower, survey), hunted,
    )  # fmt: skip
    near = max(0.0, max(roads) - FAR)
    means = 0.25 * game.power[follower]
    return sketch(game, follower, survey) + means + STEEP * near * near


def desolation(game: Surtr) -> float:
    """Tokens are regions at Yggdrasil for Followers, and with the sixth all is lost."""
    tokens = game.desolation.bit_count()
    return 0.35 * tokens + (1.5 if tokens >= TOKENS - 1 else 0.0) + (2.5 if tokens == TOKENS else 0)


def _judge(weights: Weights, game: Surtr, seat: Seat) -> float:
    survey = Survey(game, help_of_cards(game))
    own = outlook(game, seat, survey, weights)
    return tanh((own - _against(game, seat, survey)) / SCALE)


def _against(game: Surtr, seat: Seat, survey: Survey) -> float:
    """What stands against a person: the worst Follower, desolation, a little the other people."""
    worst = max(threat(game, follower, survey) for follower in followers_of(game))
    others = [sketch(game, other, survey) for other in people_of(game) if other != seat]
    return worst + desolation(game) + (0.4 * max(others) if others else 0.0)


def evaluate(game: Surtr, seat: Seat) -> float:
    return _judge(BALANCED, game, seat)


def evaluate_all(game: Surtr) -> tuple[float, ...]:
    """For Followers, whom nobody asks, the other way round."""
    people = set(people_of(game))
    judged = {seat: evaluate(game, seat) for seat in people}
    best = max(judged.values())
    return tuple(judged.get(seat, -best) for seat in seats_of(game))


def leanings() -> tuple[tuple[str, Callable[[Surtr, Seat], float]], ...]:
    return tuple((name, partial(_judge, weights)) for name, weights in LEANINGS.items())
