"""The guard: before a request is heard, whether it may be asked by this name, and so often.

A page of another site can give its own name to our address and so speak to us as if from our own
pages; therefore only the names of this machine are answered to.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ragnatafl.table.settings import Settings
from ragnatafl.table.web.addresses import Addresses, name_in
from ragnatafl.table.web.asking import code_of, is_program
from ragnatafl.table.web.connection import NO_TABLE, TOO_MANY, turn_away
from ragnatafl.table.web.files import ROOTED
from ragnatafl.table.web.pages.reading import fault_page
from ragnatafl.table.web.rates import Rates, house_of
from ragnatafl.table.web.saying import PageVoice

FULL_SECONDS: Final = 10
WATCHED: Final = ("/healthz", "/readyz", "/metrics")
"""Asked by programs, again and again."""
OPEN: Final = ("/healthz", "/readyz", "/static/")
"""Here under any name: these tell nothing of anybody, and a refusal has its looks from there."""


@dataclass(frozen=True)
class Fault:
    """Why something is not heard: with which status, in which words, and for how long."""

    status: int
    key: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    wait: int = 0


class SlowBody(Exception):
    """The body of a request does not come."""


class Guard:
    """Stands before the application: names, rates and sockets of each address, slow bodies."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        addresses: Addresses,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.app = app
        self.settings = settings
        self.addresses = addresses
        self.rates = Rates(clock)
        self.sockets: Counter[str] = Counter()
        """Open ones, by address."""
        self._page = lru_cache(maxsize=256)(fault_page)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        asked = HTTPConnection(scope)
        fault = self.why_not(asked)
        if scope["type"] == "websocket":
            await self._socket(asked, fault, receive, send)
        elif fault is not None:
            await self._answer(asked, fault)(scope, receive, send)
        else:
            await self._request(asked, receive, send)

    def why_not(self, asked: HTTPConnection) -> Fault | None:
        """What speaks against hearing this at all."""
        host, origin = asked.headers.get("host", ""), asked.headers.get("origin")
        if not self.addresses.answers_to(host) and not asked.scope["path"].startswith(OPEN):
            return Fault(421, "unknown-host", {"name": name_in(host)[:100] or "?"})
        is_read = asked.scope.get("method") in ("GET", "HEAD")
        if not is_read and not self.addresses.same_origin(origin, host):
            return Fault(400, "other-site")
        if asked.scope.get("state", {}).get("full"):
            return Fault(503, "full", wait=FULL_SECONDS)
        kind = kind_of(asked)
        a_minute: int = getattr(self.settings, f"{kind}_a_minute")
        wait = self.rates.wait(self._house(asked), kind, a_minute)
        return Fault(429, "too-often", {"seconds": wait}, wait) if wait else None

    def _house(self, asked: HTTPConnection) -> str:
        return house_of(asked.client.host if asked.client is not None else "")

    async def _request(self, asked: HTTPConnection, receive: Receive, send: Send) -> None:
        """A body that does not come is not waited for."""
        ends: float | None = asyncio.get_running_loop().time() + self.settings.body_seconds

        async def receiving() -> Message:
            nonlocal ends
            try:
                async with asyncio.timeout_at(ends):
                    message = await receive()
            except TimeoutError:
                raise SlowBody from None
            if not message.get("more_body", False):
                ends = None  # only the end of the connection can come now
            return message

        try:
            await self.app(asked.scope, receiving, send)
        except SlowBody:  # nothing was answered yet: whoever answers has read all
            await self._answer(asked, Fault(408, "slow-body"))(asked.scope, receive, send)

    async def _socket(
        self, asked: HTTPConnection, fault: Fault | None, receive: Receive, send: Send
    ) -> None:
        """So many of an address; who is one too many is told so."""
        house = self._house(asked)
        if fault is None and self.sockets[house] >= self.settings.sockets_each:
            fault = Fault(429, "too-many-at-house")
        if fault is not None and fault.status == 429:
            text = PageVoice(code_of(asked)).line(fault.key, **fault.facts)
            await turn_away(
                {"say": "refused", "refused": text, "rule": ""}, TOO_MANY, receive, send
            )
        elif fault is not None:
            await send({"type": "websocket.close", "code": NO_TABLE})
        else:
            self.sockets[house] += 1
            try:
                await self.app(asked.scope, self._heard(asked, receive, send), send)
            finally:
                self.sockets[house] -= 1
                if not self.sockets[house]:
                    del self.sockets[house]

    def _heard(self, asked: HTTPConnection, receive: Receive, send: Send) -> Receive:
        """So many messages of an address, whichever of its sockets they come by."""
        house, most = self._house(asked), self.settings.messages_a_minute
        line = PageVoice(code_of(asked)).line("too-many")
        refusal = msgspec.json.encode({"say": "refused", "refused": line, "rule": ""}).decode()

        async def receiving() -> Message:
            while True:
                message = await receive()
                says = message["type"] == "websocket.receive"
                if not says or not self.rates.wait(house, "messages", most, minutes=1):
                    return message
                await send({"type": "websocket.send", "text": refusal})

        return receiving

    def _answer(self, asked: HTTPConnection, fault: Fault) -> Response:
        """A refusal as the reader takes it: a page, JSON for a program of ours, or a line."""
        code = code_of(asked)
        text = PageVoice(code).line(fault.key, **fault.facts)
        headers = {"retry-after": str(fault.wait)} if fault.wait else {}
        if fault.status in (408, 503):
            headers["connection"] = "close"
        if is_program(asked):
            return JSONResponse({"refused": text}, fault.status, headers)
        if kind_of(asked) == "pages":
            return HTMLResponse(self._page(text, code), fault.status, headers)
        return PlainTextResponse(f"{text}\n", fault.status, headers)


def kind_of(asked: HTTPConnection) -> str:
    """What an address asks for, as limits know it."""
    path = asked.scope["path"]
    if asked.scope["type"] == "websocket":
        return "sockets"
    if asked.scope["method"] == "POST":
        if path == "/upload":
            return "uploads"
        if path.endswith("/look"):
            return "looks"
        if path.endswith("/sit"):
            return "joins"
        if path.endswith("/invite"):
            return "invites"
        opening = ("/new", "/open", "/play-on", "/api/tables")
        opens = path.startswith("/learn/") or path.endswith(opening)
        return "tables" if opens else "reads"
    by_itself = path in WATCHED or path in ROOTED or path.endswith(".svg")
    if by_itself or path.startswith(("/static/", "/picture/")):
        return "files"
    is_part = is_program(asked) or path.endswith(("/read", "/story", "/log"))
    return "reads" if is_part else "pages"
