"""The owner's page, and orders as a running server follows them: people notice within a second."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware

from kit.waiting import until
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.orders import Orders, Owner, orders_in, table_of, tables_of
from ragnatafl.table.settings import Settings
from ragnatafl.table.storage import Entry, StoreFault
from ragnatafl.table.storage.notices import Notices
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.addresses import Addresses
from ragnatafl.table.web.admin import COOKIE, Admin
from ragnatafl.table.web.asking import refused
from ragnatafl.table.web.barring import Barring
from ragnatafl.table.web.connection import BARRED, MOVED, NO_TABLE
from ragnatafl.table.web.governing import Governing
from ragnatafl.table.web.guard import Guard
from ragnatafl.table.web.holders import holder_of, new_token
from ragnatafl.table.web.knowing import Knows
from ragnatafl.table.web.pages.admin import AdminSeen, admin_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, given_table, play
from table.web.test_server import QuietHall

pytestmark = pytest.mark.anyio
ASTRIDS, BJORNS = new_token(), new_token()
FOREIGN = {"origin": "http://evil.example"}


class Server:
    """A server without a network, and its owner's browser."""

    def __init__(self, rooms: Rooms) -> None:
        self.hall = QuietHall(rooms)
        self.governing = Governing(self.hall)
        self.owner = Owner(rooms.storage, "olena")
        settings = Settings(public_url="https://tafl.example")
        addresses = Addresses(settings)
        app = Starlette(
            routes=Admin(self.governing, addresses).all(),
            middleware=[
                Middleware(Guard, settings, addresses),
                Middleware(Knows, self.hall.knowing, addresses),
                Middleware(Barring, self.hall),
            ],
            exception_handlers={BadInput: refused, Illegal: refused},
        )
        transport = httpx.ASGITransport(app, client=("203.0.113.7", 5))
        self.browser = httpx.AsyncClient(transport=transport, base_url="https://tafl.example")

    async def let_in(self) -> None:
        link = self.owner.link()
        answer = await self.browser.post(link)
        assert answer.status_code == 303

    async def order(self, deed: str, **fields: str) -> httpx.Response:
        return await self.browser.post("/admin", data={"deed": deed, **fields})

    def sit(self, room: Room, seat: Seat, address: str = "127.0.0.1", cookie: str = "") -> Guest:
        guest = Guest(self.hall, room, seat)
        guest.wire.client = SimpleNamespace(host=address)  # type: ignore[attr-defined]  # a socket's
        guest.one.holder = holder_of(cookie) or guest.one.holder
        return guest


class Guest:
    """Somebody at a table."""

    def __init__(self, hall: QuietHall, room: Room, seat: Seat) -> None:
        self.hall = hall
        self.one, self.wire = hall.sit(room, seat)

    async def choose(self) -> None:
        await self.hall.choose(self.one)

    @property
    def lines(self) -> list[str]:
        notice = self.wire.last("notice")
        return [] if notice is None else [notice["title"], *notice["lines"]]


@pytest.fixture
def server(rooms: Rooms) -> Server:
    return Server(rooms)


# The door


async def test_only_the_link_opens_the_page_and_only_once(server: Server) -> None:
    """To look at the door uses up nothing: programs that preview links do."""
    link = server.owner.link()

    assert (await server.browser.get("/admin")).status_code == 403
    assert (await server.browser.get(link)).status_code == 200
    assert (await server.browser.get("/admin")).status_code == 403
    entered = await server.browser.post(link)
    assert entered.status_code == 303
    cookie = entered.headers["set-cookie"]
    assert all(word in cookie for word in ("HttpOnly", "SameSite=strict", "Path=/admin"))
    assert (await server.browser.get("/admin")).status_code == 200
    server.browser.cookies.clear()
    assert (await server.browser.post(link)).status_code == 403
    assert (await server.browser.get("/admin")).status_code == 403


async def test_over_https_the_cookie_goes_by_https_alone(server: Server) -> None:
    answer = await server.browser.post(f"https://tafl.example{server.owner.link()}")

    assert "Secure" in answer.headers["set-cookie"]


async def test_who_was_let_in_by_another_process_is_known_at_once(server: Server) -> None:
    code = server.owner.link().rpartition("/")[2]
    server.browser.cookies.set(COOKIE, server.owner.enter(code), path="/admin")

    assert (await server.browser.get("/admin")).status_code == 200


