"""Land and sea: waves, the shallows round an island, and what grows and is strewn about.

All of it by a generator of fixed seed, so that a map looks the same every time.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from ragnatafl.drawing.outlines import Point, is_inside

Thing = tuple[float, float, float, float]
"""Where something stands: its middle, half its width and half its height."""


def waves(count: int, corner: Point, opposite: Point, rng: random.Random) -> Iterator[str]:
    """Small waves in a rectangle, each as the data of a path."""
    for _ in range(count):
        x, y = rng.uniform(corner[0], opposite[0]), rng.uniform(corner[1], opposite[1])
        size = rng.uniform(5, 10)
        yield f"M{x:.0f} {y:.0f}q{size:.0f}-{size:.0f} {2 * size:.0f} 0t{2 * size:.0f} 0"


def shallows(island: str, rims: Sequence[tuple[int, float]]) -> Iterator[str]:
    """Lighter water round an island, by the id of its outline: how broad, and how light."""
    for width, opacity in rims:
        look = f'class="shallow" stroke-width="{width}" stroke-opacity="{opacity}"'
        yield f'<use href="#{island}" {look}/>'


def points_within(outline: Sequence[Point], tries: int, rng: random.Random) -> Iterator[Point]:
    """Points at random in the rectangle round a closed line."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    for _ in range(tries):
        yield rng.uniform(left, right), rng.uniform(top, bottom)


def strewn(
    outline: Sequence[Point],
    tries: int,
    gap: Point,
    feet: Sequence[Point],
    rng: random.Random,
) -> list[Point]:
    """Small things over a land: not nearer to each other than `gap`, with all their feet on it."""
    found: list[Point] = []
    for x, y in points_within(outline, tries, rng):
        if all(abs(x - a) > gap[0] or abs(y - b) > gap[1] for a, b in found) and all(
            is_inside(outline, x + dx, y + dy) for dx, dy in feet
        ):
            found.append((x, y))
    return found


def grown(
    outline: Sequence[Point],
    kinds: Sequence[str],
    tries: int,
    need: float,
    taken: list[Thing],
    rng: random.Random,
) -> Iterator[tuple[float, float, str]]:
    """Trees and hills where there is room for them: how far down, how far across, and what.

    Each takes the room it needs, so that nothing else comes to stand there.
    """
    for x, y in points_within(outline, tries, rng):
        kind = rng.choice(kinds)
        if all(
            abs(x - a) >= need + wide or abs(y - 8 - b) >= need * 0.8 + high
            for a, b, wide, high in taken
        ) and _has_room(outline, x, y, need):
            taken.append((x, y - 8, need * 0.6, need * 0.5))
            yield y, x, kind


def _has_room(outline: Sequence[Point], x: float, y: float, need: float) -> bool:
    around = ((0.0, 4.0), (-need, 0.0), (need, 0.0), (0.0, -1.6 * need))
    return all(is_inside(outline, x + dx, y + dy) for dx, dy in around)
