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
from math import prod
from operator import attrgetter, itemgetter
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ragnatafl.bots.spelling import Array, Counts, Spelling, places_of, seat_labels, spelling_of
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

CARDS: Final = "card"
"""The kind of names that are cards."""

Indices: TypeAlias = NDArray[np.int32]
Spell: TypeAlias = Callable[[tuple[int, ...], int], bytes]
"""The features of a row of numbers, for a viewer."""
Piece: TypeAlias = Callable[[State, int, list[bytes]], None]
"""Adds some of the features of a view to those before, for a viewer."""


class Encoder:
    """The encoding of views at tables of one set-up."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.version = VERSION
        self.counts = counts_of(setup)
        self.cards = self.counts[CARDS]
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
        viewer, out = max(seen.viewer, 0), list[bytes]()
        for piece in self._pieces:
            piece(seen, viewer, out)
        return bytearray().join(out)

    # The parts

    def _parts(self) -> Iterator[tuple[list[str], Piece]]:
        columns = [
            column
            for column in self.setup.game.state.columns
            if column.role == "data" and column.seen != "nobody"
        ]
        yield self._of_values([column for column in columns if not column.depth])
        for column in columns:
            if column.depth:
                yield self._of_list(column)
        yield from self._of_zones()
        yield self._of_question()
        yield self._of_agenda()

    def _spelling(self, column: Column) -> Spelling:
        return spelling_of(column.codec, self.setup.seats, self.counts)

    def _of_values(self, columns: Sequence[Column]) -> tuple[list[str], Piece]:
        """The columns that are no lists, all at once."""
        for column in columns:
            if column.by or column.seen == "owner":
                raise TypeError(f"{column.name} is no list, so it is by nothing and of all")
        spellings = [self._spelling(column) for column in columns]
        labels = [
            told(column.name, label)
            for column, spelling in zip(columns, spellings, strict=True)
            for label in spelling.labels
        ]
        ones = [speller(spelling, 1) for spelling in spellings]

        @lru_cache(maxsize=KEPT)
        def spell(values: tuple[int, ...], viewer: int) -> bytes:
            return b"".join([s((v,), viewer) for s, v in zip(ones, values, strict=True)])

        names = [column.name for column in columns]
        read = attrgetter(*names, "seats")

        def piece(seen: State, viewer: int, out: list[bytes]) -> None:
            out.append(spell(read(seen)[:-1], viewer))

        return labels, piece

    def _of_list(self, column: Column) -> tuple[list[str], Piece]:
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
        return labels, _list_piece(column, seats, spelling, [len(axis) for axis in axes])

    def _of_zones(self) -> Iterator[tuple[list[str], Piece]]:
        """The zones of all, then those of each seat, from the viewer on."""
        seats, zones = self.setup.seats, self.setup.zones
        common = [number for number, zone in enumerate(zones) if zone.owner == NOBODY]
        owned = [[n for n, z in enumerate(zones) if z.owner == seat] for seat in range(seats)]
        if common:
            names = [zones[number].name for number in common]
            yield self._of_group(names, [common] * seats)
        for further in range(seats) if owned[0] else ():
            names = [f"{zones[n].name.rsplit(' ', 1)[0]} +{further}" for n in owned[0]]
            yield self._of_group(names, [owned[(v + further) % seats] for v in range(seats)])

    def _of_group(
        self, names: Sequence[str], numbers: Sequence[Sequence[int]]
    ) -> tuple[list[str], Piece]:
        """Some zones; `numbers` says by viewer which they are."""
        zones, count = self.setup.zones, len(self.setup.zones)
        labels: list[str] = []
        spells: list[ZoneSpell] = []
        for name, number in zip(names, numbers[0], strict=True):
            zone = zones[number]
            cards = [card for card in range(self.cards) if zone.holds >> card & 1]
            labels += self._zone_labels(name, zone, cards)
            spells.append(zone_speller(cards, zone.places))
        rows = [place for place, number in enumerate(numbers[0]) if zones[number].places]
        piles_of = [picker(chosen) for chosen in numbers]
        known_of = [picker([v * count + n for n in ns]) for v, ns in enumerate(numbers)]

        @lru_cache(maxsize=KEPT)
        def spell(
            known: tuple[int, ...], sizes: tuple[int, ...], shown: tuple[tuple[int, ...], ...]
        ) -> bytes:
            lying = dict(zip(rows, shown, strict=True))
            return b"".join(
                [
                    spells[place](sizes[place], mask, lying.get(place, ()))
                    for place, mask in enumerate(known)
                ]
            )

        def piece(seen: State, viewer: int, out: list[bytes]) -> None:
            piles: tuple[list[int], ...] = piles_of[viewer](seen.zones)
            if seen.viewer >= 0:
                known: tuple[int, ...] = known_of[viewer](seen.may_be)
            else:
                known = tuple([sum([1 << card for card in pile if card >= 0]) for pile in piles])
            shown = tuple([tuple(piles[place]) for place in rows]) if rows else ()
            out.append(spell(known, tuple(map(len, piles)), shown))

        return labels, piece

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
        someone = spelling_of(SEATS, seats, self.counts)
        several = spelling_of(MASK, seats, self.counts)
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

        def piece(seen: State, viewer: int, out: list[bytes]) -> None:
            asked, behalf, prompt = NOBODY, NOBODY, ""
            for decision in seen.decisions:
                if asked == NOBODY or decision.seat == seen.viewer:
                    asked, behalf, prompt = decision.seat, decision.behalf, decision.prompt
            said = spell(asked, behalf, prompt, seen.pending, seen.winners, seen.over, seen.viewer)
            out.append(said)

        return labels, piece

    def _of_agenda(self) -> tuple[list[str], Piece]:
        """The step on top with what it carries, and how many of each kind wait below it."""
        seats, game = self.setup.seats, self.setup.game
        kinds = {kind: place for place, kind in enumerate(game.step_classes.values())}
        slots = Slots([(f.name, f.codec) for k in kinds for f in k.fields], seats, self.counts)
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

        def piece(seen: State, viewer: int, out: list[bytes]) -> None:
            agenda = seen.agenda
            out.append(spell_top(agenda[-1] if agenda else None, viewer))
            out.append(spell_below(tuple(map(type, agenda[:-1]))))

        return labels, piece


class Slots:
    """Fields of options or steps: those of one name and codec stand in one place."""

    def __init__(self, fields: Sequence[tuple[str, Codec]], seats: int, counts: Counts) -> None:
        self._places: dict[tuple[str, int], int] = {}
        self.spellings: list[Spelling] = []
        self.names: list[str] = []
        self.starts: list[int] = []
        labels: list[str] = []
        alike: dict[tuple[object, ...], int] = {}
        for name, codec in fields:
            spelling = spelling_of(codec, seats, counts)
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


def counts_of(setup: Setup) -> Counts:
    """How many cards and other things there are at such a table: those of packs that it has not
    come last, and must not change what its numbers say."""
    table = setup.new_table()
    cards = 1 + max([card for pile in table.zones for card in pile], default=-1)
    return {CARDS: cards, **setup.content.counts}


def picker(places: Sequence[int]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """What stands at these places of a list, as a tuple. Any: of whatever it holds."""
    if len(places) > 1:
        return itemgetter(*places)
    (place,) = places
    return lambda values: (values[place],)


def speller(spelling: Spelling, count: int) -> Spell:
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


ZoneSpell: TypeAlias = Callable[[int, int, tuple[int, ...]], bytes]
_EIGHT: Final = [
    np.unpackbits(np.array([byte], np.uint8), bitorder="little").astype(np.float32).tobytes()
    for byte in range(256)
]
"""By byte: its bits as features, the lowest first."""


def zone_speller(cards: Sequence[int], places: int) -> ZoneSpell:
    """Spells a zone: how many cards it has, which may be there, which lies in which place."""
    found = {card: place for place, card in enumerate(cards)}
    size, width = max(len(cards), 1), 4 * len(cards)
    first, room = cards[0] if cards else 0, (len(cards) + 7) // 8
    most = (1 << len(cards)) - 1
    is_run = list(cards) == list(range(first, first + len(cards)))
    counts = [np.float32(min(count / size, 1.0)).tobytes() for count in range(len(cards) + 1)]

    def in_order(mask: int) -> int:
        """The same set, with the first of these cards as its lowest bit."""
        if is_run:
            return mask >> first & most
        return sum([1 << place for place, card in enumerate(cards) if mask >> card & 1])

    @lru_cache(maxsize=KEPT)
    def spell(count: int, believed: int, pile: tuple[int, ...]) -> bytes:
        bits = in_order(believed).to_bytes(room, "little")
        told = b"".join([_EIGHT[byte] for byte in bits])[:width]
        head = counts[min(count, len(cards))] + told
        if not places:
            return head
        row = np.zeros((places, len(cards)), dtype=np.float32)
        for place, card in enumerate(pile[:places]):
            if card in found:
                row[place, found[card]] = 1.0
        return head + row.tobytes()

    return spell


def _list_piece(column: Column, seats: int, spelling: Spelling, sizes: Sequence[int]) -> Piece:
    """The features of a list, what is by seat from the viewer on."""
    by, own, turns, name = column.by, column.seen == "owner", spelling.turns, column.name
    read = attrgetter(name)
    inner = speller(spelling, prod(sizes[1:]))
    whole = speller(spelling, prod(sizes))

    def flat(seen: State, viewer: int, out: list[bytes]) -> None:
        out.append(whole(tuple(read(seen)), viewer if turns else 0))

    def turned(seen: State, viewer: int, out: list[bytes]) -> None:
        numbers: list[int] = read(seen)
        first = viewer * (len(numbers) // seats)
        out.append(whole((*numbers[first:], *numbers[:first]), viewer if turns else 0))

    missing = inner((), 0)

    def rows(seen: State, viewer: int, out: list[bytes]) -> None:
        found, looks = read(seen), viewer if turns else 0
        first = viewer if by[0] is SEATS else 0
        out += [inner(tuple(row), looks) for row in (*found[first:], *found[:first])]
        out += [missing] * (sizes[0] - len(found))

    def rows_turned_within(seen: State, viewer: int, out: list[bytes]) -> None:
        found, looks = read(seen), viewer if turns else 0
        out += [inner((*row[viewer:], *row[:viewer]), looks) for row in found]
        out += [missing] * (sizes[0] - len(found))

    def own_alone(seen: State, viewer: int, out: list[bytes]) -> None:
        held = read(seen)[viewer] if seen.viewer >= 0 else ()
        row = tuple(held) if column.depth == 2 or seen.viewer < 0 else (held,)
        out.append(whole(row, viewer if turns else 0))

    if own:
        return own_alone
    if column.depth == 1:
        return turned if by[0] is SEATS else flat
    return rows_turned_within if by[1] is SEATS else rows
