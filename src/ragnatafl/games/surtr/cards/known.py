"""The effects that content of Followers may name: those of Lords, and their own."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.cards.known import EFFECTS as OF_LORDS
from ragnatafl.games.lords.cards.known import OfThings
from ragnatafl.games.surtr.rules.moments import MOMENTS

EFFECTS: Final = OfThings(MOMENTS, of=OF_LORDS)
