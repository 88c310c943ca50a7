"""Outages: when no server was there, so that no clock is charged for it.

Every process leaves a pulse in the store every few seconds, by the store's clock. Two pulses of one
process that lie further apart than they may, and one whose process is no more, tell of an outage:
the server was ended or hung, the store did not answer, or the clock of the machine was put forward.
One rule for all of them; and where several processes share a database, the end of any of them is an
outage for all, which is a few seconds until another notices. A file has one server, so whoever else
left a pulse there is no more; in a database a process is there as long as it has a lease, and
nobody plays its tables before. So a restart within seconds is known before it could charge anybody.
"""

from __future__ import annotations

import time
from typing import Final

from ragnatafl.table.storage.events import Store
from ragnatafl.table.storage.marks import Marks
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.storage.statements import Statements

PULSE: Final = 3.0
"""Seconds between two pulses."""
GONE: Final = 10.0
"""After so many without a pulse a process that is there was not."""
_PULSE: Final = "pulse:"
_NOW: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"
_LEASED: Final = "SELECT id FROM processes WHERE until > clock_timestamp()"
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
        self._marks = Marks(store)

    def now(self) -> float:
        """By the clock that stamps events."""
        if isinstance(self._store, SQLite):
            return time.time()
        return float(self._run(_NOW)[0][0])

    def pulse(self, process: str, last: float | None) -> float:
        """This process is there now, under the name of its lease if it has one, and left its pulse
        before at `last`; when that is."""
        now = self.now()
        if last is not None and now - last > GONE:
            self.note(last, now)
        there = {_PULSE + name for name in (process, *self._leased())}
        for name, value in self._marks.named(_PULSE).items():
            if name in there:
                continue
            if now > value:
                self.note(value, now)  # first: a crash in between loses none
            self._marks.remove(name, value)
        self._marks.set(_PULSE + process, now)
        return now

    def _leased(self) -> list[str]:
        """Who else is there: in a file nobody."""
        if isinstance(self._store, SQLite):
            return []
        return [str(process) for (process,) in self._run(_LEASED)]

    def note(self, began: float, ended: float) -> None:
        """From then to then nobody was there."""
        self._run(_NOTE, began=began, ended=ended)

    def since(self, ended: float) -> list[tuple[float, float]]:
        """All that ended after this."""
        return [(began, ended) for began, ended in self._run(_SINCE, since=ended)]
