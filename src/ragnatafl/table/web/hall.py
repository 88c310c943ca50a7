"""The server: pages over HTTP, one WebSocket a browser, every seat's own view and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Coroutine, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as ASGIMessage
from starlette.websockets import WebSocket, WebSocketDisconnect

from ragnatafl import __version__
from ragnatafl.bots import bot_levels
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput, did_you_mean
from ragnatafl.kernel.decisions import Illegal, Refusal
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.records import parse_record
from ragnatafl.kernel.seats import CHANCE, SPECTATOR, Seat
from ragnatafl.table.automas import automas_of
from ragnatafl.table.web.companion import one_alike, speaks_for
from ragnatafl.table.web.messages import (
    Choose,
    Hint,
    Message,
    Mine,
    NewTable,
    Ready,
    Rematch,
    Rename,
    Resign,
    Sketch,
    Speak,
    TakeOver,
    Undo,
    Why,
    parse_message,
)
from ragnatafl.table.web.pages import companion as companion_page
from ragnatafl.table.web.pages import home as pages
from ragnatafl.table.web.pages.seat import forget_drawn
from ragnatafl.table.web.pages.then import board_then
from ragnatafl.table.web.room import Room, Rooms, SeatKind, shared_setup
from ragnatafl.table.web.saying import words_of
from ragnatafl.table.web.storage import Storage
from ragnatafl.table.web.thinking import HINT_BOT, Thinkers

LARGEST_MESSAGE: Final = 8_192
LOG: Final = logging.getLogger("ragnatafl.table")
LARGEST_RECORD: Final = 2_000_000
MOST_CHOICES: Final = 10_000
"""Of a record from outside; no game that people play is as long."""
MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 40.0
MOST_UNSAID: Final = 100
SWEEP_SECONDS: Final = 60.0
NO_SUCH_TABLE: Final = "no such table: the link is wrong or incomplete"


class Rate:
    """How many messages a browser may send: a bucket that fills by the second."""

    __slots__ = ("_filled", "_left")

    def __init__(self) -> None:
        self._left = MESSAGES_AT_ONCE
        self._filled = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self._left = min(MESSAGES_AT_ONCE, self._left + (now - self._filled) * MESSAGES_A_SECOND)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Seated:
    """One connection: a browser tab, the seat its key opens, and what it has been sent."""

    def __init__(self, socket: WebSocket, room: Room, seat: Seat, code: str) -> None:
        self.socket = socket
        self.room = room
        self.key_seat = seat
        self.seat = seat if len(room.seats_here(seat)) == 1 else SPECTATOR
        """The seat that looks at the screen; at a hot seat it changes with the curtain, and at
        first nobody has said who sits there."""
        self.code = code
        self.sent: dict[str, str] = {}
        self.rate = Rate()
        self.waits_for_hint = False
        self._unsaid: deque[dict[str, object] | None] = deque()
        """What is to be sent; None is the page as it will be then."""
        self._woken = asyncio.Event()

    def show(self) -> None:
        """Let it see what has changed; who reads slowly misses the pages between."""
        if None not in self._unsaid:
            self.tell(None)

    def refuse(self, line: str, rule: str = "") -> None:
        self.tell({"refused": line, "rule": rule, "moment": self.room.moment})

    def ask_whether(self, option: str, final: str) -> None:
        """Nothing was done yet: the choice could not be taken back."""
        reason = words_of(self.code).say(f"web-final-{final}")
        self.tell({"confirm": option, "reason": reason, "moment": self.room.moment})

    def tell(self, message: dict[str, object] | None) -> None:
        self._unsaid.append(message)
        self._woken.set()

    @property
    def reads(self) -> bool:
        """Does anybody read what is sent there?"""
        return len(self._unsaid) <= MOST_UNSAID

    async def write(self) -> None:
        """Send what is to be said as fast as this browser reads; nobody else waits for it."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._unsaid:
                message = self._unsaid.popleft()
                try:
                    said = self.page() if message is None else message
                except Exception:  # our bug: who sees no page must not think that all is well
                    LOG.exception("no page for seat %s of table %s", self.seat, self.room.name)
                    with contextlib.suppress(RuntimeError):
                        await self.socket.close(1011)
                    return
                text = msgspec.json.encode(said).decode()
                with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it will come back
                    await self.socket.send_text(text)

    def page(self) -> dict[str, object]:
        """What has changed for this seat since its last page."""
        page = pages.seat_page(self.room, self.key_seat, self.seat, self.code)
        parts = {name: part for name, part in page.parts.items() if self.sent.get(name) != part}
        parts.update((name, "") for name in self.sent if name not in page.parts)
        self.sent = page.parts
        return {**page.head, "parts": parts}


