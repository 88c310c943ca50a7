"""LOR-9.4 to LOR-9.8: a hunt: its start, the monster's round, the hero's round, failure."""

from __future__ import annotations

import pytest

from games.lords.table import (
    LordsTable,
    a_hunt,
    claws,
    given_lords,
    hand,
    hero_round,
    hunt_of,
    markers,
    values,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.games.lords.rules.components import ATTACK_DECK, ATTACK_DISCARD, ATTACK_PLAYED
from ragnatafl.kernel.seats import Seat

WELL = {ASTRID: (3, 2, 4)}
"""Authority 3, strength 2, wisdom 4: injuries are seen."""


def attack_cards(table: LordsTable) -> tuple[int, int, int]:
    """How many attack cards are in the deck, discarded, and open."""
    zones = table.game.zones
    return len(zones[ATTACK_DECK]), len(zones[ATTACK_DISCARD]), len(zones[ATTACK_PLAYED])


# Who hunts what, and who plays it (LOR-9.4)


@pytest.mark.rule("LOR-9.4", "LOR-8.5.9.2")
def test_a_hunt_needs_the_hero_in_the_region_and_the_action_monsters() -> None:
    match = given_lords(
        seats=3,
        monsters={"draugr": "1", "garm": "2"},
        phase="hero-phase",
        chance="asked",
    )

    table = when(match).says(ASTRID, "skip").skips(ASTRID)
    assert table.asked == (ASTRID, "special-action")
    table.says(ASTRID, "act monsters")
    assert table.offered("hunt") == ["hunt draugr"]
    table.cannot(ASTRID, "hunt garm", "LOR-9.4", "not in the hero's region")
    table.cannot(ASTRID, "hunt fafnir", "LOR-9.4")
    table.says(ASTRID, "hunt draugr").hunter_draws("spear-a bow-a")

    assert table.told("hunt")[0].facts == (("prey", "draugr"), ("keeper", "dagny"))


@pytest.mark.rule("LOR-9.4.1")
@pytest.mark.parametrize(
    ("seats", "rings", "keeper"),
    [
        (2, {}, BJORN),
        (3, {}, DAGNY),
        (4, {}, EIRIK),
        (3, {"draugr": BJORN}, BJORN),
        (4, {"draugr": DAGNY}, DAGNY),
    ],
)
def test_its_controller_plays_the_monster_else_who_sits_to_the_right(
    seats: int, rings: dict[str, Seat], keeper: Seat
) -> None:
    table = a_hunt(seats=seats, rings=rings)

    assert table.asked == (keeper, "attack")
    assert claws(table.game, keeper) == "special-1 attack-1"


@pytest.mark.rule("LOR-9.4.2", "LOR-F21")
def test_ones_own_monster_is_hunted_too_and_played_from_the_right() -> None:
    match = given_lords(
        seats=3,
        monsters={"draugr": "1"},
        rings={"draugr": ASTRID},
        phase="special-action",
        chance="asked",
    )

    table = when(match).says(ASTRID, "act monsters", "hunt draugr")
    table.hunter_draws("spear-a bow-a").monster_draws("attack-1 attack-2")

    assert table.asked == (DAGNY, "attack")


@pytest.mark.rule("LOR-F21", "LOR-9.4")
def test_a_monster_of_another_player_may_be_hunted() -> None:
    match = given_lords(
        seats=3,
        monsters={"draugr": "1"},
        rings={"draugr": BJORN},
        phase="special-action",
        chance="asked",
    )

    table = when(match).says(ASTRID, "act monsters")
    assert table.offered() == ["hunt draugr"]
    table.says(ASTRID, "hunt draugr")
    table.hunter_draws("spear-a bow-a").monster_draws("attack-1 attack-2")

    assert table.asked == (BJORN, "attack")


# Start (LOR-9.5)


@pytest.mark.rule("LOR-9.5", "LOR-9.5.1")
@pytest.mark.parametrize("choice", ["use grendels-arm", "decline"])
def test_what_is_for_the_start_of_a_hunt_comes_before_any_card_is_drawn(choice: str) -> None:
    match = given_lords(
        monsters={"draugr": "1"},
        artefacts={ASTRID: "grendels-arm"},
        chance="asked",
        steps=hunt_of("draugr"),
    )

    table = when(match)
    assert table.asked == (ASTRID, "use-card")
    assert hand(table.game, ASTRID) == ""
    table.says(ASTRID, choice)
    drawn = "sword-a sword-b spear-a spear-b" if choice.startswith("use") else "spear-a spear-b"
    table.hunter_draws(drawn).monster_draws("attack-1 attack-2")

    assert hand(table.game, ASTRID) == drawn
    assert table.asked == (BJORN, "attack")


@pytest.mark.rule("LOR-9.5.1")
def test_two_things_of_the_hunter_for_the_start_are_both_used() -> None:
    """Grendel's Arm draws the card that Old Scar asks for; Bjorn is not asked in her hunt."""
    match = given_lords(
        monsters={"draugr": "1"},
        artefacts={ASTRID: "grendels-arm"},
        blessings={ASTRID: "old-scar"},
        chance="asked",
        steps=hunt_of("draugr"),
    )

    table = when(match)
    assert table.offered() == ["use grendels-arm", "decline"]
    table.says(ASTRID, "use grendels-arm").hunter_draws("bow-a bow-b")
    table.says(ASTRID, "use old-scar", "discard card bow-a", "cover axe-rune of draugr")
    table.says(ASTRID, "gain uruz").hunter_draws("spear-a spear-b")
    table.monster_draws("attack-1 attack-2")

    assert markers(table.game, "draugr").count("astrid") == 1
    assert hand(table.game, ASTRID) == "spear-a spear-b bow-b"


@pytest.mark.rule("LOR-9.5.1", "LOR-9.7.5")
def test_a_monster_killed_at_the_start_of_a_hunt_ends_it_at_once() -> None:
    """Old Scar covers the last space: Grendel's Arm has no hunt to draw for."""
    match = given_lords(
        monsters={"draugr": "1"},
        wounds={"draugr": dict.fromkeys(range(6), ASTRID)},
        hands={ASTRID: "bow-a"},
        artefacts={ASTRID: "grendels-arm"},
        blessings={ASTRID: "old-scar"},
        chance="asked",
        steps=hunt_of("draugr"),
    )

    table = when(match).says(ASTRID, "use old-scar", "discard card bow-a", "cover axe of draugr")

    assert table.told("hunt-succeeds")
    assert not table.told("draw-cards")
    assert table.asked[0] == BJORN


@pytest.mark.rule("LOR-9.5.2")
@pytest.mark.parametrize(
    ("strength", "injured", "cards"),
    [
        (2, "", "spear-a spear-b"),
        (4, "", "spear-a spear-b bow-a bow-b"),
        (4, "strength", "spear-a spear-b"),
    ],
)
def test_the_hunter_draws_as_many_cards_as_strength(
    strength: int, injured: str, cards: str
) -> None:
    """On top of the hand; an injured attribute counts 2."""
    table = a_hunt(
        cards=cards,
        hands={ASTRID: "sword-a"},
        attributes={ASTRID: (2, strength, 2)},
        injured={ASTRID: injured},
    )

    assert hand(table.game, ASTRID) == f"sword-a {cards}"
    assert table.asked == (BJORN, "attack")


@pytest.mark.rule("LOR-9.5.3", "LOR-4.4.2")
def test_all_fourteen_attack_cards_are_shuffled_for_each_hunt() -> None:
    """What an earlier hunt discarded is back; the monster draws 2."""
    match = given_lords(
        monsters={"draugr": "1"}, chance="asked", steps=hunt_of("draugr") + hunt_of("draugr")
    )

    table = when(match).hunter_draws("spear-b bow-a").monster_draws("attack-1 attack-2")
    assert attack_cards(table) == (12, 0, 0)
    table.says(BJORN, "attack by attack-1").says(ASTRID, "defend no more", "injure wisdom")
    table.hunter_draws("bow-b").monster_draws("mighty charge")
    assert attack_cards(table) == (10, 2, 0)
    table.says(ASTRID, "end round", "injure strength", "discard card bow-a")
    table.hunter_draws("bow-c volley-a")
    assert len(table.offered()) == 14
    table.monster_draws("attack-1 charge")

    assert attack_cards(table) == (12, 0, 0)


@pytest.mark.rule("LOR-9.5.4")
def test_rounds_alternate_and_the_monsters_comes_first() -> None:
    table = a_hunt(cards="sword-a sword-b")

    heard = [table.asked]
    table.says(BJORN, "attack by attack-1")
    table.says(ASTRID, "defend no more", "injure authority").hunter_draws("axe-b")
    table.monster_draws("attack-2 attack-3")
    heard.append(table.asked)
    table.says(ASTRID, "strike sword-a sword", "end round")
    heard.append(table.asked)

    assert heard == [(BJORN, "attack"), (ASTRID, "strike"), (BJORN, "attack")]


# Failure (LOR-9.8)


@pytest.mark.rule("LOR-9.8.1", "LOR-9.8.5")
def test_an_injury_too_many_ends_the_hunt_at_once() -> None:
    """All three are hurt: Wild Attack's discard does not follow, no injury is left to take."""
    table = a_hunt(
        attacks="wild-1 special-1", attributes=WELL, injured={ASTRID: "authority strength wisdom"}
    )

    table.says(BJORN, "attack by wild-1").says(ASTRID, "defend no more")

    assert table.told("hunt-fails")
    assert hand(table.game, ASTRID) == "sword-a axe-a"
    assert table.asked[0] == BJORN
    assert values(table.game, ASTRID) == (2, 2, 2)


@pytest.mark.rule("LOR-9.8.1")
def test_the_second_of_two_injuries_may_be_the_one_too_many() -> None:
    table = a_hunt(
        attacks="mighty special-1", attributes=WELL, injured={ASTRID: "authority strength"}
    )

    table.says(BJORN, "attack by mighty").says(ASTRID, "defend no more")
    assert table.offered() == ["injure wisdom"]
    table.says(ASTRID, "injure wisdom")

    assert table.told("hunt-fails")


@pytest.mark.rule("LOR-9.8.1")
def test_the_third_injury_alone_does_not_end_the_hunt() -> None:
    table = a_hunt(attributes=WELL, injured={ASTRID: "authority strength"})

    table.says(BJORN, "attack by attack-1").says(ASTRID, "defend no more", "injure wisdom")
    table.hunter_draws("spear-a").monster_draws("attack-2 attack-3")

    assert table.asked == (ASTRID, "strike")


@pytest.mark.rule("LOR-9.8.3", "LOR-9.8.5")
def test_an_attack_may_say_that_the_hunt_ends() -> None:
    table = a_hunt(attacks="recall special-1", attributes=WELL)

    table.says(BJORN, "attack by recall").says(ASTRID, "defend no more")
    assert table.told("hunt-fails")
    table.says(ASTRID, "injure strength")

    assert table.told("injured")[-1].facts == (("attribute", "strength"),)
    assert table.asked[0] == BJORN


@pytest.mark.rule("LOR-9.8", "LOR-9.8.4", "LOR-9.8.5")
@pytest.mark.parametrize("cards", ["sword-a axe-a", "bow-a bow-b"])
def test_a_heros_round_without_a_wound_is_a_failure(cards: str) -> None:
    """Whether the hunter will not or cannot; the hero takes 1 injury, no more and no less."""
    table = hero_round(a_hunt(cards=cards, attributes=WELL))

    assert ("strike sword-a sword" in table.offered()) == cards.startswith("sword")
    table.says(ASTRID, "end round")
    assert table.told("hunt-fails")
    assert table.asked == (ASTRID, "injure")
    table.says(ASTRID, "injure strength")

    assert table.asked[0] == BJORN
    assert values(table.game, ASTRID) == (2, 2, 4)
    assert len(table.told("injured")) == 2  # the attack's and this one
