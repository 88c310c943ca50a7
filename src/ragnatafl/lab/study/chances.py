"""Rates with their intervals, differences with their chances, and many of them at once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final

from ragnatafl.lab.arena import Z95

SURE: Final = 0.05
"""What comes by luck less often than this is told as unusual."""
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


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """A mean with its 95 % interval.

    >>> mean_interval([1.0, 1.0])
    (1.0, 1.0, 1.0)
    """
    mean = fmean(values)
    reach = Z95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return mean, mean - reach, mean + reach


def chance_of_mean(values: Sequence[float]) -> float:
    """How often luck alone leads so far from 0, for the mean of these differences."""
    if len(values) < 2:
        return 1.0
    mean, spread = fmean(values), stdev(values)
    if spread == 0:
        return 1.0 if mean == 0 else 0.0
    return two_sided(mean / (spread / math.sqrt(len(values))))


def chance_of_rates(one: tuple[int, int], other: tuple[int, int]) -> float:
    """Of two rates, each as how many of how many: how often luck alone parts them so far."""
    if not one[1] or not other[1]:
        return 1.0
    rate = (one[0] + other[0]) / (one[1] + other[1])
    spread = math.sqrt(rate * (1 - rate) * (1 / one[1] + 1 / other[1]))
    return two_sided((one[0] / one[1] - other[0] / other[1]) / spread) if spread else 1.0


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies; they are in order.

    >>> quantile([1, 2, 3, 4, 5], 0.5), quantile([1, 2], 0.5)
    (3, 1)
    """
    return values[min(len(values) - 1, max(0, math.ceil(share * len(values)) - 1))]
