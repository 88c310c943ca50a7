"""Who is away comes back: others wait before they let a bot play, and what it did can be undone."""

from __future__ import annotations

import pytest

from kit.waiting import until
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.web.absence import UNTAKEN, Absence
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.handing import Handed
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, filled, given_table, held
from table.web.test_often import Browser, Clock

pytestmark = pytest.mark.anyio


class Table:
    """A table of two, the browsers at it, and a clock."""

    def __init__(self, rooms: Rooms, room: Room, grace: int = 60) -> None:
        self.hall = Hall(rooms.storage)
        self.room = room
        self.clock = Clock()
        room.absence = Absence(room.places, grace, self.clock)

    def comes(self, seat: Seat) -> Browser:
        made = Browser(self.hall, self.room, seat)
        self.hall.company.comes(made)
        self.hall.came_or_went(self.room)
        return made

    def goes(self, one: Browser) -> None:
        self.hall.company.goes(one)
        self.hall.came_or_went(self.room)

    def bot_plays(self, seat: Seat, by: Seat = ASTRID, most: int = 99) -> int:
        """It takes first options until another is asked; how many choices that were."""
        room, before = self.room, len(self.room.match.lines)
        room.do(room.take_over(seat, by_bot=True, by=by))
        while room.asked()[0].seat == seat and len(room.match.lines) < before + most:
            room.do(room.choose(seat, room.asked()[0].options[0].text, room.moment))
        return len(room.match.lines) - before

    def shows(self, seat: Seat, code: str = "en") -> str:
        return "".join(seat_page(self.room, seat, seat, code).parts.values())


def given(rooms: Rooms, grace: int = 60) -> Table:
    return Table(rooms, given_table(rooms, first="bjorn"), grace)


HAND_OVER = {"say": "take-over", "seat": BJORN, "by_bot": True}
BACK = {"say": "take-over", "seat": BJORN, "by_bot": False}


# The grace


async def test_others_wait_for_who_lost_the_line(rooms: Rooms) -> None:
    table = given(rooms)
    astrid, bjorn = table.comes(ASTRID), table.comes(BJORN)
    table.clock.now = 500
    table.goes(bjorn)

    assert await astrid.says(**HAND_OVER) == "this person may come back: wait 60 s"
    table.clock.now += 59.2
    assert await astrid.says(**HAND_OVER) == "this person may come back: wait 1 s"
    assert not table.room.places[BJORN].taken_over
    table.clock.now += 1
    assert await astrid.says(**HAND_OVER) == ""
    assert table.room.places[BJORN].taken_over


async def test_who_came_back_in_between_is_waited_for_anew(rooms: Rooms) -> None:
    table = given(rooms)
    astrid = table.comes(ASTRID)
    table.goes(table.comes(BJORN))
    table.clock.now += 50
    table.goes(table.comes(BJORN))
    table.clock.now += 50

    assert "wait 10 s" in await astrid.says(**HAND_OVER)


async def test_who_never_came_is_waited_for_longer(rooms: Rooms) -> None:
    laid = rooms.lay("runics", filled("link link"), {}, opener="", holders=())
    table = Table(rooms, rooms.keep(laid))

    assert table.room.absence.left(BJORN) == 60 * UNTAKEN


async def test_a_table_can_leave_all_seats_to_their_people(rooms: Rooms) -> None:
    table = given(rooms, grace=0)
    astrid = table.comes(ASTRID)
    table.clock.now += 10**6

    assert "nobody lets a bot play for others" in await astrid.says(**HAND_OVER)
    assert await astrid.says(**HAND_OVER | {"seat": ASTRID}) == ""  # one's own is another matter


async def test_the_grace_is_stored_with_the_table(rooms: Rooms) -> None:
    laid = rooms.lay("runics", filled("link link"), {}, **held("link link"), grace=300)
    room = rooms.keep(laid)

    again = Rooms(rooms.storage).find(room.name)

    assert again is not None
    assert again.absence.grace == 300
    assert rooms.lay_again(room).room.absence.grace == 300
    assert given_table(rooms).absence.grace == 60


async def test_others_see_how_long_they_wait_and_when_it_is_over(rooms: Rooms) -> None:
    """The button comes by itself."""
    table = given(rooms)
    astrid, bjorn = table.comes(ASTRID), table.comes(BJORN)
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        table.clock.now += seconds

    table.hall.waiting.sleep = sleep
    table.goes(bjorn)
    row = '<button data-act="take-over" data-seat="1">'
    assert astrid.page()["waits"] == {BJORN: 60}
    assert row not in table.shows(ASTRID)
    astrid._unsaid.clear()
    await until(lambda: astrid._unsaid)  # a new page is shown

    assert sum(waited) == 60
    assert astrid.page()["waits"] == {}
    assert row in table.shows(ASTRID)


