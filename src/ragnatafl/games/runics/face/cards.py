"""Rune cards: how they look, and those that lie on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from ragnatafl.games.runics.face.window import CELL, at_cell
from ragnatafl.games.runics.rules.components import CARDS, UNUSED, CardId, token_at, unlaid
from ragnatafl.games.runics.rules.grid import LETTERS, Face, colour_at, is_upright, sections, xy
from ragnatafl.games.runics.rules.state import Runics
from ragnatafl.kernel.language import Language


@cache
def card_art(face: Face, turn: int) -> str:
    """A card as it lies, from its upper left corner; its runes stay upright, to be read."""
    way = "upright" if is_upright(turn) else "lying"
    width, height = (120, 180) if is_upright(turn) else (180, 120)
    tiles = "".join(
        f'<use href="#runics-tile-{colour}" x="{x * CELL}" y="{y * CELL}"/>'
        for (x, y), colour in sections(face, turn, 0, 0)
    )
    return (
        f'<rect class="shade" x="3" y="5" width="{width}" height="{height}" rx="11"/>'
        f'<g clip-path="url(#runics-{way})">{tiles}</g><use href="#runics-frame-{way}"/>'
    )


def card_label(words: Language, card: CardId, face: Face) -> str:
    """Its id and its runes, row by row."""
    rows = ("".join(LETTERS[colour] for colour in face[row : row + 2]) for row in (0, 2, 4))
    return words.say("table-card", (("card", CARDS.write(card)), ("runes", "/".join(rows))))


def draw_cards(game: Runics, faces: Sequence[Face]) -> Iterator[str]:
    """From bottom to top, the last one marked; runes under pieces are drawn as they count."""
    for card, turn, x, y in map(unlaid, game.laid):
        place = f'transform="translate({x * CELL} {y * CELL})"'
        yield f'<g id="card:{CARDS.write(card)}" {place}>{card_art(faces[card], turn)}</g>'
    for token in game.tokens:
        if token != UNUSED:
            colour, at = token_at(token)
            yield f'<use href="#runics-block-{colour}" {at_cell(at)}/>'
    for at in (at for masters in game.masters for at in masters):
        colour_here = colour_at(game.board, *xy(at))
        yield f'<g {at_cell(at)}><use href="#runics-block-{colour_here}"/>'
        yield f'<use href="#runics-rune-{colour_here}" transform="scale(.45)"/></g>'
    if len(game.laid) > 1:
        _, turn, x, y = unlaid(game.laid[-1])
        width, height = (2, 3) if is_upright(turn) else (3, 2)
        place = f'x="{x * CELL}" y="{y * CELL}" width="{width * CELL}" height="{height * CELL}"'
        yield f'<rect class="last-under" {place} rx="11"/><rect class="last" {place} rx="11"/>'
