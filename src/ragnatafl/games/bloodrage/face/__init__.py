"""How Blood Rage looks."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.bloodrage.face.beside import SCRATCH
from ragnatafl.games.bloodrage.face.components import art, component_at, components_of, tell_now
from ragnatafl.games.bloodrage.face.hand import BloodRageHand, draw_hand
from ragnatafl.games.bloodrage.face.livery import LIVERIES
from ragnatafl.games.bloodrage.face.picture import draw_plates, draw_svg
from ragnatafl.games.bloodrage.face.pointing import draw_ghost, option_at
from ragnatafl.games.bloodrage.face.sheets import draw_row
from ragnatafl.games.bloodrage.face.stakes import stakes
from ragnatafl.games.bloodrage.face.terminal import draw_text
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.game import Face

FACE: Final[Face[BloodRage]] = Face(
    draw_svg=draw_svg,
    draw_plates=draw_plates,
    draw_row=draw_row,
    draw_hand=draw_hand,
    draw_ghost=draw_ghost,
    option_at=option_at,
    draw_text=draw_text,
    liveries=LIVERIES,
    components=components_of,
    art=art,
    letters=BloodRageHand.style,
    tell_now=tell_now,
    component_at=component_at,
    stakes=stakes,
    scratch=SCRATCH,
)
