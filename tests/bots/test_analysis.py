"""A game looked back upon: chances, luck, what was missed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ragnatafl
from bots.tables import play_out
from ragnatafl.bots import Budget, make_bot
from ragnatafl.bots.analysis import Story, Studied, Weighed, anew, conclude, study
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.views import view

BRIEFLY = Budget(iterations=6)


def played(game: str, seats: int, level: str = "thrall", seed: int = 3) -> Match[Any]:
    match = ragnatafl.new(game, seats=seats, seed=seed)
    play_out(match, [make_bot(level, f"{seat}") for seat in range(seats)])
    return match


@pytest.fixture(scope="module")
def runics() -> Match[Any]:
    return played("runics", 2)


def test_everybodys_chances_from_the_first_choice_to_the_last(runics: Match[Any]) -> None:
    course = Story(runics).course()

    assert len(course) == len(runics.lines) + 1
    assert all(sum(shares) == pytest.approx(1) for shares in course)
    assert course[-1] == tuple(float(seat in runics.winners) for seat in range(2))


def test_a_story_leaves_the_match_as_it_was(runics: Match[Any]) -> None:
    before = digest(runics.state), len(runics.lines), len(runics.events)

    story = Story(runics)

    assert digest(story.states[-1]) == before[0]
    assert (digest(runics.state), len(runics.lines), len(runics.events)) == before


def test_luck_is_nothing_where_nothing_was_drawn_or_shown() -> None:
    story = Story(played("lords", 2))
    luck = story.luck()

    for number, shares in enumerate(luck):
        after = story.states[number + 1]
        if not (after.drawn or after.shown):
            assert not any(shares)
        assert sum(shares) == pytest.approx(0, abs=1e-6)
    assert any(any(shares) for shares in luck)


def test_anew_what_nobody_knows_is_other_and_the_rest_the_same() -> None:
    before = Story(played("lords", 2)).states[0]
    table = anew(before, random.Random(7))

    for seat in (Seat(0), Seat(1)):
        assert view(table, seat).zones == view(before, seat).zones
    assert table.zones != before.zones
    assert list(map(sorted, table.zones)) == list(map(sorted, before.zones))


def test_what_was_missed_is_found_from_what_the_seat_could_see() -> None:
    """The same for every deal that looks the same to it."""
    story = Story(played("runics", 2))
    moment = next(moment for moment in story.free if len(moment.decision.options) > 20)
    found = study(moment, BRIEFLY)
    hidden = moment.before.setup.hidden_from(moment.decision.seat)
    for zone in hidden:
        moment.before.zones[zone].reverse()

    assert study(moment, BRIEFLY) == found
    assert found.taken.option == story.lines[moment.number].text
    assert found.best[0].chance >= found.taken.chance or found.best[0] == found.taken


def test_a_blunder_gives_more_away_than_what_a_bot_would_choose() -> None:
    """Thralls choose blindly, karls do not."""
    blind, seeing = played("runics", 2), played("runics", 2, "karl")
    lost: list[float] = []
    for match in (blind, seeing):
        story = Story(match)
        found = conclude(story, [study(moment, BRIEFLY) for moment in story.free])
        lost.append(found.given_away(0) + found.given_away(1))

    assert lost[0] > 2 * lost[1]


def test_a_little_less_is_as_good() -> None:
    best = Weighed("pass", 0.5, 9)

    assert Studied(0, 0, Weighed("draw", 0.49, 4), (best,)).given_away == 0
    assert Studied(0, 0, Weighed("draw", 0.3, 4), (best,)).given_away == pytest.approx(0.2)


def test_turning_points_are_the_turns_that_changed_most() -> None:
    story = Story(played("bloodrage", 3))
    found = conclude(story, [])

    assert 1 <= len(found.turning_points) <= 3
    least = min(sum(map(abs, point.swing)) / 2 for point in found.turning_points)
    told = {point.number for point in found.turning_points}
    for number, (before, after) in enumerate(zip(found.course, found.course[1:], strict=False)):
        if number not in told:
            swing = sum(abs(a - b) for a, b in zip(after, before, strict=True)) / 2
            assert swing <= least + 1e-9 or number in told
