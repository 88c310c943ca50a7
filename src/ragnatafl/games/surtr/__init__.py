"""Followers of Surtr: the solo mode of Lords of Ragnarok, and Followers among people (SOLO-1).

It plays by the rules of Lords; what a Follower does in place of a step stands with `MODE`
in the module of its chapter: `gains` and `state` (SOLO-3), `choosing` (SOLO-4), `turn` with
`rune_actions`, `invasion` and `special_actions` (SOLO-5, 6, 8), `monsters` (SOLO-7), `recruiting`,
`hunts`, `battles` (SOLO-9) and `desolation` (SOLO-10). `readings` holds what can be read otherwise.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from ragnatafl.games.lords import GAME as LORDS
from ragnatafl.games.lords.rules.components import OUT
from ragnatafl.games.lords.rules.standing import score_parts, scores
from ragnatafl.games.lords.rules.state import rebuild, rounds
from ragnatafl.games.surtr.cards import effects
from ragnatafl.games.surtr.cards.box import KINDS, SHELF, fill
from ragnatafl.games.surtr.cards.known import EFFECTS
from ragnatafl.games.surtr.rules import battles, turn
from ragnatafl.games.surtr.rules.components import CARDS, SurtrContent, zones
from ragnatafl.games.surtr.rules.faults import faults
from ragnatafl.games.surtr.rules.keeps import keeps
from ragnatafl.games.surtr.rules.mode import MODE
from ragnatafl.games.surtr.rules.setup import SetUpSurtr
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    in_force,
    start,
    who_plays,
)
from ragnatafl.games.surtr.rules.switches import SurtrSwitches
from ragnatafl.games.surtr.rules.telling import STORY
from ragnatafl.kernel.game import Face, Game, Mind
from ragnatafl.kernel.shelf import Tables

WITH_RULES: Final = (battles, effects, turn)
"""Imported for the rules and effects they register."""


def load(tables: Tables) -> SurtrContent:
    content = SurtrContent(tables)
    files = fill(content, tables)
    content.hooks = EFFECTS.bind(files, content.things.items(), len(content.entry))
    return content


def _face() -> Face[Surtr]:
    from ragnatafl.games.surtr.face import FACE

    return FACE


def _mind() -> Mind[Surtr]:
    from ragnatafl.games.surtr.mind import MIND

    return MIND


GAME: Final = Game(
    name="surtr",
    version=4,
    seats=(2, 3, 4),
    seats_rule="SOLO-14.5.1",
    package=__name__,
    base=LORDS,
    mode=MODE,
    switches=SurtrSwitches,
    shelf=SHELF,
    load=load,
    kinds=KINDS,
    effects=EFFECTS,
    expansions=LORDS.expansions,
    start=start,
    first_step=SetUpSurtr,
    state=Surtr,
    cards=CARDS,
    titles=attrgetter("title"),
    copies_blur=4,
    zones=zones,
    in_force=in_force,
    faults=faults,
    scores=scores,
    automas_look=False,
    keeps=keeps,
    rulebook="lords-solo lords",
    plays=who_plays,
    rest_zone=OUT,
    rebuild=rebuild,
    rounds=rounds,
    score_parts=score_parts,
    story=STORY,
    open_face=_face,
    open_mind=_mind,
)
