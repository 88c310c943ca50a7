"""Weights fitted to games: softmax over the seats' scores, weights that change over a game.

They are fitted to who won, or where points decide that to by how much, whichever foretells better;
then anew for each number of seats, where that foretells better still. A part of the squares of how
far all weights are from where they began is added to the loss, so that none goes further than the
games bear out. They begin with nothing, or with the weights there were before; that, and how large
the part is, games decide that the fit did not see. Other games, held out from all of this, tell how
good the fit is. Terms are measured by how far seats usually differ in them, so weights of different
terms can be compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

import numpy as np

from ragnatafl.bots.judgement import ANY, Weight, Weights
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
PENALTIES: Final = (10.0, 3.0, 1.0, 3e-1, 1e-1, 3e-2, 1e-2, 3e-3, 1e-3, 3e-4, 1e-4, 1e-5)
PATIENCE: Final = 2
"""A smaller penalty is not tried after so many that did no better than a larger one."""
LEAST_GAMES: Final = 20
MANY_GAMES: Final = 200
"""For so many games of a number of seats it is asked whether it should have weights of its own."""
LOOSE: Final = 1e-6
"""Holds back what nothing else does."""
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
    seats: Mapping[int, Floats] = field(default_factory=dict)
    """Those for tables of so many, in place of them."""

    def scores(self, rows: Rows) -> Floats:
        units = units_of(self.scale)
        found = [
            _scores(rows.samples.terms[some] * units, rows.late(some), self.weights)
            for some in rows.chunks()
        ]
        scores = np.concatenate(found)
        for seats, weights in self.seats.items():
            own = rows.samples.seats[rows.samples.game] == seats
            late = rows.samples.progress[own].astype(np.float64)[:, None]
            scores[own] = _scores(rows.samples.terms[own] * units, late, weights)
        return scores

    @property
    def start(self) -> Floats:
        """Standardised: what it adds to be ahead by the usual difference."""
        return self.weights[: len(self.names)]

    @property
    def end(self) -> Floats:
        return self.weights[len(self.names) :]

    def written(self, game: str, made: dict[str, object], figures: dict[str, object]) -> Weights:
        """As a file: for whole numbers of each term."""
        seats = {seats: self._worth(weights) for seats, weights in self.seats.items()}
        return Weights(game, self._worth(self.weights), seats, made=made, figures=figures)

    def _worth(self, weights: Floats) -> dict[str, Weight]:
        starts, ends = weights.reshape(2, -1) / _spans(self.scale)
        return {
            name: Weight(rounded(start), rounded(end))
            for name, start, end in zip(self.names, starts, ends, strict=True)
        }


def rounded(number: float, digits: int = 4) -> float:
    """To so many digits that count.

    >>> rounded(0.0123456), rounded(-123456.0), rounded(-0.0)
    (0.01235, -123500.0, 0.0)
    """
    return float(f"{number:.{digits}g}") + 0.0


def as_model(weights: Weights, names: Sequence[str]) -> Model:
    """Weights of a file, to see how well they foretell games."""

    def both(worth: Mapping[str, Weight]) -> Floats:
        own = [worth[name] for name in names]
        return np.array([one.start for one in own] + [one.end for one in own])

    seats = {seats: both(worth) for seats, worth in weights.seats.items()}
    return Model(tuple(names), np.ones(len(names)), both(weights.terms), seats)


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


class Results:
    """Weights fitted to who won."""

    def __init__(self, rows: Rows, scale: Floats) -> None:
        self.rows, self.scale = rows, scale

    def settle(self, rein: Rein, begin: Floats, close: float = CLOSE) -> tuple[Floats, Floats]:
        """Where they come to rest, and the curvature there."""
        weights, bowl = descend(self.rows, self.scale, begin, rein, close)
        return weights, bowl.curve


class Margins:
    """Weights fitted to by how much everybody won or lost, which tells far more of a table.

    By least squares in closed form. Late in a game less can change, so a point there decides more:
    margins count by a slope that changes over the game, and it is that by which those foretold,
    whatever holds them back, foretell best who won.
    """

    def __init__(self, rows: Rows, scale: Floats) -> None:
        self.rows, self.scale = rows, scale
        margins = rows.samples.margins()
        assert margins is not None
        size = 2 * len(scale)
        self.square, self.early, self.late = np.zeros((size, size)), np.zeros(size), np.zeros(size)
        units = units_of(scale)
        for some in rows.chunks():
            there, late = rows.there[some][:, :, None], rows.late(some)[:, :, None]
            numbers = np.where(there, rows.samples.terms[some] * units, 0.0)
            mean = numbers.sum(axis=1, keepdims=True) / there.sum(axis=1, keepdims=True)
            numbers = np.where(there, numbers - mean, 0.0)
            wide = np.concatenate(((1.0 - late) * numbers, late * numbers), axis=2)
            wide = wide.reshape(-1, size)
            own = margins[some][:, :, None]
            self.square += wide.T @ wide / len(rows)
            self.early += wide.T @ ((1.0 - late) * own).ravel() / len(rows)
            self.late += wide.T @ (late * own).ravel() / len(rows)
        self.target = self._slopes() @ np.stack((self.early, self.late))

    def _slopes(self) -> Floats:
        """What a point is worth in logits, at the start and at the end."""
        held = self.square + LOOSE * np.eye(len(self.square))
        weights = np.linalg.solve(held, self.early + self.late).astype(np.float64)
        foretold = self._scores(weights)[:, :, None].astype(np.float32)
        alone = Rows(replace(self.rows.samples, terms=foretold))
        none = np.zeros(2)
        slopes, _ = descend(alone, spread_of(alone), none, Rein(none, LOOSE))
        return slopes / np.maximum(spread_of(alone), FLAT)

    def _scores(self, weights: Floats) -> Floats:
        return Model(self.rows.samples.names, self.scale, weights).scores(self.rows)

    def settle(self, rein: Rein, begin: Floats, close: float = CLOSE) -> tuple[Floats, Floats]:
        """As `Results` do; the curvature is that of the squares."""
        curve = self.square + rein.penalty * np.eye(len(self.square))
        off = self.target - self.square @ rein.centre
        weights = rein.centre + np.linalg.solve(curve, off)
        slope = float(best_slopes(self._scores(weights)[:, :, None], self.rows)[0])
        return weights * slope, curve


Aim = Callable[[Rows, Floats], Results | Margins]


@dataclass(frozen=True, slots=True)
class Fit:
    """What was fitted, and to what."""

    model: Model
    aim: Aim
    rein: Rein
    curves: Mapping[int, Floats]
    """By seats: how steeply the loss rises around its weights; for all others, by `ANY`."""
    learnt: Rows
    held: Rows

    def without(self, place: int) -> Model:
        """The fit without a term: where the others would settle, if the bowl were a parabola."""
        model = self.model
        own = [place, place + len(model.names)]

        def left(weights: Floats, curve: Floats) -> Floats:
            inverse = np.linalg.inv(curve)
            rest: Floats = weights - inverse[:, own] @ np.linalg.solve(
                inverse[np.ix_(own, own)], weights[own]
            )
            rest[own] = 0.0
            return rest

        return replace(
            model,
            weights=left(model.weights, self.curves[ANY]),
            seats={seats: left(own, self.curves[seats]) for seats, own in model.seats.items()},
        )


def fit(
    samples: Samples, mixture: float = 1.0, before: Weights | None = None, least: float = 0.0
) -> Fit:
    """Weights for these games, a fifth of which is held out.

    They begin with those there were before if that serves better, or if they are to be held back
    by the `least` penalty. A term in which seats do not differ in these games then stays as it was;
    else it gets none.

    With a `mixture` below 1 they are fitted to results, and the first fit is only a beginning: each
    table's target is then made of what that fit says of the game's next table, and by that part of
    what came of it.
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
        centres = [*centres[: not least], known.weights * np.tile(_spans(scale), 2)]
    aims: list[Aim] = [Results]
    if mixture == 1 and samples.points_decide():
        aims.append(Margins)
    tried = [(aim, *_best_rein(own, scale, centres, aim, least)) for aim in aims]
    aim, rein, _ = min(tried, key=lambda one: one[2])
    weights, curve = aim(learnt, scale).settle(rein, rein.centre)
    if mixture < 1:
        targets = mixed(learnt, Model(samples.names, scale, weights), mixture)
        weights, curve = Results(Rows(own, targets), scale).settle(rein, weights)
    by_seats, curves = {}, {ANY: curve}
    for seats in sorted(set(own.seats.tolist())) if mixture == 1 else []:
        here = own.only(own.seats == seats)
        if MANY_GAMES <= here.games < own.games:
            strict, loss = _best_rein(here, scale, [weights], aim, least)
            if loss < _loss_as_it_is(here, scale, weights):
                by_seats[seats], curves[seats] = aim(Rows(here), scale).settle(strict, weights)
    model = Model(samples.names, scale, weights, by_seats)
    return Fit(model, aim, rein, curves, learnt, Rows(samples.only(held)))


