"""The words of pictures: what cards are called and what they do."""

from __future__ import annotations

from ragnatafl.drawing.sight import text_of
from ragnatafl.games.lords.rules.components import CARDS, COMBAT, TITLE_OF, TITLES
from ragnatafl.kernel.language import Language


def _key_of(card: int) -> str:
    """Copies of a combat card have one name and one text."""
    return TITLES.write(TITLE_OF[card]) if card in COMBAT else CARDS.write(card)


def card_name(words: Language, card: int) -> str:
    own = CARDS.write(card)
    return words.name(own if words.has(f"name-{own}") else _key_of(card))


def card_text(words: Language, card: int) -> str:
    """What a card does; empty for one that only has a number."""
    if card not in COMBAT:
        return text_of(words, f"text-{CARDS.write(card)}")
    parts = dict.fromkeys((hunt_text(words, card), battle_text(words, card)))
    return " ".join(filter(None, parts))


def hunt_text(words: Language, card: int) -> str:
    """What a combat card does in a hunt."""
    return text_of(words, f"text-hunt-{_key_of(card)}")


def battle_text(words: Language, card: int) -> str:
    """What a combat card does in a battle."""
    return text_of(words, f"text-battle-{_key_of(card)}")
