"""What can be read of games without a table: cards, rules, how to play, pictures."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from ragnatafl.games import find_game
from ragnatafl.table.learning.lessons import find_lesson
from ragnatafl.table.telling.catalogue import LONGEST
from ragnatafl.table.web.asking import code_of
from ragnatafl.table.web.pages import reading
from ragnatafl.table.web.pages.cards import component_page, component_reading, gallery_page
from ragnatafl.table.web.pages.coach import lessons_page
from ragnatafl.table.web.pages.rules import found_rules, rules_page, scene_picture
from ragnatafl.table.web.pages.sheet import sheet_page


class Library:
    """The pages about games; what takes long to draw is kept."""

    def __init__(self) -> None:
        self._picture = lru_cache(maxsize=64)(reading.picture)
        self._how_picture = lru_cache(maxsize=64)(reading.how_picture)
        self._gallery = lru_cache(maxsize=64)(gallery_page)
        self._rules = lru_cache(maxsize=64)(rules_page)
        self._spec = lru_cache(maxsize=64)(reading.spec_page)
        self._scene = lru_cache(maxsize=256)(scene_picture)
        self._lessons = lru_cache(maxsize=32)(lessons_page)
        self._how = lru_cache(maxsize=64)(reading.how_page)
        self._sheet = lru_cache(maxsize=64)(sheet_page)

    def all(self) -> list[Route]:
        return [
            Route("/cards/{game}", self.cards),
            Route("/cards/{game}/{what}", self.card),
            Route("/rules/{game}", self.rules),
            Route("/rules/{game}/{rule}", self.rule),
            Route("/spec/{game}", self.spec),
            Route("/learn", self.lessons),
            Route("/learn/{game}", self.lessons),
            Route("/learn/{game}/{scene}.svg", self.scene),
            Route("/sheet/{game}", self.sheet),
            Route("/learn/{game}/{lesson}", self.lessons),
            Route("/how/{game}", self.how),
            Route("/how/{game}/{name}.svg", self.how_picture),
            Route("/picture/{game}", self.picture),
        ]

    async def cards(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return HTMLResponse(self._gallery(game, code_of(request)))

    async def card(self, request: Request) -> Response:
        game, what = find_game(request.path_params["game"]), request.path_params["what"][:LONGEST]
        if "json" in request.query_params:
            return JSONResponse(component_reading(game, what, code_of(request)))
        return HTMLResponse(component_page(game, what, code_of(request)))

    async def rules(self, request: Request) -> Response:
        game, asked = find_game(request.path_params["game"]), request.query_params
        words, ours = asked.get("find", ""), "ours" in asked
        if "json" in asked:
            return JSONResponse(found_rules(game, code_of(request), words, ours))
        if words or ours:
            return HTMLResponse(rules_page(game, code_of(request), words, ours))
        return HTMLResponse(self._rules(game, code_of(request)))

    async def spec(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return HTMLResponse(self._spec(game, code_of(request)))

    async def scene(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        drawn = self._scene(game, request.path_params["scene"][:LONGEST], code_of(request))
        return Response(drawn, media_type="image/svg+xml")

    async def lessons(self, request: Request) -> Response:
        """The list; an address that names a lesson is one that somebody typed or was sent."""
        name, lesson = (request.path_params.get(part, "") for part in ("game", "lesson"))
        if lesson:
            find_lesson(find_game(name), lesson)
        return HTMLResponse(self._lessons(code_of(request), find_game(name).name if name else ""))

    async def rule(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return JSONResponse(reading.rule_text(game, request.path_params["rule"], code_of(request)))

    async def sheet(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return HTMLResponse(self._sheet(game, code_of(request)))

    async def how(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return HTMLResponse(self._how(game, code_of(request)))

    async def how_picture(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        drawn = self._how_picture(game, request.path_params["name"], code_of(request))
        return Response(drawn, media_type="image/svg+xml")

    async def picture(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return Response(self._picture(game, code_of(request)), media_type="image/svg+xml")
