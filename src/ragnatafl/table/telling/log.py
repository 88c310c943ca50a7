"""The log: what happened in lines, under the turns, battles, rounds and ages in which it did.

Where turns begin and what is told as one thing the game declares (`Game.story`); the headings of
ages and rounds are its messages, `story-age`, said with the facts of the event that begins one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ragnatafl.kernel.decisions import Facts
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.telling.tales import Tale, opening, scenes, title

WAYS: Final = ("origin", "target")
"""Where a card came from and went to: no two seats have that in common."""


Part = tuple[int, int, str]
"""Where a battle or the like begins and ends, and its heading."""


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence, as its reader may know it; of several events where seats did the same."""

    first: int
    """The number of its first event."""
    events: tuple[Event, ...]
    text: str
    scene: str = ""
    """The heading of the battle or hunt that it is of."""
    opens: bool = False
    """Does that begin with it?"""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who does it."""
        return tuple(dict.fromkeys(event.seat for event in self.events if event.seat >= 0))

    @property
    def concerned(self) -> tuple[Seat, ...]:
        """Who does it, and to whom it is done."""
        named = [value for event in self.events for _, value in event.facts if value in SEATS.ids]
        others = (Seat(SEATS.read(str(value))) for value in named)
        return tuple(dict.fromkeys((*self.seats, *others)))


@dataclass(frozen=True, slots=True)
class Chapter:
    """A turn, or what happened between turns."""

    tale: Tale
    era: str
    """The age or the round in which it lies, if it says so."""
    title: str
    lines: tuple[Line, ...]


# Any: matches of all games
def chapter(match: Match[Any], tale: Tale, eyes: Seat, voice: Voice) -> Chapter:
    """One tale of a match, as a seat may know it."""
    begins = opening(tale, match.events, voice)
    era, heading = headings(match, tale, voice)
    numbers = range(tale.first + (begins is not None), tale.end)
    parts = [part for part in _scenes_of(match, tale, voice) if part[2] != heading]
    told = lines_of(match, numbers, eyes, voice, parts)
    if told and told[0].text == heading:
        del told[0]
    return Chapter(tale, era, heading, tuple(told))


def lines_of(
    match: Match[Any], numbers: range, eyes: Seat, voice: Voice, parts: Sequence[Part] = ()
) -> list[Line]:
    """These events in sentences, as a seat may know them; what several seats do alike is one."""
    together, lines = match.game.story.together, list[Line]()
    for number in numbers:
        event = match.events[number].seen_from(eyes)
        first, name = next(((f, n) for f, end, n in parts if f <= number < end), (-1, ""))
        line = Line(number, (event,), voice.event(event), name, first == number)
        if lines and event.kind in together and _is_alike(lines[-1], line):
            lines[-1] = _together(lines[-1], event, voice)
        else:
            lines.append(line)
    return lines


def headings(match: Match[Any], tale: Tale, voice: Voice) -> tuple[str, str]:
    """The age or the round that a tale begins, if it does, and what stands above the tale."""
    story, first = match.game.story, match.events[tale.first]
    name = dict(story.eras).get(first.kind)
    era = voice.language.say(f"story-{name}", first.facts, voice.names) if name else ""
    if tale.seat != NOBODY:
        return era, voice.say("tale", who=voice.titled(tale.seat))
    return era, title(tale, match.events, voice)


def _scenes_of(match: Match[Any], tale: Tale, voice: Voice) -> list[Part]:
    """Where its battles and the like begin and end, and their headings; the last may go on."""
    story, events = match.game.story, match.events
    done = scenes(tale, events, story)
    found = [(one.first, one.end, one.episode.name) for one in done]
    opens = {kind: one.name for one in story.episodes for kind in one.opens}
    for number in range(done[-1].end if done else tale.first, tale.end):
        if events[number].kind in opens:
            found.append((number, tale.end, opens[events[number].kind]))
            break
    return [(first, end, voice.language.say(f"story-{name}")) for first, end, name in found]


def _is_alike(line: Line, other: Line) -> bool:
    """Do two lines tell the same of different seats, and nothing that only their reader knows?"""
    one, two = line.events[-1], other.events[0]
    return (
        (one.kind, line.scene, _shared(one)) == (two.kind, other.scene, _shared(two))
        and not one.secrets
        and not two.secrets
        and two.seat not in line.seats
    )


def _shared(event: Event) -> Facts:
    return tuple(fact for fact in event.facts if fact[0] not in WAYS)


def _together(line: Line, event: Event, voice: Voice) -> Line:
    events = (*line.events, event)
    seats = " ".join(SEATS.write(one.seat) for one in events)
    facts = (("seats", seats), *_shared(event))
    text = voice.language.say(f"events-{event.kind}", facts, voice.names)
    return Line(line.first, events, text, line.scene, line.opens)
