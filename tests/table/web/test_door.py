"""The door: whoever takes connections and says nothing, or little, keeps nobody else out."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from kit.waiting import PATIENCE, until
from ragnatafl.lab.guests import Guest, Server, arrive_all
from ragnatafl.table.settings import Settings
from ragnatafl.table.web import door as door_module
from ragnatafl.table.web.door import LEAST_CONNECTIONS, RESERVE, Door, guarded
from ragnatafl.table.web.rates import house_of
from table.web.conftest import TESTS
from table.web.given import play_on

pytestmark = pytest.mark.anyio

SLOW = 0.4
"""Seconds that are too many in these stories."""


async def hall(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that reads nothing and answers at once; at /long with very much."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        return
    status, headers = 200, [(b"x-by", b"hall")]
    body = b"x" * 20_000_000 if scope["path"] == "/long" else b"welcome"
    if scope["state"].get("full"):
        status, headers, body = 503, [(b"connection", b"close")], b"no room, in your words"
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Place:
    """A server in this process, with its door."""

    def __init__(self, port: int, door: Door) -> None:
        self.port = port
        self.door = door

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def says(self, words: bytes) -> bytes:
        """What somebody hears who says this and waits."""
        reader, writer = await self.connect()
        writer.write(words)
        heard = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        return heard

    async def answers(self) -> bool:
        heard = await self.says(b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        return heard.startswith(b"HTTP/1.1 200")

    async def has(self, count: int) -> None:
        """So many are let in, soon."""
        await until(lambda: self.door.count == count)


@contextlib.asynccontextmanager
async def serving(**settings: Any) -> AsyncIterator[Place]:
    """Any: settings of all kinds."""
    config = guarded(hall, Settings(**settings), log_config=None, lifespan="off")
    config.load()
    server = uvicorn.Server(config)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    task = asyncio.create_task(server._serve([listening]))  # `serve` would take Ctrl-C from pytest
    port: int = listening.getsockname()[1]
    door: Door = config.http_protocol_class.door  # type: ignore[attr-defined]  # our own class
    await until(lambda: server.started)
    yield Place(port, door)
    server.should_exit = server.force_exit = True
    await task


async def drip(writer: asyncio.StreamWriter, piece: bytes) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(SLOW / 4)


async def heard_while_dripping(place: Place, first: bytes, piece: bytes) -> bytes:
    """What somebody hears until the end who never comes to an end."""
    reader, writer = await place.connect()
    writer.write(first)
    dripping = asyncio.create_task(drip(writer, piece))
    heard = b""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while piece := await reader.read(4_096):
                heard += piece
    dripping.cancel()
    writer.close()
    return heard


async def test_who_says_nothing_is_let_go() -> None:
    async with serving(head_seconds=SLOW) as place:
        assert await place.says(b"") == b""
        await place.has(0)


async def test_a_head_in_drops_is_not_waited_for() -> None:
    async with serving(head_seconds=SLOW) as place:
        heard = await heard_while_dripping(place, b"GET / HTTP/1.1\r\n", b"x: y\r\n")

        assert heard.startswith(b"HTTP/1.1 408")
        await place.has(0)


async def test_the_next_head_has_its_time_too() -> None:
    """A connection that is kept for more requests is no way around it."""
    async with serving(head_seconds=SLOW) as place:
        first = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\nGET / HTTP/1.1\r\n"
        heard = await heard_while_dripping(place, first, b"x: y\r\n")

        assert heard.startswith(b"HTTP/1.1 200")
        assert b"HTTP/1.1 408" in heard


async def test_a_body_in_drops_that_nobody_reads_is_not_waited_for() -> None:
    """The answer is there already; what goes on coming would hold the connection for ever."""
    async with serving(body_seconds=SLOW - door_module.GRACE) as place:
        first = b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n\r\n"
        heard = await heard_while_dripping(place, first, b"x")

        assert heard.startswith(b"HTTP/1.1 200")
        await place.has(0)


async def test_an_answer_that_nobody_takes_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_module, "ANSWER_SECONDS", SLOW)
    async with serving() as place:
        _, writer = await place.connect()
        writer.write(b"GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n")

        await place.has(1)
        await place.has(0)
        writer.close()


async def test_who_says_nothing_makes_room() -> None:
    """However many connections one address opens, it is heard when it speaks."""
    async with serving(most_connections=40, connections_each=20) as place:
        silent = [await place.connect() for _ in range(100)]

        await place.has(20)
        assert await place.answers()
        assert place.door.of_house == {"127.0.0.1": 20 - 1}
        for _, writer in silent:
            writer.close()
        await place.has(0)
        assert place.door.of_house == {}
        assert place.door.waiting == {}


async def test_who_does_not_come_to_an_end_makes_room_too() -> None:
    """Bodies in drops hold no place against somebody who speaks."""
    begun = b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n\r\n"
    async with serving(most_connections=40, connections_each=20) as place:
        slow = [await place.connect() for _ in range(20)]
        for _, writer in slow:
            writer.write(begun)
        await place.has(20)

        assert await place.answers()
        for _, writer in slow:
            writer.close()


async def test_in_all_there_is_an_end_too() -> None:
    async with serving(most_connections=LEAST_CONNECTIONS, connections_each=1_000) as place:
        place.door.most_each = 1_000  # an address alone could not come so far
        silent = [await place.connect() for _ in range(100)]

        await place.has(LEAST_CONNECTIONS)
        assert await place.answers()
        for _, writer in silent:
            writer.close()


async def test_a_table_keeps_its_place_and_gives_it_back() -> None:
    """A socket counts until it ends, and is never sent away for somebody new."""
    asks = (
        b"GET /ws/x HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    async with serving(most_connections=40, connections_each=2) as place:
        lines = [await place.connect() for _ in range(2)]
        for reader, writer in lines:
            writer.write(asks)
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")

        assert place.door.of_house == {"127.0.0.1": 2}
        assert b"503" in await place.says(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        lines[0][1].close()
        await place.has(1)
        assert await place.answers()
        lines[1][1].close()


async def test_who_finds_no_room_is_told_so_by_the_application() -> None:
    """It knows the reader's language; of more than it can tell at once the rest hear one line."""
    ask = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"
    async with serving(most_connections=40, connections_each=2) as place:
        place.door.of_house["127.0.0.1"] = 2  # two who speak

        assert b"no room, in your words" in await place.says(ask)
        place.door.told = door_module.MOST_TOLD
        assert b"retry-after" in await place.says(ask)


