"""The pulse of a server: it says every few seconds that it is there, so that the next one knows for
how long nobody was, and reads the time by which clocks run."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ragnatafl.table.storage import StoreFault
from ragnatafl.table.storage.clocked import Clocked
from ragnatafl.table.storage.outages import PULSE, Outages
from ragnatafl.table.web.tables import Tables

LOG: Final = logging.getLogger("ragnatafl.table")
OVERLAP: Final = 60.0
"""Seconds: other processes note outages too, and theirs may come a little later."""


class Pulse:
    """That of one process; the time of its tables follows it."""

    def __init__(self, tables: Tables) -> None:
        self.beats = False
        """Did a clock run anywhere when it was looked last?"""
        self._tables = tables
        self._keeper = tables.keeper
        self._outages = Outages(self._keeper.store)
        self._clocked = Clocked(self._keeper.store)
        self._last: float | None = None
        """When it was left last; nothing if no clock ran then."""
        self._read = 0.0
        """Outages are known that ended until then."""

    async def leave(self) -> None:
        """Say that this process is there; `StoreFault` if the store does not answer."""
        call = self._keeper.call
        process = self._tables.owners.process
        self._last = await call(self._outages.pulse, process, self._last)
        found = await call(self._outages.since, self._read)
        self._read = max([self._read, *(ended - OVERLAP for _, ended in found)])
        self._tables.rooms.time.was_out(found)
        self._tables.rooms.time.is_now(self._last)

    async def look(self) -> None:
        """The same if a clock runs anywhere; else nothing is written, and only the time is read."""
        self.beats = await self._keeper.call(self._clocked.any)
        if self.beats:
            await self.leave()
        else:
            self._last = None
            self._tables.rooms.time.is_now(await self._keeper.call(self._outages.now))

    async def stay(self) -> None:
        """Again and again."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self.look()
            except StoreFault:
                LOG.debug("no pulse can be left now")
