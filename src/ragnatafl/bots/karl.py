"""Karl: greedy. It takes what leaves the best table at the end of its own string of answers.

Greed that looked at the next answer only would never start a march: 'lay a card' gains nothing
until 'place a master' follows. So karl looks through its own questions, as far as nobody else is
asked and nothing new is learnt, and widely only where the budget of nodes allows.
"""

from __future__ import annotations

import random
from typing import Final

from ragnatafl.bots import Budget, Seed
from ragnatafl.bots.worth import goes_on, with_others_sealed, worth
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import determinize

NODES: Final = 200
"""So many tables karl looks at, more only to see a string of answers through to its end."""
BEAM: Final = 6
"""So many strings of answers are followed side by side, fewer when questions are wide."""
DEALS: Final = 4
"""So many deals are looked at where chance or hidden cards have a say."""
SHORTLIST: Final = 8
"""So many options are looked at in the further deals."""


class Karl:
    def __init__(self, seed: Seed = None) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: State, decision: Decision, budget: Budget) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        found, certain = self._look(view, decision.seat, options)
        if not certain:
            options = tuple(sorted(found, key=lambda o: -found[o])[:SHORTLIST])
            found = {option: found[option] for option in options}
            for _ in range(DEALS - 1):
                again, _ = self._look(view, decision.seat, options)
                for option in options:
                    # An option that the beam left this time is no better than those it kept.
                    found[option] += again.get(option, min(again.values()))
        best = max(found.values())
        return self.rng.choice([option for option, value in found.items() if value == best])

    def _look(
        self, view: State, seat: Seat, options: tuple[Option, ...]
    ) -> tuple[dict[Option, float], bool]:
        """What each first answer leads to in one deal, and whether another deal may differ."""
        start = determinize(view, self.rng)
        certain = not start.pending
        if start.pending:
            start = with_others_sealed(start, seat, self.rng)
        found: dict[Option, float] = {}
        unfinished: dict[Option, float] = {}
        looked = 0
        frontier: list[tuple[Option | None, State]] = [(None, start)]
        while frontier:
            tips: list[tuple[float, Option, State]] = []
            for first, table in frontier:
                for option in options if first is None else table.decision.options:
                    after = table.clone()
                    apply(after, option)
                    looked += 1
                    value, root = worth(after, seat), first or option
                    if goes_on(after, seat):
                        tips.append((value, root, after))
                        unfinished[root] = max(value, unfinished.get(root, value))
                    else:
                        found[root] = max(value, found.get(root, value))
                        certain = certain and not after.drawn
            tips.sort(key=lambda tip: -tip[0])
            frontier = [(root, table) for _, root, table in tips[: _width(tips, looked)]]
        return found or unfinished, certain


def _width(tips: list[tuple[float, Option, State]], looked: int) -> int:
    """How many tips to follow: as many as the nodes left can pay for, but the best one always.

    A string of answers that never ends is given up in time.
    """
    if looked >= 5 * NODES:
        return 0
    left, width = NODES - looked, 0
    for _, _, table in tips[:BEAM]:
        left -= len(table.decision.options)
        if left < 0:
            break
        width += 1
    return max(1, width)
