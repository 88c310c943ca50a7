"""The parts of an encoded view, written as bytes; `encoding.py` says what their numbers mean.

Much of a view is as it was a moment ago, or at another table. So what was spelt is kept, and to
encode a view is for the most part to look up its rows of numbers and its sets of cards.
"""

from __future__ import annotations

from array import array
from operator import attrgetter
from typing import Final, TypeVar, cast

from ragnatafl.bots.spelling import Slots, Spelling, spelling_of
from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.codecs import MASK
from ragnatafl.kernel.seats import CHANCE, NOBODY, SEATS
from ragnatafl.kernel.state import State, memory_of

KEPT: Final = 1 << 12
"""So many rows, or sets of cards, are kept as they were spelt; then all are forgotten."""
MOST_BELOW: Final = 4
"""So many steps of one kind that wait on the agenda are told apart."""

K = TypeVar("K")


def keep(known: dict[K, bytes], key: K, spelt: bytes) -> bytes:
    """Keep what was spelt, among not too many."""
    if len(known) >= KEPT:
        known.clear()
    known[key] = spelt
    return spelt


def packed(features: list[float]) -> bytes:
    """
    >>> len(packed([0.0, 1.0]))
    8
    """
    return array("f", features).tobytes()


class Part:
    """Some of the features of every view."""

    __slots__ = ()

    def tell(self, seen: State, viewer: int, out: list[bytes]) -> None:
        """Add the features of a view to those before; seats are told from the viewer on."""
        raise NotImplementedError


def all_told(parts: list[Part], seen: State) -> bytearray:
    """The features of all parts. Onlookers see the table from the first seat."""
    if seen.viewer == NOBODY:
        raise ValueError("encode takes the view of a seat or an onlooker, never a whole state")
    out: list[bytes] = []
    viewer = max(seen.viewer, 0)
    for part in parts:
        part.tell(seen, viewer, out)
    return bytearray().join(out)


# Columns


class Cell:
    """Spells one number."""

    __slots__ = ("_known", "spelling")

    def __init__(self, spelling: Spelling, seats: int) -> None:
        self.spelling = spelling
        self._known = by_viewer(seats, spelling.turns)

    def spell(self, number: int, viewer: int) -> bytes:
        known = self._known[viewer]
        found = known.get(number)
        if found is None:
            features = [0.0] * self.spelling.width
            self.spelling.fill(number, viewer, features, 0)
            found = keep(known, number, packed(features))
        return found


def by_viewer(seats: int, turns: bool) -> list[dict[int, bytes]]:
    """What is spelt, by who looks; the same for all where seats are not told."""
    alike: dict[int, bytes] = {}
    return [{} if turns else alike for _ in range(seats)]


class Row:
    """Spells a row of numbers, the first by the first cell; cells without a number are 0."""

    __slots__ = ("_cells", "_empty", "_known")

    def __init__(self, cells: list[Cell], seats: int) -> None:
        self._cells = cells
        self._empty = [bytes(4 * cell.spelling.width) for cell in cells]
        turns = True in [cell.spelling.turns for cell in cells]
        alike: dict[tuple[int, ...], bytes] = {}
        self._known = [{} if turns else alike for _ in range(seats)]

    def spell(self, numbers: tuple[int, ...], viewer: int) -> bytes:
        known = self._known[viewer]
        found = known.get(numbers)
        if found is None:
            cells, spelt = self._cells, self._empty[:]
            for place, number in enumerate(numbers):
                spelt[place] = cells[place].spell(number, viewer)
            found = keep(known, numbers, b"".join(spelt))
        return found


def row_of(spelling: Spelling, count: int, seats: int) -> Row:
    """A row of so many numbers that are spelt alike."""
    return Row([Cell(spelling, seats)] * count, seats)


class Values(Part):
    """The columns that are no lists, all at once."""

    __slots__ = ("_read", "_row")

    def __init__(self, names: list[str], spellings: list[Spelling], seats: int) -> None:
        self._read = attrgetter(*names, *names[:1])  # once more: of one name alone it makes no row
        cells = [Cell(spelling, seats) for spelling in spellings]
        self._row = Row(cells, seats)

    def tell(self, seen: State, viewer: int, out: list[bytes]) -> None:
        values: tuple[int, ...] = self._read(seen)
        out.append(self._row.spell(values[:-1], viewer))


