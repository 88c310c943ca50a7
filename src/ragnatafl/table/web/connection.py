"""A connection: one browser tab, the seat it looks from, and what it has been sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections import deque
from typing import Final

import msgspec
from starlette.types import Receive, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.orders import Orders
from ragnatafl.table.web import figures
from ragnatafl.table.web.deltas import Change, change_of
from ragnatafl.table.web.markup import NOTHING
from ragnatafl.table.web.often import Bucket
from ragnatafl.table.web.pages.seat import Parts, seat_page
from ragnatafl.table.web.refusals import TooOften
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

LOG: Final = logging.getLogger("ragnatafl.table")
MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 40.0
LANGUAGES_AT_ONCE: Final = 10.0
LANGUAGES_A_SECOND: Final = 0.2
"""The whole page is drawn anew for another language."""
MOST_UNSAID: Final = 100
TOO_MANY: Final = 4429
"""The code with which a socket is closed that is one too many."""
BARRED: Final = 4403
NO_TABLE: Final = 4404
"""Who is not let in, or whose table is not there, need not come back: the page says why."""
MOVED: Final = 1012
"""Sockets are closed so when the table has moved: the browser comes back at once."""


class Connection:
    """One connection: a browser tab, the seat it looks from, and what it has been sent."""

    def __init__(
        self, socket: WebSocket, room: Room, holder: str, code: str, browser: str = ""
    ) -> None:
        self.socket = socket
        self.room = room
        self.holder = holder
        """Whose seats it speaks for; nobody's if empty."""
        self.key = ""
        """By the hash of which it was let in."""
        self.browser = browser
        """By which two browsers that hold the same cookie are told apart."""
        self.seat = SPECTATOR
        """The seat that looks at the screen; at a hot seat it changes with the curtain, and at
        first nobody has said who sits there."""
        self.look_from_own_seat()
        self.code = code
        self.sent: Parts = {}
        self.rate = Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)
        self.languages = Bucket(LANGUAGES_AT_ONCE, LANGUAGES_A_SECOND)
        self.waits_for_hint = False
        self._unsaid: deque[dict[str, object] | None] = deque()
        """What is to be sent; None is the page as it will be then."""
        self._woken = asyncio.Event()
        self._gone = False
        self._ends = 0
        """The code with which it is closed when all is said."""

    @property
    def own_seat(self) -> Seat:
        """The first seat of this browser; a seat can move to another one any time."""
        return self.room.seating.seat_of(self.holder)

    def look_from_own_seat(self) -> None:
        """Whoever has lost the seat it looked from, or got one, looks from where it sits now."""
        here = self.room.seating.seats_here(self.own_seat)
        if self.seat not in here:
            self.seat = here[0] if len(here) == 1 else SPECTATOR

    def speak(self, code: str) -> None:
        """From now on in this language."""
        if not self.languages.allows():
            raise Illegal(TooOften())
        self.code = code
        self.show()

    def show(self) -> None:
        """Let it see what has changed; who reads slowly misses the pages between."""
        if None not in self._unsaid:
            self.send(None)

    def refuse(self, line: str, rule: str = "", coach: str = "") -> None:
        """In a lesson the coach says it, with a word of its own."""
        said = {"coach": coach} if coach else {}
        self.send({"refused": line, "rule": rule, "moment": self.room.moment, **said})

    def ask_whether(self, option: str, final: str) -> None:
        """Nothing was done yet: the choice could not be taken back."""
        reason = PageVoice(self.code).line(f"final-{final}")
        self.send({"confirm": option, "reason": reason, "moment": self.room.moment})

    def tell_orders(self, orders: Orders) -> None:
        """What the owner of the server has to say at this table."""
        name, lines = self.room.name, [orders.announces()]
        if name in orders.closed:
            lines += [PageVoice(self.code).line("table-closed"), orders.closed[name]]
        title = orders.titles.get(name, "")
        self.send({"notice": {"title": title, "lines": list(filter(None, lines))}})

    def send(self, message: dict[str, object] | None) -> None:
        self._unsaid.append(message)
        self._woken.set()

    async def turn_away(self, line: str) -> None:
        """It is one too many: the browser tries again much later."""
        told = {"say": "refused", "refused": line, "rule": "", "moment": self.room.moment}
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send_text(msgspec.json.encode(told).decode())
            await self.socket.close(TOO_MANY)

    def end(self, line: str, code: int) -> None:
        """The browser is told why, and does not come back."""
        self.send({"closed": line})
        self._ends = code

    def come_back(self) -> None:
        """The browser is to connect anew."""
        self._gone = True
        self._woken.set()

    @property
    def reads(self) -> bool:
        """Does anybody read what is sent there?"""
        return len(self._unsaid) <= MOST_UNSAID and not self._gone and not self._ends

    async def write(self) -> None:
        """Send what is to be said as fast as this browser reads; nobody else waits for it."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            if self._gone:
                with contextlib.suppress(RuntimeError):
                    await self.socket.close(MOVED)
                return
            while self._unsaid:
                message = self._unsaid.popleft()
                try:
                    said = self.shown() if message is None else message
                except Exception:  # our bug: who sees no page must not think that all is well
                    LOG.exception("no page for seat %s of table %s", self.seat, self.room.name)
                    figures.FAULTS.labels("page").inc()
                    with contextlib.suppress(RuntimeError):
                        await self.socket.close(1011)
                    return
                text = msgspec.json.encode(said).decode()
                with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it will come back
                    await self.socket.send_text(text)
                    figures.PAGES.inc(message is None)
            if self._ends:
                with contextlib.suppress(RuntimeError):
                    await self.socket.close(self._ends)
                return

    def shown(self) -> object:
        """What is sent when the table has changed."""
        return self.page()

    def page(self) -> dict[str, object]:
        """What has changed for this seat since its last page."""
        self.look_from_own_seat()
        opener = self.holder != "" and self.holder == self.room.seating.opener
        page = seat_page(self.room, self.own_seat, self.seat, self.code, opener)
        sent = self.sent
        parts: dict[str, Change] = {
            name: change_of(sent.get(name), part)
            for name, part in page.parts.items()
            if sent.get(name) != part
        }
        parts.update((name, NOTHING) for name in sent if name not in page.parts)
        self.sent = page.parts
        waits = {int(seat): math.ceil(wait) for seat, wait in self.room.waits().items() if wait > 0}
        return {**page.head, "waits": waits, "parts": parts}


async def turn_away(told: dict[str, object], code: int, receive: Receive, send: Send) -> None:
    """Whoever knocks is let in to be told why not: a browser reads nothing from a closed door."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": msgspec.json.encode(told).decode()})
    await send({"type": "websocket.close", "code": code})
