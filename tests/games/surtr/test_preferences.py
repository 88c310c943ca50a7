"""SOLO-5.4.8, SOLO-5.4.9: which of several regions a Follower invades, and with which army."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.lords.table import tell_armies
from games.surtr.table import FOLLOWER, PERSON, given_surtr, when
from ragnatafl.kernel.seats import Seat

FIRST, SECOND, THIRD = "aslaug", "lagertha", "ragnar"
"""Corrupted heroes by the preference on their tile."""


def invaded_by(
    hero: str,
    armies: Sequence[tuple[Seat, str, int]],
    control: Mapping[str, Seat],
    *,
    card: str = "basic-a1",
    temples: str = "",
    person: str = "16",
) -> str:
    """The region that this Follower's manoeuvre goes to."""
    match = given_surtr(
        corrupted={FOLLOWER: hero}, armies=armies, control=control, temples=temples, loki="3",
        selected=card, heroes={FOLLOWER: "3", PERSON: person}, hands={PERSON: "axe-a"},
        phase="follower-manoeuvres",
    )  # fmt: skip
    return str(when(match).facts("invades")["region"])


@pytest.mark.rule("SOLO-5.4.8")
def test_one_invadable_region_is_taken_whatever_it_is() -> None:
    """From 3 there is only 2."""
    assert invaded_by(SECOND, [(FOLLOWER, "3", 3)], {"3": FOLLOWER, "16": PERSON}) == "2"


# Preference 1: symbol, difficulty, distance


@pytest.mark.rule("SOLO-5.4.8.1")
def test_first_preference_a_temple_before_a_shrine() -> None:
    """From 13 with 4: Bjorn's temple in 12 with an army of 3; the open shrine 14 is as near."""
    armies = [(FOLLOWER, "13", 4), (PERSON, "12", 3)]
    control = {"13": FOLLOWER, "12": PERSON, "14": PERSON}

    assert invaded_by(FIRST, armies, control, temples="12") == "12"
    assert invaded_by(FIRST, armies, control) == "14"


@pytest.mark.rule("SOLO-5.4.8.1")
def test_first_preference_a_shrine_before_none() -> None:
    """Neutral 14 has a shrine and difficulty 4; Bjorn's 11 has none, and difficulty 0."""
    control = {"13": FOLLOWER, "11": PERSON}

    assert invaded_by(FIRST, [(FOLLOWER, "13", 4)], control, card="basic-a1") == "12"
    assert invaded_by(FIRST, [(FOLLOWER, "13", 4)], control | {"12": FOLLOWER}) == "14"


@pytest.mark.rule("SOLO-5.4.8.1")
@pytest.mark.parametrize("card", ["basic-a1", "basic-a2"])
def test_first_preference_then_the_lowest_difficulty(card: str) -> None:
    """Shrines in 12 (3) and 14 (4, which is nearer to Bjorn's 16), whatever the tie-break."""
    control = {"13": FOLLOWER, "16": PERSON}

    assert invaded_by(FIRST, [(FOLLOWER, "13", 4)], control, card=card) == "12"


@pytest.mark.rule("SOLO-5.4.8.1")
@pytest.mark.parametrize(("theirs", "region"), [("16", "14"), ("9", "10")])
@pytest.mark.parametrize("card", ["basic-a1", "basic-a2"])
def test_first_preference_then_the_nearest_to_people(theirs: str, region: str, card: str) -> None:
    """Shrines of 4 in 10 and in 14, an army beside each; both tie-breaks."""
    armies = [(FOLLOWER, "11", 4), (FOLLOWER, "12", 4)]
    control = {"11": FOLLOWER, "12": FOLLOWER, "13": FOLLOWER, theirs: PERSON}

    assert invaded_by(FIRST, armies, control, card=card) == region


# Preference 2: distance, difficulty, symbol


@pytest.mark.rule("SOLO-5.4.8.2")
def test_second_preference_a_persons_region_first() -> None:
    """Bjorn's 11 with an army of 3 and without a shrine; neutral 12 has one, and is easier."""
    armies = [(FOLLOWER, "13", 4), (PERSON, "11", 3)]

    assert invaded_by(SECOND, armies, {"13": FOLLOWER, "11": PERSON}) == "11"


@pytest.mark.rule("SOLO-5.4.8.2")
@pytest.mark.parametrize(("theirs", "region"), [("16", "14"), ("9", "8")])
def test_second_preference_else_the_nearest_to_people(theirs: str, region: str) -> None:
    """From 13 to neutral 8 (3), 11 (2), 12 (3), 14 (4)."""
    control = {"13": FOLLOWER, theirs: PERSON}

    assert invaded_by(SECOND, [(FOLLOWER, "13", 4)], control) == region


@pytest.mark.rule("SOLO-5.4.8.2")
@pytest.mark.parametrize("card", ["basic-a1", "basic-a2"])
def test_second_preference_then_the_lowest_difficulty(card: str) -> None:
    """11 (2) is beside 10, 14 (4, a shrine) beside 16, both of them Bjorn's."""
    control = {"12": FOLLOWER, "13": FOLLOWER, "10": PERSON, "16": PERSON}

    assert invaded_by(SECOND, [(FOLLOWER, "12", 4)], control, card=card) == "11"


