"""The table as a picture for a seat: drawn once for all who see the same, sent in layers.

A game that draws hands apart (`draw_hand`) is drawn once for everybody, as onlookers see it; else
each seat gets a picture of its own view. A game that draws nothing is shown as lists of cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.language import Language
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import HIDDEN
from ragnatafl.table.web.saying import words_of

_LAYER: Final = '<g id="layer:'
_DEFINITIONS: Final = "</defs>"


def board_layers(game: Game[Any], seen: State, code: str, names: Sequence[str]) -> tuple[str, ...]:
    """The picture of a view; joined, the layers are the whole of it."""
    if game.face.draw_svg is None:
        return (_lists(game, seen, words_of(code, game), names),)
    return in_layers(game.face.draw_svg(seen, code, names))


def in_layers(picture: str) -> tuple[str, ...]:
    """The pieces of a picture that change apart: its frame, its definitions, layer by layer.

    >>> in_layers('<svg><style></style><defs></defs><g id="layer:a"></g><g id="layer:b"></g></svg>')
    ('<svg>', '<style></style><defs></defs>', '<g id="layer:a"></g>', '<g id="layer:b"></g></svg>')
    """
    first, *layers = picture.split(_LAYER)
    style = first.find("<style>")
    pieces: tuple[str, ...] = (first,)
    if style >= 0:
        end = first.find(_DEFINITIONS) + len(_DEFINITIONS)
        pieces = (first[:style], first[style:end], first[end:])
    return (*filter(None, pieces), *(_LAYER + layer for layer in layers))


def eyes_for_board(game: Game[Any], seat: Seat) -> Seat:
    """Whose view the board shows: where hands are drawn apart, it is the same for all."""
    return SPECTATOR if game.face.draw_hand is not None else seat


def hand_picture(game: Game[Any], seen: State, code: str, names: Sequence[str]) -> str:
    """The viewer's own cards, if the game draws them apart; onlookers have none."""
    if game.face.draw_hand is None or seen.viewer < 0:
        return ""
    return game.face.draw_hand(seen, code, names)


def ghost_of(game: Game[Any], seen: State, option: Option) -> str:
    """What the option would put on the table; empty where the game does not show it."""
    return game.face.draw_ghost(seen, option) if game.face.draw_ghost is not None else ""


def _lists(game: Game[Any], seen: State, words: Language, names: Sequence[str]) -> str:
    """Every zone with its cards, for a game that brings no drawing."""
    rows = []
    for zone, pile in zip(seen.setup.zones, seen.zones, strict=True):
        if not pile:
            continue
        title = " ".join(words.name(word, names) for word in zone.name.split())
        cards = "".join(_card(game, card, words) for card in pile if card != HIDDEN)
        hidden = sum(card == HIDDEN for card in pile)
        backs = f'<li class="back">{hidden} ×</li>' if hidden else ""
        rows.append(f"<div><h3>{escape(title)}</h3><ul>{cards}{backs}</ul></div>")
    return f'<div class="zones">{"".join(rows)}</div>'


def _card(game: Game[Any], card: int, words: Language) -> str:
    name = game.cards.write(card)
    label = escape(words.name(name))
    return f'<li><span id="card:{escape(name)}" class="hit">{label}</span></li>'
