"""What a page learns that tells a real board: what would change, and what cannot be so.

The draft lies in the browser, field by field; nothing of it is kept here. All that is answered is
made of what the seat sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace

from ragnatafl.kernel.beside import Beside, Field, in_words
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.corrections import OVER, drafted
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.refusals import NotBesideBoard
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import suspected, view
from ragnatafl.table.telling.likely import Offer, at_place, by_group, likely
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.messages import Tell, as_value
from ragnatafl.table.web.pages.pictures import Layers, eyes_for_board
from ragnatafl.table.web.pages.pictures import drawn as picture_of
from ragnatafl.table.web.refusals import NotYourSeat
from ragnatafl.table.web.room import Room

Data = dict[str, Any]  # Any: as JSON
LARGEST_TELLING: Final = 16_384


def teller(room: Room, own: Seat, wanted: int | None) -> Seat:
    """The seat of this browser for which it tells the board: as wanted, else whose turn can be
    over, else its own."""
    beside = room.match.game.face.beside
    if beside is None or not room.beside_board:
        raise Illegal(NotBesideBoard())
    here = room.seating.seats_here(own)
    if own == SPECTATOR or (wanted is not None and wanted not in here):
        raise Illegal(NotYourSeat())
    if wanted is not None:
        return Seat(wanted)
    ending = (seat for seat in here if beside.over(room.match.view(seat), seat))
    return next(ending, own)


def looked(room: Room, seat: Seat, asked: Tell, voice: Voice) -> Data:
    """What would come of it, without doing it: what changes, what is wrong, the fields of the
    place that is looked at, what has likely changed there, what lies where, and the layers of the
    map that look different."""
    changed, faults = told_so(room, seat, asked, voice)
    fine = over = not faults
    if not fine and not asked.then and asked.moment == room.moment:
        # what is asked now may be asked no more on such a board: then only the turn can be over
        ended = replace(asked, then=OVER, call="", option="")
        told, others = told_so(room, seat, ended, voice)
        if not others:
            changed, faults, over = told, [], True
    game = draft_of(room, seat, asked)
    seen: State = view(game, seat)
    beside = room.match.game.face.beside
    first = beside.looked_at(seen, seat) if beside is not None else frozenset()
    fields = fields_at(room, seen, asked.at)
    now = map_of(room, room.match.state, seat, voice)
    return {
        "moment": room.moment,
        "fine": fine,
        "over": over,
        "faults": told_faults(room, seat, faults, voice),
        "changed": changed,
        "fields": [told_field(field, voice, field.group in first) for field in fields],
        "likely": []
        if beside is None or faults
        else told_likely(likely(seen, beside, seat), asked.at, first, voice),
        "places": [] if beside is None else told_places(beside, seen, voice),
        "layers": {
            name: layer
            for name, layer in map_of(room, game, seat, voice).items()
            if now.get(name) != layer
        },
    }


def told_so(room: Room, seat: Seat, asked: Tell, voice: Voice) -> tuple[list[Data], list[str]]:
    """What changes if this is told, or what is wrong with it."""
    if not (asked.fields or asked.then or asked.call):
        return [], []
    try:
        patch = room.told(seat, asked)
        room.told_match(patch)
    except BadInput as wrong:
        return [], list(wrong.faults)
    return [told_change(*change, voice) for change in patch.told], []


def whole(room: Room, seat: Seat, voice: Voice) -> Data:
    """The map as it is, whether a turn of this seat can be over, and what it may call for."""
    beside, seen = room.match.game.face.beside, room.match.view(seat)
    return {
        "moment": room.moment,
        "layers": map_of(room, room.match.state, seat, voice),
        "over": beside is not None and bool(beside.over(seen, seat)),
        "calls": [] if beside is None else told_calls(beside, seen, seat, voice),
    }


def map_of(room: Room, game: State, seat: Seat, voice: Voice) -> Layers:
    """The layers of the map, as this seat sees a table."""
    return picture_of(view(game, eyes_for_board(room.match.game, seat)), voice)["board"]


def draft_of(room: Room, seat: Seat, asked: Tell) -> State:
    """The whole table with what is told put on it, if that makes sense; what is remembered of cards
    that are told elsewhere now is forgotten."""
    beside = room.match.game.face.beside
    game: State = room.match.state
    told = [(field.at, field.name, as_value(field.value)) for field in asked.fields]
    if beside is not None and told:
        with suppress(BadInput):  # what is wrong with it is told besides
            game, _ = drafted(game, beside, seat, told)
            game.may_be = suspected(game)
    return game


def fields_at(room: Room, seen: State, at: str) -> list[Field]:
    beside = room.match.game.face.beside
    return beside.fields(seen, at) if beside is not None and at in beside.places(seen) else []


def told_likely(offers: list[Offer], at: str, first: frozenset[str], voice: Voice) -> list[Data]:
    """What a place offers, or, before one is looked at, one row a group: those first that the rules
    will look at."""
    if at:
        here = at_place(offers, at)
        return [{"line": "", "offers": [told_offer(one, voice) for one in here]}] if here else []
    rows = sorted(by_group(offers).items(), key=lambda row: row[0] not in first)
    return [
        {"line": voice.group(group), "offers": [told_offer(one, voice) for one in row]}
        for group, row in rows
    ]


def told_offer(offer: Offer, voice: Voice) -> Data:
    """A sentence, and what it puts into the draft."""
    fields = [
        {"at": field.at, "name": field.name, "value": value, "was": field.value}
        for field, value in offer.fields
    ]
    return {"line": voice.option(offer.option), "fields": fields}


def told_places(beside: Beside[Any], seen: State, voice: Voice) -> list[Data]:
    """Every place with all that lies there, to be compared with a real table."""
    return [
        {
            "at": at,
            "place": voice.place(at),
            "says": [told_value(field, voice) for field in beside.fields(seen, at) if field.value],
        }
        for at in beside.places(seen)
    ]


def told_value(field: Field, voice: Voice) -> str:
    """What a field is called, and what it says where that is more than yes."""
    line = voice.field(field.name, field.at)
    return line if field.value is True else f"{line}: {voice.name(in_words(field.value))}"


def told_calls(beside: Beside[Any], seen: State, seat: Seat, voice: Voice) -> list[Data]:
    """What needs the rules now, each with what one must name for it."""
    return [
        {
            "name": call.name,
            "line": voice.call(call.name),
            "options": [{"id": one, "line": voice.name(one)} for one in call.options],
        }
        for call in beside.calls(seen, seat)
    ]


def told_field(field: Field, voice: Voice, looked_at: bool = False) -> Data:
    """A field for a page: what it is called, what it may be, and what it is."""
    return {
        "at": field.at,
        "name": field.name,
        "line": voice.field(field.name, field.at),
        "group": field.group,
        "kind": field.kind,
        "value": field.value,
        "low": field.low,
        "high": field.high,
        "choices": [{"id": one, "line": voice.name(one)} for one in field.choices],
        "most": field.most,
        "first": looked_at,
    }


def told_change(at: str, name: str, before: str, after: str, voice: Voice) -> Data:
    """What was, and what is told now, in ids and in words."""
    return {
        "at": at,
        "name": name,
        "place": voice.place(at),
        "line": voice.field(name, at),
        "before": voice.name(before),
        "after": voice.name(after),
    }


def told_fault(fault: str, voice: Voice) -> Data:
    """A fault in the reader's words, behind the place and the name of its field if it has one."""
    at, name = (fault.at, fault.name) if isinstance(fault, Fault) else ("", "")
    line = voice.fault(fault)
    if at and name:
        line = f"{voice.place(at)}, {voice.field(name, at)}: {line}"
    return {"line": line, "at": at, "name": name}


def told_faults(room: Room, seat: Seat, faults: Sequence[str], voice: Voice) -> list[Data]:
    """All of them; and what is there now, where somebody else has told it meanwhile."""
    beside, seen = room.match.game.face.beside, room.match.view(seat)
    told = [told_fault(fault, voice) for fault in faults]
    for one, fault in zip(told, faults, strict=True):
        now = beside.find(seen, one["at"], one["name"]) if beside is not None else None
        if now is not None and isinstance(fault, Fault) and fault.key == "told-meanwhile":
            one["now"] = now.value
    return told
