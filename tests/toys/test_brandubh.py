"""The game of `docs/add-a-game.md`, taken from the page: its rules, perft, checks, picture."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kit.pages import game_from, written_out
from kit.table import ASTRID, BJORN, Table, when
from ragnatafl.drawing import plain
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.lab.checks import Inspection, Sayings, start_match
from ragnatafl.lab.perft import perft

PAGE = "add-a-game.md"


@pytest.fixture
def brandubh(tmp_path: Path) -> Iterator[Game[Any]]:  # Any: its state is on the page
    with game_from(written_out(PAGE, tmp_path), "brandubh") as game:
        yield game


def given_pieces(game: Game[Any], seat: str, **pieces: str) -> Table[Any]:
    """A table with these pieces alone: `king="d4"`, `attackers="a1 b2"`."""
    start = Match(make_setup(game), seed=1).position()
    cells = {cell: kind.rstrip("s") for kind, named in pieces.items() for cell in named.split()}
    names = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
    start["table"]["pieces"] = [cells.get(name, "none") for name in names]
    start["agenda"] = [{"step": "turn", "seat": seat}]
    return when(Match(make_setup(game), seed=1, start=start))


def test_its_first_moves_are_counted(brandubh: Game[Any]) -> None:
    """40 for the attackers; the defenders have 24, whatever they did but stand in the way."""
    state = start_match(make_setup(brandubh), 1).state

    assert [perft(state, depth) for depth in (1, 2)] == [40, 960]


@pytest.mark.parametrize("seed", range(3))
def test_random_games_stand_all_checks(brandubh: Game[Any], seed: int) -> None:
    match = start_match(make_setup(brandubh), seed)

    assert list(Inspection(match, Random(seed)).faults()) == []
    sayings = Sayings(brandubh)
    sayings.hear(match)
    assert match.over
    assert sayings.faults == []


def test_the_king_wins_in_a_corner(brandubh: Game[Any]) -> None:
    """BRA-5"""
    table = given_pieces(brandubh, "bjorn", king="a4", attackers="g1")

    table.says(BJORN, "move a4 a7")

    assert (table.match.over, table.match.scores) == (True, (0, 1))


def test_the_king_is_captured_between_two(brandubh: Game[Any]) -> None:
    """BRA-4: far from the throne two attackers are enough."""
    table = given_pieces(brandubh, "astrid", king="b2", attackers="b1 a3")

    table.says(ASTRID, "move a3 b3")

    assert (table.match.over, table.match.scores) == (True, (1, 0))


def test_beside_the_throne_the_king_needs_four(brandubh: Game[Any]) -> None:
    """BRA-4: the empty throne is one of them."""
    table = given_pieces(brandubh, "astrid", king="d5", attackers="d6 c5 e1", defenders="a1")

    table.says(ASTRID, "move e1 e5")

    assert table.match.over


def test_a_refusal_says_what_would_be_right(brandubh: Game[Any]) -> None:
    table = given_pieces(brandubh, "astrid", king="d4", attackers="a1 a4")

    table.cannot(ASTRID, "move a4 g4", "BRA-3")
    table.cannot(ASTRID, "move a1 a7", "BRA-3")


def test_it_is_drawn_plainly(brandubh: Game[Any]) -> None:
    """Each cell can be pointed at, with its piece; what is no area stands below."""
    seen = given_pieces(brandubh, "astrid", king="d4", attackers="a1").match.view(ASTRID)

    picture = plain.draw_svg(seen)
    assert picture.count('id="area:') == 49
    assert ">d4: king</title>" in picture
    assert '<rect x="14" y="518" width="84" height="84" id="area:a1" class="hit open"' in picture
    assert ">moves: 0</text>" in picture
    assert plain.draw_text(seen).splitlines()[3:] == [
        ". . . K . . .", ". . . . . . .", ". . . . . . .", "A . . . . . .",
        "A attacker, K king", "moves: 0",
    ]  # fmt: skip
