"""PostgreSQL: versions held in the database, and a database that is lost and comes back."""

from __future__ import annotations

import builtins
import threading
from collections.abc import Sequence
from contextlib import closing

import psycopg
import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.cluster import Line
from ragnatafl.table.storage import Entry, StoreFault, Taken, open_store, postgres
from ragnatafl.table.storage.postgres import VERSION, PostgreSQL


def raw(database: str, *scripts: str) -> list[tuple[object, ...]]:
    """Look into the database, or change it, behind the store's back."""
    with psycopg.connect(database, options="-c search_path=ragnatafl", autocommit=True) as db:
        for script in scripts:
            done = db.execute(script)
        return list(done.fetchall()) if done.description else []


def version_of(database: str) -> object:
    return raw(database, "SELECT value FROM settings WHERE name = 'version'")[0][0]


# Versions


def test_a_new_database_has_the_latest_version(database: str) -> None:
    PostgreSQL(database).close()

    assert version_of(database) == str(VERSION)


@pytest.mark.parametrize("version", range(VERSION))
def test_an_older_one_is_brought_up_to_date(database: str, version: int) -> None:
    """Its events are all there, and it can be written to."""
    if version:
        raw(
            database,
            "CREATE SCHEMA ragnatafl",
            *postgres._UPGRADES[:version],
            f"INSERT INTO settings VALUES ('version', '{version}')",
            "INSERT INTO events (room, number, kind, data, at)"
            " VALUES ('hall', 0, 'open', '{\"seats\":2}', 7.5)",
        )

    with closing(PostgreSQL(database)) as store:
        old = store.events("hall")
        store.append("hall", len(old), [Entry("choice", {})])

        assert [(event.data, event.at) for event in old] == [({"seats": 2}, 7.5)][:version]
        assert len(store.events("hall")) == len(old) + 1
    assert version_of(database) == str(VERSION)


def test_a_newer_one_is_refused_and_left_alone(database: str) -> None:
    PostgreSQL(database).close()
    raw(database, f"UPDATE settings SET value = '{VERSION + 1}' WHERE name = 'version'")

    with pytest.raises(BadInput, match=f"written by a newer program .version {VERSION + 1}, not"):
        PostgreSQL(database)

    assert version_of(database) == str(VERSION + 1)


@pytest.mark.parametrize("version", ["-3", "0", "", "two"])
def test_a_version_that_nobody_wrote_is_refused(database: str, version: str) -> None:
    PostgreSQL(database).close()
    raw(database, f"UPDATE settings SET value = '{version}' WHERE name = 'version'")

    with pytest.raises(BadInput, match=f"has version '{version}', which no program of ours wrote"):
        PostgreSQL(database)


def test_of_processes_that_start_at_once_one_brings_it_up_to_date(database: str) -> None:
    faults: list[BaseException] = []

    def start() -> None:
        try:
            PostgreSQL(database).close()
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=start) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert faults == []
    assert version_of(database) == str(VERSION)


def test_tables_of_other_programs_are_left_alone(database: str) -> None:
    raw(database, "CREATE TABLE public.events (whatever TEXT)")

    PostgreSQL(database).close()

    assert raw(database, "SELECT COUNT(*) FROM public.events") == [(0,)]


# Addresses


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://astrid:s3cret@127.0.0.1:1/tables",
        "postgresql://astrid:s3cret/x@127.0.0.1/tables",
        "postgresql://astrid:12/s3cret@127.0.0.1/tables",
        "postgresql://astrid:s3cret@127.0.0.1:x/tables",
        "postgres://astrid:s3cret@127.0.0.1:1/tables?password=s3cret&nonsense=1",
    ],
)
def test_no_line_tells_the_password(address: str) -> None:
    with pytest.raises(BadInput) as refused:
        open_store(address)

    assert "s3cret" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_address_of_a_store_is_told_without_its_password(database: str) -> None:
    with closing(PostgreSQL(database.replace("postgres:@", "postgres:s3cret@"))) as store:
        assert store.address.startswith("postgresql://postgres@")
        assert "s3cret" not in store.address


def test_without_the_library_a_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def no_psycopg(name: str, *more: object) -> object:
        if name.startswith("ragnatafl.table.storage.postgres"):
            raise ImportError(name)
        return real(name, *more)  # type: ignore[arg-type]  # handed on

    monkeypatch.setattr(builtins, "__import__", no_psycopg)

    with pytest.raises(BadInput, match=r"pip install 'ragnatafl.postgres.'"):
        open_store("postgresql://localhost/tables")


# Lost and back


def written(store: PostgreSQL, room: str, entries: Sequence[Entry]) -> None:
    """As a room does it: after a fault it looks, and writes once more only what is not there."""
    while True:
        try:
            store.append(room, len(store.events(room)), entries)
        except (StoreFault, Taken):
            continue
        return


def test_after_a_restart_the_store_goes_on(database: str) -> None:
    """All connections of the pool are gone at once: one fault at most, then all is well."""
    with closing(PostgreSQL(database)) as store:
        store.append("hall", 0, [Entry("open", {})])
        raw(
            database,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )

        assert [event.kind for event in store.events("hall")] == ["open"]
        store.append("hall", 1, [Entry("choice", {})])
        assert len(store.events("hall")) == 2


@pytest.mark.slow
def test_a_lost_database_is_told_and_comes_back(line: Line) -> None:
    with closing(PostgreSQL(line.address)) as store:
        store.append("hall", 0, [Entry("open", {})])

        line.cut()
        with pytest.raises(StoreFault):
            store.append("hall", 1, [Entry("choice", {})])
        with pytest.raises(StoreFault, match=r"does not answer|refused|closed"):
            store.events("hall")

        line.mend()
        written(store, "hall", [Entry("choice", {})])
        assert len(store.events("hall")) == 2


@pytest.mark.slow
def test_a_line_that_swallows_everything_is_told(line: Line) -> None:
    """Nobody says that it is cut: who waits is told all the same, not kept for ever."""
    with closing(PostgreSQL(line.address)) as store:
        store.append("hall", 0, [Entry("open", {})])

        line.swallow()
        with pytest.raises(StoreFault):
            store.append("hall", 1, [Entry("choice", {})])

        line.cut()
        line.mend()
        written(store, "hall", [Entry("choice", {})])
        assert store.events("hall")[-1].kind == "choice"


def test_a_database_that_is_only_read_is_told(database: str) -> None:
    """As after a change of its master: what is there can be read."""
    PostgreSQL(database).close()
    more = "&" if "?" in database else "?"
    reader = PostgreSQL(f"{database}{more}options=-c%20default_transaction_read_only%3Don")

    with closing(reader) as store:
        assert store.events("hall") == []
        with pytest.raises(StoreFault, match="read-only"):
            store.touch()
        with pytest.raises(StoreFault, match="read-only"):
            store.append("hall", 0, [Entry("open", {})])


def test_what_the_database_does_not_understand_is_told_and_noted(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody has changed its tables: a fault of storage like any other, with its traceback."""
    with closing(PostgreSQL(database)) as store:
        raw(database, "ALTER TABLE ragnatafl.events RENAME COLUMN kind TO sort")

        with pytest.raises(StoreFault, match="kind"):
            store.append("hall", 0, [Entry("open", {})])
        assert "does not understand" in caplog.text
        assert caplog.records[-1].exc_info is not None

        raw(database, "ALTER TABLE ragnatafl.events RENAME COLUMN sort TO kind")
        store.append("hall", 0, [Entry("open", {})])
