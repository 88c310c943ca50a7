"""RUN-11 Adepts: the green side draws a card, the blue side ignores a rune."""

from __future__ import annotations

import pytest

from games.runics.table import TOWER, given_runics, hand, new_runics, runes, supplies
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY, cards, when
from ragnatafl.games.runics.rules.components import (
    BLUE_SIDE,
    DECK,
    GREEN_SIDE,
    NO_SIDE,
    OUT,
    hand_of,
)
from ragnatafl.kernel.seats import Seat

BOTH_BLUE = {ASTRID: "blue", BJORN: "blue"}
BOTH_GREEN = {ASTRID: "green", BJORN: "green"}
# Every rune but (1, 2) has a master, and no corner of R04 is green.
ONE_RUNE_LEFT = {ASTRID: "1,1 0,2", BJORN: "0,0 1,0 0,1"}


@pytest.mark.rule("RUN-11.1")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("astrid", [DAGNY, BJORN, ASTRID]),
        ("bjorn", [ASTRID, DAGNY, BJORN]),
        ("dagny", [BJORN, ASTRID, DAGNY]),
    ],
)
def test_sides_are_chosen_in_reverse_turn_order(first: str, order: list[Seat]) -> None:
    """RUN-11.1, reading A16: the first player knows what all the others chose."""
    table = when(new_runics(3, first=first, adepts=True))

    asked = []
    while table.asked[1] == "adept":
        asked.append(table.asked[0])
        table.says(table.asked[0], "adept green")

    assert asked == order
    assert table.asked == (order[-1], "lay")


@pytest.mark.rule("RUN-11.1")
def test_sides_are_chosen_openly_when_hands_are_drawn() -> None:
    """RUN-11.1, reading A16"""
    match = new_runics(first="astrid", adepts=True)
    assert len(hand(match.view(BJORN), BJORN).split()) == 3
    assert hand(match.view(BJORN), BJORN) == hand(match.state, BJORN)

    when(match).says(BJORN, "adept blue")

    assert match.view(ASTRID).adepts == [NO_SIDE, BLUE_SIDE]
    assert match.view(ASTRID).decision.seat == ASTRID


@pytest.mark.rule("RUN-11.1")
def test_one_of_the_two_sides_must_be_chosen() -> None:
    """RUN-11.1"""
    table = when(new_runics(first="astrid", adepts=True))

    assert table.offered() == ["adept green", "adept blue"]
    table.cannot(BJORN, "adept none", "RUN-11.1")
    table.says(BJORN, "adept green").says(ASTRID, "adept blue")

    assert table.game.adepts == [BLUE_SIDE, GREEN_SIDE]


# The green side


@pytest.mark.rule("RUN-11.2")
def test_the_green_adept_draws_after_the_first_master() -> None:
    """RUN-11.2: at once, and nobody asks for it."""
    match = given_runics(
        phase="place", adepts=BOTH_GREEN, hands={ASTRID: "R01 R02"}, deck="R16 R15 R14"
    )

    table = when(match).says(ASTRID, "place at 0,0")

    assert hand(match.state, ASTRID) == "R01 R02 R16"
    assert table.asked == (BJORN, "lay")


@pytest.mark.rule("RUN-11.2")
@pytest.mark.parametrize("masters", ["0,0", "0,0 1,0"])
def test_the_green_adept_draws_but_once(masters: str) -> None:
    """RUN-11.2: not after the second master, nor after the third."""
    match = given_runics(phase="place", adepts=BOTH_GREEN, masters={ASTRID: masters})
    before = hand(match.state, ASTRID)

    when(match).says_some(ASTRID, "place")

    assert hand(match.state, ASTRID) == before


@pytest.mark.rule("RUN-11.2")
def test_the_blue_adept_draws_nothing() -> None:
    """RUN-11.2"""
    match = given_runics(phase="place", adepts=BOTH_BLUE, hands={ASTRID: "R01 R02"})

    when(match).says(ASTRID, "place at 0,0")

    assert hand(match.state, ASTRID) == "R01 R02"


