"""RUN-2 The table, on the grid: turned cards, what is visible, areas; and it is unbounded."""

from __future__ import annotations

import pytest

from games.runics.grid import (
    DECK,
    R01,
    STANDARD,
    board_of,
    drawn,
    given_runes,
    given_start,
    places_of,
    plain_placements,
    why_not,
)
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.runics.rules.grid import (
    BLUE,
    BOTTOM,
    COLOURS,
    GREEN,
    LEFT,
    LETTERS,
    MARGIN,
    RED,
    RIGHT,
    TOP,
    WORTH,
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
    put_token,
    read_face,
    sections,
    shown,
    turned,
    visible,
    xy,
)
from ragnatafl.games.runics.rules.placement import (
    placements,
    unpacked,
)
from ragnatafl.games.runics.rules.plain import (
    why_not_lay,
)


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
    assert [places_of(table, cells) for cells in shown(table.runes)] == [
        {(0, 0), (1, 0)},
        {(0, 1), (1, 1), (0, 2), (1, 2), (0, 3), (1, 3)},
    ]


@pytest.mark.rule("RUN-2.1", "RUN-2.3")
@pytest.mark.parametrize(
    ("x", "y", "window"),
    [
        (0, -2, (0, -2, 2, 5)),
        (-1, 1, (-1, 0, 3, 4)),
        (1, 2, (0, 0, 3, 5)),
        (-1, -2, (-1, -2, 3, 5)),
    ],
)
def test_the_window_grows_with_the_table(x: int, y: int, window: tuple[int, ...]) -> None:
    """Runes and pieces stay where they are, whichever side is added to."""
    before = put_token(given_start(masters={BJORN: [(1, 1)]}), BLUE, cell(0, 2))
    table = lay(before, R01, 0, x, y)

    runes = table.runes
    assert (runes.left, runes.top, runes.stride - MARGIN, runes.height) == window
    card = {place for place, _ in sections(R01, 0, x, y)}
    for place in {(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)} - card:
        assert colour_at(table, *place) == colour_at(before, *place)
    assert places_of(table, table.masters[BJORN]) == {(1, 1)}
    assert places_of(table, table.tokens) == {(0, 2)}
    is_outside = (x, y) != (1, 2)
    assert (bit(before.runes, x, y) == 0) == is_outside


@pytest.mark.rule("RUN-2.4")
def test_sides_make_neighbours_and_corners_do_not() -> None:
    board = given_runes("BBB", "BBB", "BBB", at=(4, 6))
    middle, stride = bit(board.runes, 5, 7), board.runes.stride
    sides, around = neighbours4(middle, stride), neighbours8(middle, stride)

    assert places_of(board, sides) == {(5, 6), (4, 7), (6, 7), (5, 8)}
    assert places_of(board, around & ~sides) == {(4, 6), (6, 6), (4, 8), (6, 8)}


@pytest.mark.rule("RUN-2.5")
def test_an_area_winds_through_all_connected_runes() -> None:
    board = given_runes(
        "BBBBB",
        "....B",
        "BBB.B",
        "B.B.B",
        "B.GBB",
    )

    runes = board.runes
    assert area(runes.colours[BLUE], bit(runes, 0, 0), runes.stride).bit_count() == 10
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
    assert [places_of(after, part) for _, part in controlled(after, ASTRID)] == [{(0, 0), (1, 0)}]
    assert controlled(after, BJORN) == []


@pytest.mark.rule("RUN-8.1")
def test_a_rune_counts_once_however_many_masters_stand_in_its_area() -> None:
    board = given_runes("BBGR", "GGGB", masters={ASTRID: [(0, 1), (2, 0), (3, 0)], BJORN: [(0, 0)]})

    assert points(board, ASTRID) == 4 * 2 + 3
    assert points(board, BJORN) == 2 * 1
    assert points(board, DAGNY) == 0
    assert [part.bit_count() for _, part in controlled(board, ASTRID)] == [4, 1]
    assert places_of(board, domain(board, BJORN)) == {(0, 0), (1, 0)}


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
            key=lambda after: max(x * dx + y * dy for x, y in places_of(after, visible(after))),
        )

    places = places_of(board, visible(board))
    assert max(x * dx + y * dy for x, y in places) >= 30
    assert LEFT + 3 <= min(x for x, _ in places) <= max(x for x, _ in places) <= RIGHT - 3
    assert TOP + 3 <= min(y for _, y in places) <= max(y for _, y in places) <= BOTTOM - 3
    assert placements(board, R01, STANDARD) == plain_placements(board, R01, STANDARD)


@pytest.mark.rule("RUN-2.1", "RUN-2.4")
def test_the_farthest_cells_of_a_game_are_no_neighbours_of_each_other() -> None:
    left, right, top, bottom = LEFT + 3, RIGHT - 3, TOP + 3, BOTTOM - 3
    corners = [(left, top), (right, top), (left, bottom), (right, bottom)]
    rim = [(right, 0), (left, 1), (right, 2)]
    board = board_of(dict.fromkeys([*corners, *rim], BLUE), seats=2)

    assert (left, right, top, bottom) == (0 - 32, 1 + 32, 0 - 32, 2 + 32)  # 16 cards by 2 cells
    assert len(areas(board)) == 7
    assert [xy(at) for at in cells_of(board.runes, visible(board))][2:-2] == rim
    for face in (R01, read_face("GG/GG/GG")):
        assert placements(board, face, STANDARD) == plain_placements(board, face, STANDARD)
