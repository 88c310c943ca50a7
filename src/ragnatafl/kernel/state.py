"""State is plain data: small ints in flat columns, and an agenda of steps that are never changed.

A game declares its columns; `@state` makes of them the slots, the constructor and `clone`. Each
column says how its numbers are written (`codec`) and who may see them (`seen`), and that is all
that views, positions and digests need to know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Literal,
    Self,
    TypeVar,
    dataclass_transform,
    get_args,
)

from ragnatafl.kernel.codecs import MASK, NUMBER, Codec, codec_of
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.made import (
    MISSING,
    Cells,
    declaration,
    hint_of,
    methods,
    remade,
    state_source,
)
from ragnatafl.kernel.scenes import Scene
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, ROUNDS, Seat, SeatMask

if TYPE_CHECKING:
    from ragnatafl.kernel.agenda import AnyStep
    from ragnatafl.kernel.events import Event
    from ragnatafl.kernel.setup import Setup

Seen = Literal["all", "owner", "nobody"]
"""Who may see a column: everybody; the seat that is its (outer) index; no seat at all."""
Role = Literal["data", "derived", "kernel", "listener"]
"""data: written by its codec. derived: made anew from data. kernel: the kernel writes it by hand.
listener: no data at all, None in clones."""

FAST: Final = 0
SEALED: Final = 1
ASKED: Final = 2


class Column:
    """What the kernel knows of one field of a state."""

    __slots__ = (
        "by", "codec", "default", "depth", "factory", "hint", "name", "role", "scene", "seen",
        "since",
    )  # fmt: skip

    def __init__(
        self, codec: Codec, seen: Seen, role: Role, default: object,
        factory: Callable[[], object] | None, scene: Scene | None, since: int,
        by: tuple[Codec, ...],
    ) -> None:  # fmt: skip
        self.name = ""
        self.hint = ""
        self.depth = 0
        """0: a value that is never changed (int, str, tuple); 1: a list of such; 2: of lists."""
        self.codec = codec
        self.seen = seen
        self.role = role
        self.default = default
        self.factory = factory
        self.scene = scene
        """What it is scratch of; without that it has its default, a list one in each place."""
        self.since = since
        """The version of the rules that brought it: positions of older ones do not have it."""
        self.by = by
        """Of a list: what its places stand for, outermost first; as many as there may be."""

    def cells(self) -> Cells:
        """How it stands in the text of its state."""
        made = self.factory is not None
        given = not made and (self.default is MISSING or bool(self.scene and self.depth))
        default = "" if given else f"make_{self.name}" if made else f"default_{self.name}"
        return Cells(self.name, self.hint, default, self.depth, made, self.role != "listener")


def field(
    *,
    codec: Codec = NUMBER,
    seen: Seen = "all",
    role: Role = "data",
    default: object = MISSING,
    default_factory: Callable[[], object] | None = None,
    scene: Scene | None = None,
    since: int = 1,
    by: tuple[Codec, ...] = (),
) -> Any:  # Any: it stands where a value of the column's own type is declared, as in dataclasses
    """Declare a column of a state.

    `by` says of a list what its places stand for: `by=(SEATS, STATS)`. Where it names two things
    for a flat list, those of one seat stand side by side.
    """
    return Column(codec, seen, role, default, default_factory, scene, since, by)


S = TypeVar("S")


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
def state(cls: type[S]) -> type[S]:
    """Make a class a state: annotated names become columns, the methods are made of them."""
    own = tuple(_own_columns(cls))
    names = tuple(column.name for column in own)
    inherited: tuple[Column, ...] = getattr(cls, "columns", ())
    columns = (*inherited, *own)
    if declaration(cls).is_written:
        cls.columns = columns  # type: ignore[attr-defined]
        return cls
    body = {name: value for name, value in vars(cls).items() if name not in names}
    new = remade(cls, {**body, "__slots__": names, "columns": columns})
    scope: dict[str, object] = {"new": new.__new__, "cls": new}
    for column in columns:
        scope[f"default_{column.name}"] = column.default
        scope[f"make_{column.name}"] = column.factory
    for name, made in methods(state_source([column.cells() for column in columns]), scope):
        setattr(new, name, made)
    return new


def _own_columns(cls: type[object]) -> Iterator[Column]:
    own = declaration(cls)
    for name, annotation in own.hints.items():
        hint = str(annotation)
        value = own.values.get(name, MISSING)
        column = value if isinstance(value, Column) else field(default=value)
        column.name = name
        column.hint = hint
        column.depth = 2 if hint.startswith("list[list[") else 1 if hint.startswith("list[") else 0
        if column.codec is NUMBER and column.role == "data":
            column.codec = _codec_of_cells(hint_of(cls, annotation), column.depth)
        yield column


def _codec_of_cells(hint: object, depth: int) -> Codec:
    """How the numbers of a column are written, by their type."""
    for _ in range(depth):
        (hint,) = get_args(hint)
    return codec_of(hint)


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
    sealed: tuple[Option | None, ...] = field(role="kernel", default=())
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
    """For each seat and zone the cards which that seat believes may be there, as a bit mask.
    Empty at a table that nobody will look into: it plays the same game."""
    holder: tuple[Seat, ...] = field(role="derived", default=())
    """By card: the seat for which its text holds now."""
    listening: int = field(role="derived", default=0)
    """The moments to which cards in force, and rules of a mode, listen, as bits."""
    events: list[Event] | None = field(role="listener", default=None)
    """The listener, the one slot that is not data."""

    def clone(self) -> Self:
        """An independent copy, made column by column; it shares only what is never changed."""
        raise TypeError("made by @state")

    @property
    def decision(self) -> Decision:
        """The question to be answered next: of several sealed ones that of the lowest seat."""
        return self.decisions[0]


def seats_of(game: State) -> tuple[Seat, ...]:
    """All seats of the table, the first one first."""
    return ROUNDS[game.seats][0]


def memory_of(game: State) -> list[int]:
    """What seats remember, `may_be`, of a table that keeps it."""
    if game.zones and not game.may_be:
        raise ValueError("this table keeps no memory of its seats: begin it with remember=True")
    return game.may_be


def restore(game: State, before: State) -> None:
    """Put `game` back to what its clone `before` says; `before` is used up, the listener stays."""
    for column in game.columns:
        if column.role != "listener":
            setattr(game, column.name, getattr(before, column.name))
