"""How Lords of Ragnarok looks."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.face.beside import BESIDE
from ragnatafl.games.lords.face.components import art, component_at, components_of, tell_now
from ragnatafl.games.lords.face.hand import LordsHand, draw_hand
from ragnatafl.games.lords.face.livery import LIVERIES
from ragnatafl.games.lords.face.picture import draw_plates, draw_svg
from ragnatafl.games.lords.face.pointing import draw_ghost
from ragnatafl.games.lords.face.stakes import stakes
from ragnatafl.games.lords.face.strengths import strengths
from ragnatafl.games.lords.face.symbols import symbols
from ragnatafl.games.lords.face.terminal import draw_text
from ragnatafl.games.lords.face.tracker import draw_row
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.game import Face

FACE: Final[Face[Lords]] = Face(
    draw_svg=draw_svg,
    draw_plates=draw_plates,
    draw_row=draw_row,
    draw_hand=draw_hand,
    draw_ghost=draw_ghost,
    draw_text=draw_text,
    liveries=LIVERIES,
    art=art,
    letters=LordsHand.style,
    component_at=component_at,
    components=components_of,
    tell_now=tell_now,
    stakes=stakes,
    strengths=strengths,
    beside=BESIDE,
    symbols=symbols,
)
