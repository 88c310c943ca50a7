"""LOR-4 Runes and reserves: gains, limits, supply and decks."""

from __future__ import annotations

import pytest

from games.lords.table import discarded, given_lords, hand, held_runes, when
from kit.table import ASTRID, BJORN
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.lords.rules.components import (
    ALL_RUNES,
    RUNES,
)
from ragnatafl.games.lords.rules.state import Lords, runes_in_supply
from ragnatafl.kernel.match import Match


def supply(game: Lords) -> list[int]:
    return [runes_in_supply(game, rune) for rune in ALL_RUNES]


# LOR-4.1 Runes


@pytest.mark.rule("LOR-4.1", "LOR-4.1.2")
@pytest.mark.parametrize("rune", ["uruz", "othala", "algiz"])
def test_a_rune_from_the_supply_is_of_the_gaining_players_choice(rune: str) -> None:
    """Bjorn's marker is covered."""
    match = given_lords(phase="special-action", wheel={"prepare": [BJORN]})

    table = when(match).says(ASTRID, "act prepare")
    assert table.offered() == ["gain uruz", "gain othala", "gain algiz"]
    before = supply(table.game)[RUNES.read(rune)]
    table.says(BJORN, f"gain {rune}")

    assert held_runes(table.game, BJORN) == rune
    assert supply(table.game)[RUNES.read(rune)] == before - 1


@pytest.mark.rule("LOR-4.1.1")
def test_from_a_forge_comes_the_very_rune_lying_there() -> None:
    """Even when the supply has no more of its type, and it is not asked for."""
    match = given_lords(
        heroes={ASTRID: "2"},
        attributes={BJORN: (2, 2, 6), ASTRID: (2, 2, 6)},
        runes={ASTRID: "uruz uruz uruz uruz", BJORN: "uruz uruz uruz uruz uruz uruz"},
    )
    assert supply(match.state)[RUNES.read("uruz")] == 0

    table = when(match).says(ASTRID, "forge 2")

    assert held_runes(table.game, ASTRID) == "uruz " * 4 + "uruz"
    assert supply(table.game)[RUNES.read("uruz")] == 0
    assert not table.game.forged >> REGIONS.read("2") & 1


@pytest.mark.rule("LOR-4.1.3")
def test_spent_runes_return_to_the_supply() -> None:
    """Of twelve each: four lie on forges, two are Astrid's until she pays them."""
    match = given_lords(phase="rune-phase", runes={ASTRID: "uruz othala"})
    assert supply(match.state) == [9, 10, 11]

    table = when(match).says(ASTRID, "draw 1", "pay uruz othala")

    assert supply(table.game) == [10, 11, 11]


@pytest.mark.rule("LOR-4.1.3")
def test_discarded_runes_return_to_the_supply() -> None:
    match = given_lords(phase="special-action", runes={ASTRID: "uruz uruz"})
    assert supply(match.state) == [8, 11, 11]

    table = when(match).says(ASTRID, "act prepare", "gain algiz", "discard uruz")

    assert supply(table.game) == [9, 11, 10]


# LOR-4.2 The limit of wisdom


@pytest.mark.rule("LOR-4.2", "LOR-4.2.1", "LOR-5.2.3")
def test_wisdom_limits_runes_and_combat_cards_separately() -> None:
    """Wisdom 3, with three of each: a fourth rune costs a rune, a fourth card a card."""
    match = given_lords(
        phase="special-action",
        attributes={ASTRID: (2, 2, 3)},
        runes={ASTRID: "uruz uruz othala"},
        hands={ASTRID: "sword-a spear-a axe-a"},
        deck="bow-a",
    )

    table = when(match).says(ASTRID, "act prepare", "gain algiz")
    assert table.asked == (ASTRID, "limit-runes")
    assert table.offered() == ["discard uruz", "discard othala", "discard algiz"]
    table.says(ASTRID, "discard othala", "draw 1")
    assert table.asked == (ASTRID, "limit-cards")
    table.says(ASTRID, "discard card sword-a")

    assert held_runes(table.game, ASTRID) == "uruz uruz algiz"
    assert hand(table.game, ASTRID) == "spear-a axe-a bow-a"


