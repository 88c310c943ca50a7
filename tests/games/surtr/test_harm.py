"""SOLO-7.1, SOLO-7.2: which monsters can harm a person, and which of them a Follower activates."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import monster_in, tell_armies
from games.surtr.table import FOLLOWER, PERSON, SurtrTable, given_surtr, power, when

MIN, MAX = "basic-a1", "basic-a2"
ATTRIBUTES = "authority strength wisdom"


def activates(tie: str = MIN, **given: Any) -> SurtrTable:
    """The rune action 'activate a monster', if it is possible. Any: as there."""
    row = {FOLLOWER: f"{tie} slayer-7"}
    heroes = {FOLLOWER: "16", PERSON: "3"} | given.pop("heroes", {})
    match = given_surtr(
        rows=row, power={FOLLOWER: 2}, heroes=heroes, phase="scan-runes", chance="asked", **given
    )
    return when(match)


def harms(monster: str, region: str, *, tame: bool = True, **given: Any) -> bool:
    """Can this monster harm Bjorn from there? It is the Follower's own, or neutral."""
    rings = {monster: FOLLOWER} if tame else {}
    table = activates(monsters={monster: region}, rings=rings, **given)
    return bool(table.told("rune-action")) or table.offered()[0].startswith("monster-die")


# What is harm


@pytest.mark.rule("SOLO-7.1")
@pytest.mark.parametrize("monster", ["draugr", "garm", "hraesvelgr", "nidhogg"])
def test_a_territory_attack_on_an_army_there_is_harm(monster: str) -> None:
    """S-40: lowered, driven back, moved."""
    assert harms(monster, "9", armies=[(PERSON, "9", 3)], control={"9": PERSON})


@pytest.mark.rule("SOLO-7.1")
@pytest.mark.parametrize(
    "monster", ["draugr", "garm", "fafnir", "grendel", "hraesvelgr", "nidhogg"]
)
def test_a_way_to_stomp_is_harm(monster: str) -> None:
    assert harms(monster, "8", armies=[(PERSON, "9", 3)], control={"9": PERSON})


@pytest.mark.rule("SOLO-7.1")
@pytest.mark.parametrize(
    "monster", ["draugr", "garm", "fafnir", "grendel", "hraesvelgr", "nidhogg"]
)
def test_from_two_moves_away_there_is_none(monster: str) -> None:
    """From 7 to Bjorn's army in 9; nor is an army of the Follower beside it harm."""
    armies = [(PERSON, "9", 3), (FOLLOWER, "7", 2), (FOLLOWER, "4", 2)]

    assert not harms(monster, "7", armies=armies, control={"9": PERSON})


@pytest.mark.rule("SOLO-7.1")
def test_fafnir_harms_who_has_a_rune_there() -> None:
    """S-40: Bjorn's hero is with Fafnir in 3; without a rune he loses nothing."""
    assert harms("fafnir", "3", runes={PERSON: "uruz"})
    assert not harms("fafnir", "3")


@pytest.mark.rule("SOLO-7.1")
def test_grendel_harms_a_hero_there_who_can_still_be_injured() -> None:
    """S-40: not with three injuries; and not a hero elsewhere."""
    assert harms("grendel", "3", injured={PERSON: "wisdom"})
    assert not harms("grendel", "3", injured={PERSON: ATTRIBUTES})
    assert not harms("grendel", "2")


@pytest.mark.rule("SOLO-7.1")
def test_hraesvelgr_harms_only_where_an_army_can_be_carried_to() -> None:
    """S-40: 3 has one neighbour; with Loki there Bjorn's army in 3 cannot be moved."""
    held: dict[str, Any] = {"armies": [(PERSON, "3", 2)], "control": {"3": PERSON}}

    assert harms("hraesvelgr", "3", loki="7", **held)
    assert not harms("hraesvelgr", "3", loki="2", **held)


@pytest.mark.rule("SOLO-7.1")
def test_harm_to_the_follower_besides_does_not_matter() -> None:
    """S-40: Draugr in 9 lowers Bjorn's army and the Follower's alike, and is let loose."""
    table = activates(
        monsters={"draugr": "9"}, rings={"draugr": FOLLOWER}, control={"9": PERSON},
        armies=[(PERSON, "9", 2), (FOLLOWER, "9", 2)], hands={PERSON: "axe-a"},
    )  # fmt: skip

    assert table.told("territory-attack")
    assert tell_armies(table.game) == ["astrid 1 in 9", "bjorn 1 in 9"]


@pytest.mark.rule("SOLO-7.1.1")
def test_one_face_of_the_die_is_enough_for_a_neutral_monster() -> None:
    """Grendel could injure Bjorn's hero where it is, or stomp his army beside it."""
    assert harms("grendel", "3", tame=False)
    assert harms("grendel", "2", tame=False, armies=[(PERSON, "1", 1)], control={"1": PERSON})
    assert not harms("grendel", "2", tame=False)


@pytest.mark.rule("SOLO-7.1.1")
def test_if_the_die_shows_another_face_it_was_activated_all_the_same() -> None:
    """Grendel must move away from Bjorn's hero; the runes are paid."""
    table = activates(monsters={"grendel": "3"})
    table.told_by_chance("monster-die move")

    assert power(table.game) == 0
    assert table.game.injured[PERSON] == 0


