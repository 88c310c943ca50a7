"""What is said about a table from outside: its links, its line among one's tables, a bug report."""

from __future__ import annotations

from typing import Any

import msgspec

from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.companion import tellers
from ragnatafl.table.web.luck import as_told
from ragnatafl.table.web.pages import fragments
from ragnatafl.table.web.pages.branch import branch_told
from ragnatafl.table.web.pages.clock import own_left
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import voice_at


def table_path(room: Room) -> str:
    """Of the table: who holds a seat there sees it from that seat, everybody else looks on."""
    return f"/t/{room.name}"


def own_path(room: Room) -> str:
    """Where who sits there goes on: beside a real board of which somebody keeps something, to the
    turn step by step."""
    beside = room.told_beside and room.match.setup.kept
    return f"{table_path(room)}/beside" if beside else table_path(room)


def invitation_to(room: Room, seat: Seat) -> str:
    """Where somebody sits down at a seat; nowhere if nobody is invited there."""
    code = room.places[seat].invitation
    return f"/t/{room.name}/join/{code}" if code else ""


def links_of(room: Room) -> dict[str, object]:
    """All links of a new table, for the browser that opened it and for whom it invites."""
    return {
        "room": room.name,
        "game": room.match.game.name,
        "watch": table_path(room),
        "beside": f"{table_path(room)}/beside" if room.told_beside else "",
        "seats": [
            {
                "seat": seat,
                "kind": place.kind,
                "name": place.name,
                "link": invitation_to(room, Seat(seat))
                or (table_path(room) if place.kind == "here" else ""),
            }
            for seat, place in enumerate(room.places)
        ],
    }


def waits_for(room: Room) -> tuple[Seat, ...]:
    """The people without whom this table does not go on: who is asked, who may tell an outcome of
    a real board, who has not come or mixed in yet."""
    asked = [d.seat for d in room.asked() if d.seat >= 0 and not room.places[d.seat].by_bot]
    return tuple(dict.fromkeys((*asked, *tellers(room), *room.listing.awaited)))


def mine_entry(room: Room, seat: Seat, code: str, key: str = "") -> dict[str, Any]:
    """A line of 'my tables'. Any: the server sorts by some of it.

    `key` is what a browser has of an older table where it did not sit down again yet.
    """
    voice = voice_at(room, code)
    here = room.seating.seats_here(seat)
    asked = [decision.seat for decision in room.asked()]
    waiting = any(seat in here for seat in waits_for(room))
    if room.over:
        state = fragments.won_line(room, voice, seat)
    elif waiting:
        state = voice.line("waits-for-you")
    elif not room.begun:
        state = voice.line("waiting-for", who=voice.seats(room.listing.awaited))
    else:
        state = voice.line("turn-of", who=voice.seats(asked))
    return {
        "room": room.name,
        "link": f"/t/{room.name}/{key}" if key else own_path(room),
        "waiting": waiting,
        "over": room.over,
        "plays": room.match.game.name,
        "finished": room.match.over and room.branch is None,
        "changed": room.changed_at,
        "game": voice.title(),
        "names": ", ".join(place.name for place in room.places),
        "text": state,
        "clock": own_left(room, here, voice),
        "branch": branch_told(room.branch, voice) if room.branch is not None else "",
    }


def bug_report(room: Room, seat: Seat, version: str) -> dict[str, object]:
    """What helps to find a fault: all that this seat may know, the record once it is over."""
    match = room.match
    voice = Voice("en", match.game, match.names)
    eyes = seat if len(room.seating.seats_here(seat)) == 1 else SPECTATOR
    return {
        "ragnatafl": "bug report",
        "program": version,
        "game": match.game.name,
        "rules": match.setup.version,
        "content": match.setup.digest,
        "options": match.setup.chosen(),
        "seats": [place.level if place.kind == "bot" else place.kind for place in room.places],
        "seat": int(seat),
        "moment": room.moment,
        "choices": len(match.lines),
        "luck": as_told(room.luck, room.gathering.seals, room.nonces, room.begun),
        "asked": [
            f"{decision.rule} {decision.prompt} {decision.seat}" for decision in room.asked()
        ],
        "log": [voice.event(event) for event in match.events_for(eyes)] if room.begun else [],
        "record": msgspec.to_builtins(room.record()) if room.over else None,
    }
