"""Weights fitted to results: softmax over the seats' scores, weights that change over a game.

The loss is the mean cross-entropy of tables, and a part of the squares of how far all weights are
from where they began, so that none goes further than the games bear out. They begin with nothing,
or with the weights there were before; that, and how large the part is, games decide that the fit
did not see. Other games, held out from all of this, tell how good the fit is. Terms are measured by
how far seats usually differ in them, so weights of different terms can be compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np

from ragnatafl.bots.judgement import Weight, Weights
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.spreading import cores
from ragnatafl.lab.training.samples import Flags, Floats, Samples

HELD_OUT: Final = 0.2
"""So large a part of the games is kept for the figures."""
FOLDS: Final = 5
"""Of so many groups of the rest one chooses how strongly weights are held back: one group after the
other, or where there are many tables, one alone."""
MANY: Final = 30_000
"""So many tables are many."""
PENALTIES: Final = (1.0, 3e-1, 1e-1, 3e-2, 1e-2, 3e-3, 1e-3, 3e-4, 1e-4, 1e-5)
PATIENCE: Final = 2
"""A smaller penalty is not tried after so many that did no better than a larger one."""
LEAST_GAMES: Final = 20
CHUNK: Final = 1 << 10
"""So many tables are reckoned with at once: they stay near the processor;"""
BLOCK: Final = 1 << 14
"""and so many by one thread. Sums are made block by block, so threads do not change them."""
STEPS: Final = 60
CLOSE: Final = 1e-11
CLOSE_ENOUGH: Final = 1e-7
"""What another step would gain, when it is not worth it; the second for trials."""
FLAT: Final = 1e-9
"""Seats that differ by less in a term do not differ."""


class Rows:
    """Tables as the fit needs them."""

    def __init__(self, samples: Samples, targets: Floats | None = None) -> None:
        self.samples = samples
        self.there = samples.present()
        self.results = samples.results()
        self.targets = self.results if targets is None else targets

    def __len__(self) -> int:
        return self.samples.tables

    def chunks(self, within: slice | None = None) -> Iterator[slice]:
        first, last = (within.start, within.stop) if within is not None else (0, len(self))
        for at in range(first, last, CHUNK):
            yield slice(at, min(at + CHUNK, last))

    def blocks(self) -> list[slice]:
        return [slice(at, min(at + BLOCK, len(self))) for at in range(0, len(self), BLOCK)]

    def late(self, some: slice) -> Floats:
        return self.samples.progress[some].astype(np.float64)[:, None]


def spread_of(rows: Rows) -> Floats:
    """By term how far seats usually differ: the deviation from the mean of a table."""
    squares, seats = np.zeros(rows.samples.terms.shape[2]), 0
    for some in rows.chunks():
        there = rows.there[some][:, :, None]
        numbers = np.where(there, rows.samples.terms[some].astype(np.float64), 0.0)
        mean = numbers.sum(axis=1, keepdims=True) / there.sum(axis=1, keepdims=True)
        squares += (np.where(there, numbers - mean, 0.0) ** 2).sum(axis=(0, 1))
        seats += int(there.sum())
    found: Floats = np.sqrt(squares / seats)
    return found


def log_chances(scores: Floats, there: Flags) -> Floats:
    """Of each seat; 0 where there is none."""
    scores = np.where(there, scores, -np.inf)
    scores = scores - scores.max(axis=-1, keepdims=True)
    found = scores - np.log(np.exp(scores).sum(axis=-1, keepdims=True))
    return np.where(there, found, 0.0)


def chances(scores: Floats, there: Flags) -> Floats:
    return np.where(there, np.exp(log_chances(scores, there)), 0.0)


def units_of(scale: Floats) -> Floats:
    """What a whole number of each term is, measured by the usual difference; 0 for a flat one."""
    return np.where(scale > FLAT, 1.0 / _spans(scale), 0.0)


def _spans(scale: Floats) -> Floats:
    """The usual difference; 1 for a flat term, whose weight stays as it is."""
    return np.where(scale > FLAT, scale, 1.0)


def _scores(numbers: Floats, late: Floats, weights: Floats) -> Floats:
    both = numbers @ weights.reshape(2, -1).T
    scores: Floats = (1.0 - late) * both[:, :, 0] + late * both[:, :, 1]
    return scores


@dataclass(frozen=True, slots=True)
class Model:
    """Weights for standardised terms: those of the start, then those of the end."""

    names: tuple[str, ...]
    scale: Floats
    weights: Floats

    def scores(self, rows: Rows) -> Floats:
        units = units_of(self.scale)
        found = [
            _scores(rows.samples.terms[some] * units, rows.late(some), self.weights)
            for some in rows.chunks()
        ]
        return np.concatenate(found)

    @property
    def start(self) -> Floats:
        """Standardised: what it adds to be ahead by the usual difference."""
        return self.weights[: len(self.names)]

    @property
    def end(self) -> Floats:
        return self.weights[len(self.names) :]

    def written(self, game: str, made: dict[str, object], figures: dict[str, object]) -> Weights:
        """As a file: for whole numbers of each term."""
        one = 1.0 / _spans(self.scale)
        terms = {
            name: Weight(rounded(start), rounded(end))
            for name, start, end in zip(self.names, self.start * one, self.end * one, strict=True)
        }
        return Weights(game, terms, made=made, figures=figures)


def rounded(number: float, digits: int = 4) -> float:
    """To so many digits that count.

    >>> rounded(0.0123456), rounded(-123456.0), rounded(-0.0)
    (0.01235, -123500.0, 0.0)
    """
    return float(f"{number:.{digits}g}") + 0.0


def as_model(weights: Weights, names: Sequence[str]) -> Model:
    """Weights of a file, to see how well they foretell games."""
    worth = [weights.terms[name] for name in names]
    both = np.array([one.start for one in worth] + [one.end for one in worth])
    return Model(tuple(names), np.ones(len(names)), both)


def cross_entropies(scores: Floats, rows: Rows) -> Floats:
    """Of each table, with the real result."""
    found: Floats = -(rows.results * log_chances(scores, rows.there)).sum(axis=1)
    return found


def cross_entropy(scores: Floats, rows: Rows) -> float:
    return float(cross_entropies(scores, rows).mean())


# The fit


@dataclass(frozen=True, slots=True)
class Bowl:
    """The loss at a point, with its slope and curvature there."""

    loss: float
    slope: Floats
    curve: Floats


@dataclass(frozen=True, slots=True)
class Rein:
    """What holds weights back: how strongly, and where."""

    centre: Floats
    penalty: float


def bowl_at(rows: Rows, scale: Floats, weights: Floats, rein: Rein) -> Bowl:
    part = partial(_bowl_of, rows, units_of(scale), weights)
    blocks = rows.blocks()
    if len(blocks) == 1:
        parts = [part(blocks[0])]
    else:
        with ThreadPoolExecutor(cores()) as threads:
            parts = list(threads.map(part, blocks))
    count, penalty, away = len(rows), rein.penalty, weights - rein.centre
    return Bowl(
        sum(one.loss for one in parts) / count + penalty / 2 * float(away @ away),
        np.sum([one.slope for one in parts], axis=0) / count + penalty * away,
        np.sum([one.curve for one in parts], axis=0) / count + penalty * np.eye(len(weights)),
    )


def _bowl_of(rows: Rows, units: Floats, weights: Floats, block: slice) -> Bowl:
    """Summed over some tables."""
    size = len(units)
    loss, slope, curve = 0.0, np.zeros((2, size)), np.zeros((2 * size, 2 * size))
    for some in rows.chunks(block):
        numbers, late = rows.samples.terms[some] * units, rows.late(some)
        logs = log_chances(_scores(numbers, late, weights), rows.there[some])
        likely = np.where(rows.there[some], np.exp(logs), 0.0)
        targets = rows.targets[some]
        loss -= float((targets * logs).sum())
        off = likely - targets
        flat = numbers.reshape(-1, size)
        slope += np.stack((((1.0 - late) * off).ravel(), (late * off).ravel())) @ flat
        mean = likely[:, None, :] @ numbers
        numbers -= mean
        numbers *= np.sqrt(likely)[:, :, None]
        tapered = late[:, :, None]
        wide = np.concatenate(((1.0 - tapered) * numbers, tapered * numbers), axis=2)
        wide = wide.reshape(-1, 2 * size)
        curve += wide.T @ wide
    return Bowl(loss, slope.ravel(), curve)


def descend(
    rows: Rows, scale: Floats, weights: Floats, rein: Rein, close: float = CLOSE
) -> tuple[Floats, Bowl]:
    """To the bottom, by Newton's steps; a step too long is halved."""
    bowl = bowl_at(rows, scale, weights, rein)
    for _ in range(STEPS):
        step = np.linalg.solve(bowl.curve, bowl.slope)
        gain = float(bowl.slope @ step)
        if gain < close:
            break
        length = 1.0
        trial = bowl_at(rows, scale, weights - step, rein)
        while trial.loss > bowl.loss - 1e-4 * length * gain and length > 1e-6:
            length /= 2
            trial = bowl_at(rows, scale, weights - length * step, rein)
        if trial.loss >= bowl.loss:
            break
        weights, bowl = weights - length * step, trial
    return weights, bowl


