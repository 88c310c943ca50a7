"""RUN-8 Points, and the runes, areas and masters of RUN-2 that they come from."""

from __future__ import annotations

import pytest

from games.runics.table import RING, TOWER, given_runics
from kit.table import ASTRID, BJORN, DAGNY, when
from ragnatafl.games.runics.rules.points import score_parts
from ragnatafl.kernel.seats import Seat


@pytest.mark.rule("RUN-2.2", "RUN-2.5", "RUN-8.1")
@pytest.mark.parametrize(
    ("cell", "points"), [("0,0", 3), ("1,0", 3), ("1,1", 3), ("0,2", 4), ("1,2", 4)]
)
def test_blue_is_worth_1_green_2_and_red_3(cell: str, points: int) -> None:
    """RUN-2.2: the start card has an area of three blue runes, one of two green, one red rune."""
    match = given_runics(phase="place")

    when(match).says(ASTRID, f"place at {cell}")

    assert match.scores == (points, 0)


@pytest.mark.rule("RUN-2.4", "RUN-2.5")
def test_runes_that_touch_by_a_corner_alone_are_two_areas() -> None:
    """RUN-2.4: the two green runes on top of the tower are areas of one rune each."""
    match = given_runics(laid=TOWER, phase="place")

    when(match).says(ASTRID, "place at 1,-2")

    assert match.scores == (2, 0)


@pytest.mark.rule("RUN-2.4", "RUN-6.5")
def test_an_opponents_area_ends_at_the_corner() -> None:
    """RUN-2.4: beside Bjorn's green rune, across the corner, Astrid may take the other one."""
    match = given_runics(laid=TOWER, phase="place", masters={BJORN: "1,-2"})

    when(match).says(ASTRID, "place at 0,-1")

    assert match.scores == (2, 2)


@pytest.mark.rule("RUN-2.5")
def test_an_area_reaches_over_all_its_cards() -> None:
    """RUN-2.5: four blue runes of two cards, and not the fifth behind the red one."""
    match = given_runics(laid=TOWER, phase="place")

    when(match).says(ASTRID, "place at 1,-1")

    assert match.scores == (4, 0)


@pytest.mark.rule("RUN-8.1")
def test_areas_add_up() -> None:
    """RUN-8.1: Astrid has five blue runes and a red one, Bjorn three green ones."""
    match = given_runics(laid=RING, masters={ASTRID: "0,0 1,1", BJORN: "1,2"})

    assert match.scores == (5 + 3, 3 * 2)
    assert score_parts(match.state, ASTRID) == (
        ("blue", 5),
        ("green", 0),
        ("red", 3),
        ("kept-cards", 0),
    )


@pytest.mark.rule("RUN-8.1")
@pytest.mark.parametrize("masters", ["0,0", "0,0 1,0", "0,0 1,0 2,0"])
def test_a_rune_counts_once_however_many_masters_stand_there(masters: str) -> None:
    """RUN-8.1, reading A9"""
    match = given_runics(laid=RING, turn=BJORN, masters={ASTRID: masters})

    assert match.scores == (5, 0)


@pytest.mark.rule("RUN-8.2")
def test_each_kept_card_costs_a_point() -> None:
    """RUN-8.2"""
    match = given_runics(masters={ASTRID: "0,0"}, kept={ASTRID: "R05 R06", BJORN: "R07"})

    assert match.scores == (1, -1)
    assert score_parts(match.state, ASTRID)[-1] == ("kept-cards", -2)


@pytest.mark.rule("RUN-8.2", "RUN-8.3")
def test_a_score_may_be_negative() -> None:
    """RUN-8.2: and it may even be the winner's."""
    match = given_runics(
        turn=BJORN,
        set_aside={ASTRID: 3, BJORN: 2},
        kept={ASTRID: "R05", BJORN: "R06 R07 R08 R09 R10"},
        hands={BJORN: "R01"},
    )

    when(match).says(BJORN, "lay R01 turn 0 at -1,2", "place at 0,0")

    assert match.scores == (-1, -2)
    assert match.winners == (ASTRID,)


@pytest.mark.rule("RUN-8.3")
@pytest.mark.parametrize(
    ("place", "scores", "winners"),
    [
        ("0,0", (3, 3), (ASTRID, BJORN)),
        ("0,2", (3, 4), (BJORN,)),
        ("0,3", (3, 3), (ASTRID, BJORN)),
        ("-1,3", (3, 2), (ASTRID,)),
    ],
)
def test_most_points_win_and_tied_players_share_the_victory(
    place: str, scores: tuple[int, int], winners: tuple[Seat, ...]
) -> None:
    """RUN-8.3, reading A12: Astrid has her red rune; Bjorn chooses what to take."""
    match = given_runics(
        turn=BJORN,
        masters={ASTRID: "1,1"},
        set_aside={ASTRID: 2, BJORN: 2},
        hands={BJORN: "R01"},
    )

    when(match).says(BJORN, "lay R01 turn 0 at -1,2", f"place at {place}")

    assert match.over
    assert match.scores == scores
    assert match.winners == winners


