"""RUN-5, RUN-6.4, RUN-10: all legal places at once, for cards, masters and archmaster tokens.

The idea: let `wrong[c]` be the cells whose visible rune has another colour than c. Shifted back by
the place of a section within its card, it is the set of all upper left cells from which that
section, if its colour is c, would lie on a wrong rune. The union over the six sections is the set
of all upper left cells that fail RUN-5.4; with the neighbours instead of the cells below, of all
that fail RUN-5.5. So a card is judged everywhere at once. The shifts by rows depend on the table
and not on the card: a `Survey` makes them once for a whole hand. Those by columns are made for all
sections of a column together.

An upper left cell may lie two cells above or to the left of the window: so all sets of a survey are
*raised* by two rows and two cells.

RUN-5.8 and RUN-11.5 ask for areas. This is done exactly, but only in those few places where a card
touches areas of two players, or covers runes of an opponent.

A placement is one int, `packed(turn, x, y)`: cheap, and sorted by turn, y, x.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ragnatafl.games.runics.rules.grid import (
    BLUE,
    CELLS,
    COLOURS,
    GREEN,
    SHAPES,
    XY,
    Board,
    Face,
    Readings,
    area,
    bit,
    bits_of,
    card_cells,
    cell,
    cells_of,
    domain,
    held,
    is_upright,
    neighbours4,
    neighbours8,
    numbers,
    shown,
    turned,
    visible,
    xy,
)

# By shape: the ten pairs of a section and the cell beside it, outside the card.
EDGES: Final = tuple(
    [
        [
            (section, (x + dx, y + dy))
            for section, (x, y) in enumerate(cells)
            for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1))
            if (x + dx, y + dy) not in cells
        ]
        for cells in SHAPES
    ]
)

# By shape: from which column of a survey's rows the places below and beside a card are looked at.
BELOW_COLUMNS: Final = [sorted([x + 1 for x, _ in cells]) for cells in SHAPES]
BESIDE_COLUMNS: Final = [sorted([x + 1 for _, (x, _) in edges]) for edges in EDGES]


def packed(turn: int, x: int, y: int) -> int:
    return turn // 90 * CELLS + cell(x, y)


def unpacked(placement: int) -> tuple[int, int, int]:
    """Turn, x and y.

    >>> unpacked(packed(270, -1, 2))
    (270, -1, 2)
    """
    quarter, at = divmod(placement, CELLS)
    return quarter * 90, *xy(at)


class TurnedCard:
    """A card in one turn, and where it looks in the rows of a survey."""

    __slots__ = ("below", "beside", "face", "first", "runes", "shape", "turn")

    def __init__(self, face: Face, turn: int) -> None:
        self.face = face
        self.turn = turn
        self.first = turn // 90 * CELLS
        """The packed placement in this turn with cell 0 as upper left one."""
        self.shape = shape = 0 if is_upright(turn) else 1
        self.runes = runes = turned(face, turn)
        """Row by row."""
        self.below = _looks(runes, list(enumerate(SHAPES[shape])))
        self.beside = _looks(runes, EDGES[shape])


def _looks(runes: Face, places: list[tuple[int, XY]]) -> list[int]:
    """For sections and their places, column by column: the row there in the section's colour."""
    return [
        3 * (y + 1) + runes[section]
        for section, (x, y) in sorted(places, key=lambda place: place[1])
    ]


@cache
def turned_cards(face: Face, turns: tuple[int, ...]) -> list[TurnedCard]:
    return [TurnedCard(face, turn) for turn in turns]


class Contact:
    """Two players on one colour, in raised sets: the cells beside their areas, and masters."""

    __slots__ = ("colour", "near_one", "near_other", "one", "other")

    def __init__(self, colour: int, near_one: int, near_other: int, one: int, other: int) -> None:
        self.colour = colour
        self.near_one = near_one
        self.near_other = near_other
        self.one = one
        self.other = other


