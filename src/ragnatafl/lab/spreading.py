"""Work spread over processes or machines: many small jobs, each a pure function of what it gets.

Results come as they are done, in any order; who needs an order puts them in it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from ragnatafl.games import load_game
from ragnatafl.kernel.codecs import BadInput

J = TypeVar("J")
R = TypeVar("R")

LARGEST: Final = 50
"""So many jobs at most are handed over together."""
INTERRUPTED: Final = 130


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class Hands:
    """Who does the work."""

    workers: int | None = None
    """Processes of this machine; all cores without a number. One is this process itself."""
    modules: tuple[str, ...] = ()
    """They bring games of their own (as for `load_game`), in every process."""
    ray: str | None = None
    """The address of a cluster of Ray that does it instead; 'local' for one on this machine."""


def spread(
    work: Callable[[J], R], jobs: Sequence[J], hands: Hands, largest: int = LARGEST
) -> Generator[list[R], None, None]:
    """What `work` makes of each job, a few at a time."""
    workers = min(cores() if hands.workers is None else hands.workers, len(jobs))
    if workers < 1:
        raise BadInput(f"there must be 1 worker at least, not {workers}")
    load(hands.modules)
    if hands.ray is not None:
        yield from _by_ray(work, jobs, hands.modules, hands.ray, largest)
        return
    if workers == 1:
        for job in jobs:
            yield [work(job)]
        return
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, fresh, _begin, (hands.modules,))
    with interrupted_once():
        try:
            chunks = _chunks(jobs, workers, largest)
            waiting = [pool.submit(partial(_do_all, work), some) for some in chunks]
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)  # where it is given up, only what runs is waited for


@contextmanager
def interrupted_once() -> Iterator[None]:
    """The first interrupt counts, the next is not heard: some programs send two at once, and the
    second would break off what the first one makes to be cleared up."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(number: int, frame: object) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _chunks(jobs: Sequence[J], workers: int, largest: int) -> list[Sequence[J]]:
    size = max(1, min(largest, len(jobs) // (workers * 32)))
    return [jobs[at : at + size] for at in range(0, len(jobs), size)]


def _by_ray(
    work: Callable[[J], R], jobs: Sequence[J], modules: Sequence[str], address: str, largest: int
) -> Generator[list[R], None, None]:
    try:
        import ray
    except ImportError:
        raise BadInput("--ray needs Ray: pip install 'ragnatafl[ray]'") from None
    try:
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as fault:
        raise BadInput(f"--ray {address}: {fault}") from None
    remote = ray.remote(_do_elsewhere)
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = [remote.remote(modules, work, some) for some in _chunks(jobs, workers, largest)]
    try:
        while waiting:
            ready, waiting = ray.wait(waiting)
            for one in ready:
                yield ray.get(one)
    finally:
        for one in waiting:
            ray.cancel(one)


def load(modules: Sequence[str]) -> None:
    for module in modules:
        load_game(module)


def _begin(modules: Sequence[str]) -> None:
    """Who interrupts the program ends its workers too, without a word of each."""
    signal.signal(signal.SIGINT, lambda number, frame: os._exit(INTERRUPTED))
    load(modules)


def _do_all(work: Callable[[J], R], jobs: Sequence[J]) -> list[R]:
    return [work(job) for job in jobs]


def _do_elsewhere(modules: Sequence[str], work: Callable[[J], R], jobs: Sequence[J]) -> list[R]:
    """In a process that knows nothing of this one."""
    load(modules)
    return _do_all(work, jobs)
