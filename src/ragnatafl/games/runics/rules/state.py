"""RUN-2: everything on the table of Runics, and only that."""

from __future__ import annotations

from typing import cast

from ragnatafl.games.runics.rules.components import (
    CARDS,
    DECK,
    MASTERS_EACH,
    NO_SIDE,
    START_CARD,
    TABLE,
    UNUSED,
    CardId,
    CellId,
    Placement,
    RunicsContent,
    SideId,
    Token,
    hand_of,
    laid,
    token_at,
    unlaid,
)
from ragnatafl.games.runics.rules.grid import (
    Board,
    Face,
    bare_board,
    lay,
    put_master,
    put_token,
    start_board,
)
from ragnatafl.games.runics.rules.switches import RunicsSwitches
from ragnatafl.kernel.cards import no_zones, put_all
from ragnatafl.kernel.codecs import MASK, Number
from ragnatafl.kernel.game import Setup
from ragnatafl.kernel.seats import SEATS, Seat, SeatMask
from ragnatafl.kernel.state import State, field, seats_of, state


@state
class Runics(State):
    laid: list[Placement] = field(by=(CARDS,))
    """The cards on the table from bottom to top; the start card is the first."""
    masters: list[list[CellId]] = field(by=(SEATS, Number("master", 1, MASTERS_EACH)))
    """By seat, in the order they were placed."""
    set_aside: list[int] = field(codec=Number("masters set aside", 0, MASTERS_EACH), by=(SEATS,))
    """Masters that found no place (RUN-6.6); they count as placed."""
    tokens: list[Token] = field(by=(SEATS,))
    """The archmaster token of each seat (RUN-10)."""
    adepts: list[SideId] = field(by=(SEATS,))
    """The side each seat chose (RUN-11)."""
    ignored: SeatMask = field(codec=MASK, default=SeatMask(0))
    """The seats that have spent their blue adept (RUN-11.4)."""
    extra_drawn: bool = field(codec=Number("extra card drawn", 0, 1), default=False)
    """The seat whose turn it is drew the extra card and owes one (RUN-9)."""
    board: Board = field(role="derived")
    """The visible runes as bitboards."""


def start(setup: Setup) -> Runics:
    """RUN-3.1: the start card in the middle, all else beside the table."""
    seats = setup.seats
    game = Runics(
        setup=setup,
        seats=seats,
        laid=[laid(START_CARD, 0, 0, 0)],
        masters=[[] for _ in range(seats)],
        set_aside=[0] * seats,
        tokens=[UNUSED] * seats,
        adepts=[NO_SIDE] * seats,
        board=start_board(faces(setup)[START_CARD], seats),
    )
    no_zones(game)
    put_all(game, DECK, content_of(setup).deck)
    put_all(game, TABLE, (START_CARD,))
    return game


def content_of(setup: Setup) -> RunicsContent:
    return cast("RunicsContent", setup.content)


def faces(setup: Setup) -> tuple[Face, ...]:
    return content_of(setup).faces


def options(game: State) -> RunicsSwitches:
    return cast("RunicsSwitches", game.setup.switches)


def supply(game: Runics, seat: Seat) -> int:
    """How many masters a seat has still to place."""
    return MASTERS_EACH - len(game.masters[seat]) - game.set_aside[seat]


def can_draw(game: Runics) -> bool:
    """RUN-6.2, RUN-7.2: the deck has cards, and nobody has placed the last master."""
    return bool(game.zones[DECK]) and 0 not in [supply(game, seat) for seat in seats_of(game)]


def hand(game: Runics, seat: Seat) -> list[CardId]:
    return cast("list[CardId]", game.zones[hand_of(seat)][:])


def rebuild(game: Runics) -> None:
    """Make the visible runes anew from what was laid; nothing is ever laid over piece or token."""
    cards = faces(game.setup)
    board = bare_board(game.seats)
    for card, turn, x, y in map(unlaid, game.laid):
        board = lay(board, cards[card], turn, x, y)
    for token in game.tokens:
        if token != UNUSED:
            board = put_token(board, *token_at(token))
    for seat, cells in enumerate(game.masters):
        for at in cells:
            board = put_master(board, seat, at)
    game.board = board
