"""Cards as they lie in a hand: kind by colour and sign, the number large, name and texts."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.cards import LEFT, NAME, NAME_ROOM, TEXT, TEXT_ROOM, WIDE, blank
from ragnatafl.drawing.lettering import fitted, wrapped, written
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

HEAD: Final = 58


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
    name = wrapped(card_name(words, card).replace("/", "/ "), NAME_ROOM)
    texts = [
        (sign, wrapped(text, TEXT_ROOM - (1.6 if sign else 0)))
        for sign, text in _texts(words, card)
    ]
    high = HEAD + 16 + NAME * len(name) + sum(TEXT * len(lines) + 8 for _, lines in texts)
    parts = [
        blank("spent" if spent else look_of(card), HEAD, high),
        *_head(content, card, spent),
    ]
    y = HEAD + 1
    for line in name:
        y += NAME
        small = fitted(line, 184, 25) - 2
        size = f' style="font-size:{small:.1f}px"' if small < 23 else ""
        parts.append(f'<text class="card-name" x="{LEFT}" y="{y}"{size}>{escape(line)}</text>')
    for sign, lines in texts:
        y += 8
        if sign:
            at = f'transform="translate(24 {y + 16}) scale(.52)"'
            parts.append(f'<use href="#lr-{sign}" class="sign-faint" {at}/>')
        parts += written(lines, "card-text", 42 if sign else LEFT, y + TEXT, TEXT)
        y += TEXT * len(lines)
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
