"""A table as data: what a program is told in place of a page. Made of the seat's view and of what
is open to all, and of nothing else."""

from __future__ import annotations

import math
from typing import Any, Final

import msgspec

from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.positions import position
from ragnatafl.kernel.seats import NOBODY, SEATS, SPECTATOR, Seat
from ragnatafl.table.web.club.protocol import (
    ClockOf,
    Offered,
    Question,
    Result,
    SeatOf,
    State,
    Told,
)
from ragnatafl.table.web.pages.clock import times_left
from ragnatafl.table.web.pages.offers import own_question
from ragnatafl.table.web.pages.players import is_present
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at

HOST_ALONE: Final = ("chance",)
"""Parts of a position that say nothing to who plays."""


def state_of(room: Room, own: Seat, seat: Seat, code: str, since: int) -> State:
    """The table as the seat that looks may know it, with its events from a number on."""
    here = () if own < 0 else room.seating.seats_here(own)
    state = State(
        room=room.name, game=room.match.game.name, seat=int(seat), moment=room.moment,
        begun=room.begun, wants="" if room.begun else room.gathering.wants(here), over=room.over,
        asked=[int(other.seat) for other in room.asked()], question=None, seats=_seats(room),
        position=None, since=0, events=[], can_undo=room.why_not_undo(seat) is None,
        waits={str(int(who)): math.ceil(wait) for who, wait in room.waits().items() if wait > 0},
        clock=msgspec.convert(times_left(room), ClockOf | None),
        result=_result(room) if room.over else None,
    )  # fmt: skip
    if room.begun:
        voice = voice_at(room, code)
        decision = own_question(room, room.match.view(seat), seat)
        state.question = None if decision is None else _question(decision, voice)
        state.position, state.since = _position(room, seat), since
        state.events = [_told(event, voice) for event in room.match.events_for(seat, since)]
    return state


def _position(room: Room, seat: Seat) -> dict[str, Any]:  # Any: each game has its own
    """Of the masked state; of what seats remember this seat's own alone."""

    def masked() -> dict[str, Any]:
        document = position(room.match.view(seat))
        own = SEATS.write(seat) if seat >= 0 else ""
        document["memory"] = {who: what for who, what in document["memory"].items() if who == own}
        return {name: part for name, part in document.items() if name not in HOST_ALONE}

    made: dict[str, Any] = room.memory.until_change(("position", seat), masked)
    return made


def _question(decision: Decision, voice: PageVoice) -> Question:
    return Question(
        int(decision.seat), decision.rule, decision.prompt, voice.prompt(decision),
        [
            Offered(option.text, voice.option(option), tuple(map(str, option.anchors())),
                    option.variant())
            for option in decision.options
        ],
        decision.secret,
    )  # fmt: skip


def _told(event: Event, voice: PageVoice) -> Told:
    return Told(event.kind, int(event.seat), event.rule, event.all_facts(), voice.event(event))


def _seats(room: Room) -> list[SeatOf]:
    scores = room.match.game.scores(room.match.view(SPECTATOR)) if room.begun else ()
    found = []
    for seat in map(Seat, range(len(room.places))):
        place = room.places[seat]
        kind = (
            "automa" if place.kind == "automa"
            else "bot" if place.by_bot
            else "free" if not place.holder
            else "program" if room.seating.is_program(seat)
            else "person"
        )  # fmt: skip
        score = scores[seat] if scores else 0
        found.append(SeatOf(int(seat), place.name, kind, is_present(room, seat), score))  # type: ignore[arg-type]  # one of those words
    return found


def _result(room: Room) -> Result:
    resigned = room.winner_by_resigning != NOBODY
    winners = (room.winner_by_resigning,) if resigned else room.match.winners
    return Result([int(seat) for seat in winners], resigned, list(room.match.scores))
