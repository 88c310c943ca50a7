"""RUN-10 Archmasters: a token that gives the rune beside a new master another colour."""

from __future__ import annotations

from typing import Any

import pytest

from games.runics.table import RING, TOWER, given_runics, rune, runes
from kit.table import ASTRID, BJORN, DAGNY, when
from ragnatafl.games.runics import GAME
from ragnatafl.games.runics.rules.components import UNUSED
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.seats import SPECTATOR


@pytest.mark.rule("RUN-10.1", "RUN-10.2")
def test_a_token_is_put_once() -> None:
    """RUN-10.1: with the next master Astrid has none left, and is not asked."""
    table = when(given_runics(archmasters=True, phase="place"))

    table.says(ASTRID, "place at 0,0", "put green token at 1,0")
    table.says_some(BJORN, "lay", "draw").says_some(ASTRID, "lay", "place")

    assert table.asked == (BJORN, "lay")


@pytest.mark.rule("RUN-10.1")
def test_everyone_has_a_token_of_their_own() -> None:
    """RUN-10.1: Astrid's is put, Bjorn's is not."""
    masters, tokens = {ASTRID: "0,0"}, {ASTRID: "blue at 1,0"}
    table = when(given_runics(turn=BJORN, phase="place", masters=masters, tokens=tokens))

    table.says(BJORN, "place at 0,2")

    assert table.asked == (BJORN, "token")


@pytest.mark.rule("RUN-10.2")
def test_a_token_may_be_put_right_after_placing_a_master() -> None:
    """RUN-10.2: in the same phase 2; then the turn is over."""
    table = when(given_runics(archmasters=True, phase="place"))

    table.says(ASTRID, "place at 0,0")
    assert table.asked == (ASTRID, "token")
    table.says(ASTRID, "put green token at 1,1")

    assert runes(table.game) == ["BB", "BG", "GG"]
    assert table.asked == (BJORN, "lay")


@pytest.mark.rule("RUN-10.2", "RUN-10.7")
def test_a_token_may_be_kept_for_a_later_master() -> None:
    """RUN-10.2, RUN-10.7: it is optional, and offered again."""
    table = when(given_runics(archmasters=True, phase="place"))

    table.says(ASTRID, "place at 0,0", "keep the token")
    assert runes(table.game) == ["BB", "BR", "GG"]
    table.says_some(BJORN, "lay", "draw").says_some(ASTRID, "lay", "place")

    assert table.asked == (ASTRID, "token")


@pytest.mark.rule("RUN-10.2")
def test_without_a_new_master_no_token_is_put() -> None:
    """RUN-10.2: not after drawing, and not in phase 1, though Astrid has a master on the table."""
    table = when(given_runics(archmasters=True, masters={ASTRID: "0,0"}))

    table.cannot(ASTRID, "put blue token at 1,1", "RUN-5.1")
    table.says_some(ASTRID, "lay", "draw")

    assert table.asked == (BJORN, "lay")


@pytest.mark.rule("RUN-10.2", "RUN-10.3")
def test_a_token_goes_beside_the_master_just_placed() -> None:
    """RUN-10.2: not beside one that stood there before."""
    table = when(
        given_runics(archmasters=True, laid=TOWER, phase="place", masters={ASTRID: "1,-2"})
    )

    table.says(ASTRID, "place at 0,2")

    table.cannot(ASTRID, "put blue token at 0,-2", "RUN-10.3")


@pytest.mark.rule("RUN-10.2", "RUN-6.6")
def test_beside_a_master_set_aside_there_is_nothing() -> None:
    """RUN-10.2"""
    masters = {ASTRID: "0,0 1,0 0,1", BJORN: "1,1 0,2 1,2"}
    match = given_runics(seats=3, turn=DAGNY, phase="place", masters=masters, archmasters=True)

    table = when(match).says(DAGNY, "set the master aside")

    assert table.asked == (DAGNY, "lay")


