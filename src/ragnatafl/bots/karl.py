"""Karl: greedy. It takes what leaves the best table at the end of its own plan.

Where a game knows several ways to play, each karl leans to one of them, as its seed will have it.
"""

from __future__ import annotations

import random
from typing import Final

from ragnatafl.bots import Budget, Seed, lean
from ragnatafl.bots.judgement import Judgement, leaning_judgement
from ragnatafl.bots.plans import Outlook, Plan, look_through, see_through
from ragnatafl.bots.worth import has_learnt, with_others_sealed
from ragnatafl.kernel.agenda import apply, offered
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import determinize

DEALS: Final = 4
"""So many deals are looked at where dice or the answers of others have a say."""
SHORTLIST: Final = 8
"""So many plans are looked at in the further deals."""


class Karl:
    def __init__(self, seed: Seed = None, luck: Seed = None) -> None:
        self.rng = random.Random(seed if luck is None else luck)
        self.character = lean(seed)
        """By which it has one of the game's leanings, from 0 to 1."""
        self._plan: list[tuple[tuple[Option, ...], Option]] = []
        """The rest of the plan it has set out on: what it will be asked, and its answers."""

    def choose(self, view: State, decision: Decision, budget: Budget) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if planned := self._next_of_plan(view, decision):
            return planned
        seat, judge = decision.seat, leaning_judgement(view.setup.game, self.character)
        deal = self._deal(view, seat)
        outlook = look_through(deal, seat, options, judge)
        found = outlook.best_known()
        if view.pending or view.automas or outlook.chancy:
            found = self._look_again(view, seat, outlook, judge)
        best = max(found.values())
        choice = self.rng.choice([option for option, value in found.items() if value == best])
        self._plan = self._questions(deal, seat, outlook.plans[choice])
        return choice

    def _next_of_plan(self, view: State, decision: Decision) -> Option | None:
        """The answer it has thought of before, if this is the question it was made for."""
        plan, self._plan = self._plan, []
        while plan and len(plan[0][0]) == 1:
            plan = plan[1:]  # forced ones are not asked
        if not plan or plan[0][0] != decision.options or has_learnt(view, decision.seat):
            return None
        self._plan = plan[1:]
        return plan[0][1]

    def _questions(
        self, deal: State, seat: Seat, plan: Plan
    ) -> list[tuple[tuple[Option, ...], Option]]:
        """What will be asked along a plan after its first answer."""
        table, asked = deal.clone(), []
        for place, option in enumerate(plan):
            if place:
                asked.append((offered(table), option))
            apply(table, option, pause=True)
        return asked

    def _deal(self, view: State, seat: Seat) -> State:
        deal = determinize(view, self.rng, remember=False)
        return with_others_sealed(deal, seat, self.rng) if deal.pending else deal

    def _look_again(
        self, view: State, seat: Seat, outlook: Outlook, judge: Judgement | None
    ) -> dict[Option, float]:
        """Where dice or others have a say: what the most promising plans lead to on average."""
        found = outlook.best_known()
        shortlist = sorted(found, key=lambda option: -found[option])[:SHORTLIST]
        if view.automas:
            return self._hear_replies(view, seat, outlook, shortlist, judge)
        sums = {option: found[option] for option in shortlist}
        for _ in range(DEALS - 1):
            deal = self._deal(view, seat)
            for option in shortlist:
                sums[option] += see_through(deal, seat, outlook.plans[option], judge)[0]
        return sums

    def _hear_replies(
        self,
        view: State,
        seat: Seat,
        outlook: Outlook,
        shortlist: list[Option],
        judge: Judgement | None,
    ) -> dict[Option, float]:
        """Judge after the automas' reply. A plan that ends before their turn is judged there, and
        counted as if it had lost as much by the reply as the others did."""
        found = outlook.best_known()
        sums = dict.fromkeys(shortlist, 0.0)
        unanswered = dict.fromkeys(shortlist, 0)
        change, replies = 0.0, 0
        for _ in range(DEALS):
            deal = self._deal(view, seat)
            for option in shortlist:
                value, replied = see_through(deal, seat, outlook.plans[option], judge)
                sums[option] += value
                if replied:
                    change += value - found[option]
                    replies += 1
                else:
                    unanswered[option] += 1
        if replies:
            for option in shortlist:
                sums[option] += unanswered[option] * change / replies
        return sums
