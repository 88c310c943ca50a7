"""LOR-2: the two sides of the board, read from their files and checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ragnatafl.games.lords.rules.board import GODS, LANDS, REALMS, REGIONS, SEAS, Board
from ragnatafl.games.lords.rules.places import PlaceEntry, RegionEntry, SeaEntry
from ragnatafl.kernel.codecs import BadInput, Names, did_you_mean
from ragnatafl.kernel.content import entries_of, same_ids
from ragnatafl.kernel.shelf import Tables

SIZES: Final = {"board_small.toml": 16, "board_large.toml": 21}
"""LOR-2.1.1: how many regions each side has."""
FORGES: Final = {16: 4, 21: 6}
"""LOR-7.3: and how many forges, by the number of regions."""


def read_board(file: str, tables: Tables) -> Board:
    """One side of the board."""
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
    return Board(regions, seas, realms, trees[0])


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
