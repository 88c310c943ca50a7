"""What belongs to nobody yet: runes and decks of the supply, the last event, blessings on offer."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import fitted
from ragnatafl.drawing.picture import Layer, Plate
from ragnatafl.drawing.sheets import ROOM, in_rows
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import rune_stone
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import card_name, card_text
from ragnatafl.games.lords.rules.board import GODS
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

_CHIP: Final = 43
"""The height of a line of blessings on offer."""


def supply_plate(sight: LordsSight) -> Plate:
    """Runes and decks, and the last event."""
    title, high = sight.say("draw-supply-title"), 92
    return Plate("supply", title, (0, 0, ROOM, high), (Layer("supply", _supply(sight, high)),))


def _supply(sight: LordsSight, high: int) -> Iterator[str]:
    game = sight.game
    decks = (
        ("cards", f"{len(game.zones[COMBAT_DECK])}+{len(game.zones[COMBAT_DISCARD])}", 182),
        ("blessing", str(len(game.zones[BLESSING_DECK])), 282),
        ("card", str(len(game.zones[EVENT_DECK])), 282),
    )
    yield (
        f'<g id="supply" class="closer" role="img"{told(supply_label(sight))}'
        f'<rect class="plate" x="2" y="2" width="{ROOM - 4}" height="{high - 4}" rx="8"/>'
    )
    for rune in ALL_RUNES:
        yield (
            f'<g transform="translate({20 + 53 * rune} 24)">{rune_stone(rune, 0.56)}</g>'
            f'<text class="strong" x="{33 + 53 * rune}" y="31" font-size="18">'
            f"{runes_in_supply(game, rune)}</text>"
        )
    piles = ("combat-discard", "blessing-discard", "event-discard")
    for place, (sign, text, x) in enumerate(decks):
        y = 24 if place < 2 else 66
        yield (
            f'<use href="#lr-{sign}" class="sign" transform="translate({x} {y}) scale(.56)"/>'
            f'<text class="strong" x="{x + 16}" y="{y + 7}" font-size="18">{text}</text>'
            f'<rect class="hit" data-read="zone:{piles[place]}" x="{x - 14}" y="{y - 16}"'
            ' width="62" height="32" rx="6"/>'
        )
    yield from _event(sight)
    yield "</g>"


def _event(sight: LordsSight) -> Iterator[str]:
    """The last event: where a monster was placed, which ones were activated."""
    content, drawn = sight.content, sight.game.zones[EVENT_DISCARD]
    if not drawn:
        return
    event = drawn[-1]
    name = card_name(sight.content, sight.words, event)
    yield (
        f'<text x="14" y="72" font-size="{fitted(name, 96, 17):.1f}">{escape(name)}</text>'
        f'<g transform="translate(128 66)">{rune_stone(content.event_place[event], 0.54)}</g>'
        '<path class="line" stroke-width="2" d="M144 66h16m-6-6l6 6-6 6"/>'
    )
    for place, rune in enumerate(content.event_activate[event]):
        yield f'<g transform="translate({178 + 26 * place} 66)">{rune_stone(rune, 0.54)}</g>'
    if content.event_boss[event]:
        yield (
            '<use href="#lr-lair" class="lr-boss-base" transform="translate(244 66) scale(.42)"/>'
            '<use href="#lr-loki" transform="translate(244 66) scale(.42)"/>'
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
    count = len(sight.game.zones[SELECTION])
    return _CHIP * -(-count // 2) + 8 if count else 0


def draw_selection(sight: LordsSight) -> Iterator[str]:
    """The blessings on offer, below the map; they are taken from the hand."""
    cards, words = sight.game.zones[SELECTION], (sight.content, sight.words)
    if not cards:
        return
    texts = (f"{card_name(*words, card)}: {card_text(*words, card)}" for card in cards)
    label = f"{sight.say('draw-selection')}: {'; '.join(texts)}"
    yield f'<g id="selection" class="closer" role="img"{told(label)}'
    for place, card in enumerate(cards):
        name = card_name(*words, card)
        x, y = in_rows(place, 2, 493, _CHIP, (8, 6))
        yield (
            f'<g transform="translate({x:g} {y:g})">'
            f'<rect class="card-blessing" width="488" height="{_CHIP - 4}" rx="8"/>'
            f'<use href="#lr-{GODS.write(sight.content.god_of[card])}" class="on-card"'
            ' transform="translate(26 19) scale(.7)"/>'
            f'<text class="on-card" x="54" y="30" font-size="{fitted(name, 424, 31):.1f}">'
            f"{escape(name)}</text></g>"
        )
    yield "</g>"
