"""BR-6.10 Quest: commit to a quest face down; BR-8 Quests: what they pay at the end of the age."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    BloodRageTable,
    at,
    committed,
    given_bloodrage,
    glories,
    hand,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, cards
from ragnatafl.games.bloodrage.rules.components import DISCARD, GONE
from ragnatafl.kernel.seats import Seat

# BR-6.10 Commit


@pytest.mark.rule("BR-6.10.1")
def test_a_quest_is_put_face_down_for_nothing() -> None:
    """BR-6.10.1: Bjorn sees that there is one, and not which."""
    table = when(given_bloodrage(hands={ASTRID: "alfheim-1a tyrs-bash-1"}))

    table.says(ASTRID, "commit alfheim-1a")

    assert committed(table.game, ASTRID) == "alfheim-1a"
    assert committed(table.match.view(BJORN), ASTRID) == "?"
    assert hand(table.game, ASTRID) == "tyrs-bash-1"
    assert table.game.rage[ASTRID] == 6


@pytest.mark.rule("BR-6.10.1")
@pytest.mark.parametrize("card", ["tyrs-bash-1", "troll-1", "manheim-1a"])
def test_only_a_quest_of_the_hand_is_committed(card: str) -> None:
    """BR-6.10.1: no battle card, no upgrade, no quest of somebody else."""
    match = given_bloodrage(hands={ASTRID: "alfheim-1a tyrs-bash-1 troll-1", BJORN: "manheim-1a"})

    table = when(match).cannot(ASTRID, f"commit {card}", "BR-6.10.1")

    assert table.offered("commit") == ["commit alfheim-1a"]


@pytest.mark.rule("BR-6.10.1.1")
def test_one_card_an_action_any_number_in_an_age() -> None:
    """BR-6.10.1.1: also equal ones."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "alfheim-1a alfheim-1b glorious-death-1a"},
        rage={BJORN: 0, DAGNY: 0, Seat(3): 0},
    )

    table = when(match).says(ASTRID, "commit alfheim-1a")
    assert committed(table.game, ASTRID) == "alfheim-1a"
    table.says(ASTRID, "commit alfheim-1b", "commit glorious-death-1a")

    assert committed(table.game, ASTRID) == "alfheim-1a alfheim-1b glorious-death-1a"


@pytest.mark.rule("BR-6.10.1.1", "BR-8.1.4")
def test_equal_quests_pay_separately() -> None:
    """BR-6.10.1.1: the same province serves both (BR-8.1.4), and a stat rises for each."""
    match = given_bloodrage(
        seats=4,
        phase="quests",
        figures={ASTRID: {"andlang": "warrior"}},
        quests={ASTRID: "alfheim-1a alfheim-1b"},
    )

    table = when(match).says(ASTRID, "raise rage", "raise rage")

    assert glories(table.game)[ASTRID] == 10
    assert table.game.cells[ASTRID] == [2, 0, 0]


@pytest.mark.rule("BR-6.10.1.2", "BR-8.1.8")
def test_there_is_no_penalty_for_failing() -> None:
    """BR-6.10.1.2: nothing is gained and nothing is lost."""
    match = given_bloodrage(
        phase="quests",
        quests={ASTRID: "alfheim-1a", BJORN: "glorious-death-1a"},
        figures={BJORN: {"valhalla": "3-warrior"}},
        glory={ASTRID: 9, BJORN: 2},
        stats={ASTRID: {"rage": 2}},
    )

    assert match.state.age == 2
    assert glories(match.state) == [9, 2]
    assert match.state.cells == [[2, 0, 0], [0, 0, 0]]


@pytest.mark.rule("BR-6.10.1.3")
def test_a_quest_needs_one_rage_all_the_same() -> None:
    """BR-6.10.1.3: with 1 it may be committed, and the rage stays; with 0 there is no turn."""
    match = given_bloodrage(
        hands={ASTRID: "alfheim-1a", BJORN: "manheim-1a"}, rage={ASTRID: 1, BJORN: 0}
    )

    table = when(match).says(ASTRID, "commit alfheim-1a")
    assert table.asked == (ASTRID, "turn")
    assert table.game.rage == [1, 0]
    table.says(ASTRID, "pass")

    assert committed(table.game, BJORN) == ""


@pytest.mark.rule("BR-6.10.1.4")
def test_a_committed_quest_is_not_taken_back_nor_committed_again() -> None:
    """BR-6.10.1.4: it has left the hand."""
    match = given_bloodrage(hands={ASTRID: "alfheim-1a"}, rage={BJORN: 0})

    table = when(match).says(ASTRID, "commit alfheim-1a")

    table.cannot(ASTRID, "commit alfheim-1a", "BR-6.10.1.4")
    assert hand(table.game, ASTRID) == ""


