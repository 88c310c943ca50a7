"""What is wrong with a choice is said before there is a game."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

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


def test_whole_numbers_of_numpy_are_whole() -> None:
    assert whole(np.int64(3), "seat") == whole(np.array(3), "seat") == 3
