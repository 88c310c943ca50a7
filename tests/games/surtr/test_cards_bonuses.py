"""The bonuses of the 39 action cards that have one (SOLO-5.6): gained, and not gained."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import controller, fight
from games.surtr.table import FOLLOWER, PERSON, given_surtr, own_box, steps_of_turn, when
from kit.table import BJORN, DAGNY
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.match import Match

BONUSES = {
    "ragnar-1": ("always", "army-up 1"),
    "ragnar-2": ("won-battle-this-turn", "draw-combat-cards 2"),
    "lagertha-1": ("won-battle-this-turn", "army-up 1"),
    "lagertha-2": ("always", "draw-combat-cards 1"),
    "aslaug-1": ("hero-beside-allied-realm", "gain-runes 2"),
    "aslaug-2": ("always", "gain-runes 1"),
    "snorri-1": ("per-settlement", "gain-runes 1"),
    "snorri-2": ("controls-open-shrine", "gain-runes 1"),
    "beowulf-1": ("strength-at-least 4", "draw-combat-cards 2"),
    "beowulf-2": ("always", "draw-combat-cards 1"),
    "sixth-1": ("monsters-controlled-at-least 1", "gain-runes 2"),
    "sixth-2": ("slain-at-least 1", "raise-attribute 1"),
    "jarl-1": ("gained-region-this-turn", "army-up 1"),
    "jarl-2": ("always", "draw-combat-cards 1"),
    "jarl-3": ("more-regions-than-each-person", "gain-runes 2"),
    "jarl-4": ("armies-on-board-at-least 4", "army-up 1"),
    "jarl-5": ("settlements-at-least 2", "draw-combat-cards 2"),
    "jarl-6": ("whole-lands-at-least 1", "gain-blessing 1"),
    "jarl-7": ("per-settlement", "gain-runes 1"),
    "jarl-8": ("regions-at-least 6", "raise-attribute 1"),
    "jarl-9": ("always", "army-up 1"),
    "gothi-1": ("temples-at-least 2", "gain-priest 1"),
    "gothi-2": ("always", "gain-runes 1"),
    "gothi-3": ("temples-at-least-each-person", "gain-blessing 1"),
    "gothi-4": ("per-forge", "gain-runes 2"),
    "gothi-5": ("alliances-at-least 3", "raise-attribute 1"),
    "gothi-6": ("hero-on-shrine", "gain-priest 1"),
    "gothi-7": ("shrines-at-least 3", "draw-combat-cards 2"),
    "gothi-8": ("controls-monument", "gain-priest 1"),
    "gothi-9": ("alliances-at-least 2", "gain-runes 2"),
    "slayer-1": ("wounds-at-least 4", "draw-combat-cards 2"),
    "slayer-2": ("always", "draw-combat-cards 1"),
    "slayer-3": ("slain-at-least 1", "raise-attribute 1"),
    "slayer-4": ("wounds-at-least 3", "gain-blessing 1"),
    "slayer-5": ("hand-at-most 3", "draw-combat-cards 2"),
    "slayer-6": ("always", "gain-runes 1"),
    "slayer-7": ("tucked-at-least 1", "draw-combat-cards 2"),
    "slayer-8": ("hero-beside-monster", "army-up 1"),
    "slayer-9": ("monsters-controlled-at-least 2", "gain-runes 2"),
}
"""For each card: when its bonus is gained, and what it is."""

Given = dict[str, Any]  # Any: whatever `given_surtr` takes
THREE, FOUR = "sword-a spear-a axe-a", "sword-a spear-a axe-a bow-a"


def own(regions: str, theirs: str = "", temples: str = "") -> Given:
    """Regions of the Follower and of the person, and temples."""
    control = dict.fromkeys(regions.split(), FOLLOWER) | dict.fromkeys(theirs.split(), PERSON)
    return {"control": control, "temples": temples}


def hero(region: str, **others: Any) -> Given:
    return {"heroes": {FOLLOWER: region}, **others}


def allied(*realms: str) -> Given:
    return {"allies": {realm: [FOLLOWER] for realm in realms}}


def armies(count: int) -> Given:
    return {"armies": [(FOLLOWER, "4", 1)] * count}


def tamed(*monsters: str) -> Given:
    """Monsters on the board; those named are the Follower's."""
    return {
        "monsters": {"draugr": "1", "garm": "2"},
        "rings": dict.fromkeys(monsters, FOLLOWER),
    }


