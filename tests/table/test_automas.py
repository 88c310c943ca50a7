"""Seats that the rules play, at the terminal: who fills the others, and the tale of their turns."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.events import Event, Told
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.table.automas import automas_of, called, names_by_seat, seats_for, seats_to_fill
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.telling.tales import Tale, latest, opening, passages, tales
from toys.raid import GAME as RAID
from toys.stories import new_raid

if TYPE_CHECKING:
    from table.conftest import Run

ASTRID, BJORN, DAGNY = map(Seat, range(3))
LAST, FIRST = 0b100, 0b001
"""Of three seats the last one is an automa's, as in the toy; the first one, as with Followers."""
WITH_SURTR = ("--load", "ragnatafl.games.surtr", "play", "surtr")


def event(kind: str, seat: Seat, rule: str = "SOLO-5", **facts: str) -> Event:
    return Told(kind, rule, seat, tuple(facts.items()), (), 0)


# Who sits where


def test_rules_say_which_seats_they_play() -> None:
    assert automas_of(make_setup(RAID, 4, {"automas": 3})) == (1, 2, 3)
    assert automas_of(make_setup(SURTR, 3, {"people": 1})) == (0, 1)
    assert seats_to_fill(make_setup(SURTR, 4, {"people": 2})) == (2, 3)


def test_smallest_table_for_so_many_players() -> None:
    assert seats_for(RAID, 2, {}) == 2
    assert seats_for(RAID, 2, {"automas": 1}) == 3
    assert seats_for(SURTR, 1, {}) == 2
    assert seats_for(SURTR, 2, {"people": "2"}) == 3
    assert seats_for(SURTR, 4, {}) is None


def test_automas_are_called_by_what_they_play() -> None:
    match: Match[Surtr] = Match(make_setup(SURTR, 3, {"hero": "ragnar"}), seed=3)

    assert "Рагнар" in called(match, Voice("uk", SURTR)).values()
    assert called(new_raid(3, 1).match, Voice("en")) == {}


def test_names_go_to_people_in_order() -> None:
    match: Match[Surtr] = Match(make_setup(SURTR, 2, {"hero": "ragnar"}), seed=3)
    voice = Voice("en", SURTR)

    assert names_by_seat(match, voice, ["Olena"], ["Astrid", "Bjorn"]) == ("Ragnar", "Olena")
    assert names_by_seat(match, voice, [], ["Astrid", "Bjorn"]) == ("Ragnar", "Bjorn")


# Tales


def test_tale_goes_from_turn_to_turn() -> None:
    events = [
        event("place", DAGNY),
        event("turn", ASTRID),
        event("move", ASTRID),
        event("turn", BJORN),
        event("march", DAGNY),
    ]

    assert tales(events[:3], FIRST) == [Tale(ASTRID, 1, 3, whole=False)]
    assert tales(events, FIRST) == [Tale(ASTRID, 1, 3, whole=True)]
    assert tales(events[:3], FIRST, over=True) == [Tale(ASTRID, 1, 3, whole=True)]
    assert tales(events, 0) == []


def test_latest_turn_of_each_automa() -> None:
    events = [event("turn", Seat(number % 3)) for number in range(8)]

    assert latest(events, 0b011) == [Tale(ASTRID, 6, 7, True), Tale(BJORN, 7, 8, False)]


def test_game_without_turns_has_tales_of_what_automas_chose() -> None:
    events = [
        event("keep", ASTRID),
        event("automa-chooses", DAGNY),
        event("raise", DAGNY),
        event("pass", NOBODY),
        event("keep", ASTRID),
        event("discard", DAGNY),
    ]

    assert tales(events, LAST) == [Tale(DAGNY, 1, 4, whole=True)]
    assert opening(tales(events, LAST)[0], events) is None


