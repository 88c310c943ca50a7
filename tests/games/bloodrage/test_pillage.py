"""BR-6.11 Pillage: who may, the call to battle, pillage without a battle, and rewards."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    BloodRageTable,
    at,
    cell,
    fight,
    given_bloodrage,
    glories,
    hand,
    is_pillaged,
    strengths,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.games.bloodrage.rules.components import BATTLE, PILLAGE
from ragnatafl.kernel.seats import Seat

# BR-6.11.1 Who may


@pytest.mark.rule("BR-6.11.1")
@pytest.mark.parametrize(
    ("figures", "province"),
    [
        ({"andlang": "warrior"}, "andlang"),
        ({"sw": "ship"}, "andlang"),
        ({"sw": "ship"}, "utgard"),
        ({"yggdrasil": "warrior"}, "yggdrasil"),
    ],
)
def test_a_figure_in_the_province_or_a_ship_beside_it_is_enough(
    figures: dict[str, str], province: str
) -> None:
    """BR-6.11.1: it costs nothing; Yggdrasil may be pillaged like the others."""
    table = when(given_bloodrage(figures={ASTRID: figures}))

    table.says(ASTRID, f"pillage {province}").all_decline()

    assert is_pillaged(table.game, province)
    assert table.game.rage[ASTRID] == 6


@pytest.mark.rule("BR-6.11.1")
@pytest.mark.parametrize(
    "figures", [{"gimle": "leader"}, {"nw": "ship"}, {"reserve": "nothing"}, {"valhalla": "leader"}]
)
def test_without_a_figure_there_nobody_pillages(figures: dict[str, str]) -> None:
    """BR-6.11.1: neither one beside it, nor a ship elsewhere, nor Bjorn's figure."""
    match = given_bloodrage(figures={ASTRID: figures, BJORN: {"andlang": "warrior"}})

    when(match).cannot(ASTRID, "pillage andlang", "BR-6.11.1")


@pytest.mark.rule("BR-6.11.1", "BR-6.11.11")
def test_a_province_pillaged_in_this_age_is_not_pillaged_again() -> None:
    """BR-6.11.1: by anybody."""
    match = given_bloodrage(
        figures={ASTRID: {"andlang": "warrior"}, BJORN: {"sw": "ship"}}, pillaged="andlang"
    )

    table = when(match).cannot(ASTRID, "pillage andlang", "BR-6.11.1")
    table.says(ASTRID, "pass").cannot(BJORN, "pillage andlang", "BR-6.11.1")

    assert table.offered("pillage") == ["pillage utgard"]


@pytest.mark.rule("BR-6.11.1")
def test_a_destroyed_province_is_not_pillaged() -> None:
    """BR-6.11.1, BR-3.4.1"""
    match = given_bloodrage(figures={ASTRID: {"ne": "ship"}})

    when(match).cannot(ASTRID, "pillage elvagar", "BR-3.4.1")


# BR-6.11.2 The call to battle


def declines(table: BloodRageTable) -> list[Seat]:
    """Everybody declines; who was asked, in this order."""
    asked = []
    while table.match.decision.prompt == "call-to-battle":
        asked.append(table.match.decision.seat)
        table.match.choose("decline")
    return asked


@pytest.mark.rule("BR-6.11.2", "BR-6.11.2.1")
@pytest.mark.parametrize("pillager", [ASTRID, BJORN, DAGNY])
def test_the_call_goes_clockwise_from_the_left_of_the_pillager(pillager: Seat) -> None:
    """BR-6.11.2.1: also when nobody else is near; the pillager is asked too, last."""
    match = given_bloodrage(seats=3, turn=pillager, figures={pillager: {"andlang": "warrior"}})

    table = when(match).says(pillager, "pillage andlang")

    assert declines(table) == [(pillager + 1) % 3, (pillager + 2) % 3, pillager]


