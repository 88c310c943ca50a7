"""The landscape of the map: sea, coast, lands, realms and the world tree; made once a board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

from ragnatafl.drawing.landscape import Thing, grown, shallows, strewn, waves
from ragnatafl.drawing.outlines import Line, Point, middle, smooth
from ragnatafl.games.lords.face.map import SIZE, shapes
from ragnatafl.games.lords.face.spots import Spots, realm_spots, spots
from ragnatafl.games.lords.rules.board import Board, RegionId

LAND_SIGNS: Final = ("raven", "horn", "oak", "bear", "wolf", "boar", "stag")
"""By land: its icon."""
GROWS: Final = (
    (("peak", "peak", "hill"), ("snow-pine", "snow-pine", "crag")),
    (("field", "field", "hill"), ("sheaf", "sheaf", "broadleaf")),
    (("hill", "broadleaf"), ("broadleaf", "broadleaf", "pine")),
    (("red-crag", "red-crag", "hill"), ("crag", "dead", "pine")),
    (("hill", "cairn", "standing"), ("heather", "heather", "heather", "pine")),
    (("bog", "bog", "hill"), ("stump", "dead", "pine")),
    (("standing", "hill", "cairn"), ("broadleaf", "crag", "broadleaf")),
)
"""By land: what large and what small things stand in its regions."""


@cache
def landscape(board: Board) -> str:
    """The map without anything that a game puts on it."""
    return "".join(
        (
            *_definitions(board),
            *_sea(board),
            *_land(board),
            *_realms(board),
            *_scenery(board),
            *_borders(board),
            *_tree(board),
            *(printed(board, region) for region in board.regions),
            *_frame(),
        )
    )


def _definitions(board: Board) -> Iterator[str]:
    """Outlines that are drawn more than once."""
    found = shapes(board)
    yield f'<defs><path id="lr-island" d="{found.island}"/>'
    yield f'<path id="lr-grove-edge" d="{found.tree}"/>'
    for name, outlines in (
        ("region", found.regions),
        ("water", found.seas),
        ("place", found.realms),
    ):
        for number, outline in enumerate(outlines):
            yield f'<path id="lr-{name}-{number}" d="{outline}"/>'
    yield (
        f'<clipPath id="lr-open"><rect x="16" y="16" width="{SIZE - 32}" height="{SIZE - 32}"/>'
        "</clipPath></defs>"
    )


def _sea(board: Board) -> Iterator[str]:
    drawn = "".join(waves(170, (8, 14), (SIZE - 50, SIZE - 10), random.Random(7)))
    yield f'<rect class="sea" width="{SIZE}" height="{SIZE}"/>'
    yield f'<path class="wave" d="{drawn}"/>'
    yield from shallows("lr-island", ((64, 0.16), (44, 0.26), (26, 0.4)))
    for width, opacity, dashes in ((19, 0.5, "26 14 9 18"), (11, 0.75, "40 9 14 12")):
        look = f'stroke-width="{width}" stroke-opacity="{opacity}" stroke-dasharray="{dashes}"'
        yield f'<use href="#lr-island" class="surf" {look}/>'
    yield f'<path class="deep" d="{shapes(board).depths}"/>'
    yield '<use href="#lr-island" class="cliff" y="7"/>'


def _land(board: Board) -> Iterator[str]:
    for region in board.regions:
        land = board.land_of[region]
        yield f'<use href="#lr-region-{region}" class="land-{land}"/>'
        yield f'<use href="#lr-region-{region}" class="print-{land}"/>'
    yield '<use href="#lr-island" fill="url(#lr-light)"/>'


def _realms(board: Board) -> Iterator[str]:
    for realm, entry in enumerate(board.realm_entries):
        yield f'<use href="#lr-place-{realm}" class="realm-{realm}"/>'
        yield f'<path class="realm-sign" d="{_strange(realm, entry.outline)}"/>'
        yield f'<use href="#lr-place-{realm}" class="realm-edge"/>'
        yield f'<use href="#lr-place-{realm}" class="realm-light"/>'
    yield '<use href="#lr-grove-edge" class="grove"/>'


STRANGE: Final = (
    "m0 0q-6-8 0-16 0 6 5 8 3-4 1-9 9 8 3 17z",
    "m0 0l6-9 7 4-2 8-8 2z",
    "m0-8v16m-7-12l14 8m0-8l-14 8",
    "m0 0q6-10 12 0-6 8-12 0z",
    "m0-8l2 6 6 2-6 2-2 6-2-6-6-2 6-2z",
    "m0 0l7-16 4 5 5-9 8 20z",
    "m-8 8v-14l4-5 4 5 4-5 4 5v14z",
)
"""By realm: flames, gems, frost, leaves, stars, crags, halls."""


def _strange(realm: int, outline: Line) -> str:
    """What is strewn over a realm."""
    feet = ((-12, -18), (24, -18), (6, 12))
    points = strewn(outline, 220, (25, 22), feet, random.Random(70 + realm))
    return "".join(f"M{x:.0f} {y:.0f}{STRANGE[realm]}" for x, y in points)


def _borders(board: Board) -> Iterator[str]:
    found = shapes(board)
    yield f'<path class="border-shade" stroke-width="14" d="{found.borders}{found.lands}"/>'
    yield f'<path class="border" d="{found.borders}"/>'
    yield f'<path class="land-border" d="{found.lands}"/>'
    yield f'<path class="land-light" d="{found.lands}"/>'
    yield '<use href="#lr-island" class="coastline"/>'


def _tree(board: Board) -> Iterator[str]:
    """Yggdrasil: glade, roots and crown; the wheel lies on its trunk."""
    x, y = middle(board.tree.outline)
    yield '<use href="#lr-grove-edge" class="realm-edge"/>'
    yield f'<use href="#lr-world-tree" transform="translate({x:.0f} {y:.0f})"/>'
    for realm, (to_x, to_y) in enumerate(realm_spots(board)):
        line: Line = _root((x, y), (to_x, to_y), realm)
        yield f'<path class="root" d="{smooth(line)}"/>'


def _root(start: Point, end: Point, seed: int) -> Line:
    """A root that feels its way from the tree to a realm."""
    rng = random.Random(seed)
    (x1, y1), (x2, y2) = start, end
    return tuple(
        (
            x1 + (x2 - x1) * part + rng.uniform(-9, 9),
            y1 + (y2 - y1) * part + rng.uniform(-9, 9),
        )
        for part in (0.36, 0.46, 0.56, 0.66, 0.74)
    )


def _scenery(board: Board) -> Iterator[str]:
    """The icon of its land in every region; trees and hills where nothing else will stand."""
    for region in board.regions:
        land = board.land_of[region]
        x, y = middle(board.entries[region].outline)
        yield (
            f'<use href="#lr-{LAND_SIGNS[land]}" class="chalk lr-fill-{land}"'
            f' transform="translate({x:.0f} {y:.0f}) scale(2.3)"/>'
        )
    rng = random.Random(23)
    plants: list[tuple[float, float, str]] = []
    for region in board.regions:
        outline: Line = board.entries[region].outline
        taken = _taken(board, region, spots(board)[region])
        large, small = GROWS[board.land_of[region]]
        plants += grown(outline, large, 60, 22.0, taken, rng)
        plants += grown(outline, small, 130, 10.0, taken, rng)
    for y, x, kind in sorted(plants):
        yield f'<use href="#lr-{kind}" x="{x:.0f}" y="{y:.0f}"/>'


def _taken(board: Board, region: int, here: Spots) -> list[Thing]:
    """What must stay free: middle, half width and half height."""
    entry = board.entries[region]
    shown = (
        (entry.settlement, here.settlement, 24.0),
        (entry.shrine, here.shrine, 24.0),
        (entry.forge, here.forge, 24.0),
        (bool(entry.monument), here.monument, 36.0),
    )
    return [
        (*here.plate, 36.0, 20.0),
        *((*spot, size, size * 0.9) for is_here, spot, size in shown if is_here),
        *((*spot, 9.0, 9.0) for spot in here.figures[:4]),
    ]


@cache
def printed(board: Board, region: RegionId) -> str:
    """What a region always has: settlement, forge, base of a monument, number and population."""
    entry, here = board.entries[region], spots(board)[region]
    parts = []
    if entry.settlement:
        parts.append(_standing("settlement", here.settlement))
    if entry.forge:
        parts.append(_standing("forge", here.forge))
    if entry.monument:
        parts.append(_standing("plinth", here.monument))
    return "".join((*parts, plate(here.plate, entry.id, entry.population)))


def _standing(what: str, at: Point) -> str:
    return f'<use href="#lr-{what}" x="{at[0]:.0f}" y="{at[1]:.0f}"/>'


def plate(at: Point, number: str, population: int) -> str:
    """The number of a region, and its population strength on a shield."""
    x, y = at
    return (
        f'<g transform="translate({x:.0f} {y:.0f})"><text class="plate-number" x="-20" y="10">'
        f'{number}</text><use href="#lr-base-0" class="shield" transform="translate(17 -1)'
        f' scale(.74)"/><text class="plate-strength" x="17" y="10">{population}</text></g>'
    )


def _frame() -> Iterator[str]:
    inner = SIZE - 16
    yield f'<rect class="rim" x="8" y="8" width="{inner}" height="{inner}"/>'
    yield f'<rect class="rim-line" x="16" y="16" width="{SIZE - 32}" height="{SIZE - 32}"/>'
