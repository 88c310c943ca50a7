"""Many games stepped together play as they do alone."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import ArrayLike

from ragnatafl.envs.batch import UNBEGUN, Batch
from ragnatafl.envs.frame import Frame, Plan
from ragnatafl.kernel.agenda import apply


def chosen(masks: np.ndarray[tuple[int, ...], np.dtype[np.int8]], rng: Random) -> list[int]:
    return [rng.choice(np.flatnonzero(mask).tolist()) for mask in masks]


def test_games_of_workers_are_those_played_here() -> None:
    """Astrid's and Bjorn's luck hangs on the seed and the row, not on who plays it."""
    told = []
    for workers in (0, 2):
        rng = Random(1)
        with Batch("runics", games=5, workers=workers, seed=3) as batch:
            lines = []
            for _ in range(30):
                after = batch.step(chosen(batch.masks, rng))
                lines.append(
                    (after.observations.sum(), after.rewards.tolist(), after.over.tolist())
                )
            told.append(lines)

    assert told[0] == told[1]
    assert any(any(over) for _, _, over in told[0]), "some games have ended"


def test_a_row_is_the_view_of_the_seat_that_is_asked() -> None:
    frame = Frame(Plan("bloodrage"))
    with Batch("bloodrage", games=1, workers=0, seed=5) as batch:
        number = int(np.random.default_rng((5, 0)).integers(2**62))
        state, rng = frame.start(number), Random(2)
        for _ in range(40):
            action = rng.randrange(len(state.decisions[0].options))
            after = batch.step([action])
            apply(state, state.decisions[0].options[action])
            seat = state.decisions[0].seat
            assert after.seats[0] == seat
            assert (after.observations[0] == frame.observe(state, seat)).all()
            assert (after.masks[0] == frame.mask(state, seat)).all()


@pytest.mark.parametrize("workers", [0, 2])
def test_who_is_asked_is_known_before_the_first_step(workers: int) -> None:
    """RUN-3.4: in some games Astrid begins, in others Bjorn; an answer is credited to its seat."""
    frame = Frame(Plan("runics"))
    states = [frame.start(int(np.random.default_rng((3, row)).integers(2**62))) for row in range(6)]
    with Batch("runics", games=6, workers=workers, seed=3) as batch:
        seats = batch.seats
        assert seats.tolist() == [state.decisions[0].seat for state in states]
        assert {0, 1} == set(seats.tolist())

        for state in states:
            apply(state, state.decisions[0].options[0])
        after = batch.step([0] * 6)

        assert after.seats is batch.seats is seats
        assert seats.tolist() == [state.decisions[0].seat for state in states]


def test_who_says_what_is_not_open_loses_and_another_game_begins() -> None:
    with Batch("runics", games=1, workers=0) as batch:
        after = batch.step([511])

        assert after.over[0]
        assert after.rewards.min() == -1.0


@pytest.mark.parametrize("action", [-1, 512, 2**32, -(2**63)])
def test_no_number_is_so_large_that_it_is_taken_for_another(action: int) -> None:
    with Batch("runics", games=2, workers=0) as batch:
        assert batch.step(np.array([action, 0])).over.tolist() == [True, False]


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        (0, r"int.* of shape \(\)"),
        ([0], r"int.* of shape \(1,\)"),
        ([[0, 0]], r"int.* of shape \(1, 2\)"),
        ([0.0, 0.9], r"float64 of shape \(2,\)"),
        ([0, float("nan")], r"float64 of shape \(2,\)"),
        ([True, False], r"bool of shape \(2,\)"),
    ],
)
def test_a_step_is_one_whole_number_a_game(actions: ArrayLike, told: str) -> None:
    """Else Astrid would answer in one game, and the same would be said in all."""
    with Batch("runics", games=2, workers=0) as batch:
        before = batch.observations.copy()

        with pytest.raises(ValueError, match=f"needs 2 whole numbers, one a game, not {told}"):
            batch.step(actions)

        assert (batch.observations == before).all()
        batch.step(batch.masks.argmax(axis=1))


def test_a_worker_that_fails_says_why_and_ends_all() -> None:
    with pytest.raises(RuntimeError, match=r"TooMany: .* options are offered, and 2 actions"):
        Batch("runics", games=2, workers=1, most=2)


def ran(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """A program of its own; what it says comes when its workers have ended too."""
    script = folder / "script.py"
    script.write_text(text)
    command = [sys.executable, "-W", "error", str(script)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


AFTER_THE_END = """
import gc
from ragnatafl.envs.batch import Batch

