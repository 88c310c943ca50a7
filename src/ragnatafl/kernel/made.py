"""What declarations make: the text of the written-out class, one function a kind of class.

`@option`, `@step`, `@event`, `@refusal` and `@state` read the annotated fields of a class and make
its slots and its constructor, as one would write them by hand. The text comes from here alone: the
decorators run it when a module is imported, and a build that compiles can write it into the module.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar, cast

from ragnatafl.kernel.codecs import Codec, codec_of

T = TypeVar("T")

MISSING: Final = object()
"""Where a field has no default."""


class Field:
    """A declared field: its name, how its value is written, and what it is if not given."""

    __slots__ = ("codec", "default", "name")

    def __init__(self, name: str, codec: Codec, default: object = MISSING) -> None:
        self.name = name
        self.codec = codec
        self.default = default

    @property
    def argument(self) -> str:
        """How it stands among the arguments of a constructor."""
        return self.name if self.default is MISSING else f"{self.name}=default_{self.name}"


def fields_of(cls: type[object], codecs: Mapping[str, Codec]) -> tuple[Field, ...]:
    """The fields of a class: inherited ones first, then its own; codecs follow from their types.

    A codec that is given by name goes before that of the type.
    """
    found: dict[str, Field] = {field.name: field for field in getattr(cls, "fields", ())}
    for name, annotation in inspect.get_annotations(cls).items():
        if str(annotation).startswith("ClassVar"):
            continue
        codec = codecs.get(name) or codec_of(hint_of(cls, annotation))
        found[name] = Field(name, codec, cls.__dict__.get(name, MISSING))
    if unknown := sorted(set(codecs) - set(found)):
        raise TypeError(f"{cls.__name__} has no field {', '.join(unknown)}")
    return tuple(found.values())


def hint_of(cls: type[object], annotation: object) -> object:
    """What an annotation means in the module of its class."""
    if not isinstance(annotation, str):
        return annotation
    return eval(annotation, vars(sys.modules[cls.__module__]))


def declared(cls: type[T], fields: Sequence[Field], source: str, **made: object) -> type[T]:
    """The class with its fields as slots, the methods of `source`, and all else that is `made`."""
    inherited = {field.name for field in getattr(cls, "fields", ())}
    names = tuple(field.name for field in fields)
    own = tuple(name for name in names if name not in inherited)
    dropped = {"__dict__", "__weakref__", *names}
    body = {name: value for name, value in vars(cls).items() if name not in dropped}
    body.update(made, __slots__=own, __match_args__=names, fields=tuple(fields))
    if source:
        body.update(methods(source, {f"default_{f.name}": f.default for f in fields}))
    return remade(cls, body)


def remade(cls: type[T], body: dict[str, object]) -> type[T]:
    make = cast("Callable[..., type[T]]", type(cls))
    return make(cls.__name__, cls.__bases__, body)


def methods(source: str, scope: dict[str, object]) -> Iterator[tuple[str, Callable[..., Any]]]:
    """The functions that a text defines. Any: they become methods, with the types of their class"""
    before = set(scope)
    exec(source, scope)
    for name, made in scope.items():
        if name not in before and name != "__builtins__":
            yield name, cast("Callable[..., Any]", made)


# The texts


def record_source(fields: Sequence[Field], *more: str) -> str:
    """The constructor of a record: a step, an event or a refusal; `more` are lines of its own.

    >>> from ragnatafl.kernel.codecs import NUMBER
    >>> print(record_source([Field("seat", NUMBER), Field("count", NUMBER, 1)]), end="")
    def __init__(self, seat, count=default_count):
        self.seat = seat
        self.count = count
    """
    lines = [*(f"self.{field.name} = {field.name}" for field in fields), *more]
    return _function("__init__", ["self", *(f.argument for f in fields)], lines) if lines else ""


def option_source(fields: Sequence[Field]) -> str:
    """The constructor of an option: equal ones are the same object."""
    names = [field.name for field in fields]
    key = f"({', '.join(names)},)" if names else "()"
    lines = [
        f"made = pool.get({key})",
        "if made is None:",
        "    made = new(cls)",
        *(f"    made.{name} = {name}" for name in names),
        f"    made = pool.setdefault({key}, made)",  # another thread may have been first
        "return made",
    ]
    made = _function("__new__", ["cls", *(field.argument for field in fields)], lines)
    return "from builtins import object as _object\nnew, pool = _object.__new__, {}\n" + made


_COPY: Final = ("{0}", "{0}[:]", "[x[:] for x in {0}]")
"""How a column is copied, by its depth."""


def state_source(columns: Iterable[tuple[str, int, str, bool]]) -> str:
    """Constructor and `clone` of a state, one line a column: name, depth, default, is it data?

    The default is '' for none, 'value' for a value, 'factory' for what a function makes.
    """
    arguments, sets, copies = ["self", "*"], [], ["made = new(cls)"]
    for name, depth, default, is_data in columns:
        copied = _COPY[depth].format(f"self.{name}") if is_data else "None"
        copies.append(f"made.{name} = {copied}")
        if default == "factory":
            arguments.append(f"{name}=None")
            sets.append(f"self.{name} = make_{name}() if {name} is None else {name}")
        else:
            arguments.append(f"{name}=default_{name}" if default else name)
            sets.append(f"self.{name} = {name}")
    copies.append("return made")
    return _function("__init__", arguments, sets) + _function("clone", ["self"], copies)


def _function(name: str, arguments: Sequence[str], lines: Sequence[str]) -> str:
    body = "".join(f"    {line}\n" for line in lines)
    return f"def {name}({', '.join(arguments)}):\n{body}"
