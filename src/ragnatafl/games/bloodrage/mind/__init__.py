"""How tables of Blood Rage are judged."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.bloodrage.mind.evaluation import evaluate, evaluate_all, is_quiet, parts
from ragnatafl.games.bloodrage.mind.odds import chances
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.game import Mind

MIND: Final[Mind[BloodRage]] = Mind(
    evaluate=evaluate,
    evaluate_all=evaluate_all,
    is_quiet=is_quiet,
    parts=parts,
    chances=chances,
)
