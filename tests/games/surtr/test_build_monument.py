"""SOLO-8.7: a Follower builds a monument when nothing else is left to do."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import OUR_GODS
from games.surtr.table import FOLLOWER, PERSON, SurtrTable, desolation, given_surtr, power, when
from ragnatafl.kernel.seats import Seat

WHEEL: dict[str, list[Seat]] = {
    "reinforce": [FOLLOWER], "mobilise": [FOLLOWER], "prepare": [PERSON, FOLLOWER],
}  # fmt: skip
"""The actions of its card, of its tile, and Prepare bear its marker."""


def build(hero: str = "ragnar", **given: Any) -> SurtrTable:
    """Nothing is left to the Follower but Build monument. Any: as there."""
    wheel = WHEEL | {"build-temple": [FOLLOWER]}
    return when(
        given_surtr(
            phase="follower-acts",
            rows={FOLLOWER: "basic-a1"},
            corrupted={FOLLOWER: hero},
            wheel=wheel,
            **given,
        )
    )


def levels(table: SurtrTable) -> dict[str, int]:
    return dict(zip(OUR_GODS, table.game.levels, strict=True))


@pytest.mark.rule("SOLO-8.7", "SOLO-8.7.1")
@pytest.mark.parametrize(
    ("hero", "before", "raised"),
    [("ragnar", {}, "odin"), ("ragnar", {"odin": 3}, "thor"), ("ragnar", {"odin": 3, "thor": 3},
     "freya"), ("aslaug", {}, "freya"), ("aslaug", {"freya": 3}, "odin")],
)  # fmt: skip
def test_the_first_monument_below_three_in_the_order_of_its_tile_rises(
    hero: str, before: dict[str, int], raised: str
) -> None:
    """Ragnar: authority, strength, wisdom; Aslaug: wisdom, authority, strength."""
    table = build(hero, levels=before)

    assert levels(table) == {god: before.get(god, 0) + (god == raised) for god in OUR_GODS}


@pytest.mark.rule("SOLO-8.7.2", "SOLO-8.7.2.1")
@pytest.mark.parametrize(("level", "turned", "token"), [(1, False, "4"), (2, True, "none")])
def test_a_token_is_placed_if_no_condition_was_turned(level: int, turned: bool, token: str) -> None:
    """A monument of level 3 is one of the conditions."""
    table = build(levels={"odin": level})

    assert bool(table.told("condition-fulfilled")) == turned
    assert desolation(table.game) == token


@pytest.mark.rule("SOLO-8.7.2.1")
def test_a_condition_turned_before_does_not_count() -> None:
    table = build(levels={"odin": 3}, face_down="monument-small")

    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-8.7.2")
def test_each_condition_that_is_fulfilled_is_turned() -> None:
    """The monument, and all six realms allied with somebody."""
    realms = ("muspelheim", "svartalfheim", "niflheim", "vanaheim", "alfheim", "jotunheim")
    table = build(levels={"odin": 2}, allies={realm: [PERSON] for realm in realms})

    found = [event.all_facts()["condition"] for event in table.told("condition-fulfilled")]
    assert found == ["monument-small", "realms-small"]


@pytest.mark.rule("SOLO-8.7.2.2", "SOLO-11.3")
def test_with_three_conditions_ragnarok_begins() -> None:
    """Bjorn has one more turn, then the Follower the very last."""
    table = build(levels={"odin": 2}, face_down="jarl-small gothi-small")

    assert table.told("ragnarok")
    assert table.game.last_turns == 1  # Bjorn's turn has begun


@pytest.mark.rule("SOLO-8.7.2.2")
def test_with_two_conditions_it_does_not() -> None:
    table = build(levels={"odin": 2}, face_down="jarl-small")

    assert not table.told("ragnarok")


@pytest.mark.rule("SOLO-8.7.3", "SOLO-3.3.3")
def test_monuments_and_wheel_are_cleared_and_it_gains_from_its_regions() -> None:
    """2 and 6 have forges, filled again before; a priest for the temple in 6."""
    table = build(
        sent={"thor": {FOLLOWER: 1, PERSON: 1}},
        control={"2": FOLLOWER, "6": FOLLOWER, "8": PERSON},
        temples="6",
        empty_forges="2 8",
    )

    assert table.game.sent == [[0, 0]] * len(OUR_GODS)
    assert not any(table.game.marked)
    assert power(table.game) == 2
    assert table.game.priests[FOLLOWER] == 1
    assert sum(table.game.runes[PERSON]) == 0


@pytest.mark.rule("SOLO-8.7.3")
def test_then_an_event_is_drawn() -> None:
    table = build(events="event-3")

    assert len(table.told("event")) == 1


@pytest.mark.rule("SOLO-8.7.4")
def test_with_all_monuments_complete_the_rest_is_done() -> None:
    """S-23: nothing rises, but the table is cleared and an event comes."""
    table = build(levels=dict.fromkeys(OUR_GODS, 3), face_down="monument-small")

    assert levels(table) == dict.fromkeys(OUR_GODS, 3)
    assert not any(table.game.marked)
    assert table.told("event")
    assert desolation(table.game) == "4"
