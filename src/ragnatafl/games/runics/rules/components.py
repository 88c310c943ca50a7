"""RUN-2, RUN-3: cards, masters, tokens and adepts: what is in the box, and how it is written."""

from __future__ import annotations

from typing import Final, NewType

from ragnatafl.games.runics.rules.grid import (
    BOTTOM,
    CELLS,
    LEFT,
    RIGHT,
    TOP,
    Face,
    cell,
    xy,
)
from ragnatafl.games.runics.rules.placement import packed, unpacked
from ragnatafl.kernel.cards import Zone
from ragnatafl.kernel.codecs import BadInput, Custom, Names, Number, Parts, spelt
from ragnatafl.kernel.seats import NO_SEATS, PUBLIC, SEATS, Seat, mask_of
from ragnatafl.kernel.setup import Content, Setup

CardId = NewType("CardId", int)
Placement = NewType("Placement", int)
"""A card, its turn and its place as one number: `laid(card, turn, x, y)`."""
CellId = NewType("CellId", int)
SideId = NewType("SideId", int)
Token = NewType("Token", int)
"""Colour and cell of an archmaster token as one number: `token_put(colour, cell)`."""

CARDS: Final = spelt(CardId, Names("card", (*(f"R{number:02}" for number in range(1, 17)), "S00")))
START_CARD: Final = CardId(16)
RUNES: Final = Names("colour", ("blue", "green", "red"))
SIDES: Final = spelt(SideId, Names("side", ("none", "green", "blue")))
NO_SIDE: Final = SideId(0)
GREEN_SIDE: Final = SideId(1)
BLUE_SIDE: Final = SideId(2)
MASTERS_EACH: Final = 3
HAND_SIZE: Final = 3

X: Final = Number("x", LEFT, RIGHT)
Y: Final = Number("y", TOP, BOTTOM)
TURN: Final = Number("turn", 0, 270)

# Zones; two more a seat follow.
DECK: Final = 0
TABLE: Final = 1
"""The cards laid."""
OUT: Final = 2
"""The cards out of the game."""


def hand_of(seat: Seat) -> int:
    """The zone of a seat's hand."""
    return 3 + 2 * seat


def kept_by(seat: Seat) -> int:
    """The zone of the cards that a seat keeps before it, a point less each (RUN-9.2)."""
    return 4 + 2 * seat


def zones(setup: Setup) -> tuple[Zone, ...]:
    """RUN-4.2: hands are secret, and so is the deck; all else is open."""
    own = (
        zone
        for seat in map(Seat, range(setup.seats))
        for zone in (
            Zone(f"hand {SEATS.write(seat)}", mask_of(seat), seat),
            Zone(f"kept {SEATS.write(seat)}", PUBLIC, seat),
        )
    )
    return Zone("deck", NO_SEATS), Zone("table", PUBLIC), Zone("out", PUBLIC), *own


def laid(card: CardId, turn: int, x: int, y: int) -> Placement:
    return Placement(card * 4 * CELLS + packed(turn, x, y))


def unlaid(placement: int) -> tuple[CardId, int, int, int]:
    """Card, turn, x and y.

    >>> unlaid(laid(CardId(6), 90, -1, 2))
    (6, 90, -1, 2)
    """
    card, place = divmod(placement, 4 * CELLS)
    return CardId(card), *unpacked(place)


def write_placement(number: int) -> str:
    """
    >>> write_placement(laid(CardId(6), 90, -1, 2))
    'R07 turn 90 at -1,2'
    """
    card, turn, x, y = unlaid(number)
    return f"{CARDS.write(card)} turn {turn} at {x},{y}"


def read_placement(text: str) -> int:
    words = text.split(" ")
    if len(words) != 5 or words[1] != "turn" or words[3] != "at" or "," not in words[4]:
        raise BadInput(f"{text!r} is no placement, write it as 'R07 turn 90 at -1,2'")
    turn = TURN.read(words[2])
    if turn % 90:
        raise BadInput(f"{text!r}: a card is turned by 0, 90, 180 or 270")
    x, _, y = words[4].partition(",")
    return laid(CardId(CARDS.read(words[0])), turn, X.read(x), Y.read(y))


def write_cell(number: int) -> str:
    x, y = xy(number)
    return f"{x},{y}"


def read_cell(text: str) -> int:
    x, comma, y = text.partition(",")
    if not comma:
        raise BadInput(f"{text!r} is no cell, write it as '-1,2'")
    return cell(X.read(x), Y.read(y))


UNUSED: Final = Token(0)
"""An archmaster token that has not been put."""


def token_put(colour: int, at: int) -> Token:
    return Token(1 + colour * CELLS + at)


def token_at(token: Token) -> tuple[int, int]:
    """Colour and cell of a token that has been put."""
    return divmod(token - 1, CELLS)


def write_token(number: int) -> str:
    if number == UNUSED:
        return "unused"
    colour, at = token_at(Token(number))
    return f"{RUNES.write(colour)} at {write_cell(at)}"


def read_token(text: str) -> int:
    if text == "unused":
        return UNUSED
    colour, middle, at = text.partition(" at ")
    if not middle or colour == "red":
        raise BadInput(f"{text!r} is no token, write it as 'unused' or 'blue at -1,2'")
    return token_put(RUNES.read(colour), read_cell(at))


TURNS: Final = Names("turn", ("0", "90", "180", "270"))
COLUMNS: Final = Names("x", tuple(map(str, range(LEFT, RIGHT + 1))))
ROWS: Final = Names("y", tuple(map(str, range(TOP, BOTTOM + 1))))


def split_placement(number: int) -> tuple[int, int, int, int]:
    """Card, turn, column and row, each by its number."""
    card, turn, x, y = unlaid(number)
    return card, turn // 90, x - LEFT, y - TOP


def split_cell(number: int) -> tuple[int, int]:
    x, y = xy(number)
    return x - LEFT, y - TOP


def split_token(number: int) -> tuple[int, int, int]:
    """Colour, column and row; nothing of a token that has not been put."""
    if number == UNUSED:
        return -1, -1, -1
    colour, at = token_at(Token(number))
    return colour, *split_cell(at)


spelt(
    Placement,
    Custom(
        "placement", write_placement, read_placement,
        Parts(split_placement, card=CARDS, turn=TURNS, x=COLUMNS, y=ROWS),
    ),
)  # fmt: skip
spelt(CellId, Custom("cell", write_cell, read_cell, Parts(split_cell, x=COLUMNS, y=ROWS)))
spelt(
    Token,
    Custom(
        "token", write_token, read_token, Parts(split_token, colour=RUNES, x=COLUMNS, y=ROWS)
    ),
)  # fmt: skip


class RunicsContent(Content):
    """What rules read of the cards."""

    faces: tuple[Face, ...]
    """By card; what is not in this content has no runes."""
    deck: tuple[CardId, ...]
    """The rune cards: all but the start card."""
