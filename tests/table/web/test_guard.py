"""The guard: names that are not ours, what is asked too often, bodies that do not come."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from kit.waiting import PATIENCE, until
from ragnatafl.lab.guests import Guest
from ragnatafl.table.settings import Settings
from ragnatafl.table.web.addresses import Addresses
from ragnatafl.table.web.company import MOST_A_SEAT
from ragnatafl.table.web.connection import TOO_MANY
from ragnatafl.table.web.guard import Guard
from ragnatafl.table.web.rates import MOST_BUCKETS, Rates
from table.web.conftest import make_server


async def table(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that hears everything whole."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "welcome"})
        await receive()
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"welcome"})


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Answer:
    """What came back to a request."""

    def __init__(self, sent: list[Message]) -> None:
        self.status: int = sent[0]["status"]
        self.headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        self.text = b"".join(message.get("body", b"") for message in sent[1:]).decode()


async def heard(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


class Person:
    """Somebody at a browser, as the application hears of them."""

    def __init__(self, app: ASGIApp, address: str, headers: dict[str, str]) -> None:
        self.app = app
        self.address = address
        self.headers = {"host": "localhost:7777", **headers}

    def scope(self, kind: str, path: str, method: str, headers: dict[str, str]) -> Scope:
        path, _, query = path.partition("?")
        told = {**self.headers, **headers}.items()
        return {
            "type": kind, "method": method, "path": path, "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in told],
            "client": (self.address, 50_000), "scheme": "http", "state": {},
        }  # fmt: skip

    def asks(self, method: str, path: str, **headers: str) -> Answer:
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        asyncio.run(heard(self.app, self.scope("http", path, method, headers), receive, send))
        return Answer(sent)

    def gets(self, path: str = "/", **headers: str) -> Answer:
        return self.asks("GET", path, **headers)

    @contextlib.asynccontextmanager
    async def at(self, path: str) -> AsyncIterator[list[Message]]:
        """All that a socket was sent, while it is open."""
        sent: list[Message] = []
        said = asyncio.Queue[Message]()
        said.put_nowait({"type": "websocket.connect"})

        async def send(message: Message) -> None:
            sent.append(message)

        scope = self.scope("websocket", path, "", {})
        task = asyncio.create_task(heard(self.app, scope, said.get, send))
        await until(lambda: sent)
        yield sent
        said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await task


def told(sent: list[Message]) -> tuple[str, int]:
    """Why a socket was closed again, and with which code."""
    return msgspec.json.decode(sent[1]["text"])["refused"], sent[-1]["code"]


class Gate:
    """The guard before that application, and people from several addresses."""

    def __init__(self, **settings: Any) -> None:  # Any: settings of all kinds
        self.clock = Clock()
        told = Settings(**settings)
        self.guard = Guard(table, told, Addresses(told, look=list), self.clock)

    def person(self, address: str = "192.0.2.7", **headers: str) -> Person:
        return Person(self.guard, address, headers)


@pytest.fixture
def strict() -> Gate:
    """One of each in a minute, ten at once."""
    kinds = ("tables", "uploads", "looks", "pages", "reads", "files", "sockets")
    return Gate(**{f"{kind}_a_minute": 1 for kind in kinds})


# What is asked too often


REQUESTS = {
    "tables": [
        ("POST", "/new"),
        ("POST", "/beside/open"),
        ("POST", "/t/x/play-on"),
        ("POST", "/learn/runics/below/open"),
    ],
    "uploads": [("POST", "/upload")],
    "looks": [("POST", "/box/lords/look")],
    "pages": [("GET", "/"), ("GET", "/t/x"), ("GET", "/rules/lords"), ("GET", "/t/x/join/y")],
    "reads": [("GET", "/t/x/read?what=z"), ("GET", "/t/x/replay?json"), ("POST", "/mine")],
    "files": [("GET", "/static/style.css"), ("GET", "/picture/lords"), ("GET", "/how/l/a.svg")],
}


@pytest.mark.parametrize("kind", REQUESTS)
def test_each_kind_has_a_limit_of_its_own(strict: Gate, kind: str) -> None:
    person = strict.person()
    asked = [REQUESTS[kind][number % len(REQUESTS[kind])] for number in range(12)]

    statuses = [person.asks(*words).status for words in asked]

    assert statuses == [200] * 10 + [429] * 2
    for other in REQUESTS.keys() - {kind}:
        assert person.asks(*REQUESTS[other][0]).status == 200


def test_who_waits_is_heard_again(strict: Gate) -> None:
    person = strict.person()
    for _ in range(10):
        person.gets()

    refused = person.gets()
    strict.clock.now += int(refused.headers["retry-after"])

    assert refused.headers["retry-after"] == "60"
    assert [person.gets().status for _ in range(2)] == [200, 429]


def test_others_do_not_wait_for_somebody_greedy(strict: Gate) -> None:
    for _ in range(30):
        strict.person("192.0.2.7").gets()

    assert strict.person("192.0.2.8").gets().status == 200


def test_a_house_with_many_numbers_is_one(strict: Gate) -> None:
    """Of IPv6 everybody has numbers without end."""
    houses = [f"2001:db8:1:2::{number:x}" for number in range(12)]

    statuses = [strict.person(house).gets().status for house in houses]

    assert statuses[-2:] == [429, 429]
    assert strict.person("2001:db8:1:3::1").gets().status == 200


SAID = {
    "en": "Too much was asked for from your address. Try again in 60 s.",
    "uk": "З вашої адреси забагато запитів. Спробуйте ще раз за 60 с.",
    "ru": "С вашего адреса слишком много запросов. Попробуйте ещё раз через 60 с.",
    "pt-BR": "Pedidos demais vieram do seu endereço. Tente de novo em 60 s.",
}


@pytest.mark.parametrize("code", SAID)
def test_a_refusal_is_in_the_readers_language(strict: Gate, code: str) -> None:
    person = strict.person(**{"accept-language": code})
    for _ in range(10):
        person.gets()
        person.asks("POST", "/new")

    page, answer = person.gets(), person.asks("POST", "/new")
    assert SAID[code] in page.text
    assert f'lang="{code}"' in page.text
    assert msgspec.json.decode(answer.text) == {"refused": SAID[code]}


def test_what_is_known_of_addresses_has_an_end() -> None:
    rates = Rates()
    for number in range(MOST_BUCKETS + 500):
        rates.wait(f"house {number}", "pages", 1)

    assert len(rates._buckets) == MOST_BUCKETS


# Sockets


@pytest.mark.anyio
async def test_sockets_of_one_address_have_a_limit() -> None:
    gate = Gate(sockets_each=2)
    person = gate.person("192.0.2.7")
    async with person.at("/ws/a"), person.at("/ws/b"):
        async with person.at("/ws/c?lang=uk") as third:
            words = "З вашої адреси відкрито забагато столів: закрийте один із них."
            assert told(third) == (words, TOO_MANY)
        async with gate.person("192.0.2.8").at("/ws/c") as other:
            assert other[1]["text"] == "welcome"
    async with person.at("/ws/c") as again:
        assert again[1]["text"] == "welcome"
    assert gate.guard.sockets == {}


@pytest.mark.anyio
async def test_sockets_cannot_be_opened_without_end(strict: Gate) -> None:
    for _ in range(10):
        async with strict.person().at("/ws/a") as one:
            assert one[1]["text"] == "welcome"

    async with strict.person().at("/ws/a") as one:
        assert told(one) == (SAID["en"], TOO_MANY)


class Talk:
    """A socket at an application that counts what it hears, by which somebody says so much."""

    def __init__(self, gate: Gate, address: str) -> None:
        self.person = gate.person(address)
        self.heard = 0
        self.sent: list[Message] = []

    async def says(self, times: int) -> None:
        left = [
            {"type": "websocket.receive", "text": "{}"},
        ] * times + [{"type": "websocket.disconnect"}]

        async def receive() -> Message:
            return left.pop(0)

        async def send(message: Message) -> None:
            self.sent.append(message)

        async def counts(scope: Scope, receive: Receive, send: Send) -> None:
            while (await receive())["type"] == "websocket.receive":
                self.heard += 1

        guard = self.person.app
        assert isinstance(guard, Guard)
        guard.app = counts
        await guard(self.person.scope("websocket", "/ws/a", "", {}), receive, send)


@pytest.mark.anyio
async def test_messages_of_one_address_have_a_limit_over_all_its_sockets() -> None:
    gate = Gate(messages_a_minute=60)
    first, second = Talk(gate, "192.0.2.7"), Talk(gate, "192.0.2.7")
    await first.says(50)
    await second.says(50)
    other = Talk(gate, "192.0.2.8")
    await other.says(50)
    gate.clock.now += 5
    later = Talk(gate, "192.0.2.7")
    await later.says(50)

    assert [one.heard for one in (first, second, other, later)] == [50, 10, 50, 5]
    assert (first.sent, other.sent) == ([], [])
    words = [msgspec.json.decode(message["text"])["refused"] for message in second.sent]
    assert words == ["too many messages at once, wait a moment"] * 40


# Names


async def first_word(person: Person) -> Message:
    async with person.at("/ws/a") as sent:
        return sent[0]


OURS = (
    "localhost", "LOCALHOST:9", "tafl.localhost", "127.0.0.1:7777", "127.9.9.9", "[::1]:7777",
    "tafl.example", "tafl.example:443", "TAFL.example.", "board.fritz.box",
)  # fmt: skip
FOREIGN = (
    "evil.example", "evil.example:7777", "localhost.evil.example", "tafl.example.evil.example",
    "192.0.2.1", "[2001:db8::1]", "127.0.0.1.evil.example", "0.0.0.0", "", "[", "a b", "x" * 500,
)  # fmt: skip


def named() -> Gate:
    return Gate(public_url="https://tafl.example/", names=("board.fritz.box",))


@pytest.mark.parametrize("host", OURS)
def test_it_answers_to_its_names(host: str) -> None:
    assert named().person(host=host).gets().text == "welcome"


@pytest.mark.parametrize("host", FOREIGN)
def test_it_answers_to_no_other_name(host: str) -> None:
    """A foreign page gave its own name our address: it would be of the same origin as ours."""
    person = named().person(host=host)

    page = person.gets()
    assert page.status == 421
    assert "does not answer to the name" in page.text
    assert "--public-url" in page.text
    assert person.asks("POST", "/new").status == 421
    assert asyncio.run(first_word(person)) == {"type": "websocket.close", "code": 4404}


def test_a_foreign_name_is_shown_as_text() -> None:
    page = named().person(host="<b>evil</b>").gets()

    assert "<b>evil" not in page.text
    assert "&lt;b&gt;evil" in page.text


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/static/style.css"])
def test_what_tells_nothing_of_anybody_needs_no_name(path: str) -> None:
    """Programs that watch over it know none, and the refusal shall look well."""
    assert named().person(host="evil.example").gets(path).text == "welcome"


def test_figures_are_told_under_our_names_alone() -> None:
    """A foreign page in a browser on this machine could read them."""
    assert named().person(host="evil.example").gets("/metrics").status == 421
    assert named().person(host="board.fritz.box").gets("/metrics").text == "welcome"


ORIGINS = {
    None: 200,
    "http://localhost:7777": 200,
    "https://tafl.example": 200,  # a proxy may give us another name than the reader's
    "https://tafl.example.evil.example": 400,
    "http://evil.example": 400,
    "null": 400,
    "": 400,
}


@pytest.mark.parametrize("origin", ORIGINS)
def test_pages_of_other_sites_change_nothing(origin: str | None) -> None:
    headers = {} if origin is None else {"origin": origin}
    person = named().person(**headers)

    assert person.asks("POST", "/new").status == ORIGINS[origin]
    assert person.gets().status == 200  # to be looked at by a link is no harm
    is_heard = asyncio.run(first_word(person))["type"] == "websocket.accept"
    assert is_heard == (ORIGINS[origin] == 200)


# Proxies


def visitors(peer: str, trusted: str) -> list[int]:
    """Twelve visitors of different addresses, by a proxy."""
    gate = Gate(pages_a_minute=1)
    app: Any = ProxyHeadersMiddleware(gate.guard, [trusted])  # type: ignore[arg-type]  # its types are uvicorn's own
    names = (f"203.0.113.{number}" for number in range(12))
    person = Person(app, peer, {})
    return [person.gets(**{"x-forwarded-for": name}).status for name in names]


def test_a_trusted_proxy_tells_whom_it_speaks_for() -> None:
    assert visitors(peer="10.0.0.2", trusted="10.0.0.0/8") == [200] * 12


def test_nobody_else_can_say_that_they_are_somebody_else() -> None:
    assert visitors(peer="192.0.2.7", trusted="10.0.0.0/8")[-2:] == [429, 429]


# Slow bodies, and a full house


class Slow:
    """A request whose body never ends."""

    def __init__(self, gate: Gate, **state: bool) -> None:
        self.gate = gate
        person = gate.person(**{"accept-language": "ru"})
        self.scope = {**person.scope("http", "/new", "POST", {}), "state": state}
        self.sent: list[Message] = []

    async def receive(self) -> Message:
        await asyncio.sleep(0.05)
        return {"type": "http.request", "body": b"x", "more_body": True}

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    async def hears(self) -> Answer:
        await asyncio.wait_for(self.gate.guard(self.scope, self.receive, self.send), PATIENCE)
        return Answer(self.sent)


@pytest.mark.anyio
async def test_a_body_that_never_ends_is_refused() -> None:
    answer = await Slow(Gate(body_seconds=0.2)).hears()

    assert (answer.status, answer.headers["connection"]) == (408, "close")
    assert "Запрос длился слишком долго." in answer.text


@pytest.mark.anyio
async def test_who_found_no_room_hears_it_in_words() -> None:
    answer = await Slow(Gate(), full=True).hears()

    assert (answer.status, answer.headers["retry-after"]) == (503, "10")
    assert "Сейчас слишком много посетителей" in answer.text


# All of it at a real server


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_real_server_keeps_its_limits(tmp_path: Path) -> None:
    """Who asks without end, in whatever name, gets some and is told so; the rest goes on."""
    server = make_server(tmp_path, tables_a_minute=2, uploads_a_minute=1, sockets_each=1)
    server.start()
    form = {"game": "runics", "seats": [{"kind": "link"}, {"kind": "link"}]}
    links = server.open_table("runics", ["link", "link"])
    hers, his = links.cookies()
    astrid = await Guest.arrive(server.port, links.room, hers)

    names = ({"x-forwarded-for": f"203.0.113.{number}"} for number in range(40))
    statuses = [server.post("/new", form, name)[0] for name in names]
    assert statuses[:15] == [200] * 15
    assert statuses[-5:] == [429] * 5
    uploads = [server.post("/upload", b"no record")[0] for _ in range(12)]
    assert uploads == [400] * 10 + [429] * 2
    assert server.post("/new", form, {"Host": "evil.example"})[0] == 421
    with pytest.raises(ConnectionError):
        await Guest.arrive(server.port, links.room, his)

    assert server.get("/")[0] == 200
    await astrid.leave()
    server.stop()
    assert "Traceback" not in server.said


@pytest.mark.slow
@pytest.mark.anyio
async def test_however_many_look_on_players_come_to_their_table(tmp_path: Path) -> None:
    """Or strangers could keep out whoever lost the line."""
    server = make_server(tmp_path, onlookers_a_table=2)
    server.start()
    links = server.open_table("runics", ["link", "link"])
    hers, his = links.cookies()
    crowd = [await Guest.arrive(server.port, links.room) for _ in range(2)]
    with pytest.raises(ConnectionError):
        await Guest.arrive(server.port, links.room)

    astrid = await Guest.arrive(server.port, links.room, hers)
    tabs = [await Guest.arrive(server.port, links.room, his) for _ in range(MOST_A_SEAT)]
    with pytest.raises(ConnectionError):  # nor can one who plays there fill it with tabs
        await Guest.arrive(server.port, links.room, his)

    for guest in (astrid, *tabs, *crowd):
        await guest.leave()
    server.stop()
    assert "Traceback" not in server.said
