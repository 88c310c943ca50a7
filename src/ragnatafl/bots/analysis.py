"""A game looked back upon: everybody's chances, what chance did to them, and what was missed.

For every choice of the record:

* the *course*: everybody's chance to win, judged with all cards open;
* *luck*: what came out beside what comes out on average if chance is drawn, and face-down piles are
  shuffled, anew;
* *alternatives*: the best options by a search from what the seat itself could see then, and how
  much of its chance the option that it took gave away.

All of it is made of the record; a seat's alternatives of that seat's view alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec

from ragnatafl.bots import Budget
from ragnatafl.bots.jarl import Edge, Jarl
from ragnatafl.bots.worth import everybodys_chances, is_quiet, to_chance
from ragnatafl.kernel import agenda
from ragnatafl.kernel.chance import fresh_luck
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import CHANCE, Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import sees
from ragnatafl.kernel.views import view as view_of

DEALS: Final = 16
"""So often chance is drawn anew."""
BEST: Final = 3
"""So many options are told, the best first."""
EQUAL: Final = 0.02
"""A chance that is less below the best one is as good."""
TURNING_POINTS: Final = 3
LEAST_SWING: Final = 0.04
"""A smaller one turns nothing."""

Shares = tuple[float, ...]
"""By seat; chances, or how they changed."""


class Weighed(msgspec.Struct, frozen=True):
    """An option, and the chance to win with it, as its seat could reckon."""

    option: str
    chance: float
    tries: int


class Studied(msgspec.Struct, frozen=True):
    """A choice of somebody who could have chosen otherwise."""

    number: int
    """Its place in the record, from 0."""
    seat: int
    taken: Weighed
    best: tuple[Weighed, ...]

    @property
    def given_away(self) -> float:
        """How much of the chance to win; nothing if what was taken was about as good."""
        less = self.best[0].chance - self.taken.chance
        return less if less > EQUAL else 0.0


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn after which everything was different."""

    number: int
    """The choice in it that changed most."""
    seat: int
    """Whose turn it was."""
    swing: Shares
    by_luck: bool
    """Rather what chance did than what was chosen."""


class Analysis(msgspec.Struct, frozen=True):
    """What was found."""

    course: tuple[Shares, ...]
    """Before the first choice, and after each."""
    luck: tuple[Shares, ...]
    """By choice: what chance gave to whom, or took."""
    studied: tuple[Studied, ...]
    turning_points: tuple[TurningPoint, ...]

    def lucky(self, seat: int) -> float:
        """By how much chance has raised this seat's chance to win, all in all."""
        return sum(shares[seat] for shares in self.luck)

    def given_away(self, seat: int) -> float:
        """How much of its chance to win a choice of this seat cost it, on average."""
        own = [one.given_away for one in self.studied if one.seat == seat]
        return sum(own) / len(own) if own else 0.0


class Moment:
    """A choice, and the table before it."""

    __slots__ = ("before", "choice", "decision", "number", "sealed")

    def __init__(
        self, number: int, before: State, decision: Decision, choice: Option, sealed: bool
    ) -> None:
        self.number = number
        self.before = before
        self.decision = decision
        self.choice = choice
        self.sealed = sealed
        """Others were asked at the same time: nothing happens before all have answered."""

    @property
    def is_free(self) -> bool:
        """Somebody could have chosen otherwise."""
        return self.decision.seat != CHANCE and len(self.decision.options) > 1


class Story:
    """A game once more, choice by choice."""

    def __init__(self, match: Match[Any]) -> None:  # Any: of whichever game
        """`match` has been played, and stays as it is."""
        self.setup = match.setup
        self.lines = list(match.lines)
        again: Match[Any] = match.copy()
        again.undo_to(0)
        self.moments: list[Moment] = []
        self.states: list[State] = [again.state.clone()]
        for number, line in enumerate(match.lines):
            decision = agenda.decision_of(again.state, line.seat)
            choice = decision.find(line.text)
            assert choice is not None, f"choice {number}: {line.text} was offered"
            before, sealed = self.states[-1], bool(again.state.pending)
            self.moments.append(Moment(number, before, decision, choice, sealed))
            again.choose(choice, line.seat)
            self.states.append(again.state.clone())

    @property
    def free(self) -> list[Moment]:
        return [moment for moment in self.moments if moment.is_free]

    def course(self) -> list[Shares]:
        """Judged where a turn passes on; in the middle of something chances are what they were."""
        found = [everybodys_chances(self.states[0])]
        for moment, after in zip(self.moments, self.states[1:], strict=True):
            seat = moment.decision.seat
            passes_on = after.over or all(asked.seat != seat for asked in after.decisions)
            quiet = passes_on and not after.pending and (after.over or is_quiet(after))
            found.append(everybodys_chances(after) if quiet else found[-1])
        return found

    def luck(self, seed: int = 0) -> list[Shares]:
        """By choice: what came out, less what comes out on average."""
        return [
            self._luck(moment, self.states[moment.number + 1], random.Random(f"{seed} {number}"))
            for number, moment in enumerate(self.moments)
        ]

    def _luck(self, moment: Moment, after: State, rng: random.Random) -> Shares:
        if not (after.drawn or after.shown):
            return (0.0,) * self.setup.seats
        came = everybodys_chances(after)
        sums = [0.0] * self.setup.seats
        for _ in range(DEALS):
            table = anew(moment.before, rng)
            agenda.choose(table, moment.choice, moment.decision.seat)
            for seat, chance in enumerate(everybodys_chances(table)):
                sums[seat] += chance
        return tuple([round(chance - sums[seat] / DEALS, 9) for seat, chance in enumerate(came)])


