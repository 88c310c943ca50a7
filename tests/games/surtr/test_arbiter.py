"""SOLO-13.3, SOLO-13.4: when the Arbiter chooses for a Follower, and when nobody is asked."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import controller, monster_in, tell_armies
from games.surtr.table import SurtrTable, desolation, given_surtr, when
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.seats import Seat

MIN, MAX = "basic-a1", "basic-b1"
"""Cards with either tie-break, selected in manoeuvres."""
BOTH = {"9": ASTRID, "6": BJORN, "10": DAGNY}
"""6 and 10, both with a shrine, lie beside 9; 10 has a monument besides."""


def at_table(**given: Any) -> SurtrTable:
    """Astrid is a Follower as Lagertha, Bjorn and Dagny are people. Any: as there."""
    table: dict[str, Any] = {
        "seats": 3, "people": 2, "arbiter": DAGNY, "corrupted": {ASTRID: "lagertha"},
        "heroes": {ASTRID: "3", BJORN: "18", DAGNY: "18"},
    }  # fmt: skip
    return when(given_surtr(**(table | given)))


def invade(**given: Any) -> SurtrTable:
    """Astrid's army of 4 in 9 manoeuvres."""
    table: dict[str, Any] = {
        "phase": "follower-manoeuvres",
        "control": BOTH,
        "armies": [(ASTRID, "9", 4)],
    }
    return at_table(**(table | given))


# Invasions


@pytest.mark.rule("SOLO-13.3")
@pytest.mark.parametrize("holder", [BJORN, DAGNY])
def test_the_arbiter_chooses_between_equal_regions_of_two_people(holder: Seat) -> None:
    """In place of the tie-break, whoever holds the token."""
    table = invade(arbiter=holder)

    assert table.asked == (holder, "arbiter-invasion")
    assert table.match.decision.rule == "SOLO-13.3"
    assert table.match.decision.behalf == ASTRID
    assert table.offered() == ["let it be 6", "let it be 10"]


@pytest.mark.rule("SOLO-13.3")
def test_only_the_arbiter_answers_and_only_with_an_equal_region() -> None:
    """8 is Astrid's to invade too, but neutral and so not equal."""
    table = invade()

    table.cannot(DAGNY, "let it be 8", "SOLO-13.3", "cannot choose 'let it be 8' here")
    table.cannot(BJORN, "let it be 10", "SOLO-13.3", "Bjorn is not asked now, Dagny is")


@pytest.mark.rule("SOLO-13.3", "SOLO-13.3.1", "SOLO-13.3.2")
@pytest.mark.parametrize(("region", "holder"), [("6", BJORN), ("10", DAGNY)])
def test_the_token_goes_to_the_person_whose_region_was_named(region: str, holder: Seat) -> None:
    """Dagny holds it: Bjorn gets it, or she names her own and keeps it."""
    table = invade()

    table.says(DAGNY, f"let it be {region}")

    assert controller(table.game, region) == ASTRID
    assert table.game.arbiter == holder
    assert bool(table.told("arbiter-moves")) == (holder == BJORN)


@pytest.mark.rule("SOLO-13.3")
def test_regions_with_armies_of_equal_difficulty_are_equal_too() -> None:
    """The battle follows, with the one whose region was named."""
    table = invade(armies=[(ASTRID, "9", 4), (BJORN, "6", 2), (DAGNY, "10", 2)])

    table.says(DAGNY, "let it be 6")

    assert table.asked == (BJORN, "play-or-pass")
    assert table.game.arbiter == BJORN


@pytest.mark.rule("SOLO-13.3")
def test_unequal_regions_are_not_for_the_arbiter() -> None:
    """Dagny's has the lower difficulty."""
    table = invade(armies=[(ASTRID, "9", 4), (BJORN, "6", 2)])

    assert controller(table.game, "10") == ASTRID
    assert table.game.arbiter == DAGNY


@pytest.mark.rule("SOLO-13.3")
def test_an_army_in_a_neutral_region_is_a_persons_thing_too() -> None:
    """Bjorn's army of 4 in neutral 6 and Dagny's in neutral 10; Ragnar has nothing in any land."""
    table = invade(
        corrupted={ASTRID: "ragnar"},
        control={},
        armies=[(ASTRID, "9", 5), (BJORN, "6", 4), (DAGNY, "10", 4)],
    )

    assert table.asked == (DAGNY, "arbiter-invasion")
    assert table.offered() == ["let it be 6", "let it be 10"]


EQUAL: dict[str, Any] = {
    "corrupted": {ASTRID: "ragnar"},
    "hands": {ASTRID: "axe-a"},
    "control": {"13": BJORN, "17": DAGNY},
    "armies": [(ASTRID, "15", 4), (BJORN, "13", 4), (DAGNY, "17", 4)],
}
"""Ragnar's army of 4 in neutral 15: 13, 14 and 17 are shrines of difficulty 4, 14 is neutral."""


