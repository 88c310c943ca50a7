"""Many stored tables: copies of games that play, damage that is found, backups that are whole."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from ragnatafl.lab import many
from ragnatafl.lab.many import damage, fill, is_prefix
from ragnatafl.table.storage import Entry
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.room import Room


def test_copies_play_as_their_pattern(tmp_path: Path) -> None:
    events = fill(tmp_path / "t.db", ["runics"], tables=8, choices=4)

    with closing(SQLite(tmp_path / "t.db")) as store:
        rooms = [Room(store, name, store.events(name)) for name in store.rooms()]
        assert store.count() == events
    assert len({room.name for room in rooms}) == 8
    assert {len(room.match.lines) for room in rooms} == {4}


def test_a_backup_has_a_first_part_of_every_table(tmp_path: Path) -> None:
    fill(tmp_path / "t.db", ["runics"], tables=4, choices=5)
    with closing(SQLite(tmp_path / "t.db")) as store:
        store.backup(tmp_path / "backup.db")
        name = next(store.rooms())
        store.append(name, len(store.events(name)), [Entry("rename", {"seat": 0, "name": "Åsa"})])
        with closing(SQLite(tmp_path / "backup.db")) as backup:
            assert is_prefix(backup, store) == []

            (changed,) = damage(tmp_path / "backup.db", 1, Random(1))
            assert is_prefix(backup, store) == [changed]


@pytest.mark.slow
def test_a_small_run_of_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert many.main(["--tables", "6", "--choices", "5", "--damaged", "2"]) == 0
    assert "damaged=2 named=2" in capsys.readouterr().out


def test_limits_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert many.main(["--tables", "-1"]) == 2
    assert many.main(["--tables", "1", "--damaged", "2"]) == 2
    assert "must be from 0 to 100000" in capsys.readouterr().err
