"""Ratings: what is believed of players follows from their games alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ragnatafl.table.club.outcomes import Outcome
from ragnatafl.table.club.ratings import ALWAYS, NORMAL, Rating, rate, rate_all, seasons
from table.club.given import NOON, given_outcome


def test_everybody_begins_alike_and_unsure() -> None:
    assert Rating().shown == NORMAL
    assert Rating().is_guess


def test_who_wins_rises_who_loses_falls_and_both_are_surer() -> None:
    after = rate(given_outcome("astrid", "bjorn"), {})

    assert after["astrid"].shown > NORMAL > after["bjorn"].shown
    assert after["astrid"].give_or_take < Rating().give_or_take
    assert (after["astrid"].games, after["astrid"].won, after["bjorn"].won) == (1, 1, 0)


def test_who_beats_a_stronger_one_gains_more() -> None:
    strong = Rating(35.0, 2.0, 60, 40)

    upset = rate(given_outcome("astrid", "bjorn"), {"bjorn": strong})
    usual = rate(given_outcome("astrid", "bjorn"), {"bjorn": Rating(15.0, 2.0, 60, 10)})

    assert upset["astrid"].mean > usual["astrid"].mean


def test_a_bot_at_several_seats_is_one_player() -> None:
    after = rate(given_outcome("astrid", "bot:karl", "bot:karl", "bot:karl"), {})

    assert list(after) == ["astrid", "bot:karl"]
    assert (after["bot:karl"].games, after["bot:karl"].won) == (3, 0)
    assert after["bot:karl"].shown < NORMAL


def test_a_game_counts_always_and_for_its_quarter() -> None:
    assert seasons(NOON) == (ALWAYS, "2025-4")
    found = rate_all([given_outcome("astrid", "bjorn")])
    assert list(found) == [("runics", ALWAYS), ("runics", "2025-4")]
    assert found["runics", ALWAYS] == found["runics", "2025-4"]


def test_what_does_not_count_changes_nothing() -> None:
    assert rate_all([given_outcome("astrid", "bjorn", unrated="undone")]) == {}


def seasoned(people: int, games: int, rng: random.Random) -> Iterator[Outcome]:
    """Everybody plays so many games; who is stronger is first more often."""
    order = list(range(people))
    for _ in range(games):
        rng.shuffle(order)
        for four in zip(*[iter(order)] * 4, strict=True):
            ranked = sorted(four, key=lambda who: -(0.3 * who + rng.gauss(0, 2.0)))
            yield given_outcome(*map(str, ranked))


def rank_correlation(one: list[float], other: list[float]) -> float:
    """Spearman's, of lists without ties."""
    places = [{value: n for n, value in enumerate(sorted(values))} for values in (one, other)]
    n = len(one)
    apart = sum((places[0][a] - places[1][b]) ** 2 for a, b in zip(one, other, strict=True))
    return 1 - 6 * apart / (n * (n * n - 1))


def test_players_of_known_strength_are_ranked_right_after_fifty_games() -> None:
    found = rate_all(seasoned(40, 50, random.Random(1)))["runics", ALWAYS]

    believed = [found[str(who)].mean for who in range(40)]

    assert {found[str(who)].games for who in range(40)} == {50}
    assert rank_correlation(list(map(float, range(40))), believed) > 0.95
