"""`ragnatafl learn`: lessons at the terminal, by script; left and taken up again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
import pytest

from kit.pages import commands_of, game_from, written_out
from ragnatafl.games import find_game
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.learning.coach import Coach, carried_out, lay_out, scene_document
from ragnatafl.table.learning.lessons import find_lesson, lessons
from ragnatafl.table.telling.speech import Voice

if TYPE_CHECKING:
    from table.conftest import Run

GAMES = ("runics", "bloodrage", "lords", "surtr")


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where lessons are kept: in a folder of this test."""
    folder = tmp_path / "state"
    monkeypatch.setattr(platformdirs, "user_state_path", lambda *_, **__: folder)
    return folder


def typed_through(game: str) -> list[str]:
    """What one types who lets the coach show everything: more than enough to go on."""
    steps = find_lesson(find_game(game), "first").step
    return [line for step in steps for line in (*(["show"] if step.do else []), "")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", ["en", "uk"])
def test_a_lesson_is_played_to_its_end(run: Run, game: str, code: str) -> None:
    """Where something is asked an empty line asks again; so nothing is skipped."""
    ran = run("--lang", code, "learn", game, typed=typed_through(game))

    assert ran.code == 0, ran.err
    end = {"en": "You have finished this lesson.", "uk": "Ви пройшли цей урок."}
    assert end[code] in ran.out


def test_wrong_things_are_explained_and_lead_back(run: Run) -> None:
    ran = run(
        "learn", "runics", typed=["what 1", "lay R01 turn 0 at 0,0", "11", "", "undo", "quit"]
    )

    assert "» A red rune would come to lie on a blue one" in ran.out
    assert "RUN-5.3: Astrid cannot lay R01" in ran.out
    assert "» A card never hides exactly the 6 cells of another." in ran.out
    assert "» Well seen, this is allowed: it matches beside." in ran.out
    assert ran.out.count("» This is your hand") == 2  # before, and after it was taken back
    assert "there is nothing to take back" in ran.out


def test_a_lesson_goes_on_where_it_was_left(run: Run, state: Path) -> None:
    run("learn", "runics", "first", typed=["show", "", "quit"])

    ran = run("--lang", "uk", "learn", "runics", typed=["вийти"])
    assert "Ваші перші руни: 2 з 9" in ran.out

    assert "1 of 9" in run("learn", "runics", "--again", typed=["quit"]).out
    assert list(state.iterdir()) == [state / "lessons.json"]


def test_what_is_kept_and_spoilt_is_begun_anew(run: Run, state: Path) -> None:
    run("learn", "runics", typed=["show", "", "quit"])
    kept = (state / "lessons.json").read_text()

    (state / "lessons.json").write_text(kept.replace("lay R01", "lay R77"))
    ran = run("learn", "runics", typed=["quit"])
    assert "This lesson has changed" in ran.out
    assert "1 of 9" in ran.out

    (state / "lessons.json").write_text("{")
    assert "1 of 9" in run("learn", "runics", typed=["quit"]).out


def test_one_can_go_back_and_begin_again(run: Run) -> None:
    ran = run("learn", "runics", typed=["show", "", "show", "back", "back", "again", "quit"])

    assert ran.code == 0
    assert ran.out.count("» This is your hand") == 3


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_lessons_are_listed_and_those_that_are_done_marked(run: Run, code: str) -> None:
    run("learn", "runics", typed=typed_through("runics"))

    ran = run("--lang", code, "learn")

    named = [line for line in ran.lines if line.startswith("ragnatafl learn")]
    assert named == [
        f"ragnatafl learn {game} {lesson}" for game in GAMES for lesson in lessons(find_game(game))
    ]
    assert ran.out.count("✓") == 1


def test_a_first_game_has_remarks(run: Run) -> None:
    ran = run("learn", "runics", "game", typed=["1", "1", "1", "quit", ""])

    assert ran.code == 0
    assert ran.out.count("» Every turn begins with a card of your hand.") == 1
    assert "» Now draw a card or place a master." in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["runix"], "runics"),
        (["runics", "first", "--lang", "ux"], "uk"),
        (["runics", "frist"], "did you mean 'first'"),
        (["raid"], "there are none"),
    ],
)
def test_unknown_lessons_get_the_nearest(run: Run, words: list[str], said: str) -> None:
    ran = run("learn", *words)

    assert ran.code == 2
    assert said in ran.err


@pytest.mark.parametrize("code", LANGUAGES)
def test_in_a_first_game_the_coach_says_what_it_would_choose_until_it_is_switched_off(
    run: Run, code: str
) -> None:
    """By the number to type; the same word switches it on again."""
    word = Voice(code).say("word-coach")
    ran = run("--lang", code, "learn", "runics", "game", typed=["1", word, "1", word, "quit", ""])

    said = [line for line in ran.lines if line.startswith("★ ")]
    assert len(said) == 3  # at two questions, and when it is on again
    assert all(re.search(r" \d+: ", line) for line in said)
    assert Voice(code).say("coach-no-marks", word=word) in " ".join(ran.out.split())


@pytest.mark.slow
def test_the_lesson_of_the_page_is_played_as_it_tells(run: Run, tmp_path: Path) -> None:
    """Written beside the game of the page on games, with nothing but data."""
    (command,) = commands_of("learning.md")
    written_out("add-a-game.md", tmp_path)
    with game_from(written_out("learning.md", tmp_path), "brandubh") as game:
        ran = run(*command[1:], typed=["what 1", "what 2", "", "show", "show", "", "", "quit"])
        coach = Coach(game, "first", find_lesson(game, "first"))
        move = coach.begin()
        begun = carried_out(lay_out(game, scene_document(game, move.scene)), move)

    assert (ran.code, ran.err) == (0, "")
    assert "» Only the king goes onto a corner." in ran.out
    assert "BRA-3: Astrid cannot move from a4 to a1" in ran.out
    assert "» Allowed, but that is not the marked one. Take it back." in ran.out
    assert "» 1 defender less!" in ran.out
    assert "You have finished this lesson." in ran.out
    assert all(begun.decision.find(wanted) for wanted in coach.step(move.at).do)
