"""The same call on a cluster of Ray: workers may die, the results are the same."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import psutil
import pytest

from kit.waiting import PATIENCE
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab import spreading
from ragnatafl.lab.processes import family
from ragnatafl.lab.spreading import Hands, spread
from ragnatafl.lab.study.accounts import account_of
from ragnatafl.lab.study.parquet import Collection, arrow
from ragnatafl.lab.study.plans import make_plan, play_all

ray = pytest.importorskip("ray")
GAME, *NUMBERS = os.environ.get("CLUSTER", "runics 300 3 3").split()
"""`CLUSTER='bloodrage 10000 6 3'` plays so many games by so many workers and kills some of them."""
GAMES, WORKERS, KILLED = map(int, NUMBERS)
ON_RAY = Hands(WORKERS, ("toys.raid",), on="ray")


@pytest.fixture(scope="module")
def ray_cluster() -> Iterator[None]:
    """A small one, on this machine alone."""
    os.environ.update(spreading.SETTINGS)
    tests = {"PYTHONPATH": str(Path(__file__).parents[1])}
    spreading.start_here(ray, WORKERS, runtime_env={"env_vars": tests})
    yield
    ray.shutdown()


def double_or_die(folder: str, doomed: int, job: int) -> int:
    """The worker of each third job dies at it, the first so many times."""
    for death in range(doomed if job % 3 == 0 else 0):
        mark = Path(folder, f"{job}-{death}")
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return 2 * job


@pytest.mark.usefixtures("ray_cluster")
def test_what_a_killed_worker_had_in_hand_is_done_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And nothing stands between what the program itself says."""
    work = partial(double_or_die, str(tmp_path), 1)

    found = [one for some in spread(work, range(9), ON_RAY, largest=1) for one in some]

    assert sorted(found) == [2 * job for job in range(9)]
    assert len(list(tmp_path.iterdir())) == 3  # so many workers died
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("ray_cluster")
def test_a_job_that_kills_every_worker_is_given_up_and_the_rest_is_there(tmp_path: Path) -> None:
    work, done = partial(double_or_die, str(tmp_path), 99), list[int]()

    with pytest.raises(BadInput, match=r"ended their worker 4 times$"):
        done.extend(one for some in spread(work, [1, 2, 3], ON_RAY, largest=1) for one in some)

    assert sorted(done) == [2, 4]


@pytest.mark.usefixtures("ray_cluster")
def test_games_are_the_same_whoever_plays_them() -> None:
    plan = make_plan("raid", ["thrall", "karl"], seats=(2, 3), seed="ray")

    there = play_all(plan, 12, ON_RAY)

    here = [account_of(plan.pairing(number)) for number in range(12)]
    assert [one.result for one in sorted(there, key=lambda one: one.number)] == [
        one.result for one in here
    ]


@pytest.mark.usefixtures("ray_cluster")
def test_a_machine_with_another_program_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would play other games, and nobody would know."""
    monkeypatch.setattr(spreading, "package_mark", lambda: "of another program")

    with pytest.raises(BadInput, match="has another version of ragnatafl"):
        list(spread(abs, range(3), ON_RAY))


# Whole programs

SIMULATE = [sys.executable, "-m", "ragnatafl", "simulate", GAME, "-n", str(GAMES)]
SIMULATE += ["--bots", "thrall", "--on", "ray", "--json", "--out"]


def begin(folder: Path) -> subprocess.Popen[bytes]:
    """A driver, on the cluster of these tests."""
    where = os.environ | {"RAY_ADDRESS": ray.get_runtime_context().gcs_address}
    return subprocess.Popen(
        [*SIMULATE, str(folder)], env=where, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )


def wait_for_games(driver: subprocess.Popen[bytes], folder: Path) -> None:
    """Until some are kept."""
    deadline = time.monotonic() + PATIENCE
    while not list(folder.glob("games-*.parquet")):
        assert driver.poll() is None, "it ended before anything befell it"
        assert time.monotonic() < deadline
        time.sleep(0.01)


def assert_all_games_are_there_once(folder: Path) -> None:
    kept = Collection.open(folder)
    parts = [arrow().parquet.read_table(path, columns=["number"]) for path in kept.parts]
    assert sorted(n for part in parts for n in part["number"].to_pylist()) == list(range(GAMES))
    here = [account_of(kept.plan.pairing(number)) for number in range(GAMES)]
    assert [one.result for one in kept.read()] == [one.result for one in here]


@pytest.mark.usefixtures("ray_cluster")
def test_a_killed_driver_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """No game is lost, none is there twice, all are those of an undisturbed run."""
    pytest.importorskip("pyarrow")
    driver = begin(tmp_path)
    wait_for_games(driver, tmp_path)

    driver.kill()
    driver.wait()
    kept = Collection.open(tmp_path).done()
    again = begin(tmp_path)
    _, said = again.communicate()

    assert 0 < len(kept) < GAMES
    assert (again.returncode, said) == (0, b"")
    assert_all_games_are_there_once(tmp_path)


@pytest.mark.usefixtures("ray_cluster")
def test_workers_killed_from_outside_cost_no_game(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    driver = begin(tmp_path)
    wait_for_games(driver, tmp_path)

    busy = set[int]()
    while len(busy) < KILLED and driver.poll() is None:
        busy.update(filter(is_playing, family(os.getpid())))
    for pid in sorted(busy)[:KILLED]:
        os.kill(pid, signal.SIGKILL)
    _, said = driver.communicate()

    assert len(busy) >= KILLED
    assert (driver.returncode, said) == (0, b"")
    assert_all_games_are_there_once(tmp_path)


def is_playing(pid: int) -> bool:
    try:
        return psutil.Process(pid).cmdline()[:1] == ["ray::_do_elsewhere"]
    except psutil.Error:
        return False


@pytest.mark.usefixtures("ray_cluster")
def test_a_cluster_lost_on_the_way_gets_one_line_and_no_other_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever asks Ray to cancel something while it is not joined makes it begin a cluster here."""
    cancelled: list[object] = []
    results = spread(partial(max, 2), range(3), ON_RAY, largest=1)
    next(results)

    def gone(waiting: object) -> object:
        raise ConnectionError("the cluster is gone")

    monkeypatch.setattr(ray, "wait", gone)
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "cancel", cancelled.append)
    with pytest.raises(BadInput, match="no cluster of Ray at ray: it does not answer any more"):
        list(results)

    assert not cancelled


def import_ourselves(job: int) -> int:
    raise ModuleNotFoundError("No module named 'ragnatafl'")


@pytest.mark.usefixtures("ray_cluster")
def test_a_machine_without_the_program_gets_one_line() -> None:
    with pytest.raises(BadInput, match="a machine of the cluster at ray has no ragnatafl"):
        list(spread(import_ourselves, range(3), ON_RAY))


def test_a_cluster_whose_door_fails_at_first_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It happens where another program was killed just before; what lasts is told in full."""
    asked: list[str] = []

    def init(address: str, **how: object) -> None:
        asked.append(address)
        if len(asked) < told_at:
            raise ConnectionAbortedError("Initialization failure:\nits process died\nsee there")

    monkeypatch.setattr(ray, "init", init)
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(spreading, "_call", lambda address: None)
    there = Hands(on="ray://there:1")
    told_at = 3
    spreading._reach(there)
    assert asked == ["ray://there:1"] * 3

    told_at = 99
    with pytest.raises(BadInput, match="at ray://there:1: Initialization failure: its process die"):
        spreading._reach(there)
