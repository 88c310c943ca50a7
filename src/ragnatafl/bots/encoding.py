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
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from ragnatafl.bots.spelling import Array, Spelling, places_of, seat_labels, spelling_of
from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.cards import Zone
from ragnatafl.kernel.codecs import MASK, Codec
from ragnatafl.kernel.seats import CHANCE, NOBODY, PUBLIC, SEATS
from ragnatafl.kernel.setup import Setup
from ragnatafl.kernel.state import Column, State

VERSION: Final = 1
"""Raised with every change after which the same view would give other numbers."""
KEPT: Final = 1 << 12
"""So many rows of each column are remembered as they were spelt."""
MOST_BELOW: Final = 4
"""So many steps of one kind that wait on the agenda are told apart."""

Indices: TypeAlias = NDArray[np.int32]
Piece: TypeAlias = Callable[[State, int], bytes]
"""Some of the features of a view, for a viewer."""


class Encoder:
    """The encoding of views at tables of one set-up."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.version = VERSION
        self.cards = card_count(setup)
        self._pieces: list[Piece] = []
        legend: list[str] = []
        for labels, piece in self._parts():
            legend += labels
            self._pieces.append(piece)
        self.legend = tuple(legend)
        """By place: what the number there says."""

    @property
    def length(self) -> int:
        return len(self.legend)

    @property
    def digest(self) -> str:
        """By which the meaning of all numbers is known: the same for the same legend."""
        text = "\n".join((f"encoding {self.version}", *self.legend))
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
        if seen.viewer == NOBODY:
            raise ValueError("encode takes the view of a seat or an onlooker, never a whole state")
        viewer = max(seen.viewer, 0)
        return bytearray().join([piece(seen, viewer) for piece in self._pieces])

    # The parts

    def _parts(self) -> Iterator[tuple[list[str], Piece]]:
        for column in self.setup.game.state.columns:
            if column.role == "data" and column.seen != "nobody":
                yield self._of_column(column)
        for number, zone in self._zones():
            yield self._of_zone(number, zone)
        yield self._of_question()
        yield self._of_agenda()

    def _spelling(self, column: Column) -> Spelling:
        return spelling_of(column.codec, self.setup.seats, self.cards)

    def _of_column(self, column: Column) -> tuple[list[str], Piece]:
        seats, name = self.setup.seats, column.name
        spelling = self._spelling(column)
        axes = [places_of(codec, seats, self.cards) for codec in column.by]
        own = column.seen == "owner"
        if bool(column.by) != bool(column.depth) or len(axes) < column.depth:
            raise TypeError(f"{name} must say what its places stand for: by=(...)")
        if own and column.by[0] is not SEATS:
            raise TypeError(f"{name} is its owner's alone, so its places must stand for seats")
        if own:
            axes[0] = axes[0][:1]
        count = 1
        places = [""]
        for axis in axes:
            count *= len(axis)
            places = [f"{outer} {inner}".strip() for outer in places for inner in axis]
        heads = [f"{name} {place}".rstrip() for place in places]
        labels = [told(head, label) for head in heads for label in spelling.labels]
        spell = speller(spelling, count)
        turns, rows = spelling.turns, _rows(column, seats, [len(axis) for axis in axes])

        def piece(seen: State, viewer: int) -> bytes:
            if own and seen.viewer < 0:
                return spell((), 0)
            return spell(rows(getattr(seen, name), viewer), viewer if turns else 0)

        return labels, piece

    def _zones(self) -> Iterator[tuple[tuple[int, ...], Zone]]:
        """The zones of all, then those of seats, from the viewer on: where each lies by viewer."""
        seats, zones = self.setup.seats, self.setup.zones
        owned = [[n for n, z in enumerate(zones) if z.owner == seat] for seat in range(seats)]
        for number, zone in enumerate(zones):
            if zone.owner == NOBODY:
                yield (number,) * seats, zone
        for further in range(seats):
            for place, first in enumerate(owned[0]):
                where = tuple([owned[(v + further) % seats][place] for v in range(seats)])
                name = f"{zones[first].name.rsplit(' ', 1)[0]} +{further}"
                seen_by = zones[first].seen_by
                yield where, Zone(name, seen_by, zones[first].owner, *_room(zones[first]))

    def _of_zone(self, where: tuple[int, ...], zone: Zone) -> tuple[list[str], Piece]:
        names, every = self.setup.game.cards, range(self.cards)
        cards = [card for card in every if zone.holds >> card & 1]
        ids = [names.write(card) for card in cards]
        labels = [f"{zone.name}: how many", *(f"{zone.name}: {card}" for card in ids)]
        labels += [f"{zone.name} {place}: {c}" for place in range(zone.places) for c in ids]
        ordered = zone.places if zone.seen_by == PUBLIC else 0
        if ordered != zone.places:
            raise TypeError(f"{zone.name} is a row, and not open to all")
        spell, zones = zone_speller(cards, zone.places, self.cards), len(self.setup.zones)

        def piece(seen: State, viewer: int) -> bytes:
            number = where[viewer]
            pile = seen.zones[number]
            if seen.viewer >= 0:
                believed = seen.may_be[seen.viewer * zones + number]
            else:
                believed = sum([1 << card for card in pile if card >= 0])
            return spell(len(pile), believed, tuple(pile) if ordered else ())

        return labels, piece

    def _of_question(self) -> tuple[list[str], Piece]:
        """Who is asked what, who has still to answer, who has won."""
        seats, game = self.setup.seats, self.setup.game
        kinds = game.step_classes.values()
        prompts = tuple(dict.fromkeys(prompt for kind in kinds for prompt in kind.prompts))
        around = seat_labels(seats)
        labels = [
            *(f"asked: {seat}" for seat in (*around, "chance")),
            *(f"for: {seat}" for seat in around),
            *(f"question: {prompt}" for prompt in prompts),
            *(f"to answer: {seat}" for seat in around),
            "over",
            *(f"won: {seat}" for seat in around),
            "onlooker",
        ]
        numbered = {prompt: place for place, prompt in enumerate(prompts)}
        someone = spelling_of(SEATS, seats, self.cards)
        several = spelling_of(MASK, seats, self.cards)
        width = len(labels)

        @lru_cache(maxsize=KEPT)
        def spell(
            asked: int, behalf: int, prompt: str, pending: int, won: int, over: bool, viewer: int
        ) -> bytes:
            out = np.zeros(width, dtype=np.float32)
            seat = max(viewer, 0)
            someone.fill(asked, seat, out[:seats])
            out[seats] = asked == CHANCE
            someone.fill(behalf, seat, out[seats + 1 : 2 * seats + 1])
            start = 2 * seats + 1
            if prompt in numbered:
                out[start + numbered[prompt]] = 1.0
            start += len(prompts)
            several.fill(pending, seat, out[start : start + seats])
            out[start + seats] = over
            start += seats + 1
            several.fill(won, seat, out[start : start + seats])
            out[width - 1] = viewer < 0
            return out.tobytes()

        def piece(seen: State, viewer: int) -> bytes:
            asked, behalf, prompt = NOBODY, NOBODY, ""
            for decision in seen.decisions:
                if asked == NOBODY or decision.seat == seen.viewer:
                    asked, behalf, prompt = decision.seat, decision.behalf, decision.prompt
            return spell(asked, behalf, prompt, seen.pending, seen.winners, seen.over, seen.viewer)

        return labels, piece

    def _of_agenda(self) -> tuple[list[str], Piece]:
        """The step on top with what it carries, and how many of each kind wait below it."""
        seats, game = self.setup.seats, self.setup.game
        kinds = {kind: place for place, kind in enumerate(game.step_classes.values())}
        slots = Slots([(f.name, f.codec) for k in kinds for f in k.fields], seats, self.cards)
        names = [kind.name for kind in kinds]
        labels = [
            *(f"step: {name}" for name in names),
            *(f"step {label}" for label in slots.labels),
            *(f"below: {name}" for name in names),
        ]
        count, width = len(kinds), len(labels)
        carried = {
            kind: [(field.name, slots.place(field.name, field.codec)) for field in kind.fields]
            for kind in kinds
        }

        @lru_cache(maxsize=KEPT)
        def spell_top(top: AnyStep | None, viewer: int) -> bytes:
            out = np.zeros(count + slots.width, dtype=np.float32)
            if top is not None:
                out[kinds[type(top)]] = 1.0
                for name, place in carried[type(top)]:
                    value = getattr(top, name)
                    if value is not None:
                        slots.fill(place, value, viewer, out[count:])
            return out.tobytes()

        @lru_cache(maxsize=KEPT)
        def spell_below(below: tuple[type[AnyStep], ...]) -> bytes:
            out = np.zeros(width - count - slots.width, dtype=np.float32)
            for kind in below:
                out[kinds[kind]] = min(out[kinds[kind]] + 1 / MOST_BELOW, 1.0)
            return out.tobytes()

        def piece(seen: State, viewer: int) -> bytes:
            agenda = seen.agenda
            top = spell_top(agenda[-1] if agenda else None, viewer)
            return top + spell_below(tuple([type(step) for step in agenda[:-1]]))

        return labels, piece


class Slots:
    """Fields of options or steps: those of one name and codec stand in one place."""

    def __init__(self, fields: Sequence[tuple[str, Codec]], seats: int, cards: int) -> None:
        self._places: dict[tuple[str, int], int] = {}
        self.spellings: list[Spelling] = []
        self.names: list[str] = []
        self.starts: list[int] = []
        labels: list[str] = []
        alike: dict[tuple[object, ...], int] = {}
        for name, codec in fields:
            spelling = spelling_of(codec, seats, cards)
            known = alike.setdefault((name, codec.kind, *spelling.key()), len(self.spellings))
            self._places[name, id(codec)] = known
            if known < len(self.spellings):
                continue
            shown = f"{name} ({codec.kind})" if name in self.names else name
            self.spellings.append(spelling)
            self.starts.append(len(labels))
            self.names.append(shown)
            labels += [told(shown, label) for label in spelling.labels]
        self.labels = tuple(labels)

    @property
    def width(self) -> int:
        return len(self.labels)

    def place(self, name: str, codec: Codec) -> int:
        return self._places[name, id(codec)]

    def fill(self, place: int, number: int, viewer: int, out: Array) -> None:
        spelling, start = self.spellings[place], self.starts[place]
        spelling.fill(number, viewer, out[start : start + spelling.width])


def told(name: str, label: str) -> str:
    """
    >>> told("rage +1", ""), told("age", "2")
    ('rage +1', 'age: 2')
    """
    return f"{name}: {label}" if label else name


def card_count(setup: Setup) -> int:
    """How many cards there are at such a table: those of packs that it has not come last."""
    table = setup.new_table()
    return 1 + max([card for pile in table.zones for card in pile], default=-1)


def _room(zone: Zone) -> tuple[int, int]:
    return zone.holds, zone.places


def speller(spelling: Spelling, count: int) -> Callable[[tuple[int, ...], int], bytes]:
    """Spells rows of so many numbers, and remembers numbers and rows that it has seen."""
    nothing = bytes(4 * spelling.width)

    @lru_cache(maxsize=KEPT)
    def spell_one(number: int, viewer: int) -> bytes:
        out = np.zeros(spelling.width, dtype=np.float32)
        spelling.fill(number, viewer, out)
        return out.tobytes()

    @lru_cache(maxsize=KEPT)
    def spell(row: tuple[int, ...], viewer: int) -> bytes:
        cells = [spell_one(number, viewer) for number in row]
        return b"".join(cells) + nothing * (count - len(cells))

    return spell


def zone_speller(
    cards: Sequence[int], places: int, every: int
) -> Callable[[int, int, tuple[int, ...]], bytes]:
    """Spells a zone: how many cards it has, which may be there, which lies in which place."""
    numbers = np.array(cards, dtype=np.intp)
    found = {card: place for place, card in enumerate(cards)}
    room, size = (every + 7) // 8, max(len(cards), 1)
    most = (1 << every) - 1

    @lru_cache(maxsize=KEPT)
    def spell(count: int, believed: int, pile: tuple[int, ...]) -> bytes:
        out = np.zeros(1 + len(cards) * (1 + places), dtype=np.float32)
        out[0] = min(count / size, 1.0)
        bits = np.frombuffer((believed & most).to_bytes(room, "little"), dtype=np.uint8)
        out[1 : 1 + len(cards)] = np.unpackbits(bits, bitorder="little")[numbers]
        for place, card in enumerate(pile[:places]):
            if card in found:
                out[1 + len(cards) * (1 + place) + found[card]] = 1.0
        return out.tobytes()

    return spell


def _rows(
    column: Column, seats: int, sizes: Sequence[int]
) -> Callable[[object, int], tuple[int, ...]]:
    """The numbers of a column as one row, what is by seat from the viewer on."""
    by, depth, own = column.by, column.depth, column.seen == "owner"

    def plain(value: object, viewer: int) -> tuple[int, ...]:
        return (cast("int", value),)

    def flat(value: object, viewer: int) -> tuple[int, ...]:
        return tuple(cast("list[int]", value))

    def turned(value: object, viewer: int) -> tuple[int, ...]:
        numbers = cast("list[int]", value)
        first = viewer * (len(numbers) // seats)
        if own:
            return tuple(numbers[first : first + len(numbers) // seats])
        return (*numbers[first:], *numbers[:first])

    def turned_rows(value: object, viewer: int) -> tuple[int, ...]:
        rows, found = cast("list[list[int]]", value), list[int]()
        for further in range(1 if own else seats):
            row = rows[(viewer + further) % seats]
            found += row
            found += [-1] * (sizes[1] - len(row))
        return tuple(found)

    def turned_within(value: object, viewer: int) -> tuple[int, ...]:
        found = list[int]()
        for row in cast("list[list[int]]", value):
            found += row[viewer:]
            found += row[:viewer]
        return tuple(found)

    def plain_rows(value: object, viewer: int) -> tuple[int, ...]:
        found = list[int]()
        for row in cast("list[list[int]]", value):
            found += row
            found += [-1] * (sizes[1] - len(row))
        return tuple(found)

    if depth == 0:
        return plain
    if depth == 1:
        return turned if by[0] is SEATS else flat
    if by[0] is SEATS:
        return turned_rows
    return turned_within if by[1] is SEATS else plain_rows
