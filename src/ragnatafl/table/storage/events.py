"""What is stored: the events of rooms, numbered from 0 in each; and how storing can fail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

Data = dict[str, Any]  # Any: JSON that we wrote ourselves; rooms check it when they read it


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


class Taken(Exception):
    """This number of this room has been written before: somebody else was faster."""


class Gone(Taken):
    """The event before this number is not there: the room has been removed."""


class Fenced(Exception):
    """This process does not own the room any more; nothing was written."""


class StoreFault(Exception):
    """Cannot be stored or read now; whether it was written must be looked up before a new try."""


class Store(Protocol):
    """The events of all rooms. Calls wait until they are done; any thread may make them.

    Nothing is ever changed: a table is what its events say, from the first on.
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

    def rooms(self) -> Iterator[str]:
        """All rooms, the latest opened first."""

    def close(self) -> None: ...
