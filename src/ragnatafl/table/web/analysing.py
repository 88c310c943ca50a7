"""Analysing: a game that is over is looked back upon, piece by piece, by those who think for bots.

All others come first there. One analysis a table, one a browser; who asked for it may end it. What
was found is stored piece by piece, so that it goes on where it was, whoever goes on with it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from ragnatafl.bots.analysis import Looked, can_be_told
from ragnatafl.bots.worth import can_judge
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.table.storage import Fenced, StoreFault
from ragnatafl.table.web import figures
from ragnatafl.table.web.bots import Bots
from ragnatafl.table.web.deeds import NOTHING, Deed
from ragnatafl.table.web.errands import Errands
from ragnatafl.table.web.refusals import (
    AnalysisWhenOver,
    NotAnalysed,
    NotYourAnalysis,
    NotYourSeat,
    OneAnalysisEach,
    TooManyAnalyses,
)
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.tables import Tables

LOG: Final = logging.getLogger("ragnatafl.table")
MOST: Final = 24
"""So many games are looked back upon at once, of all tables here."""
PAUSE: Final = 0.5
"""Seconds after which it is tried again where others had to be thought for, or nothing was read."""


class Analysing:
    """Lets those who think look back; `changed` hears of beginnings and ends."""

    def __init__(
        self, bots: Bots, tables: Tables, errands: Errands, changed: Callable[[Room], None]
    ) -> None:
        self.under_way: dict[str, asyncio.Future[tuple[Looked, ...]] | None] = {}
        """By table, the piece that is looked at."""
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._askers: dict[str, str] = {}
        self._bots = bots
        self._tables = tables
        self._errands = errands
        self._changed = changed

    async def begin(self, room: Room, holder: str) -> None:
        """A browser would like to know; if another did before, all is well."""
        async with room.turn:
            await self._tables.do(room, self._wanted(room, holder))
        self._changed(room)

    def _wanted(self, room: Room, holder: str) -> Deed:
        if not room.over:
            raise Illegal(AnalysisWhenOver())
        if not may_analyse(room, holder):
            raise Illegal(NotYourSeat())
        if not can_judge(room.match.game) or not can_be_told(room.match):
            raise Illegal(NotAnalysed())
        if room.analysis.goes_on or room.analysis.is_whole(room.match.lines):
            return NOTHING
        if holder in self._askers.values():
            raise Illegal(OneAnalysisEach())
        if len(self.under_way) >= MOST:
            raise Illegal(TooManyAnalyses())
        room.often.check(room.seating.seat_of(holder), "analyse")
        return room.analysis.to_begin(holder)

    async def end(self, room: Room, holder: str) -> None:
        """Who asked does not want to know any more."""
        async with room.turn:
            if not room.analysis.goes_on:
                return
            if not holder or room.analysis.by != holder:
                raise Illegal(NotYourAnalysis())
            await self._tables.do(room, room.analysis.to_end())
        piece = self.under_way.get(room.name)
        if piece is not None:
            piece.cancel()
        self._changed(room)

    def wake(self, room: Room) -> None:
        """If somebody wants it, it goes on."""
        wanted = room.over and room.analysis.goes_on and not self._tables.is_closed(room)
        if wanted and room.name not in self.under_way and not self._bots.thinkers.closed:
            self.under_way[room.name] = None
            self._askers[room.name] = room.analysis.by
            self._errands.begin(self._go_on, room, room.moment)

    async def _go_on(self, room: Room, moment: int) -> None:
        """Piece by piece, until all is found or nobody wants it any more."""
        try:
            while room.analysis.goes_on and room.moment == moment:
                if await self._look(room, moment):
                    await self.sleep(PAUSE)
                if self._bots.thinkers.closed:
                    return  # the next server goes on
        except Illegal:
            LOG.debug("the analysis of table %s ends", room.name)
        except Fenced:
            self._tables.let_go(room)
        finally:
            del self.under_way[room.name], self._askers[room.name]
        self._changed(room)

    async def _look(self, room: Room, moment: int) -> bool:
        """One piece, and it is stored; True if it has to be tried again later."""
        piece = asyncio.ensure_future(self._bots.thinkers.look(room, room.analysis.next))
        self.under_way[room.name] = piece
        try:
            with figures.thinking("look"):
                found = await piece
        except asyncio.CancelledError:
            if room.analysis.goes_on:
                raise
            return False  # who asked has ended it
        except StoreFault:
            return True
        except Exception:  # our bug, or its workers were killed again and again: it is told
            if not self._bots.thinkers.closed:
                LOG.exception("the analysis of table %s was given up", room.name)
                figures.FAULTS.labels("bot").inc()
                async with room.turn:
                    await self._tables.do(room, room.analysis.to_end(failed=True))
            return False
        async with room.turn:
            if found and room.analysis.goes_on and room.moment == moment:
                await self._tables.do(room, room.analysis.to_add(found, room.match.lines))
        return not found


def may_analyse(room: Room, holder: str) -> bool:
    """Who sits at the table, or has opened it."""
    if room.taught is not None:
        return False
    seated = room.seating.seat_of(holder) != SPECTATOR
    return seated or bool(holder and holder == room.seating.opener)
