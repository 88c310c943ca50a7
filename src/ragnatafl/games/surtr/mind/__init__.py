"""How tables of Followers of Surtr are judged."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.mind.evaluation import is_quiet
from ragnatafl.games.lords.mind.odds_hunt import chances
from ragnatafl.games.surtr.mind.evaluation import evaluate, evaluate_all, leanings, parts
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.game import Mind

MIND: Final[Mind[Surtr]] = Mind(
    evaluate=evaluate,
    evaluate_all=evaluate_all,
    leanings=leanings(),
    is_quiet=is_quiet,
    parts=parts,
    chances=chances,
)