@dataclass(frozen=True, slots=True)
class Fit:
    """What was fitted, and to what."""

    model: Model
    rein: Rein
    bowl: Bowl
    """At the bottom."""
    learnt: Rows
    held: Rows

    def without(self, place: int) -> Model:
        """The fit without a term: where the others would settle, if the bowl were a parabola."""
        own = [place, place + len(self.model.names)]
        inverse = np.linalg.inv(self.bowl.curve)
        weights = self.model.weights
        part = np.linalg.solve(inverse[np.ix_(own, own)], weights[own])
        left = weights - inverse[:, own] @ part
        left[own] = 0.0
        return Model(self.model.names, self.model.scale, left)


def fit(samples: Samples, mixture: float = 1.0, before: Weights | None = None) -> Fit:
    """Weights for these games, a fifth of which is held out.

    They begin with those there were before if that serves better. A term in which seats do not
    differ in these games then stays as it was; else it gets none.

    With a `mixture` below 1 the first fit is only a beginning: each table's target is then made of
    what that fit says of the game's next table, and by that part of what came of it.
    """
    if samples.games < LEAST_GAMES:
        raise BadInput(
            f"too few games to learn from: {samples.games}, there must be {LEAST_GAMES} at least"
        )
    if not 0 <= mixture <= 1:
        raise BadInput(f"--targets {mixture:g}: it must be from 0 to 1")
    held = samples.held_out(HELD_OUT)
    own = samples.only(~held)
    learnt = Rows(own)
    scale = spread_of(learnt)
    centres = [np.zeros(2 * len(scale))]
    if before is not None and any(one.start or one.end for one in before.terms.values()):
        known = as_model(before, samples.names)
        centres.append(known.weights * np.tile(_spans(scale), 2))
    rein = _best_rein(own, scale, centres)
    weights, bowl = descend(learnt, scale, rein.centre, rein)
    if mixture < 1:
        targets = mixed(learnt, Model(samples.names, scale, weights), mixture)
        weights, bowl = descend(Rows(own, targets), scale, weights, rein)
    return Fit(
        Model(samples.names, scale, weights), rein, bowl, learnt, Rows(samples.only(held))
    )  # fmt: skip


