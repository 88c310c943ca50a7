"""What the places of columns are called: for those who enter a table of Lords by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ragnatafl.games.lords.rules.board import GODS, REALMS, REGIONS
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ARMIES,
    ATTRIBUTES,
    MONSTERS,
    PREY,
    RUNES,
    LordsContent,
)
from ragnatafl.kernel.game import Setup
from ragnatafl.kernel.seats import SEATS


def places(setup: Setup) -> Mapping[str, tuple[tuple[str, ...], ...]]:
    content = cast("LordsContent", setup.content)
    board = content.small if setup.seats == 2 else content.large
    seats = tuple(SEATS.ids[: setup.seats])
    regions = tuple(REGIONS.write(region) for region in board.regions)
    armies = tuple(f"{seat} {number}" for seat in seats for number in range(1, ARMIES + 1))
    spaces = tuple(
        f"{PREY.write(prey)} {number}"
        for prey, own in enumerate(content.spaces_of)
        for number in range(1, len(own) + 1)
    )
    by_action, by_monster = (ACTIONS.ids,), (MONSTERS.ids,)
    return {
        "control": (regions,), "forge_rune": (regions,), "levels": (GODS.ids,),
        "sent": (GODS.ids, seats), "allies": (REALMS.ids,), "marked": by_action, "top": by_action,
        "army_region": (armies,), "army_value": (armies,), "tokens": (seats, ATTRIBUTES.ids),
        "runes": (seats, RUNES.ids), "monster_region": by_monster, "ring": by_monster,
        "slayer": by_monster, "wounds": (spaces,),
    }  # fmt: skip
