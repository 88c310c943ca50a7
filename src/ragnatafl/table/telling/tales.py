"""Tales: what an automa did in its turn, line by line under the steps of the turn.

A turn goes from the event `turn` of an automa's seat to the next one. A game that tells no turns
has a tale of each stretch in which an automa chose and nobody else did anything. The headings of
the steps are messages of the game, `story-SOLO-5-1` for the rule SOLO-5.1 and all below it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ragnatafl.kernel.events import Event
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.table.telling.speech import Voice

TURN: Final = "turn"
CHOICE: Final = "automa-chooses"
WEIGHED: Final = {"others", "lead"}
"""Facts of events that tell what was compared: they belong to what follows from it."""


@dataclass(frozen=True, slots=True)
class Tale:
    """The turn of an automa, by the numbers of its events."""

    seat: Seat
    first: int
    end: int
    """Behind the last one."""
    whole: bool
    """Nothing more will come to it."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A step of the turn: its heading, and the numbers of its events."""

    heading: str
    lines: tuple[int, ...]


def tales(events: Sequence[Event], automas: int, over: bool = False) -> list[Tale]:
    """All tales of a game so far, in order."""
    if not automas:
        return []
    turns = [number for number, event in enumerate(events) if event.kind == TURN]
    if not turns:
        return list(_stretches(events, automas))
    ends = [*turns[1:], len(events)]
    return [
        Tale(events[first].seat, first, end, over or end < len(events))
        for first, end in zip(turns, ends, strict=True)
        if _is_automa(events[first], automas)
    ]


def latest(events: Sequence[Event], automas: int, over: bool = False) -> list[Tale]:
    """The last tale of each automa, in the order in which they were played."""
    last = {tale.seat: tale for tale in tales(events, automas, over)}
    return sorted(last.values(), key=lambda tale: tale.first)


def _stretches(events: Sequence[Event], automas: int) -> Iterator[Tale]:
    number = 0
    while number < len(events):
        first = number
        number += 1
        seat = events[first].seat
        if events[first].kind != CHOICE or not _is_automa(events[first], automas):
            continue
        while number < len(events) and events[number].seat in (seat, NOBODY):
            number += 1
        yield Tale(seat, first, number, True)


def _is_automa(event: Event, automas: int) -> bool:
    return event.seat >= 0 and bool(automas >> event.seat & 1)


def opening(tale: Tale, events: Sequence[Event]) -> Event | None:
    """The event that says whose turn it is, the title of the tale; None in a game without."""
    return events[tale.first] if events[tale.first].kind == TURN else None


def passages(tale: Tale, events: Sequence[Event], voice: Voice) -> list[Passage]:
    """What follows the title, step by step; a step that was left does not come again."""
    first = tale.first + (opening(tale, events) is not None)
    numbers = range(first, tale.end)
    found = [_heading(events[number].rule, voice) for number in numbers]
    if not any(found):
        found = [events[number].rule.partition(".")[0] for number in numbers]
    for place in range(len(found) - 1, 0, -1):
        if not found[place - 1] and _is_weighed(events[first + place - 1]):
            found[place - 1] = found[place]
    heading, lines, used = "", list[int](), {""}
    made: list[Passage] = []
    for number, own in zip(numbers, found, strict=True):
        if own != heading and own not in used:
            if lines:
                made.append(Passage(heading, tuple(lines)))
            heading, lines = own, []
            used.add(own)
        lines.append(number)
    return [*made, Passage(heading, tuple(lines))] if lines else made


def _heading(rule: str, voice: Voice) -> str:
    """The heading of the longest beginning of this rule that has one."""
    key = f"story-{rule.replace('.', '-')}"
    for _ in range(rule.count(".") + 1):
        if voice.language.has(key):
            return voice.language.say(key)
        key = key.rpartition("-")[0]
    return ""


def _is_weighed(event: Event) -> bool:
    return event.kind == CHOICE or any(name in WEIGHED for name, _ in event.facts)