@pytest.mark.rule("SOLO-5.4.8.2")
@pytest.mark.parametrize("card", ["basic-a1", "basic-a2"])
def test_second_preference_then_the_symbol(card: str) -> None:
    """Bjorn's 11, 12 and 14 are empty: 12 has a temple, 14 a shrine, 11 none."""
    control = {"13": FOLLOWER, "11": PERSON, "12": PERSON, "14": PERSON}
    armies = [(FOLLOWER, "13", 1)]

    assert invaded_by(SECOND, armies, control, card=card, temples="12") == "12"
    assert invaded_by(SECOND, armies, control | {"12": FOLLOWER}, card=card) == "14"


# Preference 3: land, symbol, difficulty


@pytest.mark.rule("SOLO-5.4.8.3")
def test_third_preference_the_land_in_which_it_has_most() -> None:
    """11 is in the land of 12 and 13, its own; the shrines 10 and 14 are in other lands."""
    control = {"12": FOLLOWER, "13": FOLLOWER, "8": FOLLOWER, "16": PERSON}
    armies = [(FOLLOWER, "13", 4), (FOLLOWER, "8", 4)]

    assert invaded_by(THIRD, armies, control) == "11"


@pytest.mark.rule("SOLO-5.4.8.3")
def test_third_preference_counts_each_options_own_land() -> None:
    """Of the land of 8 and 9 it has two regions, of 13's one: the temple in 12 comes later."""
    control = {"8": FOLLOWER, "9": FOLLOWER, "13": FOLLOWER, "12": PERSON}
    armies = [(FOLLOWER, "13", 4), (FOLLOWER, "8", 4)]

    assert invaded_by(THIRD, armies, control, temples="12") == "10"


@pytest.mark.rule("SOLO-5.4.8.3")
@pytest.mark.parametrize("card", ["basic-a1", "basic-a2"])
def test_third_preference_then_the_symbol(card: str) -> None:
    """11 (2) and 12 (3, a shrine) are in the land of 13."""
    assert invaded_by(THIRD, [(FOLLOWER, "13", 3)], {"13": FOLLOWER}, card=card) == "12"


@pytest.mark.rule("SOLO-5.4.8.3")
@pytest.mark.parametrize("card", ["basic-a1", "basic-a2"])
def test_third_preference_then_the_lowest_difficulty(card: str) -> None:
    """From 2 to 1 (2) and 3 (2, but Bjorn's without armies: 0), no shrine in either."""
    control = {"2": FOLLOWER, "3": PERSON}

    assert invaded_by(THIRD, [(FOLLOWER, "2", 2)], control, card=card) == "3"


@pytest.mark.rule("SOLO-5.4.8.3")
def test_third_preference_does_not_look_at_distance() -> None:
    """From 2 to 1 and 3, both of 2; Bjorn is in 5, beside 1; A2 says Max."""
    control = {"2": FOLLOWER, "5": PERSON}

    assert invaded_by(THIRD, [(FOLLOWER, "2", 2)], control, card="basic-a2") == "3"


# Ties, and the army that goes


@pytest.mark.rule("SOLO-5.4.8.4")
@pytest.mark.parametrize("hero", [FIRST, SECOND, THIRD])
@pytest.mark.parametrize(("card", "region"), [("basic-a1", "1"), ("basic-a2", "3")])
def test_equal_regions_by_the_tie_break(hero: str, card: str, region: str) -> None:
    """From 2 to Bjorn's empty 1 and 3; A1 says Min, A2 says Max."""
    control = {"2": FOLLOWER, "1": PERSON, "3": PERSON}

    assert invaded_by(hero, [(FOLLOWER, "2", 2)], control, card=card) == region


def goes_to_13(card: str, *armies: tuple[str, int]) -> list[str]:
    """Neutral 13 (4) is the only region it can invade: 12, 14 and 15 are its own."""
    match = given_surtr(
        armies=[(FOLLOWER, region, value) for region, value in armies], selected=card,
        control={"12": FOLLOWER, "14": FOLLOWER, "15": FOLLOWER, "16": FOLLOWER, "11": FOLLOWER},
        heroes={FOLLOWER: "3"}, phase="follower-manoeuvres",
    )  # fmt: skip
    return tell_armies(when(match).game)


@pytest.mark.rule("SOLO-5.4.9")
def test_the_strongest_army_beside_it_goes() -> None:
    assert goes_to_13("basic-a1", ("12", 4), ("14", 5)) == ["astrid 4 in 12", "astrid 5 in 13"]


@pytest.mark.rule("SOLO-5.4.9")
@pytest.mark.parametrize(
    ("card", "left"), [("basic-a1", "astrid 4 in 14"), ("basic-a2", "astrid 4 in 12")]
)
def test_equal_armies_by_the_tie_break(card: str, left: str) -> None:
    assert sorted(goes_to_13(card, ("12", 4), ("14", 4))) == sorted([left, "astrid 4 in 13"])


@pytest.mark.rule("SOLO-5.4.9")
def test_one_army_goes_the_others_stay() -> None:
    assert goes_to_13("basic-a1", ("12", 4), ("12", 4)) == ["astrid 4 in 12", "astrid 4 in 13"]