async def test_who_leaves_is_out(server: Server) -> None:
    await server.let_in()
    cookie = server.browser.cookies[COOKIE]

    await server.browser.post("/admin/leave")
    server.browser.cookies.set(COOKIE, cookie, path="/admin")

    assert (await server.browser.get("/admin")).status_code == 403


async def test_other_sites_give_no_orders(server: Server) -> None:
    await server.let_in()

    answer = await server.browser.post(
        "/admin", data={"deed": "announce", "text": "evil"}, headers=FOREIGN
    )

    assert answer.status_code == 400
    assert server.hall.tables.orders.announces() == ""


@pytest.mark.parametrize("code", LANGUAGES)
async def test_the_page_speaks_four_languages(server: Server, code: str) -> None:
    play(given_table(server.hall.rooms), 3)
    await server.let_in()

    page = await server.browser.get(f"/admin?lang={code}")

    assert page.status_code == 200
    assert f'<html lang="{code}">' in page.text
    assert "web-" not in page.text


# Orders by the page, followed at once


async def test_at_a_closed_table_nothing_can_be_done(server: Server) -> None:
    """People are told so, at once and when they try; opened again, it goes on."""
    await server.let_in()
    room = given_table(server.hall.rooms, first="astrid")
    astrid, onlooker = server.sit(room, ASTRID), server.sit(room, SPECTATOR)

    assert (await server.order("close", table=room.name, text="late")).status_code == 200
    await astrid.choose()
    await until(lambda: astrid.wire.last("refused") and onlooker.lines)

    assert (
        astrid.wire.last("refused") == "the host has closed this table: nothing can be done at it"
    )
    assert onlooker.lines == [
        "",
        "The host has closed this table: it can be looked at, and nothing can be done.",
        "late",
    ]
    assert room.moment == 0
    await server.order("open", table=room.name)
    await astrid.choose()
    await until(lambda: astrid.wire.last("moment") == 1 and astrid.lines == [""])


async def test_bots_stop_at_a_closed_table_and_go_on_when_it_opens(server: Server) -> None:
    hall = server.hall
    room = given_table(hall.rooms, seats="link karl", first="bjorn")
    server.sit(room, ASTRID)
    hall.changed(room)
    await until(lambda: hall.bot.thought == 1)

    server.owner.close(room.name)
    await server.governing.look()
    hall.bot.may.set()
    await until(lambda: not hall.bots.playing)
    before = room.moment
    server.owner.open(room.name)
    await server.governing.look()
    await until(lambda: room.moment > 0)

    assert before == 0


async def test_at_a_closed_table_no_other_one_is_opened(server: Server) -> None:
    room = play(given_table(server.hall.rooms))
    astrid = server.sit(room, ASTRID)
    server.owner.close(room.name)
    await server.governing.look()

    await server.hall.say(astrid.one, say="rematch")
    await until(lambda: astrid.wire.last("refused"))

    assert list(server.hall.tables.keeper.store.rooms()) == [room.name]


async def test_a_name_and_an_announcement_are_seen_by_everybody(server: Server) -> None:
    await server.let_in()
    room, other = (given_table(server.hall.rooms) for _ in range(2))
    astrid, bjorn = server.sit(room, ASTRID), server.sit(other, BJORN)

    await server.order("rename", table=room.name, text="The <b>final</b>")
    page = await server.order("announce", text="Tea & <cake>", minutes="10")
    await until(lambda: len(astrid.lines) == 2 and len(bjorn.lines) == 2)

    assert astrid.lines == ["The <b>final</b>", "Tea & <cake>"]  # as text: the page shows it so
    assert bjorn.lines == ["", "Tea & <cake>"]
    assert "<cake>" not in page.text
    assert "<b>final</b>" not in page.text
    assert "The &lt;b&gt;final&lt;/b&gt;" in page.text


