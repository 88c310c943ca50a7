"""What the content says of places on the board: how they are drawn, and what is there."""

from __future__ import annotations

from ragnatafl.kernel.content import Entry

Point = tuple[int, int]


class PlaceEntry(Entry, frozen=True, kw_only=True):
    """Something drawn on the board."""

    centre: Point
    outline: tuple[Point, ...]


class RegionEntry(PlaceEntry, frozen=True, kw_only=True):
    population: int
    land: str
    settlement: bool
    shrine: bool
    forge: bool
    monument: str
    """The god whose monument stands here, or nothing."""
    adjacent: tuple[str, ...]
    seas: tuple[str, ...]
    realms: tuple[str, ...]
    yggdrasil: bool
    label: Point


class SeaEntry(PlaceEntry, frozen=True, kw_only=True):
    adjacent: tuple[str, ...]