def test_connections_stay_below_the_files_a_process_may_open() -> None:
    few = Door(Settings(), descriptors=1_024)
    many = Door(Settings(), descriptors=65_536)

    assert few.most == 1_024 - RESERVE
    assert few.most_each == few.most * 3 // 4
    assert (many.most, many.most_each) == (4_000, 2_000)


def test_a_proxy_has_many_people_behind_it() -> None:
    door = Door(Settings(trusted_proxies=("10.0.0.7/24",), connections_each=1), 65_536)
    for house in ("10.0.0.9", "192.0.2.7"):
        door.came(house)

    assert door.lets_in("10.0.0.9")
    assert not door.lets_in("192.0.2.7")


def test_a_proxy_is_its_own_address_alone() -> None:
    """Who lives in the same house as the proxy counts as one visitor, by networks as anybody."""
    door = Door(Settings(trusted_proxies=("2001:db8:1:2::7",), connections_each=1), 65_536)
    door.came(house_of("2001:db8:1:2::7"))

    assert door.lets_in("2001:db8:1:2::7")
    assert not door.lets_in("2001:db8:1:2::8")
    assert not door.lets_in("2001:db8:1:2::")


@pytest.mark.parametrize("peer", ["10.0.0.9", "::ffff:10.0.0.9", "fd12::7"])
def test_a_proxy_is_believed_however_its_address_is_told(peer: str) -> None:
    trusted = guarded(hall, Settings(trusted_proxies=("10.0.0.0/8", "fd12::/16")))
    trusted.load()

    assert isinstance(trusted.loaded_app, ProxyHeadersMiddleware)
    assert peer in trusted.loaded_app.trusted_hosts
    assert not guarded(hall, Settings()).proxy_headers


@pytest.mark.slow
async def test_idle_connections_do_not_stop_a_game(tmp_path: Path) -> None:
    """1,200 where a process may open 1,024 files: the table plays on, and the log stays short."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and hard < 2_000:
        pytest.skip(f"this system lets a process open {hard} files: too few for the attack")
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    server = Server(
        tmp_path / "tables.db", paths=[TESTS], before=[str(TESTS / "attacks" / "few_files.py")]
    )
    server.start()
    guests: list[Guest] = []
    try:
        links = server.open_table("runics", ["link", "link"])
        guests = await arrive_all(server, links)
        silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(1_200)]

        await play_on(guests, Random(1), choices=20)
        assert server.get("/")[0] == 200
        server.open_table("runics", ["here", "karl"])
        late = await arrive_all(server, links)
        guests += late
        assert len(server.said) < 2_000
        for one in silent:
            one.close()
    finally:
        for guest in guests:
            await guest.leave()
        server.kill()
