"""Tales: what happened, cut into turns, steps and episodes as each game declares it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ragnatafl.games import find_game
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.kernel.events import Event, Told
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.kernel.match import Line, Match
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.telling.tales import (
    Tale,
    heading,
    latest,
    opening,
    passages,
    scenes,
    since_answer,
    since_turn,
    tales,
    title,
)
from toys.raid import GAME as RAID

ASTRID, BJORN, DAGNY = map(Seat, range(3))
BLOODRAGE, LORDS, RUNICS = map(find_game, ("bloodrage", "lords", "runics"))
GAMES = pytest.mark.parametrize(
    ("game", "seats"), [(BLOODRAGE, 4), (LORDS, 4), (RUNICS, 3), (SURTR, 2), (RAID, 3)]
)


def event(kind: str, seat: Seat = NOBODY, rule: str = "SOLO-5", **facts: str) -> Event:
    return Told(kind, rule, seat, tuple(facts.items()), (), 0)


# Any: a match of whichever game
def given_told(game: Game[Any], *events: Event, over: bool = False) -> Match[Any]:
    """A match in which this has been told, and nothing else."""
    match: Match[Any] = Match(make_setup(game, 3), seed=3)
    match.events, match.state.over, match.state.decisions = list(events), over, ()
    return match


def given_played(game: Game[Any], seats: int, choices: int, seed: int = 5) -> Match[Any]:
    match: Match[Any] = Match(make_setup(game, seats, {}), seed=seed)
    rng = Random(seed)
    while not match.over and len(match.lines) < choices:
        match.choose(rng.choice(match.decision.options))
    return match


# Turns


def test_tale_goes_from_turn_to_turn() -> None:
    events = [
        event("place", DAGNY),
        event("turn", ASTRID),
        event("move", ASTRID),
        event("turn", BJORN),
        event("march", DAGNY),
    ]

    assert tales(given_told(LORDS, *events)) == [
        Tale(NOBODY, 0, 1, whole=True),
        Tale(ASTRID, 1, 3, whole=True),
        Tale(BJORN, 3, 5, whole=False),
    ]
    assert tales(given_told(LORDS, *events, over=True))[-1].whole
    assert tales(given_told(LORDS)) == []


def test_game_that_says_nothing_has_a_turn_for_each_change_of_seat() -> None:
    match = given_told(
        RAID, event("keep", ASTRID), event("automa-chooses", DAGNY), event("raise", DAGNY),
        event("pass", NOBODY), event("keep", ASTRID),
    )  # fmt: skip
    match.lines = [Line(ASTRID, "keep", "", heard=0)]

    told = [(tale.seat, tale.first, tale.end) for tale in tales(match)]
    assert told == [(ASTRID, 0, 1), (DAGNY, 1, 4), (ASTRID, 4, 5)]


def test_answer_to_a_question_begins_a_turn() -> None:
    """An action of Blood Rage pays first: its turn begins with the choice, not with its event."""
    match = given_told(
        BLOODRAGE, event("set-rage", ASTRID), event("pay-rage", ASTRID), event("invade", ASTRID),
        event("pay-rage", BJORN), event("march", BJORN), event("actions-end"), event("ragnarok"),
    )  # fmt: skip
    match.lines = [
        Line(ASTRID, "invade", "", heard=1, prompt="turn"),
        Line(BJORN, "march", "", heard=3, prompt="turn"),
        Line(BJORN, "take", "", heard=4, prompt="take"),
    ]

    told = [(tale.seat, tale.first, tale.part) for tale in tales(match)]
    assert told == [
        (NOBODY, 0, "set-rage"), (ASTRID, 1, ""), (BJORN, 3, ""),
        (NOBODY, 5, "actions-end"), (NOBODY, 6, "ragnarok"),
    ]  # fmt: skip


def test_turn_is_over_when_the_next_one_has_begun_without_an_event() -> None:
    match = given_told(BLOODRAGE, event("pillage", ASTRID), event("battle-tied"))
    match.lines = [Line(ASTRID, "pillage", "", heard=0, prompt="turn")]
    assert not tales(match)[-1].whole
    match.lines.append(Line(BJORN, "march", "", heard=2, prompt="turn"))

    assert tales(match)[-1].whole
    assert kinds(match) == [("battle", 0, 2)]


def test_part_goes_on_while_its_kinds_come() -> None:
    match = given_told(
        BLOODRAGE, event("release", ASTRID), event("glory", ASTRID), event("release", BJORN),
        event("age-ends"), event("age-begins", age="2"),
    )  # fmt: skip

    told = [(tale.first, tale.end, tale.part) for tale in tales(match)]
    assert told == [(0, 4, "release"), (4, 5, "age-begins")]
    first, second = tales(match)
    voice = Voice("en", BLOODRAGE)
    assert title(first, match.events, voice) == "The age ends"
    assert title(second, match.events, voice) == "Age 2 begins"


def test_latest_turn_of_each_seat() -> None:
    match = given_told(LORDS, *(event("turn", Seat(number % 3)) for number in range(8)))

    assert [(tale.seat, tale.first) for tale in latest(tales(match))] == [(2, 5), (0, 6), (1, 7)]


@GAMES
def test_every_event_stands_in_one_tale(game: Game[Any], seats: int) -> None:
    match = given_played(game, seats, 220)
    told = tales(match)

    assert len(told) >= 6
    assert [tale.first for tale in told] == [0, *(tale.end for tale in told[:-1])]
    assert told[-1].end == len(match.events)
    for code in ("en", "uk"):
        voice = Voice(code, game)
        for tale in told:
            begins = opening(tale, match.events, voice) is not None
            lines = [n for step in passages(tale, match.events, voice) for n in step.lines]
            assert lines == list(range(tale.first + begins, tale.end))
            assert title(tale, match.events, voice)


# Since when


def test_story_goes_back_to_the_end_of_ones_last_turn() -> None:
    """The turn one is in, or has just made, does not end it."""
    match = given_told(LORDS, *(event("turn", Seat(number % 3)) for number in range(6)))
    told = tales(match)

    assert [tale.first for tale in since_turn(told, ASTRID, 9)] == [4, 5]
    assert [tale.first for tale in since_turn(told, DAGNY, 9)] == [3, 4, 5]
    assert [tale.first for tale in since_turn(told[:4], ASTRID, 9)] == [1, 2, 3]
    assert [tale.first for tale in since_turn(told, Seat(-3), 0)] == [3, 4, 5]
    assert since_turn([], ASTRID, 0) == []


def test_what_came_of_ones_last_answer_stays_in_the_story() -> None:
    """The battle of one's own turn, when the next one has begun."""
    match = given_told(LORDS, event("turn", ASTRID), event("battle"), event("turn", BJORN))

    assert [tale.first for tale in since_turn(tales(match), ASTRID, 2)] == [2]
    assert [tale.first for tale in since_turn(tales(match), ASTRID, 1)] == [0, 2]