def test_headings_are_those_of_the_game() -> None:
    """What is weighed stands with what it decided; a step does not come twice."""
    events = [
        event("turn", ASTRID),
        event("selects-card", ASTRID, "SOLO-5.0"),
        event("priority-attribute", ASTRID, "SOLO-4.6.1", lead="1"),
        event("send-priest", ASTRID, "SOLO-5.1.1"),
        event("rune-action", ASTRID, "SOLO-6.2"),
        event("move-monster", ASTRID, "LOR-9.1"),
        event("prefers", ASTRID, "SOLO-4.8", others="1 2"),
        event("army-grows", ASTRID, "SOLO-5.4.7.2"),
        event("pays-power", ASTRID, "SOLO-5.3.1"),
    ]
    tale = tales(events, FIRST)[0]
    steps = passages(tale, events, Voice("en", SURTR))

    assert [(step.heading, step.lines) for step in steps] == [
        ("The card", (1,)),
        ("Prayer", (2, 3)),
        ("Runes", (4, 5)),
        ("Manoeuvres", (6, 7, 8)),
    ]
    assert opening(tale, events) is events[0]


def test_chapters_are_the_headings_of_a_game_without() -> None:
    events = [event("automa-chooses", DAGNY, "RAID-3"), event("clash", DAGNY, "RAID-4.1")]
    steps = passages(tales(events, LAST)[0], events, Voice("en", RAID))

    assert [(step.heading, step.lines) for step in steps] == [("RAID-3", (0,)), ("RAID-4", (1,))]


def test_turn_that_has_just_begun_has_no_lines() -> None:
    events = [event("turn", ASTRID)]

    assert passages(tales(events, FIRST)[0], events, Voice("en")) == []


@pytest.mark.parametrize("seats", [2, 3])
def test_every_event_of_a_follower_stands_in_its_tale_once(seats: int) -> None:
    match: Match[Surtr] = Match(make_setup(SURTR, seats, {}), seed=5)
    rng = Random(5)
    while not match.over and match.state.turns < 12:
        match.choose(rng.choice(match.decision.options))
    voice = Voice("en", SURTR)
    told = tales(match.events, match.state.automas)

    assert len(told) >= 6
    for tale in told:
        lines = [n for step in passages(tale, match.events, voice) for n in step.lines]
        assert lines == list(range(tale.first + 1, tale.end))
        assert all(step.heading for step in passages(tale, match.events, voice))


# The terminal


def test_followers_need_nobody(run: Run) -> None:
    ran = run(*WITH_SURTR, "--seed", "3", "--names", "Olena", "--option", "hero=aslaug")

    assert "Followers of Surtr: Aslaug (automa), Olena" in ran.out
    assert "--names has 2 names, but 1 sit at the table" in (
        run(*WITH_SURTR, "--names", "Olena,Petro").err
    )


def test_two_people_and_a_follower(run: Run) -> None:
    ran = run(*WITH_SURTR, "--players", "me,karl", "--option", "people=2", "--seed", "3")

    assert "(automa), Bjorn, Dagny (karl)" in ran.out


def test_turn_of_a_follower_is_told_step_by_step(run: Run) -> None:
    """With the rule behind each line."""
    ran = run(*WITH_SURTR, "--seed", "3", typed=["1"] * 12)
    lines = ran.lines
    first = next(n for n, line in enumerate(lines) if "turn of the Follower" in line)

    assert lines[first].endswith("  SOLO-5")
    assert lines[first + 1] == "The card"
    assert lines[first + 2].endswith("  SOLO-5.0")
    assert {"The hero", "Runes", "Manoeuvres", "Special action"} <= set(lines[first:])


def test_turn_of_the_toys_automa_is_told_and_that_it_wins(run: Run) -> None:
    ran = run("play", "raid", "--seats", "2", "--option", "automas=1", "--seed", "1",
              typed=["1"] * 60)  # fmt: skip

    assert "Turn of Bjorn (automa)\nRAID-3\n· Bjorn chooses by rule: raid Astrid  RAID-3" in ran.out
    assert "You have lost. Bjorn wins!" in ran.out
