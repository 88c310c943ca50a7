"""What belongs to nobody yet: runes and decks of the supply, the last event, blessings on offer."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import shortened, wrapped
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import rune_stone
from ragnatafl.games.lords.face.map import SIZE
from ragnatafl.games.lords.face.monsters import GAP, HIGH, WIDE
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import card_name, card_text
from ragnatafl.games.lords.rules.components import (
    ALL_RUNES,
    BLESSING_DECK,
    COMBAT_DECK,
    COMBAT_DISCARD,
    EVENT_DECK,
    EVENT_DISCARD,
    RUNES,
    SELECTION,
)
from ragnatafl.games.lords.rules.state import runes_in_supply

_LEFT: Final = 8 + WIDE + GAP
_ROOM: Final = SIZE - _LEFT - 8
_LINE: Final = 30
_TITLE: Final = 60
"""The height of the heading of a selection."""


def draw_supply(sight: LordsSight, top: float) -> Iterator[str]:
    """Beside the board of the boss."""
    game = sight.game
    counts = [runes_in_supply(game, rune) for rune in ALL_RUNES]
    decks = (
        ("cards", f"{len(game.zones[COMBAT_DECK])}+{len(game.zones[COMBAT_DISCARD])}"),
        ("blessing", str(len(game.zones[BLESSING_DECK]))),
        ("card", str(len(game.zones[EVENT_DECK]))),
    )
    yield (
        f'<g id="supply" class="closer" role="img" transform="translate({_LEFT}'
        f' {top + 2 * (HIGH + GAP):g})"{told(supply_label(sight))}'
        f'<rect class="plate" width="{_ROOM}" height="{HIGH}" rx="10"/>'
    )
    for rune in ALL_RUNES:
        yield (
            f'<g transform="translate({28 + 86 * rune} 31)">{rune_stone(rune, 0.86)}</g>'
            f'<text class="note strong" x="{50 + 86 * rune}" y="41">{counts[rune]}</text>'
        )
    for place, (sign, text) in enumerate(decks):
        x = (292, 448, 558)[place]
        yield (
            f'<use href="#lr-{sign}" class="sign" transform="translate({x} 31) scale(.82)"/>'
            f'<text class="note strong" x="{x + 22}" y="41">{text}</text>'
        )
    yield from _event(sight)
    yield "</g>"


def _event(sight: LordsSight) -> Iterator[str]:
    """The last event: where a monster was placed, which ones were activated."""
    content, drawn = sight.content, sight.game.zones[EVENT_DISCARD]
    if not drawn:
        return
    event = drawn[-1]
    name = shortened(card_name(sight.content, sight.words, drawn[-1]), 250 / 29)
    yield f'<text class="note" x="16" y="95">{escape(name)}</text>'
    yield f'<g transform="translate(320 86)">{rune_stone(content.event_place[event], 0.8)}</g>'
    yield '<path class="line" d="M352 86h34m-9-9l9 9-9 9"/>'
    for place, rune in enumerate(content.event_activate[event]):
        yield f'<g transform="translate({420 + 46 * place} 86)">{rune_stone(rune, 0.8)}</g>'
    if content.event_boss[event]:
        yield (
            '<use href="#lr-lair" class="lr-boss-base" transform="translate(530 86) scale(.72)"/>'
            '<use href="#lr-loki" transform="translate(530 86) scale(.72)"/>'
        )


def supply_label(sight: LordsSight) -> str:
    game = sight.game
    runes = ", ".join(
        f"{sight.name(RUNES.write(rune))} {runes_in_supply(game, rune)}" for rune in ALL_RUNES
    )
    facts = (
        ("runes", runes),
        ("deck", len(game.zones[COMBAT_DECK])),
        ("discard", len(game.zones[COMBAT_DISCARD])),
        ("blessings", len(game.zones[BLESSING_DECK])),
        ("events", len(game.zones[EVENT_DECK])),
    )
    return sight.say("draw-supply", *facts)


def selection_height(sight: LordsSight) -> int:
    """How much room the blessings on offer take below the map; none without a selection."""
    rows = _selection(sight)
    return _TITLE + 8 + sum(_LINE * (1 + len(lines)) + 10 for _, lines in rows) if rows else 0


def _selection(sight: LordsSight) -> list[tuple[int, list[str]]]:
    """The blessings on offer, each with the lines of its text."""
    cards = sight.game.zones[SELECTION]
    return [
        (card, wrapped(card_text(sight.content, sight.words, card), 900 / 27)[:2]) for card in cards
    ]


def draw_selection(sight: LordsSight, top: float) -> str:
    """The blessings on offer, below the map; they are taken from the hand."""
    cards, rows = sight.game.zones[SELECTION], _selection(sight)
    if not rows:
        return ""
    high = selection_height(sight) - 8
    title = sight.say("draw-selection")
    words = sight.content, sight.words
    texts = (f"{card_name(*words, card)}: {card_text(*words, card)}" for card in cards)
    label = f"{title}: {'; '.join(texts)}"
    parts = [
        (
            f'<g id="selection" class="closer" role="img" transform="translate(8 {top:g})"'
            f"{told(label)}"
            f'<rect class="plate plate-turn" width="{SIZE - 16}" height="{high}" rx="10"/>'
            '<use href="#lr-blessing" class="sign-gold" transform="translate(32 28)"/>'
            f'<text class="name" x="62" y="39">{escape(title)}</text>'
        )
    ]
    y = _TITLE
    for card, lines in rows:
        parts.append(
            f'<text class="note strong" x="24" y="{y + 26}">'
            f"{escape(card_name(sight.content, sight.words, card))}</text>"
        )
        for line in lines:
            y += _LINE
            parts.append(f'<text class="small" x="24" y="{y + 26}">{escape(line)}</text>')
        y += _LINE + 10
    return "".join((*parts, "</g>"))
