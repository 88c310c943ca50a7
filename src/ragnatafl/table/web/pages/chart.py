"""Values over time, as a small picture: one line a seat, told apart by the signs on it too.

Whose sign is which the table above it says, and what a screen reader hears. Marks lead to moments.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from ragnatafl.table.web.markup import Markup, escape, html, join

WIDTH: Final = 300
HEIGHT: Final = 130
LEFT: Final = 40
RIGHT: Final = 22
EDGE: Final = 10
SIGN: Final = 11
SIGNS_A_LINE: Final = 5
POINTS_A_LINE: Final = 100
"""No picture shows more."""


class Mark(NamedTuple):
    """A moment worth a look."""

    place: float
    """From 0, the first value, to 1, the last."""
    title: str
    href: str


def chart(
    course: Sequence[Sequence[float]],
    names: Sequence[str],
    title: str,
    unit: str = "",
    most: int = 1,
    marks: Sequence[Mark] = (),
) -> Markup:
    """`course` holds the values of all seats before the first choice and after each."""
    low = min(0, *(min(values) for values in course))
    high = max(most, *(max(values) for values in course))
    steps = max(1, len(course) - 1)

    def x(number: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * number / steps, 1)

    def y(value: float) -> float:
        return round(EDGE + (HEIGHT - 2 * EDGE) * (high - value) / (high - low), 1)

    ticks = (
        html(
            '<path class="grid" d="M{left} {y}H{right}"/>'
            '<text class="tick" x="{beside}" y="{below}">{value}{unit}</text>',
            left=LEFT, right=WIDTH - RIGHT, beside=LEFT - 5,
            y=y(value), below=y(value) + 4, value=value, unit=escape(unit),
        )
        for value in _ticks(low, high)
    )  # fmt: skip
    levels = _apart([y(value) for value in course[-1]])
    lines = (
        _line(seat, [(x(n), y(values[seat])) for n, values in enumerate(course)])
        for seat in range(len(names))
    )
    ends = (_sign(seat, WIDTH - RIGHT / 2, level) for seat, level in enumerate(levels))
    last = ", ".join(f"{name}: {round(course[-1][seat])}{unit}" for seat, name in enumerate(names))
    return html(
        '<svg class="chart" viewBox="0 0 {width} {height}" role="{role}"'
        ' aria-label="{title}: {last}">{ticks}{lines}{ends}{marks}</svg>',
        width=WIDTH, height=HEIGHT, title=escape(title), last=escape(last),
        role=escape("group" if marks else "img"), ticks=join(ticks), lines=join(lines),
        ends=join(ends), marks=join(map(_mark, marks)),
    )  # fmt: skip


def _mark(mark: Mark) -> Markup:
    """A line from top to bottom below a sign of its own; it is easily hit."""
    x = round(LEFT + (WIDTH - LEFT - RIGHT) * mark.place, 1)
    return html(
        '<a class="mark" href="{href}" aria-label="{title}"><title>{title}</title>'
        '<rect x="{left}" y="0" width="24" height="{height}"/>'
        '<path class="mark-line" d="M{x} {edge}V{bottom}"/>'
        '<path class="mark-sign" d="M{x} 0l6 6l-6 6l-6 -6z"/></a>',
        href=escape(mark.href), title=escape(mark.title), left=x - 12, x=x, height=HEIGHT,
        edge=EDGE, bottom=HEIGHT - EDGE,
    )  # fmt: skip


def _line(seat: int, points: Sequence[tuple[float, float]]) -> Markup:
    """A course in the colour of its seat, its signs along it."""
    line = escape("M" + "L".join(f"{x:g} {y:g}" for x, y in points))
    apart = max(1, len(points) // SIGNS_A_LINE)
    signs = (_sign(seat, *point) for point in points[apart // 2 :: apart])
    return html(
        '<g class="seat-{}"><path class="course-edge" d="{}"/><path class="course" d="{}"/></g>{}',
        seat, line, line, join(signs),
    )  # fmt: skip


def _sign(seat: int, x: float, y: float) -> Markup:
    return html(
        '<use class="sign seat-{seat}" href="#sign-{seat}" x="{x}" y="{y}" width="{size}"'
        ' height="{size}"/>',
        seat=seat, x=round(x - SIGN / 2, 1), y=round(y - SIGN / 2, 1), size=SIGN,
    )  # fmt: skip


def _ticks(low: float, high: float) -> list[int]:
    step = next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 10**9) if (high - low) / step <= 5)
    return [value for value in range(int(low), int(high) + 1) if value % step == 0]


def _apart(levels: Sequence[float]) -> list[float]:
    """The same heights, moved so far that signs do not lie on each other, nor below the picture."""
    moved = list(levels)
    order = sorted(range(len(levels)), key=lambda seat: levels[seat])
    for before, seat in pairwise(order):
        moved[seat] = max(moved[seat], moved[before] + SIGN)
    lowest = HEIGHT - SIGN / 2
    for seat in reversed(order):
        moved[seat] = min(moved[seat], lowest)
        lowest = moved[seat] - SIGN
    return [round(level, 1) for level in moved]


def thinned(course: Sequence[Sequence[float]]) -> list[Sequence[float]]:
    """As many of its points as a picture can show, the first and the last among them.

    >>> thinned([(0,), (1,), (2,)])
    [(0,), (1,), (2,)]
    >>> len(thinned([(n,) for n in range(5000)])), thinned([(n,) for n in range(5000)])[-1]
    (101, (4999,))
    """
    last = len(course) - 1
    if last <= POINTS_A_LINE:
        return list(course)
    return [course[last * place // POINTS_A_LINE] for place in range(POINTS_A_LINE + 1)]
