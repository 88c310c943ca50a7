"""How Blood Rage is told: a turn is an action, and the phases between them are nobody's."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.story import Episode, Story

STORY: Final = Story(
    asks=("turn",),
    parts=(
        "age-begins", "set-rage", "actions-end", "reveal-quest", "ragnarok",
        "release age-ends", "final-stat",
    ),
    episodes=(
        Episode("battle", ("pillage",), ("battle-won", "battle-tied", "pillaged")),
        Episode("quests", ("reveal-quest",), ("quest-fulfilled", "quest-failed"), gathers=True),
        Episode("ragnarok", ("ragnarok",), ("ragnarok", "doom-moves")),
        Episode("age-end", ("release", "age-ends"), ("age-ends",), gathers=True),
        Episode("final", ("final-stat",), ("game-ends",), gathers=True),
    ),
    eras=(("age-begins", "age"),),
    together=("decline", "deal", "keep", "discard-unseen"),
)  # fmt: skip
