"""Orders of the owner, as a running server hears and follows them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from ragnatafl.kernel.decisions import Illegal
from ragnatafl.table.orders import Orders
from ragnatafl.table.storage import Fenced, StoreFault
from ragnatafl.table.storage.notices import Notice, Notices
from ragnatafl.table.web.connection import BARRED, NO_TABLE, Connection
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.saying import PageVoice

LOG: Final = logging.getLogger("ragnatafl.orders")
PAUSE: Final = 1.0
"""Seconds between two looks for new orders."""


class Governing:
    """Looks for orders and lets them hold here."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._notices = Notices(hall.tables.keeper.store)
        self._looking = asyncio.Lock()
        self._announced = ""

    @property
    def orders(self) -> Orders:
        return self.hall.tables.orders

    async def stay(self) -> None:
        """Look for ever; while storage does not answer, what held goes on."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.look()
            except StoreFault:
                LOG.debug("orders cannot be read now")
            except Exception:  # our bug: the next orders are followed all the same
                LOG.exception("an order could not be followed")

    async def look(self) -> None:
        """Follow all orders that are new."""
        async with self._looking:
            for notice in await self.hall.tables.keeper.call(
                self._notices.since, self.orders.heard
            ):
                self.orders.take(notice)
                await self._follow(notice)
            if self.orders.announces() != self._announced:
                self._announced = self.orders.announces()
                self._tell(self.hall.company.everybody())

    def _tell(self, whom: Sequence[Connection]) -> None:
        for one in whom:
            one.tell_orders(self.orders)

    async def _follow(self, notice: Notice) -> None:
        LOG.info("order %s: %s", notice.number, notice.what)
        here = self.hall.company.at(notice.room)
        match notice.what:
            case "rename":
                self._tell(here)
            case "close" | "open":
                self._tell(here)
                room = self.hall.tables.rooms.known(notice.room)
                if room is not None:
                    self.hall.tables.stop_clock_as_ordered(room)
                    self.hall.changed(room)  # bots that waited go on
            case "invite":
                await self._invite(notice.room)
            case "remove":
                self.hall.tables.rooms.drop(notice.room)
                self._send_away(here, "removed", NO_TABLE)
            case "unsay":
                if self.hall.talking.known(notice.data["place"]):
                    await self.hall.talking.look(notice.data["place"])
            case "ban":
                barred = [one for one in self.hall.company.everybody() if self._is_barred(one)]
                self._send_away(barred, "banned", BARRED)

    async def _invite(self, name: str) -> None:
        room = self.hall.tables.rooms.known(name)
        if room is None:
            return
        try:
            async with room.turn:
                await self.hall.tables.invite_as_ordered(room)
            self.hall.company.show(room)
        except (Illegal, Fenced, StoreFault):
            LOG.warning("an invitation to table %s could not be made", name)

    def _is_barred(self, one: Connection) -> bool:
        address = one.socket.client.host if one.socket.client is not None else ""
        return self.orders.banned(address, one.holder) is not None

    def _send_away(self, whom: Sequence[Connection], key: str, code: int) -> None:
        """They read why, then the line is closed for good."""
        for one in whom:
            one.end(PageVoice(one.code).line(key), code)
