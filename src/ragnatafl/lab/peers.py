"""Other people's engines, for the bench: catanatron 3.2.1, which plays Catan.

catanatron lives in the bench's own environment, so it is imported when a game begins, not before.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Protocol

from ragnatafl.lab.contestant import ANSWERS, POSITIONS, PythonGame, spread

SNAPSHOT_EVERY = 10  # decisions; a random game has some 900


class CatanState(Protocol):
    playable_actions: Sequence[object]
    num_turns: int


class CatanGame(Protocol):
    """As much of catanatron's Game as the bench uses."""

    state: CatanState

    def winning_color(self) -> object | None: ...
    def execute(self, action: object, validate_action: bool = True) -> object: ...
    def copy(self) -> "CatanGame": ...


def play(rng: Random) -> tuple[int, int]:
    """One random game of four players: decisions, and how many of them were forced."""
    decisions = forced = 0
    for options in random_decisions(new_game(rng), rng):
        decisions += 1
        forced += options == 1
    return decisions, forced


def path(rng: Random) -> list[CatanGame]:
    """Positions of a random game, some decisions apart."""
    game = new_game(rng)
    snapshots = [game.copy()]
    for decision, _ in enumerate(random_decisions(game, rng), start=1):
        if decision % SNAPSHOT_EVERY == 0 and game.winning_color() is None:
            snapshots.append(game.copy())
    return snapshots


def copier(rng: Random) -> Callable[[], object]:
    """The copier of the middle position of a random game."""
    snapshots = path(rng)
    return snapshots[len(snapshots) // 2].copy


def trier(rng: Random) -> Callable[[], int]:
    """Its own way to try an action out: copy, execute; the actions that follow are listed then."""
    attempts = [
        (game, action)
        for game in spread(path(rng), POSITIONS)
        for action in spread(game.state.playable_actions, ANSWERS)
    ]

    def try_all() -> int:
        listed = 0
        for game, action in attempts:
            after = game.copy()
            after.execute(action, validate_action=False)
            listed += len(after.state.playable_actions)
        return len(attempts)

    return try_all


def new_game(rng: Random) -> CatanGame:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    seed = rng.randrange(1, 2**62)  # it takes 0 for 'no seed'
    game: CatanGame = Game([RandomPlayer(color) for color in Color], seed=seed)
    return game


def random_decisions(game: CatanGame, rng: Random) -> Iterator[int]:
    """Play on to the end or, as in catanatron's own loop, to its limit of turns.

    Yields for each decision how many actions were playable.
    """
    from catanatron.game import TURNS_LIMIT

    limit = int(TURNS_LIMIT)
    state = game.state
    while game.winning_color() is None and state.num_turns < limit:
        actions = state.playable_actions
        options = len(actions)
        # One of its own actions needs no check: we spare catanatron that time.
        game.execute(actions[int(rng.random() * options)], validate_action=False)
        yield options


CATANATRON = PythonGame("catanatron", play, copier, trier)