def marked(own_markers: int, others: int = 0) -> Given:
    """Markers on Garm's board, first the Follower's."""
    owners = [FOLLOWER] * own_markers + [PERSON] * others
    return {"monsters": {"garm": "1"}, "wounds": {"garm": dict(enumerate(owners))}}


CONDITIONS: dict[str, tuple[Given, Given]] = {
    "won-battle-this-turn": ({"won": 1}, {"gained": 1}),
    "gained-region-this-turn": ({"gained": 1}, {"won": 1}),
    "hero-beside-allied-realm": (
        hero("13", **allied("jotunheim")),
        hero("13", **allied("muspelheim")),
    ),
    "controls-open-shrine": (own("2"), own("2", temples="2")),
    "strength-at-least 4": (
        {"attributes": {FOLLOWER: (2, 4, 2)}},
        {"attributes": {FOLLOWER: (5, 3, 5)}},
    ),
    "monsters-controlled-at-least 1": (tamed("garm"), tamed()),
    "monsters-controlled-at-least 2": (tamed("garm", "draugr"), tamed("garm")),
    "slain-at-least 1": ({"slain": {"draugr": FOLLOWER}}, {"slain": {"draugr": PERSON}}),
    "more-regions-than-each-person": (own("1 2", "9"), own("1 2", "9 11")),
    "armies-on-board-at-least 4": (armies(4), armies(3)),
    "settlements-at-least 2": (own("1 3"), own("1 2")),
    "whole-lands-at-least 1": (own("5 6 7"), own("5 6 8")),
    "regions-at-least 6": (own("1 2 3 5 6 9"), own("1 2 3 5 6", "9")),
    "temples-at-least 2": (own("2 6", temples="2 6"), own("2 12", "6", temples="2 6")),
    "temples-at-least-each-person": (own("2", "6", "2 6"), own("2", "6 12", "2 6 12")),
    "alliances-at-least 3": (
        allied("muspelheim", "vanaheim", "alfheim"),
        allied("muspelheim", "vanaheim"),
    ),
    "alliances-at-least 2": (allied("muspelheim", "vanaheim"), allied("muspelheim")),
    "hero-on-shrine": (hero("14"), hero("16")),
    "shrines-at-least 3": (own("2 6 12", temples="2"), own("2 6 8")),
    "controls-monument": (own("15"), own("14", "15")),
    "wounds-at-least 4": (marked(4), marked(3, others=1)),
    "wounds-at-least 3": (marked(3), marked(2, others=1)),
    "hand-at-most 3": ({"hands": {FOLLOWER: THREE}}, {"hands": {FOLLOWER: FOUR}}),
    "tucked-at-least 1": (
        {"artefacts": {FOLLOWER: "barrow-crown"}},
        {"artefacts": {PERSON: "barrow-crown"}},
    ),
    "hero-beside-monster": (
        hero("16", monsters={"draugr": "14"}),
        hero("16", monsters={"draugr": "13"}),
    ),
    "per-settlement": (own("1"), own("2", "1")),
    "per-forge": (own("2"), own("1", "2")),
    "always": ({}, {}),
}
"""For each condition a position in which it holds, and one in which it just does not."""


def held(document: Any) -> dict[str, int]:  # Any: a position as JSON holds it
    """What a Follower has of the things that bonuses give."""
    zones, table = document["zones"], document["table"]
    return {
        "gain-runes": table["power"][FOLLOWER],
        "draw-combat-cards": len(zones["hand astrid"]),
        "army-up": sum(table["army_value"][:6]),
        "raise-attribute": sum(table["tokens"][FOLLOWER]),
        "gain-priest": table["priests"][FOLLOWER],
        "gain-blessing": len(zones["blessings astrid"]),
    }


