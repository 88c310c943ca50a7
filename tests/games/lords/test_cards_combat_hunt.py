"""LOR-9.7.2: combat cards, each played in a hero's round, and shields against attacks."""

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
    values,
)
from kit.table import ASTRID, BJORN
from kit.titles import shows
from ragnatafl.kernel.seats import Seat


def given_hunt(
    cards: str,
    prey: str = "draugr",
    wounds: Mapping[int, Seat] | None = None,
    injured: str = "",
    attacks: str = "attack-1 attack-2",
) -> LordsTable:
    """Astrid hunts in region 1 with strength 2 and wisdom 5; the monster has drawn its cards."""
    match = given_lords(
        phase="special-action",
        monsters={prey: "1"} if prey != "loki" else {},
        loki="1" if prey == "loki" else "7",
        slain={"garm": ASTRID} if prey == "loki" else {},
        attributes={ASTRID: (2, 2, 5)},
        hands={ASTRID: cards},
        wounds={prey: wounds} if wounds else {},
        injured={ASTRID: injured} if injured else {},
        chance="asked",
    )
    return hunt(match, prey, "reinforcements-a reinforcements-b", attacks)


def in_hero_round(
    cards: str,
    prey: str = "draugr",
    wounds: Mapping[int, Seat] | None = None,
) -> LordsTable:
    """After an attack that injured authority; the monster holds attack-3 and special-3."""
    table = attack(given_hunt(cards, prey, wounds), "attack-1", "injure authority")
    return draws(table, "shield-c", "attack-3 special-3")


def all_but(prey: str, *places: int) -> dict[int, Seat]:
    """All wound spaces are covered by Bjorn, but these."""
    sizes = {"draugr": 7, "garm": 8, "grendel": 7}
    return {place: BJORN for place in range(sizes[prey]) if place not in places}


# Cards without a hunt effect


@shows("hunt-sword", "hunt-onslaught", "hunt-spear", "hunt-impale", "hunt-axe", "hunt-volley")
@shows("hunt-hammer")
@pytest.mark.rule("LOR-9.7.1", "LOR-9.7.3")
@pytest.mark.parametrize(
    ("card", "prey", "kind", "space"),
    [
        ("sword-a", "draugr", "sword", 0),
        ("onslaught", "draugr", "sword", 0),
        ("spear-a", "garm", "spear", 0),
        ("impale", "garm", "spear", 0),
        ("axe-a", "draugr", "axe", 4),
        ("volley-a", "garm", "bow", 3),
        ("hammer-a", "fafnir", "hammer", 0),
    ],
)
def test_a_plain_card_makes_one_wound_and_nothing_else(
    card: str, prey: str, kind: str, space: int
) -> None:
    """No question about an effect, no card drawn."""
    table = in_hero_round(card, prey)

    table.says(ASTRID, f"strike {card} {kind}")

    assert table.asked == (ASTRID, "strike")
    assert [i for i, who in enumerate(markers(table.game, prey)) if who == "astrid"] == [space]
    assert hand(table.game, ASTRID) == "shield-c reinforcements-a reinforcements-b"
    assert values(table.game, ASTRID) == (2, 2, 5)
    assert discarded(table.game) == card


# Cards with one


@shows("hunt-sword-dance", "hunt-bow")
@pytest.mark.rule("LOR-9.7.2", "LOR-9.7.3")
@pytest.mark.parametrize(
    ("card", "prey", "kind", "space"),
    [
        ("sword-dance-a", "draugr", "sword", 0),
        ("sword-dance-b", "draugr", "sword", 0),
        ("bow-a", "garm", "bow", 3),
        ("bow-b", "garm", "bow", 3),
        ("bow-c", "garm", "bow", 3),
    ],
)
def test_a_card_is_drawn_after_the_space_is_covered(
    card: str, prey: str, kind: str, space: int
) -> None:
    """If wanted (LOR-9.7.2)."""
    table = in_hero_round(card, prey).says(ASTRID, f"strike {card} {kind}")
    assert table.asked == (ASTRID, "hunt-effect")
    assert markers(table.game, prey)[space] == "astrid"
    draws(table.says(ASTRID, f"use {card}"), "axe-c")
    assert "axe-c" in hand(table.game, ASTRID)
    assert table.asked == (ASTRID, "strike")

    table = in_hero_round(card, prey).says(ASTRID, f"strike {card} {kind}", "decline")
    assert table.asked == (ASTRID, "strike")
    assert hand(table.game, ASTRID) == "shield-c reinforcements-a reinforcements-b"


