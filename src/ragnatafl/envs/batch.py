"""Many games stepped together: worker processes write into arrays that all of them share.

    >>> from ragnatafl.envs.batch import Batch
    >>> with Batch("runics", games=4, workers=0, seed=7) as batch:
    ...     batch.masks.shape, batch.step(batch.masks.argmax(axis=1)).over.tolist()
    ((4, 512), [False, False, False, False])

Every seat is played from outside: a step gives one answer in each game, for the seat that is asked
there; `seats` says who that is, before the first step too. A game that ends gives its rewards, by
seat, and begins anew at once. The arrays are always the same ones; who wants to keep what stands
there copies it before the next step.
"""

from __future__ import annotations

import math
import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ragnatafl.envs.frame import NOT_OPEN, Frame, Plan, at_least, returns, whole
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State

STEP: Final = b"step"
END: Final = b"end"
DONE: Final = b""
UNBEGUN: Final = (
    "a worker has ended before it began; "
    "in a script a batch is begun below 'if __name__ == \"__main__\":'"
)
LONGEST_SILENCE: Final = 300.0
"""Seconds after which a worker is given up that says nothing."""


@dataclass(frozen=True)
class Arrays:
    """What is known of all games, one row each."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    """Which actions are open to the seat that is asked."""
    seats: NDArray[np.int8]
    """Who is asked."""
    rewards: NDArray[np.float32]
    """By seat: what the last step brought; something only where a game has ended."""
    over: NDArray[np.bool_]
    """Has a game ended with the last step, and another begun?"""
    cut: NDArray[np.bool_]
    """Was it cut off?"""
    actions: NDArray[np.int64]
    """What is to be answered."""


def layout(frame: Frame, games: int) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
    """Shape and kind of every array."""
    return {
        "observations": ((games, frame.encoder.length), np.float32),
        "masks": ((games, frame.actions.size), np.int8),
        "seats": ((games,), np.int8),
        "rewards": ((games, frame.setup.seats), np.float32),
        "over": ((games,), np.bool_),
        "cut": ((games,), np.bool_),
        "actions": ((games,), np.int64),
    }


Memory = dict[str, Any]
"""By name of an array what it lies in; Any: what is shared between processes has no types."""


def memory_for(frame: Frame, games: int) -> Memory:
    """It has no name in the system, and is given back when no array and no process holds it."""
    fresh = multiprocessing.get_context("spawn")
    return {
        name: fresh.RawArray("b", math.prod(shape) * np.dtype(kind).itemsize)
        for name, (shape, kind) in layout(frame, games).items()
    }


def arrays_in(memory: Memory, frame: Frame, games: int) -> Arrays:
    """The arrays that lie in this memory."""
    found = {
        name: np.frombuffer(memory[name], kind).reshape(shape)
        for name, (shape, kind) in layout(frame, games).items()
    }
    return Arrays(**found)


class Games:
    """Some rows of the arrays, and the games that are told there."""

    def __init__(self, frame: Frame, arrays: Arrays, rows: range, seed: int) -> None:
        self._frame = frame
        self._arrays = arrays
        self._rows = rows
        self._luck = [np.random.default_rng((seed, row)) for row in rows]
        self._states: list[State] = []
        self._answers = [0] * len(rows)
        for place in range(len(rows)):
            self._states.append(self._begun(place))
            self._tell(place)

    def _begun(self, place: int) -> State:
        self._answers[place] = 0
        return self._frame.start(int(self._luck[place].integers(2**62)))

    def step(self) -> None:
        """One answer in each game."""
        arrays, rows = self._arrays, slice(self._rows.start, self._rows.stop)
        arrays.rewards[rows] = 0.0
        arrays.over[rows] = arrays.cut[rows] = False
        for place, action in enumerate(arrays.actions[rows].tolist()):
            self._answer(place, action)
            self._tell(place)

    def _answer(self, place: int, action: int) -> None:
        row, arrays, state = self._rows[place], self._arrays, self._states[place]
        decision = state.decisions[0]
        said = self._frame.said(decision, action)
        if said is None:
            arrays.rewards[row, decision.seat] = NOT_OPEN
        else:
            apply(state, said)
            self._answers[place] += 1
            if state.over:
                arrays.rewards[row] = returns(state)
        over = state.over or said is None
        cut = not over and self._answers[place] >= self._frame.plan.longest
        if over or cut:
            arrays.over[row], arrays.cut[row] = over, cut
            self._states[place] = self._begun(place)

    def _tell(self, place: int) -> None:
        """What the seat sees that is asked now."""
        row, arrays, state = self._rows[place], self._arrays, self._states[place]
        seat: Seat = state.decisions[0].seat
        arrays.observations[row] = self._frame.observe(state, seat)
        arrays.masks[row] = self._frame.mask(state, seat)
        arrays.seats[row] = seat


class Batch:
    """So many games at once, shared out among so many worker processes; with none, played here."""

    def __init__(
        self,
        game: str,
        games: int = 64,
        workers: int = 2,
        seed: int = 0,
        **plan: Any,  # Any: the other choices of a `Plan`
    ) -> None:
        games, workers = whole(games, "games"), whole(workers, "workers")
        seed = at_least(0, seed, "seed")
        if games < 1:
            raise ValueError(f"there must be 1 game at least, not {games}")
        self.plan = Plan(game, **plan)
        if self.plan.tells != "nothing":
            line = f"a batch tells nothing of the options besides, so not tells='{self.plan.tells}'"
            raise ValueError(line)
        self.frame = Frame(self.plan)
        self._lines: list[Connection] = []
        self._processes: list[Any] = []  # Any: processes of the context that is chosen
        self._here: Games | None = None
        self._closed = False
        memory = memory_for(self.frame, games)
        self._arrays = arrays_in(memory, self.frame, games)
        if workers <= 0:
            self._here = Games(self.frame, self._arrays, range(games), seed)
            return
        context = multiprocessing.get_context("spawn")
        with self._whole(UNBEGUN):
            for rows in shares(games, min(workers, games)):
                mine, theirs = context.Pipe()
                self._lines.append(mine)
                process = context.Process(
                    target=work, args=(theirs, self.plan, memory, games, rows, seed), daemon=True
                )
                process.start()
                self._processes.append(process)
                theirs.close()
            self._wait()

    @property
    def observations(self) -> NDArray[np.float32]:
        return self._arrays.observations

    @property
    def masks(self) -> NDArray[np.int8]:
        return self._arrays.masks

    @property
    def seats(self) -> NDArray[np.int8]:
        """Who is asked in each game: sees its observation, and gives the next answer."""
        return self._arrays.seats

    def step(self, actions: ArrayLike) -> Arrays:
        """Give one answer in each game. What breaks it off closes the batch."""
        if self._closed:
            raise RuntimeError("the batch is closed: begin another one")
        given, room = np.asarray(actions), self._arrays.actions
        if given.shape != room.shape or given.dtype.kind not in "iu":
            told = f"{given.dtype} of shape {given.shape}"
            raise ValueError(f"a step needs {room.size} whole numbers, one a game, not {told}")
        room[:] = given
        with self._whole("a worker has ended"):
            if self._here is not None:
                self._here.step()
            for line in self._lines:
                line.send_bytes(STEP)
            self._wait()
        return self._arrays

    @contextmanager
    def _whole(self, lost: str) -> Iterator[None]:
        """What breaks this off closes the batch: some games are a step ahead of others then."""
        try:
            yield
        except (EOFError, ConnectionError):
            self.close()
            raise RuntimeError(lost) from None
        except BaseException:
            self.close()
            raise

    def _wait(self) -> None:
        """Until all workers have done what they were told."""
        for line in self._lines:
            told = line.recv_bytes() if line.poll(LONGEST_SILENCE) else b"a worker says nothing"
            if told != DONE:
                raise RuntimeError(told.decode())

    def close(self) -> None:
        """End the workers. The arrays can still be read."""
        self._closed = True
        for line in self._lines:
            with suppress(OSError):  # it has ended already
                line.send_bytes(END)
            line.close()
        for process in self._processes:
            process.join(5)
            process.kill()
            process.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def shares(games: int, workers: int) -> list[range]:
    """Which rows each worker has.

    >>> shares(5, 2)
    [range(0, 2), range(2, 5)]
    """
    bounds = [games * worker // workers for worker in range(workers + 1)]
    return [range(first, last) for first, last in pairwise(bounds)]


def work(line: Connection, plan: Plan, memory: Memory, games: int, rows: range, seed: int) -> None:
    """The whole life of a worker; it ends with who asks, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for who asks alone
    with suppress(EOFError, ConnectionError):  # nobody asks any more
        try:
            frame = Frame(plan)
            mine = Games(frame, arrays_in(memory, frame, games), rows, seed)
            line.send_bytes(DONE)
            while line.recv_bytes() == STEP:
                mine.step()
                line.send_bytes(DONE)
        except Exception as fault:  # whatever it is, who asks is told
            line.send_bytes(f"{type(fault).__name__}: {fault}".encode())
