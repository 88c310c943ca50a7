"""SOLO-10.1 to SOLO-10.3, SOLO-10.6 Desolation spreads; and Surtr may come himself."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import controller, tell_armies
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    SurtrTable,
    desolation,
    given_surtr,
    steps_of_turn,
    tokens,
    when,
)
from kit.table import ASTRID, BJORN

MIN, MAX = "basic-a1", "basic-a2"
WHEEL = ("4", "7", "8", "13", "15")
"""The regions adjacent to the action wheel on the small side."""


def placed(selected: str = MIN, **given: Any) -> SurtrTable:
    """The Follower must place a token."""
    step = {"step": "place-desolation", "seat": "astrid"}
    return when(given_surtr(steps=[step], selected=selected, **given))


# SOLO-10.1 When


@pytest.mark.rule("SOLO-10.1", "SOLO-10.1.1")
@pytest.mark.parametrize(("region", "found"), [("2", "4"), ("1", "none")])
def test_reinforce_without_a_settlement_places_one(region: str, found: str) -> None:
    """2 has none, 1 has one."""
    match = given_surtr(phase="follower-acts", control={region: FOLLOWER})

    assert when(match).facts("special-action")["action"] == "reinforce"
    assert desolation(match.state) == found


@pytest.mark.rule("SOLO-10.1.2")
@pytest.mark.parametrize(("value", "found"), [(1, "15"), (2, "none")])
def test_mobilise_without_a_new_region_places_one(value: int, found: str) -> None:
    """The army in 1 takes 5, whose population strength is 2, or only grows."""
    match = given_surtr(
        phase="follower-acts", selected=MAX, armies=[(FOLLOWER, "1", value)],
        control={"1": FOLLOWER},
    )  # fmt: skip

    assert when(match).facts("special-action")["action"] == "mobilise"
    assert desolation(match.state) == found


def with_new_temple(before: str) -> SurtrTable:
    """The Follower builds. Track A starts a blessing selection under its second space."""
    match = given_surtr(
        phase="follower-acts", rows={FOLLOWER: "basic-a4"}, temples=before,
        control={"2": FOLLOWER, "6": FOLLOWER},
    )  # fmt: skip
    table = when(match)
    assert table.facts("special-action")["action"] == "build-temple"
    return table


@pytest.mark.rule("SOLO-10.1.3")
def test_a_temple_that_starts_a_blessing_selection_places_one() -> None:
    """A4 says Max."""
    table = with_new_temple("6")

    table.says(PERSON, table.offered("take")[0])

    assert desolation(table.game) == "15"


@pytest.mark.rule("SOLO-10.1.3")
def test_a_temple_that_starts_none_places_none() -> None:
    """The first one of this track."""
    assert desolation(with_new_temple("").game) == "none"


@pytest.mark.rule("SOLO-10.1.4")
def test_monsters_that_wakes_a_harmful_one_places_one() -> None:
    """Its Draugr is beside Bjorn's army in 5; A5 says Min."""
    match = given_surtr(
        phase="follower-acts", rows={FOLLOWER: "basic-a5"}, monsters={"draugr": "1"},
        rings={"draugr": FOLLOWER}, armies=[(PERSON, "5", 3)],
    )  # fmt: skip

    assert when(match).facts("special-action")["action"] == "monsters"
    assert tell_armies(match.state) == ["bjorn 2 in 5"]
    assert desolation(match.state) == "4"


def hunted(hand: str, before: int = 0) -> SurtrTable:
    """Beowulf hunts Draugr in 1 with these cards and those of his strength, which are bows."""
    wounds = {"draugr": dict.fromkeys(range(before), PERSON)}
    match = given_surtr(
        phase="follower-acts", corrupted={FOLLOWER: "beowulf"}, rows={FOLLOWER: "basic-a5"},
        heroes={FOLLOWER: "1"}, monsters={"draugr": "1"}, hands={FOLLOWER: hand}, wounds=wounds,
        deck="bow-a bow-b",
    )  # fmt: skip
    return when(match)


@pytest.mark.rule("SOLO-10.1.5")
@pytest.mark.parametrize(
    ("hand", "found"),
    [("sword-a sword-b axe-a", "4"), ("sword-a sword-b axe-a axe-b", "none")],
    ids=["three markers", "four markers"],
)
def test_a_hunt_that_leaves_few_markers_places_one(hand: str, found: str) -> None:
    """Draugr has swords and axes enough, and no bow."""
    table = hunted(hand)

    assert table.game.wounds.count(FOLLOWER) == len(hand.split())
    assert desolation(table.game) == found


@pytest.mark.rule("SOLO-10.1.5")
def test_a_slain_monster_places_none() -> None:
    """S-45: its one marker, an axe, kills it; all others were Bjorn's."""
    table = hunted("axe-a", before=6)

    assert table.game.slayer[0] == FOLLOWER
    assert desolation(table.game) == "none"


