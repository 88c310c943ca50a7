"""State is plain data: small ints in flat columns, and an agenda of steps that are never changed.

A game declares its columns; `@state` makes of them the slots, the constructor and `clone`. Each
column says how its numbers are written (`codec`) and who may see them (`seen`), and that is all
that views, positions and digests need to know.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Literal,
    Self,
    TypeVar,
    cast,
    dataclass_transform,
)

from ragnatafl.kernel.codecs import MASK, NUMBER, Codec
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, Seat, SeatMask

if TYPE_CHECKING:
    from ragnatafl.kernel.agenda import AnyStep
    from ragnatafl.kernel.events import Event
    from ragnatafl.kernel.game import Setup

Seen = Literal["all", "owner", "nobody"]
"""Who may see a column: everybody; the seat that is its (outer) index; no seat at all."""
Role = Literal["data", "derived", "kernel", "listener"]
"""data: written by its codec. derived: made anew from data. kernel: the kernel writes it by hand.
listener: no data at all, None in clones."""

FAST: Final = 0
SEALED: Final = 1
ASKED: Final = 2

_MISSING: Final = object()


@dataclass(slots=True)
class Column:
    """What the kernel knows of one field of a state."""

    name: str
    depth: int
    """0: a value that is never changed (int, str, tuple); 1: a list of such; 2: a list of lists."""
    codec: Codec
    seen: Seen
    role: Role
    default: object
    factory: Callable[[], object] | None


def field(
    *,
    codec: Codec = NUMBER,
    seen: Seen = "all",
    role: Role = "data",
    default: object = _MISSING,
    default_factory: Callable[[], object] | None = None,
) -> Any:  # Any: it stands where a value of the column's own type is declared, as in dataclasses
    """Declare a column of a state."""
    return Column("", 0, codec, seen, role, default, default_factory)


S = TypeVar("S")


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
def state(cls: type[S]) -> type[S]:
    """Make a class a state: annotated names become columns, the methods are made of them."""
    own = tuple(_own_columns(cls))
    names = tuple(column.name for column in own)
    inherited: tuple[Column, ...] = getattr(cls, "columns", ())
    columns = (*inherited, *own)
    body = {
        name: value
        for name, value in cls.__dict__.items()
        if name not in ("__dict__", "__weakref__", *names)
    }
    body.update(__slots__=names, columns=columns)
    make = cast("Callable[..., type[S]]", type(cls))
    new = make(cls.__name__, cls.__bases__, body)
    _add_made_methods(new, columns)
    return new


def _own_columns(cls: type[object]) -> Iterator[Column]:
    for name, annotation in inspect.get_annotations(cls).items():
        hint = str(annotation)
        if hint.startswith("ClassVar"):
            continue
        declared = cls.__dict__.get(name, _MISSING)
        column = declared if isinstance(declared, Column) else field(default=declared)
        column.name = name
        column.depth = 2 if hint.startswith("list[list[") else 1 if hint.startswith("list[") else 0
        yield column


_COPY: Final = ("{0}", "{0}[:]", "[x[:] for x in {0}]")


def _add_made_methods(cls: type[object], columns: tuple[Column, ...]) -> None:
    """Write out `__init__` and `clone` as one would by hand, one line a column."""
    scope: dict[str, object] = {"new": object.__new__, "cls": cls}
    arguments, sets, copies = [], [], []
    for column in columns:
        name = column.name
        copied = _COPY[column.depth].format(f"self.{name}")
        copies.append(f"    made.{name} = {'None' if column.role == 'listener' else copied}\n")
        if column.factory is not None:
            scope[f"make_{name}"] = column.factory
            arguments.append(f"{name}=None")
            sets.append(f"    self.{name} = make_{name}() if {name} is None else {name}\n")
        elif column.default is _MISSING:
            arguments.append(name)
            sets.append(f"    self.{name} = {name}\n")
        else:
            scope[f"default_{name}"] = column.default
            arguments.append(f"{name}=default_{name}")
            sets.append(f"    self.{name} = {name}\n")
    source = (
        f"def __init__(self, *, {', '.join(arguments)}):\n{''.join(sets)}"
        f"def clone(self):\n    made = new(cls)\n{''.join(copies)}    return made\n"
    )
    exec(source, scope)
    for name in ("__init__", "clone"):
        setattr(cls, name, scope[name])


@state
class State:
    """What every game has on the table; games add their own columns."""

    columns: ClassVar[tuple[Column, ...]]

    setup: Setup = field(role="kernel")
    """Game, options, content and rules version: shared by all clones and never changed."""
    seats: int = field(role="kernel")
    agenda: list[AnyStep] = field(role="kernel", default_factory=list)
    """What is still to be done; the last one comes first."""
    decisions: tuple[Decision, ...] = field(role="derived", default=())
    """The open questions, lowest seat first; several only when answers are sealed."""
    pending: SeatMask = field(role="derived", default=NO_SEATS)
    """The seats whose sealed answer is awaited."""
    sealed: list[Option | None] = field(role="kernel", default_factory=list)
    """Sealed answers by seat, as far as they are in."""
    underway: Option | None = field(role="kernel", default=None)
    """The answer whose step waits for a told outcome."""
    told: list[int] = field(seen="nobody", default_factory=list)
    """Outcomes told for the step that is underway, by their place in the list of outcomes."""
    told_drawn: int = field(role="derived", default=0)
    """How many of them the step has drawn."""
    source: int = field(role="kernel", default=FAST)
    """Where chance comes from: FAST, SEALED or ASKED."""
    luck_a: int = field(role="kernel", default=0)
    luck_b: int = field(role="kernel", default=0)
    drawn: bool = field(role="derived", default=False)
    """Chance was drawn since the last choice."""
    shown: SeatMask = field(role="derived", default=NO_SEATS)
    """The seats that were shown something hidden since the last choice."""
    automas: SeatMask = field(codec=MASK, default=NO_SEATS)
    over: bool = field(role="kernel", default=False)
    winners: SeatMask = field(role="kernel", default=NO_SEATS)
    ended_by: str = field(role="kernel", default="")
    viewer: Seat = field(role="derived", default=NOBODY)
    """NOBODY: this is the whole state. Otherwise it is what that seat may see of it."""
    zones: list[list[int]] = field(role="kernel", default_factory=list)
    """Cards by zone, bottom to top; a hidden card in a view is -1."""
    may_be: list[int] = field(role="kernel", default_factory=list)
    """For each seat and zone the cards which that seat believes may be there, as a bit mask."""
    events: list[Event] | None = field(role="listener", default=None)
    """The listener, the one slot that is not data."""

    def clone(self) -> Self:
        """An independent copy, made column by column; it shares only what is never changed."""
        raise TypeError("made by @state")

    @property
    def decision(self) -> Decision:
        """The question to be answered next: of several sealed ones that of the lowest seat."""
        return self.decisions[0]


def restore(game: State, before: State) -> None:
    """Put `game` back to what its clone `before` says; `before` is used up, the listener stays."""
    for column in game.columns:
        if column.role != "listener":
            setattr(game, column.name, getattr(before, column.name))
