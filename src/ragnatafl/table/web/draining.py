"""The end of a server: what is under way is stored, people are told to come back, then it ends.

Behind a proxy they come back to another process; else to this one, when it is started again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Final

import uvicorn

from ragnatafl.table.web.hall import Hall

LOG: Final = logging.getLogger("ragnatafl.table")
ANSWERS: Final = 3.0
"""Seconds in which answers that are under way are stored."""
GOODBYES: Final = 2
"""Seconds in which browsers and requests end by themselves."""
AT_LAST: Final = 9.5
"""Seconds after which the process ends, whatever still holds it."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Serving(uvicorn.Server):
    """A server that ends in order, and well, when it is told to; told again, it ends at once."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be told to end is no fault: the signal is not raised again afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {sign: signal.signal(sign, self.handle_exit) for sign in SIGNALS}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        at_last = threading.Timer(AT_LAST, os._exit, (1,))
        at_last.daemon = True
        at_last.start()
        if not self.force_exit:
            await drain(self.hall)
        await super().shutdown(sockets)


async def drain(hall: Hall) -> None:
    """No new tables and no more thinking; then each table's browsers come back, once what they
    said last is stored."""
    LOG.info("the server ends: %s tables are in use", len(hall.company.counts()))
    hall.tables.draining = True
    hall.bots.thinkers.close()
    try:
        async with asyncio.timeout(ANSWERS):
            await asyncio.gather(*(_say_goodbye(hall, name) for name in hall.company.counts()))
    except TimeoutError:
        LOG.warning("storage does not answer: some answers were not acknowledged")
    for one in hall.company.everybody():
        one.come_back()


async def _say_goodbye(hall: Hall, name: str) -> None:
    here = hall.company.at(name)
    if here:
        room = here[0].room
        async with room.turn:
            hall.tables.let_go(room)  # from here on another process may play it
            await hall.tables.owners.give_up(name)
