"""Runics, the small card game of runes and masters (RUN-1).

Read `grid` (RUN-2), then the chapters: `setup`, `turn`, `laying`, `placing`, `points`, and the
modules that may be added, `extra_card`, `archmasters`, `adepts`.
"""

from __future__ import annotations

from typing import Final

from ragnatafl.games.runics.cards.box import KINDS, SHELF, load
from ragnatafl.games.runics.rules.components import CARDS, DECK, zones
from ragnatafl.games.runics.rules.faults import faults
from ragnatafl.games.runics.rules.points import score_parts, score_sources, scores
from ragnatafl.games.runics.rules.setup import SetUp
from ragnatafl.games.runics.rules.state import Runics, rebuild, start
from ragnatafl.games.runics.rules.switches import RunicsSwitches
from ragnatafl.kernel.game import Face, Game, Mind


def _face() -> Face[Runics]:
    from ragnatafl.games.runics.face import FACE

    return FACE


def _mind() -> Mind[Runics]:
    from ragnatafl.games.runics.mind import MIND

    return MIND


GAME: Final = Game(
    name="runics",
    version=2,
    seats=(2, 3),
    package=__name__,
    switches=RunicsSwitches,
    shelf=SHELF,
    load=load,
    kinds=KINDS,
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
    score_parts=score_parts,
    score_sources=score_sources,
    open_face=_face,
    open_mind=_mind,
)
