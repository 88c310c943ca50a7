"""Outside: what people name as an address leads to the wide world or nowhere."""

from __future__ import annotations

import asyncio
import ipaddress
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.receivers import Site
from ragnatafl.table.club.addressing import is_mail_address, is_public, target
from ragnatafl.table.club.outside import LARGEST_BODY, NotSent, Outside, Request

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def site() -> Iterator[Site]:
    made = Site()
    yield made
    made.close()


async def post(outside: Outside, url: str, body: bytes = b"{}") -> str:
    """Why it was not sent; empty if it was."""
    try:
        await outside.post(Request(url, {"Content-Type": "application/json"}, body))
    except NotSent as fault:
        return fault.why
    finally:
        await outside.close()
    return ""


def leads_to(*addresses: str) -> Outside:
    async def resolve(host: str, port: int) -> list[str]:
        return list(addresses)

    return Outside(resolve=resolve, seconds=5.0)


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://10.0.0.7/x",
        "https://192.168.1.1/x",
        "https://[fd00::1]/x",
        "https://[fe80::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x",
        "https://0.0.0.0/x",
        "https://100.64.0.1/x",
    ],
)
async def test_addresses_of_closed_networks_are_refused(url: str) -> None:
    with pytest.raises(BadInput, match="not in the wide world"):
        target(url)
    assert await post(Outside(), url) == "private"


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/x",
        "ftp://hooks.example/x",
        "file:///etc/passwd",
        "https://",
        "https:///x",
        "https://name:secret@hooks.example/x",
        "https://hooks.example:0/x",
        "https://hooks.example:99999/x",
        "https://hooks.example/x y",
        "https://hooks.example/\r\nHost: evil",
        "https://[::1",
        "https://hooks.example/" + "x" * 1000,
        "",
    ],
)
async def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(BadInput, match="must be as in https"):
        target(url)
    assert await post(Outside(), url) == "private"


@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f.1", "localhost"])
async def test_other_ways_to_write_this_machine_lead_nowhere(host: str) -> None:
    """They look like names; the system finds our own address behind them."""
    assert await post(Outside(), f"https://{host}/x") in ("private", "silent")


@pytest.mark.parametrize(
    "addresses",
    [("127.0.0.1",), ("169.254.169.254",), ("::1",), ("1.1.1.1", "10.0.0.1"), ("fe80::1%eth0",)],
)
async def test_names_that_lead_to_closed_networks_lead_nowhere(addresses: tuple[str, ...]) -> None:
    assert await post(leads_to(*addresses), "https://hooks.example/x") == "private"


async def test_the_address_that_was_looked_at_is_spoken_to(site: Site) -> None:
    """A name that leads elsewhere the second time is asked for once."""
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    port = site.address.rpartition(":")[2]
    outside = Outside(private=True, resolve=resolve)

    assert await post(outside, f"http://hooks.example:{port}/hook/a") == ""
    assert asked == ["hooks.example"]
    assert [got.headers["host"] for got in site.got] == [f"hooks.example:{port}"]


@pytest.mark.parametrize(
    ("status", "why"), [(404, "gone"), (410, "gone"), (403, "refused"), (500, "refused")]
)
async def test_how_it_was_refused_is_told(site: Site, status: int, why: str) -> None:
    site.status = status

    assert await post(Outside(private=True), f"{site.address}/hook/a") == why


@contextmanager
def answering(answer: bytes) -> Iterator[tuple[str, list[str]]]:
    """A site that says just this, and what it was asked for."""
    asked: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.path)
            self.wfile.write(answer)

        def log_message(self, *said: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}", asked
    server.shutdown()
    server.server_close()


async def test_nobody_is_followed_elsewhere() -> None:
    head = b"HTTP/1.1 307 Go\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n"
    with answering(head) as (address, asked):
        assert await post(Outside(private=True), f"{address}/hook") == "refused"

    assert asked == ["/hook"]


async def test_a_long_answer_is_not_listened_to() -> None:
    head = b"HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n" + b"x" * 20_000
    with answering(head) as (address, _):
        assert await post(Outside(private=True, seconds=30.0), f"{address}/hook") == ""


async def test_an_answer_that_is_none_is_silence() -> None:
    with answering(b"what?\r\n") as (address, _):
        assert await post(Outside(private=True), f"{address}/hook") == "silent"


async def test_who_does_not_answer_is_not_waited_for() -> None:
    async def sit(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    server = await asyncio.start_server(sit, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]

    assert await post(Outside(private=True, seconds=0.05), f"http://127.0.0.1:{port}/") == "silent"
    server.close()


async def test_how_long_the_other_side_wants_to_be_left_alone() -> None:
    head = b"HTTP/1.1 429 Slow\r\nRetry-After: 77\r\nContent-Length: 0\r\n\r\n"
    with answering(head) as (address, _), pytest.raises(NotSent) as fault:
        await Outside(private=True).post(Request(f"{address}/hook", {}, b"{}"))

    assert (fault.value.why, fault.value.wait) == ("refused", 77.0)


async def test_large_bodies_stay_here(site: Site) -> None:
    outside = Outside(private=True)

    assert await post(outside, f"{site.address}/hook/a", b"x" * (LARGEST_BODY + 1)) == "refused"
    assert site.got == []


async def test_certificates_are_looked_at(site: Site) -> None:
    """A site that speaks no https is not spoken to without it."""
    address = site.address.replace("http:", "https:")

    assert await post(Outside(private=True), f"{address}/hook/a") == "silent"
    assert site.got == []


def test_which_addresses_are_public() -> None:
    known = ("1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101")

    assert all(is_public(ipaddress.ip_address(one)) for one in known)
    assert not is_public(ipaddress.ip_address("224.0.0.1"))
    assert not is_public(ipaddress.ip_address("2001:0:102:304::1"))  # Teredo


@pytest.mark.parametrize(
    "text",
    ["", "olena", "olena@", "@club.example", "a@b@c", "a b@c", "a@b\n", "<a@b>", "a@b,c@d",
     'Olena "x" <a@b>', "a@b..c", "x" * 65 + "@b", "a@" + "b" * 260],
)  # fmt: skip
def test_what_is_no_mail_address(text: str) -> None:
    assert not is_mail_address(text)
