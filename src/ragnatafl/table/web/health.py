"""How the server is: alive, ready for people, and its figures for those who may know them."""

from __future__ import annotations

import asyncio
import hmac
from dataclasses import asdict
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from ragnatafl.table.settings import Settings
from ragnatafl.table.storage import StoreFault
from ragnatafl.table.web import figures
from ragnatafl.table.web.door import PEER, lies_in, networks
from ragnatafl.table.web.hall import Hall

PATIENCE: Final = 2.0
"""Seconds in which storage must answer for the server to be ready."""
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")


class Health:
    """/healthz, /readyz and /metrics."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self._near = networks(settings.metrics_from)
        self._proxies = networks(settings.trusted_proxies)

    def all(self) -> list[Route]:
        return [
            Route("/healthz", self.healthz),
            Route("/readyz", self.readyz),
            Route("/metrics", self.metrics),
        ]

    async def healthz(self, request: Request) -> Response:
        """The process lives and hears."""
        return PlainTextResponse("ok\n")

    async def readyz(self, request: Request) -> Response:
        """New people may be sent here: what they do is stored, and it is not about to end."""
        stores = await self._stores()
        ready = stores and not self.hall.tables.draining
        told = {"ready": ready, "storage": stores, "draining": self.hall.tables.draining}
        return JSONResponse(told, status_code=200 if ready else 503)

    async def _stores(self) -> bool:
        keeper = self.hall.tables.keeper
        try:
            async with asyncio.timeout(PATIENCE):
                await keeper.call(keeper.store.events, "", 0)
                await keeper.try_out()
        except (StoreFault, TimeoutError):
            return False
        return True

    async def metrics(self, request: Request) -> Response:
        if not self.may_read(request):
            return PlainTextResponse("not for you: see metrics_from and metrics_token\n", 403)
        figures.TABLES.set(len(self.hall.tables.rooms.loaded()))
        figures.SOCKETS.set(len(self.hall.company.everybody()))
        for name, number in asdict(self.hall.bots.thinkers.figures).items():
            figures.THINKERS.labels(name).set(number)
        return Response(figures.told(), media_type=CONTENT_TYPE_LATEST)

    def may_read(self, request: Request) -> bool:
        """Who is near and came by no proxy that we do not know, or shows the token."""
        token = self.settings.metrics_token
        shown = request.headers.get("authorization", "")
        if token and hmac.compare_digest(shown.encode(), f"Bearer {token}".encode()):
            return True
        visitor = request.client.host if request.client else ""
        by_proxy = any(name in request.headers for name in FORWARDED)
        peer = request.scope.get("state", {}).get(PEER, visitor)
        if by_proxy and not lies_in(peer, self._proxies):
            return False
        return lies_in(visitor, self._near)