@pytest.mark.rule("SOLO-13.3")
def test_an_equal_option_that_touches_nobody_is_offered_too_and_the_token_stays() -> None:
    """S-48"""
    table = invade(**EQUAL)
    assert table.offered() == ["let it be 13", "let it be 14", "let it be 17"]

    table.says(DAGNY, "let it be 14")

    assert controller(table.game, "14") == ASTRID
    assert table.game.arbiter == DAGNY


@pytest.mark.rule("SOLO-13.4", "SOLO-13.4.2")
@pytest.mark.parametrize(("row", "region"), [(MIN, "13"), (MAX, "17")])
def test_things_of_one_person_are_chosen_by_the_tie_break(row: str, region: str) -> None:
    """S-48: Bjorn's 13, and 14 and 17 without anybody; the token does not move."""
    given = EQUAL | {"control": {"13": BJORN}, "armies": EQUAL["armies"][:2]}
    table = invade(**given, rows={ASTRID: row})

    moved = table.facts("invades")
    assert moved["region"] == region
    assert table.game.arbiter == DAGNY


@pytest.mark.rule("SOLO-13.4", "SOLO-13.4.2")
@pytest.mark.parametrize(("row", "region"), [(MIN, "6"), (MAX, "10")])
def test_two_regions_of_one_person_are_not_for_the_arbiter(row: str, region: str) -> None:
    table = invade(control={"9": ASTRID, "6": BJORN, "10": BJORN}, rows={ASTRID: row})

    assert controller(table.game, region) == ASTRID
    assert table.game.arbiter == DAGNY


@pytest.mark.rule("SOLO-13.4.1")
@pytest.mark.parametrize(("people", "region"), [(2, "17"), (1, "13")])
def test_where_nobody_is_threatened_the_distance_to_people_counts_first(
    people: int, region: str
) -> None:
    """13, 14 and 17 are neutral; 17 is beside Dagny's 18. For one person alone Min decides."""
    given = EQUAL | {"control": {"18": DAGNY}, "armies": EQUAL["armies"][:1]}
    table = invade(
        **given, people=people, arbiter=DAGNY if people > 1 else None, rows={ASTRID: MIN}
    )

    assert table.facts("invades")["region"] == region


@pytest.mark.rule("SOLO-13.3")
def test_the_arbiter_chooses_in_mobilise_too() -> None:
    table = invade(phase="follower-acts", rows={ASTRID: "basic-a2"})
    assert table.asked == (DAGNY, "arbiter-invasion")

    table.says(DAGNY, "let it be 6")

    assert controller(table.game, "6") == ASTRID


@pytest.mark.rule("SOLO-13.3", "SOLO-8.1.3")
def test_the_arbiter_chooses_where_it_recruits_without_a_region() -> None:
    table = at_table(
        phase="follower-acts", rows={ASTRID: "basic-a1"}, control={"6": BJORN, "10": DAGNY}
    )
    assert table.asked == (DAGNY, "arbiter-invasion")

    table.says(DAGNY, "let it be 6")

    assert tell_armies(table.game) == ["astrid 2 in 6"]
    assert controller(table.game, "6") == ASTRID
    assert table.game.arbiter == BJORN
    assert desolation(table.game) == "4"


# Usurping


@pytest.mark.rule("SOLO-13.3", "SOLO-13.3.1", "SOLO-16.8")
def test_the_arbiter_chooses_between_two_shrines_to_usurp() -> None:
    """Both without a temple."""
    table = at_table(
        phase="follower-acts",
        rows={ASTRID: "basic-a6"},
        heroes={ASTRID: "9", BJORN: "18", DAGNY: "18"},
        control=BOTH,
    )
    assert table.asked == (DAGNY, "arbiter-usurp")
    assert table.offered() == ["let it be 6", "let it be 10"]

    table.says(DAGNY, "let it be 6")

    assert controller(table.game, "6") == ASTRID
    assert table.game.arbiter == BJORN


@pytest.mark.rule("SOLO-13.3")
def test_a_temple_makes_the_difference() -> None:
    table = at_table(
        phase="follower-acts",
        rows={ASTRID: "basic-a6"},
        heroes={ASTRID: "9", BJORN: "18", DAGNY: "18"},
        control=BOTH,
        temples="6",
    )

    assert controller(table.game, "6") == ASTRID
    assert table.game.arbiter == DAGNY


# Monsters


def activate(**given: Any) -> SurtrTable:
    """Astrid's Draugr in 9 acts by the action Monsters."""
    table: dict[str, Any] = {
        "phase": "follower-acts", "rows": {ASTRID: "basic-a5"}, "monsters": {"draugr": "9"},
        "rings": {"draugr": ASTRID},
    }  # fmt: skip
    return at_table(**(table | given))


