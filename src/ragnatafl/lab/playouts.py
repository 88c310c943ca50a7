"""Uniformly random play, as fast as the kernel goes: for the bench, for statistics, for leaves."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Final

from ragnatafl.games import find_game, game_names, load_game
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.game import Setup, make_setup, start_game
from ragnatafl.kernel.state import State
from ragnatafl.lab.contestant import ANSWERS, POSITIONS, PythonGame, spread

TOY: Final = "toys.raid"
"""The toy game of the tests, where it can be imported."""
LIMIT: Final = 100_000
"""No game of ours is so long: one that does not end shows a fault of its rules."""


def play_out(state: State, rng: Random, limit: int = LIMIT) -> tuple[int, int]:
    """Play this state itself to its end; tells the decisions, and how many had one option only."""
    random = rng.random
    forced = 0
    for decisions in range(limit):
        if state.over:
            return decisions, forced
        options = state.decisions[0].options
        count = len(options)
        if count == 1:
            forced += 1
            apply(state, options[0])
        else:
            apply(state, options[int(random() * count)])
    raise RuntimeError(f"{state.setup.game.name} does not end within {limit} decisions")


def new_random(setup: Setup, rng: Random, remember: bool = False) -> State:
    """A new game, its seed drawn from `rng`."""
    return start_game(setup, f"{rng.getrandbits(62):x}", remember=remember)


def path(setup: Setup, rng: Random, remember: bool = False) -> list[State]:
    """Every position of a random game, the end as well."""
    game = new_random(setup, rng, remember)
    past = [game.clone()]
    while not game.over:
        apply(game, rng.choice(game.decision.options))
        past.append(game.clone())
    return past


def midgame(setup: Setup, rng: Random, remember: bool = False) -> State:
    """The middle position of a random game."""
    past = path(setup, rng, remember)
    return past[len(past) // 2]


def contestant(setup: Setup) -> PythonGame:
    """A game of ours as the bench sees it."""

    def play(rng: Random) -> tuple[int, int]:
        return play_out(new_random(setup, rng), rng)

    def copier(rng: Random) -> Callable[[], object]:
        return midgame(setup, rng).clone

    def trier(rng: Random) -> Callable[[], int]:
        attempts = [
            (table, option)
            for table in spread(path(setup, rng)[:-1], POSITIONS)
            for option in spread(table.decisions[0].options, ANSWERS)
        ]

        def try_all() -> int:
            listed = 0
            for table, option in attempts:
                after = table.clone()
                apply(after, option)
                if not after.over:
                    listed += len(after.decisions[0].options)
            return len(attempts)

        return try_all

    return PythonGame(setup.game.name, play, copier, trier)


def contestants_of_games() -> list[PythonGame]:
    """Every registered game with its usual set-up, and the toy of the tests where it is at hand."""
    if find_spec(TOY.partition(".")[0]) and find_spec(TOY):
        load_game(TOY)
    return [contestant(make_setup(find_game(name))) for name in game_names()]
