"""What a seat was after: the terms of its judgement that rose most along one string of its answers.

Of two whole tables it is told when everything is open, for hidden cards have a part in terms. While
a game goes on it is told of what another seat sees: what rose however hidden cards may lie.
"""

from __future__ import annotations

import random
from math import sqrt
from typing import Final

from ragnatafl.bots.judgement import judgement_of
from ragnatafl.kernel.match import Line
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import determinize

MOST: Final = 2
"""So many are told."""
LEAST: Final = 0.05
"""A smaller gain, in logits, is not worth a word."""
DEALS: Final = 12
"""So often what is hidden is dealt."""


def string_around(lines: list[Line], place: int) -> tuple[int, int]:
    """The first answer of the string that this one is in, and the first one after it."""
    seat, first, end = lines[place].seat, place, place + 1
    while first and lines[first - 1].seat == seat and not lines[first - 1].final:
        first -= 1
    while end < len(lines) and lines[end].seat == seat and not lines[end - 1].final:
        end += 1
    return first, end


def aims(before: State, after: State, seat: Seat, leaning: str = "") -> list[str]:
    """The names of the terms that rose, the largest first, as who leans there weighs them."""
    return _largest([(gain, name) for name, gain in _gains(before, after, seat, leaning)])


def seen_aims(before: State, after: State, seat: Seat, leaning: str, luck: str) -> list[str]:
    """The same of two views that another seat had, before and after: terms that rise by more than
    what is hidden, dealt anew again and again, lets them swing."""
    rng = random.Random(luck)
    rises: dict[str, list[float]] = {}
    for _ in range(DEALS):
        first, last = (determinize(one, rng, remember=False) for one in (before, after))
        for name, gain in _gains(first, last, seat, leaning):
            rises.setdefault(name, []).append(gain)
    return _largest([(_surely(gains), name) for name, gains in rises.items()])


def _gains(before: State, after: State, seat: Seat, leaning: str) -> list[tuple[str, float]]:
    """By how much each term rose; nothing where tables are not judged."""
    game = before.setup.game
    judgement, terms = judgement_of(game), game.mind.terms
    if judgement is None or terms is None or after.over:
        return []
    for way in terms.leanings:
        if way.name == leaning:
            judgement = judgement.leaning(way)
    was = dict(judgement.parts(before, seat))
    return [(name, number - was[name]) for name, number in judgement.parts(after, seat)]


def _surely(gains: list[float]) -> float:
    """The least that the mean of them may well be."""
    mean = sum(gains) / len(gains)
    square = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean - 2 * sqrt(square / len(gains))


def _largest(gains: list[tuple[float, str]]) -> list[str]:
    return [name for gain, name in sorted(gains, reverse=True)[:MOST] if gain >= LEAST]
