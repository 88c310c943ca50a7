"""The hall: all that a running server holds, and the way of a connection through it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.storage import Data, Fenced, Store, StoreFault
from ragnatafl.table.thinking import Thinkers
from ragnatafl.table.thinking.local import Local
from ragnatafl.table.web.analysing import Analysing
from ragnatafl.table.web.answering import Answering
from ragnatafl.table.web.bots import Bots
from ragnatafl.table.web.club.alerting import Alerting
from ragnatafl.table.web.club.chronicle import Chronicle
from ragnatafl.table.web.club.lobby import Lobby
from ragnatafl.table.web.club.readiness import Readiness
from ragnatafl.table.web.club.talking import Talking
from ragnatafl.table.web.club.tournaments import Tournaments
from ragnatafl.table.web.cluster import Moved
from ragnatafl.table.web.company import Company
from ragnatafl.table.web.connection import NO_TABLE, Connection, turn_away
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.errands import Errands
from ragnatafl.table.web.hearing import Hearing
from ragnatafl.table.web.holders import browser_of, machine_of, visitor_of
from ragnatafl.table.web.knowing import Knowing
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice
from ragnatafl.table.web.tables import Tables
from ragnatafl.table.web.timing import Timing
from ragnatafl.table.web.waiting import Waiting

Line = Callable[[WebSocket, Room, str, str, str], Connection]
SWEEP_SECONDS: Final = 60.0
TRY_AGAIN: Final = 1013
"""Sockets are closed so when storage does not answer: the browser comes back."""


class Hall:
    """Tables, the company at them, and all who hear of a change there."""

    def __init__(
        self, storage: Store, thinkers: Thinkers | None = None, errands: Errands | None = None
    ) -> None:
        self.errands = errands = errands or Errands()
        self.company = Company()
        self.tables = Tables(storage, self.company)
        self.knowing = Knowing(self.tables.keeper, self.tables.rooms, self.company)
        self.bots = Bots(
            thinkers or Local(storage), self.tables, self.company, errands, self.changed
        )
        self.analysing = Analysing(self.bots, self.tables, errands, self.changed)
        self.answering = Answering(self.tables, self.company, errands, self.changed)
        self.waiting = Waiting(self.company, errands)
        self.chronicle = Chronicle(self.tables.keeper, errands)
        self.tournaments = Tournaments(self.tables, self.chronicle)
        self.timing = Timing(self.tables, errands, self.changed)
        self.lobby = Lobby(self.tables, self.changed)
        self.readiness = Readiness(self.tables, errands, self.changed)
        self.talking = Talking(self.tables.keeper, self.company)
        self.hearing = Hearing(
            self.tables, self.company, self.bots, self.lobby, self.talking, self.changed
        )
        self.alerting = Alerting(self.tables, self.company)
        self.company.looked = self.alerting.wake
        self.tournaments.paired.append(self._tell_paired)

    async def _tell_paired(self, person: str, room: str, facts: Data) -> None:
        await self.alerting.tell(person, "paired", room, facts, f"{room} {person}")

    def changed(self, room: Room) -> None:
        """Everybody at the table sees the new page; bots that are asked begin to think."""
        self.company.show(room)
        self.bots.wake(room)
        self.analysing.wake(room)
        self.answering.wake(room)
        self.waiting.wake(room)
        self.chronicle.wake(room)
        self.timing.wake(room)
        self.alerting.wake(room)
        self.readiness.wake(room)
        self.lobby.ring(room)
        self.talking.wake(room)

    async def do(self, room: Room, deed: Callable[[], Deed]) -> None:
        """Something is checked and done at a table; everybody there sees it."""
        try:
            async with room.turn:
                await self.tables.do(room, deed())
        except Fenced:
            self.tables.let_go(room)
            raise StoreFault("another process has this table now") from None
        self.changed(room)

    def came_or_went(self, room: Room) -> None:
        """Who is connected has changed: everybody at the table sees it."""
        self.alerting.wake(room)
        if self.company.seen_at(room):
            self.company.show(room)
            self.answering.wake(room)
            self.waiting.wake(room)

    async def sweep(self) -> None:
        """Now and then let idle rooms leave memory."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            answering = {question.table for question in self.answering.under_way}
            thinking = {*self.bots.playing, *self.analysing.under_way}
            await self.tables.forget_idle({*self.company.counts(), *answering, *thinking})

    async def serve_socket(self, socket: WebSocket, line: Line = Connection) -> None:
        """A connection from its first page to its end; the seat does not end with it. `line` makes
        what is sent there."""
        code = socket.query_params.get("lang", "en")
        code = code if code in LANGUAGES else "en"
        room, fault = None, PageVoice(code).line("no-such-table")
        try:
            room = await self.tables.find(socket.path_params["room"])
        except (BadInput, Illegal) as wrong:  # it cannot be loaded any more
            voice = PageVoice(code)
            fault = voice.reason(wrong.refusal) if isinstance(wrong, Illegal) else str(wrong)
        except (StoreFault, Fenced, Moved):
            await socket.close(TRY_AGAIN)
            return
        if room is None:
            told: dict[str, object] = {"say": "closed", "closed": fault}
            await turn_away(told, NO_TABLE, socket.receive, socket.send)
            return
        await socket.accept()
        one = line(socket, room, browser_of(socket), code, machine_of(socket))
        one.key = visitor_of(socket).hash
        if self.company.is_crowded(one):
            await one.turn_away(PageVoice(code).line("too-many-at-table"))
            return
        self.company.comes(one)
        writing = asyncio.create_task(one.write())
        try:
            one.show()
            if self.tables.orders.heard:
                one.tell_orders(self.tables.orders)
            self.came_or_went(room)
            if room.talks:
                self.errands.begin(self.talking.arrives, one)
            self.readiness.wake(room)
            self.bots.wake(room)
            self.analysing.wake(room)
            self.timing.wake(room)
            while one.reads:
                message = await socket.receive()
                text = message.get("text")
                if message["type"] != "websocket.receive" or text is None:
                    break  # it is gone, or speaks in bytes
                await self.hearing.hear(one, text)
                await asyncio.sleep(0)  # however much one says, others are heard in between
        finally:
            writing.cancel()
            self.company.goes(one)
            self.talking.goes(one)
            self.came_or_went(room)
