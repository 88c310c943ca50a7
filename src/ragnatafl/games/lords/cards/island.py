"""LOR-2: the two sides of the board, read from their files and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from ragnatafl.games.lords.rules.board import GODS, LANDS, REALMS, REGIONS, SEAS, Board
from ragnatafl.games.lords.rules.places import PlaceEntry, Point, RegionEntry, SeaEntry
from ragnatafl.kernel.codecs import BadInput, Names
from ragnatafl.kernel.content import AnyKind, Kind, entries_of, name_faults
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.shelf import Tables

SIZES: Final = {"board_small.toml": 16, "board_large.toml": 21}
"""LOR-2.1.1: how many regions each side has."""
FORGES: Final = {16: 4, 21: 6}
"""LOR-7.3: and how many forges, by the number of regions."""


OUR_GODS: Final = Names("god", GODS.ids[:3])
OUR_REALMS: Final = Names("realm", REALMS.ids[:6])
"""Those of our box; packs may bring the others."""
REGION_NAMES: Final = {file: Names("region", REGIONS.ids[:size]) for file, size in SIZES.items()}
_SEAS: Final = {
    "board_small.toml": Names("sea", SEAS.ids[:5]), "board_large.toml": Names("sea", SEAS.ids),
}  # fmt: skip
_HERE: Final[dict[str, dict[str, Names]]] = {
    file: {
        "land": LANDS, "seas": _SEAS[file], "realms": OUR_REALMS, "adjacent": REGION_NAMES[file],
        "monument": OUR_GODS,
    }
    for file in SIZES
}  # fmt: skip
REGION_NUMBERS: Final = {
    file: Kind(file, "region", RegionEntry, REGION_NAMES[file], _HERE[file]) for file in SIZES
}
SEA_SHAPES: Final = {
    file: Kind(file, "sea", SeaEntry, seas, {"adjacent": seas}) for file, seas in _SEAS.items()
}
REALM_SHAPES: Final = {
    file: Kind(file, "realm", PlaceEntry, OUR_REALMS, more=REALMS.ids[len(OUR_REALMS) :])
    for file in SIZES
}
TREES: Final = {
    file: Kind(file, "tree", PlaceEntry, Names("tree", ("yggdrasil",))) for file in SIZES
}
ISLAND: Final[tuple[AnyKind, ...]] = (
    *REGION_NUMBERS.values(), *SEA_SHAPES.values(), *REALM_SHAPES.values(), *TREES.values(),
)  # fmt: skip


def read_board(file: str, tables: Tables, there: Mapping[str, Names]) -> Board:
    """One side of the board, with the gods and realms that there are."""
    regions = entries_of(tables, REGION_NUMBERS[file])
    seas = entries_of(tables, SEA_SHAPES[file])
    realms = entries_of(tables, REALM_SHAPES[file])
    trees = entries_of(tables, TREES[file])
    faults = [
        *(
            REALM_SHAPES[file].fault("an outline has 3 to 40 corners", "outline", entry=realm.id)
            for realm in realms
            if not _is_round(realm.outline)
        ),
        *name_faults(REGION_NUMBERS[file], regions, {**there, "monument": there["god"]}),
        *_faults(REGION_NUMBERS[file], regions, SEA_SHAPES[file], seas, there["god"]),
    ]
    if faults:
        raise BadInput(*faults)
    return Board(regions, seas, realms, trees[0])


def _faults(
    kind: Kind[RegionEntry],
    regions: tuple[RegionEntry, ...],
    shapes: Kind[SeaEntry],
    seas: tuple[SeaEntry, ...],
    gods: Names,
) -> Iterator[Fault]:
    """LOR-2.1 to LOR-2.4: borders go both ways, lands have 3 or 4 regions, gods one monument."""
    by_id = {entry.id: entry for entry in regions}
    for entry in regions:
        if not 1 <= entry.population <= 9:
            line = f"population must be 1 to 9, not {entry.population}"
            yield kind.beyond(entry.id, "population", line, 1, 9)
        for other in entry.adjacent:
            if other in by_id and (entry.id not in by_id[other].adjacent or other == entry.id):
                yield _one_way(kind, entry.id, other)
        if not (entry.monument or entry.settlement or entry.shrine or entry.forge):
            line = "a region has one symbol at least (LOR-2.3)"
            yield kind.fault(line, "region-symbol", entry=entry.id, name="settlement")
    for land in sorted({entry.land for entry in regions}):
        size = sum(entry.land == land for entry in regions)
        if size not in (3, 4):
            line = f"{land}: a land has 3 or 4 regions, not {size} (LOR-2.2)"
            yield kind.fault(line, "land-size", (("land", land), ("found", size)), name="land")
    forges = sum(entry.forge for entry in regions)
    if forges != FORGES[len(regions)]:
        wanted = FORGES[len(regions)]
        facts = (("wanted", wanted), ("found", forges))
        line = f"there must be {wanted} forges, not {forges} (LOR-7.3)"
        yield kind.fault(line, "forges", facts, name="forge")
    if sorted(entry.monument for entry in regions if entry.monument) != sorted(gods.ids):
        line = "each god must have one monument (LOR-2.4)"
        yield kind.fault(line, "monuments", name="monument")
    by_sea = {sea.id: sea for sea in seas}
    for sea in seas:
        for other in sea.adjacent:
            if other not in by_sea or sea.id not in by_sea[other].adjacent:
                yield _one_way(shapes, sea.id, other)
    reached, frontier = {regions[0].id}, [regions[0].id]
    while frontier:
        for other in by_id[frontier.pop()].adjacent:
            if other in by_id and other not in reached:
                reached.add(other)
                frontier.append(other)
    if len(reached) != len(regions):
        line = "every region must be reached from every other over borders"
        yield kind.fault(line, "not-reached", name="adjacent")


def _is_round(outline: tuple[Point, ...]) -> bool:
    """Can it be drawn? Only what a pack adds might not."""
    corners = [*outline, *outline[:1]]
    return 3 <= len(outline) <= 40 and all(
        one != other and 0 <= min(one) <= max(one) <= 1000 for one, other in pairwise(corners)
    )


def _one_way(kind: AnyKind, entry: str, other: str) -> Fault:
    line = f"must border on '{other}' both ways"
    return kind.fault(line, "one-way", (("other", other),), entry=entry, name="adjacent")
