"""Waking: where a process has ended in the middle of bots' thoughts, they go on without anybody; so
does the analysis of a game that somebody waits for.

At most tables nothing is to be done: they are loaded when somebody comes.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from typing import Final

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.table.storage import SPOILT, Fenced, Stored, StoreFault
from ragnatafl.table.web.cluster import Moved
from ragnatafl.table.web.hall import Hall

LOG: Final = logging.getLogger("ragnatafl.table")
PAUSE: Final = 1.0
"""Seconds between two looks for tables that a process left behind."""


class Waking:
    """Looks for tables that were left behind, and goes on with those where a bot may be asked."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._left: deque[str] = deque()

    async def stay(self) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.look()
            except (StoreFault, Fenced):
                LOG.debug("tables that were left behind cannot be read now")
            except Exception:  # our bug: the next ones are woken all the same
                LOG.exception("a table that was left behind could not be woken")

    async def look(self) -> None:
        """Go on where somebody stopped, with one table after the other; not in the own last
        moments."""
        if self._hall.tables.draining:
            return
        self._left.extend(await self._hall.tables.owners.left_behind())
        while self._left and not self._hall.tables.draining:
            await self._wake(self._left[0])
            self._left.popleft()

    async def _wake(self, name: str) -> None:
        tables = self._hall.tables
        try:
            events = await tables.keeper.call(tables.rooms.storage.events, name)
            room = await tables.find(name) if may_go_on(events) else None
        except (*SPOILT, BadInput, Illegal, Moved):  # who comes to it is told, or it is in hands
            return
        if room is not None:
            self._hall.changed(room)


def may_go_on(events: Sequence[Stored]) -> bool:
    """Do a person and a bot play here, or by a clock, or does somebody wait for an analysis?

    Nobody else would wait for an answer.
    """
    if not events:
        return False
    asked = [event.data["by"] for event in events if event.kind == "analyse"]
    if (asked and asked[-1]) or events[0].data.get("clock"):
        return True
    kinds = {place["kind"] for place in events[0].data["places"]}
    handed = any(event.kind in ("take-over", "resign") for event in events)
    return not kinds.isdisjoint(("here", "link")) and ("bot" in kinds or handed)
