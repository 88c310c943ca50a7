"""Lords of Ragnarok: jarls, priests and slayers of monsters at the end of the world (LOR-1).

Read `board`, `components` and `state` (LOR-2 to LOR-6), then the chapters: `setup`, `turn` with
its phases `prayer`, `heroes`, `rune_actions`, `manoeuvres` and `special_actions` (with `temples`,
`usurp` and `monuments`), `monsters`, `hunts` and `battles`. What cards, realms and monsters do is
in `effects`, `effects_hunt`, `effects_battle` and `steps`, named in `content/*.toml`.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from ragnatafl.games.lords.cards import effects, effects_battle, effects_hunt, steps
from ragnatafl.games.lords.cards.box import EXPANSIONS, KINDS, SHELF, fill
from ragnatafl.games.lords.cards.known import EFFECTS
from ragnatafl.games.lords.rules.components import CARDS, OUT, LordsContent, zones
from ragnatafl.games.lords.rules.faults import faults
from ragnatafl.games.lords.rules.keeps import keeps
from ragnatafl.games.lords.rules.setup import SetUp
from ragnatafl.games.lords.rules.standing import score_parts, scores
from ragnatafl.games.lords.rules.state import Lords, hero_played, rebuild, rounds, start
from ragnatafl.games.lords.rules.switches import LordsSwitches
from ragnatafl.games.lords.rules.telling import STORY
from ragnatafl.kernel.game import Face, Game, Mind
from ragnatafl.kernel.shelf import Tables

WITH_EFFECTS: Final = (effects, effects_battle, effects_hunt, steps)
"""Imported for the effects and steps they register."""


def load(tables: Tables) -> LordsContent:
    content = LordsContent(tables)
    files = fill(content, tables)
    content.hooks = EFFECTS.bind(files, content.things.items(), len(content.entry))
    return content


def _face() -> Face[Lords]:
    from ragnatafl.games.lords.face import FACE

    return FACE


def _mind() -> Mind[Lords]:
    from ragnatafl.games.lords.mind import MIND

    return MIND


GAME: Final = Game(
    name="lords",
    version=3,
    seats=(4, 2, 3),
    package=__name__,
    switches=LordsSwitches,
    shelf=SHELF,
    load=load,
    kinds=KINDS,
    effects=EFFECTS,
    expansions=EXPANSIONS,
    start=start,
    first_step=SetUp,
    state=Lords,
    cards=CARDS,
    titles=attrgetter("title"),
    copies_blur=3,
    zones=zones,
    faults=faults,
    scores=scores,
    keeps=keeps,
    rulebook="lords",
    plays=hero_played,
    rest_zone=OUT,
    rebuild=rebuild,
    rounds=rounds,
    score_parts=score_parts,
    story=STORY,
    open_face=_face,
    open_mind=_mind,
)
