"""Clocks outlive servers: in both engines, over kills of a real one, and where nobody is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from kit.waiting import until
from ragnatafl.lab.guests import Guest, Links, Server
from ragnatafl.table.club.clocks import DAY, HOUR, Clock
from ragnatafl.table.storage import Store, open_store
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.storage.statements import Statements
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, filled, given_links, held, play_on
from table.web.test_server import QuietHall

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    address = str(tmp_path / "tables.db")
    if request.param == "postgres":
        address = request.getfixturevalue("database")
    with closing(open_store(address)) as made:
        yield made


def given_clock(store: Store, clock: Clock, seats: str = "link link") -> Room:
    rooms = Rooms(store)
    laid = rooms.lay(
        "runics", filled(seats), {"first": "astrid"}, None, "1", "fast", clock=clock, **held(seats)
    )
    return rooms.keep(laid)


def was(store: Store, seconds: float, pulses: bool) -> None:
    """All that is stored lies so far back; with the pulses, nobody was there since."""
    run = Statements(store).run
    run("UPDATE events SET at = at - :s", s=seconds)
    run("UPDATE clocked SET due = due - :s", s=seconds)
    if pulses:
        run("UPDATE marks SET value = value - :s", s=seconds)


async def server_of(store: Store) -> QuietHall:
    hall = QuietHall(Rooms(store))
    await hall.timing.pulse.look()
    return hall


async def watched(store: Store, clock: Clock) -> Room:
    """A table whose clock runs at a server that then ends."""
    hall, room = await server_of(store), given_clock(store, clock)
    hall.timing.wake(room)
    await until(hall.timing._clocked.any)
    await hall.timing.pulse.look()
    return room


def kinds(store: Store, room: Room) -> list[str]:
    return [event.kind for event in store.events(room.name)]


async def test_a_time_runs_out_at_a_table_that_nobody_visits(store: Store) -> None:
    room = await watched(store, Clock("days", DAY))
    was(store, 2 * DAY, pulses=False)
    await (await server_of(store)).timing.look()

    assert kinds(store, room) == ["open", "clock", "take-over"]


async def test_no_clock_is_charged_for_an_outage(store: Store) -> None:
    room = await watched(store, Clock("days", DAY))
    was(store, 2 * DAY, pulses=True)
    hall = await server_of(store)
    await hall.timing.look()

    assert kinds(store, room) == ["open"]
    found = await hall.tables.find(room.name)
    assert found is not None
    assert found.clock is not None
    assert found.clock.left(ASTRID, found.time) == pytest.approx(DAY, abs=60)


async def test_two_servers_on_one_store_let_a_time_run_out_once(store: Store) -> None:
    room = await watched(store, Clock("days", DAY))
    was(store, 2 * DAY, pulses=False)
    one, other = await server_of(store), await server_of(store)
    await one.timing.look()
    await other.timing.look()

    assert kinds(store, room) == ["open", "clock", "take-over"]


async def test_a_table_that_was_removed_is_forgotten(store: Store) -> None:
    room = await watched(store, Clock("days", DAY))
    store.remove([room.name])
    was(store, 2 * DAY, pulses=False)
    hall = await server_of(store)
    await hall.timing.look()

    assert not hall.timing._clocked.any()


async def test_a_spoilt_table_hides_no_other(store: Store) -> None:
    spoilt = await watched(store, Clock("days", DAY))
    room = await watched(store, Clock("days", DAY))
    Statements(store).run("UPDATE events SET data = '{cut off' WHERE room = :r", r=spoilt.name)
    was(store, 2 * DAY, pulses=False)
    hall = await server_of(store)
    await hall.timing.look()

    assert kinds(store, room) == ["open", "clock", "take-over"]
    assert hall.timing._clocked.due(hall.rooms.time.now()) == []


async def test_of_a_new_table_time_counts_by_the_stores_clock(store: Store) -> None:
    """Whatever the process believes what time it is."""
    room = given_clock(store, Clock("live", 600))

    assert room.clock is not None
    assert room.clock.beats[0].at == store.events(room.name)[0].at


# A real server


def given_clocked(server: Server, clock: Clock, seats: str = "link link") -> Links:
    with closing(SQLite(server.store)) as storage:
        return given_links(given_clock(storage, clock, seats))


def stored(server: Server, links: Links) -> list[str]:
    with closing(SQLite(server.store)) as storage:
        return [event.kind for event in storage.events(links.room)]


@pytest.mark.slow
async def test_a_killed_server_charges_nobody_when_it_is_back(own_server: Server) -> None:
    links = given_clocked(own_server, Clock("live", 600))
    astrid = await Guest.arrive(own_server.port, links.room, links.seats[ASTRID].cookie)
    with closing(SQLite(own_server.store)) as storage:
        await until(lambda: storage.run("SELECT 1 FROM marks", {}))  # it has a pulse
        own_server.kill()
        was(storage, 5 * HOUR, pulses=True)
    own_server.start()
    astrid = await Guest.arrive(own_server.port, links.room, links.seats[ASTRID].cookie)
    await play_on([astrid], Random(1), choices=1)

    assert stored(own_server, links) == ["open", "choice"]
    with closing(SQLite(own_server.store)) as storage:
        ((began, ended),) = storage.run("SELECT began, ended FROM outages", {})
    assert ended - began >= 5 * HOUR


@pytest.mark.slow
async def test_at_a_real_server_a_bot_plays_on_when_the_time_is_over(own_server: Server) -> None:
    """And what it chooses is stored; nobody is connected."""
    links = given_clocked(own_server, Clock("live", 2))
    astrid = await Guest.arrive(own_server.port, links.room, links.seats[ASTRID].cookie)
    await astrid.leave()

    await until(lambda: stored(own_server, links)[:4] == ["open", "clock", "take-over", "choice"])


FORM = {"game": "runics", "seats": [{"kind": "here"}, {"kind": "bot"}]}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("clock", "line"),
    [
        ({"kind": "live", "bank": 5}, "годинник: запас 5 с; за один раз він має від 10 до 36"),
        ({"kind": "live", "bank": 60, "increment": 9999}, "годинник: ще 9"),
        ({"kind": "days", "bank": 7 * DAY, "increment": 1}, "годинник: протягом днів нічого"),
        ({"kind": "days", "bank": 10**30}, "int"),
        ({"kind": "days", "bank": -(10**9)}, "годинник:"),
        ({"kind": "sand"}, "sand"),
        ({"kind": "live", "bank": "much"}, "int"),
    ],
)
def test_a_clock_that_cannot_be_is_refused_in_the_readers_language(
    server: Server, clock: dict[str, object], line: str
) -> None:
    status, told = server.post("/new?lang=uk", {**FORM, "clock": clock})

    assert status == 400
    assert line in told["refused"]
    assert "\n" not in told["refused"]
