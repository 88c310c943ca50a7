"""Work spread over processes: many small jobs, each a pure function of what it is handed.

Results come as they are done, in any order; who needs an order puts them in it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
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


def spread(
    work: Callable[[J], R],
    jobs: Sequence[J],
    workers: int | None = None,
    modules: Sequence[str] = (),
    largest: int = LARGEST,
) -> Iterator[list[R]]:
    """What `work` makes of each job, a few at a time.

    `modules` bring games of their own (as for `load_game`), in every process. Without `workers` all
    cores are used; one is this process itself.
    """
    workers = min(cores() if workers is None else workers, len(jobs))
    if workers < 1:
        raise BadInput(f"there must be 1 worker at least, not {workers}")
    load(modules)
    if workers == 1:
        for job in jobs:
            yield [work(job)]
        return
    chunk = max(1, min(largest, len(jobs) // (workers * 32)))
    chunks = [jobs[at : at + chunk] for at in range(0, len(jobs), chunk)]
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, fresh, _begin, (tuple(modules),)) as pool:
        running = [pool.submit(partial(_do_all, work), some) for some in chunks]
        try:
            for done in as_completed(running):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def load(modules: Sequence[str]) -> None:
    for module in modules:
        load_game(module)


def _begin(modules: Sequence[str]) -> None:
    """Who interrupts the program ends its workers too, without a word of each."""
    signal.signal(signal.SIGINT, lambda number, frame: os._exit(INTERRUPTED))
    load(modules)


def _do_all(work: Callable[[J], R], jobs: Sequence[J]) -> list[R]:
    return [work(job) for job in jobs]
