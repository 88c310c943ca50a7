"""What somebody was after is read off the tables before and after a string of answers."""

from __future__ import annotations

import ragnatafl
from ragnatafl.bots.aims import LEAST, aims, string_around
from ragnatafl.bots.judgement import judgement_of
from ragnatafl.kernel.match import Line
from ragnatafl.kernel.seats import Seat

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


def test_at_the_end_there_is_nothing_to_be_after() -> None:
    match = ragnatafl.new("runics", seats=2, seed=3)
    while not match.over:
        before, seat = match.state.clone(), match.decision.seat
        match.choose(match.decision.options[0])

    assert aims(before, match.state, seat) == []
