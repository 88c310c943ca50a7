"""Every game passes PettingZoo's own suites."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test
from pettingzoo.utils import aec_to_parallel, parallel_to_aec

from ragnatafl.envs import pettingzoo
from ragnatafl.games.bloodrage.rules.components import hand_of
from ragnatafl.kernel.seats import SEATS

GAMES = ("runics", "bloodrage", "lords", "surtr")


@pytest.mark.parametrize("game", GAMES)
def test_the_api_is_that_of_aec(game: str) -> None:
    api_test(pettingzoo.env(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_the_api_is_that_of_parallel(game: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_game(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game), num_cycles=30)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, unopen="another"), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_cut_off_where_somebody_wants_it(game: str) -> None:
    """Their test asks every agent in every cycle, and heeds no mask."""

    def parallel(max_cycles: int) -> Any:  # Any: what their test makes of it
        return pettingzoo.parallel_env(game, longest=max_cycles, unopen="another")

    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))
        )
    )


def test_a_whole_game_ends_with_rewards_that_add_up_to_nothing() -> None:
    game = pettingzoo.env("runics")
    game.reset(seed=3)
    gained = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, over, cut, _ = game.last()
        gained[agent] += reward
        assert seen is not None
        mask = seen["action_mask"]
        game.step(None if over or cut else int(np.flatnonzero(mask)[-1]))

    assert sorted(gained.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_sealed_answers_are_one_step_of_the_parallel_environment() -> None:
    """BR-5.3: all clans choose of their packs at once."""
    game = pettingzoo.parallel_env("bloodrage")
    seen, _ = game.reset(seed=1)

    assert game.asked() == ["astrid", "bjorn", "dagny", "eirik"]
    assert all(seen[name]["action_mask"].sum() > 4 for name in game.agents)
    game.step(dict.fromkeys(game.agents, 0))
    table = game.table
    assert [len(table.zones[hand_of(seat)]) for seat in game.frame.seats] == [1, 1, 1, 1]
    assert game.asked() == ["astrid", "bjorn", "dagny", "eirik"], "the next cards of the packs"


def test_who_is_asked_later_sees_nothing_of_what_others_have_sealed() -> None:
    """BR-5.3: asked one by one, Bjorn sees the same whatever Astrid has chosen."""
    seen = []
    for action in (0, 1):
        game = pettingzoo.env("bloodrage")
        game.reset(seed=1)
        assert game.agent_selection == "astrid"
        game.step(action)
        assert game.agent_selection == "bjorn"
        seen.append(game.observe("bjorn")["observation"])

    assert (seen[0] == seen[1]).all()


def test_who_says_what_is_not_open_loses_at_once() -> None:
    game = pettingzoo.env("runics")
    game.reset(seed=1)
    agent = game.agent_selection

    game.step(511)

    assert all(game.terminations.values())
    assert game.rewards[agent] == -1.0


@pytest.mark.parametrize("wrong", [1.7, "3", True, None])
def test_what_is_no_whole_number_is_no_action(wrong: Any) -> None:
    """Any: that is the point. The game goes on as if nothing had been said."""
    single, both = pettingzoo.env("runics"), pettingzoo.parallel_env("runics")
    single.reset(seed=1)
    both.reset(seed=1)

    for step in (single.step, lambda action: both.step({"bjorn": action})):
        with pytest.raises(ValueError, match="bjorn's action must be a whole number, not"):
            step(wrong)
    assert single.agent_selection == "bjorn"
    assert both.asked() == ["bjorn"]


def test_who_is_asked_and_says_nothing_is_named() -> None:
    """BR-5.3: all clans are asked at once; the table waits for them."""
    game = pettingzoo.parallel_env("bloodrage")
    game.reset(seed=1)

    with pytest.raises(ValueError, match="asked, and without an action: bjorn, eirik"):
        game.step({"astrid": 0, "dagny": 0})
    game.step(dict.fromkeys(game.agents, 0))


def test_nothing_is_played_before_a_game_has_begun() -> None:
    with pytest.raises(ResetNeeded, match="begin one with reset"):
        pettingzoo.parallel_env("runics").step({})


@pytest.mark.parametrize(("longest", "action"), [(1000, 0), (1000, 511), (2, 0)])
def test_a_game_that_has_ended_is_not_played_on(longest: int, action: int) -> None:
    """Played out, lost by what is not open, or cut off: it ends once, with the scores."""
    game = pettingzoo.parallel_env("runics", longest=longest)
    game.reset(seed=1)
    actions = dict.fromkeys(game.agents, action)
    while game.agents:
        *_, infos = game.step(actions)
    table = game.render()

    assert [len(infos[name]["scores"]) for name in game.possible_agents] == [2, 2]
    assert game.step(actions) == game.step({}) == ({}, {}, {}, {}, {})
    assert game.render() == table


@pytest.mark.parametrize(("longest", "action"), [(1000, 511), (2, 0)])
def test_scores_are_told_however_a_game_ends(longest: int, action: int) -> None:
    game = pettingzoo.env("runics", longest=longest)
    game.reset(seed=1)
    for agent in game.agent_iter():
        _, _, over, cut, info = game.last()
        assert ("scores" in info) == (over or cut), agent
        game.step(None if over or cut else action)


@pytest.mark.parametrize("tells", ["tokens", "features"])
def test_options_are_told_beside_the_actions(tells: str) -> None:
    game = pettingzoo.env("lords", tells=tells)
    game.reset(seed=1)
    agent = game.agent_selection
    seen = game.observe(agent)

    told = seen["options"].max(axis=1) > (-1 if tells == "tokens" else 0)
    assert (told.astype(int) == seen["action_mask"]).all()
    assert game.observation_space(agent).contains(seen)


def test_one_by_one_is_not_said_to_be_all_at_once() -> None:
    """Who is asked changes after every answer, so their wrapper must not put agents together."""
    with pytest.raises(AssertionError, match="not generally safe"):
        aec_to_parallel(pettingzoo.env("runics"))


def test_followers_are_no_agents() -> None:
    """SOLO-13.1: they have the first seats and play by their rules."""
    game = pettingzoo.env("surtr", seats=3, options={"people": 2})

    assert game.possible_agents == [SEATS.write(1), SEATS.write(2)]
