"""RUN-2 The table: an unbounded square grid of visible runes, kept as sets of cells in Python ints.

x grows to the right, y downwards; the start card lies at (0, 0). `cell(x, y)` numbers all cells
that a game can reach, row by row: so masters, tokens and cards are written down.

A set of cells is one int, a bitboard, in the window of a table: the rectangle that its runes need.
Bit 0 is the upper left cell of the window, the cell to the right is one bit up, the cell below
`stride` bits up, so one shift moves a whole set, and `&`, `|` do the rest. Rows are as short as can
be, so the sets of most tables are ints below 2**62: compiled, such ints are kept in registers, and
in plain Python they are cheap.

A `Board` is what placement (RUN-5, RUN-6, RUN-10) and areas (RUN-8) need to know of the table. It
is never changed once made, so clones share it; `lay`, `put_master` and `put_token` return another.
They do as they are told: `placement.py` finds what is legal, `plain.py` tells it cell by cell.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
COLOURS: Final = (BLUE, GREEN, RED)
LETTERS: Final = "BGR"
WORTH: Final[tuple[int, ...]] = (1, 2, 3)  # RUN-2.2

# What 17 cards can reach. A card covers at least one visible rune (RUN-5.2) and is at most 3 cells
# long, so it reaches at most 2 cells beyond the table so far, in any one direction. The start card
# lies on 0..1 by 0..2; after 16 more the table lies within -32..33 by -32..34. Around that we keep
# 3 empty cells: 2 for a card that is only thought of, 1 for the neighbours of that card.
REACH: Final = 16 * 2
MARGIN: Final = 3
LEFT: Final = 0 - REACH - MARGIN
TOP: Final = 0 - REACH - MARGIN
RIGHT: Final = 1 + REACH + MARGIN
BOTTOM: Final = 2 + REACH + MARGIN
STRIDE: Final = RIGHT - LEFT + 1
CELLS: Final = (BOTTOM - TOP + 1) * STRIDE

Face = tuple[int, ...]  # six colours, rows of 2 from top to bottom, the card upright
XY = tuple[int, int]
Footprint = tuple[int, int, int]  # shape, x and y of a card's upper left cell

# An upright card (turns 0, 180) has shape 0, a lying one (90, 270) shape 1. The cells of a card
# from its upper left one, row by row.
PORTRAIT: Final = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2))
LANDSCAPE: Final = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1))
SHAPES: Final = (PORTRAIT, LANDSCAPE)

Covering = Literal["same_footprint", "must_extend", "no_card_hidden"]


class Readings:
    """The switches of RUN-12 that bear on placement: A2 (turns, in degrees clockwise) and A6."""

    __slots__ = ("covering", "turns")

    def __init__(
        self,
        turns: tuple[int, ...] = (0, 90, 180, 270),
        covering: Covering = "same_footprint",
    ) -> None:
        self.turns = turns
        self.covering: Covering = covering


class Areas:
    """RUN-2.5: all areas of a table, whoever controls them."""

    __slots__ = ("large", "single")

    def __init__(self, large: list[tuple[int, int, int]], single: list[int]) -> None:
        self.large = large
        """Worth, colour and cells of every area of two runes or more."""
        self.single = single
        """By colour: all areas of one rune."""


class Runes:
    """The visible runes in their window."""

    __slots__ = ("_areas", "cards", "colours", "height", "left", "stride", "top")

    def __init__(
        self,
        left: int,
        top: int,
        stride: int,
        height: int,
        colours: list[int],
        cards: tuple[Footprint, ...],
    ) -> None:
        self.left = left
        self.top = top
        self.stride = stride
        """The width of the window, and MARGIN empty cells that part its rows: no shift by a card or
        to a neighbour carries a rune over the edge into the next row."""
        self.height = height
        self.colours = colours
        """The cells that show blue, green, red; archmaster tokens included."""
        self.cards = cards
        """All cards laid so far, in the order of laying, hidden ones too."""
        self._areas: Areas | None = None

    @property
    def areas(self) -> Areas:
        """Found when first asked for."""
        if self._areas is None:
            self._areas = find_areas(self.colours, self.stride)
        return self._areas


class Board:
    """The visible table: its runes, and the pieces on them."""

    __slots__ = ("masters", "runes", "tokens")

    def __init__(self, runes: Runes, masters: list[int], tokens: int) -> None:
        self.runes = runes
        self.masters = masters
        """By seat."""
        self.tokens = tokens
        """The cells with archmaster tokens."""

    def __eq__(self, other: object) -> bool:
        """The same runes from the same cards, and so the same window; and the same pieces."""
        return isinstance(other, Board) and (
            self.runes.cards == other.runes.cards
            and self.runes.colours == other.runes.colours
            and self.masters == other.masters
            and self.tokens == other.tokens
        )

    def __hash__(self) -> int:
        return hash((self.runes.cards, *self.masters, self.tokens))


def cell(x: int, y: int) -> int:
    return (y - TOP) * STRIDE + x - LEFT


def xy(at: int) -> XY:
    y, x = divmod(at, STRIDE)
    return x + LEFT, y + TOP


def bit(runes: Runes, x: int, y: int) -> int:
    """The set of this one cell; of none, outside the window."""
    across, down = x - runes.left, y - runes.top
    if 0 <= across < runes.stride - MARGIN and 0 <= down < runes.height:
        return 1 << down * runes.stride + across
    return 0


def bits_of(cells: int) -> list[int]:
    """The bits of a set, in the order of rows.

    >>> bits_of(0b1010)
    [1, 3]
    """
    found = []
    while cells:
        top = cells.bit_length() - 1
        found.append(top)
        cells ^= 1 << top
    found.reverse()
    return found


def cells_of(runes: Runes, cells: int) -> list[int]:
    """The cells of a set by their numbers, in the order of rows."""
    first, number = cell(runes.left, runes.top), numbers(runes.stride)
    found = []
    while cells:
        top = cells.bit_length() - 1
        found.append(first + number[top])
        cells ^= 1 << top
    found.reverse()
    return found


@cache
def numbers(stride: int) -> list[int]:
    """By bit of a window with rows of this length: how far off its cell is from that of bit 0."""
    rows = BOTTOM - TOP + 1
    return [y * STRIDE + x for y in range(rows) for x in range(stride)]


def read_face(text: str) -> Face:
    """
    >>> read_face("RG/GB/BB")
    (2, 1, 1, 0, 0, 0)
    """
    return tuple(LETTERS.index(letter) for letter in text.replace("/", ""))


@cache
def turned(face: Face, turn: int) -> Face:
    """The colours after a turn, row by row of the card as it lies: 3 rows of 2, or 2 rows of 3.

    >>> turned(read_face("RG/GB/BB"), 90) == read_face("BGR/BBG")
    True
    """
    a, b, c, d, e, f = face
    match turn:
        case 0:
            return face
        case 90:
            return (e, c, a, f, d, b)
        case 180:
            return (f, e, d, c, b, a)
        case 270:
            return (b, d, f, a, c, e)
    raise ValueError(f"RUN-2.1: a card cannot be turned by {turn}; 0, 90, 180 or 270")


def is_upright(turn: int) -> bool:
    return turn % 180 == 0


def sections(face: Face, turn: int, x: int, y: int) -> list[tuple[XY, int]]:
    """The six cells of a card that lies with its upper left cell on x, y, with their colours."""
    shape = PORTRAIT if is_upright(turn) else LANDSCAPE
    return [
        ((x + dx, y + dy), colour)
        for (dx, dy), colour in zip(shape, turned(face, turn), strict=True)
    ]


@cache
def card_cells(face: Face, turn: int, stride: int) -> tuple[int, int, int]:
    """The blue, green and red cells of a turned card, from its upper left cell as bit 0."""
    colours = [0, 0, 0]
    for (x, y), colour in sections(face, turn, 0, 0):
        colours[colour] |= 1 << y * stride + x
    return colours[BLUE], colours[GREEN], colours[RED]


def bare_board(seats: int) -> Board:
    """A table with nothing on it; its window has room for the start card."""
    return Board(Runes(0, 0, 2 + MARGIN, 3, [0, 0, 0], ()), [0] * seats, 0)


def start_board(face: Face, seats: int) -> Board:
    """RUN-3.1: the start card in the middle, nobody on it."""
    return lay(bare_board(seats), face, 0, 0, 0)


def lay(board: Board, face: Face, turn: int, x: int, y: int) -> Board:
    """RUN-5.1: the card on top of what lies there; its upper left cell, as turned, on x, y."""
    shape = 0 if is_upright(turn) else 1
    board = with_room(board, x, y, x + 1 + shape, y + 2 - shape)
    runes = board.runes
    at = (y - runes.top) * runes.stride + x - runes.left
    blue, green, red = card_cells(face, turn, runes.stride)
    old_blue, old_green, old_red = runes.colours
    covered = (blue | green | red) << at
    colours = [  # (a | b) ^ b is a & ~b, in half the time
        (old_blue | covered) ^ covered | blue << at,
        (old_green | covered) ^ covered | green << at,
        (old_red | covered) ^ covered | red << at,
    ]
    cards = (*runes.cards, (shape, x, y))
    laid = Runes(runes.left, runes.top, runes.stride, runes.height, colours, cards)
    return Board(laid, board.masters, board.tokens)


def with_room(board: Board, left: int, top: int, right: int, bottom: int) -> Board:
    """The same table, its window as large as it must be to hold these cells too."""
    runes = board.runes
    left, top = min(left, runes.left), min(top, runes.top)
    stride = max(right + 1 + MARGIN, runes.left + runes.stride) - left
    height = max(bottom + 1, runes.top + runes.height) - top
    if stride == runes.stride and height == runes.height:
        return board
    old, up = runes.stride, (runes.top - top) * stride + runes.left - left
    return Board(
        Runes(
            left,
            top,
            stride,
            height,
            [moved(cells, old, stride, up) for cells in runes.colours],
            runes.cards,
        ),
        [moved(cells, old, stride, up) for cells in board.masters],
        moved(board.tokens, old, stride, up),
    )


def moved(cells: int, old: int, new: int, up: int) -> int:
    """The same cells in rows of another length, so many bits up."""
    if old == new:
        return cells << up
    row = (1 << old) - 1
    found = 0
    while cells:
        found |= (cells & row) << up
        cells >>= old
        up += new
    return found


def put_master(board: Board, seat: int, at: int) -> Board:
    """RUN-6.4"""
    masters = board.masters[:]
    masters[seat] |= bit(board.runes, *xy(at))
    return Board(board.runes, masters, board.tokens)


def put_token(board: Board, colour: int, at: int) -> Board:
    """RUN-10.4: the rune takes the colour of the token."""
    runes = board.runes
    token = bit(runes, *xy(at)) & visible(board)
    colours = [(cells | token) ^ token for cells in runes.colours]
    colours[colour] |= token
    crowned = Runes(runes.left, runes.top, runes.stride, runes.height, colours, runes.cards)
    return Board(crowned, board.masters, board.tokens | token)


def visible(board: Board) -> int:
    """RUN-2.3: all cells with a rune."""
    blue, green, red = board.runes.colours
    return blue | green | red


def shown(runes: Runes) -> list[int]:
    """By card in the order of laying: its visible cells; a token hides none."""
    found: list[int] = []
    for shape, x, y in runes.cards:
        covered = 0
        for dx, dy in SHAPES[shape]:
            covered |= bit(runes, x + dx, y + dy)
        found = [*[cells & ~covered for cells in found], covered]
    return found


def colour_at(board: Board, x: int, y: int) -> int | None:
    """The visible rune of a cell; none on the bare table, however far away."""
    at = bit(board.runes, x, y)
    for colour in COLOURS:
        if board.runes.colours[colour] & at:
            return colour
    return None


def neighbours4(cells: int, stride: int) -> int:
    """RUN-2.4: what shares a side with one of these cells; they too, if they touch each other."""
    return cells << 1 | cells >> 1 | cells << stride | cells >> stride


def neighbours8(cells: int, stride: int) -> int:
    """RUN-10.3: what lies around these cells, diagonals included."""
    rows = cells | cells << 1 | cells >> 1
    return rows << stride | rows >> stride | cells << 1 | cells >> 1


def area(runes: int, seeds: int, stride: int) -> int:
    """RUN-2.5: what of the runes of one colour is connected with the seeds."""
    reached = seeds & runes
    while True:
        wide = reached | reached << 1 | reached >> 1
        grown = (wide | reached << stride | reached >> stride) & runes
        if grown == reached:
            return reached
        reached = grown


def find_areas(colours: list[int], stride: int) -> Areas:
    large: list[tuple[int, int, int]] = []
    single: list[int] = []
    for colour, runes in enumerate(colours):
        rest = runes & neighbours4(runes, stride)
        single.append(runes ^ rest)
        while rest:
            part = area(rest, rest & -rest, stride)
            rest ^= part
            large.append((WORTH[colour] * part.bit_count(), colour, part))
    return Areas(large, single)


def parts(runes: int, seeds: int, stride: int) -> list[int]:
    """The areas with at least one seed, one by one."""
    found = []
    seeds &= runes
    while seeds:
        found.append(area(runes, seeds & -seeds, stride))
        seeds &= ~found[-1]
    return found


def areas(board: Board) -> list[tuple[int, int]]:
    """RUN-2.5: all areas as colour and cells, by colour, then by first cell."""
    runes = board.runes
    return [
        (colour, part)
        for colour, cells in enumerate(runes.colours)
        for part in parts(cells, cells, runes.stride)
    ]


def controlled(board: Board, seat: int) -> list[tuple[int, int]]:
    """RUN-2.7: the areas in which a master of the seat stands, each once, as colour and cells."""
    runes = board.runes
    return [
        (colour, part)
        for colour, cells in enumerate(runes.colours)
        for part in parts(cells, board.masters[seat], runes.stride)
    ]


def held(board: Board, seat: int) -> list[int]:
    """RUN-2.7: by colour, all cells of the areas that the seat controls."""
    masters = board.masters[seat]
    if not masters:
        return [0, 0, 0]
    found = board.runes.areas
    cells = [single & masters for single in found.single]
    for _, colour, part in found.large:
        if part & masters:
            cells[colour] |= part
    return cells


def domain(board: Board, seat: int) -> int:
    """RUN-2.7: all cells of the areas that the seat controls."""
    blue, green, red = held(board, seat)
    return blue | green | red


def points(board: Board, seat: int) -> int:
    """RUN-8.1: the worth of all runes in the seat's areas; a rune counts once."""
    blue, green, red = held(board, seat)
    return blue.bit_count() + 2 * green.bit_count() + 3 * red.bit_count()
