"""Where everything lies on the map: natural outlines made from the board's polygons.

The polygons tile the canvas, two neighbours sharing whole edges. Every edge is bent once, by a
generator that its two ends seed, so that both neighbours follow the same line: a shore more than
a border, the edge of the picture not at all.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from ragnatafl.drawing.outlines import Line, closed, smooth
from ragnatafl.games.lords.rules.board import Board
from ragnatafl.games.lords.rules.places import Point as Corner

Edge = tuple[Corner, Corner]
Kind = Literal["frame", "deep", "coast", "land", "border", "realm", "tree"]
"""What an edge parts: the picture's rim, seas, sea and island, lands, regions of one land, realms,
the world tree."""

SIZE: Final = 1000
_BEND: Final[dict[Kind, tuple[float, float]]] = {
    "deep": (34, 0.07), "coast": (11, 0.15), "land": (17, 0.1), "border": (20, 0.09),
    "realm": (15, 0.1), "tree": (16, 0.07),
}  # fmt: skip
"""How far apart the points of a bent line are, and how much it bends."""


class Shapes(NamedTuple):
    """The lines of one side of the board, as data of paths."""

    regions: tuple[str, ...]
    seas: tuple[str, ...]
    realms: tuple[str, ...]
    tree: str
    island: str
    lands: str
    """Borders between lands."""
    borders: str
    """Borders between regions of one land."""
    depths: str
    """Borders between seas."""


@cache
def shapes(board: Board) -> Shapes:
    outlines = (
        *(("region", number, entry.outline) for number, entry in enumerate(board.entries)),
        *(("sea", number, entry.outline) for number, entry in enumerate(board.sea_entries)),
        *(("realm", number, entry.outline) for number, entry in enumerate(board.realm_entries)),
        ("tree", 0, board.tree.outline),
    )
    sides: dict[Edge, list[tuple[str, int]]] = {}
    for what, number, outline in outlines:
        for edge in _edges(outline):
            sides.setdefault(_sorted(edge), []).append((what, number))
    kinds = {edge: _kind(board, parts) for edge, parts in sides.items()}
    bent = {edge: _bent(edge, kind) for edge, kind in kinds.items()}

    def line(edge: Edge) -> Line:
        if edge in bent:
            return bent[edge]
        return bent[_sorted(edge)][::-1] if _sorted(edge) in bent else edge

    def outlined(outline: Sequence[Corner]) -> str:
        return closed([line(edge) for edge in _edges(outline)])

    def drawn(*wanted: Kind) -> str:
        return "".join(smooth(bent[edge]) for edge, kind in kinds.items() if kind in wanted)

    coast = [edge for edge, kind in kinds.items() if kind == "coast"]
    return Shapes(
        regions=tuple(outlined(entry.outline) for entry in board.entries),
        seas=tuple(outlined(entry.outline) for entry in board.sea_entries),
        realms=tuple(outlined(entry.outline) for entry in board.realm_entries),
        tree=outlined(board.tree.outline),
        island="".join(outlined(loop) for loop in _loops(coast)),
        lands=drawn("land"),
        borders=drawn("border"),
        depths=drawn("deep"),
    )


def _edges(outline: Sequence[Corner]) -> Iterable[Edge]:
    return pairwise((*outline, outline[0]))


def _sorted(edge: Edge) -> Edge:
    return (min(edge), max(edge))


def _kind(board: Board, parts: list[tuple[str, int]]) -> Kind:
    names = sorted(what for what, _ in parts)
    if len(names) == 1:
        return "frame"
    if names == ["sea", "sea"]:
        return "deep"
    if "sea" in names:
        return "coast"
    if "tree" in names:
        return "tree"
    if "realm" in names:
        return "realm"
    one, other = (board.land_of[number] for _, number in parts)
    return "border" if one == other else "land"


def _bent(edge: Edge, kind: Kind) -> Line:
    """An edge as a crooked line: its middle is pushed aside, then the middles of its halves."""
    (x1, y1), (x2, y2) = edge
    if kind == "frame":
        return ((x1, y1), (x2, y2))
    step, rough = _BEND[kind]
    rng = random.Random(f"{x1} {y1} {x2} {y2}")
    length = math.hypot(x2 - x1, y2 - y1)
    aside = [0.0, 0.0]
    span = length
    while span > step:
        finer = [aside[0]]
        for before, after in pairwise(aside):
            push = rng.uniform(-1, 1) * min(span * rough * 1.6, 11)
            finer += ((before + after) / 2 + push, after)
        aside, span = finer, span / 2
    parts = len(aside) - 1
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    return tuple(
        (x1 + (x2 - x1) * i / parts - dy * push, y1 + (y2 - y1) * i / parts + dx * push)
        for i, push in enumerate(aside)
    )


def _loops(edges: Iterable[Edge]) -> Iterable[list[Corner]]:
    """Edges joined to closed rounds."""
    meets: dict[Corner, list[Corner]] = {}
    for one, other in edges:
        meets.setdefault(one, []).append(other)
        meets.setdefault(other, []).append(one)
    while meets:
        loop = [next(iter(meets))]
        while meets.get(loop[-1]):
            after = meets[loop[-1]].pop()
            meets[after].remove(loop[-1])
            loop.append(after)
        for corner in loop:
            meets.pop(corner, None)
        yield loop[:-1]