def anew(game: State, rng: random.Random) -> State:
    """The same table with other luck: what nobody could know is shuffled once more."""
    table = game.clone()
    fresh_luck(table, rng)
    for zone, cards in enumerate(table.zones):
        if len(cards) > 1 and not any(sees(game, zone, Seat(seat)) for seat in range(game.seats)):
            rng.shuffle(cards)
    return table


def study(moment: Moment, budget: Budget, seed: int = 0) -> Studied:
    """What else could have been chosen: a search from what the seat could see."""
    decision, seat = moment.decision, moment.decision.seat
    view, jarl = view_of(moment.before, seat), Jarl(f"{seed} {moment.number}")
    chosen = jarl.choose(view, decision, budget)
    assert jarl.search is not None, "there was something to choose"
    edges = dict(jarl.search.asked.edges)
    if chosen is not moment.choice:  # both are looked at once more, side by side
        duel = Decision(seat, decision.prompt, decision.rule, (chosen, moment.choice))
        jarl = Jarl(f"{seed} {moment.number} duel")
        jarl.choose(view, duel, budget)
        edges.update(jarl.search.asked.edges if jarl.search is not None else {})
    weighed = [_weighed(option, edges[option]) for option in decision.options if option in edges]
    taken = next(one for one in weighed if one.option == moment.choice.text)
    tried = [one for one in weighed if one.tries or one is taken]
    tried.sort(key=lambda one: (-min(one.tries, 1), -one.chance))
    first = next((one for one in tried if one.option == chosen.text), taken)
    others = [one for one in tried if one is not first and one.chance <= first.chance]
    return Studied(moment.number, seat, taken, (first, *others)[:BEST])


def _weighed(option: Option, edge: Edge) -> Weighed:
    value = (edge.guess + edge.total) / (1 + edge.visits)
    return Weighed(option.text, to_chance(value), edge.visits)


def turning_points(
    story: Story, course: Sequence[Shares], luck: Sequence[Shares]
) -> tuple[TurningPoint, ...]:
    """The turns that changed everybody's chances most, in their order."""
    found: list[tuple[float, TurningPoint]] = []
    for seat, turn in _turns(story):
        first, last = turn[0].number, turn[-1].number
        swing = _less(course[last + 1], course[first])
        size = _size(swing)
        if size >= LEAST_SWING:
            by_luck = _size(_sum(luck[first : last + 1], len(swing))) > size / 2
            most = max(
                turn, key=lambda one: _size(_less(course[one.number + 1], course[one.number]))
            )
            found.append((size, TurningPoint(most.number, seat, swing, by_luck)))
    found.sort(key=lambda one: -one[0])
    return tuple(sorted((point for _, point in found[:TURNING_POINTS]), key=lambda p: p.number))


def _turns(story: Story) -> Iterator[tuple[Seat, list[Moment]]]:
    """Choices of the same seat, one after the other."""
    for seat, turn in groupby(story.moments, key=lambda moment: moment.decision.seat):
        yield seat, list(turn)


def _less(after: Shares, before: Shares) -> Shares:
    return tuple([chance - before[seat] for seat, chance in enumerate(after)])


def _sum(several: Iterable[Shares], seats: int) -> Shares:
    sums = [0.0] * seats
    for shares in several:
        for seat, share in enumerate(shares):
            sums[seat] += share
    return tuple(sums)


def _size(shares: Shares) -> float:
    """How much changed hands."""
    return sum(map(abs, shares)) / 2


def conclude(story: Story, studied: Sequence[Studied], seed: int = 0) -> Analysis:
    """All of it together."""
    course, luck = tuple(story.course()), tuple(story.luck(seed))
    points = turning_points(story, course, luck)
    return Analysis(course, luck, tuple(studied), points)
