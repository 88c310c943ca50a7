"""Tables of runes alone, drawn: one letter a rune, from (0, 0) to the right and down, a dot for the
bare table. Every verdict is asked of the plain rule, and the fast list must agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from kit.table import ASTRID
from ragnatafl.games.runics.cards.box import SHELF, load
from ragnatafl.games.runics.rules.components import START_CARD
from ragnatafl.games.runics.rules.grid import (
    BOTTOM,
    LEFT,
    LETTERS,
    RIGHT,
    TOP,
    XY,
    Board,
    Face,
    Readings,
    bare_board,
    bit,
    cell,
    cells_of,
    colour_at,
    put_master,
    read_face,
    start_board,
    visible,
    with_room,
    xy,
)
from ragnatafl.games.runics.rules.placement import (
    master_cells,
    packed,
    placements,
    placements_ignoring_one,
    token_places,
)
from ragnatafl.games.runics.rules.plain import (
    why_not_crown,
    why_not_lay,
    why_not_place,
)

STANDARD: Final = Readings()
MUST_EXTEND: Final = Readings(covering="must_extend")
NO_CARD_HIDDEN: Final = Readings(covering="no_card_hidden")
DECK: Final = load(SHELF.take()).faces[:START_CARD]
START: Final = read_face("BB/BR/GG")
R01: Final = DECK[0]


def given_start(*, masters: Mapping[int, Sequence[XY]] | None = None, seats: int = 2) -> Board:
    """The start card alone, with masters on it."""
    return with_masters(start_board(START, seats), masters or {})


def given_runes(
    *rows: str, masters: Mapping[int, Sequence[XY]] | None = None, seats: int = 3, at: XY = (0, 0)
) -> Board:
    """Runes as drawn, as if from many cards: no six of them are one card's."""
    drawn = {
        (x, y): LETTERS.index(letter)
        for y, row in enumerate(rows, start=at[1])
        for x, letter in enumerate(row, start=at[0])
        if letter != "."
    }
    return with_masters(board_of(drawn, seats), masters or {})


def board_of(colours: Mapping[XY, int], seats: int) -> Board:
    """A table that shows these runes."""
    xs, ys = [x for x, _ in colours], [y for _, y in colours]
    board = with_room(bare_board(seats), min(xs), min(ys), max(xs), max(ys))
    for (x, y), colour in colours.items():
        board.runes.colours[colour] |= bit(board.runes, x, y)
    return board


def with_masters(board: Board, masters: Mapping[int, Sequence[XY]]) -> Board:
    for seat, places in masters.items():
        for x, y in places:
            board = put_master(board, seat, cell(x, y))
    return board


def drawn(board: Board) -> list[str]:
    """The table as text, the reverse of `given_runes`."""
    places = places_of(board, visible(board))
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    return [
        "".join(
            "." if (colour := colour_at(board, x, y)) is None else LETTERS[colour]
            for x in range(left, right + 1)
        )
        for y in range(top, bottom + 1)
    ]


def places_of(board: Board, cells: int) -> set[XY]:
    return {xy(at) for at in cells_of(board.runes, cells)}


def why_not(
    board: Board, card: str | Face, turn: int, x: int, y: int, readings: Readings = STANDARD
) -> str | None:
    """The plain rule's verdict; the fast list must have the placement just if there is none."""
    face = read_face(card) if isinstance(card, str) else card
    reason = why_not_lay(board, face, turn, x, y, readings)
    assert (packed(turn, x, y) in placements(board, face, readings)) == (reason is None)
    return reason


def why_not_ignoring(
    board: Board, card: str, turn: int, x: int, y: int, seat: int = ASTRID
) -> str | None:
    """The same for a placement with the blue adept."""
    face = read_face(card)
    reason = why_not_lay(board, face, turn, x, y, STANDARD, ignoring=True, seat=seat)
    listed = placements_ignoring_one(board, face, seat, STANDARD)
    assert (packed(turn, x, y) in listed) == (reason is None)
    return reason


def why_not_master(board: Board, seat: int, x: int, y: int) -> str | None:
    reason = why_not_place(board, seat, x, y)
    assert ((x, y) in places_of(board, master_cells(board, seat))) == (reason is None)
    return reason


def why_not_token(board: Board, seat: int, master: XY, colour: int, x: int, y: int) -> str | None:
    at = cell(*master)
    reason = why_not_crown(board, seat, at, colour, x, y, any_colour=True)
    assert ((colour, cell(x, y)) in token_places(board, seat, at, True)) == (reason is None)
    return reason


def candidates(board: Board) -> Iterator[XY]:
    """All upper left cells near the table, and some too far away, in the order of the lists."""
    places = places_of(board, visible(board))
    for y in range(min(y for _, y in places) - 4, max(y for _, y in places) + 3):
        for x in range(min(x for x, _ in places) - 4, max(x for x, _ in places) + 3):
            if LEFT <= x <= RIGHT and TOP <= y <= BOTTOM:
                yield x, y


def plain_placements(
    board: Board, face: Face, readings: Readings, ignoring: bool = False, seat: int = -1
) -> list[int]:
    return [
        packed(turn, x, y)
        for turn in readings.turns
        for x, y in candidates(board)
        if why_not_lay(board, face, turn, x, y, readings, ignoring, seat) is None
    ]
