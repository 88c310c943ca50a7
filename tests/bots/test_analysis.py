"""A game looked back upon: chances, luck, what was missed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ragnatafl
from bots.tables import play_out
from ragnatafl.bots import Budget, make_bot
from ragnatafl.bots.analysis import (
    SET_UP,
    Analysis,
    Looked,
    Story,
    Studied,
    Weighed,
    anew,
    conclude,
    kept,
    look,
    study,
)
from ragnatafl.games.bloodrage.rules.components import hand_of
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import digest, position
from ragnatafl.kernel.seats import CHANCE, Seat
from ragnatafl.kernel.views import view

BRIEFLY = Budget(iterations=6)


def played(game: str, seats: int, level: str = "thrall", seed: int = 3) -> Match[Any]:
    match = ragnatafl.new(game, seats=seats, seed=seed)
    play_out(match, [make_bot(level, f"{seat}") for seat in range(seats)])
    return match


def all_of(story: Story) -> Analysis:
    numbers = range(SET_UP, len(story.lines))
    return conclude(
        [line.seat for line in story.lines], [look(story, number, BRIEFLY) for number in numbers]
    )


@pytest.fixture(scope="module")
def runics() -> Match[Any]:
    return played("runics", 2)


def test_everybodys_chances_from_the_first_choice_to_the_last(runics: Match[Any]) -> None:
    course = Story(runics).told.course

    assert len(course) == len(runics.lines) + 1
    assert all(sum(shares) == pytest.approx(1) for shares in course)
    assert course[-1] == tuple(float(seat in runics.winners) for seat in range(2))


def test_a_story_leaves_the_match_as_it_was(runics: Match[Any]) -> None:
    before = digest(runics.state), len(runics.lines), len(runics.events)

    story = Story(runics).told

    assert digest(story.states[-1]) == before[0]
    assert (digest(runics.state), len(runics.lines), len(runics.events)) == before


def test_a_story_is_told_as_far_as_others_let_it(runics: Match[Any]) -> None:
    story, patience = Story(runics), iter([False, False, False, True])

    assert not story.tell(10, lambda: next(patience))
    assert len(story.moments) == 3
    assert story.tell(10)
    assert [moment.number for moment in story.moments] == list(range(10))
    assert story.course == Story(runics).told.course[:11]


def test_luck_is_nothing_where_nothing_was_drawn_or_shown() -> None:
    story = Story(played("lords", 2)).told
    luck = [story.luck(number) for number in range(len(story.lines))]

    for number, shares in enumerate(luck):
        after = story.states[number + 1]
        if not (after.drawn or after.shown):
            assert not any(shares)
        assert sum(shares) == pytest.approx(0, abs=1e-5)
    assert any(any(shares) for shares in luck)


def test_in_blood_rage_luck_is_what_the_gifts_of_an_age_were() -> None:
    """Dealt anew and chosen from by everybody; packs that only go round bring no luck."""
    story = Story(played("bloodrage", 3)).told
    ages = [state.age for state in story.states if isinstance(state, BloodRage)]

    lucky = [number for number in range(SET_UP, len(story.lines)) if any(story.luck(number))]

    begun = [number for number in range(len(story.lines)) if ages[number] < ages[number + 1]]
    assert lucky == [SET_UP, *begun]
    assert len(begun) == 2


def test_gifts_are_judged_when_everybody_has_kept_its_own() -> None:
    table = Story(played("bloodrage", 3)).states[0]
    hands, before = [hand_of(Seat(seat)) for seat in range(3)], digest(table)

    done = kept(table)

    assert [len(done.zones[hand]) for hand in hands] == [6, 6, 6]
    assert not done.pending
    assert digest(table) == before


def test_told_dice_and_cards_bring_luck_too() -> None:
    """Beside a real board what came out is told, not drawn."""
    match = ragnatafl.new("lords", seats=2, seed=3, source="asked")
    rng = random.Random(5)
    while not match.over and len(match.lines) < 400:
        decision = match.decision
        match.choose(rng.choice(decision.options), decision.seat)
    story = Story(match).told

    luck = [story.luck(number) for number in range(len(story.lines))]

    by_chance = [n for n, line in enumerate(story.lines) if line.seat == CHANCE]
    assert by_chance
    assert {n for n, shares in enumerate(luck) if any(shares)} <= set(by_chance)
    assert any(any(luck[n]) for n in by_chance)


def test_a_table_from_a_position_was_dealt_by_nobody() -> None:
    from_here = played("runics", 2)
    start = position(ragnatafl.new("runics", seats=2, seed=9).state)
    match: Match[Any] = Match(from_here.setup, seed="1", start=start)

    assert not any(Story(match).luck(SET_UP))
    assert any(Story(from_here).luck(SET_UP))


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
        story = Story(match).told
        found = all_of(story)
        lost.append(found.given_away(0) + found.given_away(1))

    assert lost[0] > 2 * lost[1]


def test_who_is_hurried_tells_what_was_found_by_then() -> None:
    story = Story(played("runics", 2))
    moment = next(moment for moment in story.free if len(moment.decision.options) > 20)

    found = study(moment, Budget(iterations=100_000_000, hurry=lambda: True))

    assert found.taken.option == story.lines[moment.number].text
    assert found.best


def test_a_little_less_is_as_good() -> None:
    best = Weighed("pass", 0.5, 9)

    assert Studied(0, 0, Weighed("draw", 0.49, 4), (best,)).given_away == 0
    assert Studied(0, 0, Weighed("draw", 0.3, 4), (best,)).given_away == pytest.approx(0.2)


def test_turning_points_are_the_turns_that_changed_most() -> None:
    story = Story(played("bloodrage", 3)).told
    nothing = (0.0,) * 3
    looked = [Looked(n, story.course[n + 1], nothing) for n in range(SET_UP, len(story.lines))]
    found = conclude([line.seat for line in story.lines], looked)

    assert 1 <= len(found.turning_points) <= 3
    least = min(sum(map(abs, point.swing)) / 2 for point in found.turning_points)
    told = {point.number for point in found.turning_points}
    for number, (before, after) in enumerate(zip(found.course, found.course[1:], strict=False)):
        if number not in told:
            swing = sum(abs(a - b) for a, b in zip(after, before, strict=True)) / 2
            assert swing <= least + 1e-9 or number in told
