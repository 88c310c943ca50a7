"""LOR-2 The board: regions, lands, symbols, seas and realms."""

from __future__ import annotations

import pytest

from games.lords.table import (
    CONTENT,
    OUR_REALMS,
    controller,
    given_lords,
    held_runes,
    new_lords,
    own_content,
    tell_armies,
    values,
    when,
)
from kit.play import played_at_random
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.board import LANDS, NO_SEA, REGION_SET, Board, after
from ragnatafl.games.lords.rules.components import ACTIONS
from ragnatafl.games.lords.rules.state import lands_of
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import Seat

LARGE = {
    "1": "2 4 5", "2": "1 3 4", "3": "2 20", "4": "1 2 7 21", "5": "1 6", "6": "5 7 9",
    "7": "4 6 8", "8": "7 9 10 13", "9": "6 8 10", "10": "8 9 11", "11": "10 12 13",
    "12": "11 13 14", "13": "8 11 12 14 15", "14": "12 13 15 16", "15": "13 14 16 17 21",
    "16": "14 15 17", "17": "15 16 18", "18": "17 19", "19": "18 20 21", "20": "3 19 21",
    "21": "4 15 19 20",
}  # fmt: skip
SMALL = {
    "1": "2 4 5", "2": "1 3 4", "3": "2", "4": "1 2 7", "5": "1 6", "6": "5 7 9", "7": "4 6 8",
    "8": "7 9 10 13", "9": "6 8 10", "10": "8 9 11", "11": "10 12 13", "12": "11 13 14",
    "13": "8 11 12 14 15", "14": "12 13 15 16", "15": "13 14 16", "16": "14 15",
}  # fmt: skip
"""Which regions border on which, on both sides of the board."""


def side(seats: int, version: int = CONTENT) -> Board:
    content = own_content(version)
    return content.small if seats == 2 else content.large


# LOR-2.1 Areas


@pytest.mark.rule("LOR-2.1", "LOR-7.1.1")
@pytest.mark.parametrize(("seats", "regions", "seas"), [(2, 16, 5), (3, 21, 6), (4, 21, 6)])
def test_a_board_has_regions_seas_and_realms_round_yggdrasil(
    seats: int, regions: int, seas: int
) -> None:
    """All of them can be named where a figure is placed anywhere, and every realm is there."""
    match = given_lords(
        seats=seats,
        phase="hero-phase",
        heroes={ASTRID: "1"},
        drakkars={ASTRID: "s1"},
        artefacts={ASTRID: "eagle-feather"},
    )

    table = when(match).says(ASTRID, "use eagle-feather")

    places = [f"place hero {number}" for number in range(2, regions + 1)]
    waters = [f"place drakkar s{number}" for number in range(2, seas + 1)]
    assert table.offered() == [*places, *waters]
    assert [entry.id for entry in side(seats).realm_entries] == list(OUR_REALMS)
    assert side(seats).tree.id == "yggdrasil"
    assert len(match.state.marked) == len(ACTIONS)


@pytest.mark.rule("LOR-2.1.1")
def test_the_side_for_two_players_has_sixteen_regions() -> None:
    with pytest.raises(BadInput, match=r"this board has 16 regions \(LOR-2\.1\.1\)"):
        given_lords(armies=[(ASTRID, "17", 1)])

    assert tell_armies(given_lords(seats=3, armies=[(ASTRID, "21", 1)]).state) == ["astrid 1 in 21"]


