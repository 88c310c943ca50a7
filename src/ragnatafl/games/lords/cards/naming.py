"""By what something comes about: for steps and events that tell it."""

from __future__ import annotations

from ragnatafl.games.lords.rules.components import FIRST_CONDITION, ThingId
from ragnatafl.games.lords.rules.mends import CARD_NAMED
from ragnatafl.kernel.state import State


def by(game: State, thing: int) -> ThingId | None:
    """The card, realm, monster or god itself; what else a mode has is not named."""
    return ThingId(thing) if thing < FIRST_CONDITION and CARD_NAMED.holds(game) else None
