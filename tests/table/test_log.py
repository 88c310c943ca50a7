"""The log: lines under turns, battles, rounds and ages; what several seats do alike is one line."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.bloodrage.table import DUEL, fight, given_bloodrage
from kit.table import ASTRID, BJORN
from ragnatafl import game_names, new
from ragnatafl.bots import OWN_PACE, make_bot
from ragnatafl.games.bloodrage import GAME as BLOODRAGE
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.table.telling.log import Chapter, Line, chapter
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.telling.tales import tales

NAMES = ("Olena", "Bjorn", "Dagny", "Eirik")
GAMES = ("runics", "bloodrage", "lords", "surtr")


# Any: matches of all games
def log_of(match: Match[Any], eyes: Seat = SPECTATOR, code: str = "en") -> list[Chapter]:
    voice = Voice(code, match.game, match.names)
    return [chapter(match, tale, eyes, voice) for tale in tales(match)]


def played(name: str, choices: int = 400, seats: int | None = None) -> Match[State]:
    match: Match[State] = new(name, seats=seats, seed=2, names=NAMES[:seats])
    bot = make_bot("thrall", 2)
    for _ in range(choices):
        if match.over:
            break
        decision = Random(len(match.lines)).choice(match.decisions)
        match.choose(bot.choose(match.view(decision.seat), decision, OWN_PACE), decision.seat)
    return match


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_is_told_once_under_a_turn_or_by_its_heading(name: str, code: str) -> None:
    match = played(name)

    log = log_of(match, code=code)
    told = [number for one in log for line in one.lines for number in numbers_of(line)]
    headings = [one.tale.first for one in log if one.tale.first not in told]

    assert sorted((*told, *headings)) == list(range(len(match.events)))
    assert all(one.title for one in log)


def numbers_of(line: Line) -> range:
    return range(line.first, line.first + len(line.events))


def test_ages_of_blood_rage_stand_above_their_turns() -> None:
    eras = [one.era for one in log_of(played("bloodrage", 2000, 4)) if one.era]

    assert eras == ["Age 1", "Age 2", "Age 3"]


def test_a_heading_does_not_stand_below_itself() -> None:
    """The end of an age is a chapter of its own and what is told in it at once."""
    log = log_of(played("bloodrage", 2000, 4))

    assert {"Quests", "Ragnarok", "The age ends"} <= {one.title for one in log}
    assert [one.title for one in log if any(line.scene == one.title for line in one.lines)] == []


def test_rounds_of_lords_stand_above_their_turns() -> None:
    log = log_of(played("lords", 300, 3))
    turns = [one for one in log if one.era]

    assert [one.era for one in turns[:4]] == ["Round 1", "Round 1", "Round 1", "Round 2"]
    assert turns[0].title == f"Turn of {NAMES[turns[0].tale.seat]}"


def test_lines_of_a_battle_stand_under_its_heading_while_it_goes_on() -> None:
    table = fight(given_bloodrage(figures=DUEL), "angerboda")
    running = log_of(table.match)[-1].lines

    assert {line.scene for line in running} == {"Battle"}
    assert [line.opens for line in running].count(True) == 1


def test_who_brings_nobody_is_told_in_one_line() -> None:
    match = given_bloodrage(seats=4, figures=DUEL)

    table = fight(match, "angerboda")
    (line,) = [line for one in log_of(table.match) for line in one.lines if "nobody" in line.text]

    assert line.text == "Bjorn, Dagny, Eirik, Astrid bring nobody"
    assert set(line.seats) == {0, 1, 2, 3}


def test_who_keeps_a_card_reads_its_name_and_of_the_others_one_line() -> None:
    """The own card is not told with the others': nobody else may know it."""
    match: Match[State] = new("bloodrage", seats=4, seed=1)
    for decision in match.decisions:
        match.choose(decision.options[0], decision.seat)

    own = [line.text for one in log_of(match, BJORN) for line in one.lines if "keep" in line.text]
    open_to_all = [line.text for one in log_of(match) for line in one.lines if "keep" in line.text]

    assert len(own) == 3
    assert own[0] == "Astrid keeps a card"
    assert own[1] not in ("Bjorn keeps a card", "")
    assert own[2] == "Dagny, Eirik keep a card each"
    assert open_to_all == ["Astrid, Bjorn, Dagny, Eirik keep a card each"]


def test_a_line_concerns_who_does_it_and_who_bears_it() -> None:
    match = played("lords", 400, 3)

    battles = [
        line for one in log_of(match) for line in one.lines if line.events[0].kind == "battle"
    ]

    assert battles
    for line in battles:
        assert len(line.concerned) == 2
        assert line.concerned[0] == line.seats[0]


@pytest.mark.parametrize("name", GAMES)
def test_headings_are_the_same_for_all_eyes(name: str) -> None:
    """So they tell nobody's secrets."""
    match = played(name, 150)

    seen = [
        [(one.era, one.title, [line.scene for line in one.lines if line.opens]) for one in log]
        for log in (log_of(match, eyes) for eyes in (SPECTATOR, ASTRID, BJORN))
    ]

    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", BLOODRAGE.story.together)
def test_lines_of_several_seats_have_words_in_every_language(code: str, kind: str) -> None:
    voice = Voice(code, BLOODRAGE, NAMES)

    said = voice.language.say(
        f"events-{kind}", (("seats", "astrid dagny"), ("count", 2)), voice.names
    )

    assert "Olena, Dagny" in said


def test_every_game_that_declares_eras_and_lines_together_names_kinds_that_it_has() -> None:
    for name in game_names():
        if name in GAMES:
            story = new(name, seed=1).game.story
            told = {event.kind for event in played(name, 2000).events}
            assert {kind for kind, _ in story.eras} | set(story.together) <= told