@pytest.mark.rule("BR-6.10.1.4")
def test_a_committed_quest_is_not_played_in_battle() -> None:
    """BR-6.10.1.4: the hand is empty, so Astrid plays no card."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior"}},
        quests={ASTRID: "alfheim-1a"},
        hands={BJORN: "tyrs-bash-1"},
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()

    assert [decision.seat for decision in table.match.decisions] == [BJORN]


@pytest.mark.rule("BR-6.10.1.4")
def test_a_committed_quest_is_not_kept_for_the_next_age() -> None:
    """BR-6.10.1.4"""
    match = given_bloodrage(
        phase="save-one-card", quests={ASTRID: "alfheim-1a"}, hands={ASTRID: "manheim-1a"}
    )

    table = when(match)

    assert table.offered() == ["save manheim-1a", "save nothing"]
    table.cannot(ASTRID, "save alfheim-1a", "BR-7.1")


@pytest.mark.rule("BR-6.10.1.5")
def test_any_quest_of_the_hand_may_be_committed() -> None:
    """BR-6.10.1.5: also that of a region with no province left."""
    match = given_bloodrage(
        age=3,
        destroyed=["andlang", "horgr", "muspelheim"],
        dooms=["gimle", "myrkulor", "utgard"],
        hands={ASTRID: "alfheim-3a"},
    )

    table = when(match).says(ASTRID, "commit alfheim-3a")

    assert committed(table.game, ASTRID) == "alfheim-3a"


@pytest.mark.rule("BR-6.10.1.5")
def test_a_quest_of_an_earlier_age_pays_what_is_printed_on_it() -> None:
    """BR-6.10.1.5: 5 glory, in age 3."""
    match = given_bloodrage(
        age=3,
        rage={ASTRID: 1, BJORN: 0},
        figures={ASTRID: {"angerboda": "warrior"}},
        hands={ASTRID: "manheim-1a"},
    )

    table = when(match).says(ASTRID, "commit manheim-1a", "pass", "raise axes")

    assert table.match.over
    assert glories(table.game) == [5, 0]


# BR-8 Quests


def given_quests(
    quests: dict[Seat, str], figures: dict[Seat, dict[str, str]], seats: int = 2, age: int = 1
) -> BloodRageTable:
    return when(
        given_bloodrage(seats=seats, age=age, phase="quests", quests=quests, figures=figures)
    )


def is_fulfilled(table: BloodRageTable) -> bool:
    return table.match.decision.prompt == "raise"


@pytest.mark.rule("BR-8.1")
def test_quests_are_scored_from_the_first_player_clockwise_and_discarded() -> None:
    """BR-8.1: each clan reveals all of its quests; fulfilled or not they are discarded openly."""
    match = given_bloodrage(
        seats=3,
        first=DAGNY,
        rage={ASTRID: 1, BJORN: 0, DAGNY: 0},
        quests={ASTRID: "alfheim-1a manheim-1a", BJORN: "yggdrasil-1", DAGNY: "jotunheim-1a"},
        figures={
            ASTRID: {"andlang": "warrior"},
            BJORN: {"yggdrasil": "warrior"},
            DAGNY: {"utgard": "warrior"},
        },
    )
    table = when(match).says(ASTRID, "pass")
    for seat in (ASTRID, BJORN, DAGNY):
        table.says(seat, "save nothing")

    table.says(DAGNY, "raise axes").says(ASTRID, "raise axes").says(BJORN, "raise axes")

    revealed = [(event.seat, event.all_facts()["card"]) for event in table.told("reveal-quest")]
    assert revealed == [
        (DAGNY, "jotunheim-1a"),
        (ASTRID, "alfheim-1a"),
        (ASTRID, "manheim-1a"),
        (BJORN, "yggdrasil-1"),
    ]
    assert cards(table.game, DISCARD).split() == [
        "alfheim-1a", "jotunheim-1a", "manheim-1a", "yggdrasil-1",
    ]  # fmt: skip
    assert glories(table.game) == [5, 6, 5]


@pytest.mark.rule("BR-8.1")
def test_all_quests_of_a_clan_are_revealed_before_one_is_scored() -> None:
    """BR-8.1: while Astrid chooses a stat both lie open, and Bjorn's is still hidden."""
    table = given_quests(
        {ASTRID: "alfheim-1a manheim-1a", BJORN: "jotunheim-1a"},
        {ASTRID: {"andlang": "warrior", "angerboda": "warrior"}},
    )

    assert table.asked == (ASTRID, "raise")
    assert cards(table.game, DISCARD) == "alfheim-1a manheim-1a"
    assert committed(table.game, BJORN) == "jotunheim-1a"
    assert cards(table.game, GONE).count("heim-1") == 0


