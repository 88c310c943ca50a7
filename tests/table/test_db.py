"""`ragnatafl db`: stores are copied, backed up, checked, listed and pruned by their owner."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.commands import db
from ragnatafl.table.storage import Entry, Row, Store, StoreFault, Taken, open_store
from ragnatafl.table.storage.copying import backup, copy
from ragnatafl.table.storage.notices import Notices
from ragnatafl.table.storage.results import Results
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.club.given import given_outcome
from table.conftest import Run

DAY = 86400.0


def played(store: Store, choices: int) -> Room:
    """A table of the toy at which so many choices were made."""
    rooms = Rooms(store)
    room = rooms.keep(rooms.lay("raid", [("here", "", ""), ("here", "", "")], {}))
    for _ in range(choices):
        asked = room.asked()[0]
        room.do(room.choose(asked.seat, asked.options[0].text, room.moment))
    return room


def played_out(store: Store) -> Room:
    room = played(store, 0)
    while not room.over:
        asked = room.asked()[0]
        room.do(room.choose(asked.seat, asked.options[0].text, room.moment))
    return room


def rows(address: Path | str) -> list[Row]:
    with closing(open_store(address)) as store:
        return list(store.rows())


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """A store with two tables."""
    path = tmp_path / "tables.db"
    with closing(SQLite(path)) as store:
        played(store, 2)
        played(store, 3)
    return path


# Copies


def test_tables_move_to_a_database_and_back(
    run: Run, tables: Path, database: str, tmp_path: Path
) -> None:
    """Numbers, times and texts are the same after both."""
    there = run("db", "copy", str(tables), database)
    assert (there.code, there.lines) == (0, ["2 tables with 7 events are copied."]), there.err
    back = run("db", "copy", database, str(tmp_path / "back.db"))

    assert back.code == 0, back.err
    assert rows(tables) == rows(database) == rows(tmp_path / "back.db")


def test_the_orders_of_the_owner_move_too(run: Run, tables: Path, database: str) -> None:
    """Who was sent away stays away."""
    with closing(SQLite(tables)) as store:
        Notices(store).note("owner", "ban", data={"address": "192.0.2.7"}, once="ban 1")
        before = Notices(store).since()

    assert run("db", "copy", str(tables), database).code == 0

    with closing(open_store(database)) as store:
        assert Notices(store).since() == before
        with pytest.raises(Taken):
            Notices(store).note("owner", "ban", once="ban 1")


def test_nothing_is_copied_over_tables(run: Run, tables: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with closing(SQLite(other)) as store:
        played(store, 1)
    before = rows(other)

    ran = run("db", "copy", str(tables), str(other))

    assert ran.code == 2
    assert "other.db: has tables already, and nothing is copied over them" in ran.err
    assert rows(other) == before


def test_a_store_that_is_not_there_is_not_made(run: Run, tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    for words in (
        ["copy", str(missing), str(tmp_path / "new.db")],
        ["check", "--db", str(missing)],
        ["list", "--db", str(missing)],
        ["backup", "--db", str(missing), str(tmp_path / "new.db")],
        ["prune", "--db", str(missing), "--older-than", "1d", "--yes"],
    ):
        ran = run("db", *words)
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert "missing.db: there is no such store" in ran.err
    assert list(tmp_path.iterdir()) == []


class Torn(SQLite):
    """A store that is lost while it is read."""

    def rows(self) -> Iterator[Row]:
        yield next(super().rows())
        raise StoreFault("the line is cut")


def test_a_copy_that_fails_leaves_nothing(tables: Path, database: str) -> None:
    """No file, no table in the database: it can be copied again."""
    target = tables.with_name("target.db")
    with closing(Torn(tables)) as store:
        for to in (str(target), database):
            with pytest.raises(StoreFault, match="the line is cut"):
                copy(store, to, lambda done, of: None)

    assert not target.exists()
    with closing(SQLite(tables)) as store:
        assert copy(store, database, lambda done, of: None) == 7


# Backups


def test_a_backup_opens_and_holds_everything(run: Run, tables: Path, tmp_path: Path) -> None:
    ran = run("db", "backup", "--db", str(tables), str(tmp_path / "monday.db"))

    assert (ran.code, ran.err) == (0, "")
    assert ran.lines == [f"{tmp_path / 'monday.db'}: 2 tables with 7 events."]
    assert rows(tmp_path / "monday.db") == rows(tables)
    assert (tmp_path / "monday.db").stat().st_mode & 0o777 == 0o600
    assert run("db", "check", "--db", str(tmp_path / "monday.db")).code == 0


def test_a_backup_of_a_database_is_a_file(
    run: Run, tables: Path, database: str, tmp_path: Path
) -> None:
    run("db", "copy", str(tables), database)

    ran = run("db", "backup", "--db", database, str(tmp_path / "monday.db"))

    assert ran.code == 0, ran.err
    assert rows(tmp_path / "monday.db") == rows(tables)


def test_a_backup_is_a_new_file(run: Run, tables: Path, database: str) -> None:
    again = run("db", "backup", "--db", str(tables), str(tables))
    assert (again.code, "is there already; a backup is a new file" in again.err) == (2, True)

    there = run("db", "backup", "--db", str(tables), database)
    assert (there.code, "a backup is a file" in there.err) == (2, True)


@pytest.mark.parametrize("engine", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def test_a_backup_under_load_is_a_prefix(
    engine: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Four write all the time, each into a table of its own: what the backup holds of a table is
    its beginning, and of all tables together what had been stored by one moment."""
    address = tmp_path / "busy.db" if engine == "sqlite" else request.getfixturevalue("database")
    ended = threading.Event()

    def write(store: Store, room: str) -> None:
        number = 0
        while not ended.is_set():
            store.append(room, number, [Entry("open" if not number else "choice", {"n": number})])
            number += 1

    with closing(open_store(address)) as store:
        writing = [threading.Thread(target=write, args=(store, f"room{n}")) for n in range(4)]
        for thread in writing:
            thread.start()
        while store.count() < 50:
            pass
        backup(store, str(tmp_path / "backup.db"), lambda done, of: None)
        ended.set()
        for thread in writing:
            thread.join()

        with closing(SQLite(tmp_path / "backup.db")) as made:
            assert made.count() >= 50
            for room in made.rooms():
                assert made.events(room) == store.events(room)[: len(made.events(room))]
            last = max(row.at for row in made.rows())
            for room in store.rooms():  # what was acknowledged before is all there
                known = [event for event in store.events(room) if event.at < last - 1.0]
                assert made.events(room)[: len(known)] == known


