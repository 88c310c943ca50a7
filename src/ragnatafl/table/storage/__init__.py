"""Storage of tables: one append-only table of events, in a file or in a database."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ragnatafl.kernel.codecs import bad
from ragnatafl.table.storage.events import (
    SPOILT,
    Data,
    Entry,
    Fenced,
    Gone,
    NotEmpty,
    Row,
    Store,
    Stored,
    StoreFault,
    Summary,
    Taken,
)
from ragnatafl.table.storage.sqlite import SQLite

__all__ = [
    "SPOILT",
    "Data",
    "Entry",
    "Fenced",
    "Gone",
    "NotEmpty",
    "Row",
    "Store",
    "StoreFault",
    "Stored",
    "Summary",
    "Taken",
    "is_database",
    "open_store",
]

DATABASES: Final = ("postgresql://", "postgres://")


def is_database(address: str | Path) -> bool:
    """Is it the address of a database, not of a file?"""
    return str(address).lower().startswith(DATABASES)


def open_store(address: str | Path) -> Store:
    """The store at an address: a file, or `postgresql://...`."""
    if not is_database(address):
        return SQLite(address)
    try:
        from ragnatafl.table.storage.postgres import PostgreSQL
    except ImportError:
        line = "a store in PostgreSQL needs more libraries: pip install 'ragnatafl[postgres]'"
        raise bad(line, "needs-postgres") from None
    return PostgreSQL(str(address))
