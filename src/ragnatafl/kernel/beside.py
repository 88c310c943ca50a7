"""A game in the words of its board: what lies where, as people beside a real table tell it.

A *field* is one thing that can be told of a place: the armies of Bjorn in region 5 are `3 2`. A
game says which fields there are, puts a told value on a table, and says what its rules do because
of it. Front ends and tests speak fields; records hold patches (`corrections.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeVar

import msgspec

from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.decisions import Facts
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.setup import Setup
from ragnatafl.kernel.state import State

S = TypeVar("S", bound=State)

Value = int | bool | str | tuple[int, ...] | tuple[str, ...]
"""What a field says: a number, yes or no, an id ('' for none), several numbers or ids."""
BOARD_LAID: Final = "board-laid"
"""The question that `Beside.begins` asks: is the board told as it lies?"""
FieldKind = Literal["number", "flag", "choice", "several", "values", "cards"]


class Field(msgspec.Struct, frozen=True):
    """One thing that can be told of a place, and what is there now.

    A struct: hundreds are made of every table that is compared.
    """

    at: str
    """The anchor of its place in the picture: 'area:5', 'seat:bjorn', 'piece:monument-odin'."""
    name: str
    """'control', 'armies bjorn': its words are `field-FIRSTWORD`, `$of` the rest of it."""
    group: str
    """What is told together: armies, heroes, runes; its words are `group-GROUP`."""
    kind: FieldKind
    """number: from low to high. flag: yes or no. choice: one of `choices`, or ''. several: some of
    `choices`. values: at most `most` numbers from low to high. cards: at most `most` of
    `choices`, in their order."""
    value: Value
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    most: int = 0


@dataclass(frozen=True)
class Call:
    """What needs the rules in the middle of somebody's turn: an event, a retreat."""

    name: str
    """Its words are the message `call-NAME`."""
    at: str = ""
    """The anchor that it is asked for at, '' for the whole table."""
    options: tuple[str, ...] = ()
    """Ids of which one must be named, if there are any."""


@dataclass(frozen=True)
class Beside(Generic[S]):
    """A game in the words of its board."""

    places: Callable[[S], list[str]]
    """All anchors that have fields, the map's first."""
    fields: Callable[[S, str], list[Field]]
    """Those of an anchor, as a view shows them."""
    put: Callable[[S, str, str, Value], None]
    """Puts a told value on a draft, a whole table that nobody listens to: anchor, name, value.
    BadInput, with a Fault, for what makes no sense; what is only impossible the game's own faults
    name."""
    is_laid: Callable[[S], bool] = lambda game: True
    """Has the set-up laid the board out? Before that nothing is told: it would be laid upon."""
    settle: Callable[[S, S], None] = lambda before, draft: None
    """Once all told values lie on a draft: what goes with them."""
    torn: Callable[[S, S], Iterable[Fault]] = lambda before, told: ()
    """What a told board takes away from what is underway, and cannot until that is done: before and
    told board, the steps still to be done on it."""
    looked_at: Callable[[S, Seat], frozenset[str]] = lambda game, seat: frozenset()
    """The groups that the rules will look at in the next automa's turn."""
    follows: Callable[[S, S, Seat], tuple[AnyStep, ...]] = lambda before, told, seat: ()
    """Before and told board: what the rules do because of it, the first one first. It is done
    before all else, whether the turn is over or not."""
    over: Callable[[S, Seat], tuple[AnyStep, ...]] = lambda game, seat: ()
    """The whole agenda when this person's turn was played at the real table, the first one first;
    nothing where no turn of this seat can be over now."""
    calls: Callable[[S, Seat], list[Call]] = lambda game, seat: []
    """What this seat can ask for now."""
    called: Callable[[S, Seat, str, str], tuple[AnyStep, ...]] = lambda game, seat, call, option: ()
    """What is done because of a call, before the agenda as it is; with its option or ''."""
    closing: Callable[[S, Seat], list[tuple[str, Facts]]] = lambda game, seat: []
    """What is told of an automa behind its turn, to be compared: sentences, by key and facts."""
    printed: Callable[[Setup, Event], Facts] = lambda setup, event: ()
    """What is printed on a thing that an event names, where people set pieces by it."""
    fresh: Callable[[Setup], tuple[tuple[str, str], ...]] = lambda setup: ()
    """Anchor and name of what is to be told of a table just laid, in the order of the set-up."""
    begins: Callable[[S, Seat], tuple[AnyStep, ...]] = lambda game, seat: ()
    """Puts a table, whose first turn has just begun, back before that turn, for people who laid the
    board themselves and tell it first: the whole agenda then, which asks this person whether that
    is done (`BOARD_LAID`). Nothing in a game that cannot wait for it."""

    def find(self, seen: S, at: str, name: str) -> Field | None:
        """The field of this name at an anchor of a view."""
        if at not in self.places(seen):
            return None
        return next((field for field in self.fields(seen, at) if field.name == name), None)


@dataclass(frozen=True)
class Scratch(Generic[S]):
    """A board that is told without a game that led to it, for what the rules can say of it."""

    beside: Beside[S]
    bare: Callable[[Setup], S]
    """The table on which nothing lies yet."""
    faults: Callable[[S], Iterable[str]]
    """What cannot be on a board, whatever game led to it; one line each."""
    ended: Callable[[S], S]
    """Counts as if the game were over now, on this very table; whoever listens hears of it."""
    drawn_up: Callable[[S, Seat, str], S | None] = lambda game, seat, at: None
    """The table on which this seat goes into what can be fought or done at an anchor."""
    options: tuple[tuple[str, object], ...] = ()
    """The set-up options under which all can be told that a board may show."""
    names: tuple[str, ...] = ()
    """What seats are called by the things they play with, as ids: clans, colours."""


def in_words(value: Value) -> str:
    """What a field says, as the log holds it: ids and numbers with blanks between.

    >>> in_words((3, 2)), in_words(True), in_words(""), in_words(())
    ('3 2', 'yes', 'none', 'none')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or "none"
    return str(value) or "none"


def misfit(field: Field, value: object) -> Fault | None:
    """Why a value cannot be told of a field, whatever lies elsewhere.

    >>> runes = Field("seat:bjorn", "runes", "runes", "number", 2, high=9)
    >>> misfit(runes, 4), misfit(runes, 12), misfit(runes, True).key
    (None, 'seat:bjorn runes: must be a number from 0 to 9', 'told-number')
    """

    def is_number(one: object) -> bool:
        return type(one) is int and field.low <= one <= field.high

    several = value if isinstance(value, tuple) else ()
    limits: Facts = (("low", field.low), ("high", field.high))
    match field.kind:
        case "number":
            fits, key = is_number(value), "number"
        case "flag":
            fits, key, limits = type(value) is bool, "flag", ()
        case "choice":
            fits, key, limits = value == "" or value in field.choices, "choice", ()
        case "values":
            fits, key = isinstance(value, tuple) and all(map(is_number, several)), "values"
        case _:
            fits = isinstance(value, tuple) and all(one in field.choices for one in several)
            key, limits = "some", ()
    if fits and 0 < field.most < len(several):
        fits, key, limits = False, "most", (("most", field.most),)
    if fits:
        return None
    must = _MUST[key].format(**dict(limits))
    line = f"{field.at} {field.name}: must be {must}"
    return Fault(line, f"told-{key}", limits, field.at, field.name)


_MUST: Final = {
    "number": "a number from {low} to {high}",
    "flag": "yes or no",
    "choice": "one of the choices, or none",
    "values": "numbers from {low} to {high}",
    "some": "some of the choices",
    "most": "at most {most}",
}
