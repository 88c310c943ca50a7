"""What a table is worth by its game's own terms: everybody's chance to win, by learnt weights.

    score of a seat  = sum over its terms of number * weight
    chance of a seat = exp(its score) / sum over all seats of exp(their score)

What a term is worth may depend on how many sit at the table. Weights are a file of the game, made
by `ragnatafl train`; who puts another one for a game into the folder `RAGNATAFL_WEIGHTS` has bots
judge by that.
"""

from __future__ import annotations

import logging
import os
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from ragnatafl.bots.scoring import scores_of, shares_of, weights_at
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Game, Leaning, Terms
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State

FORMAT: Final = 1
FOLDER: Final = "RAGNATAFL_WEIGHTS"
"""The variable that says where other weights lie, `GAME.json` each."""
MOST_BYTES: Final = 1 << 20

_log: Final = logging.getLogger(__name__)


class Weight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a term is worth, in logits, for each whole number of it."""

    start: float
    """At the beginning of a game;"""
    end: float
    """and at its end."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of weights: for which game, and where they come from."""

    game: str
    terms: dict[str, Weight]
    seats: dict[int, dict[str, Weight]] = {}
    """By how many sit at the table, where that makes a difference; at all others `terms` count."""
    format: int = FORMAT
    made: dict[str, object] = {}
    """By which games and which command;"""
    figures: dict[str, object] = {}
    """how well they foretell games that they were not made of."""

    def at(self, seats: int) -> dict[str, Weight]:
        """Those for a table of so many."""
        return self.seats.get(seats, self.terms)


Columns = tuple[list[float], list[float]]
"""What each term is worth at the start, and at the end."""
SURENESS: Final = 0.5
"""By so much all weights are less to who leans. Else a table that it likes is as good as won: the
hunter stands before the boss, pleased with its trophies, and does not dare the last hunt."""
ANY: Final = 0
"""Stands for all numbers of seats that have no columns of their own."""


class Judgement:
    """The terms of a game, and what each is worth."""

    __slots__ = ("columns", "count", "names", "progress")

    def __init__(self, terms: Terms[Any], weights: Weights) -> None:  # Any: of any game
        self.names = terms.names
        self.count = terms.count
        self.progress = terms.progress
        self.columns: dict[int, Columns] = {ANY: _columns(terms.names, weights.terms)}
        for seats, own in weights.seats.items():
            self.columns[seats] = _columns(terms.names, own)

    def columns_at(self, game: State) -> Columns:
        return self.columns.get(game.seats) or self.columns[ANY]

    def weights(self, game: State) -> list[float]:
        """What each term is worth at this point of the game."""
        start, end = self.columns_at(game)
        return weights_at(start, end, self.progress(game))

    def scores(self, game: State) -> list[float]:
        """By seat."""
        start, end = self.columns_at(game)
        return scores_of(start, end, self.progress(game), self.count(game))

    def chances(self, game: State) -> list[float]:
        """By seat: how likely it wins; together 1."""
        return shares_of(self.scores(game))

    def judge(self, game: State, seat: Seat) -> float:
        """From -1 to 1."""
        return 2.0 * self.chances(game)[seat] - 1.0

    def parts(self, game: State, seat: Seat) -> list[tuple[str, float]]:
        """What each term adds to a seat's score, in logits."""
        own = self.count(game)[seat]
        weights = self.weights(game)
        return [(name, weights[place] * own[place]) for place, name in enumerate(self.names)]

    def leaning(self, leaning: Leaning) -> Judgement:
        """The same for who cares more for some terms, and is less sure of all."""
        other = Judgement.__new__(Judgement)
        other.names, other.count, other.progress = self.names, self.count, self.progress
        other.columns = {}
        for seats in {*self.columns, 2}:
            start, end = self.columns.get(seats) or self.columns[ANY]
            two = leaning.between_two if seats == 2 else None
            by = dict(leaning.more if two is None else two)
            added = [by.get(name, 0.0) for name in self.names]
            other.columns[seats] = _leant(start, added), _leant(end, added)
        return other


def _leant(weights: list[float], added: list[float]) -> list[float]:
    return [SURENESS * (weight + more) for weight, more in zip(weights, added, strict=True)]


def _columns(names: tuple[str, ...], worth: dict[str, Weight]) -> Columns:
    return [worth[name].start for name in names], [worth[name].end for name in names]


# The files


def read_weights(data: bytes, game: Game[Any], origin: str) -> Weights:  # Any: of any game
    """Weights for this game; a `BadInput` that says what is wrong with them."""
    if len(data) > MOST_BYTES:
        raise BadInput(f"{origin}: too large for weights")
    try:
        weights = msgspec.json.decode(data, type=Weights)
    except msgspec.DecodeError as fault:
        raise BadInput(f"{origin}: these are no weights: {fault}") from None
    terms = game.mind.terms
    if weights.format != FORMAT:
        raise BadInput(f"{origin}: weights of format {weights.format}, not {FORMAT}")
    if weights.game != game.name:
        raise BadInput(f"{origin}: weights for {weights.game}, not for {game.name}")
    known = set(terms.names) if terms is not None else set()
    for worth in (weights.terms, *weights.seats.values()):
        if odd := sorted(set(worth) ^ known):
            raise BadInput(f"{origin}: weights for other terms than those of {game.name}: {odd[0]}")
    if odd_seats := sorted(set(weights.seats) - set(game.seats)):
        raise BadInput(f"{origin}: weights for {odd_seats[0]} seats, which {game.name} has not")
    return weights


_KNOWN: Final[dict[str, Judgement | None]] = {}


def judgement_of(game: Game[Any]) -> Judgement | None:  # Any: of any game
    """By which a game's tables are judged; None if it has no terms."""
    if game.name not in _KNOWN:
        _KNOWN[game.name] = _found(game)
    return _KNOWN[game.name]


def _found(game: Game[Any]) -> Judgement | None:  # Any: of any game
    terms = game.mind.terms
    if terms is None:
        return None
    return Judgement(terms, _other_weights(game) or own_weights(game))


def leaning_judgement(game: Game[Any], character: float) -> Judgement | None:  # Any: of any game
    """By which a bot of this character, from 0 to 1, judges; None where nobody leans."""
    judgement, terms = judgement_of(game), game.mind.terms
    way = terms.way(character) if terms is not None else None
    return judgement.leaning(way) if judgement is not None and way is not None else None


def judge_by(weights: Weights, game: Game[Any]) -> None:  # Any: of any game
    """From now on this process judges the game's tables by these weights."""
    assert game.mind.terms is not None, game.name
    _KNOWN[game.name] = Judgement(game.mind.terms, weights)


def own_weights(game: Game[Any]) -> Weights:  # Any: of any game
    """Those that come with the game."""
    file = files(f"{game.package}.mind") / "weights.json"
    return read_weights(file.read_bytes(), game, f"{game.name}/mind/weights.json")


def _other_weights(game: Game[Any]) -> Weights | None:  # Any: of any game
    """Those of the folder, if there are some that fit."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return None
    path = Path(folder, f"{game.name}.json")
    try:
        return read_weights(path.read_bytes(), game, str(path))
    except FileNotFoundError:
        _log.warning("%s: there are no weights; the built-in ones are used", path)
    except (OSError, BadInput) as fault:
        _log.warning("%s; the built-in ones are used", fault)
    return None
