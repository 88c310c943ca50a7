"""Every request has an id, is timed and may be logged; what goes wrong is told with that id.

Log lines name the page that was asked for, never its address: that may hold an invitation.
"""

from __future__ import annotations

import logging
import re
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ragnatafl.table.logs import REQUEST, new_request_id
from ragnatafl.table.web import figures
from ragnatafl.table.web.asking import code_of
from ragnatafl.table.web.pages.reading import fault_page
from ragnatafl.table.web.saying import PageVoice

LOG: Final = logging.getLogger("ragnatafl.access")
GIVEN: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""An id that a proxy gave."""


class Access:
    """Goes around the application and its guard."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        REQUEST.set(request_id(scope))
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        began, status = time.monotonic(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = (b"x-request-id", REQUEST.get().encode())
                message["headers"] = [*message["headers"], given]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception:  # our bug: the reader learns by which id its owner finds it
            LOG.exception("no answer for %s", route_of(scope))
            figures.FAULTS.labels("request").inc()
            if not status:
                await broken(Request(scope))(scope, receive, sending)
        seconds = time.monotonic() - began
        figures.REQUESTS.labels(route_of(scope), str(status)).observe(seconds)
        if status >= 400:
            figures.REFUSALS.labels(f"http-{status}").inc()
        facts = {"method": scope["method"], "status": status, "ms": round(seconds * 1000, 1)}
        LOG.info("%s", route_of(scope), extra={"facts": facts})


def request_id(scope: Scope) -> str:
    """The one that a proxy gave, if it looks like one, or a new one."""
    given = dict(scope["headers"]).get(b"x-request-id", b"").decode("latin-1")
    return given if GIVEN.fullmatch(given) else new_request_id()


def route_of(scope: Scope) -> str:
    """What was asked for, by the name that it has in the code."""
    endpoint = scope.get("endpoint")
    if endpoint is None:
        return "nowhere"
    return getattr(endpoint, "__name__", "static")


def broken(request: Request) -> Response:
    code = code_of(request)
    text = PageVoice(code).line("broken", id=REQUEST.get())
    if request.method == "POST" or "json" in request.query_params:
        return JSONResponse({"refused": text}, status_code=500)
    return HTMLResponse(fault_page(text, code), status_code=500)
