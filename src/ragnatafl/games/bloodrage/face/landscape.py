"""The landscape of the map: sea, coast, hills, woods and the world tree; made once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

from ragnatafl.drawing.landscape import Thing, grown, shallows, strewn, waves
from ragnatafl.drawing.outlines import Point, mean, smooth
from ragnatafl.games.bloodrage.face.map import (
    CENTRE,
    HEIGHT,
    ISLAND,
    LINES,
    OUTLINES,
    POLYGONS,
    RIM,
    SPOTS,
    WIDTH,
    track_cell,
    village_spots,
)
from ragnatafl.games.bloodrage.rules.board import ALL_PROVINCES, OUTER_PROVINCES

GROWS: Final = (
    (("br-peak", "br-hill-0", "br-field"), ("br-oak", "br-oak", "br-pine", "br-sheaf")),
    (("br-ice-peak", "br-ice-peak", "br-hill-1"), ("br-snow-pine",) * 6 + ("br-drift",)),
    (("br-crag", "br-hill-2", "br-stones"), ("br-birch", "br-birch", "br-pine", "br-mist")),
    ((), ()),
)
"""By region: what large and what small things stand in its provinces."""
TUFTS: Final = ("m0 0l2-7m2 7v-8m4 8l-2-7", "m0 0l7-5 5 5 7-5", "m0 0h12m-7 5h8", "m0 0q4-8 8 0")
"""By region: the small strokes on its ground."""


@cache
def landscape(regions: tuple[int, ...], villages: tuple[int, ...]) -> str:
    """The map without anything that a game puts on it, for these regions and village counts."""
    return "".join(
        (
            *_shapes(),
            *_sea(),
            *_land(regions),
            *_scenery(regions, villages),
            *_borders(),
            *_houses(villages),
            *_frame(),
        )
    )


def _shapes() -> Iterator[str]:
    """Outlines that are drawn more than once."""
    yield f'<defs><path id="br-island" d="{ISLAND}"/>'
    for province, outline in enumerate(OUTLINES):
        yield f'<path id="br-province-{province}" d="{outline}"/>'
    yield "</defs>"


def _sea() -> Iterator[str]:
    corner, opposite = (RIM, RIM + 8), (WIDTH - RIM - 40, HEIGHT - RIM - 8)
    yield f'<rect class="sea" width="{WIDTH}" height="{HEIGHT}"/>'
    for wave in waves(190, corner, opposite, random.Random(5)):
        yield f'<path class="wave" d="{wave}"/>'
    yield from shallows("br-island", ((44, 0.28), (28, 0.4), (14, 0.65)))
    yield '<use href="#br-island" class="cliff" y="7"/>'


def _land(regions: tuple[int, ...]) -> Iterator[str]:
    for province in ALL_PROVINCES:
        region = regions[province]
        yield f'<use href="#br-province-{province}" class="land-{region}"/>'
        if province % 2:
            yield f'<use href="#br-province-{province}" class="dim"/>'
        yield f'<path class="br-grass-{region}" d="{_tufts(province, TUFTS[region])}"/>'
    yield '<use href="#br-island" fill="url(#br-light)"/>'
    x, y = CENTRE
    yield f'<ellipse fill="url(#br-glow)" cx="{x:g}" cy="{y - 20:g}" rx="165" ry="125"/>'


def _tufts(province: int, tuft: str) -> str:
    """Strokes strewn over a province, not too near to each other."""
    feet = ((-8, -8), (20, -8), (8, 8))
    points = strewn(POLYGONS[province], 330, (21, 13), feet, random.Random(50 + province))
    return "".join(f"M{x:.0f} {y:.0f}{tuft}" for x, y in points)


def _borders() -> Iterator[str]:
    lines = "".join(smooth(line) for line in (*LINES.heart, *LINES.spokes))
    yield f'<path class="border-shade" stroke-width="30" d="{lines}"/>'
    yield f'<path class="border-shade" stroke-width="12" d="{lines}"/>'
    yield f'<path class="border" d="{lines}"/>'
    yield '<use href="#br-island" class="coastline"/>'


def _scenery(regions: tuple[int, ...], villages: tuple[int, ...]) -> Iterator[str]:
    """Trees, hills and peaks where nothing else will stand, from the back to the front."""
    rng = random.Random(23)
    plants: list[tuple[float, float, str]] = []
    for province in OUTER_PROVINCES:
        taken = _taken(province, villages[province])
        large, small = GROWS[regions[province]]
        plants += grown(POLYGONS[province], large, 240, 23.0, taken, rng)
        plants += grown(POLYGONS[province], small, 420, 11.0, taken, rng)
    for y, x, kind in sorted(plants):
        yield f'<use href="#{kind}" x="{x:.0f}" y="{y:.0f}"/>'
    for x, y in ((352, 398), (650, 402), (424, 294), (576, 290), (404, 500), (596, 500)):
        yield f'<use href="#br-stones" x="{x}" y="{y}"/>'
    middle = f"translate({CENTRE[0]:g} {CENTRE[1] - 6:g}) scale(1.12)"
    yield f'<use href="#br-tree" transform="{middle}"/>'


def _taken(province: int, villages: int) -> list[Thing]:
    """What must stay free: middle, half width and half height."""
    spots = SPOTS[province]
    return [
        (*spots.name, 92.0, 14.0),
        (*spots.token, 26.0, 24.0),
        (*spots.doom, 20.0, 18.0),
        *((x, y, 24.0, 20.0) for x, y in village_spots(province, villages)),
    ]


def _houses(villages: tuple[int, ...]) -> Iterator[str]:
    for province in OUTER_PROVINCES:
        for x, y in village_spots(province, villages[province]):
            yield f'<use href="#br-house" x="{x}" y="{y}"/>'


def _frame() -> Iterator[str]:
    """The glory track: a hundred spaces round the map, from the left above clockwise."""
    inner = f"M{RIM} {RIM}V{HEIGHT - RIM}H{WIDTH - RIM}V{RIM}z"
    yield f'<path class="frame" d="M0 0H{WIDTH}V{HEIGHT}H0z{inner}"/>'
    for glory in range(100):
        x, y, wide, high = track_cell(glory)
        more = " track-ten" if glory % 10 == 0 else ""
        yield f'<rect class="track{more}" x="{x + 1.5:.1f}" y="{y + 1.5:.1f}" rx="3"'
        yield f' width="{wide - 3:.1f}" height="{high - 3:.1f}"/>'
        if glory % 10 == 0:
            yield f'<text class="track-text" x="{x + wide / 2:.0f}" y="{y + high / 2 + 10:.0f}">'
            yield f"{glory}</text>"
    yield f'<path class="frame-edge" d="{inner}"/>'


@cache
def cracks(province: int) -> tuple[str, ...]:
    """Jagged lines through a province that is destroyed."""
    rng = random.Random(100 + province)
    x, y = mean(POLYGONS[province])
    lines = []
    for arm in range(5):
        corner = POLYGONS[province][(arm * len(POLYGONS[province])) // 5]
        line: list[Point] = [(x, y)]
        for part in (0.3, 0.6, 0.85):
            at_x, at_y = x + (corner[0] - x) * part, y + (corner[1] - y) * part
            line.append((at_x + rng.uniform(-16, 16), at_y + rng.uniform(-14, 14)))
        lines.append("M" + "L".join(f"{a:.0f} {b:.0f}" for a, b in line))
    return tuple(lines)
