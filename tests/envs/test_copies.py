"""A copy of an environment, or one that was written down, plays on as its original."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from ragnatafl.envs import pettingzoo
from ragnatafl.envs.gymnasium import IDS, RagnataflEnv

GAMES = ("runics", "bloodrage", "lords", "surtr")
Told = list[object]
Turn = Callable[[Any, Random], Told]
"""Any: environments of each kind."""


def written_down(env: Any) -> Any:  # Any: environments of each kind
    return pickle.loads(pickle.dumps(env))


WAYS = pytest.mark.parametrize("way", [copy, deepcopy, written_down])


def bytes_of(seen: dict[str, Any]) -> list[bytes]:  # Any: of numbers of several kinds
    return [array.tobytes() for array in seen.values()]


def alone(env: Any, rng: Random) -> Told:
    """One answer against bots; the next game, if this one is over."""
    action = rng.choice(np.flatnonzero(env.unwrapped.action_masks()).tolist())
    seen, reward, over, cut, _ = env.step(np.int64(action))
    if over or cut:
        seen, _ = env.reset()
    return [*bytes_of(seen), reward, over, cut]


def one_by_one(env: Any, rng: Random) -> Told:
    seen, _, over, cut, _ = env.last()
    if over or cut:
        env.reset()
        seen = env.observe(env.agent_selection)
    env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return [*bytes_of(seen), env.agent_selection, *env.rewards.values()]


def all_at_once(env: Any, rng: Random) -> Told:
    seen, rewards, *_ = env.step({name: rng.randrange(100) for name in env.agents})
    if not env.agents:
        seen, _ = env.reset()
    return [told for name in seen for told in (*bytes_of(seen[name]), rewards[name])]


def check_copies(env: Any, way: Callable[[Any], Any], turn: Turn) -> None:
    """Any: of each kind. After some turns two copies play on, and then the original."""
    rng = Random(1)
    for _ in range(2):
        for _ in range(5):
            turn(env, rng)
        mine, theirs, seed = way(env), way(env), rng.random()

        played = some_turns(mine, turn, seed)

        assert some_turns(theirs, turn, seed) == played
        assert some_turns(env, turn, seed) == played


def some_turns(env: Any, turn: Turn, seed: float) -> list[Told]:  # Any: of each kind
    luck = Random(seed)
    return [turn(env, luck) for _ in range(6)]


@WAYS
@pytest.mark.parametrize("game", GAMES)
def test_one_seat_plays_on_against_the_same_bots(game: str, way: Callable[[Any], Any]) -> None:
    """Any: environments of each kind. A bondi looks at the table, so its seat remembers."""
    env = RagnataflEnv(game, "bondi", longest=20)
    env.reset(seed=3)

    check_copies(env, way, alone)


@pytest.mark.slow
@WAYS
def test_a_bot_that_searches_finds_the_same_again(way: Callable[[Any], Any]) -> None:
    """Any: environments of each kind."""
    env = RagnataflEnv("runics", "konung:2", seat=0)
    env.reset(seed=1)

    check_copies(env, way, alone)


@WAYS
@pytest.mark.parametrize("game", GAMES)
def test_agents_play_on(game: str, way: Callable[[Any], Any]) -> None:
    """Any: environments of each kind. In Blood Rage sealed answers lie there (BR-5.3)."""
    single, every = pettingzoo.env(game), pettingzoo.parallel_env(game, unopen="another")
    single.reset(seed=2)
    every.reset(seed=2)

    if way is not copy:  # of the wrapper around it that is theirs
        check_copies(single, way, one_by_one)
    check_copies(every, way, all_at_once)


def test_a_wrapped_game_is_copied_and_written_down() -> None:
    env = gymnasium.make(IDS["runics"], bots="bondi")
    env.reset(seed=1)

    check_copies(env, deepcopy, alone)
    check_copies(env, written_down, alone)


def test_what_is_drawn_next_is_drawn_by_copies_as_well() -> None:
    """Generators are copied: of new games, and of the space of actions."""
    env = RagnataflEnv("runics")
    env.reset(seed=1)
    env.action_space.seed(1)

    for other in (copy(env), deepcopy(env), written_down(env)):
        seen, _ = deepcopy(env).reset()
        assert bytes_of(other.reset()[0]) == bytes_of(seen)
        assert other.action_space.sample() == deepcopy(env).action_space.sample()
