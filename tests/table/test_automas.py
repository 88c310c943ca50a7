"""Seats that the rules play, at the terminal: who fills the others, and how they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ragnatafl.bots import parse_bot
from ragnatafl.games import find_game
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.automas import (
    automas_of,
    called,
    names_by_seat,
    names_in,
    seats_for,
    seats_to_fill,
)
from ragnatafl.table.telling.speech import Voice
from toys.raid import GAME as RAID
from toys.stories import new_raid

if TYPE_CHECKING:
    from table.conftest import Run

WITH_SURTR = ("--load", "ragnatafl.games.surtr", "play", "surtr")


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


def test_automas_have_their_names_in_the_language_of_who_reads() -> None:
    """By what they play, or as usual; what somebody made up stays, and so do people."""
    match: Match[Surtr] = Match(make_setup(SURTR, 2, {"hero": "ragnar"}), seed=3)

    assert names_in("uk", match, ("Ragnar", "Bjorn")) == ("Рагнар", "Bjorn")
    assert names_in("en", match, ("Рагнар", "Олена")) == ("Ragnar", "Олена")
    assert names_in("uk", match, ("Astrid", "Bjorn")) == ("Астрід", "Bjorn")
    assert names_in("uk", match, ("Grim", "Bjorn")) == ("Grim", "Bjorn")


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


def test_how_a_bot_leans_stands_beside_its_name(run: Run) -> None:
    lords = find_game("lords")
    leanings = [parse_bot("karl").leaning(lords, "3", Seat(seat)) for seat in range(3)]

    ran = run("play", "lords", "--players", "me,karl,karl", "--seed", "3")

    bjorn, dagny = (Voice("en", lords).leaning(leaning) for leaning in leanings[1:])
    assert f"Astrid, Bjorn (karl) {bjorn}, Dagny (karl) {dagny}\n" in ran.out


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
