"""The same call on a cluster of Ray: workers may die, the results are the same."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab import spreading
from ragnatafl.lab.spreading import Hands, spread
from ragnatafl.lab.study.accounts import account_of
from ragnatafl.lab.study.plans import make_plan, play_all

ray = pytest.importorskip("ray")
WORKERS = 3
ON_RAY = Hands(WORKERS, ("toys.raid",), on="ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """A small one, on this machine alone."""
    os.environ.update(spreading.SETTINGS)
    tests = {"PYTHONPATH": str(Path(__file__).parents[1])}
    spreading.start_here(ray, WORKERS, runtime_env={"env_vars": tests})
    yield
    ray.shutdown()


def double_or_die(folder: str, doomed: int, job: int) -> int:
    """The worker of each third job dies at it, the first so many times."""
    for time in range(doomed if job % 3 == 0 else 0):
        mark = Path(folder, f"{job}-{time}")
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return 2 * job


@pytest.mark.usefixtures("cluster")
def test_what_a_killed_worker_had_in_hand_is_done_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And nothing stands between what the program itself says."""
    work = partial(double_or_die, str(tmp_path), 1)

    found = [one for some in spread(work, range(9), ON_RAY, largest=1) for one in some]

    assert sorted(found) == [2 * job for job in range(9)]
    assert len(list(tmp_path.iterdir())) == 3  # so many workers died
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("cluster")
def test_a_job_that_kills_every_worker_is_given_up_and_the_rest_is_there(tmp_path: Path) -> None:
    work, done = partial(double_or_die, str(tmp_path), 99), list[int]()

    with pytest.raises(BadInput, match="ended their worker 4 times; what was finished is kept"):
        done.extend(one for some in spread(work, [1, 2, 3], ON_RAY, largest=1) for one in some)

    assert sorted(done) == [2, 4]


@pytest.mark.usefixtures("cluster")
def test_games_are_the_same_whoever_plays_them() -> None:
    plan = make_plan("raid", ["thrall", "karl"], seats=(2, 3), seed="ray")

    there = play_all(plan, 12, ON_RAY)

    here = [account_of(plan.pairing(number)) for number in range(12)]
    assert [one.result for one in sorted(there, key=lambda one: one.number)] == [
        one.result for one in here
    ]


@pytest.mark.usefixtures("cluster")
def test_a_machine_with_another_program_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would play other games, and nobody would know."""
    monkeypatch.setattr(spreading, "package_mark", lambda: "of another program")

    with pytest.raises(BadInput, match="has another version of ragnatafl"):
        list(spread(abs, range(3), ON_RAY))
