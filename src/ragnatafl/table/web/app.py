"""The application: all routes, with headers that keep its pages safe."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.game import fits_game, load_content
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.packs import Pack, read_pack
from ragnatafl.table.club.letters import Carrier
from ragnatafl.table.club.mail import Mailer
from ragnatafl.table.settings import Settings
from ragnatafl.table.storage import Fenced, Store, StoreFault, is_database, open_store
from ragnatafl.table.thinking import Thinkers
from ragnatafl.table.thinking.local import Local
from ragnatafl.table.web.access import Access
from ragnatafl.table.web.addresses import Addresses
from ragnatafl.table.web.admin import Admin
from ragnatafl.table.web.aside import Aside
from ragnatafl.table.web.asking import not_now, refused
from ragnatafl.table.web.barring import Barring
from ragnatafl.table.web.club.api import Api
from ragnatafl.table.web.club.me import Me
from ragnatafl.table.web.club.outgoing import Alerts
from ragnatafl.table.web.club.routes import Club
from ragnatafl.table.web.cluster import Cluster, Moved
from ragnatafl.table.web.governing import Governing
from ragnatafl.table.web.guard import Guard
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.health import Health
from ragnatafl.table.web.knowing import Knows
from ragnatafl.table.web.routes import Routes
from ragnatafl.table.web.saying import PageVoice
from ragnatafl.table.web.waking import Waking

if TYPE_CHECKING:
    from ragnatafl.table.thinking.crew import Crew

POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self';"
    b" connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self';"
    b" base-uri 'none'; frame-ancestors 'none'"
)
SAFETY: Final = (
    (b"content-security-policy", POLICY),
    (b"referrer-policy", b"same-origin"),  # invitations are nobody else's business
    (b"x-content-type-options", b"nosniff"),
    (b"cache-control", b"private, no-cache"),
)
"""Sent with every answer: only our own scripts run, and no other site learns or frames a page."""


class Safely:
    """Adds these headers to all that is sent over HTTP, where none is set."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = {name for name, _ in message["headers"]}
                more = (header for header in SAFETY if header[0] not in said)
                message["headers"] = [*message["headers"], *more]
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


def make_app(settings: Settings, carrier: Carrier | None = None) -> Starlette:
    """The application, with the store that the settings name."""
    addresses = Addresses(settings)
    pack = _owners_pack(settings.content) if settings.content else None
    store = open_store(settings.store)
    thinkers, crew = _thinkers(store, settings)
    hall = Hall(store, thinkers)
    hall.company.most_onlookers = settings.onlookers_a_table
    hall.tables.rooms.pack = pack
    hall.talking.a_minute = settings.talk_a_minute
    aside = Aside(settings.modules)
    governing = Governing(hall)
    alerts = Alerts(hall, addresses, settings)
    cluster = _cluster_of(hall, settings) if is_database(settings.store) else None

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await governing.look()
        await hall.timing.pulse.leave()  # a clock may begin before it beats
        await hall.timing.pulse.look()
        await hall.knowing.look()
        tasks = [
            asyncio.create_task(hall.sweep()),
            asyncio.create_task(read_words()),
            asyncio.create_task(governing.stay()),
            asyncio.create_task(hall.knowing.stay()),
            asyncio.create_task(Waking(hall).stay()),
            asyncio.create_task(hall.chronicle.stay()),
            asyncio.create_task(hall.tournaments.stay()),
            asyncio.create_task(hall.timing.pulse.stay()),
            asyncio.create_task(hall.timing.stay()),
            *map(asyncio.create_task, alerts.work()),
            asyncio.create_task(hall.lobby.stay()),
            asyncio.create_task(hall.talking.stay()),
        ]
        if cluster is not None:
            await cluster.join()
            tasks.append(asyncio.create_task(cluster.stay()))
        if crew is not None:
            tasks.append(asyncio.create_task(crew.work()))
        yield
        for task in tasks:
            task.cancel()
        hall.bots.thinkers.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        if cluster is not None:
            await cluster.leave()
        hall.tables.keeper.close()
        aside.close()

    middleware = [
        Middleware(Safely),
        Middleware(Access),
        Middleware(Guard, settings, addresses),
        Middleware(Knows, hall.knowing, addresses),
        Middleware(Barring, hall),
    ]
    if cluster is not None:
        from ragnatafl.table.web.forwarding import Forwarding, Received  # libraries of an extra

        middleware.insert(0, Middleware(Received, cluster))
        middleware.append(Middleware(Forwarding, hall=hall, cluster=cluster))
    middleware.append(Middleware(GZipMiddleware, minimum_size=500))
    routes = Routes(hall, aside, addresses)
    app = Starlette(
        routes=[
            *Health(hall, settings).all(),
            *Admin(governing, addresses).all(),
            *alerts.routes.all(),
            *Club(hall, addresses).all(),
            *Me(hall, addresses, carrier or Mailer(settings.smtp_url, settings.mail_from)).all(),
            *Api(hall, routes.opening, settings).all(),
            *routes.all(),
        ],
        lifespan=life,
        middleware=middleware,
        exception_handlers={
            BadInput: refused,
            Illegal: refused,
            StoreFault: not_now,
            Fenced: not_now,
            Moved: not_now,
        },
    )
    app.state.hall = hall
    app.state.governing = governing
    return app


def _owners_pack(place: str) -> Pack:
    """What new tables are played with; what is wrong with it is told before any is opened."""
    pack = read_pack(place)
    games = [game for game in map(find_game, game_names()) if fits_game(game, pack)]
    if not games:
        known = ", ".join(game_names())
        line = f"content: {pack.name} is a pack for none of our games: {known}"
        raise bad(line, "pack-of-none", pack=pack.name, known=known)
    for game in games:
        load_content(game, pack=pack)
    return pack


async def read_words() -> None:
    """The sentences of all games, read beside everything else: later nobody waits for them."""
    for code in LANGUAGES:
        for name in game_names():
            await asyncio.to_thread(PageVoice, code, find_game(name))


def _thinkers(store: Store, settings: Settings) -> tuple[Thinkers, Crew | None]:
    """Who thinks for bots: processes of this server alone; or whoever takes jobs from the database,
    among them a crew of our own unless none is wanted."""
    if not is_database(settings.store):
        if not settings.workers:
            line = "workers must be 1 at least where the tables are in a file"
            raise bad(line, "one-worker")
        return Local(store, settings.modules, settings.cores, settings.workers), None
    from ragnatafl.table.storage.postgres import PostgreSQL
    from ragnatafl.table.thinking.crew import Crew
    from ragnatafl.table.thinking.database import Database

    assert isinstance(store, PostgreSQL)
    if not settings.workers:
        return Database(store), None
    return Database(store), Crew(store, settings.modules, settings.cores, settings.workers)


def _cluster_of(hall: Hall, settings: Settings) -> Cluster:
    """This process among those that share the database."""
    from ragnatafl.table.storage.leases import Leases
    from ragnatafl.table.storage.postgres import PostgreSQL

    store = hall.tables.rooms.storage
    assert isinstance(store, PostgreSQL)
    cluster = Cluster(Leases(store, settings.internal_url), hall.tables.keeper)
    cluster.lost = hall.tables.let_all_go
    hall.tables.owners = cluster
    return cluster
