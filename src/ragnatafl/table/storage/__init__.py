"""Storage of tables: one append-only table of events, in a file or in a database."""

from __future__ import annotations

from ragnatafl.table.storage.events import Data, Entry, Fenced, Store, Stored, StoreFault, Taken

__all__ = ["Data", "Entry", "Fenced", "Store", "StoreFault", "Stored", "Taken"]
