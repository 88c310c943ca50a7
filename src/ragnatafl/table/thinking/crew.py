"""A crew: workers that take jobs from the database, for whichever server put them there.

Any number of crews, on any machine. A crew says every second that it lives; of one that is killed
another takes the jobs a few seconds later. How long a choice may take while others wait is read off
the jobs themselves, as a schedule would do it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import inf
from typing import Final, ParamSpec, TypeVar

import msgspec

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import StoreFault
from ragnatafl.table.storage.jobs import Claimed, Jobs
from ragnatafl.table.storage.leases import Bell
from ragnatafl.table.storage.postgres import PostgreSQL
from ragnatafl.table.thinking.database import NOT_ASKED
from ragnatafl.table.thinking.jobs import BotFault, Job
from ragnatafl.table.thinking.local import MOST_KILLS, USUAL, Killed, Worker, usual_workers
from ragnatafl.table.thinking.schedule import HINT_LEAST, LIGHT, SLACK, share_of

LOG: Final = logging.getLogger("ragnatafl.table")
KEEP: Final = 1.0
"""Seconds after which a crew says again that it lives."""
LOOK: Final = 0.25
"""Seconds after which it looks whether others wait, while it thinks."""
GOODBYE: Final = 3.0
"""Seconds in which it ends what it thinks about, when it is told to end."""

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Task:
    """What one of its workers thinks about."""

    claimed: Claimed
    worker: Worker
    begun: float
    ends: float = inf
    hurried: bool = False


class Crew:
    """So many workers of this machine, and what they think about."""

    def __init__(
        self,
        store: PostgreSQL,
        modules: Sequence[str] = (),
        cores: int = 1,
        workers: int = USUAL,
    ) -> None:
        count = usual_workers() if workers == USUAL else workers
        self.id = secrets.token_hex(6)
        self.workers = [Worker(modules, cores) for _ in range(count)]
        self.jobs = Jobs(store)
        self._idle = list(self.workers)
        self._tasks: dict[asyncio.Task[None], Task] = {}
        self._rung = asyncio.Event()
        self._ending = False
        self._unsure = False
        """It may have taken a job and not have heard of it: what it has is given back first."""
        self._threads = ThreadPoolExecutor(count + 3, "crew")

    def end(self) -> None:
        """Take no more; what is thought about is hurried."""
        self._ending = True
        self._rung.set()
        for task in self._tasks.values():
            task.worker.hurry()

    async def work(self) -> None:
        """Until it is told to end."""
        loop = asyncio.get_running_loop()

        def rung(_: str) -> None:
            loop.call_soon_threadsafe(self._rung.set)

        bell = Bell(self.jobs.store, {"jobs": rung})
        helpers = [loop.create_task(self._live()), loop.create_task(self._look())]
        try:
            while not self._ending:
                if not await self._take():
                    await self._wait()
            if self._tasks:
                await asyncio.wait(self._tasks, timeout=GOODBYE)
        finally:
            self._ending = True
            for helper in helpers:
                helper.cancel()
            for worker in self.workers:
                worker.end()
            bell.close()
            with contextlib.suppress(StoreFault):  # its claims end by themselves too
                await self._call(self.jobs.leave, self.id)
            self._threads.shutdown(wait=False, cancel_futures=True)

    async def _wait(self) -> None:
        """For the bell, for an idle worker, or for a second: a ring may be missed."""
        try:
            async with asyncio.timeout(KEEP):
                await self._rung.wait()
        except TimeoutError:
            pass
        self._rung.clear()

    async def _take(self) -> bool:
        """A job for whoever is idle; False if there is none."""
        if not self._idle or (self._unsure and self._tasks):
            return False
        try:
            if self._unsure:
                await self._call(self.jobs.leave, self.id)
                self._unsure = False
            claimed = await self._call(self.jobs.take, self.id)
        except StoreFault:
            self._unsure = True
            return False
        if claimed is None:
            return False
        limit = await self._limit(claimed)
        worker = self._who_knows(claimed.job.room)
        self._idle.remove(worker)
        loop = asyncio.get_running_loop()
        task = loop.create_task(self._think(claimed, worker, limit))
        self._tasks[task] = Task(claimed, worker, loop.time())
        task.add_done_callback(self._ended)
        return True

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._idle.append(self._tasks.pop(task).worker)
        self._rung.set()
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a job was not answered", exc_info=task.exception())

    def _who_knows(self, room: str) -> Worker:
        knowing = [worker for worker in self._idle if room in worker.known]
        return knowing[0] if knowing else min(self._idle, key=lambda one: len(one.known))

    async def _think(self, claimed: Claimed, worker: Worker, limit: float | None) -> None:
        """Think about it and say what came of it."""
        row, began = claimed.job, time.monotonic()
        job = Job(row.room, row.number, Seat(row.seat), row.bot if row.kind == "choose" else "")
        answer, fault = b"", ""
        for kills in range(1, MOST_KILLS + 1):
            try:
                found = await self._at_last(worker.think, self.jobs.store, job, limit)
                fault = NOT_ASKED if found is None else ""
                answer = msgspec.json.encode(found)
                break
            except Killed:
                if self._ending:
                    return
                fault = f"{job} ended {kills} workers"
            except BotFault as wrong:
                fault = str(wrong)
                break
        spent = time.monotonic() - began
        if fault:
            await self._at_last(self.jobs.fail, claimed.id, self.id, fault, spent)
        else:
            await self._at_last(self.jobs.answer, claimed.id, self.id, answer, spent)

    async def _at_last(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """However long the database is gone: nobody else has this job while the crew lives."""
        while True:
            try:
                return await self._call(work, *args, **named)
            except StoreFault:
                await asyncio.sleep(KEEP)

    # While others wait

    async def _share(self) -> float:
        """What each job has that needs long, all servers' and crews' together."""
        found, slots = await self._call(self.jobs.open), await self._call(self.jobs.slots)
        choices = [one for one in found if one.job.kind == "choose"]
        running = [one.job.seconds for one in choices if one.thinking is not None]
        waiting = [
            (one.job.seconds + SLACK - one.waited, one.job.seconds)
            for one in choices
            if one.thinking is None
        ]
        return share_of(running, waiting, max(slots, len(self.workers)))

    async def _limit(self, claimed: Claimed) -> float | None:
        if claimed.job.seconds <= LIGHT or claimed.job.kind == "hint":
            return None
        try:
            share = await self._share()
        except StoreFault:
            return None
        return share if share < claimed.job.seconds else None

    async def _look(self) -> None:
        """Hurry those for whom others wait too long."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(LOOK)
            long = [task for task in self._tasks.values() if loop.time() - task.begun >= LOOK / 2]
            if not long:
                continue
            try:
                share = await self._share()
            except StoreFault:
                continue
            for task in long:
                self._divide(task, share, loop.time())

    def _divide(self, task: Task, share: float, now: float) -> None:
        job = task.claimed.job
        if share == inf:
            task.ends = inf
        elif job.kind == "hint":
            task.ends = task.begun + HINT_LEAST
        else:
            task.ends = min(task.ends, now + share)
        if task.ends <= now + LOOK / 2 and not task.hurried:
            task.hurried = True
            task.worker.hurry()

    async def _live(self) -> None:
        """Say every second that it lives."""
        lost = False
        while True:
            try:
                await self._call(self.jobs.keep, self.id, len(self.workers))
                lost = False
            except StoreFault as fault:
                if not lost:
                    LOG.error("the database does not answer those who think: %s", fault)
                lost = True
            await asyncio.sleep(KEEP)

    async def _call(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: work(*args, **named))
