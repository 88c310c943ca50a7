"""What the table keeps instead of looking it up again: where clans stand, and what is full."""

from __future__ import annotations

from typing import Final

import pytest

from games.bloodrage.table import given_bloodrage, new_bloodrage, when
from kit.play import played_eagerly
from kit.table import ASTRID, BJORN
from kit.writers import writers
from ragnatafl.games.bloodrage.rules.board import PLACES
from ragnatafl.games.bloodrage.rules.state import rebuild

PUT: Final = "bloodrage/rules/state.py: put_group"
REBUILD: Final = "bloodrage/rules/state.py: rebuild"
WRITERS: Final = {"groups": {PUT}, "presence": {PUT, REBUILD}, "full": {PUT, REBUILD}}


def test_figures_are_written_in_one_place() -> None:
    """A new place must keep `presence` and `full` right too, and be named here."""
    assert writers(["bloodrage"], WRITERS) == WRITERS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_kept_is_what_would_be_looked_up(seats: int) -> None:
    match = new_bloodrage(seats, seed=seats)
    for _ in played_eagerly(match, seats):
        kept, again = match.state, match.state.clone()
        rebuild(again)
        assert (kept.presence, kept.full) == (again.presence, again.full)


def test_who_marches_leaves_one_province_and_fills_another() -> None:
    """BR-6.8.1.2: Gimle has five villages."""
    match = given_bloodrage(
        figures={ASTRID: {"utgard": "2-warrior", "nw": "ship"}, BJORN: {"gimle": "3-warrior"}}
    )
    game = match.state
    assert (game.presence, game.full) == ([places("utgard nw"), places("gimle")], 0)

    when(match).says(ASTRID, "march utgard gimle").says(ASTRID, "take 2 warrior")

    game = match.state
    assert (game.presence, game.full) == ([places("gimle nw"), places("gimle")], places("gimle"))


def places(names: str) -> int:
    return sum(1 << PLACES.read(name) for name in names.split())
