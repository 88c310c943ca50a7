"""RUN-2, RUN-5, RUN-6.4, RUN-8.1, RUN-10 and RUN-11.4 on the grid; the numbers of RUN-13.

Most positions are drawn: one letter a rune, from (0, 0) to the right and down, a dot for the bare
table. Every verdict is asked of the plain rule, and the fast list must agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from ragnatafl.games.runics.rules.grid import (
    BLUE,
    BOTTOM,
    COLOURS,
    GREEN,
    LEFT,
    LETTERS,
    RED,
    RIGHT,
    TOP,
    WORTH,
    XY,
    Board,
    Face,
    Readings,
    area,
    areas,
    bit,
    cell,
    cells_of,
    colour_at,
    controlled,
    domain,
    lay,
    neighbours4,
    neighbours8,
    points,
    put_master,
    put_token,
    read_face,
    sections,
    start_board,
    turned,
    visible,
    xy,
)
from ragnatafl.games.runics.rules.placement import (
    master_cells,
    packed,
    placements,
    placements_ignoring_one,
    placements_of_hand,
    token_places,
    unpacked,
)
from ragnatafl.games.runics.rules.plain import (
    why_not_crown,
    why_not_lay,
    why_not_place,
    wrong_below,
    wrong_beside,
)

Position = tuple[Board, Readings, Face]  # a table, and a card to be laid there

ASTRID, BJORN, DAGNY = 0, 1, 2
STANDARD: Final = Readings()
MUST_EXTEND: Final = Readings(covering="must_extend")
NO_CARD_HIDDEN: Final = Readings(covering="no_card_hidden")

# The table of the facts: face, areas within the card, and the legal placements on the start card by
# the rule below only, beside only, both.
FACTS: Final = """\
R01,RG,GB,BB,R1 G1 G1 B3,10,3,2
R02,GR,GB,BB,R1 G2 B3,12,4,2
R03,BB,RB,GG,R1 G2 B3,13,4,2
R04,BR,GG,BB,R1 G2 B2 B1,7,4,3
R05,BB,RG,GB,R1 G1 G1 B2 B1,10,3,3
R06,BB,GR,GB,R1 G2 B2 B1,9,5,3
R07,RG,BB,GB,R1 G1 G1 B3,8,3,1
R08,GR,BB,GB,R1 G1 G1 B3,10,2,1
R09,RB,GB,GB,R1 G2 B3,11,4,2
R10,BR,GB,GB,R1 G2 B2 B1,9,5,2
R11,GB,RB,GB,R1 G1 G1 B3,10,3,2
R12,BG,RB,GB,R1 G1 G1 B2 B1,11,3,2
R13,BR,GB,BG,R1 G1 G1 B1 B1 B1,6,4,2
R14,RB,GB,BG,R1 G1 G1 B2 B1,9,3,2
R15,BG,RB,BG,R1 G1 G1 B1 B1 B1,7,3,2
R16,BR,BB,GG,R1 G2 B3,10,5,1"""
ROWS: Final = [line.split(",") for line in FACTS.splitlines()]
CARDS: Final = {row[0]: read_face("/".join(row[1:4])) for row in ROWS}
DECK: Final = tuple(CARDS.values())
START: Final = read_face("BB/BR/GG")
R01: Final = CARDS["R01"]


def given_start(*, masters: Mapping[int, Sequence[XY]] | None = None, seats: int = 2) -> Board:
    """The start card alone, with masters on it."""
    return with_masters(start_board(START, seats), masters or {})


def given_runes(
    *rows: str, masters: Mapping[int, Sequence[XY]] | None = None, seats: int = 3, at: XY = (0, 0)
) -> Board:
    """Runes as drawn, as if from many cards: no six of them are one card's."""
    colours = [0, 0, 0]
    for y, row in enumerate(rows, start=at[1]):
        for x, letter in enumerate(row, start=at[0]):
            if letter != ".":
                colours[LETTERS.index(letter)] |= bit(x, y)
    blue, green, red = colours
    return with_masters(Board((blue, green, red), 0, 0, (0,) * seats, 0, ()), masters or {})


def with_masters(board: Board, masters: Mapping[int, Sequence[XY]]) -> Board:
    for seat, places in masters.items():
        for x, y in places:
            board = put_master(board, seat, cell(x, y))
    return board


def drawn(board: Board) -> list[str]:
    """The table as text, the reverse of `given_runes`."""
    places = [xy(at) for at in cells_of(visible(board))]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    return [
        "".join(
            "." if (colour := colour_at(board, x, y)) is None else LETTERS[colour]
            for x in range(left, right + 1)
        )
        for y in range(top, bottom + 1)
    ]


def places_of(cells: int) -> set[XY]:
    return {xy(at) for at in cells_of(cells)}


def why_not(
    board: Board, card: str | Face, turn: int, x: int, y: int, readings: Readings = STANDARD
) -> str | None:
    """The plain rule's verdict; the fast list must have the placement just if there is none."""
    face = read_face(card) if isinstance(card, str) else card
    reason = why_not_lay(board, face, turn, x, y, readings)
    assert (packed(turn, x, y) in placements(board, face, readings)) == (reason is None)
    return reason


