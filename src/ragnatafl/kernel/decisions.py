"""Every choice is one of a list: options, the decision that offers them, and refusals that teach.

An option is a small record that is never changed once made. Equal options are the same object, so
a list of them costs no more than a list of ints, and each makes its text once, when asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import ClassVar, Final, Literal, Self, TypeVar, cast, dataclass_transform

from ragnatafl.kernel.codecs import BadInput, Codec, Names, Number, Template, kebab
from ragnatafl.kernel.made import KEEPING, Field, declared, fields_of, option_source, refusal_source
from ragnatafl.kernel.seats import Seat

Fact = tuple[str, str | int]
"""One argument of a message: its name, and a content id or a number."""
Facts = tuple[Fact, ...]

AnchorKind = Literal["card", "area", "piece", "seat"]
_FEW: Final = 32


class Anchor:
    """A thing on the table that an option touches, for front ends to light up."""

    __slots__ = ("kind", "name")

    def __init__(self, kind: AnchorKind, name: str) -> None:
        self.kind = kind
        self.name = name

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}"


class Pointing:
    """Which things an option touches, as a template of anchors that is read both ways.

    >>> march = Pointing("area:{origin} area:{target}", "", Template("march {origin} {target}", {},
    ...     ("origin", "target")))
    >>> [str(anchor) for anchor in march.anchors((3, 5))], march.read(["area:3", "area:5"], "")
    (['area:3', 'area:5'], (3, 5))
    """

    __slots__ = ("_at", "_pattern", "_template", "_variant")

    def __init__(self, at: str, variant: str, template: Template) -> None:
        self._at = tuple(anchor.partition(":")[::2] for anchor in at.split())
        self._variant = variant
        self._template = template
        pattern, seen = rf"{re.escape(at)}\|(?:{re.escape(variant)})", set[str]()
        if set(re.findall(r"{(\w+)}", at)) == set(template.holes):
            pattern += "?"  # no variant in hand: the things alone say it all
        for hole in re.findall(r"{(\w+)}", f"{at}|{variant}"):
            group = f"(?P={hole})" if hole in seen else f"(?P<{hole}>.+?)"
            pattern = pattern.replace(re.escape(f"{{{hole}}}"), group, 1)
            seen.add(hole)
        if not seen <= set(template.holes):
            raise TypeError(f"{at!r}, {variant!r}: {template.sentence!r} has no such hole")
        self._pattern = pattern if seen == set(template.holes) else ""

    def anchors(self, numbers: Sequence[int]) -> tuple[Anchor, ...]:
        written = self._template.written(numbers)
        return tuple(
            Anchor(cast("AnchorKind", kind), name.format(**written)) for kind, name in self._at
        )

    def variant(self, numbers: Sequence[int]) -> str:
        return self._variant.format(**self._template.written(numbers)) if self._variant else ""

    def things(self, kind: AnchorKind) -> Iterator[str]:
        """The names of all things of a kind that such options may touch, if codecs list them."""
        listed = dict(zip(self._template.holes, map(_listed, self._template.codecs), strict=True))
        for name in (name for of_kind, name in self._at if of_kind == kind):
            holes = list(dict.fromkeys(re.findall(r"{(\w+)}", name)))
            for written in product(*(listed[hole] for hole in holes)):
                yield name.format(**dict(zip(holes, written, strict=True)))

    def read(self, anchors: Sequence[str], variant: str) -> tuple[int, ...] | None:
        """The numbers of the option that pointing at these things means; None for no such one.

        Without a variant the first one is meant.
        """
        template = self._template
        if not variant and self._variant:
            variant = self.variant((0,) * len(template.holes))
        match = self._pattern and re.fullmatch(self._pattern, f"{' '.join(anchors)}|{variant}")
        if not match:
            return None
        try:
            return tuple(
                codec.read(match[hole])
                for hole, codec in zip(template.holes, template.codecs, strict=True)
            )
        except BadInput:
            return None


def _listed(codec: Codec) -> tuple[str, ...]:
    """What a codec can write, if it is not too much."""
    if isinstance(codec, Names):
        return codec.ids
    if isinstance(codec, Number) and codec.high - codec.low < _FEW:
        return tuple(map(str, range(codec.low, codec.high + 1)))
    return ()


class Option:
    """What a player may say. Subclasses are made by `@option`."""

    __slots__ = ("_text",)
    __match_args__: ClassVar[tuple[str, ...]] = ()
    fields: ClassVar[tuple[Field, ...]] = ()
    key: ClassVar[str] = ""
    ending: ClassVar[bool] = False
    """Does it end a phase or a series, or decline: nothing is done, and things go on?"""
    template: ClassVar[Template]
    pointing: ClassVar[Pointing]
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
        return tuple([getattr(self, name) for name in self.__match_args__])

    def facts(self) -> Facts:
        """The arguments of this option's message in the language files."""
        return tuple(self.template.written(self.numbers()).items())

    def anchors(self) -> tuple[Anchor, ...]:
        """What this option touches: first what is taken up, then where it goes, then all else."""
        return self.pointing.anchors(self.numbers())

    def variant(self) -> str:
        """What tells options apart that touch the same things: a card's turn. For front ends."""
        return self.pointing.variant(self.numbers())

    def __repr__(self) -> str:
        return f"<{self.text}>"


