"""SOLO-8.6: a Follower usurps the region of its hero, or one beside it."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import controller, hero_in, tell_armies
from games.surtr.table import FOLLOWER, PERSON, SurtrTable, desolation, given_surtr, when

MAX, MIN = "basic-a6", "basic-b6"
"""Usurp, with either tie-break."""
STRONG = {FOLLOWER: (2, 3, 2)}
"""Strength 3."""


def usurp(card: str = MAX, hero: str = "2", **given: Any) -> SurtrTable:
    """The Follower has selected a card of Usurp and does its special action. Any: as there."""
    heroes = {FOLLOWER: hero, PERSON: "16"} | given.pop("heroes", {})
    attributes = given.pop("attributes", STRONG)
    match = given_surtr(
        phase="follower-acts",
        rows={FOLLOWER: card},
        heroes=heroes,
        attributes=attributes,
        **given,
    )
    return when(match)


def usurped(table: SurtrTable) -> list[object]:
    """The regions taken."""
    return [event.all_facts()["region"] for event in table.told("take-control")]


@pytest.mark.rule("SOLO-8.6", "SOLO-8.6.1")
def test_a_neutral_region_of_its_hero_takes_strength_by_population() -> None:
    """3 for region 2; an army as strong as authority comes there."""
    table = usurp(attributes={FOLLOWER: (4, 3, 2)})

    assert usurped(table) == ["2"]
    assert tell_armies(table.game) == ["astrid 4 in 2"]
    assert desolation(table.game) == "none"


@pytest.mark.rule("SOLO-8.6.1", "SOLO-8.6.2")
def test_too_weak_for_its_own_region_it_looks_beside() -> None:
    """Strength 2 is too little for 2, enough for 1 and 3: Max takes 3. The hero stays."""
    table = usurp(attributes={FOLLOWER: (2, 2, 2)})

    assert usurped(table) == ["3"]
    assert tell_armies(table.game) == ["astrid 2 in 3"]
    assert hero_in(table.game, FOLLOWER) == "2"


@pytest.mark.rule("SOLO-8.6.1")
@pytest.mark.parametrize(("armies", "taken"), [([2, 1], "2"), ([2, 2], "4")])
def test_a_region_of_a_person_takes_strength_by_the_armies_there(
    armies: list[int], taken: str
) -> None:
    """3 is enough for 2 + 1, not for 2 + 2: then Bjorn's empty 4 beside it."""
    table = usurp(
        armies=[(PERSON, "2", value) for value in armies], control={"2": PERSON, "4": PERSON}
    )
    if taken == "2":
        table.says(PERSON, "retreat to 4")

    assert usurped(table) == [taken]


@pytest.mark.rule("SOLO-8.6.1")
def test_armies_there_retreat_first_and_their_owner_says_where() -> None:
    table = usurp(armies=[(PERSON, "2", 2)], control=dict.fromkeys(("1", "2", "4"), PERSON))
    assert table.asked == (PERSON, "retreat")
    assert table.offered() == ["retreat to 1", "retreat to 4"]

    table.says(PERSON, "retreat to 4")

    assert tell_armies(table.game) == ["astrid 2 in 2", "bjorn 2 in 4"]
    assert controller(table.game, "2") == FOLLOWER


@pytest.mark.rule("SOLO-8.6.1")
def test_its_heros_region_goes_before_better_ones_beside() -> None:
    """5, without a symbol, before Bjorn's temple in 6."""
    table = usurp(hero="5", control={"6": PERSON}, temples="6")

    assert usurped(table) == ["5"]


@pytest.mark.rule("SOLO-8.6.2", "SOLO-5.4.8")
@pytest.mark.parametrize(("hero", "taken"), [("aslaug", "7"), ("lagertha", "13"), ("ragnar", "10")])
def test_several_beside_it_are_chosen_by_the_preference_of_its_tile(hero: str, taken: str) -> None:
    """Aslaug takes the temple in 7, Lagertha of Bjorn's regions the one without an army, Ragnar
    the shrine in the land of his own region 8."""
    table = usurp(
        hero="8",
        corrupted={FOLLOWER: hero},
        attributes={FOLLOWER: (2, 5, 2)},
        control={"8": FOLLOWER, "7": PERSON, "13": PERSON},
        armies=[(PERSON, "7", 2)],
        temples="7",
    )

    assert usurped(table) == [taken]