@shows("hunt-bow")
@pytest.mark.rule("LOR-9.7.5", "LOR-R25")
def test_nothing_is_drawn_after_the_last_wound() -> None:
    """The hunt has ended in success."""
    table = in_hero_round("bow-a", "garm", all_but("garm", 3)).says(ASTRID, "strike bow-a bow")

    assert table.told("kill")
    assert not table.told("hunt-effect")
    assert hand(table.game, ASTRID) == "shield-c reinforcements-a reinforcements-b"


@shows("hunt-spear-wall")
@pytest.mark.rule("LOR-9.7.2", "LOR-9.6.3.1")
def test_spear_wall_calms_the_next_attack() -> None:
    """Fury 6 becomes 4, which an axe meets; the attack after that has its fury again."""
    table = in_hero_round("spear-wall-a axe-a axe-b sword-a sword-b", "draugr")
    table.says(ASTRID, "strike spear-wall-a spear-army", "use spear-wall-a", "end round")

    attack(table, "attack-3", defend="axe-a")
    assert table.told("defended")[-1].all_facts() == {"fury": 4, "defence": 4}

    draws(table, "frenzy-a frenzy-b", "nasty mighty")
    table.says(ASTRID, "strike axe-b axe", "end round")
    attack(table, "nasty", "injure strength", "weaken wisdom", defend="sword-a")
    assert table.told("undefended")[-1].all_facts() == {"fury": 5, "defence": 3}


@shows("hunt-spear-wall")
@pytest.mark.rule("LOR-9.7.2")
def test_spear_wall_may_be_used_for_its_wound_alone() -> None:
    table = in_hero_round("spear-wall-b axe-a", "draugr")
    table.says(ASTRID, "strike spear-wall-b spear-army", "decline", "end round")

    attack(table, "attack-3", "injure strength", defend="axe-a")

    assert table.told("undefended")[-1].all_facts() == {"fury": 6, "defence": 4}


@shows("hunt-frenzy")
@pytest.mark.rule("LOR-9.7.2", "LOR-5.3.1")
def test_frenzy_gives_two_cards_for_an_injury() -> None:
    table = in_hero_round("frenzy-a").says(ASTRID, "strike frenzy-a axe", "use frenzy-a")
    assert table.asked == (ASTRID, "injure")
    draws(table.says(ASTRID, "injure wisdom"), "axe-a axe-b")

    assert hand(table.game, ASTRID) == "axe-a axe-b shield-c reinforcements-a reinforcements-b"
    assert values(table.game, ASTRID) == (2, 2, 2)
    assert markers(table.game, "draugr")[4] == "astrid"

    table = in_hero_round("frenzy-b").says(ASTRID, "strike frenzy-b axe", "decline")
    assert values(table.game, ASTRID) == (2, 2, 5)
    assert hand(table.game, ASTRID) == "shield-c reinforcements-a reinforcements-b"


@shows("hunt-frenzy")
@pytest.mark.rule("LOR-R1")
def test_frenzy_gives_nothing_to_a_hero_who_is_injured_all_over() -> None:
    """The injury cannot be taken, so neither can the cards."""
    table = given_hunt("frenzy-a", injured="strength wisdom")
    draws(attack(table, "attack-1", "injure authority"), "shield-c", "attack-3 special-3")

    table.says(ASTRID, "strike frenzy-a axe")

    assert table.asked == (ASTRID, "strike")
    assert not table.told("hunt-fails")


@shows("hunt-frenzy")
@pytest.mark.rule("LOR-R23")
def test_the_injury_of_frenzy_is_a_price() -> None:
    """Thick Hide does not pay it."""
    match = given_lords(
        phase="special-action",
        monsters={"draugr": "1"},
        hands={ASTRID: "frenzy-a"},
        blessings={ASTRID: "thick-hide"},
        chance="asked",
    )
    table = hunt(match, "draugr", "shield-a shield-b", "attack-1 attack-2")
    draws(attack(table, "attack-1", "injure authority"), "shield-c", "attack-3 special-3")

    table.says(ASTRID, "strike frenzy-a axe", "use frenzy-a")

    assert table.offered() == ["injure strength", "injure wisdom"]