@pytest.mark.rule("LOR-2.1.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_armies_go_where_a_border_is_shared(seats: int) -> None:
    """Six at a time, from every region of the board."""
    borders = SMALL if seats == 2 else LARGE
    for first in range(0, len(borders), 6):
        starts = list(borders)[first : first + 6]
        loki = next(name for name in borders if not set(borders[name].split()) & set(starts))
        match = given_lords(
            seats=seats,
            phase="manoeuvres",
            armies=[(ASTRID, start, 1) for start in starts],
            loki=loki,
        )

        offered = when(match).offered("move")

        assert offered == [
            f"move astrid 1 from {start} to {near}"
            for start in starts
            for near in borders[start].split()
        ]


@pytest.mark.rule("LOR-2.1.2")
def test_nothing_enters_or_crosses_yggdrasil() -> None:
    """The hero in 4 does not come to 13, on the other side of the tree."""
    match = given_lords(seats=3, phase="hero-phase", heroes={ASTRID: "4"})

    table = when(match).cannot(ASTRID, "hero 13", "LOR-8.2.1")

    reach = "1 2 3 5 6 7 8 15 19 20 21"
    assert table.offered("hero") == [f"hero {region}" for region in reach.split()]


# LOR-2.2 Lands


@pytest.mark.rule("LOR-2.2")
@pytest.mark.parametrize(
    ("seats", "content", "lands"),
    [
        (2, 1, "1 2 3 4, 5 6 7, 8 9 10, 11 12 13, 14 15 16"),
        (2, 2, "1 2 3 4, 5 6 7, 8 9 10, 11 12 13, 14 15 16"),
        (3, 1, "1 2 3 4, 5 6 7, 8 9 10, 11 12 13, 14 15 16 17, 18 19 20 21"),
        (3, 2, "1 2 4, 5 6 7, 8 9 10, 11 12 13, 14 15 16, 17 18 19, 3 20 21"),
    ],
)
def test_a_land_is_three_or_four_regions(seats: int, content: int, lands: str) -> None:
    found = side(seats, content).lands

    assert ", ".join(map(REGION_SET.write, found)) == lands
    assert len(found) <= len(LANDS)


@pytest.mark.rule("LOR-2.2.1")
@pytest.mark.parametrize(("regions", "count"), [("1 2 3 4", 1), ("1 2 3 5 6", 0), ("5 6 7 8", 1)])
def test_a_land_is_controlled_by_controlling_all_of_it(regions: str, count: int) -> None:
    game = given_lords(control=dict.fromkeys(regions.split(), ASTRID)).state

    assert lands_of(game, ASTRID) == count


# LOR-2.3 Population strength and symbols

POPULATION = (2, 3, 2, 5, 2, 3, 5, 3, 2, 4, 2, 3, 4, 4, 5, 2, 4, 2, 4, 3, 5)


@pytest.mark.rule("LOR-2.3")
def test_each_region_resists_with_its_population_strength() -> None:
    """Armies of just that total take control, those of one less do not."""
    owners = [Seat(number % 4) for number in range(21)]
    for short, taken in ((0, 21), (1, 0)):
        match = given_lords(
            seats=4,
            phase="hero-phase",
            armies=[
                (owner, str(number), strength - short)
                for number, (owner, strength) in enumerate(
                    zip(owners, POPULATION, strict=True), start=1
                )
            ],
        )
        table = when(match).says(ASTRID, "skip")
        assert sum(owner >= 0 for owner in table.game.control) == taken


@pytest.mark.rule("LOR-2.3")
@pytest.mark.parametrize("seats", [2, 3])
def test_each_region_has_a_symbol(seats: int) -> None:
    board = side(seats)

    assert board.population == POPULATION[: len(board.regions)]
    more = seats > 2
    settlements = "1 3 4 5 7 9 11 13 15 16" + " 18 19 21" * more
    assert REGION_SET.write(board.settlements) == settlements
    assert REGION_SET.write(board.shrines) == "2 6 7 10 12 13 14" + " 17 21" * more
    assert REGION_SET.write(board.forges) == "2 6 8 12" + " 17 20" * more
    monuments = sum(1 << region for region in board.monument)
    bare = ~(board.settlements | board.shrines | board.forges | monuments)
    assert bare & (1 << len(board.regions)) - 1 == 0


# LOR-2.4 Monuments


@pytest.mark.rule("LOR-2.4", "LOR-7.4.1")
@pytest.mark.parametrize(
    ("god", "region", "attributes", "artefact"),
    [
        ("odin", "4", (3, 2, 2), "gungnir"),
        ("thor", "10", (2, 3, 2), "mjolnir"),
        ("freya", "15", (2, 2, 3), "brisingamen"),
    ],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_monument_is_linked_to_god_attribute_and_artefact(
    god: str, region: str, attributes: tuple[int, ...], artefact: str, seats: int
) -> None:
    match = given_lords(
        seats=seats, priests={ASTRID: 1}, armies=[(ASTRID, region, 5)], heroes={ASTRID: "1"}
    )

    table = when(match).says(ASTRID, f"send priest {god}")

    assert values(table.game, ASTRID) == attributes
    told = table.told("claim-artefact")
    assert [event.all_facts()["card"] for event in told] == [artefact]


@pytest.mark.rule("LOR-2.4.1")
def test_a_monument_has_three_levels() -> None:
    """From 0 to 3; a complete one cannot be built again."""
    assert new_lords(3).state.levels == [0, 0, 0]
    match = given_lords(
        phase="special-action", wheel={"usurp": [ASTRID]}, levels={"odin": 2, "thor": 3}
    )

    table = when(match).cannot(ASTRID, "build monument thor", "LOR-8.5.11.1", "is complete")
    assert table.offered("build") == ["build monument odin", "build monument freya"]
    with pytest.raises(BadInput, match="level of a monument 4 is not between 0 and 3"):
        given_lords(levels={"odin": 4})


@pytest.mark.rule("LOR-2.4.2")
def test_a_monument_has_three_spaces_for_priests() -> None:
    match = given_lords(
        seats=3,
        priests={ASTRID: 1},
        sent={"odin": {ASTRID: 1, BJORN: 1, DAGNY: 1}, "thor": {BJORN: 2}},
    )

    table = when(match).cannot(ASTRID, "send priest odin", "LOR-8.1.1")

    assert table.offered("send") == ["send priest thor", "send priest freya"]


# LOR-2.5 to LOR-2.7 Settlements, shrines, forges


@pytest.mark.rule("LOR-2.5", "LOR-8.4.2.2")
def test_armies_grow_in_own_settlements() -> None:
    """1 and 5 have a settlement, but 5 is Bjorn's; 2 has none."""
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "1", 2), (ASTRID, "2", 2), (ASTRID, "9", 1)],
        control={"1": ASTRID, "2": ASTRID, "9": BJORN},
    )

    table = when(match).cannot(ASTRID, "grow astrid 2 in 2", "LOR-8.4.2.2")
    table.cannot(ASTRID, "grow astrid 1 in 9", "LOR-8.4.2.2")

    assert table.offered("grow") == ["grow astrid 2 in 1"]


