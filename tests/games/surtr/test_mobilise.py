"""SOLO-8.2: a Follower mobilises its armies one by one."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import controller, tell_armies
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    SurtrTable,
    cards_held,
    desolation,
    given_surtr,
    when,
)
from ragnatafl.games.surtr.rules.special_actions import MarchOn

MAX, MIN = "basic-a2", "basic-b2"
"""Mobilise, with either tie-break."""


def mobilise(card: str = MAX, **given: Any) -> SurtrTable:
    """The Follower has selected a card of Mobilise and does its special action. Any: as there."""
    return when(given_surtr(phase="follower-acts", rows={FOLLOWER: card}, **given))


def invasions(table: SurtrTable) -> list[tuple[object, object]]:
    """From where and to where, in their order."""
    found = [event.all_facts() for event in table.told("invades")]
    return [(facts["origin"], facts["region"]) for facts in found]


@pytest.mark.rule("SOLO-8.2", "SOLO-8.2.1", "SOLO-8.2.2")
def test_armies_act_in_rising_order_of_strength_each_once() -> None:
    """The army of 2 in 1 before that of 3 in 9; each as strong as it is itself."""
    table = mobilise(
        armies=[(FOLLOWER, "9", 3), (FOLLOWER, "1", 2)],
        control={"1": FOLLOWER, "9": FOLLOWER, "16": PERSON},
    )

    assert invasions(table) == [("1", "5"), ("9", "6")]
    assert desolation(table.game) == "none"


@pytest.mark.rule("SOLO-8.2.1", "SOLO-8.2.4")
def test_what_another_army_could_invade_does_not_matter() -> None:
    """1 in 3 cannot take 2, so it grows; 3 in 9 takes 8."""
    table = mobilise(
        armies=[(FOLLOWER, "9", 3), (FOLLOWER, "3", 1)],
        control={"3": FOLLOWER, "9": FOLLOWER, "16": PERSON},
    )

    assert tell_armies(table.game) == ["astrid 2 in 3", "astrid 3 in 8"]


@pytest.mark.rule("SOLO-8.2.1", "SOLO-4.1")
@pytest.mark.parametrize(
    ("card", "order"),
    [(MAX, [("8", "9"), ("1", "5")]), (MIN, [("1", "5"), ("8", "9")])],
)
def test_equally_strong_armies_act_by_the_tie_break(
    card: str, order: list[tuple[str, str]]
) -> None:
    table = mobilise(
        card,
        armies=[(FOLLOWER, "1", 2), (FOLLOWER, "8", 2)],
        control={"1": FOLLOWER, "8": FOLLOWER, "16": PERSON},
    )

    assert invasions(table) == order


@pytest.mark.rule("SOLO-8.2.1.1")
def test_the_board_is_taken_as_it_is_when_an_army_comes_to_its_turn() -> None:
    """At first 5 would be the better target of the army in 6, but that of 1 has taken it."""
    table = mobilise(
        armies=[(FOLLOWER, "1", 2), (FOLLOWER, "6", 3)],
        control={"1": FOLLOWER, "6": FOLLOWER, "16": PERSON},
    )

    assert invasions(table) == [("1", "5"), ("6", "9")]


@pytest.mark.rule("SOLO-8.2.1.1")
def test_a_destroyed_army_is_passed_over() -> None:
    game = given_surtr(
        turn=PERSON, phase="prayer", armies=[(FOLLOWER, "3", 1)], control={"3": FOLLOWER}
    ).state
    game.marching = [1, 0]

    MarchOn(FOLLOWER, 0).run(game)

    assert game.marching == []
    assert "astrid 2 in 3" in tell_armies(game)


@pytest.mark.rule("SOLO-8.2.2", "SOLO-8.2.2.1")
def test_a_battle_is_fought_before_the_next_army_acts() -> None:
    """Control is settled at once too: then the army of 4 in 9 can go on."""
    table = mobilise(
        armies=[(FOLLOWER, "5", 3), (FOLLOWER, "9", 4), (PERSON, "1", 1)],
        control={"5": FOLLOWER, "9": FOLLOWER, "6": FOLLOWER, "1": PERSON},
        heroes={PERSON: "16"},
    )

    assert table.asked == (PERSON, "play-or-pass")
    assert invasions(table) == [("5", "1")]
    table.says(PERSON, "pass")

    assert controller(table.game, "1") == FOLLOWER
    assert [origin for origin, _ in invasions(table)] == ["5", "9"]


@pytest.mark.rule("SOLO-8.2.2.1")
def test_victory_comes_before_the_next_army() -> None:
    """7 makes the third whole land; the army in 11 does not move any more."""
    own = ("1", "2", "3", "4", "5", "6", "8", "9", "10", "11")
    table = mobilise(
        armies=[(FOLLOWER, "6", 3), (FOLLOWER, "11", 6)],
        control={**dict.fromkeys(own, FOLLOWER), "16": PERSON},
    )

    assert table.winners == (FOLLOWER,)
    assert table.ended_by == "LOR-1.2"
    assert tell_armies(table.game) == ["astrid 3 in 7", "astrid 6 in 11"]


@pytest.mark.rule("SOLO-8.2.3")
def test_amid_own_regions_an_army_goes_towards_others() -> None:
    """From 2 it borders regions that are not its own; no region was gained: a token."""
    table = mobilise(
        armies=[(FOLLOWER, "3", 6)], control={"2": FOLLOWER, "3": FOLLOWER, "16": PERSON}
    )

    assert tell_armies(table.game) == ["astrid 6 in 2"]
    assert desolation(table.game) == "15"


@pytest.mark.rule("SOLO-8.2.3", "SOLO-4.1")
@pytest.mark.parametrize(("card", "region"), [(MAX, "4"), (MIN, "1")])
def test_of_several_ways_to_others_the_tie_break_takes_one(card: str, region: str) -> None:
    """S-14: 1 and 4 border others, 3 does not."""
    own = dict.fromkeys(("1", "2", "3", "4"), FOLLOWER)
    table = mobilise(card, armies=[(FOLLOWER, "2", 1)], control={**own, "16": PERSON})

    assert tell_armies(table.game) == [f"astrid 1 in {region}"]


@pytest.mark.rule("SOLO-8.2.3")
def test_it_takes_no_step_that_does_not_bring_it_nearer() -> None:
    """S-14: Min would take 1, but from there, with 5 its own too, others are as far as from 2."""
    own = dict.fromkeys(("1", "2", "3", "4", "5"), FOLLOWER)
    table = mobilise(MIN, armies=[(FOLLOWER, "2", 1)], control={**own, "16": PERSON})

    assert tell_armies(table.game) == ["astrid 1 in 4"]


@pytest.mark.rule("SOLO-8.2.4")
def test_an_army_that_cannot_invade_what_it_borders_grows() -> None:
    """In 2, which has no settlement."""
    table = mobilise(armies=[(FOLLOWER, "2", 1)], control={"2": FOLLOWER, "16": PERSON})

    assert tell_armies(table.game) == ["astrid 2 in 2"]


@pytest.mark.rule("SOLO-8.2.4")
def test_a_full_army_that_cannot_invade_draws_a_combat_card() -> None:
    """6 of Bjorn in 2 is not less than 6."""
    table = mobilise(
        armies=[(FOLLOWER, "3", 6), (PERSON, "2", 6)], control={"3": FOLLOWER, "2": PERSON}
    )

    assert tell_armies(table.game) == ["astrid 6 in 3", "bjorn 6 in 2"]
    assert cards_held(table.game) == 1


@pytest.mark.rule("SOLO-8.2.5")
@pytest.mark.parametrize(("value", "token"), [(1, "15"), (2, "none")])
def test_a_token_comes_only_if_no_region_was_gained(value: int, token: str) -> None:
    """5 beside 1 has population strength 2."""
    table = mobilise(armies=[(FOLLOWER, "1", value)], control={"1": FOLLOWER, "16": PERSON})

    assert desolation(table.game) == token


@pytest.mark.rule("SOLO-8.2.5", "SOLO-8.2.2.1")
def test_an_army_that_grows_to_rule_where_it_stands_gains_a_region() -> None:
    """2 in neutral 2, of population strength 3, among regions of Bjorn that it cannot invade."""
    beside = ("1", "3", "4")
    table = mobilise(
        armies=[(FOLLOWER, "2", 2), *((PERSON, region, 6) for region in beside)],
        control=dict.fromkeys(beside, PERSON),
    )

    assert controller(table.game, "2") == FOLLOWER
    assert desolation(table.game) == "none"


@pytest.mark.rule("SOLO-8.2.5", "SOLO-9.8")
def test_a_lost_battle_gains_nothing_and_brings_the_token() -> None:
    """2 cards of its hand are counted, and help little: 2 + 0 + 0 against 3."""
    table = mobilise(
        hands={FOLLOWER: "reinforcements-a reinforcements-b"},
        armies=[(FOLLOWER, "3", 2), (PERSON, "2", 3)],
        control={"3": FOLLOWER, "2": PERSON},
    )

    table.says(PERSON, "pass")

    assert tell_armies(table.game) == ["astrid 1 in 3", "bjorn 3 in 2"]
    assert desolation(table.game) == "15"


@pytest.mark.rule("SOLO-8.2.6")
def test_without_an_army_on_the_board_it_is_not_available() -> None:
    """It is Ragnar's priority action too: so Prepare."""
    table = mobilise(control={"3": FOLLOWER, "9": PERSON})

    assert table.facts("special-action")["action"] == "prepare"