@pytest.mark.rule("LOR-4.2")
def test_within_the_limit_nothing_is_discarded() -> None:
    match = given_lords(
        phase="special-action", runes={ASTRID: "uruz"}, hands={ASTRID: "sword-a"}, deck="bow-a"
    )

    table = when(match).says(ASTRID, "act prepare", "gain algiz", "draw 1")

    assert held_runes(table.game, ASTRID) == "uruz algiz"
    assert hand(table.game, ASTRID) == "sword-a bow-a"
    assert table.game.active == BJORN


@pytest.mark.rule("LOR-4.2.1", "LOR-8.1.2.1")
@pytest.mark.parametrize("given_up", ["uruz", "othala"])
def test_the_new_rune_or_an_old_one_is_given_up(given_up: str) -> None:
    """At the limit the rune of the forge is taken first."""
    match = given_lords(heroes={ASTRID: "2"}, runes={ASTRID: "othala othala"})

    table = when(match).says(ASTRID, "forge 2")
    assert held_runes(table.game, ASTRID) == "uruz othala othala"
    table.says(ASTRID, f"discard {given_up}")

    assert len(held_runes(table.game, ASTRID).split()) == 2
    assert ("uruz" in held_runes(table.game, ASTRID)) == (given_up != "uruz")


@pytest.mark.rule("LOR-4.2.1")
@pytest.mark.parametrize("given_up", ["sword-a", "spear-a", "axe-a"])
def test_the_new_card_or_an_old_one_is_discarded(given_up: str) -> None:
    match = given_lords(phase="special-action", hands={ASTRID: "sword-a spear-a"}, deck="axe-a")

    table = when(match).says(ASTRID, "act prepare", "draw 1")
    table.cannot(ASTRID, "discard card bow-a", "LOR-3.5")
    table.says(ASTRID, f"discard card {given_up}")

    assert discarded(table.game) == given_up
    assert given_up not in hand(table.game, ASTRID)


@pytest.mark.rule("LOR-4.2.2")
def test_all_runes_of_one_effect_are_taken_before_discarding() -> None:
    """A priest to Freya at level 3: wisdom 3, then three runes besides the two."""
    match = given_lords(priests={ASTRID: 1}, levels={"freya": 3}, runes={ASTRID: "uruz uruz"})

    table = when(match).says(ASTRID, "send priest freya", "gain algiz", "gain algiz", "gain algiz")
    assert held_runes(table.game, ASTRID) == "uruz uruz algiz algiz algiz"
    table.says(ASTRID, "discard uruz", "discard uruz")

    assert held_runes(table.game, ASTRID) == "algiz algiz algiz"


@pytest.mark.rule("LOR-4.2.2")
def test_all_cards_of_one_effect_are_drawn_before_discarding() -> None:
    match = given_lords(
        priests={ASTRID: 1},
        levels={"thor": 3},
        hands={ASTRID: "sword-a"},
        deck="bow-a axe-a spear-a",
    )

    table = when(match).says(ASTRID, "send priest thor")

    assert hand(table.game, ASTRID) == "sword-a spear-a axe-a bow-a"
    assert table.asked == (ASTRID, "limit-cards")
    assert len(table.offered()) == 4


