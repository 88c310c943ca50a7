"""RUN-5 Lay a card, on the grid; with the numbers of RUN-13."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.runics.grid import (
    DECK,
    MUST_EXTEND,
    NO_CARD_HIDDEN,
    R01,
    STANDARD,
    candidates,
    drawn,
    given_runes,
    given_start,
    why_not,
)
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.runics.rules.components import CARDS, START_CARD
from ragnatafl.games.runics.rules.grid import (
    BLUE,
    Board,
    Face,
    Readings,
    cell,
    lay,
    points,
    put_token,
    read_face,
    sections,
)
from ragnatafl.games.runics.rules.placement import (
    placements,
    placements_of_hand,
    unpacked,
)
from ragnatafl.games.runics.rules.plain import (
    why_not_lay,
    wrong_below,
    wrong_beside,
)


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
@pytest.mark.parametrize("card", CARDS.ids[:START_CARD])
def test_example_no_card_lies_exactly_on_the_start_card(card: str, turn: int) -> None:
    """RUN-13.5: whatever its colours."""
    assert why_not(given_start(), DECK[CARDS.read(card)], turn, 0, 0) == "RUN-5.6"


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
    assert (
        sequences(given_start(), [DECK[CARDS.read(name)] for name in names.split()], readings)
        == count
    )


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
