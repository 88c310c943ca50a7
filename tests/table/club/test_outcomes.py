"""How a game came out: places, and what counts for ratings."""

from __future__ import annotations

import pytest

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.club.outcomes import Unrated, ranks, why_unrated

ASTRID, BJORN, DAGNY, EIRIK = map(Seat, range(4))


def test_winners_are_first_whatever_their_points() -> None:
    assert ranks({BJORN}, (9, 2, 4, 4), left=()) == [2, 1, 3, 3]


def test_several_winners_share_the_first_place() -> None:
    assert ranks({ASTRID, DAGNY}, (3, 8, 5, 1), left=()) == [1, 3, 1, 4]


def test_who_left_is_behind_everybody_who_stayed() -> None:
    assert ranks({BJORN}, (9, 2, 4, 4), left={ASTRID}) == [4, 1, 2, 2]


def test_who_won_though_a_bot_went_on_has_won() -> None:
    assert ranks({ASTRID}, (9, 2), left={ASTRID}) == [1, 2]


@pytest.mark.parametrize(
    ("players", "undone", "why"),
    [
        ("astrid bjorn", False, ""),
        ("astrid bot:karl bot:karl", False, ""),
        ("astrid automa automa", False, ""),
        ("astrid bjorn", True, ""),  # with others only what nobody learnt from is taken back
        ("astrid bot:karl", True, "undone"),
        ("astrid astrid", False, "alike"),
        ("astrid astrid bjorn", False, "alike"),
        ("astrid", False, "alike"),
        ("bot:karl bot:jarl", False, "alike"),
    ],
)
def test_a_game_counts_where_different_players_meet(
    players: str, undone: bool, why: Unrated
) -> None:
    assert why_unrated(players.split(), undone) == why


def test_a_seat_where_nobody_sat_counts_for_nobody() -> None:
    assert why_unrated(["astrid", ""], undone=False) == "nobody"
