"""A game looked back upon: everybody's chances, what chance did to them, and what was missed.

For every choice of the record:

* the *course*: everybody's chance to win, judged with all cards open;
* *luck*: what came out beside what comes out on average if chance is drawn, and face-down piles are
  shuffled, anew; cards that go round until all have kept some are judged when they are kept;
* *alternatives*: the best options by a search from what the seat itself could see then, and how
  much of its chance the option that it took gave away.

All of it is made of the record; a seat's alternatives of that seat's view alone. Each choice is
looked at for itself (`look`), in any order and by whomever; `conclude` puts all of it together.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any, Final

import msgspec

from ragnatafl.bots import Budget
from ragnatafl.bots.jarl import Edge
from ragnatafl.bots.konung import Konung
from ragnatafl.bots.worth import everybodys_chances, is_quiet, to_chance
from ragnatafl.kernel import agenda
from ragnatafl.kernel.chance import Outcome, fresh_luck
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import CHANCE, Seat
from ragnatafl.kernel.setup import Setup
from ragnatafl.kernel.state import ASKED, State
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

SET_UP: Final = -1
"""In the place of a choice: what was dealt before the first one."""

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


class Looked(msgspec.Struct, frozen=True):
    """What was found of a choice."""

    number: int
    """Its place in the record; `SET_UP` is what was dealt before the first one."""
    chances: Shares
    """After it."""
    luck: Shares
    """What chance gave to whom, or took."""
    studied: Studied | None = None
    """Where somebody could have chosen otherwise."""


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
    dealt: Shares
    """What chance gave to whom before the first choice; in Runics the first cards."""
    luck: tuple[Shares, ...]
    """The same by choice."""
    studied: tuple[Studied, ...]
    turning_points: tuple[TurningPoint, ...]

    def start(self, seat: int) -> float:
        """This seat's chance to win before anything was dealt."""
        return self.course[0][seat] - self.dealt[seat]

    def lucky(self, seat: int) -> float:
        """By how much chance has raised this seat's chance to win, all in all."""
        return self.dealt[seat] + sum(shares[seat] for shares in self.luck)

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


def can_be_told(match: Match[Any]) -> bool:
    """Is it known what everybody could choose? Not where people told their board or hold cards that
    the program does not know."""
    return not match.corrected and not match.setup.counted


class Story:
    """A game once more, choice by choice, as far as it has been told."""

    def __init__(self, match: Match[Any]) -> None:  # Any: of whichever game
        """`match` has been played, and stays as it is."""
        if not can_be_told(match):
            raise BadInput("analysis: of a game told beside a real board too little is known")
        self.setup = match.setup
        self.lines = list(match.lines)
        self.from_position = match.start is not None
        self._again: Match[Any] = match.copy()
        self._again.undo_to(0)
        self.moments: list[Moment] = []
        self.states: list[State] = [self._again.state.clone()]
        self.course: list[Shares] = [everybodys_chances(self.states[0])]
        """Judged where a turn passes on; in the middle of something chances are what they were."""

    def tell(self, count: int, hurry: Callable[[], bool] = lambda: False) -> bool:
        """So many choices; False if others wait, and there are fewer as yet."""
        while len(self.moments) < count:
            if hurry():
                return False
            self._tell_next()
        return True

    def _tell_next(self) -> None:
        again, number = self._again, len(self.moments)
        line = self.lines[number]
        decision = agenda.decision_of(again.state, line.seat)
        choice = decision.find(line.text)
        assert choice is not None, f"choice {number}: {line.text} was offered"
        before, sealed = self.states[-1], bool(again.state.pending)
        self.moments.append(Moment(number, before, decision, choice, sealed))
        again.choose(choice, line.seat)
        after = again.state.clone()
        self.states.append(after)
        passes_on = after.over or all(asked.seat != line.seat for asked in after.decisions)
        quiet = passes_on and not after.pending and (after.over or is_quiet(after))
        self.course.append(everybodys_chances(after) if quiet else self.course[-1])

    @property
    def told(self) -> Story:
        """The same, to its end."""
        self.tell(len(self.lines))
        return self

    @property
    def free(self) -> list[Moment]:
        return [moment for moment in self.told.moments if moment.is_free]

    def luck(self, number: int, seed: int = 0) -> Shares:
        """What came out of a choice, less what comes out on average; so too of the set-up."""
        rng, nothing = random.Random(f"{seed} {number}"), (0.0,) * self.setup.seats
        if number == SET_UP:
            after = self.states[0]
            return nothing if self.from_position else _less_usual(after, _set_up(self.setup, rng))
        moment, after = self.moments[number], self.states[number + 1]
        if not (after.drawn or after.shown):
            return nothing
        if moment.decision.seat == CHANCE:
            return _less_usual(after, _told_otherwise(moment, rng))
        if after.source == ASKED:  # what comes out is told next
            return nothing
        return _less_usual(after, _chosen_anew(moment, rng))


