"""Work spread over processes: done once each, and given up when nobody wants it any more."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

import psutil
import pytest

from kit.waiting import until
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab import spreading
from ragnatafl.lab.spreading import Hands, interrupted_once, spread
from ragnatafl.table.command import main


class Pool:
    """Stands in for processes: the first job is done, the others wait for ever."""

    def __init__(self, *how: object) -> None:
        POOLS.append(self)
        self.jobs: list[Future[list[int]]] = []
        self.ended: list[bool] = []

    def submit(self, work: partial[list[int]], jobs: list[int]) -> Future[list[int]]:
        self.jobs.append(Future())
        if len(self.jobs) == 1:
            self.jobs[0].set_result(work(jobs))
        return self.jobs[-1]

    def shutdown(self, wait: bool = True, cancel_futures: bool = False) -> None:
        self.ended.append(cancel_futures)


POOLS: list[Pool] = []


def double(job: int) -> int:
    return 2 * job


@pytest.mark.parametrize("workers", [1, 2])
def test_each_job_is_done_once(workers: int) -> None:
    found = [one for some in spread(double, range(70), Hands(workers)) for one in some]

    assert sorted(found) == [2 * job for job in range(70)]


def test_who_gives_up_does_not_wait_for_what_has_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Told once: a pool that is told again to end forgets that it should cancel."""
    monkeypatch.setattr(spreading, "ProcessPoolExecutor", Pool)
    results = spread(double, range(10), Hands(2))

    assert next(iter(results)) == [0]
    results.close()

    assert [pool.ended for pool in POOLS] == [[True]]


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Also where a shell began the tests in the background, deaf to interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_two_interrupts_at_once_are_one() -> None:
    """What the first one makes to be cleared up, the second does not break off."""
    cleared: list[bool] = []

    with pytest.raises(KeyboardInterrupt):
        _be_interrupted_twice(cleared)

    assert cleared == [True]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def _be_interrupted_twice(cleared: list[bool]) -> None:
    with interrupted_once():
        try:
            signal.raise_signal(signal.SIGINT)
        finally:
            signal.raise_signal(signal.SIGINT)
            cleared.append(True)


def double_or_die(folder: str, times: int, job: int) -> int:
    """The process of job 5 dies at it, the first so many times."""
    for time in range(times if job == 5 else 0):
        mark = Path(folder, str(time))
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return 2 * job


def test_what_a_killed_process_had_in_hand_is_done_again(tmp_path: Path) -> None:
    work = partial(double_or_die, str(tmp_path), 1)

    found = [one for some in spread(work, range(8), Hands(2)) for one in some]

    assert sorted(found) == [2 * job for job in range(8)]
    assert (tmp_path / "0").exists()


def test_a_job_that_kills_every_process_is_given_up_and_the_rest_is_there(tmp_path: Path) -> None:
    work, done = partial(double_or_die, str(tmp_path), 99), list[int]()

    with pytest.raises(BadInput, match=r"ended their worker 4 times$"):
        done.extend(one for some in spread(work, range(8), Hands(2)) for one in some)

    assert sorted(done) == [0, 2, 4, 6, 8, 12, 14]


class Broken(Pool):
    """Stands in for processes that are lost at whatever they begin."""

    def submit(self, work: partial[list[int]], jobs: list[int]) -> Future[list[int]]:
        raise BrokenProcessPool


@pytest.mark.parametrize(("command", "folder"), [("simulate", "--out"), ("report", "--games")])
def test_games_are_kept_that_have_a_folder_and_only_they_are_said_to_be(
    command: str,
    folder: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Where none is named, one line tells by which option they would have been."""
    pytest.importorskip("matplotlib")
    pytest.importorskip("pyarrow")
    monkeypatch.setattr(spreading, "ProcessPoolExecutor", Broken)
    kept = {
        "en": "what was finished is kept", "uk": "зігране збережено",
        "ru": "сыгранное сохранено", "pt-BR": "o que terminou está guardado",
    }  # fmt: skip
    given = [command, "raid", "-n", "4", "--bots", "thrall", "--workers", "2"]
    given += ["--out", str(tmp_path / "page.html")] if command == "report" else []

    for code, said in kept.items():
        lines = []
        for more in ([], [folder, str(tmp_path / "games")]):
            assert main(["--lang", code, *given, *more]) == 2
            lines.append(capsys.readouterr().err)
        without, named = lines
        assert (folder in without, said in without) == (True, False)
        assert (folder in named, said in named) == (False, True)
        assert [line.count("\n") for line in lines] == [1, 1]


def note_and_wait(folder: str, job: int) -> int:
    Path(folder, f"{job}-{os.getpid()}").touch()
    return signal.sigwait([signal.SIGUSR1])


def runs(process: int) -> bool:
    try:
        return psutil.Process(process).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


ENDLESS = """
import sys
from functools import partial
from lab.test_spreading import note_and_wait
from ragnatafl.lab.spreading import Hands, spread

if __name__ == "__main__":
    list(spread(partial(note_and_wait, sys.argv[1]), range(2), Hands(2)))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes are asked for by signals")
def test_workers_end_with_the_program_that_began_them(tmp_path: Path) -> None:
    """Also if it is killed and can tell nobody: else they would play on for nobody."""
    script, notes = tmp_path / "endless.py", tmp_path / "notes"
    script.write_text(ENDLESS)
    notes.mkdir()
    tests = str(Path(__file__).parents[1])
    program = subprocess.Popen(
        [sys.executable, str(script), str(notes)],
        env={**os.environ, "PYTHONPATH": tests},
    )
    asyncio.run(until(lambda: len(list(notes.iterdir())) == 2))
    workers = [int(note.name.partition("-")[2]) for note in notes.iterdir()]

    program.kill()
    program.wait()

    asyncio.run(until(lambda: not any(map(runs, workers))))


@pytest.mark.parametrize(
    ("on", "told"),
    [
        ("rya", "--on must be here, ray or ray://HOST:PORT, not 'rya'"),
        ("ray://nobody", "--on must be here, ray or ray://HOST:PORT, not 'ray://nobody'"),
        ("ray://127.0.0.1:9", "no cluster of Ray at ray://127.0.0.1:9: Connection refused"),
    ],
)
def test_a_cluster_that_is_not_there_gets_one_line(on: str, told: str) -> None:
    with pytest.raises(BadInput, match=re.escape(told)):
        list(spread(double, range(3), Hands(2, on=on)))


def test_without_ray_one_line_names_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # so it cannot be imported

    with pytest.raises(BadInput, match=r"--on ray needs Ray: pip install 'ragnatafl\[ray\]'"):
        list(spread(double, range(3), Hands(2, on="ray")))