# Checks


def test_tables_that_play_as_they_were_stored(run: Run, tables: Path) -> None:
    ran = run("db", "check", "--db", str(tables))

    assert (ran.code, ran.lines) == (0, ["2 of 2 tables play as they were stored."])


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (
            'UPDATE events SET data = replace(data, \'"text":"\', \'"text":"x\') WHERE',
            "event 1: RAID-2: ",
        ),
        ("UPDATE events SET data = '{' WHERE", "cannot be played again: DecodeError"),
        (
            "UPDATE events SET data = '{}' WHERE",
            "event 1: cannot be played again: KeyError: 'seat'",
        ),
        ("UPDATE events SET number = 9 WHERE", "event 1 is missing"),
        ("DELETE FROM events WHERE", "event 1 is missing"),
    ],
)
def test_a_damaged_table_is_named_and_the_others_are_looked_at(
    run: Run, tables: Path, damage: str, told: str
) -> None:
    room = rows(tables)[0].room
    with closing(sqlite3.connect(tables, isolation_level=None)) as raw:
        raw.execute(f"{damage} room = ? AND number = 1", (room,))

    ran = run("db", "check", "--db", str(tables))

    assert ran.code == 1
    assert ran.lines[0].startswith(f"{room}: ")
    assert told in ran.lines[0]
    assert ran.lines[1:] == ["1 of 2 tables play as they were stored."]


def test_a_table_without_its_beginning_is_named(run: Run, tables: Path) -> None:
    room = rows(tables)[0].room
    with closing(sqlite3.connect(tables, isolation_level=None)) as raw:
        raw.execute("UPDATE events SET kind = 'choice' WHERE room = ? AND number = 0", (room,))

    ran = run("db", "check", "--db", str(tables))

    assert (ran.code, ran.lines[0]) == (1, f"{room}: begins with 'choice', not with 'open'")


def test_a_damaged_file_is_told(run: Run, tables: Path) -> None:
    """An index that does not fit its table: SQLite itself finds it."""
    with closing(sqlite3.connect(tables, isolation_level=None)) as raw:
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute(
            "UPDATE sqlite_master SET sql = 'CREATE INDEX events_by_kind ON events (room, id)'"
            " WHERE name = 'events_by_kind'"
        )

    ran = run("db", "check", "--db", str(tables))

    assert ran.code == 1
    assert "events_by_kind" in ran.out


