"""The words of pictures: what cards are called and what they do, with their entries' numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ragnatafl.drawing.typed import Shape, noted, shape_of, typed_text
from ragnatafl.games.lords.cards.box import SHELF, Box
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
    thing_of_god,
    thing_of_prey,
)
from ragnatafl.kernel.content import Entry
from ragnatafl.kernel.language import Language

IN_HUNTS: Final = ("hunt", "hunt-after", "any-weapon", "block")
IN_BATTLES: Final = ("battle", "own-value")


def card_name(content: LordsContent, words: Language, card: int) -> str:
    """Copies of a combat card have one name, and one text; one that was typed has its own."""
    return content.entry[card].title or words.name(CARDS.write(card))


@cache
def _ours() -> dict[tuple[type[Entry], str], set[Shape]]:
    """What our own entries do, in all versions: our texts fit what does the same."""
    found: dict[tuple[type[Entry], str], set[Shape]] = {}
    for version in SHELF.versions:
        for _, entries in Box(SHELF.take(version=version.number)).named:
            for entry in entries:
                found.setdefault((type(entry), entry.id), set()).add(shape_of(entry))
    return found


def said_of(
    words: Language, key: str, entry: Entry, moments: Sequence[str] = (), with_note: bool = True
) -> str:
    """Our text of an entry, or what one does that was typed; what no effect does is noted behind
    it."""
    text = typed_text(words, key, entry, _ours().get((type(entry), entry.id)), moments)
    return noted(text, entry) if with_note else text


def card_text(content: LordsContent, words: Language, card: int) -> str:
    """What a card does; empty for one that only has a number."""
    if card not in content.combat:
        return said_of(words, f"text-{CARDS.write(card)}", content.entry[card])
    texts = hunt_text(content, words, card), battle_text(content, words, card)
    return " ".join(filter(None, dict.fromkeys(texts)))


def hunt_text(content: LordsContent, words: Language, card: int) -> str:
    """What a combat card does in a hunt."""
    entry = content.entry[card]
    return said_of(words, f"text-hunt-{entry.id}", entry, IN_HUNTS)


def battle_text(content: LordsContent, words: Language, card: int) -> str:
    """What a combat card does in a battle."""
    entry = content.entry[card]
    return said_of(words, f"text-battle-{entry.id}", entry, IN_BATTLES, with_note=False)


def special_text(content: LordsContent, words: Language, prey: PreyId) -> str:
    """The special attack on the board of a monster or the boss."""
    entry = content.things[thing_of_prey(prey)]
    return said_of(words, f"text-special-{PREY.write(prey)}", entry, ("special-attack",))


def territory_text(content: LordsContent, words: Language, prey: PreyId) -> str:
    """The territory attack on the board of a monster; of the boss, what its region is like."""
    name, entry = PREY.write(prey), content.things[thing_of_prey(prey)]
    key = "text-loki" if prey == BOSS else f"text-territory-{name}"
    return said_of(words, key, entry, ("territory-attack", "activated"), with_note=False)


def god_text(content: LordsContent, words: Language, god: GodId) -> str:
    """LOR-8.1.1: what a priest brings."""
    return said_of(words, f"text-god-{GODS.write(god)}", content.things[thing_of_god(god)])


def condition_text(content: LordsContent, words: Language, condition: ConditionId) -> str:
    """LOR-1.5.1: when it is fulfilled."""
    entry = content.things[thing_of_condition(condition)]
    return said_of(words, f"text-{CONDITIONS.write(condition)}", entry)
