"""One number of a state as features: what its codec declares, spelt out in numbers from -1 to 1.

One of some things is a 1 in the place of that thing; some of them, a 1 for each; how much, a part
of the most there may be. Seats are told from the viewer's: `+0` is the viewer, `+1` sits to the
left. What is hidden or not there (-1) is zero everywhere.

Features are written into plain lists here: what is compiled knows no arrays.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from ragnatafl.kernel.codecs import MASK, Codec, Custom, Flags, Names, Number, Several, Subset, Text
from ragnatafl.kernel.seats import SEATS

Counts: TypeAlias = Mapping[str, int]
"""By kind of names how many of them a table plays with, where it is not all."""

WIDEST: Final = 1 << 16
"""A number within such bounds is told as a part of them, any other by its logarithm."""
HALVINGS: Final = 16
"""A number without narrow bounds: 1 stands for 2 ** 16 and more."""


class Spelling:
    """How one number is spelt: its labels, and the same for every number of its codec."""

    __slots__ = ("labels", "turns")

    def __init__(self, labels: Sequence[str], turns: bool = False) -> None:
        self.labels = tuple(labels)
        self.turns = turns
        """Does it name seats, and so depend on who looks?"""

    @property
    def width(self) -> int:
        return len(self.labels)

    def scale(self) -> str:
        """How its numbers are to be read: with the same labels and scale they say the same."""
        return type(self).__name__

    def fill(self, number: int, viewer: int, out: list[float], at: int) -> None:
        """Put the features of a number in place of the zeros from `at` on."""
        raise NotImplementedError


class OneOf(Spelling):
    __slots__ = ()

    def fill(self, number: int, viewer: int, out: list[float], at: int) -> None:
        if 0 <= number < len(self.labels):
            out[at + number] = 1.0


class OneSeat(Spelling):
    __slots__ = ()

    def fill(self, number: int, viewer: int, out: list[float], at: int) -> None:
        if 0 <= number < len(self.labels):
            out[at + (number - viewer) % len(self.labels)] = 1.0


class SomeOf(Spelling):
    __slots__ = ()

    def fill(self, number: int, viewer: int, out: list[float], at: int) -> None:
        if number > 0:
            for place in range(len(self.labels)):
                if number >> place & 1:
                    out[at + place] = 1.0


class SomeSeats(Spelling):
    __slots__ = ()

    def fill(self, number: int, viewer: int, out: list[float], at: int) -> None:
        count = len(self.labels)
        if number > 0:
            for seat in range(count):
                if number >> seat & 1:
                    out[at + (seat - viewer) % count] = 1.0


class HowMuch(Spelling):
    """Within narrow bounds the part of the way from the lowest to the highest."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        super().__init__(("",))
        self.low = low
        self.high = high

    def scale(self) -> str:
        return f"{self.low} to {self.high}"

    def fill(self, number: int, viewer: int, out: list[float], at: int) -> None:
        out[at] = how_much(number, self.low, self.high)


def how_much(number: int, low: int, high: int) -> float:
    """
    >>> how_much(3, 0, 6), how_much(255, 0, 2**31), how_much(-3, -(2**31), 2**31)
    (0.5, 0.5, -0.125)
    """
    if high - low <= WIDEST:
        return min(max((number - low) / max(high - low, 1), 0.0), 1.0)
    size = min(math.log2(1 + abs(number)) / HALVINGS, 1.0)
    return size if number >= 0 else -size


class Compound(Spelling):
    """Several smaller numbers in one."""

    __slots__ = ("parts", "split")

    def __init__(self, codec: Custom | Number, seats: int, counts: Counts) -> None:
        assert codec.parts is not None
        self.split = codec.parts.split
        self.parts = tuple(spelling_of(part, seats, counts) for part in codec.parts.codecs.values())
        named = zip(codec.parts.codecs, self.parts, strict=True)
        labels = [
            label if name == "it" else f"{name} {label}".strip()
            for name, part in named
            for label in part.labels
        ]
        super().__init__(labels, any(part.turns for part in self.parts))

    def scale(self) -> str:
        return f"parts {', '.join([part.scale() for part in self.parts])}"

    def fill(self, number: int, viewer: int, out: list[float], at: int) -> None:
        for part, piece in zip(self.parts, self.split(number), strict=True):
            part.fill(piece, viewer, out, at)
            at += part.width


