"""The arithmetic of a judgement: it runs at every table that is judged, so it is compiled."""

from __future__ import annotations

from math import exp
from typing import Final

STEEPEST: Final = 60.0
"""Scores further apart than this are as good as decided."""


def weights_at(start: list[float], end: list[float], late: float) -> list[float]:
    """What each term is worth at this point of the game."""
    early = 1.0 - late
    return [early * weight + late * end[place] for place, weight in enumerate(start)]


def scores_of(
    start: list[float], end: list[float], late: float, numbers: list[list[float]]
) -> list[float]:
    """By seat: the sum of its numbers, each times its weight."""
    weights = weights_at(start, end, late)
    found: list[float] = []
    for own in numbers:
        score = 0.0
        for place, number in enumerate(own):
            score += weights[place] * number
        found.append(score)
    return found


def shares_of(scores: list[float]) -> list[float]:
    """By seat: how likely it wins; together 1."""
    best = max(scores)
    powers = [exp(max(-STEEPEST, score - best)) for score in scores]
    total = 0.0
    for power in powers:
        total += power
    return [power / total for power in powers]
