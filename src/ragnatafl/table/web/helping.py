"""Beside a printed game without a table here: one page of all games, and boards to tap."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.web import scratch
from ragnatafl.table.web.asking import address_of, code_of, number_in, read_message
from ragnatafl.table.web.messages import Tell
from ragnatafl.table.web.pages.helping import helping_page
from ragnatafl.table.web.pages.scratch import scratch_page
from ragnatafl.table.web.scratch import AnyGame
from ragnatafl.table.web.telling import LARGEST_TELLING
from ragnatafl.table.web.turns import Turns


class Helping:
    """Nothing is kept: a board comes whole with every question."""

    def __init__(self) -> None:
        self._turns = Turns()
        self._page = lru_cache(maxsize=16)(helping_page)

    def all(self) -> list[Route]:
        told = [name for name in game_names() if find_game(name).face.scratch is not None]
        return [
            Route("/beside", self.helping),
            *(Route(f"/beside/{name}", self.usual) for name in told),
            Route("/beside/{game}/{seats:int}", self.scratch),
            Route("/beside/{game}/{seats:int}", self.look, methods=["POST"]),
        ]

    async def helping(self, request: Request) -> Response:
        return HTMLResponse(self._page(code_of(request)))

    async def usual(self, request: Request) -> Response:
        """For as many as mostly play it."""
        game = find_game(request.url.path.rpartition("/")[2])
        return HTMLResponse(scratch_page(game, game.seats[0], Seat(0), code_of(request)))

    async def scratch(self, request: Request) -> Response:
        """The page of a board to tap, or what it begins with."""
        game, seats = self._table(request)
        seat, code = self._seat(number_in(request, "seat") or 0, seats), code_of(request)
        if "json" in request.query_params:
            return JSONResponse(scratch.whole(game, seats, seat, code))
        return HTMLResponse(scratch_page(game, seats, seat, code))

    async def look(self, request: Request) -> Response:
        """What the rules say of a board; faults come with their fields."""
        game, seats = self._table(request)
        asked = await read_message(request, Tell, LARGEST_TELLING)
        self._seat(asked.seat, seats)
        made = self._turns.make
        found = await made(
            address_of(request), scratch.looked, game, seats, asked, code_of(request)
        )
        return JSONResponse(found)

    def _table(self, request: Request) -> tuple[AnyGame, int]:
        game, seats = find_game(request.path_params["game"]), request.path_params["seats"]
        scratch.scratch_of(game)
        if seats not in game.seats:
            allowed = ", ".join(map(str, sorted(game.seats)))
            line = f"{game.name}: {seats} cannot play it, only {sorted(game.seats)}"
            raise bad(line, "seats", count=seats, allowed=allowed)
        return game, seats

    def _seat(self, seat: int, seats: int) -> Seat:
        if seat >= seats:
            raise BadInput(f"seat: must be below {seats}")
        return Seat(seat)