def gained(match: Match[Surtr]) -> list[str]:
    """What it has more than at the start, as bonuses are written."""
    before, after = held(match.start), held(match.position())
    return [f"{kind} {after[kind] - before[kind]}" for kind in after if after[kind] != before[kind]]


def bonus_of(card: str, given: Given) -> list[str]:
    """What this card brings here; unless told, with an army of 1 in 4 and the hero in 16."""
    base: Given = {"armies": [(FOLLOWER, "4", 1)], "heroes": {FOLLOWER: "16"}}
    row = {FOLLOWER: card}
    return gained(given_surtr(rows=row, phase="gain-bonus", **(base | given)))


def test_the_others_have_no_bonus() -> None:
    basic = [entry.id for entry in own_box().actions if entry.kind == "basic"]

    assert sorted([*BONUSES, *basic]) == sorted(entry.id for entry in own_box().actions)
    assert len(BONUSES) == 39
    assert bonus_of("basic-b1", {}) == []


@pytest.mark.rule("SOLO-5.6.1")
@pytest.mark.parametrize("card", BONUSES)
def test_the_bonus_is_gained_where_its_condition_holds(card: str) -> None:
    condition, bonus = BONUSES[card]

    assert bonus_of(card, CONDITIONS[condition][0]) == [bonus]


@pytest.mark.rule("SOLO-5.6.1")
@pytest.mark.parametrize("card", [card for card in BONUSES if BONUSES[card][0] != "always"])
def test_it_is_not_gained_where_its_condition_does_not_hold(card: str) -> None:
    assert bonus_of(card, CONDITIONS[BONUSES[card][0]][1]) == []


# Conditions with more than one side


@pytest.mark.parametrize(
    ("card", "given", "bonus"),
    [
        ("snorri-1", own("1 3 5"), ["gain-runes 3"]),
        ("jarl-7", own("1 3 2"), ["gain-runes 2"]),
        ("gothi-4", own("2 6"), ["gain-runes 4"]),
        ("gothi-4", own("2 6 8 12"), ["gain-runes 6"]),
    ],
)
def test_bonuses_for_each_settlement_or_forge(card: str, given: Given, bonus: list[str]) -> None:
    """Two runes for each forge; of eight two are lost (SOLO-3.4)."""
    assert bonus_of(card, given) == bonus


def test_per_forge_counts_forges_with_or_without_a_rune() -> None:
    assert bonus_of("gothi-4", {**own("2"), "empty_forges": "2"}) == ["gain-runes 2"]


def test_slayer_tokens_count_as_slain() -> None:
    assert bonus_of("sixth-2", {"slayer_tokens": {FOLLOWER: 1}}) == ["raise-attribute 1"]


def test_loki_is_a_monster_beside_the_hero_too() -> None:
    assert bonus_of("slayer-8", hero("16", loki="15")) == ["army-up 1"]
    assert bonus_of("slayer-8", hero("16", loki="16")) == ["army-up 1"]


def test_without_a_temple_nobody_has_more() -> None:
    """gothi-3 wants a temple of its own, also where no person has one."""
    assert bonus_of("gothi-3", own("2")) == []


def test_a_blessing_is_a_tucked_card() -> None:
    assert bonus_of("slayer-7", {"blessings": {FOLLOWER: "levy"}}) == ["draw-combat-cards 2"]


def test_equal_regions_are_not_more() -> None:
    assert bonus_of("jarl-3", own("1", "9")) == []
    assert bonus_of("jarl-3", own("1")) == ["gain-runes 2"]


@pytest.mark.parametrize(
    ("card", "bjorn", "dagny", "bonus"),
    [
        ("jarl-3", "9", "11", ["gain-runes 2"]),
        ("jarl-3", "9", "11 5", []),
        ("gothi-3", "6", "12", ["gain-blessing 1"]),
        ("gothi-3", "6", "12 13", []),
    ],
)
def test_each_person_is_compared(card: str, bjorn: str, dagny: str, bonus: list[str]) -> None:
    """The Follower has 1 and 2, and a temple in 2; all of 6, 12 and 13 have temples."""
    control = (
        dict.fromkeys(("1", "2"), FOLLOWER)
        | dict.fromkeys(bjorn.split(), BJORN)
        | dict.fromkeys(dagny.split(), DAGNY)
    )
    held_temples = " ".join(r for r in ("2", "6", "12", "13") if r in control)
    given: Given = {"seats": 3, "people": 2, "control": control, "temples": held_temples}

    assert bonus_of(card, given) == bonus


