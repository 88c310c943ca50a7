"""The words of pictures: what clans, groups of figures and cards are called, what cards do."""

from __future__ import annotations

from functools import cache
from typing import Final

from ragnatafl.drawing.typed import Shape, noted, shape_of, typed_text
from ragnatafl.games.bloodrage.cards.box import AGE_CARDS, SHELF
from ragnatafl.games.bloodrage.rules.components import CARDS, BloodRageContent
from ragnatafl.games.bloodrage.rules.figures import Group, write_group
from ragnatafl.kernel.content import entries_of
from ragnatafl.kernel.language import Language

CLANS: Final = ("wolf", "raven", "serpent", "bear")
"""By seat (BR-3.7)."""


def clan_name(words: Language, seat: int) -> str:
    return words.name(f"clan-{CLANS[seat]}")


def group_name(words: Language, group: Group) -> str:
    """All figures of a group, in words."""
    return words.name(write_group(group))


def card_name(words: Language, card: int) -> str:
    return words.name(CARDS.write(card))


def card_text(words: Language, content: BloodRageContent, card: int) -> str:
    """What a card does, with the numbers of its entry; a typed one by its effects and note."""
    entry = content.entry[card]
    return noted(typed_text(words, f"text-{entry.id}", entry, _ours().get(entry.id)), entry)


@cache
def _ours() -> dict[str, set[Shape]]:
    """What our own cards do, in all versions: our texts fit what does the same."""
    found: dict[str, set[Shape]] = {}
    for version in SHELF.versions:
        for entry in entries_of(SHELF.take(version=version.number), AGE_CARDS):
            found.setdefault(entry.id, set()).add(shape_of(entry))
    return found
