"""Timing: when somebody has no time left, what the table chose for that comes about; also where
nobody is.

A table in memory is looked at when the next time there runs out. All tables whose clocks run stand
in the store with a time until when nothing can happen there; so none is forgotten that nobody
visits, or whose process ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import inf
from typing import Final

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.table.club.clocks import DAY, HOUR, MINUTE, OFF
from ragnatafl.table.club.vacations import spans_of
from ragnatafl.table.storage import SPOILT, Fenced, StoreFault
from ragnatafl.table.storage.clocked import Clocked
from ragnatafl.table.storage.people import People
from ragnatafl.table.web.cluster import Moved
from ragnatafl.table.web.errands import Errands
from ragnatafl.table.web.pulse import Pulse
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.tables import Tables
from ragnatafl.table.web.timekeeping import time_up, vacation

LOG: Final = logging.getLogger("ragnatafl.table")
LOOK: Final = 2.0
"""Seconds, at most, until it is looked again for tables in the store."""


class Timing:
    """Looks after all tables whose clocks run; `changed` hears of what comes about."""

    def __init__(self, tables: Tables, errands: Errands, changed: Callable[[Room], None]) -> None:
        self.pulse = Pulse(tables)
        self._tables = tables
        self._errands = errands
        self._changed = changed
        self._clocked = Clocked(tables.keeper.store)
        self._people = People(tables.keeper.store)
        self._due: dict[str, float] = {}
        """Of tables that were changed here: when the next time runs out there."""
        self._noted: dict[str, float] = {}
        """What stands in the store of them, as far as it is known here."""
        self._woken = asyncio.Event()

    def wake(self, room: Room) -> None:
        """A table has changed, or somebody comes to it."""
        if room.clock is None:
            return
        self._due[room.name] = due = next_zero(room)
        if not _runs(room):
            if room.name not in self._noted or self._noted[room.name] < inf:
                self._noted[room.name] = inf
                self._errands.begin(self._forget, room.name)
        elif due < self._noted.get(room.name, inf):
            self._noted[room.name] = due
            self._errands.begin(self._note, room.name, due)
        self._woken.set()

    async def _note(self, name: str, due: float) -> None:
        try:
            await self._tables.keeper.call(self._clocked.watch, name, due)
        except StoreFault:
            self._noted.pop(name, None)  # at its next change

    async def _forget(self, name: str) -> None:
        try:
            await self._tables.keeper.call(self._clocked.forget, name)
        except StoreFault:
            self._noted.pop(name, None)

    async def stay(self) -> None:
        """Look for ever, as soon as the next time runs out."""
        while True:
            now = self._tables.rooms.time.now()
            soon = min(self._due.values(), default=inf) - now
            try:
                async with asyncio.timeout(min(max(soon, 0.0), LOOK)):
                    await self._woken.wait()
            except TimeoutError:
                pass
            self._woken.clear()
            try:
                if not self._tables.draining:
                    await self.look()
                    continue
            except (StoreFault, Fenced):
                LOG.debug("clocks cannot be looked at now")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """What has come about at all tables where somebody's time may be over."""
        now = self._tables.rooms.time.now()
        loaded = {room.name: room for room in self._tables.rooms.loaded()}
        for known in (self._due, self._noted):
            for name in known.keys() - loaded.keys():
                del known[name]
        found = [name for name, due in self._due.items() if due <= now]
        if self.pulse.beats:
            found += await self._tables.keeper.call(self._clocked.due, now)
        for name in dict.fromkeys(found):
            try:
                room = loaded.get(name) or await self._found(name)
                if room is not None:
                    await self.look_at(room)
            except (StoreFault, Fenced):
                raise
            except Exception:  # our bug: other tables are looked at all the same, this one later
                LOG.exception("the clock of table %s could not be looked at", name)
                self._due[name] = now + HOUR
                await self._tables.keeper.call(self._clocked.watch, name, now + HOUR)

    async def _found(self, name: str) -> Room | None:
        """A table that nobody visits; None if another process plays it, or it cannot be read."""
        keeper, later = self._tables.keeper, self._tables.rooms.time.now() + HOUR
        try:
            room = await self._tables.find(name)
        except Moved:
            return None
        except (*SPOILT, BadInput, Illegal):  # who comes to it is told
            await keeper.call(self._clocked.watch, name, later)
            return None
        if room is None:
            await keeper.call(self._clocked.forget, name)
        return room

    async def look_at(self, room: Room) -> None:
        """Let come about what is to, then say when to look again."""
        done = False
        try:
            async with room.turn:
                if not self._tables.is_closed(room):
                    await self.pulse.leave()  # an outage that nobody knew of charges nobody
                    done = await self._hear_of_vacations(room)
                    done = await self._end_times(room) or done
        except Illegal:  # what is stored of it is more than we knew: it was read by now
            done = True
        except Fenced:
            self._tables.let_go(room)
            return
        if done:
            self._changed(room)
        soon = MINUTE if self._tables.is_closed(room) else DAY
        now, due = room.time.now(), next_zero(room)
        due = min(due if due > now else now + soon, now + DAY)
        self._due[room.name] = self._noted[room.name] = due
        if _runs(room):
            await self._tables.keeper.call(self._clocked.watch, room.name, due)
        else:
            await self._tables.keeper.call(self._clocked.forget, room.name)

    async def _end_times(self, room: Room) -> bool:
        """Of all who have no time left."""
        done = False
        while next_zero(room) <= room.time.now():
            assert room.clock is not None
            zeros = room.clock.zeros(room.time)
            seat = min(zeros, key=lambda seat: zeros[seat])
            await self._tables.do(room, time_up(room, seat))
            done = True
        return done

    async def _hear_of_vacations(self, room: Room) -> bool:
        """What people have said since the table was told last, before it is held against them."""
        assert room.clock is not None
        if room.clock.clock.kind != "days" or room.over:
            return False
        stored = room.stored
        for seat in room.seating.people:
            person = await self._tables.keeper.call(self._people.find, room.places[seat].holder)
            if person is not None:
                spans = spans_of(person.data.get("vacation"))
                await self._tables.do(room, vacation(room, seat, spans))
        return room.stored != stored


def next_zero(room: Room) -> float:
    """When somebody's time runs out; never while no clock runs."""
    if room.clock is None or room.over:
        return inf
    return min(room.clock.zeros(room.time).values(), default=inf)


def _runs(room: Room) -> bool:
    """Could anybody's time run out here, now or later?"""
    return room.clock is not None and not room.over and room.clock.clock != OFF
