"""How good a table is for a clan, for bots: bounded, and better where a player would say so."""

from __future__ import annotations

import pytest

from games.bloodrage.table import given_bloodrage, new_bloodrage, own_content, when
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.bots import parse_bot
from ragnatafl.bots.worth import everybodys_worth, worth
from ragnatafl.games.bloodrage.mind.evaluation import (
    ABSENT,
    TEXTS,
    UPGRADES,
    Survey,
    evaluate,
    evaluate_all,
)
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_is_judged_between_defeat_and_victory(seats: int) -> None:
    match = new_bloodrage(seats, seed=seats)
    for _ in played_by_verb(match, seats):
        judged = evaluate_all(match.state)
        assert all(-1 <= each <= 1 for each in judged)
        assert judged == tuple(evaluate(match.state, Seat(seat)) for seat in range(seats))
        assert min(judged) <= 0


def test_at_the_end_glory_decides() -> None:
    match = new_bloodrage(4, seed=3)
    list(played_by_verb(match, 3))

    best = max(match.scores)
    for seat, score in enumerate(match.scores):
        assert (evaluate(match.state, Seat(seat)) >= 0) == (score == best)


def test_all_seats_at_once_are_worth_what_each_is_alone() -> None:
    match = new_bloodrage(3, seed=5)
    for _ in played_by_verb(match, 5):
        together = everybodys_worth(match.state)
        assert together == [worth(match.state, Seat(seat)) for seat in range(3)]


def test_every_title_in_the_tables_of_worth_exists() -> None:
    content = own_content()
    titles = {entry.id[:-2] for entry in content.entry}

    assert {*UPGRADES, *TEXTS} <= titles
    others = content.battle_cards | content.quest_cards
    upgrades = {e.id[:-2] for card, e in enumerate(content.entry) if not others >> card & 1}
    assert upgrades == set(UPGRADES)


def better(one: Match[BloodRage], other: Match[BloodRage]) -> bool:
    """Is the first table better for Astrid?"""
    return evaluate(one.state, ASTRID) > evaluate(other.state, ASTRID)


def test_glory_is_good_and_the_others_glory_is_not() -> None:
    plain = given_bloodrage()

    assert better(given_bloodrage(glory={ASTRID: 5}), plain)
    assert better(plain, given_bloodrage(glory={BJORN: 5}))


@pytest.mark.parametrize("stat", ["rage", "axes", "horns"])
def test_a_raised_stat_is_good(stat: str) -> None:
    for cell in range(5):
        low = given_bloodrage(stats={ASTRID: {stat: cell}})
        high = given_bloodrage(stats={ASTRID: {stat: cell + 1}})
        assert better(high, low)


def test_a_fulfilled_quest_is_better_than_a_lost_one() -> None:
    """Where all rage is spent, only what stands on the map decides."""
    quests = {ASTRID: "alfheim-1a"}
    rage = {ASTRID: 1, BJORN: 1}
    strong = given_bloodrage(quests=quests, rage=rage, figures={ASTRID: {"andlang": "leader"}})
    weak = given_bloodrage(quests=quests, rage=rage, figures={ASTRID: {"utgard": "leader"}})

    assert better(strong, weak)


def test_to_stand_in_the_doomed_province_is_good_at_the_end_of_an_age() -> None:
    rage = {ASTRID: 1, BJORN: 1}
    doomed = given_bloodrage(age=3, rage=rage, figures={ASTRID: {"utgard": "2-warrior"}})
    safe = given_bloodrage(age=3, rage=rage, figures={ASTRID: {"andlang": "2-warrior"}})

    assert better(doomed, safe)


def test_the_stronger_clan_has_the_better_odds() -> None:
    figures = {ASTRID: {"utgard": "warrior leader"}, BJORN: {"utgard": "warrior"}}
    hands = {ASTRID: "tyrs-bash-1", BJORN: "thors-hammer-1"}
    table = when(given_bloodrage(seats=3, figures=figures, hands=hands))

    table.says(ASTRID, "pillage utgard")

    odds = Survey(table.game).odds
    assert odds[ASTRID] > 0.5 > odds[BJORN]
    assert odds[DAGNY] == ABSENT


def test_karl_takes_glory_that_lies_there() -> None:
    """Alone in a province whose token pays 5 glory, with one rage left and all horns used."""
    match = given_bloodrage(
        rage={ASTRID: 1, BJORN: 0},
        age=3,
        figures={ASTRID: {"andlang": "3-warrior", "yggdrasil": "leader"}},
        pillaged="yggdrasil",
    )
    karl = parse_bot("karl")

    choice = karl.make(seed=1).choose(match.view(ASTRID), match.decision, karl.budget)

    assert choice.text == "pillage andlang"