if __name__ == "__main__":
    with Batch("runics", games=2, workers=1) as batch:
        after = batch.step([511, 511])
    row, unclosed = batch.observations[1], Batch("runics", games=2, workers=1)
    seen = row.tolist()
    del batch
    gc.collect()
    print(after.over.tolist(), row.tolist() == seen)
"""


@pytest.mark.slow
def test_arrays_can_be_read_as_long_as_somebody_holds_them(tmp_path: Path) -> None:
    """One batch is closed and gone, another never closed: nothing breaks, nothing is said."""
    done = ran(tmp_path, AFTER_THE_END)

    assert (done.stdout, done.stderr, done.returncode) == ("[True, True] True\n", "", 0)


@pytest.mark.parametrize(("workers", "where"), [(0, (Frame, "observe")), (1, (Connection, "poll"))])
def test_a_step_that_is_broken_off_closes_the_batch(
    workers: int, where: tuple[type, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some games have heard their answer and some not: to go on would mix them up."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with Batch("runics", games=2, workers=workers) as batch:
        with monkeypatch.context() as patch:
            patch.setattr(*where, interrupt)
            with pytest.raises(KeyboardInterrupt):
                batch.step([0, 0])

        with pytest.raises(RuntimeError, match="the batch is closed"):
            batch.step([0, 0])


@pytest.mark.parametrize("workers", [0, 1])
def test_no_step_after_the_end(workers: int) -> None:
    batch = Batch("runics", games=2, workers=workers)
    batch.close()
    batch.close()

    with pytest.raises(RuntimeError, match="the batch is closed: begin another one"):
        batch.step([0, 0])


def test_a_worker_that_is_killed_is_told_and_ends_the_others() -> None:
    before = multiprocessing.active_children()
    with Batch("runics", games=2, workers=2) as batch:
        lost, other = (p for p in multiprocessing.active_children() if p not in before)
        lost.kill()
        lost.join()

        with pytest.raises(RuntimeError, match=r"^a worker has ended$"):
            batch.step([0, 0])

        assert not other.is_alive()


def test_a_beginning_that_is_broken_off_leaves_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = multiprocessing.active_children()
    monkeypatch.setattr(Connection, "poll", interrupt)
    with pytest.raises(KeyboardInterrupt):
        Batch("runics", games=2, workers=2)

    assert set(multiprocessing.active_children()) <= set(before)


KILLED = """
import os, signal
from ragnatafl.envs.batch import STEP, Batch

if __name__ == "__main__":
    batch = Batch("runics", games=2, workers=2)
    for line in batch._lines:
        line.send_bytes(STEP)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed by signals")
def test_workers_end_without_a_word_when_the_program_is_killed(tmp_path: Path) -> None:
    """Also in the middle of a step, when what they have done is for nobody."""
    done = ran(tmp_path, KILLED)

    assert (done.stderr, done.returncode) == ("", -signal.SIGKILL)


@pytest.mark.skipif(sys.platform == "win32", reason="processes are interrupted by signals")
def test_an_interrupt_is_for_who_asks_alone() -> None:
    """A terminal sends it to the workers too; between two steps the games go on after it."""
    before = multiprocessing.active_children()
    with Batch("runics", games=2, workers=1) as batch:
        (worker,) = (p for p in multiprocessing.active_children() if p not in before)
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGINT)

        assert batch.step([511, 511]).over.all()


@pytest.mark.parametrize("workers", [0, 1])
@pytest.mark.parametrize("games", [0, -1])
def test_there_is_a_game_at_least(games: int, workers: int) -> None:
    with pytest.raises(ValueError, match=f"there must be 1 game at least, not {games}"):
        Batch("runics", games=games, workers=workers)


@pytest.mark.parametrize("tells", ["tokens", "features"])
def test_a_batch_does_not_promise_what_it_will_not_tell(tells: str) -> None:
    with pytest.raises(ValueError, match=f"tells nothing .* so not tells='{tells}'"):
        Batch("runics", games=1, workers=0, tells=tells)


@pytest.mark.slow
def test_a_script_that_begins_a_batch_wherever_it_is_read_is_told(tmp_path: Path) -> None:
    """Its workers read it too, and would begin batches of their own."""
    done = ran(tmp_path, 'from ragnatafl.envs.batch import Batch\n\nBatch("runics", workers=1)\n')

    assert done.stderr.endswith(f"RuntimeError: {UNBEGUN}\n")
    assert "if __name__" in UNBEGUN