def _set_up(setup: Setup, rng: random.Random) -> list[State]:
    """As the table might have been dealt."""
    return [Match[Any](setup, seed=str(rng.random())).state for _ in range(DEALS)]


def _told_otherwise(moment: Moment, rng: random.Random) -> list[State]:
    """What people might have told of dice and cards of their own."""
    outcomes = moment.decision.options
    weights = [one.weight if isinstance(one, Outcome) else 1 for one in outcomes]
    tables = []
    for outcome in rng.choices(outcomes, weights, k=DEALS):
        tables.append(moment.before.clone())
        agenda.choose(tables[-1], outcome, CHANCE)
    return tables


def _chosen_anew(moment: Moment, rng: random.Random) -> list[State]:
    """The same choice with other luck."""
    tables = []
    for _ in range(DEALS):
        tables.append(anew(moment.before, rng))
        agenda.choose(tables[-1], moment.choice, moment.decision.seat)
    return tables


def anew(game: State, rng: random.Random) -> State:
    """The same table with other luck: what nobody could know is shuffled once more."""
    table = game.clone()
    fresh_luck(table, rng)
    for zone in unseen(game):
        rng.shuffle(table.zones[zone])
    return table


def unseen(game: State) -> list[int]:
    """The piles that nobody may look into."""
    seats = list(map(Seat, range(game.seats)))
    return [z for z in range(len(game.zones)) if not any(sees(game, z, seat) for seat in seats)]


def _less_usual(came: State, others: Sequence[State]) -> Shares:
    """Everybody's chances, less what they are on average in the others."""
    if came.pending and is_quiet(came):  # what was dealt is about to be chosen from
        hidden = set(unseen(came))
        if all(_same_cards(came, other, hidden) for other in others):
            return (0.0,) * came.seats
        came, others = kept(came), list(map(kept, others))
    usual = _sum(map(everybodys_chances, others), came.seats)
    chances = everybodys_chances(came)
    return tuple([round(own - usual[seat] / len(others), 6) for seat, own in enumerate(chances)])


def _same_cards(one: State, other: State, hidden: set[int]) -> bool:
    """Are the same cards where anybody sees them?"""
    return all(
        zone in hidden or sorted(cards) == sorted(other.zones[zone])
        for zone, cards in enumerate(one.zones)
    )


def kept(game: State) -> State:
    """The table when everybody who is asked at once has chosen, again and again, what leaves the
    best table to itself: what cards that go round are worth lies in whose hands they end."""
    table = game.clone()
    fresh_luck(table, random.Random(0))
    while table.pending and is_quiet(table):
        for decision, choice in [(asked, _best_for(asked, table)) for asked in table.decisions]:
            agenda.choose(table, choice, decision.seat)
    return table