def _best_rein(samples: Samples, scale: Floats, centres: Sequence[Floats]) -> Rein:
    """By games that the fits do not see."""
    folds = samples.fold(FOLDS, "rein")
    found = np.zeros((len(centres), len(PENALTIES)))
    for fold in range(FOLDS if samples.tables < MANY else 1):
        learnt, choosing = Rows(samples.only(folds != fold)), Rows(samples.only(folds == fold))
        for place, centre in enumerate(centres):
            found[place] += _losses(learnt, choosing, scale, centre) * len(choosing)
    best, penalty = np.unravel_index(int(found.argmin()), found.shape)
    return Rein(centres[int(best)], PENALTIES[int(penalty)])


def _losses(learnt: Rows, choosing: Rows, scale: Floats, centre: Floats) -> Floats:
    """For each penalty; the smaller ones are not tried where they lead nowhere."""
    weights, found = centre, np.full(len(PENALTIES), np.inf)
    for place, penalty in enumerate(PENALTIES):
        weights, _ = descend(learnt, scale, weights, Rein(centre, penalty), CLOSE_ENOUGH)
        scores = Model(learnt.samples.names, scale, weights).scores(choosing)
        found[place] = cross_entropy(scores, choosing)
        if place >= PATIENCE and found[place - PATIENCE : place + 1].argmin() == 0:
            break
    return found


def mixed(rows: Rows, model: Model, mixture: float) -> Floats:
    """Targets from later tables: what is said of the next one, and what becomes of that one."""
    said = chances(model.scores(rows), rows.there)
    targets = rows.results.copy()
    game = rows.samples.game
    for place in range(len(rows) - 2, -1, -1):
        after = place + 1
        if game[place] == game[after]:
            targets[place] = (1 - mixture) * said[after] + mixture * targets[after]
    return targets


def best_slopes(numbers: Floats, rows: Rows) -> Floats:
    """For each of several scores alone (table, seat, which), the slope that fits best."""
    slopes = np.zeros(numbers.shape[2])
    there = rows.there[:, :, None]
    targets = rows.targets[:, :, None]
    for _ in range(STEPS):
        scores = np.where(there, numbers * slopes, -np.inf)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        mean = (likely * numbers).sum(axis=1, keepdims=True)
        slope = ((likely - targets) * numbers).sum(axis=(0, 1)) / len(rows) + 1e-6 * slopes
        curve = (likely * (numbers - mean) ** 2).sum(axis=(0, 1)) / len(rows) + 1e-6
        step = np.clip(slope / curve, -1.0, 1.0)
        slopes = slopes - step
        if np.abs(step).max() < 1e-6:
            break
    return slopes
