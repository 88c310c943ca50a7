"""Work spread over processes or machines: many small jobs, each a pure function of what it gets.

One call, two engines: processes of this machine, or a cluster of Ray. Results come as they are
done, in any order; who needs an order puts them in it. A worker that is lost costs only what it had
in hand: that is done again by another, and since a job is a pure function, the same comes out.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TextIO, TypeVar, cast

from ragnatafl.build import package_mark
from ragnatafl.games import load_game
from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.kernel.faults import Fault

J = TypeVar("J")
R = TypeVar("R")

LARGEST: Final = 50
"""So many jobs at most are handed over together."""
AHEAD: Final = 3
"""So many batches a worker wait their turn: the rest is handed over as these are done."""
TRIES: Final = 4
"""So often a batch is begun; one that ends its worker each time is given up."""
INTERRUPTED: Final = 130
HERE: Final = "here"
RAY: Final = "ray"
SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nobody is told of us
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # nor are we of graphics cards
}
"""Of Ray, where nobody has set them."""
QUIET: Final = {"log_to_driver": False, "logging_level": "error"}
STARTS: Final = 4
"""So often a cluster of this machine is begun, and one elsewhere asked to let us in."""
CALL_SECONDS: Final = 10
"""So long a cluster may take to answer at all."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class WorkerLost(BadInput):
    """Some jobs have ended each worker that began them."""

    def __init__(self) -> None:
        line = f"the same games have ended their worker {TRIES} times"
        super().__init__(Fault(line, "worker-lost", (("count", TRIES),)))


@dataclass(frozen=True, slots=True)
class Hands:
    """Who does the work."""

    workers: int | None = None
    """Processes of this machine; all cores without a number. One is this process itself."""
    modules: tuple[str, ...] = ()
    """They bring games of their own (as for `load_game`), in every process."""
    on: str = HERE
    """'here' for these processes; 'ray' for the cluster that this machine is part of, or one made
    here of so many workers; 'ray://HOST:PORT' for one somewhere else."""

    def __post_init__(self) -> None:
        if self.on not in (HERE, RAY) and not self.on.startswith(f"{RAY}://"):
            line = f"--on must be here, ray or ray://HOST:PORT, not '{self.on}'"
            raise bad(line, "no-such-hands", told=self.on)


def spread(
    work: Callable[[J], R], jobs: Sequence[J], hands: Hands, largest: int = LARGEST
) -> Generator[list[R], None, None]:
    """What `work` makes of each job, a few at a time."""
    workers = cores() if hands.workers is None else hands.workers
    if workers < 1:
        raise bad(f"there must be 1 worker at least, not {workers}", "no-workers", told=workers)
    load(hands.modules)
    if hands.on != HERE:
        with redirect_stdout(cast("TextIO", Hushed(sys.stdout))):
            yield from _by_ray(work, jobs, hands, largest)
    elif min(workers, len(jobs)) <= 1:
        for job in jobs:
            yield [work(job)]
    else:
        with interrupted_once():
            yield from _by_processes(work, jobs, min(workers, len(jobs)), hands.modules, largest)


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


@contextmanager
def loss_told(option: str, kept: bool) -> Iterator[None]:
    """Where a job ends all its workers: what was finished is kept, or by this option would be."""
    try:
        yield
    except WorkerLost as lost:
        if kept:
            line = f"{lost}; what was finished is kept"
            raise bad(line, "worker-lost-kept", count=TRIES) from None
        line = f"{lost}; with {option} what was finished would have been kept"
        raise bad(line, "worker-lost-unkept", count=TRIES, option=option) from None


