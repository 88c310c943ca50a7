"""Where things stand in an area: its plate, its symbols, and figures, found once for each board."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from ragnatafl.drawing.outlines import Line, Point, is_inside, middle, to_edge
from ragnatafl.games.lords.face.map import SIZE
from ragnatafl.games.lords.rules.board import Board
from ragnatafl.games.lords.rules.places import RegionEntry, SeaEntry

_STEP: Final = 8
FIGURES: Final = 9
"""Spots in a region; more figures than that stand closer together."""
DRAKKARS: Final = 4
_NEED: Final = {"plate": 22.0, "monument": 33.0, "settlement": 23.0, "shrine": 24.0, "forge": 24.0}
"""Half the breadth of what always stands in a region."""


_NAME: Final = 13.0
"""Half the height of a line of a realm's name; there may be two."""
Thing = tuple[float, float, float]
"""Where something stands, and half its breadth."""


class Spots(NamedTuple):
    """Where things stand in a region."""

    plate: Point
    monument: Point
    settlement: Point
    shrine: Point
    forge: Point
    figures: tuple[Point, ...]


class SeaSpots(NamedTuple):
    name: Point
    drakkars: tuple[Point, ...]


class Found(NamedTuple):
    x: float
    y: float
    room: float
    """How far it is from the edge."""


@cache
def spots(board: Board) -> tuple[Spots, ...]:
    """By region."""
    names = [
        (x + dx, y - dy, _NAME)
        for x, y in realm_spots(board)
        for dy in (26, 48)
        for dx in (-84, -56, -28, 0, 28, 56, 84)
    ]
    return tuple(_spots(entry, names) for entry in board.entries)


@cache
def sea_spots(board: Board) -> tuple[SeaSpots, ...]:
    """By sea: its name where there is room for it, and its ships."""
    return tuple(map(_sea, board.sea_entries))


def _sea(entry: SeaEntry) -> SeaSpots:
    x, y = entry.centre
    free = [
        p
        for p in points_in(entry.outline, 2 * _STEP)
        if p.room > 22 and 44 < p.x < SIZE - 44 and 44 < p.y < SIZE - 36
    ]
    free.sort(key=lambda p: math.hypot(p.x - x, p.y - y) - min(p.room, 40) * 2)
    roomy = sorted(free, key=lambda p: p.room)[-60:]
    name = max(roomy, key=lambda p: _name_room(entry, p))
    taken: list[Point] = []
    for gap, off_name in ((64, 118), (50, 118), (50, 90), (34, 60)):
        for p in free:
            if (
                len(taken) < DRAKKARS
                and (abs(p.x - name.x) > off_name or abs(p.y - name.y) > 52)
                and all(math.hypot((p.x - a) * 0.85, p.y - b) >= gap for a, b in taken)
            ):
                taken.append((p.x, p.y))
    while len(taken) < DRAKKARS:
        taken.append((x + 24 * len(taken) - 36, y))
    return SeaSpots((name.x, name.y), tuple(taken))


def _name_room(entry: SeaEntry, p: Found) -> float:
    """How well a name of two lines fits round a point: on water, inside the frame."""
    corners = [(p.x + dx, p.y + dy) for dx in (-88, -44, 0, 44, 88) for dy in (-24, 24)]
    wet = sum(
        24 < x < SIZE - 24 and 20 < y < SIZE - 20 and is_inside(entry.outline, x, y)
        for x, y in corners
    )
    return wet * 20 + min(p.room, 40) - 0.04 * math.hypot(p.x - 500, p.y - 500)


@cache
def realm_spots(board: Board) -> tuple[Point, ...]:
    """The middle of each realm."""
    return tuple(middle(entry.outline) for entry in board.realm_entries)


def points_in(outline: Line, step: int = _STEP) -> list[Found]:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return [
        Found(x, y, to_edge(outline, x, y))
        for x in range(int(min(xs)), int(max(xs)), step)
        for y in range(int(min(ys)), int(max(ys)), step)
        if is_inside(outline, x, y)
    ]


def _spots(entry: RegionEntry, names: Sequence[Thing]) -> Spots:
    """Names of realms reach over their borders and stay free."""
    free = points_in(entry.outline)
    heart = middle(entry.outline)
    near = [name for name in names if to_edge(entry.outline, name[0], name[1]) < 60]
    taken: list[Thing] = [*near]
    placed: dict[str, Point] = dict.fromkeys(_NEED, heart)
    for what, is_here in (
        ("monument", bool(entry.monument)),
        ("plate", True),
        ("settlement", entry.settlement),
        ("shrine", entry.shrine),
        ("forge", entry.forge),
    ):
        if is_here:
            x, y = placed[what] = _best(free, taken, what, heart, entry.label)
            taken += ((x + dx, y, _NEED[what]) for dx in _across(what))
    x, y = placed["plate"]
    plate = [(x + dx, y, _NEED["plate"]) for dx in _across("plate")]
    legible = [*plate, *near]
    symbols = [thing for thing in taken if thing not in legible]
    return Spots(
        placed["plate"],
        placed["monument"],
        placed["settlement"],
        placed["shrine"],
        placed["forge"],
        tuple(_figures(free, symbols, legible, heart)),
    )


def _across(what: str) -> tuple[int, ...]:
    """A plate is as wide as two other things."""
    return (-18, 17) if what == "plate" else (0,)


def _best(
    free: Sequence[Found],
    taken: Sequence[Thing],
    what: str,
    heart: Point,
    label: Point,
) -> Point:
    """Near the rim, so that the middle stays free for figures; the plate where it is printed."""
    need = _NEED[what]
    rooms = {(p.x, p.y): p.room for p in free}

    def worth(p: Found) -> float:
        room = min(
            min(
                rooms.get((p.x + dx // _STEP * _STEP, p.y), -20.0) - need * 1.05,
                *(math.hypot(p.x + dx - x, p.y - y) - need - r for x, y, r in taken),
                99.0,
            )
            for dx in _across(what)
        )
        out = math.hypot(p.x - heart[0], p.y - heart[1])
        near = math.hypot(p.x - label[0], p.y - label[1])
        pull = -near * 0.25 + out * 0.1 if what == "plate" else min(out, 70) * 0.3
        return min(room, 1) * 4 + pull

    best = max(free, key=worth)
    return best.x, best.y


_PASSES: Final = (
    (19, 41, 12, 23), (15, 40, -2, 21), (11, 38, -18, 17), (8, 33, -60, 9), (6, 24, -60, -60),
)  # fmt: skip
"""How near figures come to the edge, each other, symbols, and plate and names, when it gets
crowded."""


def _figures(
    free: Sequence[Found],
    symbols: Sequence[Thing],
    legible: Sequence[Thing],
    heart: Point,
) -> list[Point]:
    """From the middle outwards; with too little room rather over symbols than over what is read."""
    found: list[Point] = []
    for room, gap, off_symbols, off_text in _PASSES:
        good = [
            p
            for p in free
            if p.room >= room and _is_off(p, symbols, off_symbols) and _is_off(p, legible, off_text)
        ]
        good.sort(key=lambda p: math.hypot(p.x - heart[0], p.y - heart[1]) - p.room * 0.6)
        for p in good:
            if len(found) < FIGURES and all(math.hypot(p.x - x, p.y - y) >= gap for x, y in found):
                found.append((p.x, p.y))
    while len(found) < FIGURES:
        found.append((heart[0] + len(found) * 5 - 20, heart[1]))
    return found


def _is_off(p: Found, things: Sequence[Thing], clear: float) -> bool:
    return all(math.hypot(p.x - x, p.y - y) >= r + clear for x, y, r in things)
