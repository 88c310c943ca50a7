"""Thinkers in processes of this server, each with one job at a time."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple

from ragnatafl.bots.analysis import Looked
from ragnatafl.games import load_game
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import Store, Stored
from ragnatafl.table.telling.advice import Advice
from ragnatafl.table.thinking.following import MOST_BOTS, MOST_TABLES, Seen
from ragnatafl.table.thinking.jobs import BotFault, Figures, Job, Later, NotAsked, Place, Table
from ragnatafl.table.thinking.schedule import Schedule, Thought, own_seconds
from ragnatafl.table.thinking.work import Answer, Watch, look_back, suggest, think

LOG: Final = logging.getLogger("ragnatafl.table")
STUCK: Final = 120.0
"""Seconds beyond all budgets after which a worker is taken for stuck, and ended."""
NICE: Final = 15
"""Whoever answers people comes before those who think."""
MOST_KILLS: Final = 2
USUAL: Final = -1
"""As many workers as cores, less one."""


def usual_workers() -> int:
    """As many as there are cores for this process, but for one that the server needs."""
    try:
        cores = len(os.sched_getaffinity(0))
    except AttributeError:  # not everywhere
        cores = os.cpu_count() or 1
    return max(1, cores - 1)


class Order(NamedTuple):
    """What a worker is sent: a job, and the events of its table that are new to it."""

    job: Job
    events: list[Stored]
    limit: float | None


class Failed(NamedTuple):
    """A bot did not choose: our bug, told by its traceback."""

    trace: str


class Killed(Exception):
    """The worker ended while it thought."""


class Worker:
    """One process, started when first needed and again when it was ended; for one thread each."""

    def __init__(self, modules: Sequence[str], cores: int) -> None:
        self.known: OrderedDict[str, int] = OrderedDict()
        """The first event of a table that it has not been sent, as it keeps them itself."""
        self.bots: OrderedDict[tuple[str, Seat], None] = OrderedDict()
        """The seats whose bots it keeps, and nobody else: tables and seats."""
        self._modules = tuple(modules)
        self._cores = cores
        self._hurried = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def expect(self) -> None:
        """It will think about a job: from now on it may be hurried."""
        self._hurried = False

    def think(self, store: Store, job: Job, limit: float | None) -> Answer | None:
        """Send it a job and wait for what comes of it; None if nothing is asked of the seat."""
        pipe = self._pipe or self._start()
        since = self.known.pop(job.room, 0)
        events = [one for one in store.events(job.room, since) if one.number < job.number]
        try:
            pipe.send(Order(job, events, limit))
            if self._hurried:  # before it heard of the job
                pipe.send(None)
            if not pipe.poll(STUCK + 5 * (own_seconds(job.bot) or 0)):
                raise EOFError
            answer: Answer | Failed | None = pipe.recv()
        except (EOFError, OSError):
            self.end()
            raise Killed from None
        if isinstance(answer, Failed):
            raise BotFault(answer.trace)
        self.known[job.room] = max(since, job.number)
        while len(self.known) > MOST_TABLES:
            self.known.popitem(last=False)
        if job.is_choice:
            self.bots[job.room, job.seat] = None
            self.bots.move_to_end((job.room, job.seat))
        while len(self.bots) > MOST_BOTS:
            self.bots.popitem(last=False)
        return answer

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._pipe, its = context.Pipe()
        arguments = (its, self._modules, self._cores)
        self._process = context.Process(target=work, args=arguments, daemon=True)
        self._process.start()
        its.close()
        return self._pipe

    def hurry(self) -> None:
        """What it has found by now must do. A message that comes too late is not heard."""
        self._hurried = True
        if self._pipe is not None:
            with contextlib.suppress(OSError):
                self._pipe.send(None)

    def end(self) -> None:
        """Whatever it was doing."""
        self.known.clear()
        self.bots.clear()
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
        if pipe is not None:
            pipe.close()


def has_bot(workers: Iterable[Worker], job: Job) -> bool:
    """Does one of these keep the bot that is asked?"""
    return any((job.room, job.seat) in worker.bots for worker in workers)


def best_for(job: Job, idle: Sequence[Worker], everybody: Iterable[Worker]) -> Worker:
    """Who thinks about it: who keeps the bot of the seat, else who knows most of its table, else
    who knows the fewest tables."""
    found = max(
        idle,
        key=lambda one: (has_bot((one,), job), one.known.get(job.room, 0), -len(one.known)),
    )
    for worker in everybody:
        if worker is not found and job.is_choice:
            worker.bots.pop((job.room, job.seat), None)
    return found


class Local:
    """So many workers, and who is thought about by which."""

    def __init__(
        self, store: Store, modules: Sequence[str] = (), cores: int = 1, workers: int = USUAL
    ) -> None:
        count = usual_workers() if workers == USUAL else max(1, workers)
        self.closed = False
        self.figures = Figures()
        self.schedule = Schedule(count, self.figures)
        self.workers = [Worker(modules, cores) for _ in range(count)]
        self._store = store
        self._idle = list(self.workers)
        self._busy: dict[Thought, Worker] = {}
        self._answers: dict[Thought, asyncio.Future[Answer]] = {}
        self._hints: dict[Place, Thought] = {}
        self._threads: ThreadPoolExecutor | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None

    async def choose(self, table: Table, seat: Seat, bot: str) -> str:
        thought = self._ask(Job(table.name, table.stored, seat, bot))
        return (await self._answer(thought)).choice

    async def advise(self, table: Table, seat: Seat) -> Advice:
        """One at a time for a seat; two tabs that ask the same get the same."""
        job = Job(table.name, table.stored, seat, "")
        thought = self._hints.get(job.place)
        if thought is not None and thought.job != job:
            raise Later
        advice = (await self._shared(job)).advice
        assert advice is not None, "that is what was asked for"
        return advice

    async def suggest(self, table: Table, seat: Seat) -> str:
        return (await self._shared(Job.suggests(table.name, table.stored, seat))).choice

    async def _shared(self, job: Job) -> Answer:
        """What comes of it, if somebody asked for the same already with them."""
        thought = self._hints.get(job.place)
        if thought is None or thought.job != job:
            thought = self._hints[job.place] = self._ask(job)
        return await self._answer(thought)

    async def look(self, table: Table, first: int) -> tuple[Looked, ...]:
        thought = self._ask(Job.looks_back(table.name, table.stored, first))
        try:
            return (await self._answer(thought)).looked
        except asyncio.CancelledError:
            self._leave(thought)
            raise

    def _leave(self, thought: Thought) -> None:
        """Nobody wants to know any more: it is not begun, or ends soon."""
        if thought in self._busy:
            self._busy[thought].hurry()
        elif thought in self._answers:
            self.schedule.leave(thought)
            self._answers.pop(thought).cancel()

    def _ask(self, job: Job) -> Thought:
        loop = asyncio.get_running_loop()
        thought = Thought(job, loop.time())
        self.schedule.add(thought)
        self._answers[thought] = loop.create_future()
        self._feed()
        return thought

    async def _answer(self, thought: Thought) -> Answer:
        return await asyncio.shield(self._answers[thought])

    def _feed(self) -> None:
        """Everybody who is idle gets something to think about."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        while self._idle and (thought := self.schedule.begin(now, self._is_elsewhere)) is not None:
            worker = best_for(thought.job, self._idle, self.workers)
            self._idle.remove(worker)
            worker.expect()
            self._busy[thought] = worker
            task = loop.create_task(self._work(worker, thought, self.schedule.limit(thought, now)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self.schedule.divide(now)
        if self._alarm is not None:
            self._alarm.cancel()
        due = self.schedule.alarm()
        self._alarm = loop.call_at(due, self._ring) if due < inf else None

    def _is_elsewhere(self, job: Job) -> bool:
        """Its bot is with a worker that thinks about something else."""
        return has_bot(self._busy.values(), job)

    def _ring(self) -> None:
        now = asyncio.get_running_loop().time()
        for thought in self.schedule.hurries(now):
            self._busy[thought].hurry()
        for thought in self.schedule.gave_up(now):
            self._end(thought, Later())
        self._feed()

    async def _work(self, worker: Worker, thought: Thought, limit: float | None) -> None:
        if self._threads is None:
            self._threads = ThreadPoolExecutor(len(self.workers), "thinking")
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(
                self._threads, worker.think, self._store, thought.job, limit
            )
        except Killed:
            self.schedule.leave(thought)
            self._think_again(thought)
        except Exception as fault:  # our bug, or no events could be read: told to whoever asked
            self.schedule.leave(thought)
            self._end(thought, fault)
        else:
            if found is None:
                self.schedule.leave(thought)
                self._end(thought, NotAsked())
            else:
                now = loop.time()
                self.schedule.end(thought, now, found.seconds, found.hurried, found.usual)
                self._end(thought, found)
        finally:
            self._busy.pop(thought, None)
            self._idle.append(worker)
            if not self.closed:
                self._feed()

    def _think_again(self, thought: Thought) -> None:
        """Its worker is gone: another has a try, but not a third."""
        if self.closed:
            self._end(thought, BotFault("the server ends"))
            return
        thought.kills += 1
        self.figures.killed += 1
        if thought.kills < MOST_KILLS:
            self.schedule.add(thought)
        else:
            self._end(thought, BotFault(f"{thought.job} ended {thought.kills} workers"))

    def _end(self, thought: Thought, found: Answer | Exception) -> None:
        answer = self._answers.pop(thought)
        if self._hints.get(thought.job.place) is thought:
            del self._hints[thought.job.place]
        if answer.done():  # cancelled: nobody waits any more
            return
        if isinstance(found, Answer):
            answer.set_result(found)
        else:
            answer.set_exception(found)
            answer.exception()  # whoever waits hears of it; if nobody does, nobody needs to

    def close(self) -> None:
        self.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for worker in self.workers:
            worker.end()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)


# In the worker


def work(pipe: Connection, modules: Sequence[str], cores: int) -> None:
    """Answer orders, one after the other, until the server ends."""
    end_with_server()
    if hasattr(os, "nice"):
        os.nice(NICE)
    for module in modules:
        load_game(module)
    gc.freeze()  # what is loaded by now stays: nobody need look through it for what does not
    answer_orders(pipe, cores)


def answer_orders(pipe: Connection, cores: int) -> None:
    seen = Seen()
    while True:
        try:
            order: Order | None = pipe.recv()
        except (EOFError, OSError):
            return
        if order is not None:  # else it was told to hurry when it had answered already
            pipe.send(answer_to(order, seen, cores, pipe))


def answer_to(order: Order, seen: Seen, cores: int, pipe: Connection) -> Answer | Failed | None:
    job, watch = order.job, Watch(order.limit, pipe.poll)
    try:
        match = seen.follow(job.room, order.events)
        if job.first is not None:
            return look_back(seen.story(job.room), job.first, watch)
        if job.coaches:
            return suggest(match, job.seat, watch)
        bot = seen.seated(job.room, job.seat, job.bot) if job.bot else None
        return think(match, job.seat, bot, cores, watch)
    except Exception:
        seen.forget(job.room)
        return Failed(traceback.format_exc())


def end_with_server() -> None:
    """However the server ends, killed too, no worker is left behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
