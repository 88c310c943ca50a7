"""How tables are opened: from a form, beside a real board, from a record."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from ragnatafl.bots import bot_levels
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput, did_you_mean
from ragnatafl.kernel.game import make_setup
from ragnatafl.table.automas import automas_of
from ragnatafl.table.web import summary
from ragnatafl.table.web.addresses import Addresses
from ragnatafl.table.web.aside import Aside
from ragnatafl.table.web.asking import (
    LARGEST_MESSAGE,
    address_of,
    code_of,
    read_body,
    read_message,
)
from ragnatafl.table.web.holders import holder_of, keep_token, new_token, token_of
from ragnatafl.table.web.luck import nonce_in
from ragnatafl.table.web.messages import NewTable, Sketch
from ragnatafl.table.web.pages import companion
from ragnatafl.table.web.places import SeatKind
from ragnatafl.table.web.rooms import Laid
from ragnatafl.table.web.tables import Tables
from ragnatafl.table.web.uploads import LARGEST_RECORD, read_record

LARGEST_POSITION: Final = 120_000
"""The largest real ones have 24,000 bytes."""


class Opening:
    """New tables, and the pages where they are set up."""

    def __init__(self, tables: Tables, aside: Aside, addresses: Addresses) -> None:
        self.tables = tables
        self.addresses = addresses
        self._aside = aside

    def all(self) -> list[Route]:
        return [
            Route("/new", self.new, methods=["POST"]),
            Route("/seats", self.seats, methods=["POST"]),
            Route("/upload", self.upload, methods=["POST"]),
            Route("/companion/{game}", self.companion),
            Route("/companion/{game}/look", self.companion_look, methods=["POST"]),
            Route("/companion/{game}/open", self.companion_open, methods=["POST"]),
        ]

    async def new(self, request: Request) -> Response:
        form = await read_message(request, NewTable, LARGEST_MESSAGE)
        seats: list[tuple[SeatKind, str, str]] = []
        for seat in form.seats:
            if seat.level not in bot_levels():  # a budget of one's own could stop all other bots
                raise BadInput(f"form: {did_you_mean(seat.level, bot_levels())}")
            seats.append((seat.kind, seat.name, seat.level))
        source = "asked" if form.beside else "sealed"
        token = token_of(request) or new_token()
        sealed, by_link = not form.beside, any(kind == "link" for kind, _, _ in seats)
        laid = self.tables.rooms.lay(
            form.game, seats, form.options, source=source, code=code_of(request),
            opener=holder_of(token), grace=form.grace,
            gathers=sealed and (by_link or form.wait),
            nonce=nonce_in(form.nonce) if sealed and not form.wait else "",
        )  # fmt: skip
        return await self.opened(request, laid, token)

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
        lay, rooms = companion.lay_from, self.tables.rooms
        laid = await asyncio.to_thread(lay, rooms, game, asked, code, holder_of(token))
        return await self.opened(request, laid, token)

    async def seats(self, request: Request) -> Response:
        """Which seats of a table that is to be opened are played by the rules."""
        form = await read_message(request, Sketch, LARGEST_MESSAGE)
        setup = make_setup(find_game(form.game), form.seats, form.options)
        return JSONResponse({"automas": automas_of(setup)})

    async def upload(self, request: Request) -> Response:
        """A record from a file becomes a table: to look through, or to play on."""
        data = await read_body(request, LARGEST_RECORD)
        record = await self._aside.do(address_of(request), read_record, data)
        token = token_of(request) or new_token()
        lay = self.tables.rooms.lay_record
        laid = await asyncio.to_thread(lay, record, opener=holder_of(token))
        return await self.opened(request, laid, token)

    async def opened(self, request: Request, laid: Laid, token: str) -> Response:
        """A new table is kept, and its links are told to the browser that holds it from now on."""
        room = await self.tables.keep(laid)
        answer = JSONResponse(summary.links_of(room))
        keep_token(answer, token, self.addresses.is_secure(request.scope["scheme"]))
        return answer
