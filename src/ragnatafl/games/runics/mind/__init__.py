"""How tables of Runics are judged."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.runics.mind.evaluation import evaluate, evaluate_all, parts
from ragnatafl.games.runics.rules.state import Runics
from ragnatafl.kernel.game import Mind

MIND: Final[Mind[Runics]] = Mind(
    evaluate=evaluate,
    evaluate_all=evaluate_all,
    parts=parts,
)
