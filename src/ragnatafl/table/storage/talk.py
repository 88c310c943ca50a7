"""Talk: an append-only table beside the events, with numbers from 1 in every place.

A line that is taken away stays: another one says that it is not to be shown.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, NamedTuple

import msgspec

from ragnatafl.table.storage.events import Data, Store, StoreFault
from ragnatafl.table.storage.statements import Statements

CLUB: Final = "club"
REPORTS: Final = "reports"
Kind = Literal["text", "phrase", "remove", "switch", "report"]
"""What was said, by whoever said it; that a line is not to be shown; that nothing can be said at a
table, or can again; that somebody thinks a line is not as it should be."""
TRIES: Final = 20
_SAY: Final = """
    INSERT INTO talk (place, number, at, person, data)
    SELECT :place, coalesce(max(number), 0) + 1, :at, :person, :data
    FROM talk WHERE place = :place
    ON CONFLICT DO NOTHING RETURNING number
"""
_SINCE: Final = """
    SELECT number, at, person, data FROM talk
    WHERE place = :place AND number > :number ORDER BY number LIMIT :most
"""
_LAST: Final = """
    SELECT number, at, person, data FROM talk WHERE place = :place ORDER BY number DESC LIMIT :most
"""
_ONE: Final = "SELECT number, at, person, data FROM talk WHERE place = :place AND number = :number"


class Said(NamedTuple):
    """A line in a place."""

    place: str
    number: int
    at: float
    person: str
    kind: Kind
    data: Data


def players_place(room: str) -> str:
    """Where those talk who play at a table."""
    return f"t/{room}"


def onlookers_place(room: str) -> str:
    """Where those talk who look on."""
    return f"o/{room}"


class Talk:
    """What is said, in a store. Calls wait until they are done; any thread may make them."""

    def __init__(self, store: Store) -> None:
        self._run = Statements(store).run

    def say(self, place: str, person: str, kind: Kind, **data: object) -> int:
        """Store a line; its number."""
        written = msgspec.json.encode({"kind": kind, **data}).decode()
        for _ in range(TRIES):
            values = {"place": place, "at": time.time(), "person": person, "data": written}
            for (number,) in self._run(_SAY, **values):
                return int(number)
        raise StoreFault("too much is said at once")

    def since(self, place: str, number: int = 0, most: int = 500) -> list[Said]:
        """What was said after this line, from the first on."""
        return list(_read(place, self._run(_SINCE, place=place, number=number, most=most)))

    def last(self, place: str, most: int) -> list[Said]:
        """The last lines, in the order in which they were said."""
        return list(_read(place, self._run(_LAST, place=place, most=most)))[::-1]

    def one(self, place: str, number: int) -> Said | None:
        return next(_read(place, self._run(_ONE, place=place, number=number)), None)


# Any: what the columns hold
def _read(place: str, rows: Iterable[tuple[Any, ...]]) -> Iterator[Said]:
    for number, at, person, data in rows:
        told = msgspec.json.decode(data, type=dict[str, Any])
        yield Said(place, int(number), at, person, told.pop("kind"), told)


def removed_in(lines: Iterable[Said]) -> set[int]:
    """The numbers of those that are not to be shown."""
    return {line.data["number"] for line in lines if line.kind == "remove"}
