"""Where everything lies on the map: outlines of provinces and fjords, and the spots in them.

The island is a rounded rectangle in a frame, Yggdrasil an oval in its middle. Eight spokes part the
outer provinces; four of them end at a fjord that cuts in from the corner. All lines are bent by a
generator of fixed seed, each line once, so that neighbours share it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from ragnatafl.drawing.outlines import Line, Point, closed, smooth
from ragnatafl.games.bloodrage.rules.board import ALL_PROVINCES, YGGDRASIL

WIDTH, HEIGHT = 1000, 800
"""Of the map with the glory track around it."""
RIM: Final = 40
"""How broad the glory track is."""
CENTRE: Final = (500.0, 402.0)
_COAST: Final = (434.0, 336.0)
_HEART: Final = (172.0, 132.0)
_SQUARE: Final = 2.7
"""2 would make the coast an oval, more make it squarer."""
_TIP, _MOUTH = 0.53, 8.0
"""How far out on its diagonal a fjord ends, and half its breadth at the coast in degrees."""


class Spots(NamedTuple):
    """The middle of the name, of the token, of the sign of doom; and of each village."""

    name: Point
    token: Point
    doom: Point
    villages: tuple[Point, ...]


_TOP: Final = ((300, 168), (372, 166), (338, 228), (410, 230), (464, 268))
_SIDE: Final = ((136, 318), (206, 316), (276, 318), (172, 369), (242, 368))


def _spots(mirror_x: bool, mirror_y: bool, on_top: bool) -> Spots:
    """Spots of the upper left quarter, mirrored into the others."""

    def turned(x: float, y: float) -> Point:
        return (1000 - x if mirror_x else x, 804 - y if mirror_y else y)

    if on_top:
        return Spots(
            turned(392, 106), turned(452, 172), turned(238, 128), tuple(turned(*p) for p in _TOP)
        )
    return Spots(
        turned(204, 262), turned(332, 304), turned(160, 208), tuple(turned(*p) for p in _SIDE)
    )


SPOTS: Final = (
    _spots(False, False, True),
    _spots(True, False, True),
    _spots(True, False, False),
    _spots(True, True, False),
    _spots(True, True, True),
    _spots(False, True, True),
    _spots(False, True, False),
    _spots(False, False, False),
    Spots((500, 508), (500, 302), (500, 302), ((412, 372), (588, 372), (412, 446), (588, 446))),
)
"""By province, clockwise; in Yggdrasil the four 'villages' are where each clan gathers."""
HARBOURS: Final = (
    ((104, 92), (168, 84), (92, 150), (150, 140), (204, 176)),
    ((896, 92), (832, 84), (908, 150), (850, 140), (796, 176)),
    ((896, 712), (832, 720), (908, 654), (850, 664), (796, 628)),
    ((104, 712), (168, 720), (92, 654), (150, 664), (204, 628)),
)
"""By fjord (nw, ne, se, sw): where ships lie; there are never more than five in the game."""


def village_spots(province: int, count: int) -> list[Point]:
    """Where the villages of a province stand; a pack may have more of them than our own board."""
    spots = SPOTS[province].villages
    return [
        (spots[i % len(spots)][0], spots[i % len(spots)][1] + 24 * (i // len(spots)))
        for i in range(count)
    ]


def _out(degrees: float, size: Point, square: float) -> Point:
    """The point of a rounded rectangle in a direction, clockwise from above."""
    sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    x = math.copysign(abs(sine) ** (2 / square), sine) * size[0]
    y = -math.copysign(abs(cosine) ** (2 / square), cosine) * size[1]
    return (CENTRE[0] + x, CENTRE[1] + y)


def _bent(points: Sequence[Point], rough: float, rng: random.Random) -> Line:
    """The same line, all but its ends moved about a little."""
    first, *middle, last = points
    moved = [(x + rng.uniform(-rough, rough), y + rng.uniform(-rough, rough)) for x, y in middle]
    return (first, *moved, last)


def _between(start: Point, end: Point, parts: int) -> list[Point]:
    (x1, y1), (x2, y2) = start, end
    return [(x1 + (x2 - x1) * i / parts, y1 + (y2 - y1) * i / parts) for i in range(parts + 1)]


class _Lines(NamedTuple):
    heart: tuple[Line, ...]
    """By spoke: the edge of Yggdrasil from it to the next."""
    spokes: tuple[Line, ...]
    """From Yggdrasil to the coast, or to the tip of a fjord."""
    shores: tuple[tuple[Line, Line], ...]
    """By fjord, from its tip out: the shore before it and the shore after it, clockwise."""
    coast: tuple[Line, ...]
    """By spoke: the coast from it to the next."""


def _draw_lines() -> _Lines:
    rng = random.Random(11)
    corners = [_out(45 * spoke + rng.uniform(-3, 3), _HEART, 2.3) for spoke in range(8)]
    heart, spokes, shores, coast = [], [], [], []
    for spoke in range(8):
        start, end = 45.0 * spoke, 45.0 * (spoke + 1)
        inner = [_out(start + 45 * i / 4, _HEART, 2.3) for i in range(1, 4)]
        heart.append(_bent([corners[spoke], *inner, corners[(spoke + 1) % 8]], 6, rng))
        far = _out(start, _COAST, _SQUARE)
        if spoke % 2:
            far = (CENTRE[0] + _TIP * _sign(far[0], 0) * _COAST[0],
                   CENTRE[1] + _TIP * _sign(far[1], 1) * _COAST[1])  # fmt: skip
            sides = []
            for side in (-_MOUTH, _MOUTH):
                mouth = _out(start + side, _COAST, _SQUARE)
                sides.append(_bent(_between(far, mouth, 7), 6, rng))
            shores.append((sides[0], sides[1]))
        spokes.append(_bent(_between(corners[spoke], far, 4 if spoke % 2 else 6), 9, rng))
        a = start + (_MOUTH if spoke % 2 else 0)
        b = end - (0 if spoke % 2 else _MOUTH)
        shore = [_out(a + (b - a) * i / 18, _COAST, _SQUARE) for i in range(19)]
        coast.append(_bent(shore, 9, rng))
    return _Lines(tuple(heart), tuple(spokes), tuple(shores), tuple(coast))


def _sign(value: float, axis: int) -> float:
    return math.copysign(1.0, value - CENTRE[axis])


def _sides(province: int) -> tuple[Line, ...]:
    """The lines round a province, one after the other, clockwise."""
    if province == YGGDRASIL:
        return LINES.heart
    spoke = (province + 7) % 8  # the spoke on the left of Myrkulor is that of the north-west
    after = (spoke + 1) % 8
    left: tuple[Line, ...] = (LINES.spokes[spoke],)
    right: tuple[Line, ...] = (LINES.spokes[after][::-1],)
    if spoke % 2:
        left = (*left, LINES.shores[spoke // 2][1])
    else:
        right = (LINES.shores[after // 2][0][::-1], *right)
    return (*left, LINES.coast[spoke], *right, LINES.heart[spoke][::-1])


def _fjord(number: int) -> tuple[Line, ...]:
    """The water between two shores, out to the corner of the frame."""
    before, after = LINES.shores[FJORD_SPOKES[number] // 2]
    x = RIM if number in (0, 3) else WIDTH - RIM
    y = RIM if number in (0, 1) else HEIGHT - RIM
    sea: list[Point] = [before[-1]]
    if number in (0, 2):
        sea += [(x, before[-1][1]), (x, y), (after[-1][0], y), after[-1]]
    else:
        sea += [(before[-1][0], y), (x, y), (x, after[-1][1]), after[-1]]
    return (before, tuple(sea), after[::-1])


def _polygon(fjord: Sequence[Line]) -> str:
    """Shores are curves, the rest runs straight."""
    before, sea, after = fjord
    straight = "".join(f"L{x:.0f} {y:.0f}" for x, y in sea[1:])
    return smooth(before) + straight + smooth(after, start=False) + "Z"


LINES: Final = _draw_lines()
FJORD_SPOKES: Final = (7, 1, 3, 5)
OUTLINES: Final = tuple(closed(_sides(province)) for province in ALL_PROVINCES)
"""By province: its edge, as the data of a path."""
FJORD_OUTLINES: Final = tuple(_polygon(_fjord(number)) for number in range(4))
POLYGONS: Final = tuple(
    tuple(point for side in _sides(province) for point in side[:-1]) for province in ALL_PROVINCES
)
ISLAND: Final = closed(
    tuple(
        line
        for spoke in range(8)
        for line in (
            (LINES.coast[spoke],)
            if spoke % 2
            else (
                LINES.coast[spoke],
                LINES.shores[spoke // 2][0][::-1],
                LINES.shores[spoke // 2][1],
            )
        )
    )
)
"""The coast, in and out of all fjords."""


def track_cell(glory: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of a space of the glory track, clockwise from the left above."""
    across, down = 28, 22
    wide, high = WIDTH / across, (HEIGHT - 2 * RIM) / down
    place = glory % 100
    if place < across:
        return (place * wide, 0, wide, RIM)
    place -= across
    if place < down:
        return (WIDTH - RIM, RIM + place * high, RIM, high)
    place -= down
    if place < across:
        return (WIDTH - (place + 1) * wide, HEIGHT - RIM, wide, RIM)
    place -= across
    return (0, HEIGHT - RIM - (place + 1) * high, RIM, high)
