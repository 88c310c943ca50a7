"""Rates with their intervals, differences with their chances, and many of them at once."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache
from statistics import NormalDist, fmean, stdev
from typing import Final, TypeVar

from ragnatafl.lab.arena import Z95, wilson

SURE: Final = 0.05
"""What comes by luck less often than this is told as unusual."""
MANY: Final = 1000
"""From so many on, what is exact and the normal distribution say the same."""
NOTHING: Final = 1e-12
"""What is left of numbers that are the same."""
K = TypeVar("K", bound=Hashable)
_NORMAL: Final = NormalDist()


def two_sided(z: float) -> float:
    """How often luck alone leads so far from the middle.

    >>> round(two_sided(1.959964), 4)
    0.05
    """
    return 2 * (1 - _NORMAL.cdf(abs(z)))


def corrected(chances: Sequence[float]) -> list[float]:
    """For many comparisons at once, by Benjamini and Hochberg: of those told as unusual at 5 %, one
    in twenty is expected to be luck.

    >>> [round(one, 3) for one in corrected([0.01, 0.02, 0.03, 0.5])]
    [0.04, 0.04, 0.04, 0.5]
    """
    order = sorted(range(len(chances)), key=lambda place: -chances[place])
    found, least = [1.0] * len(chances), 1.0
    for left, place in enumerate(order):
        rank = len(chances) - left
        least = min(least, chances[place] * len(chances) / rank)
        found[place] = least
    return found


def student(t: float, freedom: int) -> float:
    """How often luck alone leads so far from the middle, where the spread is itself only found from
    `freedom` values and one more (Student).

    >>> round(student(2.228139, 10), 4), round(student(12.7062, 1), 4)
    (0.05, 0.05)
    """
    if freedom > MANY:
        return two_sided(t)
    odd = freedom % 2
    angle = math.atan2(abs(t), math.sqrt(freedom))
    square = math.cos(angle) ** 2
    term = math.cos(angle) if odd else 1.0
    total = 0.0 if freedom == 1 else term
    for place in range(2 + odd, freedom, 2):
        term *= square * (place - 1) / place
        total += term
    within = math.sin(angle) * total
    return max(0.0, 1 - ((angle + within) * 2 / math.pi if odd else within))


@cache
def reach(freedom: int) -> float:
    """So many spreads to each side hold 95 %.

    >>> round(reach(10), 3)
    2.228
    """
    low, high = Z95, 13.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if student(middle, freedom) > SURE else (low, middle)
    return high


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """A mean with its 95 % interval, which has no ends where the values do not tell of any.

    >>> mean_interval([1.0] * 6), mean_interval([1.0, 1.0])
    ((1.0, 1.0, 1.0), (1.0, -inf, inf))
    """
    mean, count = fmean(values), len(values)
    spread = stdev(values) if count > 1 else 0.0
    if not spread and _all_alike(count) > SURE:
        return mean, -math.inf, math.inf
    half = reach(count - 1) * spread / math.sqrt(count)
    return mean, mean - half, mean + half


def chance_of_mean(values: Sequence[float]) -> float:
    """How often luck alone leads so far from 0, for the mean of these differences: by their spread,
    but never less often than all that are not 0 have the same sign."""
    count, moved = len(values), sum(value != 0 for value in values)
    if moved < 2:
        return 1.0
    spread = stdev(values) / math.sqrt(count)
    return max(student(fmean(values) / spread, count - 1) if spread else 0.0, _all_alike(moved))


def _all_alike(count: int) -> float:
    """How often so many signs are all the same."""
    return 2.0 ** (1 - count)


def share_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """A mean of differences between -1 and 1 with its 95 % interval, widened by two pairs more: one
    that changed half of each way, one that did not change (Agresti and Min).

    >>> [round(one, 2) for one in share_interval([-1.0, -1.0])]
    [-1.0, -1.0, 0.19]
    """
    total, squares, count = sum(values), sum(value * value for value in values) + 1, len(values) + 2
    mean = total / count
    half = Z95 * math.sqrt(squares - total * mean) / count
    return fmean(values), max(-1.0, mean - half), min(1.0, mean + half)


def chance_of_signs(values: Sequence[float]) -> float:
    """How often luck alone leads so far, of those that are more than 0 and those that are less.

    >>> chance_of_signs([-1, -1]), chance_of_signs([1] * 9 + [-1, 0])
    (0.5, 0.021484375)
    """
    more, less = sum(value > 0 for value in values), sum(value < 0 for value in values)
    count, few = more + less, min(more, less)
    if count > MANY:
        return min(1.0, two_sided((count / 2 - few - 0.5) / math.sqrt(count / 4)))
    ways = sum(math.comb(count, place) for place in range(few + 1))
    return min(1.0, 2 * ways / (1 << count))


def share_by_games(games: Iterable[tuple[int, int]]) -> tuple[float, float, float]:
    """A share with its 95 % interval, of how many of how many in each game. What is in one game
    hangs together: all is worth so many as would spread as far if each stood alone, and where
    nothing spreads each game is worth one.

    >>> [round(one, 2) for one in share_by_games([(1, 4)] * 300)]
    [0.25, 0.2, 0.3]
    """
    told = [(some, of) for some, of in games if of]
    some, of, count = sum(some for some, _ in told), sum(of for _, of in told), len(told)
    squares = sum((one * of - some * out_of) ** 2 for one, out_of in told)  # whole numbers: exact
    worth = float(count)
    if squares:
        alone = some * (of - some) * of * of / squares * (count - 1) / count
        worth = min(of, alone) * (Z95 / reach(count - 1)) ** 2
    share = some / of
    return share, *wilson(share * worth, worth)


def chance_of_shares(one: Mapping[K, tuple[int, int]], other: Mapping[K, tuple[int, int]]) -> float:
    """Of two shares, each as how many of how many by game: how often luck alone parts them so far.
    A game that both have is a pair; what is left of a game is what it has more than its part."""
    freedom = min(len(one), len(other)) - 1
    if freedom < 1:
        return 1.0
    both = (*one.values(), *other.values())
    share = sum(some for some, _ in both) / sum(of for _, of in both)
    apart: defaultdict[K, float] = defaultdict(float)
    for sign, side in ((1, one), (-1, other)):
        total = sign * sum(of for _, of in side.values())
        for game, (some, of) in side.items():
            apart[game] += (some - share * of) / total
    spread = math.sqrt(sum(value * value for value in apart.values()))
    return student(sum(apart.values()) / spread, freedom) if spread > NOTHING else 1.0


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies; they are in order.

    >>> quantile([1, 2, 3, 4, 5], 0.5), quantile([1, 2], 0.5)
    (3, 1)
    """
    return values[min(len(values) - 1, max(0, math.ceil(share * len(values)) - 1))]