@pytest.mark.rule("SOLO-7.1.1", "SOLO-7.4.2")
def test_a_neutral_monster_harms_nobody_where_it_may_not_go() -> None:
    """An army of the Follower stands beside Bjorn's in 1: barred for a neutral one only."""
    given: dict[str, Any] = {
        "armies": [(PERSON, "1", 1), (FOLLOWER, "1", 1)], "control": {"1": PERSON},
        "hands": {PERSON: "axe-a"},
    }  # fmt: skip

    assert harms("grendel", "2", **given)
    assert not harms("grendel", "2", tame=False, **given)


# Which monster


def acting(table: SurtrTable) -> str:
    """The monster that moved."""
    return str(table.facts("move-monster")["monster"])


@pytest.mark.rule("SOLO-7.2")
@pytest.mark.parametrize("tie", [MIN, MAX])
@pytest.mark.parametrize(("region", "monster"), [("9", "draugr"), ("13", "garm")])
def test_the_one_nearest_to_peoples_armies(region: str, monster: str, tie: str) -> None:
    """S-18: one is in the region of Bjorn's army, the other beside it; it could stomp as well."""
    near, far = (monster, "garm" if monster == "draugr" else "draugr")
    table = activates(
        tie, monsters={near: region, far: "8"}, rings={near: FOLLOWER, far: FOLLOWER},
        armies=[(PERSON, region, 3)], control={region: PERSON, "1": PERSON},
    )  # fmt: skip

    assert table.facts("territory-attack")["monster"] == near


@pytest.mark.rule("SOLO-7.2")
@pytest.mark.parametrize("tie", [MIN, MAX])
def test_its_own_though_a_neutral_one_is_nearer(tie: str) -> None:
    """S-18: Draugr of its own is beside, Garm is there."""
    table = activates(
        tie, monsters={"draugr": "8", "garm": "9"}, rings={"draugr": FOLLOWER},
        armies=[(PERSON, "9", 3)], control={"9": PERSON},
    )  # fmt: skip

    assert acting(table) == "draugr"


@pytest.mark.rule("SOLO-7.2")
def test_its_own_which_can_do_no_harm_waits_for_a_neutral_one() -> None:
    """S-18: only those that can harm are looked at."""
    table = activates(
        monsters={"draugr": "1", "garm": "8"}, rings={"draugr": FOLLOWER},
        armies=[(PERSON, "9", 3)], control={"9": PERSON},
    )  # fmt: skip
    table.told_by_chance("monster-die move")

    assert acting(table) == "garm"


@pytest.mark.rule("SOLO-7.2")
@pytest.mark.parametrize(("tie", "monster"), [(MIN, "draugr"), (MAX, "garm")])
def test_equally_near_ones_by_the_region(tie: str, monster: str) -> None:
    """6 and 10 are beside Bjorn's 9."""
    table = activates(
        tie, monsters={"draugr": "6", "garm": "10"},
        rings={"draugr": FOLLOWER, "garm": FOLLOWER}, armies=[(PERSON, "9", 3)],
        control={"9": PERSON},
    )  # fmt: skip

    assert acting(table) == monster


@pytest.mark.rule("SOLO-7.2")
@pytest.mark.parametrize("tie", [MIN, MAX])
def test_in_one_region_by_the_boards(tie: str) -> None:
    """SOLO-4.4: Fafnir's board is above Garm's."""
    table = activates(
        tie, monsters={"garm": "8", "fafnir": "8"},
        rings={"garm": FOLLOWER, "fafnir": FOLLOWER}, armies=[(PERSON, "9", 3)],
        control={"9": PERSON},
    )  # fmt: skip

    assert acting(table) == "fafnir"


@pytest.mark.rule("SOLO-7.2")
@pytest.mark.parametrize("tie", [MIN, MAX])
def test_without_armies_of_people_that_key_is_left_out(tie: str) -> None:
    """S-18: Bjorn has only his hero, in 3, with both of them; so it is the boards."""
    table = activates(
        tie, monsters={"grendel": "3", "fafnir": "3"},
        rings={"fafnir": FOLLOWER, "grendel": FOLLOWER}, runes={PERSON: "uruz"},
    )  # fmt: skip

    assert table.facts("territory-attack")["monster"] == "fafnir"


@pytest.mark.rule("SOLO-18", "SOLO-7.2")
@pytest.mark.parametrize(("readings", "region"), [("none", "5"), ("monsters-by-tie-break", "6")])
def test_the_monster_nearest_to_armies_acts(readings: str, region: str) -> None:
    """S-18: Garm stands in 9 with Bjorn's army; Draugr in 5 is one move away from it, but Min
    would take 5."""
    table = when(
        given_surtr(
            readings=readings,
            phase="follower-acts",
            rows={FOLLOWER: "basic-a5"},
            monsters={"draugr": "5", "garm": "9"},
            rings={"draugr": FOLLOWER, "garm": FOLLOWER},
            armies=[(PERSON, "9", 3), (PERSON, "6", 3)],
            control={"9": PERSON, "6": PERSON},
        )
    )
    if table.asked[1] == "retreat":
        table.says(PERSON, table.offered()[0])

    assert monster_in(table.game, "draugr") == region
