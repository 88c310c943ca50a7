"""A view is a tensor: one encoding for the views of all games, made of their declarations.

    encoder = Encoder(setup)
    encoder.dense(view)       an array of numbers from -1 to 1, always as long as `encoder.legend`
    encoder.sparse(view)      the same, only what is not 0: places and values
    encoder.legend            what each of the numbers says

It takes a view, never a state, so it knows no more than the seat does; seats are told from the
viewer's on. The columns come first, as their games declare them, then the zones of cards, then what
is asked and what is still to be done. What nobody may see of a column or a zone has no number.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from math import prod
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ragnatafl.bots.parts import (
    MOST_BELOW,
    Agenda,
    CardSet,
    Numbers,
    Own,
    Part,
    Question,
    Rows,
    Values,
    Zones,
    ZoneSpeller,
    all_told,
    row_of,
)
from ragnatafl.bots.spelling import (
    HALVINGS,
    WIDEST,
    Counts,
    Slots,
    Spelling,
    places_of,
    seat_labels,
    spelling_of,
    told,
)
from ragnatafl.kernel.cards import Zone
from ragnatafl.kernel.seats import NOBODY, PUBLIC, SEATS, Seat, clockwise
from ragnatafl.kernel.setup import Setup
from ragnatafl.kernel.state import Column, State

VERSION: Final = 1
"""Raised with every change after which the same view would give other numbers."""
CARDS: Final = "card"
"""The kind of names that are cards."""

Array: TypeAlias = NDArray[np.float32]
Indices: TypeAlias = NDArray[np.int32]


class Encoder:
    """The encoding of views at tables of one set-up."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._fitting = setup
        """The set-up of the last view: another one has to be looked at before."""
        self.version = VERSION
        self.counts = counts_of(setup)
        self.cards = self.counts[CARDS]
        self._parts: list[Part] = []
        self._scales = [f"{HALVINGS} halvings, widest {WIDEST}, {MOST_BELOW} below"]
        legend: list[str] = []
        for labels, part in self._make_parts():
            legend += labels
            self._parts.append(part)
        self.legend = tuple(legend)
        """By place: what the number there says."""

    @property
    def length(self) -> int:
        return len(self.legend)

    @property
    def digest(self) -> str:
        """By which the meaning of all numbers is known: the same for the same legend and scales."""
        text = "\n".join((f"encoding {self.version}", *self._scales, *self.legend))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def dense(self, seen: State) -> Array:
        """All features of a view."""
        return np.frombuffer(self.packed(seen), dtype=np.float32)

    def sparse(self, seen: State) -> tuple[Indices, Array]:
        """The places of the features that are not 0, and what stands there."""
        dense = self.dense(seen)
        places = np.flatnonzero(dense).astype(np.int32)
        return places, dense[places]

    def packed(self, seen: State) -> bytearray:
        """The bytes of all features, for who has a place for them."""
        if seen.setup is not self._fitting:
            self._check(seen.setup)
        return all_told(self._parts, seen)

    def _check(self, other: Setup) -> None:
        """Views of another table would be told by the wrong legend."""
        mine, theirs = (f"{s.game.name} with {s.seats} seats" for s in (self.setup, other))
        if mine != theirs:
            raise ValueError(f"this encoder of {mine} got the view of {theirs}")
        if counts_of(other) != self.counts:
            raise ValueError(f"this encoder of {mine} got the view of other cards, by another pack")
        self._fitting = other

    # The parts

    def _make_parts(self) -> Iterator[tuple[list[str], Part]]:
        columns = [
            column
            for column in self.setup.game.state.columns
            if column.role == "data" and column.seen != "nobody"
        ]
        yield self._of_values([column for column in columns if not column.depth])
        for column in columns:
            if column.depth:
                yield self._of_list(column)
        yield self._of_zones()
        yield self._of_question()
        yield self._of_agenda()

    def _spelling(self, column: Column) -> Spelling:
        spelling = spelling_of(column.codec, self.setup.seats, self.counts)
        self._scales.append(f"{column.name}: {spelling.scale()}")
        return spelling

    def _of_values(self, columns: Sequence[Column]) -> tuple[list[str], Part]:
        for column in columns:
            if column.by or column.seen == "owner":
                raise TypeError(f"{column.name} is no list, so it is by nothing and of all")
        spellings = [self._spelling(column) for column in columns]
        labels = [
            told(column.name, label)
            for column, spelling in zip(columns, spellings, strict=True)
            for label in spelling.labels
        ]
        return labels, Values([column.name for column in columns], spellings, self.setup.seats)

    def _of_list(self, column: Column) -> tuple[list[str], Part]:
        seats, own = self.setup.seats, column.seen == "owner"
        spelling = self._spelling(column)
        axes = [places_of(codec, seats, self.counts) for codec in column.by]
        if len(axes) < column.depth:
            raise TypeError(f"{column.name} must say what its places stand for: by=(...)")
        if own and column.by[0] is not SEATS:
            raise TypeError(f"{column.name} is its owner's alone, so it must be by seat")
        if own:
            axes[0] = axes[0][:1]
        places = [""]
        for axis in axes:
            places = [f"{outer} {inner}".strip() for outer in places for inner in axis]
        heads = [f"{column.name} {place}".rstrip() for place in places]
        labels = [told(head, label) for head in heads for label in spelling.labels]
        return labels, self._part_of_list(column, spelling, [len(axis) for axis in axes])

    def _part_of_list(self, column: Column, spelling: Spelling, sizes: Sequence[int]) -> Part:
        name, seats, by_seat = column.name, self.setup.seats, [c is SEATS for c in column.by]
        if column.seen == "owner":
            return Own(name, row_of(spelling, prod(sizes), seats), column.depth)
        if column.depth == 1:
            return Numbers(name, row_of(spelling, prod(sizes), seats), by_seat[0])
        return Rows(name, row_of(spelling, sizes[1], seats), sizes[0], by_seat[0], by_seat[1])

    def _of_zones(self) -> tuple[list[str], Part]:
        """The zones of all, then those of each seat, from the viewer on."""
        seats, zones = self.setup.seats, self.setup.zones
        common = [number for number, zone in enumerate(zones) if zone.owner == NOBODY]
        owned = [[n for n, z in enumerate(zones) if z.owner == seat] for seat in range(seats)]
        orders = [
            common + [n for s in clockwise(Seat(v), seats) for n in owned[s]] for v in range(seats)
        ]
        names = [zones[number].name for number in common]
        for further in range(seats):
            names += [f"{zones[n].name.rsplit(' ', 1)[0]} +{further}" for n in owned[0]]
        labels: list[str] = []
        spellers: list[ZoneSpeller] = []
        sets: dict[int, CardSet] = {}
        for name, number in zip(names, orders[0], strict=True):
            zone = zones[number]
            cards = [card for card in range(self.cards) if zone.holds >> card & 1]
            labels += self._zone_labels(name, zone, cards)
            spellers.append(ZoneSpeller(sets.setdefault(zone.holds, CardSet(cards)), zone.places))
        return labels, Zones(orders, spellers)

    def _zone_labels(self, name: str, zone: Zone, cards: Sequence[int]) -> Iterator[str]:
        if zone.places and zone.seen_by != PUBLIC:
            raise TypeError(f"{name} is a row, and not open to all")
        ids = [self.setup.game.cards.write(card) for card in cards]
        yield f"{name}: how many"
        for card in ids:
            yield f"{name}: {card}"
        for place in range(zone.places):
            for card in ids:
                yield f"{name} {place + 1}: {card}"

    def _of_question(self) -> tuple[list[str], Part]:
        kinds = self.setup.game.step_classes.values()
        prompts = list(dict.fromkeys(prompt for kind in kinds for prompt in kind.prompts))
        around = seat_labels(self.setup.seats)
        labels = [
            *(f"asked: {seat}" for seat in (*around, "chance")),
            *(f"for: {seat}" for seat in around),
            *(f"question: {prompt}" for prompt in prompts),
            *(f"to answer: {seat}" for seat in around),
            "over",
            *(f"won: {seat}" for seat in around),
            "onlooker",
        ]
        return labels, Question(prompts, self.setup.seats)

    def _of_agenda(self) -> tuple[list[str], Part]:
        seats, kinds = self.setup.seats, list(self.setup.game.step_classes.values())
        slots = Slots([(f.name, f.codec) for k in kinds for f in k.fields], seats, self.counts)
        named = zip(slots.names, slots.spellings, strict=True)
        self._scales += [f"step {name}: {spelling.scale()}" for name, spelling in named]
        labels = [
            *(f"step: {kind.name}" for kind in kinds),
            *(f"step {label}" for label in slots.labels),
            *(f"below: {kind.name}" for kind in kinds),
        ]
        return labels, Agenda(kinds, slots, seats)


def counts_of(setup: Setup) -> Counts:
    """How many cards and other things there are at such a table: those of packs that it has not
    come last, and must not change what its numbers say."""
    table = setup.new_table()
    cards = 1 + max([card for pile in table.zones for card in pile], default=-1)
    return {CARDS: cards, **setup.content.counts}
