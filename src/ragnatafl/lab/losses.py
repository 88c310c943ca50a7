"""What people said and were told, held against what is stored: nothing lost, nothing twice."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from ragnatafl.lab.checks import replay_faults
from ragnatafl.lab.guests import Links
from ragnatafl.table.storage import Store, Stored
from ragnatafl.table.web.room import Room


class Saying(NamedTuple):
    """Kind of an event, seat and text, as far as it has them."""

    kind: str
    seat: int = -1
    text: str = ""


KINDS = ("choice", "undo", "rename")
"""What the people of these tools say."""


class Fate(Enum):
    UNHEARD = "unheard"
    """Nobody answered: it may be stored or not."""
    ACKNOWLEDGED = "acknowledged"
    REFUSED = "refused"


@dataclass(slots=True)
class Said:
    """Something that was sent, and what became of it."""

    saying: Saying
    fate: Fate = Fate.UNHEARD
    at: float = 0.0
    """When it was acknowledged, by the clock that all processes of a machine share."""


@dataclass
class Kept:
    """A table under fire: its links, and all that was said there, in order."""

    links: Links
    said: list[Said] = field(default_factory=list)
    seen: int = 0
    """The highest moment anybody was shown."""
    over: bool = False

    def says(self, saying: Saying) -> Said:
        self.said.append(Said(saying))
        return self.said[-1]

    def heard(self, said: Said, moment: int, refused: bool = False) -> None:
        said.fate = Fate.REFUSED if refused else Fate.ACKNOWLEDGED
        said.at = time.monotonic()
        self.seen = max(self.seen, moment)

    def by(self, moment: float) -> list[Said]:
        """As it was at that time: what was acknowledged later was still unheard of."""
        return [
            Said(one.saying) if one.fate is Fate.ACKNOWLEDGED and one.at >= moment else one
            for one in self.said
        ]

    @property
    def people(self) -> set[int]:
        return {seat.seat for seat in self.links.seats if seat.kind in ("link", "here")}


@dataclass
class Losses:
    """What is wrong with a store."""

    lost: list[str] = field(default_factory=list)
    """Acknowledged, or shown, and not stored."""
    doubled: list[str] = field(default_factory=list)
    """Stored, though nobody said it, or not so often."""
    broken: list[str] = field(default_factory=list)
    """Tables that cannot be opened, or do not replay."""
    unheard: int = 0
    """Stored, though whoever said it never heard so: it stays."""

    @property
    def all(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.broken]


def said_of(events: Iterable[Stored], people: set[int]) -> list[Saying]:
    """What people said, as it is stored."""
    return [
        Saying(event.kind, int(event.data.get("seat", -1)), _text(event))
        for event in events
        if event.kind in KINDS and event.data.get("seat", -1) in {*people, -1}
    ]


def _text(event: Stored) -> str:
    return str(event.data.get("text", event.data.get("name", "")))


def compare(said: Sequence[Said], stored: Sequence[Saying]) -> tuple[str, str, int]:
    """What is lost, what is there too often, and how much is stored that was never acknowledged.

    All that was acknowledged is stored in its order, of what nobody answered some, and nothing
    else. `after` are the places in the store where one may be with what was said so far.
    """
    after = {0}
    for one in said:
        taken = {at + 1 for at in after if at < len(stored) and stored[at] == one.saying}
        if one.fate is Fate.REFUSED:
            continue
        if one.fate is Fate.UNHEARD:
            after |= taken
        elif taken:
            after = taken
        elif one.saying in stored[max(after) :]:
            return "", f"{stored[max(after)]} before {one.saying}", 0
        else:
            return f"{one.saying} at {max(after)}", "", 0
    if len(stored) not in after:
        return "", f"{stored[max(after)]} at {max(after)}", 0
    known = sum(one.fate is Fate.ACKNOWLEDGED for one in said)
    return "", "", len(stored) - known


def look_at(store: Store, table: Kept, losses: Losses, moment: float | None = None) -> None:
    """Look for losses at a table; with a moment, as it was at that time, and not into its game."""
    name = table.links.room
    events = store.events(name)
    said = table.said if moment is None else table.by(moment)  # after them: more may be said now
    if not events:
        if moment is None or any(one.fate is Fate.ACKNOWLEDGED for one in said):
            losses.lost.append(f"{name}: the table itself")
        return
    numbers = [event.number for event in events]
    if numbers != list(range(len(events))):
        losses.broken.append(f"{name}: numbers {numbers}")
    lost, doubled, unheard = compare(said, said_of(events, table.people))
    losses.lost += [f"{name}: {lost}"] * bool(lost)
    losses.doubled += [f"{name}: {doubled}"] * bool(doubled)
    losses.unheard += unheard
    if moment is not None:
        return
    try:
        room = Room(store, name, events)
        losses.broken.extend(f"{name}: {fault}" for fault in replay_faults(room.match))
    except Exception as error:  # whatever it is, the table cannot be opened any more
        losses.broken.append(f"{name}: {error!r}")
        return
    if room.moment < table.seen:
        losses.lost.append(f"{name}: moment {table.seen} was shown, {room.moment} is stored")


def look_at_all(store: Store, tables: Iterable[Kept], moment: float | None = None) -> Losses:
    losses = Losses()
    for table in tables:
        look_at(store, table, losses, moment)
    return losses
