"""How tables of Blood Rage are judged."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.bloodrage.mind.odds import chances
from ragnatafl.games.bloodrage.mind.terms import TERMS, is_quiet
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.game import Mind

MIND: Final[Mind[BloodRage]] = Mind(terms=TERMS, is_quiet=is_quiet, chances=chances)
