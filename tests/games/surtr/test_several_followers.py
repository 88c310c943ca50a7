"""SOLO-12: one person against several Followers: turns, tokens, usurping, the end, monsters."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import controller, monster_in, tell_armies
from games.surtr.table import SurtrTable, desolation, given_surtr, power, when
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.components import MONSTERS
from ragnatafl.kernel.seats import NOBODY, Seat

HUMAN = DAGNY
"""Astrid and Bjorn are Followers, Dagny is a person."""


def three(**given: Any) -> SurtrTable:
    """A table of two Followers and one person. Any: as there."""
    return when(given_surtr(seats=3, **given))


# Turns (SOLO-12.2)


@pytest.mark.rule("SOLO-12.2")
def test_the_followers_take_their_turns_and_then_the_person() -> None:
    table = three(turn=ASTRID, after=HUMAN)

    assert [event.seat for event in table.told("turn")] == [ASTRID, BJORN, HUMAN]
    assert table.asked[0] == HUMAN


# One token (SOLO-12.3)


PLACES_TOKEN: dict[str, Any] = {
    "phase": "follower-acts", "rows": {ASTRID: "basic-a1", BJORN: "basic-b1"},
    "control": {"2": ASTRID, "12": BJORN, "9": HUMAN},
}  # fmt: skip
"""Reinforce without a settlement."""


@pytest.mark.rule("SOLO-12.3")
@pytest.mark.parametrize(("placed", "token"), [(False, "4"), (True, "none")])
def test_after_one_token_all_others_are_ignored(placed: bool, token: str) -> None:
    table = three(placed=placed, **PLACES_TOKEN)

    assert desolation(table.game) == token
    assert bool(table.told("token-ignored")) == placed


@pytest.mark.rule("SOLO-12.3")
def test_one_follower_alone_may_place_several() -> None:
    """SOLO-10.1.8: the limit is for several Followers."""
    match = given_surtr(
        placed=True,
        phase="follower-acts",
        rows={ASTRID: "basic-a1"},
        control={"2": ASTRID, "9": BJORN},
    )

    assert desolation(when(match).game) == "4"


@pytest.mark.rule("SOLO-12.3", "SOLO-10.6")
@pytest.mark.parametrize(("placed", "over"), [(True, False), (False, True)])
def test_surtr_does_not_come_by_a_token_that_is_ignored(placed: bool, over: bool) -> None:
    table = three(placed=placed, desolation="4 7 8 13 15", **PLACES_TOKEN)

    assert table.match.over == over


@pytest.mark.rule("SOLO-12.3")
@pytest.mark.parametrize(("turn", "placed"), [(ASTRID, False), (BJORN, True)])
def test_when_the_followers_begin_again_one_may_be_placed_again(turn: Seat, placed: bool) -> None:
    """The note of the last round is taken off when the first Follower's turn begins."""
    table = three(placed=True, turn=turn, chance="asked")

    assert table.game.placed == placed


# Usurping (SOLO-12.7): Lagertha's hero in 8 with strength 5


def usurp(**given: Any) -> SurtrTable:
    table = {
        "phase": "follower-acts", "rows": {ASTRID: "basic-a6"}, "corrupted": {ASTRID: "lagertha",
        BJORN: "ragnar"}, "attributes": {ASTRID: (2, 5, 2)},
        "heroes": {ASTRID: "8", BJORN: "3", HUMAN: "16"},
    }  # fmt: skip
    return three(**(table | given))


def taken(table: SurtrTable) -> list[object]:
    return [event.all_facts()["region"] for event in table.told("take-control")]


CLAIMED = {"8": ASTRID, "9": ASTRID, "10": BJORN}
"""In the land of 8, 9 and 10 Astrid has 2 regions to Bjorn's 1."""


