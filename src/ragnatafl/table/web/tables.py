"""The tables that this process plays: found again, changed by what is stored first, let go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Final

from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.orders import Orders
from ragnatafl.table.storage import SPOILT, Store
from ragnatafl.table.web import figures
from ragnatafl.table.web.cluster import Alone, Moved, Owners
from ragnatafl.table.web.company import Company
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.keeping import Keeper
from ragnatafl.table.web.refusals import ServerEnds, TableIsClosed
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Laid, Rooms

LOG: Final = logging.getLogger("ragnatafl.table")


@contextlib.contextmanager
def readable(name: str) -> Iterator[None]:
    """A table whose store was spoilt is told so; it hides no other."""
    try:
        yield
    except (BadInput, Illegal):
        raise
    except SPOILT as fault:
        LOG.error("what is stored of table %s cannot be read: %s", name, type(fault).__name__)
        raise bad("what is stored of this table cannot be read", "table-spoilt") from None


class Tables:
    """Rooms with their storage, who owns them, and what the owner of the server ordered there."""

    def __init__(self, storage: Store, company: Company) -> None:
        self.rooms = Rooms(storage)
        self.keeper = Keeper(storage)
        self.owners: Owners = Alone(self.keeper)
        self.orders = Orders()
        """What the owner of the server has ordered."""
        self.draining = False
        """The server is about to end."""
        self._company = company
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    async def find(self, name: str) -> Room | None:
        """A room from memory, or from storage while others are heard."""
        room = self.rooms.known(name)
        if room is not None:
            return room
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Room | None:
        storage = self.rooms.storage
        with readable(name):
            events = await self.keeper.call(storage.events, name)
            if not events:
                return None
            fence = await self.owners.own(name)
            if fence:  # until now another process may have written more
                events += await self.keeper.call(storage.events, name, len(events))
            room = await asyncio.to_thread(Room, storage, name, events)  # it takes its time
        room.fence = fence
        await self.invite_as_ordered(room)
        self.stop_clock_as_ordered(room)
        return self.rooms.add(room)

    async def look(self, name: str) -> Room | None:
        """A room to be read, not changed: one that another process plays is as it is stored."""
        try:
            return await self.find(name)
        except Moved:
            with readable(name):
                return await asyncio.to_thread(self.rooms.load, name)

    async def keep(self, laid: Laid) -> Room:
        """A new table is stored, all of it or nothing."""
        if self.draining:
            raise Illegal(ServerEnds())
        room, entries = laid
        room.fence = await self.owners.own(room.name)
        append = self.rooms.storage.append
        at = await self.keeper.call(append, room.name, 0, entries, room.fence)
        return self.rooms.kept(room, at)

    async def do(self, room: Room, deed: Deed) -> None:
        """Store a deed and let it be so; while that fails, everybody at the table is told."""
        if self.is_closed(room):
            raise Illegal(TableIsClosed())
        await self._store(room, deed)
        for entry in deed.entries:
            if entry.kind == "choice":
                by_bot = entry.data["seat"] >= 0 and room.places[entry.data["seat"]].by_bot
                figures.CHOICES.labels("bot" if by_bot else "person").inc()

    async def _store(self, room: Room, deed: Deed) -> None:
        await self.keeper.do(room, deed, lambda fault: self._company.tell_trouble(room, fault))

    async def invite_as_ordered(self, room: Room) -> None:
        """Invitations that the owner made, closed or not."""
        for code, seat in self.orders.invitations.get(room.name, {}).items():
            await self._store(room, room.seating.invite_by_order(Seat(seat), code))

    def stop_clock_as_ordered(self, room: Room) -> None:
        """While a table is closed nobody is charged there."""
        if room.clock is not None:
            room.clock.was_closed(self.orders.shut.get(room.name, ()))

    def is_closed(self, room: Room) -> bool:
        """By its owner's order: nothing can be done there."""
        return room.name in self.orders.closed

    def let_go(self, room: Room) -> None:
        """Another process has this room now: whoever is here comes back and finds it there."""
        self.rooms.drop(room.name)
        self._company.come_back(room.name)

    def let_all_go(self) -> None:
        """This process owns nothing any more."""
        for room in self.rooms.loaded():
            self.let_go(room)

    async def forget_idle(self, in_use: set[str]) -> None:
        """Let rooms leave memory that nobody uses; any process may play them then."""
        for name in self.rooms.forget_idle(in_use):
            await self.owners.give_up(name)
