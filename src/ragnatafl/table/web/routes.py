"""The routes: which address answers with which page, file or table."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final
from urllib.parse import parse_qs, quote

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import Mount, Route, WebSocketRoute

from ragnatafl.bots import bot_levels
from ragnatafl.build import told
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput, did_you_mean
from ragnatafl.kernel.decisions import Illegal, Refusal
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.automas import automas_of
from ragnatafl.table.storage import Fenced, StoreFault
from ragnatafl.table.telling.catalogue import LONGEST
from ragnatafl.table.web import summary
from ragnatafl.table.web.addresses import Addresses
from ragnatafl.table.web.aside import Aside
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.files import Files
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.holders import (
    browser_of,
    holder_of,
    keep_name,
    keep_token,
    name_before,
    new_token,
    token_of,
)
from ragnatafl.table.web.luck import nonce_in
from ragnatafl.table.web.messages import Invite, Mine, NewTable, Sketch
from ragnatafl.table.web.pages import companion, reading
from ragnatafl.table.web.pages.cards import component_page, component_reading, gallery_page
from ragnatafl.table.web.pages.home import home_page
from ragnatafl.table.web.pages.invitation import invitation_picture
from ragnatafl.table.web.pages.join import join_page, no_seat_page
from ragnatafl.table.web.pages.log import turn_lines
from ragnatafl.table.web.pages.read import reading as reading_of
from ragnatafl.table.web.pages.replay import (
    OTHERS,
    first_seat,
    may_branch,
    may_play,
    replay_page,
    replay_parts,
)
from ragnatafl.table.web.pages.table import table_page
from ragnatafl.table.web.pages.then import board_then
from ragnatafl.table.web.places import SeatKind
from ragnatafl.table.web.rates import house_of
from ragnatafl.table.web.refusals import (
    InvitationRevoked,
    InvitationUsed,
    KeepsNoCookies,
    NoSuchInvitation,
    NotDealtYet,
    NotYourSeat,
    NotYoursToInvite,
    PlayOnWhenOver,
    RecordWhenOver,
    ServerEnds,
    SitsHereAlready,
    Stale,
    TableIsClosed,
    TooManyAtOnce,
)
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Laid
from ragnatafl.table.web.saying import PageVoice
from ragnatafl.table.web.uploads import LARGEST_RECORD, read_record

LARGEST_MESSAGE: Final = 8_192
LARGEST_POSITION: Final = 120_000
"""The largest real ones have 24,000 bytes."""
LINK: Final = re.compile(r"/t/[\w/-]{1,200}", re.ASCII)
NO_SEAT: Final[dict[type[Refusal], int]] = {
    KeepsNoCookies: 403,
    TableIsClosed: 403,
    NoSuchInvitation: 404,
    SitsHereAlready: 409,
    Stale: 409,
    InvitationUsed: 410,
    InvitationRevoked: 410,
}
"""Why one cannot sit down, and how that is told to programs."""
NO_SUCH_TABLE: Final = "no such table: the link is wrong or incomplete"


class Routes:
    """The pages and files of the server, over HTTP."""

    def __init__(self, hall: Hall, aside: Aside, addresses: Addresses) -> None:
        self.hall = hall
        self.addresses = addresses
        self._aside = aside
        self._picture = lru_cache(maxsize=64)(reading.picture)
        self._how_picture = lru_cache(maxsize=64)(reading.how_picture)
        self._gallery = lru_cache(maxsize=64)(gallery_page)

    def all(self) -> list[Route | Mount | WebSocketRoute]:
        return [
            Route("/", self.home),
            Route("/new", self.new, methods=["POST"]),
            Route("/mine", self.mine, methods=["POST"]),
            Route("/seats", self.seats, methods=["POST"]),
            Route("/upload", self.upload, methods=["POST"]),
            Route("/companion/{game}", self.companion),
            Route("/companion/{game}/look", self.companion_look, methods=["POST"]),
            Route("/companion/{game}/open", self.companion_open, methods=["POST"]),
            Route("/t/{room}", self.room),
            Route("/t/{room}/join/{code}", self.invitation),
            Route("/t/{room}/join/{code}", self.join, methods=["POST"]),
            Route("/t/{room}/invite", self.invite, methods=["POST"]),
            Route("/t/{room}/record", self.record),
            Route("/t/{room}/report", self.report),
            Route("/t/{room}/replay", self.replay),
            Route("/t/{room}/story", self.story),
            Route("/t/{room}/log", self.log),
            Route("/t/{room}/play-on", self.play_on, methods=["POST"]),
            Route("/t/{room}/read", self.read),
            Route("/t/{room}/{key}", self.older_link),
            Route("/t/{room}/{key}/replay", self.older_replay),
            Route("/cards/{game}", self.cards),
            Route("/cards/{game}/{what}", self.card),
            Route("/rules/{game}", self.rules),
            Route("/rules/{game}/{rule}", self.rule),
            Route("/how/{game}", self.how),
            Route("/how/{game}/{name}.svg", self.how_picture),
            Route("/picture/{game}", self.picture),
            Route("/qr.svg", self.qr),
            WebSocketRoute("/ws/{room}", self.hall.serve_socket),
            Mount("/static", Files()),
        ]

    async def home(self, request: Request) -> Response:
        alone, told = not self.addresses.others(), self.hall.tables.orders.announces()
        return HTMLResponse(home_page(code_of(request), alone, told))

    async def new(self, request: Request) -> Response:
        form = await self._body(request, NewTable, LARGEST_MESSAGE)
        seats: list[tuple[SeatKind, str, str]] = []
        for seat in form.seats:
            if seat.level not in bot_levels():  # a budget of one's own could stop all other bots
                raise BadInput(f"form: {did_you_mean(seat.level, bot_levels())}")
            seats.append((seat.kind, seat.name, seat.level))
        source = "asked" if form.beside else "sealed"
        token = token_of(request) or new_token()
        sealed, by_link = not form.beside, any(kind == "link" for kind, _, _ in seats)
        laid = self.hall.tables.rooms.lay(
            form.game, seats, form.options, source=source, code=code_of(request),
            opener=holder_of(token), grace=form.grace,
            gathers=sealed and (by_link or form.wait),
            nonce=nonce_in(form.nonce) if sealed and not form.wait else "",
        )  # fmt: skip
        return await self._opened(request, laid, token)

    async def _opened(self, request: Request, laid: Laid, token: str) -> Response:
        """A new table is kept, and its links are told to the browser that holds it from now on."""
        room = await self.hall.tables.keep(laid)
        answer = JSONResponse(summary.links_of(room))
        self._keep_token(answer, request, token)
        return answer

    async def companion(self, request: Request) -> Response:
        """The page that sets up a table beside a real board."""
        game = find_game(request.path_params["game"])
        return HTMLResponse(companion.setup_page(game, code_of(request)))

    async def companion_look(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        body = await read_body(request, LARGEST_POSITION)
        who, code = address_of(request), code_of(request)
        seen = await self._aside.do(who, companion.looked, game.name, body, code)
        return Response(seen, media_type="application/json")

    async def companion_open(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        body, code = await read_body(request, LARGEST_POSITION), code_of(request)
        asked = await self._aside.do(address_of(request), companion.playable, game.name, body)
        token = token_of(request) or new_token()
        lay, rooms = companion.lay_from, self.hall.tables.rooms
        laid = await asyncio.to_thread(lay, rooms, game, asked, code, holder_of(token))
        return await self._opened(request, laid, token)

    async def seats(self, request: Request) -> Response:
        """Which seats of a table that is to be opened are played by the rules."""
        form = await self._body(request, Sketch, LARGEST_MESSAGE)
        setup = make_setup(find_game(form.game), form.seats, form.options)
        return JSONResponse({"automas": automas_of(setup)})

    async def mine(self, request: Request) -> Response:
        """Which of the tables this browser knows wait for it."""
        asked = await self._body(request, Mine, LARGEST_MESSAGE * 2)
        found = []
        for entry in asked.tables:
            try:
                room = await self.hall.tables.look(entry.room)
            except (BadInput, Illegal):  # one that cannot be loaded any more hides no other
                continue
            if room is None:
                continue
            seat = room.seating.seat_of(browser_of(request))
            if seat != SPECTATOR:
                found.append(summary.mine_entry(room, seat, code_of(request)))
            elif entry.key and entry.key in (place.invitation for place in room.places):
                seat = room.seating.invited(entry.key)
                found.append(summary.mine_entry(room, seat, code_of(request), entry.key))
        for line in found:
            line["title"] = self.hall.tables.orders.titles.get(line["room"], "")
        found.sort(key=lambda entry: (not entry["waiting"], entry["over"], -entry["changed"]))
        return JSONResponse(found)

    async def upload(self, request: Request) -> Response:
        """A record from a file becomes a table: to look through, or to play on."""
        data = await read_body(request, LARGEST_RECORD)
        record = await self._aside.do(address_of(request), read_record, data)
        token = token_of(request) or new_token()
        lay = self.hall.tables.rooms.lay_record
        laid = await asyncio.to_thread(lay, record, opener=holder_of(token))
        return await self._opened(request, laid, token)

    async def room(self, request: Request) -> Response:
        room, seat = await self._seat(request)
        answer = HTMLResponse(table_page(room, seat, code_of(request), self._base(request)))
        self._keep_token(answer, request)
        return answer

    async def invitation(self, request: Request) -> Response:
        """Who invites to what. To look at it uses up nothing: programs that preview links do."""
        room, _ = await self._seat(request)
        try:
            seat = room.seating.may_sit(request.path_params["code"], browser_of(request))
        except Illegal as illegal:
            return self._no_seat(request, room, illegal.refusal)
        answer = HTMLResponse(join_page(room, seat, name_before(request), code_of(request)))
        self._keep_token(answer, request)
        return answer

    async def join(self, request: Request) -> Response:
        """Somebody sits down, and is at the table from then on."""
        room, _ = await self._seat(request)
        body = await read_body(request, LARGEST_MESSAGE)
        name, seal = field_in(body, "name"), field_in(body, "seal")
        token = token_of(request)
        code, holder = request.path_params["code"], holder_of(token)
        try:
            if not token:
                raise Illegal(KeepsNoCookies())
            speech = code_of(request)
            await self._do(room, lambda: room.sit(code, holder, name, seal, speech))
        except Illegal as illegal:
            return self._no_seat(request, room, illegal.refusal)
        self.hall.came_or_went(room)
        answer = RedirectResponse(summary.table_path(room), 303)
        self._keep_token(answer, request, token)
        keep_name(answer, room.places[room.seating.seat_of(holder)].name)
        return answer

    def _keep_token(self, answer: Response, request: Request, token: str = "") -> None:
        """The browser is known from now on, by what it has or by something new."""
        token = token or token_of(request) or new_token()
        keep_token(answer, token, self.addresses.is_secure(request.scope["scheme"]))

    async def _do(self, room: Room, deed: Callable[[], Deed]) -> None:
        """Something is checked and done at a table; everybody there sees it."""
        try:
            async with room.turn:
                await self.hall.tables.do(room, deed())
        except Fenced:
            self.hall.tables.let_go(room)
            raise StoreFault("another process has this table now") from None
        self.hall.changed(room)

    def _no_seat(self, request: Request, room: Room, fault: Refusal) -> Response:
        return HTMLResponse(no_seat_page(room, fault, code_of(request)), NO_SEAT[type(fault)])

    async def invite(self, request: Request) -> Response:
        """A new invitation to a seat; the one before does not work any more."""
        asked = await self._body(request, Invite, LARGEST_MESSAGE)
        room, _ = await self._seat(request)
        if asked.seat >= len(room.places):
            raise Illegal(NotYoursToInvite())
        seat = Seat(asked.seat)

        def invite() -> Deed:
            made = room.seating.invite(seat, browser_of(request))
            room.often.check(seat, "invite")
            return made

        await self._do(room, invite)
        return JSONResponse({"link": summary.invitation_to(room, seat)})

    async def older_link(self, request: Request) -> Response:
        """Links of older programs held a key: it is an invitation now, or led onlookers here."""
        room, seat = await self._seat(request)
        key, table = request.path_params["key"], summary.table_path(room)
        looks_on = room.watch_key and key == room.watch_key
        return RedirectResponse(table if looks_on or seat >= 0 else f"{table}/join/{quote(key)}")

    async def older_replay(self, request: Request) -> Response:
        room, _ = await self._seat(request)
        return RedirectResponse(f"{summary.table_path(room)}/replay?{request.url.query}")

    async def record(self, request: Request) -> Response:
        room, _ = await self._seat(request)
        if not room.over:
            raise Illegal(RecordWhenOver())
        return PlainTextResponse(
            room.record().to_json(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{room.file}"'},
        )

    async def report(self, request: Request) -> Response:
        """For a bug report: version, seat, what it sees; the whole record once the game is over."""
        room, seat = await self._seat(request)
        return JSONResponse(summary.bug_report(room, seat, told()))

    async def replay(self, request: Request) -> Response:
        room, seat = await self._dealt(request)
        query = request.query_params
        number = number_in(request, "at")
        eyes = query.get("eyes", "")
        code = code_of(request)
        if "json" in query:
            since = number_in(request, "since")
            return JSONResponse(replay_parts(room, seat, number, eyes, code, since))
        return HTMLResponse(replay_page(room, seat, code, self._base(request)))

    async def story(self, request: Request) -> Response:
        """The table when an event was told."""
        room, seat = await self._dealt(request)
        at, moment = (number_in(request, name) for name in ("at", "moment"))
        return JSONResponse(board_then(room, seat, at or 0, code_of(request), moment or 0))

    async def log(self, request: Request) -> Response:
        """The lines of a turn long past, as the seat that looks may know them."""
        room, seat = await self._dealt(request)
        turn = number_in(request, "turn")
        lines = turn_lines(room, seat, -1 if turn is None else turn, code_of(request))
        if not lines:
            raise BadInput(f"log: no turn begins with event {turn}")
        return JSONResponse({"lines": lines})

    async def play_on(self, request: Request) -> Response:
        """A what-if: a new table from a moment of a game that is over, or that one plays alone; in
        one with other people it would show secrets."""
        room, asker = await self._dealt(request)
        if not may_branch(room, asker):
            raise Illegal(NotYourSeat() if room.alone else PlayOnWhenOver())
        at, seat = number_in(request, "at"), number_in(request, "seat")
        last, others = len(room.match.lines), request.query_params.get("others", "bot")
        if at is None or at > last:
            raise BadInput(f"play on: 'at' must be a number from 0 to {last}")
        if others not in OTHERS:
            raise BadInput(f"play on: 'others' must be one of {', '.join(OTHERS)}")
        played = Seat(seat) if seat is not None else first_seat(room, asker)
        if not may_play(room, asker, played):
            raise Illegal(NotYourSeat())
        branch, token = self.hall.tables.rooms.lay_branch, token_of(request) or new_token()
        async with room.turn:  # nothing changes there while it is copied
            opener = holder_of(token)
            laid = await asyncio.to_thread(branch, room, at, played, OTHERS[others], opener)
        return await self._opened(request, laid, token)

    async def read(self, request: Request) -> Response:
        """Something on a table, as the seat that looks may know it."""
        room, seat = await self._dealt(request)
        what, looks = request.query_params.get("what", "")[:LONGEST], number_in(request, "seat")
        eyes = None if looks is None else Seat(looks)
        return JSONResponse(reading_of(room, seat, eyes, what, code_of(request)))

    async def cards(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return HTMLResponse(self._gallery(game, code_of(request)))

    async def card(self, request: Request) -> Response:
        game, what = find_game(request.path_params["game"]), request.path_params["what"][:LONGEST]
        if "json" in request.query_params:
            return JSONResponse(component_reading(game, what, code_of(request)))
        return HTMLResponse(component_page(game, what, code_of(request)))

    async def rules(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return HTMLResponse(reading.rules_page(game, code_of(request)))

    async def rule(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return JSONResponse(reading.rule_text(game, request.path_params["rule"]))

    async def how(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return HTMLResponse(reading.how_page(game, code_of(request)))

    async def how_picture(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        drawn = self._how_picture(game, request.path_params["name"], code_of(request))
        return Response(drawn, media_type="image/svg+xml")

    async def picture(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return Response(self._picture(game, code_of(request)), media_type="image/svg+xml")

    async def _seat(self, request: Request) -> tuple[Room, Seat]:
        """A table, and the seat there of the browser that asks."""
        room = await self.hall.tables.find(request.path_params["room"])
        if room is None:
            raise BadInput(NO_SUCH_TABLE)
        return room, room.seating.seat_of(browser_of(request))

    def _base(self, request: Request) -> str:
        """What stands before the path of a link for others; empty where nobody else can come."""
        host = request.headers.get("host", "")
        return self.addresses.base(host) if self.addresses.others() else ""

    async def qr(self, request: Request) -> Response:
        """An address of ours as a picture for a telephone."""
        link = request.query_params.get("link", "")
        if not LINK.fullmatch(link):
            raise BadInput("qr code: 'link' must be the path of a table, as in /t/...")
        address = self.addresses.base(request.headers.get("host", "")) + link
        return Response(invitation_picture(address), media_type="image/svg+xml")

    async def _dealt(self, request: Request) -> tuple[Room, Seat]:
        """The same, of a table that has been dealt: before that there is nothing to see."""
        room, seat = await self._seat(request)
        if not room.begun:
            raise Illegal(NotDealtYet())
        return room, seat

    async def _body(self, request: Request, kind: type[Any], most: int) -> Any:
        data = await read_body(request, most)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadInput(f"form: {error}") from None


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return house_of(request.client.host) if request.client is not None else ""


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


def field_in(form: bytes, name: str) -> str:
    """What stands in a field of a form that a page sent by itself."""
    try:
        fields = parse_qs(form.decode(), max_num_fields=10)
    except ValueError as error:
        raise BadInput(f"form: {error}") from None
    return fields.get(name, [""])[0]


def number_in(request: Request, name: str) -> int | None:
    """A number that an address names, if it is one."""
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


def code_of(request: HTTPConnection) -> str:
    """The language of a page: as asked for, as chosen before, or as the browser prefers."""
    wanted = [request.query_params.get("lang", ""), request.cookies.get("lang", "")]
    accepted = request.headers.get("accept-language", "")
    wanted += [word.split(";")[0].strip() for word in accepted.split(",")]
    for word in wanted:
        for code in LANGUAGES:
            if word and code.lower().split("-")[0] == word.lower().split("-")[0]:
                return code
    return "en"


async def not_now(request: Request, fault: Exception) -> Response:
    """Storage does not answer."""
    text = PageVoice(code_of(request)).line("not-stored")
    headers = {"retry-after": "2"}
    if request.method == "POST" or "json" in request.query_params:
        return JSONResponse({"refused": text}, status_code=503, headers=headers)
    page = reading.fault_page(text, code_of(request))
    return HTMLResponse(page, status_code=503, headers=headers)


async def refused(request: Request, fault: Exception) -> Response:
    voice = PageVoice(code_of(request))
    text = voice.reason(fault.refusal) if isinstance(fault, Illegal) else str(fault)
    status = 404 if text.startswith((NO_SUCH_TABLE, "unknown game")) else 400
    if isinstance(fault, Illegal) and isinstance(fault.refusal, ServerEnds | TooManyAtOnce):
        status = 503
    if text == NO_SUCH_TABLE:
        text = voice.line("no-such-table")
    if request.method == "POST" or "json" in request.query_params:
        return JSONResponse({"refused": text}, status_code=status)
    return HTMLResponse(reading.fault_page(text, code_of(request)), status_code=status)
