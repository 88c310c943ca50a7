"""The application: all routes, with headers that keep its pages safe."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.table.settings import Settings
from ragnatafl.table.storage import StoreFault, open_store
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.routes import Routes, not_now, refused

POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self';"
    b" connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
SAFETY: Final = (
    (b"content-security-policy", POLICY),
    (b"referrer-policy", b"no-referrer"),  # links hold the keys of seats
    (b"x-content-type-options", b"nosniff"),
    (b"cache-control", b"no-cache"),
)
"""Sent with every answer: only our own scripts run, and no other site learns or frames a page."""


class Safely:
    """Adds these headers to all that is sent over HTTP."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SAFETY]
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


def make_app(settings: Settings) -> Starlette:
    """The application, with the store that the settings name."""
    hall = Hall(open_store(settings.store), settings.modules, settings.cores)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(hall.sweep())
        yield
        sweeping.cancel()
        hall.thinkers.close()
        hall.keeper.close()

    app = Starlette(
        routes=Routes(hall).all(),
        lifespan=life,
        middleware=[Middleware(Safely), Middleware(GZipMiddleware, minimum_size=500)],
        exception_handlers={BadInput: refused, Illegal: refused, StoreFault: not_now},
    )
    app.state.hall = hall
    return app
