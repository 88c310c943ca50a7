"""Readiness: who has not said in time to be there loses the seat; and when all are ready a table is
dealt, whether every browser shows what it sealed or not."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from ragnatafl.kernel.decisions import Illegal
from ragnatafl.table.storage import Fenced, StoreFault
from ragnatafl.table.web.club.listing import OPENS_SECONDS
from ragnatafl.table.web.deeds import NOTHING, Deed
from ragnatafl.table.web.errands import Errands
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.tables import Tables

LOG: Final = logging.getLogger("ragnatafl.table")


class Readiness:
    """Looks after tables of the lobby at which something is awaited."""

    def __init__(self, tables: Tables, errands: Errands, changed: Callable[[Room], None]) -> None:
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._tables = tables
        self._errands = errands
        self._changed = changed
        self._at: set[str] = set()

    def wake(self, room: Room) -> None:
        if room.name not in self._at and left_of(room) is not None:
            self._at.add(room.name)
            self._errands.begin(self._stay, room)

    async def _stay(self, room: Room) -> None:
        """Until it is dealt, or a seat is free again."""
        try:
            while (left := left_of(room)) is not None:
                if left > 0:
                    await self.sleep(left)
                elif not await self._end(room):
                    return
        except (Illegal, Fenced, StoreFault):
            LOG.warning("table %s is not dealt now", room.name)
        finally:
            self._at.discard(room.name)

    async def _end(self, room: Room) -> bool:
        """The time is over; was something done?"""
        async with room.turn:
            if (left_of(room) or 0) > 0:  # meanwhile it has begun anew
                return True
            deed = due(room)
            if deed is NOTHING:
                return False
            await self._tables.do(room, deed)
        self._changed(room)
        return True


def left_of(room: Room) -> float | None:
    """Seconds until something is done about who is awaited; None where nobody is asked."""
    listing, gathering = room.listing, room.gathering
    if not listing.asks or gathering.begun:
        return None
    if gathering.closed:
        return max(0.0, listing.closed_at + OPENS_SECONDS - time.monotonic())
    return None if listing.check is None else listing.check.left


def due(room: Room) -> Deed:
    """What is done then."""
    return room.listing.begin_without() if room.gathering.closed else room.listing.unready()
