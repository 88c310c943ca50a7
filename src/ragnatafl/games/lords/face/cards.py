"""Cards as they lie in a hand: kind by colour and sign, the number large, name and texts."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.cards import LEFT, NAME, NAME_ROOM, TEXT, TEXT_ROOM, WIDE, blank
from ragnatafl.drawing.lettering import fitted, wrapped, written
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import battle_text, card_name, card_text, hunt_text
from ragnatafl.games.lords.rules.board import GODS
from ragnatafl.games.lords.rules.components import CARDS, WEAPONS, LordsContent
from ragnatafl.kernel.language import Language

HEAD: Final = 40


def look_of(content: LordsContent, card: int) -> str:
    """The colour of a card's head."""
    for cards, look in (
        (content.combat, "combat"),
        (content.attacks, "attack"),
        (content.blessings, "blessing"),
        (content.artefacts, "artefact"),
    ):
        if card in cards:
            return look
    return "tile"


def card_label(sight: LordsSight, card: int) -> str:
    """Everything on a card, in words."""
    content, say = sight.content, sight.say
    name, facts = card_name(content, sight.words, card), list[str]()
    if card in content.combat:
        facts.append(sight.name(WEAPONS.write(content.weapon[card])))
        facts.append(say("draw-value", ("value", content.value[card])))
        if content.symbols[card]:
            facts.append(say("draw-symbols", ("count", content.symbols[card])))
        texts = [
            f"{say(key)}: {text}"
            for key, text in (
                ("draw-in-hunt", hunt_text(sight.content, sight.words, card)),
                ("draw-in-battle", battle_text(sight.content, sight.words, card)),
            )
            if text
        ]
        return f"{name} ({', '.join(facts)}) {' '.join(texts)}".rstrip()
    if card in content.attacks:
        entry = content.attack[card]
        numbers = (("fury", entry.fury), ("weak", entry.weak_point), ("draws", entry.draws))
        facts.append(say("draw-attack", *numbers))
    elif card in content.blessings:
        god = GODS.write(content.god_of[card])
        facts.append(say("draw-god-blessing", ("god", sight.name(god))))
    elif card in content.artefacts:
        facts.append(say("draw-artefact"))
        if sight.game.exhausted >> card & 1:
            facts.append(say("draw-exhausted"))
    told = f" ({', '.join(facts)})" if facts else ""
    return f"{name}{told}: {card_text(content, sight.words, card)}"


def draw_card(sight: LordsSight, card: int) -> tuple[str, int]:
    """The face of a card from its upper left corner, and how high it is."""
    spent = bool(sight.game.exhausted >> card & 1)
    return printed_card(sight.content, sight.words, card, spent)


def kept_of(sight: LordsSight, card: int) -> int:
    """How high its head and name are: as much as is shown of a card where there is little room."""
    return HEAD + 10 + NAME * len(_name_lines(sight.content, sight.words, card))


def _name_lines(content: LordsContent, words: Language, card: int) -> list[str]:
    return wrapped(card_name(content, words, card).replace("/", "/ "), NAME_ROOM)


@cache
def printed_card(content: LordsContent, words: Language, card: int, spent: bool) -> tuple[str, int]:
    name = _name_lines(content, words, card)
    texts = [
        (sign, wrapped(text, TEXT_ROOM - (1.6 if sign else 0)))
        for sign, text in _texts(content, words, card)
    ]
    high = HEAD + 16 + NAME * len(name) + sum(TEXT * len(lines) + 8 for _, lines in texts)
    parts = [
        blank("spent" if spent else look_of(content, card), HEAD, high),
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


def _texts(content: LordsContent, words: Language, card: int) -> list[tuple[str, str]]:
    """Texts with their sign: a claw in hunts, a sword in battles."""
    if card not in content.combat:
        return [("", card_text(content, words, card))]
    found = (
        ("action-monsters", hunt_text(content, words, card)),
        ("army", battle_text(content, words, card)),
    )
    return [(sign, text) for sign, text in found if text]


def _head(content: LordsContent, card: int, spent: bool) -> list[str]:
    """Signs and numbers in the head of a card."""
    if card in content.combat:
        drops = (
            f'<use href="#lr-drop" class="on-card" transform="translate({198 - 23 * n} 22)'
            ' scale(.56)"/>'
            for n in range(content.symbols[card])
        )
        return [
            (
                f'<use href="#lr-{WEAPONS.ids[content.weapon[card]]}" class="on-card"'
                ' transform="translate(25 21) scale(.78)"/>'
            ),
            f'<text class="card-number" x="50" y="34">{content.value[card]}</text>',
            *drops,
        ]
    if card in content.attacks:
        entry = content.attack[card]
        signs = (("fury", entry.fury), ("weak", entry.weak_point), ("card", entry.draws))
        return [
            f'<use href="#lr-{sign}" class="on-card" transform="translate({24 + 72 * n} 21)'
            f' scale(.66)"/><text class="card-chance" x="{52 + 72 * n}" y="29">{number}</text>'
            for n, (sign, number) in enumerate(signs)
        ]
    if card in content.blessings:
        god = GODS.write(content.god_of[card])
        return [
            '<use href="#lr-blessing" class="on-card" transform="translate(25 21) scale(.78)"/>',
            (
                f'<use href="#lr-{god}" class="on-card"'
                f' transform="translate({WIDE - 28} 21) scale(.8)"/>'
            ),
        ]
    if card in content.artefacts:
        at = f"translate(25 21) scale(.78){' rotate(90)' if spent else ''}"
        return [f'<use href="#lr-artefact" class="on-card" transform="{at}"/>']
    sign = CARDS.write(card) if card in content.heroes else "first"
    look = 'style="--own-ink:#fbf2df"' if card in content.heroes else 'class="on-card"'
    return [f'<use href="#lr-{sign}" {look} transform="translate(26 21) scale(.86)"/>']
