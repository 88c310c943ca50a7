"""How the server is, and what its owner learns of it: health, figures, lines of its log."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from kit.waiting import until
from ragnatafl.lab.guests import Server, arrive_all
from ragnatafl.table import logs
from ragnatafl.table.orders import Owner
from ragnatafl.table.settings import Settings
from ragnatafl.table.storage import Entry, Fenced, StoreFault
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web import files
from ragnatafl.table.web.app import make_app
from ragnatafl.table.web.files import FOR_GOOD
from ragnatafl.table.web.governing import Governing
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.routes import Routes
from table.web.given import ASTRID, given_table, play_on
from table.web.test_server import QuietHall

pytestmark = pytest.mark.anyio

TOKEN = "a-token-of-sixteen-letters"
NEW = {"game": "runics", "seats": [{"kind": "here", "name": "Astrid"}, {"kind": "link"}]}


class Browser(httpx.AsyncClient):
    """Somebody at this address, and the server they ask, without a network between them."""

    def __init__(self, folder: Path, address: str = "127.0.0.1", **changes: Any) -> None:
        app = make_app(Settings(store=str(folder / "tables.db"), **changes))
        self.hall: Hall = app.state.hall
        transport = httpx.ASGITransport(app, client=(address, 5))
        super().__init__(transport=transport, base_url="http://127.0.0.1")


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    root, ours = logging.getLogger(), logging.getLogger("ragnatafl")
    before = root.handlers[:], root.level, ours.level
    stream = io.StringIO()
    logs.set_up("debug", "json", stream)
    yield stream
    root.handlers[:], root.level, ours.level = before


# Alive and ready


async def test_alive_and_ready(tmp_path: Path) -> None:
    async with Browser(tmp_path) as browser:
        assert (await browser.get("/healthz")).text == "ok\n"
        ready = await browser.get("/readyz")

    assert ready.status_code == 200
    assert ready.json() == {"ready": True, "storage": True, "draining": False}


async def test_without_storage_it_lives_but_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(room: str, since: int = 0) -> None:
        raise StoreFault("disk gone")

    async with Browser(tmp_path) as browser:
        monkeypatch.setattr(browser.hall.tables.keeper.store, "events", fails)

        assert (await browser.get("/healthz")).status_code == 200
        ready = await browser.get("/readyz")

    assert ready.status_code == 503
    assert ready.json() == {"ready": False, "storage": False, "draining": False}


class Touched(SQLite):
    """A store that cannot be written now and then; how often that was tried."""

    full = False
    touches = 0

    def touch(self) -> None:
        self.touches += 1
        if self.full:
            raise StoreFault("disk full")
        super().touch()

    def append(self, room: str, number: int, entries: Sequence[Entry], fence: int = 0) -> float:
        if self.full:
            raise StoreFault("disk full")
        return super().append(room, number, entries, fence)


async def test_what_cannot_be_written_is_not_ready_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not every probe writes: what was seen lately is believed, until something fails."""
    monkeypatch.setattr("ragnatafl.table.web.app.open_store", Touched)
    async with Browser(tmp_path) as browser:
        store = browser.hall.tables.keeper.store
        assert isinstance(store, Touched)

        async def ready() -> tuple[int, int]:
            return (await browser.get("/readyz")).status_code, store.touches

        assert [await ready() for _ in range(3)] == [(200, 1)] * 3
        store.full = True
        assert (await browser.post("/new", json=NEW)).status_code == 503
        assert [await ready() for _ in range(2)] == [(503, 2), (503, 3)]
        store.full = False
        assert [await ready() for _ in range(2)] == [(200, 4)] * 2
        assert (await browser.post("/new", json=NEW)).status_code == 200
        assert await ready() == (200, 4)


async def test_about_to_end_it_opens_no_table(tmp_path: Path) -> None:
    async with Browser(tmp_path) as browser:
        browser.hall.tables.draining = True

        assert (await browser.get("/readyz")).json()["draining"] is True
        assert (await browser.get("/readyz")).status_code == 503
        refused = await browser.post("/new", json=NEW)
        stored = list(browser.hall.tables.keeper.store.rooms())

    assert refused.status_code == 503
    assert "started anew" in refused.json()["refused"]
    assert stored == []


