"""What is done with things from outside: beside the server, in processes that may be ended.

Positions and records that somebody sends may take any time and any memory. They are read in a few
processes, one thing at a time for each browser; what takes too long ends with its process, and who
comes while many wait is told to come again. Other tables notice nothing of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar, TypeVarTuple

from ragnatafl.games import load_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.faults import Fault
from ragnatafl.table.web.refusals import TakesTooLong, TooManyAtOnce

LOG: Final = logging.getLogger("ragnatafl.table")
PROCESSES: Final = 2
SECONDS: Final = 15.0
"""One thing may take so long; a real position or record takes less than one."""
MEMORY: Final = 1 << 30
"""Bytes that such a process may use, where the system can limit them."""
MOST_OF_ONE: Final = 4
"""A browser may have so many things to be done, one after the other."""
MOST: Final = 16

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Aside:
    """A few processes, started when first needed, that do what browsers ask for."""

    def __init__(self, modules: Sequence[str] = (), seconds: float = SECONDS) -> None:
        self._modules = tuple(modules)
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(PROCESSES, "aside")
        """Each waits for a process of its own."""
        self._own = threading.local()
        self._workers: list[Worker] = []
        self._waiting: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}

    async def do(self, who: str, work: Callable[[*Ts], T], *more: *Ts) -> T:
        """What `work` gives, done in a process; `who` asked for it, and waits for the last one."""
        async with self._turn_of(who):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._ask, work, *more)

    @contextlib.asynccontextmanager
    async def _turn_of(self, who: str) -> AsyncIterator[None]:
        if self._waiting[who] >= MOST_OF_ONE or self._waiting.total() >= MOST:
            raise Illegal(TooManyAtOnce())
        self._waiting[who] += 1
        try:
            async with self._turns.setdefault(who, asyncio.Lock()):
                yield
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who], self._turns[who]

    def _ask(self, work: Callable[[*Ts], T], *more: *Ts) -> T:
        """In a thread: its process does it; one that was ended is replaced by the next call."""
        worker: Worker | None = getattr(self._own, "worker", None)
        if worker is None or not worker.process.is_alive():
            worker = self._own.worker = Worker(self._modules)
            self._workers = [one for one in self._workers if one.process.is_alive()] + [worker]
        return worker.ask(self._seconds, work, *more)

    def close(self) -> None:
        for worker in self._workers:
            worker.process.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)


class Worker:
    """A process that does one thing after the other."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, modules), daemon=True)
        self.process.start()
        theirs.close()
        self._begun = False

    def ask(self, seconds: float, work: Callable[[*Ts], T], *more: *Ts) -> T:
        try:
            if not self._begun:  # that takes a second, which is not the asker's fault
                self._hear()
                self._begun = True
            self._pipe.send((work, more))
            if not self._pipe.poll(seconds):
                raise Illegal(TakesTooLong())
            return self._hear()  # type: ignore[no-any-return]  # what this work gives
        except (EOFError, OSError):  # it is gone: ended with the server, or by its system
            raise Illegal(TakesTooLong()) from None
        except Illegal:
            self.process.kill()
            self.process.join()  # or who is next would be given to one that is about to end
            raise

    def _hear(self) -> Any:  # Any: what the work gives
        done, told = self._pipe.recv()
        if not done:
            raise BadInput(*told)
        return told


def serve(pipe: Connection, modules: tuple[str, ...]) -> None:
    """In the process: do what is asked for until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    _limit_memory()
    for module in modules:
        load_game(module)
    with contextlib.suppress(EOFError, OSError):
        pipe.send((True, None))
        while True:
            work, more = pipe.recv()
            pipe.send(_done(work, more))


# Any: whatever it is to do, and what comes out of it
def _done(work: Callable[..., Any], more: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, work(*more)
    except BadInput as fault:
        return False, fault.faults
    except Exception:  # our bug, found by whoever sent this; the process does not end with it
        LOG.exception("%s could not be done", work.__name__)
        return False, (Fault("this cannot be read", "unreadable"),)


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # not every system can
        return
    most = resource.getrlimit(resource.RLIMIT_AS)[1]
    least = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
    resource.setrlimit(resource.RLIMIT_AS, (least, most))
