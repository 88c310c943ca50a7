"""Jarl on several cores: the same choices for the same number of workers, and nothing left."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Iterator
from typing import NoReturn

import psutil
import pytest

import ragnatafl
from bots.march import new_march
from bots.tables import says
from kit.table import ASTRID, BJORN
from ragnatafl.bots import Budget
from ragnatafl.bots.jarl import Jarl
from ragnatafl.bots.workers import CAN_FORK, Findings, Worker
from toys.stories import given_raid, new_raid

TWO = Budget(iterations=21, workers=2)
OWN_SHARE = 11


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """No child, dead or alive, and no open pipe; others may have some in this process."""
    if not CAN_FORK:
        pytest.skip("this system cannot fork")
    own = psutil.Process()
    before, children = len(os.listdir("/dev/fd")), set(own.children())
    yield
    assert len(os.listdir("/dev/fd")) == before
    assert set(own.children()) <= children


def choices(budget: Budget, seeds: int = 4) -> list[str]:
    match = ragnatafl.new("runics", seed=4)
    return [says(Jarl(seed), match, budget) for seed in range(seeds)]


@pytest.mark.slow
@pytest.mark.parametrize("workers", [2, 3])
def test_the_same_number_of_workers_repeats_the_same_choices(workers: int) -> None:
    budget = Budget(iterations=20, workers=workers)

    assert choices(budget) == choices(budget)


@pytest.mark.parametrize(("iterations", "workers"), [(1, 2), (2, 2), (21, 2), (20, 3), (5, 16)])
def test_workers_share_the_iterations(iterations: int, workers: int) -> None:
    jarl = Jarl(1)

    says(jarl, new_raid(3).match, Budget(iterations=iterations, workers=workers))

    assert jarl.iterations == iterations


def test_each_worker_has_all_the_time_and_one_iteration_at_least() -> None:
    jarl = Jarl(1)

    says(jarl, new_raid(3).match, Budget(seconds=1e-9, workers=3))

    assert jarl.iterations == 3


def test_what_workers_found_is_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that they tell of is visits of one option: it is chosen, whatever the parent thinks."""

    def send(worker: Worker, findings: Findings) -> None:
        praised = findings.options[0]._replace(visits=1000)
        tell(worker, Findings(findings.iterations, [praised]))

    tell = Worker.send
    monkeypatch.setattr(Worker, "send", send)
    first = new_march(roads=3)
    first.choose("set out")

    assert says(Jarl(1), first, Budget(iterations=12)) == "take road 3"
    assert says(Jarl(1), first, Budget(iterations=12, workers=2)) == "take road 1"


def test_workers_answer_sealed_questions() -> None:
    """RAID-4: the axe wins for sure."""
    table = given_raid(
        hands={ASTRID: "raven-1 axe-8", BJORN: "axe-1"}, warriors={BJORN: 1}, glory={ASTRID: 5}
    ).says(ASTRID, "raid bjorn")

    assert says(Jarl(2), table.match, Budget(iterations=40, workers=2), ASTRID) == "put axe-8"


def test_workers_take_up_the_tree_of_the_last_choice() -> None:
    match, jarl = new_march(), Jarl(1)
    resumed: list[bool] = []

    for said in ("set out", "take road 3"):
        assert says(jarl, match, Budget(iterations=10, workers=2)) == said
        assert jarl.iterations == 10
        resumed.append(jarl.resumed)
        match.choose(said)

    assert resumed == [False, True]


def die(worker: Worker, findings: Findings) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(worker: Worker, findings: Findings) -> NoReturn:
    raise RuntimeError("something is wrong in here")


def break_off(worker: Worker, findings: Findings) -> None:
    os.write(worker._pipe, bytes(30))
    die(worker, findings)


@pytest.mark.parametrize("end", [die, fail, break_off])
def test_a_worker_that_ends_before_its_time_is_left_out(
    monkeypatch: pytest.MonkeyPatch, end: object
) -> None:
    monkeypatch.setattr(Worker, "send", end)
    jarl = Jarl(1)

    assert says(jarl, new_raid(3).match, TWO).startswith("keep ")
    assert jarl.iterations == OWN_SHARE


def test_a_worker_that_is_stuck_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def sleep(worker: Worker, findings: Findings) -> None:
        time.sleep(600)

    monkeypatch.setattr(Worker, "send", sleep)
    monkeypatch.setattr("ragnatafl.bots.workers.PATIENCE", 0.01)
    jarl = Jarl(1)

    assert says(jarl, new_raid(3).match, TWO).startswith("keep ")
    assert jarl.iterations == OWN_SHARE


def test_an_interrupted_search_leaves_no_worker_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(worker: Worker) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(Worker, "fetch", interrupt)

    with pytest.raises(KeyboardInterrupt):
        says(Jarl(1), new_raid(3).match, TWO)

    assert gc.isenabled()


def test_without_room_for_processes_jarl_does_its_own_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse() -> NoReturn:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(os, "fork", refuse)
    jarl = Jarl(1)

    says(jarl, new_raid(3).match, TWO)

    assert jarl.iterations == OWN_SHARE


def test_where_the_system_cannot_fork_jarl_does_it_all_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ragnatafl.bots.jarl.CAN_FORK", False)
    budget = Budget(iterations=20)

    alone = choices(Budget(iterations=20, workers=4))

    assert alone == choices(budget)