async def test_an_announcement_ends_by_itself(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    astrid = server.sit(given_table(server.hall.rooms), ASTRID)
    server.owner.announce("Tea", minutes=1)
    await server.governing.look()
    await until(lambda: astrid.lines == ["", "Tea"])

    monkeypatch.setattr("ragnatafl.table.orders._holds", lambda until, now: False)
    await server.governing.look()

    await until(lambda: astrid.lines == [""])


async def test_a_removed_table_is_gone(server: Server) -> None:
    await server.let_in()
    room = given_table(server.hall.rooms)
    astrid = server.sit(room, ASTRID)

    unsure = await server.order("remove", table=room.name)
    stays = server.hall.rooms.known(room.name)
    await server.order("remove", table=room.name, sure="yes")
    await until(lambda: astrid.wire.closed)

    assert unsure.status_code == 400
    assert stays is room
    assert astrid.wire.last("closed") == "The host has removed this table."
    assert astrid.wire.closed == NO_TABLE
    assert await server.hall.tables.find(room.name) is None


async def test_at_a_table_that_another_program_removed_nothing_is_done(server: Server) -> None:
    """Old tables are removed by a command of their own: who sits there comes back to nothing."""
    room = given_table(server.hall.rooms, first="astrid")
    astrid = server.sit(room, ASTRID)
    await until(lambda: astrid.wire.got)

    await astrid.choose()
    server.hall.tables.keeper.store.remove([room.name])
    await server.hall.choose(astrid.one)
    await until(lambda: astrid.wire.closed)

    assert astrid.wire.closed == MOVED
    assert server.hall.tables.keeper.store.events(room.name) == []
    assert await server.hall.tables.find(room.name) is None


async def test_who_is_banned_is_sent_away_and_not_let_in(server: Server) -> None:
    """By browser: another one at the same address stays. The owner's page stays open."""
    await server.let_in()
    room = given_table(server.hall.rooms)
    astrid = server.sit(room, ASTRID, "203.0.113.7", ASTRIDS)
    bjorn = server.sit(room, BJORN, "203.0.113.7", BJORNS)

    await server.order("ban", whom=holder_of(ASTRIDS), text="spam", days="7")
    await until(lambda: astrid.wire.closed)
    asked = await server.browser.get("/", headers={"cookie": f"ragnatafl={ASTRIDS}"})

    assert astrid.wire.last("closed") == "The host of this server does not let you in."
    assert astrid.wire.closed == BARRED
    assert bjorn.wire.closed == 0
    assert asked.status_code == 403
    assert "does not let you in" in asked.text
    assert (await server.browser.get("/", headers={"cookie": "ragnatafl=x"})).status_code == 404
    await server.order("ban", whom="203.0.113.0/24")
    await until(lambda: bjorn.wire.closed)
    assert (await server.browser.get("/")).status_code == 403
    assert (await server.browser.post("/new")).json()["refused"].endswith("let you in.")
    assert (await server.browser.get("/admin")).status_code == 200


async def test_an_invitation_moves_a_seat(server: Server) -> None:
    """For somebody who lost the own browser; the order stands in the log, its code does not."""
    await server.let_in()
    room = given_table(server.hall.rooms)

    page = await server.order("invite", table=room.name, seat="1")
    code = page.text.partition(f"/t/{room.name}/join/")[2].partition('"')[0]
    await server.hall.tables.do(room, room.sit(code, holder_of(BJORNS), "Bjorn"))

    assert room.seating.seat_of(holder_of(BJORNS)) == BJORN
    assert "made an invitation" in page.text
    assert f'"https://tafl.example/t/{room.name}/join/' in page.text  # where others come
    assert page.text.count(code) == 1  # where it is given, and nowhere else


async def test_an_invitation_to_a_table_that_is_not_in_use_waits_there(server: Server) -> None:
    """Made while no server had the table: once it is loaded the invitation works, and once only."""
    name = given_table(server.hall.rooms).name
    link = server.owner.invite(name, 0)
    server.hall.rooms.drop(name)
    await server.governing.look()

    for _ in range(2):
        room = await server.hall.tables.find(name)
        assert room is not None
        assert room.seating.invited(link.rpartition("/")[2]) == ASTRID
        server.hall.rooms.drop(name)

    kinds = [event.kind for event in server.hall.tables.keeper.store.events(name)]
    assert kinds == ["open", "invite"]


def test_nobody_is_invited_to_the_seat_of_a_bot(server: Server) -> None:
    room = given_table(server.hall.rooms, seats="link karl")

    with pytest.raises(BadInput, match="seat 2 is no person's; seats of people: 1"):
        server.owner.invite(room.name, 1)


async def test_sockets_of_the_banned_are_told_so_and_closed(server: Server) -> None:
    server.owner.ban("203.0.113.7")
    await server.governing.look()
    sent: list[Any] = []  # Any: messages of all kinds

    async def send(message: Any) -> None:
        sent.append(message)

    async def never(*_: object) -> None:
        raise AssertionError("not let in")

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    scope = {"type": "websocket", "path": "/ws/x", "query_string": b"lang=uk", "headers": [],
             "client": ("203.0.113.7", 5)}  # fmt: skip
    await Barring(never, server.hall)(scope, receive, send)

    accepted, told, closed = sent
    assert accepted["type"] == "websocket.accept"
    assert "Господар цього сервера" in told["text"]
    assert closed == {"type": "websocket.close", "code": BARRED}


async def test_orders_of_another_program_are_heard(server: Server, tmp_path: Path) -> None:
    """`ragnatafl admin` writes into the same store while the server runs."""
    astrid = server.sit(given_table(server.hall.rooms), ASTRID)
    other = SQLite(tmp_path / "tables.db")
    Owner(other, "rui").announce("Tea")
    other.close()

    await server.governing.look()

    await until(lambda: astrid.lines == ["", "Tea"])


async def test_a_fault_in_one_order_does_not_stop_the_next(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While storage does not answer, and after a bug of ours."""
    faults: list[Exception] = [StoreFault("gone"), KeyError("ours")]
    looked = server.governing.look

    async def look() -> None:
        if faults:
            raise faults.pop()
        await looked()

    monkeypatch.setattr("ragnatafl.table.web.governing.PAUSE", 0.001)
    monkeypatch.setattr(server.governing, "look", look)
    server.owner.announce("Tea")
    staying = asyncio.create_task(server.governing.stay())
    await until(lambda: server.hall.tables.orders.announces() == "Tea")
    staying.cancel()

    assert faults == []


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"deed": "close", "table": "nowhere"}, "there is no table"),
        ({"deed": "ban", "whom": "<Bjorn>"}, "&lt;Bjorn&gt;"),
        ({"deed": "ban", "whom": "::1", "days": "-1"}, "must be a whole number"),
        ({"deed": "dance"}, "no such order"),
        ({"deed": "announce", "text": "x", "minutes": "9" * 8}, "must be a whole number"),
    ],
)
async def test_what_does_not_fit_is_told_and_changes_nothing(
    server: Server, fields: dict[str, str], told: str
) -> None:
    await server.let_in()
    before = len(Notices(server.hall.tables.keeper.store).since())

    answer = await server.browser.post("/admin", data=fields)

    assert answer.status_code == 400
    assert told in answer.text
    assert len(Notices(server.hall.tables.keeper.store).since()) == before


# What an owner sees


async def test_the_page_tells_nothing_of_what_lies_on_a_table(tmp_path: Path) -> None:
    """A table and its twin with other cards and other luck: the same bytes."""
    stores = [SQLite(tmp_path / f"{name}.db") for name in ("table", "twin")]
    room = play(given_table(Rooms(stores[0])), 9)
    events = stores[0].events(room.name)
    twin = [event._replace(data=dict(event.data)) for event in events]
    twin[0].data["seed"] = "11" * 32
    for number, event in enumerate(twin):
        data = {**event.data, "text": f"lay R{number:02}"} if number else event.data
        stores[1].append(room.name, number, [Entry(event.kind, data)])

    pages = []
    for store in stores:
        table = table_of(store, room.name, Orders())
        assert table is not None
        same = table._replace(opened=1.0, changed=2.0)
        seen = AdminSeen("olena", orders_in(store), [same], 1, 0, 40, [], {})
        pages.append(admin_page(seen, "en"))
        store.close()

    assert pages[0] == pages[1]
    assert "9 choices" in pages[0]


async def test_a_spoilt_table_is_listed_as_damaged(tmp_path: Path) -> None:
    """Its owner may remove it; nothing else is known of it."""
    store = SQLite(tmp_path / "tables.db")
    room = given_table(Rooms(store))
    store.run("UPDATE events SET data = '{cut off' WHERE room = :room", {"room": room.name})
    orders = orders_in(store)
    tables, count = tables_of(store, orders, 0, 10)
    page = admin_page(AdminSeen("olena", orders, tables, count, 0, 40, [], {}), "en")
    store.close()

    assert f'{room.name} <span class="small">damaged' in page
    assert "1970" not in page
