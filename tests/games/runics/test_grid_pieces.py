"""RUN-6 Masters, RUN-10 archmasters and RUN-11 the blue adept, on the grid."""

from __future__ import annotations

import pytest

from games.runics.grid import (
    drawn,
    given_runes,
    why_not,
    why_not_ignoring,
    why_not_master,
    why_not_token,
    with_masters,
)
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.runics.rules.grid import (
    BLUE,
    GREEN,
    RED,
    Board,
    cell,
    lay,
    points,
    put_master,
    put_token,
    read_face,
)

# RUN-6 Place a master


@pytest.mark.rule("RUN-6.4")
def test_a_master_stands_on_a_visible_rune() -> None:
    board = given_runes("BG.")

    assert why_not_master(board, ASTRID, 1, 0) is None
    assert why_not_master(board, ASTRID, 2, 0) == "RUN-6.4"
    assert why_not_master(board, ASTRID, 500, -500) == "RUN-6.4"


@pytest.mark.rule("RUN-6.5")
def test_a_master_keeps_out_of_an_opponents_area() -> None:
    board = given_runes("BBGB", masters={BJORN: [(0, 0)]})

    assert why_not_master(board, ASTRID, 1, 0) == "RUN-6.5"
    assert why_not_master(board, ASTRID, 3, 0) is None
    assert why_not_master(board, BJORN, 1, 0) is None


@pytest.mark.rule("RUN-6.5")
def test_a_master_keeps_off_masters_and_tokens() -> None:
    board = put_token(given_runes("BBG", masters={ASTRID: [(0, 0)]}), BLUE, cell(1, 0))

    assert why_not_master(board, ASTRID, 0, 0) == "RUN-6.5"
    assert why_not_master(board, ASTRID, 1, 0) == "RUN-6.5"
    assert why_not_master(board, ASTRID, 2, 0) is None


# RUN-10 Archmasters


@pytest.mark.rule("RUN-10.2")
def test_a_token_goes_beside_a_master_of_its_owner() -> None:
    board = given_runes("BRG", masters={ASTRID: [(0, 0)]})

    assert why_not_token(board, ASTRID, (0, 0), GREEN, 1, 0) is None
    assert why_not_token(board, BJORN, (0, 0), GREEN, 1, 0) == "RUN-10.2"
    assert why_not_token(board, ASTRID, (2, 0), GREEN, 1, 0) == "RUN-10.2"


@pytest.mark.rule("RUN-10.3")
def test_a_token_goes_to_one_of_the_eight_cells_around_with_a_rune() -> None:
    board = given_runes("RRRR", "RBRR", "RRR.", masters={ASTRID: [(1, 1)]})

    around = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert [why_not_token(board, ASTRID, (1, 1), GREEN, x, y) for x, y in around] == [None] * 8
    assert why_not_token(board, ASTRID, (1, 1), GREEN, 3, 1) == "RUN-10.3"
    assert why_not_token(board, ASTRID, (1, 1), GREEN, 1, 3) == "RUN-10.3"
    assert why_not_token(given_runes("B", masters={0: [(0, 0)]}), 0, (0, 0), BLUE, 1, 0) == (
        "RUN-10.3"
    )


@pytest.mark.rule("RUN-10.4")
def test_a_token_is_blue_or_green() -> None:
    board = given_runes("BG", masters={ASTRID: [(0, 0)]})

    assert why_not_token(board, ASTRID, (0, 0), BLUE, 1, 0) is None
    assert why_not_token(board, ASTRID, (0, 0), GREEN, 1, 0) is None  # the colour it had
    assert why_not_token(board, ASTRID, (0, 0), RED, 1, 0) == "RUN-10.4"


@pytest.mark.rule("RUN-10.4")
def test_the_rune_takes_the_colour_of_the_token() -> None:
    """For areas, for points, and as a neighbour."""
    board = given_runes("BGR", masters={ASTRID: [(0, 0)]})

    crowned = put_token(board, BLUE, cell(1, 0))

    assert drawn(crowned) == ["BBR"]
    assert (points(board, ASTRID), points(crowned, ASTRID)) == (1, 2)
    assert why_not(board, "BG/GR/BB", 0, 2, 0) == "RUN-5.3"
    assert why_not(crowned, "BG/GR/BB", 0, 2, 0) is None


@pytest.mark.rule("RUN-10.5")
def test_a_token_keeps_off_masters_and_tokens() -> None:
    board = given_runes("GRB", masters={ASTRID: [(1, 0)], BJORN: [(0, 0)]})
    crowned = put_token(board, BLUE, cell(2, 0))

    assert why_not_token(board, ASTRID, (1, 0), BLUE, 0, 0) == "RUN-10.5"
    assert why_not_token(board, ASTRID, (1, 0), BLUE, 2, 0) is None
    assert why_not_token(crowned, ASTRID, (1, 0), BLUE, 2, 0) == "RUN-10.5"