@shows("hunt-cleave")
@pytest.mark.rule("LOR-R6", "LOR-9.7.2", "LOR-9.9.4")
def test_cleave_covers_two_axe_spaces() -> None:
    """Draugr has three; the second is chosen among those left, and its reward is taken too."""
    table = in_hero_round("cleave").says(ASTRID, "strike cleave axe", "use cleave")
    assert table.asked == (ASTRID, "second-space")
    assert table.offered() == ["cover axe-rune of draugr", "cover axe of draugr"]

    table.says(ASTRID, "cover axe-rune of draugr", "gain algiz")

    assert [i for i, who in enumerate(markers(table.game, "draugr")) if who == "astrid"] == [2, 4]
    assert table.game.runes[ASTRID] == [0, 0, 1]


@shows("hunt-cleave")
@pytest.mark.rule("LOR-9.7.2")
def test_cleave_may_cover_one_space() -> None:
    table = in_hero_round("cleave").says(ASTRID, "strike cleave axe", "decline")

    assert markers(table.game, "draugr").count("astrid") == 1


@shows("hunt-cleave")
@pytest.mark.rule("LOR-R6")
def test_cleave_finds_no_second_axe() -> None:
    table = in_hero_round("cleave", "draugr", {2: BJORN, 6: BJORN})

    table.says(ASTRID, "strike cleave axe")

    assert table.asked == (ASTRID, "strike")


@shows("hunt-cleave")
@pytest.mark.rule("LOR-R6", "LOR-9.10")
def test_cleave_never_covers_two_spaces_of_the_boss() -> None:
    """Loki has another space with an axe, but it asks for a spear too."""
    table = in_hero_round("cleave sword-a", "loki")

    table.says(ASTRID, "strike sword-a cleave sword-axe")

    assert table.asked == (ASTRID, "strike")
    assert markers(table.game, "loki") == ["astrid", "-", "-", "-", "-"]


@shows("hunt-cleave")
@pytest.mark.rule("LOR-R6", "LOR-9.7.5")
def test_cleave_kills_with_its_second_space() -> None:
    table = in_hero_round("cleave", "draugr", all_but("draugr", 4, 6))

    table.says(ASTRID, "strike cleave axe", "use cleave", "cover axe of draugr")

    assert [str(e.all_facts()["prey"]) for e in table.told("kill")] == ["draugr"]


@shows("hunt-ambush")
@pytest.mark.rule("LOR-9.7.2", "LOR-9.6.2", "LOR-4.5")
def test_ambush_shows_the_monsters_hand_and_names_its_next_card() -> None:
    """Astrid is asked in Bjorn's place, once."""
    table = in_hero_round("ambush sword-a", "hraesvelgr").says(ASTRID, "strike ambush bow")
    assert claws(table.match.view(ASTRID), BJORN) == "? ?"

    table.says(ASTRID, "use ambush")
    shown = table.told("look-at-claws")[-1].seen_from(ASTRID)
    assert shown.all_facts() == {"cards": "special-3 attack-3", "by": "ambush"}
    table.says(ASTRID, "end round")

    assert table.asked == (ASTRID, "attack")
    assert table.offered() == ["attack by special-3", "attack by attack-3"]
    attack(table, "attack-3", "injure strength")
    draws(table, "shield-b", "nasty mighty")
    table.says(ASTRID, "strike sword-a sword", "end round")
    assert table.asked == (BJORN, "attack")


@shows("hunt-ambush")
@pytest.mark.rule("LOR-9.7.2")
def test_without_the_ambush_the_monsters_player_chooses() -> None:
    table = in_hero_round("ambush", "hraesvelgr")

    table.says(ASTRID, "strike ambush bow", "decline", "end round")

    assert table.asked == (BJORN, "attack")
    assert not table.told("look-at-claws")


