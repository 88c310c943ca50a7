"""How tables of Lords of Ragnarok are judged."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.mind.odds_hunt import chances
from ragnatafl.games.lords.mind.terms import TERMS, is_quiet
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.game import Mind

MIND: Final[Mind[Lords]] = Mind(terms=TERMS, is_quiet=is_quiet, horizon=4, chances=chances)
