"""Setting up a table beside a real board: a position, changed piece by piece and always checked."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.game import Game, Setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import Document, from_position, position
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.kernel.state import Column, State
from ragnatafl.kernel.told import is_unseen
from ragnatafl.table.web.columns import members, shown_columns

Word = Annotated[str, msgspec.Meta(max_length=2_000)]
SAMPLE_CHOICES: Final = 200
MOST_SAMPLES: Final = 32
MOST_VALUES: Final = 8_000
DEEPEST: Final = 8
LONGEST_TEXT: Final = 1_000
"""Of a position from outside; the largest real ones have 2,300 values, 5 deep, up to 40 letters."""


class SetEntry(msgspec.Struct, tag="entry", forbid_unknown_fields=True):
    """One number of a column, as its codec writes it."""

    column: Word
    place: Annotated[list[int], msgspec.Meta(max_length=2)]
    value: bool | int | Word


class SetMember(msgspec.Struct, tag="member", forbid_unknown_fields=True):
    """Something is, or is not, in the set that an entry is."""

    column: Word
    place: Annotated[list[int], msgspec.Meta(max_length=2)]
    member: Word
    inside: bool


class PutCard(msgspec.Struct, tag="card", forbid_unknown_fields=True):
    """A card lies on top of this zone, wherever it was."""

    card: Word
    zone: Word


class CountCards(msgspec.Struct, tag="count", forbid_unknown_fields=True):
    """So many cards, which nobody has seen, lie in a zone."""

    zone: Word
    count: Annotated[int, msgspec.Meta(ge=0, le=500)]


class GoOn(msgspec.Struct, tag="next", forbid_unknown_fields=True):
    """What is asked next: a moment by its number."""

    number: Annotated[int, msgspec.Meta(ge=0, le=500)]


Change = SetEntry | SetMember | PutCard | CountCards | GoOn


@dataclass(frozen=True)
class Moment:
    """Something that a game can go on with: who is asked what."""

    seat: Seat
    """Who is asked, or the automa whose outcome is to be told."""
    decision: Decision
    agenda: tuple[Document, ...]
    whose: Document
    """The columns that change with whose turn it is, or who fights, as they are then."""


class Sample:
    """What a game at random has shown of its set-up."""

    def __init__(self, begun: Document, moments: tuple[Moment, ...]) -> None:
        self._begun = msgspec.json.encode(begun)
        self.moments = moments
        """What it can go on with at a table at rest."""

    def fresh(self) -> Document:
        """A table just set up, to be changed: at the first question of its first round."""
        return _without_memory(msgspec.json.decode(self._begun))


class Samples:
    """Games at random, played once a set-up."""

    def __init__(self) -> None:
        self._played: dict[tuple[object, ...], Sample] = {}

    def of(self, setup: Setup) -> Sample:
        options = msgspec.json.encode(setup.switches)
        key = (setup.game.name, setup.version, setup.seats, options)
        sample = self._played.get(key)
        if sample is None:
            for oldest in list(self._played)[: 1 - MOST_SAMPLES]:
                self._played.pop(oldest, None)
            sample = self._played[key] = play_sample(setup)
        return sample


def play_sample(setup: Setup) -> Sample:
    """A game at random shows which questions there are; those stay that fit a quiet table."""
    match: Match[Any] = Match(setup, seed="1", source="asked")
    rng, rounds = random.Random(1), setup.game.rounds
    begun: Document | None = None
    found: dict[tuple[object, ...], Moment] = {}
    while not match.over and len(match.lines) < SAMPLE_CHOICES:
        decision, document = match.decision, position(match.state)
        seat = _asked(match.state, decision, document)
        if begun is None and decision.seat >= 0 and (rounds is None or rounds(match.state)):
            begun = document
        quiet = not match.state.pending and "underway" not in document
        if begun is not None and seat is not None and quiet:
            whose = {name: document["table"][name] for name in _seat_columns(setup)}
            asked = Moment(seat, decision, tuple(document["agenda"]), whose)
            found.setdefault((seat, decision.rule, decision.prompt), asked)
        match.choose(rng.choice(decision.options))
    if begun is None:
        begun = position(Match[Any](setup, seed="1").state)
    for name in _seat_columns(setup):
        if len({moment.whose[name] for moment in found.values()}) == 1:  # it tells of the game
            for moment in found.values():
                del moment.whose[name]
    fitting = [m for m in found.values() if not checked(setup.game, _gone_on(begun, m))[1]]
    return Sample(begun, tuple(fitting))


def _asked(state: State, decision: Decision, document: Document) -> Seat | None:
    """The person who is asked; or the automa in whose step an outcome is to be told."""
    if decision.seat >= 0:
        return decision.seat
    named = document["agenda"][0].get("seat")
    seat = Seat(SEATS.read(named)) if named in SEATS.ids else None
    return seat if seat is not None and state.automas >> seat & 1 else None


def _seat_columns(setup: Setup) -> list[str]:
    """The columns that are one seat, or nobody."""
    return [
        column.name
        for column in shown_columns(setup)
        if column.depth == 0 and column.codec.kind == SEATS.kind
    ]


def _gone_on(document: Document, moment: Moment) -> Document:
    """The position with this to be asked next."""
    table = {**document["table"], **moment.whose}
    return {**document, "agenda": list(moment.agenda), "table": table}


def _without_memory(document: Document) -> Document:
    """What people remember is theirs; the table holds what they can see, and luck of its own."""
    return {key: part for key, part in document.items() if key not in ("memory", "chance")}


def check_shape(document: object) -> None:
    """Refuse what is too large to be a position, before anything is made of it."""
    values, level = 0, [document]
    for _ in range(DEEPEST):
        below: list[object] = []
        for value in level:
            if isinstance(value, dict):
                below += value
                below += value.values()
            elif isinstance(value, list):
                below += value
            elif isinstance(value, str) and len(value) > LONGEST_TEXT:
                raise BadInput(f"position: a text has {len(value)} letters, at most {LONGEST_TEXT}")
        values += len(below)
        if values > MOST_VALUES:
            raise BadInput(f"position: has more than {MOST_VALUES} values")
        level = below
    if level:
        raise BadInput(f"position: is nested more than {DEEPEST} deep")


def checked(game: Game[Any], document: Document) -> tuple[State | None, tuple[str, ...]]:
    """The table of a position, or all that is wrong with it."""
    try:
        return from_position(game, beside_board(document)), ()
    except BadInput as fault:
        return None, fault.faults


def taken_in(game: Game[Any], document: object) -> Document:
    """A position from a file, complete and without what it says of memory and luck."""
    return _without_memory(position(from_position(game, document)))


def beside_board(document: Document) -> Document:
    """The same position with chance told by people."""
    return {**_without_memory(document), "chance": {"source": "asked"}}


# Changes


def changed(
    setup: Setup, document: Document, change: Change, moments: Sequence[Moment]
) -> Document:
    """The document with one thing changed; BadInput if that makes no sense at all."""
    made: Document = msgspec.json.decode(msgspec.json.encode(document))  # the old one may be kept
    try:
        match change:
            case SetEntry(column, place, value):
                known = column_of(setup, column)
                plain = value if isinstance(value, bool) else known.codec.write(_read(known, value))
                _put(made["table"], column, place, plain)
            case SetMember(column, place, member, inside):
                codec = column_of(setup, column).codec
                now = codec.read(_entry(made["table"], column, place))
                bit = 1 << members(codec, setup.seats).index(member)
                _put(made["table"], column, place, codec.write(now | bit if inside else now & ~bit))
            case PutCard(card, zone):
                setup.game.cards.read(card)
                for pile in made["zones"].values():
                    pile[:] = [other for other in pile if other != card]
                made["zones"][zone].append(card)
            case CountCards(zone, count):
                _count(setup, made, zone, count)
            case GoOn(number):
                made = _gone_on(made, moments[number])
    except (LookupError, TypeError, AttributeError, ValueError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput(f"change: does not fit this position: {error}") from None
    return made


def column_of(setup: Setup, name: str) -> Column:
    columns: tuple[Column, ...] = setup.game.state.columns
    for column in columns:
        if column.name == name and column.role == "data":
            return column
    raise BadInput(f"change: there is no column '{name}'")


def _read(column: Column, value: int | str) -> int:
    return column.codec.read(value)


def _entry(table: Document, column: str, place: list[int]) -> Any:  # Any: what JSON holds there
    found = table[column]
    for index in place:
        found = found[index]
    return found


def _put(table: Document, column: str, place: list[int], value: object) -> None:
    if not place:
        table[column] = value
        return
    holder = _entry(table, column, place[:-1])
    if not 0 <= place[-1] < len(holder):
        raise BadInput(f"change: {column} has no place {place[-1]}")
    holder[place[-1]] = value


def _count(setup: Setup, document: Document, name: str, count: int) -> None:
    """Cards nobody has seen come from the largest unseen pile they may lie in, and go back."""
    zones, cards = document["zones"], setup.game.cards
    holds = {zone.name: zone.holds for zone in setup.zones}
    unseen = [other for other in unseen_zones(setup, document) if other != name]

    def fits(card: str, zone: str) -> bool:
        return bool(holds[zone] >> cards.read(card) & 1)

    while len(zones[name]) != count:
        grows = len(zones[name]) < count
        for other in sorted(unseen, key=lambda other: -len(zones[other])):
            origin, target = (other, name) if grows else (name, other)
            card = next((c for c in reversed(zones[origin]) if fits(c, target)), "")
            if card:
                zones[origin].remove(card)
                zones[target].append(card)
                break
        else:
            raise BadInput(f"change: no more unseen cards can be moved for {name}")


def unseen_zones(setup: Setup, document: Document) -> list[str]:
    """The zones that nobody looks into: only how many cards lie there is known."""
    blank: State = setup.game.start(setup)
    return [zone.name for place, zone in enumerate(setup.zones) if is_unseen(blank, place)]
