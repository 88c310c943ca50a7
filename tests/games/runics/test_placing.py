"""RUN-6 Phase 2: draw a card or place a master."""

from __future__ import annotations

import pytest

from games.runics.table import RING, TOWER, given_runics, hand, new_runics, supplies
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY, when
from ragnatafl.games.runics.rules.components import DECK, hand_of
from ragnatafl.kernel.seats import Seat

# With the token of Astrid on (0, 1) there is a piece on every rune of the start card.
FULL = {ASTRID: "0,0 1,0", BJORN: "0,2 1,2", DAGNY: "1,1"}
TOKEN = {ASTRID: "blue at 0,1"}


@pytest.mark.rule("RUN-6.1", "RUN-6.2")
def test_a_player_may_draw_the_top_card() -> None:
    """RUN-6.1, RUN-6.2: then no master is placed."""
    table = when(given_runics(phase="place", hands={ASTRID: "R01 R02"}, deck="R16 R05 R07"))

    table.says(ASTRID, "draw")

    assert hand(table.game, ASTRID) == "R01 R02 R16"
    assert len(table.game.zones[DECK]) == 2
    assert supplies(table.game) == [3, 3]
    assert table.asked == (BJORN, "lay")


@pytest.mark.rule("RUN-6.1", "RUN-6.4")
def test_a_player_may_place_a_master_instead() -> None:
    """RUN-6.1, RUN-6.4: then no card is drawn."""
    table = when(given_runics(phase="place", hands={ASTRID: "R01 R02"}, deck="R16 R05 R07"))

    table.says(ASTRID, "place at 1,1")

    assert hand(table.game, ASTRID) == "R01 R02"
    assert len(table.game.zones[DECK]) == 3
    assert supplies(table.game) == [2, 3]
    assert table.match.scores == (3, 0)
    assert table.asked == (BJORN, "lay")


@pytest.mark.rule("RUN-6.2", "RUN-6.3")
def test_nobody_draws_from_an_empty_deck() -> None:
    """RUN-6.2, RUN-6.3: a master must be placed."""
    table = when(given_runics(phase="place", deck=""))

    assert table.asked == (ASTRID, "must-place")
    assert len(table.offered("place")) == len(table.offered()) == 6
    table.cannot(ASTRID, "draw", "RUN-6.2")


@pytest.mark.rule("RUN-6.2")
def test_the_last_card_of_the_deck_is_drawn_too() -> None:
    """RUN-6.2"""
    table = when(given_runics(phase="place", deck="R16"))

    table.says(ASTRID, "draw")

    assert "R16" in hand(table.game, ASTRID)
    assert table.game.zones[DECK] == []


@pytest.mark.rule("RUN-6.4")
def test_a_master_may_stand_on_any_visible_rune() -> None:
    """RUN-6.4: of the start card, of the card just laid, on blue, green and red."""
    table = when(given_runics(laid=TOWER, phase="place"))

    assert table.offered("place") == [f"place at {x},{y}" for y in range(-2, 3) for x in (0, 1)]


@pytest.mark.rule("RUN-6.4")
@pytest.mark.parametrize("cell", ["2,0", "-1,0", "0,3", "30,-30"])
def test_a_master_does_not_stand_on_the_bare_table(cell: str) -> None:
    """RUN-6.4"""
    when(given_runics(phase="place")).cannot(ASTRID, f"place at {cell}", "RUN-6.4")


@pytest.mark.rule("RUN-6.5", "RUN-2.7")
@pytest.mark.parametrize("cell", ["1,0", "2,0", "2,1", "0,0"])
def test_a_master_keeps_out_of_an_area_of_an_opponent(cell: str) -> None:
    """RUN-6.5: however far Bjorn's master is; all other areas are free."""
    table = when(given_runics(laid=RING, phase="place", masters={BJORN: "0,1"}))

    table.cannot(ASTRID, f"place at {cell}", "RUN-6.5")
    assert table.offered("place") == [f"place at {at}" for at in ("1,1", "0,2", "1,2", "2,2")]


@pytest.mark.rule("RUN-6.5")
def test_an_area_of_ones_own_may_take_a_second_master() -> None:
    """RUN-6.5, reading A9"""
    table = when(given_runics(laid=RING, phase="place", masters={ASTRID: "0,1"}))

    table.says(ASTRID, "place at 2,1")

    assert supplies(table.game) == [1, 3]
    assert table.match.scores == (5, 0)


@pytest.mark.rule("RUN-6.5")
@pytest.mark.parametrize("owner", [ASTRID, BJORN])
def test_no_two_masters_stand_on_one_rune(owner: Seat) -> None:
    """RUN-6.5, reading A10: not on a master of one's own either."""
    table = when(given_runics(phase="place", masters={owner: "1,1"}))

    table.cannot(ASTRID, "place at 1,1", "RUN-6.5")


@pytest.mark.rule("RUN-6.5")
def test_no_master_stands_on_an_archmaster_token() -> None:
    """RUN-6.5, reading A10: though the area of the token is Astrid's own."""
    match = given_runics(
        phase="place", masters={ASTRID: "0,0"}, tokens={ASTRID: "blue at 1,0"}, turn=ASTRID
    )

    when(match).cannot(ASTRID, "place at 1,0", "RUN-6.5").says(ASTRID, "place at 0,1")


