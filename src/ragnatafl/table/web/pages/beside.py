"""The turn beside a real board: what to do there, big and one step at a time; then what is asked.

All of it is made of what the seat sees. Where several people share a browser, steps are told as
everybody may know them.
"""

from __future__ import annotations

import time
from typing import Any, Final, cast

import msgspec

from ragnatafl.kernel.beside import BOARD_LAID
from ragnatafl.kernel.decisions import Decision, Illegal
from ragnatafl.kernel.keeps import COUNTED
from ragnatafl.kernel.refusals import NotBesideBoard
from ragnatafl.kernel.seats import SPECTATOR, Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import view
from ragnatafl.table.telling.catalogue import Catalogue, catalogue_of
from ragnatafl.table.telling.instructions import Instruction, ToDo, instructions
from ragnatafl.table.telling.tales import since_answer, since_turn, title
from ragnatafl.table.web.holders import mark_of
from ragnatafl.table.web.markup import Markup, escape, html
from ragnatafl.table.web.pages.fragments import won_line
from ragnatafl.table.web.pages.offers import Offer, offers, own_question
from ragnatafl.table.web.pages.seat import board_of
from ragnatafl.table.web.pages.shell import dialog, document, icon, top_bar
from ragnatafl.table.web.pages.standing import picking_offer
from ragnatafl.table.web.pages.story import things_of, told_at, way_of
from ragnatafl.table.web.pages.telling import LONG_PAUSE
from ragnatafl.table.web.refusals import NotYourSeat
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at

Data = dict[str, Any]  # Any: as JSON
CARDS: Final = ("card", "cards")
"""The facts of events that name cards."""
MOST_OPTIONS: Final = 40
"""A question with more of them is answered at the table, where they are grouped."""
SHOWN: Final = (
    "awake-not", "offline", "pause", "speak", "speak-not", "speak-stop", "tell-later", "unheard",
)  # fmt: skip
"""Sentences that the page's program says."""


def beside_page(room: Room, own: Seat, code: str) -> Markup:
    """The frame; the page's program fills it."""
    check_beside(room, own)
    voice = voice_at(room, code)
    words = {name: voice.line(f"beside-{name}") for name in SHOWN}
    body = html(
        '{top}<main id="beside" data-room="{room}" data-words="{words}">'
        '<section id="step" aria-labelledby="step-of"><p id="old" role="status"></p>'
        '<p id="step-top"><span id="step-of"></span>'
        '<span id="step-count"></span></p>'
        '<p id="step-text" role="status" aria-live="polite" tabindex="-1"></p>'
        '<p id="closing"></p>'
        '<dl id="strengths"></dl><div id="fight"></div>'
        '<p id="fault" role="alert"></p><p id="note"></p></section>'
        '<div id="board"></div>'
        '<section id="reasons" aria-labelledby="reasons-title" hidden>'
        '<h2 id="reasons-title">{why}</h2><ul id="reasons-list"></ul></section></main>'
        '<div id="step-bar" role="toolbar" aria-label="{title}">'
        '<ul id="holds"></ul><ul id="answers"></ul><p class="acts">'
        '<button id="step-why" type="button" aria-expanded="false" aria-controls="reasons">'
        "{why}</button>"
        '<button id="step-rule" type="button">§</button>'
        '<button id="speak" type="button" aria-pressed="false">{sound}{quiet}</button>'
        '<button id="step-undo" type="button" aria-label="{undo}">{undone}</button>'
        '<a id="to-compare" class="button" href="/t/{room}/tell?compare" hidden>{compare}</a>'
        '<a id="to-table" class="button" href="/t/{room}">{table}</a></p>'
        '<p class="go"><button id="step-back" type="button" aria-label="{back}">{arrow}</button>'
        '<button id="step-next" class="main" type="button">{next}</button>'
        '<button id="step-pass" class="main" type="button" hidden></button>'
        '<a id="to-tell" class="button main" href="/t/{room}/tell" hidden></a></p></div>'
        "{rule}{letters}",
        top=top_bar(voice), room=escape(room.name),
        words=escape(msgspec.json.encode(words).decode()), title=voice.phrase("beside-title"),
        why=voice.phrase("beside-why"), sound=icon("sound"), quiet=icon("quiet"),
        undo=voice.phrase("undo"), undone=icon("undo"), table=voice.phrase("to-table"),
        compare=voice.phrase("beside-compare"),
        back=voice.phrase("beside-back"), arrow=icon("before"), next=voice.phrase("beside-next"),
        rule=dialog(voice, "rule", "rules", Markup('<div id="rule-text"></div>')),
        letters=Markup(room.match.game.face.letters),
    )  # fmt: skip
    return document(voice, voice.line("beside-title"), body, "beside.js", wood=True)


def check_beside(room: Room, own: Seat) -> None:
    """Only people who sit at a table beside a real board are told what to do there."""
    if not room.beside_board or room.match.game.face.beside is None:
        raise Illegal(NotBesideBoard())
    if own == SPECTATOR:
        raise Illegal(NotYourSeat())


