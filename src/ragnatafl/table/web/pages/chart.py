"""Points over time, as a small picture: one line a seat, told apart by dashes and marks too."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 240
LEFT: Final = 40
RIGHT: Final = 130
EDGE: Final = 22
MARKS: Final = ("▲", "■", "●", "◆", "★", "✚")


def chart(course: Sequence[Sequence[int]], names: Sequence[str], title: str) -> str:
    """`course` holds the points of all seats before the first choice and after each."""
    low = min(0, *(min(points) for points in course))
    high = max(1, *(max(points) for points in course))
    last = max(1, len(course) - 1)

    def x(number: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * number / last, 1)

    def y(points: float) -> float:
        return round(EDGE + (HEIGHT - 2 * EDGE) * (high - points) / (high - low), 1)

    told = [f"{name}: {course[-1][seat]}" for seat, name in enumerate(names)]
    drawn = [
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"',
        f' aria-label="{escape(title)}: {escape(", ".join(told))}">',
    ]
    drawn += (
        f'<path class="grid" d="M{LEFT} {y(points)}H{WIDTH - RIGHT}"/>'
        f'<text class="tick" x="{LEFT - 8}" y="{y(points) + 5}">{points}</text>'
        for points in _ticks(low, high)
    )
    for seat, level in zip(range(len(names)), _apart([y(n) for n in course[-1]]), strict=True):
        line = "".join(
            f"{'L' if number else 'M'}{x(number)} {y(points[seat])}"
            for number, points in enumerate(course)
        )
        drawn.append(
            f'<path class="course seat-{seat}" d="{line}"/>'
            f'<text class="course-name seat-{seat}" x="{WIDTH - RIGHT + 8}" y="{level + 5}">'
            f"{MARKS[seat]} {escape(names[seat][:12])}</text>"
        )
    return "".join(drawn) + "</svg>"


def _ticks(low: int, high: int) -> list[int]:
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 10**9) if (high - low) / step <= 6)
    return [points for points in range(low, high + 1) if points % step == 0]


def _apart(levels: Sequence[float]) -> list[float]:
    """The same heights, moved so far that names do not lie on each other."""
    moved = list(levels)
    order = sorted(range(len(levels)), key=lambda seat: levels[seat])
    for before, seat in pairwise(order):
        moved[seat] = max(moved[seat], moved[before] + 20)
    return moved
