"""Statements in either engine: written once, with values by name as `:name`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from ragnatafl.table.storage.events import Store
from ragnatafl.table.storage.schema import TABLES, columns_of
from ragnatafl.table.storage.sqlite import SQLite

if TYPE_CHECKING:  # the driver of the database is an extra
    from ragnatafl.table.storage.postgres import PostgreSQL


class Statements:
    """What a store is asked beside its events. Calls wait until they are done; any thread may make
    them, and each is a transaction of its own."""

    def __init__(self, store: Store) -> None:
        self._store = cast("SQLite | PostgreSQL", store)  # both run statements

    # Any: what the columns of the query hold
    def run(self, query: str, **values: object) -> list[tuple[Any, ...]]:
        if not isinstance(self._store, SQLite):
            query = re.sub(r"(?<!:):(\w+)", r"%(\1)s", query)
        return self._store.run(query, values)


def copy_club(source: Store, target: Store) -> bool:
    """Copy all tables of the club, as they are; False if the other has rows of its own there."""
    ours, theirs = Statements(source), Statements(target)
    return all(_copy(ours, theirs, table, columns_of(table)) for table in TABLES)


def _copy(ours: Statements, theirs: Statements, table: str, columns: Iterable[str]) -> bool:
    listed = ", ".join(columns)
    values = ", ".join(f":{name}" for name in columns)
    put = f"INSERT INTO {table} ({listed}) VALUES ({values}) ON CONFLICT DO NOTHING"
    everything = f"SELECT {listed} FROM {table}"
    rows = ours.run(everything)
    for row in rows:
        theirs.run(put, **dict(zip(columns, row, strict=True)))
    return sorted(theirs.run(everything)) == sorted(rows)
