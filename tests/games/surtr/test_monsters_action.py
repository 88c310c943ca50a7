"""SOLO-8.5.1, SOLO-8.5.2: Monsters, where a Follower hunts and where it activates one."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import monster_in, tell_armies
from games.surtr.table import FOLLOWER, PERSON, SurtrTable, desolation, given_surtr, when
from ragnatafl.kernel.seats import Seat

MIN = "basic-a5"
"""Monsters."""
HUNTER = {FOLLOWER: "beowulf"}
"""Monsters is its priority action."""


def monsters(**given: Any) -> SurtrTable:
    """The Follower has selected a card of Monsters and does its special action. Any: as there."""
    return when(given_surtr(phase="follower-acts", rows={FOLLOWER: MIN}, **given))


# What is huntable (SOLO-8.5.1)


@pytest.mark.rule("SOLO-8.5", "SOLO-8.5.1", "SOLO-8.5.3")
@pytest.mark.parametrize(
    ("region", "tucked", "hunts"),
    [("9", "", True), ("10", "", True), ("11", "", False), ("11", "levy", True),
     ("12", "levy", False), ("12", "levy wolf-pack", True)],
)  # fmt: skip
def test_monsters_are_huntable_within_one_move_and_one_more_for_each_tucked_card(
    region: str, tucked: str, hunts: bool
) -> None:
    """The hero is in 9: 10 is one move away, 11 two, 12 three."""
    table = monsters(
        corrupted=HUNTER,
        heroes={FOLLOWER: "9"},
        monsters={"draugr": region},
        blessings={FOLLOWER: tucked},
    )

    assert [event.all_facts()["prey"] for event in table.told("follower-hunts")] == (
        ["draugr"] if hunts else []
    )


@pytest.mark.rule("SOLO-8.5.1.1", "SOLO-8.5.1.2")
@pytest.mark.parametrize(
    ("given", "prey"),
    [({}, "draugr"), ({"slain": {"garm": FOLLOWER}}, "loki"),
     ({"slayer_tokens": {FOLLOWER: 1}}, "loki"), ({"slain": {"garm": PERSON}}, "draugr")],
    ids=["nothing slain", "a figure", "a token", "slain by another"],
)  # fmt: skip
def test_who_has_slain_one_hunts_loki_and_no_other(given: dict[str, Any], prey: str) -> None:
    """On the small side; Draugr, in the same region, has but one space left."""
    table = monsters(
        corrupted=HUNTER,
        heroes={FOLLOWER: "9"},
        monsters={"draugr": "9"},
        wounds={"draugr": dict.fromkeys(range(6), PERSON)},
        loki="9",
        **given,
    )

    assert table.facts("follower-hunts")["prey"] == prey


@pytest.mark.rule("SOLO-8.5.1.1")
@pytest.mark.parametrize(("tokens", "prey"), [(0, "draugr"), (1, "loki")])
def test_on_the_large_side_loki_takes_two_slain(tokens: int, prey: str) -> None:
    table = monsters(
        seats=3,
        corrupted=HUNTER,
        heroes={FOLLOWER: "9"},
        monsters={"draugr": "9"},
        slain={"garm": FOLLOWER},
        slayer_tokens={FOLLOWER: tokens},
        loki="9",
    )

    assert table.facts("follower-hunts")["prey"] == prey


@pytest.mark.rule("SOLO-8.5.1.1")
def test_loki_must_be_in_the_same_reach() -> None:
    table = monsters(
        corrupted=HUNTER,
        heroes={FOLLOWER: "9"},
        monsters={"draugr": "9"},
        slain={"garm": FOLLOWER},
        loki="11",
    )

    assert table.facts("follower-hunts")["prey"] == "draugr"


# Activation (SOLO-8.5.2)


@pytest.mark.rule("SOLO-8.5.2")
def test_a_follower_with_another_priority_activates_though_it_could_hunt() -> None:
    """Ragnar's Draugr attacks in 9, where Bjorn is; a token is placed."""
    table = monsters(
        heroes={FOLLOWER: "9"},
        monsters={"draugr": "9"},
        rings={"draugr": FOLLOWER},
        armies=[(PERSON, "9", 3)],
        control={"9": PERSON},
    )

    assert not table.told("follower-hunts")
    assert tell_armies(table.game) == ["bjorn 2 in 9"]
    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-8.5.2")
def test_a_hunter_without_prey_activates() -> None:
    """Draugr in 16 is out of Beowulf's reach and stomps in 15; it costs no rune."""
    table = monsters(
        corrupted=HUNTER,
        heroes={FOLLOWER: "9"},
        monsters={"draugr": "16"},
        rings={"draugr": FOLLOWER},
        power={FOLLOWER: 2},
        armies=[(PERSON, "15", 3)],
    )

    assert monster_in(table.game, "draugr") == "15"
    assert tell_armies(table.game) == ["bjorn 2 in 15"]
    assert table.game.power[FOLLOWER] == 2
    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-8.5.2")
def test_a_neutral_monster_whose_die_does_no_harm_has_been_activated() -> None:
    """S-20: it could have moved to Bjorn's army, but the die says attack; a token all the same."""
    table = monsters(monsters={"draugr": "16"}, armies=[(PERSON, "15", 3)], chance="asked")

    table.told_by_chance("monster-die attack")

    assert tell_armies(table.game) == ["bjorn 3 in 15"]
    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-8.5.2.1")
@pytest.mark.parametrize("ring", [{}, {"draugr": PERSON}])
def test_where_none_can_harm_people_it_is_not_available(ring: dict[str, Seat]) -> None:
    """Draugr is two moves away from Bjorn's army; or beside it, but his own."""
    table = monsters(
        monsters={"draugr": "15" if ring else "16"}, rings=ring, armies=[(PERSON, "13", 3)]
    )

    assert table.facts("special-action")["action"] == "prepare"
    assert desolation(table.game) == "none"
