"""Figures as pieces: how they look, and where each of them stands.

Every figure keeps its id for life, so that it glides when it moves. Warriors have no names in the
game, only numbers in places: they are told apart by a fixed list of preferences, which changes as
little as possible when one of them moves.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from ragnatafl.drawing.figures import base_art
from ragnatafl.drawing.outlines import Point
from ragnatafl.games.bloodrage.face.map import HARBOURS, SPOTS, village_spots
from ragnatafl.games.bloodrage.rules.board import (
    FJORDS,
    OUTER_PROVINCES,
    PLACES,
    YGGDRASIL,
    PlaceId,
)
from ragnatafl.games.bloodrage.rules.figures import FIGURES, WARRIOR, WARRIORS, FigureId, figures_in
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of
from ragnatafl.kernel.seats import SEATS

MOST_WARRIORS: Final = WARRIORS
"""As many as a group can count."""


class Piece(NamedTuple):
    """A figure as it is drawn; of alike ones on a heap the uppermost tells their number."""

    name: str
    seat: int
    figure: FigureId
    x: float
    y: float
    size: float
    alike: int = 1


@cache
def figure_art(seat: int, figure: int) -> str:
    """Base and silhouette: the base tells the clan by shape and colour, the sign the figure."""
    size = 0.8 if seat == 2 else 0.94
    sign = f'<use href="#br-{FIGURES.ids[figure]}" transform="scale({size})"/>'
    return base_art("br", seat) + sign


@cache
def emblem(seat: int, size: float = 1.0) -> str:
    """The sign of a clan on its base."""
    base, inner = f'<use href="#br-base-{seat}"', 0.76 if seat == 2 else 0.95
    return (
        f'<g class="seat-{seat}" transform="scale({size:g})">{base} class="br-body"/>'
        f'<use href="#br-emblem-{seat}" transform="scale({inner})"/></g>'
    )


@cache
def count_badge(count: int) -> str:
    return (
        '<g transform="translate(-16 18)"><circle class="count" r="17"/>'
        f'<text class="count-text" y="11">{count}</text></g>'
    )


def draw_piece(piece: Piece) -> str:
    more = count_badge(piece.alike) if piece.alike > 1 else ""
    return (
        f'<g id="{piece.name}" class="seat-{piece.seat}" style="transform:translate('
        f'{piece.x:g}px,{piece.y:g}px) scale({piece.size:g})">'
        f"{figure_art(piece.seat, piece.figure)}{more}</g>"
    )


def on_map(game: BloodRage) -> Iterator[Piece]:
    """All figures that stand in provinces and fjords."""
    yield from _in_provinces(game)
    for number, fjord in enumerate(FJORDS):
        harbour = iter(HARBOURS[number])
        for seat in range(game.seats):
            for figure in figures_in(game.groups[seat][fjord]):
                x, y = next(harbour)
                yield Piece(_name(seat, figure), seat, figure, x, y, 1.0)
    for seat in range(game.seats):
        gathers = SPOTS[YGGDRASIL].villages[seat]
        crowd = len(figures_in(game.groups[seat][YGGDRASIL])) > 3
        yield from _row(game, seat, YGGDRASIL, gathers, 34 if crowd else 46, 0.98, centred=True)


def waiting(
    game: BloodRage, place: PlaceId, starts: Sequence[Point], step: float, size: float
) -> Iterator[Piece]:
    """All figures in the reserves or in Valhalla, whose rows begin at these points, by seat."""
    for seat in range(game.seats):
        yield from _row(game, seat, place, starts[seat], step, size)


def _in_provinces(game: BloodRage) -> Iterator[Piece]:
    """One figure a village."""
    villages = content_of(game).villages
    numbers = [_warriors_at(game, seat) for seat in range(game.seats)]
    for province in OUTER_PROVINCES:
        spots = iter(village_spots(province, villages[province]))
        for seat in range(game.seats):
            for figure in figures_in(game.groups[seat][province]):
                names = (
                    [_name(seat, figure, n) for n in numbers[seat][province]]
                    if figure == WARRIOR
                    else [_name(seat, figure)]
                )
                for name, (x, y) in zip(names, spots, strict=False):
                    yield Piece(name, seat, figure, x, y - 8, 0.96)


def _row(
    game: BloodRage,
    seat: int,
    place: int,
    start: Point,
    step: float,
    size: float,
    *,
    centred: bool = False,
) -> Iterator[Piece]:
    """Figures side by side, warriors on one heap."""
    kinds = figures_in(game.groups[seat][place])
    x, y = start
    left = x - step * (len(kinds) - 1) / 2 if centred else x
    for column, figure in enumerate(kinds):
        across = left + step * column
        if figure != WARRIOR:
            yield Piece(_name(seat, figure), seat, figure, across, y, size)
            continue
        heap = _warriors_at(game, seat)[place]
        for layer, number in enumerate(heap):
            up = min(layer, 3) * 2.5
            count = len(heap) if number == heap[-1] else 1
            yield Piece(_name(seat, figure, number), seat, figure, across, y - up, size, count)


def _name(seat: int, figure: FigureId, number: int = 0) -> str:
    which = f"-{number}" if number else ""
    return f"piece:{SEATS.write(seat)}-{FIGURES.write(figure)}{which}"


def _warriors_at(game: BloodRage, seat: int) -> tuple[tuple[int, ...], ...]:
    return _shared_out(tuple(group & WARRIORS for group in game.groups[seat]))


@cache
def _shared_out(counts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Which of the warriors are where: each wish is granted if warrior and place are still free."""
    left = list(counts)
    found: list[list[int]] = [[] for _ in counts]
    free = set(range(1, sum(counts) + 1))
    for number, place in _wishes():
        if left[place] and number in free:
            left[place] -= 1
            free.discard(number)
            found[place].append(number)
    return tuple(tuple(sorted(numbers)) for numbers in found)


@cache
def _wishes() -> tuple[tuple[int, int], ...]:
    pairs = [(n, place) for n in range(1, MOST_WARRIORS + 1) for place in range(len(PLACES))]
    random.Random(3).shuffle(pairs)
    return tuple(pairs)
