"""How tables of Runics are judged."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.runics.mind.evaluation import NAMES, count, progress
from ragnatafl.games.runics.rules.state import Runics
from ragnatafl.kernel.game import Mind, Terms

MIND: Final[Mind[Runics]] = Mind(terms=Terms(names=NAMES, count=count, progress=progress))
