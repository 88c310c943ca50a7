"""Several processes on one database: any of them serves anybody, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from random import Random

import msgspec
import pytest
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send

from kit.waiting import PATIENCE, until
from ragnatafl.kernel.chance import seal_of
from ragnatafl.lab.guests import Guest, Links, Server, arrive_all
from ragnatafl.table.orders import Owner
from ragnatafl.table.storage import Fenced, StoreFault
from ragnatafl.table.storage.leases import Leases, Owned
from ragnatafl.table.storage.postgres import PostgreSQL
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web import cluster as clusters
from ragnatafl.table.web import forwarding
from ragnatafl.table.web.cluster import Cluster, Moved
from ragnatafl.table.web.connection import MOVED
from ragnatafl.table.web.forwarding import Forwarding
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.keeping import Keeper
from ragnatafl.table.web.rooms import Rooms
from table.web.given import given_table, play_on

pytestmark = pytest.mark.anyio


@pytest.fixture
def pair(database: str) -> Iterator[tuple[Server, Server]]:
    """Two processes."""
    both = Server(database), Server(database)
    for server in both:
        server.start()
    yield both
    for server in both:
        server.kill()


async def sit_apart(pair: tuple[Server, Server], links: Links) -> list[Guest]:
    """The first person at the first process, everybody else at the second."""
    first, *_ = await arrive_all(pair[0], links, keep=10)
    _, *others = await arrive_all(pair[1], links, keep=10)
    return [first, *others]


@pytest.mark.slow
async def test_people_at_two_processes_play_one_table(pair: tuple[Server, Server]) -> None:
    links = pair[0].open_table("runics", ["link", "link"])
    guests = await sit_apart(pair, links)

    await play_on(guests, Random(1))

    assert [guest.page.over for guest in guests] == [True, True]
    assert guests[0].page.moment == guests[1].page.moment


@pytest.mark.slow
async def test_people_at_two_processes_seal_and_show_what_they_mix_in(
    pair: tuple[Server, Server],
) -> None:
    """Astrid's page waits for Bjorn's, and he sits down by the other process."""
    links = pair[0].open_table("runics", ["here", "link"], wait=True, sit=False)
    astrid = await Guest.arrive(pair[0].port, links.room, links.cookie)
    mixing = asyncio.create_task(astrid.mix_in("a1"))
    cookie = pair[1].sit(links.seats[1].link, seal=seal_of("b2"))
    bjorn = await Guest.arrive(pair[1].port, links.room, cookie)

    await asyncio.gather(mixing, bjorn.mix_in("b2"))

    await until(lambda: any(guest.page.options for guest in (astrid, bjorn)))
    status, report = pair[1].get(f"{links.watch}/report")
    assert status == 200
    assert msgspec.json.decode(report)["luck"]["nonces"] == ["a1", "b2"]


@pytest.mark.slow
async def test_a_table_goes_on_when_its_process_dies(pair: tuple[Server, Server]) -> None:
    links = pair[0].open_table("runics", ["link", "link"])
    guests = await sit_apart(pair, links)
    await play_on(guests, Random(1), 5)
    await until(lambda: guests[0].page.moment == guests[1].page.moment == 5)

    pair[0].kill()
    again = await arrive_all(pair[1], links)
    assert [guest.page.moment for guest in again] == [5, 5]

    await play_on(again, Random(2), 3)
    await until(lambda: again[0].page.moment == again[1].page.moment == 8)


@pytest.mark.slow
async def test_a_process_that_is_told_to_end_hands_its_tables_over(
    pair: tuple[Server, Server],
) -> None:
    """Whoever was connected, by either process, is told to come back and finds all there."""
    links = pair[0].open_table("runics", ["link", "link"])
    guests = await sit_apart(pair, links)
    await play_on(guests, Random(1), 5)
    await until(lambda: guests[0].page.moment == guests[1].page.moment == 5)

    ending = asyncio.create_task(asyncio.to_thread(pair[0].stop, signal.SIGTERM))
    await until(lambda: all(guest.gone for guest in guests))
    again = await arrive_all(pair[1], links)

    assert [guest.socket.close_code for guest in guests] == [MOVED, MOVED]
    assert [guest.page.moment for guest in again] == [5, 5]
    await play_on(again, Random(2), 3)
    await until(lambda: again[0].page.moment == again[1].page.moment == 8)
    assert await ending == 0


@pytest.mark.slow
async def test_an_order_is_followed_by_the_process_that_plays_the_table(
    pair: tuple[Server, Server], database: str
) -> None:
    """Whoever gave it, and by whichever process people came."""
    links = pair[0].open_table("runics", ["link", "link"], {"first": "astrid"})
    astrid, bjorn = await sit_apart(pair, links)
    store = PostgreSQL(database)
    Owner(store, "olena").close(links.room)

    while not any("has closed this table" in frame for _, frame in bjorn.frames):
        await bjorn.next()
    option = astrid.page.options[0].text
    await astrid.say(say="choose", seat=0, option=option, moment=0)
    while not (told := (await astrid.next()).refused):
        pass

    assert told == "the host has closed this table: nothing can be done at it"
    assert [event.kind for event in store.events(links.room)][-1] != "choice"
    store.close()


@pytest.mark.slow
async def test_who_slept_past_its_lease_cannot_write(
    pair: tuple[Server, Server], database: str
) -> None:
    """What was said to it while it slept is not done when it wakes, and all see one table."""
    links = pair[0].open_table("runics", ["link", "link"])
    sleeper = await arrive_all(pair[0], links)
    store = PostgreSQL(database)
    os.kill(pair[0].pid, signal.SIGSTOP)
    asked = next(guest for guest in sleeper if guest.page.options)
    option = asked.page.options[0].text
    await asked.say(say="choose", seat=asked.page.seat, option=option, moment=0)
    others = await arrive_all(pair[1], links)  # once the lease has run out
    await play_on(others, Random(1), 3)
    await until(lambda: others[0].page.moment == others[1].page.moment == 3)
    before = store.events(links.room)

    os.kill(pair[0].pid, signal.SIGCONT)
    await until(lambda: all(guest.gone for guest in sleeper))

    assert store.events(links.room) == before
    back = await arrive_all(pair[0], links)  # which hands them on now
    assert [guest.page.moment for guest in back] == [3, 3]
    store.close()


# Without processes


class Lent(Leases):
    """A lease that a test ends, or whose database does not answer."""

    def __init__(self) -> None:
        self.fault: Exception | None = None
        self.joined = 0
        self.is_live = True

    @property
    def live(self) -> bool:
        return self.is_live

    def secret(self) -> str:
        return "among us"

    def join(self) -> None:
        if isinstance(self.fault, StoreFault):
            raise self.fault
        self.joined += 1
        self.fault = None

    def renew(self) -> None:
        if self.fault is not None:
            raise self.fault

    def own(self, room: str) -> Owned:
        return Owned(7)


@pytest.fixture
def hall(rooms: Rooms) -> Hall:
    return Hall(rooms.storage)


@pytest.fixture
def cluster(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Cluster:
    monkeypatch.setattr(clusters, "RENEWAL", 0.001)
    made = Cluster(Lent(), hall.tables.keeper)
    made.lost = hall.tables.let_all_go
    hall.tables.owners = made
    return made


@pytest.mark.parametrize("fault", [Fenced("too late"), StoreFault("no line")])
async def test_a_lease_that_ran_out_lets_all_tables_go(
    hall: Hall, cluster: Cluster, fault: Exception
) -> None:
    leases = cluster.leases
    assert isinstance(leases, Lent)
    await cluster.join()
    room = await hall.tables.find(given_table(Rooms(hall.tables.rooms.storage)).name)
    assert room is not None
    assert room.fence == 7
    staying = asyncio.create_task(cluster.stay())

    leases.fault, leases.is_live = fault, False
    await until(lambda: hall.tables.rooms.loaded() == [])

    leases.fault, leases.is_live = Fenced("it was over"), True  # the line is there again
    await until(lambda: leases.joined >= 2)
    staying.cancel()


async def test_while_the_lease_holds_a_fault_changes_nothing(hall: Hall, cluster: Cluster) -> None:
    leases = cluster.leases
    assert isinstance(leases, Lent)
    await cluster.join()
    await hall.tables.find(given_table(Rooms(hall.tables.rooms.storage)).name)
    leases.fault = StoreFault("no line")
    staying = asyncio.create_task(cluster.stay())
    await asyncio.sleep(0.05)

    assert len(hall.tables.rooms.loaded()) == 1
    staying.cancel()


async def test_the_lease_does_not_wait_for_what_is_being_stored(
    hall: Hall, cluster: Cluster
) -> None:
    """All threads that store are busy: it is renewed all the same, and joined again if need be."""
    leases = cluster.leases
    assert isinstance(leases, Lent)
    await cluster.join()
    done = threading.Event()
    busy = [asyncio.ensure_future(hall.tables.keeper.call(done.wait)) for _ in range(20)]
    staying = asyncio.create_task(cluster.stay())

    leases.fault = Fenced("too late")
    await until(lambda: leases.joined == 2)

    assert not any(one.done() for one in busy)
    done.set()
    staying.cancel()
    await asyncio.gather(*busy)


async def test_a_busy_process_keeps_its_lease_and_one_that_hangs_does_not(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else of this process runs while a test waits without giving way."""
    leases = cluster.leases
    assert isinstance(leases, Lent)
    renewed = threading.Semaphore(0)
    monkeypatch.setattr(leases, "renew", renewed.release)
    monkeypatch.setattr(clusters, "HANGS", PATIENCE)
    staying = asyncio.create_task(cluster.stay())
    await asyncio.sleep(0.01)

    while renewed.acquire(blocking=False):
        pass
    assert renewed.acquire(timeout=PATIENCE)  # busy: the loop waits here, the lease does not

    monkeypatch.setattr(clusters, "HANGS", 0.0)
    assert not all(renewed.acquire(timeout=0.2) for _ in range(100))  # one may be on its way
    staying.cancel()


