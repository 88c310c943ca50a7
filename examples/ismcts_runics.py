"""OpenSpiel's ISMCTS on the end of Runics: who thinks for long wins more.

    pip install 'ragnatafl[envs]'
    python examples/ismcts_runics.py

A small Runics is the rest of a game behind an opening of random answers. OpenSpiel's own bot plays
it against one that answers at random; what it does not see is dealt anew by what its seat remembers
(`resample`). The curve is the mean result, from -1 to 1, by how many simulations it may make.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ragnatafl.envs.openspiel import resample

BUDGETS = (2, 8, 32)


def thinker(game: Any, simulations: int, seed: int) -> Any:  # Any: OpenSpiel has no types
    """OpenSpiel's bot, told how to deal anew."""
    luck, rng = np.random.RandomState(seed), Random(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.4,
        max_simulations=simulations,
        random_state=luck,
    )
    bot.set_resampler(lambda state, player: resample(state, player, rng))
    return bot


def play(game: Any, bot: Any, player: int, rng: Random) -> float:  # Any: OpenSpiel has no types
    """One game: the bot as this player, random answers for the other; what it is worth to it."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        elif state.current_player() == player:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return float(state.returns()[player])


def curve(
    budgets: Sequence[int] = BUDGETS, games: int = 20, opening: int = 6, seed: int = 1
) -> Iterator[tuple[int, float]]:
    """By budget the mean result; every budget plays the same openings, once from each seat."""
    for budget in budgets:
        results = []
        for number in range(games):
            params = {"opening": opening, "seed": seed + number // 2}
            game = pyspiel.load_game("ragnatafl_runics", params)
            bot = thinker(game, budget, seed + number)
            results.append(play(game, bot, number % 2, Random(number)))
        yield budget, float(np.mean(results))


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20, help="for each budget (20)")
    parser.add_argument("--opening", type=int, default=6, help="random answers before it (6)")
    args = parser.parse_args(argv)
    for budget, result in curve(games=args.games, opening=args.opening):
        print(
            f"{budget:4d} simulations: mean result {result:+.2f}  {'#' * round(20 + 20 * result)}"
        )


if __name__ == "__main__":
    main()
