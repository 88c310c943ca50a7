"""A tournament is what its events say."""

from __future__ import annotations

import random

import pytest

from ragnatafl.table.club.tournament import (
    Tournament,
    replayed,
    room_of,
    shares_of,
    tournament_of,
)
from ragnatafl.table.storage.events import Data
from table.club.given import given_outcome

FIVE = ("astrid", "bjorn", "dagny", "eirik", "freya")


def given_tournament(
    *players: str, rounds: int = 3, system: str = "swiss", seats: int = 2, game: str = "runics"
) -> Tournament:
    opened: Data = {
        "name": "Yule", "game": game, "seats": seats, "options": {}, "system": system,
        "rounds": rounds, "opener": "astrid",
    }  # fmt: skip
    joins = [("join", {"player": one, "name": one.title()}, 1.0) for one in players]
    return replayed("kQ3xkQ3xkQ3x", [("open", opened, 0.0), *joins, ("begin", {}, 2.0)])


def play_round(tournament: Tournament, first: str = "") -> None:
    """The next round; the one named `first` wins, else who comes first in the alphabet."""
    tables, resting = tournament.next_round()
    tournament.take("round", {"tables": tables, "resting": resting}, 3.0)
    for number, table in enumerate(tables, 1):
        ranked = sorted(table, key=lambda one: (one != first, one))
        shares = shares_of(given_outcome(*ranked))
        data = {"round": len(tournament.rounds), "table": number, "shares": shares}
        tournament.take("result", data, 4.0)


def test_a_point_is_shared_by_who_left_whom_behind() -> None:
    assert shares_of(given_outcome("a", "b")) == {"a": 1.0, "b": 0.0}
    assert shares_of(given_outcome("a", "b", ranks=(1, 1))) == {"a": 0.5, "b": 0.5}
    four = shares_of(given_outcome("a", "b", "c", "d", ranks=(1, 2, 2, 4)))
    assert four == pytest.approx({"a": 1.0, "b": 0.5, "c": 0.5, "d": 0.0})


def test_five_players_have_a_table_short_and_a_rest_is_a_win() -> None:
    tournament = given_tournament(*FIVE, system="round-robin")

    play_round(tournament)

    assert len(tournament.rounds[0].resting) == 1
    assert sum(one.points for one in tournament.standings()) == 3.0


def test_the_strongest_wins_a_swiss_of_five_rounds() -> None:
    players = [f"p{n:02}" for n in range(16)]
    entered = random.Random(3).sample(players, 16)
    tournament = given_tournament(*entered, rounds=5)

    while tournament.may_pair():
        play_round(tournament)

    assert len(tournament.rounds) == 5
    standings = [one.player for one in tournament.standings()]
    assert standings[0] == "p00"
    assert standings[-1] == "p15"
    assert sum(one.points for one in tournament.standings()) == 40.0


def test_who_met_the_stronger_stands_higher_among_equals() -> None:
    tournament = given_tournament("astrid", "bjorn", "dagny", "eirik", rounds=2)
    tournament.take(
        "round", {"tables": [["astrid", "bjorn"], ["dagny", "eirik"]], "resting": []}, 3.0
    )
    for table, shares in enumerate(({"astrid": 1.0, "bjorn": 0.0}, {"dagny": 1.0, "eirik": 0.0})):
        tournament.take("result", {"round": 1, "table": table + 1, "shares": shares}, 3.0)
    tournament.take(
        "round", {"tables": [["astrid", "dagny"], ["bjorn", "eirik"]], "resting": []}, 4.0
    )
    for table, shares in enumerate(({"astrid": 1.0, "dagny": 0.0}, {"bjorn": 1.0, "eirik": 0.0})):
        tournament.take("result", {"round": 2, "table": table + 1, "shares": shares}, 4.0)

    standings = tournament.standings()

    assert [one.player for one in standings] == ["astrid", "bjorn", "dagny", "eirik"]
    assert [one.points for one in standings] == [2.0, 1.0, 1.0, 0.0]
    assert standings[1].beaten == standings[2].beaten == 0.0
    assert [one.opponents for one in standings] == [1.0, 1.0, 1.0, 1.0]


def test_a_round_is_paired_when_the_one_before_is_over() -> None:
    tournament = given_tournament(*FIVE[:4], rounds=2)
    tables, resting = tournament.next_round()
    tournament.take("round", {"tables": tables, "resting": resting}, 3.0)

    assert not tournament.may_pair()
    for table in (1, 2):
        players = tables[table - 1]
        data: Data = {"round": 1, "table": table, "shares": dict.fromkeys(players, 0.5)}
        tournament.take("result", data, 4.0)
    assert tournament.may_pair()
    play_round(tournament)
    assert not tournament.may_pair()


def test_who_withdraws_is_paired_no_more_and_keeps_the_points() -> None:
    tournament = given_tournament(*FIVE[:4], rounds=3)
    play_round(tournament)
    tournament.take("leave", {"player": "astrid"}, 5.0)

    tables, resting = tournament.next_round()

    assert "astrid" not in {one for table in tables for one in table} | set(resting)
    assert tournament.standings()[0].player == "astrid"


def test_in_a_round_robin_a_withdrawn_player_gives_a_rest() -> None:
    tournament = given_tournament(*FIVE[:4], system="round-robin")
    assert tournament.last_round == 3
    tournament.take("leave", {"player": "eirik"}, 5.0)

    tables, resting = tournament.next_round()

    assert tables == (("bjorn", "dagny"),)
    assert resting == ("astrid",)


def test_who_leaves_before_the_start_was_never_there() -> None:
    tournament = Tournament("kQ3x")
    tournament.take("join", {"player": "astrid", "name": "Astrid"}, 0.0)
    tournament.take("leave", {"player": "astrid"}, 0.0)

    assert tournament.players == {}


def test_a_table_is_found_by_its_room() -> None:
    tournament = given_tournament(*FIVE[:4])
    play_round(tournament)

    room = room_of("kQ3xkQ3xkQ3x", 1, 2)

    assert tournament_of(room) == "kQ3xkQ3xkQ3x"
    assert tournament.find(room) == (1, 2)
    assert tournament.find("elsewhere") is None
