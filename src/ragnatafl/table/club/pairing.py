"""Who meets whom in the next round: tables of a size, as few rests and repeats as can be.

One way serves games of two and of more: tables are filled in the order of the standings, then
players change places while that brings fewer repeated meetings or closer standings. Luck comes from
a seed, so that the same round is paired alike wherever it is done.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from ragnatafl.kernel.codecs import bad

REST: Final = 1000
"""What a rest costs when tables are sized: more than any odd table."""
REPEAT: Final = 1_000_000
"""What it costs that two meet again: more than any distance in the standings."""
TRIES: Final = 12
"""So many beginnings are tried while somebody meets somebody again."""

Meetings = Mapping[frozenset[str], int]
"""How often two have met."""


class Pairing(NamedTuple):
    """The tables of a round, and who rests."""

    tables: tuple[tuple[str, ...], ...]
    resting: tuple[str, ...] = ()


def sizes(players: int, wanted: int, allowed: Collection[int]) -> tuple[int, ...]:
    """The sizes of the tables, the wanted ones first; whoever is left over rests.

    >>> sizes(13, wanted=4, allowed=(2, 3, 4)), sizes(7, wanted=2, allowed=(2, 3, 4))
    ((4, 3, 3, 3), (2, 2, 3))
    >>> sizes(7, wanted=2, allowed=(2,)), sizes(1, wanted=4, allowed=(2, 4))
    ((2, 2, 2), ())
    """
    best: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    for count in range(1, players + 1):
        cost, tables = best[count - 1]
        found = [(cost + REST, tables)]
        for size in allowed:
            if 2 <= size <= count:
                cost, tables = best[count - size]
                found.append((cost + (size - wanted) ** 2, (*tables, size)))
        best.append(min(found))
    return tuple(sorted(best[players][1], key=lambda size: (size != wanted, size)))


def pair(
    standing: Sequence[str],
    met: Meetings,
    rested: Mapping[str, int],
    wanted: int,
    allowed: Collection[int],
    seed: str,
    by_standing: bool = True,
) -> Pairing:
    """The next round of these, the best first; without `by_standing` everybody is to meet everybody
    else as evenly as can be. Who has rested least and stands lowest rests."""
    shape = sizes(len(standing), wanted, allowed)
    if not shape:
        line = f"{len(standing)} players cannot be paired"
        raise bad(line, "pairing-few", told=len(standing))
    idle = len(standing) - sum(shape)
    by_rest = sorted(range(len(standing)), key=lambda at: (rested.get(standing[at], 0), -at))
    resting = {standing[at] for at in by_rest[:idle]}
    order = [one for one in standing if one not in resting]
    rng = random.Random(seed)
    best, least = order, -1
    for number in range(TRIES):
        tried = _settle(_shuffled(order, rng) if number else order, order, met, shape, by_standing)
        cost = _cost(tried, order, met, shape, by_standing)
        if least < 0 or cost < least:
            best, least = tried, cost
        if least < REPEAT:
            break
    tables = tuple(tuple(rng.sample(table, len(table))) for table in _cut(best, shape))
    return Pairing(tables, tuple(one for one in standing if one in resting))


def _settle(
    begun: Sequence[str], order: Sequence[str], met: Meetings, shape: Sequence[int], ranked: bool
) -> list[str]:
    """Change places of two at different tables while that is better for both tables together."""
    seats = list(begun)
    place = {one: at for at, one in enumerate(order)} if ranked else {}
    table_of = [number for number, size in enumerate(shape) for _ in range(size)]
    begins = [table_of.index(number) for number in range(len(shape))]

    def costs(*numbers: int) -> int:
        return sum(
            _table_cost(seats[begins[n] : begins[n] + shape[n]], met, place) for n in numbers
        )

    better = True
    while better:
        better = False
        for one, other in combinations(range(len(seats)), 2):
            tables = table_of[one], table_of[other]
            if tables[0] == tables[1]:
                continue
            before = costs(*tables)
            seats[one], seats[other] = seats[other], seats[one]
            if costs(*tables) < before:
                better = True
            else:
                seats[one], seats[other] = seats[other], seats[one]
    return seats


def _cost(
    seats: Sequence[str], order: Sequence[str], met: Meetings, shape: Sequence[int], ranked: bool
) -> int:
    place = {one: at for at, one in enumerate(order)} if ranked else {}
    return sum(_table_cost(table, met, place) for table in _cut(seats, shape))


def _table_cost(table: Sequence[str], met: Meetings, place: Mapping[str, int]) -> int:
    cost = 0
    for pair in combinations(table, 2):
        times = met.get(frozenset(pair), 0)
        cost += REPEAT * times * (times + 1) // 2
        if place:
            cost += (place[pair[0]] - place[pair[1]]) ** 2
    return cost


def _cut(seats: Sequence[str], shape: Sequence[int]) -> list[tuple[str, ...]]:
    tables, begin = [], 0
    for size in shape:
        tables.append(tuple(seats[begin : begin + size]))
        begin += size
    return tables


def _shuffled(order: Sequence[str], rng: random.Random) -> list[str]:
    return rng.sample(order, len(order))


def round_robin(players: Sequence[str], number: int) -> Pairing:
    """Round `number`, from 1, in which each meets each once, two at a table; with an odd number of
    players one of them rests.

    >>> [round_robin("abcd", number).tables for number in (1, 2, 3)]
    [(('a', 'd'), ('b', 'c')), (('c', 'a'), ('b', 'd')), (('a', 'b'), ('c', 'd'))]
    >>> round_robin("abc", 1)
    Pairing(tables=(('b', 'c'),), resting=('a',))
    """
    if len(players) < 2:
        line = f"{len(players)} players cannot be paired"
        raise bad(line, "pairing-few", told=len(players))
    circle = [*players] if len(players) % 2 == 0 else [*players, ""]
    turns = (number - 1) % (len(circle) - 1)
    first, rest = circle[0], circle[1:]
    turned = [first, *rest[len(rest) - turns :], *rest[: len(rest) - turns]]
    tables, resting = [], []
    for one, other in zip(
        turned[: len(turned) // 2], reversed(turned[len(turned) // 2 :]), strict=True
    ):
        if one and other:
            tables.append((one, other) if turns % 2 == 0 else (other, one))
        else:
            resting.append(one or other)
    return Pairing(tuple(tables), tuple(resting))


def robin_rounds(players: int) -> int:
    """How many rounds it takes until each has met each."""
    return players - 1 + players % 2
