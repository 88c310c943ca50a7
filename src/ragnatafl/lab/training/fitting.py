"""Weights fitted to results: softmax over the seats' scores, weights that change over a game.

The loss is the mean cross-entropy of tables, and a part of the squares of all weights, so that no
weight is larger than the games bear out; how large that part is, games decide that the fit did not
see. Other games, held out from all of this, tell how good the fit is. Terms are measured by how far
seats usually differ in them, so weights of different terms can be compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from ragnatafl.bots.judgement import Weight, Weights
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.training.samples import Flags, Floats, Samples

HELD_OUT: Final = 0.2
"""So large a part of the games is kept for the figures; and of the rest, to choose the penalty."""
PENALTIES: Final = (1e-1, 3e-2, 1e-2, 3e-3, 1e-3, 3e-4, 1e-4, 3e-5, 1e-5, 1e-6)
LEAST_GAMES: Final = 20
CHUNK: Final = 1 << 13
"""So many tables are reckoned with at once."""
STEPS: Final = 60
CLOSE: Final = 1e-12
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

    def chunks(self) -> Iterator[slice]:
        for at in range(0, len(self), CHUNK):
            yield slice(at, at + CHUNK)

    def features(self, some: slice, scale: Floats) -> Floats:
        """Table, seat, and twice the terms: as far as the game begins, and as far as it ends."""
        numbers = np.where(scale > FLAT, self.samples.terms[some] / np.maximum(scale, FLAT), 0.0)
        late = self.samples.progress[some].astype(np.float64)[:, None, None]
        found: Floats = np.concatenate(((1.0 - late) * numbers, late * numbers), axis=2)
        found[~self.there[some]] = 0.0
        return found


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


@dataclass(frozen=True, slots=True)
class Model:
    """Weights for standardised terms: those of the start, then those of the end."""

    names: tuple[str, ...]
    scale: Floats
    weights: Floats

    def scores(self, rows: Rows) -> Floats:
        found = [rows.features(some, self.scale) @ self.weights for some in rows.chunks()]
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
        one = np.where(self.scale > FLAT, 1.0 / np.maximum(self.scale, FLAT), 0.0)
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


def bowl_at(rows: Rows, scale: Floats, weights: Floats, penalty: float) -> Bowl:
    size = len(weights)
    loss, slope, curve = 0.0, np.zeros(size), np.zeros((size, size))
    for some in rows.chunks():
        features, there = rows.features(some, scale), rows.there[some]
        logs = log_chances(features @ weights, there)
        likely = np.where(there, np.exp(logs), 0.0)
        loss -= float((rows.targets[some] * logs).sum())
        flat = features.reshape(-1, size)
        slope += flat.T @ (likely - rows.targets[some]).ravel()
        mean = (features * likely[:, :, None]).sum(axis=1)
        curve += flat.T @ (flat * likely.reshape(-1, 1)) - mean.T @ mean
    count = len(rows)
    return Bowl(
        loss / count + penalty / 2 * float(weights @ weights),
        slope / count + penalty * weights,
        curve / count + penalty * np.eye(size),
    )


def loss_at(rows: Rows, scale: Floats, weights: Floats, penalty: float) -> float:
    loss = 0.0
    for some in rows.chunks():
        logs = log_chances(rows.features(some, scale) @ weights, rows.there[some])
        loss -= float((rows.targets[some] * logs).sum())
    return loss / len(rows) + penalty / 2 * float(weights @ weights)


def descend(rows: Rows, scale: Floats, weights: Floats, penalty: float) -> tuple[Floats, Bowl]:
    """To the bottom, by Newton's steps; a step too long is halved."""
    bowl = bowl_at(rows, scale, weights, penalty)
    for _ in range(STEPS):
        step = np.linalg.solve(bowl.curve, bowl.slope)
        gain = float(bowl.slope @ step)
        if gain < CLOSE:
            break
        length = 1.0
        while length > 1e-6:
            loss = loss_at(rows, scale, weights - length * step, penalty)
            if loss <= bowl.loss - 1e-4 * length * gain:
                break
            length /= 2
        else:
            break
        weights = weights - length * step
        bowl = bowl_at(rows, scale, weights, penalty)
    return weights, bowl


@dataclass(frozen=True, slots=True)
class Fit:
    """What was fitted, and to what."""

    model: Model
    penalty: float
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


def fit(samples: Samples, mixture: float = 1.0) -> Fit:
    """Weights for these games, a fifth of which is held out.

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
    choosing = own.held_out(HELD_OUT, "penalty")
    learnt = Rows(own)
    scale = spread_of(learnt)
    penalty = _best_penalty(Rows(own.only(~choosing)), Rows(own.only(choosing)), scale)
    weights, bowl = descend(learnt, scale, np.zeros(2 * len(scale)), penalty)
    if mixture < 1:
        targets = mixed(learnt, Model(samples.names, scale, weights), mixture)
        weights, bowl = descend(Rows(own, targets), scale, weights, penalty)
    return Fit(
        Model(samples.names, scale, weights), penalty, bowl, learnt, Rows(samples.only(held))
    )  # fmt: skip


def _best_penalty(rows: Rows, choosing: Rows, scale: Floats) -> float:
    weights, found = np.zeros(2 * len(scale)), []
    for penalty in PENALTIES:
        weights, _ = descend(rows, scale, weights, penalty)
        scores = Model(rows.samples.names, scale, weights).scores(choosing)
        found.append((cross_entropy(scores, choosing), penalty))
    return min(found)[1]


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
