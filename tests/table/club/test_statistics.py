"""What the games of a person add up to."""

from __future__ import annotations

import pytest

from ragnatafl.table.club.statistics import (
    Against,
    Tally,
    Wanted,
    by_ending,
    by_game,
    by_opponent,
    by_plays,
    by_seats,
    games_of,
    head_to_head,
    reliability,
    tallies,
)
from table.club.given import given_outcome

GAMES = (
    given_outcome("astrid", "bjorn", game="lords", plays=("ragnar", "snorri"), rule="LOR-8.1"),
    given_outcome("bjorn", "astrid", game="lords", plays=("ragnar", "aslaug"), rule="LOR-8.2"),
    given_outcome("bjorn", "astrid", "bot:karl", "bot:karl", game="bloodrage", rule="BR-8.1"),
    given_outcome("bot:karl", "astrid", left=(1,)),
    given_outcome("bjorn", "dagny"),
)


def test_games_are_counted_by_game_and_by_seats() -> None:
    games = list(games_of("astrid", GAMES))

    assert tallies(games, by_game) == {
        "lords": Tally(2, 1), "bloodrage": Tally(1, 0), "runics": Tally(1, 0),
    }  # fmt: skip
    assert tallies(games, by_seats) == {2: Tally(3, 1), 4: Tally(1, 0)}
    assert tallies(games, by_game)["lords"].percent == 50


def test_games_are_counted_by_hero_opponent_and_ending() -> None:
    games = list(games_of("astrid", GAMES))

    assert tallies(games, by_plays) == {"ragnar": Tally(1, 1), "aslaug": Tally(1, 0)}
    assert tallies(games, by_opponent) == {"bjorn": Tally(3, 1), "bot:karl": Tally(2, 0)}
    assert tallies(games, by_ending)["LOR-8.1"] == Tally(1, 1)


@pytest.mark.parametrize(
    ("wanted", "count"),
    [
        (Wanted(), 4),
        (Wanted(game="lords"), 2),
        (Wanted(game="lords", came="won"), 1),
        (Wanted(seats=4), 1),
        (Wanted(plays="aslaug"), 1),
        (Wanted(against="bot:karl"), 2),
        (Wanted(came="left"), 1),
        (Wanted(game="lords", seats=4), 0),
    ],
)
def test_filters_narrow_down(wanted: Wanted, count: int) -> None:
    assert sum(map(wanted.fits, games_of("astrid", GAMES))) == count


def test_reliability_counts_games_with_people_alone() -> None:
    """Who leaves a bot lets nobody down."""
    assert reliability(list(games_of("astrid", GAMES))) == 100
    gone = given_outcome("bjorn", "astrid", left=(1,))
    assert reliability(list(games_of("astrid", (*GAMES, gone)))) == 75
    assert reliability([]) is None


def test_two_people_are_compared_where_they_met() -> None:
    games = list(games_of("astrid", GAMES))

    assert head_to_head(games, "bjorn") == Against(3, 1, 2)
    assert head_to_head(games, "dagny") == Against()


def test_who_shares_a_screen_with_oneself_is_counted_once() -> None:
    (played,) = games_of("astrid", [given_outcome("bjorn", "astrid", "astrid")])

    assert played.own.rank == 2
