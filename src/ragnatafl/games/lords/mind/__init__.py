"""How tables of Lords of Ragnarok are judged."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.mind.evaluation import (
    evaluate,
    evaluate_all,
    is_quiet,
    leanings,
    parts,
)
from ragnatafl.games.lords.mind.odds_hunt import chances
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.game import Mind

MIND: Final[Mind[Lords]] = Mind(
    evaluate=evaluate,
    evaluate_all=evaluate_all,
    leanings=leanings(),
    is_quiet=is_quiet,
    parts=parts,
    chances=chances,
)
