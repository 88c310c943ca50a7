"""SOLO-11 The end: victories at once, Surtr, and Ragnarok, in which tokens count."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import OUR_REALMS
from games.surtr.table import FOLLOWER, PERSON, SurtrTable, given_surtr, when
from ragnatafl.games.lords.rules.components import CONDITIONS
from ragnatafl.kernel.seats import Seat

TURNED = "jarl-small gothi-small realms-small"
"""Three conditions: Ragnarok has begun."""


def held(**owners: str) -> dict[str, Seat]:
    """Who controls what: `held(follower='5 6', person='8')`."""
    seats = {"follower": FOLLOWER, "person": PERSON}
    return {region: seats[who] for who, regions in owners.items() for region in regions.split()}


# SOLO-11.1 Victories at once


@pytest.mark.rule("SOLO-11.1", "SOLO-1.1")
def test_the_follower_wins_as_great_jarl() -> None:
    """It lacks 7 for three whole lands; 7 is Bjorn's, and empty."""
    match = given_surtr(
        phase="follower-manoeuvres", armies=[(FOLLOWER, "6", 1)],
        control=held(follower="5 6 8 9 10 11 12 13", person="7"),
    )  # fmt: skip

    table = when(match)
    assert table.winners == (FOLLOWER,)
    assert table.ended_by.startswith("LOR-1.2")


@pytest.mark.rule("SOLO-11.1", "SOLO-1.1")
def test_the_follower_wins_as_great_gothi() -> None:
    """Four temples on the small side; A4 builds the last one."""
    match = given_surtr(
        phase="follower-acts", rows={FOLLOWER: "basic-a4"}, temples="2 6 12",
        control=held(follower="2 6 12 14"),
    )  # fmt: skip

    table = when(match)
    assert table.winners == (FOLLOWER,)
    assert table.ended_by.startswith("LOR-1.3")


@pytest.mark.rule("SOLO-11.1", "SOLO-1.1")
def test_the_follower_wins_as_slayer() -> None:
    """It has slain one already, and draws the hammers it lacks for all five spaces of Loki."""
    match = given_surtr(
        phase="follower-acts", corrupted={FOLLOWER: "beowulf"}, rows={FOLLOWER: "basic-a5"},
        heroes={FOLLOWER: "1"}, loki="1", slain={"draugr": FOLLOWER}, deck="hammer-a hammer-b",
        hands={FOLLOWER: "sword-a sword-b axe-a axe-b spear-a spear-b bow-a bow-b"},
    )  # fmt: skip

    table = when(match)
    assert table.winners == (FOLLOWER,)
    assert table.ended_by.startswith("LOR-1.4")


@pytest.mark.rule("SOLO-11.1")
def test_the_person_wins_as_great_jarl() -> None:
    match = given_surtr(
        turn=PERSON, phase="manoeuvres", armies=[(PERSON, "6", 1)],
        control=held(person="5 6 8 9 10 11 12 13", follower="7"), loki="3",
    )  # fmt: skip

    table = when(match).says(PERSON, "move bjorn 1 from 6 to 7")

    assert table.winners == (PERSON,)


# SOLO-11.3 Ragnarok


@pytest.mark.rule("SOLO-11.3")
def test_ragnarok_that_the_follower_begins_gives_each_one_more_turn() -> None:
    """Two conditions lie face down; its third monument level is the next one."""
    wheel = {"reinforce": [FOLLOWER], "mobilise": [FOLLOWER], "prepare": [FOLLOWER]}
    control = held(follower="5 6 7 8 9 10")
    match = given_surtr(
        phase="follower-acts", wheel=wheel, control=control, armies=[(FOLLOWER, "5", 6)],
        face_down="gothi-small realms-small", events="event-3",
    )  # fmt: skip

    table = when(match)
    assert table.told("ragnarok")
    assert table.game.last_turns == 1  # Bjorn's has begun, the very last is the Follower's


def ragnarok(tokens: str, *, seats: int = 2, **owners: str) -> SurtrTable:
    """All have had their last turns; the next one would be the Follower's."""
    return when(
        given_surtr(
            seats=seats, control=held(**owners), desolation=tokens, last_turns=0, face_down=TURNED
        )
    )


@pytest.mark.rule("SOLO-11.3.1")
@pytest.mark.parametrize(
    ("tokens", "winner"),
    [("none", PERSON), ("4", PERSON), ("4 7", FOLLOWER)],
    ids=["3 to 1", "3 to 2", "3 to 3"],
)
def test_each_token_is_one_more_region_of_the_follower(tokens: str, winner: Seat) -> None:
    """In regions which a person controls, and which still count for that person."""
    table = ragnarok("" if tokens == "none" else tokens, person="4 7 8", follower="13")

    assert table.winners == (winner,)
    assert table.ended_by == "SOLO-11.3"


