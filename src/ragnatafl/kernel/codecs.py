"""Readable texts for small numbers: options, steps and fields are written with content ids.

A `Codec` writes one number and reads it back; `Template` does it for a sentence of them, so that
`lay {card} turn {turn} at {x},{y}` is the one place that knows how such an option is written.
"""

from __future__ import annotations

import difflib
import re
import types
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeVar, Union, get_args, get_origin

from ragnatafl.kernel.faults import Fault

LONGEST_FAULT: Final = 2_000
LONGEST_WORD: Final = 80
"""What is longer is no slip of the pen: nothing is near to it."""


class BadInput(ValueError):
    """Something from outside does not fit; `faults` names each fault, one line each."""

    def __init__(self, *faults: str) -> None:
        self.faults = tuple(map(_one_line, faults))
        super().__init__("; ".join(self.faults))


def _one_line(fault: str) -> str:
    """What came in from outside may hold anything; what is said of it is one printable line, and
    has an end."""
    if len(fault) <= LONGEST_FAULT and fault.isprintable():
        return fault
    line = f"{fault[:LONGEST_FAULT]}..." if len(fault) > LONGEST_FAULT else str(fault)
    line = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in line)
    if not isinstance(fault, Fault):
        return line
    facts = [(k, _one_line(v) if isinstance(v, str) else v) for k, v in fault.facts]
    return Fault(line, fault.key, tuple(facts), fault.at, fault.name)


def bad(line: str, key: str, **facts: str | int) -> BadInput:
    """One fault: its line, and what it is about, for who reads another language.

    >>> bad("unknown game 'rnics'", "unknown-game", told="rnics").faults[0].key
    'unknown-game'
    """
    return BadInput(Fault(line, key, tuple(facts.items())))


def within(what: str, inner: BadInput) -> Fault:
    """What is wrong at some place.

    >>> str(within("zones: hand", bad("unknown card 'X'", "unknown")))
    "zones: hand: unknown card 'X'"
    """
    told = inner.faults[0] if len(inner.faults) == 1 else str(inner)
    return Fault(f"{what}: {inner}", "within", (("what", what), ("line", told)))


def plain_error(error: Exception) -> str:
    """An error of a library as one of our lines: lower case, no backticks."""
    text = str(error).replace("`", "'")
    return text[:1].lower() + text[1:]


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """The end of an error line: the nearest right word, or all of them when they are few.

    >>> did_you_mean("runic", ["runics", "raid"])
    "did you mean 'runics'?"
    """
    near = difflib.get_close_matches(word, known, n=1) if len(word) <= LONGEST_WORD else []
    if near:
        return Fault(f"did you mean '{near[0]}'?", "near", (("near", near[0]),))
    shown, more = ", ".join(known[:12]), len(known) - 12
    if not known:
        return Fault("known: none", "known-none")
    if more <= 0:
        return Fault(f"known: {shown}", "known", (("known", shown),))
    return Fault(
        f"known: {shown} and {more} more", "known-more", (("known", shown), ("more", more))
    )


def nearest(word: str, known: Sequence[str], most: int = 3) -> list[str]:
    """Right words that somebody may have meant, the nearest first, however far.

    >>> nearest("runic", ["raid", "runics"], 1)
    ['runics']
    """
    return difflib.get_close_matches(word[:LONGEST_WORD], known, n=most, cutoff=0.0)


class Codec(Protocol):
    """Writes a number as people read it, and reads it back or raises BadInput."""

    kind: str

    def write(self, number: int) -> str | int: ...

    def read(self, written: object) -> int: ...


