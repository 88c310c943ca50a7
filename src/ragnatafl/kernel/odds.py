"""Chances: what a view hides is dealt again and again, as it may lie, and what comes of it counted.

A chance is the viewer's own: it is made of the view alone, like `determinize`, and the generator
has a fixed seed, so that the same view gives the same number. How everybody is taken to choose
stands with the game that asks; the rules do the rest.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import lru_cache
from math import sqrt
from typing import ClassVar, Final, Generic, NamedTuple, TypeVar, cast

from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Verdict, run_step
from ragnatafl.kernel.chance import fresh_luck
from ragnatafl.kernel.deals import Plan, apart, plan_of
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.kernel.state import State, memory_of

S = TypeVar("S", bound=State)
T = TypeVar("T")

_SURE: Final = 1.645
"""Nine times of ten the true chance lies within the bounds (Wilson)."""


_MOST_KEPT: Final = 1000
"""So many views, of all tables together, are reckoned once."""
_OF_ANSWERS: Final = ("pending", "sealed", "decisions", "events")


class Chance(NamedTuple):
    """How likely something is, and between what it lies for all that was tried."""

    part: float
    low: float
    high: float


CERTAIN: Final = Chance(1.0, 1.0, 1.0)
IMPOSSIBLE: Final = Chance(0.0, 0.0, 0.0)


class Prospect(NamedTuple):
    """A chance, and of what: a message key of the game, and the seat that it is about."""

    question: str
    seat: Seat
    chance: Chance


def counted(wins: int, tries: int) -> Chance:
    """So often of so many; never certain, however often it came out the same.

    >>> [round(part, 2) for part in counted(50, 100)], counted(100, 100).low < 1
    ([0.5, 0.42, 0.58], True)
    """
    part, square = wins / tries, _SURE * _SURE / tries
    middle = (part + square / 2) / (1 + square)
    room = _SURE * sqrt(part * (1 - part) / tries + square / (4 * tries)) / (1 + square)
    low = middle - room if wins else 0.0
    high = middle + room if wins < tries else 1.0
    return Chance(part, low, high)


def is_narrow(chance: Chance) -> bool:
    """Is it known well enough, within ten of a hundred to either side?"""
    return chance.high - chance.low <= 0.2


def is_certain(chance: Chance) -> bool:
    """Can it be nothing else, whatever is hidden and whatever anybody chooses?"""
    return chance.low == chance.high


class Hidden:
    """What a view hides: its zones of backs, and the cards that may lie in each, as bit masks.

    A seat goes by its memory. An onlooker remembers nothing: any card that does not lie open may
    be wherever the rules let it lie.
    """

    __slots__ = ("masks", "rooms", "zones")

    def __init__(self, seen: State) -> None:
        piles = seen.zones
        hidden = seen.setup.hidden_from(seen.viewer)
        self.zones: list[int] = [zone for zone in hidden if piles[zone]]
        self.rooms: list[int] = [len(piles[zone]) for zone in self.zones]
        opened = 0
        for zone, pile in enumerate(piles):
            if zone not in hidden:
                for card in pile:
                    opened |= 1 << card
        if seen.viewer >= 0:
            row = seen.viewer * len(piles)
            memory = memory_of(seen)
            self.masks: list[int] = [memory[row + zone] & ~opened for zone in self.zones]
        else:
            unseen = _every_card(seen) & ~opened
            self.masks = [seen.setup.zones[zone].holds & unseen for zone in self.zones]
        self._settle()

    def _settle(self) -> None:
        """Where as many cards may be as there are, they are there and nowhere else."""
        settled = -1
        certain = 0
        while settled != certain:
            settled = certain
            for place, mask in enumerate(self.masks):
                if mask.bit_count() == self.rooms[place]:
                    certain |= 1 << place
                    for other in range(len(self.masks)):
                        if other != place and not certain >> other & 1:
                            self.masks[other] &= ~mask

    def may_be(self, zone: int) -> int:
        """The cards that may lie in a hidden zone; none in any other."""
        return self.masks[self.zones.index(zone)] if zone in self.zones else 0

    def deals(self, wanted: list[int]) -> Deals:
        """How the cards of these zones may be dealt; zones without them are left out."""
        places: list[int] = []
        for group in apart(self.masks):
            if any(self.zones[place] in wanted for place in group):
                places += group
        places.sort()
        masks = tuple([self.masks[place] for place in places])
        rooms = tuple([self.rooms[place] for place in places])
        return Deals([self.zones[place] for place in places], plan_of(masks, rooms))


def _every_card(seen: State) -> int:
    """All cards of the table, as a bit mask: those that its set-up puts somewhere."""
    every = 0
    for pile in seen.setup.new_table().zones:
        for card in pile:
            every |= 1 << card
    return every


class Reckonings(Generic[S, T]):
    """What was reckoned of the last views, by table and seat.

    A page asks for it several times; and while others seal their answers, nothing of it changes.
    """

    def __init__(self, reckon: Callable[[S], T]) -> None:
        self._reckon = reckon
        self._kept: dict[tuple[int, Seat], tuple[S, T]] = {}

    def of(self, game: S) -> T:
        """What is reckoned of a view; of a whole state, which may change, it is not kept."""
        if game.viewer == NOBODY:
            return self._reckon(game)
        key = (id(game.setup), game.viewer)
        known = self._kept.pop(key, None)
        if known is None or not _alike(known[0], game):
            known = (game, self._reckon(game))
        self._kept[key] = known
        if len(self._kept) > _MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return known[1]


def _alike(one: State, other: State) -> bool:
    """Are they the same view, but for who else has sealed an answer?"""
    if one is other:
        return True
    if one.setup is not other.setup or _own_answer(one) is not _own_answer(other):
        return False
    for column in one.columns:
        name = column.name
        if name not in _OF_ANSWERS and getattr(one, name) != getattr(other, name):
            return False
    return True


def _own_answer(seen: State) -> Option | None:
    return seen.sealed[seen.viewer] if seen.sealed and seen.viewer >= 0 else None


class Deals:
    """What may lie in some hidden zones of a view, to be dealt many times."""

    __slots__ = ("_dealt", "zones")

    def __init__(self, zones: list[int], plan: Plan) -> None:
        self.zones = zones
        self._dealt = _dealt(plan)

    def put(self, game: State, number: int) -> None:
        """Let the cards of the deal of this number lie on the table."""
        if self.zones:
            for zone, cards in zip(self.zones, self._dealt.deal(number), strict=True):
                game.zones[zone] = cards[:]


class _Dealt:
    """The deals of a plan, one after the other, each made once."""

    __slots__ = ("deals", "plan", "rng")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = random.Random(17)
        self.deals: list[list[list[int]]] = []

    def deal(self, number: int) -> list[list[int]]:
        while len(self.deals) <= number:
            self.deals.append(self.plan.deal(self.rng))
        return self.deals[number]


@lru_cache(maxsize=96)
def _dealt(plan: Plan) -> _Dealt:
    """In a battle the same cards stay hidden from question to question."""
    return _Dealt(plan)


def thought(seen: S, rng: random.Random) -> S:
    """A table to try things on, as the view shows it: nobody looks into it, chance is drawn."""
    game = seen.clone()
    game.viewer = NOBODY
    fresh_luck(game, rng)
    game.told = []
    game.told_drawn = 0
    game.may_be = []
    return game


class Policy(Generic[S]):
    """How everybody is taken to choose."""

    def choose(self, game: S, decision: Decision) -> Option:
        """The answer to a question."""
        raise NotImplementedError

    foreseen: ClassVar[tuple[type[AnyStep], ...]] = ()
    """Steps of which it is plain beforehand whom they ask, and what it answers.

    Their options need not be listed, which mostly takes longer than all the rest.
    """

    def foresee(self, game: S, step: AnyStep) -> tuple[Seat, Option] | None:
        """Whom one of these steps would ask, and the answer; None: it asks nobody, or it must."""
        return None


def carry_out(game: S, steps: Iterable[AnyStep], policy: Policy[S]) -> None:
    """Do these steps and what comes of them; whoever is asked answers at once."""
    waiting = list(steps)[::-1]
    plain = policy.foreseen
    while waiting:
        top = waiting.pop()
        foreseen = None
        if type(top) in plain and not _is_ruled(game, top):
            foreseen = policy.foresee(game, top)
        then: Next
        if foreseen is not None:
            then = cast("Asks[State, Option]", top).answer(game, foreseen[0], foreseen[1])
        else:
            then = run_step(game, top)
            if isinstance(then, Decision):
                asking = cast("Asks[State, Option]", top)
                answer = asking.decide(game, then) if game.automas >> then.seat & 1 else then
                if isinstance(answer, Verdict):
                    choice = answer.option
                else:
                    choice = policy.choose(game, answer)
                then = asking.answer(game, then.seat, choice)
        if isinstance(then, tuple):
            waiting.extend(then[::-1])


def _is_ruled(game: State, step: AnyStep) -> bool:
    """Does a mode of the game do something in its place?"""
    substitute = game.setup.instead.get(type(step))
    return substitute is not None and substitute.holds(step, game)