def why_not_ignoring(
    board: Board, card: str, turn: int, x: int, y: int, seat: int = ASTRID
) -> str | None:
    """The same for a placement with the blue adept."""
    face = read_face(card)
    reason = why_not_lay(board, face, turn, x, y, STANDARD, ignoring=True, seat=seat)
    listed = placements_ignoring_one(board, face, seat, STANDARD)
    assert (packed(turn, x, y) in listed) == (reason is None)
    return reason


def why_not_master(board: Board, seat: int, x: int, y: int) -> str | None:
    reason = why_not_place(board, seat, x, y)
    assert ((x, y) in places_of(master_cells(board, seat))) == (reason is None)
    return reason


def why_not_token(board: Board, seat: int, master: XY, colour: int, x: int, y: int) -> str | None:
    at = cell(*master)
    reason = why_not_crown(board, seat, at, colour, x, y, any_colour=True)
    assert ((colour, cell(x, y)) in token_places(board, seat, at, True)) == (reason is None)
    return reason


# RUN-2 The table


@pytest.mark.rule("RUN-2.1")
def test_a_card_turns_clockwise() -> None:
    face = read_face("RG/GB/BB")

    assert turned(face, 0) == face
    assert turned(face, 90) == read_face("BGR/BBG")
    assert turned(face, 180) == read_face("BB/BG/GR")
    assert turned(face, 270) == read_face("GBB/RGB")


@pytest.mark.rule("RUN-2.1")
def test_a_card_covers_two_by_three_cells_from_its_upper_left_one() -> None:
    upright = sections(R01, 180, -1, 4)
    lying = sections(R01, 270, -1, 4)

    assert [place for place, _ in upright] == [(-1, 4), (0, 4), (-1, 5), (0, 5), (-1, 6), (0, 6)]
    assert [place for place, _ in lying] == [(-1, 4), (0, 4), (1, 4), (-1, 5), (0, 5), (1, 5)]
    assert drawn(lay(given_runes("R"), R01, 90, 0, 0)) == ["BGR", "BBG"]


@pytest.mark.rule("RUN-2.1")
@pytest.mark.parametrize("turn", [-90, 45, 360])
def test_a_card_is_never_turned_otherwise(turn: int) -> None:
    assert why_not_lay(given_start(), R01, turn, 0, -2, STANDARD) == "RUN-2.1"
    with pytest.raises(ValueError, match=f"RUN-2.1: a card cannot be turned by {turn}"):
        turned(R01, turn)


@pytest.mark.rule("RUN-2.1")
def test_half_turns_alone_leave_115_placements_on_the_start_card() -> None:
    """RUN-12 A2: the stricter reading."""
    half_turns = Readings(turns=(0, 180))

    assert sum(len(placements(given_start(), face, half_turns)) for face in DECK) == 115
    assert why_not(given_start(), R01, 90, 0, -1, half_turns) == "RUN-2.1"


@pytest.mark.rule("RUN-2.2")
def test_blue_is_worth_1_green_2_and_red_3() -> None:
    assert (WORTH[BLUE], WORTH[GREEN], WORTH[RED]) == (1, 2, 3)
    assert [LETTERS[colour] for colour in COLOURS] == ["B", "G", "R"]


@pytest.mark.rule("RUN-2.3", "RUN-5.1")
def test_only_the_topmost_runes_are_visible() -> None:
    start = given_start()

    table = lay(start, R01, 180, 0, 1)

    assert drawn(start) == ["BB", "BR", "GG"]
    assert drawn(table) == ["BB", "BB", "BG", "GR"]
    assert [places_of(shown) for shown in table.shown] == [
        {(0, 0), (1, 0)},
        {(0, 1), (1, 1), (0, 2), (1, 2), (0, 3), (1, 3)},
    ]


@pytest.mark.rule("RUN-2.4")
def test_sides_make_neighbours_and_corners_do_not() -> None:
    assert places_of(neighbours4(bit(5, 7))) == {(5, 6), (4, 7), (6, 7), (5, 8)}
    assert places_of(neighbours8(bit(5, 7)) & ~neighbours4(bit(5, 7))) == {
        (4, 6),
        (6, 6),
        (4, 8),
        (6, 8),
    }


@pytest.mark.rule("RUN-2.5", "RUN-2.4")
@pytest.mark.parametrize("row", ROWS, ids=CARDS)
def test_the_areas_within_each_card_are_those_of_the_facts(row: Sequence[str]) -> None:
    board = start_board(CARDS[row[0]], seats=2)

    found = [f"{LETTERS[colour]}{part.bit_count()}" for colour, part in areas(board)]

    assert sorted(found) == sorted(row[4].split())


@pytest.mark.rule("RUN-2.5")
def test_an_area_winds_through_all_connected_runes() -> None:
    board = given_runes(
        "BBBBB",
        "....B",
        "BBB.B",
        "B.B.B",
        "B.GBB",
    )

    assert area(board.colours[BLUE], bit(0, 0)).bit_count() == 10
    assert sorted(part.bit_count() for _, part in areas(board)) == [1, 6, 10]


