"""Waiting: everybody sees how long others wait for who is away, and when a bot may play there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from ragnatafl.table.web.company import Company
from ragnatafl.table.web.errands import Errands
from ragnatafl.table.web.room import Room

LOOK_AGAIN: Final = 5.0
"""Seconds, at most, until it is looked again for whom others have waited long enough."""


class Waiting:
    """Looks after tables at which somebody is away for whom others wait."""

    def __init__(self, company: Company, errands: Errands) -> None:
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._company = company
        self._errands = errands
        self._at: set[str] = set()

    def wake(self, room: Room) -> None:
        if room.name not in self._at and any(room.waits().values()):
            self._at.add(room.name)
            self._errands.begin(self._tell, room)

    async def _tell(self, room: Room) -> None:
        """A new page when a seat has become free; until nobody is waited for or looks."""
        try:
            free = room.free_seats()
            while self._company.at(room.name):
                waits = [wait for wait in room.waits().values() if wait > 0]
                if free != room.free_seats():
                    free = room.free_seats()
                    self._company.show(room)
                if not waits:
                    return
                await self.sleep(min(*waits, LOOK_AGAIN))
        finally:
            self._at.discard(room.name)
