"""Cards as they lie in a hand: kind by colour and sign, the number, name and text, god and age."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

from ragnatafl.games.bloodrage.face.sheets import ROMAN, kind_sign
from ragnatafl.games.bloodrage.face.words import card_name, card_text, words, wrapped
from ragnatafl.games.bloodrage.rules.components import CARDS, TITLE_OF, TITLES, BloodRageContent

WIDE: Final = 220
_HEAD: Final = 56
_NAME, _TEXT = 26, 24
"""The height of a line."""
_NAME_ROOM, _TEXT_ROOM = 194 / 27, 194 / 20
"""How much goes into a line, in heights of a letter; bold ones are broader."""
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
    entry = content.card[card]
    if any(line.get("on") == "card-strength" for line in entry.modify):
        return "X"  # it depends on other cards
    return str({"battle": entry.strength, "quest": entry.glory}.get(entry.kind, entry.cost))


def card_label(content: BloodRageContent, code: str, card: int) -> str:
    """Everything on a card, in words."""
    say, entry = words(code).say, content.card[card]
    number = number_of(content, card)
    told = [words(code).name(entry.kind), say("draw-age", (("age", entry.age),))]
    if entry.kind == "battle":
        told.append(f"+{number}")
    elif entry.kind == "quest":
        told.append(say("draw-glory", (("value", number),)))
    else:
        told.append(say("draw-cost", (("value", number),)))
        if entry.kind != "clan":
            told.append(say("draw-str", (("value", entry.strength),)))
    return f"{card_name(code, card)} ({', '.join(told)}): {card_text(code, card)}"


def draw_card(content: BloodRageContent, code: str, card: int) -> tuple[str, int]:
    """The face of a card from its upper left corner, and how high it is."""
    entry = content.card[card]
    return _face(code, card, entry.kind, entry.age, entry.strength, number_of(content, card))


@cache
def _face(code: str, card: int, kind: str, age: int, strength: int, number: str) -> tuple[str, int]:
    name = wrapped(card_name(code, card), _NAME_ROOM)
    text = wrapped(card_text(code, card), _TEXT_ROOM)
    high = _HEAD + 10 + _NAME * len(name) + _TEXT * len(text) + 16
    look = look_of(kind)
    sign = {"battle": "", "quest": "br-glory"}.get(kind, "br-rage")
    figures = f"+{number}" if kind == "battle" else number
    across = 50 if sign else 14
    god = _GODS.get(TITLES.write(TITLE_OF[card]).partition("-")[0], "")
    below = "" if kind in ("battle", "quest", "clan") else f"{strength}"
    parts = [
        f'<rect class="card-edge" width="{WIDE}" height="{high}" rx="13"/>',
        f'<path class="card-{look}" d="M4 {_HEAD}V15Q4 4 15 4h190Q216 4 216 15V{_HEAD}z"/>',
        f'<path class="card-paper" d="M4 {_HEAD}H216V{high - 15}q0 11-11 11H15q-11 0-11-11z"/>',
        f'<use href="#{sign}" class="on-card" transform="translate(29 30)"/>' if sign else "",
        f'<text class="card-number" x="{across}" y="45">{figures}</text>',
        f'<text class="card-age br-middle" x="{WIDE - 70}" y="38">{ROMAN[age]}</text>',
        f'<use href="#{_sign(card, kind)}" class="on-card" transform="translate({WIDE - 31} 30)"/>',
    ]
    if god:
        at = f'transform="translate({WIDE - 110} 30) scale(.9)"'
        parts.append(f'<use href="#br-god-{god}" class="line-card" {at}/>')
    if below:
        at = f'transform="translate({WIDE - 126} 30) scale(.62)"'
        parts.append(f'<use href="#br-battle" class="on-card" {at}/>')
        parts.append(f'<text class="card-chance" x="{WIDE - 103}" y="38">{below}</text>')
    y = _HEAD + 2
    for line in name:
        y += _NAME
        parts.append(f'<text class="card-name" x="13" y="{y}">{escape(line)}</text>')
    y += 4
    for line in text:
        y += _TEXT
        parts.append(f'<text class="card-text" x="13" y="{y}">{escape(line)}</text>')
    return "".join(parts), high


def _sign(card: int, kind: str) -> str:
    """A monster shows itself."""
    if kind == "monster":
        return f"br-{TITLES.write(TITLE_OF[card]).rpartition('-')[0]}"  # 'troll-1' brings a troll
    return kind_sign(kind)


def card_anchor(card: int) -> str:
    return f"card:{CARDS.write(card)}"