class Table:
    """All that a running server holds: rooms, connections, bots that think."""

    def __init__(self, storage: Storage, modules: Sequence[str] = ()) -> None:
        self.rooms = Rooms(storage)
        self.seated: dict[str, list[Seated]] = {}
        self.thinkers = Thinkers(modules=modules)
        self._thinking: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, room: Room) -> None:
        """Everybody at the table sees the new page; bots that are asked begin to think."""
        self.show(room)
        self.wake_bots(room)

    def show(self, room: Room) -> None:
        for one in self.seated.get(room.name, ()):
            one.show()

    def came_or_went(self, room: Room) -> None:
        """Who is connected has changed: everybody at the table sees it."""
        here = self.seated.get(room.name, ())
        present = {seat for one in here for seat in room.seats_here(one.key_seat) if seat >= 0}
        if present != room.present:
            room.present = present
            self.show(room)

    def wake_bots(self, room: Room) -> None:
        asked = any(room.places[d.seat].by_bot for d in room.asked() if d.seat >= 0)
        if asked and room.name not in self._thinking:
            self._thinking.add(room.name)
            self._begin(self._play_bots(room))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play_bots(self, room: Room) -> None:
        """Answer for bots until a person is asked; a choice that came too late is thought anew."""
        try:
            while True:
                waiting = [d for d in room.asked() if d.seat >= 0 and room.places[d.seat].by_bot]
                if not waiting:
                    return
                seat, moment = waiting[0].seat, room.moment
                try:
                    text = await self.thinkers.choose(room.match, seat, room.places[seat].level)
                except Exception:  # our bug: the table must not wait for ever
                    if self.thinkers.closed:
                        return  # the server ends; the bot will think again in the next one
                    LOG.exception("the bot of seat %s of table %s gave up", seat, room.name)
                    text = waiting[0].options[0].text
                    await asyncio.sleep(0)
                if room.moment == moment:
                    room.choose(seat, text, moment)
                    self.show(room)
        except Illegal:
            LOG.exception("the bots of table %s are not heard", room.name)
        finally:
            self._thinking.discard(room.name)

    def hear(self, one: Seated, message: Message) -> None:
        """Do what a browser asks for, if its seat may."""
        room = one.room
        match message:
            case Choose(seat, option, moment, careful):
                if room.places[self._own(one, seat)].by_bot:
                    raise Illegal(Refusal("-", "nothing-asked"))
                speaker = speaks_for(room, Seat(seat))
                if speaker == CHANCE:
                    option = one_alike(room, option, words_of(one.code, room.match.game))
                final = room.choose(speaker, option, moment, careful)
                if final:
                    one.ask_whether(option, final)
                else:
                    self.changed(room)
            case Undo(seat, moment):
                room.undo(self._own(one, seat), moment)
                self.changed(room)
            case Ready(seat):
                one.seat = self._own(one, seat)
                one.show()
            case Hint(seat):
                self._hint(one, self._own(one, seat))
            case Why(seat, anchors, variant):
                room.explain(self._own(one, seat), anchors, variant)
            case Resign(seat):
                room.resign(self._own(one, seat))
                self.changed(room)
            case Rename(seat, name):
                room.rename(self._own(one, seat), name)
                self.changed(room)
            case TakeOver(seat, by_bot):
                self._take_over(one, seat, by_bot)
                self.changed(room)
            case Rematch():
                self._rematch(one)
            case Speak(code):
                if code not in LANGUAGES:
                    raise BadInput(f"message: unknown language '{code}'")
                one.code = code
                one.show()

    def _own(self, one: Seated, seat: int) -> Seat:
        """The seat a message speaks for must be the connection's own."""
        if Seat(seat) not in one.room.seats_here(one.key_seat) or one.key_seat == SPECTATOR:
            raise Illegal(Refusal("-", "not-your-seat"))
        return Seat(seat)

    def _take_over(self, one: Seated, seat: int, by_bot: bool) -> None:
        """A bot for somebody who is not here; whoever sits there takes the seat back."""
        if one.key_seat == SPECTATOR or seat >= len(one.room.places):
            raise Illegal(Refusal("-", "not-your-seat"))
        own = Seat(seat) in one.room.seats_here(one.key_seat)
        at_home = not one.room.places[seat].has_person or Seat(seat) in one.room.present
        if not own and (not by_bot or at_home):
            raise Illegal(Refusal("-", "seat-is-taken"))
        one.room.take_over(Seat(seat), by_bot)

    def _hint(self, one: Seated, seat: Seat) -> None:
        if not any(decision.seat == seat for decision in one.room.asked()):
            raise Illegal(Refusal("-", "nothing-asked"))
        if not one.waits_for_hint:
            one.waits_for_hint = True
            self._begin(self._think_of_hint(one, seat, one.room.moment))

    async def _think_of_hint(self, one: Seated, seat: Seat, moment: int) -> None:
        """Beside everything else: who asked may choose meanwhile."""
        try:
            if one.room.moment != moment:
                return
            text = await self.thinkers.choose(one.room.match, seat, HINT_BOT)
            still_asked = any(decision.seat == seat for decision in one.room.asked())
            if still_asked and one.seat == seat:  # at a hot seat another may look by now
                one.tell({"hint": text, "moment": moment})
        finally:
            one.waits_for_hint = False

    def _rematch(self, one: Seated) -> None:
        room = one.room
        if one.key_seat == SPECTATOR or not room.over:
            raise Illegal(Refusal("-", "no-rematch-yet"))
        if not room.rematch:
            room.set_rematch(self.rooms.open_again(room, one.code).name)
        self.changed(room)

    async def sweep(self) -> None:
        """Now and then let idle rooms leave memory."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            connected = {name for name, here in self.seated.items() if here}
            self.rooms.forget_idle(connected | self._thinking)

    async def serve_socket(self, socket: WebSocket) -> None:
        """A connection from its first page to its end; the seat does not end with it."""
        try:
            room = self.rooms.find(socket.path_params["room"])
        except (BadInput, Illegal):
            room = None  # it cannot be loaded any more; its page says why
        seat = room.seat_of(socket.path_params["key"]) if room is not None else None
        if room is None or seat is None or not same_origin(socket.headers):
            await socket.close(4404)
            return
        await socket.accept()
        code = socket.query_params.get("lang", "en")
        one = Seated(socket, room, seat, code if code in LANGUAGES else "en")
        self.seated.setdefault(room.name, []).append(one)
        writing = asyncio.create_task(one.write())
        try:
            one.show()
            self.came_or_went(room)
            self.wake_bots(room)
            while one.reads:
                message = await socket.receive()
                text = message.get("text")
                if message["type"] != "websocket.receive" or text is None:
                    break  # it is gone, or speaks in bytes
                self._hear_text(one, text)
                await asyncio.sleep(0)  # however much one says, others are heard in between
        finally:
            writing.cancel()
            self.seated[room.name].remove(one)
            if not self.seated[room.name]:
                del self.seated[room.name]
                forget_drawn(room)
            self.came_or_went(room)

    def _hear_text(self, one: Seated, text: str) -> None:
        if not one.rate.allows():
            one.refuse(words_of(one.code).say("web-too-many"))
            return
        try:
            self.hear(one, parse_message(text))
        except Illegal as illegal:
            words = words_of(one.code, one.room.match.game)
            one.refuse(words.refusal(illegal.refusal, one.room.match.names), illegal.refusal.rule)
            if illegal.refusal.key == "stale":
                self.show(one.room)
        except BadInput as fault:
            one.refuse(str(fault))


def same_origin(headers: Any) -> bool:  # Any: starlette's headers of requests and sockets alike
    """A browser says where its page came from; a page of another site may not speak to us."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # not even an address
        return False


