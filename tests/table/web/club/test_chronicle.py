"""The chronicle: a game that is over is noted once, also after a crash."""

from __future__ import annotations

from random import Random

import pytest

from ragnatafl.table.club.outcomes import Outcome
from ragnatafl.table.storage import StoreFault
from ragnatafl.table.web.club.chronicle import MARK, Chronicle, counts, outcome_of
from ragnatafl.table.web.errands import Errands
from ragnatafl.table.web.keeping import Keeper
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, given_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def chronicle(rooms: Rooms) -> Chronicle:
    return Chronicle(Keeper(rooms.storage), Errands())


def play_to_the_end(room: Room, rng: Random | None = None) -> Room:
    rng = rng or Random(1)
    while not room.over:
        decision = rng.choice(room.asked())
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))
    return room


def outcome(room: Room) -> Outcome:
    return outcome_of(room, room.storage.events(room.name))


def test_who_won_by_the_rules_is_first(rooms: Rooms) -> None:
    room = play_to_the_end(given_table(rooms))

    found = outcome(room)

    (winner,) = room.match.winners[:1]
    assert found.players[winner].rank == 1
    assert found.players[winner].player == room.places[winner].holder
    assert (found.game, found.rule) == ("runics", room.match.state.ended_by)
    assert found.unrated == ""
    assert found.ended >= found.opened


def test_who_gives_up_is_last_and_left(rooms: Rooms) -> None:
    room = given_table(rooms)
    room.do(room.resign(ASTRID))

    found = outcome(room)

    assert [(one.rank, one.left) for one in found.players] == [(2, "resigned"), (1, "")]
    assert found.rule == ""


def test_a_seat_that_a_bot_took_over_counts_for_who_left_it(rooms: Rooms) -> None:
    room = given_table(rooms)
    room.do(room.take_over(BJORN, by_bot=True, by=ASTRID))
    play_to_the_end(room)

    assert outcome(room).players[BJORN].left == "away"
    assert outcome(room).players[BJORN].player == room.places[BJORN].holder


def test_heroes_are_noted(rooms: Rooms) -> None:
    room = given_table(rooms, "surtr", "automa link")
    plays = room.match.game.plays
    assert plays is not None
    while not all(plays(room.match.state, seat) for seat in (ASTRID, BJORN)):
        decision = room.asked()[0]
        room.do(room.choose(decision.seat, decision.options[0].text, room.moment))
    room.do(room.resign(BJORN))

    follower, person = outcome(room).players

    assert follower.player == "automa"
    assert follower.plays
    assert person.plays


def test_who_plays_alone_and_takes_back_is_not_rated(rooms: Rooms) -> None:
    room = given_table(rooms, "runics", "here thrall")
    while room.why_not_undo(ASTRID) is not None:
        decision = room.asked()[0]
        room.do(room.choose(decision.seat, decision.options[0].text, room.moment))
    room.do(room.undo(ASTRID, room.moment))
    play_to_the_end(room)

    assert outcome(room).unrated == "undone"


def test_one_screen_is_not_rated(rooms: Rooms) -> None:
    assert outcome(play_to_the_end(given_table(rooms, "runics", "here here"))).unrated == "alike"


async def test_a_game_is_noted_once_and_told_on(rooms: Rooms, chronicle: Chronicle) -> None:
    room, told = play_to_the_end(given_table(rooms)), []

    async def hear(found: Outcome) -> None:
        told.append(found.room)

    chronicle.heard.append(hear)
    await chronicle.note(room)
    await chronicle.note(room)

    assert [noted.outcome.room for noted in chronicle.results.since()] == [room.name]
    assert told == [room.name, room.name]  # who hears of it must not mind
    assert len(chronicle.ratings.all("runics")) == 2


async def test_what_a_crash_left_behind_is_noted_at_the_start(
    rooms: Rooms, chronicle: Chronicle
) -> None:
    over, running = play_to_the_end(given_table(rooms)), given_table(rooms)
    given_table(rooms, "runics", "here here")

    await chronicle.look()

    assert [noted.outcome.room for noted in chronicle.results.since()] == [over.name]
    running.do(running.resign(BJORN))
    await chronicle.look()
    await chronicle.look()
    noted = [one.outcome.room for one in chronicle.results.since()]
    assert noted == [over.name, running.name]


class Unfinished(Errands):
    """The process ends before any of them is done."""

    def begin(self, *work: object, **named: object) -> None:
        pass


async def test_a_game_is_not_passed_over_while_it_is_about_to_be_noted(rooms: Rooms) -> None:
    """A look meanwhile notes it itself, before it says how far was looked."""
    chronicle = Chronicle(Keeper(rooms.storage), Unfinished())
    room = play_to_the_end(given_table(rooms))
    chronicle.wake(room)

    await chronicle.look()

    assert chronicle.results.marks.find(MARK)
    assert chronicle.results.at(room.name) is not None


async def test_what_could_not_be_noted_is_noted_by_the_next_look(
    rooms: Rooms, chronicle: Chronicle, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = play_to_the_end(given_table(rooms))
    with monkeypatch.context() as away:
        away.setattr(chronicle.results, "note", given_no_answer)
        with pytest.raises(StoreFault):
            await chronicle.look()

    await chronicle.look()

    assert chronicle.results.at(room.name) is not None


def given_no_answer(*asked: object) -> None:
    raise StoreFault("the store does not answer")


def test_lessons_and_records_are_nobodys_games(rooms: Rooms) -> None:
    room = play_to_the_end(given_table(rooms))

    copied = rooms.keep(rooms.lay_record(room.record()))

    assert copied.over
    assert counts(room)
    assert not counts(copied)
