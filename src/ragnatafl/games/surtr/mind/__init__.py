"""How tables of Followers of Surtr are judged."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.mind.odds_hunt import chances
from ragnatafl.games.lords.mind.terms import is_quiet
from ragnatafl.games.surtr.mind.terms import TERMS
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.game import Mind

MIND: Final[Mind[Surtr]] = Mind(terms=TERMS, is_quiet=is_quiet, chances=chances)