@pytest.mark.parametrize("fault", [StoreFault("disk full"), Fenced("the lease has run out")])
async def test_what_cannot_be_stored_now_is_no_fault_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    """Who opens a table is asked to try again; so where this process just lost its lease."""

    def fails(*more: object) -> None:
        raise fault

    async with Browser(tmp_path) as browser:
        monkeypatch.setattr(browser.hall.tables.keeper.store, "append", fails)
        refused = await browser.post("/new", json=NEW)

    assert (refused.status_code, refused.headers["retry-after"]) == (503, "2")
    assert "cannot be stored" in refused.json()["refused"]


# Figures


def figure(server: Server, name: str) -> float:
    """One of the figures, or 0 if nothing was counted yet."""
    told = server.get("/metrics")[1].decode()
    found = re.search(rf"(?m)^ragnatafl_{re.escape(name)} (\S+)$", told)
    return float(found[1]) if found else 0.0


async def test_figures_count_what_happens(server: Server) -> None:
    """A table is opened; somebody chooses, says it again, and then nonsense; a bot answers."""
    names = (
        'choices_total{by="person"}', 'choices_total{by="bot"}', "pages_total",
        "answer_seconds_count", 'storage_seconds_count{call="append"}',
        'bot_seconds_count{work="choice"}', 'refusals_total{kind="stale"}',
        'refusals_total{kind="input"}', 'request_seconds_count{route="new",status="200"}',
    )  # fmt: skip
    before = [figure(server, name) for name in names]

    links = server.open_table("runics", ["link", "thrall"], {"first": "astrid"})
    (astrid,) = await arrive_all(server, links)
    while figure(server, names[1]) == before[1]:  # until the bot has answered
        if astrid.page.options:
            say = {"say": "choose", "seat": 0, "option": astrid.page.options[0].text}
            await astrid.say(**say, moment=astrid.page.moment)
        await astrid.next_page()
    await astrid.say(**say, moment=0)
    await astrid.say(nonsense=True)
    while not (await astrid.next()).refused.startswith("message:"):
        pass

    assert figure(server, "tables_loaded") >= 1
    after = [figure(server, name) for name in names]
    assert [name for name, a, b in zip(names, after, before, strict=True) if a <= b] == []
    sockets = figure(server, "sockets")
    await astrid.leave()
    await until(lambda: figure(server, "sockets") < sockets)


async def test_no_figure_names_a_table_or_a_person(tmp_path: Path) -> None:
    async with Browser(tmp_path) as browser:
        room = (await browser.post("/new", json=NEW)).json()
        await browser.get(f"/t/{room['room']}")
        await browser.get("/t/nowhere/no-such-seat")
        await browser.get("/Astrid-was-here")
        told = (await browser.get("/metrics")).text

    for word in (room["room"], "Astrid", "Astrid-was-here", "no-such-seat"):
        assert word not in told
    assert 'route="nowhere",status="404"' in told


@pytest.mark.parametrize(
    ("address", "changes", "headers", "status"),
    [
        ("127.0.0.1", {}, {}, 200),
        ("::1", {}, {}, 200),
        ("192.168.1.7", {}, {}, 403),
        ("not-an-address", {}, {}, 403),
        ("192.168.1.7", {"metrics_from": ("192.168.0.0/16",)}, {}, 200),
        ("127.0.0.1", {}, {"x-forwarded-for": "203.0.113.9"}, 403),
        ("127.0.0.1", {"trusted_proxies": ("10.0.0.1",)}, {"x-forwarded-for": "::1"}, 403),
        ("192.168.1.7", {"metrics_token": TOKEN}, {"authorization": f"Bearer {TOKEN}"}, 200),
        ("192.168.1.7", {"metrics_token": TOKEN}, {"authorization": "Bearer x"}, 403),
        ("192.168.1.7", {"metrics_token": ""}, {"authorization": "Bearer "}, 403),
    ],
)
async def test_figures_are_for_those_who_may_know_them(
    tmp_path: Path, address: str, changes: dict[str, Any], headers: dict[str, str], status: int
) -> None:
    """The owner's network, or who shows the token; not who came by a proxy that nobody named."""
    async with Browser(tmp_path, address, **changes) as browser:
        answer = await browser.get("/metrics", headers=headers)

    assert answer.status_code == status
    assert ("ragnatafl_" in answer.text) == (status == 200)


