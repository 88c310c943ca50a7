"""How Followers of Surtr looks."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.face import FACE as LORDS
from ragnatafl.games.surtr.face.beside import BESIDE
from ragnatafl.games.surtr.face.components import art, component_at, components_of, tell_now
from ragnatafl.games.surtr.face.picture import draw_plates, draw_row, draw_svg
from ragnatafl.games.surtr.face.pointing import draw_ghost, option_at
from ragnatafl.games.surtr.face.stakes import stakes
from ragnatafl.games.surtr.face.symbols import symbols
from ragnatafl.games.surtr.face.terminal import draw_text
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.game import Face

FACE: Final[Face[Surtr]] = Face(
    draw_svg=draw_svg,
    draw_plates=draw_plates,
    draw_row=draw_row,
    draw_hand=LORDS.draw_hand,
    draw_ghost=draw_ghost,
    option_at=option_at,
    draw_text=draw_text,
    liveries=LORDS.liveries,
    art=art,
    letters=LORDS.letters,
    component_at=component_at,
    components=components_of,
    tell_now=tell_now,
    stakes=stakes,
    strengths=LORDS.strengths,
    beside=BESIDE,
    symbols=symbols,
)
