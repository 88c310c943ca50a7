"""Power cuts: what was synced stays, of the rest anything may be missing or torn."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.power import (
    DELETE,
    SYNC,
    TRUNCATE,
    WRITE,
    Disk,
    Write,
    cuts,
    lay_out,
    read_journal,
)
from ragnatafl.table.storage import StoreFault
from ragnatafl.table.storage.sqlite import SQLite

WRITER = """
import sys, time
from ragnatafl.lab.power import Recorder
recorder = Recorder(sys.argv[2])
from ragnatafl.table.storage import Entry
from ragnatafl.table.storage.sqlite import SQLite
store = SQLite(sys.argv[1])
store._db.execute(f"PRAGMA synchronous = {sys.argv[3]}")
for number in range(120):
    store.append("x", number, [Entry("choice", {"text": "draw " * number})])
    print(time.monotonic())
store.close()
"""


@pytest.mark.slow
@pytest.mark.parametrize(("synchronous", "is_safe"), [("FULL", True), ("NORMAL", False)])
def test_a_store_that_is_not_synced_loses_what_it_acknowledged(
    tmp_path: Path, synchronous: str, is_safe: bool
) -> None:
    journal, found = tmp_path / "journal", tmp_path / "found"
    found.mkdir()
    told = subprocess.run(
        [sys.executable, "-c", WRITER, tmp_path / "t.db", journal, synchronous],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    acknowledged = list(map(float, told.split()))

    lost = 0
    for cut in cuts(read_journal(journal), 60, Random(1)):
        due = sum(at < cut.before for at in acknowledged)
        lost += events_in(lay_out(cut, found, "t.db")) < due

    assert len(acknowledged) == 120
    assert (lost == 0) == is_safe


def events_in(path: Path) -> int:
    """How many a store has that the power left like this."""
    try:
        store = SQLite(path)
        try:
            return len(store.events("x"))
        finally:
            store.close()
    except (BadInput, StoreFault):
        return -1


def writes(*steps: tuple[int, str, int, bytes]) -> Disk:
    disk = Disk()
    for kind, name, offset, data in steps:
        disk.do(Write(0.0, kind, name, offset, data))
    return disk


def test_what_was_synced_stays() -> None:
    disk = writes((WRITE, "a", 0, b"abc"), (WRITE, "a", 1, b"x"), (SYNC, "a", 0, b""))

    for seed in range(20):
        assert disk.after_cut(Random(seed)) == {"a": b"axc"}


def test_what_was_not_may_be_lost_kept_or_torn() -> None:
    """By sectors: half of a page may be new."""
    disk = writes((WRITE, "a", 0, b"1" * 1024), (SYNC, "a", 0, b""), (WRITE, "a", 0, b"2" * 1024))

    found = {disk.after_cut(Random(seed))["a"] for seed in range(100)}

    old, new = b"1" * 512, b"2" * 512
    assert found == {old + old, new + new, old + new, new + old}


def test_files_that_are_cut_short_or_deleted() -> None:
    disk = writes(
        (WRITE, "a", 0, b"abc"), (TRUNCATE, "a", 1, b""), (SYNC, "a", 0, b""),
        (WRITE, "b", 0, b"abc"), (SYNC, "b", 0, b""), (DELETE, "b", 0, b""),
    )  # fmt: skip

    assert disk.after_cut(Random(1)) == {"a": b"a"}
