"""The words of pictures: what clans, groups of figures and cards are called, what cards do."""

from __future__ import annotations

from typing import Final

from ragnatafl.drawing.sight import text_of
from ragnatafl.games.bloodrage.rules.components import CARDS, BloodRageContent
from ragnatafl.games.bloodrage.rules.figures import Group, write_group
from ragnatafl.kernel.content import facts_of
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
    """What a card does, with the numbers of its entry; empty for one that no file describes."""
    entry = content.entry[card]
    return text_of(words, f"text-{entry.id}", facts_of(entry))