@pytest.mark.rule("RUN-11.2")
def test_drawing_in_phase_2_is_no_reason_for_the_adept_to_draw() -> None:
    """RUN-11.2: Astrid has placed her first master before, or not yet."""
    before = given_runics(phase="place", adepts=BOTH_GREEN, masters={ASTRID: "0,0"})
    not_yet = given_runics(phase="place", adepts=BOTH_GREEN)

    when(before).says(ASTRID, "draw")
    when(not_yet).says(ASTRID, "draw")

    assert len(hand(before.state, ASTRID).split()) == 3
    assert len(hand(not_yet.state, ASTRID).split()) == 3


@pytest.mark.rule("RUN-11.2", "RUN-6.7")
@pytest.mark.parametrize("seats", [2, 3])
def test_from_then_on_the_hand_has_one_card_more(seats: int) -> None:
    """RUN-11.2: 3, 2, 1 cards with 2, 1, 0 masters, if all draw while they can."""
    match = new_runics(seats, adepts=True)
    table = when(match)
    while table.asked[1] == "adept":
        table.says(table.asked[0], "adept green")
    for _ in range(seats):
        table.says_some(table.asked[0], "lay", "place")

    seen = set()
    for _ in played_by_verb(match):
        if match.over or match.decision.prompt == "lay":
            held = [len(match.state.zones[hand_of(Seat(seat))]) for seat in range(seats)]
            assert held == [left + 1 for left in supplies(match.state)]
            seen.update(held)
    assert seen == {1, 2, 3}


@pytest.mark.rule("RUN-11.3")
def test_from_an_empty_deck_the_green_adept_draws_nothing() -> None:
    """RUN-11.3, reading A17: then or later, and no more is asked of the hand."""
    match = given_runics(phase="place", adepts=BOTH_GREEN, hands={ASTRID: "R01 R02"}, deck="")

    table = when(match).says(ASTRID, "place at 0,0")
    assert hand(match.state, ASTRID) == "R01 R02"
    table.says_some(BJORN, "lay", "place").says_some(ASTRID, "lay R01", "place")

    assert hand(match.state, ASTRID) == "R02"


@pytest.mark.rule("RUN-11.3", "RUN-7.2")
def test_when_somebody_has_finished_the_green_adept_draws_nothing() -> None:
    """RUN-11.3: though the deck has cards."""
    match = given_runics(
        phase="place", adepts=BOTH_GREEN, masters={BJORN: "0,0 1,0 0,1"}, hands={ASTRID: "R01 R02"}
    )
    assert match.state.zones[DECK]

    when(match).says(ASTRID, "place at 1,1")

    assert hand(match.state, ASTRID) == "R01 R02"


@pytest.mark.rule("RUN-11.3", "RUN-8.1")
def test_the_card_left_at_the_end_is_worth_nothing_and_costs_nothing() -> None:
    """RUN-11.3: Astrid has 3 points for red and 4 for green."""
    match = given_runics(
        adepts=BOTH_GREEN,
        set_aside={BJORN: 3},
        masters={ASTRID: "0,2 1,2"},
        hands={ASTRID: "R01 R07"},
    )

    when(match).says(ASTRID, "lay R01 turn 0 at 0,-2", "place at 1,1")

    assert match.over
    assert hand(match.state, ASTRID) == "R07"
    assert match.scores == (7, 0)


# The blue side


@pytest.mark.rule("RUN-11.4")
@pytest.mark.parametrize(
    ("placement", "after"),
    [
        ("turn 0 at 0,2", ["BB", "BR", "RG", "GB", "BB"]),
        ("turn 90 at -1,0", ["BGR", "BBG", ".GG"]),
    ],
    ids=["below", "beside"],
)
def test_the_blue_adept_ignores_one_rune(placement: str, after: list[str]) -> None:
    """RUN-11.4: one covered rune, red on green; or one beside, and the others match that way."""
    match = given_runics(adepts=BOTH_BLUE, hands={ASTRID: "R01"})
    table = when(match).cannot(ASTRID, f"lay R01 {placement}", "RUN-5.3")

    table.says(ASTRID, f"lay R01 {placement} ignoring one")

    assert runes(match.state) == after
    assert table.asked == (ASTRID, "draw-or-place")


