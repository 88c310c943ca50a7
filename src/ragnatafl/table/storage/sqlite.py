"""Storage: one append-only table of events in SQLite. What was acknowledged has been stored.

The file has a schema version; an older one is brought up to date when it is opened, a newer one is
refused, and so is that of another program, before anything is changed. Only its owner reads what we
make; SQLite gives its log beside it the same rights.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from math import inf
from pathlib import Path
from typing import Any, Final

import msgspec

from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.table.storage.events import (
    RECENT,
    Entry,
    Gone,
    NotEmpty,
    Row,
    Stored,
    StoreFault,
    Summary,
    Taken,
    game_of,
)
from ragnatafl.table.storage.schema import CLUB

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
    "PRAGMA application_id = 0x5261676E;",  # by which a file tells whose it is
    """
    CREATE TABLE notices (
        number INTEGER PRIMARY KEY,
        at REAL NOT NULL,
        who TEXT NOT NULL,
        what TEXT NOT NULL,
        room TEXT NOT NULL,
        data TEXT NOT NULL,
        once TEXT UNIQUE
    );
    """,
    """
    CREATE TABLE packs (
        id TEXT PRIMARY KEY,
        at REAL NOT NULL,
        holder TEXT NOT NULL,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        data TEXT NOT NULL
    );
    CREATE INDEX packs_by_holder ON packs (holder, game);
    """,
    CLUB,
)
VERSION: Final = len(_UPGRADES)
_OURS: Final = 0x5261676E
_COLUMNS: Final = ("id", "room", "number", "kind", "data", "at")

_INSERT: Final = "INSERT INTO events (room, number, kind, data, at) VALUES (?, ?, ?, ?, ?)"
_HAS: Final = "SELECT 1 FROM events WHERE room = ? AND number = ?"
_ALL: Final = "SELECT room, number, kind, data, at FROM events ORDER BY id"
_REMOVE: Final = (
    "DELETE FROM events WHERE room = :room"
    " AND NOT EXISTS (SELECT 1 FROM events WHERE room = :room AND at >= :before)"
)

IN_MEMORY: Final = ":memory:"
PATIENCE: Final = 2.0
"""Seconds that another program may keep the file locked."""


class SQLite:
    """The events of all rooms in one file."""

    def __init__(self, path: str | Path) -> None:
        self.address = str(path)
        self._path = Path(path).absolute()
        self._lock = threading.Lock()
        if self.address != IN_MEMORY:
            prepare(Path(path))
        try:
            self._db = sqlite3.connect(
                self.address, timeout=PATIENCE, isolation_level=None, check_same_thread=False
            )
            version = self._version()
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")  # a power cut loses nothing either
            self._db.execute("PRAGMA secure_delete = ON")  # of a removed table no trace is left
            self._upgrade(version)
        except sqlite3.Error as error:
            raise _why_not(self.address, error) from None
        self._made = self._which()

    def _version(self) -> int:
        """The version of the file, if it is ours."""
        ((version,),) = self._db.execute("PRAGMA user_version")
        ((program,),) = self._db.execute("PRAGMA application_id")
        if version < 0:
            line = f"{self.address}: has version {version}, which no program of ours wrote"
            raise bad(line, "store-foreign", file=self.address)
        if version > VERSION and program in (0, _OURS):
            line = f"{self.address}: was written by a newer program"
            line += f" (version {version}, not {VERSION})"
            raise bad(line, "store-newer", file=self.address, told=str(version), known=str(VERSION))
        if program not in (0, _OURS) or (program == 0 and not self._looks_old(version)):
            line = f"{self.address}: is the file of another program, not a table store"
            raise bad(line, "store-foreign", file=self.address)
        return int(version)

    def _looks_old(self, version: int) -> bool:
        """From before files said whose they are: nothing is in it, or our table."""
        if not version:
            return not self._db.execute("SELECT 1 FROM sqlite_master").fetchall()
        columns = self._db.execute("SELECT name FROM pragma_table_info('events')").fetchall()
        return tuple(name for (name,) in columns) == _COLUMNS

    def _upgrade(self, version: int) -> None:
        if 0 < version < VERSION:  # older programs let others read it
            os.chmod(self.address, 0o600)
        for number in range(version, VERSION):
            script = f"BEGIN; {_UPGRADES[number]} PRAGMA user_version = {number + 1}; COMMIT;"
            self._db.executescript(script)

    def _which(self) -> tuple[int, int] | None:
        """Which file has our name now; None if none has."""
        if self.address == IN_MEMORY:
            return 0, 0
        try:
            found = os.stat(self._path)
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def append(self, room: str, number: int, entries: Sequence[Entry], fence: int = 0) -> float:
        """Store events, all or none, the first under this number; they are on disk when this
        returns. One process has the file, so that there is no fence."""
        at = time.time()
        rows = [
            (room, number + more, entry.kind, msgspec.json.encode(entry.data).decode(), at)
            for more, entry in enumerate(entries)
        ]
        try:
            with self._writing():
                if number and not self._db.execute(_HAS, (room, number - 1)).fetchone():
                    raise Gone(f"{room}: has no event {number - 1}")
                self._db.executemany(_INSERT, rows)
        except sqlite3.IntegrityError:
            raise Taken(f"{room}: event {number}") from None
        return at

    def events(self, room: str, since: int = 0) -> list[Stored]:
        """The events of a room, from this number on."""
        rows = self._read(
            "SELECT number, kind, data, at FROM events WHERE room = ? AND number >= ?"
            " ORDER BY number",
            (room, since),
        )
        return [Stored(n, kind, msgspec.json.decode(data), at) for n, kind, data, at in rows]

    def touch(self) -> None:
        """Write what is there already, to see whether anything can be written."""
        with self._writing():
            self._db.execute(f"PRAGMA user_version = {VERSION}")

    def rooms(self) -> Iterator[str]:
        """All rooms, the latest opened first."""
        rows = self._read("SELECT room FROM events WHERE kind = 'open' ORDER BY id DESC", ())
        return (room for (room,) in rows)

    def recent(self, seconds: float) -> list[str]:
        """Rooms that changed last, within so many seconds before the last event of all."""
        return [room for (room,) in self._read(RECENT.format("?"), (seconds,))]

    def summaries(self) -> list[Summary]:
        """All rooms, each in a line, the latest opened first."""
        rows = self._read(
            "SELECT room, (SELECT data FROM events AS first"
            "  WHERE first.room = events.room AND first.number = 0),"
            " COUNT(*), MIN(at), MAX(at) FROM events GROUP BY room ORDER BY MIN(id) DESC",
            (),
        )
        return [Summary(room, game_of(opened or ""), *more) for room, opened, *more in rows]

    def rows(self) -> Iterator[Row]:
        """All events as they are now; meanwhile others may write."""
        with closing(self._another()) as db:
            db.execute("BEGIN")
            yield from map(Row._make, db.execute(_ALL))

    def count(self) -> int:
        """How many events there are."""
        ((found,),) = self._read("SELECT COUNT(*) FROM events", ())
        return int(found)

    def faults(self) -> list[str]:
        """What SQLite finds wrong with the file."""
        told = [str(line) for (line,) in self._read("PRAGMA integrity_check", ())]
        return [] if told == ["ok"] else told

    def fill(self, rows: Iterable[Row]) -> int:
        """Store all of these in a store that is empty, all or none; how many they were."""
        with self._writing():
            if self._db.execute("SELECT 1 FROM events LIMIT 1").fetchone():
                raise NotEmpty(self.address)
            return self._db.executemany(_INSERT, rows).rowcount

    def remove(self, rooms: Sequence[str], before: float = inf) -> int:
        """Remove rooms that did not change since; how many were removed."""
        removed = 0
        with self._writing():
            for room in rooms:
                removed += self._db.execute(_REMOVE, {"room": room, "before": before}).rowcount > 0
        return removed

    def backup(self, path: Path) -> None:
        """Copy all of it into a new file, as it is now; meanwhile others may write."""
        prepare(path)
        with closing(self._another()) as db, closing(sqlite3.connect(path)) as copy:
            try:
                db.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            except sqlite3.Error as error:
                raise StoreFault(str(error)) from error

    def _another(self) -> sqlite3.Connection:
        """To read for long without holding up those who write."""
        return sqlite3.connect(self.address, timeout=PATIENCE, isolation_level=None)

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        """One transaction: all of it or nothing."""
        with self._lock:
            if self._which() != self._made:  # what we write would be gone with our end
                raise StoreFault(f"{self.address}: was removed, or another file is in its place")
            try:
                self._db.execute("BEGIN IMMEDIATE")
                yield
                self._db.execute("COMMIT")
            except BaseException as error:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                if isinstance(error, sqlite3.Error) and not isinstance(
                    error, sqlite3.IntegrityError
                ):
                    raise StoreFault(str(error)) from error
                raise

    # Any: what the columns of the query hold
    def run(self, query: str, values: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """One statement, which is one transaction."""
        return self._read(query, values)

    def _read(
        self, query: str, values: tuple[str | float, ...] | Mapping[str, object]
    ) -> list[tuple[Any, ...]]:
        with self._lock:
            try:
                return self._db.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise StoreFault(str(error)) from error

    def close(self) -> None:
        """All is in the file itself then, and nothing in the log beside it."""
        with self._lock:
            with contextlib.suppress(sqlite3.Error):  # somebody reads in it, or it was closed
                self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._db.close()


def prepare(path: Path) -> None:
    """Make the file, for its owner alone; or say why it cannot be one."""
    if path.is_dir():
        raise bad(f"{path}: is a folder; name a file in it", "file-is-folder", file=str(path))
    if not path.parent.is_dir():
        line = f"{path}: there is no folder {path.parent}; make it first"
        raise bad(line, "no-folder", file=str(path), folder=str(path.parent))
    if not path.exists():
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            told = error.strerror or str(error)
            line = f"{path}: cannot be made: {told}"
            raise bad(line, "cannot-make", file=str(path), told=told) from None
    effective = os.access in os.supports_effective_ids
    if not os.access(path, os.R_OK | os.W_OK, effective_ids=effective):
        line = f"{path}: cannot be written to: it is read-only, or another user's"
        raise bad(line, "read-only", file=str(path))
    if not os.access(path.parent, os.W_OK | os.X_OK, effective_ids=effective):
        line = (
            f"{path}: its folder {path.parent} cannot be written to, and a store keeps a log there"
        )
        raise bad(line, "folder-read-only", file=str(path), folder=str(path.parent))


def _why_not(address: str, error: sqlite3.Error) -> BadInput:
    """Why a file cannot be opened."""
    if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
        line = f"{address}: is locked by another program: {error}"
        return bad(line, "store-locked", file=address)
    return bad(f"{address}: is not a table store: {error}", "store-foreign", file=address)
