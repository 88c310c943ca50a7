"""SOLO-8.1: a Follower reinforces, with a settlement, without one, and without any region."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import battle_values, controller, tell_armies, values
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    SurtrTable,
    desolation,
    given_surtr,
    steps_of_turn,
    when,
)

MIN, MAX = "basic-a1", "basic-b1"
"""Reinforce, with either tie-break."""
SIX_OF_PERSON = [(PERSON, region, 2) for region in ("1", "3", "5", "9", "11", "16")]
"""An army in each region of population strength 2."""


def reinforce(card: str = MIN, **given: Any) -> SurtrTable:
    """The Follower has selected a card of Reinforce and does its special action. Any: as there."""
    return when(given_surtr(phase="follower-acts", rows={FOLLOWER: card}, **given))


@pytest.mark.rule("SOLO-8.1", "SOLO-8.1.1")
def test_an_army_as_strong_as_authority_comes_to_an_own_settlement() -> None:
    """2 has no settlement, and would be nearer to Bjorn."""
    table = reinforce(
        control={"2": FOLLOWER, "3": FOLLOWER, "4": PERSON}, attributes={FOLLOWER: (3, 2, 2)}
    )

    assert tell_armies(table.game) == ["astrid 3 in 3"]
    assert desolation(table.game) == "none"


@pytest.mark.rule("SOLO-8.1.1")
@pytest.mark.parametrize(("card", "theirs", "chosen"), [(MIN, "8", "9"), (MAX, "5", "1")])
def test_of_several_settlements_it_takes_the_nearest_to_people(
    card: str, theirs: str, chosen: str
) -> None:
    """Against the tie-break of the card, and though an army defends it already."""
    table = reinforce(
        card,
        armies=[(FOLLOWER, chosen, 1)],
        control={"1": FOLLOWER, "9": FOLLOWER, theirs: PERSON},
    )

    assert f"astrid 2 in {chosen}" in tell_armies(table.game)


@pytest.mark.rule("SOLO-8.1.1", "SOLO-9.1.2")
@pytest.mark.parametrize(
    ("card", "given", "chosen"),
    [
        (MIN, {"control": {"5": FOLLOWER, "9": FOLLOWER, "6": PERSON},
               "armies": [(FOLLOWER, "5", 1)]}, "9"),
        (MIN, {"control": {"5": FOLLOWER, "9": FOLLOWER, "6": PERSON},
               "armies": [(FOLLOWER, "1", 1)]}, "9"),
        (MAX, {"control": {"11": FOLLOWER, "13": FOLLOWER, "12": PERSON}, "temples": "13"}, "11"),
    ],
    ids=["army there", "support army", "temple"],
)  # fmt: skip
def test_equally_near_it_takes_the_lowest_defence_value(
    card: str, given: dict[str, Any], chosen: str
) -> None:
    """Armies there, a support army beside it, authority behind a temple."""
    table = reinforce(card, **given)

    assert f"astrid 2 in {chosen}" in tell_armies(table.game)


@pytest.mark.rule("SOLO-8.1.1", "SOLO-4.1")
@pytest.mark.parametrize(("card", "chosen"), [(MIN, "5"), (MAX, "9")])
def test_then_the_tie_break_decides(card: str, chosen: str) -> None:
    table = reinforce(card, control={"5": FOLLOWER, "9": FOLLOWER, "6": PERSON})

    assert tell_armies(table.game) == [f"astrid 2 in {chosen}"]


@pytest.mark.rule("SOLO-8.1.2")
def test_without_a_settlement_all_its_regions_count_and_a_token_comes() -> None:
    """12 is nearer to Bjorn's 11 than 2; the token goes to the lowest region at the wheel."""
    table = reinforce(control={"2": FOLLOWER, "12": FOLLOWER, "11": PERSON})

    assert tell_armies(table.game) == ["astrid 2 in 12"]
    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-8.1.3")
def test_without_a_region_it_comes_to_one_that_it_can_invade() -> None:
    """With 3 it can invade shrines of population strength 3: Ragnar's preference, then Min."""
    table = reinforce(attributes={FOLLOWER: (3, 2, 2)}, control={"9": PERSON})

    assert tell_armies(table.game) == ["astrid 3 in 2"]
    assert controller(table.game, "2") == FOLLOWER
    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-8.1.3")
