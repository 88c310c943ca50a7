"""LOR-9.7: the hero's round of a hunt."""

from __future__ import annotations

import pytest

from games.lords.table import a_hunt, discarded, hand, held_runes, hero_round, markers
from kit.table import ASTRID, BJORN
from ragnatafl.games.lords.rules.components import MONSTERS

WISE = {ASTRID: (2, 4, 4)}
ALMOST = {"draugr": {0: ASTRID, 1: ASTRID, 2: ASTRID, 3: ASTRID, 4: ASTRID, 6: ASTRID}}
"""Only the space for a spear, with an army's reward, is open."""


@pytest.mark.rule("LOR-9.7", "LOR-9.7.7")
def test_any_number_of_wounds_in_one_round() -> None:
    table = hero_round(a_hunt(cards="sword-a sword-b axe-a spear-a", attributes=WISE))

    table.says(ASTRID, "strike sword-a sword", "strike sword-b sword", "strike axe-a axe")
    table.says(ASTRID, "strike spear-a spear-army", "end round")

    assert markers(table.game, "draugr").count("astrid") == 4
    assert table.asked == (BJORN, "attack")
    assert discarded(table.game) == "sword-a sword-b spear-a axe-a"


@pytest.mark.rule("LOR-9.7.1")
def test_the_weapon_must_match_an_open_space() -> None:
    table = hero_round(
        a_hunt(
            cards="sword-a bow-a shield-a sword-b",
            attributes=WISE,
            wounds={"draugr": {0: BJORN, 1: BJORN}},
        )
    )

    assert table.offered() == ["strike sword-a sword-priest", "end round"]
    table.cannot(ASTRID, "strike bow-a axe", "LOR-9.7.1", "weapon does not match")
    table.cannot(ASTRID, "strike shield-a axe", "LOR-9.7.1", "weapon does not match")
    table.cannot(ASTRID, "strike sword-a sword", "LOR-9.7.1", "no such space is open")
    table.cannot(ASTRID, "strike sword-c sword-priest", "LOR-3.5", "not in the hand")
    table.cannot(ASTRID, "strike sword-a sword-axe", "LOR-9.7.1")
    table.cannot(ASTRID, "strike sword-b sword-priest", "LOR-3.5", "sword-a is like it")


@pytest.mark.rule("LOR-9.7.1")
def test_a_card_wounds_once() -> None:
    table = hero_round(a_hunt(cards="sword-a bow-a"))

    table.says(ASTRID, "strike sword-a sword")

    assert table.offered() == ["end round"]
    table.cannot(ASTRID, "strike sword-a sword", "LOR-3.5")


@pytest.mark.rule("LOR-9.7.2")
@pytest.mark.parametrize("choice", ["use bow-a", "decline"])
def test_a_hunt_effect_is_resolved_if_wanted(choice: str) -> None:
    """Bow: after covering the space draw a card."""
    table = hero_round(a_hunt("garm", cards="bow-a spear-a"))

    table.says(ASTRID, "strike bow-a bow")
    assert table.asked == (ASTRID, "hunt-effect")
    assert "astrid" in markers(table.game, "garm")
    table.says(ASTRID, choice)
    if choice.startswith("use"):
        table.hunter_draws("axe-a")

    assert ("axe-a" in hand(table.game, ASTRID)) == choice.startswith("use")
    assert table.asked == (ASTRID, "strike")


@pytest.mark.rule("LOR-9.7.2")
@pytest.mark.parametrize(("choice", "fury"), [("use spear-wall-a", 3), ("decline", 5)])
def test_an_effect_on_the_next_attack_holds_for_that_one_alone(choice: str, fury: int) -> None:
    """Spear Wall: fury 5 becomes 3, in the next round only."""
    table = hero_round(
        a_hunt("garm", cards="spear-wall-a spear-a spear-b shield-a", attributes=WISE)
    )

    table.says(ASTRID, "strike spear-wall-a spear", choice, "end round")
    table.says(BJORN, "attack by attack-2")
    assert ("fury", fury) in table.match.decision.facts
    table.says(ASTRID, "defend shield-a", "defend no more").hunter_draws("axe-a")
    table.monster_draws("wild-1 special-2")
    table.says(ASTRID, "strike spear-a spear-army", "end round").says(BJORN, "attack by wild-1")

    assert ("fury", 5) in table.match.decision.facts


