"""Lines and what lies within them: smooth curves, middles, distances."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

Point = tuple[float, float]
Line = tuple[Point, ...]


def smooth(line: Sequence[Point], start: bool = True) -> str:
    """A curve through all points, as the data of a path; without `start` it goes on from before.

    Numbers tell the way from the last point: they are short, and a page is full of them.

    >>> smooth(((0, 0), (10, 20)))
    'M0 0l10 20'
    >>> smooth(((0, 0), (10, 20), (20, 0)), start=False)
    'c2 3 7 20 10 20 3 0 8-17 10-20'
    """
    x, y = round(line[0][0]), round(line[0][1])
    begun = f"M{x} {y}" if start else ""
    if len(line) == 2:
        return f"{begun}l{_numbers((round(line[1][0]) - x, round(line[1][1]) - y))}"
    last, ways = len(line) - 1, list[int]()
    for i in range(last):
        before, a, b, after = line[max(0, i - 1)], line[i], line[i + 1], line[min(last, i + 2)]
        points = (
            (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6),
            (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6),
            b,
        )
        ways += (
            round(place) - here
            for point in points
            for place, here in zip(point, (x, y), strict=True)
        )
        x, y = round(b[0]), round(b[1])
    return f"{begun}c{_numbers(ways)}"


def _numbers(numbers: Sequence[int]) -> str:
    """Side by side; a minus needs no blank before it."""
    return " ".join(map(str, numbers)).replace(" -", "-")


def closed(sides: Sequence[Line]) -> str:
    """Curves one after the other, round to where they began.

    >>> closed((((0, 0), (9, 0)), ((9, 0), (9, 9)), ((9, 9), (0, 0))))
    'M0 0l9 0l0 9l-9-9Z'
    """
    return "".join(smooth(side, start=side is sides[0]) for side in sides) + "Z"


def is_inside(outline: Sequence[Point], x: float, y: float) -> bool:
    """Is a point within a closed line?

    >>> square = ((0, 0), (9, 0), (9, 9), (0, 9))
    >>> is_inside(square, 3, 5), is_inside(square, 3, 10)
    (True, False)
    """
    inside = False
    for (x1, y1), (x2, y2) in _edges(outline):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def to_edge(outline: Sequence[Point], x: float, y: float) -> float:
    """How far a point is from a closed line.

    >>> to_edge(((0, 0), (9, 0), (9, 9), (0, 9)), 3, 5)
    3.0
    """
    return math.sqrt(min(_square_to(x, y, one, other) for one, other in _edges(outline)))


def _square_to(x: float, y: float, one: Point, other: Point) -> float:
    dx, dy = other[0] - one[0], other[1] - one[1]
    along = ((x - one[0]) * dx + (y - one[1]) * dy) / ((dx * dx + dy * dy) or 1)
    along = min(1, max(0, along))
    return (one[0] + along * dx - x) ** 2 + (one[1] + along * dy - y) ** 2


def middle(outline: Sequence[Point]) -> Point:
    """The middle of the area within a closed line.

    >>> middle(((0, 0), (9, 0), (9, 9), (0, 9)))
    (4.5, 4.5)
    """
    area = x = y = 0.0
    for (x1, y1), (x2, y2) in _edges(outline):
        cross = x1 * y2 - x2 * y1
        area += cross
        x += (x1 + x2) * cross
        y += (y1 + y2) * cross
    return x / (3 * area), y / (3 * area)


def mean(points: Sequence[Point]) -> Point:
    """The mean of some points.

    >>> mean(((0, 0), (9, 0), (9, 9)))
    (6.0, 3.0)
    """
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _edges(outline: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    return pairwise((*outline, outline[0]))