@pytest.mark.slow
def test_many_tables_are_looked_at_by_several_processes(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(SQLite(path)) as store:
        for _ in range(120):
            played(store, 1)
        bad = next(store.rooms())
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("UPDATE events SET data = '{}' WHERE room = ? AND number = 1", (bad,))

    ran = run("db", "check", "--db", str(path), "--workers", "2")

    assert ran.code == 1
    assert ran.lines[0].startswith(f"{bad}: event 1: cannot be played again")
    assert ran.lines[1] == "119 of 120 tables play as they were stored."


# Lists, and what is removed


def test_ratings_are_made_anew_and_compared(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with closing(open_store(path)) as store:
        Results(store).note(given_outcome("astrid", "bjorn"), {"astrid": "a", "bjorn": "b"})

    first, again = (run("db", "rate", "--db", str(path)) for _ in range(2))

    assert (first.code, first.lines) == (1, ["games that count: 1; ratings are made anew."])
    assert (again.code, again.lines) == (0, ["games that count: 1; ratings are as they were."])


def test_tables_are_listed_the_latest_first(run: Run, tables: Path) -> None:
    second, first = (row.room for row in rows(tables)[::-1] if row.kind == "open")

    ran = run("db", "list", "--db", str(tables))

    assert ran.code == 0
    assert ran.lines[0].split() == ["table", "game", "events", "opened", "last", "event"]
    assert [line.split()[:3] for line in ran.lines[1:3]] == [
        [second, "raid", "4"],
        [first, "raid", "3"],
    ]
    assert ran.lines[3] == "2 tables"


@pytest.fixture
def aged(tmp_path: Path) -> dict[str, str]:
    """A store with tables that are old and over, old and not, and new and over: their names."""
    with closing(SQLite(tmp_path / "tables.db")) as store:
        named = {
            "over": played_out(store).name,
            "idle": played(store, 1).name,
            "new": played_out(store).name,
        }
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as raw:
        raw.execute("UPDATE events SET at = at - ? WHERE room <> ?", (100 * DAY, named["new"]))
    return named


@pytest.mark.parametrize(
    ("state", "left"),
    [("over", {"idle", "new"}), ("idle", {"over", "new"}), ("all", {"new"})],
)
def test_old_tables_are_removed_by_their_state(
    run: Run, aged: dict[str, str], state: str, left: set[str]
) -> None:
    ran = run("db", "prune", "--db", "tables.db", "--older-than", "90d", "--state", state, "--yes")

    assert ran.code == 0, ran.err
    assert ran.lines[-1] == f"{3 - len(left)} tables are removed."
    with closing(SQLite("tables.db")) as store:
        assert set(store.rooms()) == {aged[one] for one in left}


def test_nothing_is_removed_unless_its_owner_agrees(
    run: Run, aged: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("db", "prune", "--db", "tables.db", "--older-than", "90d", "--state", "all")
    before = rows("tables.db")

    ran = run(*words)
    assert (ran.code, "say --yes to remove them" in ran.err) == (2, True)
    assert ran.lines[0].startswith("2 tables whose last event is older than 90d")
    assert rows("tables.db") == before

    for said, left in (("", 3), ("n", 3), ("y", 1)):
        monkeypatch.setattr(db, "_agreed", lambda said=said: said == "y")
        run(*words)
        with closing(SQLite("tables.db")) as store:
            assert len(list(store.rooms())) == left


def test_what_is_played_meanwhile_stays(aged: dict[str, str], tmp_path: Path) -> None:
    """Between the question and the answer somebody plays on at an old table."""
    with closing(SQLite(tmp_path / "tables.db")) as store:
        limit = max(one.changed for one in store.summaries()) - 90 * DAY
        room = Rooms(store).find(aged["idle"])
        assert room is not None
        asked = room.asked()[0]
        room.do(room.choose(asked.seat, asked.options[0].text, room.moment))

        assert store.remove([aged["idle"], aged["over"]], limit) == 1
        assert set(store.rooms()) == {aged["idle"], aged["new"]}


def test_nothing_old_is_said(run: Run, tables: Path) -> None:
    ran = run("db", "prune", "--db", str(tables), "--older-than", "1h", "--yes")

    assert (ran.code, ran.lines) == (0, ["No table is older than 1h; nothing is removed."])


@pytest.mark.parametrize("text", ["", "90", "d", "-1d", "1.5d", "9999999d", "90 days", "٣d"])
def test_an_age_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="is no age: write 12h, 90d, 8w or 1y"):
        db.age(text)


def test_ages() -> None:
    assert [db.age(text) for text in ("12h", "90d", "8w", "1y")] == [
        0.5 * DAY,
        90 * DAY,
        56 * DAY,
        365 * DAY,
    ]


def test_a_state_that_is_none_is_refused(run: Run, tables: Path) -> None:
    ran = run("db", "prune", "--db", str(tables), "--older-than", "1h", "--state", "bored")

    assert (ran.code, "--state must be one of over, idle, all, not 'bored'" in ran.err) == (2, True)
