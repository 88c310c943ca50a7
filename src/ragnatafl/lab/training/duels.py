"""Old weights against new ones: games in pairs, the same deal twice with seats swapped."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial

from ragnatafl.bots.judgement import Weights, judge_by
from ragnatafl.lab.arena import Z95, Party
from ragnatafl.lab.spreading import Hands, spread
from ragnatafl.lab.training.gathering import (
    ALL_CORES,
    LARGEST,
    Plan,
    Watch,
    judged_as_before,
)

OLD, NEW = 0, 1


@dataclass(frozen=True, slots=True)
class Duel:
    """How often which of them won, in how many games."""

    games: int
    new: float
    old: float
    """A shared victory is a part of a win for each."""
    error: float
    """By how much the lead a game may be off, nineteen times of twenty."""

    @property
    def lead(self) -> float:
        """Of the new one, a game."""
        return (self.new - self.old) / self.games

    @property
    def is_won(self) -> bool:
        return self.lead - self.error > 0

    @property
    def is_lost(self) -> bool:
        return self.lead + self.error < 0

    def written(self) -> dict[str, object]:
        """For the file of weights."""
        return {"games": self.games, "new": round(self.new, 2), "old": round(self.old, 2)}

    def __str__(self) -> str:
        return (
            f"new {self.new:.1f}, old {self.old:.1f} of {self.games} games"
            f" (lead {self.lead:+.1%}, 95 %: {self.lead - self.error:+.1%}"
            f" to {self.lead + self.error:+.1%})"
        )


def play(plan: Plan, weights: tuple[Weights, Weights], number: int) -> tuple[int, float, float]:
    """Its number, and what part of the victory old and new have."""
    pairing = replace(
        plan.pairing(number // 2),
        bots=(plan.bots[0], plan.bots[0]),
        seed=f"{plan.seed}/duel {number // 2}",
        number=number,
    )
    party = Party(pairing)
    game = party.game
    while not party.is_over:
        judge_by(weights[party.lineup[game.decision.seat]], game.setup.game)
        party.answer(party.choice())
    shares = [0.0, 0.0]
    for place, who in enumerate(party.lineup):
        if who >= 0 and game.winners >> place & 1:
            shares[who] += 1 / game.winners.bit_count()
    return number, shares[OLD], shares[NEW]


def duel(
    plan: Plan,
    old: Weights,
    new: Weights,
    games: int,
    hands: Hands = ALL_CORES,
    watch: Watch | None = None,
) -> Duel:
    """So many games, rounded up to pairs."""
    games += games % 2
    played: list[tuple[int, float, float]] = []
    with judged_as_before(plan.game):
        for some in spread(partial(play, plan, (old, new)), range(games), hands, LARGEST):
            played += some
            if watch is not None:
                watch(len(played), games)
    played.sort()
    leads = [
        played[at][2] - played[at][1] + played[at + 1][2] - played[at + 1][1]
        for at in range(0, games, 2)
    ]
    pairs = len(leads)
    mean = sum(leads) / pairs
    square = sum((lead - mean) ** 2 for lead in leads) / max(1, pairs - 1)
    error = Z95 * math.sqrt(square / pairs) / 2 if pairs > 1 else 1.0
    return Duel(games, sum(one[2] for one in played), sum(one[1] for one in played), error)
