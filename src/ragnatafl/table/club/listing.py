"""Tables that wait for people, as the lobby shows them: what their stored events say of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol, get_args

import msgspec

Data = dict[str, Any]  # Any: JSON as it was stored

Listed = Literal["", "club", "open"]
"""Who sees a table in the lobby: nobody but who is invited, who has been here before, everybody."""
LISTED: Final[tuple[Listed, ...]] = get_args(Listed)
Wanted = Literal["any", "newcomer", "experienced"]
"""Whom those who opened it would like to play with."""
WANTED: Final[tuple[Wanted, ...]] = get_args(Wanted)
Pace = Literal["untimed", "live", "days"]
PACES: Final[tuple[Pace, ...]] = get_args(Pace)
State = Literal["open", "checking", "gone"]
"""Seats are free; all are taken and everybody says that they are there; it is no more listed."""

READY_SECONDS: Final = 60
"""In which everybody says that they are there, when all seats are taken."""
AGAIN_SECONDS: Final = 300
"""The same at a rematch: its people are somewhere else still."""
LASTS: Final[dict[Pace, float]] = {"untimed": 3 * 3600.0, "live": 3600.0, "days": 7 * 86400.0}
"""Seconds after which a table to which nobody came leaves the lobby."""
LONGEST: Final = max(LASTS.values())
KINDS: Final = ("open", "sit", "leave", "check", "list", "close", "begin")
"""Events that change what the lobby shows."""


class Chair(msgspec.Struct, frozen=True):
    """A seat from outside."""

    kind: str
    name: str
    level: str
    holder: str
    """Empty while nobody sits there."""

    @property
    def free(self) -> bool:
        return self.kind in ("here", "link") and not self.holder


class Waiting(msgspec.Struct, frozen=True):
    """A table that waits, from outside: nothing lies on it yet."""

    room: str
    game: str
    options: Data
    chairs: tuple[Chair, ...]
    listed: Listed
    wanted: Wanted
    opener: str
    opened: float
    at: float
    """When it changed last."""
    state: State
    seconds: int = 0
    """In which everybody says that they are there, while that is asked."""
    clock: Data | None = None
    boxed: bool = False
    """Is it played with somebody's own box?"""

    @property
    def pace(self) -> Pace:
        return pace_of(self.clock)

    @property
    def free(self) -> int:
        return sum(chair.free for chair in self.chairs)

    def holds(self, person: str) -> bool:
        """Does this person sit there?"""
        return any(chair.holder == person for chair in self.chairs)

    def is_current(self, now: float) -> bool:
        """Is it shown still?"""
        return self.state != "gone" and now - self.at < LASTS[self.pace]


def pace_of(clock: Data | None) -> Pace:
    """How fast is played, by the clock that a table was opened with.

    >>> pace_of(None), pace_of({"kind": "live"})
    ('untimed', 'live')
    """
    kind = (clock or {}).get("kind")
    return next((pace for pace in PACES if pace == kind), "untimed")


class Event(Protocol):
    """What was stored of a table."""

    @property
    def kind(self) -> str: ...

    @property
    def data(self) -> Data: ...

    @property
    def at(self) -> float: ...


class _Seen(NamedTuple):
    """What is known after some events."""

    chairs: list[Chair]
    listed: Listed
    state: State
    seconds: int
    at: float


def waiting_from(room: str, events: Sequence[Event]) -> Waiting | None:
    """A table as the lobby knows it, from its events; None if it was never listed."""
    opened = events[0].data
    ever = bool(opened.get("listed"))
    chairs = [_chair(place) for place in opened["places"]]
    seen = _Seen(chairs, opened.get("listed", ""), "open", 0, events[0].at)
    for event in events[1:]:
        if event.kind in KINDS:
            seen = _after(seen, event)
            ever = ever or bool(seen.listed)
    if not ever:
        return None
    state: State = seen.state if seen.listed else "gone"
    told: dict[str, Any] = {  # Any: as it was stored; read as what it must be
        "room": room, "game": opened["game"], "options": opened["options"],
        "chairs": [msgspec.to_builtins(chair) for chair in seen.chairs],
        "listed": seen.listed, "wanted": opened.get("wanted", "any"),
        "opener": opened.get("opener", ""), "opened": events[0].at, "at": seen.at, "state": state,
        "seconds": seen.seconds, "clock": opened.get("clock"),
        "boxed": "pack" in opened["content"],
    }  # fmt: skip
    return msgspec.convert(told, Waiting)


def _chair(place: Data) -> Chair:
    return Chair(place["kind"], place["name"], place["level"], place.get("holder", ""))


def _after(seen: _Seen, event: Event) -> _Seen:
    """One event more."""
    data, chairs = event.data, seen.chairs
    match event.kind:
        case "sit":
            before = chairs[data["seat"]]
            name = data.get("name") or before.name
            sits = msgspec.structs.replace(before, name=name, holder=data["holder"])
            chairs = _with(chairs, data["seat"], sits)
        case "leave":
            chairs = _with(chairs, data["seat"], Chair("link", data["name"], "karl", ""))
            return _Seen(chairs, seen.listed, "open", 0, event.at)
        case "check":
            return _Seen(chairs, seen.listed, "checking", data["seconds"], event.at)
        case "list":
            return _Seen(chairs, data["listed"], seen.state, seen.seconds, event.at)
        case "close" | "begin":
            return _Seen(chairs, seen.listed, "gone", 0, event.at)
    return seen._replace(chairs=chairs, at=event.at)


def _with(chairs: list[Chair], seat: int, chair: Chair) -> list[Chair]:
    return [*chairs[:seat], chair, *chairs[seat + 1 :]]