@pytest.mark.rule("RUN-2.6", "RUN-2.7", "RUN-5.9")
def test_a_master_controls_its_area_as_it_is_now() -> None:
    """A card may cut an area of anyone; what is beyond the cut is lost."""
    before = given_runes("BBBBB", masters={ASTRID: [(0, 0)]})
    assert why_not(before, "BR/GG/BG", 90, 1, 0) is None

    after = lay(before, read_face("BR/GG/BG"), 90, 1, 0)

    assert drawn(after) == ["BBGBB", ".GGR."]
    assert points(before, ASTRID) == 5
    assert points(after, ASTRID) == 2
    assert [places_of(part) for part in controlled(after, ASTRID)] == [{(0, 0), (1, 0)}]
    assert controlled(after, BJORN) == ()


@pytest.mark.rule("RUN-8.1")
def test_a_rune_counts_once_however_many_masters_stand_in_its_area() -> None:
    board = given_runes("BBGR", "GGGB", masters={ASTRID: [(0, 1), (2, 0), (3, 0)], BJORN: [(0, 0)]})

    assert points(board, ASTRID) == 4 * 2 + 3
    assert points(board, BJORN) == 2 * 1
    assert points(board, DAGNY) == 0
    assert [part.bit_count() for part in controlled(board, ASTRID)] == [4, 1]
    assert places_of(domain(board, BJORN)) == {(0, 0), (1, 0)}


# RUN-5 Lay a card


@pytest.mark.rule("RUN-5.2")
@pytest.mark.parametrize(("x", "y"), [(2, 0), (-1, -3), (20, 30), (-1000, 1000)])
def test_a_card_must_cover_a_visible_rune(x: int, y: int) -> None:
    """Beside the start card; corner to corner with it; far away; farther than any game goes."""
    assert why_not(given_start(), R01, 0, x, y) == "RUN-5.2"


@pytest.mark.rule("RUN-5.3", "RUN-5.4")
def test_example_matching_below_is_enough() -> None:
    """RUN-13.1: B on B twice; the B above the red rune does not matter then."""
    board = given_start()
    card = dict(sections(R01, 0, 0, -2))

    assert why_not(board, R01, 0, 0, -2) is None
    assert wrong_below(board, card) == set()
    assert wrong_beside(board, card) == {(1, 1)}


@pytest.mark.rule("RUN-5.3", "RUN-5.5")
def test_example_matching_beside_is_enough() -> None:
    """RUN-13.2: B on R and B on G do not matter then."""
    board = given_start()
    card = dict(sections(R01, 180, 0, 1))

    assert why_not(board, R01, 180, 0, 1) is None
    assert wrong_below(board, card) == {(1, 1), (0, 2)}
    assert wrong_beside(board, card) == set()


@pytest.mark.rule("RUN-5.4", "RUN-5.5")
def test_example_a_card_may_match_both_ways() -> None:
    """RUN-13.3"""
    board = given_start()
    card = dict(sections(R01, 0, -1, -2))

    assert why_not(board, R01, 0, -1, -2) is None
    assert wrong_below(board, card) == wrong_beside(board, card) == set()


@pytest.mark.rule("RUN-5.3")
def test_example_a_card_that_matches_neither_way_is_refused() -> None:
    """RUN-13.4: R over B, and beside B."""
    assert why_not(given_start(), R01, 0, 1, 0) == "RUN-5.3"


@pytest.mark.rule("RUN-5.3")
def test_the_two_ways_of_matching_are_never_mixed() -> None:
    """The left B matches beside, not below; the right B below, not beside."""
    assert why_not(given_runes("BGBG"), "BB/GR/GB", 0, 1, 0) == "RUN-5.3"
    assert why_not(given_runes("BGBB"), "BB/GR/GB", 0, 1, 0) is None
    assert why_not(given_runes("BBBG"), "BB/GR/GB", 0, 1, 0) is None


@pytest.mark.rule("RUN-5.5")
def test_a_card_without_neighbours_matches_beside() -> None:
    """RUN-12 A21: it hid every rune that was next to it."""
    assert why_not(given_runes("RR"), "GG/BB/RB", 0, 0, 0) is None


@pytest.mark.rule("RUN-5.6")
@pytest.mark.parametrize("turn", [0, 180])
@pytest.mark.parametrize("name", CARDS)
def test_example_no_card_lies_exactly_on_the_start_card(name: str, turn: int) -> None:
    """RUN-13.5: whatever its colours."""
    assert why_not(given_start(), CARDS[name], turn, 0, 0) == "RUN-5.6"


@pytest.mark.rule("RUN-5.6")
def test_no_card_lies_exactly_on_another_that_is_partly_hidden() -> None:
    table = lay(given_start(), R01, 180, 0, 1)
    assert drawn(table) == ["BB", "BB", "BG", "GR"]

    assert why_not(table, "BB/BB/BG", 0, 0, 0) == "RUN-5.6"
    assert why_not(table, "BB/BG/GR", 0, 0, 1) == "RUN-5.6"
    assert why_not(table, "BG/GR/BB", 0, 0, 2) is None