# Cookies


async def test_where_people_come_by_https_no_cookie_goes_without(tmp_path: Path) -> None:
    """The proxy need not be trusted for that: the public address says it."""
    public = {"public_url": "https://tafl.example"}
    async with Browser(tmp_path, **public) as browser:
        opened = await browser.post("/new", json=NEW)
        link = Owner(browser.hall.tables.keeper.store, "olena").link()
        entered = await browser.post(link)
        answers = [
            opened,
            await browser.get(f"/t/{opened.json()['room']}"),
            await browser.get(opened.json()["seats"][1]["link"]),
            entered,
        ]

    assert ["; Secure" in answer.headers["set-cookie"] for answer in answers] == [True] * 4


# What the owner says, away from the tables


async def test_the_home_page_shows_announcements_and_names_of_tables(tmp_path: Path) -> None:
    async with Browser(tmp_path) as browser:
        room = (await browser.post("/new", json=NEW)).json()["room"]
        owner = Owner(browser.hall.tables.keeper.store, "olena")
        owner.announce("Tea & <cake>")
        owner.rename(room, "Final")
        await Governing(browser.hall).look()

        page = await browser.get("/")
        (mine,) = (await browser.post("/mine", json={"tables": [{"room": room}]})).json()

    assert "Tea &amp; &lt;cake&gt;" in page.text
    assert mine["title"] == "Final"


# Lines of the log


async def test_every_answer_has_an_id_that_stands_in_the_log(
    tmp_path: Path, log: io.StringIO
) -> None:
    async with Browser(tmp_path) as browser:
        own = (await browser.get("/")).headers["x-request-id"]
        given = (await browser.get("/", headers={"x-request-id": "of-a-proxy-7"})).headers[
            "x-request-id"
        ]
        bad = (await browser.get("/", headers={"x-request-id": "a b; c"})).headers["x-request-id"]

    lines = [msgspec.json.decode(line) for line in log.getvalue().splitlines()]
    asked = [line for line in lines if line["from"] == "ragnatafl.access"]
    assert [line["request"] for line in asked] == [own, "of-a-proxy-7", bad]
    assert given == "of-a-proxy-7"
    assert bad != "a b; c"
    assert {(line["text"], line["method"], line["status"]) for line in asked} == {
        ("home", "GET", 200)
    }


