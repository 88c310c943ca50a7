"""Who owns which table, where several processes share a database.

Each process has a lease of a few seconds by the database's clock, which it renews every second. A
table is owned by one process; each time it changes hands its *fence* rises, and storing asks for
it: who slept past its lease, or lost its line to the database, cannot write any more, whatever it
believes. An expired lease is never renewed: the process joins anew, under a new name, and forgets
the tables it had.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
import threading
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Final, NamedTuple

import psycopg

from ragnatafl.table.storage.events import Fenced, StoreFault
from ragnatafl.table.storage.postgres import Db, PostgreSQL

LEASE: Final = 3.0
"""Seconds that a process owns its tables without a word."""
RENEWAL: Final = 1.0

_log: Final = logging.getLogger(__name__)


class Owned(NamedTuple):
    """The table is this process's, by this fence."""

    fence: int


class Elsewhere(NamedTuple):
    """The table is that of the process at this address."""

    address: str


class Leases:
    """The lease of one process, and the tables it owns."""

    def __init__(self, store: PostgreSQL, address: str) -> None:
        self.store = store
        self.address = address
        """Where the other processes reach this one."""
        self.process = ""
        self._live_until = 0.0

    @property
    def live(self) -> bool:
        """Is the lease valid, as far as this process can know without asking?"""
        return monotonic() < self._live_until

    def join(self) -> None:
        """Begin a lease, under a new name and without tables."""
        asked, name = monotonic(), secrets.token_hex(8)
        self.store.run(
            "WITH old AS (DELETE FROM processes"
            " WHERE until < clock_timestamp() - interval '1 hour')"
            " INSERT INTO processes VALUES (%(name)s, %(address)s,"
            " clock_timestamp() + %(lease)s * interval '1 second')",
            {"name": name, "address": self.address, "lease": LEASE},
        )
        self.process, self._live_until = name, asked + LEASE

    def renew(self) -> None:
        """Go on for another few seconds; `Fenced` if it is too late."""
        asked = monotonic()
        renewed = self.store.run(
            "UPDATE processes SET until = clock_timestamp() + %(lease)s * interval '1 second'"
            " WHERE id = %(process)s AND until > clock_timestamp() RETURNING id",
            {"process": self.process, "lease": LEASE},
            again=True,
        )
        if not renewed:
            self._live_until = 0.0
            raise Fenced("the lease of this process has run out")
        self._live_until = asked + LEASE

    def own(self, room: str) -> Owned | Elsewhere:
        """Take a table that nobody owns, or whose owner's lease has run out; else who owns it."""
        values = {"room": room, "process": self.process}
        for _ in range(3):  # an owner may run out, or give up, between the two questions
            taken = self.store.run(_TAKE, values)
            if taken:
                return Owned(taken[0][0])
            owner = self.store.run(_OWNER, values, again=True)
            if owner:
                process, fence, address = owner[0]
                return Owned(fence) if process == self.process else Elsewhere(address)
            if not self.store.run(_LIVE, values, again=True):
                raise Fenced("the lease of this process has run out")
        raise StoreFault(f"{room}: changes hands too often")

    def give_up(self, room: str) -> None:
        """Let another process have this table."""
        self.store.run(
            "UPDATE owners SET process = NULL WHERE room = %(room)s AND process = %(process)s",
            {"room": room, "process": self.process},
            again=True,
        )

    def leave(self) -> None:
        """Give up the lease, and all tables with it: others may inherit them."""
        self._live_until = 0.0
        self.store.run(
            "DELETE FROM processes WHERE id = %(process)s", {"process": self.process}, again=True
        )

    def inherit(self) -> list[str]:
        """The tables of processes that are gone, which are nobody's from now on: each is told
        once, to whoever asks first."""
        rows = self.store.run(
            "UPDATE owners SET process = NULL WHERE process IS NOT NULL AND NOT EXISTS"
            " (SELECT FROM processes WHERE id = owners.process AND until > clock_timestamp())"
            " RETURNING room",
            {},
        )
        return [room for (room,) in rows]

    def processes(self) -> list[str]:
        """The addresses of all processes that are there."""
        rows = self.store.run(
            "SELECT address FROM processes WHERE until > clock_timestamp() ORDER BY address",
            {},
            again=True,
        )
        return [address for (address,) in rows]

    def secret(self) -> str:
        """What the processes of this database know each other by; made once."""
        rows = self.store.run(
            "WITH made AS (INSERT INTO settings VALUES ('secret', %(new)s)"
            " ON CONFLICT DO NOTHING RETURNING value)"
            " SELECT value FROM made UNION ALL SELECT value FROM settings WHERE name = 'secret'",
            {"new": secrets.token_hex(32)},
            again=True,
        )
        if not rows:  # another process made it just now
            return self.secret()
        return str(rows[0][0])


# That an owner has run out is read as of the statement's beginning: should it wait for a lock, and
# the owner renew in its last moment meanwhile, the table is taken from a live one. The fence rises
# all the same, so nothing is written twice.
_TAKE: Final = """
    INSERT INTO owners AS had (room, process, fence)
    SELECT %(room)s, id, 1 FROM processes WHERE id = %(process)s AND until > clock_timestamp()
    ON CONFLICT (room) DO UPDATE SET process = EXCLUDED.process, fence = had.fence + 1
    WHERE NOT EXISTS (
        SELECT FROM processes WHERE id = had.process AND until > clock_timestamp()
    )
    RETURNING fence
"""
_OWNER: Final = """
    SELECT process, fence, address FROM owners JOIN processes ON processes.id = owners.process
    WHERE room = %(room)s AND until > clock_timestamp()
"""
_LIVE: Final = "SELECT FROM processes WHERE id = %(process)s AND until > clock_timestamp()"


class Bell:
    """Hears what other processes ring; calls back in a thread of its own.

    Only a bell: what there is to know lies in the tables. After a line that was lost it calls back
    with an empty text, for something may have been missed.
    """

    def __init__(self, store: PostgreSQL, heard: Mapping[str, Callable[[str], None]]) -> None:
        self._store = store
        self._heard = {f"ragnatafl_{channel}": call for channel, call in heard.items()}
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="ragnatafl-bell", daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        while not self._closed.is_set():
            with contextlib.suppress(psycopg.Error), self._store.connect() as db:
                self._hear(db)
            self._closed.wait(0.5)

    def _hear(self, db: Db) -> None:
        for channel in self._heard:
            db.execute(f'LISTEN "{channel}"')
        for call in self._heard.values():
            self._call(call, "")
        quiet = 0.0
        while not self._closed.is_set():
            quiet += 0.25
            for rung in db.notifies(timeout=0.25):
                quiet = 0.0
                self._call(self._heard[rung.channel], rung.payload)
            if quiet >= RENEWAL:  # a line that is cut without a word is noticed so
                with self._store.watch.over(db, monotonic() + LEASE):
                    db.execute("SELECT 1")
                quiet = 0.0

    def _call(self, call: Callable[[str], None], payload: str) -> None:
        try:
            call(payload)
        except Exception:  # the bell goes on, whoever hears it
            _log.exception("what the bell called has failed")

    def close(self) -> None:
        self._closed.set()
        if threading.current_thread() is not self._thread:
            self._thread.join(LEASE)


def ring(store: PostgreSQL, channel: str, payload: str = "") -> None:
    """Ring for all that listen, here too; a ring that does not get through is no matter."""
    with contextlib.suppress(StoreFault):
        store.run(
            "SELECT pg_notify(%(channel)s, %(payload)s)",
            {"channel": f"ragnatafl_{channel}", "payload": payload},
            again=True,
        )