@pytest.mark.rule("LOR-4.2.2", "LOR-8.5.11.5.2")
def test_all_runes_of_the_own_forges_are_taken_before_discarding() -> None:
    match = given_lords(
        phase="special-action",
        wheel={"usurp": [ASTRID]},
        control={"2": ASTRID, "6": ASTRID, "12": ASTRID},
        events="event-2",
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert table.asked == (ASTRID, "limit-runes")
    assert held_runes(table.game, ASTRID) == "uruz uruz othala"


def given_injury() -> Match[Lords]:
    """Astrid is about to injure Bjorn, who has wisdom 4, four runes and four cards."""
    return given_lords(
        phase="special-action",
        control={"10": ASTRID},
        attributes={BJORN: (2, 2, 4)},
        runes={BJORN: "uruz uruz othala algiz"},
        hands={BJORN: "sword-a spear-a axe-a bow-a"},
    )


@pytest.mark.rule("LOR-4.2.3", "LOR-F15")
def test_when_wisdom_is_injured_all_above_two_is_discarded_at_once() -> None:
    """In Astrid's turn, before she goes on."""
    table = when(given_injury()).says(ASTRID, "use mjolnir", "injure hero of bjorn")

    table.says(BJORN, "injure wisdom", "discard uruz", "discard othala")
    table.says(BJORN, "discard card axe-a", "discard card bow-a")

    assert held_runes(table.game, BJORN) == "uruz algiz"
    assert hand(table.game, BJORN) == "sword-a spear-a"
    assert table.asked == (ASTRID, "special-action")


@pytest.mark.rule("LOR-4.2.3")
def test_another_injury_costs_nothing_of_the_reserve() -> None:
    table = when(given_injury()).says(ASTRID, "use mjolnir", "injure hero of bjorn")

    table.says(BJORN, "injure strength")

    assert table.asked == (ASTRID, "special-action")
    assert len(held_runes(table.game, BJORN).split()) == 4


def given_hunt(runes: str = "") -> Match[Lords]:
    """Astrid hunts Draugr with wisdom 2 and strength 4, and the monster attacks."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "9"},
        attributes={ASTRID: (2, 4, 2)},
        hands={ASTRID: "axe-a axe-b"},
        runes={ASTRID: runes},
        monsters={"draugr": "9"},
        chance="asked",
    )
    table = when(match).says(ASTRID, "act monsters", "hunt draugr")
    drawn = ("sword-a", "sword-b", "bow-a", "bow-b")
    table.told_by_chance(*(f"combat-deck {card}" for card in drawn))
    table.told_by_chance("attack-deck attack-1", "attack-deck attack-2")
    return match


@pytest.mark.rule("LOR-4.2.4", "LOR-5.2.2")
def test_in_a_hunt_cards_are_unlimited() -> None:
    """Six in hand with wisdom 2, and one more after the attack."""
    match = given_hunt()
    assert len(hand(match.state, ASTRID).split()) == 6

    table = when(match).says(BJORN, "attack by attack-1")
    table.says(ASTRID, "defend no more", "injure wisdom")
    table.told_by_chance("combat-deck bow-c", "attack-deck wild-1", "attack-deck wild-2")

    assert len(hand(table.game, ASTRID).split()) == 7
    assert table.asked == (ASTRID, "strike")


@pytest.mark.rule("LOR-4.2.4")
def test_in_a_hunt_runes_are_limited() -> None:
    """The reward of a space is a third rune: one is discarded at once."""
    table = when(given_hunt("uruz uruz")).says(BJORN, "attack by attack-1")
    table.says(ASTRID, "defend no more", "injure authority")
    table.told_by_chance("combat-deck bow-c", "attack-deck wild-1", "attack-deck wild-2")

    table.says(ASTRID, "strike axe-a axe-rune", "gain algiz")

    assert table.asked == (ASTRID, "limit-runes")
    assert table.game.prey >= 0


@pytest.mark.rule("LOR-4.2.5", "LOR-9.18.4")
def test_right_after_the_hunt_cards_are_discarded_to_the_limit() -> None:
    """The hunt fails without a wound; of seven cards two may be kept."""
    table = when(given_hunt()).says(BJORN, "attack by attack-1")
    table.says(ASTRID, "defend no more", "injure authority")
    table.told_by_chance("combat-deck bow-c", "attack-deck wild-1", "attack-deck wild-2")
    table.says(ASTRID, "end round", "injure strength")

    for card in ("bow-a", "bow-b", "bow-c", "sword-a", "sword-b"):
        assert table.asked == (ASTRID, "limit-cards")
        table.says(ASTRID, f"discard card {card}")

    assert hand(table.game, ASTRID) == "axe-a axe-b"
    assert table.game.active == BJORN
