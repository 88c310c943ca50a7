"""How fast jarl thinks: iterations a second at fixed positions, so many iterations at each."""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import Final, NamedTuple

from ragnatafl.bots import Budget
from ragnatafl.bots.jarl import Jarl
from ragnatafl.games import find_game
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.game import make_setup, start_game
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import view

GAMES: Final = 3
PARTS: Final = (0.15, 0.3, 0.45, 0.6, 0.75, 0.9)
"""Where in a game a position is taken, of those where somebody has something to choose."""
POSITIONS: Final = GAMES * len(PARTS)
ITERATIONS: Final = 40


class Thoughts(NamedTuple):
    iterations: int
    seconds: float
    choices: str
    """A fingerprint: builds that think alike choose alike."""

    @property
    def iterations_per_s(self) -> float:
        return self.iterations / self.seconds


def positions(name: str) -> list[State]:
    """Positions of some random games, the same ones whatever is measured."""
    setup = make_setup(find_game(name))
    found: list[State] = []
    for seed in range(GAMES):
        game, rng, past = start_game(setup, str(seed)), Random(seed), list[State]()
        while not game.over:
            asked = game.decisions[0]
            if len(asked.options) > 1 and asked.seat >= 0:
                past.append(game.clone())
            apply(game, asked.options[int(rng.random() * len(asked.options))])
        found += [past[int(len(past) * part)] for part in PARTS]
    return found


def speed(games: Sequence[str], repetitions: int) -> Iterator[dict[str, Thoughts]]:
    """How fast it thinks in these games, one after the other, and all of them again."""
    tables = {name: positions(name) for name in games}
    for _ in range(repetitions):
        yield {name: think(found) for name, found in tables.items()}


def think(tables: list[State]) -> Thoughts:
    """Let a new jarl think at each of these positions."""
    gc.collect()
    iterations, seconds, choices = 0, 0.0, hashlib.blake2b(digest_size=6)
    for table in tables:
        bot, asked = Jarl(seed=1), table.decision
        start = process_time()
        choice = bot.choose(view(table, asked.seat), asked, Budget(iterations=ITERATIONS))
        seconds += process_time() - start
        iterations += bot.iterations
        choices.update(f"{choice.text};".encode())
    return Thoughts(iterations, seconds, choices.hexdigest())
