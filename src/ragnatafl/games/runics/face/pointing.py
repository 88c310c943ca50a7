"""What an option of Runics would put on the table, drawn where it would lie; and the own hand.

Ghosts are short: a turned card of the hand is defined once, with the hand, and only referred to.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Final

from ragnatafl.games.runics.face.picture import CELL, PACKAGE, card_art, own_hand, stone
from ragnatafl.games.runics.rules.archmasters import PutToken
from ragnatafl.games.runics.rules.components import CARDS, CardId
from ragnatafl.games.runics.rules.grid import LETTERS, Face
from ragnatafl.games.runics.rules.laying import Lay, LayIgnoring
from ragnatafl.games.runics.rules.placing import Place
from ragnatafl.games.runics.rules.state import Runics, faces, options
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.language import language

STEP: Final = 136  # from one card of the hand to the next
HEIGHT: Final = 216


def draw_ghost(game: Runics, choice: Option) -> str:
    """The card, master or token that this option would put there; nothing for other options."""
    match choice:
        case Lay(card, turn, x, y) | LayIgnoring(card, turn, x, y):
            name = f"ghost-{CARDS.write(card)}-{turn}"
            return f'<use href="#{name}" transform="translate({x * CELL} {y * CELL})"/>'
        case Place(x, y):
            place = f"translate({x * CELL + 35} {y * CELL + 33}) scale(.88)"
            return f'<g class="seat-{game.viewer}" transform="{place}">{stone(game.viewer)}</g>'
        case PutToken(colour, x, y):
            return (
                f'<g transform="translate({x * CELL + 30} {y * CELL + 30})">'
                '<use href="#runics-token" class="plate"/>'
                f'<use href="#runics-token" class="runics-stone-{colour}" transform="scale(.84)"/>'
                f'<use href="#runics-rune-{colour}" transform="translate(-21 -21) scale(.7)"/></g>'
            )
    return ""


def option_at(game: Runics, anchors: Sequence[str], variant: str) -> str:
    """What a person wants who points at these things: so that a refusal can tell why not."""
    match [anchor.partition(":") for anchor in anchors], game.decision.prompt:
        case [("card", _, card), ("area", _, at)], "lay":
            return f"lay {card} turn {variant or 0} at {at}"
        case [("area", _, at)], "draw-or-place" | "must-place":
            return f"place at {at}"
        case [("area", _, at)], "token":
            return f"put {variant or 'green'} token at {at}"
    return ""


def draw_hand(game: Runics, code: str = "en", names: Sequence[str] = ()) -> str:
    """The viewer's own cards in a row, each a hit area; style and runes come with the table."""
    cards = own_hand(game)
    if not cards:
        return ""
    turns = options(game).readings.turns
    known = faces(game.setup)
    width = STEP * len(cards)
    return "".join(
        (
            '<svg xmlns="http://www.w3.org/2000/svg" class="runics hand"',
            f' viewBox="0 0 {width} {HEIGHT}" width="{width}" height="{HEIGHT}">',
            "<defs>",
            *(ghosts(card, known[card], turns) for card in cards),
            "</defs>",
            *(hand_card(code, card, known[card], place) for place, card in enumerate(cards)),
            "</svg>",
        )
    )


@cache
def ghosts(card: CardId, face: Face, turns: tuple[int, ...]) -> str:
    name = CARDS.write(card)
    return "".join(f'<g id="ghost-{name}-{turn}">{card_art(face, turn)}</g>' for turn in turns)


@cache
def hand_card(code: str, card: CardId, face: Face, place: int) -> str:
    name = CARDS.write(card)
    runes = "/".join(
        "".join(LETTERS[colour] for colour in face[row : row + 2]) for row in (0, 2, 4)
    )
    label = language(code, PACKAGE).say("table-card", (("card", name), ("runes", runes)))
    return (
        f'<g id="hand:{name}" transform="translate({8 + STEP * place} 6)">{card_art(face, 0)}'
        f'<text class="small" x="60" y="198" text-anchor="middle">{name}</text>'
        f'<rect id="card:{name}" class="hit" x="-4" y="-4" width="128" height="210" rx="12">'
        f"<title>{escape(label)}</title></rect></g>"
    )
