"""The own hand, to stand beside the table; and what lies there for all: the deck and a key.

Ghosts are short: a turned card of the hand is defined once, with the hand, and only referred to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.picture import Layer, Plate
from ragnatafl.drawing.sheets import ROOM
from ragnatafl.games.runics.face.cards import card_art, card_label
from ragnatafl.games.runics.face.sheets import summary
from ragnatafl.games.runics.face.sight import RunicsSight
from ragnatafl.games.runics.rules.components import CARDS, DECK, OUT, CardId
from ragnatafl.games.runics.rules.grid import WORTH, Face
from ragnatafl.games.runics.rules.state import Runics, options
from ragnatafl.kernel.language import Language

STEP: Final = 136  # from one card of the hand to the next
HEIGHT: Final = 216


def draw_hand(game: Runics, code: str = "en", names: Sequence[str] = ()) -> str:
    """The viewer's own cards in a row, each a hit area; below what it has besides.

    Style and runes come with the table.
    """
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
            summary(sight, game.viewer, "own"),
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
        f'<text x="60" y="202" text-anchor="middle" font-size="22">{name}</text>'
        f'<rect id="card:{name}" class="hit" x="-4" y="-4" width="128" height="210" rx="12">'
        f"<title>{escape(card_label(words, card, face))}</title></rect></g>"
    )


def supply_plate(sight: RunicsSight) -> Plate:
    """What runes are worth, what left the game, the deck; for who looks with its eyes, its hand."""
    top = 176 if sight.hand else 0
    title, box = sight.say("table-title"), (0, 0, ROOM, top + 96)
    parts = (
        f'<rect class="plaque" x="2" y="2" width="{ROOM - 4}" height="{top + 92}" rx="9"/>',
        *_own(sight),
        f'<g transform="translate(0 {top})">',
        *_legend(),
        *_gone(sight),
        *_deck(sight),
        "</g>",
    )
    return Plate("supply", title, box, (Layer("supply", parts),))


def _own(sight: RunicsSight) -> Iterator[str]:
    """The viewer's own cards with their ids."""
    step = min(104, (ROOM - 24) / max(1, len(sight.hand)))
    for place, card in enumerate(sight.hand):
        name, face = CARDS.write(card), sight.faces[card]
        yield (
            f'<g transform="translate({14 + step * place:g} 14)">'
            f'<g transform="scale(.75)">{card_art(face, 0)}</g>'
            f'<text class="small" x="45" y="157" text-anchor="middle">{name}</text>'
            f'<rect {sight.hit(f"card:{name}")} x="-3" y="-3" width="96"'
            f' height="141" rx="10"><title>{escape(card_label(sight.words, card, face))}</title>'
            "</rect></g>"
        )


def _legend() -> Iterator[str]:
    """What a rune is worth (RUN-2.2)."""
    for colour, worth in enumerate(WORTH):
        yield (
            f'<g transform="translate({14 + 62 * colour} 16)">'
            f'<use href="#runics-tile-{colour}" transform="scale(.55)"/>'
            '<rect class="runics-edge" width="33" height="33" rx="3"/>'
            f'<text class="small" x="39" y="23">{worth}</text></g>'
        )


def _gone(sight: RunicsSight) -> Iterator[str]:
    for place, card in enumerate(map(CardId, sight.game.zones[OUT])):
        at = f'transform="translate({246 - 30 * place} 14) scale(.22)"'
        art = card_art(sight.faces[card], 0)
        yield f'<g id="card:{CARDS.write(card)}" class="gone" {at}>{art}</g>'


def _deck(sight: RunicsSight) -> Iterator[str]:
    deck, size = len(sight.game.zones[DECK]), 0.28
    label = escape(sight.say("table-deck", ("count", deck)))
    yield f'<g id="deck" role="img"><title>{label}</title><g transform="translate(282 14)">'
    if not deck:
        yield f'<rect class="slot" width="{120 * size:g}" height="{180 * size:g}" rx="5"/>'
    for layer in range(min(deck, 4)):
        yield (
            f'<use href="#runics-card-back" transform="translate({-2 * layer} {-2 * layer})'
            f' scale({size})"/>'
        )
    yield f'</g><text class="small" x="{ROOM - 14}" y="84" text-anchor="end">{label}</text></g>'
