"""How Lords of Ragnarok is told: turn by turn; battles and hunts end in a result."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.story import Episode, Story

_NEXT: Final = ("special-action", "no-special-action", "build-monument", "move-army", "recruit")
"""What a player does once a battle is over."""

STORY: Final = Story(
    turns=("turn",),
    asks=("keep-hero",),
    episodes=(
        Episode("battle", ("battle",), ("battle-decided",), ("cards-spent",), before=_NEXT),
        Episode("hunt", ("hunt",), ("hunt-succeeds", "hunt-fails")),
        Episode("ragnarok", ("ragnarok",), ("ragnarok",), ("ragnarok",)),
    ),
    eras=(("turn", "round"),),
    app_deeds=(
        ("forge-token", "set-up"),
        ("upper-board", "set-up"),
        ("place-monster", "events"),
        ("place-boss", "events"),
    ),
)