def test_answer_that_was_the_only_one_does_not_count() -> None:
    match = given_told(LORDS)
    match.lines = [
        Line(ASTRID, "move", "", heard=2),
        Line(BJORN, "move", "", heard=5),
        Line(ASTRID, "skip", "", heard=7, forced=True),
    ]

    assert [since_answer(match, seat) for seat in (ASTRID, BJORN, DAGNY)] == [2, 5, 0]


@GAMES
def test_lines_know_what_was_told_before_them_also_after_undo(game: Game[Any], seats: int) -> None:
    match = given_played(game, seats, 60)
    known = [(line.heard, line.prompt, line.forced) for line in match.lines]
    match.undo_to(40)

    assert [(line.heard, line.prompt, line.forced) for line in match.lines] == known[:40]
    assert known[0][0] <= known[-1][0] <= len(given_played(game, seats, 60).events)


# Steps


def test_headings_are_those_of_the_game() -> None:
    """What is weighed stands with what it decided; a step does not come twice."""
    match = given_told(
        SURTR, event("turn", ASTRID),
        event("selects-card", ASTRID, "SOLO-5.0"),
        event("priority-attribute", ASTRID, "SOLO-4.6.1", lead="1"),
        event("send-priest", ASTRID, "SOLO-5.1.1"),
        event("rune-action", ASTRID, "SOLO-6.2"),
        event("move-monster", ASTRID, "LOR-9.1"),
        event("prefers", ASTRID, "SOLO-4.8", others="1 2"),
        event("army-grows", ASTRID, "SOLO-5.4.7.2"),
        event("pays-power", ASTRID, "SOLO-5.3.1"),
    )  # fmt: skip
    (tale,) = tales(match)
    steps = passages(tale, match.events, Voice("en", SURTR))

    assert [(step.heading, step.lines) for step in steps] == [
        ("The card", (1,)),
        ("Prayer", (2, 3)),
        ("Runes", (4, 5)),
        ("Manoeuvres", (6, 7, 8)),
    ]
    assert opening(tale, match.events, Voice("en", SURTR)) is match.events[0]


def test_turns_of_people_have_the_headings_of_automas_turns() -> None:
    match = given_told(
        LORDS, event("turn", ASTRID), event("send-priest", ASTRID, "LOR-8.1.1"),
        event("sail", ASTRID, "LOR-8.2.2"), event("special-action", ASTRID, "LOR-8.5.1"),
    )  # fmt: skip
    steps = passages(tales(match)[0], match.events, Voice("uk", LORDS))

    assert [step.heading for step in steps] == ["Молитва", "Герой", "Особлива дія"]


