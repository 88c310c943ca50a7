"""The table as pictures for a seat: drawn once for all who see the same, sent in layers.

A game that draws hands apart (`draw_hand`) is drawn once for everybody, as onlookers see it; else
each seat gets a picture of its own view. A game that draws nothing gets a plain picture of its
areas and columns, and lists of its cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ragnatafl.drawing import plain
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import HIDDEN
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join

Layers = dict[str, Markup]
Drawing = dict[str, Layers]
PLACES: Final = ("board", "fight", "more")
"""Where plates lie on the page: the map; what is fought now; all else."""
_PLACE_OF: Final = {"art": "board", "map": "board", "fight": "fight"}
_LAYER: Final = '<g id="layer:'
_DEFINITIONS: Final = "</defs>"


def drawn(seen: State, voice: Voice) -> Drawing:
    """The plates of a view by the place of the page where they lie, layer by layer."""
    face = seen.setup.game.face
    found: Drawing = {place: {} for place in PLACES}
    if face.draw_plates is None:
        found["board"] = _numbered("board", whole_layers(seen, voice))
        return found
    for plate in map(Markup, face.draw_plates(seen, voice.code, voice.names)):
        name = plate_name(plate)
        place = _PLACE_OF.get(name, "more")
        found[place] |= _numbered(f"{place}.{name}", in_layers(plate))
    return found


def plate_name(plate: Markup) -> str:
    """What a plate is called.

    >>> plate_name('<svg id="plate:map" class="plate"></svg>')
    'map'
    """
    return plate.partition('id="plate:')[2].partition('"')[0]


def _numbered(name: str, pieces: Iterable[Markup]) -> Layers:
    return {f"{name}.{number}": piece for number, piece in enumerate(pieces)}


def whole_layers(seen: State, voice: Voice) -> tuple[Markup, ...]:
    """The picture of a view as one; joined, the layers are the whole of it."""
    draw = seen.setup.game.face.draw_svg
    if draw is None:
        return (*_plain(seen, voice), *_lists(seen, voice))
    return in_layers(Markup(draw(seen, voice.code, voice.names)))


def row_picture(seen: State, seat: Seat, voice: Voice) -> Markup:
    """What a seat has, in short; empty where the game does not draw it."""
    draw = seen.setup.game.face.draw_row
    return Markup(draw(seen, seat, voice.code, voice.names)) if draw is not None else NOTHING


def in_layers(picture: Markup) -> tuple[Markup, ...]:
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
    return tuple(map(Markup, (*filter(None, pieces), *(_LAYER + layer for layer in layers))))


def eyes_for_board(game: Game[Any], seat: Seat) -> Seat:  # Any: games of all states
    """Whose view the board shows: where hands are drawn apart, it is the same for all."""
    return SPECTATOR if game.face.draw_hand is not None else seat


def hand_picture(seen: State, voice: Voice) -> Markup:
    """The viewer's own cards and chances, if the game draws them apart."""
    draw = seen.setup.game.face.draw_hand
    return Markup(draw(seen, voice.code, voice.names)) if draw is not None else NOTHING


def ghost_of(seen: State, option: Option) -> Markup:
    """What the option would put on the table; empty where the game does not show it."""
    draw = seen.setup.game.face.draw_ghost
    return Markup(draw(seen, option)) if draw is not None else NOTHING


def _plain(seen: State, voice: Voice) -> tuple[Markup, ...]:
    """Areas and columns of a game that brings no drawing."""
    return in_layers(Markup(plain.draw_svg(seen, voice.code, voice.names)))


def _lists(seen: State, voice: Voice) -> tuple[Markup, ...]:
    """Every zone with its cards, for a game that brings no drawing."""
    if not seen.zones:
        return ()
    rows = []
    for zone, pile in zip(seen.setup.zones, seen.zones, strict=True):
        if not pile:
            continue
        title = escape(" ".join(map(voice.name, zone.name.split())))
        cards = join(_card(seen, card, voice) for card in pile if card != HIDDEN)
        hidden = sum(card == HIDDEN for card in pile)
        backs = html('<li class="back">{} ×</li>', hidden) if hidden else NOTHING
        rows.append(html("<div><h3>{}</h3><ul>{}{}</ul></div>", title, cards, backs))
    return (html('<div class="zones">{}</div>', join(rows)),)


def _card(seen: State, card: int, voice: Voice) -> Markup:
    name = seen.setup.game.cards.write(card)
    label = escape(voice.name(name))
    return html('<li><span id="card:{}" class="hit">{}</span></li>', escape(name), label)