@pytest.mark.rule("RUN-10.5")
@pytest.mark.parametrize(("left", "right"), [(ASTRID, BJORN), (BJORN, DAGNY)])
def test_a_token_joins_no_areas_of_two_players(left: int, right: int) -> None:
    board = with_masters(given_runes("BRB", ".G."), {left: [(0, 0)], right: [(2, 0)]})
    board = put_master(board, ASTRID, cell(1, 1))

    assert why_not_token(board, ASTRID, (1, 1), BLUE, 1, 0) == "RUN-10.5"
    assert why_not_token(board, ASTRID, (1, 1), GREEN, 1, 0) is None


@pytest.mark.rule("RUN-10.8")
def test_a_token_may_split_an_opponents_area() -> None:
    board = given_runes("BBB", ".R.", masters={ASTRID: [(1, 1)], BJORN: [(0, 0)]})

    assert why_not_token(board, ASTRID, (1, 1), GREEN, 1, 0) is None
    assert points(put_token(board, GREEN, cell(1, 0)), BJORN) == 1


# RUN-11 The blue adept


@pytest.mark.rule("RUN-11.4")
def test_the_blue_adept_ignores_one_rune_below() -> None:
    board = given_runes("BRGB")  # G on R is wrong, G on G right; beside, G meets B twice

    assert why_not(board, "GG/GR/BB", 0, 1, 0) == "RUN-5.3"
    assert why_not_ignoring(board, "GG/GR/BB", 0, 1, 0) is None


@pytest.mark.rule("RUN-11.4")
def test_the_blue_adept_ignores_one_rune_beside() -> None:
    board = given_runes("BRRB")  # B and G on R are wrong; beside, B meets B, but G meets B

    assert why_not(board, "BG/GR/BB", 0, 1, 0) == "RUN-5.3"
    assert why_not_ignoring(board, "BG/GR/BB", 0, 1, 0) is None


@pytest.mark.rule("RUN-11.4")
def test_the_blue_adept_ignores_no_two_runes() -> None:
    assert why_not_ignoring(given_runes("BRRB"), "GG/GR/BB", 0, 1, 0) == "RUN-5.3"


@pytest.mark.rule("RUN-11.4")
def test_the_blue_adept_is_not_spent_without_need() -> None:
    assert why_not_ignoring(given_runes("BRGB"), "RG/GR/BB", 0, 1, 0) == "RUN-11.4"


@pytest.mark.rule("RUN-11.5")
def test_all_other_rules_hold_for_the_blue_adept() -> None:
    card = "GG/GR/BB"
    occupied = given_runes("BRGB", masters={ASTRID: [(1, 0)]})
    same_cells = lay(given_runes("B..B"), read_face("RG/GR/BB"), 0, 1, 0)
    rivals = given_runes(".B..", "GR.G", at=(0, -1), masters={BJORN: [(0, 0)], DAGNY: [(3, 0)]})

    assert why_not_ignoring(occupied, card, 0, 4, 0) == "RUN-5.2"
    assert why_not_ignoring(same_cells, card, 0, 1, 0) == "RUN-5.6"
    assert why_not_ignoring(occupied, card, 0, 1, 0) == "RUN-5.7"
    assert why_not_ignoring(rivals, card, 0, 1, 0) == "RUN-5.8"


@pytest.mark.rule("RUN-11.5")
def test_the_blue_adept_shrinks_no_opponents_area() -> None:
    def board(seat: int) -> Board:
        return given_runes("BBB", masters={seat: [(0, 0)]})

    assert why_not_ignoring(board(BJORN), "GB/BR/BG", 0, 2, 0, seat=ASTRID) == "RUN-11.5"
    assert why_not_ignoring(board(ASTRID), "GB/BR/BG", 0, 2, 0, seat=ASTRID) is None
    assert why_not_ignoring(given_runes("BBB"), "GB/BR/BG", 0, 2, 0, seat=ASTRID) is None


@pytest.mark.rule("RUN-11.5")
def test_the_blue_adept_cuts_no_opponents_area() -> None:
    """The right B is covered by a B, but no longer connected with Bjorn's master."""
    board = given_runes("BBB", masters={BJORN: [(0, 0)]})

    assert why_not_ignoring(board, "GB/GR/BG", 0, 1, 0) == "RUN-11.5"


@pytest.mark.rule("RUN-11.5")
def test_a_rune_covered_by_its_own_colour_has_not_left() -> None:
    """RUN-12 A18"""
    board = given_runes("..R.", "BBBR", at=(0, -1), masters={BJORN: [(0, 0)]})

    assert why_not(board, "BB/RG/GB", 270, 2, 0) == "RUN-5.3"
    assert why_not_ignoring(board, "BB/RG/GB", 270, 2, 0) is None


@pytest.mark.rule("RUN-11.5")
def test_a_cell_may_pass_from_one_area_of_an_opponent_to_another() -> None:
    """By the letter: it belonged to an area of Bjorn's before, and does so after."""
    board = given_runes("BBB", "GG.", masters={BJORN: [(0, 0), (0, 1)]})

    assert why_not_ignoring(board, "GB/GB/RB", 0, 2, 0) is None
    assert why_not_ignoring(board, "GB/RB/GB", 0, 2, 0) == "RUN-11.5"
