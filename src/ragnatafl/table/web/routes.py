"""The routes: which address answers with which page, file or table."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import Mount, Route, WebSocketRoute

from ragnatafl.build import told
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal, Refusal
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.storage import Fenced
from ragnatafl.table.telling.catalogue import LONGEST
from ragnatafl.table.web import summary
from ragnatafl.table.web.addresses import Addresses
from ragnatafl.table.web.analysing import may_analyse
from ragnatafl.table.web.aside import Aside
from ragnatafl.table.web.asking import (
    LARGEST_MESSAGE,
    NO_SUCH_TABLE,
    address_of,
    code_of,
    form_in,
    number_in,
    read_body,
    read_message,
)
from ragnatafl.table.web.club.history_routes import HistoryRoutes
from ragnatafl.table.web.club.vacations import Vacations
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.files import Files, rooted_routes
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.helping import Helping
from ragnatafl.table.web.holders import browser_of, keep_name, name_before
from ragnatafl.table.web.library import Library
from ragnatafl.table.web.messages import MOST_MINE, Invite, Mine, MineEntry, Tell
from ragnatafl.table.web.opening import Opening
from ragnatafl.table.web.pages.analysis import analysis_page, analysis_parts
from ragnatafl.table.web.pages.beside import beside_page, turn_beside
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
from ragnatafl.table.web.pages.telling import telling_page
from ragnatafl.table.web.pages.then import board_then
from ragnatafl.table.web.places import clean_words
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
    SentAway,
    SitsHereAlready,
    Stale,
    TableIsClosed,
)
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at
from ragnatafl.table.web.telling import LARGEST_TELLING, looked, teller, told_faults, whole
from ragnatafl.table.web.turns import Turns

P = ParamSpec("P")
T = TypeVar("T")
LINK: Final = re.compile(r"/t/[\w/-]{1,200}", re.ASCII)
NO_SEAT: Final[dict[type[Refusal], int]] = {
    KeepsNoCookies: 403,
    SentAway: 403,
    TableIsClosed: 403,
    NoSuchInvitation: 404,
    SitsHereAlready: 409,
    Stale: 409,
    InvitationUsed: 410,
    InvitationRevoked: 410,
}
"""Why one cannot sit down, and how that is told to programs."""


class Routes:
    """The pages and files of the server, over HTTP."""

    def __init__(self, hall: Hall, aside: Aside, addresses: Addresses) -> None:
        self.hall = hall
        self.addresses = addresses
        self.history = HistoryRoutes(
            hall.tables.keeper, hall.chronicle, hall.tournaments, hall.knowing
        )
        self.opening = Opening(hall.tables, hall.knowing, aside, hall.lobby)
        self._turns = Turns()
        self._home = lru_cache(maxsize=16)(home_page)

    def all(self) -> list[Route | Mount | WebSocketRoute]:
        return [
            Route("/", self.home),
            Route("/mine", self.mine, methods=["POST"]),
            *Helping().all(),
            *self.opening.all(),
            Route("/t/{room}", self.room),
            Route("/t/{room}/join/{code}", self.invitation),
            Route("/t/{room}/join/{code}", self.join, methods=["POST"]),
            Route("/t/{room}/invite", self.invite, methods=["POST"]),
            Route("/t/{room}/tell", self.telling),
            Route("/t/{room}/tell", self.tell, methods=["POST"]),
            Route("/t/{room}/beside", self.beside),
            Route("/t/{room}/record", self.record),
            Route("/t/{room}/report", self.report),
            Route("/t/{room}/replay", self.replay),
            Route("/t/{room}/analysis", self.analysis),
            Route("/t/{room}/analysis", self.analyse, methods=["POST"]),
            Route("/t/{room}/story", self.story),
            Route("/t/{room}/log", self.log),
            Route("/t/{room}/play-on", self.play_on, methods=["POST"]),
            Route("/t/{room}/read", self.read),
            Route("/t/{room}/{key}", self.older_link),
            Route("/t/{room}/{key}/replay", self.older_replay),
            *Library().all(),
            *self.history.all(),
            *Vacations(self.hall, self.addresses).all(),
            Route("/qr.svg", self.qr),
            WebSocketRoute("/ws/{room}", self.hall.serve_socket),
            *rooted_routes(),
            Mount("/static", Files()),
        ]

    async def home(self, request: Request) -> Response:
        alone, told = not self.addresses.others(), self.hall.tables.orders.announces()
        return HTMLResponse(self._home(code_of(request), alone, told))

    async def mine(self, request: Request) -> Response:
        """Which of the tables this browser knows wait for it."""
        asked = await read_message(request, Mine, LARGEST_MESSAGE * 2)
        found, asked_for = [], {entry.room for entry in asked.tables}
        elsewhere = await self.hall.knowing.tables_of(request, MOST_MINE)
        more = [MineEntry(room) for room in elsewhere if room not in asked_for]
        for entry in (*asked.tables, *more)[:MOST_MINE]:
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

    async def room(self, request: Request) -> Response:
        room, seat = await self._seat(request)
        if seat != SPECTATOR and room.taught is None:  # a lesson is found with the lessons
            await self.hall.knowing.sits(request, room.name)
        await self.hall.knowing.welcome(request)
        return HTMLResponse(table_page(room, seat, code_of(request), self._base(request)))

    async def invitation(self, request: Request) -> Response:
        """Who invites to what. To look at it uses up nothing: programs that preview links do."""
        room, _ = await self._seat(request)
        try:
            seat = room.seating.may_sit(request.path_params["code"], browser_of(request))
        except Illegal as illegal:
            return self._no_seat(request, room, illegal.refusal)
        await self.hall.knowing.welcome(request)
        return HTMLResponse(join_page(room, seat, name_before(request), code_of(request)))

    async def join(self, request: Request) -> Response:
        """Somebody sits down, and is at the table from then on."""
        room, _ = await self._seat(request)
        form = form_in(await read_body(request, LARGEST_MESSAGE))
        name, seal = form.get("name", ""), form.get("seal", "")
        code, holder = request.path_params["code"], browser_of(request)
        try:
            if not holder:
                raise Illegal(KeepsNoCookies())
            room.seating.may_sit(code, holder)  # before anybody is known for it
            await self.hall.knowing.meet(request, clean_words(name))
            speech = code_of(request)
            await self._do(room, lambda: room.sit(code, holder, name, seal, speech))
        except Illegal as illegal:
            return self._no_seat(request, room, illegal.refusal)
        self.hall.came_or_went(room)
        answer = RedirectResponse(summary.own_path(room), 303)
        keep_name(answer, room.places[room.seating.seat_of(holder)].name)
        return answer

    async def _do(self, room: Room, deed: Callable[[], Deed]) -> None:
        """Something is checked and done at a table; everybody there sees it."""
        await self.hall.do(room, deed)

    def _no_seat(self, request: Request, room: Room, fault: Refusal) -> Response:
        return HTMLResponse(no_seat_page(room, fault, code_of(request)), NO_SEAT[type(fault)])

    async def invite(self, request: Request) -> Response:
        """A new invitation to a seat; the one before does not work any more."""
        asked = await read_message(request, Invite, LARGEST_MESSAGE)
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

    async def telling(self, request: Request) -> Response:
        """The page on which people tell their real board, or what it begins with."""
        room, own = await self._dealt(request)
        seat, code = teller(room, own, number_in(request, "seat")), code_of(request)
        if "json" in request.query_params:
            made = await self._make(request, whole, room, seat, voice_at(room, code))
            return JSONResponse(made)
        return HTMLResponse(telling_page(room, own, seat, code, "compare" in request.query_params))

    async def tell(self, request: Request) -> Response:
        """What somebody tells of a real board, looked at or done; faults come with their fields."""
        asked = await read_message(request, Tell, LARGEST_TELLING)
        room, own = await self._dealt(request)
        seat, code = Seat(asked.seat), code_of(request)
        if own == SPECTATOR or seat not in room.seating.seats_here(own):
            raise Illegal(NotYourSeat())
        voice = voice_at(room, code)
        if not asked.sure:
            return JSONResponse(await self._make(request, looked, room, seat, asked, voice))

        def tell() -> Deed:
            room.often.check(own, "tell")
            return room.tell(seat, asked)

        try:
            await self._do(room, tell)
        except BadInput as wrong:
            faults = told_faults(room, seat, wrong.faults, voice)
            answer = {"refused": faults[0]["line"], "faults": faults, "moment": room.moment}
            return JSONResponse(answer, status_code=400)
        return JSONResponse({"moment": room.moment})

    async def beside(self, request: Request) -> Response:
        """The turn beside a real board, step by step, and what is asked then."""
        room, own = await self._dealt(request)
        code = code_of(request)
        if "json" in request.query_params:
            return JSONResponse(await self._make(request, turn_beside, room, own, code))
        return HTMLResponse(beside_page(room, own, code))

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
        made = await self._make(request, summary.bug_report, room, seat, told())
        return JSONResponse(made)

    async def replay(self, request: Request) -> Response:
        room, seat = await self._dealt(request)
        query = request.query_params
        number = number_in(request, "at")
        eyes = query.get("eyes", "")
        code = code_of(request)
        if "json" in query:
            since = number_in(request, "since")
            made = await self._make(request, replay_parts, room, seat, number, eyes, code, since)
            return JSONResponse(made)
        return HTMLResponse(replay_page(room, seat, code, self._base(request)))

    async def analysis(self, request: Request) -> Response:
        """A game that is over looked back upon, or how far that is."""
        room, _ = await self._seat(request)
        self.hall.analysing.wake(room)
        return await self._analysis(request, room)

    async def _analysis(self, request: Request, room: Room, fault: str = "") -> Response:
        holder, code = browser_of(request), code_of(request)
        may = may_analyse(room, holder)
        if "json" in request.query_params:
            made = await self._make(request, analysis_parts, room, holder, may, code)
            return JSONResponse(made)
        page = await self._make(request, analysis_page, room, holder, may, code, fault)
        return HTMLResponse(page, 400 if fault else 200)

    async def analyse(self, request: Request) -> Response:
        """Somebody wants it, or no more."""
        room, _ = await self._seat(request)
        act = form_in(await read_body(request, LARGEST_MESSAGE)).get("act", "")
        if act not in ("start", "stop"):
            raise BadInput("analysis: 'act' must be start or stop")
        analysing, holder = self.hall.analysing, browser_of(request)
        by_program = "json" in request.query_params
        try:
            await (analysing.begin if act == "start" else analysing.end)(room, holder)
        except Fenced:
            self.hall.tables.let_go(room)
            raise
        except Illegal as illegal:
            if by_program or not room.over:
                raise
            return await self._analysis(
                request, room, PageVoice(code_of(request)).reason(illegal.refusal)
            )
        if by_program:
            return await self._analysis(request, room)
        return RedirectResponse(f"{summary.table_path(room)}/analysis", 303)

    async def story(self, request: Request) -> Response:
        """The table when an event was told."""
        room, seat = await self._dealt(request)
        at, moment = (number_in(request, name) for name in ("at", "moment"))
        code = code_of(request)
        made = await self._make(request, board_then, room, seat, at or 0, code, moment or 0)
        return JSONResponse(made)

    async def log(self, request: Request) -> Response:
        """The lines of a turn long past, as the seat that looks may know them."""
        room, seat = await self._dealt(request)
        turn = number_in(request, "turn")
        first, code = -1 if turn is None else turn, code_of(request)
        lines = await self._make(request, turn_lines, room, seat, first, code)
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
        branch, opener = self.hall.tables.rooms.lay_branch, await self.hall.knowing.meet(request)
        async with room.turn:  # nothing changes there while it is copied
            laid = await asyncio.to_thread(branch, room, at, played, OTHERS[others], opener)
        return await self.opening.opened(laid)

    async def read(self, request: Request) -> Response:
        """Something on a table, as the seat that looks may know it."""
        room, seat = await self._dealt(request)
        what, looks = request.query_params.get("what", "")[:LONGEST], number_in(request, "seat")
        eyes = None if looks is None else Seat(looks)
        code = code_of(request)
        return JSONResponse(await self._make(request, reading_of, room, seat, eyes, what, code))

    async def _make(
        self, request: Request, work: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        """What takes long to draw, in turn."""
        return await self._turns.make(address_of(request), work, *args, **named)

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