def turn_beside(room: Room, own: Seat, code: str) -> Data:
    """Steps since the last turn of whoever is asked at this browser, and what is asked then."""
    check_beside(room, own)
    voice, match = voice_at(room, code), room.match
    here = room.seating.seats_here(own)
    seat = next((one for one in here if own_question(room, match.view(one), one)), own)
    seen: State = match.view(seat)
    eyes = seat if len(here) == 1 else SPECTATOR
    reach = since_turn(told_at(room), seat, since_answer(match, seat))
    to_do = [instructions(match, tale, eyes, voice) for tale in reach]
    board = board_of(room, eyes, match.view(eyes), voice)
    refusal, count = room.why_not_undo(seat), match.game.face.strengths
    return {
        "moment": room.moment,
        "whose": mark_of(room.places[own].holder),
        "seat": int(seat),
        "steps": [step for todo in to_do for step in told_steps(room, todo, eyes, voice)],
        "rest": [_line(room, number, eyes, voice) for todo in to_do[-1:] for number in todo.rest],
        "now": told_question(room, seen, seat, len(here) == 1, voice),
        "board": board["board"],
        "fight": "".join(board["fight"].values()),
        "strengths": [] if count is None else count(match.view(eyes), code, voice.names),
        "pause": time.time() - room.changed_at > LONG_PAUSE,
        "undo": "" if refusal is None else voice.reason(refusal),
        "holds": [
            {"card": card, "line": voice.line("beside-hold", card=voice.name(card))}
            for card in holdable(room, seat)
        ],
    }


def told_steps(room: Room, todo: ToDo, eyes: Seat, voice: PageVoice) -> list[Data]:
    """The steps of a turn; behind the last one of an automa, what it has then."""
    made = [told_step(room, todo, step, eyes, voice) for step in todo.steps]
    beside, seat = room.match.game.face.beside, todo.tale.seat
    by_rules = seat >= 0 and room.match.state.automas & mask_of(seat)
    then = room.past.state_at(room.match, todo.tale.end - 1) if made and by_rules else None
    if beside is not None and then is not None and todo.tale.whole:
        told = beside.closing(view(then, eyes), seat)
        made[-1]["closing"] = [voice.language.say(key, facts, voice.names) for key, facts in told]
    return made


def told_step(room: Room, todo: ToDo, step: Instruction, eyes: Seat, voice: PageVoice) -> Data:
    """A step as the page shows it: whose, what, where on the map, why."""
    event = room.match.events[step.number].seen_from(eyes)
    return {
        "number": step.number,
        "of": title(todo.tale, room.match.events, voice),
        "seat": int(todo.tale.seat),
        "heading": step.heading,
        "text": step.text,
        "rule": "" if step.rule == "-" else step.rule,
        "why": [_line(room, number, eyes, voice) for number in step.reasons],
        "things": list(things_of(event)),
        "way": way_of(event),
    }


def _line(room: Room, number: int, eyes: Seat, voice: PageVoice) -> str:
    return voice.event(room.match.events[number].seen_from(eyes))


def told_question(room: Room, seen: State, seat: Seat, alone: bool, voice: PageVoice) -> Data:
    """What is to be done once all steps are: a turn to be told, a question, or nothing."""
    beside = room.match.game.face.beside
    decision = own_question(room, seen, seat)
    now: Data = {"of": "", "line": "", "rule": "", "options": [], "tell": "", "over": room.over}
    if room.over:
        return {**now, "line": won_line(room, voice, seat)}
    if beside is not None and beside.over(seen, seat):
        who = voice.seat(seat)
        now["tell"] = voice.line("beside-tell")
        return {**now, "line": voice.line("beside-your-turn", seat=who)}
    if decision is None:
        asked = voice.seats([other.seat for other in room.asked()])
        return {**now, "line": voice.line("beside-waits", who=asked)}
    now |= {"of": _asked(decision, voice), "line": voice.prompt(decision), "rule": decision.rule}
    if decision.prompt == BOARD_LAID:
        now["tell"] = voice.line("tell-title")
    counted = COUNTED in room.match.setup.kept.values()
    if (alone or counted) and picking_offer(room, seen, decision, voice) is None:
        offered, _ = offers(room, seen, decision, voice)
        if len(offered) <= MOST_OPTIONS:
            box = catalogue_of(seen.setup.game, seen.setup.content, voice.code)
            now["options"] = [told_option(one, box) for one in offered]
    return now


def told_option(offer: Offer, box: Catalogue) -> Data:
    """An answer as it is tapped: a card by its face; what ends something is told apart."""
    anchors = cast("tuple[str, ...]", offer["anchors"])  # as offers are made
    card = box.at(anchors[0]) if anchors and anchors[0].startswith("card:") else None
    told: Data = {
        name: offer[name] for name in ("text", "say", "stakes", "ending") if name in offer
    }
    return told if card is None else {**told, "face": card.face}


def _asked(decision: Decision, voice: PageVoice) -> str:
    """Who answers: chance is told by anybody; the Arbiter decides for another."""
    if decision.seat < 0:
        return ""
    who = voice.seat(decision.seat)
    if decision.behalf < 0 or decision.behalf == decision.seat:
        return who
    return voice.line("beside-behalf", seat=who, behalf=voice.seat(decision.behalf))


def holdable(room: Room, seat: Seat) -> list[str]:
    """Cards that the program laid for automas since the last answer of this seat, which may lie in
    a counted hand."""
    match = room.match
    if COUNTED not in match.setup.kept.values() or not match.lines:
        return []
    laid = [event.seen_from(seat) for event in match.events[match.lines[-1].heard :]]
    facts = [
        event.all_facts()
        for event in laid
        if event.seat >= 0 and match.state.automas & mask_of(event.seat)
    ]
    names = {word for one in facts for name in CARDS for word in str(one.get(name, "")).split()}
    return room.may_hold(seat, sorted(names)) if names else []
