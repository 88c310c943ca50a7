"""Tales: what happened, turn by turn, line by line under the steps of a turn.

A game says where its turns begin and what ends in a result (`Game.story`); in one that says
nothing a turn goes on while nobody else does anything. The headings of steps are messages of the
game, `story-SOLO-5-1` for the rule SOLO-5.1 and all below it, those of parts and episodes
`story-NAME`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ragnatafl.kernel.events import Event
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import NOBODY, SPECTATOR, Seat
from ragnatafl.kernel.story import Episode, Story
from ragnatafl.table.telling.speech import Voice

CHOICE: Final = "automa-chooses"
WEIGHED: Final = {"others", "lead"}
"""Facts of events that tell what was compared: they belong to what follows from it."""


@dataclass(frozen=True, slots=True)
class Tale:
    """A turn, or what happened between turns, by the numbers of its events."""

    seat: Seat
    """Whose turn it is, or NOBODY."""
    first: int
    end: int
    """Behind the last one."""
    whole: bool
    """Nothing more will come to it."""
    part: str = ""
    """What it is called, if it is no turn."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A step of the turn: its heading, and the numbers of its events."""

    heading: str
    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """An episode that has happened, by the numbers of its events."""

    episode: Episode
    first: int
    end: int


# Turns


# Any: matches of all games
def tales(match: Match[Any]) -> list[Tale]:
    """All tales of a game so far, in order."""
    begins, last = list(_beginnings(match)), len(match.events)
    if last and (not begins or begins[0][0]):
        begins.insert(0, (0, NOBODY, ""))
    ends = [number for number, _, _ in begins[1:]] + [last]
    return [
        Tale(seat, first, end, end < last or _is_told(match, seat), part)
        for (first, seat, part), end in zip(begins, ends, strict=bool(begins))
    ]


def _is_told(match: Match[Any], seat: Seat) -> bool:
    """Is the last turn over, as far as one can know before the next one begins?"""
    story, asked = match.game.story, match.decisions
    if match.over or any(decision.prompt in story.asks for decision in asked):
        return True
    for line in reversed(match.lines):
        if line.heard < len(match.events):
            break
        if line.prompt in story.asks:  # the next one has begun, and nothing came of it yet
            return True
    others = bool(asked) and all(decision.seat != seat for decision in asked)
    return not _is_declared(story) and others


def _is_declared(story: Story) -> bool:
    return bool(story.turns or story.asks)


def _beginnings(match: Match[Any]) -> Iterator[tuple[int, Seat, str]]:
    """The events with which a tale begins: number, whose it is, and what it is called."""
    story, events = match.game.story, match.events
    begun = match.lines[0].heard if match.lines else len(events)
    by_seat = range(0) if _is_declared(story) else range(begun, len(events))
    parts = {kind: part.split()[0] for part in story.parts for kind in part.split()}
    asked = {line.heard: line.seat for line in match.lines if line.prompt in story.asks}
    seat, part = NOBODY, ""
    for number, event in enumerate(events):
        kind = event.kind
        if number in asked:
            seat, part = asked[number], ""
            yield number, seat, part
        elif kind in story.turns:
            seat, part = event.seat, ""
            yield number, seat, part
        elif kind in parts:
            if parts[kind] != part:
                seat, part = NOBODY, parts[kind]
                yield number, seat, part
        elif number in by_seat and event.seat >= 0 and event.seat != seat:
            seat = event.seat
            yield number, seat, ""


def since_turn(told: Sequence[Tale], seat: Seat, answered: int) -> list[Tale]:
    """What happened since the last turn of a seat, and what came of its last answer: the turn that
    it is in, or has just made, does not end it. For who has no seat: a round."""
    if seat < 0:
        first = latest(told)[0].first if latest(told) else 0
    else:
        turn = max((tale.end for tale in told[:-1] if tale.seat == seat), default=0)
        first = min(turn, answered)
    return [tale for tale in told if tale.end > first]


def since_answer(match: Match[Any], seat: Seat, given: Collection[int] = ()) -> int:
    """The number of the first event after the last answer of a seat that was a real choice; lines
    of these numbers were `given` for it."""
    for number in range(len(match.lines) - 1, -1, -1):
        line = match.lines[number]
        if line.by == seat and not line.forced and number not in given:
            return line.heard
    return 0


def latest(told: Sequence[Tale]) -> list[Tale]:
    """The last turn of each seat, in the order in which they were played."""
    last = {tale.seat: tale for tale in told if tale.seat != NOBODY}
    return sorted(last.values(), key=lambda tale: tale.first)


def title(tale: Tale, events: Sequence[Event], voice: Voice) -> str:
    """What stands above it: whose turn it is, or what happened."""
    begins = opening(tale, events, voice)
    if begins is not None:
        return voice.event(begins)
    if tale.seat != NOBODY:
        return voice.say("tale", who=voice.titled(tale.seat))
    key = f"story-{tale.part or 'start'}"
    if voice.language.has(key):
        return voice.language.say(key)
    open_to_all = events[tale.first].seen_from(SPECTATOR)
    return voice.event(open_to_all) if tale.part else voice.say("tale-of-all")


def opening(tale: Tale, events: Sequence[Event], voice: Voice) -> Event | None:
    """The event that says whose turn it is, the title of the tale; None in a game without."""
    story = voice.game.story if voice.game is not None else Story()
    return events[tale.first] if events[tale.first].kind in story.turns else None


# Steps


def passages(
    tale: Tale, events: Sequence[Event], voice: Voice, chapters: bool = False
) -> list[Passage]:
    """What follows the title, step by step; a step that was left does not come again. What is told
    between turns, as of the set-up, has no steps.

    With `chapters` those of the rulebook are the headings in a game that has no others.
    """
    first = tale.first + (opening(tale, events, voice) is not None)
    numbers = range(first, tale.end)
    has_steps = first > tale.first or voice.game is None or not voice.game.story.turns
    found = [_heading(events[n].rule, voice) if has_steps else "" for n in numbers]
    if chapters and not any(found):
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


# Episodes


def scenes(tale: Tale, events: Sequence[Event], story: Story) -> list[Scene]:
    """The episodes of a tale that have come to their end, in order."""
    opens = {kind: episode for episode in story.episodes for kind in episode.opens}
    done: list[Scene] = []
    running: Episode | None = None
    first, decided, closing = 0, False, False
    for number in range(tale.first, tale.end):
        kind = events[number].kind
        if running is not None:
            anew = kind in opens and not (running.gathers and kind in running.opens)
            behind = decided and kind in running.before
            if anew or behind or (closing and kind not in running.closes):
                done.append(Scene(running, first, number))
                running = None
        if running is None and kind in opens:
            running, first, decided, closing = opens[kind], number, False, False
        if running is not None:
            decided = decided or kind in running.verdict
            closing = closing or kind in running.closes
    if running is not None and (tale.whole or closing):
        done.append(Scene(running, first, tale.end))
    return done


def heading(scene: Scene, voice: Voice) -> str:
    return voice.language.say(f"story-{scene.episode.name}")
