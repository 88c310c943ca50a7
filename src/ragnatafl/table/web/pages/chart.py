"""Points over time, as a small picture: one line a seat, told apart by dashes and marks too."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from ragnatafl.table.web.markup import Markup, escape, html, join

WIDTH: Final = 640
HEIGHT: Final = 240
LEFT: Final = 40
RIGHT: Final = 130
EDGE: Final = 22
MARKS: Final = ("▲", "■", "●", "◆", "★", "✚")


def chart(course: Sequence[Sequence[int]], names: Sequence[str], title: str) -> Markup:
    """`course` holds the points of all seats before the first choice and after each."""
    low = min(0, *(min(points) for points in course))
    high = max(1, *(max(points) for points in course))
    steps = max(1, len(course) - 1)

    def x(number: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * number / steps, 1)

    def y(points: float) -> float:
        return round(EDGE + (HEIGHT - 2 * EDGE) * (high - points) / (high - low), 1)

    last = ", ".join(f"{name}: {course[-1][seat]}" for seat, name in enumerate(names))
    ticks = (
        html(
            '<path class="grid" d="M{left} {y}H{right}"/>'
            '<text class="tick" x="{beside}" y="{below}">{points}</text>',
            left=LEFT, right=WIDTH - RIGHT, beside=LEFT - 8,
            y=y(points), below=y(points) + 5, points=points,
        )
        for points in _ticks(low, high)
    )  # fmt: skip
    levels = _apart([y(points) for points in course[-1]])
    lines = (
        html(
            '<path class="course seat-{seat}" d="{line}"/>'
            '<text class="course-name seat-{seat}" x="{x}" y="{y}">{mark} {name}</text>',
            seat=seat, x=WIDTH - RIGHT + 8, y=level + 5,
            mark=escape(MARKS[seat]), name=escape(names[seat][:12]),
            line=join(
                html("{}{} {}", escape("L" if number else "M"), x(number), y(points[seat]))
                for number, points in enumerate(course)
            ),
        )
        for seat, level in enumerate(levels)
    )  # fmt: skip
    return html(
        '<svg class="chart" viewBox="0 0 {width} {height}" role="img"'
        ' aria-label="{title}: {last}">{ticks}{lines}</svg>',
        width=WIDTH, height=HEIGHT, title=escape(title), last=escape(last),
        ticks=join(ticks), lines=join(lines),
    )  # fmt: skip


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