@pytest.mark.rule("SOLO-12.7")
@pytest.mark.parametrize(
    ("control", "region"),
    [({**CLAIMED, "13": HUMAN}, "13"), (CLAIMED, "10"), ({"8": ASTRID, "9": ASTRID}, "13")],
    ids=["a person's", "another Follower's", "neutral"],
)
def test_it_usurps_from_people_then_from_followers_then_neutral_regions(
    control: dict[str, Seat], region: str
) -> None:
    """7, 10 and 13 are beside the hero; the neutral ones by Lagertha's preference and Max."""
    table = usurp(control=control, attributes={ASTRID: (2, 4, 2)})

    assert taken(table) == [region]


@pytest.mark.rule("SOLO-12.7")
def test_its_heros_region_goes_before_that_order() -> None:
    """S-29: neutral 8 before Dagny's 13."""
    table = usurp(control={"13": HUMAN})

    assert taken(table) == ["8"]


@pytest.mark.rule("SOLO-12.7.1")
@pytest.mark.parametrize(
    ("given", "region"),
    [({"control": {"8": ASTRID, "10": BJORN}}, "13"),
     ({"control": CLAIMED, "heroes": {ASTRID: "8", BJORN: "10", HUMAN: "16"}}, "13")],
    ids=["without a claim", "with its hero"],
)  # fmt: skip
def test_never_from_a_follower_without_a_claim_or_under_its_hero(
    given: dict[str, Any], region: str
) -> None:
    table = usurp(**given)

    assert "10" not in taken(table)


@pytest.mark.rule("SOLO-12.6", "SOLO-8.6.1")
def test_a_neutral_region_with_armies_of_another_follower_can_be_usurped() -> None:
    """S-28: as in SOLO-8.6; they retreat."""
    table = usurp(armies=[(BJORN, "8", 1)], control={"10": BJORN})

    assert taken(table) == ["8"]
    assert tell_armies(table.game) == ["astrid 2 in 8", "bjorn 1 in 10"]


# The end (SOLO-12.8)

TURNED = "monument-large jarl-large gothi-large"


def ragnarok(**given: Any) -> SurtrTable:
    """The last turn is over; the person's was the first of the last round, unless told."""
    table = {"turn": BJORN, "after": HUMAN} | given
    return three(steps=[{"step": "settle-control"}], last_turns=0, face_down=TURNED, **table)


@pytest.mark.rule("SOLO-12.8", "SOLO-12.8.1", "SOLO-16.5")
@pytest.mark.parametrize(
    ("astrid", "bjorn", "tokens", "winner"),
    [("4", "7", "4", HUMAN), ("4", "7", "4 7", ASTRID), ("4 7", "", "4", ASTRID),
     ("", "4 7", "4", BJORN)],
)  # fmt: skip
def test_tokens_count_for_each_follower_singly(
    astrid: str, bjorn: str, tokens: str, winner: Seat
) -> None:
    """Dagny has 3: more than 2 each, but not than 3."""
    control = dict.fromkeys(("8", "13", "15"), HUMAN)
    control |= dict.fromkeys(astrid.split(), ASTRID) | dict.fromkeys(bjorn.split(), BJORN)

    table = ragnarok(control=control, desolation=tokens)

    assert table.winners == (winner,)


@pytest.mark.rule("SOLO-12.8.2")
def test_of_followers_that_tie_the_one_whose_last_turn_was_earlier_wins() -> None:
    """LOR-1.5.7: Bjorn was the first of the last round."""
    table = ragnarok(turn=ASTRID, after=BJORN, control={"4": ASTRID, "7": BJORN})

    assert table.winners == (BJORN,)


@pytest.mark.rule("SOLO-12.8")
def test_a_follower_wins_for_itself_alone() -> None:
    """Great Gothi of the large side: five temples."""
    temples = ("2", "6", "7", "10", "12")
    table = three(
        phase="follower-acts",
        rows={ASTRID: "basic-a4"},
        temples="2 6 7 10",
        control=dict.fromkeys(temples, ASTRID),
    )

    assert table.winners == (ASTRID,)


# Monsters (SOLO-12.9) and tokens (SOLO-12.10)