class Pages:
    """The pages and files of the server, over HTTP."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def routes(self) -> list[Route | Mount | WebSocketRoute]:
        static = files("ragnatafl.table.web") / "static"
        return [
            Route("/", self.home),
            Route("/new", self.new, methods=["POST"]),
            Route("/mine", self.mine, methods=["POST"]),
            Route("/seats", self.seats, methods=["POST"]),
            Route("/upload", self.upload, methods=["POST"]),
            Route("/companion/{game}", self.companion),
            Route("/companion/{game}/look", self.companion_look, methods=["POST"]),
            Route("/companion/{game}/open", self.companion_open, methods=["POST"]),
            Route("/t/{room}/{key}", self.room),
            Route("/t/{room}/{key}/record", self.record),
            Route("/t/{room}/{key}/report", self.report),
            Route("/t/{room}/{key}/replay", self.replay),
            Route("/t/{room}/{key}/walk", self.walk),
            Route("/t/{room}/{key}/play-on", self.play_on, methods=["POST"]),
            Route("/rules/{game}", self.rules),
            Route("/rules/{game}/{rule}", self.rule),
            Route("/how/{game}", self.how),
            Route("/how/{game}/{name}.svg", self.how_picture),
            Route("/picture/{game}", self.picture),
            WebSocketRoute("/ws/{room}/{key}", self.table.serve_socket),
            Mount("/static", StaticFiles(directory=str(static))),
        ]

    async def home(self, request: Request) -> Response:
        return HTMLResponse(pages.home_page(code_of(request)))

    async def new(self, request: Request) -> Response:
        form = await self._body(request, NewTable, LARGEST_MESSAGE)
        seats: list[tuple[SeatKind, str, str]] = []
        for seat in form.seats:
            if seat.level not in bot_levels():  # a budget of one's own could stop all other bots
                raise BadInput(f"form: {did_you_mean(seat.level, bot_levels())}")
            seats.append((seat.kind, seat.name, seat.level))
        source = "asked" if form.beside else "sealed"
        room = self.table.rooms.open(
            form.game, seats, form.options, source=source, code=code_of(request)
        )
        return JSONResponse(pages.links_of(room))

    async def companion(self, request: Request) -> Response:
        """The page that sets up a table beside a real board."""
        game = find_game(request.path_params["game"])
        return HTMLResponse(companion_page.setup_page(game, code_of(request)))

    async def companion_look(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        asked = await self._body(request, companion_page.Look, LARGEST_RECORD)
        code = code_of(request)  # the first look takes its time: others are heard meanwhile
        return JSONResponse(await asyncio.to_thread(companion_page.look, game, asked, code))

    async def companion_open(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        asked = await self._body(request, companion_page.PlayFrom, LARGEST_RECORD)
        room = companion_page.open_from(self.table.rooms, game, asked, code_of(request))
        return JSONResponse(pages.links_of(room))

    async def seats(self, request: Request) -> Response:
        """Which seats of a table that is to be opened are played by the rules."""
        form = await self._body(request, Sketch, LARGEST_MESSAGE)
        setup = shared_setup(form.game, form.seats, form.options, None)
        return JSONResponse({"automas": automas_of(setup)})

    async def mine(self, request: Request) -> Response:
        """Which of the tables this browser knows wait for it."""
        asked = await self._body(request, Mine, LARGEST_MESSAGE * 2)
        found = []
        for entry in asked.tables:
            await asyncio.sleep(0)  # some come from storage: others are heard in between
            try:
                room = self.table.rooms.find(entry.room)
            except (BadInput, Illegal):  # one that cannot be loaded any more hides no other
                continue
            seat = room.seat_of(entry.key) if room is not None else None
            if room is not None and seat is not None:
                found.append(pages.mine_entry(room, seat, entry.key, code_of(request)))
        found.sort(key=lambda entry: (not entry["waiting"], entry["over"], -entry["changed"]))
        return JSONResponse(found)

    async def upload(self, request: Request) -> Response:
        """A record from a file becomes a table: to look through, or to play on."""
        self._same_origin(request)
        data = await read_body(request, LARGEST_RECORD)
        record = parse_record(data)
        if len(record.choices) > MOST_CHOICES:
            raise BadInput(f"record: has {len(record.choices)} choices, at most {MOST_CHOICES}")
        match = await asyncio.to_thread(replay, record, find_game(record.game))
        opened: Room | None = None
        for opened in self.table.rooms.opening(record, match):  # noqa: B007 (the last one counts)
            await asyncio.sleep(0)
        assert opened is not None
        return JSONResponse(pages.links_of(opened))

    async def room(self, request: Request) -> Response:
        room, seat = self._seat(request)
        return HTMLResponse(
            pages.room_page(room, seat, request.path_params["key"], code_of(request))
        )

    async def record(self, request: Request) -> Response:
        room, _ = self._seat(request)
        if not room.over:
            raise Illegal(Refusal("-", "record-when-over"))
        name = f"{room.match.game.name}-{room.name}.json"
        return PlainTextResponse(
            room.record().to_json(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def report(self, request: Request) -> Response:
        """For a bug report: version, seat, what it sees; the whole record once the game is over."""
        room, seat = self._seat(request)
        return JSONResponse(pages.bug_report(room, seat, __version__))

    async def replay(self, request: Request) -> Response:
        room, seat = self._seat(request)
        query = request.query_params
        number = number_in(request, "at")
        eyes = query.get("eyes", "")
        key, code = request.path_params["key"], code_of(request)
        if "json" in query:
            return JSONResponse(pages.replay_parts(room, seat, number, eyes, code))
        return HTMLResponse(pages.replay_page(room, seat, key, code))

    async def walk(self, request: Request) -> Response:
        """The table when an event of an automa's turn was told."""
        room, seat = self._seat(request)
        at, moment = (number_in(request, name) for name in ("at", "moment"))
        return JSONResponse(board_then(room, seat, at or 0, code_of(request), moment or 0))

    async def play_on(self, request: Request) -> Response:
        """A new table from a moment of a finished game; in a running one it would show secrets."""
        self._same_origin(request)
        room, _ = self._seat(request)
        at = number_in(request, "at")
        if not room.over or at is None:
            raise Illegal(Refusal("-", "play-on-when-over"))
        return JSONResponse(pages.links_of(self.table.rooms.open_from(room, at)))

    async def rules(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return HTMLResponse(pages.rules_page(game, code_of(request)))

    async def rule(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return JSONResponse(pages.rule_text(game, request.path_params["rule"]))

    async def how(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return HTMLResponse(pages.how_page(game, code_of(request)))

    async def how_picture(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        drawn = pages.how_picture(game, request.path_params["name"], code_of(request))
        return Response(drawn, media_type="image/svg+xml")

    async def picture(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return Response(pages.picture(game, code_of(request)), media_type="image/svg+xml")

    def _seat(self, request: Request) -> tuple[Room, Seat]:
        room = self.table.rooms.find(request.path_params["room"])
        seat = room.seat_of(request.path_params["key"]) if room is not None else None
        if room is None or seat is None:
            raise BadInput(NO_SUCH_TABLE)
        return room, seat

    def _same_origin(self, request: Request) -> None:
        if not same_origin(request.headers):
            raise BadInput("this request comes from another site")

    async def _body(self, request: Request, kind: type[Any], most: int) -> Any:
        self._same_origin(request)
        data = await read_body(request, most)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadInput(f"form: {error}") from None


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, refused as soon as it is too large."""
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise BadInput(f"more than {most} bytes were sent")
    except ClientDisconnect:
        raise BadInput("the request was cut off") from None
    return data


def number_in(request: Request, name: str) -> int | None:
    """A number that an address names, if it is one."""
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


def code_of(request: Request) -> str:
    """The language of a page: as asked for, as chosen before, or as the browser prefers."""
    wanted = [request.query_params.get("lang", ""), request.cookies.get("lang", "")]
    accepted = request.headers.get("accept-language", "")
    wanted += [word.split(";")[0].strip() for word in accepted.split(",")]
    for word in wanted:
        for code in LANGUAGES:
            if word and code.lower().split("-")[0] == word.lower().split("-")[0]:
                return code
    return "en"


async def _bad_input(request: Request, fault: Exception) -> Response:
    words = words_of(code_of(request))
    text = words.refusal(fault.refusal) if isinstance(fault, Illegal) else str(fault)
    status = 404 if text.startswith((NO_SUCH_TABLE, "unknown game")) else 400
    if text == NO_SUCH_TABLE:
        text = words.say("web-no-such-table")
    if request.method == "POST" or "json" in request.query_params:
        return JSONResponse({"refused": text}, status_code=status)
    return HTMLResponse(pages.fault_page(text, code_of(request)), status_code=status)


POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self';"
    b" connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
SAFETY: Final = (
    (b"content-security-policy", POLICY),
    (b"referrer-policy", b"no-referrer"),  # links hold the keys of seats
    (b"x-content-type-options", b"nosniff"),
    (b"cache-control", b"no-cache"),
)
"""Sent with every answer: only our own scripts run, and no other site learns or frames a page."""


class Safely:
    """Adds these headers to all that is sent over HTTP."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: ASGIMessage) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SAFETY]
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


def make_app(storage: str | Path, modules: Sequence[str] = ()) -> Starlette:
    """The application; `storage` is the file that keeps the tables."""
    table = Table(Storage(storage), modules)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(table.sweep())
        yield
        sweeping.cancel()
        table.thinkers.close()

    app = Starlette(
        routes=Pages(table).routes(),
        lifespan=life,
        middleware=[Middleware(Safely)],
        exception_handlers={BadInput: _bad_input, Illegal: _bad_input},
    )
    app.state.table = table
    return app
