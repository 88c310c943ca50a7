"""Outages: when no server was there, so that no clock is charged for it.

Every process leaves a pulse in the store every few seconds, by the store's clock. Two pulses of one
process that lie further apart than they may, and one after which none came, tell of an outage: the
server was ended or hung, the store did not answer, or the clock of the machine was put forward. One
rule for all of them; and where several processes share a database, the end of any of them is an
outage for all, which is a few seconds until another notices. A file has one server: whoever else
left a pulse there is no more, so that also a restart within seconds is known at once.
"""

from __future__ import annotations

import time
from typing import Final

from ragnatafl.table.storage.events import Store
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.storage.statements import Statements

PULSE: Final = 3.0
"""Seconds between two pulses."""
GONE: Final = 10.0
"""After so many without a pulse a process was not there."""
_NOW: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"
_PULSES: Final = "SELECT name, value FROM marks WHERE name >= 'pulse:' AND name < 'pulse;'"
_LEAVE: Final = """
    INSERT INTO marks (name, value) VALUES (:name, :now)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
_FORGET: Final = "DELETE FROM marks WHERE name = :name AND value = :value"
_NOTE: Final = """
    INSERT INTO outages (began, ended) VALUES (:began, :ended)
    ON CONFLICT (began) DO UPDATE SET ended = excluded.ended WHERE outages.ended < excluded.ended
"""
_SINCE: Final = "SELECT began, ended FROM outages WHERE ended > :since"


class Outages:
    """The outages of a store, and the pulses they are known by. Calls wait until they are done; any
    thread may make them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._run = Statements(store).run
        self._silence = 0.0 if isinstance(store, SQLite) else GONE
        """Seconds without a pulse after which another process was not there."""

    def now(self) -> float:
        """By the clock that stamps events."""
        if isinstance(self._store, SQLite):
            return time.time()
        return float(self._run(_NOW)[0][0])

    def pulse(self, process: str, last: float | None) -> float:
        """This process is there now, and left its pulse before at `last`; when that is."""
        now, own = self.now(), f"pulse:{process}"
        if last is not None and now - last > GONE:
            self.note(last, now)
        for name, value in self._run(_PULSES):
            if name == own or abs(now - value) <= self._silence:
                continue
            if now > value:
                self.note(value, now)  # first: a crash in between loses none
            self._run(_FORGET, name=name, value=value)
        self._run(_LEAVE, name=own, now=now)
        return now

    def note(self, began: float, ended: float) -> None:
        """From then to then nobody was there."""
        self._run(_NOTE, began=began, ended=ended)

    def since(self, ended: float) -> list[tuple[float, float]]:
        """All that ended after this."""
        return [(began, ended) for began, ended in self._run(_SINCE, since=ended)]
