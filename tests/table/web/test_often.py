"""Nobody can keep others from answering: who sits where makes nothing stale, floods are refused."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from ragnatafl.kernel.decisions import Illegal
from ragnatafl.table.web.connection import Connection
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.messages import parse_message
from ragnatafl.table.web.often import AT_MOST, Often, What
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, given_table

pytestmark = pytest.mark.anyio


class Clock:
    """Time that passes when a story says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Browser(Connection):
    """Somebody at a seat, without a wire."""

    def __init__(self, hall: Hall, room: Room, seat: int) -> None:
        super().__init__(cast("WebSocket", None), room, room.places[seat].holder, "en")
        self._hall = hall

    async def says(self, **message: object) -> str:
        """The refusal, if it is refused."""
        await self._hall.hearing.hear(self, msgspec.json.encode(message).decode())
        told = [one for one in self._unsaid if one is not None]
        self._unsaid.clear()
        return str(told[0]["refused"]) if told else ""


async def test_who_toggles_a_bot_makes_no_answer_stale(rooms: Rooms) -> None:
    """Bjorn lets a bot play and does not, again and again; Astrid's page is of before."""
    room, hall = given_table(rooms, first="astrid"), Hall(rooms.storage)
    astrid, bjorn = Browser(hall, room, ASTRID), Browser(hall, room, BJORN)
    seen = room.moment

    for by_bot in (True, False, True, False):
        assert await bjorn.says(say="take-over", seat=BJORN, by_bot=by_bot) == ""
    await bjorn.says(say="rename", seat=BJORN, name="Loki")
    option = room.asked()[0].options[0].text

    assert await astrid.says(say="choose", seat=ASTRID, option=option, moment=seen) == ""
    assert room.match.lines[-1].text == option
    assert room.moment == seen + 1


async def test_what_others_see_can_be_done_so_often(rooms: Rooms) -> None:
    """However many connections one comes with; others are not touched by it."""
    room, hall = given_table(rooms), Hall(rooms.storage)
    before = room.stored
    told = [
        await Browser(hall, room, BJORN).says(say=what, seat=BJORN, **more)
        for number in range(40)
        for what, more in (
            ("take-over", {"by_bot": number % 2 == 0}),
            ("rename", {"name": f"Loki {number}"}),
        )
    ]

    limits = AT_MOST["take-over"][0] + AT_MOST["rename"][0]
    assert room.stored - before == limits
    assert sum("very often" in line for line in told) == 80 - limits
    assert await Browser(hall, room, ASTRID).says(say="rename", seat=ASTRID, name="Ingrid") == ""


@pytest.mark.parametrize("what", AT_MOST)
def test_a_bucket_fills_by_and_by(what: What) -> None:
    clock = Clock()
    often, (holds, a_second) = Often(clock), AT_MOST[what]
    for _ in range(holds):
        often.check(ASTRID, what)
    with pytest.raises(Illegal, match="very often"):
        often.check(ASTRID, what)
    often.check(BJORN, what)

    clock.now += 1 / a_second
    often.check(ASTRID, what)

    with pytest.raises(Illegal):
        often.check(ASTRID, what)


def test_no_moment_is_too_late_for_an_answer() -> None:
    """A table that has seen a million changes can be played on."""
    for moment in (999_999, 1_000_001, 10**15):
        text = f'{{"say": "choose", "seat": 0, "option": "draw", "moment": {moment}}}'
        assert getattr(parse_message(text), "moment", 0) == moment


async def test_a_bot_does_not_answer_for_who_took_the_seat_back(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was thinking when the person came back; nothing else has changed."""
    room, hall = given_table(rooms, first="astrid"), Hall(rooms.storage)
    astrid = Browser(hall, room, ASTRID)
    hall.company.comes(astrid)

    async def comes_back(room: Room, seat: int, level: str, after: float = 0) -> str:
        room.do(room.take_over(ASTRID, by_bot=False))
        return room.asked()[0].options[0].text

    monkeypatch.setattr(hall.bots.thinkers, "choose", comes_back)
    room.do(room.take_over(ASTRID, by_bot=True))
    await hall.bots.play(room)

    assert room.match.lines == []
    assert room.asked()[0].seat == ASTRID
