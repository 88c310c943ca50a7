"""Moments: the table after any number of choices, found without playing it all again."""

from __future__ import annotations

from typing import Any

import pytest

from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.table.web.moments import LEAST_APART, MOST_KEPT, Moments
from ragnatafl.table.web.pages.replay import chapters, replay_parts
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import voice_at
from table.web.given import ASTRID, given_table, play

GAMES = pytest.mark.parametrize(
    ("game", "seats"), [("runics", "link link"), ("raid", "link link"), ("bloodrage", "link karl")]
)


def then(match: Match[Any], count: int) -> str:
    """The table after so many choices, the long way."""
    earlier = match.copy()
    earlier.undo_to(count)
    return digest(earlier.state)


@GAMES
def test_every_moment_is_as_it_was(rooms: Rooms, game: str, seats: str) -> None:
    match = play(given_table(rooms, game, seats)).match
    moments, last = Moments(), len(match.lines)

    for count in (last, 0, last // 2, 1, last - 1, last // 3, last // 3 + 1, last // 3 - 1):
        found = moments.at(match, count)
        assert len(found.lines) == count
        assert digest(found.state) == then(match, count)
        found.undo_to(0)  # whoever has it may do with it what they like


@pytest.mark.slow
def test_a_step_costs_a_few_choices_however_long_the_game(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play(given_table(rooms, "bloodrage", "link karl karl karl")).match
    moments, last = Moments(), len(match.lines)
    assert last > 100
    moments.at(match, last)
    choose, made = Match.choose, list[str]()

    def counted(match: Match[Any], choice: str, seat: int) -> None:
        made.append(choice)
        choose(match, choice, seat)

    monkeypatch.setattr(Match, "choose", counted)
    for count in range(last - 1, last - 30, -1):
        made.clear()
        moments.at(match, count)
        assert len(made) < max(LEAST_APART, last / MOST_KEPT + 1)
    assert len(moments.kept) <= MOST_KEPT


def test_what_was_taken_back_is_not_found_again(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics", "link karl"), 14)
    moments = Moments()
    moments.at(room.match, len(room.match.lines))
    while len(room.match.lines) > 8:
        room.do(room.undo(ASTRID, room.moment))
    play(room, 6, seed=9)

    last = len(room.match.lines)
    assert digest(moments.at(room.match, last).state) == digest(room.match.state)


# The pages of a replay


@GAMES
def test_what_differs_between_two_moments_is_enough(rooms: Rooms, game: str, seats: str) -> None:
    room = play(given_table(rooms, game, seats), 20)
    last = len(room.match.lines)
    for since, number in ((0, last), (last, last - 1), (last - 1, last), (3, 3)):
        whole: Any = replay_parts(room, ASTRID, number, "", "en")
        old: Any = replay_parts(room, ASTRID, since, "", "en")
        step: Any = replay_parts(room, ASTRID, number, "", "en", since)

        known = {**old["parts"], **step["parts"]}
        assert {name: part for name, part in known.items() if part} == {
            name: part for name, part in whole["parts"].items() if part
        }
        assert whole["order"] == {**step["order"], "log": whole["order"]["log"]}
        assert since != number or step["parts"] == {}


def test_each_line_of_the_log_belongs_to_a_choice(rooms: Rooms) -> None:
    room = play(given_table(rooms))
    told: Any = replay_parts(room, SPECTATOR, 0, "", "en")

    assert len(told["heard"]) == told["last"] + 1
    assert told["heard"] == sorted(told["heard"])
    assert told["heard"][-1] == len(room.match.events)
    log = "".join(part for name, part in told["parts"].items() if name.startswith("log."))
    assert log.count('class="line"') == told["heard"][-1]


def test_chapters_lie_where_turns_begin(rooms: Rooms) -> None:
    room = play(given_table(rooms, first="astrid"))
    found = chapters(room.match, voice_at(room, "en"))

    starts = [chapter["at"] for chapter in found]
    assert starts[0] == 0
    assert starts == sorted(starts)
    turns = [chapter["title"] for chapter in found if chapter["title"].startswith("Turn")]
    assert len(turns) == 2 * turns.count("Turn of Astrid") == 2 * turns.count("Turn of Bjorn") > 4


def test_battles_are_chapters_within_turns(rooms: Rooms) -> None:
    room = play(given_table(rooms, "bloodrage", "link karl karl karl"))
    found = chapters(room.match, voice_at(room, "en"))

    battles = [chapter for chapter in found if chapter["title"] == "Battle"]
    assert battles
    assert {chapter["depth"] for chapter in battles} == {3}
    assert [chapter["title"] for chapter in found if chapter["depth"] == 1] == [
        "Age 1", "Age 2", "Age 3",
    ]  # fmt: skip