@pytest.mark.rule("RUN-6.6")
def test_a_master_that_finds_no_rune_is_set_aside() -> None:
    """RUN-6.6, reading A11: drawing is impossible, all runes are taken; it counts as placed."""
    masters = {ASTRID: "0,0 1,0 0,1", BJORN: "1,1 0,2 1,2"}
    match = given_runics(seats=3, turn=DAGNY, phase="place", masters=masters)
    table = when(match)

    assert table.asked == (DAGNY, "must-place")
    assert table.offered() == ["set the master aside"]
    table.says(DAGNY, "set the master aside")

    assert supplies(match.state) == [0, 0, 2]
    assert match.scores == (3, 7, 0)
    assert table.asked == (DAGNY, "lay")


@pytest.mark.rule("RUN-6.6", "RUN-7.4")
def test_the_game_ends_with_the_last_master_set_aside() -> None:
    """RUN-6.6: Dagny lays and places nothing, but has had her three turns."""
    masters = {ASTRID: "0,0 1,0 0,1", BJORN: "1,1 0,2 1,2"}
    match = given_runics(seats=3, turn=DAGNY, masters=masters)

    table = when(match)
    for _ in range(3):
        table.says_some(DAGNY, "discard", "set the master aside")

    assert match.over
    assert match.scores == (3, 7, 0)
    assert match.winners == (BJORN,)


@pytest.mark.rule("RUN-6.6")
def test_while_drawing_is_possible_no_master_is_set_aside() -> None:
    """RUN-6.6: Astrid finds no rune, so she draws."""
    match = given_runics(seats=3, phase="place", masters=FULL, tokens=TOKEN)
    table = when(match)

    assert table.offered() == ["draw"]
    table.cannot(ASTRID, "set the master aside", "RUN-6.6").says(ASTRID, "draw")


@pytest.mark.rule("RUN-6.6")
def test_while_a_rune_is_free_no_master_is_set_aside() -> None:
    """RUN-6.6: even if a master must be placed, and only in an area of one's own."""
    table = when(given_runics(phase="place", deck="", masters={ASTRID: "0,0", BJORN: "1,1 0,2"}))

    assert table.offered() == ["place at 1,0", "place at 0,1"]
    table.cannot(ASTRID, "set the master aside", "RUN-6.6")


@pytest.mark.rule("RUN-6.7")
@pytest.mark.parametrize("seats", [2, 3])
def test_after_a_turn_there_are_as_many_cards_as_masters(seats: int) -> None:
    """RUN-6.7: 3, 2, 1, 0; no card is left at the end."""
    for seed in range(6):
        match = new_runics(seats, seed)
        counts = set()
        for _ in played_by_verb(match, seed):
            if match.over or match.decision.prompt == "lay":
                held = [len(match.state.zones[hand_of(Seat(seat))]) for seat in range(seats)]
                assert held == supplies(match.state)
                counts.update(held)
        assert counts == {0, 1, 2, 3}


@pytest.mark.rule("RUN-6.8")
def test_token_adepts_draw_and_repayment_come_in_this_order() -> None:
    """RUN-6.8, reading A22: the token before a new card is seen, the discard after it."""
    match = given_runics(
        hands={ASTRID: "R01 R02 R03"},
        deck="R16 R15 R14",
        adepts={ASTRID: "green", BJORN: "green"},
        archmasters=True,
        extra_card=True,
    )
    table = when(match)

    assert table.asked == (ASTRID, "extra-card")
    table.says(ASTRID, "draw an extra card", "lay R01 turn 0 at 0,-2", "place at 0,0")
    assert table.asked == (ASTRID, "token")
    assert hand(table.game, ASTRID) == "R02 R03 R16"
    table.says(ASTRID, "put green token at 1,0")
    assert table.asked == (ASTRID, "repay")
    assert hand(table.game, ASTRID) == "R02 R03 R15 R16"
    table.says(ASTRID, "keep R15 for a point less")
    assert hand(table.game, ASTRID) == "R02 R03 R16"
    assert table.asked == (BJORN, "extra-card")


@pytest.mark.rule("RUN-6.5")
def test_without_second_masters_ones_own_areas_are_closed() -> None:
    """Reading A9: a second master needs an area of its own."""
    match = given_runics(second_master=False, laid=RING, phase="place", masters={ASTRID: "0,1"})
    table = when(match)

    table.cannot(ASTRID, "place at 2,1", "RUN-6.5")
    assert table.offered("place") == [f"place at {at}" for at in ("1,1", "0,2", "1,2", "2,2")]


@pytest.mark.rule("RUN-6.6")
def test_without_second_masters_one_may_have_to_be_set_aside() -> None:
    """Readings A9, A11: all three areas have an owner, and the deck is empty."""
    masters = {ASTRID: "0,0", BJORN: "1,1 0,2"}
    table = when(given_runics(second_master=False, phase="place", masters=masters, deck=""))

    table.says(ASTRID, "set the master aside")

    assert supplies(table.game) == [1, 1]
