"""Standing answers at a table in the browser: how many were given, and at which pace.

Whoever is answered for by a program would be known by the quickness of the answer; and who is known
to bring nobody, or to add no card, plays worse for it. So the answer waits as long as its seat took
itself when it was asked the same, more or less; and it is given only while the person is there.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import Data

QUICKEST: Final = 0.8
SLOWEST: Final = 8.0
USUAL: Final = (1.0, 2.0, 3.0)
"""Seconds that people take to say no, where this one was not seen to yet."""
SPREAD: Final = 0.3


@dataclass(frozen=True, slots=True)
class Given:
    """The last standing answer that was given for a seat, and how many there were."""

    count: int
    option: str
    name: str
    text: str


class Stood:
    """What is known of the standing answers given so far, and of answers by hand."""

    def __init__(self) -> None:
        self._given: dict[Seat, Given] = {}
        self._took: dict[tuple[Seat, str], list[float]] = {}
        self._lines: dict[Seat, set[int]] = {}

    # Any: a match of whichever game
    def note(self, match: Match[Any], choice: Data, took: float) -> None:
        """A choice is being made; it took so long since the table last changed."""
        seat, by = Seat(choice["seat"]), choice.get("standing")
        if by is not None:
            count = self._given[seat].count + 1 if seat in self._given else 1
            self._given[seat] = Given(count, choice["text"], by["name"], by["text"])
            self._lines.setdefault(seat, set()).add(len(match.lines))
            return
        for decision in match.decisions:
            kinds = match.game.standing.values()
            if decision.seat == seat and any(decision.prompt in kind.asked for kind in kinds):
                self._took.setdefault((seat, decision.prompt), []).append(took)

    def given(self, seat: Seat) -> Given | None:
        return self._given.get(seat)

    def lines(self, seat: Seat) -> set[int]:
        """The numbers of the choices that were given for a seat."""
        return self._lines.get(seat, set())

    def events(self, match: Match[Any], seat: Seat) -> set[int]:
        """The numbers of the events that were told of such choices, where any was."""
        lines, found = match.lines, set[int]()
        for number in self.lines(seat):
            end = lines[number + 1].heard if number + 1 < len(lines) else len(match.events)
            if lines[number].heard < end:
                found.add(lines[number].heard)
        return found

    def back_to(self, count: int) -> None:
        """Something was taken back: so many choices are left."""
        for lines in self._lines.values():
            lines -= {number for number in lines if number >= count}

    def pause(self, seat: Seat, prompt: str, rng: Random) -> float:
        """Seconds until the answer is given: as this person would have taken them."""
        took = rng.choice(self._took.get((seat, prompt), USUAL)) * rng.uniform(
            1 - SPREAD, 1 + SPREAD
        )
        return min(max(took, QUICKEST * rng.uniform(1, 1 + SPREAD)), SLOWEST)