@pytest.mark.rule("RUN-11.4")
def test_the_blue_adept_ignores_no_two_runes() -> None:
    """RUN-11.4: two wrong ones below, and two beside."""
    table = when(given_runics(adepts=BOTH_BLUE, hands={ASTRID: "R01"}))

    table.cannot(ASTRID, "lay R01 turn 0 at 0,-1 ignoring one", "RUN-5.3")


@pytest.mark.rule("RUN-11.4")
def test_the_ability_is_used_once_a_game() -> None:
    """RUN-11.4: after that Astrid has none; Bjorn still has his."""
    table = when(given_runics(adepts=BOTH_BLUE, hands={ASTRID: "R01 R02"}))

    table.says(ASTRID, "lay R01 turn 0 at 0,2 ignoring one", "draw")
    assert any(text.endswith("ignoring one") for text in table.offered())
    table.says_some(BJORN, "lay", "draw")

    assert not any(text.endswith("ignoring one") for text in table.offered())
    table.cannot(ASTRID, "lay R02 turn 0 at 1,2 ignoring one", "RUN-11.4")


@pytest.mark.rule("RUN-11.4")
@pytest.mark.parametrize("spent", [(ASTRID,), (BJORN,)], ids=["spent", "unspent"])
def test_everyone_spends_the_own_adept(spent: tuple[Seat, ...]) -> None:
    """RUN-11.4"""
    table = when(given_runics(adepts=BOTH_BLUE, spent=spent))

    assert any(text.endswith("ignoring one") for text in table.offered()) == (ASTRID not in spent)


@pytest.mark.rule("RUN-11.4")
def test_only_a_blue_adept_ignores_runes() -> None:
    """RUN-11.4: not a green one."""
    table = when(given_runics(adepts=BOTH_GREEN, hands={ASTRID: "R01"}))

    assert not any(text.endswith("ignoring one") for text in table.offered())
    table.cannot(ASTRID, "lay R01 turn 0 at 0,2 ignoring one", "RUN-11.4")


@pytest.mark.rule("RUN-11.4")
def test_without_adepts_no_rune_is_ignored() -> None:
    """RUN-11.4"""
    table = when(given_runics(hands={ASTRID: "R01"}))

    table.cannot(ASTRID, "lay R01 turn 0 at 0,2 ignoring one", "RUN-11.4")


@pytest.mark.rule("RUN-11.4")
def test_a_placement_that_needs_no_ability_does_not_spend_it() -> None:
    """RUN-11.4, reading A23: it is laid without, and the ability stays."""
    match = given_runics(adepts=BOTH_BLUE, hands={ASTRID: "R01"})

    table = when(match).cannot(ASTRID, "lay R01 turn 0 at 0,-2 ignoring one", "RUN-11.4")
    table.says(ASTRID, "lay R01 turn 0 at 0,-2", "draw")
    table.says_some(BJORN, "lay", "draw")

    assert any(text.endswith("ignoring one") for text in table.offered())


@pytest.mark.rule("RUN-11.4", "RUN-5.10")
def test_who_can_lay_a_card_only_by_the_ability_may_use_it() -> None:
    """RUN-11.4, reading A23: R04 can be laid in no other way."""
    match = given_runics(adepts=BOTH_BLUE, masters=ONE_RUNE_LEFT, hands={ASTRID: "R04"})
    table = when(match)

    assert sorted(table.offered()) == [
        "discard R04",
        "lay R04 turn 0 at 1,2 ignoring one",
        "lay R04 turn 180 at 1,2 ignoring one",
        "lay R04 turn 270 at 1,2 ignoring one",
        "lay R04 turn 90 at 1,2 ignoring one",
    ]
    table.says(ASTRID, "lay R04 turn 0 at 1,2 ignoring one")

    assert runes(match.state) == ["BB.", "BR.", "GBR", ".GG", ".BB"]


@pytest.mark.rule("RUN-11.4", "RUN-5.10")
def test_or_may_discard_and_keep_the_ability() -> None:
    """RUN-5.10, reading A23: 'may' stays 'may'."""
    match = given_runics(adepts=BOTH_BLUE, masters=ONE_RUNE_LEFT, hands={ASTRID: "R04"})

    when(match).says(ASTRID, "discard R04")

    assert cards(match.state, OUT) == "R04"
    assert match.state.ignored == 0


