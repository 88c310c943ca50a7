"""Seats are small ints, sets of them bit masks."""

from __future__ import annotations

import pytest

from ragnatafl.kernel.seats import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Seat,
    clockwise,
    everyone,
    mask_of,
    seat_id,
    seats_in,
)


def test_a_set_of_seats_is_taken_apart_and_put_together() -> None:
    assert sum(mask_of(seat) for seat in seats_in(0b1011)) == 0b1011
    assert list(seats_in(everyone(3))) == [0, 1, 2]


@pytest.mark.parametrize("nobody", [NOBODY, CHANCE, SPECTATOR])
def test_who_does_not_sit_is_in_no_set(nobody: Seat) -> None:
    assert mask_of(nobody) == 0


def test_turns_go_round_the_table() -> None:
    assert clockwise(Seat(2), 4) == (2, 3, 0, 1)


def test_seats_have_stable_ids() -> None:
    ids = [seat_id(Seat(n)) for n in range(7)]

    assert ids == ["astrid", "bjorn", "dagny", "eirik", "freydis", "gunnar", "?"]
    assert seat_id(CHANCE) == "chance"
