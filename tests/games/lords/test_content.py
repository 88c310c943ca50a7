"""The box of Lords of Ragnarok: every number of its cards and pieces."""

from __future__ import annotations

from collections import Counter

import pytest

from games.lords.table import own_box
from games.lords.table import own_content as content
from ragnatafl.games.lords.cards.entries import GodEntry
from ragnatafl.games.lords.rules.components import (
    CARDS,
    CONDITIONS,
    REWARD_OF,
    REWARDS,
    SPACE_KINDS,
    WEAPONS,
    WEAPONS_OF,
    thing_of_god,
)

COMBAT_CARDS = """
sword sword 3 1 3
sword-dance sword 2 0 2
onslaught sword 4 2 1
spear spear 2 0 3
spear-wall spear 1 0 2
impale spear 3 1 1
axe axe 4 2 3
frenzy axe 3 1 2
cleave axe 3 2 1
bow bow 1 0 3
volley bow 2 0 2
ambush bow 2 0 1
hammer hammer 2 0 3
stagger hammer 2 0 2
thunderclap hammer 3 1 1
shield shield 1 0 3
reinforcements shield 0 0 2
"""
"""Title, weapon, value, casualty symbols, copies."""
ATTACK_CARDS = """
special-1 4 7 2 yes
special-2 4 7 2 yes
special-3 4 7 1 yes
attack-1 4 6 2 yes
attack-2 5 7 2 yes
attack-3 6 8 2 yes
mighty 5 8 1 yes
wild-1 5 7 2 yes
wild-2 6 8 2 yes
quick 4 6 3 yes
nasty 5 7 2 yes
charge 7 9 1 no
surprise 6 8 2 yes
recall 4 6 3 no
"""
"""Fury, weak point, cards drawn, whether a shield blocks it."""
MONSTERS = {
    1: """
draugr uruz barrow-crown: sword sword axe-rune sword-priest axe spear-army axe
garm uruz gnipa-chain: spear axe spear-rune bow spear-realm axe bow-priest spear-army
fafnir othala andvaranaut: hammer spear hammer-rune bow hammer-realm spear bow-priest spear-army
grendel othala grendels-arm: axe hammer axe-priest hammer sword-army axe hammer-realm
hraesvelgr algiz eagle-feather: bow sword bow-rune sword bow-realm spear sword-priest
nidhogg algiz root-fang: sword hammer sword-realm hammer bow-priest axe-rune bow hammer-army
""",
    2: """
draugr uruz barrow-crown: sword sword axe-rune axe axe
garm uruz gnipa-chain: spear axe spear-rune bow axe bow-army
fafnir othala andvaranaut: hammer spear hammer-rune bow hammer-realm spear
grendel othala grendels-arm: axe hammer axe-priest hammer axe
hraesvelgr algiz eagle-feather: bow sword sword spear sword-priest
nidhogg algiz root-fang: sword hammer hammer bow-army spear-rune bow
""",
}
"""By version of the content: rune, artefact, wound spaces from left to right."""
BLESSED = {
    "odin": (
        "raven-banner levy war-council hird-discipline stone-ramparts einherjar allfathers-due "
        "forced-march garrison-law runic-muster wolf-pack jarls-word"
    ),
    "thor": (
        "thunder-arm weapon-rack monster-lore old-scar combat-training thick-hide "
        "hunters-offering blood-rush beast-tamer trophies drive-the-beast feared-name"
    ),
    "freya": (
        "seidr rune-carver falcon-cloak sea-paths guest-of-the-realms many-friends tithe "
        "pilgrimage forge-sisters tears-of-gold folkvang peace-of-the-thing"
    ),
}


def rows(table: str) -> list[str]:
    return table.strip().splitlines()


# Cards


def test_the_decks_have_their_sizes() -> None:
    """35 combat cards, 14 attacks, 36 blessings, 21 events; 5 heroes, 6 origins, 9 artefacts."""
    sizes = [len(deck) for deck in content().decks]

    assert sizes == [35, 14, 36, 21, 5, 6, 9]
    assert len(CONDITIONS) == 10


@pytest.mark.rule("LOR-9.17.1")
def test_the_combat_cards_are_those_of_the_table() -> None:
    """Six of each weapon and five shields; 17 casualty symbols, a total value of 74."""
    told = [
        f"{title.id} {title.weapon} {title.value} {title.casualties} {title.copies}"
        for title in own_box().combat
    ]
    assert told == rows(COMBAT_CARDS)
    weapons = Counter(WEAPONS.write(content().weapon[card]) for card in content().combat)
    assert weapons == {"sword": 6, "spear": 6, "axe": 6, "bow": 6, "hammer": 6, "shield": 5}
    assert sum(content().symbols) == 17
    assert sum(content().value) == 74


@pytest.mark.rule("LOR-9.17.2")
def test_the_attack_cards_are_those_of_the_table() -> None:
    """27 cards are drawn for all of them; the shield is no use against two."""
    told = [
        f"{card.id} {card.fury} {card.weak_point} {card.draws} {'yes' if card.shield else 'no'}"
        for card in own_box().attacks
    ]
    assert told == rows(ATTACK_CARDS)
    assert sum(card.draws for card in own_box().attacks) == 27


