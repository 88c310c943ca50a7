"""A seat's page: made of its view and of what is open to all, and of nothing else.

What all see alike is made once a change and a language; what was made is remembered until the room
changes. So a page costs little, however many look on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.language import Language
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import CHANCE, SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.table.web.companion import tellers, telling
from ragnatafl.table.web.pages import fragments
from ragnatafl.table.web.pages.chart import chart
from ragnatafl.table.web.pages.offers import Offer, offers, own_question
from ragnatafl.table.web.pages.pictures import board_layers, eyes_for_board, hand_picture
from ragnatafl.table.web.pages.shell import client_words
from ragnatafl.table.web.pages.walk import walk_lines
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import Names, tell, words_of

Head = dict[str, object]
Parts = dict[str, str]


@dataclass(slots=True)
class SeatPage:
    """What a browser is sent: facts for its program, and pieces of the page by name."""

    head: Head
    parts: Parts


@dataclass(slots=True)
class Log:
    """The lines of a log as one seat reads it in one language; grows with the events."""

    names: Names
    lines: list[str] = field(default_factory=list)
    last: Event | None = None
    """The event of the last line; after something was taken back it is no longer there."""

    def is_of(self, match: Match[Any]) -> bool:
        """Do these lines tell how this match began, by the names that its people have now?"""
        count = len(self.lines)
        told = match.events[count - 1] if 0 < count <= len(match.events) else None
        return self.names == match.names and told is self.last


def seat_page(room: Room, key_seat: Seat, seat: Seat, code: str) -> SeatPage:
    """The page of the seat that looks at a screen which the key of `key_seat` opened."""
    curtain = curtain_for(room, key_seat, seat)
    eyes = SPECTATOR if curtain is not None else seat
    made: tuple[Head, Parts] = room.memory.until_change(
        ("page", key_seat, eyes, curtain, code),
        lambda: _page(room, key_seat, eyes, curtain, code),
    )
    head, parts = made
    here = () if key_seat < 0 else room.seats_here(key_seat)
    words = words_of(code, room.match.game)
    presence = ("seats", here, code, tuple(sorted(room.present)))
    told = room.memory.until_change(presence, lambda: fragments.seats(room, here, words))
    return SeatPage(head, {**parts, "seats": told})


def curtain_for(room: Room, key_seat: Seat, seat: Seat) -> Seat | None:
    """At a hot seat: who has to take the screen, when another person here is asked."""
    here = room.seats_here(key_seat)
    if len(here) < 2:
        return None
    asked = [d.seat for d in room.asked() if d.seat in here and not room.places[d.seat].by_bot]
    asked += [other for other in tellers(room) if other in here]
    return asked[0] if asked and seat not in asked else None


def _page(
    room: Room, key_seat: Seat, eyes: Seat, curtain: Seat | None, code: str
) -> tuple[Head, Parts]:
    match = room.match
    words = words_of(code, match.game)
    seen: State = match.view(eyes)
    decision = own_question(room, seen, eyes)
    public: Parts = room.memory.until_change(("public", code), lambda: _public(room, code, words))
    board = board_of(room, eyes, seen, code)
    log = log_chunks(room, eyes, code, words)
    parts: Parts = {
        **public,
        **board,
        **log,
        "hand": hand_picture(match.game, seen, code, match.names),
        "banner": fragments.banner(room, seen, decision, words, curtain),
        "end": _end(room, key_seat, code, words) if room.over else "",
        "walk": walk_lines(room, eyes, words),
    }
    offered = offers(match.game, seen, decision, words, match.names) if decision else []
    if decision is not None and decision.seat == CHANCE:
        offered = telling(room, seen, decision, words)
    head = _head(room, eyes, decision, offered, words)
    head["curtain"] = curtain
    head["order"] = {"board": tuple(board), "log": tuple(log)}
    return head, parts


def _head(
    room: Room, eyes: Seat, decision: Decision | None, offered: list[Offer], words: Language
) -> Head:
    """The facts that the browser's program needs; sentences only where it has to show them."""
    refusal = room.why_not_undo(eyes)
    return {
        "moment": room.moment,
        "seat": int(eyes),
        "language": words.code,
        "asked": [int(other.seat) for other in room.asked()],
        "rule": decision.rule if decision else "",
        "secret": bool(decision and (decision.secret or room.match.state.pending)),
        "options": offered,
        "chance": decision is not None and decision.seat == CHANCE,
        "over": room.over,
        "events": len(room.match.events),
        "can_undo": refusal is None,
        "undo_reason": "" if refusal is None else words.refusal(refusal, room.match.names),
    }


def _public(room: Room, code: str, words: Language) -> Parts:
    """What every seat is shown alike."""
    match = room.match
    seen = match.view(SPECTATOR)
    return {
        "scores": fragments.scores(match.game, seen, words, match.names),
        "words": room.memory.lasting(("words", code), lambda: client_words(match.game, words)),
    }


def board_of(room: Room, eyes: Seat, seen: State, code: str) -> Parts:
    """The layers of the picture, by name; shared by all who see the same."""
    match = room.match
    whose = eyes_for_board(match.game, eyes)

    def draw() -> Parts:
        shown = seen if whose == seen.viewer else match.view(whose)
        return layers(board_layers(match.game, shown, code, match.names))

    board: Parts = room.memory.until_change(("board", whose, code), draw)
    return board


def layers(pieces: Sequence[str]) -> Parts:
    return {f"board.{number}": piece for number, piece in enumerate(pieces)}


def log_chunks(room: Room, eyes: Seat, code: str, words: Language) -> Parts:
    """The log as this seat may know it, in chunks; only lines that are new are made."""
    match = room.match
    log: Log = room.memory.lasting(("log", eyes, code), lambda: Log(match.names))
    if not log.is_of(match):
        log.names, log.lines = match.names, []
    for event in match.events_for(eyes, len(log.lines)):
        log.lines.append(fragments.log_line(match.game, event, words, match.names))
    log.last = match.events[-1] if match.events else None
    chunks = fragments.in_chunks(log.lines)
    return {f"log.{number}": chunk for number, chunk in enumerate(chunks)}


def _end(room: Room, key_seat: Seat, code: str, words: Language) -> str:
    """Where the points came from, how they grew, and what to do next."""
    shared: str = room.memory.until_change(("end", code), lambda: _result(room, words))
    key = room.key_of(key_seat)
    path = f"/t/{room.name}/{key}"
    again = ""
    if room.rematch:
        again = f'<a class="button main" id="rematch" href="/t/{room.rematch}/{key}">'
        again += f"{tell(words, 'rematch-go')}</a>"
    elif key_seat >= 0:
        again = '<button class="main" id="rematch" data-act="rematch">'
        again += f"{tell(words, 'rematch')}</button>"
    return (
        f'{shared}<p class="acts">{again}'
        f'<a class="button" id="replay" href="{path}/replay">{tell(words, "replay")}</a>'
        f'<a class="button" id="record" href="{path}/record" download>'
        f"{tell(words, 'record')}</a></p>"
    )


def _result(room: Room, words: Language) -> str:
    match = room.match
    seen = match.view(SPECTATOR)
    table = fragments.score_table(match.game, seen, words, match.names)
    drawn = chart(room.course, match.names, tell(words, "course"))
    return (
        f"<h2>{tell(words, 'result')}</h2>{table}"
        f"<figure>{drawn}<figcaption>{tell(words, 'course')}</figcaption></figure>"
    )
