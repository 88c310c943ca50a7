"""The fast lists of placements and places are those of the plain rule, on whatever table."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from games.runics.grid import (
    DECK,
    START,
    candidates,
    drawn,
    given_runes,
    places_of,
    plain_placements,
)
from ragnatafl.games.runics.rules.grid import (
    BLUE,
    COLOURS,
    WORTH,
    Board,
    Face,
    Readings,
    areas,
    bits_of,
    cell,
    cells_of,
    controlled,
    domain,
    held,
    lay,
    put_master,
    put_token,
    start_board,
)
from ragnatafl.games.runics.rules.placement import (
    master_cells,
    placements,
    placements_ignoring_one,
    placements_of_hand,
    token_places,
    unpacked,
)
from ragnatafl.games.runics.rules.plain import (
    why_not_crown,
    why_not_place,
)

Position = tuple[Board, Readings, Face]  # a table, and a card to be laid there


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
            blue = cells_of(board.runes, master_cells(board, seat) & board.runes.colours[BLUE])
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
    at = draw(st.sampled_from(cells_of(board.runes, master_cells(board, seat))))
    board = put_master(board, seat, at)
    crowns = token_places(board, seat, at, any_colour=True)
    if crowns and draw(st.integers(0, 3)) == 0:
        board = put_token(board, *draw(st.sampled_from(crowns)))
    return board


def noted(board: Board) -> Board:
    """Tell the position if a test fails."""
    note("\n".join(drawn(board)))
    note(f"masters {[places_of(board, masters) for masters in board.masters]}")
    note(f"tokens {places_of(board, board.tokens)}")
    return board


positions = st.one_of(played(), crowded())


@pytest.mark.slow
@pytest.mark.rule("RUN-5.2", "RUN-5.3", "RUN-5.6", "RUN-5.7", "RUN-5.8")
@settings(max_examples=80, deadline=None)
@given(positions)
def test_the_list_of_placements_is_that_of_the_plain_rule(position: Position) -> None:
    board, rules, face = position

    assert placements(board, face, rules) == plain_placements(board, face, rules)


@pytest.mark.slow
@pytest.mark.rule("RUN-11.4", "RUN-11.5")
@settings(max_examples=60, deadline=None)
@given(positions, st.integers(0, 2))
def test_the_list_of_the_blue_adept_is_that_of_the_plain_rule(
    position: Position, seat: int
) -> None:
    board, rules, face = position

    found = placements_ignoring_one(board, face, seat, rules)

    assert found == plain_placements(board, face, rules, ignoring=True, seat=seat)


@pytest.mark.slow
@pytest.mark.rule("RUN-6.4", "RUN-6.5", "RUN-10.3", "RUN-10.4", "RUN-10.5", "RUN-10.9")
@settings(max_examples=40, deadline=None)
@given(positions, st.booleans())
def test_the_places_of_masters_and_tokens_are_those_of_the_plain_rule(
    position: Position, any_colour: bool
) -> None:
    board, _, _ = position
    for seat, masters in enumerate(board.masters):
        free = {place for place in candidates(board) if why_not_place(board, seat, *place) is None}
        assert places_of(board, master_cells(board, seat)) == free
        for at in cells_of(board.runes, masters):
            assert token_places(board, seat, at, any_colour) == [
                (colour, cell(*place))
                for colour in COLOURS
                for place in candidates(board)
                if why_not_crown(board, seat, at, colour, *place, any_colour) is None
            ]


@pytest.mark.rule("RUN-2.5", "RUN-2.7")
@settings(max_examples=40, deadline=None)
@given(positions)
def test_areas_found_together_are_those_found_one_by_one(position: Position) -> None:
    board, _, _ = position
    runes = board.runes

    found = runes.areas

    single = [(c, 1 << at) for c in COLOURS for at in bits_of(found.single[c])]
    assert sorted([area[1:] for area in found.large] + single) == sorted(areas(board))
    for worth, colour, cells in found.large:
        assert worth == WORTH[colour] * cells.bit_count() > WORTH[colour]
    for seat in range(len(board.masters)):
        parts = [part for _, part in controlled(board, seat)]
        assert sum(parts) == sum(held(board, seat)) == domain(board, seat)


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
