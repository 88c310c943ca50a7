"""LOR-2: the island: regions, lands, seas, realms and the world tree, and what borders on what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NewType

from ragnatafl.kernel.codecs import BadInput, Names, did_you_mean, set_of, spelt
from ragnatafl.kernel.content import Entry, entries_of, same_ids
from ragnatafl.kernel.shelf import Table

RegionId = NewType("RegionId", int)
SeaId = NewType("SeaId", int)
RealmId = NewType("RealmId", int)
LandId = NewType("LandId", int)
GodId = NewType("GodId", int)
RegionSet = NewType("RegionSet", int)
"""Regions as a bit mask."""

REGIONS: Final = spelt(RegionId, Names("region", tuple(str(n) for n in range(1, 22))))
"""LOR-2.1.1: numbered as on the board; on the side for 2 players there are 16 of them."""
REGION_SET: Final = spelt(RegionSet, set_of(REGIONS))
SEAS: Final = spelt(SeaId, Names("sea", tuple(f"s{number}" for number in range(1, 7))))
LANDS: Final = spelt(LandId, Names("land", tuple(f"l{number}" for number in range(1, 7))))
REALMS: Final = spelt(
    RealmId,
    Names("realm", ("muspelheim", "svartalfheim", "niflheim", "vanaheim", "alfheim", "jotunheim")),
)
"""Clockwise round the wheel."""
ALL_REALMS: Final = tuple(map(RealmId, range(len(REALMS))))
GODS: Final = spelt(GodId, Names("god", ("odin", "thor", "freya")))
ALL_GODS: Final = tuple(map(GodId, range(len(GODS))))
NO_REGION: Final = RegionId(-1)
NO_SEA: Final = SeaId(-1)

Point = tuple[int, int]
SIZES: Final = {"board_small.toml": 16, "board_large.toml": 21}
"""LOR-2.1.1: how many regions each side has."""
FORGES: Final = {16: 4, 21: 6}
"""LOR-7.3: and how many forges, by the number of regions."""


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


def regions_in(mask: int) -> Iterator[RegionId]:
    """The regions of a set, lowest number first."""
    while mask:
        lowest = mask & -mask
        yield RegionId(lowest.bit_length() - 1)
        mask ^= lowest


def region_set(regions: Iterable[RegionId]) -> RegionSet:
    """
    >>> REGION_SET.write(region_set([RegionId(0), RegionId(2)]))
    '1 3'
    """
    return RegionSet(sum(1 << region for region in regions))


class Board:
    """One side of the board; loaded once and never changed."""

    def __init__(self, file: str, tables: Mapping[str, Table]) -> None:
        regions = entries_of(tables, file, "region", RegionEntry)
        seas = entries_of(tables, file, "sea", SeaEntry)
        realms = entries_of(tables, file, "realm", PlaceEntry)
        trees = entries_of(tables, file, "tree", PlaceEntry)
        same_ids(file, regions, Names("region", REGIONS.ids[: SIZES[file]]))
        same_ids(file, seas, Names("sea", SEAS.ids[: len(seas)]))
        same_ids(file, realms, REALMS)
        same_ids(file, trees, Names("tree", ("yggdrasil",)))
        if faults := [f"{file}: {fault}" for fault in _faults(regions, seas)]:
            raise BadInput(*faults)

        self.entries = regions
        self.sea_entries = seas
        self.realm_entries = realms
        self.tree = trees[0]
        self.regions = tuple(map(RegionId, range(len(regions))))
        self.seas = tuple(map(SeaId, range(len(seas))))
        self.adjacent = tuple(_regions(entry.adjacent) for entry in regions)
        self.adjacent_set = tuple(map(region_set, self.adjacent))
        self.seas_of = tuple(tuple(SeaId(SEAS.read(s)) for s in entry.seas) for entry in regions)
        self.realms_of = tuple(
            tuple(RealmId(REALMS.read(r)) for r in entry.realms) for entry in regions
        )
        self.population = tuple(entry.population for entry in regions)
        self.land_of = tuple(LandId(LANDS.read(entry.land)) for entry in regions)
        self.lands = tuple(
            RegionSet(sum(1 << r for r in self.regions if self.land_of[r] == land))
            for land in range(max(self.land_of) + 1)
        )
        """LOR-2.2: the regions of each land."""
        self.settlements = _marked([entry.settlement for entry in regions])
        self.shrines = _marked([entry.shrine for entry in regions])
        self.forges = _marked([entry.forge for entry in regions])
        self.ring = _marked([entry.yggdrasil for entry in regions])
        """The regions adjacent to Yggdrasil (LOR-1.5.6)."""
        self.monument = tuple(
            next(r for r in self.regions if regions[r].monument == god) for god in GODS.ids
        )
        """LOR-2.4: the region of each god's monument."""
        self.god_in = tuple(
            GodId(GODS.read(entry.monument)) if entry.monument else GodId(-1) for entry in regions
        )
        self.sea_adjacent = tuple(tuple(SeaId(SEAS.read(s)) for s in sea.adjacent) for sea in seas)
        self.coast = tuple(
            tuple(r for r in self.regions if sea in self.seas_of[r]) for sea in self.seas
        )
        """The regions adjacent to each sea."""
        self.distance = tuple(_distances(region, self.adjacent) for region in self.regions)
        """By region and region: the least number of moves over borders."""


