"""The versions of the content: what the second one changed, and that all else is as it was."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.surtr.table import own_box, own_content
from ragnatafl.kernel.content import Entry


def begins(step: str, count: int) -> dict[str, int | str]:
    return {"on": "advantage", "step": step, "count": count}


def stronger(count: int) -> dict[str, int | str]:
    return begins("strengthen-frontier", count)


ALLIES = {"on": "advantage", "effect": "ally_first_realms", "count": 2}
TILES: dict[str, dict[str, Any]] = {
    "ragnar": {
        "priority": "reinforce", "preference": 2, "when": (begins("draw-cards", 2), stronger(6)),
    },
    "lagertha": {"attributes": (2, 2, 2), "when": (begins("draw-cards", 1), stronger(2))},
    "aslaug": {"preference": 2, "when": (ALLIES, stronger(5))},
    "snorri": {"attributes": (2, 2, 2), "when": (begins("gain-runes", 1), stronger(6))},
    "beowulf": {"attributes": (2, 2, 2), "when": (begins("gain-runes", 1), stronger(3))},
    "sixth": {
        "attributes": (2, 2, 2), "preference": 3,
        "when": (begins("draw-cards", 1), stronger(3)),
    },
}  # fmt: skip
"""Ragnar mobilises by his cards alone; four begin with 2 everywhere; Ragnar and Aslaug go for
people's regions first; all begin with a stronger army."""
CARDS: dict[str, dict[str, Any]] = {
    "ragnar-1": {"special": "monsters"},
    "lagertha-1": {"special": "reinforce"},
    "jarl-2": {"special": "prepare"},
    "jarl-3": {"special": "monsters"},
    "gothi-2": {"special": "monsters"},
}
"""Of heroes none mobilises, of the Jarl's cards one; and the Gothi builds with two."""


def as_told(entry: Entry) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(entry)
    return told


@pytest.mark.parametrize("kind", ["tiles", "actions", "challenges"])
def test_the_second_content_changes_these_entries_and_no_others(kind: str) -> None:
    changes = {"tiles": TILES, "actions": CARDS, "challenges": {}}[kind]
    before: tuple[Entry, ...] = getattr(own_box(1), kind)
    after: tuple[Entry, ...] = getattr(own_box(2), kind)

    assert [as_told(entry) for entry in after] == [
        {**as_told(entry), **changes.get(entry.id, {})} for entry in before
    ]


@pytest.mark.rule("SOLO-1.3", "SOLO-2.7.3")
def test_both_contents_have_the_numbers_of_the_rulebook() -> None:
    """57 action cards, 27 of them advanced; 6 advanced ones for each Follower."""
    for version in (1, 2):
        content = own_content(version)
        assert len(content.action) == 57
        assert sum(map(len, content.advanced)) == 27
        assert {sum(tile.advanced) for tile in content.tile.values()} == {6}


@pytest.mark.rule("SOLO-5.4.8")
def test_both_contents_have_each_preference() -> None:
    for version in (1, 2):
        assert {tile.preference for tile in own_box(version).tiles} == {1, 2, 3}


def test_of_the_jarls_cards_one_mobilises_and_no_hero_does_but_the_sixth() -> None:
    marching = {card.id for card in own_box(2).actions if card.special == "mobilise"}

    basic = {"basic-a2", "basic-b2", "basic-c2"}
    assert marching == {*basic, "jarl-1", "gothi-8", "slayer-8", "sixth-2"}
