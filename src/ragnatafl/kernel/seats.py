"""Who sits where. A seat is a small int, a set of seats is a bit mask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NewType

from ragnatafl.kernel.codecs import Names, spelt

Seat = NewType("Seat", int)
SeatMask = NewType("SeatMask", int)

NOBODY: Final = Seat(-1)
"""No seat: nobody won, nobody controls it; as `viewer`, a whole state and not a view."""
CHANCE: Final = Seat(-2)
"""The seat that is asked for a die or a card when outcomes are told (source *asked*)."""
SPECTATOR: Final = Seat(-3)
"""Looks on from outside: sees what is open to all."""
TABLE: Final = Seat(-4)
"""The real table: what people tell of their board is a line of the record said by it."""

SEATS: Final = spelt(
    Seat, Names("seat", ("astrid", "bjorn", "dagny", "eirik", "freydis", "gunnar"))
)
"""Stable ids of seats in records and option texts; people's own names are for display only."""

CHANCE_NAME: Final = "chance"
TABLE_NAME: Final = "table"

NO_SEATS: Final = SeatMask(0)
PUBLIC: Final = SeatMask(-1)
"""Open to all, spectators included."""
UNSEEN: Final = SeatMask(1 << 30)
"""Of an event that was seen: it had a secret that no seat knows, as a card that is only counted."""


def mask_of(seat: Seat) -> SeatMask:
    """The set of this one seat; empty for NOBODY, CHANCE and SPECTATOR.

    >>> mask_of(Seat(2)), mask_of(NOBODY)
    (4, 0)
    """
    return SeatMask(1 << seat if seat >= 0 else 0)


def seat_id(seat: Seat) -> str:
    """How a seat is written in records and refusals, chance and table included; '?' for any other
    number.

    >>> seat_id(Seat(1)), seat_id(CHANCE), seat_id(TABLE), seat_id(NOBODY)
    ('bjorn', 'chance', 'table', '?')
    """
    if seat == CHANCE:
        return CHANCE_NAME
    if seat == TABLE:
        return TABLE_NAME
    return SEATS.write(seat) if 0 <= seat < len(SEATS) else "?"


def everyone(seats: int) -> SeatMask:
    """The set of all seats.

    >>> everyone(3)
    7
    """
    return SeatMask((1 << seats) - 1)


def seats_in(mask: int) -> Iterator[Seat]:
    """The seats of a set, lowest first.

    >>> list(seats_in(5))
    [0, 2]
    """
    seat = 0
    while mask:
        if mask & 1:
            yield Seat(seat)
        mask >>= 1
        seat += 1


ROUNDS: Final = [
    [tuple([Seat((first + further) % seats) for further in range(seats)]) for first in range(seats)]
    for seats in range(len(SEATS) + 1)
]
"""By the number of seats and the first of them: all once round the table."""


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats once round the table, from `first` to its left.

    >>> clockwise(Seat(1), 3)
    (1, 2, 0)
    """
    return ROUNDS[seats][first]
