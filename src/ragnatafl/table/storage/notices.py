"""What the owner of a server orders: an append-only table beside the events, in either engine.

It is the audit log and the bell at once: servers look every second for what is new, and what holds
now follows from all of it, from the first on. Numbers have no gaps and rise with time.
"""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

import msgspec

from ragnatafl.table.storage.events import Data, Store, StoreFault, Taken
from ragnatafl.table.storage.statements import Statements

TRIES: Final = 20
_NOTE: Final = """
    INSERT INTO notices (number, at, who, what, room, data, once)
    SELECT coalesce(max(number), 0) + 1, :at, :who, :what, :room, :data, :once
    FROM notices WHERE true
    ON CONFLICT DO NOTHING RETURNING number
"""
_SINCE: Final = """
    SELECT number, at, who, what, room, data FROM notices WHERE number > :number ORDER BY number
"""
_ALL: Final = "SELECT number, at, who, what, room, data, once FROM notices ORDER BY number"
_PUT: Final = """
    INSERT INTO notices (number, at, who, what, room, data, once)
    VALUES (:number, :at, :who, :what, :room, :data, :once) ON CONFLICT DO NOTHING
"""
_DONE: Final = "SELECT number FROM notices WHERE once = :once"


class Notice(NamedTuple):
    """One order: when, by whom, what, and at which table if it concerns one."""

    number: int
    at: float
    who: str
    what: str
    room: str
    data: Data


class Notices:
    """The orders in a store. Calls wait until they are done; any thread may make them."""

    def __init__(self, store: Store) -> None:
        self._run = Statements(store).run

    def note(
        self, who: str, what: str, room: str = "", data: Data | None = None, once: str = ""
    ) -> int:
        """Store an order; its number. What may be done `once` only is `Taken` the second time."""
        values = {
            "at": time.time(),
            "who": who,
            "what": what,
            "room": room,
            "data": msgspec.json.encode(data or {}).decode(),
            "once": once or None,
        }
        for _ in range(TRIES):
            for (number,) in self._run(_NOTE, **values):
                return int(number)
            if once and self._run(_DONE, once=once):
                raise Taken(f"{what}: was done before")
        raise StoreFault("too many orders are given at once")

    def since(self, number: int = 0) -> list[Notice]:
        """All orders after this number."""
        rows = self._run(_SINCE, number=number)
        return [
            Notice(number, at, who, what, room, _read(data))
            for number, at, who, what, room, data in rows
        ]

    def copy_to(self, other: Notices) -> bool:
        """Copy all into another store, as they are; False if that one has orders of its own."""
        ours = self._run(_ALL)
        for number, at, who, what, room, data, once in ours:
            values = {"number": number, "at": at, "who": who, "what": what, "room": room}
            other._run(_PUT, **values, data=data, once=once)
        return other._run(_ALL) == ours


def _read(data: str) -> Data:
    """What an order says; nothing where somebody has spoilt it, for it must not hide the others."""
    try:
        return msgspec.json.decode(data, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}