@shows("hunt-stagger")
@pytest.mark.rule("LOR-9.7.2", "LOR-9.6.7")
@pytest.mark.parametrize(
    ("use", "card", "count"),
    [("use", "attack-3", 1), ("decline", "attack-3", 2), ("use", "special-3", 1)],
)
def test_stagger_lets_the_monster_draw_one_card_fewer(use: str, card: str, count: int) -> None:
    """At the end of its next round, but one at least."""
    table = in_hero_round("stagger-a", "fafnir")
    table.says(ASTRID, "strike stagger-a hammer", "use stagger-a" if use == "use" else use)
    table.says(ASTRID, "end round")

    hurt = ("injure strength", "injure wisdom") if card == "special-3" else ("injure strength",)
    draws(attack(table, card, *hurt), "shield-b", "nasty mighty" if count == 2 else "nasty")

    assert table.asked == (ASTRID, "strike")
    assert len(claws(table.game, BJORN).split()) == count


@shows("hunt-stagger")
@pytest.mark.rule("LOR-9.6.7")
def test_after_the_stagger_the_monster_draws_its_full_number_again() -> None:
    table = in_hero_round("stagger-b hammer-a", "fafnir")
    table.says(ASTRID, "strike stagger-b hammer", "use stagger-b", "end round")
    draws(attack(table, "attack-3", "injure strength"), "shield-b", "nasty")
    table.says(ASTRID, "strike hammer-a hammer-rune", "gain uruz", "end round")

    draws(attack(table, "nasty", "injure wisdom", "weaken wisdom"), "shield-a", "quick mighty")

    assert table.asked == (ASTRID, "strike")


@shows("hunt-thunderclap")
@pytest.mark.rule("LOR-9.7.1", "LOR-9.10")
def test_thunderclap_counts_as_any_weapon() -> None:
    """Every space of Draugr, and each of the two weapons of a space of Loki."""
    table = in_hero_round("thunderclap")
    assert table.offered("strike thunderclap") == [
        "strike thunderclap sword", "strike thunderclap axe-rune",
        "strike thunderclap sword-priest", "strike thunderclap axe",
        "strike thunderclap spear-army",
    ]  # fmt: skip
    table.says(ASTRID, "strike thunderclap spear-army")
    assert table.asked == (ASTRID, "strike")
    assert markers(table.game, "draugr")[5] == "astrid"

    boss = in_hero_round("thunderclap bow-a", "loki")
    assert boss.offered("strike") == [
        "strike thunderclap bow-a spear-bow", "strike bow-a thunderclap bow-hammer",
    ]  # fmt: skip


# Shields


@shows("hunt-shield", "hunt-reinforcements")
@pytest.mark.rule("LOR-9.7.1")
def test_a_shield_makes_no_wound() -> None:
    table = in_hero_round("shield-a")

    assert table.offered() == ["end round"]
    for card in ("shield-a", "reinforcements-a"):
        table.cannot(ASTRID, f"strike {card} sword", "LOR-9.7.1")


@shows("hunt-shield")
@pytest.mark.rule("LOR-9.6.3.2", "LOR-9.6.6")
def test_a_shield_blocks_whatever_the_fury() -> None:
    """Value 1 against fury 6; wisdom 5 and the value do not reach the weak point 8."""
    table = given_hunt("shield-a", attacks="attack-3 charge")

    attack(table, "attack-3", defend="shield-a")

    assert table.told("blocked")[-1].all_facts() == {"fury": 6, "defence": 1}
    draws(table, "bow-a", "attack-1 attack-2")
    assert values(table.game, ASTRID) == (2, 2, 5)
    assert discarded(table.game) == "shield-a"


@shows("hunt-shield")
@pytest.mark.rule("LOR-9.6.6")
def test_the_value_of_a_shield_counts_for_the_weak_point() -> None:
    """Wisdom 5 and 1 reach 6: two cards."""
    table = given_hunt("shield-b")

    attack(table, "attack-1", defend="shield-b")

    draws(table, "bow-a bow-b", "attack-3 mighty")
    assert table.asked == (ASTRID, "strike")


@shows("hunt-shield", "hunt-reinforcements")
@pytest.mark.rule("LOR-9.6.3.2", "LOR-R16")
def test_a_shield_does_not_stop_a_charge() -> None:
    """And Reinforcements bring no card then."""
    table = given_hunt("shield-a", attacks="attack-3 charge")

    attack(table, "charge", "injure wisdom", defend="shield-a reinforcements-a")

    draws(table, "bow-a", "attack-1")
    assert hand(table.game, ASTRID) == "bow-a reinforcements-b"


