"""Perft counts sequences of choices; the breakdown by first option adds up to it."""

from __future__ import annotations

from random import Random

from generic.tables import each_table
from kit.table import ASTRID, BJORN
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.game import Setup
from ragnatafl.kernel.positions import digest
from ragnatafl.lab.perft import divide, perft
from ragnatafl.lab.playouts import midgame
from toys.stories import given_raid, new_raid


@each_table(at_most=4)
def test_the_counts_behind_first_options_add_up(setup: Setup) -> None:
    state = midgame(setup, Random(1), remember=True)
    before = digest(state)

    for depth in (1, 2):
        assert sum(count for _, count in divide(state, depth)) == perft(state, depth)
    assert digest(state) == before


@each_table(at_most=3)
def test_counting_is_the_same_as_playing_every_choice(setup: Setup) -> None:
    state = midgame(setup, Random(2))
    count = 0
    for option in state.decision.options:
        child = state.clone()
        apply(child, option)
        count += 0 if child.over else len(child.decision.options)

    assert perft(state, 2) == count


def test_the_draft_of_two_seats() -> None:
    """Four cards each, then three, then two; the last one leaves by itself."""
    table = new_raid(seats=2)

    assert [perft(table.game, depth) for depth in range(7)] == [
        1, 4, 16, 48, 144, 288, 576,
    ]  # fmt: skip


def test_a_told_die_is_gone_through_and_does_not_count() -> None:
    """Behind the raid: two cards for Bjorn to put, six faces, and then three ways to go on."""
    table = given_raid(hands={ASTRID: "axe-8", BJORN: "axe-1 axe-2"})

    assert divide(table.game, 1) == [("raid bjorn", 1), ("raise axe-8", 1), ("rest axe-8", 1)]
    assert dict(divide(table.game, 4)) == {"raid bjorn": 36, "raise axe-8": 6, "rest axe-8": 6}


def test_a_game_that_is_over_counts_none() -> None:
    table = given_raid(hands={ASTRID: "axe-8"}).says(ASTRID, "rest axe-8")

    assert (perft(table.game, 1), divide(table.game, 1)) == (0, [])


def test_a_first_choice_of_chance_is_broken_down_too() -> None:
    table = given_raid(hands={ASTRID: "axe-8 axe-1", BJORN: "axe-2"})
    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-2")

    assert divide(table.game, 1) == [(f"raid-die {face}", 3) for face in range(1, 7)]
