"""Counts of the decision tree from named positions: a rule that moves, moves a count."""

from __future__ import annotations

import pytest

from games.lords.table import battle_in, given_lords, new_lords, when
from kit.play import counts
from kit.table import ASTRID, BJORN
from ragnatafl.lab.perft import divide


def test_the_selection_of_the_first_hero() -> None:
    """2 heroes, 3 origins, 5 seas with 18 shores."""
    assert counts(new_lords(2, seed=1), 4) == [2, 6, 30, 108]


def test_prayer_with_a_priest_and_a_forge() -> None:
    match = given_lords(
        phase="prayer",
        priests={ASTRID: 1},
        heroes={ASTRID: "2"},
        levels={"odin": 1, "freya": 2},
        armies=[(ASTRID, "1", 2), (ASTRID, "3", 1)],
        drakkars={ASTRID: "s1"},
    )

    assert counts(match, 2) == [5, 23]
    assert divide(match.state, 2) == [
        ("send priest odin", 2), ("send priest thor", 2), ("send priest freya", 3),
        ("forge 2", 4), ("skip", 12),
    ]  # fmt: skip


def test_every_rune_action_at_once() -> None:
    match = given_lords(
        phase="rune-phase",
        armies=[(ASTRID, "1", 2), (ASTRID, "3", 1)],
        control={"1": ASTRID},
        heroes={ASTRID: "4"},
        attributes={ASTRID: (2, 3, 3)},
        runes={ASTRID: "uruz othala algiz"},
        monsters={"draugr": "4", "garm": "9"},
        artefacts={ASTRID: "andvaranaut"},
        loki="4",
    )

    assert counts(match, 2) == [28, 91]
    assert when(match).offered() == [
        "activate loki", "tame draugr", "ally niflheim", "ally vanaheim",
        "strengthen astrid 2 in 1", "strengthen astrid 1 in 3", "activate draugr",
        "activate garm", "draw 1", *(f"place hero {n}" for n in range(1, 17) if n != 4),
        "raise authority", "draw 2", "use andvaranaut", "skip",
    ]  # fmt: skip


def test_a_choice_of_special_actions() -> None:
    """An event is drawn for each monument, and every one of sixteen is gone through."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "2", 3), (BJORN, "9", 2)],
        heroes={ASTRID: "1"},
        control={"2": ASTRID, "9": BJORN},
        drakkars={ASTRID: "s1", BJORN: "s2"},
        hands={ASTRID: "sword-a sword-b"},
        monsters={"draugr": "12"},
        wheel={"prepare": [BJORN], "usurp": [ASTRID]},
        chance="asked",
    )

    assert counts(match, 2) == [8, 878]
    assert divide(match.state, 2) == [
        ("act monsters", 1), ("act prepare", 3), ("act mobilise", 5), ("act reinforce", 4),
        ("act build-temple", 1), ("build monument odin", 288), ("build monument thor", 288),
        ("build monument freya", 288),
    ]  # fmt: skip


def test_mobilising_three_armies_two_of_them_alike() -> None:
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "1", 2), (ASTRID, "1", 2), (ASTRID, "5", 1)],
        control={"1": ASTRID},
    )
    match.choose("act mobilise")

    assert counts(match, 3) == [6, 38, 176]
    assert when(match).offered() == [
        "move astrid 2 from 1 to 2", "move astrid 2 from 1 to 4", "move astrid 2 from 1 to 5",
        "grow astrid 2 in 1", "move astrid 1 from 5 to 1", "move astrid 1 from 5 to 6",
    ]  # fmt: skip


def test_the_battle_of_the_ninth_example() -> None:
    match = given_lords(
        armies=[(ASTRID, "6", 4), (BJORN, "6", 4)],
        hands={ASTRID: "sword-a", BJORN: "spear-a"},
        control={"6": BJORN, "9": BJORN},
        steps=battle_in("6"),
    )

    assert counts(match, 3) == [2, 4, 5]


def test_a_battle_with_symbols_and_effects() -> None:
    """Of the two swords one stands for both."""
    match = given_lords(
        armies=[(ASTRID, "6", 4), (ASTRID, "6", 1), (BJORN, "6", 3)],
        attributes={ASTRID: (2, 2, 4)},
        hands={ASTRID: "sword-a sword-b axe-a impale", BJORN: "shield-a volley-a"},
        control={"6": BJORN, "9": BJORN},
        steps=battle_in("6"),
    )

    assert counts(match, 5) == [3, 12, 23, 53, 95]
    assert when(match).offered() == ["play volley-a", "play shield-a", "pass"]


@pytest.mark.parametrize(("version", "defences"), [(1, [4, 10]), (2, [4, 13])])
def test_a_hunt_from_its_first_attack_to_its_wounds(version: int, defences: list[int]) -> None:
    """Since version 2 cards to defend are added in any order (LOR-9.6.3)."""
    match = given_lords(
        version=version,
        phase="special-action",
        heroes={ASTRID: "9"},
        hands={ASTRID: "axe-a axe-b"},
        monsters={"draugr": "9"},
        chance="asked",
    )
    table = when(match).says(ASTRID, "act monsters", "hunt draugr")
    table.told_by_chance("combat-deck sword-a", "combat-deck shield-a")
    table.told_by_chance("attack-deck attack-1", "attack-deck attack-2")
    assert counts(match, 1) == [2]
    table.says(BJORN, "attack by attack-1")
    assert counts(match, 2) == defences
    table.says(ASTRID, "defend no more", "injure authority")
    table.told_by_chance("combat-deck cleave", "attack-deck wild-1", "attack-deck wild-2")

    assert counts(match, 3) == [7, 27, 90]
    assert table.offered() == [
        "strike sword-a sword", "strike axe-a axe-rune", "strike cleave axe-rune",
        "strike sword-a sword-priest", "strike axe-a axe", "strike cleave axe", "end round",
    ]  # fmt: skip