@pytest.mark.rule("RUN-10.2", "RUN-7.4")
def test_the_last_master_of_the_game_may_bring_its_token_too() -> None:
    """RUN-10.2: before the points are counted; the red rune becomes blue, and Astrid has it too."""
    match = given_runics(
        phase="place", set_aside={BJORN: 3}, masters={ASTRID: "0,2 1,2"}, archmasters=True
    )

    table = when(match).says(ASTRID, "place at 0,1")
    assert table.asked == (ASTRID, "token")
    table.says(ASTRID, "put blue token at 1,1")

    assert match.over
    assert match.scores == (4 + 4, 0)


@pytest.mark.rule("RUN-10.3")
def test_beside_is_any_of_the_eight_cells_around() -> None:
    """RUN-10.3: diagonals included, as far as there are visible runes."""
    ring = given_runics(archmasters=True, token_colour="any", laid=RING, phase="place")
    table = when(ring)

    table.says(ASTRID, "place at 1,1")

    around = ("0,0", "1,0", "2,0", "0,1", "2,1", "0,2", "1,2", "2,2")
    assert table.offered("put blue") == [f"put blue token at {at}" for at in around]
    assert table.offered("put green") == [f"put green token at {at}" for at in around]
    assert table.offered("keep") == ["keep the token"]


@pytest.mark.rule("RUN-10.3")
@pytest.mark.parametrize("cell", ["-1,0", "0,-1", "0,2", "1,2", "9,9"])
def test_bare_or_distant_cells_are_not_beside(cell: str) -> None:
    """RUN-10.3: around (0, 0) there are three visible runes."""
    table = when(given_runics(archmasters=True, phase="place")).says(ASTRID, "place at 0,0")

    table.cannot(ASTRID, f"put blue token at {cell}", "RUN-10.3")


@pytest.mark.rule("RUN-10.4")
@pytest.mark.parametrize(
    ("colour", "after", "points"), [("blue", "B", 4), ("green", "G", 3)], ids=["blue", "green"]
)
def test_the_rune_takes_the_colour_of_the_side_its_owner_chose(
    colour: str, after: str, points: int
) -> None:
    """RUN-10.4: for areas and points; a fourth blue rune for Astrid, or one more green rune."""
    match = given_runics(archmasters=True, phase="place")

    when(match).says(ASTRID, "place at 0,0", f"put {colour} token at 1,1")

    assert rune(match.state, 1, 1) == after
    assert match.scores == (points, 0)


@pytest.mark.rule("RUN-10.9")
def test_a_token_changes_the_colour_of_its_rune() -> None:
    """RUN-10.9: on a blue rune only the green side may lie, on red runes both."""
    table = when(given_runics(archmasters=True, phase="place")).says(ASTRID, "place at 0,0")

    assert table.offered("put blue") == ["put blue token at 1,1"]
    assert table.offered("put green") == [
        f"put green token at {at}" for at in ("1,0", "0,1", "1,1")
    ]
    table.cannot(ASTRID, "put blue token at 1,0", "RUN-10.9")


@pytest.mark.rule("RUN-10.9")
@pytest.mark.parametrize("reading", [{"version": 1}, {"version": 2, "token_colour": "any"}])
def test_by_another_reading_a_token_may_repeat_the_colour(
    reading: dict[str, Any],
) -> None:  # Any: of a set-up
    """A24: so it was played under rules version 1; it keeps cards and masters away."""
    match = given_runics(archmasters=True, phase="place", **reading)

    when(match).says(ASTRID, "place at 0,0", "put blue token at 1,0")

    assert runes(match.state) == ["BB", "BR", "GG"]


@pytest.mark.rule("RUN-10.9")
def test_rules_version_1_has_no_such_switch() -> None:
    with pytest.raises(BadInput, match="option 'token_colour' came with rules version 2"):
        make_setup(GAME, 2, {"token_colour": "any"}, version=1)
    assert "token_colour" not in make_setup(GAME, 2, version=1).chosen()