class Numbers(Part):
    """A list of numbers; one by seat begins with the viewer's."""

    __slots__ = ("_by_seat", "_name", "_row")

    def __init__(self, name: str, row: Row, by_seat: bool) -> None:
        self._name = name
        self._row = row
        self._by_seat = by_seat

    def tell(self, seen: State, viewer: int, out: list[bytes]) -> None:
        numbers: list[int] = getattr(seen, self._name)
        if self._by_seat and viewer:
            first = viewer * (len(numbers) // seen.seats)
            numbers = numbers[first:] + numbers[:first]
        out.append(self._row.spell(tuple(numbers), viewer))


class Rows(Part):
    """A list of so many lists; what is by seat, the rows or what is in them, begins with the
    viewer's."""

    __slots__ = ("_by_seat", "_count", "_name", "_row", "_within_by_seat")

    def __init__(
        self, name: str, row: Row, count: int, by_seat: bool, within_by_seat: bool
    ) -> None:
        self._name = name
        self._row = row
        self._count = count
        self._by_seat = by_seat
        self._within_by_seat = within_by_seat

    def tell(self, seen: State, viewer: int, out: list[bytes]) -> None:
        rows: list[list[int]] = getattr(seen, self._name)
        row, count = self._row, len(rows)
        first = viewer if self._by_seat else 0
        for place in range(count):
            numbers = rows[(first + place) % count]
            if self._within_by_seat and viewer:
                numbers = numbers[viewer:] + numbers[:viewer]
            out.append(row.spell(tuple(numbers), viewer))
        if count < self._count:
            out += [row.spell((), viewer)] * (self._count - count)


class Own(Part):
    """Of a list by seat what is the viewer's, a number or a row; of an onlooker nothing."""

    __slots__ = ("_depth", "_name", "_row")

    def __init__(self, name: str, row: Row, depth: int) -> None:
        self._name = name
        self._row = row
        self._depth = depth

    def tell(self, seen: State, viewer: int, out: list[bytes]) -> None:
        held: tuple[int, ...] = ()
        if seen.viewer >= 0 and self._depth == 2:
            rows: list[list[int]] = getattr(seen, self._name)
            held = tuple(rows[viewer])
        elif seen.viewer >= 0:
            numbers: list[int] = getattr(seen, self._name)
            held = (numbers[viewer],)
        out.append(self._row.spell(held, viewer))


# Zones


def _bits(byte: int) -> bytes:
    return packed([float(byte >> place & 1) for place in range(8)])


EIGHT: Final = [_bits(byte) for byte in range(256)]
"""By byte: its bits as features, the lowest first."""


class CardSet:
    """Spells sets of certain cards: a 1 for each that is in it."""

    __slots__ = ("_known", "_room", "_runs", "_width", "cards")

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self._width = 4 * len(cards)
        self._room = (len(cards) + 7) // 8
        self._known: dict[int, bytes] = {}
        self._runs: list[tuple[int, int]] = []
        """Cards whose numbers follow one another: by how much the first must be shifted to stand at
        its place, and all of them as a set."""
        for place, card in enumerate(cards):
            if self._runs and self._runs[-1][0] == card - place:
                self._runs[-1] = (card - place, self._runs[-1][1] | 1 << card)
            else:
                self._runs.append((card - place, 1 << card))

    def spell(self, chosen: int) -> bytes:
        found = self._known.get(chosen)
        if found is None:
            bits = 0
            for shift, run in self._runs:
                bits |= (chosen & run) >> shift
            spelt = b"".join([EIGHT[byte] for byte in bits.to_bytes(self._room, "little")])
            found = keep(self._known, chosen, spelt[: self._width])
        return found


class ZoneRow:
    """Spells a row of cards: a 1 for the card that lies in each place."""

    __slots__ = ("_known", "_places", "_room")

    def __init__(self, cards: list[int], room: int) -> None:
        self._places = {card: place for place, card in enumerate(cards)}
        self._room = room
        self._known: dict[tuple[int, ...], bytes] = {}

    def spell(self, pile: tuple[int, ...]) -> bytes:
        found = self._known.get(pile)
        if found is None:
            width = len(self._places)
            features = [0.0] * (self._room * width)
            for place, card in enumerate(pile[: self._room]):
                if card in self._places:
                    features[place * width + self._places[card]] = 1.0
            found = keep(self._known, pile, packed(features))
        return found


class ZoneSpeller:
    """Spells a zone: how many cards it has, which may be there, which lies in which place."""

    __slots__ = ("_counts", "_row", "_set")

    def __init__(self, cards: CardSet, places: int) -> None:
        most = len(cards.cards)
        self._counts = [packed([count / max(most, 1)]) for count in range(most + 1)]
        self._set = cards
        self._row = ZoneRow(cards.cards, places) if places else None

    def tell(self, pile: list[int], may_be: int, out: list[bytes]) -> None:
        counts = self._counts
        out.append(counts[min(len(pile), len(counts) - 1)])
        out.append(self._set.spell(may_be))
        if self._row is not None:
            out.append(self._row.spell(tuple(pile)))


class Zones(Part):
    """The zones of all, then those of each seat, from the viewer on."""

    __slots__ = ("_orders", "_spellers")

    def __init__(self, orders: list[list[int]], spellers: list[ZoneSpeller]) -> None:
        self._orders = orders
        """By viewer the zones as they are told,"""
        self._spellers = spellers
        """by whose place each is spelt."""

    def tell(self, seen: State, viewer: int, out: list[bytes]) -> None:
        zones = seen.zones
        if seen.viewer >= 0:
            may_be, first = memory_of(seen), viewer * len(zones)
        else:
            may_be, first = [_lying(pile) for pile in zones], 0
        spellers = self._spellers
        for place, zone in enumerate(self._orders[viewer]):
            spellers[place].tell(zones[zone], may_be[first + zone], out)


def _lying(pile: list[int]) -> int:
    """The cards of a pile that are seen there."""
    cards = 0
    for card in pile:
        if card >= 0:
            cards |= 1 << card
    return cards


# What is asked, and what is still to be done


class Question(Part):
    """Who is asked what, who has still to answer, who has won."""

    __slots__ = ("_known", "_prompts", "_seats", "_several", "_someone")

    def __init__(self, prompts: list[str], seats: int) -> None:
        self._seats = seats
        self._prompts = {prompt: place for place, prompt in enumerate(prompts)}
        self._someone = spelling_of(SEATS, seats, {})
        self._several = spelling_of(MASK, seats, {})
        self._known: dict[tuple[int, int, str, int, int, bool, int], bytes] = {}

    def tell(self, seen: State, viewer: int, out: list[bytes]) -> None:
        asked, behalf, prompt = NOBODY, NOBODY, ""
        for decision in seen.decisions:
            if asked == NOBODY or decision.seat == seen.viewer:
                asked, behalf, prompt = decision.seat, decision.behalf, decision.prompt
        key = (asked, behalf, prompt, seen.pending, seen.winners, seen.over, seen.viewer)
        found = self._known.get(key)
        if found is None:
            features = self._features(asked, behalf, prompt, seen, viewer)
            found = keep(self._known, key, packed(features))
        out.append(found)

    def _features(
        self, asked: int, behalf: int, prompt: str, seen: State, viewer: int
    ) -> list[float]:
        seats, prompts = self._seats, self._prompts
        features = [0.0] * (4 * seats + len(prompts) + 3)
        self._someone.fill(asked, viewer, features, 0)
        features[seats] = float(asked == CHANCE)
        self._someone.fill(behalf, viewer, features, seats + 1)
        start = 2 * seats + 1
        if prompt in prompts:
            features[start + prompts[prompt]] = 1.0
        start += len(prompts)
        self._several.fill(seen.pending, viewer, features, start)
        features[start + seats] = float(seen.over)
        self._several.fill(seen.winners, viewer, features, start + seats + 1)
        features[-1] = float(seen.viewer < 0)
        return features


class Agenda(Part):
    """The step on top with what it carries, and how many of each kind wait below it."""

    __slots__ = ("_below", "_carried", "_kinds", "_slots", "_tops")

    def __init__(self, kinds: list[type[AnyStep]], slots: Slots, seats: int) -> None:
        self._kinds = {kind: place for place, kind in enumerate(kinds)}
        self._slots = slots
        self._carried = {
            kind: [slots.place(field.name, field.codec) for field in kind.fields] for kind in kinds
        }
        self._tops: list[dict[tuple[object, ...], bytes]] = [{} for _ in range(seats)]
        self._below: dict[tuple[type[AnyStep], ...], bytes] = {}

    def tell(self, seen: State, viewer: int, out: list[bytes]) -> None:
        agenda = seen.agenda
        top = (type(agenda[-1]), *agenda[-1].numbers()) if agenda else ()
        tops = self._tops[viewer]
        found = tops.get(top)
        if found is None:
            found = keep(tops, top, packed(self._of_top(agenda, viewer)))
        out.append(found)
        kinds = tuple([type(step) for step in agenda[:-1]])
        found = self._below.get(kinds)
        if found is None:
            found = keep(self._below, kinds, packed(self._of_below(agenda)))
        out.append(found)

    def _of_top(self, agenda: list[AnyStep], viewer: int) -> list[float]:
        kinds, slots = self._kinds, self._slots
        features = [0.0] * (len(kinds) + slots.width)
        for top in agenda[-1:]:
            features[kinds[type(top)]] = 1.0
            values = cast("tuple[int | tuple[int, ...] | None, ...]", top.numbers())
            for place, value in zip(self._carried[type(top)], values, strict=True):
                if value is not None:  # a field that may be left out
                    slots.fill(place, value, viewer, features, len(kinds))
        return features

    def _of_below(self, agenda: list[AnyStep]) -> list[float]:
        features = [0.0] * len(self._kinds)
        for step in agenda[:-1]:
            place = self._kinds[type(step)]
            features[place] = min(features[place] + 1 / MOST_BELOW, 1.0)
        return features