@pytest.mark.rule("SOLO-12.9")
@pytest.mark.parametrize(("owner", "action"), [(ASTRID, "monsters"), (BJORN, "prepare")])
def test_a_monster_of_another_follower_is_not_activated(owner: Seat, action: str) -> None:
    """S-30: Draugr in 16 could stomp Dagny's army in 15."""
    table = three(
        phase="follower-acts",
        rows={ASTRID: "basic-a5"},
        monsters={"draugr": "16"},
        rings={"draugr": owner},
        armies=[(HUMAN, "15", 3)],
    )

    assert table.facts("special-action")["action"] == action


@pytest.mark.rule("SOLO-12.9")
def test_harm_to_another_follower_is_no_harm() -> None:
    """S-30: only people's things count."""
    table = three(
        phase="follower-acts",
        rows={ASTRID: "basic-a5"},
        monsters={"draugr": "16"},
        rings={"draugr": ASTRID},
        armies=[(BJORN, "15", 3), (BJORN, "16", 2)],
    )

    assert table.facts("special-action")["action"] == "prepare"


@pytest.mark.rule("SOLO-12.9")
def test_a_monster_of_another_follower_is_not_taken_over() -> None:
    """S-30: Draugr is beside Astrid's hero, but Bjorn's; the neutral Garm is far away."""
    table = three(
        phase="scan-runes",
        rows={ASTRID: "basic-a1 basic-a2"},
        power={ASTRID: 1},
        heroes={ASTRID: "1"},
        monsters={"draugr": "1", "garm": "13"},
        rings={"draugr": BJORN},
    )

    assert table.game.ring[MONSTERS.read("draugr")] == BJORN
    assert table.game.ring[MONSTERS.read("garm")] == ASTRID


@pytest.mark.rule("SOLO-12.9", "SOLO-7.4.2")
def test_a_neutral_monster_is_led_to_no_army_of_any_follower() -> None:
    """S-30: 14 and 15 are as near to Dagny's army in 13, but Bjorn's army is in 15."""
    table = three(
        steps=[{"step": "activate-monster", "monster": "draugr"}],
        rows={ASTRID: "basic-b5"},
        monsters={"draugr": "16"},
        armies=[(BJORN, "15", 1), (HUMAN, "13", 1)],
        chance="asked",
    )

    table.told_by_chance("monster-die move")

    assert monster_in(table.game, "draugr") == "14"


@pytest.mark.rule("SOLO-12.9", "SOLO-5.5.2.2")
def test_a_covered_marker_gives_its_owner_a_rune_a_follower_too() -> None:
    """S-30: Astrid prepares on Bjorn's marker."""
    table = three(phase="follower-acts", rows={ASTRID: "basic-a3"}, wheel={"prepare": [BJORN]})

    assert power(table.game, BJORN) == 1


@pytest.mark.rule("SOLO-12.10")
@pytest.mark.parametrize(
    ("control", "region"),
    [({"7": BJORN, "8": ASTRID}, "8"), ({"7": BJORN, "4": HUMAN}, "7"), ({"4": HUMAN}, "7")],
    ids=["its own", "another Follower's", "neutral"],
)
def test_tokens_go_to_own_regions_then_to_other_followers_then_elsewhere(
    control: dict[str, Seat], region: str
) -> None:
    """S-46"""
    table = three(
        phase="follower-acts", rows={ASTRID: "basic-a1"}, control={"2": ASTRID, **control}
    )

    assert desolation(table.game) == region


@pytest.mark.rule("SOLO-12.10")
def test_last_of_all_a_token_goes_to_a_persons_region() -> None:
    """S-46: all others at the wheel have one."""
    table = three(
        phase="follower-acts",
        rows={ASTRID: "basic-a1"},
        control={"2": ASTRID, "4": HUMAN},
        desolation="8 13 15 21",
    )

    assert desolation(table.game) == "7 8 13 15 21"
    assert controller(table.game, "7") == NOBODY