@pytest.mark.rule("BR-8.1.1")
@pytest.mark.parametrize(
    ("quest", "place", "fulfilled"),
    [
        ("alfheim-1a", "andlang", True),
        ("alfheim-1a", "gimle", True),
        ("alfheim-1a", "utgard", False),
        ("alfheim-1a", "myrkulor", False),
        ("jotunheim-1a", "utgard", True),
        ("jotunheim-1a", "horgr", True),
        ("jotunheim-1a", "muspelheim", True),
        ("jotunheim-1a", "andlang", False),
        ("manheim-1a", "myrkulor", True),
        ("manheim-1a", "elvagar", True),
        ("manheim-1a", "angerboda", True),
        ("manheim-1a", "gimle", False),
    ],
)
def test_a_region_quest_asks_for_a_province_of_its_region(
    quest: str, place: str, fulfilled: bool
) -> None:
    """BR-8.1.1"""
    match = given_bloodrage(
        seats=4,
        destroyed=["horgr" if place != "horgr" else "utgard"],
        dooms=["gimle", "myrkulor", "angerboda"],
        phase="quests",
        quests={ASTRID: quest},
        figures={ASTRID: {place: "warrior"}},
    )

    assert is_fulfilled(when(match)) == fulfilled


@pytest.mark.rule("BR-8.1.1", "BR-8.1.3")
@pytest.mark.parametrize(
    ("others", "fulfilled"),
    [
        ({}, True),
        ({BJORN: {"angerboda": "warrior"}, DAGNY: {"angerboda": "warrior"}}, True),
        ({BJORN: {"angerboda": "2-warrior"}}, False),
        ({BJORN: {"angerboda": "leader"}}, False),
        ({BJORN: {"angerboda": "warrior"}, DAGNY: {"angerboda": "2-warrior"}}, False),
    ],
)
def test_the_strength_must_be_higher_than_that_of_each_other_clan(
    others: dict[Seat, dict[str, str]], fulfilled: bool
) -> None:
    """BR-8.1.1: two warriors; BR-8.1.3: a tie is a failure, and others are not added together."""
    table = given_quests(
        {ASTRID: "manheim-1a"}, {ASTRID: {"angerboda": "2-warrior"}, **others}, seats=3
    )

    assert is_fulfilled(table) == fulfilled


@pytest.mark.rule("BR-8.1.1", "BR-8.1.5")
@pytest.mark.parametrize("quest", ["manheim-1a", "yggdrasil-1"])
def test_without_strength_there_is_no_fulfilment(quest: str) -> None:
    """BR-8.1.1: above 0; nobody is anywhere."""
    assert not is_fulfilled(given_quests({ASTRID: quest}, {}, seats=3))


@pytest.mark.rule("BR-8.1.2")
@pytest.mark.parametrize(
    ("quest", "others", "fulfilled"),
    [
        ("jotunheim-1a", {"utgard": "warrior"}, True),
        ("alfheim-1a", {"andlang": "warrior"}, True),
        ("alfheim-1a", {"andlang": "2-warrior"}, False),
    ],
)
def test_a_ship_counts_in_full_for_both_provinces_of_its_fjord(
    quest: str, others: dict[str, str], fulfilled: bool
) -> None:
    """BR-8.1.2: its STR is 2."""
    table = given_quests({ASTRID: quest}, {ASTRID: {"sw": "ship"}, BJORN: others})

    assert is_fulfilled(table) == fulfilled


@pytest.mark.rule("BR-8.1.2")
@pytest.mark.parametrize(("upgrade", "fulfilled"), [("", False), ("experts-in-arms-2", True)])
def test_upgrades_are_counted_and_battle_cards_are_not(upgrade: str, fulfilled: bool) -> None:
    """BR-8.1.2: two warriors of STR 2 beat a leader, whatever Bjorn holds in his hand."""
    match = given_bloodrage(
        age=2,
        phase="quests",
        quests={ASTRID: "manheim-2a"},
        figures={ASTRID: {"angerboda": "2-warrior"}, BJORN: {"angerboda": "leader"}},
        upgrades={ASTRID: upgrade},
        hands={BJORN: "tyrs-rage-2"},
    )

    assert is_fulfilled(when(match)) == fulfilled


@pytest.mark.rule("BR-8.1.4")
def test_one_province_is_enough_and_more_add_nothing() -> None:
    """BR-8.1.4: 5 glory and one raise for two provinces of Alfheim."""
    table = given_quests(
        {ASTRID: "alfheim-1a"}, {ASTRID: {"andlang": "warrior", "gimle": "leader"}}
    )

    table.says(ASTRID, "raise horns")

    assert table.game.age == 2
    assert table.game.cells[ASTRID] == [0, 0, 1]
    assert table.game.earned[ASTRID][2] == 5


