"""Bondi: for a first game. It sees what its next answer alone brings, and takes a good one.

That is any of the best third; the best one where there are few, and one that wins.
"""

from __future__ import annotations

import random
from typing import Final

from ragnatafl.bots import Budget, Seed
from ragnatafl.bots.worth import UNFINISHED, with_others_sealed, worth
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import determinize

GLANCE: Final = 100
"""At most so many answers are looked at."""


class Bondi:
    def __init__(self, seed: Seed = None) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: State, decision: Decision, budget: Budget) -> Option:
        options, rng = decision.options, self.rng
        if len(options) == 1:
            return options[0]
        if len(options) > GLANCE:
            options = tuple(rng.sample(options, GLANCE))
        deal = determinize(view, rng, remember=False)
        if deal.pending:
            deal = with_others_sealed(deal, decision.seat, rng)
        judged: list[tuple[float, int]] = []
        for place, option in enumerate(options):
            after = deal.clone()
            apply(after, option, pause=True)
            judged.append((worth(after, decision.seat), place))
        judged.sort(reverse=True)
        wins = judged[0][0] > UNFINISHED
        _, place = judged[0] if wins else rng.choice(judged[: max(1, len(judged) // 3)])
        return options[place]
