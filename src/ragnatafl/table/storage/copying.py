"""Stores copied as a whole: from one engine to another, and into backups."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from pathlib import Path

import msgspec

from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.table.storage import is_database, open_store
from ragnatafl.table.storage.events import NotEmpty, Row, Store
from ragnatafl.table.storage.notices import Notices
from ragnatafl.table.storage.packs import Packs
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.storage.statements import copy_club

Progress = Callable[[int, int], None]
"""So many of so many."""


def open_old(address: str) -> Store:
    """A store that is there; none is made."""
    if not is_database(address) and not Path(address).exists():
        raise bad(f"{address}: there is no such store", "no-store", file=str(address))
    return open_store(address)


def copy(source: Store, to: str, progress: Progress) -> int:
    """Copy all events into a new store, with their numbers and times; how many they were. The
    orders of its owner, people, their packs and all of the club are copied too.

    What was copied is read again and compared. Others may write into the source meanwhile: what
    they write after the beginning is not copied.
    """
    is_new = not is_database(to) and not Path(to).exists()
    target, done = open_store(to), False
    try:
        if not Notices(source).copy_to(Notices(target)):
            raise NotEmpty
        if not Packs(source).copy_to(Packs(target)) or not copy_club(source, target):
            raise NotEmpty
        read = Digest()
        copied = target.fill(read.of(_told(source.rows(), source.count(), progress)))
        written = Digest()
        for _ in written.of(target.rows()):
            pass
        if read != written:
            raise BadInput(f"{target.address}: does not hold what was copied; do not use it")
        done = True
    except NotEmpty:
        line = f"{target.address}: has tables already, and nothing is copied over them"
        raise bad(line, "store-not-empty", file=target.address) from None
    finally:
        target.close()
        if is_new and not done:
            Path(to).unlink(missing_ok=True)
    return copied


def backup(source: Store, to: str, progress: Progress) -> None:
    """A file with all tables as they are now, which can be opened like any store.

    It has its name only when it is whole.
    """
    path, part = Path(to), Path(f"{to}.part")
    if is_database(to):
        line = "a backup is a file; 'ragnatafl db copy' copies into a database"
        raise bad(line, "backup-is-file")
    if path.exists():
        raise bad(
            f"{path}: is there already; a backup is a new file", "backup-there", file=str(path)
        )
    part.unlink(missing_ok=True)
    try:
        if isinstance(source, SQLite):
            source.backup(part)
        else:
            copy(source, str(part), progress)
        os.rename(part, path)
    finally:
        part.unlink(missing_ok=True)


class Digest:
    """Of rows: alike if they are, in the same order."""

    def __init__(self) -> None:
        self._hash = blake2b()

    def of(self, rows: Iterable[Row]) -> Iterator[Row]:
        """The same rows, as they are read."""
        for row in rows:
            self._hash.update(msgspec.msgpack.encode(row))
            yield row

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Digest) and self._hash.digest() == other._hash.digest()

    __hash__ = None  # type: ignore[assignment]  # it changes


def _told(rows: Iterable[Row], of: int, progress: Progress) -> Iterator[Row]:
    for number, row in enumerate(rows, 1):
        yield row
        if number % 500 == 0 or number == of:
            progress(number, of)
