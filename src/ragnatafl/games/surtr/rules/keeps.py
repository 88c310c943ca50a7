"""Who keeps what of the Followers beside a real board: usually the program, all of it."""

from __future__ import annotations

from typing import cast

from ragnatafl.games.lords.rules.keeps import keeps as keeps_of_lords
from ragnatafl.games.surtr.rules.switches import SurtrSwitches
from ragnatafl.kernel.keeps import Keep
from ragnatafl.kernel.seats import SEATS
from ragnatafl.kernel.setup import Setup


def keeps(setup: Setup) -> tuple[Keep, ...]:
    """The Surtr die; action cards; hands and battle decks of Followers, and what they take
    blindly."""
    people = cast("SurtrSwitches", setup.switches).people
    followers = SEATS.ids[: max(0, setup.seats - people)]
    held = [f"{zone} {seat}" for zone in ("hand", "battle-deck") for seat in followers]
    stacks = ("jarl-stack", "gothi-stack", "slayer-stack")
    return (
        *keeps_of_lords(setup),
        Keep("die", ("surtr-die",), "app"),
        Keep("actions", ("action-deck", "row", *stacks, "corrupted-hero", "basic-set"), "app"),
        Keep("hands", (*held, "pile", "selection"), "app"),
    )
