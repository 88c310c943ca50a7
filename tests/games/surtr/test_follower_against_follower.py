"""SOLO-12.4 to SOLO-12.6: overriding claims, and how one Follower takes a region of another."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import controller, tell_armies
from games.surtr.table import SurtrTable, given_surtr, when
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.board import REGIONS, RegionId
from ragnatafl.games.surtr.rules.invasion import has_claim
from ragnatafl.kernel.seats import Seat

HUMAN = DAGNY
LAND = {"8": ASTRID, "9": ASTRID, "10": BJORN, "1": HUMAN}
"""In the land of 8, 9 and 10 Astrid has 2 regions to Bjorn's 1: a claim on 10."""


def manoeuvre(**given: Any) -> SurtrTable:
    """Astrid's manoeuvre at a table of two Followers and one person. Any: as there."""
    table = {"phase": "follower-manoeuvres", "heroes": {ASTRID: "16", BJORN: "3", HUMAN: "1"}}
    return when(given_surtr(seats=3, **(table | given)))


# Claims (SOLO-12.4)


def claims(control: dict[str, Seat], region: str, temples: str = "") -> tuple[bool, bool]:
    """Has Astrid a claim on Bjorn's region there, or Bjorn on hers?"""
    game = given_surtr(seats=3, turn=HUMAN, phase="prayer", control=control, temples=temples).state
    there = RegionId(REGIONS.read(region))
    return has_claim(game, ASTRID, BJORN, there), has_claim(game, BJORN, ASTRID, there)


@pytest.mark.rule("SOLO-12.4", "SOLO-12.4.1")
@pytest.mark.parametrize(
    ("temples", "claim"), [("2 7 12", True), ("2 7", False), ("2 6 7", False), ("7 12", False)]
)
def test_a_temple_is_claimed_by_who_controls_more_temples(temples: str, claim: bool) -> None:
    """Bjorn's 7: with a temple he has 1 or 2, Astrid 2, 1, 1 or 1."""
    control = {"2": ASTRID, "12": ASTRID, "7": BJORN, "6": BJORN}

    assert claims(control, "7", temples)[0] == claim


@pytest.mark.rule("SOLO-12.4.1")
def test_more_temples_are_no_claim_on_a_region_without_one() -> None:
    control = {"2": ASTRID, "12": ASTRID, "7": BJORN}

    assert not claims(control, "7", "2 12")[0]


@pytest.mark.rule("SOLO-12.4.2")
@pytest.mark.parametrize(
    ("others", "claim"), [({"8": ASTRID, "9": ASTRID}, True), ({"8": ASTRID}, False), ({}, False)]
)
def test_a_region_is_claimed_by_who_has_more_of_its_land(
    others: dict[str, Seat], claim: bool
) -> None:
    """More than Bjorn's one, 10."""
    assert claims({"10": BJORN, **others}, "10")[0] == claim


@pytest.mark.rule("SOLO-12.4.3")
def test_two_followers_may_override_each_other_in_different_places() -> None:
    """Astrid has most of the land of 10, Bjorn most of that of 5."""
    control = {**LAND, "5": ASTRID, "6": BJORN, "7": BJORN}

    assert claims(control, "10") == (True, False)
    assert claims(control, "5") == (False, True)


# What is invadable (SOLO-12.5)


@pytest.mark.rule("SOLO-12.5", "SOLO-12.6")
@pytest.mark.parametrize(
    ("theirs", "taken"),
    [([("10", 3)], True), ([("10", 2), ("10", 2)], False), ([("11", 3)], True),
     ([("11", 4)], False), ([("10", 3), ("11", 3)], True)],
    ids=["equal", "their total", "support equal", "support stronger", "not added together"],
)  # fmt: skip
def test_a_claimed_region_is_invaded_by_an_army_as_strong_as_its_defence(
    theirs: list[tuple[str, int]], taken: bool
) -> None:
    """Astrid's army is 3: against the total there, or the one support army in 11."""
    table = manoeuvre(
        control={**LAND, "11": BJORN},
        armies=[(ASTRID, "9", 3), *((BJORN, region, value) for region, value in theirs)],
        heroes={ASTRID: "16", BJORN: "3", HUMAN: "1"},
    )

    assert (controller(table.game, "10") == ASTRID) == taken
    assert not table.told("battle")


@pytest.mark.rule("SOLO-12.5", "SOLO-12.5.2")
def test_without_a_claim_it_is_not_invadable_at_all() -> None:
    """Bjorn's 10 is empty, but Astrid has no more of that land than he."""
    table = manoeuvre(
        control={"9": ASTRID, "10": BJORN, "8": HUMAN, "6": HUMAN},
        armies=[(ASTRID, "9", 6), (HUMAN, "8", 6), (HUMAN, "6", 6)],
    )

    assert controller(table.game, "10") == BJORN
    assert not table.told("invades")