@pytest.mark.rule("SOLO-13.3", "SOLO-13.3.1")
def test_the_arbiter_chooses_whose_army_is_stomped() -> None:
    table = activate(armies=[(BJORN, "6", 2), (DAGNY, "10", 2)])
    assert table.asked == (DAGNY, "arbiter-stomp")
    assert table.offered() == ["let it be 6", "let it be 10"]

    table.says(DAGNY, "let it be 6")

    assert monster_in(table.game, "draugr") == "6"
    assert tell_armies(table.game) == ["bjorn 1 in 6", "dagny 2 in 10"]
    assert table.game.arbiter == BJORN


@pytest.mark.rule("SOLO-13.3", "SOLO-7.6.1")
def test_also_where_its_monster_acts_in_the_turn_of_a_person() -> None:
    """An event of Bjorn's turn activates Draugr."""
    table = activate(
        turn=BJORN,
        phase="special-action",
        steps=[{"step": "activate-monster", "monster": "draugr"}],
        armies=[(BJORN, "6", 2), (DAGNY, "10", 2)],
    )

    assert table.asked == (DAGNY, "arbiter-stomp")


@pytest.mark.rule("SOLO-13.3")
def test_the_stronger_army_is_stomped_without_asking() -> None:
    table = activate(armies=[(BJORN, "6", 2), (DAGNY, "10", 3)])

    assert tell_armies(table.game) == ["bjorn 2 in 6", "dagny 2 in 10"]
    assert table.game.arbiter == DAGNY


@pytest.mark.rule("SOLO-13.4")
def test_two_armies_of_one_person_are_stomped_by_the_tie_break() -> None:
    table = activate(armies=[(BJORN, "6", 2), (BJORN, "10", 2)])

    assert monster_in(table.game, "draugr") == "6"


@pytest.mark.rule("SOLO-13.3")
def test_the_arbiter_chooses_in_a_territory_attack() -> None:
    """Nidhogg gnaws one army in its region or beside it."""
    table = activate(
        monsters={"nidhogg": "9"},
        rings={"nidhogg": ASTRID},
        armies=[(BJORN, "6", 3), (DAGNY, "10", 4), (ASTRID, "8", 5)],
    )
    assert table.asked == (DAGNY, "arbiter-gnaw")
    assert table.offered() == ["lower bjorn 3 in 6", "lower dagny 4 in 10"]

    table.says(DAGNY, "lower bjorn 3 in 6")

    assert tell_armies(table.game) == ["astrid 5 in 8", "bjorn 1 in 6", "dagny 4 in 10"]
    assert table.game.arbiter == BJORN


@pytest.mark.rule("SOLO-13.3")
def test_the_arbiter_chooses_which_monster_acts() -> None:
    """S-48: Draugr would hit Bjorn in 6, Garm Dagny in 10."""
    table = activate(
        monsters={"draugr": "6", "garm": "10"},
        rings={"draugr": ASTRID, "garm": ASTRID},
        armies=[(BJORN, "6", 3), (DAGNY, "10", 3)],
    )
    assert table.asked == (DAGNY, "arbiter-monster")
    assert table.offered() == ["let draugr act", "let garm act"]

    table.says(DAGNY, "let draugr act")

    assert tell_armies(table.game) == ["bjorn 2 in 6", "dagny 3 in 10"]
    assert table.game.arbiter == BJORN


@pytest.mark.rule("SOLO-13.4")
def test_two_monsters_against_one_person_are_chosen_by_the_tie_break() -> None:
    table = activate(
        monsters={"draugr": "6", "garm": "10"},
        rings={"draugr": ASTRID, "garm": ASTRID},
        armies=[(BJORN, "6", 3), (BJORN, "10", 3)],
    )

    assert tell_armies(table.game) == ["bjorn 2 in 6", "bjorn 3 in 10"]
    assert table.game.arbiter == DAGNY


# What is never for the Arbiter (S-48)


@pytest.mark.rule("SOLO-13.3")
def test_desolation_is_not_for_the_arbiter() -> None:
    """S-48: Bjorn's 4 and Dagny's 7 are left, and Min takes 4."""
    table = at_table(
        phase="follower-acts",
        rows={ASTRID: "basic-a1"},
        control={"2": ASTRID, "4": BJORN, "7": DAGNY},
        desolation="8 13 15 21",
    )

    assert desolation(table.game) == "4 8 13 15 21"
    assert table.game.arbiter == DAGNY


@pytest.mark.rule("SOLO-13.3")
def test_forges_are_not_for_the_arbiter() -> None:
    """S-48: Bjorn's forge in 6 and Dagny's in 8, as far from both heroes."""
    table = at_table(
        phase="follower-prays",
        heroes={ASTRID: "9", BJORN: "6", DAGNY: "8"},
        control={"6": BJORN, "8": DAGNY},
    )

    assert table.facts("takes-from-forge")["region"] == "6"
    assert table.game.arbiter == DAGNY