async def test_before_a_table_is_dealt_nobody_is_handed_over(rooms: Rooms) -> None:
    """Whoever opened it begins without them, if need be."""
    table = given(rooms)
    table.clock.now += 1000
    table.room.gathering.begun = False

    assert table.room.waits() == {}
    assert table.room.free_seats() == ()


# Coming back


async def test_the_owner_reads_what_was_done(rooms: Rooms) -> None:
    table = given(rooms)
    table.bot_plays(BJORN, most=1)

    mine, others = table.shows(BJORN), table.shows(ASTRID)

    assert "Astrid let a bot play for you while you were away." in mine
    assert "It chose: " in mine
    assert 'data-act="take-back" data-seat="1">Take it back, and the bot' in mine
    assert "let a bot play for you" not in others


async def test_the_owner_takes_back_what_the_bot_chose(rooms: Rooms) -> None:
    table = given(rooms)
    room = table.room
    table.bot_plays(BJORN, most=1)
    bjorn = table.comes(BJORN)

    assert await bjorn.says(**BACK, undo=True) == ""

    assert room.match.lines == []
    assert room.asked()[0].seat == BJORN
    assert not room.places[BJORN].taken_over
    assert "let a bot play for you" not in table.shows(BJORN)
    again = Rooms(rooms.storage).find(room.name)
    assert again is not None
    assert again.match.lines == []


def finals(table: Table, *reasons: str) -> None:
    """As if the last choices had been final for these reasons."""
    for line, final in zip(table.room.match.lines[-len(reasons) :], reasons, strict=True):
        line.final = final


@pytest.mark.parametrize(
    ("reasons", "by", "undone"),
    [
        (("", ""), ASTRID, 2),
        (("", "answered"), ASTRID, 2),
        (("", "answered"), BJORN, 0),
        (("", ""), BJORN, 2),
        (("shown", ""), ASTRID, 1),
        (("", "chance"), ASTRID, 0),
        (("", "shown"), ASTRID, 0),
    ],
)
async def test_what_showed_something_stays(
    rooms: Rooms, reasons: tuple[str, str], by: Seat, undone: int
) -> None:
    """And who let the bot play themselves undo no more than by hand."""
    table = given(rooms)
    assert table.bot_plays(BJORN, by, most=2) == 2
    finals(table, *reasons)

    left = table.room.handing.left_without_bot(table.room.match, BJORN)

    assert len(table.room.match.lines) - left == undone


async def test_after_another_has_answered_nothing_is_taken_back(rooms: Rooms) -> None:
    table = given(rooms)
    room = table.room
    table.bot_plays(BJORN)
    room.do(room.choose(ASTRID, room.asked()[0].options[0].text, room.moment))
    lines = len(room.match.lines)
    bjorn = table.comes(BJORN)

    assert room.handing.left_without_bot(room.match, BJORN) == lines
    assert 'data-act="take-back"' not in table.shows(BJORN)
    await bjorn.says(**BACK, undo=True)
    assert len(room.match.lines) == lines
    assert not room.places[BJORN].taken_over


async def test_the_story_since_ones_own_answer_tells_what_the_bot_did(rooms: Rooms) -> None:
    table = given(rooms)
    told = len(table.room.match.events)
    table.bot_plays(BJORN)

    head = seat_page(table.room, BJORN, BJORN, "en").head

    assert len(table.room.match.events) > told
    assert head["since"] == 0


async def test_sealed_answers_that_lie_open_stay(rooms: Rooms) -> None:
    """BR-5.3: who comes back has seen by then what the others took."""
    table = Table(rooms, given_table(rooms, "bloodrage"))
    room = table.room
    assert room.match.state.pending
    room.do(room.choose(ASTRID, room.asked()[0].options[0].text, room.moment))
    table.bot_plays(BJORN, most=1)
    assert room.match.lines[-1].seat == BJORN
    assert room.match.lines[-1].final == "answered"

    assert room.handing.left_without_bot(room.match, BJORN) == len(room.match.lines)
    again = Rooms(rooms.storage).find(room.name)
    assert again is not None
    assert again.handing.left_without_bot(again.match, BJORN) == len(room.match.lines)


async def test_who_holds_two_seats_cannot_undo_more_by_a_bot(rooms: Rooms) -> None:
    """Each of the two is one's own: it counts who sits there, not which seat comes first."""
    table = Table(rooms, given_table(rooms, seats="here here link"))

    await Browser(table.hall, table.room, ASTRID).says(**HAND_OVER)

    assert table.room.handing.handed(BJORN) == Handed(BJORN, 0)
