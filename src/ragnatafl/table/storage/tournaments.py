"""Tournaments: an append-only table beside the events, in either engine."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

import msgspec

from ragnatafl.table.storage.events import Data, Store
from ragnatafl.table.storage.statements import Statements

_APPEND: Final = """
    INSERT INTO tournaments (id, number, at, kind, data)
    SELECT :id, :number, :at, :kind, :data
    WHERE :number = 0 OR EXISTS (SELECT 1 FROM tournaments WHERE id = :id AND number = :number - 1)
    ON CONFLICT DO NOTHING RETURNING number
"""
_EVENTS: Final = """
    SELECT number, kind, data, at FROM tournaments WHERE id = :id AND number >= :since
    ORDER BY number
"""
_IDS: Final = "SELECT id FROM tournaments WHERE number = 0 ORDER BY at DESC LIMIT :most"


class TournamentEvent(NamedTuple):
    """Something that happened in a tournament."""

    number: int
    kind: str
    data: Data
    at: float


class StoredTournaments:
    """All tournaments. Calls wait until they are done; any thread may make them."""

    def __init__(self, store: Store) -> None:
        self._run = Statements(store).run

    def append(self, name: str, number: int, kind: str, data: Data) -> bool:
        """Store an event under this number; False if somebody else was faster."""
        said = msgspec.json.encode(data).decode()
        values = {"id": name, "number": number, "at": time.time(), "kind": kind, "data": said}
        return bool(self._run(_APPEND, **values))

    def events(self, name: str, since: int = 0) -> list[TournamentEvent]:
        return [
            TournamentEvent(int(number), kind, msgspec.json.decode(data, type=dict[str, Any]), at)
            for number, kind, data, at in self._run(_EVENTS, id=name, since=since)
        ]

    def names(self, most: int = 200) -> list[str]:
        """The ids of the tournaments, the latest first."""
        return [str(name) for (name,) in self._run(_IDS, most=most)]
