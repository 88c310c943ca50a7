"""In a first game the coach marks what it would choose: for the learner, from its view alone."""

from __future__ import annotations

from random import Random

import pytest

from kit.waiting import until
from ragnatafl.games import find_game
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.storage import StoreFault
from ragnatafl.table.thinking import BotFault, Later, NotAsked
from ragnatafl.table.thinking.work import Watch, suggest
from ragnatafl.table.web.pages.table import table_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, given_table
from table.web.test_bots import Says
from table.web.test_bytes import twin_of
from table.web.test_server import QuietHall, hall

__all__ = ["hall"]

GAMES = pytest.mark.parametrize("game", ["runics", "bloodrage", "lords", "surtr"])


def given_first_game(rooms: Rooms, game: str = "runics", answers: int = 0) -> Room:
    """Somebody's first game with a coach, at a question of the learner after so many answers."""
    room = rooms.keep(rooms.lay_lesson(find_game(game), "game", "en", "astrids browser"))
    chance = Random(answers)
    while answers > 0 or not chooses(room):
        asked = room.asked()[0]
        answers -= asked.seat == learner(room)
        room.do(room.choose(asked.seat, chance.choice(asked.options).text, room.moment))
    return room


def learner(room: Room) -> Seat:
    return room.seating.people[0]


def chooses(room: Room) -> bool:
    """Is the learner asked, with something to choose?"""
    return any(one.seat == learner(room) and len(one) > 1 for one in room.asked())


def suggested(room: Room) -> str:
    found = suggest(room.match, learner(room), Watch(None, lambda: False))
    assert found is not None
    return found.choice


# From the view alone


@GAMES
def test_the_coach_knows_no_more_than_the_learner(rooms: Rooms, game: str) -> None:
    """Whatever else others hold, whatever is drawn next: it would choose the same."""
    for answers in (0, 3, 5):
        room = given_first_game(rooms, game, answers)
        found = suggested(room)

        assert any(found in asked for asked in room.asked())
        for seed in range(3):
            assert suggested(twin_of(room, learner(room), Random(seed))) == found


def test_without_a_question_there_is_nothing_to_suggest(rooms: Rooms) -> None:
    room = given_first_game(rooms)
    other = Seat(1 - learner(room))

    assert suggest(room.match, other, Watch(None, lambda: False)) is None


@GAMES
def test_a_first_game_takes_back_anything_and_waits_for_nobody(rooms: Rooms, game: str) -> None:
    room = given_first_game(rooms, game, 3)

    assert room.match.free_undo
    assert room.why_not_undo(learner(room)) is None
    assert room.waits() == {}


# To the learner alone


@pytest.mark.anyio
async def test_who_asks_is_told_and_nobody_else(hall: QuietHall) -> None:
    """Not an onlooker, and not in the page: a page is remembered for all who look from a seat."""
    room = given_first_game(hall.rooms)
    one, wire = hall.sit(room, learner(room))
    _, other_tab = hall.sit(room, learner(room))
    _, onlooker = hall.sit(room, SPECTATOR)
    hall.bot.may.set()

    await hall.say(one, say="suggest", seat=int(learner(room)))
    await until(lambda: wire.last("suggested"))

    [told] = wire.last("suggested")
    assert any(told in asked for asked in room.asked())
    assert wire.last("moment") == room.moment
    for quiet in (other_tab, onlooker):
        assert quiet.last("suggested") is None
    assert all("suggested" not in page for page in wire.pages())


@pytest.mark.anyio
async def test_an_onlooker_cannot_ask(hall: QuietHall) -> None:
    room = given_first_game(hall.rooms)
    onlooker, wire = hall.sit(room, SPECTATOR)

    await hall.say(onlooker, say="suggest", seat=int(learner(room)))
    await until(lambda: wire.last("refused"))

    assert hall.bot.thought == 0


@pytest.mark.anyio
async def test_the_page_does_not_wait_and_what_comes_too_late_is_not_told(hall: QuietHall) -> None:
    room = given_first_game(hall.rooms)
    one, wire = hall.sit(room, learner(room))
    await hall.say(one, say="suggest", seat=int(learner(room)))
    await until(lambda: hall.bot.thought)

    text = room.asked()[0].options[0].text
    await hall.say(one, say="choose", seat=int(learner(room)), option=text, moment=room.moment)
    hall.bot.may.set()
    await until(lambda: not hall.bots.playing)

    assert wire.last("suggested") is None
    assert wire.last("refused") is None


@pytest.mark.anyio
async def test_at_a_table_without_a_coach_nothing_is_suggested(hall: QuietHall) -> None:
    room = given_table(hall.rooms, first="astrid")
    astrid, wire = hall.sit(room, ASTRID)

    await hall.say(astrid, say="suggest", seat=0)

    assert hall.bot.thought == 0
    assert wire.last("refused") is None
    assert 'id="coach-marks"' not in table_page(room, ASTRID, "en")
    assert 'id="coach-marks"' in table_page(given_first_game(hall.rooms), ASTRID, "en")


@pytest.mark.anyio
@pytest.mark.parametrize("fault", [Later(), NotAsked(), BotFault("ravens"), StoreFault("disk")])
async def test_who_gets_no_suggestion_plays_on(hall: QuietHall, fault: Exception) -> None:
    hall.bots.thinkers = Says(fault)
    room = given_first_game(hall.rooms)
    one, wire = hall.sit(room, learner(room))

    await hall.say(one, say="suggest", seat=int(learner(room)))
    await hall.say(one, say="suggest", seat=int(learner(room)))
    await until(lambda: wire.last("suggested"))

    assert sum("suggested" in message for message in wire.got) == 1
    assert wire.last("refused") is None
