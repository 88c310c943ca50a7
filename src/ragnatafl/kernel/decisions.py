"""Every choice is one of a list: options, the decision that offers them, and refusals that teach.

An option is a small record that is never changed once made. Equal options are the same object, so
a list of them costs no more than a list of ints, and each makes its text once, when asked.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Final, Literal, TypeVar, cast, dataclass_transform

from ragnatafl.kernel.codecs import BadInput, Codec, Template, kebab
from ragnatafl.kernel.seats import SEATS, Seat  # noqa: F401 (SEATS: for the doctest)

Fact = tuple[str, str | int]
"""One argument of a message: its name, and a content id or a number."""
Facts = tuple[Fact, ...]

AnchorKind = Literal["card", "area", "piece", "seat"]


class Anchor:
    """A thing on the table that an option touches, for front ends to light up."""

    __slots__ = ("kind", "name")

    def __init__(self, kind: AnchorKind, name: str) -> None:
        self.kind = kind
        self.name = name

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}"


class Option:
    """What a player may say. Subclasses are made by `@option`."""

    __slots__ = ("_text",)
    __match_args__: ClassVar[tuple[str, ...]] = ()
    key: ClassVar[str] = ""
    template: ClassVar[Template]
    _text: str

    @property
    def text(self) -> str:
        """Verb and content ids, stable and unique in its decision; what records hold."""
        try:
            return self._text
        except AttributeError:
            self._text = self.template.write(self.numbers())
            return self._text

    def numbers(self) -> tuple[int, ...]:
        return tuple(getattr(self, name) for name in self.__match_args__)

    def facts(self) -> Facts:
        """The arguments of this option's message in the language files."""
        template = self.template
        return tuple(
            (hole, codec.write(number))
            for hole, codec, number in zip(
                template.holes, template.codecs, self.numbers(), strict=True
            )
        )

    def anchors(self) -> tuple[Anchor, ...]:
        """What this option touches: first what is taken up, then where it goes, then all else.

        By default the cards it names.
        """
        return tuple(
            Anchor("card", str(codec.write(number)))
            for codec, number in zip(self.template.codecs, self.numbers(), strict=True)
            if codec.kind == "card"
        )

    def variant(self) -> str:
        """What tells options apart that touch the same things: a card's turn. For front ends."""
        return ""

    def __repr__(self) -> str:
        return f"<{self.text}>"


O = TypeVar("O", bound=Option)  # noqa: E741
T = TypeVar("T")


def slotted(cls: type[T], fields: Sequence[str], made: dict[str, object]) -> type[T]:
    """The same class with `fields` as slots and `made` added, as one would spell it out."""
    body = {
        name: value
        for name, value in cls.__dict__.items()
        if name not in ("__dict__", "__weakref__", *fields)
    }
    body.update(made, __slots__=tuple(fields), __match_args__=tuple(fields))
    make = cast("Callable[..., type[T]]", type(cls))
    return make(cls.__name__, cls.__bases__, body)


@dataclass_transform(eq_default=False, frozen_default=True)
def option(sentence: str, **names: Codec) -> Callable[[type[O]], type[O]]:
    """Make a class an option: its text is `sentence`, its annotated ints are the holes in it.

    >>> @option("steal from {seat}", seat=SEATS)
    ... class StealFrom(Option):
    ...     seat: Seat
    >>> StealFrom(Seat(1)) is StealFrom(Seat(1)), StealFrom(Seat(1)).text
    (True, 'steal from bjorn')
    """

    def make(cls: type[O]) -> type[O]:
        fields = tuple(inspect.get_annotations(cls))
        made: dict[str, object] = {
            "key": kebab(cls.__name__),
            "template": Template(sentence, names, fields),
            "__new__": _interning_new(fields),
        }
        new = slotted(cls, fields, made)
        OPTIONS.append(new)
        return new

    return make


OPTIONS: Final[list[type[Option]]] = []
"""Every option class made so far; a game finds its own by their module."""


def _interning_new(fields: tuple[str, ...]) -> Callable[..., Option]:
    names = ", ".join(fields)
    key = f"({names},)" if fields else "()"
    sets = "".join(f"        made.{name} = {name}\n" for name in fields)
    source = (
        f"def __new__(cls{', ' if fields else ''}{names}):\n"
        f"    made = pool.get({key})\n"
        f"    if made is None:\n"
        f"        made = new(cls)\n{sets}"
        f"        made = pool.setdefault({key}, made)\n"  # another thread may have been first
        f"    return made\n"
    )
    scope: dict[str, object] = {"pool": {}, "new": object.__new__}
    exec(source, scope)
    return cast("Callable[..., Option]", scope["__new__"])


def parse_option(text: str, classes: Iterable[type[Option]]) -> Option | None:
    """The option that a text would be, offered or not; it is not kept, so input cannot pile up."""
    fault: BadInput | None = None
    for cls in classes:
        try:
            numbers = cls.template.read(text)
        except BadInput as wrong:  # 'put nothing' is no card to put, but another sentence may fit
            fault = fault or wrong
            continue
        if numbers is not None:
            parsed = object.__new__(cls)
            for name, number in zip(cls.__match_args__, numbers, strict=True):
                object.__setattr__(parsed, name, number)
            return parsed
    if fault is not None:
        raise fault
    return None


class Decision:
    """A question to one seat: what is asked, by which rule, and the options there are."""

    __slots__ = ("behalf", "facts", "options", "prompt", "rule", "seat", "secret")

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        rule: str,
        options: tuple[Option, ...],
        facts: Facts = (),
        secret: bool = False,
        behalf: Seat | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.options = options
        self.facts = facts
        self.secret = secret
        """Whether it is asked betrays nothing only if it is never skipped, forced or not."""
        self.behalf = seat if behalf is None else behalf
        """The seat the answer is for: an automa's, when a person decides in its place."""

    def find(self, text: str) -> Option | None:
        for candidate in self.options:
            if candidate.text == text:
                return candidate
        return None

    def hidden(self) -> Decision:
        """What the other seats see of it: who is asked what, not what may be answered."""
        return Decision(self.seat, self.prompt, self.rule, (), self.facts, self.secret, self.behalf)

    def __repr__(self) -> str:
        return f"<{self.rule} asks {self.seat}: {self.prompt}, {len(self.options)} options>"


class Refusal:
    """Why something is not allowed: the rule, a message key and its arguments."""

    __slots__ = ("facts", "key", "rule")

    def __init__(self, rule: str, key: str, *facts: Fact) -> None:
        self.rule = rule
        self.key = key
        self.facts = facts


class Illegal(Exception):
    """A choice that is not offered. It changed nothing; the table shows it to the player."""

    def __init__(
        self, refusal: Refusal, offered: Sequence[Option] = (), packages: tuple[str, ...] = ()
    ) -> None:
        self.refusal = refusal
        self.offered = offered
        self.packages = packages
        """Where the game's language files are."""
        super().__init__(refusal.rule, refusal.key)

    def __str__(self) -> str:
        from ragnatafl.kernel.language import refusal_line

        return refusal_line("en", self)
