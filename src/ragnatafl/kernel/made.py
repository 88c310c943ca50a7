"""What declarations make: the text of the written-out class, one function a kind of class.

`@option`, `@step`, `@event`, `@refusal` and `@state` read the annotated fields of a class and make
its slots and its constructor, as one would write them by hand. The text comes from here alone: the
decorators run it when a module is imported, and the build that compiles writes it into the module.
There a class is declared as it was, after it is written out:

    class March(Option):
        origin: PlaceId
        def __init__(self, origin: PlaceId) -> None: ...

    option("march {origin}")(written(March, {"origin": "PlaceId"}))
"""

from __future__ import annotations

import inspect
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from ragnatafl.kernel.codecs import Codec, codec_of

T = TypeVar("T")

MISSING: Final = object()
"""Where a field has no default."""


class Field:
    """A declared field: its name and type, how its value is written, what it is if not given."""

    __slots__ = ("codec", "default", "hint", "name")

    def __init__(
        self, name: str, codec: Codec, default: object = MISSING, hint: str = "int"
    ) -> None:
        self.name = name
        self.codec = codec
        self.default = default
        self.hint = hint

    def slot(self) -> Slot:
        return Slot(self.name, self.hint, "" if self.default is MISSING else f"default_{self.name}")


class Declared:
    """The annotated names of one class, and the values that stand beside them."""

    __slots__ = ("hints", "is_written", "values")

    def __init__(
        self, hints: Mapping[str, object], values: Mapping[str, object], is_written: bool
    ) -> None:
        self.hints = {n: hint for n, hint in hints.items() if not str(hint).startswith("ClassVar")}
        self.values = values
        self.is_written = is_written


_WRITTEN: Final[dict[type[object], Declared]] = {}


def written(
    cls: type[T], hints: Mapping[str, str], values: Mapping[str, object] | None = None
) -> type[T]:
    """A class that is written out already: its declaration has only to be taken down."""
    _WRITTEN[cls] = Declared(hints, values or {}, True)
    return cls


def declaration(cls: type[object]) -> Declared:
    known = _WRITTEN.get(cls)
    return known or Declared(inspect.get_annotations(cls), vars(cls), False)


def fields_of(cls: type[object], codecs: Mapping[str, Codec]) -> tuple[Field, ...]:
    """The fields of a class: inherited ones first, then its own; codecs follow from their types.

    A codec that is given by name goes before that of the type.
    """
    found: dict[str, Field] = {field.name: field for field in getattr(cls, "fields", ())}
    own = declaration(cls)
    for name, hint in own.hints.items():
        codec = codecs.get(name) or codec_of(hint_of(cls, hint))
        found[name] = Field(name, codec, own.values.get(name, MISSING), str(hint))
    if unknown := sorted(set(codecs) - set(found)):
        raise TypeError(f"{cls.__name__} has no field {', '.join(unknown)}")
    return tuple(found.values())


def hint_of(cls: type[object], annotation: object) -> object:
    """What an annotation means in the module of its class."""
    if not isinstance(annotation, str):
        return annotation
    return eval(annotation, vars(sys.modules[cls.__module__]))


def declared(
    cls: type[T],
    fields: Sequence[Field],
    source: str,
    scope: Mapping[str, object] | None = None,
    **made: object,
) -> type[T]:
    """The class with its fields as slots, the methods of `source`, and all else that is `made`.

    `scope` is what the text of the methods knows besides defaults.
    """
    names = tuple(field.name for field in fields)
    made.update(__match_args__=names, fields=tuple(fields))
    if declaration(cls).is_written:
        for name, value in made.items():
            setattr(cls, name, value)
        return cls
    own = tuple(name for name in names if not hasattr(cls.__base__, name))
    body = {name: value for name, value in vars(cls).items() if name not in names}
    body.update(made, __slots__=own)
    if source:
        defaults = {f"default_{f.name}": f.default for f in fields}
        body.update(methods(source, {**defaults, **(scope or {})}))
    return remade(cls, body)


def remade(cls: type[T], body: dict[str, object]) -> type[T]:
    """The class made anew with this body."""
    make = cast("Callable[..., type[T]]", type(cls))
    kept = {n: value for n, value in body.items() if n not in ("__dict__", "__weakref__")}
    return make(cls.__name__, cls.__bases__, kept)


