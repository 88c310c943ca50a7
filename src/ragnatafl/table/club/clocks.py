"""Clocks: how much time a table gives, and what is left of it to each seat.

What is left follows from the clock's settings, from what happened at the table and when, and from
the time that charges nobody: outages of the server, and with days a person's vacation and, if the
table says so, weekends. It is reckoned anew from these whenever somebody asks; nothing is kept.

A *string* is all that a seat answers until somebody else is asked. With a live clock a seat has a
bank for the whole game and gets the increment at the end of each string; with days it has the bank
for each string. Whoever takes something back goes on with the same string: that gives back nothing
of the time used, and no increment twice.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Annotated, Final, Literal, NamedTuple, TypeVar

import msgspec

from ragnatafl.kernel.codecs import bad

Kind = Literal["off", "live", "days"]
What = Literal["choice", "undo", "clock", "more", "other"]
Zero = Literal["bot", "vote", "forfeit"]
"""What happens when a seat has no time left."""
MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY
_FIRST_SATURDAY: Final = 2 * DAY
"""The third day of 1970; weekends are those of UTC, the same for everybody at a table."""
BANKS: Final[dict[Kind, tuple[int, int]]] = {"live": (10, 10 * HOUR), "days": (HOUR, 14 * DAY)}
"""In seconds, the least and the most."""
MOST_INCREMENT: Final = 10 * MINUTE
LEAST_MORE: Final = MINUTE
NONE: Final = 1.0
"""Who has fewer seconds has no time left to speak of."""

T = TypeVar("T", bound=int)
Seconds = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
"""As they are read; what a clock may have of them is `checked`."""
Span = tuple[float, float]
"""From when to when, in seconds since 1970."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table, as it was chosen with it."""

    kind: Kind
    bank: Seconds = 0
    """Seconds: of a live clock for the whole game, with days for each string of answers."""
    increment: Seconds = 0
    """Seconds that a live clock gives for each string."""
    weekends: bool = True
    """With days: do they count?"""
    zero: Zero = "bot"

    @property
    def more(self) -> int:
        """Seconds that somebody gets who comes back after the last one, or is waited for: with
        days another bank, else a tenth of it, a minute at least."""
        return self.bank if self.kind == "days" else max(LEAST_MORE, self.bank // 10)


OFF: Final = Clock("off")
PRESETS: Final[dict[str, Clock]] = {
    "off": OFF,
    "quick": Clock("live", 5 * MINUTE, 5),
    "evening": Clock("live", 20 * MINUTE, 10),
    "long": Clock("live", 45 * MINUTE, 20),
    "half-day": Clock("days", 12 * HOUR),
    "day": Clock("days", DAY),
    "workdays": Clock("days", DAY, weekends=False),
    "three-days": Clock("days", 3 * DAY),
    "week": Clock("days", 7 * DAY),
}
"""What the forms offer; a program may ask for another."""


def checked(clock: Clock) -> Clock:
    """A clock that a table may have; BadInput names what is out of range."""
    if clock.kind == "off":
        return OFF
    low, high = BANKS[clock.kind]
    if not low <= clock.bank <= high:
        line = f"clock: a bank of {clock.bank} s; {clock.kind} has {low} to {high} s"
        raise bad(line, f"clock-bank-{clock.kind}", told=clock.bank, low=low, high=high)
    if clock.kind == "days" and clock.increment:
        line = "clock: with days there is no increment, for each turn has its own time"
        raise bad(line, "clock-days-increment")
    if not 0 <= clock.increment <= MOST_INCREMENT:
        line = f"clock: an increment of {clock.increment} s; it has 0 to {MOST_INCREMENT} s"
        raise bad(line, "clock-increment", told=clock.increment, high=MOST_INCREMENT)
    return clock


# Time that charges nobody


def merged(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The same time in spans that do not touch each other, in order.

    >>> merged([(5, 9), (1, 3), (2, 6), (7, 7)])
    ((1, 9),)
    """
    found: list[Span] = []
    for began, ended in sorted(span for span in spans if span[0] < span[1]):
        if found and began <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], ended)
        else:
            found.append((began, ended))
    return tuple(found)


def weekends(began: float, ended: float) -> Iterator[Span]:
    """Saturdays and Sundays that touch this time."""
    first = (began - _FIRST_SATURDAY) // WEEK * WEEK + _FIRST_SATURDAY
    while first < ended:
        yield first, first + 2 * DAY
        first += WEEK


class Free(NamedTuple):
    """Time that charges nobody."""

    outages: tuple[Span, ...] = ()
    """When the server was not there; merged."""
    vacations: Mapping[int, tuple[Span, ...]] = {}  # read, never changed
    """By seat, for clocks of days."""

    def within(self, clock: Clock, seat: int, began: float, ended: float) -> tuple[Span, ...]:
        """Of some time, in order: what this clock does not charge this seat for."""
        known = self.outages
        first_after = bisect_right(known, began, key=lambda span: span[1])
        spans = [*takewhile(lambda span: span[0] < ended, known[first_after:])]
        if clock.kind == "days":
            spans += self.vacations.get(seat, ())
            if not clock.weekends:
                spans += weekends(began, ended)
        return merged((max(began, first), min(ended, last)) for first, last in spans)

    def charged(self, clock: Clock, seat: int, began: float, ended: float) -> float:
        """Seconds of some time that this clock charges this seat for; a step back of the clock by
        which events are stamped charges nothing."""
        free = sum(last - first for first, last in self.within(clock, seat, began, ended))
        return max(0.0, ended - began - free)


# What is left


class Beat(NamedTuple):
    """Something happened at the table: when, and whose clocks run from then on."""

    at: float
    asked: frozenset[int]
    what: What = "other"
    seat: int = -1
    """Of `choice`: whose; of `more`: who comes back, or is waited for."""
    clock: Clock | None = None
    """Of `clock`: which is in force now."""


class Times:
    """What is left to each seat after some beats."""

    def __init__(self, seats: int) -> None:
        self.clock = OFF
        self.at = 0.0
        """When the last beat was."""
        self.asked: frozenset[int] = frozenset()
        self._left = dict.fromkeys(range(seats), 0.0)
        self._owed: frozenset[int] = frozenset()
        """Whose string has not had its increment yet."""

    def take(self, beat: Beat, free: Free) -> None:
        """The next beat."""
        for seat in self.asked:
            self._left[seat] = self.left(seat, beat.at, free)
        if beat.what == "clock" and beat.clock is not None:
            self.clock = beat.clock
            self._left = dict.fromkeys(self._left, float(beat.clock.bank))
            self._owed = beat.asked
        begun = beat.asked - self.asked
        if beat.what not in ("undo", "more"):
            self._owed |= begun
            if self.clock.kind == "days":
                self._left |= dict.fromkeys(begun, float(self.clock.bank))
        ended = beat.what == "choice" and beat.seat in self.asked and beat.seat not in beat.asked
        if ended and beat.seat in self._owed:
            self._left[beat.seat] += self.clock.increment
            self._owed -= {beat.seat}
        if beat.what == "more" and self._left[beat.seat] < NONE:
            self._left[beat.seat] = float(self.clock.more)
        self.asked, self.at = beat.asked, beat.at

    def left(self, seat: int, now: float, free: Free) -> float:
        """Seconds that this seat has, never less than none."""
        left = self._left[seat]
        if seat in self.asked:
            left -= free.charged(self.clock, seat, self.at, now)
        return max(0.0, left)

    def zero(self, seat: int, free: Free) -> float:
        """When this seat will have no time left, if nothing happens before."""
        left, at = self._left[seat], self.at
        away = sum(last - first for first, last in free.vacations.get(seat, ()))
        out = sum(last - first for first, last in free.outages if last > at)
        far = at + left * 2 + 4 * DAY + away + out
        for first, last in free.within(self.clock, seat, at, far):
            if first - at >= left:
                break
            left, at = left - (first - at), last
        return at + left


def times_after(beats: Sequence[Beat], seats: int, free: Free) -> Times:
    """What is left after all these beats."""
    times = Times(seats)
    for beat in beats:
        times.take(beat, free)
    return times


# Votes


Say = Literal["wait", "bot", "forfeit"]
MILDEST: Final[tuple[Say, ...]] = ("wait", "bot", "forfeit")


def decided(votes: Mapping[T, Say], voters: Collection[T]) -> Say | None:
    """What the others have decided about who has no time left: what more than half of them say;
    when all have spoken, what most say, of several the mildest. None as long as it is open.

    >>> decided({1: "bot"}, [1]), decided({1: "bot"}, [1, 2])
    ('bot', None)
    """
    said = [votes[voter] for voter in voters if voter in votes]
    counts = {say: said.count(say) for say in MILDEST}
    most = max(MILDEST, key=lambda say: counts[say])  # of several the first
    if counts[most] * 2 > len(voters) or (said and len(said) == len(voters)):
        return most
    return None
