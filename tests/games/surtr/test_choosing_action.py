"""SOLO-5.5: which special action a Follower carries out, and its marker on the wheel."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import controller, hero_in, tell_armies
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    SurtrTable,
    cards_held,
    desolation,
    given_surtr,
    power,
    when,
)
from ragnatafl.games.lords.rules.components import ACTIONS
from ragnatafl.kernel.seats import NOBODY

FULL_HAND = "sword-a sword-b spear-a spear-b axe-a axe-b bow-a bow-b"


def acts(card: str, marked: str = "", **given: Any) -> SurtrTable:
    """The Follower's special action; its markers lie on the actions of `marked`. Any: as there."""
    home: dict[str, Any] = {
        "control": {"1": FOLLOWER}, "armies": [(FOLLOWER, "1", 1)], "heroes": {FOLLOWER: "16"},
        "wheel": {action: [FOLLOWER] for action in marked.split()},
    }  # fmt: skip
    row = {FOLLOWER: f"{card} slayer-2 slayer-3"}
    return when(given_surtr(phase="follower-acts", rows=row, **(home | given)))


def chosen(table: SurtrTable) -> str:
    """The action, and the rule that chose it."""
    found = table.told("chooses-action")
    if not found:
        return "build-monument" if table.told("build-monument") else ""
    return f"{found[0].all_facts()['action']} by {found[0].rule}"


@pytest.mark.rule("SOLO-5.5.1.1")
@pytest.mark.parametrize(
    ("card", "action"),
    [("basic-a1", "reinforce"), ("basic-a2", "mobilise"), ("basic-a3", "prepare")],
)
def test_first_the_action_of_the_selected_card(card: str, action: str) -> None:
    assert chosen(acts(card)) == f"{action} by SOLO-5.5.1.1"


@pytest.mark.rule("SOLO-5.5.1", "SOLO-5.5.1.2")
def test_with_an_own_marker_on_it_the_priority_action() -> None:
    """Ragnar's is Mobilise."""
    assert chosen(acts("basic-a1", "reinforce")) == "mobilise by SOLO-5.5.1.2"


@pytest.mark.rule("SOLO-5.5.1", "SOLO-5.5.1.2")
def test_if_it_cannot_be_carried_out_the_priority_action() -> None:
    """No shrine of its own to build a temple in."""
    table = acts("basic-a4")

    assert chosen(table) == "mobilise by SOLO-5.5.1.2"
    assert table.heard("action-unavailable") == [
        "action-unavailable action=build-temple why=impossible"
    ]


@pytest.mark.rule("SOLO-5.5.1.2")
@pytest.mark.parametrize(
    ("hero", "priority"),
    [("ragnar", "mobilise"), ("lagertha", "usurp"), ("snorri", "build-temple")],
)
def test_the_priority_action_is_that_of_the_tile(hero: str, priority: str) -> None:
    """Reinforce is marked; the hero in 5 can usurp, and shrine 6 is its own."""
    table = acts(
        "basic-a1", "reinforce", corrupted={FOLLOWER: hero}, heroes={FOLLOWER: "5"},
        control={"1": FOLLOWER, "6": FOLLOWER},
    )  # fmt: skip

    assert chosen(table) == f"{priority} by SOLO-5.5.1.2"


@pytest.mark.rule("SOLO-5.5.1")
def test_a_marker_of_a_person_does_not_bar_an_action() -> None:
    assert chosen(acts("basic-a1", wheel={"reinforce": [PERSON]})).startswith("reinforce")


@pytest.mark.rule("SOLO-5.5.1.3")
def test_then_prepare() -> None:
    """Reinforce is marked, and Mobilise too."""
    assert chosen(acts("basic-a1", "reinforce mobilise")) == "prepare by SOLO-5.5.1.3"


@pytest.mark.rule("SOLO-5.5.1.4")
def test_else_build_monument() -> None:
    """Prepare is marked as well."""
    assert chosen(acts("basic-a1", "reinforce mobilise prepare")) == "build-monument"


@pytest.mark.rule("SOLO-5.5.2")
def test_its_marker_is_put_on_the_action_first() -> None:
    """Mobilise: the marker is told of before the army invades."""
    table = acts("basic-a2", armies=[(FOLLOWER, "1", 2)])
    mobilise = ACTIONS.read("mobilise")

    kinds = [event.kind for event in table.match.events]
    assert kinds.index("special-action") < kinds.index("invades")
    assert table.game.top[mobilise] == FOLLOWER
    assert table.game.marked[mobilise] == 1 << FOLLOWER