@pytest.mark.rule("SOLO-11.3.1")
def test_its_own_region_with_a_token_counts_twice() -> None:
    """2 against 1 + 1: equal, and so its own."""
    assert ragnarok("13", person="4 7", follower="13").winners == (FOLLOWER,)
    assert ragnarok("", person="4 7", follower="13").winners == (PERSON,)


@pytest.mark.rule("SOLO-11.3.1")
def test_a_token_away_from_the_wheel_counts() -> None:
    """S-26: the first one lies in 3."""
    assert ragnarok("3", person="4 7", follower="13").winners == (FOLLOWER,)


@pytest.mark.rule("SOLO-11.3.1")
def test_by_another_reading_a_token_away_from_the_wheel_does_not_count() -> None:
    """S-26, read otherwise."""
    match = given_surtr(
        control=held(person="4 7", follower="13"), desolation="3", last_turns=0, face_down=TURNED,
        readings="start-token-apart",
    )  # fmt: skip

    assert when(match).winners == (PERSON,)


@pytest.mark.rule("SOLO-11.3.1")
def test_regions_away_from_the_wheel_do_not_count() -> None:
    table = ragnarok("", person="4", follower="1 2 3 5 6")

    assert table.winners == (PERSON,)


@pytest.mark.rule("SOLO-11.3.2")
def test_equal_the_follower_wins() -> None:
    assert ragnarok("", person="4 7", follower="8 13").winners == (FOLLOWER,)


@pytest.mark.rule("SOLO-11.3")
def test_after_the_last_turn_of_the_follower_the_game_ends_before_that_of_the_person() -> None:
    match = given_surtr(
        turn=PERSON, control=held(person="4 7", follower="8"), last_turns=0, face_down=TURNED
    )

    assert when(match).winners == (PERSON,)


@pytest.mark.rule("SOLO-16.4")
def test_the_example_of_the_rulebook() -> None:
    """3 of Bjorn, one with a token; 1 with a token; the neutral 15 with one: 3 against 4."""
    assert ragnarok("4 13 15", person="4 7 8", follower="13").winners == (FOLLOWER,)


# SOLO-11.4 Tokens count nowhere else


@pytest.mark.rule("SOLO-11.4")
def test_tokens_make_no_great_jarl() -> None:
    """It lacks 7 for three lands, and has a token there."""
    match = given_surtr(
        steps=[{"step": "settle-control"}], desolation="7",
        control=held(follower="5 6 8 9 10 11 12 13"),
    )  # fmt: skip

    assert not match.over


def conditions_turned(**given: Any) -> list[str]:
    """What lies face down after the person has built a monument."""
    match = given_surtr(
        turn=PERSON, phase="special-action", wheel={"usurp": [PERSON]}, events="event-3", **given
    )
    game = when(match).says(PERSON, "build monument odin").game
    return [name for place, name in enumerate(CONDITIONS.ids) if game.face_down >> place & 1]


@pytest.mark.rule("SOLO-11.4")
def test_for_conditions_the_follower_is_a_player() -> None:
    """Two whole lands of the Follower turn that of the Great Jarl; tokens alone turn nothing."""
    assert conditions_turned(control=held(follower="5 6 7 8 9 10")) == ["jarl-small"]
    assert conditions_turned(control=held(follower="5 6 8 9 10"), desolation="7") == []


@pytest.mark.rule("SOLO-11.4")
def test_its_alliances_count_for_the_condition_of_the_realms() -> None:
    """All six realms have a marker of somebody."""
    allies = {realm: [FOLLOWER] for realm in OUR_REALMS}

    assert conditions_turned(allies=allies) == ["realms-small"]


@pytest.mark.rule("SOLO-18", "SOLO-11.3.1")
@pytest.mark.parametrize(
    ("readings", "winner"), [("none", FOLLOWER), ("start-token-apart", PERSON), ("all", PERSON)]
)
def test_a_token_away_from_the_wheel_counts_in_ragnarok(readings: str, winner: Seat) -> None:
    """S-26: 1 and two tokens, one of them in 3, against 3 regions: 3 to 3, or 2 to 3."""
    table = when(
        given_surtr(
            readings=readings,
            turn=PERSON,
            steps=[{"step": "settle-control"}],
            after=FOLLOWER,
            last_turns=0,
            face_down="monument-small jarl-small gothi-small",
            control={"4": FOLLOWER, "7": PERSON, "8": PERSON, "13": PERSON},
            desolation="3 4",
        )
    )

    assert table.winners == (winner,)