class AnyOf(Spelling):
    """Several numbers of one codec, one upon the other."""

    __slots__ = ("one",)

    def __init__(self, one: Spelling) -> None:
        super().__init__(one.labels, one.turns)
        self.one = one

    def scale(self) -> str:
        return f"any of {self.one.scale()}"

    def fill(self, number: int, viewer: int, out: list[float], at: int) -> None:
        self.one.fill(number, viewer, out, at)


def seat_labels(seats: int) -> tuple[str, ...]:
    return tuple(f"+{further}" for further in range(seats))


def spelling_of(codec: Codec | Several, seats: int, counts: Counts) -> Spelling:
    """How numbers of a codec are spelt at a table of so many seats and things."""
    if isinstance(codec, Several):
        return AnyOf(spelling_of(codec.one, seats, counts))
    match codec:
        case Custom(parts=parts) | Number(parts=parts) if parts is not None:
            return Compound(codec, seats, counts)
        case Names(kind="seat"):
            return OneSeat(seat_labels(seats), turns=True)
        case Names():
            return OneOf(_played(codec, counts))
        case Flags() if codec is MASK:
            return SomeSeats(seat_labels(seats), turns=True)
        case Flags():
            return SomeOf(codec.labels)
        case Subset():
            return SomeOf([name for names in codec.lists for name in _played(names, counts)])
        case Number():
            return HowMuch(codec.low, codec.high)
        case Text():
            return OneOf(())
    raise TypeError(f"nobody has declared how a {codec.kind} is told in numbers")


def _played(names: Names, counts: Counts) -> tuple[str, ...]:
    return names.ids[: counts.get(names.kind)]


def places_of(codec: Codec, seats: int, counts: Counts) -> tuple[str, ...]:
    """What the places of a list stand for, as many as there may be."""
    if codec is SEATS:
        return seat_labels(seats)
    if isinstance(codec, Number) and not isinstance(codec, Flags):
        return tuple(map(str, range(codec.low, codec.high + 1)))
    return spelling_of(codec, seats, counts).labels


class Slots:
    """Fields of options or steps: those of one name and codec stand in one place."""

    def __init__(self, fields: Sequence[tuple[str, Codec]], seats: int, counts: Counts) -> None:
        self._places: dict[tuple[str, int], int] = {}
        self.spellings: list[Spelling] = []
        self.names: list[str] = []
        self.starts: list[int] = []
        labels: list[str] = []
        alike: dict[tuple[str, str, str, tuple[str, ...]], int] = {}
        for name, codec in fields:
            spelling = spelling_of(codec, seats, counts)
            known = alike.setdefault(
                (name, codec.kind, spelling.scale(), spelling.labels), len(self.spellings)
            )
            self._places[name, id(codec)] = known
            if known < len(self.spellings):
                continue
            shown = f"{name} ({codec.kind})" if name in self.names else name
            self.spellings.append(spelling)
            self.starts.append(len(labels))
            self.names.append(shown)
            labels += [told(shown, label) for label in spelling.labels]
        self.labels = tuple(labels)

    @property
    def width(self) -> int:
        return len(self.labels)

    def place(self, name: str, codec: Codec) -> int:
        return self._places[name, id(codec)]

    def fill(
        self, place: int, held: int | tuple[int, ...], viewer: int, out: list[float], at: int
    ) -> None:
        """Spell what a field holds, one number or several."""
        spelling, start = self.spellings[place], at + self.starts[place]
        for number in (held,) if isinstance(held, int) else held:
            spelling.fill(number, viewer, out, start)


def told(name: str, label: str) -> str:
    """
    >>> told("rage +1", ""), told("age", "2")
    ('rage +1', 'age: 2')
    """
    return f"{name}: {label}" if label else name