def methods(source: str, scope: dict[str, object]) -> Iterator[tuple[str, Callable[..., Any]]]:
    """The functions that a text defines. Any: they become methods, with the types of their class"""
    before = set(scope)
    exec(f"from __future__ import annotations\n{source}", scope)
    for name, made in scope.items():
        if name not in before and name not in ("__builtins__", "annotations"):
            yield name, cast("Callable[..., Any]", made)


@lru_cache(maxsize=1024)
def signature_of(function: Callable[..., object]) -> inspect.Signature:
    """What a function takes and gives; a compiled one does not know, so its module wrote it down.

    >>> signature_of(declaration).parameters["cls"].annotation
    type[object]
    """
    module = vars(sys.modules[function.__module__])
    text = cast("Mapping[str, str]", module.get("SIGNATURES", {})).get(function.__name__)
    if text is not None:
        [(_, function)] = methods(f"def signed{text}: ...", {})
        return inspect.signature(function, globals=module, eval_str=True)
    return inspect.signature(function, eval_str=True)


class Keeping(threading.local):
    """Are options kept when they are made, so that equal ones are the same? Not those from outside:
    their numbers may be any, and what came in would pile up.
    """

    on = True


KEEPING: Final = Keeping()

# The texts


class Slot:
    """A field as it stands among the arguments of a constructor: name, type, default if any."""

    __slots__ = ("default", "hint", "name")

    def __init__(self, name: str, hint: str, default: str = "") -> None:
        self.name = name
        self.hint = hint
        self.default = default

    @property
    def argument(self) -> str:
        return f"{self.name}: {self.hint}" + (f" = {self.default}" if self.default else "")


def record_source(slots: Sequence[Slot], *more: str) -> str:
    """The constructor of a record such as a step; `more` are lines of its own.

    >>> print(record_source([Slot("seat", "Seat"), Slot("count", "int", "1")]), end="")
    def __init__(self, seat: Seat, count: int = 1) -> None:
        self.seat = seat
        self.count = count
    """
    lines = [*(f"self.{slot.name} = {slot.name}" for slot in slots), *more]
    arguments = ["self", *(slot.argument for slot in slots)]
    return _function("__init__", arguments, "None", lines) if lines else ""


def event_source(slots: Sequence[Slot], rule: str) -> str:
    """An event has a rule; one without a seat is nobody's."""
    seat = () if any(slot.name == "seat" for slot in slots) else ("self.seat = -1",)
    return record_source(slots, f"self.rule = {rule!r}", "self.seen_by = 0", *seat)


def refusal_source(slots: Sequence[Slot], rule: str) -> str:
    return record_source(slots, f"self.rule = {rule!r}")


def option_source(slots: Sequence[Slot]) -> str:
    """The constructor of an option: equal ones are the same object."""
    names = [slot.name for slot in slots]
    key = f"({', '.join(names)},)" if names else "()"
    lines = [
        f"made = pool.get({key})",
        "if made is None:",
        "    made = new(cls)",
        *(f"    made.{name} = {name}" for name in names),
        "    if keeping.on:",
        f"        made = pool.setdefault({key}, made)",  # another thread may have been first
        "return made",
    ]
    return _function("__new__", ["cls", *(slot.argument for slot in slots)], "Any", lines)


class Cells(Slot):
    """A column of a state: how deep it is, whether its default is made, whether it is data."""

    __slots__ = ("depth", "is_data", "is_made")

    def __init__(
        self, name: str, hint: str, default: str, depth: int, is_made: bool, is_data: bool
    ) -> None:
        super().__init__(name, hint, default)
        self.depth = depth
        self.is_made = is_made
        self.is_data = is_data

    @property
    def argument(self) -> str:
        return f"{self.name}: {self.hint} | None = None" if self.is_made else super().argument

    @property
    def value(self) -> str:
        """What a new state holds there."""
        name = self.name
        return f"{self.default}() if {name} is None else {name}" if self.is_made else name

    @property
    def copied(self) -> str:
        """What a clone holds there."""
        return _COPY[self.depth].format(f"self.{self.name}") if self.is_data else "None"


_COPY: Final = ("{0}", "{0}[:]", "[x[:] for x in {0}]")
"""How a column is copied, by its depth."""


def state_source(columns: Sequence[Cells]) -> str:
    """Constructor and `clone` of a state, one line a column."""
    copies = [f"made.{column.name} = {column.copied}" for column in columns]
    clone = _function("clone", ["self"], "Any", ["made = new(cls)", *copies, "return made"])
    return state_constructor(columns) + clone


def state_constructor(columns: Iterable[Cells]) -> str:
    arguments, sets = ["self", "*"], []
    for column in columns:
        arguments.append(column.argument)
        sets.append(f"self.{column.name} = {column.value}")
    return _function("__init__", arguments, "None", sets)


