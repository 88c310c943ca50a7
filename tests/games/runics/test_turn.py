"""RUN-4 Turn, RUN-7 End: whose turn it is, what belongs to it, and when the game is over."""

from __future__ import annotations

import pytest

from games.runics.table import TOWER, given_runics, hand, new_runics, supplies
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY, when
from ragnatafl.games.runics.rules.components import DECK, hand_of
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import SPECTATOR, Seat

# RUN-4 Turn


@pytest.mark.rule("RUN-4.1")
def test_a_turn_is_a_card_laid_and_then_a_card_drawn_or_a_master_placed() -> None:
    """RUN-4.1: two phases, and the next player's turn begins."""
    table = when(given_runics())

    assert table.asked == (ASTRID, "lay")
    table.says_some(ASTRID, "lay")
    assert table.asked == (ASTRID, "draw-or-place")
    table.says(ASTRID, "draw")
    assert table.asked == (BJORN, "lay")
    table.says_some(BJORN, "lay")
    assert table.asked == (BJORN, "draw-or-place")
    table.says_some(BJORN, "place")
    assert table.asked == (ASTRID, "lay")


@pytest.mark.rule("RUN-4.1", "RUN-3.4")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        (ASTRID, [ASTRID, BJORN, DAGNY, ASTRID]),
        (BJORN, [BJORN, DAGNY, ASTRID, BJORN]),
        (DAGNY, [DAGNY, ASTRID, BJORN, DAGNY]),
    ],
)
def test_turns_go_round_clockwise(first: Seat, order: list[Seat]) -> None:
    """RUN-3.4: from whoever begins."""
    table = when(given_runics(seats=3, turn=first))

    seats = []
    for _ in order:
        seats.append(table.asked[0])
        table.says_some(table.asked[0], "lay", "draw")

    assert seats == order


@pytest.mark.rule("RUN-4.1", "RUN-7.1")
def test_who_has_no_master_in_supply_is_passed_over() -> None:
    """RUN-4.1: from Astrid's turn to Dagny's, since Bjorn has placed all of his."""
    table = when(given_runics(seats=3, masters={BJORN: "1,1 0,2 1,2"}))

    table.says_some(ASTRID, "lay", "place")

    assert table.asked == (DAGNY, "lay")


