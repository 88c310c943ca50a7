"""Cards as they lie in a hand: kind by colour and sign, the number, name and text, god and age."""

from __future__ import annotations

from functools import cache
from typing import Final

from ragnatafl.drawing.cards import LEFT, NAME, NAME_ROOM, TEXT, TEXT_ROOM, WIDE, blank
from ragnatafl.drawing.lettering import wrapped, written
from ragnatafl.games.bloodrage.face.sheets import ROMAN, kind_sign
from ragnatafl.games.bloodrage.face.sight import BloodRageSight
from ragnatafl.games.bloodrage.face.words import card_name, card_text
from ragnatafl.games.bloodrage.rules.components import BloodRageContent
from ragnatafl.kernel.language import Language

HEAD: Final = 38
_GODS: Final = {
    "odins": "odin", "thors": "thor", "lokis": "loki", "friggas": "frigga",
    "heimdalls": "heimdall", "tyrs": "tyr",
}  # fmt: skip
"""The god that gives a card, by how its id begins."""


def look_of(kind: str) -> str:
    """Battle cards are red, quests green, upgrades dark (BR-2.5)."""
    return kind if kind in ("battle", "quest") else "upgrade"


def number_of(content: BloodRageContent, card: int) -> str:
    """STR for a battle card, glory for a quest, the cost in rage for an upgrade."""
    if any(line.get("on") == "card-strength" for line in content.entry[card].modify):
        return "X"  # it depends on other cards
    number = {"battle": content.strength, "quest": content.glory}.get(content.kind[card])
    return str((number or content.cost)[card])


def card_label(sight: BloodRageSight, card: int) -> str:
    """Everything on a card, in words."""
    say, content = sight.say, sight.content
    number, kind = number_of(content, card), content.kind[card]
    told = [sight.name(kind), say("draw-age", ("age", content.age[card]))]
    if kind == "battle":
        told.append(f"+{number}")
    elif kind == "quest":
        told.append(say("draw-glory", ("value", number)))
    else:
        told.append(say("draw-cost", ("value", number)))
        if kind != "clan":
            told.append(say("draw-str", ("value", content.strength[card])))
    text = card_text(sight.words, content, card)
    return f"{card_name(sight.words, card)} ({', '.join(told)}): {text}"


def draw_card(sight: BloodRageSight, card: int) -> tuple[str, int]:
    """The face of a card from its upper left corner, and how high it is."""
    return printed_card(sight.words, sight.content, card)


def kept_of(sight: BloodRageSight, card: int) -> int:
    """How high its head and name are: as much as is shown of a card where there is little room."""
    return HEAD + 10 + NAME * len(wrapped(card_name(sight.words, card), NAME_ROOM))


@cache
def printed_card(words: Language, content: BloodRageContent, card: int) -> tuple[str, int]:
    kind, title, number = content.kind[card], content.entry[card].id, number_of(content, card)
    age, strength, kind_of = ROMAN[content.age[card]], content.strength[card], _sign(title, kind)
    name = wrapped(card_name(words, card), NAME_ROOM)
    text = wrapped(card_text(words, content, card), TEXT_ROOM)
    below = HEAD + 2 + NAME * len(name)
    high = below + TEXT * len(text) + 24
    sign = {"battle": "", "quest": "br-glory"}.get(kind, "br-rage")
    figures = f"+{number}" if kind == "battle" else number
    at = 'transform="translate(25 20) scale(.78)"'
    parts = [
        blank(look_of(kind), HEAD, high),
        f'<use href="#{sign}" class="on-card" {at}/>' if sign else "",
        f'<text class="card-number" x="{44 if sign else 13}" y="32">{figures}</text>',
        f'<text class="card-age br-middle" x="{WIDE - 60}" y="28">{age}</text>',
        f'<use href="#{kind_of}" class="on-card" transform="translate({WIDE - 25} 20) scale(.8)"/>',
    ]
    if god := _GODS.get(title.partition("-")[0]):
        at = f'transform="translate({WIDE - 96} 20) scale(.75)"'
        parts.append(f'<use href="#br-god-{god}" class="line-card" {at}/>')
    if kind not in ("battle", "quest", "clan"):
        at = f'transform="translate({WIDE - 116} 20) scale(.55)"'
        parts.append(f'<use href="#br-battle" class="on-card" {at}/>')
        parts.append(f'<text class="card-chance" x="{WIDE - 95}" y="28">{strength}</text>')
    parts += written(name, "card-name", LEFT, HEAD + 2 + NAME, NAME)
    parts += written(text, "card-text", LEFT, below + 4 + TEXT, TEXT)
    return "".join(parts), high


def _sign(title: str, kind: str) -> str:
    """A monster shows itself."""
    if kind == "monster":
        return f"br-{title.rpartition('-')[0]}"  # 'troll-1' brings a troll
    return kind_sign(kind)
