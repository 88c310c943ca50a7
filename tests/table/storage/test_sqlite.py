"""The store: one append-only table of events in a file with a version (design, 4)."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import Entry, StoreFault, sqlite
from ragnatafl.table.storage.holding import Hold
from ragnatafl.table.storage.sqlite import VERSION, SQLite
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.rooms import Rooms


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def raw(path: Path, script: str) -> list[tuple[object, ...]]:
    """Look into the file, or change it, behind the store's back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        return list(db.execute(script)) if ";" not in script else list(db.executescript(script))


def version_of(path: Path) -> object:
    return raw(path, "PRAGMA user_version")[0][0]


def test_what_was_appended_is_in_the_file_at_once(path: Path) -> None:
    """Another process sees it before the append has been acknowledged to anybody."""
    with closing(SQLite(path)) as store:
        store.append("hall", 0, [Entry("open", {})])

        assert raw(path, "SELECT room, number, kind FROM events") == [("hall", 0, "open")]


def test_playing_only_appends(path: Path) -> None:
    """Undo, resigning and new names are events too: what was stored stays as it was."""
    with closing(SQLite(path)) as store:
        room = Rooms(store).keep(
            Rooms(store).lay("raid", [("link", "", ""), ("bot", "", "thrall")], {})
        )
        rows: list[tuple[object, ...]] = raw(path, "SELECT * FROM events")
        acts: tuple[Callable[[Seat], Deed], ...] = (
            lambda seat: room.choose(seat, room.asked()[0].options[0].text, room.moment),
            lambda seat: room.undo(seat, room.moment),
            lambda seat: room.rename(seat, "Nobody"),
            lambda seat: room.take_over(seat, True),
            room.resign,
        )
        for act in acts:
            room.do(act(room.asked()[0].seat))
            later = raw(path, "SELECT * FROM events")
            assert later[:-1] == rows
            rows = later

    assert [row[3] for row in rows] == ["open", "choice", "undo", "rename", "take-over", "resign"]


def test_a_new_file_has_the_latest_version(path: Path) -> None:
    SQLite(path).close()

    assert version_of(path) == VERSION
    assert raw(path, "PRAGMA journal_mode") == [("wal",)]


@pytest.mark.parametrize("version", range(VERSION))
def test_an_older_file_is_brought_up_to_date(path: Path, version: int) -> None:
    """Its events are all there, and it can be written to."""
    for number in range(version):
        raw(path, f"{sqlite._UPGRADES[number]}; PRAGMA user_version = {number + 1};")
    if version:
        raw(path, "INSERT INTO events VALUES (1, 'hall', 0, 'open', '{\"seats\":2}', 7.5);")

    with closing(SQLite(path)) as store:
        old = store.events("hall")
        store.append("hall", len(old), [Entry("choice", {})])

        assert [event.data for event in old] == ([{"seats": 2}] if version else [])
        assert len(store.events("hall")) == len(old) + 1
    assert version_of(path) == VERSION


def test_a_newer_file_is_refused_and_left_alone(path: Path) -> None:
    with closing(SQLite(path)) as store:
        store.append("hall", 0, [Entry("open", {})])
    raw(path, f"PRAGMA user_version = {VERSION + 1};")

    with pytest.raises(BadInput, match=f"written by a newer program .version {VERSION + 1}, not"):
        SQLite(path)

    assert version_of(path) == VERSION + 1
    assert raw(path, "SELECT COUNT(*) FROM events") == [(1,)]


def test_a_file_that_is_no_store_is_refused(path: Path) -> None:
    path.write_text("Here be dragons. " * 100)

    with pytest.raises(BadInput, match="is not a table store"):
        SQLite(path)

    assert path.read_text().startswith("Here be dragons.")


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("PRAGMA application_id = 77;", "is the file of another program"),
        ("CREATE TABLE songs (name TEXT);", "is the file of another program"),
        ("CREATE TABLE events (name TEXT); PRAGMA user_version = 1;", "of another program"),
        ("PRAGMA user_version = -3;", "has version -3, which no program of ours wrote"),
    ],
)
def test_the_file_of_another_program_is_left_alone(path: Path, script: str, told: str) -> None:
    raw(path, script)
    before = path.read_bytes()

    with pytest.raises(BadInput, match=told):
        SQLite(path)

    assert path.read_bytes() == before


def test_where_no_file_can_be_each_has_its_line(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="is a folder; name a file in it"):
        SQLite(tmp_path)
    with pytest.raises(BadInput, match=f"there is no folder {tmp_path}/no/such; make it first"):
        SQLite(tmp_path / "no" / "such" / "tables.db")