@pytest.mark.rule("RUN-4.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_both_phases_are_compulsory(seats: int) -> None:
    """RUN-4.2: nothing is ever offered but to lay a card, then to draw one or place a master."""
    match = new_runics(seats)
    table = when(match)

    phases = [("lay",), ("draw", "place")]
    assert table.offered() == table.offered(*phases[0])
    for turn_phase, _ in enumerate(played_by_verb(match), 1):
        if not match.over:
            assert table.offered() == table.offered(*phases[turn_phase % 2]) != []


@pytest.mark.rule("RUN-4.2")
def test_no_phase_is_skipped_and_their_order_is_kept() -> None:
    """RUN-4.2"""
    table = when(given_runics())

    table.cannot(ASTRID, "draw", "RUN-5.1")
    table.cannot(ASTRID, "place at 0,0", "RUN-5.1")
    table.cannot(ASTRID, "pass", "RUN-5.1")
    table.says_some(ASTRID, "lay")
    table.cannot(ASTRID, "lay R02 turn 0 at 0,-2", "RUN-6.1")
    table.cannot(ASTRID, "pass", "RUN-6.1")


@pytest.mark.rule("RUN-4.1")
def test_nobody_answers_out_of_turn() -> None:
    """RUN-4.1"""
    match = given_runics(hands={BJORN: "R05"})
    before = match.position()

    with pytest.raises(Illegal, match=r"^RUN-5\.1: Bjorn is not asked now, Astrid is$"):
        match.choose("lay R05 turn 0 at 0,1", BJORN)

    assert match.position() == before


@pytest.mark.rule("RUN-4.2")
def test_hands_are_secret_and_their_numbers_open() -> None:
    """RUN-4.2: everyone sees the own cards and the backs of all others."""
    match = given_runics(
        seats=3,
        masters={BJORN: "0,0"},
        hands={ASTRID: "R01 R02 R03", BJORN: "R04 R05", DAGNY: "R06 R07 R08"},
    )

    seen = {viewer: match.view(viewer) for viewer in (ASTRID, BJORN, DAGNY, SPECTATOR)}

    assert {
        viewer: [hand(view, owner) for owner in (ASTRID, BJORN, DAGNY)]
        for viewer, view in seen.items()
    } == {
        ASTRID: ["R01 R02 R03", "? ?", "? ? ?"],
        BJORN: ["? ? ?", "R04 R05", "? ? ?"],
        DAGNY: ["? ? ?", "? ?", "R06 R07 R08"],
        SPECTATOR: ["? ? ?", "? ?", "? ? ?"],
    }
    assert {len(view.zones[DECK]) for view in seen.values()} == {8}


@pytest.mark.rule("RUN-4.2")
def test_the_options_of_a_hand_are_shown_to_its_owner_alone() -> None:
    """RUN-4.2: what may be laid would betray the hand."""
    match = given_runics()

    assert match.view(ASTRID).decision.options == match.decision.options
    assert match.view(BJORN).decision.options == ()
    assert match.view(SPECTATOR).decision.options == ()


@pytest.mark.rule("RUN-4.2", "RUN-6.2")
def test_a_drawn_card_is_seen_by_its_new_owner_alone() -> None:
    """RUN-4.2: the others only hear that a card was drawn."""
    match = given_runics(phase="place", deck="R16 R15")

    when(match).says(ASTRID, "draw")

    told = {seat: match.events_for(seat)[-1].all_facts() for seat in (ASTRID, BJORN, SPECTATOR)}
    assert told[ASTRID]["card"] == "R16"
    assert "card" not in told[BJORN]
    assert "card" not in told[SPECTATOR]
    assert "R16" in hand(match.view(ASTRID), ASTRID)
    assert hand(match.view(BJORN), ASTRID) == "? ? ?"


# RUN-7 End


@pytest.mark.rule("RUN-7.1")
def test_who_places_the_last_master_takes_no_more_turns() -> None:
    """RUN-7.1: Bjorn has three masters left, and all further turns are his."""
    table = when(given_runics(masters={ASTRID: "0,0 1,0"}))

    table.says_some(ASTRID, "lay", "place")

    for _ in range(3):
        assert table.asked == (BJORN, "lay")
        table.says_some(BJORN, "lay", "place")
    assert table.match.over


@pytest.mark.rule("RUN-7.2", "RUN-6.2", "RUN-6.3")
def test_nobody_draws_once_a_player_has_finished() -> None:
    """RUN-7.2: the deck has cards, but Bjorn must place a master each turn."""
    table = when(given_runics(masters={ASTRID: "0,0 1,0"}))
    table.says_some(ASTRID, "lay", "place").says_some(BJORN, "lay")

    assert table.game.zones[DECK]
    assert table.asked == (BJORN, "must-place")
    assert table.offered() == table.offered("place")
    table.cannot(BJORN, "draw", "RUN-6.2")


@pytest.mark.rule("RUN-7.2")
def test_others_go_on_drawing_until_somebody_has_finished() -> None:
    """RUN-7.2: two of Astrid's masters do not finish her."""
    table = when(given_runics(masters={ASTRID: "0,0"}))

    table.says_some(ASTRID, "lay", "place").says_some(BJORN, "lay")

    assert table.asked == (BJORN, "draw-or-place")
    table.says(BJORN, "draw")


@pytest.mark.rule("RUN-7.2")
def test_a_master_set_aside_finishes_its_owner_too() -> None:
    """RUN-6.6, RUN-7.2: it counts as placed, so Dagny cannot draw."""
    match = given_runics(seats=3, turn=DAGNY, set_aside={ASTRID: 2}, masters={ASTRID: "0,0"})

    table = when(match).says_some(DAGNY, "lay")

    assert table.asked == (DAGNY, "must-place")


@pytest.mark.rule("RUN-7.2", "RUN-9.1")
def test_nor_is_an_extra_card_drawn_then() -> None:
    """RUN-7.2: for no reason."""
    table = when(given_runics(masters={ASTRID: "0,0 1,0 0,1"}, turn=BJORN, extra_card=True))

    assert table.game.zones[DECK]
    assert table.asked == (BJORN, "lay")


@pytest.mark.rule("RUN-7.3")
def test_the_round_is_not_completed() -> None:
    """RUN-7.3: Bjorn finishes; then Dagny and Astrid have as many turns as masters in supply."""
    masters = {ASTRID: "0,0 0,1", BJORN: "0,2 1,2", DAGNY: "0,-1"}
    match = given_runics(seats=3, turn=BJORN, laid=TOWER, masters=masters)
    table = when(match).says_some(BJORN, "lay", "place")

    turns = []
    while not match.over:
        turns.append(table.asked[0])
        table.says_some(table.asked[0], "lay", "place")

    assert turns == [DAGNY, ASTRID, DAGNY]


@pytest.mark.rule("RUN-7.4")
def test_the_game_ends_when_all_masters_are_placed() -> None:
    """RUN-7.4: not with Astrid's last master, but with Bjorn's."""
    match = given_runics(laid=TOWER, masters={ASTRID: "0,0 1,0", BJORN: "0,2 1,2"})
    table = when(match).says_some(ASTRID, "lay", "place")
    assert table.asked == (BJORN, "lay")

    table.says_some(BJORN, "lay", "place")

    assert match.over
    assert supplies(match.state) == [0, 0]
    with pytest.raises(Illegal, match=r"^RUN-8\.3: the game is over$"):
        match.choose("draw")


@pytest.mark.rule("RUN-7.4", "RUN-4.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_every_game_ends_with_all_masters_placed(seats: int) -> None:
    """RUN-7.4"""
    for seed in range(5):
        match = new_runics(seats, seed)

        list(played_by_verb(match, seed))

        assert supplies(match.state) == [0] * seats
        assert [len(match.state.zones[hand_of(Seat(seat))]) for seat in range(seats)] == [0] * seats