@pytest.mark.rule("RUN-8.3")
def test_of_three_players_those_who_are_tied_for_most_share() -> None:
    """RUN-8.3: Astrid's red rune and Dagny's blue ones; Bjorn has fewer."""
    match = given_runics(
        seats=3,
        turn=DAGNY,
        masters={ASTRID: "1,1"},
        set_aside={ASTRID: 2, BJORN: 3, DAGNY: 2},
        hands={DAGNY: "R01"},
    )

    when(match).says(DAGNY, "lay R01 turn 0 at -1,2", "place at 0,0")

    assert match.scores == (3, 0, 3)
    assert match.winners == (ASTRID, DAGNY)


@pytest.mark.rule("RUN-8.3")
@pytest.mark.parametrize(
    ("tie_break", "winners"), [("shared", (ASTRID, BJORN)), ("league", (BJORN,))]
)
def test_a_league_prefers_fewer_kept_cards(tie_break: str, winners: tuple[Seat, ...]) -> None:
    """Reading A12: Astrid has 4 points for green, less 1 for the card she kept."""
    match = given_runics(
        turn=BJORN,
        masters={ASTRID: "1,2"},
        set_aside={ASTRID: 2, BJORN: 2},
        kept={ASTRID: "R05"},
        hands={BJORN: "R01"},
        tie_break=tie_break,
    )

    when(match).says(BJORN, "lay R01 turn 0 at 0,-2", "place at 1,1")

    assert match.scores == (3, 3)
    assert match.winners == winners


@pytest.mark.rule("RUN-8.3")
@pytest.mark.parametrize(
    ("tie_break", "winners"), [("shared", (ASTRID, BJORN)), ("league", (ASTRID,))]
)
def test_a_league_then_prefers_more_red_runes(tie_break: str, winners: tuple[Seat, ...]) -> None:
    """Reading A12: Astrid has her points by a red rune, nobody kept a card."""
    match = given_runics(
        turn=BJORN,
        masters={ASTRID: "1,1"},
        set_aside={ASTRID: 2, BJORN: 2},
        hands={BJORN: "R01"},
        tie_break=tie_break,
    )

    when(match).says(BJORN, "lay R01 turn 0 at -1,2", "place at 0,0")

    assert match.scores == (3, 3)
    assert match.winners == winners


@pytest.mark.rule("RUN-8.3")
def test_kept_cards_come_before_red_runes() -> None:
    """Reading A12: Bjorn's red rune does not help him, for he kept a card more."""
    match = given_runics(
        turn=BJORN,
        masters={ASTRID: "0,0", BJORN: "1,1"},
        set_aside={ASTRID: 2, BJORN: 1},
        kept={BJORN: "R05 R06"},
        hands={BJORN: "R01"},
        tie_break="league",
    )

    when(match).says(BJORN, "lay R01 turn 0 at -1,2", "place at -1,3")

    assert match.scores == (3, 3)
    assert match.winners == (ASTRID,)


@pytest.mark.rule("RUN-8.3")
def test_a_league_may_end_in_a_shared_victory_too() -> None:
    """Reading A12: as many kept cards, as many red runes."""
    match = given_runics(
        turn=BJORN,
        masters={ASTRID: "0,0"},
        set_aside={ASTRID: 2, BJORN: 2},
        hands={BJORN: "R01"},
        tie_break="league",
    )

    when(match).says(BJORN, "lay R01 turn 0 at -1,2", "place at 0,3")

    assert match.scores == (3, 3)
    assert match.winners == (ASTRID, BJORN)


@pytest.mark.rule("RUN-8.3")
def test_a_league_breaks_ties_only() -> None:
    """Reading A12: more points win, with whatever cards kept."""
    match = given_runics(
        turn=BJORN,
        masters={ASTRID: "1,2"},
        set_aside={ASTRID: 2, BJORN: 2},
        kept={BJORN: "R05"},
        hands={BJORN: "R01"},
        tie_break="league",
    )

    when(match).says(BJORN, "lay R01 turn 0 at 0,-2", "place at 1,-1")

    assert match.scores == (4, 3)
    assert match.winners == (ASTRID,)
