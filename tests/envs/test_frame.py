"""What is wrong with a choice is said before there is a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ragnatafl.envs import pettingzoo
from ragnatafl.envs.batch import Batch
from ragnatafl.envs.frame import Plan, whole
from ragnatafl.envs.gymnasium import RagnataflEnv


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ({"tells": "token"}, "tells cannot be 'token', did you mean 'tokens'?"),
        ({"tells": None}, "tells cannot be None, known: nothing, tokens, features"),
        ({"unopen": "loose"}, "unopen cannot be 'loose', did you mean 'lose'?"),
        ({"actions": "free"}, "actions cannot be 'free', known: offered, fixed"),
        ({"longest": 0}, "longest must be 1 at least, not 0"),
        ({"longest": "x"}, "longest must be a whole number, not 'x'"),
        ({"most": -5}, "most must be 1 at least, not -5"),
        ({"seats": 2.0}, "seats must be a whole number, not 2.0"),
        ({"seats": np.float64(2)}, f"seats must be a whole number, not {np.float64(2)!r}"),
        ({"options": 5}, "options must be told by their names, not 5"),
    ],
)
def test_a_wrong_choice_has_a_line_of_its_own(wrong: dict[str, Any], line: str) -> None:
    """Any: each choice has its own type."""
    with pytest.raises(ValueError, match=f"^{re.escape(line)}$"):
        Plan("runics", **wrong)


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ({"render_mode": "human"}, "render_mode cannot be 'human', known: ansi"),
        ({"seat": 1.0}, "seat must be a whole number, not 1.0"),
        ({"seat": True}, "seat must be a whole number, not True"),
        ({"seat": 5}, "seat 5 is none of (0, 1)"),
        ({"bots": None}, "bots must be one for all, or a list of them, not None"),
        ({"options": 0}, "options must be told by their names, not 0"),
    ],
)
def test_so_it_has_where_one_plays_against_bots(wrong: dict[str, Any], line: str) -> None:
    """Any: each choice has its own type."""
    with pytest.raises(ValueError, match=f"^{re.escape(line)}$"):
        RagnataflEnv("runics", **wrong)


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ({"games": 2.5}, "games must be a whole number, not 2.5"),
        ({"games": None}, "games must be a whole number, not None"),
        ({"games": True}, "games must be a whole number, not True"),
        ({"workers": None}, "workers must be a whole number, not None"),
        ({"workers": 0.5}, "workers must be a whole number, not 0.5"),
        ({"seed": None}, "seed must be a whole number, not None"),
        ({"seed": "7"}, "seed must be a whole number, not '7'"),
        ({"seed": -1}, "seed must be 0 at least, not -1"),
    ],
)
def test_so_it_has_where_many_games_are_stepped(wrong: dict[str, Any], line: str) -> None:
    """Any: each choice has its own type."""
    with pytest.raises(ValueError, match=f"^{re.escape(line)}$"):
        Batch("runics", **{"games": 1, "workers": 0, **wrong})


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env])
def test_so_it_has_where_every_seat_is_an_agent(make: Callable[..., Any]) -> None:
    """Any: environments of each kind."""
    with pytest.raises(ValueError, match=r"^render_mode cannot be 'human', known: ansi$"):
        make("runics", render_mode="human")


def test_whole_numbers_of_numpy_are_whole() -> None:
    assert whole(np.int64(3), "seat") == whole(np.array(3), "seat") == 3


def test_of_numpy_a_plan_keeps_numbers_of_python() -> None:
    """Compiled rules take no others."""
    plan = Plan("runics", seats=np.int64(3), most=np.int16(200), longest=np.uint8(9))  # type: ignore[arg-type]  # numpy's

    assert plan == Plan("runics", seats=3, most=200, longest=9)
    assert {type(number) for number in (plan.seats, plan.most, plan.longest)} == {int}


@pytest.mark.parametrize("whole_number", [int, np.int64, np.uint8, np.array])
def test_every_kind_of_environment_takes_them(whole_number: Callable[[int], Any]) -> None:
    """Any: that is the point."""
    two = whole_number(2)

    assert len(pettingzoo.env("bloodrage", seats=two).possible_agents) == 2
    assert len(pettingzoo.parallel_env("bloodrage", seats=two).possible_agents) == 2
    assert RagnataflEnv("bloodrage", seats=two, seat=whole_number(1)).frame.setup.seats == 2
    with Batch("bloodrage", games=two, workers=whole_number(0), seed=two, seats=two) as batch:
        after = batch.step(batch.masks.argmax(axis=1))
        assert after.rewards.shape == (2, 2)


def test_no_options_are_none() -> None:
    """Where environments are made, and where a game begins."""
    assert Plan("runics", options=None) == Plan("runics")
    duel = RagnataflEnv("runics", options=None)
    single, both = (
        make("runics", options=None) for make in (pettingzoo.env, pettingzoo.parallel_env)
    )

    for game in (duel, single, both):
        game.reset(seed=1, options=None)
    with Batch("runics", games=1, workers=0, options=None) as batch:
        batch.step([0])


@pytest.mark.parametrize(
    "make", [pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env, RagnataflEnv]
)
def test_a_table_is_told_in_words_or_not_at_all(make: Callable[..., Any]) -> None:
    """Any: environments of each kind."""
    told, silent = (make("runics", render_mode=mode) for mode in ("ansi", None))
    for game in (told, silent):
        game.reset(seed=1)

    assert told.render_mode == "ansi"
    assert re.match(r"scores \(0, 0\)\n(astrid|bjorn): ", told.render())
    assert silent.render_mode is silent.render() is None
