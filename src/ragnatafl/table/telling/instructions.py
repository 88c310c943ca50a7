"""Instructions: what people carry out on their real board, one step at a time.

A game says which of its events are deeds (`Story.deeds`). Each is an instruction, `do-KIND`; what
was told before it, and is no deed itself, is its reason.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ragnatafl.kernel.decisions import Facts
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.keeps import APP
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SEATS, Seat, mask_of
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.telling.tales import Tale, passages

BOARD_TOLD: Final = "board-told"
OF_PEOPLE: Final = (BOARD_TOLD, "field-told")
"""What people told themselves: no reason for anything."""


@dataclass(frozen=True, slots=True)
class Instruction:
    """Something to do on the board."""

    number: int
    """Of its event."""
    text: str
    heading: str
    """Of the step of the turn, if it has one."""
    reasons: tuple[int, ...]
    """Numbers of the events that led to it."""
    rule: str


@dataclass(frozen=True, slots=True)
class ToDo:
    """A tale as people carry it out."""

    tale: Tale
    steps: tuple[Instruction, ...]
    rest: tuple[int, ...]
    """Numbers of what was told behind the last step: nothing follows from it on the board."""


# Any: matches of all games
def instructions(match: Match[Any], tale: Tale, eyes: Seat, voice: Voice) -> ToDo:
    """What is to be done on the board because of a turn, as a seat may know it."""
    carried = _carried_out(match)
    automas, beside = match.state.automas, match.game.face.beside
    by_rules = tale.seat >= 0 and bool(automas & mask_of(tale.seat))
    played = by_rules or tale.seat < 0  # nobody has done it on the board yet
    steps: list[Instruction] = []
    reasons: list[int] = []
    for passage in passages(tale, match.events, voice, by_rules):
        for number in passage.lines:
            event = match.events[number].seen_from(eyes)
            played = played or event.kind == BOARD_TOLD
            of_automa = event.seat >= 0 and bool(automas & mask_of(event.seat))
            if _is_deed(event, carried) and (played or of_automa):
                more = beside.printed(match.setup, event) if beside is not None else ()
                text, why = instruction_of(event, voice, more), tuple(reasons)
                steps.append(Instruction(number, text, passage.heading, why, event.rule))
                reasons.clear()
            elif event.kind not in OF_PEOPLE and (played or of_automa):
                reasons.append(number)
    return ToDo(tale, tuple(steps), tuple(reasons))


def _carried_out(match: Match[Any]) -> frozenset[str]:
    """The kinds of events that people carry out, as far as the program does not keep it."""
    story, kept = match.game.story, match.setup.kept
    told = (kind for kind, keep in story.kept_deeds if kept.get(keep) != APP)
    drawn = (kind for kind, keep in story.app_deeds if kept.get(keep) == APP)
    return frozenset((*story.deeds, *told, *drawn))


def _is_deed(event: Event, carried: frozenset[str]) -> bool:
    if event.kind in carried:
        return True
    return f"{event.kind} {event.all_facts().get('origin', '')}" in carried


def instruction_of(event: Event, voice: Voice, more: Facts = ()) -> str:
    """What is to be done, in a sentence, with more facts than the event has; how it is told, where
    the game has no words for that."""
    key = f"do-{event.kind}"
    if not voice.language.has(key):
        return voice.event(event)
    seat = (("seat", SEATS.write(event.seat)),) if event.seat >= 0 else ()
    facts = (*seat, ("rule", event.rule.replace(".", "-")), *event.facts, *event.secrets, *more)
    return voice.language.say(key, facts, voice.names)
