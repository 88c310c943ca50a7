"""The part of the grid that is drawn, and how large its cells are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ragnatafl.games.runics.rules.grid import cells_of, visible, xy
from ragnatafl.games.runics.rules.state import Runics

CELL: Final = 60
GUTTER: Final = 46  # left and above, for the coordinates
RIM: Final = 14  # right and below
LEAST: Final = (11, 9)  # cells; a smaller board would make its cards bigger than the hand


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the grid that is drawn, and the frame around it; cells inclusive."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def x(self) -> int:
        return self.left * CELL - GUTTER

    @property
    def y(self) -> int:
        return self.top * CELL - GUTTER

    @property
    def width(self) -> int:
        return (self.right - self.left + 1) * CELL + GUTTER + RIM

    @property
    def height(self) -> int:
        return (self.bottom - self.top + 1) * CELL + GUTTER + RIM

    @property
    def letter(self) -> float:
        """How high letters are: a growing board is shown smaller, they stay as large."""
        return round(0.0295 * self.width, 1)


def window_of(game: Runics) -> Window:
    """All runes, and round them the room for another card; not too small, and nearly square."""
    places = [xy(at) for at in cells_of(game.board.runes, visible(game.board))]
    room = 1 if game.over else 2
    columns, rows = [x for x, _ in places], [y for _, y in places]
    wide, high = (max(line) - min(line) + 1 + 2 * room for line in (columns, rows))
    left, right = _stretch(
        min(columns) - room, max(columns) + room, max(LEAST[0], high - high // 8)
    )
    top, bottom = _stretch(min(rows) - room, max(rows) + room, max(LEAST[1], wide - wide // 5))
    return Window(left, top, right, bottom)


def _stretch(first: int, last: int, least: int) -> tuple[int, int]:
    missing = max(0, least - (last - first + 1))
    return first - missing // 2, last + (missing + 1) // 2


def at_cell(cell: int) -> str:
    """The upper left corner of a cell, as a transform."""
    x, y = xy(cell)
    return f'transform="translate({x * CELL} {y * CELL})"'
