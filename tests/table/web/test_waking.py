"""A process has ended in the middle of bots' thoughts: they go on, though nobody has come back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from kit.waiting import until
from ragnatafl.lab.guests import Server
from ragnatafl.table.storage import Store, StoreFault
from ragnatafl.table.storage.leases import Leases
from ragnatafl.table.storage.postgres import PostgreSQL
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.cluster import LATELY, Cluster
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.waking import Waking
from table.storage.test_leases import joined, sleeps
from table.web.given import ASTRID, BJORN, given_seed, given_table, said
from table.web.test_server import QuietHall

pytestmark = pytest.mark.anyio

BOTS_TURN = {"first": "bjorn"}


def choices(store: Store, room: str) -> int:
    return sum(event.kind == "choice" for event in store.events(room))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SQLite]:
    with closing(SQLite(tmp_path / "tables.db")) as made:
        yield made


async def test_bots_go_on_after_a_start(store: SQLite) -> None:
    """Where a person and a bot play; that it is the person's turn is seen when it is loaded."""
    before = Rooms(store)
    asked = given_table(before, seats="link thrall", **BOTS_TURN).name
    handed = given_table(before, seats="link link", first="astrid")
    handed.do(handed.take_over(ASTRID, by_bot=True))
    persons = given_table(before, seats="link thrall", first="astrid").name
    others = [given_table(before, seats=seats).name for seats in ("link link", "thrall thrall")]
    hall = QuietHall(Rooms(store))
    hall.bot.may.set()
    waking = Waking(hall)

    await waking.look()
    await until(lambda: choices(store, asked) and choices(store, handed.name))

    assert {room.name for room in hall.rooms.loaded()} == {asked, handed.name, persons}
    assert [choices(store, name) for name in (persons, *others)] == [0, 0, 0]
    hall.rooms.drop(persons)
    await waking.look()  # it looks once
    assert hall.rooms.known(persons) is None


async def test_what_was_played_long_ago_sleeps(store: SQLite) -> None:
    old = given_table(Rooms(store), seats="link thrall", **BOTS_TURN).name
    store.run("UPDATE events SET at = at - :s", {"s": LATELY + 60})
    new = given_table(Rooms(store), seats="link thrall", **BOTS_TURN).name

    assert store.recent(LATELY) == [new]
    assert sorted(store.recent(LATELY + 120)) == sorted([old, new])


async def test_a_spoilt_table_or_a_fault_of_the_store_hides_no_other(
    store: SQLite, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = Rooms(store)
    tables = [given_table(rooms, seats="link thrall", **BOTS_TURN).name for _ in range(4)]
    spoilt = store.recent(LATELY)[0]
    store.run("UPDATE events SET data = '{cut off' WHERE room = :room", {"room": spoilt})
    hall = QuietHall(Rooms(store))
    hall.bot.may.set()
    waking = Waking(hall)

    def fails(room: str, since: int = 0) -> None:
        raise StoreFault("disk gone")

    with monkeypatch.context() as broken:
        broken.setattr(store, "events", fails)
        with pytest.raises(StoreFault):
            await waking.look()
    await waking.look()

    whole = [name for name in tables if name != spoilt]
    await until(lambda: all(choices(store, name) for name in whole))


async def test_tables_of_a_killed_process_go_on_in_another(database: str) -> None:
    with closing(PostgreSQL(database)) as store:
        killed, lives = joined(store, "http://a"), joined(store, "http://b")
        left, right = (
            given_table(Rooms(store), seats="link thrall", **BOTS_TURN).name for _ in range(2)
        )
        killed.own(left)
        lives.own(right)
        sleeps(killed)
        hall = QuietHall(Rooms(store))
        hall.bot.may.set()
        hall.tables.owners = Cluster(lives, hall.tables.keeper)

        await Waking(hall).look()
        await until(lambda: choices(store, left))

        assert [room.name for room in hall.rooms.loaded()] == [left]
        assert lives.inherit() == []


@pytest.mark.parametrize("ends", [sleeps, Leases.leave])
def test_what_a_process_leaves_is_inherited_once(database: str, ends: object) -> None:
    with closing(PostgreSQL(database)) as store:
        first, second, third = (joined(store, f"http://{name}") for name in "abc")
        first.own("hall")
        second.own("ship")
        assert third.inherit() == []

        assert callable(ends)
        ends(first)

        assert second.inherit() == ["hall"]
        assert third.inherit() == []
        assert third.own("hall").fence == 2  # type: ignore[union-attr]  # it is ours now


@pytest.mark.slow
async def test_a_server_that_is_started_again_lets_its_bots_go_on(own_server: Server) -> None:
    links = given_seed(own_server, "runics", "link thrall", options=BOTS_TURN)
    own_server.kill()
    own_server.start()

    await until(lambda: said(own_server, links, BJORN))