@pytest.mark.rule("RUN-5.6")
def test_a_lying_card_on_an_upright_one_is_not_exactly_on_it() -> None:
    """Nor the other way round: the cells count, not the corner."""
    on_upright = lay(given_runes("R"), read_face("BB/BB/BB"), 0, 0, 0)
    on_lying = lay(given_runes("R"), read_face("BB/BB/BB"), 90, 0, 0)

    assert why_not(on_upright, "BB/BB/BB", 0, 0, 0) == "RUN-5.6"
    assert why_not(on_upright, "BB/BB/BB", 90, 0, 0) is None
    assert why_not(on_lying, "BB/BB/BB", 90, 0, 0) == "RUN-5.6"
    assert why_not(on_lying, "BB/BB/BB", 0, 0, 0) is None


@pytest.mark.rule("RUN-5.6")
def test_a_card_may_cover_six_runes_of_several_cards() -> None:
    """RUN-12 A6: unless it is read as `must_extend`."""
    board = given_runes("BBB", "BBB", "BBB")

    assert why_not(board, "BB/BB/BB", 0, 0, 0) is None
    assert why_not(board, "BB/BB/BB", 90, 0, 1) is None
    assert why_not(board, "BB/BB/BB", 0, 0, 0, MUST_EXTEND) == "RUN-5.6"
    assert why_not(board, "BB/BB/BB", 90, 0, 1, MUST_EXTEND) == "RUN-5.6"
    assert why_not(board, "BB/BB/BB", 0, 0, 1, MUST_EXTEND) is None


@pytest.mark.rule("RUN-5.6")
def test_a_card_may_hide_the_rest_of_another() -> None:
    """RUN-12 A6: unless it is read as `no_card_hidden`."""
    table = lay(given_start(), R01, 180, 0, 1)  # of the start card only BB in row 0 is left

    assert why_not(table, "RG/BB/BB", 0, 0, -1) is None
    assert why_not(table, "RG/BB/BB", 0, 0, -1, MUST_EXTEND) is None
    assert why_not(table, "RG/BB/BB", 0, 0, -1, NO_CARD_HIDDEN) == "RUN-5.6"
    assert why_not(table, "GR/GR/BB", 0, 1, -2, NO_CARD_HIDDEN) is None


@pytest.mark.rule("RUN-5.7")
@pytest.mark.parametrize("seat", [ASTRID, BJORN])
def test_no_card_covers_a_master(seat: int) -> None:
    assert why_not(given_start(masters={seat: [(0, 0)]}), R01, 0, 0, -2) == "RUN-5.7"
    assert why_not(given_start(masters={seat: [(0, 1)]}), R01, 0, 0, -2) is None


@pytest.mark.rule("RUN-5.7", "RUN-10.6")
def test_no_card_covers_an_archmaster_token() -> None:
    assert why_not(put_token(given_start(), BLUE, cell(0, 0)), R01, 0, 0, -2) == "RUN-5.7"
    assert why_not(put_token(given_start(), BLUE, cell(0, 1)), R01, 0, 0, -2) is None


@pytest.mark.rule("RUN-5.8")
@pytest.mark.parametrize(("left", "right"), [(ASTRID, BJORN), (BJORN, ASTRID), (BJORN, DAGNY)])
def test_no_card_joins_areas_of_two_players(left: int, right: int) -> None:
    board = given_runes("B..B", ".GG.", masters={left: [(0, 0)], right: [(3, 0)]})

    assert why_not(board, "BB/GG/RB", 0, 1, 0) == "RUN-5.8"
    assert why_not(board, "BG/GG/RB", 0, 1, 0) is None


@pytest.mark.rule("RUN-5.8")
def test_a_card_may_join_areas_of_one_player_or_of_nobody() -> None:
    own = given_runes("B..B", ".GG.", masters={ASTRID: [(0, 0), (3, 0)]})
    opponents = given_runes("B..B", ".GG.", masters={BJORN: [(3, 0)]})

    assert why_not(own, "BB/GG/RB", 0, 1, 0) is None
    assert why_not(opponents, "BB/GG/RB", 0, 1, 0) is None
    assert points(lay(opponents, read_face("BB/GG/RB"), 0, 1, 0), BJORN) == 4


@pytest.mark.rule("RUN-5.8")
def test_areas_of_two_players_may_also_be_joined_through_a_third() -> None:
    """The two blue runes of the card meet only by way of the free area on the left."""
    rows = (".B.", "B..", "B.G", "B..", ".B.")
    card = "BG/GG/BG"

    two = given_runes(*rows, at=(0, -1), masters={ASTRID: [(1, -1)], BJORN: [(1, 3)]})
    assert why_not(two, card, 0, 1, 0) == "RUN-5.8"

    cut = given_runes(*rows[:2], "G.G", *rows[3:], at=(0, -1), masters={0: [(1, -1)], 1: [(1, 3)]})
    assert why_not(cut, card, 0, 1, 0) is None


# RUN-13 Numbers


