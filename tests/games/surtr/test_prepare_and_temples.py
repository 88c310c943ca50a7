"""SOLO-8.3, SOLO-8.4: a Follower prepares, and builds temples."""

from __future__ import annotations

from typing import Any

import pytest

from games.surtr.table import (
    FOLLOWER,
    PERSON,
    SurtrTable,
    cards_held,
    desolation,
    given_surtr,
    power,
    tucked,
    when,
)
from ragnatafl.games.lords.rules.board import REGION_SET
from ragnatafl.kernel.seats import CHANCE

PREPARE = "basic-a3"
MAX, MIN = "basic-a4", "basic-b4"
"""Build temple, with either tie-break."""
EIGHT = "sword-a sword-b sword-c axe-a axe-b axe-c bow-a bow-b"


def act(card: str, **given: Any) -> SurtrTable:
    """The Follower has selected this card and does its special action. Any: as there."""
    return when(given_surtr(phase="follower-acts", rows={FOLLOWER: card}, **given))


# Prepare (SOLO-8.3)


@pytest.mark.rule("SOLO-8.3")
@pytest.mark.parametrize("wisdom", [2, 4])
def test_prepare_gains_runes_by_wisdom_and_two_cards(wisdom: int) -> None:
    table = act(PREPARE, attributes={FOLLOWER: (2, 2, wisdom)})

    assert power(table.game) == wisdom
    assert cards_held(table.game) == 2


@pytest.mark.rule("SOLO-8.3.1", "SOLO-3.4")
@pytest.mark.parametrize(
    ("runes", "hand"),
    [(6, EIGHT.removesuffix(" bow-b")), (5, EIGHT)],
    ids=["runes full", "cards full"],
)
def test_with_one_of_them_full_it_still_prepares(runes: int, hand: str) -> None:
    """What goes above 6 and 8 is lost."""
    table = act(PREPARE, power={FOLLOWER: runes}, hands={FOLLOWER: hand})

    assert table.facts("special-action")["action"] == "prepare"
    assert (power(table.game), cards_held(table.game)) == (6, 8)


@pytest.mark.rule("SOLO-8.3.1")
def test_with_six_runes_and_eight_cards_prepare_is_not_available() -> None:
    """The priority action is done: Ragnar mobilises."""
    table = act(
        PREPARE,
        power={FOLLOWER: 6},
        hands={FOLLOWER: EIGHT},
        armies=[(FOLLOWER, "3", 1)],
        control={"3": FOLLOWER},
    )

    assert table.facts("special-action")["action"] == "mobilise"


# Build temple (SOLO-8.4)


@pytest.mark.rule("SOLO-8.4", "SOLO-4.1")
@pytest.mark.parametrize(("card", "region"), [(MAX, "6"), (MIN, "2")])
def test_a_temple_is_built_on_an_own_shrine_by_the_tie_break(card: str, region: str) -> None:
    """It brings a priest; 1 has no shrine, 12 a temple already, 14 is Bjorn's."""
    table = act(
        card,
        temples="12",
        control={**dict.fromkeys(("1", "2", "6", "12"), FOLLOWER), "14": PERSON},
        track="b",
    )

    assert REGION_SET.write(table.game.temples).split() == sorted(["12", region], key=int)
    assert table.game.priests[FOLLOWER] == 1


@pytest.mark.rule("SOLO-8.4.1")
def test_a_temple_that_starts_no_selection_places_no_token() -> None:
    """The first one of track a."""
    table = act(MAX, control={"6": FOLLOWER})

    assert REGION_SET.write(table.game.temples) == "6"
    assert desolation(table.game) == "none"


@pytest.mark.rule("SOLO-8.4.1", "SOLO-8.4.2")
def test_a_temple_that_starts_a_blessing_selection_places_a_token() -> None:
    """The second one of track a: the Follower tucks one at random before Bjorn takes his."""
    table = act(MAX, temples="2", control={"2": PERSON, "6": FOLLOWER})
    assert table.asked == (PERSON, "take-blessing")
    assert len(table.offered()) == 2
    assert tucked(table.game) == 1

    table.says(PERSON, table.offered()[0])

    assert tucked(table.game) == 1
    assert desolation(table.game) == "15"


@pytest.mark.rule("SOLO-8.4.2")
def test_in_a_selection_of_a_person_the_follower_takes_blindly_in_its_turn() -> None:
    """Chance is asked for one of the two that Bjorn has left."""
    match = given_surtr(
        turn=PERSON,
        phase="special-action",
        temples="2",
        control={"2": PERSON, "6": PERSON},
        chance="asked",
    )
    table = when(match).says(PERSON, "act build-temple", "build temple 6")
    while table.asked[0] == CHANCE:  # the three that are shown
        table.told_by_chance(table.offered()[0])
    assert table.asked == (PERSON, "take-blessing")
    table.says(PERSON, table.offered()[0])

    assert table.asked[0] == CHANCE
    assert len(table.offered()) == 2
    table.told_by_chance(table.offered()[1])
    assert tucked(table.game) == 1
    assert desolation(table.game) == "none"


@pytest.mark.rule("SOLO-8.4.4")
@pytest.mark.parametrize(
    ("temples", "own"),
    [("", "1"), ("6", "6"), ("6 7 10 12 13", "6 7 14")],
    ids=["no shrine", "a temple there", "no temple left"],
)
def test_without_a_free_shrine_or_a_temple_left_it_is_not_available(temples: str, own: str) -> None:
    """Aslaug's priority action is the same: so Prepare. The other temples are Bjorn's."""
    table = act(
        MAX,
        corrupted={FOLLOWER: "aslaug"},
        temples=temples,
        control={**dict.fromkeys(temples.split(), PERSON), **dict.fromkeys(own.split(), FOLLOWER)},
    )

    assert table.facts("special-action")["action"] == "prepare"