@pytest.mark.rule("RUN-10.4")
def test_no_token_is_red() -> None:
    """RUN-10.4, reading A15"""
    table = when(given_runics(archmasters=True, phase="place")).says(ASTRID, "place at 0,0")

    table.cannot(ASTRID, "put red token at 1,0", "RUN-10.4")
    assert table.offered("put red") == []


@pytest.mark.rule("RUN-10.4")
def test_a_green_token_counts_for_a_green_area() -> None:
    """RUN-10.4: the red rune becomes a third green one of the area that Bjorn controls."""
    match = given_runics(archmasters=True, phase="place", masters={BJORN: "0,2"})
    assert match.scores == (0, 4)

    when(match).says(ASTRID, "place at 1,0", "put green token at 1,1")

    assert match.scores == (3, 6)


@pytest.mark.rule("RUN-10.4", "RUN-5.5")
def test_as_a_neighbour_a_token_has_its_own_colour() -> None:
    """RUN-10.4: below the green token on (1, 0) a card must be green there, no longer blue."""
    masters, hands = {ASTRID: "0,0"}, {ASTRID: "R01"}
    without = when(given_runics(masters=masters, hands=hands))
    with_token = when(given_runics(masters=masters, hands=hands, tokens={ASTRID: "green at 1,0"}))

    without.cannot(ASTRID, "lay R01 turn 90 at 0,1", "RUN-5.3")
    with_token.cannot(ASTRID, "lay R01 turn 180 at 0,1", "RUN-5.3")

    without.says(ASTRID, "lay R01 turn 180 at 0,1")
    with_token.says(ASTRID, "lay R01 turn 90 at 0,1")
    assert runes(without.game) == ["BB", "BB", "BG", "GR"]
    assert runes(with_token.game) == ["BG.", "BGR", "BBG"]


@pytest.mark.rule("RUN-10.5")
def test_no_token_lies_on_a_master() -> None:
    """RUN-10.5: neither on one's own, nor on an opponent's."""
    masters = {ASTRID: "0,0", BJORN: "1,1"}
    table = when(given_runics(archmasters=True, phase="place", masters=masters))

    table.says(ASTRID, "place at 1,0")

    table.cannot(ASTRID, "put blue token at 0,0", "RUN-10.5")
    table.cannot(ASTRID, "put blue token at 1,1", "RUN-10.5")
    table.cannot(ASTRID, "put blue token at 1,0", "RUN-10.5")


@pytest.mark.rule("RUN-10.5")
def test_no_token_lies_on_another_token() -> None:
    """RUN-10.5"""
    masters, tokens = {BJORN: "1,1"}, {BJORN: "green at 0,1"}
    table = when(given_runics(phase="place", masters=masters, tokens=tokens))

    table.says(ASTRID, "place at 0,0")

    table.cannot(ASTRID, "put blue token at 0,1", "RUN-10.5")


@pytest.mark.rule("RUN-10.5", "RUN-5.8")
@pytest.mark.parametrize("cell", ["0,-2", "1,-1"])
def test_no_token_joins_ones_own_area_to_an_opponents(cell: str) -> None:
    """RUN-10.5: either green rune on top of the tower has an owner; blue joins nothing."""
    masters = {BJORN: "1,-2"}
    tower = given_runics(
        archmasters=True, token_colour="any", laid=TOWER, phase="place", masters=masters
    )
    table = when(tower)

    table.says(ASTRID, "place at 0,-1")

    table.cannot(ASTRID, f"put green token at {cell}", "RUN-10.5")
    table.says(ASTRID, f"put blue token at {cell}")