# The texts for a build that compiles: what is native needs other ways to be fast


def native_state_source(name: str, columns: Sequence[Cells]) -> str:
    """A clone is one call of the constructor, so that no column is ever looked for in vain."""
    copies = ", ".join(f"{column.name}={column.copied}" for column in columns)
    clone = _function("clone", ["self"], name, [f"return {name}({copies})"])
    return state_constructor(columns) + clone.replace(":\n", ":  # type: ignore[override]\n", 1)


MANY: Final = 1024
"""Options of numbers below this are found in tables, others in a dictionary."""


def native_option_source(name: str, slots: Sequence[Slot], numbers: bool) -> tuple[str, str]:
    """Where equal options are found again, and the constructor that looks there.

    With fields that are all `numbers` a look into a table is enough.
    """
    names = [slot.name for slot in slots]
    arguments = [slot.argument for slot in slots]
    pool = f"_POOL_{name}"
    key = f"({', '.join(names)},)" if names else "()"
    pools = [f"{pool}: Final[dict[tuple[object, ...], {name}]] = {{}}"]
    table, look, keep = _NO_TABLE
    if numbers and len(names) == 1:
        table, look, keep = _table_of_one(f"{pool}_TABLE", names[0])
    elif numbers and len(names) == 2:
        table, look, keep = _table_of_two(f"{pool}_TABLE", names[0], names[1])
    elif numbers and names:
        table, look, keep = _table_of_some(f"{pool}_TABLE", names)
    if table:
        pools.append(f"{pool}_TABLE: Final[{table.format(name)}")
    new = [
        *look,
        f"made = {pool}.get({key})",
        "if made is None:",
        "    made = object.__new__(cls)",
        "    if KEEPING.on:",
        f"        {pool}[{key}] = made",
        *(f"        {line}" for line in keep),
        "return made",
    ]
    sets = [f"self.{field} = {field}" for field in names] or ["pass"]
    made = _function("__new__", ["cls", *arguments], name, new)
    return "\n".join(pools), made + _function("__init__", ["self", *arguments], "None", sets)


Table = tuple[str, list[str], list[str]]
"""Its type and first value, how an option is looked for in it, and how one is put there."""


_NO_TABLE: Final[Table] = ("", [], [])


def _table_of_one(table: str, x: str) -> Table:
    look = [
        f"if 0 <= {x} < len({table}):",
        f"    found = {table}[{x}]",
        "    if found is not None:",
        "        return found",
    ]
    keep = [
        f"if 0 <= {x} < {MANY}:",
        f"    while len({table}) <= {x}:",
        f"        {table}.append(None)",
        f"    {table}[{x}] = made",
    ]
    return "list[{} | None]] = []", look, keep


def _table_of_two(table: str, x: str, y: str) -> Table:
    look = [
        f"if 0 <= {x} < len({table}):",
        f"    row = {table}[{x}]",
        f"    if 0 <= {y} < len(row):",
        f"        found = row[{y}]",
        "        if found is not None:",
        "            return found",
    ]
    keep = [
        f"if 0 <= {x} < {MANY} and 0 <= {y} < {MANY}:",
        f"    while len({table}) <= {x}:",
        f"        {table}.append([])",
        f"    line = {table}[{x}]",
        f"    while len(line) <= {y}:",
        "        line.append(None)",
        f"    line[{y}] = made",
    ]
    return "list[list[{} | None]]] = []", look, keep


def _table_of_some(table: str, names: Sequence[str]) -> Table:
    """Numbers packed into one, which costs less to look for than a tuple."""
    bits = 60 // len(names)
    packed = "0"
    for field in names:
        packed = f"({packed} << {bits} | {field} + 1)"
    small = " and ".join(f"-1 <= {field} < {(1 << bits) - 1}" for field in names)
    look = [
        f"if {small}:",
        f"    found = {table}.get({packed})",
        "    if found is not None:",
        "        return found",
    ]
    return "dict[int, {}]] = {{}}", look, [f"if {small}:", f"    {table}[{packed}] = made"]


def _function(name: str, arguments: Sequence[str], gives: str, lines: Sequence[str]) -> str:
    body = "".join(f"    {line}\n" for line in lines)
    return f"def {name}({', '.join(arguments)}) -> {gives}:\n{body}"


if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes: object) -> Callable[[T], T]:
        """A note for the compiler, which nobody else needs."""
        return lambda cls: cls
