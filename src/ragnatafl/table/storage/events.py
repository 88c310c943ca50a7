"""What is stored: the events of rooms, numbered from 0 in each; and how storing can fail."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import inf
from typing import Any, Final, NamedTuple, Protocol

import msgspec

Data = dict[str, Any]  # Any: JSON that we wrote ourselves; rooms check it when they read it
SPOILT: Final = (msgspec.MsgspecError, AttributeError, LookupError, TypeError, ValueError)
"""What comes of reading events that somebody else has changed."""


RECENT: Final = """
    SELECT DISTINCT room FROM events WHERE id > coalesce((
        SELECT id FROM events WHERE at < (SELECT at FROM events ORDER BY id DESC LIMIT 1) - {}
        ORDER BY id DESC LIMIT 1
    ), 0)
"""
"""Both engines find the last ones from the end on; the rest is not read."""


class Entry(NamedTuple):
    """Something that is to be stored of a room."""

    kind: str
    data: Data


class Stored(NamedTuple):
    """One event of a room, numbered from 0."""

    number: int
    kind: str
    data: Data
    at: float


class Row(NamedTuple):
    """An event as it lies in a store, of whichever room."""

    room: str
    number: int
    kind: str
    data: str
    at: float


class Summary(NamedTuple):
    """A room in a line."""

    room: str
    game: str
    """Empty where it cannot be read."""
    events: int
    opened: float
    changed: float


class Taken(Exception):
    """This number of this room has been written before: somebody else was faster."""


class Gone(Taken):
    """The event before this number is not there: the room has been removed."""


class Fenced(Exception):
    """This process does not own the room any more; nothing was written."""


class NotEmpty(Exception):
    """The store has events already: nothing is copied over them."""


class StoreFault(Exception):
    """Cannot be stored or read now; whether it was written must be looked up before a new try."""


class Store(Protocol):
    """The events of all rooms. Calls wait until they are done; any thread may make them.

    Nothing is ever changed: a table is what its events say, from the first on. The one deletion is
    that of whole rooms.
    """

    address: str
    """Where it is: a file, or a database."""

    def append(self, room: str, number: int, entries: Sequence[Entry], fence: int = 0) -> float:
        """Store events, all or none, the first under this number; they are safe when this returns.

        The time they are stored with. A number is taken once only (`Taken`), and none is left out
        (`Gone`); where several processes share a store, only the one whose fence is the last may
        write (`Fenced`).
        """

    def events(self, room: str, since: int = 0) -> list[Stored]:
        """The events of a room, from this number on."""

    def touch(self) -> None:
        """Write what is there already, to see whether anything can be written."""

    def rooms(self) -> Iterator[str]:
        """All rooms, the latest opened first."""

    def recent(self, seconds: float) -> list[str]:
        """Rooms that changed last, within so many seconds before the last event of all."""

    # For its owner's commands

    def summaries(self) -> list[Summary]:
        """All rooms, each in a line, the latest opened first."""

    def rows(self) -> Iterator[Row]:
        """All events as they were at one moment, in the order in which they were stored."""

    def count(self) -> int:
        """How many events there are."""

    def faults(self) -> list[str]:
        """What the engine itself finds wrong with what it keeps."""

    def fill(self, rows: Iterable[Row]) -> int:
        """Store all of these in a store that is empty, all or none; how many they were."""

    def remove(self, rooms: Sequence[str], before: float = inf) -> int:
        """Remove rooms that did not change since; how many were removed."""

    def close(self) -> None: ...


def game_of(opened: str) -> str:
    """The game that an event `open` names; empty if it names none."""
    try:
        return str(msgspec.json.decode(opened).get("game", ""))
    except (msgspec.MsgspecError, AttributeError):
        return ""
