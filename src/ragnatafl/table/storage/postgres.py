"""Storage in PostgreSQL, for several server processes: the same table of events.

All of ours lies in a schema of its own, `ragnatafl`, with its version; an older one is brought up
to date when it is opened, by one process while the others wait, and a newer one is refused.

A database that is gone, or does not answer, is told within a few seconds (`StoreFault`); when it
is back, so is the store. A write is one statement, one message there and one back, so that a
process that stops in the middle holds no lock.
"""

from __future__ import annotations

import contextlib
import logging
import socket
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf
from time import monotonic
from typing import Any, Final
from urllib.parse import quote

import msgspec
import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import ConnectionPool, PoolTimeout

from ragnatafl.kernel.codecs import bad
from ragnatafl.table.storage.events import (
    RECENT,
    Entry,
    Fenced,
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

LOG: Final = logging.getLogger("ragnatafl.table")
PATIENCE: Final = 3.0
"""Seconds until a database that does not answer counts as lost."""
CONNECTIONS: Final = 6

# Each entry brings the schema from the version of its index to the next one.
_UPGRADES: Final = (
    """
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE events (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        room TEXT NOT NULL,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        data TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        UNIQUE (room, number)
    );
    CREATE INDEX events_by_kind ON events (kind, id);
    """,
    """
    CREATE TABLE processes (
        id TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        until TIMESTAMPTZ NOT NULL
    );
    CREATE TABLE owners (
        room TEXT PRIMARY KEY,
        process TEXT,
        fence BIGINT NOT NULL
    );
    CREATE INDEX owners_by_process ON owners (process);
    """,
    """
    CREATE TABLE jobs (
        id TEXT PRIMARY KEY,
        room TEXT NOT NULL,
        seat INTEGER NOT NULL,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        bot TEXT NOT NULL,
        seconds DOUBLE PRECISION NOT NULL,
        priority INTEGER NOT NULL,
        put TIMESTAMPTZ NOT NULL,
        worker TEXT,
        begun TIMESTAMPTZ,
        until TIMESTAMPTZ,
        tries INTEGER NOT NULL DEFAULT 0,
        answer BYTEA,
        fault TEXT,
        UNIQUE (room, seat, kind)
    );
    CREATE TABLE thinking (
        room TEXT PRIMARY KEY,
        seconds DOUBLE PRECISION NOT NULL,
        at TIMESTAMPTZ NOT NULL
    );
    CREATE TABLE workers (
        id TEXT PRIMARY KEY,
        slots INTEGER NOT NULL,
        until TIMESTAMPTZ NOT NULL
    );
    """,
    """
    CREATE TABLE notices (
        number BIGINT PRIMARY KEY,
        at DOUBLE PRECISION NOT NULL,
        who TEXT NOT NULL,
        what TEXT NOT NULL,
        room TEXT NOT NULL,
        data TEXT NOT NULL,
        once TEXT UNIQUE
    );
    """,
    # Jobs are only what is asked just now: put again after a crash, they need not wait for a disk.
    """
    ALTER TABLE jobs SET UNLOGGED;
    ALTER TABLE thinking SET UNLOGGED;
    ALTER TABLE workers SET UNLOGGED;
    """,
    "ALTER TABLE jobs ADD COLUMN after INTEGER[] NOT NULL DEFAULT '{}';",
    """
    ALTER TABLE jobs DROP COLUMN after;
    ALTER TABLE thinking ADD COLUMN worker TEXT;
    """,
    """
    CREATE TABLE packs (
        id TEXT PRIMARY KEY,
        at DOUBLE PRECISION NOT NULL,
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
_ONE_AT_A_TIME: Final = 0x5261676E61  # any number: the advisory lock of those who bring up to date

_LINE: Final = {
    "application_name": "ragnatafl",
    "connect_timeout": 2,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 3000,
}
_OPTIONS: Final = (
    "-c search_path=ragnatafl -c synchronous_commit=on -c client_encoding=UTF8"
    " -c statement_timeout=2500 -c idle_in_transaction_session_timeout=5000"
)

_LIVE_OWNER: Final = """
    SELECT FROM owners JOIN processes ON processes.id = owners.process
    WHERE owners.room = %(room)s AND processes.until > clock_timestamp()
"""
_APPEND: Final = """
    WITH allowed AS ({allowed}), stored AS (
        INSERT INTO events (room, number, kind, data, at)
        SELECT %(room)s, %(number)s + place - 1, kind, data,
            extract(epoch FROM statement_timestamp())::float8
        FROM unnest(%(kinds)s::text[], %(data)s::text[])
            WITH ORDINALITY AS new (kind, data, place)
        WHERE EXISTS (SELECT FROM allowed) AND (
            %(number)s = 0
            OR EXISTS (SELECT FROM events WHERE room = %(room)s AND number = %(number)s - 1)
        )
        RETURNING at
    )
    SELECT EXISTS (SELECT FROM allowed), (SELECT max(at) FROM stored)
"""
# The row of ownership stays locked until what we write is there: who takes the room next waits.
_APPEND_AS_OWNER: Final = _APPEND.format(
    allowed=f"{_LIVE_OWNER} AND owners.fence = %(fence)s FOR UPDATE OF owners"
)
_APPEND_UNOWNED: Final = _APPEND.format(allowed=f"SELECT WHERE NOT EXISTS ({_LIVE_OWNER})")

Found = tuple[Any, ...]  # Any: what the columns of the query hold
Db = psycopg.Connection[Found]


class PostgreSQL:
    """The events of all rooms in one database."""

    def __init__(self, url: str) -> None:
        given = _parse(url)
        self.address = _shown(given)
        options = f"{given.pop('options', None) or ''} {_OPTIONS}".strip()
        self._conninfo = make_conninfo(**{**_LINE, **given, "options": options})
        try:
            with psycopg.connect(self._conninfo) as db:
                self._upgrade(db)
        except psycopg.Error as error:
            told = _line(error)
            line = f"{self.address}: {told}"
            raise bad(line, "no-database", file=self.address, told=told) from None
        # What goes wrong is told by whoever asked: it need not be logged at every try as well.
        logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL)
        self.watch = Watch()
        self._pool: ConnectionPool[Db] = ConnectionPool(
            self._conninfo,
            kwargs={"autocommit": True},
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            reconnect_timeout=2,
            open=True,
        )

    def _upgrade(self, db: Db) -> None:
        """In one transaction; of several processes that start at once one does it."""
        db.execute("SET LOCAL statement_timeout = '60s'")
        db.execute("SELECT pg_advisory_xact_lock(%s)", (_ONE_AT_A_TIME,))
        version = self._version(db)
        for script in _UPGRADES[version:]:
            db.execute(script)
        if version < VERSION:
            db.execute(
                "INSERT INTO settings VALUES ('version', %s)"
                " ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value",
                (str(VERSION),),
            )

    def _version(self, db: Db) -> int:
        if not db.execute("SELECT FROM pg_namespace WHERE nspname = 'ragnatafl'").fetchall():
            db.execute("CREATE SCHEMA ragnatafl")
        if db.execute("SELECT to_regclass('ragnatafl.settings')").fetchone() == (None,):
            return 0
        rows = db.execute("SELECT value FROM settings WHERE name = 'version'").fetchall()
        told = rows[0][0] if rows else ""
        if not told.isascii() or not told.isdecimal() or not int(told) >= 1:
            line = f"{self.address}: its schema 'ragnatafl' has version '{told}',"
            line += " which no program of ours wrote"
            raise bad(line, "store-foreign", file=self.address)
        if int(told) > VERSION:
            line = f"{self.address}: was written by a newer program (version {told}, not {VERSION})"
            raise bad(line, "store-newer", file=self.address, told=told, known=str(VERSION))
        return int(told)

    def connect(self) -> Db:
        """A connection of one's own, to listen with."""
        return psycopg.connect(self._conninfo, autocommit=True)

    def run(self, query: str, values: Mapping[str, object], again: bool = False) -> list[Found]:
        """One statement, which is one transaction; what may be done twice is tried `again`."""
        deadline = monotonic() + PATIENCE
        while True:
            try:
                with (
                    self._pool.connection(max(0.1, deadline - monotonic())) as db,
                    self.watch.over(db, deadline),
                ):
                    return _answers(db, query, values)
            except PoolTimeout:
                raise StoreFault(f"{self.address}: does not answer") from None
            except (psycopg.OperationalError, psycopg.InterfaceError) as error:
                if _is_lost(error):  # after a restart of the database all that we have are broken
                    self._pool.drain()
                if not again or monotonic() > deadline:
                    raise StoreFault(f"{self.address}: {_line(error)}") from error
                again = False
            except psycopg.IntegrityError:  # whoever asked knows what it means
                raise
            except (psycopg.InternalError, psycopg.NotSupportedError) as error:
                raise StoreFault(f"{self.address}: {_line(error)}") from error
            except psycopg.Error as error:  # our bug, or somebody has changed the database
                LOG.exception("%s does not understand what it is asked", self.address)
                raise StoreFault(f"{self.address}: {_line(error)}") from error

    def append(self, room: str, number: int, entries: Sequence[Entry], fence: int = 0) -> float:
        """Store events, all or none, the first under this number; they are on disk when this
        returns. With a fence only while it is the room's and its process's lease has not run out;
        without one only while no process owns the room. The time is the database's."""
        values = {
            "room": room,
            "number": number,
            "fence": fence,
            "kinds": [entry.kind for entry in entries],
            "data": [msgspec.json.encode(entry.data).decode() for entry in entries],
        }
        try:
            ((allowed, at),) = self.run(_APPEND_AS_OWNER if fence else _APPEND_UNOWNED, values)
        except psycopg.errors.UniqueViolation:
            raise Taken(f"{room}: event {number}") from None
        if not allowed:
            raise Fenced(f"{room}: is another process's now")
        if at is None:
            raise Gone(f"{room}: has no event {number - 1}")
        return float(at)

    def events(self, room: str, since: int = 0) -> list[Stored]:
        """The events of a room, from this number on."""
        if not room.isprintable():  # PostgreSQL knows no such texts
            return []
        rows = self.run(
            "SELECT number, kind, data, at FROM events"
            " WHERE room = %(room)s AND number >= %(since)s ORDER BY number",
            {"room": room, "since": since},
            again=True,
        )
        return [Stored(n, kind, msgspec.json.decode(data), at) for n, kind, data, at in rows]

    def touch(self) -> None:
        """Write what is there already, to see whether anything can be written."""
        self.run("UPDATE settings SET value = value WHERE name = 'version'", {}, again=True)

    def rooms(self) -> Iterator[str]:
        """All rooms, the latest opened first."""
        rows = self.run(
            "SELECT room FROM events WHERE kind = 'open' ORDER BY id DESC", {}, again=True
        )
        return (room for (room,) in rows)

    def recent(self, seconds: float) -> list[str]:
        """Rooms that changed last, within so many seconds before the last event of all."""
        found = self.run(RECENT.format("%(seconds)s"), {"seconds": seconds}, again=True)
        return [room for (room,) in found]

    def summaries(self) -> list[Summary]:
        """All rooms, each in a line, the latest opened first."""
        with self._for_long() as db:
            found = db.execute(
                "SELECT room, max(data) FILTER (WHERE number = 0), count(*), min(at), max(at)"
                " FROM events GROUP BY room ORDER BY min(id) DESC"
            )
            return [Summary(room, game_of(opened or ""), *more) for room, opened, *more in found]

    def rows(self) -> Iterator[Row]:
        """All events as they are now; meanwhile others may write."""
        with self._for_long() as db, db.cursor("rows") as cursor:
            cursor.itersize = 5000
            cursor.execute("SELECT room, number, kind, data, at FROM events ORDER BY id")
            yield from map(Row._make, cursor)

    def count(self) -> int:
        """How many events there are."""
        with self._for_long() as db:
            (row,) = db.execute("SELECT count(*) FROM events").fetchall()
            return int(row[0])

    def faults(self) -> list[str]:
        """Nothing: PostgreSQL checks its pages itself whenever it reads them."""
        return []

    def fill(self, rows: Iterable[Row]) -> int:
        """Store all of these in a store that is empty, all or none; how many they were."""
        copied = 0
        with self._for_long(psycopg.IsolationLevel.READ_COMMITTED) as db:
            db.execute("LOCK TABLE events IN EXCLUSIVE MODE")
            if db.execute("SELECT FROM events LIMIT 1").fetchall():
                raise NotEmpty(self.address)
            with db.cursor().copy("COPY events (room, number, kind, data, at) FROM STDIN") as copy:
                for row in rows:
                    copy.write_row(row)
                    copied += 1
        return copied

    def remove(self, rooms: Sequence[str], before: float = inf) -> int:
        """Remove rooms that did not change since; how many were removed. A process that owns one
        is fenced off."""
        with self._for_long(psycopg.IsolationLevel.READ_COMMITTED) as db:
            db.execute("LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE")  # nobody writes meanwhile
            found = db.execute(
                "SELECT room FROM events WHERE room = ANY(%s) GROUP BY room HAVING max(at) < %s",
                (list(rooms), before),
            )
            removed = [room for (room,) in found]
            for table in ("events", "owners", "jobs", "thinking"):
                db.execute(f"DELETE FROM {table} WHERE room = ANY(%s)", (removed,))
        return len(removed)

    @contextlib.contextmanager
    def _for_long(
        self, isolation: psycopg.IsolationLevel = psycopg.IsolationLevel.REPEATABLE_READ
    ) -> Iterator[Db]:
        """A connection of one's own with one transaction, which may take its time."""
        try:
            with psycopg.connect(self._conninfo) as db:
                db.isolation_level = isolation
                db.execute("SET LOCAL statement_timeout = 0")
                db.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
                yield db
        except psycopg.Error as error:
            raise StoreFault(f"{self.address}: {_line(error)}") from error

    def close(self) -> None:
        self._pool.close()
        self.watch.close()


class Watch:
    """Cuts off connections that do not answer in time: who waits for them gets an error.

    A database that hangs, or a line that swallows everything, would keep us for ever.
    """

    def __init__(self) -> None:
        self._deadlines: dict[Db, float] = {}
        self._lock = threading.Lock()
        self._closed = threading.Event()
        threading.Thread(target=self._look, name="ragnatafl-watch", daemon=True).start()

    @contextlib.contextmanager
    def over(self, db: Db, deadline: float) -> Iterator[None]:
        with self._lock:
            self._deadlines[db] = deadline
        try:
            yield
        finally:
            with self._lock:
                del self._deadlines[db]

    def _look(self) -> None:
        while not self._closed.wait(0.2):
            now = monotonic()
            with self._lock:
                for db, deadline in self._deadlines.items():
                    if now > deadline:
                        _cut(db)

    def close(self) -> None:
        self._closed.set()


def _cut(db: Db) -> None:
    with (
        contextlib.suppress(OSError, psycopg.Error),
        socket.fromfd(db.fileno(), socket.AF_INET, socket.SOCK_STREAM) as line,
    ):
        line.shutdown(socket.SHUT_RDWR)


def _is_lost(error: psycopg.Error) -> bool:
    """Is it the line, or the whole database, not this statement?"""
    return (error.sqlstate or "08").startswith(("08", "57P"))


def _answers(db: Db, query: str, values: Mapping[str, object]) -> list[Found]:
    found = db.execute(query, values)
    return found.fetchall() if found.description else []


# Any: libpq's options are texts or numbers
def _parse(url: str) -> dict[str, Any]:
    """What an address says; one that cannot be read is not told, for it may hold a password."""
    with contextlib.suppress(psycopg.ProgrammingError):
        given = conninfo_to_dict(url)
        ports = str(given.get("port") or "1").split(",")
        if all(port.isdecimal() for port in ports) and "@" not in str(given.get("dbname")):
            return given
    line = "the address of the database cannot be read: write"
    line += " postgresql://NAME:PASSWORD@HOST:PORT/DATABASE, signs like / @ % in a password as %2F"
    raise bad(f"{line} %40 %25", "database-address")


def _shown(given: Mapping[str, object]) -> str:
    """The address without the password."""
    part = {name: quote(str(given.get(name) or ""), safe="") for name in ("user", "host", "port")}
    user = f"{part['user']}@" if part["user"] else ""
    port = f":{part['port']}" if part["port"] else ""
    return f"postgresql://{user}{part['host']}{port}/{given.get('dbname') or ''}"


def _line(error: BaseException) -> str:
    return " ".join(str(error).split())
