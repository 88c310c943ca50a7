"""A seat's page: made of its view and of what is open to all, and of nothing else.

What all see alike is made once a change and a language; what was made is remembered until the room
changes. So a page costs little, however many look on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.seats import CHANCE, SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.table.telling.tales import since_answer
from ragnatafl.table.web.companion import tellers
from ragnatafl.table.web.markup import NOTHING, Markup, html
from ragnatafl.table.web.pages import fragments
from ragnatafl.table.web.pages.branch import branch_line
from ragnatafl.table.web.pages.clock import clock_line, clock_panel
from ragnatafl.table.web.pages.club.waiting import ready_left
from ragnatafl.table.web.pages.coach import coach_head, coach_part
from ragnatafl.table.web.pages.ends import end_panel
from ragnatafl.table.web.pages.handed import handed_line
from ragnatafl.table.web.pages.log import filters, log_parts
from ragnatafl.table.web.pages.luck import gathering_banner, gathering_panel, luck_panel
from ragnatafl.table.web.pages.offers import Offers, offers, own_question
from ragnatafl.table.web.pages.pictures import Drawing, drawn, eyes_for_board, hand_picture
from ragnatafl.table.web.pages.players import in_short, invitations, players
from ragnatafl.table.web.pages.shell import Json, client_words
from ragnatafl.table.web.pages.standing import picking_offer, standing_given, standing_list
from ragnatafl.table.web.pages.story import last_moves, story_parts
from ragnatafl.table.web.refusals import NotDealtYet
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at

Head = dict[str, object]
Parts = dict[str, Markup | Json]


@dataclass(slots=True)
class SeatPage:
    """What a browser is sent: facts for its program, and pieces of the page by name."""

    head: Head
    parts: Parts


def seat_page(room: Room, own_seat: Seat, seat: Seat, code: str, opener: bool = False) -> SeatPage:
    """The page of the seat that looks at the screen of the browser which holds `own_seat`.

    `opener`: it opened the table, and sees whom it has invited.
    """
    here = _here(room, own_seat)
    if not room.begun:
        return _gathering(room, here, opener, code)
    curtain = curtain_for(room, own_seat, seat)
    eyes = SPECTATOR if curtain is not None else seat
    made: tuple[Head, Parts] = room.memory.until_change(
        ("page", own_seat, eyes, curtain, code),
        lambda: _page(room, own_seat, eyes, curtain, code),
    )
    head, parts = made
    presence = tuple(sorted(room.present)), tuple(sorted(room.doubled)), room.free_seats()
    made_of = room.memory.until_change(
        ("players", here, opener, code, *presence), lambda: players_of(room, here, opener, code)
    )
    return SeatPage(head, {**parts, "players": made_of})


def _gathering(room: Room, here: Sequence[Seat], opener: bool, code: str) -> SeatPage:
    """Before the table is dealt: who is awaited, and nothing that lies on it."""
    voice = voice_at(room, code)
    head: Head = {
        "moment": room.moment,
        "begun": False,
        "wants": room.listing.wants(here),
        "left": ready_left(room),
        "seat": int(here[0] if here else SPECTATOR),
        "language": code,
        "asked": [],
        "rule": "",
        "secret": False,
        "options": [],
        "rows": [],
        "chance": False,
        "over": False,
        "events": 0,
        "scores": [],
        "can_undo": False,
        "undo_reason": voice.reason(NotDealtYet()),
        "curtain": None,
        "coach": None,
        "picking": None,
        "stood": None,
        "since": 0,
        "order": dict.fromkeys(("board", "fight", "more", "log", "story"), ()),
    }
    parts: Parts = {
        "banner": gathering_banner(room, here, voice),
        "gathering": html(
            "{}{}", gathering_panel(room, here, opener, voice), clock_line(room, (), voice)
        ),
        "words": room.memory.lasting(("words", code), lambda: client_words(voice)),
    }
    return SeatPage(head, parts)


def players_of(room: Room, here: Sequence[Seat], opener: bool, code: str) -> Markup:
    voice, seen = voice_at(room, code), room.match.view(SPECTATOR)
    rows: list[Markup] = room.memory.until_change(("rows", code), lambda: in_short(seen, voice))
    asked = {other.seat for other in room.asked()}
    return html(
        "{}{}{}",
        players(room, seen, rows, asked, here, voice),
        clock_line(room, here, voice),
        invitations(room, here, opener, voice),
    )


def curtain_for(room: Room, own_seat: Seat, seat: Seat) -> Seat | None:
    """At a hot seat: who has to take the screen, when another person here is asked."""
    here = room.seating.seats_here(own_seat)
    if len(here) < 2:
        return None
    asked = [d.seat for d in room.asked() if d.seat in here and not room.places[d.seat].by_bot]
    asked += [other for other in tellers(room) if other in here]
    return asked[0] if asked and seat not in asked else None


def _page(
    room: Room, own_seat: Seat, eyes: Seat, curtain: Seat | None, code: str
) -> tuple[Head, Parts]:
    voice = voice_at(room, code)
    seen: State = room.match.view(eyes)
    decision = own_question(room, seen, eyes)
    public: Parts = room.memory.until_change(("public", code), lambda: _public(room, voice))
    board = board_of(room, eyes, seen, voice)
    log, story = log_parts(room, eyes, voice), story_parts(room, eyes, voice)
    parts: Parts = {
        **public,
        **all_layers(board),
        **log,
        **story,
        "hand": hand_picture(seen, voice),
        "banner": _banner(room, own_seat, seen, decision, curtain, voice),
        "coach": coach_part(room, eyes, decision, voice),
        "end": end_panel(room, own_seat, voice) if _is_over(room) else NOTHING,
        "last": last_moves(room, eyes),
        "standing": standing_list(room, eyes, decision, voice) or handed_line(room, eyes, voice),
    }
    if room.clock is not None:
        parts["clock"] = clock_panel(room, _here(room, own_seat), voice)
    head = _head(room, eyes, decision, offers(room, seen, decision, voice), voice)
    head["curtain"] = curtain
    head["coach"] = coach_head(room, eyes, decision)
    head["picking"] = None if room.taught else picking_offer(room, seen, decision, voice)
    head["stood"] = standing_given(room, eyes, voice)
    given = room.standing.lines(eyes) | room.handing.played(eyes)
    head["since"] = since_answer(room.match, eyes, given)
    head["order"] = {**order_of(board), "log": tuple(log), "story": tuple(story)}
    return head, parts


def _here(room: Room, own_seat: Seat) -> Sequence[Seat]:
    return () if own_seat < 0 else room.seating.seats_here(own_seat)


def _is_over(room: Room) -> bool:
    """In a lesson the coach goes on after the end of a game."""
    return room.over and room.taught is None


def _banner(
    room: Room, own_seat: Seat, seen: State, decision: Decision | None, curtain: Seat | None,
    voice: PageVoice,
) -> Markup:  # fmt: skip
    """Whose turn it is; in a lesson nothing but what is asked, for the coach says the rest."""
    if room.taught is not None and decision is None:
        return NOTHING
    said = fragments.banner(room, seen, decision, voice, curtain)
    return html("{}{}", said, branch_line(room, own_seat, voice))


def _head(
    room: Room, eyes: Seat, decision: Decision | None, offered: Offers, voice: PageVoice
) -> Head:
    """The facts that the browser's program needs; sentences only where it has to show them."""
    refusal = room.why_not_undo(eyes)
    return {
        "moment": room.moment,
        "begun": True,
        "wants": "",
        "left": 0,
        "seat": int(eyes),
        "language": voice.code,
        "asked": [int(other.seat) for other in room.asked()],
        "rule": decision.rule if decision else "",
        "secret": bool(decision and (decision.secret or room.match.state.pending)),
        "options": offered[0],
        "rows": offered[1],
        "chance": decision is not None and decision.seat == CHANCE,
        "over": _is_over(room),
        "events": len(room.match.events),
        "scores": room.match.game.scores(room.match.view(SPECTATOR)),
        "can_undo": refusal is None,
        "undo_reason": "" if refusal is None else voice.reason(refusal),
    }


def _public(room: Room, voice: PageVoice) -> Parts:
    """What every seat is shown alike."""
    return {
        "filters": filters(room, voice),
        "luck": luck_panel(room, voice),
        "words": room.memory.lasting(("words", voice.code), lambda: client_words(voice)),
    }


def board_of(room: Room, eyes: Seat, seen: State, voice: PageVoice) -> Drawing:
    """The layers of the pictures, by place and name; shared by all who see the same."""
    match = room.match
    whose = eyes_for_board(match.game, eyes)

    def draw() -> Drawing:
        return drawn(seen if whose == seen.viewer else match.view(whose), voice)

    board: Drawing = room.memory.until_change(("board", whose, voice.code), draw)
    return board


def all_layers(drawing: Drawing) -> Parts:
    return {name: layer for layers in drawing.values() for name, layer in layers.items()}


def order_of(drawing: Drawing) -> dict[str, tuple[str, ...]]:
    """By place the names of its layers, from below to above."""
    return {place: tuple(layers) for place, layers in drawing.items()}
