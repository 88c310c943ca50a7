"""Gymnasium environments: one seat plays, bots of any level fill the others.

    >>> import gymnasium
    >>> import ragnatafl.envs.gymnasium
    >>> game = gymnasium.make("ragnatafl/BloodRage-v0", bots="thrall")
    >>> seen, info = game.reset(seed=7)
    >>> sorted(seen), int(seen["action_mask"].sum()) == info["open"]
    (['action_mask', 'observation'], True)

The name of the module may stand before the id, and is imported then wherever it is made:
`gymnasium.make_vec("ragnatafl.envs.gymnasium:ragnatafl/Runics-v0", num_envs=8)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from ragnatafl.bots import BotSpec, parse_bot
from ragnatafl.bots.offers import MOST_OFFERED
from ragnatafl.bots.seated import Seated, string_after
from ragnatafl.bots.thrall import play_until
from ragnatafl.envs.frame import (
    LONGEST,
    NOT_OPEN,
    Copied,
    Frame,
    Plan,
    Space,
    Tells,
    Unopen,
    check_choice,
    in_words,
    open_to,
    returns,
    scores_of,
    whole,
)
from ragnatafl.envs.spaces import Observation, action_space, observation, observation_space
from ragnatafl.kernel import agenda
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State

Info = dict[str, Any]  # Any: what Gymnasium lets an environment tell besides

IDS: Final = {
    "runics": "ragnatafl/Runics-v0",
    "bloodrage": "ragnatafl/BloodRage-v0",
    "lords": "ragnatafl/Lords-v0",
    "surtr": "ragnatafl/Surtr-v0",
}


class RagnataflEnv(Copied, gymnasium.Env[Observation, np.int64]):
    """One seat against bots. A step is one answer of that seat; bots answer until it is asked
    again. The reward comes at the end: 1 for a victory of its own, and less for less."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (Any: as its base)

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str] = "thrall",
        seat: int | None = None,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        actions: Space = "offered",
        most: int = MOST_OFFERED,
        tells: Tells = "nothing",
        longest: int = LONGEST,
        unopen: Unopen = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`bots` is one for all other seats, or one for each of them; without a `seat` it is drawn
        anew for every game."""
        if render_mode is not None:
            check_choice("render_mode", render_mode, self.metadata["render_modes"])
        self.frame = Frame(Plan(game, seats, options, actions, most, tells, longest, unopen))
        self.observation_space = observation_space(self.frame)
        self.action_space: spaces.Discrete = action_space(self.frame)
        self.render_mode = render_mode
        others = len(self.frame.seats) - 1
        if not isinstance(bots, Iterable):
            raise ValueError(f"bots must be one for all, or a list of them, not {bots!r}")
        specs = [bots] * others if isinstance(bots, str) else list(bots)
        if len(specs) != others:
            raise ValueError(f"there are {others} other seats, and {len(specs)} bots")
        wanted = None if seat is None else Seat(whole(seat, "seat"))
        if wanted is not None and wanted not in self.frame.seats:
            raise ValueError(f"seat {seat} is none of {self.frame.seats}")
        self._specs: list[BotSpec] = [parse_bot(spec) for spec in specs]
        self._wanted = wanted
        self.seat = self.frame.seats[0]
        self.state: State = self.frame.start(0, self.frame.seats)
        self._number = 0
        """By which luck and bots of this game are known."""
        self._bots: dict[Seat, Seated] = {}
        self._answers: dict[Seat, int] = {}
        self._strings: dict[Seat, int] = {}
        """Of the bots that look: how many answers they gave, and how many in one string."""
        self._luck = Random(0)
        self._given = 0
        self._goes_on = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin a game. Any: what frameworks hand in as options is not heard."""
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(2**62))
            drawn = int(self.np_random.integers(len(self.frame.seats)))
            self._begin(number, drawn)
            if not self.state.over:  # a game may end before this seat is ever asked
                return self._observation(), self._info()

    def _begin(self, number: int, drawn: int) -> None:
        self.seat = self.frame.seats[drawn] if self._wanted is None else self._wanted
        self._number = number
        self._bots = self._seated()
        thinkers = [seat for seat, bot in self._bots.items() if bot.spec.needs_memory]
        self.state = self.frame.start(number, (self.seat, *thinkers))
        self._answers = dict.fromkeys(thinkers, 0)
        self._strings = dict.fromkeys(thinkers, 0)
        self._luck = Random(number)
        self._given = 0
        self._goes_on = True
        self._let_bots_play()

    def _seated(self) -> dict[Seat, Seated]:
        """The bots as they sit down to this game."""
        others = [seat for seat in self.frame.seats if seat != self.seat]
        return {
            seat: Seated(spec, str(self._number), seat)
            for seat, spec in zip(others, self._specs, strict=True)
        }

    def __getstate__(self) -> dict[str, Any]:  # Any: as its base
        return {**super().__getstate__(), "_bots": {}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Bots sit down anew. They would have begun anew in any case: what a bot carries over lasts
        until another seat is asked, and ours is."""
        vars(self).update(kept)
        self._bots = self._seated()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        if not self._goes_on:
            raise ResetNeeded("no game goes on here: begin one with reset()")
        decision = agenda.decision_of(self.state, self.seat)
        said = self.frame.said(decision, whole(action, "an action"))
        if said is None:
            self._goes_on = False
            return self._observation(), NOT_OPEN, True, False, self._info()
        self._carry_out(decision, said)
        self._given += 1
        self._let_bots_play()
        state = self.state
        cut = not state.over and self._given >= self.frame.plan.longest
        self._goes_on = not (state.over or cut)
        reward = returns(state)[self.seat] if state.over else 0.0
        return self._observation(), reward, state.over, cut, self._info()

    def _let_bots_play(self) -> None:
        """Until this seat is asked, or the game is over."""
        state, seat = self.state, self.seat
        if not self._strings:
            play_until(state, seat, self._luck)
        while not state.over and not open_to(state, seat):
            decision = state.decisions[0]
            self._carry_out(decision, self._choice(decision))

    def _choice(self, decision: Decision) -> Option:
        seat, bot = decision.seat, self._bots[decision.seat]
        if not bot.spec.needs_memory:  # who answers at random looks at nothing
            return decision.options[int(self._luck.random() * len(decision.options))]
        answers, string = self._answers[seat], self._strings[seat]
        return bot.choose(self.state, answers, string, bot.spec.budget)

    def _carry_out(self, decision: Decision, said: Option) -> None:
        state, seat, sealed = self.state, decision.seat, bool(self.state.pending)
        if decision is state.decisions[0]:
            agenda.apply(state, said)
        else:
            agenda.seal(state, seat, said)
        if seat in self._strings:
            self._answers[seat] += 1
            self._strings[seat] = string_after(state, seat, sealed, self._strings[seat])

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are open, as maskable learners of sb3-contrib ask for it."""
        return self.frame.mask(self.state, self.seat).astype(np.bool_)

    def _observation(self) -> Observation:
        return observation(self.frame, self.state, self.seat)

    def _info(self) -> Info:
        found: Info = {"seat": int(self.seat), "open": len(open_to(self.state, self.seat))}
        if not self._goes_on:
            found["scores"] = np.array(scores_of(self.state))
        return found

    def render(self) -> str | None:
        """The table in words, where that is the `render_mode`."""
        return in_words(self.state) if self.render_mode == "ansi" else None


def register() -> None:
    """Make the games known by their ids."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="ragnatafl.envs.gymnasium:RagnataflEnv",
                kwargs={"game": game},
            )


register()
