"""Thinkers by way of the database: a server puts jobs there, and hears when they are answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import inf
from typing import Final, ParamSpec, TypeVar

import msgspec

from ragnatafl.bots.analysis import Looked
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import StoreFault
from ragnatafl.table.storage import jobs as stored
from ragnatafl.table.storage.jobs import Answered, Jobs
from ragnatafl.table.storage.leases import Bell
from ragnatafl.table.storage.postgres import PostgreSQL
from ragnatafl.table.telling.advice import Advice
from ragnatafl.table.thinking.jobs import BotFault, Figures, Job, Later, NotAsked, Place, Table
from ragnatafl.table.thinking.schedule import HINT_PATIENCE, HINTS_A_WORKER, LATE, Paces
from ragnatafl.table.thinking.work import Answer

LOG: Final = logging.getLogger("ragnatafl.table")
LOOK: Final = 1.0
"""Seconds after which answers are looked for, whether the bell rang or not."""
PUT_AGAIN: Final = 30.0
"""Seconds after which a job is put again, if it is not there any more."""
TIDY: Final = 60.0
EARLY: Final = 256
NOT_ASKED: Final = "nothing is asked of this seat"
THREADS: Final = 4

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Asked:
    """A job that somebody waits for."""

    job: Job
    at: float
    budget: float
    answer: asyncio.Future[Answer]
    put: float = 0.0
    """When; long ago if it may be lost, until it could be put again."""


class Database:
    """Those who think somewhere, for this server."""

    def __init__(self, store: PostgreSQL) -> None:
        self.closed = False
        self.figures = Figures()
        self._jobs = Jobs(store)
        self._paces = Paces()
        self._asked: dict[str, Asked] = {}
        """By the ids of their jobs."""
        self._latest: dict[Place, Asked] = {}
        """By table, seat and kind: an older question is not asked any more."""
        self._putting = asyncio.Lock()
        """One job after the other, so that none takes the place of a newer one."""
        self._hints: dict[Place, Asked] = {}
        self._slots = 1
        self._missed = False
        """The line was lost: jobs may be lost too, if the database was."""
        self._threads = ThreadPoolExecutor(THREADS, "thinking")
        self._bell: Bell | None = None
        self._rung = asyncio.Event()
        self._early: deque[str] = deque(maxlen=EARLY)
        """Answered, as the bell says, before we knew the id."""
        self._listening: asyncio.Task[None] | None = None

    async def choose(self, table: Table, seat: Seat, bot: str) -> str:
        return (await self._think(Job(table.name, table.stored, seat, bot))).choice

    async def advise(self, table: Table, seat: Seat) -> Advice:
        """One at a time for a seat; two tabs that ask the same get the same."""
        answer = await self._shared(Job(table.name, table.stored, seat, ""))
        assert answer.advice is not None, "that is what was asked for"
        return answer.advice

    async def suggest(self, table: Table, seat: Seat) -> str:
        return (await self._shared(Job.suggests(table.name, table.stored, seat))).choice

    async def _shared(self, job: Job) -> Answer:
        """What comes of it, if somebody asked for the same already with them; not if too many
        wait, or a hint to another question of this seat does."""
        asked = self._hints.get(job.place)
        if asked is not None and asked.job == job:
            return await asyncio.shield(asked.answer)
        busy = asked is not None and not job.coaches
        if busy or len(self._hints) >= HINTS_A_WORKER * self._slots:
            self.figures.refused_hints += 1
            raise Later
        return await self._think(job)

    async def look(self, table: Table, first: int) -> tuple[Looked, ...]:
        return (await self._think(Job.looks_back(table.name, table.stored, first))).looked

    async def _think(self, job: Job) -> Answer:
        """Put it, and wait; a hint not for ever."""
        loop = asyncio.get_running_loop()
        if self._listening is None:
            self._listen(loop)
        asked = Asked(job, loop.time(), self._paces.of(job.bot), loop.create_future())
        if job.is_hint:
            self._hints[job.place] = asked
        before = self._latest.get(job.place)
        if before is not None and not before.answer.done():
            before.answer.set_exception(NotAsked())
        self._latest[job.place] = asked
        try:
            await self._put(asked)
            async with asyncio.timeout(HINT_PATIENCE if job.is_hint else None):
                return await asyncio.shield(asked.answer)
        except TimeoutError:
            self.figures.refused_hints += 1
            raise Later from None
        finally:
            await self._leave(asked)

    async def _put(self, asked: Asked) -> None:
        """In the place of an older one, if there is one; not if a newer one came meanwhile."""
        job, loop = asked.job, asyncio.get_running_loop()
        bot = job.bot if job.first is None else str(job.first)
        row = stored.Job(job.room, job.seat, job.number, job.kind, bot, asked.budget)
        async with self._putting:
            if asked.answer.done():
                return
            id_ = await self._call(self._jobs.put, row)
            asked.put = loop.time()
            for old in [old for old, other in self._asked.items() if other is asked]:
                del self._asked[old]
            self._asked[id_] = asked
        if id_ in self._early:
            self._rung.set()
        self._count()

    async def _leave(self, asked: Asked) -> None:
        """Nobody waits for it any more."""
        if self._hints.get(asked.job.place) is asked:
            del self._hints[asked.job.place]
        if self._latest.get(asked.job.place) is asked:
            del self._latest[asked.job.place]
        if not asked.answer.done():
            asked.answer.cancel()
        if self.closed:
            return
        async with self._putting:  # it, or the same job of somebody else, may be put just now
            ids = [id_ for id_, other in self._asked.items() if other is asked]
            for id_ in ids:
                del self._asked[id_]
            self._count()
            if ids:
                await self._drop(ids)

    async def _drop(self, ids: Collection[str]) -> None:
        with contextlib.suppress(StoreFault):  # they expire
            await self._call(self._jobs.drop, ids)

    def _count(self) -> None:
        kinds = [asked.job.kind for asked in self._asked.values()]
        self.figures.waiting_choices = kinds.count("choose")
        self.figures.waiting_hints = sum(one.job.is_hint for one in self._asked.values())
        self.figures.waiting_looks = kinds.count("look")

    # Answers

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        def rung(id_: str) -> None:
            loop.call_soon_threadsafe(self._hear_bell, id_)

        self._bell = Bell(self._jobs.store, {"answers": rung})
        self._listening = loop.create_task(self._fetch_answers())

    def _hear_bell(self, id_: str) -> None:
        if not id_:
            self._missed = True
        if not id_ or id_ in self._asked:
            self._rung.set()
        else:
            self._early.append(id_)

    async def _fetch_answers(self) -> None:
        loop, fault, tidied = asyncio.get_running_loop(), "", 0.0
        while True:
            try:
                async with asyncio.timeout(LOOK):
                    await self._rung.wait()
            except TimeoutError:
                pass
            self._rung.clear()
            try:
                if self._asked:
                    await self._hear()
                if loop.time() > tidied + TIDY:
                    tidied = loop.time()
                    self._slots = max(1, await self._call(self._jobs.slots))
                    await self._call(self._jobs.expire)
                fault = ""
            except StoreFault as error:
                if not fault:
                    LOG.error("answers of bots cannot be read: %s", error)
                fault = str(error)

    async def _hear(self) -> None:
        now = asyncio.get_running_loop().time()
        found = await self._call(self._jobs.answers, list(self._asked))
        for one in found:
            asked = self._asked.get(one.id)
            if asked is not None and not asked.answer.done():
                self._take(asked, one)
        if self._missed:
            self._missed = False
            for asked in self._asked.values():
                asked.put = -inf
        for asked in list(self._asked.values()):
            if not asked.answer.done() and now - asked.put > PUT_AGAIN:
                await self._put(asked)

    def _take(self, asked: Asked, told: Answered) -> None:
        if told.fault:
            gone_on = told.fault == NOT_ASKED
            asked.answer.set_exception(NotAsked() if gone_on else BotFault(told.fault))
            return
        answer = msgspec.json.decode(told.answer, type=Answer)
        took = asyncio.get_running_loop().time() - asked.at
        waited, figures = max(0.0, took - answer.seconds), self.figures
        figures.thought_seconds += answer.seconds
        figures.hurried += answer.hurried
        figures.hints += asked.job.is_hint
        figures.looks += asked.job.kind == "look"
        if asked.job.is_choice:
            figures.choices += 1
            figures.late += took > asked.budget + LATE
            figures.waited_seconds += waited
            figures.longest_wait = max(figures.longest_wait, waited)
        if answer.usual:
            self._paces.note(asked.job.bot, answer.seconds)
        asked.answer.set_result(answer)

    async def _call(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        if self.closed:
            raise BotFault("the server ends")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: work(*args, **named))

    def close(self) -> None:
        """The server ends: whoever goes on with its tables asks again."""
        self.closed = True
        if self._listening is not None:
            self._listening.cancel()
        for asked in self._asked.values():
            if not asked.answer.done():
                asked.answer.set_exception(BotFault("the server ends"))
        if self._bell is not None:
            self._bell.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
