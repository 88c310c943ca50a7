"""Keeping: what is done at tables goes to storage in threads, so that nobody else waits for it.

A fault of the storage loses nothing and repeats nothing: the deed is tried again until it is
stored, and before each new try it is looked up whether the one before was written after all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import Final, ParamSpec, TypeVar

from ragnatafl.kernel.decisions import Illegal
from ragnatafl.table.storage import Fenced, Gone, Store, Stored, StoreFault, Taken
from ragnatafl.table.web import figures
from ragnatafl.table.web.deeds import NOTHING, Deed
from ragnatafl.table.web.refusals import Stale
from ragnatafl.table.web.room import Room

LOG: Final = logging.getLogger("ragnatafl.table")
THREADS: Final = 4
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0
SEEN_LATELY: Final = 10.0
"""Seconds for which it is believed that what could be stored can be stored still."""

P = ParamSpec("P")
T = TypeVar("T")


class Keeper:
    """Storage as a server uses it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.faults = 0
        """How often it could not be stored, since the start."""
        self._wrote = -inf
        """When something was written last; long ago if anything failed since."""
        self._threads = ThreadPoolExecutor(THREADS, "store")

    async def call(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Work that waits for storage, done in a thread."""
        loop = asyncio.get_running_loop()
        with figures.STORAGE.labels(work.__name__).time():
            try:
                done = await loop.run_in_executor(self._threads, lambda: work(*args, **named))
            except StoreFault:
                self._wrote = -inf
                raise
        if work in (self.store.append, self.store.touch):
            self._wrote = loop.time()
        return done

    async def try_out(self) -> None:
        """`StoreFault` if nothing can be stored now. What was seen lately is not tried again."""
        if asyncio.get_running_loop().time() - self._wrote > SEEN_LATELY:
            await self.call(self.store.touch)

    async def do(self, room: Room, deed: Deed, told: Callable[[str], None]) -> None:
        """Store a deed, however long that takes, and let it be so.

        `told` hears of a fault, and nothing when it is over.
        """
        if deed is NOTHING:
            return
        number, pause, fault = room.stored, FIRST_PAUSE, ""
        while True:
            try:
                at = await self._once(room, number, deed, bool(fault))
                break
            except StoreFault as error:
                self.faults += 1
                figures.FAULTS.labels("storage").inc()
                if str(error) != fault:
                    LOG.error("table %s cannot be stored: %s", room.name, error)
                fault = str(error)
                told(fault)
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
            except Gone as gone:  # it was removed behind our back: nobody plays it any more
                raise Fenced(str(gone)) from None
            except Taken:
                later = await self.call(self.store.events, room.name, number)
                if fault and _is(later, deed):  # an earlier try arrived after all
                    at = later[0].at
                    break
                room.catch_up(later)
                raise Illegal(Stale()) from None
        if fault:
            LOG.warning("table %s is stored again", room.name)
            told("")
        room.take(deed, at)

    async def _once(self, room: Room, number: int, deed: Deed, again: bool) -> float:
        """Store it; if the last try failed, it may be stored already."""
        if again:
            found = await self.call(self.store.events, room.name, number)
            if found and _is(found, deed):
                return found[0].at
        return await self.call(self.store.append, room.name, number, deed.entries, room.fence)

    def close(self) -> None:
        self._threads.shutdown()
        self.store.close()


def _is(found: list[Stored], deed: Deed) -> bool:
    """Is just this deed stored?"""
    stored = [(event.kind, event.data) for event in found]
    return stored == [(entry.kind, entry.data) for entry in deed.entries]
