"""LOR-1.4, LOR-1.6: the boss: who may hunt it, how it is wounded, activated, and what it bars."""

from __future__ import annotations

import pytest

from games.lords.table import (
    LordsTable,
    a_hunt,
    artefacts,
    given_lords,
    hand,
    held_runes,
    hero_round,
    markers,
    own_box,
    own_content,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.lords.rules.components import COMBAT_DECK
from ragnatafl.kernel.seats import Seat, mask_of

STRONG = {ASTRID: (2, 6, 4)}


def loki_in(table: LordsTable) -> str:
    return REGIONS.write(table.game.boss_region)


def round_with(cards: str, *, seats: int = 2) -> LordsTable:
    """The hero's first round of a hunt of Loki by Astrid, of strength 6."""
    return hero_round(
        a_hunt(
            "loki",
            cards=cards,
            seats=seats,
            attributes=STRONG,
            slain={"garm": ASTRID, "fafnir": ASTRID},
        )
    )


# Who may hunt it (LOR-1.4.1, LOR-9.16)


@pytest.mark.rule("LOR-1.4.1", "LOR-1.4.2", "LOR-9.16", "LOR-F39", "LOR-8.5.9.3")
@pytest.mark.parametrize(
    ("seats", "slain", "tokens", "allowed"),
    [
        (2, {}, 0, False),
        (2, {"garm": ASTRID}, 0, True),
        (2, {}, 1, True),
        (2, {"garm": BJORN}, 0, False),
        (3, {"garm": ASTRID}, 0, False),
        (3, {}, 1, False),
        (3, {"garm": ASTRID, "fafnir": ASTRID}, 0, True),
        (3, {"garm": ASTRID}, 1, True),
        (3, {}, 2, True),
        (3, {"garm": ASTRID, "fafnir": BJORN}, 0, False),
        (4, {"garm": ASTRID}, 1, True),
        (4, {"garm": ASTRID}, 0, False),
    ],
)
def test_figures_and_tokens_in_any_mix_allow_to_hunt_the_boss(
    seats: int, slain: dict[str, Seat], tokens: int, allowed: bool
) -> None:
    """Two of them; one among two players."""
    match = given_lords(
        seats=seats,
        slain=slain,
        slayer_tokens={ASTRID: tokens},
        monsters={"draugr": "1"},
        loki="1",
        phase="special-action",
    )

    table = when(match).says(ASTRID, "act monsters")

    assert ("hunt loki" in table.offered()) == allowed
    if not allowed:
        table.cannot(ASTRID, "hunt loki", "LOR-1.4.1", "slain monsters needed")


@pytest.mark.rule("LOR-9.4", "LOR-9.15")
def test_the_boss_is_hunted_where_the_hero_is() -> None:
    match = given_lords(
        slayer_tokens={ASTRID: 2}, monsters={"draugr": "1"}, loki="2", phase="special-action"
    )

    table = when(match).says(ASTRID, "act monsters")

    assert table.offered("hunt") == ["hunt draugr"]
    table.cannot(ASTRID, "hunt loki", "LOR-9.4")


# A hunt of the boss (LOR-9.10, LOR-9.15)


@pytest.mark.rule("LOR-1.6.1", "LOR-9.15", "LOR-9.4.1")
def test_a_hunt_of_the_boss_has_the_rounds_of_any_hunt() -> None:
    """Dagny, to the right, plays it; its special attack is that of its board."""
    table = a_hunt("loki", cards="sword-a axe-a", seats=3, slain={"garm": ASTRID, "fafnir": ASTRID})

    assert table.asked == (DAGNY, "attack")
    table.says(DAGNY, "attack by attack-1").says(ASTRID, "defend axe-a", "defend no more")
    table.hunter_draws("axe-b axe-c").monster_draws("attack-2 attack-3")
    table.says(ASTRID, "strike sword-a axe-b sword-axe", "end round")
    assert table.asked == (DAGNY, "attack")
    table.says(DAGNY, "attack by attack-2").says(ASTRID, "defend no more", "injure wisdom")
    table.hunter_draws("bow-a").monster_draws("mighty charge").says(ASTRID, "end round")

    assert table.told("hunt-fails")
    assert table.asked == (ASTRID, "injure")


@pytest.mark.rule("LOR-9.10", "LOR-9.15")
def test_one_wound_takes_two_cards_with_both_weapons() -> None:
    table = round_with("sword-a sword-b axe-a spear-a hammer-a shield-a")

    assert table.offered() == [
        "strike sword-a axe-a sword-axe",
        "strike hammer-a sword-a hammer-sword",
        "strike axe-a spear-a axe-spear",
        "end round",
    ]
    table.cannot(ASTRID, "strike sword-a sword-axe", "LOR-9.10", "as many cards")
    table.cannot(ASTRID, "strike sword-a sword-b sword-axe", "LOR-9.7.1")
    table.says(ASTRID, "strike sword-a axe-a sword-axe")

    assert markers(table.game, "loki") == ["astrid", "-", "-", "-", "-"]
    assert hand(table.game, ASTRID) == "sword-b spear-a hammer-a shield-a reinforcements-a"


@pytest.mark.rule("LOR-9.10")
def test_a_card_for_any_weapon_takes_one_of_the_two_places() -> None:
    """Thunderclap with an axe, or with a sword; never alone."""
    table = round_with("thunderclap axe-a sword-a shield-a shield-b shield-c")

    assert table.offered("strike") == [
        "strike sword-a axe-a sword-axe",
        "strike sword-a thunderclap sword-axe",
        "strike thunderclap axe-a sword-axe",
        "strike thunderclap sword-a hammer-sword",
        "strike axe-a thunderclap axe-spear",
    ]


@pytest.mark.rule("LOR-9.10.2")
@pytest.mark.parametrize("first", ["ambush", "spear-wall-a"])
def test_both_hunt_effects_may_be_used_in_either_order(first: str) -> None:
    """Look at the monster's hand before or after the spear wall is set against it."""
    second = "ambush" if first == "spear-wall-a" else "spear-wall-a"
    table = round_with("spear-wall-a ambush shield-a shield-b shield-c sword-a")

    table.says(ASTRID, "strike spear-wall-a ambush spear-bow")
    table.says(ASTRID, f"use {first}", f"use {second}", "end round")

    assert table.asked == (ASTRID, "attack")
    table.says(ASTRID, "attack by attack-3")
    assert ("fury", 4) in table.match.decision.facts


@pytest.mark.rule("LOR-9.10.2")
def test_neither_hunt_effect_must_be_used() -> None:
    table = round_with("spear-wall-a ambush shield-a shield-b shield-c sword-a")

    table.says(ASTRID, "strike spear-wall-a ambush spear-bow", "decline")
    table.skips(ASTRID, "hunt-effect").says(ASTRID, "end round")

    assert table.asked == (BJORN, "attack")
    table.says(BJORN, "attack by attack-3")
    assert ("fury", 6) in table.match.decision.facts


@pytest.mark.rule("LOR-9.10.1", "LOR-9.18.3", "LOR-9.11")
def test_the_boss_regenerates_after_a_hunt_that_did_not_kill_it() -> None:
    table = round_with("sword-a axe-a spear-a bow-a shield-a shield-b")
    table.says(ASTRID, "strike sword-a axe-a sword-axe", "end round")
    table.says(BJORN, "attack by attack-2").says(ASTRID, "defend shield-a", "defend no more")
    table.hunter_draws("sword-b").monster_draws("special-2 mighty")
    assert markers(table.game, "loki") == ["astrid", "-", "-", "-", "-"]

    table.says(ASTRID, "end round", "injure strength")

    assert markers(table.game, "loki") == ["-"] * 5
    assert loki_in(table) == "1"


@pytest.mark.rule("LOR-9.18.3")
def test_the_boss_regenerates_after_the_injury_of_the_failed_hunt() -> None:
    """And before combat cards are discarded: six of them with wisdom 4."""
    table = round_with("sword-a axe-a spear-a spear-b shield-a shield-b")
    table.says(ASTRID, "strike sword-a axe-a sword-axe", "end round")
    table.says(BJORN, "attack by attack-2").says(ASTRID, "defend shield-a", "defend no more")
    table.hunter_draws("sword-b").monster_draws("special-2 mighty").says(ASTRID, "end round")

    assert table.asked == (ASTRID, "injure")
    assert markers(table.game, "loki") == ["astrid", "-", "-", "-", "-"]
    table.says(ASTRID, "injure wisdom")
    assert table.asked == (ASTRID, "limit-cards")
    assert markers(table.game, "loki") == ["-"] * 5


@pytest.mark.rule("LOR-1.4", "LOR-9.18.1", "LOR-1.1.1")
def test_killing_the_boss_wins_at_once() -> None:
    """Five wounds, ten cards; nothing more is carried out, whatever is in hand."""
    table = hero_round(
        a_hunt(
            "loki",
            cards="sword-a sword-b axe-a axe-b spear-a spear-b",
            hands={ASTRID: "bow-a bow-b hammer-a hammer-b shield-a"},
            attributes={ASTRID: (2, 6, 5)},
            slain={"garm": ASTRID},
        )
    )

    for pair in ("sword-a axe-a sword-axe", "hammer-a sword-b hammer-sword"):
        table.says(ASTRID, f"strike {pair}")
    table.says(ASTRID, "strike axe-b spear-a axe-spear")
    table.says(ASTRID, "strike spear-b bow-a spear-bow", "decline")
    assert table.asked == (ASTRID, "strike")
    table.says(ASTRID, "strike bow-b hammer-b bow-hammer")

    assert table.match.over
    assert table.game.winners == mask_of(ASTRID)
    assert table.game.ended_by == "LOR-1.4"


@pytest.mark.rule("LOR-R11", "LOR-9.15")
def test_lokis_special_attack_shuffles_the_hand_away_and_gives_one_card_less() -> None:
    table = a_hunt(
        "loki",
        cards="sword-a axe-a",
        hands={ASTRID: "bow-a"},
        attributes={ASTRID: (3, 2, 3)},
        slain={"garm": ASTRID},
    )

    table.says(BJORN, "attack by special-1").says(ASTRID, "defend no more", "injure authority")
    assert len(table.offered()) == 35  # all of them, the hand among them
    table.hunter_draws("spear-a bow-a")
    assert values(table.game, ASTRID) == (2, 2, 3)
    assert hand(table.game, ASTRID) == "spear-a bow-a"
    assert len(table.game.zones[COMBAT_DECK]) == 33
    assert table.match.decision.rule == "LOR-9.6.5"


# Activated (LOR-9.1.5)


@pytest.mark.rule("LOR-9.1.5", "LOR-6.5.3")
def test_the_boss_is_placed_anywhere_else_by_the_active_player_without_die() -> None:
    match = given_lords(loki="1", runes={ASTRID: "othala"}, phase="rune-phase", chance="asked")

    table = when(match).says(ASTRID, "activate loki")
    assert table.asked == (ASTRID, "place-boss")
    assert len(table.offered()) == 15
    assert "place loki 1" not in table.offered()
    table.says(ASTRID, "place loki 16")

    assert loki_in(table) == "16"
    assert held_runes(table.game, ASTRID) == ""


@pytest.mark.rule("LOR-9.1.5")
def test_an_event_wakes_the_boss_for_the_builder() -> None:
    """Event 1 has its symbol, event 2 has not."""
    woken, asleep = (
        when(
            given_lords(
                seats=3,
                turn=BJORN,
                wheel={"prepare": [BJORN]},
                events=event,
                phase="special-action",
            )
        ).says(BJORN, "build monument odin")
        for event in ("event-1", "event-2")
    )

    assert woken.asked == (BJORN, "place-boss")
    assert asleep.asked[1] != "place-boss"


@pytest.mark.rule("LOR-9.2", "LOR-1.6.2")
def test_the_boss_does_not_stomp() -> None:
    match = given_lords(
        armies=[(BJORN, "5", 2)], loki="1", runes={ASTRID: "othala"}, phase="rune-phase"
    )

    table = when(match).says(ASTRID, "activate loki", "place loki 5")

    assert tell_armies(table.game) == ["bjorn 2 in 5"]
    assert table.asked[1] != "stomp"


# It is no monster (LOR-1.6.2), and bars armies (LOR-1.6.3)


@pytest.mark.rule("LOR-9.3.2", "LOR-1.6.2", "LOR-3.5.1")
def test_the_boss_is_never_controlled_nor_activated_as_a_monster() -> None:
    """With all runes at hand only its own rune action is offered."""
    match = given_lords(
        loki="1",
        monsters={"draugr": "5"},
        runes={ASTRID: "othala uruz algiz"},
        attributes={ASTRID: (2, 2, 3)},
        blessings={ASTRID: "beast-tamer"},
        phase="rune-phase",
    )

    table = when(match)
    assert table.offered("tame") == []
    assert table.offered("activate") == ["activate loki", "activate draugr"]
    table.says(ASTRID, "use beast-tamer")
    assert table.offered() == ["tame draugr"]
    table.says(ASTRID, "tame draugr", "pay uruz").skips(ASTRID, "rune-phase", "manoeuvres")
    table.says(ASTRID, "act monsters")

    assert table.offered() == ["activate draugr"]


@pytest.mark.rule("LOR-1.6.2")
def test_effects_on_monsters_pass_the_boss_by() -> None:
    """Mjolnir wounds it not, Gnipa Chain leads it not, Old Scar is for monsters."""
    hammer = when(
        given_lords(
            control={"10": ASTRID}, monsters={"draugr": "5"}, loki="1", phase="special-action"
        )
    ).says(ASTRID, "use mjolnir")
    chain = when(
        given_lords(
            artefacts={ASTRID: "gnipa-chain"},
            monsters={"draugr": "5"},
            loki="1",
            phase="manoeuvres",
        )
    ).says(ASTRID, "use gnipa-chain")
    scar = a_hunt(
        "loki", hands={ASTRID: "bow-a"}, blessings={ASTRID: "old-scar"}, slain={"garm": ASTRID}
    )

    assert not [text for text in hammer.offered() if text.endswith("of loki")]
    assert chain.offered() == ["move draugr to 1", "move draugr to 6"]
    assert scar.asked == (BJORN, "attack")


@pytest.mark.rule("LOR-1.6", "LOR-1.6.3", "LOR-6.3.2")
def test_nobody_moves_an_army_into_the_region_of_the_boss() -> None:
    """From the start, for everybody; out of it is allowed."""
    match = given_lords(armies=[(ASTRID, "5", 2), (ASTRID, "1", 3)], loki="1", phase="manoeuvres")

    table = when(match)

    assert table.offered("move astrid 2") == ["move astrid 2 from 5 to 6"]
    table.cannot(ASTRID, "move astrid 2 from 5 to 1", "LOR-6.3.2", "Loki is there")
    table.says(ASTRID, "move astrid 3 from 1 to 2")
    assert tell_armies(table.game) == ["astrid 3 in 2", "astrid 2 in 5"]


@pytest.mark.rule("LOR-1.6")
def test_there_is_one_boss_with_five_pairs_of_weapons_and_no_artefact() -> None:
    content = own_content()
    table = when(given_lords(loki="16"))

    assert [boss.id for boss in own_box().bosses] == ["loki"]
    assert len(content.spaces[-1]) == 5
    assert loki_in(table) == "16"
    assert len(content.artefact_of) == 6


@pytest.mark.rule("LOR-9.15", "LOR-9.14")
def test_a_failed_hunt_of_the_boss_gives_no_artefact() -> None:
    table = round_with("sword-a axe-a spear-a bow-a shield-a shield-b")

    table.says(ASTRID, "end round", "injure strength")
    table.says(ASTRID, "discard card shield-a", "discard card shield-b", "discard card bow-a")

    assert artefacts(table.game, ASTRID) == ""
