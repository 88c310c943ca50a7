"""Thrall: any option, all alike."""

from __future__ import annotations

import random

from ragnatafl.bots import Budget, Seed
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.state import State


class Thrall:
    def __init__(self, seed: Seed = None) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: State, decision: Decision, budget: Budget) -> Option:
        return self.rng.choice(decision.options)
