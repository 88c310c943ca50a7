"""Thrall: any option, all alike."""

from __future__ import annotations

import random

from ragnatafl.bots import Budget, Seed
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State


def play_until(game: State, seat: Seat, rng: random.Random) -> None:
    """Thralls answer for all others, until this seat is asked or the game is over."""
    while not game.over:
        for decision in game.decisions:
            if decision.seat == seat:
                return
        options = game.decisions[0].options
        apply(game, options[int(rng.random() * len(options))])


class Thrall:
    def __init__(self, seed: Seed = None) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: State, decision: Decision, budget: Budget) -> Option:
        return self.rng.choice(decision.options)