@shows("hunt-reinforcements")
@pytest.mark.rule("LOR-R16")
def test_reinforcements_bring_no_card_where_values_defend_and_the_shield_does_not() -> None:
    """Seven against the fury of a charge; wisdom 5 and 7 reach its weak point."""
    table = given_hunt("sword-a axe-a", attacks="attack-3 charge")

    attack(table, "charge", defend="sword-a axe-a reinforcements-a")

    assert table.told("defended")
    draws(table, "bow-a bow-b", "attack-1")
    assert hand(table.game, ASTRID) == "bow-a bow-b reinforcements-b"


@shows("hunt-reinforcements")
@pytest.mark.rule("LOR-9.6.3.3", "LOR-R16", "LOR-R17")
def test_reinforcements_block_and_bring_a_card() -> None:
    """One for the block before the one of LOR-9.6.5; no other card has its effect here."""
    table = given_hunt("bow-a", attacks="attack-2 attack-3")

    attack(table, "attack-3", defend="bow-a reinforcements-a")

    draws(table, "sword-a sword-b", "attack-1 special-1")
    assert table.asked == (ASTRID, "strike")
    assert hand(table.game, ASTRID) == "sword-a sword-b reinforcements-b"
    assert discarded(table.game) == "bow-a reinforcements-a"


@shows("hunt-reinforcements")
@pytest.mark.rule("LOR-R16")
def test_two_reinforcements_bring_two_cards() -> None:
    table = given_hunt("", attacks="attack-2 attack-3")

    attack(table, "attack-3", defend="reinforcements-a reinforcements-b")

    draws(table, "sword-a sword-b spear-a", "attack-1 special-1")
    assert hand(table.game, ASTRID) == "sword-a sword-b spear-a"


@pytest.mark.rule("LOR-R1")
@pytest.mark.parametrize("injured", ["", "strength wisdom"])
def test_frenzy_needs_an_attribute_to_injure(injured: str) -> None:
    """The attack injured authority; with the others hurt before, nothing is left."""
    table = hero_round(a_hunt(cards="frenzy-a bow-a", injured={ASTRID: injured}))

    table.says(ASTRID, "strike frenzy-a axe")

    if injured:
        assert table.asked == (ASTRID, "strike")
        return
    table.says(ASTRID, "use frenzy-a", "injure strength").hunter_draws("spear-a spear-b")
    assert hand(table.game, ASTRID) == "spear-a spear-b bow-a reinforcements-a"


@pytest.mark.rule("LOR-R6")
@pytest.mark.parametrize("choice", ["use cleave", "decline"])
def test_cleave_covers_a_second_axe_space_with_its_reward(choice: str) -> None:
    table = hero_round(a_hunt(cards="cleave bow-a"))

    table.says(ASTRID, "strike cleave axe", choice)
    if choice == "decline":
        assert markers(table.game, "draugr").count("astrid") == 1
        return
    assert table.offered() == ["cover axe-rune of draugr", "cover axe of draugr"]
    table.says(ASTRID, "cover axe-rune of draugr", "gain uruz")

    assert markers(table.game, "draugr") == ["-", "-", "astrid", "-", "astrid", "-", "-"]
    assert held_runes(table.game, ASTRID) == "uruz"


@pytest.mark.rule("LOR-R6")
def test_cleave_covers_no_second_space_of_the_boss() -> None:
    table = hero_round(
        a_hunt(
            "loki",
            cards="cleave spear-a sword-a",
            attributes={ASTRID: (2, 3, 2)},
            slain={"garm": ASTRID},
        )
    )

    table.says(ASTRID, "strike sword-a cleave sword-axe")

    assert table.asked == (ASTRID, "strike")
    assert markers(table.game, "loki").count("astrid") == 1


@pytest.mark.rule("LOR-R25")
@pytest.mark.parametrize("kills", [True, False])
def test_bow_draws_nothing_when_its_wound_kills(kills: bool) -> None:
    """Hraesvelgr, with all spaces covered but one for a bow, or but two."""
    covered = dict.fromkeys(range(1, 7), BJORN)
    if not kills:
        del covered[1]
    table = hero_round(a_hunt("hraesvelgr", cards="bow-a axe-a", wounds={"hraesvelgr": covered}))

    table.says(ASTRID, "strike bow-a bow")

    if kills:
        assert table.game.slayer.count(ASTRID) == 1
        assert table.asked[1] != "hunt-effect"
    else:
        assert table.asked == (ASTRID, "hunt-effect")