@pytest.mark.rule("BR-8.1.5")
@pytest.mark.parametrize(
    ("own", "other", "fulfilled"),
    [("2-warrior", "warrior", True), ("warrior", "warrior", False), ("warrior", "leader", False)],
)
def test_the_quest_of_yggdrasil_asks_for_the_highest_strength_there(
    own: str, other: str, fulfilled: bool
) -> None:
    """BR-8.1.5: strictly."""
    table = given_quests(
        {ASTRID: "yggdrasil-1"}, {ASTRID: {"yggdrasil": own}, BJORN: {"yggdrasil": other}}, seats=3
    )

    assert is_fulfilled(table) == fulfilled


@pytest.mark.rule("BR-8.1.5")
def test_strength_elsewhere_does_not_fulfil_the_quest_of_yggdrasil() -> None:
    """BR-8.1.5: nor does a ship count there."""
    figures = {ASTRID: {"angerboda": "leader", "ne": "ship"}}

    assert not is_fulfilled(given_quests({ASTRID: "yggdrasil-1"}, figures, seats=3))


@pytest.mark.rule("BR-8.1.6")
@pytest.mark.parametrize(
    ("dead", "fulfilled"),
    [
        ("4-warrior", True),
        ("2-warrior leader ship", True),
        ("5-warrior", True),
        ("3-warrior", False),
        ("nothing", False),
    ],
)
def test_a_glorious_death_asks_for_four_own_figures_in_valhalla(dead: str, fulfilled: bool) -> None:
    """BR-8.1.6: those of Bjorn do not count."""
    table = given_quests(
        {ASTRID: "glorious-death-1a"}, {ASTRID: {"valhalla": dead}, BJORN: {"valhalla": "leader"}}
    )

    assert is_fulfilled(table) == fulfilled


@pytest.mark.rule("BR-8.1.6")
def test_who_dies_in_ragnarok_comes_too_late_for_a_glorious_death() -> None:
    """BR-8.1.6: three are dead, and a fourth stands in doomed Gimle."""
    table = given_quests(
        {ASTRID: "glorious-death-1a"}, {ASTRID: {"valhalla": "3-warrior", "gimle": "warrior"}}
    )

    assert not is_fulfilled(table)
    assert glories(table.game) == [2, 0]


PAID = {
    "alfheim": (5, 7, 9),
    "jotunheim": (5, 7, 9),
    "manheim": (5, 7, 9),
    "glorious-death": (6, 8, 11),
    "yggdrasil": (6, 8, 11),
}


@pytest.mark.rule("BR-8.1.7")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("quest", PAID)
def test_a_fulfilled_quest_pays_what_is_printed_and_raises_a_stat(quest: str, age: int) -> None:
    """BR-8.1.7: of the clan's choice."""
    card = f"{quest}-{age}" + ("" if quest == "yggdrasil" else "a")
    match = given_bloodrage(
        seats=3,
        age=age,
        phase="quests",
        destroyed=["horgr", "elvagar"],
        dooms=["gimle", "myrkulor", "muspelheim"],
        quests={BJORN: card},
        figures={
            BJORN: {
                "andlang": "warrior", "utgard": "warrior", "angerboda": "warrior",
                "yggdrasil": "warrior", "valhalla": "4-warrior",
            }
        },
        stats={BJORN: {"horns": 1}},
    )  # fmt: skip
    table = when(match)
    assert table.offered() == ["raise rage", "raise axes", "raise horns"]

    table.says(BJORN, "raise horns")

    assert glories(table.game) == [0, PAID[quest][age - 1], 0]
    assert table.game.cells[BJORN] == [0, 0, 2]


@pytest.mark.rule("BR-8.1.9")
def test_the_doomed_province_still_counts() -> None:
    """BR-8.1.9: Gimle falls in this age, but after the quests."""
    table = given_quests({ASTRID: "alfheim-1a"}, {ASTRID: {"gimle": "warrior"}})

    table.says(ASTRID, "raise rage")

    assert glories(table.game) == [5 + 2, 0]
    assert at(table.game, ASTRID, "gimle") == "nothing"


@pytest.mark.rule("BR-8.2")
@pytest.mark.parametrize(("in_angerboda", "paid"), [("warrior", 5), ("2-warrior", 0)])
def test_a_tie_in_one_province_and_the_highest_strength_in_another(
    in_angerboda: str, paid: int
) -> None:
    """BR-8.2: a tie in Elvagar does not count, being alone the strongest in Angerboda does."""
    match = given_bloodrage(
        seats=4,
        phase="quests",
        figures={
            ASTRID: {"ne": "ship"},
            BJORN: {"elvagar": "2-warrior", "angerboda": in_angerboda},
        },
        quests={ASTRID: "manheim-1a"},
    )
    table = when(match)
    if paid:
        table.says(ASTRID, "raise horns")

    assert glories(table.game) == [paid, 0, 0, 0]
    assert table.game.cells[ASTRID] == [0, 0, 1 if paid else 0]