class Names:
    """Content ids in a fixed order: number 0 is written as the first of them.

    >>> runes = Names("rune", ("blue", "green", "red"))
    >>> runes.write(2), runes.read("green"), len(runes)
    ('red', 1, 3)
    """

    __slots__ = ("_index", "ids", "kind")

    def __init__(self, kind: str, ids: Sequence[str] = ()) -> None:
        self.kind = kind
        self.ids: tuple[str, ...] = ()
        self._index: dict[str, int] = {}
        self.take(ids)
        if len(self._index) != len(self.ids):
            raise BadInput(f"{kind}: an id stands twice in {tuple(ids)}")

    def take(self, ids: Sequence[str]) -> tuple[int, ...]:
        """Rising numbers for these ids; what is new here gets new ones, at the end.

        Our own ids are taken first and keep their numbers, whatever packs add to them. An id that
        two packs add in another order has a number in each, so that order never depends on what was
        loaded before; it is read as in the last one that took it.

        >>> runes = Names("rune", ("blue", "green"))
        >>> runes.take(("blue", "green", "red")), runes.take(("gold", "red")), runes.ids[-1]
        ((0, 1, 2), (3, 4), 'red')
        """
        known, numbers, last = list(self.ids), [], -1
        for name in ids:
            try:
                last = known.index(name, last + 1)
            except ValueError:
                last = len(known)
                known.append(name)
            self._index[name] = last
            numbers.append(last)
        self.ids = tuple(known)
        return tuple(numbers)

    def __len__(self) -> int:
        return len(self.ids)

    def write(self, number: int) -> str:
        return self.ids[number] if number >= 0 else "?"

    def read(self, written: object) -> int:
        if not isinstance(written, str) or written not in self._index:
            right = did_you_mean(str(written), self.ids)
            line = f"unknown {self.kind} {written!r}, {right}"
            raise bad(line, "unknown-here", told=str(written), right=right)
        return self._index[written]


class Number:
    """A plain number within bounds."""

    __slots__ = ("high", "kind", "low", "parts")

    def __init__(
        self,
        kind: str = "number",
        low: int = -(2**53),
        high: int = 2**53,
        parts: Parts | None = None,
    ) -> None:
        self.kind = kind
        self.low = low
        self.high = high
        self.parts = parts

    def write(self, number: int) -> int:
        return number

    def read(self, written: object) -> int:
        if isinstance(written, str) and re.fullmatch(r"-?\d{1,16}", written):
            written = int(written)
        if type(written) is not int:
            line = f"{self.kind} must be a whole number, not {written!r}"
            raise bad(line, "no-number", told=str(written))
        if not self.low <= written <= self.high:
            line = f"{self.kind} {written} is not between {self.low} and {self.high}"
            raise bad(line, "between", told=written, low=self.low, high=self.high)
        return written


class Flags(Number):
    """A set as a plain number, one bit for each of these labels.

    >>> Flags("injured attributes", ("authority", "strength", "wisdom")).high
    7
    """

    __slots__ = ("labels",)

    def __init__(self, kind: str, labels: Sequence[str]) -> None:
        super().__init__(kind, 0, (1 << len(labels)) - 1)
        self.labels = tuple(labels)


NUMBER: Final = Number()
MASK: Final = Flags("set of seats", ("1", "2", "3", "4", "5", "6"))


class Parts:
    """A number as several smaller ones, each with a codec of its own: for who counts, not reads.

    >>> parts = Parts(lambda number: divmod(number, 10), row=NUMBER, place=NUMBER)
    >>> dict(zip(parts.codecs, parts.split(42)))
    {'row': 4, 'place': 2}
    """

    __slots__ = ("codecs", "split")

    def __init__(self, split: Callable[[int], Sequence[int]], **codecs: Codec) -> None:
        self.split = split
        """The numbers of the parts; one that is below all that its codec knows is not there."""
        self.codecs = codecs


class Custom:
    """A number whose text two functions know, such as a placement 'R07 turn 90 at -1,2'."""

    __slots__ = ("_read", "kind", "parts", "write")

    def __init__(
        self,
        kind: str,
        write: Callable[[int], str],
        read: Callable[[str], int],
        parts: Parts | None = None,
    ) -> None:
        self.kind = kind
        self.write = write
        self._read = read
        self.parts = parts

    def read(self, written: object) -> int:
        if not isinstance(written, str):
            raise bad(f"{self.kind} must be a text, not {written!r}", "no-text", told=str(written))
        return self._read(written)


def or_none(codec: Codec, none: str = "none") -> Custom:
    """The same words, and 'none' for -1."""

    def write(number: int) -> str:
        return none if number == -1 else str(codec.write(number))

    def read(text: str) -> int:
        return -1 if text == none else codec.read(text)

    return Custom(codec.kind, write, read, Parts(lambda number: (number,), it=codec))


class Subset(Custom):
    """Some of the things of these lists, as a bit mask over all of them."""

    __slots__ = ("lists",)

    def __init__(
        self, kind: str, write: Callable[[int], str], read: Callable[[str], int], *lists: Names
    ) -> None:
        super().__init__(kind, write, read)
        self.lists = lists


