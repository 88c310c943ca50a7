"""Storage: one append-only table of events in SQLite. What was acknowledged has been stored.

Nothing is ever changed or deleted: a table is what its events say, from the first on. The file has
a schema version; an older one is brought up to date when it is opened, a newer one is refused.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.storage.events import Entry, Gone, Stored, StoreFault, Taken

# Each entry brings the file from the version of its index to the next one.
_UPGRADES: Final = (
    """
    CREATE TABLE events (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        room TEXT NOT NULL,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        data TEXT NOT NULL,
        at REAL NOT NULL,
        UNIQUE (room, number)
    );
    """,
    "CREATE INDEX events_by_kind ON events (kind, id);",
)
VERSION: Final = len(_UPGRADES)

_INSERT: Final = "INSERT INTO events (room, number, kind, data, at) VALUES (?, ?, ?, ?, ?)"
_HAS: Final = "SELECT 1 FROM events WHERE room = ? AND number = ?"

PATIENCE: Final = 2.0
"""Seconds that another program may keep the file locked."""


class SQLite:
    """The events of all rooms in one file."""

    def __init__(self, path: str | Path) -> None:
        self.address = str(path)
        self._lock = threading.Lock()
        try:
            self._db = sqlite3.connect(
                self.address, timeout=PATIENCE, isolation_level=None, check_same_thread=False
            )
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")  # a power cut loses nothing either
            self._upgrade()
        except sqlite3.DatabaseError as error:
            raise BadInput(f"{self.address}: is not a table store: {error}") from None

    def _upgrade(self) -> None:
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise BadInput(
                f"{self.address}: was written by a newer program (version {version}, not {VERSION})"
            )
        for number in range(version, VERSION):
            script = f"BEGIN; {_UPGRADES[number]} PRAGMA user_version = {number + 1}; COMMIT;"
            self._db.executescript(script)

    def append(self, room: str, number: int, entries: Sequence[Entry], fence: int = 0) -> float:
        """Store events, all or none, the first under this number; they are on disk when this
        returns. One process has the file, so that there is no fence."""
        at = time.time()
        rows = [
            (room, number + more, entry.kind, msgspec.json.encode(entry.data).decode(), at)
            for more, entry in enumerate(entries)
        ]
        with self._lock:
            try:
                self._db.execute("BEGIN IMMEDIATE")
                if number and not self._db.execute(_HAS, (room, number - 1)).fetchone():
                    raise Gone(f"{room}: has no event {number - 1}")
                self._db.executemany(_INSERT, rows)
                self._db.execute("COMMIT")
            except BaseException as error:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                if isinstance(error, sqlite3.IntegrityError):
                    raise Taken(f"{room}: event {number}") from None
                if isinstance(error, sqlite3.Error):
                    raise StoreFault(str(error)) from error
                raise
        return at

    def events(self, room: str, since: int = 0) -> list[Stored]:
        """The events of a room, from this number on."""
        rows = self._read(
            "SELECT number, kind, data, at FROM events WHERE room = ? AND number >= ?"
            " ORDER BY number",
            (room, since),
        )
        return [Stored(n, kind, msgspec.json.decode(data), at) for n, kind, data, at in rows]

    def rooms(self) -> Iterator[str]:
        """All rooms, the latest opened first."""
        rows = self._read("SELECT room FROM events WHERE kind = 'open' ORDER BY id DESC", ())
        return (room for (room,) in rows)

    # Any: what the columns of the query hold
    def _read(self, query: str, values: tuple[str | int, ...]) -> list[tuple[Any, ...]]:
        with self._lock:
            try:
                return self._db.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise StoreFault(str(error)) from error

    def close(self) -> None:
        self._db.close()