@pytest.mark.rule("LOR-2.5", "LOR-8.4.3.2")
def test_armies_are_recruited_in_own_settlements() -> None:
    """Not in 2 without one, not in 5, which is Bjorn's."""
    match = given_lords(phase="manoeuvres", control={"1": ASTRID, "2": ASTRID, "5": BJORN})

    table = when(match).cannot(ASTRID, "recruit 2", "LOR-8.4.3")
    table.cannot(ASTRID, "recruit 5", "LOR-8.4.3")

    assert table.offered("recruit") == ["recruit 1"]


@pytest.mark.rule("LOR-2.6")
def test_a_temple_is_built_at_an_own_shrine_once() -> None:
    """2 has a temple, 6 a shrine, 1 none; the shrine in 12 is Bjorn's."""
    match = given_lords(
        phase="special-action",
        control={"1": ASTRID, "2": ASTRID, "6": ASTRID, "12": BJORN},
        temples="2",
    )

    table = when(match).says(ASTRID, "act build-temple")
    table.cannot(ASTRID, "build temple 2", "LOR-2.6")
    table.cannot(ASTRID, "build temple 1", "LOR-8.5.7.1")
    table.cannot(ASTRID, "build temple 12", "LOR-8.5.7.1")

    assert table.offered() == ["build temple 6"]


@pytest.mark.rule("LOR-2.6.1", "LOR-F31")
def test_a_temple_stays_when_control_changes() -> None:
    """Bjorn's temple brings Astrid a priest when she builds a monument."""
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "11", 1)],
        control={"12": BJORN},
        temples="12",
        wheel={"usurp": [ASTRID]},
        events="event-2",
    )

    table = when(match).says(ASTRID, "move astrid 1 from 11 to 12", "build monument odin")

    assert controller(table.game, "12") == ASTRID
    assert table.game.priests == [1, 0]


@pytest.mark.rule("LOR-2.7", "LOR-4.1.1")
@pytest.mark.parametrize("rune", ["uruz", "othala", "algiz"])
def test_a_forge_gives_the_rune_of_its_token(rune: str) -> None:
    others = [name for name in ("uruz", "othala", "algiz") if name != rune]
    forges = {"2": rune, "6": others[0], "8": others[1], "12": rune}
    match = given_lords(heroes={ASTRID: "2"}, forges=forges)

    table = when(match).says(ASTRID, "forge 2")

    assert held_runes(table.game, ASTRID) == rune


@pytest.mark.rule("LOR-2.7")
def test_forge_tokens_never_move_and_never_leave() -> None:
    match = new_lords(4, 8)
    laid = list(match.state.forge_rune)
    took = 0
    for choice in played_at_random(match, 8):
        took += choice.startswith("forge ")
        assert match.state.forge_rune == laid
    assert took > 3


@pytest.mark.rule("LOR-2.7.1", "LOR-8.5.11.4")
def test_a_forge_holds_one_rune_or_none() -> None:
    """Taken in 2; a monument brings one of the same type there, and no second one elsewhere."""
    match = given_lords(heroes={ASTRID: "2"}, wheel={"usurp": [ASTRID]}, events="event-9")
    table = when(match).says(ASTRID, "forge 2").skips(ASTRID)
    assert REGION_SET.write(table.game.forged) == "6 8 12"
    supply = [sum(row[rune] for row in table.game.runes) for rune in range(3)]

    table.says(ASTRID, "build monument odin", "place loki 12")

    assert REGION_SET.write(table.game.forged) == "2 6 8 12"
    assert [sum(row[rune] for row in table.game.runes) for rune in range(3)] == supply


@pytest.mark.rule("LOR-2.7.1")
def test_an_empty_forge_gives_nothing() -> None:
    match = given_lords(heroes={ASTRID: "2"}, priests={ASTRID: 1}, empty_forges="2")

    when(match).cannot(ASTRID, "forge 2", "LOR-8.1.2")


def test_more_moves_than_a_board_is_wide_lead_no_farther() -> None:
    """Tables of moves end where nothing is added."""
    board = own_content().small
    from_one = board.walks[NO_SEA][0]

    assert after(from_one, 0) == ()
    assert after(from_one, 1) == board.adjacent[0]
    assert after(from_one, 99) == board.regions[1:]
