"""Who is banned by the owner's order is not let in: neither to pages nor to tables."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ragnatafl.table.web.asking import code_of
from ragnatafl.table.web.connection import BARRED, turn_away
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.holders import browser_of
from ragnatafl.table.web.pages.reading import fault_page
from ragnatafl.table.web.saying import PageVoice

OPEN_TO_ALL: Final = ("/static/", "/admin", "/healthz", "/readyz")
"""The owner may have banned the own address."""


class Barring:
    """Stands before the tables."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app = app
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or not self.bars(HTTPConnection(scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            line = PageVoice(code_of(HTTPConnection(scope))).line("banned")
            await turn_away({"closed": line}, BARRED, receive, send)
        else:
            await refusal(Request(scope))(scope, receive, send)

    def bars(self, asking: HTTPConnection) -> bool:
        if not self.hall.tables.orders.bans or asking.scope["path"].startswith(OPEN_TO_ALL):
            return False
        address = asking.client.host if asking.client is not None else ""
        return self.hall.tables.orders.banned(address, browser_of(asking)) is not None


def refusal(request: Request) -> Response:
    code = code_of(request)
    text = PageVoice(code).line("banned")
    if request.method == "POST" or "json" in request.query_params:
        return JSONResponse({"refused": text}, status_code=403)
    return HTMLResponse(fault_page(text, code), status_code=403)
