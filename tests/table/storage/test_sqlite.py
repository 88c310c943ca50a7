"""The store: one append-only table of events in a file with a version (design, 4)."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import Entry, sqlite
from ragnatafl.table.storage.sqlite import VERSION, SQLite
from ragnatafl.table.web.room import Deed
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


def test_a_file_that_is_no_store_is_refused(path: Path, tmp_path: Path) -> None:
    path.write_text("Here be dragons. " * 100)

    with pytest.raises(BadInput, match="is not a table store"):
        SQLite(path)
    with pytest.raises(BadInput, match="is not a table store"):
        SQLite(tmp_path)
    with pytest.raises(BadInput, match="is not a table store"):
        SQLite(tmp_path / "no" / "such" / "folder.db")
    assert path.read_text().startswith("Here be dragons.")
