"""The own hand with the deck below the table; and the hand alone, to stand beside it.

Ghosts are short: a turned card of the hand is defined once, with the hand, and only referred to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from typing import Final

from ragnatafl.games.runics.face.cards import card_art, card_label
from ragnatafl.games.runics.face.sight import RunicsSight
from ragnatafl.games.runics.face.window import WIDTH
from ragnatafl.games.runics.rules.components import CARDS, DECK, OUT, CardId
from ragnatafl.games.runics.rules.grid import WORTH, Face
from ragnatafl.games.runics.rules.state import Runics, options
from ragnatafl.kernel.language import Language

STEP: Final = 136  # from one card of the hand to the next
HEIGHT: Final = 216


def draw_hand(game: Runics, code: str = "en", names: Sequence[str] = ()) -> str:
    """The viewer's own cards in a row, each a hit area; style and runes come with the table."""
    sight = RunicsSight(game, code, names)
    if not sight.hand:
        return ""
    turns = options(game).readings.turns
    width = STEP * len(sight.hand)
    return "".join(
        (
            '<svg xmlns="http://www.w3.org/2000/svg" class="runics hand"',
            f' viewBox="0 0 {width} {HEIGHT}" width="{width}" height="{HEIGHT}">',
            "<defs>",
            *(_ghosts(card, sight.faces[card], turns) for card in sight.hand),
            "</defs>",
            *(
                _card(sight.words, card, sight.faces[card], place)
                for place, card in enumerate(sight.hand)
            ),
            "</svg>",
        )
    )


@cache
def _ghosts(card: CardId, face: Face, turns: tuple[int, ...]) -> str:
    return "".join(f'<g id="{ghost_of(card, turn)}">{card_art(face, turn)}</g>' for turn in turns)


def ghost_of(card: CardId, turn: int) -> str:
    """The id under which a turned card of the hand is defined."""
    return f"ghost-{CARDS.write(card)}-{turn}"


@cache
def _card(words: Language, card: CardId, face: Face, place: int) -> str:
    name = CARDS.write(card)
    return (
        f'<g id="hand:{name}" transform="translate({8 + STEP * place} 6)">{card_art(face, 0)}'
        f'<text class="small" x="60" y="198" text-anchor="middle">{name}</text>'
        f'<rect id="card:{name}" class="hit" x="-4" y="-4" width="128" height="210" rx="12">'
        f"<title>{escape(card_label(words, card, face))}</title></rect></g>"
    )


def draw_hand_and_deck(sight: RunicsSight) -> Iterator[str]:
    """The viewer's own cards with their ids; beside them the deck and what left the game."""
    for place, card in enumerate(sight.hand):
        name, face = CARDS.write(card), sight.faces[card]
        yield (
            f'<g transform="translate({14 + 104 * place} 14)">'
            f'<g transform="scale(.75)">{card_art(face, 0)}</g>'
            f'<text class="small" x="45" y="160" text-anchor="middle">{name}</text>'
            f'<rect {sight.hit(f"card:{name}")} x="-3" y="-3" width="96"'
            f' height="141" rx="10"><title>{escape(card_label(sight.words, card, face))}</title>'
            "</rect></g>"
        )
    size = 0.75 if sight.hand else 0.48
    left = WIDTH - 20 - 120 * size
    yield from _deck(sight, size, left)
    for place, card in enumerate(map(CardId, sight.game.zones[OUT])):
        at = f'transform="translate({left - 60 * (place + 1):g} 16) scale(.36)"'
        art = card_art(sight.faces[card], 0)
        yield f'<g id="card:{CARDS.write(card)}" class="gone" {at}>{art}</g>'
    yield from _legend(bool(sight.hand))


def _deck(sight: RunicsSight, size: float, left: float) -> Iterator[str]:
    deck = len(sight.game.zones[DECK])
    label = escape(sight.say("table-deck", ("count", deck)))
    yield f'<g id="deck" role="img" transform="translate({left:g} 16)"><title>{label}</title>'
    if not deck:
        yield f'<rect class="slot" width="{120 * size:g}" height="{180 * size:g}" rx="8"/>'
    for layer in range(min(deck, 4)):
        yield (
            f'<use href="#runics-card-back" transform="translate({-3 * layer} {-3 * layer})'
            f' scale({size})"/>'
        )
    yield f'<text class="small" x="{120 * size:g}" y="{180 * size + 24:g}"'
    yield f' text-anchor="end">{label}</text></g>'


def _legend(has_hand: bool) -> Iterator[str]:
    """What a rune is worth (RUN-2.2)."""
    for colour, worth in enumerate(WORTH):
        x, y = (540, 16 + 46 * colour) if has_hand else (24 + 92 * colour, 40)
        yield (
            f'<g transform="translate({x} {y})">'
            f'<use href="#runics-tile-{colour}" transform="scale(.6)"/>'
            '<rect class="runics-edge" width="36" height="36" rx="3"/>'
            f'<text class="small" x="43" y="25">{worth}</text></g>'
        )
