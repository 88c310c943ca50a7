"""LOR-9.1 to LOR-9.3: monsters are activated, stomp, and are controlled."""

from __future__ import annotations

import pytest

from games.lords.table import (
    LordsTable,
    given_lords,
    held_runes,
    monster_in,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.components import MONSTERS
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import NOBODY, Seat


def ring_of(table: LordsTable, monster: str) -> Seat:
    return table.game.ring[MONSTERS.read(monster)]


def activated(match: Match[Lords], monster: str, face: str = "") -> LordsTable:
    """Astrid activates a monster with the special action; a neutral one shows a face of the die."""
    table = when(match).says(ASTRID, "act monsters", f"activate {monster}")
    return table.told_by_chance(f"monster-die {face}") if face else table


# Activation (LOR-9.1)


@pytest.mark.rule("LOR-9.1", "LOR-9.1.3", "LOR-9.1.4")
def test_a_neutral_monster_moves_where_the_active_player_says() -> None:
    match = given_lords(monsters={"draugr": "1"}, phase="special-action", chance="asked", seats=3)

    table = activated(match, "draugr", "move")
    assert table.asked == (ASTRID, "move-or-attack")
    assert table.offered() == ["move draugr to 2", "move draugr to 4", "move draugr to 5"]
    table.cannot(ASTRID, "attack with draugr", "LOR-9.1.3", "the die says")
    table.cannot(ASTRID, "move draugr to 6", "LOR-6.5.2", "does not come")
    table.says(ASTRID, "move draugr to 4")

    assert monster_in(table.game, "draugr") == "4"


@pytest.mark.rule("LOR-9.1", "LOR-9.1.3", "LOR-9.1.2")
def test_a_neutral_monster_attacks_at_once_when_the_die_says_so() -> None:
    """Nobody is asked whether, and the active player's own armies bleed too."""
    match = given_lords(
        armies=[(ASTRID, "5", 3), (ASTRID, "5", 1), (BJORN, "6", 2)],
        monsters={"draugr": "5"},
        phase="special-action",
        chance="asked",
    )

    table = activated(match, "draugr", "attack")

    assert tell_armies(table.game) == ["astrid 2 in 5", "bjorn 2 in 6"]
    assert monster_in(table.game, "draugr") == "5"


@pytest.mark.rule("LOR-9.1.3")
@pytest.mark.parametrize("choice", ["attack with draugr", "move draugr to 6"])
def test_the_third_face_leaves_the_choice_to_the_active_player(choice: str) -> None:
    match = given_lords(
        armies=[(BJORN, "5", 3)],
        monsters={"draugr": "5"},
        phase="special-action",
        chance="asked",
    )

    table = activated(match, "draugr", "either")
    assert table.asked == (ASTRID, "move-or-attack")
    assert table.offered() == ["move draugr to 1", "move draugr to 6", "attack with draugr"]
    table.says(ASTRID, choice)

    attacked = choice.startswith("attack")
    assert tell_armies(table.game) == ["bjorn 2 in 5" if attacked else "bjorn 3 in 5"]
    assert monster_in(table.game, "draugr") == ("5" if attacked else "6")


@pytest.mark.rule("LOR-9.1.1")
@pytest.mark.parametrize("choice", ["attack with nidhogg", "move nidhogg to 6"])
def test_a_controlled_monster_does_what_its_controller_says_without_die(choice: str) -> None:
    match = given_lords(
        armies=[(BJORN, "5", 3), (BJORN, "1", 5)],
        monsters={"nidhogg": "5"},
        rings={"nidhogg": ASTRID},
        phase="special-action",
        chance="asked",
    )

    table = activated(match, "nidhogg")
    assert table.asked == (ASTRID, "move-or-attack")
    assert table.offered("attack") == ["attack with nidhogg"]
    table.says(ASTRID, choice)

    if choice == "move nidhogg to 6":
        assert monster_in(table.game, "nidhogg") == "6"
        return
    assert table.asked == (ASTRID, "gnaw")
    table.says(ASTRID, "lower bjorn 5 in 1")
    assert tell_armies(table.game) == ["bjorn 3 in 1", "bjorn 3 in 5"]


@pytest.mark.rule("LOR-9.1.1", "LOR-F26", "LOR-9.2.1", "LOR-9.2.2")
def test_its_controller_decides_in_the_turn_of_another_too() -> None:
    """Astrid builds, the event wakes Bjorn's Draugr: he moves it, and he stomps."""
    match = given_lords(
        armies=[(ASTRID, "5", 3)],
        monsters={"draugr": "1"},
        rings={"draugr": BJORN},
        wheel={"prepare": [ASTRID]},
        events="event-2",  # activates algiz, then uruz
        phase="special-action",
    )

    table = when(match).says(ASTRID, "build monument odin")
    assert table.asked == (BJORN, "move-or-attack")
    table.says(BJORN, "move draugr to 5")
    assert table.asked == (BJORN, "stomp")
    assert "decline" in table.offered()
    table.says(BJORN, "lower astrid 3 in 5")

    assert tell_armies(table.game) == ["astrid 2 in 5"]


@pytest.mark.rule("LOR-9.1.4")
def test_all_about_a_neutral_monster_is_decided_by_the_active_player() -> None:
    """Whose army Nidhogg gnaws, and where Hraesvelgr carries an army of Bjorn's."""
    match = given_lords(
        armies=[(BJORN, "5", 3), (BJORN, "1", 5)],
        monsters={"nidhogg": "5", "hraesvelgr": "1"},
        upper="draugr fafnir hraesvelgr",
        phase="special-action",
        chance="asked",
    )

    table = activated(match, "nidhogg", "attack")
    assert table.asked == (ASTRID, "gnaw")
    table.says(ASTRID, "lower bjorn 5 in 1", "activate hraesvelgr")
    table.told_by_chance("monster-die attack")
    assert table.asked == (ASTRID, "carry-off")
    table.says(ASTRID, "place bjorn 3 from 1 in 2")

    assert tell_armies(table.game) == ["bjorn 3 in 2", "bjorn 3 in 5"]


@pytest.mark.rule("LOR-9.1.2")
def test_a_territory_attack_spares_its_controller_nothing() -> None:
    """Garm's own master is driven out, and without a region of his own he is destroyed."""
    match = given_lords(
        armies=[(ASTRID, "5", 3), (ASTRID, "5", 1)],
        control={"6": ASTRID},
        monsters={"garm": "5", "draugr": "6"},
        rings={"garm": ASTRID},
        phase="special-action",
    )

    table = activated(match, "garm").says(ASTRID, "attack with garm")
    assert table.asked == (ASTRID, "retreat")
    assert table.offered() == ["retreat to 6"]
    table.says(ASTRID, "retreat to 6")

    assert tell_armies(table.game) == ["astrid 1 in 6", "astrid 3 in 6"]


@pytest.mark.rule("LOR-9.1.2")
def test_a_territory_attack_may_be_chosen_where_it_hits_nothing() -> None:
    match = given_lords(
        armies=[(BJORN, "9", 3)],
        monsters={"draugr": "5"},
        rings={"draugr": ASTRID},
        phase="special-action",
    )

    table = activated(match, "draugr").says(ASTRID, "attack with draugr")

    assert tell_armies(table.game) == ["bjorn 3 in 9"]
    assert len(table.told("territory-attack")) == 1


@pytest.mark.rule("LOR-9.1.2")
def test_a_territory_attack_hits_everybody_there() -> None:
    """Grendel injures both heroes of his region and leaves the third alone."""
    match = given_lords(
        seats=3,
        heroes={ASTRID: "5", BJORN: "5", DAGNY: "6"},
        attributes=dict.fromkeys((ASTRID, BJORN, DAGNY), (3, 3, 3)),
        monsters={"grendel": "5"},
        rings={"grendel": ASTRID},
        phase="special-action",
    )

    table = activated(match, "grendel").says(ASTRID, "attack with grendel")
    table.says(ASTRID, "injure wisdom").says(BJORN, "injure strength")

    assert values(table.game, ASTRID) == (3, 3, 2)
    assert values(table.game, BJORN) == (3, 2, 3)
    assert values(table.game, DAGNY) == (3, 3, 3)


@pytest.mark.rule("LOR-F27", "LOR-2.8.4")
def test_a_drakkar_carries_neither_monsters_nor_attacks_nor_alliances() -> None:
    """S1 joins 1, 2, 5 and 6 for the owner's hero and armies alone."""
    match = given_lords(
        armies=[(BJORN, "6", 3)],
        drakkars={ASTRID: "s1"},
        runes={ASTRID: "uruz othala"},
        attributes={ASTRID: (2, 2, 3)},
        monsters={"nidhogg": "1", "draugr": "2"},
        rings={"nidhogg": ASTRID},
        phase="rune-phase",
    )

    table = when(match)
    assert table.offered("ally", "tame") == ["ally vanaheim"]  # not alfheim, which lies at 6
    table.says(ASTRID, "activate nidhogg", "pay uruz othala")
    assert table.offered("move") == ["move nidhogg to 2", "move nidhogg to 4", "move nidhogg to 5"]
    table.says(ASTRID, "attack with nidhogg")

    assert tell_armies(table.game) == ["bjorn 3 in 6"]


# Stomp (LOR-9.2)


@pytest.mark.rule("LOR-9.2", "LOR-9.2.1")
def test_the_mover_chooses_the_army_that_is_stomped() -> None:
    match = given_lords(
        armies=[(BJORN, "5", 4), (BJORN, "5", 2)],
        monsters={"garm": "1"},
        phase="special-action",
        chance="asked",
    )

    table = activated(match, "garm", "move").says(ASTRID, "move garm to 5")
    assert table.asked == (ASTRID, "stomp")
    assert table.offered() == ["lower bjorn 4 in 5", "lower bjorn 2 in 5"]
    table.says(ASTRID, "lower bjorn 2 in 5")

    assert tell_armies(table.game) == ["bjorn 1 in 5", "bjorn 4 in 5"]


@pytest.mark.rule("LOR-9.2")
def test_nothing_is_stomped_in_an_empty_region_nor_where_the_monster_was() -> None:
    match = given_lords(
        armies=[(BJORN, "1", 4)],
        monsters={"garm": "1"},
        phase="special-action",
        chance="asked",
    )

    table = activated(match, "garm", "move").says(ASTRID, "move garm to 5")

    assert table.asked[1] != "stomp"
    assert tell_armies(table.game) == ["bjorn 4 in 1"]


@pytest.mark.rule("LOR-9.2.2")
@pytest.mark.parametrize(
    ("choice", "left"), [("decline", "bjorn 4 in 5"), ("lower bjorn 4 in 5", "bjorn 3 in 5")]
)
def test_a_controller_may_waive_the_stomp(choice: str, left: str) -> None:
    match = given_lords(
        armies=[(BJORN, "5", 4)],
        monsters={"garm": "1"},
        rings={"garm": ASTRID},
        phase="special-action",
    )

    table = activated(match, "garm").says(ASTRID, "move garm to 5", choice)

    assert tell_armies(table.game) == [left]


@pytest.mark.rule("LOR-9.2.3")
def test_a_neutral_monster_always_stomps_the_active_players_armies_too() -> None:
    match = given_lords(
        armies=[(ASTRID, "5", 1)],
        monsters={"garm": "1"},
        phase="special-action",
        chance="asked",
    )

    table = activated(match, "garm", "either").says(ASTRID, "move garm to 5")
    table.cannot(ASTRID, "decline", "LOR-9.2.3", "always stomps")
    assert table.offered() == ["lower astrid 1 in 5"]
    table.says(ASTRID, "lower astrid 1 in 5")

    assert tell_armies(table.game) == []


@pytest.mark.rule("LOR-9.2.4", "LOR-F25", "LOR-F37")
@pytest.mark.parametrize(
    ("monsters", "slain", "placed"),
    [
        ({}, {}, "draugr"),
        ({"draugr": "9"}, {}, "garm"),
        ({}, {"draugr": BJORN}, "garm"),
    ],
)
def test_an_event_places_the_upper_monster_first_and_it_does_not_stomp(
    monsters: dict[str, str], slain: dict[str, Seat], placed: str
) -> None:
    """The lower board's turn comes when the upper monster is out or dead."""
    match = given_lords(
        armies=[(ASTRID, "4", 3)],
        monsters=monsters,
        slain=slain,
        upper="draugr fafnir hraesvelgr",
        wheel={"prepare": [ASTRID]},
        events="event-4",  # uruz; activates algiz and othala
        phase="special-action",
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert monster_in(table.game, placed) == "4"
    assert tell_armies(table.game) == ["astrid 3 in 4"]


@pytest.mark.rule("LOR-F37")
def test_the_other_board_may_be_the_upper_one_and_none_left_is_none_placed() -> None:
    match = given_lords(
        wheel={"prepare": [ASTRID]},
        upper="garm fafnir hraesvelgr",
        events="event-4",
        phase="special-action",
    )
    full = given_lords(
        wheel={"prepare": [ASTRID]},
        monsters={"draugr": "9"},
        slain={"garm": BJORN},
        events="event-4",
        phase="special-action",
    )

    table = when(match).says(ASTRID, "build monument odin")
    other = when(full).says(ASTRID, "build monument odin")

    assert monster_in(table.game, "garm") == "4"
    assert [monster_in(other.game, "draugr"), other.game.monster_region[1]] == ["9", -1]


# Control of monsters (LOR-9.3)


@pytest.mark.rule("LOR-9.3")
def test_a_neutral_monster_beside_the_hero_is_taken_with_its_rune() -> None:
    match = given_lords(monsters={"draugr": "1"}, runes={ASTRID: "uruz"}, phase="rune-phase")

    table = when(match).says(ASTRID, "tame draugr")

    assert ring_of(table, "draugr") == ASTRID
    assert held_runes(table.game, ASTRID) == ""


@pytest.mark.rule("LOR-9.3", "LOR-9.3.1")
def test_for_a_third_monster_one_of_two_is_released_and_neutral_at_once() -> None:
    match = given_lords(
        monsters={"draugr": "1", "garm": "5", "fafnir": "9"},
        rings={"garm": ASTRID, "fafnir": ASTRID},
        runes={ASTRID: "uruz"},
        phase="rune-phase",
    )

    table = when(match).says(ASTRID, "tame draugr")
    assert table.asked == (ASTRID, "release")
    assert table.offered() == ["release garm", "release fafnir"]
    table.says(ASTRID, "release fafnir")

    assert [ring_of(table, name) for name in ("draugr", "garm", "fafnir")] == [
        ASTRID,
        ASTRID,
        NOBODY,
    ]


@pytest.mark.rule("LOR-9.3")
def test_the_second_monster_asks_for_no_release() -> None:
    match = given_lords(
        monsters={"draugr": "1", "garm": "5"},
        rings={"garm": ASTRID},
        runes={ASTRID: "uruz"},
        phase="rune-phase",
    )

    table = when(match).says(ASTRID, "tame draugr")

    assert [ring_of(table, "draugr"), ring_of(table, "garm")] == [ASTRID, ASTRID]
    assert table.asked[1] != "release"


@pytest.mark.rule("LOR-9.3.3")
def test_a_monster_of_another_player_is_not_taken() -> None:
    match = given_lords(
        monsters={"draugr": "1"},
        rings={"draugr": BJORN},
        runes={ASTRID: "uruz"},
        phase="rune-phase",
    )

    table = when(match)

    assert table.offered("tame") == []
    table.cannot(ASTRID, "tame draugr", "LOR-9.3.3", "Bjorn controls it")
