"""The door: how many connections there are, and how long one may take to say what it wants.

A connection costs a descriptor, of which a process has so many. One that has not said what it wants
makes room for the next; one whose request does not come to its end in time, or whose answer nobody
takes, is closed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ragnatafl.table.settings import Settings
from ragnatafl.table.web.rates import house_of

LOG: Final = logging.getLogger("ragnatafl.door")
BACKLOG: Final = 128
"""So many are let in before any of them is looked at."""
RESERVE: Final = 3 * BACKLOG
"""Descriptors for all but those who are let in: the store, bots, files that are sent; those who are
told that it is full, and those who come meanwhile."""
MOST_TOLD: Final = 32
TOLD_SECONDS: Final = 3.0
LEAST_CONNECTIONS: Final = 16
WANTED_FILES: Final = 65_536
ANSWER_SECONDS: Final = 120.0
"""In which an answer is taken."""
GRACE: Final = 2.0
"""The application tells first that a body takes too long."""
PEER: Final = "peer"
"""In the state of a request: the other end of its line, whatever that says of its visitors."""
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"retry-after: 10\r\nconnection: close\r\n\r\nThere are too many connections. Try again soon.\n"
)
LATE: Final = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"connection: close\r\n\r\nThe request took too long.\n"
)


def raise_descriptors() -> int:
    """As many descriptors as the system gives us; how many that are."""
    try:
        import resource
    except ImportError:  # where a process is not limited by them
        return WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):  # some systems allow less than they tell
            return soft
    return max(soft, most)


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def networks(words: Iterable[str]) -> list[Network]:
    return [ipaddress.ip_network(word, strict=False) for word in words]


def lies_in(address: str, networks: Iterable[Network]) -> bool:
    try:
        read = ipaddress.ip_address(address)
    except ValueError:  # a name that tests use, or none
        return False
    older = getattr(read, "ipv4_mapped", None)  # so told where all kinds come in at once
    return any((older or read) in network for network in networks)


def _mapped(network: Network) -> str:
    """How its addresses are told where the server listens to all kinds at once."""
    if network.version == 6:
        return str(network)
    return f"::ffff:{network.network_address}/{96 + network.prefixlen}"


class Door:
    """Who is connected, and who of these has not said all yet."""

    def __init__(self, settings: Settings, descriptors: int) -> None:
        self.settings = settings
        self.most = max(LEAST_CONNECTIONS, min(settings.most_connections, descriptors - RESERVE))
        self.most_each = max(1, min(settings.connections_each, self.most * 3 // 4))
        self.proxies = networks(settings.trusted_proxies)
        self.count = 0
        self.told = 0
        """Who is being told that there is no room."""
        self.of_house: Counter[str] = Counter()
        self.waiting: dict[Visit, str] = {}
        """Who is to say something, from the longest on, with their houses."""

    def is_proxy(self, address: str) -> bool:
        """Many people stand behind it: behind this address, not behind its neighbours'."""
        return lies_in(address, self.proxies)

    def lets_in(self, peer: str) -> bool:
        """Is there room for one more? Who has waited longest with its words goes for it."""
        house = house_of(peer)
        if self.of_house[house] >= self.most_each and not self.is_proxy(peer):
            longest = next((one for one, of in self.waiting.items() if of == house), None)
        elif self.count >= self.most:
            longest = next(iter(self.waiting), None)
        else:
            return True
        if longest is None:
            LOG.warning("connections are refused: %s of %s in all", self.count, self.most)
            return False
        longest.leave()
        return True

    def came(self, house: str) -> None:
        self.count += 1
        self.of_house[house] += 1

    def went(self, house: str) -> None:
        self.count -= 1
        self.of_house[house] -= 1
        if not self.of_house[house]:
            del self.of_house[house]


class Visit(H11Protocol):
    """A connection over HTTP, each of whose steps must come to its end in time."""

    door: Door

    def __init__(self, *args: Any, **keywords: Any) -> None:  # Any: uvicorn's own, passed on
        super().__init__(*args, **keywords)
        self.house: str | None = None
        """Where it comes from, while it is counted here."""
        self.is_told = False
        """There was no room for it."""
        self._step: tuple[object, object] | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self.app_state = {**self.app_state, PEER: peer}
        if self.door.lets_in(peer):
            self.house = house_of(peer)
            self.door.came(self.house)
            self._watch()
        elif self.door.told < MOST_TOLD:  # in the words of its reader, who must speak for that
            self.is_told = True
            self.door.told += 1
            self.app_state = {**self.app_state, "full": True}
            self._deadline = self.loop.call_later(TOLD_SECONDS, transport.abort)
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        house = self._let_go()
        if house is not None:
            self.door.went(house)
        self.door.told -= self.is_told
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The table's own line takes over, and the place at the door with it."""
        if self.is_told:
            self.transport.write(FULL)
            self.transport.close()
            return
        house = self._let_go()
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        if isinstance(line, Line):
            line.house = house

    def leave(self) -> None:
        """It makes room, or has taken too long."""
        if self.house is None:
            return
        self.door.went(self.house)
        self._let_go()
        if self.conn.trailing_data[0] and self.conn.our_state is h11.IDLE:
            self.transport.write(LATE)  # it began to speak
            self.transport.close()
        else:
            self.transport.abort()

    def _let_go(self) -> str | None:
        house, self.house = self.house, None
        self.door.waiting.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        return house

    def _watch(self) -> None:
        """Give the step that begins now its time."""
        step = self.cycle, self.conn.their_state
        if step == self._step or self.house is None:
            return
        self._step = step
        self.door.waiting.pop(self, None)
        if self.conn.their_state is h11.SEND_BODY:
            seconds = self.door.settings.body_seconds + GRACE
            self.door.waiting[self] = self.house
        elif self.conn.their_state is h11.IDLE and not self.transport.get_write_buffer_size():
            seconds = self.door.settings.head_seconds
            self.door.waiting[self] = self.house
        else:
            seconds = ANSWER_SECONDS
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self.leave)


class Line(WebSocketsSansIOProtocol):
    """A table's line to a browser; it keeps its place at the door until it ends."""

    door: Door
    house: str | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.house is not None:
            self.door.went(self.house)
            self.house = None
        super().connection_lost(exc)


def guarded(app: Any, settings: Settings, **more: Any) -> Config:  # Any: uvicorn's own
    """How uvicorn serves this application behind a door."""
    door = Door(settings, raise_descriptors())
    return Config(
        app,
        http=type("Visit", (Visit,), {"door": door}),
        ws=type("Line", (Line,), {"door": door}),
        backlog=BACKLOG,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[*map(str, door.proxies), *map(_mapped, door.proxies)],
        **more,
    )
