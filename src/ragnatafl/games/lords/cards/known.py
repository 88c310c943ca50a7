"""The effects that content may name; the modules of this room register theirs here."""

from __future__ import annotations

from typing import Final, TypeVar

from ragnatafl.games.lords.rules.components import FIRST_CONDITION, ThingId
from ragnatafl.games.lords.rules.mends import CARD_NAMED
from ragnatafl.games.lords.rules.moments import MOMENTS
from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.effects import Effects
from ragnatafl.kernel.state import State

Steps = tuple[AnyStep, ...]

C = TypeVar("C", bound=int)


class OfThings(Effects):
    """Effects of cards, realms, monsters and gods; what else a mode has is not named in events."""

    def named(self, game: State, card: C) -> C | None:
        return super().named(game, card) if card < FIRST_CONDITION else None


EFFECTS: Final = OfThings(MOMENTS, naming=CARD_NAMED)


def by(game: State, card: int) -> ThingId | None:
    """For steps that tell by which thing they come."""
    return EFFECTS.named(game, ThingId(card))