@pytest.mark.rule("RUN-10.5", "RUN-5.8")
def test_no_token_joins_areas_of_two_opponents() -> None:
    """RUN-10.5: they are Bjorn's and Dagny's."""
    masters = {BJORN: "1,-2", DAGNY: "0,-1"}
    match = given_runics(seats=3, archmasters=True, laid=TOWER, phase="place", masters=masters)

    table = when(match).says(ASTRID, "place at 1,-1")

    table.cannot(ASTRID, "put green token at 0,-2", "RUN-10.5")


@pytest.mark.rule("RUN-10.5", "RUN-5.8")
def test_a_token_may_join_areas_of_one_player() -> None:
    """RUN-10.5: both green runes on top of the tower are Astrid's, and three are more than two."""
    match = given_runics(archmasters=True, laid=TOWER, phase="place", masters={ASTRID: "1,-2"})

    when(match).says(ASTRID, "place at 0,-1", "put green token at 0,-2")

    assert match.scores == (6, 0)


@pytest.mark.rule("RUN-10.6", "RUN-5.7")
def test_no_card_is_laid_over_a_token() -> None:
    """RUN-10.6: not even by its owner; so it stays for the rest of the game."""
    masters, tokens = {ASTRID: "0,1"}, {ASTRID: "blue at 1,0"}
    table = when(given_runics(masters=masters, tokens=tokens, hands={ASTRID: "R01"}))

    table.cannot(ASTRID, "lay R01 turn 0 at 0,-2", "RUN-5.7")
    while not table.match.over:
        table.match.choose(table.match.decision.options[-1])
        assert rune(table.game, 1, 0) == "B"


@pytest.mark.rule("RUN-10.7")
def test_an_unused_token_is_worth_nothing() -> None:
    """RUN-10.7"""
    with_tokens = given_runics(archmasters=True, masters={ASTRID: "0,0", BJORN: "1,1"})
    without = given_runics(masters={ASTRID: "0,0", BJORN: "1,1"})

    assert with_tokens.state.tokens == [UNUSED, UNUSED]
    assert with_tokens.scores == without.scores == (3, 3)


@pytest.mark.rule("RUN-10.8")
@pytest.mark.parametrize(
    ("token", "points"),
    [("green token at 1,0", 2), ("green token at 2,0", 3), ("green token at 2,1", 4)],
    ids=["cut", "cut near the end", "shrunk"],
)
def test_a_token_may_cut_or_shrink_an_opponents_area(token: str, points: int) -> None:
    """RUN-10.8, reading A15: Bjorn had five blue runes around the red one."""
    match = given_runics(archmasters=True, laid=RING, phase="place", masters={BJORN: "0,1"})

    when(match).says(ASTRID, "place at 1,1", f"put {token}")

    assert match.scores[BJORN] == points


@pytest.mark.rule("RUN-10.8")
def test_a_token_may_split_an_opponents_area() -> None:
    """RUN-10.8: between two masters, each of whom controls a part."""
    match = given_runics(archmasters=True, laid=RING, phase="place", masters={BJORN: "0,1 2,1"})

    when(match).says(ASTRID, "place at 1,1", "put green token at 1,0")

    assert match.scores == (3, 4)


@pytest.mark.rule("RUN-10.8")
def test_a_token_may_enlarge_an_area_of_ones_own() -> None:
    """RUN-10.8: the red rune in the middle becomes the sixth blue one."""
    match = given_runics(archmasters=True, laid=RING, phase="place")

    when(match).says(ASTRID, "place at 1,0", "put blue token at 1,1")

    assert match.scores == (6, 0)


@pytest.mark.rule("RUN-10.2")
def test_where_a_token_lies_is_seen_by_all() -> None:
    """RUN-10.2: and all were told."""
    match = given_runics(archmasters=True, phase="place")

    when(match).says(ASTRID, "place at 0,0", "put green token at 1,1")

    for seat in (ASTRID, BJORN, SPECTATOR):
        assert match.view(seat).tokens == match.state.tokens
        told = [event.all_facts() for event in match.events_for(seat) if event.kind == "token"]
        assert told == [{"colour": "green", "x": 1, "y": 1}]