O = TypeVar("O", bound=Option)  # noqa: E741


@dataclass_transform(eq_default=False, frozen_default=True)
def option(
    sentence: str, *, at: str = "", variant: str = "", ending: bool = False, **codecs: Codec
) -> Callable[[type[O]], type[O]]:
    """Make a class an option: its text is `sentence`, its annotated fields are the holes in it.

    How a field is written follows from its type. `at` names the things on the table that the option
    touches, if not just the cards it names; `variant` what tells options apart that touch the same;
    `ending` marks those that end a phase or decline, which a screen keeps in reach.

    >>> @option("steal from {seat}", at="seat:{seat}")
    ... class StealFrom(Option):
    ...     seat: Seat
    >>> StealFrom(Seat(1)) is StealFrom(Seat(1)), StealFrom(Seat(1)).text
    (True, 'steal from bjorn')
    """

    def make(cls: type[O]) -> type[O]:
        fields = fields_of(cls, codecs)
        names = tuple(field.name for field in fields)
        template = Template(sentence, {field.name: field.codec for field in fields}, names)
        cards = " ".join(f"card:{{{f.name}}}" for f in fields if f.codec.kind == "card")
        new = declared(
            cls, fields, option_source([field.slot() for field in fields]),
            {"new": Option.__new__, "pool": {}, "keeping": KEEPING},
            key=kebab(cls.__name__), template=template, ending=ending,
            pointing=Pointing(at or cards, variant, template),
        )  # fmt: skip
        OPTIONS.append(new)
        return new

    return make


OPTIONS: Final[list[type[Option]]] = []
"""Every option class made so far; a game finds its own by their module."""


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
            KEEPING.on = False
            try:
                return cls(*numbers)
            finally:
                KEEPING.on = True
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

    def __len__(self) -> int:
        return len(self.options)

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __contains__(self, choice: object) -> bool:
        """Is this option offered, or one of this text?"""
        if isinstance(choice, str):
            return self.find(choice) is not None
        return choice in self.options

    def __bool__(self) -> bool:
        """A question is there, even if it leaves nothing to choose."""
        return True

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
    """Why something is not allowed. Subclasses are made by `@refusal`."""

    __slots__ = ("rule",)
    fields: ClassVar[tuple[Field, ...]] = ()
    usual_rule: ClassVar[str] = ""
    key: ClassVar[str] = ""
    rule: str

    @property
    def facts(self) -> Facts:
        """The arguments of its message."""
        return written_facts(self, self.fields)

    def under(self, rule: str) -> Self:
        """The same refusal by another rule than the one it is declared with."""
        self.rule = rule
        return self


def written_facts(word: object, fields: Iterable[Field]) -> Facts:
    """The fields of a declared word as facts, in their order; one that is None is left out."""
    return tuple(
        (field.name, field.codec.write(value))
        for field in fields
        if (value := getattr(word, field.name)) is not None
    )


R = TypeVar("R", bound=Refusal)


@dataclass_transform(eq_default=False)
def refusal(rule: str = "", key: str = "", **codecs: Codec) -> Callable[[type[R]], type[R]]:
    """Make a class a refusal by this rule: named as its message, with its fields as facts.

    Without a rule it is but the form that several refusals have.

    >>> @refusal("RAID-3")
    ... class NothingToSteal(Refusal):
    ...     seat: Seat
    >>> NothingToSteal(Seat(1)).key, NothingToSteal(Seat(1)).facts
    ('nothing-to-steal', (('seat', 'bjorn'),))
    """

    def make(cls: type[R]) -> type[R]:
        fields = fields_of(cls, codecs)
        source = refusal_source([field.slot() for field in fields], rule)
        new = declared(cls, fields, source, key=key or kebab(cls.__name__), usual_rule=rule)
        if rule:
            REFUSALS.append(new)
        return new

    return make


REFUSALS: Final[list[type[Refusal]]] = []
"""Every refusal class made so far; a game finds its own by their module."""


def by_rule(form: type[R]) -> dict[str, type[R]]:
    """The refusals of one form, by the rule that each is declared with."""
    return {kind.usual_rule: kind for kind in REFUSALS if issubclass(kind, form)}


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