@pytest.mark.rule("BR-6.11.2")
def test_each_clan_may_move_one_figure_from_an_adjacent_province() -> None:
    """BR-6.11.2: for no rage, from both neighbours and from Yggdrasil, one at a time."""
    match = given_bloodrage(
        seats=3,
        destroyed=["horgr", "elvagar"],
        figures={
            ASTRID: {"andlang": "warrior"},
            BJORN: {"gimle": "2-warrior leader", "utgard": "warrior", "yggdrasil": "warrior"},
        },
    )
    table = when(match).says(ASTRID, "pillage andlang")
    assert table.offered() == [
        "join warrior utgard",
        "join warrior gimle",
        "join leader gimle",
        "join warrior yggdrasil",
        "decline",
    ]

    table.says(BJORN, "join leader gimle")

    assert table.asked == (DAGNY, "call-to-battle")
    assert at(table.game, BJORN, "andlang") == "leader"
    assert at(table.game, BJORN, "gimle") == "2-warrior"
    assert table.game.rage == [6, 6, 6]


@pytest.mark.rule("BR-6.11.2")
@pytest.mark.parametrize(
    ("choice", "rule"),
    [
        ("join leader angerboda", "BR-6.11.2"),
        ("join warrior gimle", "BR-6.11.2"),
        ("join warrior reserve", "BR-6.11.2"),
        ("join ship nw", "BR-F6"),
    ],
)
def test_nobody_joins_from_elsewhere(choice: str, rule: str) -> None:
    """BR-6.11.2: Angerboda is not adjacent, in Gimle there is none, and ships never move."""
    match = given_bloodrage(
        figures={ASTRID: {"andlang": "warrior"}, BJORN: {"angerboda": "leader", "nw": "ship"}}
    )

    when(match).says(ASTRID, "pillage andlang").cannot(BJORN, choice, rule)


@pytest.mark.rule("BR-6.11.2", "BR-F4")
def test_the_call_goes_around_and_around() -> None:
    """BR-6.11.2: one figure at each chance."""
    match = given_bloodrage(
        figures={
            ASTRID: {"angerboda": "warrior", "yggdrasil": "2-warrior"},
            BJORN: {"yggdrasil": "2-warrior"},
        }
    )
    table = when(match).says(ASTRID, "pillage angerboda")

    for seat in (BJORN, ASTRID, BJORN, ASTRID):
        table.says(seat, "join warrior yggdrasil")

    assert [event.all_facts()["total"] for event in table.told("strength")] == [3, 2]


@pytest.mark.rule("BR-6.11.2.1")
def test_the_pillager_may_join_too() -> None:
    """BR-6.11.2.1: with only a ship there it brings a warrior."""
    match = given_bloodrage(figures={ASTRID: {"sw": "ship", "gimle": "warrior"}})

    table = when(match).says(ASTRID, "pillage andlang").says(BJORN, "decline")
    table.says(ASTRID, "join warrior gimle")

    assert at(table.game, ASTRID, "andlang") == "warrior"


@pytest.mark.rule("BR-6.11.2.2", "BR-F4")
def test_any_clan_may_join_without_figures_there_and_without_rage() -> None:
    """BR-6.11.2.2"""
    match = given_bloodrage(
        seats=3,
        figures={ASTRID: {"angerboda": "warrior"}, DAGNY: {"yggdrasil": "leader"}},
        rage={DAGNY: 0},
    )

    table = when(match).says(ASTRID, "pillage angerboda").says(BJORN, "decline")
    table.says(DAGNY, "join leader yggdrasil").all_decline().nothing_late()

    assert glories(table.game) == [0, 0, 3]
    assert table.game.rage == [6, 6, 0]


@pytest.mark.rule("BR-6.11.2.2", "BR-6.11.2.3", "BR-F4")
def test_the_call_ends_when_no_village_is_empty() -> None:
    """BR-6.11.2.2: each figure needs one; Bjorn takes the last and Dagny is not asked."""
    match = given_bloodrage(
        seats=3,
        figures={
            ASTRID: {"utgard": "2-warrior"},
            BJORN: {"yggdrasil": "2-warrior"},
            DAGNY: {"yggdrasil": "leader"},
        },
        hands={ASTRID: "tyrs-bash-1"},
    )

    table = when(match).says(ASTRID, "pillage utgard").says(BJORN, "join warrior yggdrasil")

    assert table.asked == (ASTRID, "play-card")


