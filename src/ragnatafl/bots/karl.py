"""Karl: greedy. It takes what leaves the best table at the end of its own string of answers."""

from __future__ import annotations

import random
from typing import Final

from ragnatafl.bots import Budget, Seed
from ragnatafl.bots.strings import look_through
from ragnatafl.bots.worth import with_others_sealed
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import determinize

DEALS: Final = 4
"""So many deals are looked at where dice or the answers of others have a say."""
SHORTLIST: Final = 8
"""So many options are looked at in the further deals."""


class Karl:
    def __init__(self, seed: Seed = None) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: State, decision: Decision, budget: Budget) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        found, certain = self._look(view, decision, options)
        if not certain:
            options = tuple(sorted(found, key=lambda option: -found[option])[:SHORTLIST])
            found = {option: found[option] for option in options}
            for _ in range(DEALS - 1):
                again, _ = self._look(view, decision, options)
                for option in options:
                    # An option whose string was not followed this time is no better than the rest.
                    found[option] += again.get(option, min(again.values()))
        best = max(found.values())
        return self.rng.choice([option for option, value in found.items() if value == best])

    def _look(
        self, view: State, decision: Decision, options: tuple[Option, ...]
    ) -> tuple[dict[Option, float], bool]:
        """What these options lead to in one deal, and whether another deal would say the same."""
        deal = determinize(view, self.rng)
        sealed = bool(deal.pending)
        if sealed:
            deal = with_others_sealed(deal, decision.seat, self.rng)
        outlook = look_through(deal, decision.seat, options)
        return outlook.best_known(), not (sealed or outlook.chancy)
