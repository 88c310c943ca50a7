"""Forwarding: what concerns a table of another process is handed on to it, once.

A process trusts what another one hands on, the visitor's address and host among it, if it names the
secret that both read from their database. What was handed on is never handed on again.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from collections.abc import Awaitable, Iterable
from typing import Final

import httpx
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ragnatafl.table.storage import Fenced, StoreFault
from ragnatafl.table.web.cluster import Cluster, Moved
from ragnatafl.table.web.hall import Hall

OF_A_TABLE: Final = re.compile(r"/(?:t|ws|api/tables|api/ws)/([A-Za-z0-9_-]{1,40})(?:/|$)")
BY: Final = b"x-ragnatafl-by"
HOST: Final = b"x-ragnatafl-host"
VISITOR: Final = b"x-ragnatafl-visitor"
SCHEME: Final = b"x-ragnatafl-scheme"
OWN: Final = (BY, HOST, VISITOR, SCHEME)
HANDED_ON: Final = "ragnatafl.handed-on"
"""In the scope of what was."""
HOPS: Final = (b"host", b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te")
"""Headers that speak of one line, not of the request."""
SOCKETS: Final = b"sec-websocket-"
PATIENCE: Final = 6.0
"""Seconds in which a table whose process died has found another: a lease, and some more."""
PAUSE: Final = 0.25
QUIET: Final = 8.0
"""Seconds after which a process that says nothing is not waited for by who only wants to read."""
LARGEST: Final = 2_500_000
TRY_AGAIN: Final = 1013
Headers = list[tuple[bytes, bytes]]


class Received:
    """Puts back what another process handed on as its visitor asked it; before all else looks."""

    def __init__(self, app: ASGIApp, cluster: Cluster) -> None:
        self.app = app
        self.cluster = cluster

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(self._received(scope) if "headers" in scope else scope, receive, send)

    def _received(self, scope: Scope) -> Scope:
        told = {name: value for name, value in scope["headers"] if name in OWN}
        headers: Headers = [(n, value) for n, value in scope["headers"] if n not in OWN]
        if not told:
            return scope
        secret = self.cluster.secret.encode()
        if not secret or not secrets.compare_digest(told.get(BY, b""), secret):
            return {**scope, "headers": headers}
        headers = [(name, value) for name, value in headers if name != b"host"]
        headers.append((b"host", told.get(HOST, b"")))
        visitor = (told.get(VISITOR, b"").decode("latin-1"), 0)
        scheme = told.get(SCHEME, b"").decode("latin-1") or scope["scheme"]  # or cookies go astray
        return {**scope, "headers": headers, "client": visitor, "scheme": scheme, HANDED_ON: True}


class Forwarding:
    """Hands on requests and sockets of tables that are played elsewhere."""

    def __init__(self, app: ASGIApp, hall: Hall, cluster: Cluster) -> None:
        self.app = app
        self.hall = hall
        self.cluster = cluster
        self._client = httpx.AsyncClient(
            timeout=httpx.Timeout(30.0, connect=2.0), limits=httpx.Limits(max_connections=200),
            trust_env=False,
        )  # fmt: skip

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        handed_on = HANDED_ON in scope
        found = OF_A_TABLE.match(scope["path"])
        hand_on, heard = self._socket, receive
        if scope["type"] == "http":
            hand_on, heard = self._request, Heard(receive)
        deadline = time.monotonic() + PATIENCE
        while found is not None:
            try:
                address = await self._elsewhere(found[1])
                if not address:
                    break
                if not handed_on:
                    await hand_on(address, scope, heard, send)
                    return
            except (StoreFault, Fenced, OSError):
                pass  # its process has ended just now, or has no line: soon somebody else has it
            if time.monotonic() > deadline or handed_on:
                await _try_again(scope, heard, send)
                return
            await asyncio.sleep(PAUSE)
            if isinstance(heard, Heard):
                heard.again()
        await self.app(scope, heard, send)

    async def _elsewhere(self, room: str) -> str:
        """Where a room is played, if not here; nothing of a room that is not there."""
        try:
            await self.hall.tables.find(room)
        except Moved as moved:
            return moved.address
        except (StoreFault, Fenced):
            raise
        except Exception:  # it cannot be loaded: the page says why
            return ""
        return ""

    def _handed_on(self, scope: Scope, without: Iterable[bytes] = HOPS) -> Headers:
        """The headers of a request that is handed on."""
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")
        visitor = (scope["client"] or ("",))[0].encode("latin-1")
        kept: Headers = [
            (name, value)
            for name, value in scope["headers"]
            if name not in without and not name.startswith(SOCKETS)
        ]
        return [
            *kept, (BY, self.cluster.secret.encode()), (HOST, host), (VISITOR, visitor),
            (SCHEME, scope["scheme"].encode()),
        ]  # fmt: skip

    async def _request(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        body = b""
        while True:
            message = await receive()
            body += message.get("body", b"")
            if message["type"] == "http.disconnect":
                return
            if not message.get("more_body") or len(body) > LARGEST:  # then it is refused there
                break
        request = self._client.build_request(
            scope["method"], address + _target(scope), headers=self._handed_on(scope), content=body
        )
        reads = scope["method"] in ("GET", "HEAD")
        if reads:
            request.extensions["timeout"] = {**request.extensions["timeout"], "read": QUIET}
        try:
            answer = await self._client.send(request, stream=True)
        except httpx.TransportError as fault:
            if reads or isinstance(fault, httpx.ConnectError | httpx.ConnectTimeout):
                raise OSError(str(fault)) from fault
            await _try_again(scope, receive, send)  # it may have been done: nobody does it twice
            return
        try:
            headers = [(n.lower(), value) for n, value in answer.headers.raw]
            kept = [(name, value) for name, value in headers if name not in HOPS]
            status = answer.status_code
            await send({"type": "http.response.start", "status": status, "headers": kept})
            async for chunk in answer.aiter_raw():
                await send({"type": "http.response.body", "body": chunk, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            await answer.aclose()

    async def _socket(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        headers = self._handed_on(scope)
        url = address.replace("http", "ws", 1) + _target(scope)
        try:
            there = await connect(
                url,
                additional_headers=[(n.decode(), v.decode("latin-1")) for n, v in headers],
                compression=None,
                max_size=None,
                open_timeout=2.0,
                ping_interval=3.0,  # or a process that hangs is waited for long past its lease
                ping_timeout=10.0,
                close_timeout=1.0,
                proxy=None,
            )
        except InvalidHandshake:  # refused there: so it is refused here
            await receive()
            await send({"type": "websocket.close", "code": 4404})
            return
        await receive()
        await send({"type": "websocket.accept"})
        await _both(_from_browser(there, receive), _to_browser(there, send))
        await there.close()


class Heard:
    """The body of a request, which is read anew where it is handed on anew."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._messages: list[Message] = []
        self._read = 0

    def again(self) -> None:
        self._read = 0

    async def __call__(self) -> Message:
        if self._read == len(self._messages):
            self._messages.append(await self._receive())
        self._read += 1
        return self._messages[self._read - 1]


async def _both(*ways: Awaitable[None]) -> None:
    """Until one of the two is at its end."""
    tasks = [asyncio.ensure_future(way) for way in ways]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, ConnectionClosed, RuntimeError, OSError):
            await task


async def _from_browser(there: ClientConnection, receive: Receive) -> None:
    while True:
        message: Message = await receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        await there.send(text if text is not None else message["bytes"])


async def _to_browser(there: ClientConnection, send: Send) -> None:
    try:
        async for text in there:
            await send({"type": "websocket.send", "text": str(text)})
    except ConnectionClosed:
        pass
    code = there.close_code or TRY_AGAIN
    code = TRY_AGAIN if code in (1005, 1006) else code  # these two are never sent
    with contextlib.suppress(RuntimeError):
        await send({"type": "websocket.close", "code": code})


def _target(scope: Scope) -> str:
    path = scope.get("raw_path") or scope["path"].encode()
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    return bytes(path + query).decode("latin-1")


async def _try_again(scope: Scope, receive: Receive, send: Send) -> None:
    """Nobody plays this table yet: the browser asks again in a moment."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": TRY_AGAIN})
        return
    headers = [(b"retry-after", b"1"), (b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": b"The table moves: try again in a moment.\n"})