@pytest.mark.rule("BR-6.11.2.3")
def test_the_call_may_end_before_the_first_question() -> None:
    """BR-6.11.2.3: Utgard is full; nobody is asked and Astrid pillages at once."""
    match = given_bloodrage(
        figures={ASTRID: {"utgard": "3-warrior"}, BJORN: {"yggdrasil": "leader"}}
    )

    table = when(match).says(ASTRID, "pillage utgard")

    assert is_pillaged(table.game, "utgard")
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.11.2.3", "BR-6.11.2.5", "BR-F4")
def test_the_call_ends_when_all_have_declined_since_the_last_move() -> None:
    """BR-6.11.2.5: Bjorn declined, but may join in the next round, while the call goes on."""
    match = given_bloodrage(
        seats=3,
        figures={
            ASTRID: {"angerboda": "warrior"},
            BJORN: {"yggdrasil": "2-warrior"},
            DAGNY: {"yggdrasil": "warrior"},
        },
    )
    table = when(match).says(ASTRID, "pillage angerboda").says(BJORN, "decline")
    table.says(DAGNY, "join warrior yggdrasil").says(ASTRID, "decline")

    table.says(BJORN, "join warrior yggdrasil")

    assert declines(table) == [DAGNY, ASTRID, BJORN]
    assert at(table.game, BJORN, "yggdrasil") == "warrior"


@pytest.mark.rule("BR-6.11.2.4", "BR-F5")
def test_in_yggdrasil_only_declining_ends_the_call() -> None:
    """BR-6.11.2.4: figures of any outer province may come, without limit."""
    match = given_bloodrage(
        figures={
            ASTRID: {"yggdrasil": "6-warrior", "angerboda": "leader"},
            BJORN: {"gimle": "4-warrior", "utgard": "2-warrior", "angerboda": "warrior"},
        },
        stats={BJORN: {"horns": 5}},
    )
    table = when(match).says(ASTRID, "pillage yggdrasil")

    for origin in ("gimle", "gimle", "gimle", "gimle", "utgard", "utgard", "angerboda"):
        table.says(BJORN, f"join warrior {origin}")
        if origin == "angerboda":
            table.says(ASTRID, "join leader angerboda")
        else:
            table.says(ASTRID, "decline")

    assert at(table.game, BJORN, "yggdrasil") == "7-warrior"
    assert declines(table) == [BJORN, ASTRID]


@pytest.mark.rule("BR-6.11.2.4", "BR-F5")
@pytest.mark.parametrize("province", ["myrkulor", "angerboda", "utgard", "andlang", "gimle"])
def test_yggdrasil_is_adjacent_to_every_outer_province(province: str) -> None:
    """BR-6.11.2.4: both ways."""
    out = when(
        given_bloodrage(figures={ASTRID: {province: "warrior"}, BJORN: {"yggdrasil": "leader"}})
    )
    into = when(
        given_bloodrage(figures={ASTRID: {"yggdrasil": "warrior"}, BJORN: {province: "leader"}})
    )

    assert out.says(ASTRID, f"pillage {province}").offered("join") == ["join leader yggdrasil"]
    assert into.says(ASTRID, "pillage yggdrasil").offered("join") == [f"join leader {province}"]


# BR-6.11.3 Without a battle


@pytest.mark.rule("BR-6.11.3")
@pytest.mark.parametrize("others", [{}, {"nw": "ship"}, {"yggdrasil": "leader"}])
def test_alone_the_pillager_pillages_at_once(others: dict[str, str]) -> None:
    """BR-6.11.3: no card is played, and there is no glory for a battle."""
    match = given_bloodrage(
        figures={ASTRID: {"andlang": "warrior"}, BJORN: others},
        hands={ASTRID: "tyrs-bash-1", BJORN: "tyrs-smite-1"},
    )

    table = when(match).says(ASTRID, "pillage andlang").all_decline()

    assert is_pillaged(table.game, "andlang")
    assert hand(table.game, ASTRID) == "tyrs-bash-1"
    assert table.game.earned[ASTRID][PILLAGE] == 5
    assert table.game.earned[ASTRID][BATTLE] == 0
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.11.3")
def test_a_ship_of_another_clan_in_the_supporting_fjord_makes_a_battle() -> None:
    """BR-6.11.3: Bjorn's ship beside Andlang, STR 2 against 1."""
    match = given_bloodrage(figures={ASTRID: {"andlang": "warrior"}, BJORN: {"sw": "ship"}})

    table = when(match).says(ASTRID, "pillage andlang").all_decline()

    assert glories(table.game) == [0, 3]
    assert not is_pillaged(table.game, "andlang")