def test_what_a_follower_begins_with_is_no_step_of_a_turn() -> None:
    """SOLO-15.2: attributes rise as by a rune action, but nobody's turn has begun."""
    match = given_told(
        SURTR, event("place-hero", BJORN, "LOR-7.10.6.2"),
        event("difficulty", rule="SOLO-15.2", difficulty="hard"),
        event("raise-attribute", ASTRID, "SOLO-6.6"),
        event("turn", ASTRID), event("raise-attribute", ASTRID, "SOLO-6.6"),
    )  # fmt: skip
    match.lines = [Line(BJORN, "keep ragnar", "", heard=0, prompt="keep-hero")]
    voice = Voice("en", SURTR)
    told = [
        (title(tale, match.events, voice) if tale.seat != ASTRID else "", step.heading, step.lines)
        for tale in tales(match)
        for step in passages(tale, match.events, voice)
    ]

    assert told == [
        ("Turn of Bjorn", "", (0,)), ("Difficulty", "", (1, 2)), ("", "Runes", (4,)),
    ]  # fmt: skip


def test_chapters_are_the_headings_of_an_automa_in_a_game_without() -> None:
    match = given_told(
        RAID, event("automa-chooses", DAGNY, "RAID-3"), event("clash", DAGNY, "RAID-4.1")
    )
    match.lines = [Line(ASTRID, "keep", "", heard=0)]
    tale, voice = tales(match)[0], Voice("en", RAID)

    steps = passages(tale, match.events, voice, chapters=True)
    assert [(step.heading, step.lines) for step in steps] == [("RAID-3", (0,)), ("RAID-4", (1,))]
    assert [step.heading for step in passages(tale, match.events, voice)] == [""]


def test_turn_that_has_just_begun_has_no_lines() -> None:
    match = given_told(LORDS, event("turn", ASTRID))

    assert passages(tales(match)[0], match.events, Voice("en", LORDS)) == []


# Episodes


def kinds(match: Match[Any]) -> list[tuple[str, int, int]]:
    found = [s for tale in tales(match) for s in scenes(tale, match.events, match.game.story)]
    return [(scene.episode.name, scene.first, scene.end) for scene in found]


def test_battle_of_lords_ends_with_its_cards_or_with_what_comes_next() -> None:
    """A card of the battle may move an army: what is done next counts once it is decided."""
    fought = [event("turn"), event("battle"), event("move-army"), event("battle-decided")]

    assert kinds(given_told(LORDS, *fought, event("cards-spent"))) == [("battle", 1, 5)]
    assert kinds(given_told(LORDS, *fought, event("special-action"))) == [("battle", 1, 4)]
    assert kinds(given_told(LORDS, *fought)) == []
    assert kinds(given_told(LORDS, *fought, event("turn"))) == [("battle", 1, 4)]


def test_two_battles_are_two_but_all_quests_are_one() -> None:
    battles = [event("battle"), event("battle-decided"), event("battle"), event("battle-decided")]
    quests = [event("reveal-quest"), event("quest-failed"), event("reveal-quest"), event("glory")]

    assert kinds(given_told(LORDS, *battles, event("turn"))) == [("battle", 0, 2), ("battle", 2, 4)]
    assert kinds(given_told(BLOODRAGE, *quests, event("ragnarok"))) == [("quests", 0, 4)]


@pytest.mark.parametrize("game", [BLOODRAGE, LORDS, SURTR])
def test_episodes_have_a_heading_in_every_language(game: Game[Any]) -> None:
    for code in ("en", "uk", "ru", "pt-BR"):
        voice = Voice(code, game)
        assert all(voice.language.has(f"story-{one.name}") for one in game.story.episodes)


def test_battles_ages_and_ragnaroks_of_a_whole_game_end() -> None:
    match = given_played(BLOODRAGE, 4, 10_000)
    found = [name for name, _, _ in kinds(match)]
    opened = sum(told.kind == "pillage" for told in match.events)

    assert match.over
    assert found.count("battle") == opened > 3
    assert found.count("ragnarok") == found.count("age-end") == 3
    assert heading(
        scenes(tales(match)[-1], match.events, BLOODRAGE.story)[-1], Voice("en", BLOODRAGE)
    )


@pytest.mark.parametrize("game", [BLOODRAGE, LORDS, SURTR])
def test_story_names_kinds_and_questions_that_there_are(game: Game[Any]) -> None:
    """A word that is written wrong would never cut anything."""
    story = game.story
    known = {kind.word for kind in known_events(game)} | {"game-ends"}
    named = [*story.turns, *(kind for part in story.parts for kind in part.split())]
    for one in story.episodes:
        named += [*one.opens, *one.verdict, *one.closes, *one.before]
    asked = {
        prompt for step in game.step_classes.values() for prompt in getattr(step, "prompts", ())
    }

    assert set(named) <= known
    assert set(story.asks) <= asked


def known_events(game: Game[Any]) -> list[type[Event]]:
    from ragnatafl.kernel.events import EVENTS

    return [kind for kind in EVENTS if kind.__module__.startswith(game.packages)]
