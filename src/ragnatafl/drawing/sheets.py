"""Sheets and plates on and beside the map: how they lie, and the ground they are drawn on."""

from __future__ import annotations

from typing import Final

from ragnatafl.drawing.outlines import Point
from ragnatafl.drawing.sight import told
from ragnatafl.kernel.seats import SEATS, Seat

ROOM: Final = 330
"""How wide sheets are, in their own measure, and all that lies beside the table over its whole
breadth. They are shown 300 pixels wide or more, so letters that are 13 high can be read."""


def in_rows(place: int, columns: int, across: float, down: float, at: Point = (0, 0)) -> Point:
    """Where the next of some things lies that stand side by side in rows, the first one at `at`.

    >>> [in_rows(place, 2, 165, 31, (2, 2)) for place in range(3)]
    [(2, 2), (167, 2), (2, 33)]
    """
    return at[0] + place % columns * across, at[1] + place // columns * down


def band(wide: int, low: int) -> str:
    """The band along the upper edge of a sheet, down to `low`, in the colour of its seat."""
    return (
        f'<path class="band" d="M2 {low}V12Q2 2 12 2H{wide - 12}'
        f'Q{wide - 2} 2 {wide - 2} 12V{low}z"/>'
    )


def row_picture(
    game: str, seat: Seat, label: str, high: int, body: str, name: str = "summary"
) -> str:
    """What a seat has in a line or two, as a picture beside its name; `label` says all of it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{name}:{SEATS.write(seat)}" role="img"'
        f' class="summary {game}" viewBox="0 0 {ROOM} {high}"{told(label)}'
        f'<g class="seat-{seat}">{body}</g></svg>'
    )
