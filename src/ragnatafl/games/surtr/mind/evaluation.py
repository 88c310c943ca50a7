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
    outlook,
    outlook_parts,
    sketch,
)
from ragnatafl.games.lords.rules.state import slain, slain_needed
from ragnatafl.games.surtr.rules.components import TOKENS
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    cards_that_count,
    followers_of,
    people_of,
    tucked,
)
from ragnatafl.kernel.seats import Seat

STEEP: Final = 40.0
"""What the last steps of a Follower's road are worth."""
FAR: Final = 0.45
"""Up to here its road is nothing to fear."""


def survey_of(game: Surtr) -> Survey:
    """With what a Follower may add to an army when it invades (SOLO-5.4.3)."""
    help_of = [0] * game.seats
    for seat in followers_of(game):
        help_of[seat] = cards_that_count(game, seat) + tucked(game, seat)
    return Survey(game, help_of)


def threat(game: Surtr, follower: Seat, survey: Survey) -> float:
    """How much a Follower has, and how near it is to its best victory."""
    hunted = slain(game, follower) / (slain_needed(game) + 1)
    jarl = survey.chart.jarl_road(survey.own[follower])
    near = max(0.0, max(jarl, gothi_road(game, follower, survey), hunted) - FAR)
    means = 0.25 * game.power[follower]
    return sketch(game, follower, survey) + means + STEEP * near * near


def desolation(game: Surtr) -> float:
    """Tokens are regions at Yggdrasil for Followers, and with the sixth all is lost."""
    tokens = game.desolation.bit_count()
    return 0.35 * tokens + (1.5 if tokens >= TOKENS - 1 else 0.0) + (2.5 if tokens == TOKENS else 0)


def fear(game: Surtr, survey: Survey) -> float:
    """What stands against all people alike: the worst Follower, and desolation."""
    threats = [threat(game, follower, survey) for follower in followers_of(game)]
    return max(threats) + desolation(game)


def _judge(weights: Weights, game: Surtr, seat: Seat) -> float:
    survey = survey_of(game)
    others = [sketch(game, other, survey) for other in people_of(game) if other != seat]
    return _against(outlook(game, seat, survey, weights), fear(game, survey), others)


def _against(own: float, feared: float, others: list[float]) -> float:
    """The own outlook against what is feared, and a little the best of the other people."""
    return tanh((own - (feared + _rivals(others))) / SCALE)


def _rivals(others: list[float]) -> float:
    return 0.4 * max(others) if others else 0.0


def parts(game: Surtr, seat: Seat) -> tuple[tuple[str, float], ...]:
    """What the own outlook is made of, what is feared, and the other people."""
    survey = survey_of(game)
    others = [sketch(game, other, survey) for other in people_of(game) if other != seat]
    feared, rivals = fear(game, survey), _rivals(others)
    return (*outlook_parts(game, seat, survey), ("surtr", -feared), ("rivals", -rivals))


def evaluate(game: Surtr, seat: Seat) -> float:
    return _judge(BALANCED, game, seat)


def evaluate_all(game: Surtr) -> tuple[float, ...]:
    """For Followers, whom nobody asks and who have the first seats, the other way round."""
    survey, people = survey_of(game), people_of(game)
    feared = fear(game, survey)
    sketches = [sketch(game, seat, survey) for seat in people] if len(people) > 1 else []
    judged: list[float] = []
    for place, seat in enumerate(people):
        others = sketches[:place] + sketches[place + 1 :]
        judged.append(_against(outlook(game, seat, survey, BALANCED), feared, others))
    return (*[-max(judged) for _ in followers_of(game)], *judged)


def leanings() -> tuple[tuple[str, Callable[[Surtr, Seat], float]], ...]:
    return tuple((name, partial(_judge, weights)) for name, weights in LEANINGS.items())
