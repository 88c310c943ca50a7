"""State is plain data (2.2), and a clone is made of its columns (2.8)."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from generic.tables import each_game
from kernel.coins import new_coins
from ragnatafl.build import IS_COMPILED
from ragnatafl.kernel.agenda import Step
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.state import State, field, restore, state
from ragnatafl.lab.playouts import midgame, play_out
from toys.stories import new_raid


@cache
def in_the_middle(game: Game[Any]) -> State:
    """The middle of a random game; who changes it takes a clone."""
    return midgame(make_setup(game), Random(1), remember=True)


@each_game()
def test_a_clone_has_every_column_and_shares_no_list(game: Game[Any]) -> None:
    """2.8: generated from the fields, and checked against them."""
    original = in_the_middle(game)
    clone = original.clone()

    if not IS_COMPILED:  # native classes have no slots
        names = [name for cls in type(original).__mro__ for name in getattr(cls, "__slots__", ())]
        assert sorted(names) == sorted(column.name for column in original.columns)
    for column in original.columns:
        mine, theirs = getattr(original, column.name), getattr(clone, column.name)
        assert mine == theirs, column.name
        if column.role == "listener":
            continue
        assert column.depth == 0 or mine is not theirs, column.name
        if column.depth == 2:
            assert all(a is not b for a, b in zip(mine, theirs, strict=True)), column.name


@each_game()
def test_a_column_holds_what_its_depth_says(game: Game[Any]) -> None:
    """A list that is declared as a plain value would be shared by clones."""
    original = in_the_middle(game)

    for column in original.columns:
        value = getattr(original, column.name)
        lists = isinstance(value, list)
        of_lists = lists and any(isinstance(entry, list) for entry in value)
        assert column.depth == 2 or not of_lists, column.name
        assert (column.depth > 0) == lists or value is None, column.name


@each_game()
def test_the_state_is_made_of_plain_data(game: Game[Any]) -> None:
    """2.2: no set, no dict, no generator; steps and options, which never change, at the most."""
    original = in_the_middle(game)

    def flat(value: object) -> list[object]:
        if isinstance(value, list | tuple):
            return [leaf for entry in value for leaf in flat(entry)]
        return [value]

    for column in original.columns:
        if column.role in ("data", "kernel") and column.name != "setup":
            for leaf in flat(getattr(original, column.name)):
                assert isinstance(leaf, int | str | Step | Option | None), column.name


@each_game()
def test_a_clone_played_on_leaves_its_original_alone(game: Game[Any]) -> None:
    original = in_the_middle(game)
    before = digest(original)

    play_out(original.clone(), Random(1))

    assert digest(original) == before


def test_the_listener_is_not_copied() -> None:
    """2.9"""
    table = new_raid()

    assert table.game.events is not None
    assert table.game.clone().events is None


def test_restore_puts_everything_back_but_the_listener() -> None:
    match = new_coins("toss", "fast")
    before, mark = match.state.clone(), digest(match.state)
    match.choose("toss")

    restore(match.state, before)

    assert digest(match.state) == mark
    assert match.state.events is match.events


def test_a_state_has_no_room_for_anything_else() -> None:
    with pytest.raises(AttributeError):
        new_raid().game.history = []  # type: ignore[attr-defined]


def test_columns_are_inherited_and_may_have_defaults() -> None:
    @state
    class Longhouse(State):
        beds: int
        fires: list[int] = field(default_factory=lambda: [1, 2])
        guests: list[list[int]] = field(default_factory=list)

    setup = make_setup(new_coins().game)
    house = Longhouse(setup=setup, seats=2, beds=3)

    depths = {c.name: c.depth for c in Longhouse.columns if c.name in ("beds", "fires", "guests")}
    assert depths == {"beds": 0, "fires": 1, "guests": 2}
    assert (house.beds, house.fires, house.guests) == (3, [1, 2], [])
    assert house.fires is not Longhouse(setup=setup, seats=2, beds=1).fires
    assert {column.name for column in State.columns} < {c.name for c in Longhouse.columns}
