"""Outside: what is sent to machines that other people named, with all due care.

Only to the wide world (unless the owner allows the own networks), by https, without following
anybody elsewhere, for a short while, and of the answer hardly anything is read. The address that
was looked at is the one that is spoken to: a name that leads elsewhere a moment later does not
lead us there.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

import httpcore

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.club.addressing import is_public, number_of, target

SECONDS: Final = 10.0
"""For all of it, from the name to the answer."""
LARGEST_BODY: Final = 16_384
LARGEST_ANSWER: Final = 4_096
MOST_AT_ONCE: Final = 32
GONE: Final = (404, 410)
LONGEST_WAIT: Final = 3_600.0

Resolve = Callable[[str, int], Awaitable[list[str]]]
"""The addresses of a host."""


class NotSent(Exception):
    """It did not get there, and why in a word: `gone`, `refused`, `silent`, `private`."""

    def __init__(self, why: str, wait: float = 0.0) -> None:
        super().__init__(why)
        self.why = why
        self.wait = wait
        """Seconds for which the other side does not want to be asked."""


class Request(NamedTuple):
    """What is to be sent."""

    url: str
    headers: Mapping[str, str]
    body: bytes


async def look_up(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


class Outside:
    """Sends to addresses of others."""

    def __init__(
        self,
        private: bool = False,
        seconds: float = SECONDS,
        resolve: Resolve = look_up,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self.private = private
        self._seconds = seconds
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=trust,
            max_connections=MOST_AT_ONCE,
            max_keepalive_connections=0,
            network_backend=_Checked(private, resolve),
        )

    async def post(self, request: Request) -> None:
        """`NotSent` unless the other side says that it has it."""
        try:
            target(request.url, self.private)
        except BadInput:
            raise NotSent("private") from None
        if len(request.body) > LARGEST_BODY:
            raise NotSent("refused")
        headers = [("User-Agent", "ragnatafl"), *request.headers.items()]
        try:
            async with (
                asyncio.timeout(self._seconds),
                self._pool.stream("POST", request.url, headers=headers, content=request.body)
                as answer,
            ):  # fmt: skip
                status, wait = answer.status, _wait(answer.headers)
                await _read_a_little(answer)
        except (TimeoutError, OSError, httpcore.NetworkError, httpcore.ProtocolError,
                httpcore.TimeoutException) as fault:  # fmt: skip
            raise NotSent("silent") from fault
        if status in GONE:
            raise NotSent("gone")
        if not 200 <= status < 300:
            raise NotSent("refused", wait)

    async def close(self) -> None:
        await self._pool.aclose()


async def _read_a_little(answer: httpcore.Response) -> None:
    """So that an orderly end is one; whoever talks on is not listened to."""
    read = 0
    async for chunk in answer.aiter_stream():
        read += len(chunk)
        if read > LARGEST_ANSWER:
            return


def _wait(headers: Iterable[tuple[bytes, bytes]]) -> float:
    """Seconds that the other side asks for."""
    told = next((value for name, value in headers if name.lower() == b"retry-after"), b"")
    return min(LONGEST_WAIT, float(told)) if told.isdigit() and len(told) < 8 else 0.0


class _Checked(httpcore.AsyncNetworkBackend):
    """Connects to addresses that were looked at, never by a name."""

    def __init__(self, private: bool, resolve: Resolve) -> None:
        self._private = private
        self._resolve = resolve
        self._net = httpcore.AnyIOBackend()

    # Any: what httpcore says its socket options are
    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await self._resolve(host, port)
        numbers = [number_of(address.partition("%")[0]) for address in found]
        if not self._private and any(one is None or not is_public(one) for one in numbers):
            raise NotSent("private")
        fault: Exception = httpcore.ConnectError("no address")
        for address in found:
            try:
                return await self._net.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as failed:
                fault = failed
        raise fault

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        raise NotSent("private")

    async def sleep(self, seconds: float) -> None:
        await self._net.sleep(seconds)
