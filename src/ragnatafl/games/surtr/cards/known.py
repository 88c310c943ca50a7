"""The effects that content of Followers may name: those of Lords, and their own."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.cards.known import EFFECTS as OF_LORDS
from ragnatafl.games.surtr.rules.moments import MOMENTS
from ragnatafl.kernel.effects import Effects

EFFECTS: Final = Effects(MOMENTS, of=OF_LORDS)
