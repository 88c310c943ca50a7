"""The effects that content may name; the modules of this room register theirs here."""

from __future__ import annotations

from typing import Final, TypeVar

from ragnatafl.games.lords.cards.naming import by
from ragnatafl.games.lords.rules.moments import MOMENTS
from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.effects import Effects
from ragnatafl.kernel.state import State

Steps = tuple[AnyStep, ...]

C = TypeVar("C", bound=int)


class OfThings(Effects):
    """Effects of cards, realms, monsters, gods, and of what else a mode has."""

    def named(self, game: State, card: C) -> C | None:
        return card if by(game, card) is not None else None


EFFECTS: Final = OfThings(MOMENTS)
