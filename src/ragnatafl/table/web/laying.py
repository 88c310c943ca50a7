"""How the board of a table beside a real one gets laid, other than by its set-up: told from an
empty one, or as a file has it. Both may take their time, and are done in a process beside."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ragnatafl.games import find_game
from ragnatafl.kernel.beside import Beside, Field, Value
from ragnatafl.kernel.codecs import BadInput, bad, plain_error
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import Setup, make_setup, new_seed
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import Pack
from ragnatafl.kernel.positions import Document, from_position, position
from ragnatafl.kernel.seats import SEATS
from ragnatafl.kernel.state import FAST, State
from ragnatafl.kernel.views import view
from ragnatafl.table.automas import automas_of, seats_to_fill
from ragnatafl.table.web.messages import NewSeat
from ragnatafl.table.web.shapes import check_shape

MOST: Final = 3
"""So many faults of a file are told: one that is spoilt has very many."""


def from_file(name: str, raw: str, pack: Pack | None, kept: Mapping[str, object]) -> Document:
    """A position from a file, if rules can go on with it: complete, without what it says of memory
    and luck, with chance told by people but for what somebody keeps."""
    try:
        return _read(name, raw, pack, kept)
    except BadInput as wrong:
        told = (
            one if isinstance(one, Fault) and one.at else _in_file(one)
            for one in wrong.faults[:MOST]
        )  # fmt: skip
        raise BadInput(*(one.about("", "position") for one in told)) from None


def _in_file(line: str) -> Fault:
    return Fault(line, "position-file", (("line", line),))


def _read(name: str, raw: str, pack: Pack | None, kept: Mapping[str, object]) -> Document:
    try:
        document = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise bad(f"position: {plain_error(error)}", "no-position") from None
    check_shape(document)
    game = find_game(name)
    read = _told(position(from_position(game, document, pack=pack)))
    from_position(game, read, pack=pack, kept=kept)
    return read


def seats_for(wanted: list[NewSeat], document: Document) -> list[NewSeat]:
    """Who sits at a table from a file: as wanted, if so many were; people are all here else."""
    seats: int = document["seats"]
    return wanted if len(wanted) == seats else [NewSeat("here") for _ in range(seats)]


def from_empty(
    name: str,
    seats: int,
    options: Mapping[str, object],
    pack: Pack | None = None,
    here: Sequence[int] = (),
) -> Document:
    """A table at the end of its set-up, before the first turn: of what people lay there is nothing
    yet, as far as the rules bear that; what is an automa's lies as the rules lay it. It waits for
    the first person who is `here`, if there is one."""
    setup = make_setup(find_game(name), seats, options, pack)
    beside, rounds = setup.game.face.beside, setup.game.rounds
    if beside is None or rounds is None:
        line = f"{name}: its first turn does not wait for a board to be told"
        raise bad(line, "no-told-start")
    match: Match[Any] = Match(setup, seed=new_seed(FAST), source="asked")
    rng = random.SystemRandom()
    while not rounds(match.state):  # as nothing is kept, an automa waits for its die
        match.choose(rng.choice(match.decision.options))
    table = emptied(setup, beside, match.state)
    people = seats_to_fill(setup)
    asked = next((seat for seat in people if seat in here), people[0])
    table.agenda = [*reversed(beside.begins(table, asked))]
    return _told(position(table))


def emptied(setup: Setup, beside: Beside[Any], full: State) -> State:
    """The table without what people lay in its set-up, each field as far as the rules bear it."""
    table = full.clone()
    table.events = None
    automas = {SEATS.write(seat) for seat in automas_of(setup)}
    for at, name in beside.fresh(setup):
        field = beside.find(view(table, seats_to_fill(setup)[0]), at, name)
        if field is None or (value := _without(field, automas)) == field.value:
            continue
        draft: State = table.clone()
        try:
            beside.put(draft, at, name, value)
        except BadInput:
            continue
        if not list(setup.game.faults(draft)):
            table = draft
    return table


def _without(field: Field, automas: set[str]) -> Value:
    """What a field says if only automas have something there."""
    owner = (field.at.partition(":")[2], field.name.partition(" ")[2])
    if automas & {*owner}:
        return field.value
    match field.value:
        case bool():
            return False
        case int():
            return field.low
        case str():
            return field.value if field.value in automas else ""
    return tuple(str(one) for one in field.value if one in automas)


def _told(document: Document) -> Document:
    """What people remember is theirs; the table holds what they can see, and luck of its own."""
    whole = {key: part for key, part in document.items() if key not in ("memory", "chance")}
    return {**whole, "chance": {"source": "asked"}}
