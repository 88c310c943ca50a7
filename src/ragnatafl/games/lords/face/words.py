"""The words of pictures: what cards are called and what they do."""

from __future__ import annotations

from ragnatafl.drawing.sight import text_of
from ragnatafl.games.lords.rules.components import CARDS, LordsContent
from ragnatafl.kernel.language import Language


def card_name(content: LordsContent, words: Language, card: int) -> str:
    """Copies of a combat card have one name, and one text."""
    own = CARDS.write(card)
    return words.name(own if words.has(f"name-{own}") else content.entry[card].id)


def card_text(content: LordsContent, words: Language, card: int) -> str:
    """What a card does; empty for one that only has a number."""
    if card not in content.combat:
        return text_of(words, f"text-{CARDS.write(card)}")
    texts = hunt_text(content, words, card), battle_text(content, words, card)
    return " ".join(filter(None, dict.fromkeys(texts)))


def hunt_text(content: LordsContent, words: Language, card: int) -> str:
    """What a combat card does in a hunt."""
    return text_of(words, f"text-hunt-{content.entry[card].id}")


def battle_text(content: LordsContent, words: Language, card: int) -> str:
    """What a combat card does in a battle."""
    return text_of(words, f"text-battle-{content.entry[card].id}")
