"""Environments are stepped in turns, and told beside those of others."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from itertools import count
from random import Random

import pytest

from ragnatafl.lab.bench import number
from ragnatafl.lab.stepping import (
    CATAN,
    IN_A_BATCH,
    Stepper,
    all_cores,
    lines,
    ours_alone,
    together,
)


def ticking(seconds: float) -> Callable[[], float]:
    """A clock that goes on so much with every look."""
    ticks = count()
    return lambda: next(ticks) * seconds


def test_a_slice_ends_with_its_time_and_counts_all_steps() -> None:
    stepper = Stepper("ours", lambda: 2, ticking(0.1))

    stepper.slice()
    stepper.close_repetition()

    assert len(stepper.rates) == 1
    assert (stepper.steps, stepper.seconds) == (0, 0.0)


def test_environments_are_told_as_times_those_of_others() -> None:
    ours, theirs = Stepper("ours", lambda: 1), Stepper(CATAN, lambda: 1)
    ours.rates, theirs.rates = [300.0, 900.0, 500.0], [100.0, 300.0, 125.0]

    told = dict(lines([ours, theirs], number))

    assert told["ours"] == {"steps_per_s": "500", "clock": "processor", "x_catan": "3.00"}
    assert told[CATAN]["x_catan"] == "1.00"


def test_our_environment_is_stepped_from_game_to_game() -> None:
    stepper = ours_alone("gym-runics", "runics", Random(1), seats=2)

    assert sum(stepper.step() for _ in range(30)) == 30


def test_a_batch_steps_all_its_games() -> None:
    with ExitStack() as stack:
        stepper = together("batch-runics-by-1", "runics", Random(1), stack, workers=1)

        assert stepper.step() == IN_A_BATCH


@pytest.mark.skipif(sys.platform != "linux", reason="cores are chosen so on Linux alone")
def test_who_measures_has_its_own_cores_again_afterwards() -> None:
    usual = os.sched_getaffinity(0)
    one = {min(usual)}
    os.sched_setaffinity(0, one)
    try:
        with suppress(KeyboardInterrupt), all_cores():
            assert os.sched_getaffinity(0) >= usual
            raise KeyboardInterrupt
        assert os.sched_getaffinity(0) == one
    finally:
        os.sched_setaffinity(0, usual)
