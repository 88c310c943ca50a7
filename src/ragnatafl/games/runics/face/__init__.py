"""How Runics looks."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.runics.face.beside import SCRATCH
from ragnatafl.games.runics.face.components import art, component_at, components_of, tell_now
from ragnatafl.games.runics.face.hand import draw_hand
from ragnatafl.games.runics.face.livery import LIVERIES
from ragnatafl.games.runics.face.picture import draw_plates, draw_svg
from ragnatafl.games.runics.face.pointing import draw_ghost
from ragnatafl.games.runics.face.sheets import draw_row
from ragnatafl.games.runics.face.stakes import stakes
from ragnatafl.games.runics.face.terminal import draw_text
from ragnatafl.games.runics.rules.state import Runics
from ragnatafl.kernel.game import Face

FACE: Final[Face[Runics]] = Face(
    draw_svg=draw_svg,
    draw_plates=draw_plates,
    draw_row=draw_row,
    draw_hand=draw_hand,
    draw_ghost=draw_ghost,
    draw_text=draw_text,
    liveries=LIVERIES,
    art=art,
    component_at=component_at,
    components=components_of,
    stakes=stakes,
    tell_now=tell_now,
    scratch=SCRATCH,
)