@pytest.mark.rule("RUN-5.3", "RUN-5.4", "RUN-5.5", "RUN-5.6")
@pytest.mark.parametrize("row", ROWS, ids=CARDS)
def test_placements_on_the_start_card_by_rule(row: Sequence[str]) -> None:
    """RUN-13.6, with the columns of the facts: below only, beside only, both."""
    board, face = given_start(), CARDS[row[0]]

    counts = Counter[tuple[bool, bool]]()
    for placement in placements(board, face, STANDARD):
        card = dict(sections(face, *unpacked(placement)))
        counts[not wrong_below(board, card), not wrong_beside(board, card)] += 1

    assert (counts[True, False], counts[False, True], counts[True, True]) == (
        int(row[5]),
        int(row[6]),
        int(row[7]),
    )


@pytest.mark.rule("RUN-5.2", "RUN-5.3", "RUN-5.6")
def test_placements_on_the_start_card() -> None:
    """RUN-13.6: 242 of 16 times 60 geometric ones."""
    board = given_start()

    counts = [len(found) for found in placements_of_hand(board, DECK, STANDARD)]

    assert counts == [15, 18, 19, 14, 16, 17, 12, 13, 17, 16, 15, 16, 12, 14, 12, 16]
    assert sum(counts) == 242
    covering = [
        (turn, place)
        for turn in STANDARD.turns
        for place in candidates(board)
        if why_not_lay(board, R01, turn, *place, STANDARD) != "RUN-5.2"
    ]
    assert len(covering) == 60 + 2  # less the start card's own cells, upright and upside down


@pytest.mark.rule("RUN-5.3", "RUN-5.6")
@pytest.mark.parametrize(
    ("names", "readings", "count"),
    [
        ("R01 R02", STANDARD, 299),
        ("R03 R16", STANDARD, 333),
        ("R13 R15", STANDARD, 309),
        ("R01 R02 R03", STANDARD, 7028),
        ("R01 R02 R03", MUST_EXTEND, 7011),
        ("R01 R02 R03", NO_CARD_HIDDEN, 6553),
    ],
)
def test_sequences_of_cards(names: str, readings: Readings, count: int) -> None:
    """RUN-13.7"""
    assert sequences(given_start(), [CARDS[name] for name in names.split()], readings) == count


def sequences(board: Board, faces: Sequence[Face], readings: Readings) -> int:
    first, *rest = faces
    found = placements(board, first, readings)
    if not rest:
        return len(found)
    return sum(sequences(lay(board, first, *unpacked(p)), rest, readings) for p in found)


@pytest.mark.rule("RUN-5.7", "RUN-5.8")
def test_placements_beside_two_masters() -> None:
    """RUN-13.8"""
    board = given_start(masters={ASTRID: [(0, 0)], BJORN: [(0, 2)]})

    assert sum(map(len, placements_of_hand(board, DECK, STANDARD))) == 83


# RUN-6 Place a master


@pytest.mark.rule("RUN-6.4")
def test_a_master_stands_on_a_visible_rune() -> None:
    board = given_runes("BG.")

    assert why_not_master(board, ASTRID, 1, 0) is None
    assert why_not_master(board, ASTRID, 2, 0) == "RUN-6.4"
    assert why_not_master(board, ASTRID, 500, -500) == "RUN-6.4"


@pytest.mark.rule("RUN-6.5")
def test_a_master_keeps_out_of_an_opponents_area() -> None:
    board = given_runes("BBGB", masters={BJORN: [(0, 0)]})

    assert why_not_master(board, ASTRID, 1, 0) == "RUN-6.5"
    assert why_not_master(board, ASTRID, 3, 0) is None
    assert why_not_master(board, BJORN, 1, 0) is None


@pytest.mark.rule("RUN-6.5")
def test_a_master_keeps_off_masters_and_tokens() -> None:
    board = put_token(given_runes("BBG", masters={ASTRID: [(0, 0)]}), BLUE, cell(1, 0))

    assert why_not_master(board, ASTRID, 0, 0) == "RUN-6.5"
    assert why_not_master(board, ASTRID, 1, 0) == "RUN-6.5"
    assert why_not_master(board, ASTRID, 2, 0) is None


# RUN-10 Archmasters


@pytest.mark.rule("RUN-10.2")
def test_a_token_goes_beside_a_master_of_its_owner() -> None:
    board = given_runes("BRG", masters={ASTRID: [(0, 0)]})

    assert why_not_token(board, ASTRID, (0, 0), GREEN, 1, 0) is None
    assert why_not_token(board, BJORN, (0, 0), GREEN, 1, 0) == "RUN-10.2"
    assert why_not_token(board, ASTRID, (2, 0), GREEN, 1, 0) == "RUN-10.2"


@pytest.mark.rule("RUN-10.3")
def test_a_token_goes_to_one_of_the_eight_cells_around_with_a_rune() -> None:
    board = given_runes("RRRR", "RBRR", "RRR.", masters={ASTRID: [(1, 1)]})

    around = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert [why_not_token(board, ASTRID, (1, 1), GREEN, x, y) for x, y in around] == [None] * 8
    assert why_not_token(board, ASTRID, (1, 1), GREEN, 3, 1) == "RUN-10.3"
    assert why_not_token(board, ASTRID, (1, 1), GREEN, 1, 3) == "RUN-10.3"
    assert why_not_token(given_runes("B", masters={0: [(0, 0)]}), 0, (0, 0), BLUE, 1, 0) == (
        "RUN-10.3"
    )


