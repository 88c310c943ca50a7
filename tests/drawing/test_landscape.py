"""Lands and seas: nothing stands in another thing's way, and a map looks the same every time."""

from __future__ import annotations

import random
from typing import Final

from ragnatafl.drawing.landscape import Thing, grown, strewn, waves
from ragnatafl.drawing.outlines import is_inside, middle, to_edge

FIELD: Final = ((0.0, 0.0), (300.0, 20.0), (280.0, 200.0), (20.0, 180.0))


def test_small_things_keep_their_distance_and_their_feet_on_the_land() -> None:
    feet = ((-8.0, -8.0), (20.0, -8.0))
    points = strewn(FIELD, 300, (21, 13), feet, random.Random(1))

    assert len(points) > 20
    assert all(is_inside(FIELD, x + dx, y + dy) for x, y in points for dx, dy in feet)
    assert all(
        abs(x - a) > 21 or abs(y - b) > 13
        for place, (x, y) in enumerate(points)
        for a, b in points[:place]
    )


def test_trees_leave_the_village_free() -> None:
    village: Thing = (150.0, 100.0, 40.0, 30.0)
    taken = [village]

    trees = list(grown(FIELD, ("oak", "pine"), 400, 11.0, taken, random.Random(2)))

    assert {kind for _, _, kind in trees} == {"oak", "pine"}
    assert len(taken) == 1 + len(trees)
    assert all(abs(x - 150) >= 51 or abs(y - 8 - 100) >= 38 for y, x, _ in trees)


def test_a_sea_looks_the_same_every_time() -> None:
    one, other = (list(waves(9, (0, 0), (90, 90), random.Random(7))) for _ in range(2))

    assert one == other
    assert len(set(one)) == 9


def test_the_middle_of_a_land_is_farther_from_its_edge_than_a_corner() -> None:
    assert to_edge(FIELD, *middle(FIELD)) > 80 > to_edge(FIELD, 20, 20)
