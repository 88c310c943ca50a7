"""What somebody was after is read off the tables before and after a string of answers."""

from __future__ import annotations

from random import Random

import pytest

import ragnatafl
from ragnatafl.bots.aims import LEAST, aims, seen_aims, string_around
from ragnatafl.bots.judgement import judgement_of
from ragnatafl.kernel.match import Line
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import view
from ragnatafl.lab.checks import redealt

ASTRID, BJORN = Seat(0), Seat(1)


def test_a_string_ends_where_somebody_learns_or_another_answers() -> None:
    lines = [
        Line(ASTRID, "a", "answered"),
        Line(BJORN, "b", ""),
        Line(BJORN, "c", ""),
        Line(BJORN, "d", "chance"),
        Line(BJORN, "e", "answered"),
    ]

    found = [string_around(lines, place) for place in range(5)]

    assert found == [(0, 1), (1, 4), (1, 4), (1, 4), (4, 5)]


def test_the_terms_that_rose_most_are_told() -> None:
    match = ragnatafl.new("lords", seats=2, seed=3)
    told = 0
    while len(match.lines) < 60:
        before, seat = match.state.clone(), match.decision.seat
        match.choose(match.decision.options[-1])
        judgement = judgement_of(match.game)
        assert judgement is not None
        was, now = (dict(judgement.parts(one, seat)) for one in (before, match.state))
        gains = sorted((now[name] - was[name] for name in was), reverse=True)

        found = aims(before, match.state, seat)

        assert [now[name] - was[name] for name in found] == [g for g in gains[:2] if g >= LEAST]
        told += len(found)
    assert told


@pytest.mark.parametrize("game", ["runics", "bloodrage", "lords", "surtr"])
def test_what_another_may_see_of_it_hangs_on_nothing_hidden(game: str) -> None:
    """Tables that the looker cannot tell apart tell the same; and they do tell something."""
    match = ragnatafl.new(game, seed=3)
    looker = next(s for s in range(match.setup.seats) if not match.state.automas >> s & 1)
    rng, told = Random(5), 0
    while not match.over and len(match.lines) < 45:
        seat, before = match.decision.seat, match.state.clone()
        match.choose(rng.choice(match.decision.options), seat)
        found = seen_as(before, match.state, Seat(looker), seat)
        first, last = (redealt(one, Seat(looker), rng) for one in (before, match.state))

        assert seen_as(first, last, Seat(looker), seat) == found
        told += bool(found)
    assert told


def seen_as(before: State, after: State, looker: Seat, seat: Seat) -> list[str]:
    return seen_aims(view(before, looker), view(after, looker), seat, "", "luck")


def test_what_is_seen_is_what_there_was_where_nothing_is_hidden() -> None:
    """Of points in Runics everybody knows."""
    match = ragnatafl.new("runics", seats=2, seed=3)
    while not match.decision.options[-1].text.startswith("place at"):
        match.choose(match.decision.options[0])
    before, seat = match.state.clone(), match.decision.seat
    match.choose(match.decision.options[-1])

    found = seen_as(before, match.state, Seat(1 - seat), seat)

    assert "points" in found
    assert found == aims(before, match.state, seat)


def test_at_the_end_there_is_nothing_to_be_after() -> None:
    match = ragnatafl.new("runics", seats=2, seed=3)
    while not match.over:
        before, seat = match.state.clone(), match.decision.seat
        match.choose(match.decision.options[0])

    assert aims(before, match.state, seat) == []