class Survey:
    """What all placements on one board have in common, computed once for all cards of a hand."""

    __slots__ = (
        "board", "contacts", "corner", "numbers", "raised", "risky", "room", "rows", "stride",
        "turns",
    )  # fmt: skip

    def __init__(self, board: Board, readings: Readings) -> None:
        self.board = board
        self.stride = stride = board.runes.stride
        self.numbers = numbers(stride)
        self.corner = cell(board.runes.left - 2, board.runes.top - 2)
        """The cell of bit 0."""
        self.raised = up = 2 * stride + 2
        self.turns = readings.turns
        blue, green, red = board.runes.colours
        up += stride + 1
        wrong = [(green | red) << up, (blue | red) << up, (blue | green) << up]
        self.rows = [cells >> row * stride for row in range(5) for cells in wrong]
        """From the row above a card to the one below, by colour: where the rune is another, as seen
        from the cell to the left of the card."""
        self.room = self._room(readings)
        self.contacts = self._contacts()
        self.risky = self._risky()

    def placements(self, face: Face) -> list[int]:
        """RUN-5: all legal placements of a card."""
        rows = self.rows
        found: list[int] = []
        for card in turned_cards(face, self.turns):
            a, b, c, d, e, f = card.below
            g, h, i, j, k, m, n, o, p, q = card.beside
            if card.shape == 0:  # column by column, see `_looks`
                below = (rows[a] | rows[b] | rows[c]) >> 1 | (rows[d] | rows[e] | rows[f]) >> 2
                beside = rows[g] | rows[h] | rows[i] | (rows[j] | rows[k]) >> 1
                beside |= (rows[m] | rows[n]) >> 2 | (rows[o] | rows[p] | rows[q]) >> 3
            else:
                below = (rows[a] | rows[b]) >> 1 | (rows[c] | rows[d]) >> 2
                below |= (rows[e] | rows[f]) >> 3
                beside = rows[g] | rows[h] | (rows[i] | rows[j]) >> 1 | (rows[k] | rows[m]) >> 2
                beside |= (rows[n] | rows[o]) >> 3 | (rows[p] | rows[q]) >> 4
            room = self.room[card.shape]
            legal = room ^ (room & below & beside)
            if legal & self.risky[card.shape]:
                legal = self.keep_apart(card, legal)
            found += self.listed(legal, card.first)
        return found

    def listed(self, legal: int, first: int) -> list[int]:
        """As packed placements; found from the top, so that the int gets shorter on the way."""
        numbers = self.numbers
        first += self.corner
        found = []
        while legal:
            top = legal.bit_length() - 1
            found.append(first + numbers[top])
            legal ^= 1 << top
        found.reverse()
        return found

    def keep_apart(self, card: TurnedCard, legal: int) -> int:
        """RUN-5.8: without the placements that bring masters of two players into one area."""
        cells = card_cells(card.face, card.turn, self.stride)
        for at in bits_of(legal & self.risky[card.shape]):
            for contact in self.contacts:
                runes = cells[contact.colour] << at
                if runes & contact.near_one and runes & contact.near_other:
                    after = self.after(cells, at, contact.colour)
                    if area(after, contact.one, self.stride) & contact.other:
                        legal ^= 1 << at
                        break
        return legal

    def after(self, cells: tuple[int, int, int], at: int, colour: int) -> int:
        """The raised runes of one colour when a card with these cells has been laid."""
        covered = (cells[0] | cells[1] | cells[2]) << at
        before = self.board.runes.colours[colour] << self.raised
        return (before | covered) ^ covered | cells[colour] << at

    def _room(self, readings: Readings) -> list[int]:
        """RUN-5.2, 5.6, 5.7, by shape: where a card may lie as far as colours do not matter."""
        board, runes, stride = self.board, self.board.runes, self.stride
        pieces = board.tokens
        for masters in board.masters:
            pieces |= masters
        cells, pieces = visible(board) << self.raised, pieces << self.raised
        barred = [_covers_any(pieces, 0, stride), _covers_any(pieces, 1, stride)]
        match readings.covering:
            case "same_footprint":
                left, top = runes.left - 2, runes.top - 2
                for shape, x, y in runes.cards:
                    barred[shape] |= 1 << (y - top) * stride + x - left
            case "must_extend":
                for shape in (0, 1):
                    barred[shape] |= _covers_only(cells, shape, stride)
            case "no_card_hidden":
                for card in shown(runes):
                    for shape in (0, 1):
                        barred[shape] |= _covers_all(card << self.raised, shape, stride)
        upright, lying = _covers_any(cells, 0, stride), _covers_any(cells, 1, stride)
        return [upright ^ (upright & barred[0]), lying ^ (lying & barred[1])]

    def _contacts(self) -> list[Contact]:
        board, up = self.board, self.raised
        owners = [seat for seat, masters in enumerate(board.masters) if masters]
        if len(owners) < 2:
            return []
        holdings = [held(board, seat) for seat in owners]
        return [
            Contact(
                colour,
                neighbours4(holdings[i][colour] << up, self.stride),
                neighbours4(holdings[k][colour] << up, self.stride),
                (board.masters[owners[i]] & runes) << up,
                (board.masters[owners[k]] & runes) << up,
            )
            for colour, runes in enumerate(board.runes.colours)
            for i in range(1, len(owners))
            for k in range(i)
            if holdings[i][colour] and holdings[k][colour]
        ]

    def _risky(self) -> list[int]:
        """By shape: where a card, whatever its colours, touches areas of two players."""
        risky = [0, 0]
        for contact in self.contacts:
            for shape in (0, 1):
                risky[shape] |= _covers_any(contact.near_one, shape, self.stride) & _covers_any(
                    contact.near_other, shape, self.stride
                )
        return risky