def test_without_a_region_it_may_come_to_battle_as_attacker() -> None:
    """Lagertha prefers a region of people; the token comes too, after the battle."""
    table = reinforce(
        corrupted={FOLLOWER: "lagertha"},
        attributes={FOLLOWER: (3, 2, 2)},
        armies=[(PERSON, "9", 1)],
        control={"9": PERSON},
    )

    assert table.asked == (PERSON, "play-or-pass")
    assert table.told("battle")[0].seat == FOLLOWER
    table.says(PERSON, "pass")
    assert battle_values(table) == (3, 1)
    assert controller(table.game, "9") == FOLLOWER
    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-8.1.3")
@pytest.mark.parametrize(
    ("hand", "blessings", "region"),
    [("sword-a spear-a", "levy", "9"), ("sword-a spear-a", "", "5"), ("sword-a", "levy", "6")],
)
def test_cards_and_tucked_cards_help_to_find_a_region(
    hand: str, blessings: str, region: str
) -> None:
    """S-33: 4 of Bjorn is less than 2 + 2 cards + 1 tucked, but not less than 4.

    Else the neutral region nearest to Bjorn that 2, or 2 + 1, can take.
    """
    table = reinforce(
        corrupted={FOLLOWER: "lagertha"},
        hands={FOLLOWER: hand},
        blessings={FOLLOWER: blessings},
        armies=[(PERSON, "9", 4)],
        control={"9": PERSON},
    )

    assert f"astrid 2 in {region}" in tell_armies(table.game)


@pytest.mark.rule("SOLO-8.1.4")
def test_where_nothing_can_be_invaded_its_authority_rises() -> None:
    """All regions of population strength 2 are Bjorn's, with an army of 2 each."""
    table = reinforce(
        armies=SIX_OF_PERSON, control={region: PERSON for _, region, _ in SIX_OF_PERSON}
    )

    assert values(table.game, FOLLOWER) == (3, 2, 2)
    assert len(tell_armies(table.game)) == 6
    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-8.1.5")
def test_with_all_armies_on_the_board_it_is_not_available() -> None:
    """The priority action is done in its place: Ragnar mobilises."""
    table = reinforce(armies=[(FOLLOWER, "3", 1)] * 6, control={"3": FOLLOWER, "9": PERSON})

    assert table.facts("special-action")["action"] == "mobilise"
    assert len(tell_armies(table.game)) == 6


@pytest.mark.rule("SOLO-8.1.6", "SOLO-8.1.2")
def test_recruiting_by_a_rune_action_has_its_token_too() -> None:
    """S-19: basic-a3 says ally, recruit; without a settlement a token is placed."""
    match = given_surtr(
        phase="scan-runes",
        rows={FOLLOWER: "basic-a1 basic-a3"},
        power={FOLLOWER: 6},
        control={"2": FOLLOWER, "9": PERSON},
    )

    table = when(match)

    assert tell_armies(table.game) == ["astrid 2 in 2"]
    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-8.1.6")
@pytest.mark.parametrize("own", ["2", "3"])
def test_manoeuvres_without_an_army_place_just_one_token(own: str) -> None:
    """S-19: with a settlement (3) and without one (2): one recruiting, one token."""
    match = given_surtr(
        steps=steps_of_turn("follower-manoeuvres"), control={own: FOLLOWER, "9": PERSON}
    )

    table = when(match)

    assert tell_armies(table.game) == [f"astrid 2 in {own}"]
    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-18", "SOLO-8.1.2")
@pytest.mark.parametrize("readings", ["none", "tokens-for-reinforce"])
def test_reinforce_places_it_either_way(readings: str) -> None:
    """S-19"""
    table = when(
        given_surtr(
            readings=readings,
            phase="follower-acts",
            rows={FOLLOWER: "basic-a1"},
            control={"2": FOLLOWER, "9": PERSON},
        )
    )

    assert desolation(table.game) == "4"