def _best_for(decision: Decision, game: State) -> Option:
    """What leaves the best table to its seat, while others answer with the first that comes."""
    best, most = decision.options[0], -1.0
    for option in decision.options:
        table = game.clone()
        for other in game.decisions:
            mine = other.seat == decision.seat
            agenda.choose(table, option if mine else other.options[0], other.seat)
        chance = everybodys_chances(table)[decision.seat]
        if chance > most:
            best, most = option, chance
    return best


def study(moment: Moment, budget: Budget, seed: int = 0) -> Studied:
    """What else could have been chosen: a search from what the seat could see."""
    decision, seat = moment.decision, moment.decision.seat
    view, konung = view_of(moment.before, seat), Konung(f"{seed} {moment.number}")
    chosen = konung.choose(view, decision, budget)
    assert konung.search is not None, "there was something to choose"
    edges = dict(konung.search.asked.edges)
    hurried = budget.hurry is not None and budget.hurry()
    if chosen is not moment.choice and not hurried:  # both once more, side by side
        duel = Decision(seat, decision.prompt, decision.rule, (chosen, moment.choice))
        konung = Konung(f"{seed} {moment.number} duel")
        konung.choose(view, duel, budget)
        edges.update(konung.search.asked.edges if konung.search is not None else {})
    weighed = [_weighed(option, edges[option]) for option in decision.options if option in edges]
    taken = next(one for one in weighed if one.option == moment.choice.text)
    tried = [one for one in weighed if one.tries or one is taken]
    tried.sort(key=lambda one: (-min(one.tries, 1), -one.chance))
    first = next((one for one in tried if one.option == chosen.text), taken)
    if taken.chance > first.chance:  # side by side it was the better one
        first = taken
    others = [one for one in tried if one is not first and one.chance <= first.chance]
    return Studied(moment.number, seat, taken, (first, *others)[:BEST])


def _weighed(option: Option, edge: Edge) -> Weighed:
    value = (edge.guess + edge.total) / (1 + edge.visits)
    return Weighed(option.text, round(to_chance(value), 4), edge.visits)


def look(story: Story, number: int, budget: Budget, seed: int = 0) -> Looked:
    """All there is to be found of a choice that was told, or of the set-up."""
    chances = tuple([round(share, 4) for share in story.course[number + 1]])
    luck = tuple([round(share, 4) for share in story.luck(number, seed)])
    moment = story.moments[number] if number != SET_UP else None
    studied = study(moment, budget, seed) if moment is not None and moment.is_free else None
    return Looked(number, chances, luck, studied)


def conclude(seats: Sequence[int], found: Sequence[Looked]) -> Analysis:
    """All of it together: of the set-up and each choice in turn, and who chose."""
    course, luck = [one.chances for one in found], [one.luck for one in found]
    studied = tuple([one.studied for one in found if one.studied is not None])
    points = turning_points(seats, course, luck[1:])
    return Analysis(tuple(course), luck[0], tuple(luck[1:]), studied, points)


def turning_points(
    seats: Sequence[int], course: Sequence[Shares], luck: Sequence[Shares]
) -> tuple[TurningPoint, ...]:
    """The turns that changed everybody's chances most, in their order."""
    swings = [_less(after, before) for before, after in pairwise(course)]
    found: list[tuple[float, TurningPoint]] = []
    for seat, turn in _turns(seats):
        swing = _sum([swings[number] for number in turn], len(course[0]))
        size = _size(swing)
        if size >= LEAST_SWING:
            by_luck = _size(_sum([luck[number] for number in turn], len(swing))) > size / 2
            most = max(turn, key=lambda number: _size(swings[number]))
            found.append((size, TurningPoint(most, seat, swing, by_luck)))
    found.sort(key=lambda one: -one[0])
    return tuple(sorted((point for _, point in found[:TURNING_POINTS]), key=lambda p: p.number))


def _turns(seats: Sequence[int]) -> Iterator[tuple[int, list[int]]]:
    """Choices of the same seat, one after the other."""
    for seat, turn in groupby(range(len(seats)), key=lambda number: seats[number]):
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