# What happened in this turn


def after(card: str, *steps: str, **given: Any) -> Match[Surtr]:
    """Some steps of a turn, then the bonus of this card. Any: as there."""
    agenda = steps_of_turn(*steps, "gain-bonus")
    return given_surtr(rows={FOLLOWER: card}, steps=agenda, **given)


def test_a_region_gained_in_any_step_counts() -> None:
    """jarl-1: by manoeuvres, an army of 3 from 3 to 2."""
    match = after(
        "jarl-1", "follower-manoeuvres", armies=[(FOLLOWER, "3", 3)], control={"3": FOLLOWER}
    )

    assert gained(match) == ["army-up 1"]


def test_without_a_new_region_it_does_not() -> None:
    """jarl-1: the army of 1 in 3 grows in the manoeuvres, that is all."""
    match = after(
        "jarl-1", "follower-manoeuvres", armies=[(FOLLOWER, "3", 1)], control={"3": FOLLOWER}
    )

    assert gained(match) == ["army-up 1"]
    assert when(match).heard("bonus-unfulfilled") == ["bonus-unfulfilled card=jarl-1 times=0"]


@pytest.mark.parametrize(("theirs", "drawn"), [(1, 2), (4, 0)])
def test_a_battle_must_be_won(theirs: int, drawn: int) -> None:
    """ragnar-2: 4 and a card against 1; or against 4 and two cards of Bjorn."""
    match = after(
        "ragnar-2", "follower-manoeuvres", armies=[(FOLLOWER, "3", 4), (PERSON, "2", theirs)],
        control={"3": FOLLOWER, "2": PERSON, "1": PERSON}, heroes={FOLLOWER: "16", PERSON: "9"},
        hands={FOLLOWER: "shield-a", PERSON: "axe-a axe-b"},
    )  # fmt: skip
    fight(when(match), bjorn="axe-a axe-b" if drawn == 0 else "")

    assert len(when(match).told("gains-bonus")) == bool(drawn)


def test_taking_a_region_from_another_follower_is_no_battle() -> None:
    """SOLO-12.6: of ragnar-2 nothing, though the region was gained for jarl-1."""
    given: Given = {
        "seats": 3, "armies": [(FOLLOWER, "2", 3)],
        "control": {"2": FOLLOWER, "1": FOLLOWER, "4": FOLLOWER, "3": BJORN},
        "heroes": {FOLLOWER: "16", BJORN: "9", DAGNY: "11"},
    }  # fmt: skip
    match = after("ragnar-2", "follower-manoeuvres", **given)
    assert controller(when(match).game, "3") == FOLLOWER

    assert when(match).told("gains-bonus") == []
    assert when(after("jarl-1", "follower-manoeuvres", **given)).told("gains-bonus") != []


# What cannot be gained


@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("ragnar-1", {"armies": []}),
        ("ragnar-1", {"armies": [(FOLLOWER, "4", 6)], **own("4")}),
        ("jarl-8", {**own("1 2 3 5 6 9"), "attributes": {FOLLOWER: (6, 6, 6)}}),
        ("gothi-8", {**own("15"), "priests": {FOLLOWER: 4}}),
        ("slayer-6", {"power": {FOLLOWER: 6}}),
    ],
)
def test_what_is_full_or_missing_gains_nothing(card: str, given: Given) -> None:
    """No army, all at 6, four priests, six runes."""
    assert bonus_of(card, given) == []


def test_cards_above_eight_are_lost() -> None:
    """lagertha-2 draws one, jarl-5 two: with seven in hand one of them stays."""
    seven = "sword-a sword-b spear-a spear-b axe-a axe-b bow-a"

    assert bonus_of("jarl-5", {**own("1 3"), "hands": {FOLLOWER: seven}}) == ["draw-combat-cards 1"]