def _chunks(jobs: Sequence[J], workers: int, largest: int) -> list[Sequence[J]]:
    size = max(1, min(largest, len(jobs) // (workers * 32)))
    return [jobs[at : at + size] for at in range(0, len(jobs), size)]


# Processes of this machine


def _by_processes(
    work: Callable[[J], R], jobs: Sequence[J], workers: int, modules: Sequence[str], largest: int
) -> Generator[list[R], None, None]:
    """A pool that lost a process is useless: another one goes on with what is not done. If that
    does nothing either, one process does, and begins with something else: so whatever ends
    processes is alone in the end."""
    left = _chunks(jobs, workers, largest)
    fruitless = 0
    while left:
        before, hands = len(left), 1 if fruitless else workers
        left = yield from _by_pool(work, left, hands, modules)
        fruitless = fruitless + 1 if len(left) == before else 0
        if fruitless == TRIES:
            raise WorkerLost
        if fruitless:
            left = [*left[1:], left[0]]


def _by_pool(
    work: Callable[[J], R], chunks: list[Sequence[J]], workers: int, modules: Sequence[str]
) -> Generator[list[R], None, list[Sequence[J]]]:
    """Gives the chunks that are not done, if a process was lost."""
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, fresh, _begin, (modules,))
    waiting: dict[Future[list[R]], int] = {}
    undone = dict(enumerate(chunks))
    coming = iter(undone.copy().items())
    try:
        while True:
            with suppress(StopIteration):
                while len(waiting) < workers * AHEAD:
                    number, some = next(coming)
                    waiting[pool.submit(partial(_do_all, work), some)] = number
            if not waiting:
                return []
            for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                number = waiting.pop(done)
                results = done.result()
                del undone[number]
                yield results
    except BrokenProcessPool:
        return list(undone.values())
    finally:
        pool.shutdown(cancel_futures=True)  # where it is given up, only what runs is waited for


# A cluster of Ray


def _by_ray(
    work: Callable[[J], R], jobs: Sequence[J], hands: Hands, largest: int
) -> Generator[list[R], None, None]:
    """Ray schedules, and does again what a lost worker had in hand; we only keep it busy."""
    ray, began = _reach(hands)
    lost = (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError)
    remote = ray.remote(max_retries=TRIES - 1)(_do_elsewhere)
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    coming = iter(_chunks(jobs, workers, largest))
    mark = package_mark()
    waiting: list[Any] = []  # Any: Ray's references have no types
    try:
        while True:
            with suppress(StopIteration):
                while len(waiting) < workers * AHEAD:
                    waiting.append(remote.remote(mark, hands.modules, work, next(coming)))
            if not waiting:
                return
            ready, waiting = ray.wait(waiting)
            for one in ready:
                yield ray.get(one)
    except lost:
        raise WorkerLost from None
    except (ray.exceptions.RayTaskError, ModuleNotFoundError) as fault:
        if isinstance(cause := getattr(fault, "cause", None), BadInput):
            raise cause from None
        if "No module named 'ragnatafl'" in str(fault):
            raise _without_us(hands.on) from None
        raise
    except (ConnectionError, ray.exceptions.RaySystemError):
        raise _away(hands.on, "it does not answer any more") from None
    finally:
        if ray.is_initialized():  # else Ray would make a cluster here, to cancel it there
            with suppress(Exception):  # a cluster that is gone has nothing to cancel
                for one in waiting:
                    ray.cancel(one)
        if began:
            ray.shutdown()


class Hushed:
    """The screen without Ray: it prints there of every worker that dies, between our lines."""

    def __init__(self, screen: TextIO) -> None:
        self._screen = screen

    def write(self, text: str) -> int:
        if threading.current_thread().name.startswith("ray_"):
            return len(text)
        return self._screen.write(text)

    def __getattr__(self, name: str) -> object:
        return getattr(self._screen, name)


def _reach(hands: Hands) -> tuple[Any, bool]:  # Any: Ray is imported only here, and has no types
    """Ray, joined with the cluster, and whether it is our part to leave it."""
    try:
        import ray
        import ray.exceptions
    except ImportError:
        line = "--on ray needs Ray: pip install 'ragnatafl[ray]'"
        raise bad(line, "needs-extra", what="--on ray", extra="ray") from None
    if ray.is_initialized():
        return ray, False
    if hands.on != RAY:
        _call(hands.on)
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        _join(ray, hands)
    except Exception as fault:  # whatever it is, Ray could not be joined: that is all there is
        lines = str(fault).strip().replace(":\n", ": ").splitlines()
        told = lines[0] if lines else type(fault).__name__
        raise _away(hands.on, told) from None
    return ray, True


def _join(ray: Any, hands: Hands) -> None:  # Any: it has no types
    if hands.on != RAY:
        _join_there(ray, hands.on)
        return
    try:
        ray.init(address="auto", **QUIET)
    except ConnectionError:  # there is none: one is made, of this machine
        start_here(ray, hands.workers)


def _join_there(ray: Any, address: str) -> None:  # Any: it has no types
    """The cluster starts a process for each program that comes, and while others come and go that
    may die at its start: then it is asked for another one."""
    logging.getLogger("ray.util.client").setLevel(logging.CRITICAL)  # we tell what goes wrong
    for left in reversed(range(STARTS)):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # what does not work is told in our own line
                ray.init(address=address, **QUIET)
            return
        except ConnectionAbortedError:
            if not left:
                raise


def start_here(ray: Any, workers: int | None, **how: object) -> None:  # Any: it has no types
    """A cluster of this machine alone. While the machine is busy its parts may wait for each other
    in vain, for Ray gives them half a minute: then it is begun anew."""
    alone = {"address": "local", "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    for left in reversed(range(STARTS)):
        try:
            ray.init(num_cpus=workers, **alone, **QUIET, **how)
            return
        except Exception:
            ray.shutdown()
            if not left:
                raise


def _call(address: str) -> None:
    """Is anybody there? Ray itself would ask for minutes."""
    host, _, port = address.removeprefix(f"{RAY}://").rpartition(":")
    if not host or not port.isdecimal():
        line = f"--on must be here, ray or ray://HOST:PORT, not '{address}'"
        raise bad(line, "no-such-hands", told=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), CALL_SECONDS).close()
    except (OSError, OverflowError) as fault:
        raise _away(address, getattr(fault, "strerror", None) or str(fault)) from None


def _away(address: str, told: str) -> BadInput:
    return bad(f"no cluster of Ray at {address}: {told}", "no-cluster", address=address, told=told)


def _without_us(address: str) -> BadInput:
    line = f"a machine of the cluster at {address} has no ragnatafl: install it on every one"
    return bad(line, "no-program", address=address)


# In a worker


def load(modules: Sequence[str]) -> None:
    for module in modules:
        load_game(module)


def _begin(modules: Sequence[str]) -> None:
    """Who interrupts the program ends its workers too, without a word of each; and if it is killed,
    they do not play on for nobody."""
    signal.signal(signal.SIGINT, lambda number, frame: os._exit(INTERRUPTED))
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()
    load(modules)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(INTERRUPTED)


def _do_all(work: Callable[[J], R], jobs: Sequence[J]) -> list[R]:
    return [work(job) for job in jobs]


def _do_elsewhere(
    mark: str, modules: Sequence[str], work: Callable[[J], R], jobs: Sequence[J]
) -> list[R]:
    """In a process that knows nothing of this one, perhaps on a machine with another program."""
    if package_mark() != mark:
        host = socket.gethostname()
        line = f"{host} has another version of ragnatafl: it would play other games"
        raise bad(line, "other-program", host=host)
    load(modules)
    return _do_all(work, jobs)