@pytest.mark.rule("SOLO-12.5.1")
@pytest.mark.parametrize(
    ("army", "owner", "temples"), [(2, ASTRID, ""), (3, BJORN, "10")], ids=["attacker", "defender"]
)
def test_neither_cards_nor_authority_nor_temples_count(
    army: int, owner: Seat, temples: str
) -> None:
    """2 with all its cards cannot take 3; 3 can, whatever else Bjorn has."""
    table = manoeuvre(
        control={**LAND, "6": ASTRID, "7": ASTRID, "13": ASTRID},
        armies=[(ASTRID, "9", army), (BJORN, "10", 3)],
        blessings={owner: "levy wolf-pack"},
        hands={owner: "axe-a axe-b"},
        temples=temples,
    )

    assert (controller(table.game, "10") == ASTRID) == (army == 3)


@pytest.mark.rule("SOLO-12.5.2", "SOLO-5.4.4")
def test_not_even_for_the_victory_is_more_allowed() -> None:
    """10 would be Astrid's third whole land; but 3 is less than 4, and two points do not help."""
    own = ("1", "2", "3", "4", "5", "6", "7", "8", "9")
    table = manoeuvre(
        control={**dict.fromkeys(own, ASTRID), "10": BJORN, "21": HUMAN},
        armies=[(ASTRID, "9", 3), (BJORN, "10", 4)],
        heroes={ASTRID: "16", BJORN: "16", HUMAN: "15"},
    )

    assert not table.match.over
    assert controller(table.game, "10") == BJORN


@pytest.mark.rule("SOLO-12.6")
def test_a_neutral_region_with_armies_of_another_follower_is_not_invadable() -> None:
    """S-28: 11, of population strength 2, though Bjorn's army is but 1."""
    table = manoeuvre(
        control={"12": ASTRID, "13": HUMAN, "14": HUMAN, "1": HUMAN},
        armies=[(ASTRID, "12", 4), (BJORN, "11", 1), (HUMAN, "13", 5), (HUMAN, "14", 5)],
    )

    assert not table.told("invades")


@pytest.mark.rule("SOLO-12.6")
def test_its_difficulty_is_the_number_that_defends_it() -> None:
    """S-28: Bjorn's army of 1 in 10, whatever its population strength."""
    table = manoeuvre(
        corrupted={ASTRID: "lagertha", BJORN: "ragnar"},
        control={"9": ASTRID, "8": ASTRID, "6": ASTRID, "10": BJORN, "16": HUMAN},
        armies=[(ASTRID, "9", 6), (BJORN, "10", 1)],
    )

    told = [event.all_facts() for event in table.told("could-invade")]
    assert [(facts["region"], facts["difficulty"]) for facts in told] == [("10", 1)]


# The invasion (SOLO-12.6)


@pytest.mark.rule("SOLO-12.6.1")
def test_a_region_without_any_army_near_changes_hands_without_losses() -> None:
    table = manoeuvre(control=LAND, armies=[(ASTRID, "9", 3)])

    assert controller(table.game, "10") == ASTRID
    assert tell_armies(table.game) == ["astrid 3 in 10"]


@pytest.mark.rule("SOLO-12.6.2", "SOLO-12.6.3")
def test_one_army_of_each_side_loses_one_and_the_loser_retreats() -> None:
    """S-28: of Bjorn's two the stronger one; both go to his 11."""
    table = manoeuvre(
        control={**LAND, "11": BJORN}, armies=[(ASTRID, "9", 3), (BJORN, "10", 2), (BJORN, "10", 1)]
    )

    assert tell_armies(table.game) == ["astrid 2 in 10", "bjorn 1 in 11", "bjorn 1 in 11"]
    assert controller(table.game, "10") == ASTRID


@pytest.mark.rule("SOLO-12.6.2")
def test_where_none_is_there_the_support_army_loses_one_and_stays_away() -> None:
    """S-28: it does not move in."""
    table = manoeuvre(control={**LAND, "11": BJORN}, armies=[(ASTRID, "9", 3), (BJORN, "11", 2)])

    assert tell_armies(table.game) == ["astrid 2 in 10", "bjorn 1 in 11"]


@pytest.mark.rule("SOLO-12.6.2")
def test_a_loss_below_one_is_not_taken() -> None:
    table = manoeuvre(control={**LAND, "11": BJORN}, armies=[(ASTRID, "9", 1), (BJORN, "10", 1)])

    assert tell_armies(table.game) == ["astrid 1 in 10", "bjorn 1 in 11"]


@pytest.mark.rule("SOLO-12.6.3")
def test_without_a_refuge_the_losers_armies_are_destroyed() -> None:
    table = manoeuvre(control=LAND, armies=[(ASTRID, "9", 3), (BJORN, "10", 2)])

    assert tell_armies(table.game) == ["astrid 2 in 10"]


@pytest.mark.rule("SOLO-12.6")
def test_such_an_invasion_is_no_battle_won_but_a_region_gained() -> None:
    table = manoeuvre(
        control=LAND, armies=[(ASTRID, "9", 3), (BJORN, "10", 2)], hands={BJORN: "axe-a"}
    )

    assert not table.told("battle")
    assert (table.game.won, table.game.gained) == (0, 1)