# BR-6.11.11 to BR-6.11.13 Rewards


def given_battle(
    attack: str = "leader", defence: str = "warrior", province: str = "angerboda", reward: str = ""
) -> BloodRageTable:
    """Astrid pillages; nobody holds a card."""
    rewards = {province: reward, OTHER[reward]: REWARD_OF[province]} if reward else {}
    return when(
        given_bloodrage(
            seats=4,
            figures={ASTRID: {province: attack}, BJORN: {province: defence}},
            rewards=rewards,
        )
    )


OTHER = {"rage": "gimle", "axes": "elvagar", "horns": "utgard", "glory": "andlang"}
"""A province whose token pays this; it changes places with that of Angerboda."""
REWARD_OF = {"angerboda": "horns", "yggdrasil": "all"}


@pytest.mark.rule("BR-6.11.11")
def test_a_pillager_that_won_takes_the_reward_and_the_token_turns_over() -> None:
    """BR-6.11.11"""
    table = given_battle().says(ASTRID, "pillage angerboda").all_decline()

    assert is_pillaged(table.game, "angerboda")
    assert table.game.cells[ASTRID] == [0, 0, 1]
    assert table.game.cells[BJORN] == [0, 0, 0]
    table.says(BJORN, "pass").says(DAGNY, "pass").says(EIRIK, "pass")
    table.cannot(ASTRID, "pillage angerboda", "BR-6.11.1")


@pytest.mark.rule("BR-6.11.11.1", "BR-6.11.7", "BR-F10")
def test_a_pillager_that_won_with_no_figure_left_is_rewarded() -> None:
    """BR-6.11.11.1: Odin's Smite takes the only warrior; the card's STR wins."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "warrior"}, BJORN: {"angerboda": "2-warrior"}},
        hands={ASTRID: "tyrs-smite-1", BJORN: "odins-smite-1a"},
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    table.says(ASTRID, "play tyrs-smite-1").says(BJORN, "play odins-smite-1a").nothing_late()

    assert [event.all_facts()["total"] for event in table.told("strength")] == [5, 3]
    assert is_pillaged(table.game, "angerboda")
    assert table.game.cells[ASTRID] == [0, 0, 1]
    assert glories(table.game) == [3, 0]


@pytest.mark.rule("BR-6.11.11.2", "BR-F11")
def test_if_another_clan_won_nobody_is_rewarded_and_the_province_may_be_tried_again() -> None:
    """BR-6.11.11.2: by any clan, in this age."""
    table = given_battle("warrior", "leader").says(ASTRID, "pillage angerboda").all_decline()
    assert not is_pillaged(table.game, "angerboda")
    assert table.game.cells == [[0, 0, 0]] * 4
    assert table.asked == (BJORN, "turn")

    table.says(BJORN, "pillage angerboda").all_decline()

    assert is_pillaged(table.game, "angerboda")
    assert table.game.cells[BJORN] == [0, 0, 1]


@pytest.mark.rule("BR-6.11.11.2")
def test_after_a_tie_the_same_clan_may_try_again() -> None:
    """BR-6.11.11.2"""
    match = given_bloodrage(
        figures={
            ASTRID: {"angerboda": "warrior", "yggdrasil": "warrior"},
            BJORN: {"angerboda": "warrior"},
        },
        rage={BJORN: 0},
    )
    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    assert not is_pillaged(table.game, "angerboda")

    table.says(ASTRID, "march yggdrasil angerboda", "take 1 warrior", "pillage angerboda")

    assert is_pillaged(table.all_decline().game, "angerboda")


@pytest.mark.rule("BR-6.11.12", "BR-F11")
@pytest.mark.parametrize(
    ("attack", "defence", "earned"),
    [("leader", "warrior", [4, 0]), ("warrior", "leader", [0, 6]), ("warrior", "warrior", [0, 0])],
)
def test_the_winner_gains_its_axes_pillager_or_not(
    attack: str, defence: str, earned: list[int]
) -> None:
    """BR-6.11.12: Astrid has 4 Axes, Bjorn 6; a tie pays nobody."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": attack}, BJORN: {"angerboda": defence}},
        stats={ASTRID: {"axes": 1}, BJORN: {"axes": 3}},
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()

    assert glories(table.game) == earned


