"""LOR-2: the island: regions, lands, seas, realms and the world tree, and what borders on what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NewType, TypeVar

from ragnatafl.games.lords.rules.places import PlaceEntry, RegionEntry, SeaEntry
from ragnatafl.kernel.codecs import Names, set_of, spelt

RegionId = NewType("RegionId", int)
SeaId = NewType("SeaId", int)
RealmId = NewType("RealmId", int)
LandId = NewType("LandId", int)
GodId = NewType("GodId", int)
P = TypeVar("P", RegionId, SeaId)
RegionSet = NewType("RegionSet", int)
"""Regions as a bit mask."""

REGIONS: Final = spelt(RegionId, Names("region", tuple(str(n) for n in range(1, 22))))
"""LOR-2.1.1: numbered as on the board; on the side for 2 players there are 16 of them."""
REGION_SET: Final = spelt(RegionSet, set_of(REGIONS))
SEAS: Final = spelt(SeaId, Names("sea", tuple(f"s{number}" for number in range(1, 7))))
LANDS: Final = spelt(LandId, Names("land", tuple(f"l{number}" for number in range(1, 8))))
REALMS: Final = spelt(
    RealmId,
    Names(
        "realm",
        ("muspelheim", "svartalfheim", "niflheim", "vanaheim", "alfheim", "jotunheim", "asgard"),
    ),
)
"""Clockwise round the wheel; Asgard comes only with a pack: `LordsContent.realms` are there."""
ASGARD: Final = RealmId(6)
GODS: Final = spelt(GodId, Names("god", ("odin", "thor", "freya", "hel", "heimdall")))
"""The last two come only with a pack: `LordsContent.gods` are there."""
NO_REGION: Final = RegionId(-1)
NO_SEA: Final = SeaId(-1)


def regions_in(mask: int) -> list[RegionId]:
    """The regions of a set, lowest number first."""
    found: list[RegionId] = []
    while mask:
        lowest = mask & -mask
        found.append(RegionId(lowest.bit_length() - 1))
        mask ^= lowest
    return found


def region_set(regions: Iterable[RegionId]) -> RegionSet:
    """
    >>> REGION_SET.write(region_set([RegionId(0), RegionId(2)]))
    '1 3'
    """
    found = 0
    for region in regions:
        found |= 1 << region
    return RegionSet(found)


class Board:
    """One side of the board; loaded once and never changed."""

    def __init__(
        self,
        regions: tuple[RegionEntry, ...],
        seas: tuple[SeaEntry, ...],
        realms: tuple[PlaceEntry, ...],
        tree: PlaceEntry,
    ) -> None:
        self.entries = regions
        self.sea_entries = seas
        self.realm_entries = realms
        self.tree = tree
        self.regions = tuple(map(RegionId, range(len(regions))))
        self.seas = tuple(map(SeaId, range(len(seas))))
        self.adjacent = tuple(_regions(entry.adjacent) for entry in regions)
        self.adjacent_set = tuple(map(region_set, self.adjacent))
        self.seas_of = tuple(tuple(SeaId(SEAS.read(s)) for s in entry.seas) for entry in regions)
        self.realms_of = tuple(
            tuple(RealmId(REALMS.read(r)) for r in entry.realms) for entry in regions
        )
        self.realms_near = tuple(
            tuple(
                sorted({realm for near in (r, *self.adjacent[r]) for realm in self.realms_of[near]})
            )
            for r in self.regions
        )
        """By region: the realms that border on it, or on a region beside it."""
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
        self.monuments = _marked([bool(entry.monument) for entry in regions])
        self.god_in = tuple(
            GodId(GODS.read(entry.monument)) if entry.monument else GodId(-1) for entry in regions
        )
        self.monument = tuple(
            next((r for r in self.regions if self.god_in[r] == god), NO_REGION)
            for god in range(max(self.god_in) + 1)
        )
        """LOR-2.4: the region of each god's monument; NO_REGION for who is not there."""
        self.sea_adjacent = tuple(tuple(SeaId(SEAS.read(s)) for s in sea.adjacent) for sea in seas)
        self.coast = tuple(
            tuple(r for r in self.regions if sea in self.seas_of[r]) for sea in self.seas
        )
        """The regions adjacent to each sea."""
        self.coast_set = tuple(map(region_set, self.coast))
        self.moves = tuple(_moves(self, sea) for sea in (*self.seas, NO_SEA))
        """LOR-2.8.3: by sea of the drakkar and region: where one move leads; NO_SEA is the last."""
        self.walks = tuple(_within(moves) for moves in self.moves)
        """LOR-8.2.1: by sea and region: where 0, 1, 2 and more moves lead, but to the region."""
        self.voyages = _within(self.sea_adjacent)
        """LOR-6.5.1: by sea: where a drakkar comes to with 0, 1, 2 and more moves, but there."""
        self.distance = tuple(_distances(region, self.adjacent) for region in self.regions)
        """By region and region: the least number of moves over borders."""
        self.away = tuple(map(_by_distance, self.distance))
        """By region and number of moves: the regions which are so far away."""

    def moves_to(self, region: RegionId, regions: RegionSet) -> int:
        """The least number of moves over borders to one of these regions; 0 if there are none."""
        for moves, ring in enumerate(self.away[region]):
            if ring & regions:
                return moves
        return 0


def _moves(board: Board, sea: SeaId) -> tuple[tuple[RegionId, ...], ...]:
    coast = board.coast_set[sea] if sea >= 0 else 0
    return tuple(
        tuple(regions_in((near | coast) & ~(1 << region))) if coast >> region & 1 else adjacent
        for region, (near, adjacent) in enumerate(
            zip(board.adjacent_set, board.adjacent, strict=True)
        )
    )


def _within(moves: tuple[tuple[P, ...], ...]) -> tuple[tuple[tuple[P, ...], ...], ...]:
    """By place: the other places that so many moves lead to, up to where more lead no farther."""
    return tuple(_from(place, moves) for place in range(len(moves)))


def _from(start: int, moves: tuple[tuple[P, ...], ...]) -> tuple[tuple[P, ...], ...]:
    found: list[tuple[P, ...]] = [()]
    while len(found) < 2 or found[-1] != found[-2]:
        there = {place for near in found[-1] for place in moves[near] if place != start}
        found.append(tuple(sorted(there.union(moves[start]))))
    return tuple(found)


def after(ways: tuple[tuple[P, ...], ...], steps: int) -> tuple[P, ...]:
    """Of a table by number of moves: where so many lead; more than it has lead no farther."""
    return ways[min(steps, len(ways) - 1)]


def _distances(start: RegionId, adjacent: tuple[tuple[RegionId, ...], ...]) -> tuple[int, ...]:
    found, edge = {start: 0}, [start]
    while edge:
        edge = [n for region in edge for n in adjacent[region] if n not in found]
        moves = max(found.values()) + 1
        found.update(dict.fromkeys(edge, moves))
    return tuple(found.get(region, -1) for region in map(RegionId, range(len(adjacent))))


def _by_distance(distances: tuple[int, ...]) -> tuple[RegionSet, ...]:
    return tuple(
        _marked([moves == wanted for moves in distances]) for wanted in range(max(distances) + 1)
    )


def _regions(names: tuple[str, ...]) -> tuple[RegionId, ...]:
    return tuple(sorted(RegionId(REGIONS.read(name)) for name in names))


def _marked(marks: list[bool]) -> RegionSet:
    return RegionSet(sum(1 << region for region, mark in enumerate(marks) if mark))
