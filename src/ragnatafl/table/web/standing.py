"""Standing answers at a table in the browser: which stand, how many were given, at which pace.

Whoever is answered for by a program would be known by the quickness of the answer; and who is known
to bring nobody, or to add no card, plays worse for it. So the answer waits as long as its seat took
itself when it was asked the same, more or less; and it is given only while the person is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from ragnatafl.kernel.decisions import Decision, Illegal
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.standing import Refused, StandingAnswers, named, refusable
from ragnatafl.table.storage import Data
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.refusals import NoSuchStanding

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


class Stood(StandingAnswers):
    """What people refuse now; and what is known of answers given so far, for them and by hand."""

    def __init__(self) -> None:
        super().__init__()
        self._given: dict[Seat, Given] = {}
        self._took: dict[tuple[Seat, str], list[float]] = {}
        self._lines: dict[Seat, set[int]] = {}

    def to_keep(self, game: Game[Any], asked: Sequence[Decision], name: str, text: str) -> Deed:
        """Refuse something of this for a while."""
        if not named(_refusable(game, asked), name, text):
            raise Illegal(NoSuchStanding())
        return Deed.one("standing", seat=int(asked[0].seat), name=name, text=text, on=True)

    def to_withdraw(self, seat: Seat, name: str, text: str) -> Deed:
        """Refuse it no longer."""
        if not named(self.of(seat), name, text):
            raise Illegal(NoSuchStanding())
        return Deed.one("standing", seat=int(seat), name=name, text=text, on=False)

    # As it was stored

    # Any: a match of whichever game
    def take(self, match: Match[Any], asked: Sequence[Decision], data: Data) -> None:
        """One is set or withdrawn; one that the game does not know any more is not heard."""
        seat, name, text = Seat(data["seat"]), data["name"], data["text"]
        if data["on"]:
            for refused in named(_refusable(match.game, asked), name, text):
                self.keep(match, seat, refused)
        else:
            for refused in named(self.of(seat), name, text):
                self.withdraw(seat, refused)

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

    def back_to(self, match: Match[Any], count: int) -> None:
        """Choices are taken back until so many are left; or they would be said again at once."""
        for line in match.lines[count:]:
            self.withdraw_all(line.seat)
        for lines in self._lines.values():
            lines -= {number for number in lines if number >= count}

    def pause(self, seat: Seat, prompt: str, rng: Random) -> float:
        """Seconds until the answer is given: as this person would have taken them."""
        took = rng.choice(self._took.get((seat, prompt), USUAL)) * rng.uniform(
            1 - SPREAD, 1 + SPREAD
        )
        return min(max(took, QUICKEST * rng.uniform(1, 1 + SPREAD)), SLOWEST)


def _refusable(game: Game[Any], asked: Iterable[Decision]) -> list[Refused]:
    return [one for decision in asked for one in refusable(game, decision)]