def _distances(start: RegionId, adjacent: tuple[tuple[RegionId, ...], ...]) -> tuple[int, ...]:
    found, edge = {start: 0}, [start]
    while edge:
        edge = [n for region in edge for n in adjacent[region] if n not in found]
        moves = max(found.values()) + 1
        found.update(dict.fromkeys(edge, moves))
    return tuple(found.get(region, -1) for region in map(RegionId, range(len(adjacent))))


def _regions(names: tuple[str, ...]) -> tuple[RegionId, ...]:
    return tuple(sorted(RegionId(REGIONS.read(name)) for name in names))


def _marked(marks: list[bool]) -> RegionSet:
    return RegionSet(sum(1 << region for region, mark in enumerate(marks) if mark))


def _faults(regions: tuple[RegionEntry, ...], seas: tuple[SeaEntry, ...]) -> Iterator[str]:
    """LOR-2.1 to LOR-2.4: borders go both ways, lands have 3 or 4 regions, gods one monument."""
    by_id = {entry.id: entry for entry in regions}
    sea_ids = tuple(sea.id for sea in seas)
    for entry in regions:
        if not 1 <= entry.population <= 9:
            yield f"{entry.id}: population must be 1 to 9, not {entry.population}"
        for kind, names, known in (
            ("land", (entry.land,), LANDS.ids), ("sea", entry.seas, sea_ids),
            ("realm", entry.realms, REALMS.ids), ("region", entry.adjacent, tuple(by_id)),
            ("god", filter(None, (entry.monument,)), GODS.ids),
        ):  # fmt: skip
            for name in names:
                if name not in known:
                    right = did_you_mean(name, known)
                    yield f"{entry.id}: unknown {kind} '{name}', {right}"
        for other in entry.adjacent:
            if other in by_id and (entry.id not in by_id[other].adjacent or other == entry.id):
                yield f"{entry.id}: must border on '{other}' both ways"
        if not (entry.monument or entry.settlement or entry.shrine or entry.forge):
            yield f"{entry.id}: a region has one symbol at least (LOR-2.3)"
    for land in sorted({entry.land for entry in regions}):
        size = sum(entry.land == land for entry in regions)
        if size not in (3, 4):
            yield f"{land}: a land has 3 or 4 regions, not {size} (LOR-2.2)"
    forges = sum(entry.forge for entry in regions)
    if forges != FORGES[len(regions)]:
        yield f"there must be {FORGES[len(regions)]} forges, not {forges} (LOR-7.3)"
    if sorted(entry.monument for entry in regions if entry.monument) != sorted(GODS.ids):
        yield "each god must have one monument (LOR-2.4)"
    by_sea = {sea.id: sea for sea in seas}
    for sea in seas:
        for other in sea.adjacent:
            if other not in by_sea or sea.id not in by_sea[other].adjacent:
                yield f"{sea.id}: must border on '{other}' both ways"
    reached, frontier = {regions[0].id}, [regions[0].id]
    while frontier:
        for other in by_id[frontier.pop()].adjacent:
            if other in by_id and other not in reached:
                reached.add(other)
                frontier.append(other)
    if len(reached) != len(regions):
        yield "every region must be reached from every other over borders"