@pytest.mark.rule("LOR-9.7.3")
@pytest.mark.parametrize(("space", "place"), [("sword", 0), ("sword-priest", 3)])
def test_the_hunter_chooses_among_the_open_spaces_of_that_weapon(space: str, place: int) -> None:
    table = hero_round(a_hunt(cards="sword-a bow-a"))

    table.says(ASTRID, f"strike sword-a {space}")

    shown = ["-"] * 7
    shown[place] = "astrid"
    assert markers(table.game, "draugr") == shown
    assert table.game.priests[ASTRID] == int(space == "sword-priest")


@pytest.mark.rule("LOR-9.7.4")
def test_the_reward_of_a_space_is_taken_at_once() -> None:
    table = hero_round(a_hunt(cards="axe-a sword-a"))

    table.says(ASTRID, "strike axe-a axe-rune")
    assert table.asked == (ASTRID, "gain-rune")
    table.says(ASTRID, "gain algiz")

    assert held_runes(table.game, ASTRID) == "algiz"
    assert table.asked == (ASTRID, "strike")


@pytest.mark.rule("LOR-9.7.4", "LOR-9.7.5")
def test_the_reward_of_the_last_space_is_taken_too_and_the_hunt_ends_at_once() -> None:
    """No question about more wounds, no round of the monster, no injury."""
    table = hero_round(a_hunt(cards="spear-a sword-a", armies=[(ASTRID, "9", 2)], wounds=ALMOST))

    table.says(ASTRID, "strike spear-a spear-army")
    assert table.asked == (ASTRID, "strengthen")
    table.says(ASTRID, "strengthen astrid 2 in 9")

    assert table.told("hunt-succeeds")
    assert table.told("army-grows")
    assert table.game.slayer[MONSTERS.read("draugr")] == ASTRID
    assert len(table.told("injured")) == 1
    assert table.asked[0] == BJORN or table.asked[1] == "limit-cards"


@pytest.mark.rule("LOR-9.7.5")
def test_the_hunt_effect_after_the_last_space_is_not_reached() -> None:
    """The killing bow draws nothing: the hunt has ended."""
    spaces = {"garm": {0: ASTRID, 1: ASTRID, 2: ASTRID, 4: ASTRID, 5: ASTRID, 6: ASTRID, 7: BJORN}}
    table = hero_round(a_hunt("garm", cards="bow-a sword-a", wounds=spaces))

    table.says(ASTRID, "strike bow-a bow")

    assert table.told("kill")
    assert hand(table.game, ASTRID) == "sword-a reinforcements-a"


@pytest.mark.rule("LOR-9.7.6")
@pytest.mark.parametrize("cards", ["sword-a axe-a", "bow-a bow-b"])
def test_no_wound_in_a_round_is_failure_at_once(cards: str) -> None:
    """Whether the hunter cannot or will not."""
    table = hero_round(a_hunt(cards=cards))

    assert (table.offered() == ["end round"]) == cards.startswith("bow")
    table.says(ASTRID, "end round")

    assert table.told("hunt-fails")
    assert len(table.told("attack")) == 1


@pytest.mark.rule("LOR-9.7.6", "LOR-9.7.7")
def test_each_round_needs_a_wound_of_its_own() -> None:
    table = hero_round(a_hunt(cards="sword-a shield-a"))
    table.says(ASTRID, "strike sword-a sword", "end round")
    table.says(BJORN, "attack by attack-2").says(ASTRID, "defend shield-a", "defend no more")
    table.hunter_draws("axe-a").monster_draws("special-2 mighty")
    assert not table.told("hunt-fails")

    table.says(ASTRID, "end round")

    assert table.told("hunt-fails")


@pytest.mark.rule("LOR-9.7.7")
def test_after_a_wound_the_hunter_may_keep_a_card_that_would_wound() -> None:
    table = hero_round(a_hunt(cards="sword-a sword-b"))

    table.says(ASTRID, "strike sword-a sword")
    assert table.offered("strike sword-b") != []
    table.says(ASTRID, "end round")

    assert table.asked == (BJORN, "attack")
    assert hand(table.game, ASTRID) == "sword-b reinforcements-a"
