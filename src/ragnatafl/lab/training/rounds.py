"""Round after round: bots play by what was learnt last, and what they then do is learnt from.

A round is kept if the new weights beat the old ones at the table, or foretell games better and do
not lose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import msgspec

from ragnatafl.bots.judgement import Weights
from ragnatafl.build import VERSION
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.spreading import Hands
from ragnatafl.lab.training.duels import Duel, duel
from ragnatafl.lab.training.figures import Figures, figures_of
from ragnatafl.lab.training.fitting import Fit, fit, rounded
from ragnatafl.lab.training.gathering import ALL_CORES, Plan, Watch, gather, weights_now
from ragnatafl.lab.training.samples import Samples, join


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
    duel: Duel | None
    """Against the weights before; none where it was not asked for."""
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
        if self.duel is not None:
            found |= {
                "duel_games": self.duel.games,
                "duel_new": rounded(self.duel.new),
                "duel_old": rounded(self.duel.old),
            }
        return found


def learn(samples: Samples, before: Weights, mixture: float) -> Learnt:
    """Fit weights, and see how good they are."""
    found = fit(samples, mixture, before)
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


def is_better(figures: Figures, played: Duel | None) -> bool:
    """Are new weights better than those before? Where no duels were asked for, they are taken."""
    foretells = figures.fitted < figures.before
    return played is None or played.is_won or (foretells and not played.is_lost)


def final(rounds: Sequence[Round]) -> Weights | None:
    """Those of the last round that was kept, with the tale of all rounds."""
    kept = [one for one in rounds if one.kept]
    if not kept:
        return None
    weights = kept[-1].learnt.weights
    if len(rounds) == 1 and rounds[0].duel is None:
        return weights
    return msgspec.structs.replace(
        weights, made={**weights.made, "rounds": [one.written() for one in rounds]}
    )


Stage = Callable[[str], Watch]
"""Told what begins; gives back whom to tell how far it is."""


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
    """So many rounds, each of so many games and, if there are some, duels of new against old."""
    if rounds < 1:
        raise BadInput(f"--rounds {rounds}: there must be 1 at least")
    if duels < 0:
        raise BadInput(f"--duels {duels}: there cannot be fewer than none")
    game = find_game(plan.game)
    weights = weights_now(game)
    found: list[Round] = []
    latest: list[Samples] = []
    try:
        for number in range(1, rounds + 1):
            own = plan if rounds == 1 else replace(plan, seed=f"{plan.seed}/round {number}")
            which = f"round {number} of {rounds}" if rounds > 1 else game.name
            samples, played = gather(own, weights, games, hands, stage(f"{which}: games"))
            latest = [*latest[-1:], samples]
            stage(f"{which}: fitting")
            learnt = learn(join(latest), weights, mixture)
            met = None
            if duels and played == games:
                watch = stage(f"{which}: duels")
                met = duel(own, weights, learnt.weights, duels, hands, watch)
            kept = is_better(learnt.figures, met)
            found.append(Round(number, learnt, met, kept, played))
            if kept:
                weights = learnt.weights
            if on_round is not None:
                on_round(found[-1])
            if played < games:
                break  # interrupted
    except KeyboardInterrupt:
        if not found:
            raise
    return found
