"""Blood Rage: clans of Vikings seek glory before the world ends (BR-1).

Read `board`, `figures` and `state` (BR-2), then the chapters: `setup`, `ages`, `gods_gifts`,
`actions` with `invade`, `march`, `upgrade`, `quest` and `pillage`, `battle` and `reward`,
`discard`, `ragnarok`, `valhalla`. What cards do is in `cards`: `cards.toml` names `effects`.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from ragnatafl.games.bloodrage.cards.box import KINDS, SHELF, load
from ragnatafl.games.bloodrage.cards.effects import EFFECTS
from ragnatafl.games.bloodrage.rules.components import CARDS, GONE, zones
from ragnatafl.games.bloodrage.rules.faults import faults
from ragnatafl.games.bloodrage.rules.glory import score_parts, scores
from ragnatafl.games.bloodrage.rules.setup import SetUp
from ragnatafl.games.bloodrage.rules.state import BloodRage, rebuild, start
from ragnatafl.games.bloodrage.rules.switches import BloodRageSwitches
from ragnatafl.games.bloodrage.rules.telling import STORY
from ragnatafl.games.bloodrage.rules.tokens import fill_hidden
from ragnatafl.kernel.game import Face, Game, Mind


def _face() -> Face[BloodRage]:
    from ragnatafl.games.bloodrage.face import FACE

    return FACE


def _mind() -> Mind[BloodRage]:
    from ragnatafl.games.bloodrage.mind import MIND

    return MIND


GAME: Final = Game(
    name="bloodrage",
    version=2,
    seats=(4, 2, 3),
    package=__name__,
    switches=BloodRageSwitches,
    shelf=SHELF,
    load=load,
    kinds=KINDS,
    effects=EFFECTS,
    start=start,
    first_step=SetUp,
    state=BloodRage,
    cards=CARDS,
    titles=attrgetter("title"),
    zones=zones,
    faults=faults,
    scores=scores,
    rulebook="bloodrage",
    rest_zone=GONE,
    rebuild=rebuild,
    fill_hidden=fill_hidden,
    score_parts=score_parts,
    story=STORY,
    open_face=_face,
    open_mind=_mind,
)
