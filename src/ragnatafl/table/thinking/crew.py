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
from ragnatafl.table.storage import jobs as stored
from ragnatafl.table.storage.jobs import HOME, Claimed, Jobs
from ragnatafl.table.storage.leases import Bell
from ragnatafl.table.storage.postgres import PostgreSQL
from ragnatafl.table.thinking.database import NOT_ASKED
from ragnatafl.table.thinking.jobs import BotFault, Job
from ragnatafl.table.thinking.local import (
    MOST_KILLS,
    USUAL,
    Killed,
    Worker,
    best_for,
    usual_workers,
)
from ragnatafl.table.thinking.schedule import HINT_LEAST, LIGHT, LOOK_LEAST, SLACK, share_of
from ragnatafl.table.thinking.work import Answer

LOG: Final = logging.getLogger("ragnatafl.table")
KEEP: Final = 1.0
"""Seconds after which a crew says again that it lives."""
LOOK: Final = 0.25
"""Seconds after which it looks whether others wait, while it thinks."""
SOON: Final = 0.1
"""Who has no more seconds than this is idle soon."""
GOODBYE: Final = 3.0
"""Seconds in which it ends what it thinks about, when it is told to end."""

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Task:
    """What one of its workers thinks about."""

    claimed: Claimed
    limit: float | None
    worker: Worker | None = None
    """While it thinks."""
    begun: float = inf
    ends: float = inf
    hurried: bool = False
    thought: bool = False
    """There is only the answer to be told."""

    def hurry(self) -> None:
        if self.worker is not None and not self.hurried:
            self.hurried = True
            self.worker.hurry()


def job_of(row: stored.Job) -> Job:
    """A job as it lies in the database."""
    if row.kind == "look":
        return Job.looks_back(row.room, row.number, int(row.bot))
    if row.kind == "suggest":
        return Job.suggests(row.room, row.number, Seat(row.seat))
    return Job(row.room, row.number, Seat(row.seat), row.bot if row.kind == "choose" else "")


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
        self._free = asyncio.Semaphore(count)
        self._tasks: dict[asyncio.Task[None], Task] = {}
        self._shared = (-inf, inf)
        """When it was last looked up what each job has, and what that was."""
        self._others_wait = False
        """Choices or hints, at that time."""
        self._rung = asyncio.Event()
        self._heard = False
        """It rang just now."""
        self._ending = False
        self._unsure = False
        """It may have taken a job and not have heard of it: what it has is given back first."""
        self._threads = ThreadPoolExecutor(count + 3, "crew")

    def end(self) -> None:
        """Take no more; what is thought about is hurried."""
        self._ending = True
        self._rung.set()
        for task in self._tasks.values():
            task.hurry()

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
        """For the bell, or for an idle worker; after a ring for a moment, as another crew may leave
        its job; and for a second at most: a ring may be missed."""
        try:
            async with asyncio.timeout(2 * HOME if self._heard else KEEP):
                await self._rung.wait()
            self._heard = True
        except TimeoutError:
            self._heard = False
        self._rung.clear()

    async def _take(self) -> bool:
        """A job for whoever is idle, or will be in a moment; False if there is none."""
        if not self._wants_more() or (self._unsure and self._tasks):
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
        task = Task(claimed, await self._limit(claimed))
        thinking = asyncio.create_task(self._think(task))
        self._tasks[thinking] = task
        thinking.add_done_callback(self._ended)
        return True

    def _wants_more(self) -> bool:
        """One job more than there are workers, if all will be idle soon."""
        thinking = [task for task in self._tasks.values() if not task.thought]
        soon = all(task.limit is not None and task.limit <= SOON for task in thinking)
        return len(thinking) < len(self.workers) + soon

    def _ended(self, task: asyncio.Task[None]) -> None:
        del self._tasks[task]
        self._rung.set()
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a job was not answered", exc_info=task.exception())

    async def _think(self, task: Task) -> None:
        """Think about it and say what came of it; meanwhile the worker has the next one."""
        row, began = task.claimed.job, time.monotonic()
        job = job_of(row)
        answer, fault = b"", ""
        for kills in range(1, MOST_KILLS + 1):
            try:
                found = await self._thought(task, job)
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
        task.thought = True
        self._rung.set()
        spent, id_ = time.monotonic() - began, task.claimed.id
        if fault:
            await self._at_last(self.jobs.fail, id_, self.id, fault, spent)
        else:
            await self._at_last(self.jobs.answer, id_, self.id, answer, spent)

    async def _thought(self, task: Task, job: Job) -> Answer | None:
        async with self._free:
            worker = task.worker = best_for(job, self._idle, self.workers)
            self._idle.remove(worker)
            worker.expect()
            task.begun = asyncio.get_running_loop().time()
            try:
                return await self._at_last(worker.think, self.jobs.store, job, task.limit)
            finally:
                task.worker = None
                self._idle.append(worker)

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
        now = asyncio.get_running_loop().time()
        at, share = self._shared
        if now - at < LOOK:
            return share
        found, slots = await self._call(self.jobs.open), await self._call(self.jobs.slots)
        self._others_wait = any(one.job.kind != "look" and one.thinking is None for one in found)
        choices = [one for one in found if one.job.kind == "choose"]
        running = [one.job.seconds for one in choices if one.thinking is not None]
        waiting = [
            (one.job.seconds + SLACK - one.waited, one.job.seconds)
            for one in choices
            if one.thinking is None
        ]
        share = share_of(running, waiting, max(slots, len(self.workers)))
        self._shared = now, share
        return share

    async def _limit(self, claimed: Claimed) -> float | None:
        if claimed.job.seconds <= LIGHT or claimed.job.kind != "choose":
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
        if job.kind == "look":
            task.ends = task.begun + LOOK_LEAST if self._others_wait else inf
        elif share == inf:
            task.ends = inf
        elif job.kind in ("hint", "suggest"):
            task.ends = task.begun + HINT_LEAST
        else:
            task.ends = min(task.ends, now + share)
        if task.ends <= now + LOOK / 2:
            task.hurry()

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
