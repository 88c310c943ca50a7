"""Games that are over, and ratings: noted once, whatever happens, in both engines."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from ragnatafl.table.club.outcomes import Outcome
from ragnatafl.table.club.ratings import ALWAYS, rate_all
from ragnatafl.table.storage import Entry, Store
from ragnatafl.table.storage.people import People
from ragnatafl.table.storage.results import RATED, Ratings, Results, rate_anew, rate_new
from table.club.given import given_outcome
from table.club.test_ratings import seasoned

MARKS = {name: f"mark-of-{name}" for name in ("astrid", "bjorn", "elder", *map(str, range(40)))}


def note(store: Store, *outcomes: Outcome) -> list[int]:
    return [Results(store).note(outcome, MARKS) for outcome in outcomes]


def test_games_are_numbered_in_the_order_they_were_noted(store: Store) -> None:
    first, second = given_outcome("astrid", "bjorn"), given_outcome("bjorn", "bot:karl", room="b")

    assert note(store, first, second, first) == [1, 2, 1]

    results = Results(store)
    assert [noted.outcome for noted in results.since()] == [first, second]
    assert [noted.number for noted in results.since(1)] == [2]
    found = results.at("b")
    assert found is not None
    assert found.outcome == second


def test_a_person_has_the_games_of_all_their_seats_the_latest_first(store: Store) -> None:
    note(store, given_outcome("astrid", "bjorn"), given_outcome("bjorn", "bot:karl", room="b"))

    results = Results(store)

    assert [noted.number for noted in results.of("bjorn")] == [2, 1]
    assert [noted.number for noted in results.of("astrid")] == [1]
    assert results.of("bot:karl") == []
    assert results.who("mark-of-astrid") == "astrid"
    assert results.who("mark-of-nobody") == ""


def test_ratings_follow_from_the_games(store: Store) -> None:
    results, ratings = Results(store), Ratings(store)
    note(store, given_outcome("astrid", "bjorn"))

    assert rate_new(results, ratings) == 1
    assert rate_new(results, ratings) == 0

    found = ratings.all("runics")
    assert found["astrid"].shown > found["bjorn"].shown
    assert ratings.all("lords") == {}
    assert ratings.seasons("runics") == ["2025-4", ALWAYS]


def test_a_crash_in_the_middle_counts_no_game_twice(store: Store) -> None:
    """The ratings were kept, and how far was not: the same game is looked at again."""
    results, ratings = Results(store), Ratings(store)
    note(store, given_outcome("astrid", "bjorn"))
    rate_new(results, ratings)
    before = ratings.all("runics")

    results.marks.set(RATED, 0)
    rate_new(results, ratings)

    assert ratings.all("runics") == before


def test_ratings_made_anew_are_those_that_were_kept(store: Store) -> None:
    results, ratings = Results(store), Ratings(store)
    games = list(seasoned(8, 4, random.Random(2)))
    for number, outcome in enumerate(games):
        results.note(msgspec.structs.replace(outcome, room=str(number)), MARKS)
        rate_new(results, ratings)
    kept = ratings.all("runics")

    assert rate_anew(results, ratings) == len(games)

    assert ratings.all("runics") == kept
    assert kept == rate_all(games)["runics", ALWAYS]


def test_the_games_of_who_turns_out_to_be_another_are_that_persons(store: Store) -> None:
    """Ratings are those that would be if it had been known from the first game on."""
    results, ratings = Results(store), Ratings(store)
    games = [
        given_outcome("astrid", "bjorn", room="a"),
        given_outcome("elder", "bjorn", room="b"),
        given_outcome("elder", "astrid", room="c"),
    ]
    note(store, *games[:2])
    rate_new(results, ratings)

    People(store).be("elder", "astrid")
    note(store, games[2])
    assert rate_new(results, ratings) == 2

    assert [noted.number for noted in results.of("astrid")] == [3, 2, 1]
    assert [noted.outcome.unrated for noted in results.since()] == ["", "", "alike"]
    assert results.who("mark-of-elder") == "astrid"
    alone = [given_outcome("astrid", "bjorn", room=room) for room in "ab"]
    assert ratings.all("runics") == rate_all(alone)["runics", ALWAYS]
    assert rate_new(results, ratings) == 0


def test_who_has_not_played_changes_no_rating_by_being_another(store: Store) -> None:
    """Or anybody could have all of them reckoned anew, again and again."""
    results, ratings = Results(store), Ratings(store)
    note(store, given_outcome("astrid", "bjorn"))
    rate_new(results, ratings)

    People(store).be("stranger", "astrid")

    assert rate_new(results, ratings) == 0
    assert results.joined() == 0


def test_who_rates_while_another_begins_anew_begins_anew_too(store: Store) -> None:
    results, ratings = Results(store), Ratings(store)
    games = [given_outcome("astrid", "bjorn", room=room) for room in "abc"]
    note(store, *games[:2])
    rate_new(results, ratings)

    class Late(Ratings):
        """Another process forgets all while this one reckons."""

        interrupted = False

        def keep(self, *told: Any) -> None:
            super().keep(*told)
            if not self.interrupted:
                self.interrupted = True
                self.forget()
                results.marks.set(RATED, 0)

    note(store, games[2])
    rate_new(results, Late(store))

    assert ratings.all("runics") == rate_all(games)["runics", ALWAYS]


def test_the_course_of_a_player_is_known(store: Store) -> None:
    results, ratings = Results(store), Ratings(store)
    note(store, given_outcome("astrid", "bjorn"), given_outcome("bjorn", "astrid", room="b"))
    rate_new(results, ratings)

    numbers, course = zip(*ratings.course("runics", "astrid"), strict=True)

    assert numbers == (1, 2)
    assert course[0].shown > course[1].shown


def test_tables_that_changed_are_found_from_a_mark_on(store: Store) -> None:
    results = Results(store)
    store.append("a", 0, [Entry("open", {"game": "runics"})])
    store.append("b", 0, [Entry("open", {"game": "runics"})])
    store.append("a", 1, [Entry("choice", {})])

    (b, first), (a, last) = results.marks.changed_after(0, most=9)

    assert (b, a) == ("b", "a")
    assert first < last
    assert results.marks.changed_after(first, most=9) == [("a", last)]
    assert results.marks.changed_after(last, most=9) == []
