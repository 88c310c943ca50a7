"""BR-E Worked examples of the rulebook, with its numbers, under its headings."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    BloodRageTable,
    at,
    cell,
    given_bloodrage,
    glories,
    hand,
    is_pillaged,
    slots,
    strength_in,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK, cards
from ragnatafl.games.bloodrage.rules.board import PROVINCES
from ragnatafl.games.bloodrage.rules.components import DISCARD, END
from ragnatafl.games.bloodrage.rules.state import is_destroyed

RED, BLUE, YELLOW, BROWN = ASTRID, BJORN, DAGNY, EIRIK

# Upgrade


@pytest.mark.rule("BR-E1")
def test_an_upgrade_with_full_clan_slots() -> None:
    """BR-E1: Loki's Eminence for 2 rage in the place of Frigga's Succor; then 3 glory a figure."""
    match = given_bloodrage(
        seats=3,
        age=2,
        turn=RED,
        upgrades={RED: "lokis-domain-1 friggas-succor-1 thors-glory-1"},
        hands={RED: "lokis-eminence-2"},
        figures={RED: {"valhalla": "2-warrior leader"}},
        rage={RED: 3, BLUE: 0, YELLOW: 0},
    )
    table = when(match).cannot(RED, "upgrade lokis-eminence-2", "BR-6.9.1")

    table.says(RED, "upgrade lokis-eminence-2 replacing friggas-succor-1")
    assert table.game.rage[RED] == 1
    assert slots(table.game, RED) == "lokis-domain-1 thors-glory-1 lokis-eminence-2"
    assert cards(table.game, DISCARD) == "friggas-succor-1"
    table.says(RED, "pass")
    for seat in (RED, BLUE, YELLOW):
        table.says(seat, "save nothing")

    assert glories(table.game) == [3 * 3, 0, 0]
    assert at(table.game, RED, "reserve") == "8-warrior leader ship"


# March


def given_march() -> BloodRageTable:
    """Blue in Gimle, yellow in Angerboda, brown in Horgr, red in two provinces and in a fjord."""
    return when(
        given_bloodrage(
            seats=4,
            turn=BLUE,
            destroyed=["muspelheim"],
            figures={
                BLUE: {"gimle": "2-warrior leader"},
                YELLOW: {"angerboda": "3-warrior leader"},
                BROWN: {"horgr": "2-warrior"},
                RED: {"elvagar": "2-warrior", "utgard": "warrior", "sw": "ship"},
            },
        )
    )


@pytest.mark.rule("BR-E2")
def test_blue_may_take_two_figures_from_gimle_to_elvagar_but_not_three() -> None:
    """BR-E2: it is not adjacent, and has two empty villages."""
    table = given_march().says(BLUE, "march gimle elvagar", "take 1 warrior")
    assert table.offered() == ["take 1 leader", "take 0 leader"]
    table.says(BLUE, "take 1 leader")
    assert at(table.game, BLUE, "elvagar") == "warrior leader"
    assert at(table.game, BLUE, "gimle") == "warrior"

    table = given_march().says(BLUE, "march gimle elvagar", "take 2 warrior")
    assert table.asked == (YELLOW, "turn")
    assert at(table.game, BLUE, "gimle") == "leader"


@pytest.mark.rule("BR-E2")
def test_three_warriors_do_not_fit_into_two_villages() -> None:
    """BR-E2"""
    match = given_bloodrage(
        seats=4,
        turn=BLUE,
        figures={BLUE: {"gimle": "3-warrior"}, RED: {"elvagar": "2-warrior"}},
    )

    table = when(match).says(BLUE, "march gimle elvagar")

    table.cannot(BLUE, "take 3 warrior", "BR-6.8.1.2")


@pytest.mark.rule("BR-E2")
def test_yellow_takes_all_its_figures_from_angerboda_to_yggdrasil() -> None:
    """BR-E2: Yggdrasil has no villages and no limit."""
    table = given_march().says(BLUE, "pass").says(YELLOW, "march angerboda yggdrasil")

    table.says(YELLOW, "take 3 warrior", "take 1 leader")

    assert at(table.game, YELLOW, "yggdrasil") == "3-warrior leader"
    assert at(table.game, YELLOW, "angerboda") == "nothing"


@pytest.mark.rule("BR-E2")
def test_brown_may_not_go_to_two_provinces() -> None:
    """BR-E2: after one warrior has gone to Utgard the turn is over."""
    table = given_march().says(BLUE, "pass").says(YELLOW, "pass")

    table.says(BROWN, "march horgr utgard", "take 1 warrior")

    assert table.asked == (RED, "turn")
    assert at(table.game, BROWN, "horgr") == "warrior"


@pytest.mark.rule("BR-E2")
def test_red_may_not_come_from_two_provinces() -> None:
    """BR-E2: only the warriors of Elvagar go to Gimle, not that of Utgard."""
    table = given_march().says(BLUE, "pass").says(YELLOW, "pass").says(BROWN, "pass")

    table.says(RED, "march elvagar gimle", "take 2 warrior")

    assert at(table.game, RED, "gimle") == "2-warrior"
    assert at(table.game, RED, "utgard") == "warrior"
    assert table.game.rage[RED] == 5


@pytest.mark.rule("BR-E2")
def test_ships_do_not_march() -> None:
    """BR-E2"""
    table = given_march().says(BLUE, "pass").says(YELLOW, "pass").says(BROWN, "pass")

    table.cannot(RED, "march sw andlang", "BR-6.8.1.5")


# Pillage


@pytest.mark.rule("BR-E3")
def test_red_pillages_andlang_with_a_ship_in_the_fjord() -> None:
    """BR-E3: 7 against 2; Axes from 3 to 4, and 4 glory."""
    match = given_bloodrage(
        seats=4,
        destroyed=["muspelheim"],
        rewards={"andlang": "axes", "elvagar": "glory"},
        figures={
            RED: {"sw": "ship", "yggdrasil": "warrior"},
            BLUE: {"gimle": "warrior", "yggdrasil": "warrior"},
            YELLOW: {"horgr": "leader"},
        },
        hands={RED: "tyrs-crush-1", BLUE: "lord-of-hammers-1"},
    )
    table = when(match).says(RED, "pillage andlang").says(BLUE, "join warrior gimle")
    table.cannot(YELLOW, "join leader horgr", "BR-6.11.2")
    table.says(YELLOW, "decline").says(BROWN, "decline").says(RED, "join warrior yggdrasil")

    table.says(BLUE, "join warrior yggdrasil")
    assert [decision.seat for decision in table.match.decisions] == [RED, BLUE]
    assert [strength_in(table.game, seat, "andlang") for seat in (RED, BLUE)] == [3, 2]
    table.says(RED, "play tyrs-crush-1").says(BLUE, "play lord-of-hammers-1").nothing_late()

    assert [event.all_facts()["total"] for event in table.told("strength")] == [7, 2]
    assert at(table.game, BLUE, "valhalla") == "2-warrior"
    assert hand(table.game, BLUE) == "lord-of-hammers-1"
    assert is_pillaged(table.game, "andlang")
    assert cell(table.game, RED, "axes") == 1
    assert glories(table.game) == [4, 0, 0, 0]
    assert hand(table.game, RED) == ""
    assert cards(table.game, DISCARD) == "tyrs-crush-1"


# Quests


@pytest.mark.rule("BR-E4", "BR-8.2")
def test_the_manheim_quest_of_yellow() -> None:
    """BR-E4: a tie in Elvagar, 2 against 1 in Angerboda: 5 glory, and Horns rise."""
    match = given_bloodrage(
        seats=4,
        phase="quests",
        figures={
            YELLOW: {"ne": "ship"},
            RED: {"elvagar": "2-warrior"},
            BLUE: {"angerboda": "warrior"},
        },
        quests={YELLOW: "manheim-1a"},
    )
    assert strength_in(match.state, YELLOW, "elvagar") == strength_in(match.state, RED, "elvagar")

    table = when(match).says(YELLOW, "raise horns")

    assert glories(table.game) == [0, 0, 5, 0]
    assert cell(table.game, YELLOW, "horns") == 1


# Ragnarok


@pytest.mark.rule("BR-E5")
def test_ragnarok_at_gimle_in_age_2() -> None:
    """BR-E5: 2 red and 2 blue figures, fjord included, 6 glory each; doom moves to Andlang."""
    match = given_bloodrage(
        seats=4,
        age=2,
        dooms=["elvagar", "gimle", "andlang"],
        rage={RED: 1, BLUE: 0, YELLOW: 0, BROWN: 0},
        figures={
            RED: {"gimle": "warrior", "nw": "ship"},
            BLUE: {"gimle": "2-warrior"},
            YELLOW: {"andlang": "warrior"},
        },
    )
    table = when(match).says(RED, "pass")
    for seat in (RED, BLUE, YELLOW, BROWN):
        table.says(seat, "save nothing")

    assert glories(table.game) == [6, 6, 0, 0]
    assert is_destroyed(table.game, PROVINCES.read("gimle"))
    assert [event.all_facts()["province"] for event in table.told("doom-moves")] == ["andlang"]


# End of the game


@pytest.mark.rule("BR-E6", "BR-11.1")
def test_stats_at_the_end_of_the_game() -> None:
    """BR-E6: 10 for Rage and 20 for Axes, 30 in all."""
    match = given_bloodrage(
        age=3, phase="release-valhalla", stats={RED: {"rage": 3, "axes": 5, "horns": 2}}
    )

    paid = match.state.earned[RED][END]

    assert paid == 30
    assert match.scores == (30, 0)


# Clan stats


@pytest.mark.rule("BR-E7", "BR-6.1")
def test_rage_raised_two_cells_in_age_1() -> None:
    """BR-E7: the next action phase starts with 8 rage."""
    match = given_bloodrage(
        figures={RED: {"myrkulor": "warrior", "gimle": "warrior"}}, rage={RED: 3, BLUE: 0}
    )
    table = when(match).says(RED, "pillage myrkulor").all_decline()
    table.says(RED, "pillage gimle").all_decline()
    assert table.game.rage[RED] == 3
    table.says(RED, "pass", "save nothing").says(BLUE, "save nothing")

    while table.match.decision.prompt == "keep-gift":
        table.match.choose(table.match.decision.options[0])

    assert table.game.age == 2
    assert table.game.rage == [8, 6]


@pytest.mark.rule("BR-E8", "BR-6.7.1.1")
def test_an_invade_with_a_warrior_of_strength_2() -> None:
    """BR-E8: into an empty village of Utgard, for 2 rage."""
    match = given_bloodrage(age=2, upgrades={RED: "experts-in-arms-2"})

    table = when(match).says(RED, "invade warrior utgard")

    assert at(table.game, RED, "utgard") == "warrior"
    assert table.game.rage[RED] == 4


@pytest.mark.rule("BR-E9", "BR-8.1.7")
def test_a_committed_jotunheim_quest_of_age_2() -> None:
    """BR-E9: fulfilled in the quest phase, 7 glory and one stat raised."""
    match = given_bloodrage(
        age=2,
        figures={RED: {"utgard": "warrior"}},
        hands={RED: "jotunheim-2a"},
        rage={RED: 1, BLUE: 0},
    )
    table = when(match).says(RED, "commit jotunheim-2a", "pass", "save nothing")
    table.says(BLUE, "save nothing")
    assert glories(table.game) == [7, 0]

    table.says(RED, "raise axes")

    assert table.game.cells[RED] == [0, 1, 0]
