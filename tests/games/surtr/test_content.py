"""The box of Followers: action cards, corrupted heroes, challenges and the incarnation card."""

from __future__ import annotations

from collections import Counter

import pytest

from games.surtr.table import own_box, own_content
from ragnatafl.games.lords.rules.components import ATTRIBUTES
from ragnatafl.games.surtr.cards.entries import ActionEntry
from ragnatafl.games.surtr.rules import moments
from ragnatafl.games.surtr.rules.components import (
    CARDS,
    COSTS,
    RUNE_ACTIONS,
    TILES,
    TOKENS,
)
from ragnatafl.games.surtr.rules.turn import surtr_die

BASIC_RUNES = {
    "control-monster": 2, "ally": 2, "strengthen-army": 2, "draw-combat": 2, "raise-attribute": 2,
    "activate-monster": 1, "recruit": 1,
}  # fmt: skip


def actions(kind: str = "", group: str = "") -> list[ActionEntry]:
    """Action cards of a kind and of a set, hero or type."""
    return [
        card for card in own_box().actions if kind in ("", card.kind) and group in ("", card.set)
    ]


# SOLO-1.3 Counts


@pytest.mark.rule("SOLO-1.3")
def test_there_are_57_action_cards() -> None:
    """18 basic ones in three sets, 12 of six heroes, 27 advanced ones of three types."""
    counts = Counter((card.kind, card.set) for card in actions())

    assert counts == {
        **{("basic", group): 6 for group in ("a", "b", "c")},
        **{("hero", hero): 2 for hero in map(TILES.write, own_content().tile)},
        **{("advanced", kind): 9 for kind in ("jarl", "gothi", "slayer")},
    }
    assert len(actions()) == 57


@pytest.mark.rule("SOLO-1.3")
def test_there_are_six_corrupted_heroes_six_challenges_and_one_incarnation_card() -> None:
    assert len(own_content().tile) == len(own_box().tiles) == 6
    assert len(own_content().once) == len(own_box().challenges) == 6
    assert own_box().incarnation.id == "surtr"


@pytest.mark.rule("SOLO-1.3")
def test_the_surtr_die_has_the_faces_1_1_1_2_2_3() -> None:
    die = surtr_die(own_content().die)

    assert own_content().die == (3, 2, 1)
    assert die.weights == (3, 2, 1)


@pytest.mark.rule("SOLO-1.3", "SOLO-2.4")
def test_five_tokens_lie_on_slots_that_read_5_to_1() -> None:
    assert TOKENS == 5
    assert own_content().slots == (5, 4, 3, 2, 1)


# Basic sets


@pytest.mark.parametrize("group", ["a", "b", "c"])
def test_a_basic_set_has_one_card_for_each_special_action(group: str) -> None:
    found = sorted(card.special for card in actions("basic", group))

    assert found == ["build-temple", "mobilise", "monsters", "prepare", "reinforce", "usurp"]


@pytest.mark.parametrize("group", ["a", "b", "c"])
def test_a_basic_set_has_the_same_rune_actions(group: str) -> None:
    runes = Counter(r for c in actions("basic", group) for r in c.runes)

    assert runes == BASIC_RUNES


@pytest.mark.parametrize("group", ["a", "b", "c"])
def test_a_basic_set_says_max_as_often_as_min_has_no_bonus_and_is_removed(group: str) -> None:
    found = actions("basic", group)

    assert sum(card.tie == "max" for card in found) == 3
    assert not any(card.refresh == "reshuffle" for card in found)
    assert not any(has_bonus(card) for card in found)


# Hero and advanced cards


def has_bonus(card: ActionEntry) -> bool:
    return bool(own_content().hooks.own(moments.BONUS, CARDS.read(card.id)))


def test_every_hero_and_advanced_card_has_a_bonus() -> None:
    assert [card.id for card in actions() if has_bonus(card)] == [
        card.id for card in actions() if card.kind != "basic"
    ]


def test_all_of_them_are_reshuffled_but_one_of_each_type() -> None:
    """Those that give a blessing."""
    gone = [card.id for card in actions() if card.kind != "basic" and card.refresh == "remove"]

    assert gone == ["jarl-6", "gothi-3", "slayer-4"]


@pytest.mark.parametrize(
    ("kind", "special"),
    [
        ("jarl", {"mobilise": 3, "reinforce": 2, "usurp": 2, "prepare": 1, "build-temple": 1}),
        ("gothi", {"build-temple": 3, "prepare": 2, "usurp": 2, "mobilise": 1, "reinforce": 1}),
        ("slayer", {"monsters": 4, "prepare": 2, "usurp": 1, "mobilise": 1, "reinforce": 1}),
    ],
)
def test_the_special_actions_of_a_type(kind: str, special: dict[str, int]) -> None:
    assert Counter(card.special for card in actions("advanced", kind)) == special


# All cards


def test_no_card_builds_a_monument() -> None:
    """It has no space for a marker on the wheel."""
    assert "build-monument" not in {card.special for card in actions()}


def test_the_regions_of_the_cards_are_spread_over_the_board() -> None:
    """Card k, from 0, has region 1 + 8k mod 21 on the large side, 1 + 5k mod 16 on the small."""
    found = [card.regions for card in actions()]

    assert found == [(str(1 + 8 * k % 21), str(1 + 5 * k % 16)) for k in range(57)]


def test_29_cards_say_max_and_28_say_min() -> None:
    assert Counter(card.tie for card in actions()) == {"max": 29, "min": 28}


def test_rune_actions_cost_1_to_3() -> None:
    """Facts, section 2."""
    assert dict(zip(RUNE_ACTIONS.ids, COSTS, strict=True)) == {
        "control-monster": 1, "ally": 1, "strengthen-army": 2, "activate-monster": 2,
        "draw-combat": 2, "raise-attribute": 3, "recruit": 3,
    }  # fmt: skip


# Tiles

TILE_FACTS = """
ragnar   jarl   3  3  3 2 2 authority strength wisdom 3 mobilise     4 1 1
lagertha jarl   11 11 2 3 2 strength authority wisdom 2 usurp        3 2 1
aslaug   gothi  1  1  2 2 3 wisdom authority strength 1 build-temple 1 4 1
snorri   gothi  18 5  2 2 3 wisdom strength authority 1 build-temple 1 4 1
beowulf  slayer 9  9  2 3 2 strength wisdom authority 2 monsters     1 1 4
sixth    slayer 16 16 2 3 2 strength wisdom authority 2 monsters     2 1 3
"""
"""Hero, road, start on the large and on the small side, authority, strength, wisdom, their order,
preference, priority action, advanced cards of Jarl, Gothi and Slayer."""


@pytest.mark.rule("SOLO-1.2")
@pytest.mark.parametrize("line", TILE_FACTS.strip().splitlines())
def test_the_tile_of_each_corrupted_hero(line: str) -> None:
    words = line.split()
    (entry,) = [entry for entry in own_box().tiles if entry.id == words[0]]
    tile = own_content().tile[TILES.read(words[0])]

    found = [
        entry.id, entry.road, *entry.start, *map(str, entry.attributes), *entry.order,
        str(entry.preference), entry.priority, *map(str, entry.advanced),
    ]  # fmt: skip
    assert found == words
    assert entry.desolation == entry.start
    assert [ATTRIBUTES.write(which) for which in tile.order] == words[7:10]


def test_every_start_can_be_taken_with_two_armies_of_one_and_none_is_at_the_wheel() -> None:
    box = own_content()
    for tile in box.tile.values():
        for region, board in zip(tile.start, (box.large, box.small), strict=True):
            assert board.population[region] == 2
            assert not board.ring >> region & 1
