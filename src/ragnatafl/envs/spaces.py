"""Observations and actions in the words of Gymnasium, which PettingZoo shares."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ragnatafl.envs.frame import Frame
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State

Observation: TypeAlias = dict[str, NDArray[Any]]  # Any: of numbers of several kinds


def observation_space(frame: Frame) -> spaces.Space[Observation]:
    """What an agent sees, which actions are open, and what these say if that is wanted."""
    size = frame.actions.size
    found: dict[str, spaces.Space[Any]] = {  # Any: spaces of several kinds
        "observation": spaces.Box(-1.0, 1.0, (frame.encoder.length,), np.float32),
        "action_mask": spaces.Box(0, 1, (size,), np.int8),
    }
    if frame.plan.tells == "tokens":
        shape = (size, len(frame.offers.token_legend))
        found["options"] = spaces.Box(-1000, 1_000_000, shape, np.int32)
    if frame.plan.tells == "features":
        found["options"] = spaces.Box(-1.0, 1.0, (size, len(frame.offers.legend)), np.float32)
    return cast("spaces.Space[Observation]", spaces.Dict(found))  # it is one of such


def action_space(frame: Frame) -> spaces.Discrete:
    return spaces.Discrete(frame.actions.size)


def observation(frame: Frame, state: State, seat: Seat) -> Observation:
    found: Observation = {
        "observation": frame.observe(state, seat),
        "action_mask": frame.mask(state, seat),
    }
    if frame.plan.tells == "tokens":
        found["options"] = frame.tokens(state, seat)
    if frame.plan.tells == "features":
        found["options"] = frame.features(state, seat)
    return found
