"""Who keeps what beside a real board: the dice and decks of Lords that belong together."""

from __future__ import annotations

from ragnatafl.kernel.keeps import Keep
from ragnatafl.kernel.setup import Setup


def keeps(setup: Setup) -> tuple[Keep, ...]:
    """Usually all of it is in the box; hands of people are theirs, and only counted."""
    return (
        Keep("set-up", ("forge-token", "upper-board", "first-to-choose",
                        "hero-stack", "origin-stack")),
        Keep("events", ("event-deck",)),
        Keep("monster-die", ("monster-die",)),
        Keep("attacks", ("attack-deck", "claws")),
        Keep("blessings", ("blessing-deck",)),
        Keep("combat", ("combat-deck", "hand"), "counted", ("app", "told", "counted")),
    )  # fmt: skip
