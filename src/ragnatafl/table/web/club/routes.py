"""The pages of the club: the lobby and talk, with the socket by which both live."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import StoreFault
from ragnatafl.table.web import figures, summary
from ragnatafl.table.web.addresses import Addresses
from ragnatafl.table.web.asking import LARGEST_MESSAGE, NO_SUCH_TABLE, code_of, read_message
from ragnatafl.table.web.club.visiting import Visitor
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.holders import (
    browser_of,
    keep_name,
    mark_of,
    name_before,
)
from ragnatafl.table.web.messages import SitDown, TalkMessage, parse_message
from ragnatafl.table.web.pages.club.lobby import lobby_page
from ragnatafl.table.web.pages.club.talk import club_page, log_page
from ragnatafl.table.web.refusals import KeepsNoCookies
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

LOG: Final = logging.getLogger("ragnatafl.club")


class Club:
    """Its routes."""

    def __init__(self, hall: Hall, addresses: Addresses) -> None:
        self.hall = hall
        self.addresses = addresses

    def all(self) -> list[Route | WebSocketRoute]:
        return [
            Route("/lobby", self.lobby),
            Route("/club", self.club),
            WebSocketRoute("/ws/club", self.socket),
            Route("/t/{room}/sit", self.sit, methods=["POST"]),
            Route("/t/{room}/talk", self.log),
        ]

    async def lobby(self, request: Request) -> Response:
        known = bool(browser_of(request))  # before this visit
        await self.hall.knowing.welcome(request)
        who, code = browser_of(request), code_of(request)
        rows = self.hall.lobby.rows(code, known).values()
        page = lobby_page(rows, mark_of(who) if who else "", name_before(request), code)
        return HTMLResponse(page)

    async def club(self, request: Request) -> Response:
        await self.hall.knowing.welcome(request)
        page = club_page(name_before(request), code_of(request))
        return HTMLResponse(page)

    async def sit(self, request: Request) -> Response:
        """Somebody from the lobby sits down where a seat is free."""
        asked = await read_message(request, SitDown, LARGEST_MESSAGE)
        room, who = await self._room(request), browser_of(request)
        if not who:
            raise Illegal(KeepsNoCookies())
        self.hall.lobby.may_join(who)
        await self.hall.knowing.meet(request)
        seat = None if asked.seat is None else Seat(asked.seat)
        await self.hall.do(room, lambda: room.listing.join(who, asked.name, seat))
        self.hall.came_or_went(room)
        answer = JSONResponse({"link": summary.own_path(room)})
        keep_name(answer, room.places[room.seating.seat_of(who)].name)
        return answer

    async def log(self, request: Request) -> Response:
        """What was said at a table, for who opened it."""
        room = await self._room(request)
        lines = await self.hall.talking.log(room, browser_of(request))
        return HTMLResponse(log_page(room, lines, code_of(request)))

    async def _room(self, request: Request) -> Room:
        room = await self.hall.tables.find(request.path_params["room"])
        if room is None:
            raise BadInput(NO_SUCH_TABLE)
        return room

    async def socket(self, socket: WebSocket) -> None:
        """A browser tab at the lobby or in the club, from its first page to its end."""
        await socket.accept()
        one = Visitor(socket, browser_of(socket), code_of(socket))
        writing = asyncio.create_task(one.write())
        talks = socket.query_params.get("show") == "talk"
        try:
            if talks:
                self.hall.talking.visitors.add(one)
                await self.hall.talking.arrives(one)
            else:
                self.hall.lobby.comes(one)
            while one.reads:
                message = await socket.receive()
                text = message.get("text")
                if message["type"] != "websocket.receive" or text is None:
                    break  # it is gone, or speaks in bytes
                await self._hear(one, text, talks)
        finally:
            writing.cancel()
            self.hall.talking.visitors.discard(one)
            self.hall.lobby.goes(one)

    async def _hear(self, one: Visitor, text: str, talks: bool) -> None:
        voice = PageVoice(one.code)
        if not one.rate.allows():
            one.refuse(voice.line("too-many"))
            return
        try:
            message = parse_message(text)
            if not talks or not isinstance(message, TalkMessage):
                raise BadInput("message: this can be said at a table only")
            await self.hall.talking.hear(one, message)
        except Illegal as illegal:
            figures.refused(illegal.refusal)
            one.send({"talk": {"refused": voice.reason(illegal.refusal)}})
        except BadInput as fault:
            figures.refused(None)
            one.refuse("; ".join(map(voice.fault, fault.faults)))
        except StoreFault:
            one.refuse(voice.line("not-stored"))
        except Exception:  # our bug: whoever waits for an answer learns that there is none
            LOG.exception("what somebody said in the club is not heard")
            figures.FAULTS.labels("message").inc()
            one.refuse(voice.line("fault"))
