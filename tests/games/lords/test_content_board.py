"""LOR-2: both sides of the board, every number of them, and boards that are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from games.lords.table import NEWEST, given_lords, own_content, when
from kit.packs import Box, corrected, played_with
from kit.table import ASTRID
from ragnatafl.games.lords import load
from ragnatafl.games.lords.cards.box import SHELF
from ragnatafl.games.lords.rules.board import Board, regions_in
from ragnatafl.games.lords.rules.places import PlaceEntry, RegionEntry
from ragnatafl.kernel.codecs import BadInput

REGIONS = {
    "large": """
1 2 l1 330,95 360,145 | settlement | 2 4 5 | s1 s6 | van
2 3 l1 225,275 239,256 | shrine forge | 1 3 4 | s6 | nif
3 2 l7 115,320 132,336 | settlement | 2 20 | s6 | nif
4 5 l1 410,265 408,311 | odin settlement | 1 2 7 21 | - | nif van ygg
5 2 l2 505,105 509,114 | settlement | 1 6 | s1 | van
6 3 l2 650,135 639,173 | shrine forge | 5 7 9 | s1 s2 | alf van
7 5 l2 590,395 581,345 | settlement shrine | 4 6 8 | - | alf van ygg
8 3 l3 745,350 710,412 | forge | 7 9 10 13 | - | alf jot ygg
9 2 l3 805,185 787,227 | settlement | 6 8 10 | s2 | alf
10 4 l3 880,385 873,379 | thor shrine | 8 9 11 | s2 | jot
11 2 l4 880,600 876,565 | settlement | 10 12 13 | s2 s3 | jot
12 3 l4 820,705 815,710 | shrine forge | 11 13 14 | s3 | -
13 4 l4 690,640 674,622 | settlement shrine | 8 11 12 14 15 | - | jot ygg
14 4 l5 675,775 675,780 | shrine | 12 13 15 16 | s3 s4 | mus
15 5 l5 470,785 455,725 | freya settlement | 13 14 16 17 21 | - | mus sva ygg
16 2 l5 575,910 534,903 | settlement | 14 15 17 | s4 | mus
17 4 l6 310,865 320,842 | shrine forge | 15 16 18 | s4 s5 | sva
18 2 l6 185,750 180,745 | settlement | 17 19 | s5 | sva
19 4 l6 180,595 172,596 | settlement | 18 20 21 | s5 | sva
20 3 l7 115,450 133,464 | forge | 3 19 21 | s5 s6 | nif
21 5 l7 320,505 324,534 | settlement shrine | 4 15 19 20 | - | nif sva ygg
""",
    "small": """
1 2 l1 330,95 360,145 | settlement | 2 4 5 | s1 | van
2 3 l1 225,275 241,260 | shrine forge | 1 3 4 | s1 s5 | nif
3 2 l1 115,320 132,335 | settlement | 2 | s5 | nif
4 5 l1 410,265 393,331 | odin settlement | 1 2 7 | s5 | nif van ygg
5 2 l2 505,105 509,114 | settlement | 1 6 | s1 | van
6 3 l2 650,135 639,173 | shrine forge | 5 7 9 | s1 s2 | alf van
7 5 l2 590,395 581,345 | settlement shrine | 4 6 8 | - | alf van ygg
8 3 l3 745,350 710,412 | forge | 7 9 10 13 | - | alf jot ygg
9 2 l3 805,185 787,227 | settlement | 6 8 10 | s2 | alf
10 4 l3 880,385 873,379 | thor shrine | 8 9 11 | s2 | jot
11 2 l4 880,600 876,565 | settlement | 10 12 13 | s2 s3 | jot
12 3 l4 820,705 815,710 | shrine forge | 11 13 14 | s3 | -
13 4 l4 690,640 674,622 | settlement shrine | 8 11 12 14 15 | - | jot ygg
14 4 l5 675,775 675,780 | shrine | 12 13 15 16 | s3 s4 | mus
15 5 l5 470,785 474,714 | freya settlement | 13 14 16 | s5 | mus sva ygg
16 2 l5 575,910 494,893 | settlement | 14 15 | s4 s5 | mus sva
""",
}
"""Number, population strength, land, label, centre; symbols; borders; seas; realms, Yggdrasil."""
SEAS = {
    "large": """
