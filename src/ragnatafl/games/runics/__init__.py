"""Runics, the small card game of runes and masters (RUN-1).

Read `grid` (RUN-2), then the chapters: `setup`, `turn`, `laying`, `placing`, `points`, and the
modules that may be added, `extra_card`, `archmasters`, `adepts`.
"""

from __future__ import annotations

from typing import Final

from ragnatafl.games.runics.face.picture import draw_svg
from ragnatafl.games.runics.face.pointing import draw_ghost, draw_hand, option_at
from ragnatafl.games.runics.face.terminal import draw_text
from ragnatafl.games.runics.mind.evaluation import evaluate
from ragnatafl.games.runics.rules.components import CARDS, DECK, RunicsContent, RunicsOptions, zones
from ragnatafl.games.runics.rules.faults import faults
from ragnatafl.games.runics.rules.points import score_parts, score_sources, scores
from ragnatafl.games.runics.rules.setup import SetUp
from ragnatafl.games.runics.rules.state import Runics, rebuild, start
from ragnatafl.kernel.game import Game

GAME: Final = Game(
    name="runics",
    version=1,
    seats=(2, 3),
    package=__name__,
    options=RunicsOptions,
    load=RunicsContent,
    start=start,
    first_step=SetUp,
    state=Runics,
    cards=CARDS,
    zones=zones,
    faults=faults,
    scores=scores,
    rulebook="runics",
    rest_zone=DECK,
    rebuild=rebuild,
    evaluate=evaluate,
    score_parts=score_parts,
    score_sources=score_sources,
    draw_svg=draw_svg,
    draw_hand=draw_hand,
    draw_ghost=draw_ghost,
    option_at=option_at,
    draw_text=draw_text,
)
