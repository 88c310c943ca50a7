"""What may be answered, in numbers: options as tokens or features, and spaces of actions.

Some games have so few sentences that each can have a number of its own (`Fixed`): Blood Rage has.
In the others an action is a place in the list that is offered (`Offered`), and what stands there is
told beside it: as *tokens*, small whole numbers for networks that look things up, or as *features*.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ragnatafl.bots.encoding import Array, counts_of
from ragnatafl.bots.parts import KEPT
from ragnatafl.bots.spelling import Counts, OneSeat, Slots
from ragnatafl.kernel.codecs import Codec, Names, Number
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.setup import Setup

Tokens: TypeAlias = NDArray[np.int32]
Mask: TypeAlias = NDArray[np.int8]

MOST_FIXED: Final = 1 << 16
"""A game with more sentences than this has no fixed space of actions."""
MOST_OFFERED: Final = 512
"""So many options have a place in the list, unless somebody wants more."""


class TooMany(Exception):
    """More is offered than a space of actions has room for."""


class Offers:
    """Options as rows of numbers: of which kind each is, then its fields."""

    def __init__(self, setup: Setup) -> None:
        kinds = setup.game.option_classes
        self._kinds = {kind: number for number, kind in enumerate(kinds)}
        fields = [(field.name, field.codec) for kind in kinds for field in kind.fields]
        self._slots = Slots(fields, setup.seats, counts_of(setup))
        self._places = {
            kind: [self._slots.place(field.name, field.codec) for field in kind.fields]
            for kind in kinds
        }
        self._seats = setup.seats
        self.token_legend = ("option", *self._slots.names)
        """What each number of a row of tokens is; -1 where an option has no such field."""
        self.kinds = tuple(kind.key for kind in kinds)
        """The kinds of options, by the number that stands for each."""
        self.legend = (*(f"kind: {kind}" for kind in self.kinds), *self._slots.labels)
        """What each number of a row of features says."""
        self._tokens_of = lru_cache(maxsize=KEPT)(self._spell_tokens)
        self._features_of = lru_cache(maxsize=KEPT)(self._spell_features)

    def tokens(self, options: Sequence[Option], viewer: int) -> Tokens:
        """A row for each option: its kind and its fields, seats told from the viewer on."""
        rows = np.empty((len(options), len(self.token_legend)), dtype=np.int32)
        for row, option in zip(rows, options, strict=True):
            row[:] = self._tokens_of(option, viewer)
        return rows

    def features(self, options: Sequence[Option], viewer: int) -> Array:
        """A row for each option, spelt as views are."""
        rows = np.empty((len(options), len(self.legend)), dtype=np.float32)
        for row, option in zip(rows, options, strict=True):
            row[:] = self._features_of(option, viewer)
        return rows

    def _spell_tokens(self, option: Option, viewer: int) -> Tokens:
        row = np.full(len(self.token_legend), -1, dtype=np.int32)
        row[0] = self._kinds[type(option)]
        for place, number in zip(self._places[type(option)], option.numbers(), strict=True):
            turns = isinstance(self._slots.spellings[place], OneSeat)
            row[1 + place] = (number - viewer) % self._seats if turns else number
        return row

    def _spell_features(self, option: Option, viewer: int) -> Array:
        row, first = [0.0] * len(self.legend), len(self._kinds)
        row[self._kinds[type(option)]] = 1.0
        for place, number in zip(self._places[type(option)], option.numbers(), strict=True):
            self._slots.fill(place, number, viewer, row, first)
        return np.array(row, dtype=np.float32)


class Actions(Protocol):
    """A space of actions: numbers from 0 to `size` - 1, of which some are open now."""

    size: int

    def mask(self, options: Sequence[Option]) -> Mask:
        """1 for each action that is open, 0 for all others."""
        ...

    def option(self, options: Sequence[Option], action: int) -> Option | None:
        """What an action says here; None if it is not open."""
        ...

    def numbers(self, options: Sequence[Option]) -> list[int]:
        """The action of each option."""
        ...


class Offered:
    """An action is a place in the list that is offered, in the order of the rules."""

    def __init__(self, size: int = MOST_OFFERED) -> None:
        self.size = size

    def mask(self, options: Sequence[Option]) -> Mask:
        self._check(options)
        found = np.zeros(self.size, dtype=np.int8)
        found[: len(options)] = 1
        return found

    def option(self, options: Sequence[Option], action: int) -> Option | None:
        return options[action] if 0 <= action < len(options) else None

    def numbers(self, options: Sequence[Option]) -> list[int]:
        self._check(options)
        return list(range(len(options)))

    def _check(self, options: Sequence[Option]) -> None:
        if len(options) > self.size:
            raise TooMany(f"{len(options)} options are offered, and {self.size} actions there are")


class Fixed:
    """Every sentence that a game knows has a number of its own, whenever it is said."""

    def __init__(self, setup: Setup) -> None:
        self._starts: dict[type[Option], tuple[int, tuple[tuple[int, int], ...]]] = {}
        self._known: dict[Option, int] = {}
        counts, size = counts_of(setup), 0
        for kind in setup.game.option_classes:
            ranges = tuple(_range_of(f.codec, setup.seats, counts) for f in kind.fields)
            self._starts[kind] = size, ranges
            size += prod(count for _, count in ranges)
        if size > MOST_FIXED:
            line = f"{setup.game.name} has {size} sentences, more than {MOST_FIXED}"
            raise TooMany(f"{line}: it has no fixed space of actions")
        self.size = size

    def number(self, option: Option) -> int:
        known = self._known.get(option)
        if known is None:
            start, ranges = self._starts[type(option)]
            known = 0
            for (low, count), number in zip(ranges, option.numbers(), strict=True):
                if not low <= number < low + count:
                    raise TooMany(f"'{option.text}' is beyond what its kind declares")
                known = known * count + number - low
            known = self._known[option] = known + start
        return known

    def mask(self, options: Sequence[Option]) -> Mask:
        found = np.zeros(self.size, dtype=np.int8)
        found[self.numbers(options)] = 1
        return found

    def option(self, options: Sequence[Option], action: int) -> Option | None:
        for option in options:
            if self.number(option) == action:
                return option
        return None

    def numbers(self, options: Sequence[Option]) -> list[int]:
        return [self.number(option) for option in options]


def _range_of(codec: Codec, seats: int, counts: Counts) -> tuple[int, int]:
    """The lowest number of a field, and how many there are."""
    match codec:
        case Names(kind="seat"):
            return 0, seats
        case Names():
            return 0, counts.get(codec.kind, len(codec.ids))
        case Number():
            return codec.low, codec.high - codec.low + 1
    return 0, MOST_FIXED + 1


def actions_of(setup: Setup, space: str = "offered", size: int = MOST_OFFERED) -> Actions:
    """A space of actions by its name: 'offered' or 'fixed'."""
    if space not in ("offered", "fixed"):
        raise ValueError(f"there is no space of actions '{space}', only 'offered' and 'fixed'")
    return Fixed(setup) if space == "fixed" else Offered(size)
