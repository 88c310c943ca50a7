"""The effects that content may name; the modules of this room register theirs here."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules.moments import MOMENTS
from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.effects import Effects

Steps = tuple[AnyStep, ...]

EFFECTS: Final = Effects(MOMENTS)