@pytest.mark.rule("SOLO-8.6.2")
def test_where_none_can_be_usurped_it_is_not_available() -> None:
    """4 and 15 are too strong for 3; Ragnar mobilises."""
    table = usurp(
        hero="16",
        heroes={PERSON: "1"},
        control={"16": FOLLOWER},
        armies=[(FOLLOWER, "16", 1)],
    )

    assert table.facts("special-action")["action"] == "mobilise"


@pytest.mark.rule("SOLO-8.6.2.1", "SOLO-5.4.3")
@pytest.mark.parametrize(("blessings", "taken"), [("", "1"), ("stone-ramparts", "6")])
def test_standing_bonuses_count_for_the_difficulty(blessings: str, taken: str) -> None:
    """1 in the settlement of 1, 2 in 6; ramparts make both 3, and 6 has the shrine."""
    table = usurp(
        hero="5",
        corrupted={FOLLOWER: "lagertha"},
        control={"5": FOLLOWER, "1": PERSON, "6": PERSON},
        armies=[(PERSON, "1", 1), (PERSON, "6", 2)],
        blessings={PERSON: blessings},
    )

    assert usurped(table) == [taken]


@pytest.mark.rule("SOLO-8.6.2.1")
def test_strength_is_tested_against_bare_armies() -> None:
    """Stone ramparts would make 2 in a settlement 4, but 2 is enough to usurp it."""
    table = usurp(
        hero="1",
        attributes={FOLLOWER: (2, 2, 2)},
        armies=[(PERSON, "1", 2)],
        control={"1": PERSON},
        blessings={PERSON: "stone-ramparts"},
    )

    assert usurped(table) == ["1"]


@pytest.mark.rule("SOLO-8.6.3")
def test_a_region_with_a_persons_hero_is_not_usurped() -> None:
    """Bjorn's hero in 1: so 3, though Min would take 1."""
    table = usurp(MIN, heroes={PERSON: "1"}, control={"2": FOLLOWER})

    assert usurped(table) == ["3"]


@pytest.mark.rule("SOLO-8.6.3")
def test_a_persons_region_without_armies_can_always_be_usurped() -> None:
    """4, of population strength 5."""
    table = usurp(hero="4", control={"4": PERSON}, attributes={FOLLOWER: (2, 2, 2)})

    assert usurped(table) == ["4"]


@pytest.mark.rule("SOLO-8.6.3")
def test_its_own_region_is_not_usurped() -> None:
    """Its hero is in 1, its own: it takes 5 beside it, not 2 for which it is too weak."""
    table = usurp(hero="1", control={"1": FOLLOWER}, attributes={FOLLOWER: (2, 2, 2)})

    assert usurped(table) == ["5"]


@pytest.mark.rule("SOLO-8.6.4")
def test_with_all_armies_on_the_board_it_usurps_without_recruiting() -> None:
    """S-22"""
    table = usurp(armies=[(FOLLOWER, "9", 1)] * 6, control={"9": FOLLOWER})

    assert usurped(table) == ["2"]
    assert tell_armies(table.game) == ["astrid 1 in 9"] * 6


@pytest.mark.rule("SOLO-18", "SOLO-8.6.4")
@pytest.mark.parametrize(
    ("readings", "action"), [("none", "usurp"), ("usurp-needs-army", "mobilise")]
)
def test_it_usurps_with_all_armies_on_the_board(readings: str, action: str) -> None:
    """S-22"""
    table = when(
        given_surtr(
            readings=readings,
            phase="follower-acts",
            rows={FOLLOWER: "basic-a6"},
            heroes={FOLLOWER: "1", PERSON: "16"},
            armies=[(FOLLOWER, "9", 1)] * 6,
            control={"9": FOLLOWER},
        )
    )

    assert table.facts("special-action")["action"] == action


@pytest.mark.rule("SOLO-18", "SOLO-8.6.4")
def test_with_an_army_in_reserve_it_usurps_either_way() -> None:
    """S-22"""
    table = when(
        given_surtr(
            readings="usurp-needs-army",
            phase="follower-acts",
            rows={FOLLOWER: "basic-a6"},
            heroes={FOLLOWER: "1", PERSON: "16"},
        )
    )

    assert tell_armies(table.game) == ["astrid 2 in 1"]
