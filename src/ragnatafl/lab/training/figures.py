"""How well weights foretell games that they were not made of, and what each term is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
import numpy as np

from ragnatafl.bots.judgement import Weights
from ragnatafl.lab.arena import Z95
from ragnatafl.lab.training.fitting import (
    FLAT,
    Fit,
    Model,
    Rows,
    as_model,
    best_slopes,
    chances,
    cross_entropies,
    cross_entropy,
    rounded,
)
from ragnatafl.lab.training.samples import Floats

BINS: Final = 10
ENOUGH: Final = 30
"""A bin of fewer games says little, so it is not counted in the greatest difference."""
SOME: Final = 40_000
"""The best single term is looked for in so many tables."""


class Bin(msgspec.Struct, frozen=True):
    """Seats whose chance was said to lie in a tenth of the whole."""

    predicted: float
    seen: float
    count: int
    games: int
    """That they are from;"""
    error: float
    """and by how much what was seen may be off for that, nineteen times of twenty."""


class Worth(msgspec.Struct, frozen=True):
    """What a term is worth."""

    name: str
    usual: float
    """How far seats usually differ in it."""
    start: float
    """What being ahead by that adds to the score, in logits, at the start;"""
    end: float
    """and at the end."""
    missed: float
    """By how much the cross-entropy rises without it."""


class AtSeats(msgspec.Struct, frozen=True):
    """Of games held out in which so many played."""

    seats: int
    games: int
    fitted: float
    before: float
    alike: float
    bins: tuple[Bin, ...]

    def written(self) -> dict[str, object]:
        return {
            "games_held_out": self.games,
            "cross_entropy": rounded(self.fitted),
            "cross_entropy_before": rounded(self.before),
            "cross_entropy_all_alike": rounded(self.alike),
            "greatest_difference": _or_none(greatest_of(self.bins)),
        }


class Figures(msgspec.Struct, frozen=True):
    """Of games held out."""

    games: int
    tables: int
    seats: float
    """In the mean."""
    fitted: float
    error: float
    """By how much its cross-entropy may be off, nineteen times of twenty."""
    before: float
    """That of the weights there were;"""
    before_with_slope: float
    """and if all of them are multiplied by one fitted number."""
    alike: float
    single: float
    single_term: str
    bins: tuple[Bin, ...]
    worth: tuple[Worth, ...]
    at_seats: tuple[AtSeats, ...]

    @property
    def greatest(self) -> float | None:
        """The greatest difference of a bin with enough games, between predicted and seen."""
        return greatest_of(self.bins)

    def written(self) -> dict[str, object]:
        """For the file of weights."""
        return {
            "games_held_out": self.games,
            "positions_held_out": self.tables,
            "cross_entropy": rounded(self.fitted),
            "cross_entropy_before": rounded(self.before),
            "cross_entropy_all_alike": rounded(self.alike),
            "cross_entropy_best_single_term": rounded(self.single),
            "best_single_term": self.single_term,
            "greatest_difference": _or_none(self.greatest),
            "calibration": [
                [rounded(one.predicted), rounded(one.seen), one.count] for one in self.bins
            ],
            "rises_without": {one.name: rounded(one.missed, 3) for one in self.worth},
            "seats": {str(one.seats): one.written() for one in self.at_seats},
        }


def _or_none(number: float | None) -> float | None:
    return None if number is None else rounded(number)


def greatest_of(bins: Sequence[Bin]) -> float | None:
    """The greatest difference of a bin with enough games, if there is one."""
    told = [one for one in bins if one.games >= ENOUGH]
    return max((abs(one.predicted - one.seen) for one in told), default=None)


def figures_of(fit: Fit, before: Weights) -> Figures:
    held, model = fit.held, fit.model
    scores = model.scores(held)
    fitted = cross_entropy(scores, held)
    old = as_model(before, model.names)
    name, single = _single(fit)
    return Figures(
        held.samples.games,
        held.samples.tables,
        float(held.there.sum() / len(held)),
        fitted,
        _error(cross_entropies(scores, held) - fitted, held),
        cross_entropy(old.scores(held), held),
        _with_slope(old, fit),
        cross_entropy(np.zeros_like(scores), held),
        single,
        name,
        bins_of(scores, held),
        tuple(_worth(fit, fitted)),
        tuple(_at_seats(fit, old)),
    )


def _at_seats(fit: Fit, old: Model) -> Iterator[AtSeats]:
    held = fit.held.samples
    for seats in sorted(set(held.seats.tolist())):
        rows = Rows(held.only(held.seats == seats))
        scores, before = fit.model.scores(rows), cross_entropy(old.scores(rows), rows)
        alike = cross_entropy(np.zeros_like(scores), rows)
        fitted = cross_entropy(scores, rows)
        yield AtSeats(seats, rows.samples.games, fitted, before, alike, bins_of(scores, rows))


def _error(differences: Floats, rows: Rows) -> float:
    """Of a mean: tables of one game are not independent of each other."""
    sums = np.bincount(rows.samples.game, differences, minlength=rows.samples.games)
    return float(Z95 * np.sqrt((sums**2).sum()) / len(differences))


def _with_slope(old: Model, fit: Fit) -> float:
    learnt, held = old.scores(fit.learnt), old.scores(fit.held)
    usual = float(learnt[fit.learnt.there].std())
    if usual < FLAT:
        return cross_entropy(held, fit.held)
    slope = best_slopes(learnt[:, :, None] / usual, fit.learnt)[0]
    return cross_entropy(held * slope / usual, fit.held)


def _single(fit: Fit) -> tuple[str, float]:
    """The term that alone says most, with one slope, and how much that is."""
    scale = np.where(fit.model.scale > FLAT, fit.model.scale, np.inf)
    samples = fit.learnt.samples
    stride = max(1, samples.tables // SOME)
    few = samples.only(np.arange(samples.games) % stride == 0)
    rows = Rows(few)
    numbers = few.terms / scale
    slopes = best_slopes(numbers, rows)
    losses = [cross_entropy(numbers[:, :, k] * slope, rows) for k, slope in enumerate(slopes)]
    best = int(np.argmin(losses))
    held = fit.held.samples.terms[:, :, best] / scale[best] * slopes[best]
    return fit.model.names[best], cross_entropy(held, fit.held)


def bins_of(scores: Floats, rows: Rows) -> tuple[Bin, ...]:
    said, there = chances(scores, rows.there), rows.there
    predicted, seen = said[there], rows.results[there]
    game = np.broadcast_to(rows.samples.game[:, None], there.shape)[there]
    which = np.minimum((predicted * BINS).astype(np.int64), BINS - 1)
    found = []
    for place in range(BINS):
        own = which == place
        count = int(own.sum())
        if not count:
            found.append(Bin((place + 0.5) / BINS, (place + 0.5) / BINS, 0, 0, 0.0))
            continue
        off = np.bincount(game[own], (seen - predicted)[own])
        error = float(Z95 * np.sqrt((off**2).sum()) / count)
        games = len(np.unique(game[own]))
        found.append(
            Bin(float(predicted[own].mean()), float(seen[own].mean()), count, games, error)
        )
    return tuple(found)


def _worth(fit: Fit, fitted: float) -> list[Worth]:
    model = fit.model
    return [
        Worth(
            name,
            float(model.scale[place]),
            float(model.start[place]),
            float(model.end[place]),
            cross_entropy(fit.without(place).scores(fit.held), fit.held) - fitted,
        )
        for place, name in enumerate(model.names)
    ]