async def test_a_bug_of_ours_is_told_with_its_id(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(self: Routes, request: object) -> None:
        raise KeyError("R07 in the hand of Astrid")

    monkeypatch.setattr(Routes, "home", breaks)
    async with Browser(tmp_path) as browser:
        page = await browser.get("/")
        posted = await browser.post("/new", content=b"{")

    request = page.headers["x-request-id"]
    assert page.status_code == 500
    assert request in page.text
    assert posted.status_code == 400
    (line,) = [line for line in log.getvalue().splitlines() if '"level":"error"' in line]
    assert f'"request":"{request}"' in line
    assert "KeyError at " in line
    assert "R07" not in line


def broken_page(card: str) -> Callable[[], None]:
    """A bug of ours that has a card on its lips."""

    def page() -> None:
        raise KeyError(card)

    return page


async def test_no_line_of_the_log_tells_a_secret(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads all that is logged of a game learns no key, cookie, secret or card; not of
    our faults either."""
    async with Browser(tmp_path) as browser:
        hall = QuietHall(browser.hall.tables.rooms)
        room = given_table(hall.rooms, seats="here link", first="astrid")
        cookie, code = "Zm9yIG5vYm9keSBidXQgQXN0cmlk", "an-Invitation-for-Bjorn-7"
        for path in ("", "/record", "/report", f"/join/{code}", f"/{code}", f"?code={code}"):
            headers = {"cookie": f"ragnatafl={cookie}", "authorization": f"Bearer {TOKEN}"}
            await browser.get(f"/t/{room.name}{path}", headers=headers)
            await browser.post(f"/t/{room.name}{path}", headers=headers)
        astrid, hers = hall.sit(room, ASTRID)
        await until(lambda: hers.got)
        await hall.choose(astrid)
        await hall.say(astrid, say="choose", seat=0, option="lay R99", moment=room.moment)
        monkeypatch.setattr(astrid, "page", broken_page(room.asked()[0].options[0].text))
        astrid.show()
        await until(lambda: hers.closed)

    said = log.getvalue()
    assert "no page for seat" in said
    assert len(said.splitlines()) > 10
    held = [option.text for decision in room.match.decisions for option in decision.options]
    for secret in (code, cookie, TOKEN, room.match.seed, *held):
        assert secret not in said


@pytest.mark.slow
async def test_a_whole_game_leaves_no_secret_in_the_log_of_a_real_server(tmp_path: Path) -> None:
    """With all that it is made of: every line is JSON, and tells no cookie, no invitation, no
    secret of the game and nothing of what was chosen."""
    server = Server(tmp_path / "tables.db", settings={"log_level": "debug", "log_format": "json"})
    server.start()
    links = server.open_table("runics", ["link", "link", "karl"])
    guests = await arrive_all(server, links)
    await play_on(guests, Random(1), 12)
    server.get(f"/t/{links.room}/join/Zm9yIEJqb3Ju-not-an-invitation")
    assert server.stop() == 0

    lines = [line for line in server.said.splitlines() if line]
    told = [msgspec.json.decode(line) for line in lines]
    with closing(SQLite(tmp_path / "tables.db")) as store:
        events = store.events(links.room)
    codes = [str(event.data[name]) for event in events for name in ("code",) if name in event.data]
    chosen = [event.data["text"] for event in events if event.kind == "choice"]
    places = [place.get("invitation") for place in events[0].data["places"]]
    assert {"join", "new", "room"} & {line["text"] for line in told}
    assert len(chosen) >= 12
    for secret in (
        *links.cookies(),
        *codes,
        *chosen,
        *filter(None, places),
        events[0].data["seed"],
    ):
        assert secret not in server.said
    assert "not-an-invitation" not in server.said


# Files of pages


async def test_files_are_compressed_and_kept_for_good(tmp_path: Path) -> None:
    """Their address changes with them; programs find each other by it."""
    async with Browser(tmp_path) as browser:
        page = (await browser.get("/")).text
        program = re.findall(r'src="(/static/[^"]+/home.js)"', page)[0]
        first = await browser.get(program, headers={"accept-encoding": "gzip"})
        beside = await browser.get(program.replace("home.js", "settings.js"))

    assert first.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in first.headers["vary"].lower()
    assert first.headers["cache-control"] == beside.headers["cache-control"] == FOR_GOOD
    assert first.headers.get_list("cache-control") == [FOR_GOOD]
    assert 'from "./settings.js"' in first.text


async def test_files_of_another_edition_are_asked_for_again(tmp_path: Path) -> None:
    """While servers are replaced one by one a page may ask an older or newer one."""
    async with Browser(tmp_path) as browser:
        for path in ("/static/v-000000000000/table.js", "/static/table.js"):
            first = await browser.get(path)
            again = await browser.get(path, headers={"if-none-match": first.headers["etag"]})

            assert first.status_code == 200
            assert first.headers["cache-control"] == "private, no-cache"
            assert again.status_code == 304
            assert again.content == b""
        assert (await browser.get("/static/v-000000000000/../../app.py")).status_code == 404
        assert (await browser.get("/static/v-000000000000/%2e%2e/app.py")).status_code == 404


def test_the_edition_changes_with_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    (tmp_path / "table.js").write_text("1")
    before = files.edition()
    (tmp_path / "table.js").write_text("22")

    assert files.edition() != before
    assert files.edition() == files.edition()
