"""Cards as they lie in a hand: kind by colour and sign, the number large, name and texts."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import fitted, wrapped
from ragnatafl.games.lords.cards.box import LordsContent
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import battle_text, card_name, card_text, hunt_text
from ragnatafl.games.lords.rules.components import (
    ARTEFACTS,
    ATTACKS,
    BLESSINGS,
    CARDS,
    COMBAT,
    HEROES,
    WEAPONS,
)
from ragnatafl.kernel.language import Language

WIDE: Final = 220
_HEAD: Final = 58
_NAME, _TEXT = 26, 24
"""The height of a line."""
_NAME_ROOM, _TEXT_ROOM = 194 / 27, 194 / 20
"""How much goes into a line, in heights of a letter; bold ones are broader."""


def look_of(card: int) -> str:
    """The colour of a card's head."""
    for cards, look in (
        (COMBAT, "combat"),
        (ATTACKS, "attack"),
        (BLESSINGS, "blessing"),
        (ARTEFACTS, "artefact"),
    ):
        if card in cards:
            return look
    return "tile"


def card_label(sight: LordsSight, card: int) -> str:
    """Everything on a card, in words."""
    content, say = sight.content, sight.say
    facts: list[str] = []
    if card in COMBAT:
        facts.append(sight.name(WEAPONS.write(content.weapon[card])))
        facts.append(say("draw-value", ("value", content.value[card])))
        if content.symbols[card]:
            facts.append(say("draw-symbols", ("count", content.symbols[card])))
        texts = [
            f"{say(key)}: {text}"
            for key, text in (
                ("draw-in-hunt", hunt_text(sight.words, card)),
                ("draw-in-battle", battle_text(sight.words, card)),
            )
            if text
        ]
        return f"{card_name(sight.words, card)} ({', '.join(facts)}) {' '.join(texts)}".rstrip()
    if card in ATTACKS:
        entry = content.attack[card - ATTACKS[0]]
        numbers = (("fury", entry.fury), ("weak", entry.weak_point), ("draws", entry.draws))
        facts.append(say("draw-attack", *numbers))
    elif card in BLESSINGS:
        god = content.blessing[card - BLESSINGS[0]].god
        facts.append(say("draw-god-blessing", ("god", sight.name(god))))
    elif card in ARTEFACTS:
        facts.append(say("draw-artefact"))
        if sight.game.exhausted >> card & 1:
            facts.append(say("draw-exhausted"))
    told = f" ({', '.join(facts)})" if facts else ""
    return f"{card_name(sight.words, card)}{told}: {card_text(sight.words, card)}"


def draw_card(sight: LordsSight, card: int) -> tuple[str, int]:
    """The face of a card from its upper left corner, and how high it is."""
    spent = bool(sight.game.exhausted >> card & 1)
    return _face(sight.content, sight.words, card, spent)


@cache
def _face(content: LordsContent, words: Language, card: int, spent: bool) -> tuple[str, int]:
    name = wrapped(card_name(words, card).replace("/", "/ "), _NAME_ROOM)
    texts = _texts(words, card)
    lines = [(sign, wrapped(text, _TEXT_ROOM - (1.6 if sign else 0))) for sign, text in texts]
    high = _HEAD + 8 + _NAME * len(name) + sum(_TEXT * len(rows) + 8 for _, rows in lines) + 8
    look = "spent" if spent else look_of(card)
    parts = [
        f'<rect class="card-edge" width="{WIDE}" height="{high}" rx="13"/>',
        f'<path class="card-{look}" d="M4 {_HEAD}V15Q4 4 15 4h190Q216 4 216 15V{_HEAD}z"/>',
        f'<path class="card-paper" d="M4 {_HEAD}H216V{high - 15}q0 11-11 11H15q-11 0-11-11z"/>',
        *_head(content, card, spent),
    ]
    y = _HEAD + 1
    for line in name:
        y += _NAME
        small = fitted(line, 184, 25) - 2
        size = f' style="font-size:{small:.1f}px"' if small < 23 else ""
        parts.append(f'<text class="card-name" x="13" y="{y}"{size}>{escape(line)}</text>')
    for sign, rows in lines:
        y += 8
        if sign:
            at = f'transform="translate(24 {y + 16}) scale(.52)"'
            parts.append(f'<use href="#lr-{sign}" class="sign-faint" {at}/>')
        for line in rows:
            y += _TEXT
            left = 42 if sign else 13
            parts.append(f'<text class="card-text" x="{left}" y="{y}">{escape(line)}</text>')
    return "".join(parts), high


def _texts(words: Language, card: int) -> list[tuple[str, str]]:
    """Texts with their sign: a claw in hunts, a sword in battles."""
    if card not in COMBAT:
        return [("", card_text(words, card))]
    found = (
        ("action-monsters", hunt_text(words, card)),
        ("army", battle_text(words, card)),
    )
    return [(sign, text) for sign, text in found if text]


def _head(content: LordsContent, card: int, spent: bool) -> list[str]:
    """Signs and numbers in the head of a card."""
    if card in COMBAT:
        drops = (
            f'<use href="#lr-drop" class="on-card" transform="translate({194 - 26 * n} 32)'
            ' scale(.66)"/>'
            for n in range(content.symbols[card])
        )
        return [
            (
                f'<use href="#lr-{WEAPONS.ids[content.weapon[card]]}" class="on-card"'
                ' transform="translate(30 31)"/>'
            ),
            f'<text class="card-number" x="62" y="47">{content.value[card]}</text>',
            *drops,
        ]
    if card in ATTACKS:
        entry = content.attack[card - ATTACKS[0]]
        signs = (("fury", entry.fury), ("weak", entry.weak_point), ("card", entry.draws))
        return [
            f'<use href="#lr-{sign}" class="on-card" transform="translate({24 + 72 * n} 31)'
            f' scale(.74)"/><text class="card-chance" x="{54 + 72 * n}" y="40">{number}</text>'
            for n, (sign, number) in enumerate(signs)
        ]
    if card in BLESSINGS:
        god = content.blessing[card - BLESSINGS[0]].god
        return [
            '<use href="#lr-blessing" class="on-card" transform="translate(30 31)"/>',
            f'<use href="#lr-{god}" class="on-card" transform="translate({WIDE - 36} 31)"/>',
        ]
    if card in ARTEFACTS:
        turn = " rotate(90)" if spent else ""
        return [f'<use href="#lr-artefact" class="on-card" transform="translate(30 31){turn}"/>']
    sign = CARDS.write(card) if card in HEROES else "first"
    look = 'style="--own-ink:#fbf2df"' if card in HEROES else 'class="on-card"'
    return [f'<use href="#lr-{sign}" {look} transform="translate(30 31) scale(1.1)"/>']
