"""RUN-2 The table: an unbounded square grid of visible runes, kept as sets of cells in Python ints.

A set of cells is one int, a bitboard: bit `cell(x, y)` is set when the cell belongs to the set. The
cell to the right is one bit up, the cell below STRIDE bits up, so one shift moves a whole set, and
`&`, `|` do the rest. x grows to the right, y downwards; the start card lies at (0, 0).

A `Board` is what placement (RUN-5, RUN-6, RUN-10) and areas (RUN-8) need to know of the table. It
is never changed once made, so clones share it; `lay`, `put_master` and `put_token` return another.
They do as they are told: `placement.py` finds what is legal, `plain.py` tells it cell by cell.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
COLOURS: Final = (BLUE, GREEN, RED)
LETTERS: Final = "BGR"
WORTH: Final = (1, 2, 3)  # RUN-2.2

# The room that 17 cards need. A card covers at least one visible rune (RUN-5.2) and is at most 3
# cells long, so it reaches at most 2 cells beyond the table so far, in any one direction. The start
# card lies on 0..1 by 0..2; after 16 more the table lies within -32..33 by -32..34. Around that we
# keep 3 empty cells: 2 for a card that is only thought of, 1 for the neighbours of that card. So no
# shift by a card or to a neighbour ever carries a rune over the edge into the next row.
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

# The cells of a card from its upper left one, row by row: upright (turns 0, 180), lying (90, 270).
PORTRAIT: Final = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2))
LANDSCAPE: Final = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1))

Covering = Literal["same_footprint", "must_extend", "no_card_hidden"]


@dataclass(frozen=True, slots=True)
class Readings:
    """The switches of RUN-12 that bear on placement: A2 (turns, in degrees clockwise) and A6."""

    turns: tuple[int, ...] = (0, 90, 180, 270)
    covering: Covering = "same_footprint"


@dataclass(slots=True)
class Board:
    """The visible table, all of it in bitboards. Not frozen, for speed, but never changed."""

    colours: tuple[int, int, int]  # cells that show blue, green, red; archmaster tokens included
    portraits: int  # upper left cells of all upright cards laid so far, hidden ones too
    landscapes: int  # the same for lying cards
    masters: tuple[int, ...]  # by seat
    tokens: int  # cells with archmaster tokens
    shown: tuple[int, ...]  # by card in order of laying: its visible cells; a token hides none


def cell(x: int, y: int) -> int:
    return (y - TOP) * STRIDE + x - LEFT


def xy(at: int) -> XY:
    y, x = divmod(at, STRIDE)
    return x + LEFT, y + TOP


def bit(x: int, y: int) -> int:
    return 1 << cell(x, y)


def cells_of(board: int) -> list[int]:
    """The cells of a set, in the order of rows.

    >>> [xy(at) for at in cells_of(bit(1, 0) | bit(0, 2))]
    [(1, 0), (0, 2)]
    """
    found = []
    while board:
        lowest = board & -board
        found.append(lowest.bit_length() - 1)
        board ^= lowest
    return found


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
def card_cells(face: Face, turn: int) -> tuple[int, int, int]:
    """The blue, green and red cells of a turned card, from its upper left cell as bit 0."""
    colours = [0, 0, 0]
    for (x, y), colour in sections(face, turn, 0, 0):
        colours[colour] |= 1 << y * STRIDE + x
    return colours[BLUE], colours[GREEN], colours[RED]


def start_board(face: Face, seats: int) -> Board:
    """RUN-3.1: the start card in the middle, nobody on it."""
    return lay(Board((0, 0, 0), 0, 0, (0,) * seats, 0, ()), face, 0, 0, 0)


def lay(board: Board, face: Face, turn: int, x: int, y: int) -> Board:
    """RUN-5.1: the card on top of what lies there; its upper left cell, as turned, on x, y."""
    at = cell(x, y)
    blue, green, red = card_cells(face, turn)
    old_blue, old_green, old_red = board.colours
    covered = (blue | green | red) << at
    return Board(
        (
            (old_blue | covered) ^ covered | blue << at,  # (a | b) ^ b is a & ~b, in half the time
            (old_green | covered) ^ covered | green << at,
            (old_red | covered) ^ covered | red << at,
        ),
        board.portraits | 1 << at if is_upright(turn) else board.portraits,
        board.landscapes if is_upright(turn) else board.landscapes | 1 << at,
        board.masters,
        board.tokens,
        (*[(cells | covered) ^ covered for cells in board.shown], covered),
    )


def put_master(board: Board, seat: int, at: int) -> Board:
    """RUN-6.4"""
    masters = list(board.masters)
    masters[seat] |= 1 << at
    return Board(
        board.colours, board.portraits, board.landscapes, tuple(masters), board.tokens, board.shown
    )


def put_token(board: Board, colour: int, at: int) -> Board:
    """RUN-10.4: the rune takes the colour of the token."""
    token = 1 << at
    colours = [(cells | token) ^ token for cells in board.colours]
    colours[colour] |= token
    blue, green, red = colours
    return Board(
        (blue, green, red),
        board.portraits,
        board.landscapes,
        board.masters,
        board.tokens | token,
        board.shown,
    )


def visible(board: Board) -> int:
    """RUN-2.3: all cells with a rune."""
    blue, green, red = board.colours
    return blue | green | red


def colour_at(board: Board, x: int, y: int) -> int | None:
    """The visible rune of a cell; none on the bare table, however far away."""
    if LEFT <= x <= RIGHT and TOP <= y <= BOTTOM:
        for colour in COLOURS:
            if board.colours[colour] >> cell(x, y) & 1:
                return colour
    return None


def neighbours4(cells: int) -> int:
    """RUN-2.4: what shares a side with one of these cells; they too, if they touch each other."""
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


def neighbours8(cells: int) -> int:
    """RUN-10.3: what lies around these cells, diagonals included."""
    rows = cells | cells << 1 | cells >> 1
    return rows << STRIDE | rows >> STRIDE | cells << 1 | cells >> 1


def area(runes: int, seeds: int) -> int:
    """RUN-2.5: what of the runes of one colour is connected with the seeds."""
    reached = seeds & runes
    while True:
        wide = reached | reached << 1 | reached >> 1
        grown = (wide | reached << STRIDE | reached >> STRIDE) & runes
        if grown == reached:
            return reached
        reached = grown


def parts(runes: int, seeds: int) -> list[int]:
    """The areas with at least one seed, one by one."""
    found = []
    seeds &= runes
    while seeds:
        found.append(area(runes, seeds & -seeds))
        seeds &= ~found[-1]
    return found


def areas(board: Board) -> list[tuple[int, int]]:
    """RUN-2.5: all areas as colour and cells, by colour, then by first cell."""
    return [(colour, part) for colour in COLOURS for part in parts(board.colours[colour], -1)]


def controlled(board: Board, seat: int) -> tuple[int, ...]:
    """RUN-2.7: the areas in which a master of the seat stands, each once."""
    masters = board.masters[seat]
    return tuple([part for runes in board.colours for part in parts(runes, masters)])


def domain(board: Board, seat: int) -> int:
    """RUN-2.7: all cells of the areas that the seat controls."""
    blue, green, red = board.colours
    masters = board.masters[seat]
    return area(blue, masters) | area(green, masters) | area(red, masters)


def points(board: Board, seat: int) -> int:
    """RUN-8.1: the worth of all runes in the seat's areas; a rune counts once."""
    masters = board.masters[seat]
    return sum(
        worth * area(runes, masters).bit_count()
        for worth, runes in zip(WORTH, board.colours, strict=True)
    )
