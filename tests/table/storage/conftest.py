"""Stores of both engines: a story told with `address` or `store` is told of each."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from ragnatafl.table.storage import Store, open_store


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store may be: a file, or a database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    found: str = request.getfixturevalue("database")
    return found


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    made = open_store(address)
    yield made
    made.close()


class Line:
    """A line to a database, over TCP, that can be cut or can swallow everything."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        self._socket = f"{parts.query.removeprefix('host=')}/.s.PGSQL.5432"
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
            if self._is_cut:
                near.close()
                continue
            far = socket.socket(socket.AF_UNIX)
            far.connect(self._socket)
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


@pytest.fixture
def line(database: str) -> Iterator[Line]:
    made = Line(database)
    yield made
    made.close()
