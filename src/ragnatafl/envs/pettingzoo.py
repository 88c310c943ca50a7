"""PettingZoo environments: every seat that answers is an agent.

    >>> from ragnatafl.envs import pettingzoo
    >>> game = pettingzoo.env("runics")
    >>> game.reset(seed=7)
    >>> game.possible_agents, game.agent_selection
    (['astrid', 'bjorn'], 'bjorn')

`env` asks one agent after the other (AEC); where answers are sealed, each of them without knowing
the others'. `parallel_env` asks all at once: who is not asked has no open action, and what it says
is not heard, so that sealed questions are moves of all their seats in one step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ragnatafl.envs.frame import (
    NOT_OPEN,
    Copied,
    Frame,
    Plan,
    answer,
    asked,
    check_choice,
    in_words,
    returns,
    scores_of,
    whole,
)
from ragnatafl.envs.spaces import Observation, action_space, observation, observation_space
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.kernel.state import State

Info = dict[str, Any]  # Any: frameworks put what they like beside it
METADATA: Info = {"render_modes": ["ansi"], "is_parallelizable": False}


def env(
    game: str = "runics", render_mode: str | None = "ansi", **plan: Any
) -> AECEnv[str, Observation, int | None]:
    """An environment that asks agents one by one. Any: the other choices of a `Plan`.

    `render` tells the table in words; with `render_mode=None` it tells nothing.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(game, render_mode, **plan))


def raw_env(game: str = "runics", render_mode: str | None = "ansi", **plan: Any) -> RagnataflAEC:
    """The same without the wrapper that watches the order of calls. Any: as `env`."""
    return RagnataflAEC(Frame(Plan(game, **plan)), render_mode)


def parallel_env(
    game: str = "runics", render_mode: str | None = "ansi", **plan: Any
) -> RagnataflParallel:
    """An environment that asks all agents at once. Any: as `env`."""
    return RagnataflParallel(Frame(Plan(game, **plan)), render_mode)


class _AtTable(Copied):
    """What both kinds of environments have: a game with its luck, and an agent for each seat."""

    def __init__(self, frame: Frame, render_mode: str | None = "ansi") -> None:
        if render_mode is not None:
            check_choice("render_mode", render_mode, METADATA["render_modes"])
        self.frame = frame
        self.metadata = {**METADATA, "name": f"ragnatafl_{frame.plan.game}_v0"}
        self.render_mode = render_mode
        self.possible_agents = list(frame.agents)
        self.agents: list[str] = []
        self.observation_spaces = {name: observation_space(frame) for name in frame.agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {  # Any: as PettingZoo declares it
            name: action_space(frame) for name in frame.agents
        }
        self._seats = dict(zip(frame.agents, frame.seats, strict=True))
        self._luck = seeding.np_random(None)[0]
        self.table: State = frame.start(0)
        self._answers = 0
        self._has_begun = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:  # Any: as its base
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:  # Any: as its base
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._luck = seeding.np_random(seed)[0]
        self.table = self.frame.start(int(self._luck.integers(2**62)))
        self.agents, self._answers, self._has_begun = self.possible_agents[:], 0, True

    def _scores(self, names: Sequence[str]) -> dict[str, Info]:
        """What is told besides where a game ends, however it does."""
        return {name: {"scores": tuple(scores_of(self.table))} for name in names}

    def render(self) -> str | None:
        """The table in words, where that is the `render_mode`."""
        return in_words(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to put away."""


class RagnataflAEC(_AtTable, AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # untyped
    """One agent is asked after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Any: what frameworks hand in as options is not heard."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {name: {} for name in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        return observation(self.frame, self.table, self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole(action, f"{agent}'s action")
        self._cumulative_rewards[agent] = 0.0
        state = self.table
        said = self.frame.said(state.decisions[0], number)
        if said is None:
            self.rewards = {n: NOT_OPEN if n == agent else 0.0 for n in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            apply(state, said)
            self._answers += 1
            self._judge(state)
        if self._is_done():
            self.infos = self._scores(self.agents)
        self._accumulate_rewards()
        self._select()

    def _judge(self, state: State) -> None:
        if state.over:
            worth = returns(state)
            self.rewards = {name: worth[self._seats[name]] for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._answers >= self.frame.plan.longest:
            self.truncations = dict.fromkeys(self.agents, True)

    def _is_done(self) -> bool:
        return any(self.terminations.values()) or any(self.truncations.values())

    def _select(self) -> None:
        state = self.table
        if not self._is_done() and state.decisions:
            self.agent_selection = SEATS.write(state.decisions[0].seat)
        elif self.agents:
            self.agent_selection = self.agents[0]


class RagnataflParallel(_AtTable, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # untyped
    """All agents are asked at once."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a game. Any: what frameworks hand in as options is not heard."""
        self._begin(seed)
        return self._observations(), {name: {} for name in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """The answers of all who are asked; what others say is not heard. After the end there is
        nobody to answer, and nothing to tell."""
        if not self._has_begun:
            raise ResetNeeded("no game has begun here: begin one with reset()")
        if not self.agents:
            return {}, {}, {}, {}, {}
        state, names = self.table, self.agents
        said, wrong = self._said(actions)
        if wrong:
            rewards = {name: NOT_OPEN if name in wrong else 0.0 for name in names}
        else:
            answer(state, said)
            self._answers += 1
            worth = returns(state)
            rewards = {name: worth[self._seats[name]] for name in names}
        over = bool(state.over or wrong)
        cut = not over and self._answers >= self.frame.plan.longest
        seen = self._observations()
        if over or cut:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(names, over),
            dict.fromkeys(names, cut),
            self._scores(names) if over or cut else {name: {} for name in names},
        )

    def _said(self, actions: dict[str, int]) -> tuple[dict[Seat, Option], list[str]]:
        """The answers of those who are asked, and who of them has said what is not open."""
        if silent := [name for name in self.asked() if name not in actions]:
            raise ValueError(f"asked, and without an action: {', '.join(silent)}")
        said: dict[Seat, Option] = {}
        wrong: list[str] = []
        for decision in self.table.decisions:
            name = SEATS.write(decision.seat)
            option = self.frame.said(decision, whole(actions[name], f"{name}'s action"))
            if option is None:
                wrong.append(name)
            else:
                said[decision.seat] = option
        return said, wrong

    def asked(self) -> list[str]:
        """The agents whose actions count in the next step."""
        return [SEATS.write(seat) for seat in asked(self.table)]

    def _observations(self) -> dict[str, Observation]:
        state = self.table
        return {name: observation(self.frame, state, self._seats[name]) for name in self.agents}
