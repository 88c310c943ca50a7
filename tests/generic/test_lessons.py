"""Lessons play: each path through them, each thing to try, each mark; and speak four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

import pytest

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.table.learning.coach import (
    At,
    Coach,
    Gone,
    Move,
    carried_out,
    lay_out,
    scene_document,
)
from ragnatafl.table.learning.lessons import (
    Lesson,
    Step,
    Try,
    coach_words,
    find_lesson,
    first_game,
    lessons,
)  # fmt: skip
from ragnatafl.table.learning.scenes import laid, scenes
from ragnatafl.table.telling.book import book
from ragnatafl.table.web.pages.pictures import drawn, hand_picture
from ragnatafl.table.web.saying import PageVoice

LEARNT: Final = [name for name in game_names() if lessons(find_game(name))]
NUMBER: Final = re.compile(r"\d+")
AnyMatch = Match[Any]  # of whichever game
each_game = pytest.mark.parametrize("name", LEARNT)
each_lesson = pytest.mark.parametrize(
    ("name", "lesson"), [(name, one) for name in LEARNT for one in lessons(find_game(name))]
)
each_led = pytest.mark.parametrize(
    ("name", "lesson"),
    [(n, one) for n in LEARNT for one, data in lessons(find_game(n)).items() if data.step],
)


def coach_of(name: str, lesson: str) -> Coach:
    game = find_game(name)
    return Coach(game, lesson, find_lesson(game, lesson))


def opened(coach: Coach) -> tuple[AnyMatch, At]:
    """The table of its first step."""
    move = coach.begin()
    empty = lay_out(coach.game, scene_document(coach.game, move.scene))
    return carried_out(empty, move), move.at


def entered(coach: Coach) -> Iterator[tuple[AnyMatch, At]]:
    """Every step once: the table when it begins, by what is asked for first."""
    match, at = opened(coach)
    while at.state != "finished":
        yield match, at
        wanted = coach.shows(at)
        move = chosen(coach, match, at, wanted) if wanted else gone_on(coach, match, at)
        match, at = carried_out(match, move), move.at
        if at.state == "done":
            move = gone_on(coach, match, at)
            match, at = carried_out(match, move), move.at


def chosen(coach: Coach, match: AnyMatch, at: At, text: str) -> Move:
    move = coach.choose(at, len(match.lines), text)
    assert move is not None, "something is asked"
    return move


def gone_on(coach: Coach, match: AnyMatch, at: At) -> Move:
    move = coach.go_on(at, len(match.lines))
    assert move is not None, "one may go on"
    return move


def found(match: AnyMatch, coach: Coach, one: Try) -> str:
    """What is tried, where `*` stands for whatever is offered first."""
    options = next(d.options for d in match.decisions if d.seat == coach.seat)
    return next((option.text for option in options if one.fits(option.text)), one.option)


@each_game
def test_every_scene_can_be_laid_out(name: str) -> None:
    game = find_game(name)

    tables = {scene: laid(game, scene) for scene in scenes(game)}

    assert tables
    for scene, table in tables.items():
        ghost = scenes(game)[scene].ghost
        assert not ghost or table.decision.find(ghost), f"{scene}: {ghost} is not offered"


@each_led
def test_a_lesson_begins_with_a_move_of_ones_own(name: str, lesson: str) -> None:
    """From the home page one click leads here, so the first move takes two at most."""
    coach = coach_of(name, lesson)

    match, at = opened(coach)

    assert at.state == "asks"
    option = next(d for d in match.decisions if d.seat == coach.seat).find(coach.shows(at))
    assert option is not None
    assert 1 <= len(option.anchors()[:2]) + (option.variant() not in ("", "0")) <= 2


@each_led
def test_every_right_way_leads_to_the_end(name: str, lesson: str) -> None:
    """Whatever one chooses of what is asked for, all that comes later can be played."""
    coach = coach_of(name, lesson)
    ends = 0
    open_ways = [opened(coach)]
    seen: set[tuple[str, str]] = set()

    while open_ways:
        match, at = open_ways.pop()
        if at.state == "finished":
            ends += 1
            continue
        known = at.step + at.state, repr(sorted(match.position().items()))
        if known in seen:
            continue
        seen.add(known)
        if at.state == "asks":
            moves = [chosen(coach, match, at, text) for text in coach.step(at).do]
        else:
            moves = [gone_on(coach, match, at)]
        assert moves, at
        open_ways += [(carried_out(match, move), move.at) for move in moves]

    assert ends


@each_led
def test_what_one_may_try_is_refused_by_its_rule_or_taken_back(name: str, lesson: str) -> None:
    coach = coach_of(name, lesson)
    tried = 0

    for match, at in entered(coach):
        for one in coach.tries(at):
            text, tried = found(match, coach, one), tried + 1
            assert not coach.step(at).wants(text), f"{at.step}: {text} is asked for"
            if one.refused:
                with pytest.raises(Illegal) as refusal:
                    match.copy().choose(text, coach.seat)
                assert refusal.value.refusal.rule == one.refused, f"{at.step} {one.id}"
                assert coach.refused(at, text, one.refused).endswith(f"{at.step}-{one.id}")
                continue
            astray = chosen(coach, match, at, text)
            after = carried_out(match, astray)
            assert astray.at.state == "astray"
            assert astray.at.line.endswith(f"{at.step}-{one.id}")
            back = coach.take_back(astray.at)
            assert back is not None
            assert back.at == at
            assert carried_out(after, back).position() == match.position()

    assert tried


@each_led
def test_one_can_go_back_from_every_step(name: str, lesson: str) -> None:
    """To the table as it was when the step before began, also where another one was laid out."""
    coach = coach_of(name, lesson)
    before: tuple[AnyMatch, At] | None = None

    for match, at in entered(coach):
        back = coach.go_back(at)
        if before is None:
            assert back is None
        else:
            was, there = before
            assert back is not None
            assert back.at == there
            assert carried_out(match, back).position() == was.position(), at.step
        before = match, at


@each_led
def test_what_a_step_marks_lies_on_the_table(name: str, lesson: str) -> None:
    coach = coach_of(name, lesson)

    for match, at in entered(coach):
        seen, voice = match.view(coach.seat), PageVoice("en", coach.game, match.names)
        layers = [part for place in drawn(seen, voice).values() for part in place.values()]
        page = "".join((*layers, hand_picture(seen, voice)))
        for mark in coach.step(at).marks:
            assert f'id="{mark}"' in page, f"{at.step}: {mark} is not drawn"


@each_game
def test_a_first_game_can_be_opened_and_its_remarks_fit(name: str) -> None:
    game, first = find_game(name), first_game(find_game(name))

    assert make_setup(game, first.seats, first.options).seats == first.seats
    remarks = [when for lesson in lessons(game).values() for when in lesson.when]
    assert remarks
    words = coach_words(game, "en")
    own = PageVoice("en", game).language
    for when in remarks:
        key = f"prompt-{when.asked}" if when.asked else f"event-{when.heard}"
        assert bool(when.asked) != bool(when.heard)
        assert own.has(key), f"{when.id}: {key}"
    assert words.has("lesson-game")


def lines_of(lesson: str, data: Lesson) -> Iterator[str]:
    """The keys of all that a coach says, but for what is said when a step is done."""
    yield from (f"lesson-{lesson}", f"lesson-{lesson}-about")
    for step in data.step:
        yield f"{lesson}-{step.id}"
        yield from (f"{lesson}-{step.id}-{one.id}" for one in step.tries)
    yield from (f"{lesson}-{when.id}" for when in data.when)


@each_lesson
def test_the_coach_speaks_four_languages_with_the_same_numbers(name: str, lesson: str) -> None:
    game, data = find_game(name), find_lesson(find_game(name), lesson)
    english = coach_words(game, "en")
    done = [f"{lesson}-{step.id}-done" for step in data.step]
    keys = [*lines_of(lesson, data), *(key for key in done if english.has(key))]

    for code in LANGUAGES:
        words = coach_words(game, code)
        for key in keys:
            numbers = [sorted(NUMBER.findall(of.say(key))) for of in (words, english)]
            assert numbers[0] == numbers[1], f"{code}: {key}"
        assert [key for key in done if words.has(key)] == [key for key in done if key in keys], code


@each_game
def test_the_coach_has_no_words_that_nobody_says(name: str) -> None:
    game = find_game(name)
    said = {key for lesson, data in lessons(game).items() for key in lines_of(lesson, data)}
    said |= {f"{one}-{s.id}-done" for one, data in lessons(game).items() for s in data.step}

    for code in LANGUAGES:
        text = files(game.package).joinpath("learn", "words", f"{code}.ftl").read_text("utf-8")
        assert set(re.findall(r"^([a-z][\w-]*) =", text, re.M)) <= said, code


@each_lesson
def test_what_a_lesson_cites_stands_in_the_rules(name: str, lesson: str) -> None:
    game, data = find_game(name), find_lesson(find_game(name), lesson)
    cited = {step.rule for step in data.step} | {when.rule for when in data.when}
    cited |= {one.refused for step in data.step for one in step.tries if one.refused}

    assert cited
    assert {book(game, "en").find(rule) for rule in cited} == cited


def test_an_unknown_lesson_gets_the_nearest_one() -> None:
    with pytest.raises(BadInput, match=r"no lesson 'frist'.*first"):
        find_lesson(find_game("runics"), "frist")


def test_nothing_is_skipped_and_nothing_chosen_where_the_coach_only_tells() -> None:
    coach = coach_of("runics", "first")
    steps = {at.step: at for _, at in entered(coach)}

    assert coach.go_on(steps["below"], 0) is None
    assert coach.choose(steps["area"], 2, "draw") is None
    assert coach.take_back(steps["below"]) is None
    assert coach.shows(steps["area"]) == ""


def test_what_is_allowed_and_not_foreseen_is_taken_back_too() -> None:
    coach = coach_of("runics", "first")
    match, at = opened(coach)

    move = chosen(coach, match, at, "lay R03 turn 0 at 0,2")

    assert (move.at.state, move.at.line) == ("astray", "coach-astray")


def test_a_free_step_is_done_by_whatever_is_allowed() -> None:
    game = find_game("runics")
    lesson = Lesson(minutes=1, scene="start", step=[Step(id="below", free=True)])
    coach = Coach(game, "first", lesson)

    match, at = opened(coach)
    move = chosen(coach, match, at, match.decision.options[0].text)

    assert (at.state, move.at.state) == ("asks", "done")


def test_a_step_that_is_no_more_is_told() -> None:
    coach = coach_of("runics", "first")

    with pytest.raises(Gone, match="has no step 'oldest' any more"):
        coach.go_on(At("oldest", "tells"), 0)