class AdeptSurvey(Survey):
    """The same for a seat with an unspent blue adept (RUN-11.4), who may ignore one wrong rune."""

    __slots__ = ("domains", "losses")

    def __init__(self, board: Board, readings: Readings, seat: int) -> None:
        super().__init__(board, readings)
        up = self.raised
        self.domains: list[tuple[int, int]] = []
        """Of the opponents, raised: masters, and cells of their areas."""
        lost = [0, 0, 0]
        for opponent, masters in enumerate(board.masters):
            if opponent != seat:
                blue, green, red = held(board, opponent)
                self.domains.append((masters << up, (blue | green | red) << up))
                lost[0] |= green | red
                lost[1] |= blue | red
                lost[2] |= blue | green
        self.losses = [cells << up for cells in lost]
        """Cells of their areas, by the colour that would cover them."""

    def placements_ignoring_one(self, face: Face) -> list[int]:
        """RUN-11.4, 11.5: all placements that are legal only if one wrong rune is ignored.

        No cell outside a card is adjacent to two of its sections, so to count the wrong pairs of
        neighbours is to count the wrong runes.
        """
        found: list[int] = []
        for card in turned_cards(face, self.turns):
            below, below_twice = _counted(self.rows, card.below, BELOW_COLUMNS[card.shape])
            beside, beside_twice = _counted(self.rows, card.beside, BESIDE_COLUMNS[card.shape])
            needed = self.room[card.shape] & below & beside
            legal = needed ^ (needed & below_twice & beside_twice)
            legal = self.keep_whole(card, self.keep_apart(card, legal))
            found += self.listed(legal, card.first)
        return found

    def keep_whole(self, card: TurnedCard, legal: int) -> int:
        """RUN-11.5: without the placements by which a cell leaves the areas of an opponent."""
        suspects = 0
        for colour, (x, y) in zip(card.runes, SHAPES[card.shape], strict=True):
            suspects |= self.losses[colour] >> y * self.stride + x
        cells = card_cells(card.face, card.turn, self.stride)
        for at in bits_of(legal & suspects):
            blue, green, red = [self.after(cells, at, colour) for colour in COLOURS]
            for masters, before in self.domains:
                after = area(blue, masters, self.stride) | area(green, masters, self.stride)
                if before & ~(after | area(red, masters, self.stride)):
                    legal ^= 1 << at
                    break
        return legal


def _covers_any(cells: int, shape: int, stride: int) -> int:
    """From where a card covers at least one of the cells."""
    row = cells | cells >> 1
    if shape == 0:
        return row | row >> stride | row >> 2 * stride
    row |= cells >> 2
    return row | row >> stride


def _covers_only(cells: int, shape: int, stride: int) -> int:
    """From where a card covers nothing but these cells."""
    row = cells & cells >> 1
    if shape == 0:
        return row & row >> stride & row >> 2 * stride
    row &= cells >> 2
    return row & row >> stride


def _covers_all(cells: int, shape: int, stride: int) -> int:
    """From where a card covers all of these cells, the visible ones of one card; never if none."""
    found = _covers_any(cells, shape, stride)
    for at in bits_of(cells):
        found &= _covers_any(1 << at, shape, stride)
    return found


def _counted(rows: list[int], looks: list[int], columns: list[int]) -> tuple[int, int]:
    """Where at least one, and where at least two, of the runes looked at are wrong."""
    once = twice = 0
    for look, column in zip(looks, columns, strict=True):
        wrong = rows[look] >> column
        twice |= once & wrong
        once |= wrong
    return once, twice


def placements(board: Board, face: Face, readings: Readings) -> list[int]:
    """RUN-5: all legal placements of one card."""
    return Survey(board, readings).placements(face)


def placements_of_hand(board: Board, faces: Sequence[Face], readings: Readings) -> list[list[int]]:
    """RUN-5: all legal placements of each card, in less time than one by one."""
    survey = Survey(board, readings)
    return [survey.placements(face) for face in faces]


def placements_ignoring_one(board: Board, face: Face, seat: int, readings: Readings) -> list[int]:
    """RUN-11.4: the further placements that the seat has by its blue adept."""
    return AdeptSurvey(board, readings, seat).placements_ignoring_one(face)


def master_cells(board: Board, seat: int) -> int:
    """RUN-6.4, 6.5: where the seat may place a master."""
    barred = board.tokens
    for other, masters in enumerate(board.masters):
        barred |= masters if other == seat else domain(board, other)
    return visible(board) & ~barred


def token_places(
    board: Board, seat: int, at: int, any_colour: bool = False
) -> list[tuple[int, int]]:
    """RUN-10.2 to 10.5: colour and cell for the archmaster token beside the seat's master on `at`.

    With `any_colour` it may have the colour of its rune (A24).
    """
    runes = board.runes
    master = bit(runes, *xy(at))
    if not board.masters[seat] & master:
        return []
    free = visible(board) & neighbours8(master, runes.stride) & ~board.tokens
    for masters in board.masters:
        free &= ~masters
    return [
        (colour, place)
        for colour in (BLUE, GREEN)
        for place in cells_of(
            runes,
            free & ~_between_rivals(board, colour) & ~(0 if any_colour else runes.colours[colour]),
        )
    ]


def _between_rivals(board: Board, colour: int) -> int:
    """RUN-10.5: cells that touch areas of two players in this colour."""
    once = twice = 0
    for seat in range(len(board.masters)):
        near = neighbours4(held(board, seat)[colour], board.runes.stride)
        twice |= once & near
        once |= near
    return twice
