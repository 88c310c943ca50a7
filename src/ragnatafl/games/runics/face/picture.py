"""The table of Runics as a picture: what a view shows, drawn as one SVG that needs nothing else.

From below to above: ground, cards in the order they were laid, borders of areas with their points,
hit areas with stable ids (`area:-1,2`, `card:R07`), and one flat layer of pieces (`piece:bjorn-2`).
Cells keep their place while the table grows, only the viewBox changes; what stands beside the table
is laid out 720 wide and scaled to the width of the board. The look itself lives in `artwork.svg`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.drawing.artwork import artwork
from ragnatafl.drawing.picture import PIECES, UNHEARD, Layer, whole
from ragnatafl.games.runics.face.cards import draw_cards
from ragnatafl.games.runics.face.figures import pieces
from ragnatafl.games.runics.face.hand import draw_hand_and_deck
from ragnatafl.games.runics.face.livery import LIVERIES
from ragnatafl.games.runics.face.map import draw_borders, draw_cells, draw_slab
from ragnatafl.games.runics.face.sheets import draw_sheets
from ragnatafl.games.runics.face.sight import RunicsSight
from ragnatafl.games.runics.rules.state import Runics


def draw_svg(game: Runics, code: str = "en", names: Sequence[str] = ()) -> str:
    """The table as a view shows it, with labels in a language and the players' own names."""
    sight = RunicsSight(game, code, names)
    window, scale = sight.window, sight.window.scale
    footer = 196 if sight.hand else 140
    x, y, width = window.x, window.y - sight.header * scale, window.width
    height = window.height + (sight.header + footer) * scale
    frame = f'x="{x}" y="{y:g}" width="{width}" height="{height:g}"'
    below = window.y + window.height
    layers = (
        Layer("ground", (f'<rect {frame} fill="url(#runics-wood)"/>', *draw_slab(window))),
        Layer("artwork", draw_cards(game, sight.faces), UNHEARD),
        Layer("borders", draw_borders(game), UNHEARD),
        Layer(
            "seats",
            draw_sheets(sight),
            f' transform="translate({x} {y:g}) scale({scale:g})"',
        ),
        Layer(
            "hand",
            draw_hand_and_deck(sight),
            f' transform="translate({x} {below}) scale({scale:g})"',
        ),
        Layer("cells", draw_cells(sight)),
        Layer("pieces", pieces(sight), PIECES),
    )
    box = f"{x} {y:g} {width} {height:g}"
    return whole(
        "runics",
        box,
        sight.say("table-title"),
        artwork(__package__ or "", "runics", LIVERIES),
        layers,
    )
