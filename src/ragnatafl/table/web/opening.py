"""How tables are opened: from a form, beside a real board, from a record."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from ragnatafl.bots import bot_levels
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput, bad, did_you_mean
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.packs import Pack, read_pack
from ragnatafl.kernel.positions import Document
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.table.automas import automas_of
from ragnatafl.table.club.clocks import OFF, checked
from ragnatafl.table.web import laying, summary
from ragnatafl.table.web.aside import Aside
from ragnatafl.table.web.asking import (
    LARGEST_MESSAGE,
    address_of,
    code_of,
    read_body,
    read_message,
)
from ragnatafl.table.web.box.routes import Boxes
from ragnatafl.table.web.club.lobby import Lobby
from ragnatafl.table.web.holders import browser_of
from ragnatafl.table.web.knowing import Knowing
from ragnatafl.table.web.luck import nonce_in
from ragnatafl.table.web.messages import (
    EXPANSIONS,
    LARGEST_POSITION,
    BesideTable,
    Learn,
    NewTable,
    Sketch,
)
from ragnatafl.table.web.pages.beside_setup import kept_as, setup_page
from ragnatafl.table.web.places import SeatKind
from ragnatafl.table.web.refusals import NoFreeSeat, NotListedBeside
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Laid
from ragnatafl.table.web.saying import PageVoice
from ragnatafl.table.web.tables import Tables
from ragnatafl.table.web.uploads import LARGEST_RECORD, read_record


class Opening:
    """New tables, and the pages where they are set up."""

    def __init__(self, tables: Tables, knowing: Knowing, aside: Aside, lobby: Lobby) -> None:
        self.tables = tables
        self.lobby = lobby
        self._knowing = knowing
        self._aside = aside
        self.boxes = Boxes(tables, knowing, aside)

    def all(self) -> list[Route]:
        return [
            Route("/new", self.new, methods=["POST"]),
            Route("/seats", self.seats, methods=["POST"]),
            Route("/upload", self.upload, methods=["POST"]),
            Route("/learn/{game}/{scene}/open", self.scene, methods=["POST"]),
            Route("/learn/{game}/{lesson}", self.lesson, methods=["POST"]),
            Route("/beside/open", self.beside_open, methods=["POST"]),
            Route("/beside/{game}", self.beside),
            Route("/companion/{game}", self.companion),
            *self.boxes.all(),
        ]

    async def new(self, request: Request) -> Response:
        return await self.open(request, await read_message(request, NewTable, LARGEST_MESSAGE))

    async def open(self, request: Request, form: NewTable) -> Response:
        """A table as its form says, whoever filled that in."""
        try:
            return await self._open(request, form, await self._pack(request, form))
        except BadInput as wrong:
            return faulty(request, form.game, wrong)

    async def _open(
        self, request: Request, form: NewTable, pack: Pack | None, start: Document | None = None
    ) -> Response:
        """A table as its form says; with a board as it lies already, if there is one."""
        seats: list[tuple[SeatKind, str, str]] = []
        for seat in form.seats:
            if seat.level not in bot_levels():  # a budget of one's own could stop all other bots
                right = did_you_mean(seat.level, bot_levels())
                raise bad(f"form: {right}", "unknown-bot", told=seat.level, right=right)
            seats.append((seat.kind, seat.name, seat.level))
        source = "asked" if form.beside else "sealed"
        sealed, by_link = not form.beside, any(kind == "link" for kind, _, _ in seats)
        opener = await self._knowing.meet(request)
        if form.listed:
            await self._may_list(form, opener, by_link)
        laid = self.tables.rooms.lay(
            form.game, seats, form.options, start, source=source, code=code_of(request),
            opener=opener, grace=form.grace, kept=form.kept if form.beside else {},
            gathers=sealed and (by_link or form.wait),
            nonce=nonce_in(form.nonce) if sealed and not form.wait else "", pack=pack,
            clock=OFF if form.beside else checked(form.clock),
            listed=form.listed, wanted=form.wanted,
        )  # fmt: skip
        return await self.opened(laid)

    async def _may_list(self, form: NewTable, opener: str, by_link: bool) -> None:
        """Refuse a table that nobody could come to, and one too many."""
        if form.beside:
            raise Illegal(NotListedBeside())
        if not by_link:
            raise Illegal(NoFreeSeat())
        await self.lobby.may_open(opener)

    async def _pack(self, request: Request, form: NewTable) -> Pack | None:
        """What the table is played with: a box by its id, the expansions we propose, or the
        owner's."""
        expansions = find_game(form.game).expansions
        if form.content == EXPANSIONS and expansions is not None:
            return await asyncio.to_thread(read_pack, expansions)
        return await self.boxes.pack(request, form.game, form.content)

    async def beside(self, request: Request) -> Response:
        """The page that opens a table beside a real board; for a game that has no words for its
        own, what else there is."""
        game = find_game(request.path_params["game"])
        if game.face.beside is None:
            return RedirectResponse("/beside")
        return HTMLResponse(setup_page(game, code_of(request)))

    async def beside_open(self, request: Request) -> Response:
        """Such a table, with its board as it gets laid."""
        form = await read_message(request, BesideTable, LARGEST_MESSAGE + 2 * LARGEST_POSITION)
        form.beside, form.kept = True, kept_as(form.laid, form.kept)
        try:
            pack, start = await self._pack(request, form), None
            who, do = address_of(request), self._aside.do
            if form.laid == "told":
                here = [seat for seat, filled in enumerate(form.seats) if filled.kind == "here"]
                asked = (form.game, len(form.seats), form.options, pack, here)
                start = await do(who, laying.from_empty, *asked)
            elif form.laid == "file":
                start = await do(who, laying.from_file, form.game, form.position, pack, form.kept)
                form.options = start["options"]
                form.seats = laying.seats_for(form.seats, start)
            return await self._open(request, form, pack, start)
        except BadInput as wrong:
            return faulty(request, form.game, wrong)

    async def companion(self, request: Request) -> Response:
        """Where that page was before."""
        return RedirectResponse(f"/beside/{find_game(request.path_params['game']).name}", 301)

    async def seats(self, request: Request) -> Response:
        """Which seats of a table that is to be opened are played by the rules."""
        form = await read_message(request, Sketch, LARGEST_MESSAGE)
        try:
            setup = make_setup(find_game(form.game), form.seats, form.options)
            return JSONResponse({"automas": automas_of(setup)})
        except BadInput as wrong:
            return faulty(request, form.game, wrong)

    async def upload(self, request: Request) -> Response:
        """A record from a file becomes a table: to look through, or to play on."""
        data = await read_body(request, LARGEST_RECORD)
        record = await self._aside.do(address_of(request), read_record, data)
        lay, opener = self.tables.rooms.lay_record, await self._knowing.meet(request)
        laid = await asyncio.to_thread(lay, record, opener=opener)
        return await self.opened(laid)

    async def scene(self, request: Request) -> Response:
        """A scene of the rules becomes a table: who is asked there sits at this screen."""
        game, name = find_game(request.path_params["game"]), request.path_params["scene"]
        lay, opener = self.tables.rooms.lay_scene, await self._knowing.meet(request)
        laid = await asyncio.to_thread(lay, game, name, code_of(request), opener)
        return await self.opened(laid)

    async def lesson(self, request: Request) -> Response:
        """A lesson is opened, or taken up where this browser has left it."""
        game, name = find_game(request.path_params["game"]), request.path_params["lesson"]
        asked = await read_message(request, Learn, LARGEST_MESSAGE)
        left = await self._left(asked.room) if asked.room else None
        own = left is not None and left.seating.seat_of(browser_of(request)) != SPECTATOR
        if left is not None and own and (left.match.game, left.lesson) == (game, name):
            return JSONResponse(summary.links_of(left))
        lay, opener = self.tables.rooms.lay_lesson, await self._knowing.meet(request)
        laid = await asyncio.to_thread(lay, game, name, code_of(request), opener)
        return await self.opened(laid)

    async def _left(self, name: str) -> Room | None:
        """A table that a browser remembers; one that cannot be read any more is begun anew."""
        try:
            return await self.tables.look(name)
        except (BadInput, Illegal):
            return None

    async def opened(self, laid: Laid) -> Response:
        """A new table is kept, and its links are told to the browser that holds it from now on."""
        return JSONResponse(summary.links_of(await self.tables.keep(laid)))


def faulty(request: Request, game: str, wrong: BadInput) -> Response:
    """What is wrong with a form, in the reader's language and the game's words, each fault with the
    field that it is about."""
    voice = PageVoice(code_of(request), find_game(game))
    faults = [
        {"line": voice.fault(fault), "name": fault.name if isinstance(fault, Fault) else ""}
        for fault in wrong.faults
    ]
    answer = {"refused": "; ".join(fault["line"] for fault in faults), "faults": faults}
    return JSONResponse(answer, 400)
