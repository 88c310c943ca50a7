"""How fast environments step, ours beside others' in one run: a part of `make bench`.

A step is what a learner waits for: it says an action, and is given the next observation with the
actions that are open then. All take turns in short slices, as in `bench.py`, and answer at random;
seconds are those of the processor. Batches are played by worker processes, so theirs are those of a
clock on the wall.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any, Final

import numpy as np

from ragnatafl.lab.contestant import SLICE

CATAN: Final = "catanatron-gym"
FOUR: Final = "pettingzoo-connect-four"
GAMES: Final = ("runics", "bloodrage", "lords", "surtr")
IN_A_BATCH: Final = 64


@dataclass
class Stepper:
    """An environment: `step` makes so many steps and tells how many."""

    name: str
    step: Callable[[], int]
    clock: Callable[[], float] = time.process_time
    steps: int = 0
    seconds: float = 0.0
    rates: list[float] = field(default_factory=list)
    """Steps a second in each repetition."""

    def slice(self) -> None:
        began = self.clock()
        while (passed := self.clock() - began) < SLICE:
            self.steps += self.step()
        self.seconds += passed

    def close_repetition(self) -> None:
        self.rates.append(self.steps / self.seconds)
        self.steps, self.seconds = 0, 0.0


def are_installed() -> bool:
    return find_spec("gymnasium") is not None and find_spec("pettingzoo") is not None


def steppers(rng: Random, stack: ExitStack) -> list[Stepper]:
    """Ours, then those of others that are installed."""
    found = [ours_alone("gym-bloodrage-2", "bloodrage", rng, seats=2)]
    found += [ours_alone("gym-bloodrage-4", "bloodrage", rng, seats=4)]
    found += [one_by_one(f"aec-{game}", _ours(game), rng) for game in GAMES]
    cores = os.cpu_count() or 1
    found += [
        together(f"batch-{game}-by-{workers}", game, rng, stack, workers)
        for game in ("runics", "bloodrage")
        for workers in sorted({1, cores})
    ]
    if find_spec("pygame"):
        from pettingzoo.classic import connect_four_v3, tictactoe_v3

        found.append(one_by_one(FOUR, connect_four_v3.raw_env(), rng))
        found.append(one_by_one("pettingzoo-tictactoe", tictactoe_v3.raw_env(), rng))
    if find_spec("catanatron_gym"):
        found.append(catan(rng))
    return found


def _ours(game: str) -> Any:  # Any: PettingZoo has no types
    from ragnatafl.envs.pettingzoo import raw_env

    return raw_env(game)


def one_by_one(name: str, env: Any, rng: Random) -> Stepper:  # Any: PettingZoo has no types
    """An AEC environment: observe, answer."""
    env.reset(seed=1)

    def step() -> int:
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(_any_of(mask, rng))
        if True in env.terminations.values() or True in env.truncations.values():
            env.reset()
        return 1

    return Stepper(name, step)


def ours_alone(name: str, game: str, rng: Random, seats: int) -> Stepper:
    """Our Gymnasium environment against bots that answer at random."""
    from ragnatafl.envs.gymnasium import RagnataflEnv

    env = RagnataflEnv(game, seats=seats)
    seen, _ = env.reset(seed=1)
    mask = seen["action_mask"]

    def step() -> int:
        nonlocal mask
        after, _, over, cut, _ = env.step(np.int64(_any_of(mask, rng)))
        if over or cut:
            after, _ = env.reset()
        mask = after["action_mask"]
        return 1

    return Stepper(name, step)


def together(name: str, game: str, rng: Random, stack: ExitStack, workers: int) -> Stepper:
    """A batch by so many worker processes."""
    from ragnatafl.envs.batch import Batch

    batch = stack.enter_context(Batch(game, IN_A_BATCH, workers, seed=1))

    def step() -> int:
        counts = batch.masks.sum(axis=1)
        batch.step([int(rng.random() * count) for count in counts])
        return IN_A_BATCH

    return Stepper(name, step, time.perf_counter)


def catan(rng: Random) -> Stepper:
    """catanatron's own environment: one against one who answers at random."""
    import gymnasium

    env = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True).unwrapped
    env.reset(seed=1)
    open_now: Callable[[], list[int]] = env.get_valid_actions  # type: ignore[attr-defined]

    def step() -> int:
        actions = open_now()
        _, _, over, cut, _ = env.step(actions[int(rng.random() * len(actions))])
        if over or cut:
            env.reset()
        return 1

    return Stepper(CATAN, step)


def _any_of(mask: np.ndarray[Any, np.dtype[np.int8]], rng: Random) -> int:  # Any: of any length
    """An open action, at random."""
    places = np.flatnonzero(mask)
    return int(places[int(rng.random() * len(places))])


@contextmanager
def all_cores() -> Iterator[None]:
    """Workers have all cores, and those who began them their own again afterwards."""
    if sys.platform != "linux":
        yield
        return
    own = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, own)


def measure(slices: int, seed: int, repetitions: int) -> list[Stepper]:
    """All environments in turn, slice by slice."""
    with ExitStack() as stack:
        stack.enter_context(all_cores())
        found = steppers(Random(seed), stack)
        for stepper in found:
            for _ in range(50):
                stepper.step()
        for _ in range(repetitions):
            for _ in range(slices):
                for stepper in found:
                    stepper.slice()
            for stepper in found:
                stepper.close_repetition()
    return found


def lines(
    found: Sequence[Stepper], number: Callable[[float], str]
) -> Iterator[tuple[str, dict[str, str]]]:
    """By environment its name and fields: steps a second, and how many times others' that is."""
    rates: Mapping[str, list[float]] = {stepper.name: stepper.rates for stepper in found}
    for stepper in found:
        fields = {
            "steps_per_s": number(median(stepper.rates)),
            "clock": "processor" if stepper.clock is time.process_time else "wall",
        }
        for label, peer in (("x_catan", CATAN), ("x_four", FOUR)):
            if peer in rates:
                pairs = zip(stepper.rates, rates[peer], strict=True)
                fields[label] = number(median(mine / theirs for mine, theirs in pairs))
        yield stepper.name, fields
