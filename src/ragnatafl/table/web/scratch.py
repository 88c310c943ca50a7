"""A board told without a table here: what the rules say of it, and what cannot be so.

The board lies in the browser, field by field, and comes whole with every question; nothing is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from ragnatafl.kernel.beside import Field, Scratch, in_words
from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.kernel.corrections import drafted
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.setup import Setup
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import suspected, view
from ragnatafl.table.web.messages import Tell, as_value
from ragnatafl.table.web.pages.pictures import Layers, drawn, eyes_for_board
from ragnatafl.table.web.pages.reckoned import reckoned
from ragnatafl.table.web.saying import PageVoice
from ragnatafl.table.web.telling import (
    Data,
    told_change,
    told_fault,
    told_field,
    told_places,
)

AnyGame = Game[Any]  # of whatever state


class Board(NamedTuple):
    """What was told, as far as it makes sense, and what is wrong with it."""

    state: State
    before: list[Field]
    """The fields that were told, as they are on the bare board."""
    faults: list[str]


def scratch_of(game: AnyGame) -> Scratch[Any]:
    scratch = game.face.scratch
    if scratch is None:
        line = f"{game.name}: no board of it can be told without a table"
        raise bad(line, "no-scratch")
    return scratch


@lru_cache(maxsize=32)
def setup_for(game: AnyGame, seats: int) -> Setup:
    return make_setup(game, seats, dict(scratch_of(game).options))


def voice_for(setup: Setup, code: str) -> PageVoice:
    """It calls seats by what they play with, and cards by what they are called on this board."""
    game, called = setup.game, PageVoice(code, setup.game).name
    names = tuple(map(called, scratch_of(game).names[: setup.seats]))
    voice = PageVoice(code, game, names, setup.content)
    voice.names = names or voice.usual_names(setup.seats)
    return voice


def places_of(game: AnyGame, seats: int) -> list[str]:
    """Those of the bare board."""
    scratch = scratch_of(game)
    return scratch.beside.places(scratch.bare(setup_for(game, seats)))


def told(game: AnyGame, seats: int, seat: Seat, asked: Tell) -> Board:
    """What lies with people and in the middle is put before what lies on the map, where figures
    stand that come from somebody; all else in the order in which it was told."""
    scratch = scratch_of(game)
    beside = scratch.beside
    state: State = scratch.bare(setup_for(game, seats))
    state.may_be = suspected(state)
    fields = sorted(asked.fields, key=lambda one: one.at.startswith("area:"))
    before: list[Field] = []
    faults: list[str] = []
    for one in fields:
        if any(other.at == one.at and other.name == one.name for other in before):
            line = f"{one.at} {one.name}: is told twice"
            faults.append(Fault(line, "told-twice", (), one.at, one.name))
            continue
        try:
            state, found = drafted(state, beside, seat, [(one.at, one.name, as_value(one.value))])
            before += found
        except BadInput as wrong:
            faults += wrong.faults
    state.may_be = suspected(state)
    if not faults:
        faults += _otherwise(state, seat, before, asked)
    return Board(state, before, faults or list(scratch.faults(state)))


def _otherwise(state: State, seat: Seat, before: list[Field], asked: Tell) -> list[Fault]:
    """What is not so when all is told: the same card in two places."""
    beside, after, faults = scratch_of(state.setup.game).beside, read_by(state, seat), list[Fault]()
    wanted = {(one.at, one.name): as_value(one.value) for one in asked.fields}
    for field in before:
        now = beside.find(after, field.at, field.name)
        if now is None or now.value != wanted[field.at, field.name]:
            line = f"{field.at} {field.name}: does not go with what else is told"
            faults.append(Fault(line, "told-otherwise", (), field.at, field.name))
    return faults


def read_by(state: State, seat: Seat) -> State:
    """The board as who told it sees it: what is told of others is no secret."""
    seen = state.clone()
    seen.viewer = seat
    return seen


def looked(game: AnyGame, seats: int, asked: Tell, code: str) -> Data:
    """What is told, what is wrong with it, the fields of the place that is looked at, how the map
    looks, and what the rules say if all is right."""
    scratch, seat = scratch_of(game), Seat(asked.seat)
    board = told(game, seats, seat, asked)
    voice = voice_for(board.state.setup, code)
    beside, seen = scratch.beside, read_by(board.state, seat)
    fields = beside.fields(seen, asked.at) if asked.at in beside.places(seen) else []
    changed = []
    for field in board.before:
        now = beside.find(seen, field.at, field.name) or field
        words = in_words(field.value), in_words(now.value)
        changed.append(told_change(field.at, field.name, *words, voice))
    return {
        "moment": 0,
        "fine": not board.faults,
        "faults": [told_fault(fault, voice) for fault in board.faults],
        "changed": changed,
        "fields": [told_field(field, voice) for field in fields],
        "places": told_places(beside, seen, voice),
        "layers": _map(board.state, seat, voice),
        "reckoned": reckoned(scratch, board.state, seat, asked.at, voice)
        if not board.faults
        else "",
    }


def whole(game: AnyGame, seats: int, seat: Seat, code: str) -> Data:
    """The bare board."""
    state: State = scratch_of(game).bare(setup_for(game, seats))
    return {
        "moment": 0,
        "layers": _map(state, seat, voice_for(state.setup, code)),
        "over": False,
        "calls": [],
    }


def _map(state: State, seat: Seat, voice: PageVoice) -> Layers:
    return drawn(view(state, eyes_for_board(state.setup.game, seat)), voice)["board"]
