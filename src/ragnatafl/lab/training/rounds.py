"""Round after round: bots play by what was learnt last, and what they then do is learnt from.

What a table is worth depends on how it is played on. Who always does a thing sooner or later
teaches that it can wait, and who goes by that never does it. So who goes by what was learnt last
sits at one table with who goes by the weights before, and the next fit sees what that costs. A
round is kept if the new weights beat the old ones at the table, or foretell games better, and lose
with no number of seats. While they lose, they are held back more strongly where they began: what
foretells best plays too far from what the games have seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from ragnatafl.bots.judgement import Weights
from ragnatafl.build import VERSION
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.spreading import Hands
from ragnatafl.lab.training.duels import Duel, duel
from ragnatafl.lab.training.figures import Figures, figures_of
from ragnatafl.lab.training.fitting import PENALTIES, Fit, fit, rounded
from ragnatafl.lab.training.gathering import ALL_CORES, Plan, Watch, gather, weights_now
from ragnatafl.lab.training.samples import Samples, join

KEPT: Final = 4
"""Games of so many rounds are fitted together."""
TRIES: Final = 4
STRICTER: Final = 10.0
"""So many times more strongly weights are held back after they lost at the table."""


@dataclass(frozen=True, slots=True)
class Learnt:
    """What came of a fit."""

    samples: Samples
    fit: Fit
    figures: Figures
    weights: Weights


@dataclass(frozen=True, slots=True)
class Round:
    number: int
    learnt: Learnt
    duels: Mapping[int, Duel]
    """By seats, against the weights before; none where they were not asked for."""
    kept: bool
    played: int
    """So many games: fewer than it should have been where somebody interrupted it."""

    def written(self) -> dict[str, object]:
        found: dict[str, object] = {
            "round": self.number,
            "kept": self.kept,
            "cross_entropy": rounded(self.learnt.figures.fitted),
            "cross_entropy_before": rounded(self.learnt.figures.before),
        }
        if self.duels:
            found["duels"] = {str(seats): one.written() for seats, one in self.duels.items()}
        return found


def learn(samples: Samples, before: Weights, mixture: float, least: float = 0.0) -> Learnt:
    """Fit weights, and see how good they are."""
    found = fit(samples, mixture, before, least)
    figures = figures_of(found, before)
    made = _made(samples, found, mixture)
    written = found.model.written(before.game, made, figures.written())
    return Learnt(samples, found, figures, written)


def _made(samples: Samples, found: Fit, mixture: float) -> dict[str, object]:
    first = samples.about[0]
    return {
        "by": f"ragnatafl {VERSION}, ragnatafl train",
        "rules": first.rules,
        "content": first.content,
        "games": samples.games,
        "positions": samples.tables,
        "fitted_to": found.aim.__name__.lower(),
        "penalty": found.rein.penalty,
        "begun_with": "the weights before" if found.rein.centre.any() else "nothing",
        "targets": mixture,
        "from": [
            {
                "games": int((samples.part == place).sum()),
                "seats": list(about.seats),
                "options": about.options,
                "vary": about.vary,
                "bots": list(about.bots),
                "judged_by": about.judged_by,
                "explore": about.explore,
                "positions_a_game": about.positions,
                "dealt": about.dealt,
                "seed": about.seed,
            }
            for place, about in enumerate(samples.about)
        ],
    }


def is_better(figures: Figures, duels: Mapping[int, Duel]) -> bool:
    """Are new weights better than those before? Where no duels were asked for, they are taken."""
    if not duels:
        return True
    met = duels.values()
    foretells = figures.fitted < figures.before
    return not any(one.is_lost for one in met) and (foretells or any(one.is_won for one in met))


def final(rounds: Sequence[Round]) -> Weights | None:
    """Those of the last round that was kept, with the tale of all rounds."""
    kept = [one for one in rounds if one.kept]
    if not kept:
        return None
    weights = kept[-1].learnt.weights
    if len(rounds) == 1 and not rounds[0].duels:
        return weights
    return msgspec.structs.replace(
        weights, made={**weights.made, "rounds": [one.written() for one in rounds]}
    )


Stage = Callable[[str], Watch]
"""Told what begins; gives back whom to tell how far it is."""


def settle(
    plan: Plan,
    samples: Samples,
    before: Weights,
    mixture: float,
    duels: int,
    hands: Hands = ALL_CORES,
    stage: Stage = lambda told: lambda done, of: None,
) -> Round:
    """Weights for these games; while they lose duels, such as are held back more strongly."""
    least = 0.0
    for _ in range(TRIES):
        stage("fitting")
        learnt, met = learn(samples, before, mixture, least), {}
        for seats in sorted(set(samples.seats.tolist())) if duels else ():
            alone, watch = replace(plan, seats=(seats,)), stage(f"duels with {seats} seats")
            met[seats] = duel(alone, before, learnt.weights, duels, hands, watch)
        if is_better(learnt.figures, met):
            return Round(1, learnt, met, True, samples.games)
        least = min(STRICTER * learnt.fit.rein.penalty, PENALTIES[0])
    return Round(1, learnt, met, False, samples.games)


def train(
    plan: Plan,
    games: int,
    rounds: int,
    duels: int,
    mixture: float = 1.0,
    hands: Hands = ALL_CORES,
    stage: Stage = lambda told: lambda done, of: None,
    on_round: Callable[[Round], None] | None = None,
) -> list[Round]:
    """So many rounds, each of so many games and, if there are some, duels of new against old, so
    many for each number of seats."""
    if rounds < 1:
        raise BadInput(f"--rounds {rounds}: there must be 1 at least")
    if duels < 0:
        raise BadInput(f"--duels {duels}: there cannot be fewer than none")
    game = find_game(plan.game)
    weights = weights_now(game)
    found: list[Round] = []
    latest: list[Samples] = []
    older: list[Weights] = []
    try:
        for number in range(1, rounds + 1):
            own = plan if rounds == 1 else replace(plan, seed=f"{plan.seed}/round {number}")
            which = f"round {number} of {rounds}" if rounds > 1 else game.name
            last = [one.learnt.weights for one in found[-1:] if not one.kept]
            players = [weights, *last, *older[-1:]]
            samples, played = gather(own, players, games, hands, stage(f"{which}: games"))
            latest = [*latest[1 - KEPT :], samples]
            meets = duels if played == games else 0

            def tell(what: str, which: str = which) -> Watch:
                return stage(f"{which}: {what}")

            made = settle(own, join(latest), weights, mixture, meets, hands, tell)
            found.append(replace(made, number=number, played=played))
            if found[-1].kept:
                older.append(weights)
                weights = found[-1].learnt.weights
            if on_round is not None:
                on_round(found[-1])
            if played < games:
                break  # interrupted
    except KeyboardInterrupt:
        if not found:
            raise
    return found