@pytest.mark.rule("RUN-10.4")
def test_a_token_is_blue_or_green() -> None:
    board = given_runes("BG", masters={ASTRID: [(0, 0)]})

    assert why_not_token(board, ASTRID, (0, 0), BLUE, 1, 0) is None
    assert why_not_token(board, ASTRID, (0, 0), GREEN, 1, 0) is None  # the colour it had
    assert why_not_token(board, ASTRID, (0, 0), RED, 1, 0) == "RUN-10.4"


@pytest.mark.rule("RUN-10.4")
def test_the_rune_takes_the_colour_of_the_token() -> None:
    """For areas, for points, and as a neighbour."""
    board = given_runes("BGR", masters={ASTRID: [(0, 0)]})

    crowned = put_token(board, BLUE, cell(1, 0))

    assert drawn(crowned) == ["BBR"]
    assert (points(board, ASTRID), points(crowned, ASTRID)) == (1, 2)
    assert why_not(board, "BG/GR/BB", 0, 2, 0) == "RUN-5.3"
    assert why_not(crowned, "BG/GR/BB", 0, 2, 0) is None


@pytest.mark.rule("RUN-10.5")
def test_a_token_keeps_off_masters_and_tokens() -> None:
    board = given_runes("GRB", masters={ASTRID: [(1, 0)], BJORN: [(0, 0)]})
    crowned = put_token(board, BLUE, cell(2, 0))

    assert why_not_token(board, ASTRID, (1, 0), BLUE, 0, 0) == "RUN-10.5"
    assert why_not_token(board, ASTRID, (1, 0), BLUE, 2, 0) is None
    assert why_not_token(crowned, ASTRID, (1, 0), BLUE, 2, 0) == "RUN-10.5"


@pytest.mark.rule("RUN-10.5")
@pytest.mark.parametrize(("left", "right"), [(ASTRID, BJORN), (BJORN, DAGNY)])
def test_a_token_joins_no_areas_of_two_players(left: int, right: int) -> None:
    board = with_masters(given_runes("BRB", ".G."), {left: [(0, 0)], right: [(2, 0)]})
    board = put_master(board, ASTRID, cell(1, 1))

    assert why_not_token(board, ASTRID, (1, 1), BLUE, 1, 0) == "RUN-10.5"
    assert why_not_token(board, ASTRID, (1, 1), GREEN, 1, 0) is None


@pytest.mark.rule("RUN-10.8")
def test_a_token_may_split_an_opponents_area() -> None:
    board = given_runes("BBB", ".R.", masters={ASTRID: [(1, 1)], BJORN: [(0, 0)]})

    assert why_not_token(board, ASTRID, (1, 1), GREEN, 1, 0) is None
    assert points(put_token(board, GREEN, cell(1, 0)), BJORN) == 1


# RUN-11 The blue adept


@pytest.mark.rule("RUN-11.4")
def test_the_blue_adept_ignores_one_rune_below() -> None:
    board = given_runes("BRGB")  # G on R is wrong, G on G right; beside, G meets B twice

    assert why_not(board, "GG/GR/BB", 0, 1, 0) == "RUN-5.3"
    assert why_not_ignoring(board, "GG/GR/BB", 0, 1, 0) is None


@pytest.mark.rule("RUN-11.4")
def test_the_blue_adept_ignores_one_rune_beside() -> None:
    board = given_runes("BRRB")  # B and G on R are wrong; beside, B meets B, but G meets B

    assert why_not(board, "BG/GR/BB", 0, 1, 0) == "RUN-5.3"
    assert why_not_ignoring(board, "BG/GR/BB", 0, 1, 0) is None


@pytest.mark.rule("RUN-11.4")
def test_the_blue_adept_ignores_no_two_runes() -> None:
    assert why_not_ignoring(given_runes("BRRB"), "GG/GR/BB", 0, 1, 0) == "RUN-5.3"


@pytest.mark.rule("RUN-11.4")
def test_the_blue_adept_is_not_spent_without_need() -> None:
    assert why_not_ignoring(given_runes("BRGB"), "RG/GR/BB", 0, 1, 0) == "RUN-11.4"


@pytest.mark.rule("RUN-11.5")
def test_all_other_rules_hold_for_the_blue_adept() -> None:
    card = "GG/GR/BB"
    occupied = given_runes("BRGB", masters={ASTRID: [(1, 0)]})
    same_cells = lay(given_runes("B..B"), read_face("RG/GR/BB"), 0, 1, 0)
    rivals = given_runes(".B..", "GR.G", at=(0, -1), masters={BJORN: [(0, 0)], DAGNY: [(3, 0)]})

    assert why_not_ignoring(occupied, card, 0, 4, 0) == "RUN-5.2"
    assert why_not_ignoring(same_cells, card, 0, 1, 0) == "RUN-5.6"
    assert why_not_ignoring(occupied, card, 0, 1, 0) == "RUN-5.7"
    assert why_not_ignoring(rivals, card, 0, 1, 0) == "RUN-5.8"