def _best_rein(
    samples: Samples, scale: Floats, centres: Sequence[Floats], aim: Aim, least: float
) -> tuple[Rein, float]:
    """By games that the fits do not see, and the loss there."""
    penalties = [one for one in PENALTIES if one >= least]
    found, tables = np.zeros((len(centres), len(penalties))), 0
    for learnt, choosing in _folds(samples):
        tables += len(choosing)
        for place, centre in enumerate(centres):
            found[place] += _losses(learnt, choosing, scale, centre, penalties, aim) * len(choosing)
    best, penalty = np.unravel_index(int(found.argmin()), found.shape)
    return Rein(centres[int(best)], penalties[int(penalty)]), float(found.min()) / tables


def _loss_as_it_is(samples: Samples, scale: Floats, weights: Floats) -> float:
    """In the same games, without fitting anything. The weights know them, so the others must be
    clearly better."""
    model = Model(samples.names, scale, weights)
    choosing = [one for _, one in _folds(samples)]
    losses = [cross_entropy(model.scores(one), one) * len(one) for one in choosing]
    return sum(losses) / sum(map(len, choosing))


def _folds(samples: Samples) -> Iterator[tuple[Rows, Rows]]:
    folds = samples.fold(FOLDS, "rein")
    for fold in range(FOLDS if samples.tables < MANY else 1):
        yield Rows(samples.only(folds != fold)), Rows(samples.only(folds == fold))


def _losses(
    learnt: Rows, choosing: Rows, scale: Floats, centre: Floats, penalties: Sequence[float],
    aim: Aim,
) -> Floats:  # fmt: skip
    """For each penalty; the smaller ones are not tried where they lead nowhere."""
    fitting, weights, found = aim(learnt, scale), centre, np.full(len(penalties), np.inf)
    for place, penalty in enumerate(penalties):
        weights, _ = fitting.settle(Rein(centre, penalty), weights, CLOSE_ENOUGH)
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
