"""How Followers of Surtr are told: as Lords, with the hunts and battle decks of Followers."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules.telling import STORY as LORDS
from ragnatafl.kernel.story import Episode, Story

_BATTLE, _HUNT, *_OTHERS = LORDS.episodes
STORY: Final = Story(
    LORDS.turns,
    LORDS.asks,
    LORDS.parts,
    (
        Episode(
            _BATTLE.name, _BATTLE.opens, _BATTLE.verdict,
            (*_BATTLE.closes, "battle-deck-returns"), before=_BATTLE.before,
        ),
        Episode(
            _HUNT.name, (*_HUNT.opens, "follower-hunts"), _HUNT.verdict,
            (*_HUNT.closes, "returns-hand"), before=_HUNT.before,
        ),
        *_OTHERS,
    ),
    LORDS.eras,
)  # fmt: skip