class Elsewhere(Cluster):
    """All tables are played by another process, which does not answer."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(Lent(), keeper)
        self.secret = "among us"

    async def own(self, room: str) -> int:
        raise Moved("http://127.0.0.1:9")


@pytest.mark.parametrize("told", ["among us", "a guess", ""])
async def test_what_was_handed_on_is_not_handed_on_again(rooms: Rooms, told: str) -> None:
    """And only who knows the secret is believed to have handed it on."""
    hall = Hall(rooms.storage)
    hall.tables.owners = Elsewhere(hall.tables.keeper)
    room = given_table(Rooms(SQLite(rooms.storage.address)))
    reached: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        reached.append(scope)

    tries: list[str] = []

    class HandingOn(Forwarding):
        async def _request(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
            tries.append(address)

    handing_on = forwarding.Received(HandingOn(app, hall, hall.tables.owners), hall.tables.owners)
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [
        (b"host", b"inside"),
        (forwarding.BY, told.encode()),
        (forwarding.HOST, b"tafl.example"),
    ]
    scope = {
        "type": "http", "path": f"/t/{room.name}", "headers": headers, "client": ("10.0.0.9", 1),
        "query_string": b"", "method": "GET", "scheme": "http",
    }  # fmt: skip
    await handing_on(scope, _nothing, send)

    assert tries == ([] if told == "among us" else ["http://127.0.0.1:9"])
    assert [m["status"] for m in sent[:1]] == ([503] if told == "among us" else [])
    assert reached == []


class Dying(Elsewhere):
    """Tables are played at these addresses, one after the other, and then here."""

    def __init__(self, keeper: Keeper, *addresses: str) -> None:
        super().__init__(keeper)
        self.addresses = list(addresses)

    async def own(self, room: str) -> int:
        if self.addresses:
            raise Moved(self.addresses.pop(0))
        return 0


@pytest.fixture
async def mute() -> AsyncIterator[str]:
    """A process that dies as soon as it has heard a request."""

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(100)
        writer.close()

    async with await asyncio.start_server(hear, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.mark.slow
@pytest.mark.parametrize(("method", "told"), [("GET", 200), ("POST", 503)])
async def test_of_a_process_that_dies_with_a_request_another_answers(
    rooms: Rooms, mute: str, method: str, told: int
) -> None:
    """With all that was sent; but what it may have done is not done twice."""
    room = given_table(Rooms(SQLite(rooms.storage.address)))
    bodies: list[bytes] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        bodies.append(await Request(scope, receive).body())
        await send({"type": "http.response.start", "status": 200, "headers": []})

    for addresses, status in ((("http://127.0.0.1:9",) * 2, 200), ((mute,), told)):
        hall = Hall(rooms.storage)
        hall.tables.owners = owners = Dying(hall.tables.keeper, *addresses)
        left: list[Message] = [{"type": "http.request", "body": b"name=Astrid"}]
        sent: list[Message] = []

        async def receive(left: list[Message] = left) -> Message:
            return left.pop() if left else {"type": "http.disconnect"}

        async def send(message: Message, sent: list[Message] = sent) -> None:
            sent.append(message)

        scope = {
            "type": "http", "path": f"/t/{room.name}", "headers": [], "client": ("10.0.0.9", 1),
            "query_string": b"", "method": method, "scheme": "http",
        }  # fmt: skip
        await Forwarding(app, hall, owners)(scope, receive, send)
        assert sent[0]["status"] == status

    assert bodies == [b"name=Astrid"] * (2 if told == 200 else 1)


async def test_who_hands_on_is_believed_in_what_it_says_of_the_visitor(rooms: Rooms) -> None:
    hall = Hall(rooms.storage)
    reached: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        reached.append(scope)

    for secret in (b"among us", b"a guess"):
        headers = [
            (b"host", b"inside"), (forwarding.BY, secret), (forwarding.HOST, b"tafl.example"),
            (forwarding.VISITOR, b"203.0.113.5"), (forwarding.SCHEME, b"https"),
        ]  # fmt: skip
        scope = {
            "type": "http", "path": "/", "headers": headers, "client": ("10.0.0.9", 1),
            "scheme": "http",
        }  # fmt: skip
        await forwarding.Received(app, Elsewhere(hall.tables.keeper))(scope, _nothing, _nowhere)

    believed, refused = reached
    assert (b"host", b"tafl.example") in believed["headers"]
    assert (believed["client"][0], believed["scheme"]) == ("203.0.113.5", "https")
    assert refused["headers"] == [(b"host", b"inside")]
    assert (refused["client"][0], refused["scheme"]) == ("10.0.0.9", "http")


async def _nothing() -> Message:
    return {"type": "http.request"}


async def _nowhere(message: Message) -> None:
    raise AssertionError("nothing is answered here")
