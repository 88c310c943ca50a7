"""LOR-9.6.4: the special attacks of monsters and of Loki."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.lords.table import (
    LordsTable,
    a_hunt,
    attack,
    claws,
    discarded,
    draws,
    given_lords,
    hand,
    held_runes,
    hero_round,
    hunt,
    markers,
)
from kit.table import ASTRID, BJORN
from kit.titles import shows
from ragnatafl.kernel.seats import Seat


def special_attack(
    prey: str,
    held: str = "",
    runes: str = "",
    injured: str = "",
    wounds: Mapping[int, Seat] | None = None,
) -> LordsTable:
    """Astrid, with wisdom 4, did not defend against the special attack of what she hunts."""
    match = given_lords(
        phase="special-action",
        monsters={prey: "1"} if prey != "loki" else {},
        loki="1" if prey == "loki" else "7",
        slain={"garm": ASTRID} if prey == "loki" else {},
        attributes={ASTRID: (2, 2, 4)},
        hands={ASTRID: held},
        runes={ASTRID: runes},
        injured={ASTRID: injured} if injured else {},
        wounds={prey: wounds} if wounds else {},
        chance="asked",
    )
    return attack(hunt(match, prey, "shield-a shield-b", "special-1 attack-1"), "special-1")


def next_draw(table: LordsTable) -> str:
    """From which deck chance is to draw next, if it is asked."""
    return table.offered()[0].rpartition(" ")[0] if table.asked[1] == "chance" else ""


@shows("special-draugr")
@pytest.mark.rule("LOR-9.6.4")
def test_draugr_injures_and_costs_a_card_of_choice() -> None:
    table = special_attack("draugr", "axe-a").says(ASTRID, "injure strength")
    assert table.asked == (ASTRID, "lose-card")
    assert table.offered() == ["discard card axe-a", "discard card shield-a"]

    table.says(ASTRID, "discard card shield-a")

    assert hand(table.game, ASTRID) == "axe-a shield-b"
    assert table.game.injured[ASTRID] == 0b010
    assert next_draw(table) == "combat-deck"


@shows("special-garm")
@pytest.mark.rule("LOR-9.6.4", "LOR-9.6.7")
def test_garm_injures_and_draws_one_more_card_this_round() -> None:
    """Two for the card and one; the round after just what its card says."""
    table = special_attack("garm", "spear-a").says(ASTRID, "injure strength")

    draws(table, "sword-a", "attack-2 attack-3 mighty")
    assert table.asked == (ASTRID, "strike")
    assert claws(table.game, BJORN) == "attack-2 attack-3 mighty"

    table.says(ASTRID, "strike spear-a spear", "end round")
    attack(table, "attack-2", "injure wisdom")
    draws(table, "sword-b", "quick nasty")
    assert table.asked == (ASTRID, "strike")


@shows("special-fafnir")
@pytest.mark.rule("LOR-9.6.4", "LOR-4.1.3")
def test_fafnir_wants_two_runes_or_injuries() -> None:
    """Two runes: no injury. One: one injury for the other. None: two."""
    table = special_attack("fafnir", runes="uruz uruz algiz")
    assert table.asked == (ASTRID, "runes-or-injuries")
    table.says(ASTRID, "discard uruz", "discard algiz")
    assert held_runes(table.game, ASTRID) == "uruz"
    assert table.game.injured[ASTRID] == 0
    assert next_draw(table) == "combat-deck"

    table = special_attack("fafnir", runes="uruz").says(ASTRID, "discard uruz", "injure strength")
    assert table.game.injured[ASTRID] == 0b010
    assert next_draw(table) == "combat-deck"

    table = special_attack("fafnir").says(ASTRID, "injure strength", "injure wisdom")
    assert table.game.injured[ASTRID] == 0b110
    assert next_draw(table) == "combat-deck"


@shows("special-fafnir")
@pytest.mark.rule("LOR-9.6.4")
def test_runes_may_be_kept_from_fafnir() -> None:
    """Will not, as well as cannot: two injuries, or one after one rune."""
    table = special_attack("fafnir", runes="uruz algiz")
    table.says(ASTRID, "decline", "injure strength", "injure wisdom")
    assert held_runes(table.game, ASTRID) == "uruz algiz"

    table = special_attack("fafnir", runes="uruz algiz")
    table.says(ASTRID, "discard uruz", "decline", "injure strength")
    assert held_runes(table.game, ASTRID) == "algiz"
    assert next_draw(table) == "combat-deck"


@shows("special-grendel")
@pytest.mark.rule("LOR-9.6.4")
def test_grendel_injures_twice_or_once_for_two_cards() -> None:
    table = special_attack("grendel").says(ASTRID, "decline", "injure strength", "injure wisdom")
    assert table.game.injured[ASTRID] == 0b110
    assert hand(table.game, ASTRID) == "shield-a shield-b"
    assert next_draw(table) == "combat-deck"

    table = special_attack("grendel", "axe-a").says(ASTRID, "pay with cards")
    table.says(ASTRID, "discard card axe-a", "discard card shield-a", "injure strength")
    assert table.game.injured[ASTRID] == 0b010
    assert hand(table.game, ASTRID) == "shield-b"
    assert next_draw(table) == "combat-deck"


@shows("special-grendel")
@pytest.mark.rule("LOR-9.6.4")
def test_grendel_is_not_paid_with_one_card() -> None:
    match = given_lords(phase="special-action", monsters={"grendel": "1"}, chance="asked")
    table = hunt(match, "grendel", "bow-a bow-b", "special-1 attack-1")

    attack(table, "special-1", defend="bow-a")

    assert table.asked == (ASTRID, "injure")


@shows("special-hraesvelgr")
@pytest.mark.rule("LOR-9.6.4")
def test_hraesvelgr_costs_two_cards_at_random_and_no_injury() -> None:
    table = special_attack("hraesvelgr", "axe-a axe-b")

    table.told_by_chance("hand astrid axe-a", "hand astrid shield-b")

    assert hand(table.game, ASTRID) == "axe-b shield-a"
    assert discarded(table.game) == "axe-a shield-b"
    assert table.game.injured[ASTRID] == 0
    assert next_draw(table) == "combat-deck"


@shows("special-hraesvelgr")
@pytest.mark.rule("LOR-9.6.4")
def test_hraesvelgr_takes_what_there_is() -> None:
    match = given_lords(phase="special-action", monsters={"hraesvelgr": "1"}, chance="asked")
    table = hunt(match, "hraesvelgr", "bow-a bow-b", "special-1 attack-1")

    attack(table, "special-1", defend="bow-a").told_by_chance("hand astrid bow-b")

    assert hand(table.game, ASTRID) == ""
    assert next_draw(table) == "combat-deck"


@shows("special-nidhogg")
@pytest.mark.rule("LOR-R8")
def test_nidhogg_injures_who_has_not_wounded_it_in_this_hunt() -> None:
    """An older marker of the same hunter stays."""
    table = special_attack("nidhogg", wounds={0: ASTRID})

    assert table.asked == (ASTRID, "injure")
    table.says(ASTRID, "injure strength")
    assert markers(table.game, "nidhogg")[0] == "astrid"


@shows("special-nidhogg")
@pytest.mark.rule("LOR-R8")
def test_nidhogg_heals_a_wound_of_this_hunt() -> None:
    """The hunter chooses which; a reward is kept, and the space is open again."""
    match = given_lords(
        phase="special-action",
        monsters={"nidhogg": "1"},
        attributes={ASTRID: (2, 2, 4)},
        hands={ASTRID: "hammer-a axe-a axe-b"},
        wounds={"nidhogg": {0: ASTRID}},
        chance="asked",
    )
    table = hunt(match, "nidhogg", "shield-a shield-b", "attack-1 attack-2")
    draws(attack(table, "attack-1", "injure authority"), "sword-a", "special-1 special-3")
    table.says(ASTRID, "strike hammer-a hammer", "strike axe-a axe-rune", "gain uruz", "end round")

    attack(table, "special-1")
    assert table.asked == (ASTRID, "heal-wound")
    assert table.offered() == ["uncover hammer", "uncover axe-rune"]
    table.says(ASTRID, "uncover axe-rune")

    assert held_runes(table.game, ASTRID) == "uruz"
    assert markers(table.game, "nidhogg")[:6] == ["astrid", "astrid", "-", "-", "-", "-"]
    assert table.game.injured[ASTRID] == 0b001
    draws(table, "sword-b", "attack-3 mighty")
    assert "strike axe-b axe-rune" in table.offered()


@shows("special-loki")
@pytest.mark.rule("LOR-R11")
def test_loki_injures_and_changes_the_hand_for_one_card_less() -> None:
    """Four cards go back into the deck, three are drawn; then the usual card."""
    table = special_attack("loki", "axe-a axe-b").says(ASTRID, "injure strength")
    assert "combat-deck axe-a" in table.offered(), "the old hand is in the deck"

    draws(table, "sword-a sword-b axe-a")

    assert hand(table.game, ASTRID) == "sword-a sword-b axe-a"
    assert discarded(table.game) == ""
    draws(table, "bow-a", "attack-2 attack-3")
    assert table.asked == (ASTRID, "strike")


@shows("special-loki")
@pytest.mark.rule("LOR-R11")
def test_loki_finds_an_empty_hand() -> None:
    match = given_lords(
        phase="special-action", loki="1", slain={"garm": ASTRID}, chance="asked"
    )  # fmt: skip
    table = hunt(match, "loki", "bow-a bow-b", "special-1 attack-1")

    attack(table, "special-1", "injure strength", defend="bow-a bow-b")
    draws(table, "bow-c")

    assert next_draw(table) == "attack-deck", "only the card of the round was drawn"


@pytest.mark.rule("LOR-R8")
@pytest.mark.parametrize(("choice", "left"), [("axe-rune", 0), ("sword", 5)])
def test_nidhogg_takes_back_a_marker_of_this_hunt_and_the_reward_is_kept(
    choice: str, left: int
) -> None:
    """By the hunter's choice; Bjorn's older marker is not touched."""
    table = hero_round(
        a_hunt(
            "nidhogg",
            cards="sword-a axe-a",
            attacks="attack-1 mighty",
            wounds={"nidhogg": {1: BJORN}},
        )
    )
    table.says(ASTRID, "strike sword-a sword", "strike axe-a axe-rune", "gain uruz", "end round")
    table.says(BJORN, "attack by attack-2").says(ASTRID, "defend reinforcements-a")
    table.says(ASTRID, "defend no more").hunter_draws("hammer-a hammer-b")
    table.monster_draws("special-1 charge")
    table.says(ASTRID, "strike hammer-a hammer", "end round")

    table.says(BJORN, "attack by special-1").says(ASTRID, "defend no more")
    assert table.offered() == ["uncover sword", "uncover hammer", "uncover axe-rune"]
    table.says(ASTRID, f"uncover {choice}")

    shown = markers(table.game, "nidhogg")
    assert shown.count("astrid") == 2
    assert shown[left] == "astrid"
    assert shown[1] == "bjorn"
    assert held_runes(table.game, ASTRID) == "uruz"


@pytest.mark.rule("LOR-R8")
def test_without_a_marker_of_this_hunt_nidhogg_injures() -> None:
    table = a_hunt("nidhogg", wounds={"nidhogg": {1: ASTRID}})

    table.says(BJORN, "attack by special-1").says(ASTRID, "defend no more")

    assert table.asked == (ASTRID, "injure")
    assert markers(table.game, "nidhogg")[1] == "astrid"
