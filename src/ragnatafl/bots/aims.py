"""What a seat was after: the terms of its judgement that rose most along one string of its answers.

It is told of two whole tables, so only when everything is open: hidden cards have a part in terms.
"""

from __future__ import annotations

from typing import Final

from ragnatafl.bots.judgement import judgement_of
from ragnatafl.kernel.match import Line
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State

MOST: Final = 2
"""So many are told."""
LEAST: Final = 0.05
"""A smaller gain, in logits, is not worth a word."""


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
    game = before.setup.game
    judgement, terms = judgement_of(game), game.mind.terms
    if judgement is None or terms is None or after.over:
        return []
    for name, factors in terms.leanings:
        if name == leaning:
            judgement = judgement.leaning(factors)
    was = dict(judgement.parts(before, seat))
    gains = [(number - was[name], name) for name, number in judgement.parts(after, seat)]
    return [name for gain, name in sorted(gains, reverse=True)[:MOST] if gain >= LEAST]