@pytest.mark.rule("RUN-11.4", "RUN-5.10")
def test_who_can_lay_a_card_without_the_ability_cannot_discard() -> None:
    """RUN-5.10, reading A23"""
    table = when(given_runics(adepts=BOTH_BLUE, hands={ASTRID: "R01"}))

    table.cannot(ASTRID, "discard R01", "RUN-5.10")


@pytest.mark.rule("RUN-11.5")
def test_the_ability_makes_no_area_of_an_opponent_smaller() -> None:
    """RUN-11.5: green on the blue rune (1, 0), when that belongs to Bjorn."""
    table = when(given_runics(adepts=BOTH_BLUE, masters={BJORN: "0,0"}, hands={ASTRID: "R01"}))

    table.cannot(ASTRID, "lay R01 turn 270 at 1,0 ignoring one", "RUN-11.5")


@pytest.mark.rule("RUN-11.5")
@pytest.mark.parametrize("masters", [{}, {ASTRID: "0,0"}], ids=["nobody's", "one's own"])
def test_other_areas_may_become_smaller(masters: dict[Seat, str]) -> None:
    """RUN-11.5: the same placement, when that rune is Astrid's or nobody's."""
    match = given_runics(adepts=BOTH_BLUE, masters=masters, hands={ASTRID: "R01"})

    when(match).says(ASTRID, "lay R01 turn 270 at 1,0 ignoring one")

    assert runes(match.state) == ["BGBB", "BRGB", "GG.."]


@pytest.mark.rule("RUN-11.5")
def test_no_rune_may_leave_be_it_the_ignored_one_or_another() -> None:
    """RUN-11.5, reading A18: ignored is (0, 0), beside the card; (0, 1) would go."""
    table = when(given_runics(adepts=BOTH_BLUE, masters={BJORN: "0,0"}, hands={ASTRID: "R01"}))

    table.cannot(ASTRID, "lay R01 turn 270 at 0,1 ignoring one", "RUN-11.5")


@pytest.mark.rule("RUN-11.5")
def test_a_rune_covered_by_its_own_colour_has_not_left() -> None:
    """RUN-11.5, reading A18: blue on Bjorn's blue rune (1, 0), and his area even grows."""
    match = given_runics(adepts=BOTH_BLUE, masters={BJORN: "0,0"}, hands={ASTRID: "R01"})

    when(match).says(ASTRID, "lay R01 turn 90 at 1,0 ignoring one")

    assert runes(match.state) == ["BBGR", "BBBG", "GG.."]
    assert match.scores == (0, 5)


@pytest.mark.rule("RUN-11.5")
def test_a_third_players_area_is_an_opponents_too() -> None:
    """RUN-11.5"""
    match = given_runics(
        seats=3,
        adepts={**BOTH_BLUE, DAGNY: "blue"},
        masters={DAGNY: "0,0"},
        hands={ASTRID: "R01"},
    )

    when(match).cannot(ASTRID, "lay R01 turn 270 at 1,0 ignoring one", "RUN-11.5")


@pytest.mark.rule("RUN-11.5", "RUN-5.2", "RUN-5.6", "RUN-5.7", "RUN-5.8")
@pytest.mark.parametrize(
    ("placement", "rule"),
    [
        ("R03 turn 0 at 5,5", "RUN-5.2"),
        ("R03 turn 0 at 0,0", "RUN-5.6"),
        ("R02 turn 0 at 1,-2", "RUN-5.7"),
        ("R03 turn 180 at 1,-1", "RUN-5.8"),
    ],
)
def test_all_other_rules_of_laying_hold(placement: str, rule: str) -> None:
    """RUN-11.5"""
    match = given_runics(
        laid=TOWER,
        adepts=BOTH_BLUE,
        masters={ASTRID: "1,-2", BJORN: "0,-1"},
        hands={ASTRID: "R02 R03"},
    )

    when(match).cannot(ASTRID, f"lay {placement} ignoring one", rule)