s1 | s2 s6 | 1 5 6 | 505,41
s2 | s1 s3 | 6 9 10 11 | 907,184
s3 | s2 s4 | 11 12 14 | 898,822
s4 | s3 s5 | 14 16 17 | 499,960
s5 | s4 s6 | 17 18 19 20 | 95,810
s6 | s1 s5 | 1 2 3 20 | 99,185
""",
    "small": """
s1 | s2 s5 | 1 2 5 6 | 273,70
s2 | s1 s3 | 6 9 10 11 | 885,168
s3 | s2 s4 | 11 12 14 | 898,822
s4 | s3 s5 | 14 16 | 493,958
s5 | s1 s4 | 2 3 4 15 16 | 155,631
""",
}
"""Seas beside it, its coast, its centre."""
REALMS = {
    "large": """
muspelheim | 14 15 16 | 553,820
svartalfheim | 15 17 18 19 21 | 288,693
niflheim | 2 3 4 20 21 | 266,383
vanaheim | 1 4 5 6 7 | 516,228
alfheim | 6 7 8 9 | 695,284
jotunheim | 8 10 11 13 | 782,495
""",
    "small": """
muspelheim | 14 15 16 | 554,820
svartalfheim | 15 16 | 365,755
niflheim | 2 3 4 | 248,389
vanaheim | 1 4 5 6 7 | 516,228
alfheim | 6 7 8 9 | 695,284
jotunheim | 8 10 11 13 | 782,495
""",
}
"""The regions beside it, its centre."""
SIDES = ("large", "small")


def board(side: str) -> Board:
    content = own_content(NEWEST)
    return content.large if side == "large" else content.small


def lines(table: dict[str, str], side: str) -> list[str]:
    return table[side].strip().splitlines()


def point(pair: tuple[int, int]) -> str:
    return f"{pair[0]},{pair[1]}"


def told(entry: RegionEntry) -> str:
    """A region in the words of the table above."""
    symbols = [
        entry.monument,
        *(n for n in ("settlement", "shrine", "forge") if getattr(entry, n)),
    ]  # fmt: skip
    realms = [*(name[:3] for name in entry.realms), *(["ygg"] if entry.yggdrasil else [])]
    parts = (
        (entry.id, str(entry.population), entry.land, point(entry.label), point(entry.centre)),
        [symbol for symbol in symbols if symbol],
        entry.adjacent,
        entry.seas or ("-",),
        realms or ("-",),
    )
    return " | ".join(" ".join(part) for part in parts)


@pytest.mark.rule("LOR-2.1", "LOR-2.1.1", "LOR-2.3", "LOR-7.1.1")
@pytest.mark.parametrize("side", SIDES)
def test_the_regions_are_those_of_the_table(side: str) -> None:
    """21 of them, or 16."""
    assert [told(entry) for entry in board(side).entries] == lines(REGIONS, side)
    assert len(board(side).regions) == {"large": 21, "small": 16}[side]


@pytest.mark.rule("LOR-2.1")
@pytest.mark.parametrize("side", SIDES)
def test_the_seas_are_those_of_the_table(side: str) -> None:
    """A ring of six, or of five."""
    found = []
    for sea, entry in enumerate(board(side).sea_entries):
        coast = " ".join(board(side).entries[r].id for r in board(side).coast[sea])
        found.append(f"{entry.id} | {' '.join(entry.adjacent)} | {coast} | {point(entry.centre)}")

    assert found == lines(SEAS, side)


@pytest.mark.rule("LOR-2.1", "LOR-7.1.2")
@pytest.mark.parametrize("side", SIDES)
def test_the_realms_are_those_of_the_table(side: str) -> None:
    """Niflheim and Svartalfheim lie elsewhere on the side for 2 players."""
    found = []
    for realm, entry in enumerate(board(side).realm_entries):
        beside = " ".join(
            region.id for r, region in enumerate(board(side).entries)
            if realm in board(side).realms_of[r]
        )  # fmt: skip
        found.append(f"{entry.id} | {beside} | {point(entry.centre)}")

    assert found == lines(REALMS, side)


@pytest.mark.rule("LOR-2.2", "LOR-2.4")
@pytest.mark.parametrize(
    ("side", "lands", "populations", "symbols"),
    [
        ("large", [3] * 7, {2: 7, 3: 5, 4: 5, 5: 4}, (3, 13, 9, 6)),
        ("small", [4, 3, 3, 3, 3], {2: 6, 3: 4, 4: 3, 5: 3}, (3, 10, 7, 4)),
    ],
)
def test_the_totals_of_a_side(
    side: str, lands: list[int], populations: dict[int, int], symbols: tuple[int, ...]
) -> None:
    """Regions of each land and strength; monuments, settlements, shrines, forges."""
    found = board(side)

    assert [land.bit_count() for land in found.lands] == lands
    assert Counter(found.population) == populations
    assert sum(found.population) == {"large": 69, "small": 51}[side]
    assert (
        len(found.monument), found.settlements.bit_count(), found.shrines.bit_count(),
        found.forges.bit_count(),
    ) == symbols  # fmt: skip
    assert found.ring.bit_count() == {"large": 6, "small": 5}[side]


@pytest.mark.rule("LOR-2.1.2")
@pytest.mark.parametrize("side", SIDES)
def test_borders_go_both_ways(side: str) -> None:
    found = board(side)

    for region in found.regions:
        for near in found.adjacent[region]:
            assert region in found.adjacent[near]
            assert near != region
    for sea in found.seas:
        assert all(sea in found.sea_adjacent[near] for near in found.sea_adjacent[sea])


@pytest.mark.rule("LOR-2.2")
@pytest.mark.parametrize(
    ("side", "at_the_tree"), [("large", "0 1 2 3 4 6"), ("small", "0 1 2 3 4")]
)
def test_every_land_hangs_together(side: str, at_the_tree: str) -> None:
    """Each has a region beside Yggdrasil, but for one of the seven."""
    found = board(side)

    for land in found.lands:
        regions = [r for r in found.regions if land >> r & 1]
        reached = [regions[0]]
        for region in reached:
            reached += [r for r in found.adjacent[region] if r in regions and r not in reached]
        assert sorted(reached) == regions
    beside = [str(number) for number, land in enumerate(found.lands) if land & found.ring]
    assert " ".join(beside) == at_the_tree


def test_lands_of_three_regions_are_alike_strong() -> None:
    """So that a Great Jarl need not gather the same ones in every game."""
    found = board("large")
    strengths = [sum(found.population[r] for r in regions_in(land)) for land in found.lands]

    assert strengths == [10, 10, 9, 9, 11, 10, 10]


# Outlines


def places(side: str) -> dict[str, PlaceEntry]:
    found = board(side)
    everything = (*found.entries, *found.sea_entries, *found.realm_entries, found.tree)
    return {entry.id: entry for entry in everything}


def edges(entry: PlaceEntry) -> Iterator[frozenset[tuple[int, int]]]:
    for start, end in pairwise((*entry.outline, entry.outline[0])):
        yield frozenset((start, end))


def area(entry: PlaceEntry) -> float:
    corners = pairwise((*entry.outline, entry.outline[0]))
    return abs(sum(x * v - u * y for (x, y), (u, v) in corners)) / 2


@pytest.mark.parametrize("side", SIDES)
def test_the_outlines_tile_the_canvas(side: str) -> None:
    """Every edge belongs to two areas, or to one at the rim; the areas add up."""
    owners = Counter(edge for entry in places(side).values() for edge in edges(entry))

    assert sum(map(area, places(side).values())) == 1000 * 1000
    for edge, count in owners.items():
        (x, y), (u, v) = edge
        at_rim = (x == u and x in (0, 1000)) or (y == v and y in (0, 1000))
        assert count == (1 if at_rim else 2), sorted(edge)


@pytest.mark.rule("LOR-2.1.2")
@pytest.mark.parametrize("side", SIDES)
def test_areas_share_an_edge_just_where_they_are_adjacent(side: str) -> None:
    """Regions with all else, seas with seas; what lies between a sea and a realm has no effect."""
    found = board(side)
    told = {frozenset((r.id, near)) for r in found.entries for near in (*r.adjacent, *r.seas)}
    told |= {frozenset((r.id, near)) for r in found.entries for near in r.realms}
    told |= {frozenset((r.id, "yggdrasil")) for r in found.entries if r.yggdrasil}
    told |= {frozenset((sea.id, near)) for sea in found.sea_entries for near in sea.adjacent}

    drawn: dict[frozenset[tuple[int, int]], list[str]] = {}
    for name, entry in places(side).items():
        for edge in edges(entry):
            drawn.setdefault(edge, []).append(name)
    still = {"yggdrasil", *(entry.id for entry in found.realm_entries)}
    seas = {entry.id for entry in found.sea_entries}
    shared = {frozenset(names) for names in drawn.values() if len(names) == 2}
    assert {pair for pair in shared if not (pair <= still | seas and pair & still)} == told


@pytest.mark.parametrize("side", SIDES)
def test_labels_and_centres_lie_on_the_canvas(side: str) -> None:
    for entry in board(side).entries:
        for x, y in (entry.label, entry.centre):
            assert 0 < x < 1000
            assert 0 < y < 1000


# Packs


BOX = Box(SHELF, load)


def test_a_pack_replaces_a_region(tmp_path: Path) -> None:
    """With a population strength of 6 an army of 5 does not take region 8."""
    pack = BOX.pack(tmp_path, "board_small.toml", "8", "population = 3", "population = 6")
    match = given_lords(phase="manoeuvres", armies=[(ASTRID, "9", 5)])

    table = when(played_with(pack, match))
    table.says(ASTRID, "move astrid 5 from 9 to 8")

    assert table.game.control[7] < 0
    assert BOX.loaded(pack).large.population == own_content().large.population


FAULTY = {
    "no population": ("6", "population = 3", "population = 0", "6: population must be"),
    "a border of one side": ("6", '"5", "7", "9"', '"5", "7"', "9: must border on '6'"),
    "a border with itself": ("6", '"5", "7"', '"5", "6", "7"', "6: must border on '6'"),
    "a land too large": ("6", '"l2"', '"l1"', "l1: a land has 3 or 4 regions, not 5"),
    "no symbol": ("9", "settlement = true", "settlement = false", "9: a region has one"),
    "no monument": ("4", 'monument = "odin"', 'monument = ""', "each god must have one"),
    "two monuments": ("4", '"odin"', '"thor"', "each god must have one monument"),
    "a sea of one side": ("s1", '"s2", "s5"', '"s2"', "s5: must border on 's1' both ways"),
    "a forge less": ("6", "forge = true", "forge = false", "there must be 4 forges"),
    "a forge more": ("9", "forge = false", "forge = true", "there must be 4 forges"),
}


@pytest.mark.rule("LOR-2.1.2", "LOR-2.2", "LOR-2.3", "LOR-2.4")
@pytest.mark.parametrize("case", FAULTY)
def test_a_faulty_board_is_refused_with_one_line(case: str, tmp_path: Path) -> None:
    """File, entry, and what would be right."""
    name, old, new, line = FAULTY[case]

    faults = BOX.faults(BOX.pack(tmp_path, "board_small.toml", name, old, new))

    assert any(fault.startswith(f"board_small.toml: {line}") for fault in faults), faults


def test_a_region_cut_off_is_refused(tmp_path: Path) -> None:
    """Every region is reached over borders; region 3 of the small side has one neighbour."""
    text = BOX.entry("board_small.toml", "3").replace('adjacent = ["2"]', "adjacent = []")
    text += BOX.entry("board_small.toml", "2").replace('"1", "3", "4"', '"1", "4"')
    (tmp_path / "board_small.toml").write_text(text, encoding="utf-8")

    with pytest.raises(BadInput, match=r"board_small\.toml: every region must be reached"):
        BOX.loaded(tmp_path)


UNKNOWN = {
    "land": ('land = "l2"', 'land = "l22"', "l2"),
    "sea": ('"s1", "s2"', '"s1", "s22"', "s2"),
    "realm": ('"alfheim"', '"alfhiem"', "alfheim"),
    "god": ('monument = ""', 'monument = "odinn"', "odin"),
    "region": ('"5", "7", "9"', '"5", "7", "99"', "9"),
}


@pytest.mark.parametrize("case", UNKNOWN)
def test_an_unknown_name_is_refused_with_the_right_one(case: str, tmp_path: Path) -> None:
    old, new, right = UNKNOWN[case]

    faults = BOX.faults(BOX.pack(tmp_path, "board_small.toml", "6", old, new))

    lines = [fault for fault in faults if fault.startswith("board_small.toml: 6: ")]
    assert any(f"did you mean '{right}'" in line for line in lines), faults


def test_another_drawing_is_no_other_content(tmp_path: Path) -> None:
    """What rules do not read may be corrected at any time."""
    shelf = corrected(SHELF, tmp_path, "label = [", "label = [-")

    assert load(shelf.take()).digest == own_content(NEWEST).digest
