"""The table of Runics as pictures: what a view shows, as plates or as one SVG of them all.

The map, from below to above: ground, cards in the order they were laid, borders of areas with their
points, hit areas with stable ids (`area:-1,2`, `card:R07`), and one flat layer of pieces
(`piece:bjorn-2`). Cells keep their place while the table grows, only the view box changes. Then the
plaques of seats with the pieces that wait there, and the deck. The look itself lives in
`artwork.svg`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ragnatafl.drawing.artwork import artwork
from ragnatafl.drawing.picture import PIECES, UNHEARD, Drawing, Layer, Plate
from ragnatafl.games.runics.face.cards import draw_cards
from ragnatafl.games.runics.face.figures import on_board
from ragnatafl.games.runics.face.hand import supply_plate
from ragnatafl.games.runics.face.livery import LIVERIES
from ragnatafl.games.runics.face.map import draw_borders, draw_cells, draw_slab
from ragnatafl.games.runics.face.sheets import sheet_plate
from ragnatafl.games.runics.face.sight import RunicsSight
from ragnatafl.games.runics.rules.state import Runics
from ragnatafl.kernel.state import seats_of


def draw_svg(game: Runics, code: str = "en", names: Sequence[str] = ()) -> str:
    """The table as a view shows it, with labels in a language and the players' own names."""
    return Picture(RunicsSight(game, code, names)).svg()


def draw_plates(game: Runics, code: str = "en", names: Sequence[str] = ()) -> Sequence[str]:
    """The same as plates: the board, the plaques of seats, the deck."""
    return Picture(RunicsSight(game, code, names)).drawn()


class Picture(Drawing):
    """One view being drawn."""

    game_class = "runics"

    def __init__(self, sight: RunicsSight) -> None:
        self.sight = sight

    def title(self) -> str:
        return self.sight.say("table-title")

    def artwork(self) -> str:
        return artwork(__package__ or "", "runics", LIVERIES)

    def plates(self) -> Iterator[Plate]:
        window = self.sight.window
        box = (window.x, window.y, window.width, window.height)
        yield Plate("map", self.title(), box, self.map())
        for seat in seats_of(self.sight.game):
            yield sheet_plate(self.sight, seat)
        yield supply_plate(self.sight)

    def map(self) -> Iterator[Layer]:
        """From below to above."""
        sight, game, window = self.sight, self.sight.game, self.sight.window
        frame = f'x="{window.x}" y="{window.y}" width="{window.width}" height="{window.height}"'
        wood = f'<rect {frame} fill="url(#runics-wood)"/>'
        yield Layer("ground", (wood, *draw_slab(window)))
        yield Layer("artwork", draw_cards(game, sight.faces), UNHEARD)
        yield Layer("borders", draw_borders(game), UNHEARD)
        yield Layer("cells", draw_cells(sight))
        yield Layer("pieces", on_board(sight), PIECES)