# S-38: what bonuses change


def usurps_after_a_bonus(hero: str, region: str) -> SurtrTable:
    """Bjorn takes Alfheim's bonus for Svartalfheim's, and his hero goes to this region."""
    table = acts(
        "basic-b6", armies=[], control={"2": FOLLOWER}, blessings={PERSON: "many-friends"},
        heroes={FOLLOWER: hero, PERSON: "9"},
        allies={"svartalfheim": [PERSON], "alfheim": [PERSON]},
    )  # fmt: skip
    table.says(PERSON, "take bonus of alfheim")
    table.says(PERSON, next(o for o in table.offered() if o.endswith(f" {region}")))
    assert hero_in(table.game, PERSON) == region
    return table


@pytest.mark.rule("SOLO-5.5.2")
def test_targets_are_chosen_after_the_bonuses() -> None:
    """S-38: 1 and 3 can be usurped, Min would take 1; now Bjorn's hero is there."""
    table = usurps_after_a_bonus("2", "1")

    assert controller(table.game, "3") == FOLLOWER
    assert controller(table.game, "1") == NOBODY


@pytest.mark.rule("SOLO-5.5.2")
def test_what_has_become_impossible_is_not_done() -> None:
    """S-38: 3 alone could be usurped; the marker stays, nothing else is tried, no token."""
    table = usurps_after_a_bonus("3", "3")

    assert table.game.top[ACTIONS.read("usurp")] == FOLLOWER
    assert tell_armies(table.game) == []
    assert chosen(table) == "usurp by SOLO-5.5.1.1"
    assert len(table.told("special-action")) == 1
    assert desolation(table.game) == "none"


# Bonuses of the wheel


@pytest.mark.rule("SOLO-5.5.2.1")
def test_the_first_marker_gives_alliance_bonuses_to_people_too() -> None:
    """Reinforce is Alfheim's."""
    table = acts("basic-a1", allies={"alfheim": [PERSON]})

    assert table.asked == (PERSON, "take-bonus")
    table.says(PERSON, "decline")
    assert tell_armies(table.game) == ["astrid 1 in 1", "astrid 2 in 1"]


@pytest.mark.rule("SOLO-5.5.2.1")
def test_its_own_bonus_is_a_card_or_a_rune() -> None:
    """SOLO-3.3.5: as many cards as runes: a card."""
    table = acts("basic-a1", allies={"alfheim": [FOLLOWER]})

    assert (cards_held(table.game), power(table.game)) == (1, 0)


@pytest.mark.rule("SOLO-5.5.2.1")
def test_a_later_marker_gives_no_alliance_bonus() -> None:
    table = acts("basic-a1", wheel={"reinforce": [PERSON]}, allies={"alfheim": [FOLLOWER]})

    assert cards_held(table.game) == 0


@pytest.mark.rule("SOLO-5.5.2.2")
def test_the_owner_of_a_covered_marker_gains_a_rune() -> None:
    """Bjorn chooses which."""
    table = acts("basic-a1", wheel={"reinforce": [PERSON]})
    assert table.asked[0] == PERSON
    before = sum(table.game.runes[PERSON])

    table.says(PERSON, table.offered()[0])
    assert sum(table.game.runes[PERSON]) == before + 1


@pytest.mark.rule("SOLO-5.5.2.2")
def test_another_follower_gains_it_too() -> None:
    """Bjorn is the second Follower here."""
    table = acts("basic-a1", seats=3, wheel={"reinforce": [PERSON]})

    assert power(table.game, PERSON) == 1


# Build monument


@pytest.mark.rule("SOLO-5.5.3")
def test_build_monument_puts_no_marker_and_gives_no_realm_bonus() -> None:
    """Bjorn, allied with all realms, is asked nothing."""
    table = acts(
        "basic-a1", "reinforce mobilise prepare",
        allies={realm: [PERSON] for realm in ("muspelheim", "svartalfheim", "jotunheim")},
        events="event-2",
    )  # fmt: skip

    assert table.told("special-action") == []
    assert table.game.marked == [0] * 6
    assert table.asked[1] != "take-bonus"


@pytest.mark.rule("SOLO-5.5.3")
def test_build_monument_needs_no_marker_of_its_own() -> None:
    """S-15: with 6 runes and 8 cards nothing else is left, though no marker lies on the wheel."""
    table = acts("basic-a2", armies=[], power={FOLLOWER: 6}, hands={FOLLOWER: FULL_HAND})

    assert chosen(table) == "build-monument"
