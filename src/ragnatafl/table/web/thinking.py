"""Bots that think beside the server, in processes of their own, so that no table waits for them.

A worker is sent the record of the table and the seat; it makes the view of that seat and hands the
bot nothing else.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeVar, TypeVarTuple

import msgspec

from ragnatafl.bots import Budget, parse_bot
from ragnatafl.games import find_game, load_game
from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.match import Match, replay
from ragnatafl.kernel.records import Record
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State
from ragnatafl.table.telling.advice import Advice, advise

HINT_BUDGET: Final = Budget(iterations=120)


T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Job(NamedTuple):
    """What a worker is sent: the record of a table, its secret, and which seat is to be filled."""

    record: bytes
    secret: str
    seat: Seat
    modules: tuple[str, ...]


class Thinkers:
    """A process, started when first needed; on so many cores one choice is thought about."""

    def __init__(self, modules: Sequence[str] = (), cores: int = 1) -> None:
        self._cores = cores
        self._modules = tuple(modules)
        self._pool: ProcessPoolExecutor | None = None
        self.closed = False

    # Any: a match of whichever game
    async def choose(self, match: Match[Any], seat: Seat, bot: str) -> str:
        """The text of the option that this bot would choose at this seat."""
        return await self._ask(think, self._job(match, seat), bot, self._cores)

    async def advise(self, match: Match[Any], seat: Seat) -> Advice:
        """What a bot would choose at this seat, and why."""
        return await self._ask(give_advice, self._job(match, seat), self._cores)

    def _job(self, match: Match[Any], seat: Seat) -> Job:
        record = msgspec.json.encode(match.record())
        return Job(record, match.seed, seat, self._modules)

    async def _ask(self, work: Callable[[Job, *Ts], T], job: Job, *more: *Ts) -> T:
        loop = asyncio.get_running_loop()
        pool = self._ready()
        try:
            return await loop.run_in_executor(pool, work, job, *more)
        except BrokenProcessPool:  # a worker was ended from outside: once more, with new ones
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._ready(), work, job, *more)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_server)
        return self._pool

    def close(self) -> None:
        self.closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def end_with_server() -> None:
    """In the worker: however the server ends, killed too, no worker is left behind."""

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def think(job: Job, bot: str, cores: int) -> str:
    """In the worker: replay, look through the eyes of the seat, choose."""
    view, decision, turn = look(job)
    spec = parse_bot(bot)
    thinker = spec.make(f"{job.secret}/{job.seat}/{turn}")
    return thinker.choose(view, decision, replace(spec.budget, workers=cores)).text


def give_advice(job: Job, cores: int) -> Advice:
    """The same for a person: by a luck that knows nothing of the game's own."""
    view, decision, turn = look(job)
    return advise(view, decision, replace(HINT_BUDGET, workers=cores), f"{job.seat}/{turn}")


def look(job: Job) -> tuple[State, Decision, int]:
    """What the seat sees, what it is asked, and how many choices were made before."""
    for module in job.modules:
        load_game(module)
    played = msgspec.json.decode(job.record, type=Record)
    match = replay(played, find_game(played.game), secret=job.secret)
    decision = next(d for d in match.decisions if d.seat == job.seat)
    return match.view(job.seat), decision, len(match.lines)