@pytest.mark.rule("RUN-11.5")
def test_the_blue_adept_shrinks_no_opponents_area() -> None:
    def board(seat: int) -> Board:
        return given_runes("BBB", masters={seat: [(0, 0)]})

    assert why_not_ignoring(board(BJORN), "GB/BR/BG", 0, 2, 0, seat=ASTRID) == "RUN-11.5"
    assert why_not_ignoring(board(ASTRID), "GB/BR/BG", 0, 2, 0, seat=ASTRID) is None
    assert why_not_ignoring(given_runes("BBB"), "GB/BR/BG", 0, 2, 0, seat=ASTRID) is None


@pytest.mark.rule("RUN-11.5")
def test_the_blue_adept_cuts_no_opponents_area() -> None:
    """The right B is covered by a B, but no longer connected with Bjorn's master."""
    board = given_runes("BBB", masters={BJORN: [(0, 0)]})

    assert why_not_ignoring(board, "GB/GR/BG", 0, 1, 0) == "RUN-11.5"


@pytest.mark.rule("RUN-11.5")
def test_a_rune_covered_by_its_own_colour_has_not_left() -> None:
    """RUN-12 A18"""
    board = given_runes("..R.", "BBBR", at=(0, -1), masters={BJORN: [(0, 0)]})

    assert why_not(board, "BB/RG/GB", 270, 2, 0) == "RUN-5.3"
    assert why_not_ignoring(board, "BB/RG/GB", 270, 2, 0) is None


@pytest.mark.rule("RUN-11.5")
def test_a_cell_may_pass_from_one_area_of_an_opponent_to_another() -> None:
    """By the letter: it belonged to an area of Bjorn's before, and does so after."""
    board = given_runes("BBB", "GG.", masters={BJORN: [(0, 0), (0, 1)]})

    assert why_not_ignoring(board, "GB/GB/RB", 0, 2, 0) is None
    assert why_not_ignoring(board, "GB/RB/GB", 0, 2, 0) == "RUN-11.5"


# The fast lists and the plain rule agree


def candidates(board: Board) -> Iterator[XY]:
    """All upper left cells near the table, and some too far away, in the order of the lists."""
    places = places_of(visible(board))
    for y in range(min(y for _, y in places) - 4, max(y for _, y in places) + 3):
        for x in range(min(x for x, _ in places) - 4, max(x for x, _ in places) + 3):
            if LEFT <= x <= RIGHT and TOP <= y <= BOTTOM:
                yield x, y


def plain_placements(
    board: Board, face: Face, readings: Readings, ignoring: bool = False, seat: int = -1
) -> list[int]:
    return [
        packed(turn, x, y)
        for turn in readings.turns
        for x, y in candidates(board)
        if why_not_lay(board, face, turn, x, y, readings, ignoring, seat) is None
    ]


@st.composite
def readings(draw: st.DrawFn) -> Readings:
    turns = draw(st.sampled_from([(0, 90, 180, 270), (0, 180), (90, 270)]))
    return Readings(
        turns, draw(st.sampled_from(["same_footprint", "must_extend", "no_card_hidden"]))
    )


@st.composite
def played(draw: st.DrawFn) -> Position:
    """A game of some turns: cards, masters and tokens by the rules; and a card still to be laid."""
    rules = draw(readings())
    deck = draw(st.permutations(DECK))
    seats = draw(st.integers(2, 3))
    board = start_board(START, seats)
    for face in deck[: draw(st.integers(0, 10))]:
        found = placements(board, face, rules)
        if found:
            board = lay(board, face, *unpacked(draw(st.sampled_from(found))))
        board = draw(masters_and_tokens(board))
    return noted(board), rules, deck[-1]


@st.composite
def crowded(draw: st.DrawFn) -> Position:
    """Areas of two players close to each other, which seldom come about in few turns."""
    random = Random(draw(st.integers(0, 2**32)))  # evenly, where Hypothesis likes many runes alike
    rows = ["".join(random.choices("B.GR", (5, 4, 2, 1), k=7)) for _ in range(6)]
    board = given_runes("B", *rows, seats=draw(st.integers(2, 3)))
    for _ in range(4):
        for seat in range(len(board.masters)):
            blue = cells_of(master_cells(board, seat) & board.colours[BLUE])
            if blue and random.random() < 0.6:
                board = put_master(board, seat, random.choice(blue))
    board = draw(masters_and_tokens(board))
    return noted(board), draw(readings()), tuple(random.choices(COLOURS, (3, 2, 1), k=6))


@st.composite
def masters_and_tokens(draw: st.DrawFn, board: Board) -> Board:
    """One master more, or none, and perhaps a token beside it."""
    seat = draw(st.integers(-1, len(board.masters) - 1))
    if seat < 0 or not master_cells(board, seat):
        return board
    at = draw(st.sampled_from(cells_of(master_cells(board, seat))))
    board = put_master(board, seat, at)
    crowns = token_places(board, seat, at, any_colour=True)
    if crowns and draw(st.integers(0, 3)) == 0:
        board = put_token(board, *draw(st.sampled_from(crowns)))
    return board


