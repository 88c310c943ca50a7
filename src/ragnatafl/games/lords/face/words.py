"""The words of pictures: what cards are called and what they do, with their entries' numbers."""

from __future__ import annotations

from ragnatafl.drawing.sight import text_of
from ragnatafl.games.lords.rules.board import GODS, GodId
from ragnatafl.games.lords.rules.components import (
    BOSS,
    CARDS,
    CONDITIONS,
    PREY,
    ConditionId,
    LordsContent,
    PreyId,
    thing_of_condition,
    thing_of_prey,
)
from ragnatafl.kernel.content import facts_of
from ragnatafl.kernel.language import Language


def card_name(content: LordsContent, words: Language, card: int) -> str:
    """Copies of a combat card have one name, and one text."""
    own = CARDS.write(card)
    return words.name(own if words.has(f"name-{own}") else content.entry[card].id)


def card_text(content: LordsContent, words: Language, card: int) -> str:
    """What a card does; empty for one that only has a number."""
    if card not in content.combat:
        return text_of(words, f"text-{CARDS.write(card)}", facts_of(content.entry[card]))
    texts = hunt_text(content, words, card), battle_text(content, words, card)
    return " ".join(filter(None, dict.fromkeys(texts)))


def hunt_text(content: LordsContent, words: Language, card: int) -> str:
    """What a combat card does in a hunt."""
    entry = content.entry[card]
    return text_of(words, f"text-hunt-{entry.id}", facts_of(entry))


def battle_text(content: LordsContent, words: Language, card: int) -> str:
    """What a combat card does in a battle."""
    entry = content.entry[card]
    return text_of(words, f"text-battle-{entry.id}", facts_of(entry))


def special_text(content: LordsContent, words: Language, prey: PreyId) -> str:
    """The special attack on the board of a monster or the boss."""
    entry = content.things[thing_of_prey(prey)]
    return text_of(words, f"text-special-{PREY.write(prey)}", facts_of(entry))


def territory_text(content: LordsContent, words: Language, prey: PreyId) -> str:
    """The territory attack on the board of a monster; of the boss, what its region is like."""
    name, entry = PREY.write(prey), content.things[thing_of_prey(prey)]
    return text_of(
        words, "text-loki" if prey == BOSS else f"text-territory-{name}", facts_of(entry)
    )


def god_text(words: Language, god: GodId) -> str:
    """LOR-8.1.1: what a priest brings."""
    return text_of(words, f"text-god-{GODS.write(god)}")


def condition_text(content: LordsContent, words: Language, condition: ConditionId) -> str:
    """LOR-1.5.1: when it is fulfilled."""
    entry = content.things[thing_of_condition(condition)]
    return text_of(words, f"text-{CONDITIONS.write(condition)}", facts_of(entry))
