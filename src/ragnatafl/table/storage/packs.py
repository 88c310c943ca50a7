"""Packs that people typed: a table beside the events, in either engine.

Who saved one may change it; everybody who knows its id may read it. Tables do not look here: they
hold their pack themselves.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from ragnatafl.table.storage.events import Store
from ragnatafl.table.storage.statements import Statements

_PUT: Final = """
    INSERT INTO packs (id, at, holder, game, name, data)
    VALUES (:id, :at, :holder, :game, :name, :data)
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, name = excluded.name, data = excluded.data
    WHERE packs.holder = excluded.holder AND packs.game = excluded.game RETURNING id
"""
_FIND: Final = "SELECT id, at, holder, game, name, data FROM packs WHERE id = :id"
_OF: Final = """
    SELECT id, at, holder, game, name, '' FROM packs
    WHERE holder = :holder AND game = :game ORDER BY at DESC
"""
_ALL: Final = "SELECT id, at, holder, game, name, data FROM packs"
_COPY: Final = """
    INSERT INTO packs (id, at, holder, game, name, data)
    VALUES (:id, :at, :holder, :game, :name, :data) ON CONFLICT DO NOTHING
"""


class StoredPack(NamedTuple):
    """A pack as it is kept: since when, by which browser, for which game and its modes."""

    id: str
    at: float
    holder: str
    game: str
    name: str
    data: str
    """As JSON; not told in a list."""


class Packs:
    """The packs in a store. Calls wait until they are done; any thread may make them."""

    def __init__(self, store: Store) -> None:
        self._run = Statements(store).run

    def put(self, name: str, holder: str, game: str, title: str, data: str) -> bool:
        """Keep a pack under this id; False if it is there and somebody else's."""
        values: dict[str, object] = {"id": name, "at": time.time(), "holder": holder, "game": game}
        return bool(self._run(_PUT, **values, name=title, data=data))

    def find(self, name: str) -> StoredPack | None:
        return next((StoredPack(*row) for row in self._run(_FIND, id=name)), None)

    def of(self, holder: str, game: str) -> list[StoredPack]:
        """Those that a browser has saved, the latest first."""
        return [StoredPack(*row) for row in self._run(_OF, holder=holder, game=game)]

    def copy_to(self, other: Packs) -> bool:
        """Copy all into another store, as they are; False if that one has packs of its own."""
        ours = self._run(_ALL)
        for row in ours:
            other._run(_COPY, **StoredPack(*row)._asdict())
        return sorted(other._run(_ALL)) == sorted(ours)
