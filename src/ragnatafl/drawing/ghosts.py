"""What an option would do, drawn over the map: where things go, and what is meant."""

from __future__ import annotations

import math
from typing import Final

from ragnatafl.drawing.outlines import Point

HEAD: Final = "M22 0L-14-20-6 0-14 20z"
"""The path of an arrow's head, pointing right."""


def arrow(seat: int, start: Point, end: Point, head: str = HEAD) -> str:
    """A bent arrow in the colour of a seat."""
    (x1, y1), (x2, y2) = start, end
    bend_x, bend_y = (x1 + x2) / 2 - (y2 - y1) * 0.18, (y1 + y2) / 2 + (x2 - x1) * 0.18
    angle = math.degrees(math.atan2(y2 - bend_y, x2 - bend_x))
    line = f"M{x1:.0f} {y1:.0f}Q{bend_x:.0f} {bend_y:.0f} {x2:.0f} {y2:.0f}"
    return (
        f'<g class="seat-{seat}"><path class="march-edge" d="{line}"/>'
        f'<path class="march-line" d="{line}"/><path class="march-head" d="{head}"'
        f' transform="translate({x2:.0f} {y2:.0f}) rotate({angle:.0f})"/></g>'
    )


def ring(at: Point, size: int = 34) -> str:
    """A ring round what is meant.

    >>> ring((500, 302), 38)
    '<circle class="target" cx="500" cy="302" r="38"/>'
    """
    return f'<circle class="target" cx="{at[0]:.0f}" cy="{at[1]:.0f}" r="{size}"/>'
