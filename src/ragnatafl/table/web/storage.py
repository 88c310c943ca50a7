"""Storage: one append-only table of events in SQLite. What was acknowledged has been stored.

Nothing is ever changed or deleted: a table is what its events say, from the first on. The file has
a schema version; an older one is brought up to date when it is opened, a newer one is refused.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ragnatafl.kernel.codecs import BadInput

Data = dict[str, Any]  # Any: JSON that we wrote ourselves; rooms check it when they read it

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


class Stored(NamedTuple):
    """One event of a room, numbered from 0."""

    number: int
    kind: str
    data: Data
    at: float


class Storage:
    """The events of all rooms in one file."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        try:
            self._db = sqlite3.connect(self.path, isolation_level=None)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")  # a power cut loses nothing either
            self._upgrade()
        except sqlite3.DatabaseError as error:
            raise BadInput(f"{self.path}: is not a table store: {error}") from None

    def _upgrade(self) -> None:
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise BadInput(
                f"{self.path}: was written by a newer program (version {version}, not {VERSION})"
            )
        for number in range(version, VERSION):
            script = f"BEGIN; {_UPGRADES[number]} PRAGMA user_version = {number + 1}; COMMIT;"
            self._db.executescript(script)

    def append(self, room: str, number: int, kind: str, *data: Data) -> None:
        """Store one event, or several of a kind, all or none; they are on disk when this returns.

        A number is taken once only.
        """
        at = time.time()
        rows = [
            (room, number + more, kind, msgspec.json.encode(one).decode(), at)
            for more, one in enumerate(data)
        ]
        insert = "INSERT INTO events (room, number, kind, data, at) VALUES (?, ?, ?, ?, ?)"
        self._db.execute("BEGIN")
        try:
            self._db.executemany(insert, rows)
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def events(self, room: str) -> list[Stored]:
        rows = self._db.execute(
            "SELECT number, kind, data, at FROM events WHERE room = ? ORDER BY number", (room,)
        )
        return [Stored(n, kind, msgspec.json.decode(data), at) for n, kind, data, at in rows]

    def rooms(self) -> Iterator[str]:
        """All rooms, the latest opened first."""
        rows = self._db.execute("SELECT room FROM events WHERE kind = 'open' ORDER BY id DESC")
        return (room for (room,) in rows.fetchall())

    def close(self) -> None:
        self._db.close()
