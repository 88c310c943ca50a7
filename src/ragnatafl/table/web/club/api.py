"""The API: tables for people's own programs, over HTTP and a socket.

A program shows the token of a bot with every request; that bot is somebody whose seats are kept as
anybody's are. Cookies are not looked at here, nor tokens anywhere else: no page of another site can
speak for a program, and no program for its owner.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.table.settings import Settings
from ragnatafl.table.storage.people import Person
from ragnatafl.table.web import summary
from ragnatafl.table.web.asking import LARGEST_MESSAGE, NO_SUCH_TABLE, code_of, read_message
from ragnatafl.table.web.club.programs import ProgramLine
from ragnatafl.table.web.club.protocol import Mine, Seated, Sit, Who, check_said, schema
from ragnatafl.table.web.club.watching import state_of
from ragnatafl.table.web.connection import Connection, turn_away
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.holders import Visitor, visitor_of
from ragnatafl.table.web.messages import MOST_MINE, NewTable
from ragnatafl.table.web.often import Bucket
from ragnatafl.table.web.opening import Opening
from ragnatafl.table.web.pages.club.api import api_page
from ragnatafl.table.web.rates import Rates
from ragnatafl.table.web.refusals import NoToken, TooOften
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

NO_TOKEN: Final = 4401
"""Lines without a good token are closed so."""
MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 200.0
"""By all lines of one token together."""
MOST_LINES: Final = 1_000


class Api:
    """Requests and sockets of programs."""

    def __init__(self, hall: Hall, opening: Opening, settings: Settings) -> None:
        self._hall = hall
        self._knowing = hall.knowing
        self._opening = opening
        self._a_minute = settings.api_a_minute
        self._rates = Rates()
        self._page = lru_cache(maxsize=8)(api_page)
        self._said = lru_cache(maxsize=MOST_LINES)(_bucket)

    def all(self) -> list[Route | WebSocketRoute]:
        return [
            Route("/api", self.page),
            Route("/api/schema.json", self.schema),
            Route("/api/me", self.who),
            Route("/api/tables", self.tables),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{room}", self.table),
            Route("/api/tables/{room}/join/{code}", self.join, methods=["POST"]),
            WebSocketRoute("/api/ws/{room}", self.socket),
        ]

    async def page(self, request: Request) -> Response:
        return HTMLResponse(self._page(code_of(request)))

    async def schema(self, request: Request) -> Response:
        return Response(schema(), media_type="application/schema+json")

    async def who(self, request: Request) -> Response:
        return _answer(Who((await self._program(request)).name, "bot"))

    async def tables(self, request: Request) -> Response:
        """Where this program sits, what waits for it first."""
        person, found = await self._program(request), []
        for name in await self._knowing.tables_of(request, MOST_MINE):
            try:
                room = await self._hall.tables.look(name)
            except (BadInput, Illegal):  # one that cannot be loaded any more hides no other
                continue
            seat = SPECTATOR if room is None else room.seating.seat_of(person.id)
            if room is not None and seat != SPECTATOR:
                waiting = summary.mine_entry(room, seat, code_of(request))["waiting"]
                found.append(Mine(room.name, room.match.game.name, seat, waiting, room.over))
        return _answer(sorted(found, key=lambda one: (not one.waiting, one.over)))

    async def open(self, request: Request) -> Response:
        """A new table, as the form of the page would open it; seats `here` are the program's."""
        person = await self._program(request)
        form = await read_message(request, NewTable, LARGEST_MESSAGE)
        for seat in form.seats:
            if seat.kind == "here" and not seat.name:
                seat.name = person.name
        answer = await self._opening.open(request, form)
        if answer.status_code == 200 and any(seat.kind == "here" for seat in form.seats):
            await self._knowing.sits(request, msgspec.json.decode(answer.body)["room"])
        return answer

    async def join(self, request: Request) -> Response:
        """Sit down by an invitation; it works once."""
        person = await self._program(request)
        asked = await read_message(request, Sit, LARGEST_MESSAGE)
        room = await self._room(request)
        code, name = request.path_params["code"], asked.name or person.name
        speech = code_of(request)
        await self._hall.do(room, lambda: room.sit(code, person.id, name, "", speech))
        self._hall.came_or_went(room)
        await self._knowing.sits(request, room.name)
        return _answer(Seated(room.name, int(room.seating.seat_of(person.id))))

    async def table(self, request: Request) -> Response:
        """The table as this program may know it: from its seat, or as who looks on."""
        person, room = await self._program(request), await self._room(request)
        seat = room.seating.seat_of(person.id)
        return _answer(state_of(room, seat, seat, code_of(request), 0))

    async def _room(self, request: Request) -> Room:
        room = await self._hall.tables.find(request.path_params["room"])
        if room is None:
            raise BadInput(NO_SUCH_TABLE)
        return room

    async def _program(self, request: Request) -> Person:
        """Whose token it is, if it does not ask too often."""
        visitor = self._token(request)
        if self._rates.wait(visitor.hash, "api", self._a_minute, minutes=1):
            raise Illegal(TooOften())
        found = await self._knowing.call(self._knowing.people.find, visitor.person)
        if found is None:
            raise Illegal(NoToken())
        return found

    def _token(self, asking: HTTPConnection) -> Visitor:
        visitor = visitor_of(asking)
        if not visitor.program:
            raise Illegal(NoToken())
        return visitor

    async def socket(self, socket: WebSocket) -> None:
        """A program at a table, from its first state to the end of the line."""
        voice = PageVoice(code_of(socket))
        try:
            visitor = self._token(socket)
            if self._rates.wait(visitor.hash, "api", self._a_minute, minutes=1):
                raise Illegal(TooOften())
        except Illegal as illegal:
            told: dict[str, object] = {"say": "closed", "closed": voice.reason(illegal.refusal)}
            await turn_away(told, NO_TOKEN, socket.receive, socket.send)
            return

        def line(socket: WebSocket, room: Room, holder: str, code: str, _: str) -> Connection:
            made = ProgramLine(socket, room, holder, code, visitor.hash)
            made.share(self._said(visitor.hash))
            return made

        await self._hall.serve_socket(Checked(socket, voice), line)


class Checked(WebSocket):
    """A socket that hears nothing but what programs may say: the rest is answered at once."""

    def __init__(self, socket: WebSocket, voice: PageVoice) -> None:
        super().__init__(socket.scope, socket._receive, socket._send)
        self._voice = voice

    async def receive(self) -> Message:
        while True:
            message = await super().receive()
            text = message.get("text")
            if message["type"] != "websocket.receive" or text is None:
                return message
            try:
                check_said(text)
            except BadInput as wrong:
                line = "; ".join(map(self._voice.fault, wrong.faults))
                told = {"say": "refused", "refused": line, "rule": "", "moment": 0}
                try:
                    await self.send_text(msgspec.json.encode(told).decode())
                except WebSocketDisconnect as gone:
                    return {"type": "websocket.disconnect", "code": gone.code}
                continue
            return message


def _bucket(_: str) -> Bucket:
    return Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)


def _answer(made: object) -> Response:
    return Response(msgspec.json.encode(made), media_type="application/json")