def noted(board: Board) -> Board:
    """Tell the position if a test fails."""
    note("\n".join(drawn(board)))
    note(f"masters {[places_of(masters) for masters in board.masters]}")
    note(f"tokens {places_of(board.tokens)}")
    return board


positions = st.one_of(played(), crowded())


@pytest.mark.slow
@pytest.mark.rule("RUN-5.2", "RUN-5.3", "RUN-5.6", "RUN-5.7", "RUN-5.8")
@settings(max_examples=250, deadline=None)
@given(positions)
def test_the_list_of_placements_is_that_of_the_plain_rule(position: Position) -> None:
    board, rules, face = position

    assert placements(board, face, rules) == plain_placements(board, face, rules)


@pytest.mark.slow
@pytest.mark.rule("RUN-11.4", "RUN-11.5")
@settings(max_examples=150, deadline=None)
@given(positions, st.integers(0, 2))
def test_the_list_of_the_blue_adept_is_that_of_the_plain_rule(
    position: Position, seat: int
) -> None:
    board, rules, face = position

    found = placements_ignoring_one(board, face, seat, rules)

    assert found == plain_placements(board, face, rules, ignoring=True, seat=seat)


@pytest.mark.slow
@pytest.mark.rule("RUN-6.4", "RUN-6.5", "RUN-10.3", "RUN-10.4", "RUN-10.5", "RUN-10.9")
@settings(max_examples=100, deadline=None)
@given(positions, st.booleans())
def test_the_places_of_masters_and_tokens_are_those_of_the_plain_rule(
    position: Position, any_colour: bool
) -> None:
    board, _, _ = position
    for seat, masters in enumerate(board.masters):
        free = {place for place in candidates(board) if why_not_place(board, seat, *place) is None}
        assert places_of(master_cells(board, seat)) == free
        for at in cells_of(masters):
            assert token_places(board, seat, at, any_colour) == [
                (colour, cell(*place))
                for colour in COLOURS
                for place in candidates(board)
                if why_not_crown(board, seat, at, colour, *place, any_colour) is None
            ]


@settings(max_examples=40, deadline=None)
@given(positions, st.lists(st.sampled_from(DECK), min_size=1, max_size=4))
def test_a_hand_has_the_placements_of_its_cards(position: Position, hand: list[Face]) -> None:
    board, rules, _ = position

    together = placements_of_hand(board, hand, rules)

    assert together == [placements(board, face, rules) for face in hand]


@pytest.mark.rule("RUN-5.9", "RUN-2.7")
@settings(max_examples=40, deadline=None)
@given(positions)
def test_masters_keep_their_rune_and_share_no_area(position: Position) -> None:
    board, rules, face = position
    for placement in placements(board, face, rules):
        after = lay(board, face, *unpacked(placement))
        for seat, masters in enumerate(after.masters):
            assert domain(after, seat) & masters == masters
        for one, other in combinations(range(len(after.masters)), 2):
            assert not domain(after, one) & domain(after, other)


# RUN-2.1 The table is unbounded


@pytest.mark.rule("RUN-2.1")
@pytest.mark.parametrize(("dx", "dy"), [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1)])
def test_sixteen_cards_in_one_direction_find_room(dx: int, dy: int) -> None:
    """Each card goes as far out as it legally can; at the end a card more could be thought of."""
    board = given_start()
    for face in DECK:
        found = [unpacked(placement) for placement in placements(board, face, STANDARD)]
        board = max(
            (lay(board, face, *placement) for placement in found),
            key=lambda after: max(x * dx + y * dy for x, y in places_of(visible(after))),
        )

    places = places_of(visible(board))
    assert max(x * dx + y * dy for x, y in places) >= 30
    assert LEFT + 3 <= min(x for x, _ in places) <= max(x for x, _ in places) <= RIGHT - 3
    assert TOP + 3 <= min(y for _, y in places) <= max(y for _, y in places) <= BOTTOM - 3
    assert placements(board, R01, STANDARD) == plain_placements(board, R01, STANDARD)


@pytest.mark.rule("RUN-2.1", "RUN-2.4")
def test_the_farthest_cells_of_a_game_are_no_neighbours_of_each_other() -> None:
    left, right, top, bottom = LEFT + 3, RIGHT - 3, TOP + 3, BOTTOM - 3
    corners = bit(left, top) | bit(right, top) | bit(left, bottom) | bit(right, bottom)
    rim = bit(right, 0) | bit(left, 1) | bit(right, 2)
    board = Board((corners | rim, 0, 0), 0, 0, (0, 0), 0, ())

    assert (left, right, top, bottom) == (0 - 32, 1 + 32, 0 - 32, 2 + 32)  # 16 cards by 2 cells
    assert len(areas(board)) == 7
    assert [xy(at) for at in cells_of(rim)] == [(right, 0), (left, 1), (right, 2)]
    for face in (R01, read_face("GG/GG/GG")):
        assert placements(board, face, STANDARD) == plain_placements(board, face, STANDARD)
