"""Knowing: who a request or a socket speaks for, by the cookie or the token that it shows.

A browser gets a token with its first table. Until somebody sits down, opens a table or looks at
their own page the store learns nothing of it: the id follows from the token. From then on the token
is a key in the store, and is changed for another one every few days. The one before is good until
the new one is first used, and a little longer: an answer that got lost and tabs that ask at once
lose nobody. After that it is refused. Whoever copied a token is thrown out by that, or throws its
owner out, who then notices; nobody stays beside them unseen.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ragnatafl.table.club.agents import device_name
from ragnatafl.table.club.tokens import OLDER, PROGRAM, Signer, new_device
from ragnatafl.table.storage import StoreFault
from ragnatafl.table.storage.keys import FOR_EVER, Key, Keys, Kind
from ragnatafl.table.storage.people import People
from ragnatafl.table.storage.sat import Sat
from ragnatafl.table.web.addresses import Addresses
from ragnatafl.table.web.asking import code_of, not_now
from ragnatafl.table.web.company import Company
from ragnatafl.table.web.holders import (
    COOKIE,
    VISITOR,
    Visitor,
    holder_of,
    keep_token,
    visitor_of,
)
from ragnatafl.table.web.keeping import Keeper
from ragnatafl.table.web.rooms import Rooms

LOG: Final = logging.getLogger("ragnatafl.people")
DAY: Final = 86_400.0
RENEWAL: Final = 7 * DAY
"""After which a token is changed for another one."""
RENEWAL_PAUSE: Final = DAY
"""Between two offers of another one, if nobody took the first."""
GRACE: Final = 300.0
"""Seconds for which a token is good after the one that follows it was used."""
SEEN: Final = DAY
"""How exactly it is known when somebody was here last."""
REMEMBERED: Final = 600.0
"""Seconds for which a key is believed without a look into the store; one that ends is heard of
sooner."""
MOST_REMEMBERED: Final = 20_000
PAUSE: Final = 3.0
"""Seconds between two looks for keys that ended and people who changed."""
OVERLAP: Final = 60.0
"""Seconds by which the clocks of processes may differ."""
KEPT: Final = 30 * DAY
"""For which it is known of a key that it ended."""
TRY_AGAIN: Final = 1013
NOBODY_ASKS: Final = ("/static/", "/healthz", "/readyz", "/metrics", "/picture/")
"""The same for everybody: these look at no cookie."""
API: Final = "/api/"
HANDED_ON: Final = "ragnatafl.handed-on"


class Knowing:
    """Keys and people, as a running server knows them."""

    def __init__(
        self,
        keeper: Keeper,
        rooms: Rooms,
        company: Company,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.keys = Keys(keeper.store)
        self.people = People(keeper.store, lambda: self.now)
        self._sat = Sat(keeper.store)
        self.identities = rooms.identities
        self.call = keeper.call
        self._rooms = rooms
        self._company = company
        self.clock = clock
        self._signer: Signer | None = None
        self._remembered: OrderedDict[str, tuple[Key | None, float]] = OrderedDict()
        self._seated: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._looked = 0.0

    @property
    def now(self) -> float:
        return self.clock()

    async def signer(self) -> Signer:
        if self._signer is None:
            self._signer = Signer(await self.call(self.keys.secret, "cookies"))
        return self._signer

    # Who asks

    async def recognise(self, asking: HTTPConnection) -> Visitor:
        """Who this is; programs are known by their tokens, at their own addresses alone."""
        if asking.scope["path"].startswith(API):
            token, kind = _bearer(asking), "token"
            ours = token.startswith(PROGRAM)
            ours = ours and (await self.signer()).knows(token.removeprefix(PROGRAM))
        else:
            token, kind = asking.cookies.get(COOKIE, ""), "browser"
            ours = OLDER.fullmatch(token) is not None
            ours = ours or (bool(token) and (await self.signer()).knows(token))
        if not ours:
            return Visitor()
        name = holder_of(token)
        key = await self.find(name)
        if key is None:
            is_new = kind == "browser" and self.identities.of(name) == name
            return Visitor(token, name, name) if is_new else Visitor()
        if key.kind != kind or key.until <= self.now:
            return Visitor()
        person = self.identities.of(key.person)
        if self.identities.has_left(person):
            return Visitor()
        key = await self._used(key)
        return Visitor(token, name, person, key, program=kind == "token")

    async def find(self, name: str) -> Key | None:
        """A key by its hash, remembered for a while; an older memory is better than none."""
        found = self._remembered.get(name)
        if found is not None and self.now - found[1] < REMEMBERED:
            self._remembered.move_to_end(name)
            return found[0]
        try:
            key = await self.call(self.keys.find, name)
        except StoreFault:
            if found is None:
                raise
            return found[0]
        self._remember(name, key)
        return key

    def _remember(self, name: str, key: Key | None) -> None:
        self._remembered[name] = key, self.now
        self._remembered.move_to_end(name)
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)

    async def _used(self, key: Key) -> Key:
        """The store learns of the first use, and then once in a while."""
        now = self.now
        if now - key.seen < SEEN:
            return key
        used = key._replace(seen=now)

        def use() -> None:
            self.keys.use(key, now, GRACE)
            self.people.meet(key.person)

        try:
            await self.call(use)
        except StoreFault:  # another time
            return key
        self._remember(key.hash, used)
        return used

    async def renewed(self, visitor: Visitor) -> str:
        """Another token in the place of one that is old; nothing while it need not be changed."""
        key, now = visitor.key, self.now
        if key is None or key.kind != "browser" or key.until < FOR_EVER:
            return ""
        if now - key.at < RENEWAL or now - key.renewed < RENEWAL_PAUSE:
            return ""
        token = (await self.signer()).new()
        try:
            made = await self.call(self.keys.renew, key.hash, holder_of(token), now, RENEWAL_PAUSE)
        except StoreFault:  # the old one is good still
            return ""
        self._remember(key.hash, key._replace(renewed=now))
        return token if made else ""

    # Who comes, and goes

    async def welcome(self, asking: HTTPConnection) -> Visitor:
        """A browser at a table gets a token; the store learns nothing of it yet."""
        visitor = visitor_of(asking)
        if not visitor.token:
            visitor.token = visitor.gives = (await self.signer()).new()
            visitor.hash = visitor.person = holder_of(visitor.token)
            asking.scope[VISITOR] = visitor
        return visitor

    async def meet(self, asking: HTTPConnection, name: str = "") -> str:
        """Somebody sits down or opens a table: known from now on, by an id that seats keep."""
        visitor = await self.welcome(asking)
        if visitor.key is not None and not name:
            return visitor.person
        now, agent = self.now, device_name(asking.headers.get("user-agent", ""))
        code, is_older = code_of(asking), OLDER.fullmatch(visitor.token) is not None

        def meet() -> Key | None:
            self.people.meet(visitor.person, name, code)
            if visitor.key is None:
                at, more = 0.0 if is_older else now, {"device": new_device(), "seen": now}
                data = {"agent": agent}
                self.keys.add(visitor.hash, visitor.person, "browser", at, **more, data=data)  # type: ignore[arg-type]  # of two types
            return self.keys.find(visitor.hash)

        visitor.key = await self.call(meet)
        self._remember(visitor.hash, visitor.key)
        return visitor.person

    async def sign_in(self, asking: HTTPConnection, person: str, by: str = "") -> None:
        """This browser is that person's from now on, by a token that nobody has seen before; what
        it had is good no longer. `by` is the hash of what works once: it is used up when the
        browser comes with its token, for the answer may get lost."""
        before, now = visitor_of(asking), self.now
        token = (await self.signer()).new()
        agent = device_name(asking.headers.get("user-agent", ""))

        def sign_in() -> None:
            device, data = by[:12] or new_device(), {"agent": agent, "by": by}
            self.keys.add(holder_of(token), person, "browser", now, device=device, data=data)
            if before.key is not None:
                self.keys.end_device(before.key.device, now)
            elif before.hash:
                self.keys.bury(before.hash, now)

        await self.call(sign_in)
        asking.scope[VISITOR] = Visitor(token, holder_of(token), person, gives=token)
        await self.look()

    async def sign_out(self, person: str, kind: Kind, device: str) -> bool:
        """A device, or a token, opens nothing any more; False if there is no such."""
        ended = await self.call(self.keys.end, person, kind, device, self.now)
        self._forget(ended)
        return bool(ended)

    async def join(self, who: str, other: str) -> None:
        """Two turn out to be one person: the seats of both are the other's. Nothing that led to
        the first leads anywhere: or who planted its token here would be the other too."""
        if self.identities.of(who) == self.identities.of(other):
            return

        def join() -> None:
            self.people.be(who, other)
            self.keys.end_all(who, self.now)
            self._sat.move(who, other)

        await self.call(join)
        await self.look()

    async def sits(self, asking: HTTPConnection, room: str) -> None:
        """Somebody is at a table of theirs: all their devices find it from now on."""
        person = await self.meet(asking)
        if (person, room) not in self._seated:
            await self.call(self._sat.note, person, room, self.now)
            self._seated[person, room] = None
            if len(self._seated) > MOST_REMEMBERED:
                self._seated.popitem(last=False)

    async def tables_of(self, asking: HTTPConnection, most: int) -> list[str]:
        """Where somebody sits, the latest first; nothing of who is not known."""
        visitor = visitor_of(asking)
        if visitor.key is None:
            return []
        return await self.call(self._sat.of, visitor.person, most)

    async def hide(self, asking: HTTPConnection, room: str) -> None:
        """That table is not to be listed any more."""
        visitor = visitor_of(asking)
        if visitor.key is not None:
            await self.call(self._sat.hide, visitor.person, room)

    # What changes elsewhere

    async def stay(self) -> None:
        """Look for ever; while storage does not answer, what held goes on."""
        while True:
            try:
                await self.look()
                if int(self.now / PAUSE) % 1200 == 0:
                    await self.call(self.keys.purge, self.now - KEPT)
            except StoreFault:
                LOG.debug("people cannot be read now")
            except Exception:  # our bug: the next change is heard of all the same
                LOG.exception("people could not be looked at")
            await asyncio.sleep(PAUSE)

    async def look(self) -> None:
        """Hear of keys that ended, and of people who are others or gone."""
        since, now = self._looked, self.now

        def changes() -> tuple[list[str], bool]:
            changed = self.people.changed(max(0.0, since - OVERLAP))
            ended = self.keys.ended(since - OVERLAP, now) if since else []
            return ended, self.identities.learn(changed)

        ended, is_new = await self.call(changes)
        self._looked = now
        self._forget(ended)
        if is_new:
            for room in self._rooms.loaded():
                if room.recognise(self.identities):
                    self._company.come_back(room.name)

    def _forget(self, ended: Iterable[str]) -> None:
        """Keys that opened something until now: their sockets come back, and are asked again."""
        names = set(ended)
        for name in names:
            self._remembered.pop(name, None)
        if names:
            for one in self._company.everybody():
                if one.key in names:
                    one.come_back()


class Knows:
    """Stands before the tables: puts who asks into the scope, and the token into the answer."""

    def __init__(self, app: ASGIApp, knowing: Knowing, addresses: Addresses) -> None:
        self.app = app
        self.knowing = knowing
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"].startswith(NOBODY_ASKS):
            await self.app(scope, receive, send)
            return
        asking = HTTPConnection(scope)
        try:
            visitor = scope[VISITOR] = await self.knowing.recognise(asking)
            if scope["type"] == "http" and HANDED_ON not in scope:
                visitor.gives = await self.knowing.renewed(visitor)
        except StoreFault as fault:
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": TRY_AGAIN})
            else:
                await (await not_now(Request(scope), fault))(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            given = visitor_of(asking).gives
            if message["type"] == "http.response.start" and given:
                carrier = Response()
                keep_token(carrier, given, self.addresses.is_secure(scope["scheme"]))
                MutableHeaders(raw=message["headers"]).append(
                    "set-cookie", carrier.headers["set-cookie"]
                )
            await send(message)

        await self.app(scope, receive, sending)


def _bearer(asking: HTTPConnection) -> str:
    kind, _, token = asking.headers.get("authorization", "")[:200].partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
