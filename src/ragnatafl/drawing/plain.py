"""A plain picture of a table that its game does not draw, made from the declarations alone.

Areas are what options may touch; a column with a value for each of them tells what lies there, one
whose values are areas tells what is where. All other columns are lines below.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final

from ragnatafl.drawing.artwork import seat_colours
from ragnatafl.drawing.lettering import fitted, wrapped
from ragnatafl.drawing.picture import UNHEARD, Layer, whole
from ragnatafl.drawing.sight import Sight, text_of, told
from ragnatafl.kernel.codecs import Names
from ragnatafl.kernel.state import Column, State

CELL: Final = 84
EDGE: Final = 14
LEAST: Final = 420
LINE: Final = 24
NOTHING: Final = -1
"""Where a column has this, nothing lies there, or nobody may see it."""

_STYLE: Final = (
    ".plain text{font-family:var(--sans,sans-serif);text-anchor:middle;fill:#2a1d11}"
    ".plain .ground{fill:#efe0c2;stroke:#7a5a36;stroke-width:2}.plain .line{text-anchor:start}"
    ".plain .frame{fill:#f5ecd9}.plain .hit{fill:#fff;fill-opacity:0}.plain .name{fill:#7a5a36}"
    ".plain circle{stroke:#2a1d11;stroke-width:3}"
    ".plain circle{fill:var(--own)}.plain circle+text{fill:var(--own-ink)}"
)

Lying = tuple[int, str]
"""What lies on an area: a number to choose its look by, and what it is called."""


class PlainSight(Sight[State]):
    """A view with its areas, and where each is drawn."""

    def __init__(self, game: State, code: str, names: Sequence[str]) -> None:
        super().__init__(game, code, names)
        self.areas = areas_of(game)
        self.columns: list[Column] = [
            column
            for column in game.columns
            if column.role == "data" and column not in State.columns
        ]

    def lying(self) -> Iterator[tuple[str, Lying]]:
        """Area by area what lies there."""
        for column in self.columns:
            values: Any = getattr(self.game, column.name)  # Any: a column of any game
            if self.is_by_area(column):
                for area, value in zip(self.areas, values, strict=True):
                    if value != NOTHING:
                        yield area, (value, self.name(str(column.codec.write(value))))
            elif self.holds_areas(column):
                for owner, value in _with_owner(values, column.depth):
                    if value != NOTHING:
                        yield self.areas[value], (max(0, owner), self.label(column, owner))

    def is_by_area(self, column: Column) -> bool:
        return column.depth == 1 and len(getattr(self.game, column.name)) == len(self.areas) > 0

    def holds_areas(self, column: Column) -> bool:
        return isinstance(column.codec, Names) and column.codec.ids == self.areas != ()

    def label(self, column: Column, owner: int = NOTHING) -> str:
        """What a column is called, and whose it is."""
        name = self.name(column.name).replace("_", " ")
        return f"{name} {self.names[owner]}" if 0 <= owner < len(self.names) else name

    def lines(self) -> Iterator[str]:
        """All columns that are not on the board: by seat, or as they are."""
        for column in self.columns:
            if self.is_by_area(column) or self.holds_areas(column):
                continue
            values: Any = getattr(self.game, column.name)  # Any: a column of any game
            if column.depth == 0:
                yield f"{self.label(column)}: {self._value(column, values)}"
            elif column.depth == 1 and len(values) == self.game.seats:
                pairs = zip(self.names, values, strict=True)
                shown = ", ".join(f"{name} {self._value(column, value)}" for name, value in pairs)
                yield f"{self.label(column)}: {shown}"
            elif column.depth == 1 and values:
                yield f"{self.label(column)}: {', '.join(self._value(column, v) for v in values)}"

    def _value(self, column: Column, value: int) -> str:
        if value == NOTHING:
            return "?" if column.seen != "all" else "–"
        return self.name(str(column.codec.write(value)))

    def places(self) -> dict[str, tuple[int, int]]:
        """By area its column and row: by their names if these tell it (b3, -1,2), else in a row."""
        letters = [re.fullmatch(r"([a-z])(\d+)", area) for area in self.areas]
        if all(letters):
            found = [(ord(m[1]), -int(m[2])) for m in letters if m]
        else:
            numbers = [re.fullmatch(r"(-?\d+),(-?\d+)", area) for area in self.areas]
            across = math.ceil(math.sqrt(len(self.areas))) or 1
            found = [(n % across, n // across) for n in range(len(self.areas))]
            if all(numbers):
                found = [(int(m[1]), int(m[2])) for m in numbers if m]
        left, top = (min((place[axis] for place in found), default=0) for axis in (0, 1))
        return {area: (x - left, y - top) for area, (x, y) in zip(self.areas, found, strict=True)}


def _with_owner(values: Any, depth: int) -> Iterator[tuple[int, int]]:  # Any: a column's values
    """The values of a column, each with the place in the (outer) list where it stands."""
    if depth == 0:
        yield NOTHING, values
    for owner, value in enumerate(values if depth else ()):
        yield from ((owner, one) for one in (value if depth == 2 else (value,)))


def areas_of(game: State) -> tuple[str, ...]:
    """All areas that options may touch, as far as codecs list them, and those offered now."""
    found: dict[str, None] = {}
    for kind in game.setup.game.option_classes:
        found.update(dict.fromkeys(kind.pointing.things("area")))
    for decision in game.decisions:
        for option in decision:
            anchors = (anchor for anchor in option.anchors() if anchor.kind == "area")
            found.update((anchor.name, None) for anchor in anchors)
    return tuple(found)


def draw_svg(game: State, code: str = "en", names: Sequence[str] = ()) -> str:
    """The areas with what lies on them, each a thing to point at; then all other columns."""
    sight = PlainSight(game, code, names)
    places = sight.places()
    across = 1 + max((x for x, _ in places.values()), default=-1)
    down = 1 + max((y for _, y in places.values()), default=-1)
    wide = max(across * CELL, LEAST) + 2 * EDGE
    lines = [part for line in sight.lines() for part in wrapped(line, (wide - 2 * EDGE) / 17)]
    high = down * CELL + len(lines) * LINE + 3 * EDGE
    left = (wide - across * CELL) / 2
    at = {area: (left + x * CELL, EDGE + y * CELL) for area, (x, y) in places.items()}
    frame = f'<rect class="frame" width="{wide}" height="{high}"/>'
    rows = [f"{down * CELL + 2 * EDGE + LINE * (n + 0.7):g}" for n in range(len(lines))]
    layers = (
        Layer("ground", (frame, *(_ground(sight, area, *place) for area, place in at.items()))),
        Layer(
            "pieces", (_piece(sight, lying, *at[area]) for area, lying in sight.lying()), UNHEARD
        ),
        Layer("areas", _areas(sight, at)),
        Layer(
            "lines",
            (
                f'<text class="line" font-size="17" x="{EDGE}" y="{y}">{escape(line)}</text>'
                for y, line in zip(rows, lines, strict=True)
            ),
        ),
    )
    title = text_of(sight.words, "game-title") or game.setup.game.name
    style = f"<style>{seat_colours(game.setup.game.face.liveries)}{_STYLE}</style><defs></defs>"
    return whole("plain", f"0 0 {wide} {high}", title, style, layers)


def _ground(sight: PlainSight, area: str, x: float, y: float) -> str:
    name = sight.name(area)
    size = fitted(name, CELL - 8, 13)
    return (
        f'<rect class="ground" x="{x:g}" y="{y:g}" width="{CELL}" height="{CELL}"/>'
        f'<text class="name" font-size="{size:g}" x="{x + CELL / 2:g}" y="{y + CELL - 5:g}">'
        f"{escape(name)}</text>"
    )


def _piece(sight: PlainSight, lying: Lying, x: float, y: float) -> str:
    look, name = lying
    look %= len(sight.game.setup.game.face.liveries)
    size = fitted(name, CELL - 34, 24)
    return (
        f'<g class="seat-{look}" transform="translate({x + CELL / 2:g} {y + CELL / 2 - 7:g})">'
        f'<circle r="{CELL / 2 - 12:g}"/><text font-size="{size:g}" y="{size * 0.35:g}">'
        f"{escape(name)}</text></g>"
    )


def _areas(sight: PlainSight, at: Mapping[str, tuple[float, float]]) -> Iterator[str]:
    here: dict[str, list[str]] = {}
    for area, (_, name) in sight.lying():
        here.setdefault(area, []).append(name)
    for area, (x, y) in at.items():
        label = ": ".join((sight.name(area), *here.get(area, ())))
        yield (
            f'<rect x="{x:g}" y="{y:g}" width="{CELL}" height="{CELL}"'
            f" {sight.hit(f'area:{area}')}{told(label)}</rect>"
        )


def draw_text(game: State, code: str = "en", names: Sequence[str] = ()) -> str:
    """The same for a terminal: a line a row of areas, the first letters of what lies there."""
    sight = PlainSight(game, code, names)
    places = sight.places()
    here = dict.fromkeys(places.values(), ".")
    meant: dict[str, str] = {}
    for area, (_, name) in sight.lying():
        letter = name[:1].upper()
        here[places[area]] = letter
        meant.setdefault(letter, name)
    rows = 1 + max((y for _, y in here), default=-1)
    across = 1 + max((x for x, _ in here), default=-1)
    grid = (" ".join(here.get((x, y), " ") for x in range(across)) for y in range(rows))
    legend = ", ".join(f"{letter} {name}" for letter, name in meant.items())
    return "\n".join((*grid, *((legend,) if legend else ()), *sight.lines()))