def built(face_down: str = "", **given: Any) -> SurtrTable:
    """Nothing else can be done: it has markers on all it would choose, so it builds a monument."""
    wheel = {"reinforce": [FOLLOWER], "mobilise": [FOLLOWER], "prepare": [FOLLOWER]}
    match = given_surtr(
        phase="follower-acts", wheel=wheel, face_down=face_down, events="event-3", **given
    )
    table = when(match)
    assert table.told("build-monument")
    return table


@pytest.mark.rule("SOLO-10.1.6")
def test_a_monument_that_turns_no_condition_places_one() -> None:
    assert desolation(built().game) == "4"


@pytest.mark.rule("SOLO-10.1.6")
def test_a_monument_that_turns_a_condition_places_none() -> None:
    """Two whole lands are the condition of the Great Jarl."""
    control = dict.fromkeys(["5", "6", "7", "8", "9", "10"], FOLLOWER)
    table = built(control=control, armies=[(FOLLOWER, "5", 6)])

    assert table.game.face_down
    assert desolation(table.game) == "none"


@pytest.mark.rule("SOLO-10.1.7")
def test_manoeuvres_without_an_army_place_one() -> None:
    """It recruits in its settlement; the token is for having no army."""
    match = given_surtr(phase="follower-manoeuvres", control={"1": FOLLOWER})

    assert tell_armies(match.state) == ["astrid 2 in 1"]
    assert desolation(match.state) == "4"


@pytest.mark.rule("SOLO-10.1.8")
def test_several_causes_place_several_in_one_turn() -> None:
    """Manoeuvres without army, then Reinforce without settlement."""
    steps = steps_of_turn("follower-manoeuvres", "follower-acts")
    match = given_surtr(steps=steps, control={"2": FOLLOWER}, selected=MIN)

    assert desolation(match.state) == "4 7"


# SOLO-10.2, SOLO-10.3 Where


@pytest.mark.rule("SOLO-10.2")
@pytest.mark.parametrize(
    ("control", "region"),
    [
        ({"13": FOLLOWER, "4": PERSON}, "13"),
        ({"4": PERSON}, "7"),
        ({"4": PERSON, "7": PERSON, "8": PERSON, "13": PERSON}, "15"),
        (dict.fromkeys(WHEEL, PERSON), "4"),
    ],
    ids=["its own", "neutral", "the last neutral one", "a person's"],
)
def test_its_own_region_first_then_a_neutral_one_then_a_persons(
    control: dict[str, Any], region: str
) -> None:
    assert desolation(placed(control=control).game) == region


@pytest.mark.rule("SOLO-10.2")
def test_no_region_gets_a_second_token() -> None:
    """13 is its own, but has one."""
    assert desolation(placed(control={"13": FOLLOWER}, desolation="13 4").game) == "4 7 13"


@pytest.mark.rule("SOLO-10.2")
@pytest.mark.parametrize(("selected", "region"), [(MIN, "7"), (MAX, "13")])
def test_equal_regions_are_told_apart_by_the_tie_break(selected: str, region: str) -> None:
    control = {"7": FOLLOWER, "8": FOLLOWER, "13": FOLLOWER}

    assert desolation(placed(selected, control=control).game) == region


@pytest.mark.rule("SOLO-10.3")
def test_the_leftmost_token_of_the_card_is_taken() -> None:
    """Three are left: those of the slots 3, 2 and 1; then two."""
    table = placed(desolation="3 4")

    assert tokens(table.game) == 2
    assert table.facts("desolation") == {"region": "7", "left": 2}


@pytest.mark.rule("SOLO-10.3.1")
def test_a_token_does_not_change_control() -> None:
    table = placed(control=dict.fromkeys(WHEEL, PERSON), armies=[(PERSON, "4", 1)])

    assert desolation(table.game) == "4"
    assert controller(table.game, "4") == PERSON
    assert tell_armies(table.game) == ["bjorn 1 in 4"]


# SOLO-10.6 Surtr's incarnation


@pytest.mark.rule("SOLO-10.6", "SOLO-11.2", "SOLO-1.2")
def test_a_sixth_token_is_the_end_and_the_follower_wins() -> None:
    """Though 15 is free: the fifth one is in 3, where it began."""
    table = placed(desolation="3 4 7 8 13")

    assert table.match.over
    assert table.winners == (ASTRID,)
    assert table.ended_by == "SOLO-10.6"


@pytest.mark.rule("SOLO-10.6")
def test_the_fifth_token_is_not_yet_the_end() -> None:
    table = placed(desolation="4 7 8 13")

    assert not table.match.over
    assert tokens(table.game) == 0
    assert table.asked[0] == BJORN
