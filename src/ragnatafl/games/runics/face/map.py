"""The board: its bare ground, borders of areas, and cells to point at."""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import lru_cache
from html import escape
from typing import Final

from ragnatafl.drawing.sight import hit
from ragnatafl.games.runics.face.sight import RunicsSight
from ragnatafl.games.runics.face.window import CELL, GUTTER, RIM, Window
from ragnatafl.games.runics.rules.components import RUNES
from ragnatafl.games.runics.rules.grid import (
    STRIDE,
    cells_of,
    controlled,
    domain,
    visible,
    xy,
)
from ragnatafl.games.runics.rules.state import Runics
from ragnatafl.kernel.language import Language

INSET: Final = 3  # borders run inside their area, so that those of neighbours do not meet


def draw_slab(window: Window) -> Iterator[str]:
    """The bare table, with small pegs where cells meet and the coordinates along two sides."""
    x, y = window.left * CELL, window.top * CELL
    width, height = window.width - GUTTER - RIM, window.height - GUTTER - RIM
    frame = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    yield f'<rect class="slab" {frame} rx="8"/><rect {frame} fill="url(#runics-pegs)"/>'
    for column in range(window.left, window.right + 1):
        at = f'x="{column * CELL + 30}" y="{y - 11}"'
        yield f'<text class="axis" {at} font-size="{window.letter:g}">{column}</text>'
    for row in range(window.top, window.bottom + 1):
        at = f'x="{x - 22}" y="{row * CELL + 30 + window.letter / 3:g}"'
        yield f'<text class="axis" {at} font-size="{window.letter:g}">{row}</text>'


def draw_borders(game: Runics) -> Iterator[str]:
    """Around every controlled area, in the manner of its owner."""
    for seat in range(game.seats):
        for _, area in controlled(game.board, seat):
            line = border(set(cells_of(game.board.runes, area)))
            dark = " dark" if seat == 2 else ""
            yield f'<path class="border-under{dark}" d="{line}"/>'
            yield f'<path class="border border-{seat} seat-{seat}" d="{line}"/>'


def border(area: Set[int]) -> str:
    """The outline of an area a little inside it, as the lines of a path."""
    lines: list[str] = []
    for at in sorted(area):
        x, y = (place * CELL for place in xy(at))
        up, down, left, right = -STRIDE, STRIDE, -1, 1
        for side, across in ((up, y + INSET), (down, y + CELL - INSET)):
            if at + side not in area:
                start = x + _end(area, at, side, left)
                end = x + CELL - _end(area, at, side, right)
                lines.append(f"M{start} {across}H{end}")
        for side, across in ((left, x + INSET), (right, x + CELL - INSET)):
            if at + side not in area:
                start = y + _end(area, at, side, up)
                end = y + CELL - _end(area, at, side, down)
                lines.append(f"M{across} {start}V{end}")
    return "".join(lines)


def _end(area: Set[int], at: int, side: int, towards: int) -> int:
    """How far short of the corner a line ends: it turns outwards, runs on, or turns inwards."""
    if at + towards not in area:
        return INSET
    return -INSET if at + towards + side in area else 0


def draw_cells(sight: RunicsSight) -> Iterator[str]:
    """A hit area for every rune and for every bare cell that a card could reach."""
    game, board = sight.game, sight.game.board
    runes = board.runes
    reach = {
        at + dy * STRIDE + dx
        for at in cells_of(runes, visible(board))
        for dy in range(-2, 3)
        for dx in range(-2, 3)
    }
    owner = {at: seat for seat in range(game.seats) for at in cells_of(runes, domain(board, seat))}
    colours = {at: n for n, cells in enumerate(runes.colours) for at in cells_of(runes, cells)}
    for at in sorted(reach):
        x, y = xy(at)
        who = sight.names[owner[at]] if at in owner else ""
        can_be_chosen = f"area:{x},{y}" in sight.open
        yield _hit_cell(sight.words, x, y, colours.get(at), who, can_be_chosen)


@lru_cache(maxsize=1 << 14)
def _hit_cell(
    words: Language, x: int, y: int, colour: int | None, who: str, can_be_chosen: bool
) -> str:
    """The hit area of a cell; who controls it is told after its rune."""
    label = _cell_label(words, x, y, colour) + (f" · {who}" if who else "")
    return (
        f'<rect id="area:{x},{y}" {hit(can_be_chosen, is_heard=False)} x="{x * CELL}"'
        f' y="{y * CELL}" width="60" height="60"><title>{escape(label)}</title></rect>'
    )


@lru_cache(maxsize=1 << 14)
def _cell_label(words: Language, x: int, y: int, colour: int | None) -> str:
    if colour is None:
        return words.say("table-cell-bare", (("x", x), ("y", y)))
    return words.say("table-cell", (("x", x), ("y", y), ("colour", RUNES.write(colour))))