def test_each_god_has_twelve_blessings() -> None:
    for god, names in BLESSED.items():
        assert [card.id for card in own_box().blessings if card.god == god] == names.split()


def test_there_is_an_event_for_each_region() -> None:
    """Seven of each rune in each place, all three differ, seven boss symbols, five up to 16."""
    events = own_box().events

    assert [event.region for event in events] == [str(number) for number in range(1, 22)]
    for column in ([e.place for e in events], *zip(*(e.activate for e in events), strict=True)):
        assert Counter(column) == {"uruz": 7, "othala": 7, "algiz": 7}
    assert all(len({event.place, *event.activate}) == 3 for event in events)
    assert " ".join(event.region for event in events if event.boss) == "1 5 9 10 14 18 21"


# Monsters, gods, realms, pieces


@pytest.mark.rule("LOR-9.17.3", "LOR-7.5.1")
@pytest.mark.parametrize(
    ("version", "weapons", "gained"),
    [
        (1, {"sword": 9, "spear": 9, "axe": 9, "bow": 9, "hammer": 9}, (6, 5, 5, 5)),
        (2, {"sword": 6, "spear": 6, "axe": 8, "bow": 6, "hammer": 7}, (2, 4, 1, 2)),
    ],
)
def test_the_boards_of_monsters_are_those_of_the_table(
    version: int, weapons: dict[str, int], gained: tuple[int, ...]
) -> None:
    """Spaces by weapon; priests, runes, realms and armies to be gained; four spaces without."""
    boards = own_box(version).monsters
    kinds = [SPACE_KINDS.read(kind) for board in boards for kind in board.spaces]

    assert [
        f"{board.id} {board.rune} {board.artefact}: {' '.join(board.spaces)}" for board in boards
    ] == rows(MONSTERS[version])
    assert Counter(WEAPONS.write(w) for kind in kinds for w in WEAPONS_OF[kind]) == weapons
    rewards = Counter(REWARDS.write(REWARD_OF[k]) for k in kinds if REWARD_OF[k] >= 0)
    assert tuple(rewards[name] for name in ("priest", "rune", "realm", "army")) == gained
    for board in content(version).spaces[:6]:
        assert sum(REWARD_OF[kind] < 0 for kind in board) == 4


@pytest.mark.rule("LOR-9.10")
@pytest.mark.parametrize(
    ("version", "spaces"),
    [
        (1, "sword-axe spear-bow hammer-sword axe-spear bow-hammer"),
        (2, "sword-axe spear-bow hammer-sword"),
    ],
)
def test_the_board_of_loki_is_that_of_the_table(version: int, spaces: str) -> None:
    """Two weapons each, no rewards."""
    (boss,) = own_box(version).bosses

    assert (boss.rune, boss.bars_armies) == ("othala", True)
    assert " ".join(boss.spaces) == spaces


@pytest.mark.rule("LOR-2.4", "LOR-2.4.2")
def test_the_gods_are_those_of_the_table() -> None:
    gods = [content().things[thing_of_god(god)] for god in range(3)]
    told = [(g.attribute, g.artefact, g.spaces) for g in gods if isinstance(g, GodEntry)]

    assert told == [
        ("authority", "gungnir", 3), ("strength", "mjolnir", 3), ("wisdom", "brisingamen", 3),
    ]  # fmt: skip


@pytest.mark.rule("LOR-7.1.3")
def test_the_realms_are_those_of_the_table() -> None:
    """Clockwise from Muspelheim, the same rune opposite."""
    assert [(realm.id, realm.action, realm.rune) for realm in own_box().realms] == [
        ("muspelheim", "monsters", "uruz"),
        ("svartalfheim", "usurp", "othala"),
        ("niflheim", "prepare", "algiz"),
        ("vanaheim", "mobilise", "uruz"),
        ("alfheim", "reinforce", "othala"),
        ("jotunheim", "build-temple", "algiz"),
    ]


def test_the_pieces_are_those_of_the_box() -> None:
    """Twelve runes and two forge tokens of each type, a die with two faces of each kind."""
    assert content().rune_tokens == (12, 12, 12)
    assert content().forge_tokens == (2, 2, 2)
    assert content().faces == (2, 2, 2)
    assert [origin.id for origin in own_box().origins if origin.first] == ["odinson"]


@pytest.mark.rule("LOR-7.2")
def test_the_tracks_are_those_of_the_table() -> None:
    assert {t.id: (t.players, t.spaces, t.selections) for t in own_box().tracks} == {
        "large-a": ("3-4", 7, (2, 5)),
        "large-b": ("3-4", 7, (1, 3, 5)),
        "small-a": ("2", 5, (2, 4)),
        "small-b": ("2", 5, (1, 3, 5)),
    }


def test_every_card_has_an_entry_of_its_own() -> None:
    """No id stands for two cards."""
    ids = [CARDS.write(card) for card in content().cards]
    assert len(set(ids)) == len(ids) == 35 + 14 + 36 + 21 + 5 + 6 + 9