@pytest.fixture
def shared() -> Iterator[Path]:
    """A folder that everybody may enter; and we are somebody whom rights hold back."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    me = os.geteuid()
    if me == 0:
        os.seteuid(65534)
    yield folder
    os.seteuid(me)
    shutil.rmtree(folder)


def test_a_read_only_file_or_folder_has_its_line(shared: Path) -> None:
    path = shared / "tables.db"
    SQLite(path).close()
    path.chmod(0o400)
    with pytest.raises(BadInput, match="cannot be written to: it is read-only"):
        SQLite(path)

    path.chmod(0o600)
    locked = shared / "locked"
    locked.mkdir()
    path.rename(locked / "tables.db")
    locked.chmod(0o500)
    with pytest.raises(BadInput, match="cannot be written to, and a store keeps a log there"):
        SQLite(locked / "tables.db")
    with pytest.raises(BadInput, match=r"other.db: cannot be made: Permission denied"):
        SQLite(locked / "other.db")
    locked.chmod(0o700)


def test_a_store_locked_by_another_program_says_so(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SQLite(path).close()
    monkeypatch.setattr(sqlite, "PATIENCE", 0.01)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(BadInput, match="is locked by another program"):
            SQLite(path)


# Whose it is, and an orderly end


def rights(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


def test_only_its_owner_reads_a_store(path: Path) -> None:
    """What lies beside it too: the log, its index, and the lock of a server."""
    os.umask(os.umask(0o022))
    hold = Hold(path)
    with closing(SQLite(path)) as store, closing(hold):
        store.append("hall", 0, [Entry("open", {})])

        found = {one.name.removeprefix("tables.db"): rights(one) for one in path.parent.iterdir()}
        assert found == dict.fromkeys(("", "-wal", "-shm", ".lock"), "0o600")


def test_an_older_store_is_closed_to_others(path: Path) -> None:
    raw(path, f"{sqlite._UPGRADES[0]}; PRAGMA user_version = 1;")
    path.chmod(0o644)

    SQLite(path).close()

    assert rights(path) == "0o600"


def test_an_orderly_end_leaves_nothing_in_the_log(path: Path) -> None:
    """Even where somebody else still looks into the store."""
    with closing(SQLite(path)) as other:
        store = SQLite(path)
        store.append("hall", 0, [Entry("open", {})])
        assert path.with_name("tables.db-wal").stat().st_size > 0

        store.close()

        assert path.with_name("tables.db-wal").stat().st_size == 0
        assert b"hall" in path.read_bytes()
        assert len(other.events("hall")) == 1
    assert not path.with_name("tables.db-wal").exists()


def test_nothing_is_acknowledged_that_is_written_beside_the_file(path: Path) -> None:
    """Somebody puts a backup in its place while a server has it open; then puts it back."""
    with closing(SQLite(path)) as store:
        store.append("hall", 0, [Entry("open", {})])
        path.rename(path.with_name("aside"))
        with pytest.raises(StoreFault, match="was removed, or another file is in its place"):
            store.append("hall", 1, [Entry("rematch", {})])
        path.write_bytes(path.with_name("aside").read_bytes())
        with pytest.raises(StoreFault, match="another file"):
            store.append("hall", 1, [Entry("rematch", {})])

        path.with_name("aside").replace(path)

        store.append("hall", 1, [Entry("rematch", {})])
        assert len(store.events("hall")) == 2


def test_of_a_removed_table_no_trace_is_left(path: Path) -> None:
    with closing(SQLite(path)) as store:
        store.append("hall", 0, [Entry("open", {"name": "Ragnhild"})])
        store.append("ship", 0, [Entry("open", {"name": "Sigurd"})])
        store.remove(["hall"])

    assert b"Sigurd" in path.read_bytes()
    assert b"Ragnhild" not in path.read_bytes()


def test_one_server_holds_a_store_and_says_where_it_is(path: Path) -> None:
    first = Hold(path)
    first.tell("http://127.0.0.1:7777/")

    second = Hold(path)
    assert not second.ours
    assert second.told() == "http://127.0.0.1:7777/"
    second.close()

    first.close()
    third = Hold(path)
    assert third.ours
    third.close()


def test_a_full_disk_is_found_without_writing_anything(path: Path) -> None:
    """And that there is room again; no file may grow meanwhile."""
    store = SQLite(path)
    log, limits = Path(f"{path}-wal"), resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, limits[1]))
    try:
        with pytest.raises(StoreFault):
            store.touch()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)

    store.touch()
    store.append("hall", 0, [Entry("open", {})])
    store.close()