@pytest.mark.rule("BR-6.11.12", "BR-6.11.13.2", "BR-F12")
def test_an_axes_reward_counts_already_for_the_glory_of_the_battle() -> None:
    """BR-6.11.12: from 3 to 4, and 4 glory."""
    table = given_battle(reward="axes").says(ASTRID, "pillage angerboda").all_decline()

    assert table.game.cells[ASTRID] == [0, 1, 0]
    assert glories(table.game)[ASTRID] == 4


@pytest.mark.rule("BR-6.11.13", "BR-6.11.13.1", "BR-6.11.13.2", "BR-6.11.13.3", "BR-6.11.13.4")
@pytest.mark.parametrize(
    ("reward", "cells", "glory"),
    [
        ("rage", [1, 0, 0], 3),
        ("axes", [0, 1, 0], 4),
        ("horns", [0, 0, 1], 3),
        ("glory", [0, 0, 0], 3 + 5),
    ],
)
def test_each_token_pays_its_reward(reward: str, cells: list[int], glory: int) -> None:
    """BR-6.11.13: and the Axes for the battle."""
    table = given_battle(reward=reward) if reward != "horns" else given_battle()

    table.says(ASTRID, "pillage angerboda").all_decline()

    assert table.game.cells[ASTRID] == cells
    assert glories(table.game) == [glory, 0, 0, 0]
    assert table.game.rage[ASTRID] == 6


@pytest.mark.rule("BR-6.11.13.5")
def test_yggdrasil_raises_all_three_stats() -> None:
    """BR-6.11.13.5: 4 glory with the Axes just raised."""
    table = given_battle(province="yggdrasil").says(ASTRID, "pillage yggdrasil").all_decline()

    assert table.game.cells[ASTRID] == [1, 1, 1]
    assert glories(table.game) == [4, 0, 0, 0]


@pytest.mark.rule("BR-F1")
def test_a_ship_in_the_supporting_fjord_is_enough_to_pillage() -> None:
    """BR-F1: either province of the fjord, and no other."""
    match = given_bloodrage(seats=4, figures={ASTRID: {"ne": "ship"}})
    table = when(match)
    assert table.offered("pillage") == ["pillage elvagar", "pillage angerboda"]

    fight(match, "elvagar")

    assert is_pillaged(table.game, "elvagar")
    assert cell(table.game, ASTRID, "axes") == 1


@pytest.mark.rule("BR-F2")
def test_an_unopposed_pillage_succeeds_without_battle_glory() -> None:
    """BR-F2: no card, no axes; the reward twice by the Frost Giant, and Lord of Spears."""
    match = given_bloodrage(
        age=3,
        hands={ASTRID: "thors-hammer-1"},
        upgrades={ASTRID: "frost-giant-3 lord-of-spears-3"},
        figures={ASTRID: {"angerboda": "leader frost-giant"}},
    )

    table = fight(match, "angerboda")

    assert table.game.cells[ASTRID] == [1, 1, 3]
    assert glories(table.game) == [0, 0]
    assert hand(table.game, ASTRID) == "thors-hammer-1"
    assert strengths(table) == []


@pytest.mark.rule("BR-F6")
def test_ships_never_move() -> None:
    """BR-F6: the fjords of Bjorn's and Astrid's ships touch the province; neither joins."""
    match = given_bloodrage(
        seats=4,
        upgrades={BJORN: "sea-serpent-1"},
        figures={ASTRID: {"elvagar": "warrior", "ne": "ship"}, BJORN: {"nw": "ship sea-serpent"}},
    )
    table = when(match)
    assert {text.split()[1] for text in table.offered("march")} == {"elvagar"}

    table.says(ASTRID, "pillage elvagar")

    assert table.offered() == ["decline"]
