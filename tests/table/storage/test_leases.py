"""Several processes, one owner a table: leases, fences, and the bell."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest

from kit.waiting import PATIENCE
from ragnatafl.lab.cluster import Line
from ragnatafl.table.storage import Entry, Fenced, leases
from ragnatafl.table.storage.leases import Bell, Elsewhere, Leases, Owned, ring
from ragnatafl.table.storage.postgres import PostgreSQL

OPEN, CHOICE = [Entry("open", {})], [Entry("choice", {})]


@pytest.fixture
def store(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[PostgreSQL]:
    monkeypatch.setattr(leases, "LEASE", 600.0)  # none runs out here but by `sleeps`
    with closing(PostgreSQL(database)) as made:
        yield made


def joined(store: PostgreSQL, address: str) -> Leases:
    """A process that has just come."""
    made = Leases(store, address)
    made.join()
    return made


def sleeps(one: Leases) -> None:
    """It slept past its lease; so that no test need wait, its time is moved instead."""
    one.store.run(
        "UPDATE processes SET until = clock_timestamp() - interval '1 ms' WHERE id = %(process)s",
        {"process": one.process},
    )


def test_a_table_belongs_to_who_takes_it_first(store: PostgreSQL) -> None:
    astrid, bjorn = joined(store, "http://a"), joined(store, "http://b")

    assert astrid.own("hall") == Owned(1)
    assert astrid.own("hall") == Owned(1)
    assert bjorn.own("hall") == Elsewhere("http://a")
    assert bjorn.own("ship") == Owned(1)
    assert bjorn.processes() == ["http://a", "http://b"]


def test_only_the_owner_writes(store: PostgreSQL) -> None:
    astrid = joined(store, "http://a")
    astrid.own("hall")

    store.append("hall", 0, OPEN, fence=1)

    for wrong in (0, 2):
        with pytest.raises(Fenced):
            store.append("hall", 1, CHOICE, fence=wrong)
    assert len(store.events("hall")) == 1


def test_who_slept_past_its_lease_cannot_write(store: PostgreSQL) -> None:
    """Nobody has taken the table yet; its time is over all the same."""
    astrid = joined(store, "http://a")
    astrid.own("hall")
    store.append("hall", 0, OPEN, fence=1)

    sleeps(astrid)

    with pytest.raises(Fenced):
        store.append("hall", 1, CHOICE, fence=1)
    with pytest.raises(Fenced):
        astrid.own("ship")
    with pytest.raises(Fenced):
        astrid.renew()
    assert not astrid.live
    assert len(store.events("hall")) == 1


def test_a_table_goes_on_in_another_process(store: PostgreSQL) -> None:
    """The fence rises: whatever the first owner still believes, it cannot write any more."""
    astrid, bjorn = joined(store, "http://a"), joined(store, "http://b")
    astrid.own("hall")
    store.append("hall", 0, OPEN, fence=1)
    sleeps(astrid)

    assert bjorn.own("hall") == Owned(2)
    store.append("hall", 1, CHOICE, fence=2)
    with pytest.raises(Fenced):
        store.append("hall", 2, CHOICE, fence=1)

    astrid.join()
    assert astrid.own("hall") == Elsewhere("http://b")
    assert astrid.processes() == ["http://a", "http://b"]


def test_a_renewed_lease_goes_on(store: PostgreSQL) -> None:
    astrid = joined(store, "http://a")
    astrid.own("hall")
    store.run("UPDATE processes SET until = clock_timestamp() + interval '1 minute'", {})

    astrid.renew()

    ((left,),) = store.run("SELECT until - clock_timestamp() FROM processes", {})
    assert left.total_seconds() > 60
    assert astrid.live
    store.append("hall", 0, OPEN, fence=1)


def test_what_is_given_up_may_be_taken(store: PostgreSQL) -> None:
    astrid, bjorn = joined(store, "http://a"), joined(store, "http://b")
    for room in ("hall", "ship", "yard"):
        astrid.own(room)

    astrid.give_up("hall")
    assert bjorn.own("hall") == Owned(2)
    astrid.give_up("hall")  # it is not ours any more
    assert bjorn.own("hall") == Owned(2)

    astrid.leave()
    assert bjorn.own("ship") == Owned(2)
    assert bjorn.processes() == ["http://b"]
    with pytest.raises(Fenced):
        store.append("yard", 0, OPEN, fence=1)


def test_a_command_writes_only_where_nobody_plays(store: PostgreSQL) -> None:
    """Without a fence: into tables that no process has."""
    astrid = joined(store, "http://a")
    store.append("hall", 0, OPEN)
    astrid.own("hall")

    with pytest.raises(Fenced):
        store.append("hall", 1, CHOICE)

    astrid.leave()
    store.append("hall", 1, CHOICE)


def test_the_owner_of_a_removed_table_is_fenced_off(store: PostgreSQL) -> None:
    astrid = joined(store, "http://a")
    astrid.own("hall")
    store.append("hall", 0, OPEN, fence=1)

    assert store.remove(["hall"]) == 1

    with pytest.raises(Fenced):
        store.append("hall", 1, CHOICE, fence=1)


def test_of_many_that_take_a_table_at_once_one_has_it(store: PostgreSQL) -> None:
    processes = [joined(store, f"http://{n}") for n in range(5)]
    sleeper = joined(store, "http://sleeper")
    rooms = [f"room{n}" for n in range(10)]
    for room in rooms:
        sleeper.own(room)
    sleeps(sleeper)
    found: list[tuple[str, Owned | Elsewhere]] = []

    def take(one: Leases) -> None:
        found.extend((room, one.own(room)) for room in rooms)

    threads = [threading.Thread(target=take, args=(one,)) for one in processes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    owned = [(room, who.fence) for room, who in found if isinstance(who, Owned)]
    assert sorted(owned) == sorted((room, 2) for room in rooms)
    assert len(found) == 50


def test_the_next_owner_waits_for_what_is_being_written(store: PostgreSQL, database: str) -> None:
    """A write in the middle when its lease runs out: the next owner reads it, none is lost."""
    astrid, bjorn = joined(store, "http://a"), joined(store, "http://b")
    astrid.own("hall")
    with store.connect() as db:
        db.autocommit = False
        db.execute("SELECT FROM owners WHERE room = 'hall' FOR UPDATE")  # as `append` does
        sleeps(astrid)
        taking = threading.Thread(target=bjorn.own, args=("hall",))
        taking.start()
        taking.join(0.2)
        assert taking.is_alive()
        db.commit()
        taking.join()

    assert bjorn.own("hall") == Owned(2)


def test_all_processes_know_one_secret(store: PostgreSQL) -> None:
    first, second = Leases(store, "http://a"), Leases(store, "http://b")

    assert first.secret() == second.secret()
    assert len(first.secret()) == 64


# The bell

Rung = queue.Queue[str]


def listening(store: PostgreSQL) -> tuple[Bell, Rung]:
    """A bell, and what it says; the first word is that it listens."""
    rung: Rung = queue.Queue()
    bell = Bell(store, {"tables": rung.put})
    assert rung.get(timeout=PATIENCE) == ""
    return bell, rung


def test_the_bell_is_heard(store: PostgreSQL) -> None:
    bell, rung = listening(store)
    with closing(bell):
        ring(store, "others", "not for us")
        ring(store, "tables", "hall")

        assert rung.get(timeout=PATIENCE) == "hall"


def test_the_bell_outlives_what_it_calls(store: PostgreSQL) -> None:
    rung: Rung = queue.Queue()

    def stumble(payload: str) -> None:
        rung.put(payload)
        raise ValueError(payload)

    with closing(Bell(store, {"tables": stumble})):
        rung.get(timeout=PATIENCE)
        ring(store, "tables", "hall")
        ring(store, "tables", "ship")

        assert [rung.get(timeout=PATIENCE), rung.get(timeout=PATIENCE)] == ["hall", "ship"]


def test_after_a_lost_line_the_bell_says_that_something_may_be_missed(line: Line) -> None:
    with closing(PostgreSQL(line.address)) as store:
        bell, rung = listening(store)
        with closing(bell):
            line.cut()
            line.mend()

            assert rung.get(timeout=PATIENCE) == ""
            ring(store, "tables", "hall")
            assert rung.get(timeout=PATIENCE) == "hall"