def set_of(names: Names) -> Subset:
    """Some of these, as a bit mask: their ids with blanks between, 'none' for none of them.

    >>> runes = set_of(Names("rune", ("blue", "green", "red")))
    >>> runes.write(5), runes.read("green blue"), runes.read("none")
    ('blue red', 3, 0)
    """

    def write(mask: int) -> str:
        return " ".join(names.write(n) for n in range(mask.bit_length()) if mask >> n & 1) or "none"

    def read(text: str) -> int:
        ids = [] if text == "none" else text.split()
        if len(set(ids)) != len(ids):
            raise bad(f"{text!r} names a {names.kind} twice", "twice", told=text)
        return sum(1 << names.read(name) for name in ids)

    return Subset(f"set of {names.kind}s", write, read, names)


class Text:
    """What is written already, such as the name of a zone."""

    kind = "text"

    def write(self, number: str | int) -> str | int:
        return number

    def read(self, written: object) -> int:
        raise BadInput(f"{written!r} is only told, never read")


class Several:
    """Several of one kind, with blanks between; only told, never read."""

    __slots__ = ("kind", "one")

    def __init__(self, one: Codec) -> None:
        self.one = one
        self.kind = one.kind

    def write(self, numbers: Sequence[int]) -> str:
        return " ".join(str(self.one.write(number)) for number in numbers)

    def read(self, written: object) -> int:
        raise BadInput(f"{written!r} is only told, never read")


C = TypeVar("C", bound=Codec)
_SPELT: Final[dict[object, Codec]] = {int: NUMBER, bool: NUMBER, str: Text()}


def spelt(kind: object, codec: C) -> C:
    """Declare how the numbers of a type are written, wherever a field has this type.

    >>> from typing import NewType
    >>> RuneId = NewType("RuneId", int)
    >>> RUNES = spelt(RuneId, Names("rune", ("blue", "green", "red")))
    >>> codec_of(RuneId) is RUNES, codec_of(tuple[RuneId, ...]).write((2, 0))
    (True, 'red blue')
    """
    _SPELT[kind] = codec
    return codec


def codec_of(hint: object) -> Codec:
    """How values of a type are written; a type of its own that is not declared, as a number."""
    known = _SPELT.get(hint)
    if known is not None:
        return known
    origin, arguments = get_origin(hint), [a for a in get_args(hint) if a is not types.NoneType]
    if origin in (tuple, list):
        return Several(codec_of(arguments[0]))  # type: ignore[return-value]  # told, never read
    if origin in (Union, types.UnionType) and len(arguments) == 1:
        return codec_of(arguments[0])
    return NUMBER


class Template:
    """A sentence with holes, each hole a number with its codec.

    >>> lay = Template("lay {card} at {x}", {"card": Names("card", ("R01", "R02"))}, ("card", "x"))
    >>> lay.write((1, -3)), lay.read("lay R02 at -3"), lay.read("draw")
    ('lay R02 at -3', (1, -3), None)
    """

    __slots__ = ("_pattern", "codecs", "holes", "sentence")

    def __init__(self, sentence: str, codecs: Mapping[str, Codec], holes: Sequence[str]) -> None:
        self.sentence = sentence
        self.holes = tuple(holes)
        self.codecs = tuple(codecs.get(hole, NUMBER) for hole in holes)
        named = re.findall(r"{(\w+)}", sentence)
        if sorted(named) != sorted(holes) or not set(codecs) <= set(holes):
            raise TypeError(f"{sentence!r} must name each of {list(holes)} once")
        pattern = re.escape(sentence)
        for hole, codec in zip(holes, self.codecs, strict=True):
            words = ".+?" if isinstance(codec, Custom) else r"\S+?"  # its text may have blanks
            pattern = pattern.replace(re.escape(f"{{{hole}}}"), f"(?P<{hole}>{words})")
        self._pattern = pattern  # compiled when a text is first read

    def written(self, numbers: Sequence[int]) -> dict[str, str | int]:
        """What stands in each hole."""
        return {
            hole: codec.write(number)
            for hole, codec, number in zip(self.holes, self.codecs, numbers, strict=True)
        }

    def write(self, numbers: Sequence[int]) -> str:
        return self.sentence.format(**self.written(numbers))

    def read(self, text: str) -> tuple[int, ...] | None:
        """The numbers of this text; None when it is another sentence; BadInput for a wrong id."""
        match = re.fullmatch(self._pattern, text)
        if match is None:
            return None
        return tuple(
            codec.read(match[hole]) for hole, codec in zip(self.holes, self.codecs, strict=True)
        )


def kebab(name: str) -> str:
    """The readable name of a class.

    >>> kebab("PlayCombatCards")
    'play-combat-cards'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
