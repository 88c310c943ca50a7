"""One table and those who are connected to it, without a network: who sees what, and when."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from kit.waiting import until
from ragnatafl.bots.analysis import Looked
from ragnatafl.games.bloodrage.rules.components import CARDS, hand_of, pack_of
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.telling.advice import Advice
from ragnatafl.table.thinking import Figures, Table
from ragnatafl.table.web import hall as hall_module
from ragnatafl.table.web import rooms as rooms_module
from ragnatafl.table.web.connection import MOST_UNSAID, NO_TABLE, Connection
from ragnatafl.table.web.deltas import changed
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, DAGNY, given_table, holder_at, play

pytestmark = pytest.mark.anyio


class Wire:
    """The browser's end of a connection. While it is not read, sending waits."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []  # Any: messages of all kinds
        self.reads = asyncio.Event()
        self.reads.set()
        self.closed = 0
        """The code with which the server closed it."""

    async def close(self, code: int) -> None:
        self.closed = code

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.got.append(msgspec.json.decode(text))

    def pages(self) -> list[dict[str, Any]]:
        return [message for message in self.got if "parts" in message]

    def last(self, key: str) -> Any:
        """What was told last under this key; None if nothing was."""
        return next((message[key] for message in reversed(self.got) if key in message), None)


class Slow:
    """A bot that takes its first option, when it is let."""

    def __init__(self) -> None:
        self.closed = False
        self.figures = Figures()
        self.may = asyncio.Event()
        self.thought = 0

    async def choose(self, table: Table, seat: Seat, bot: str, after: tuple[Seat, ...] = ()) -> str:
        decision = next(d for d in table.match.decisions if d.seat == seat)
        self.thought += 1
        await self.may.wait()
        return decision.options[0].text

    async def advise(self, table: Table, seat: Seat) -> Advice:
        return Advice(await self.choose(table, seat, "jarl"))

    async def suggest(self, table: Table, seat: Seat) -> str:
        return await self.choose(table, seat, "karl")

    async def look(self, table: Table, first: int) -> tuple[Looked, ...]:
        self.thought += 1
        await self.may.wait()
        even, last = (1 / table.match.setup.seats,) * table.match.setup.seats, first + 8
        numbers = range(first, min(last, len(table.match.lines)))
        return tuple(Looked(number, even, (0.0,) * len(even)) for number in numbers)

    def close(self) -> None:
        self.closed = True


class QuietHall(Hall):
    """A server without a network: people sit down, speak and see."""

    def __init__(self, rooms: Rooms) -> None:
        self.bot = Slow()
        super().__init__(rooms.storage, self.bot)
        self.rooms = self.tables.rooms = rooms
        self.tasks: list[asyncio.Task[None]] = []

    def sit(self, room: Room, seat: Seat) -> tuple[Connection, Wire]:
        wire = Wire()
        one = Connection(cast("WebSocket", wire), room, holder_at(room, seat), "en")
        self.company.comes(one)
        self.tasks.append(asyncio.create_task(one.write()))
        self.came_or_went(room)
        one.show()
        return one, wire

    def leave(self, one: Connection) -> None:
        self.company.goes(one)
        self.came_or_went(one.room)

    async def say(self, one: Connection, **message: object) -> None:
        await self.hearing.hear(one, msgspec.json.encode(message).decode())

    async def choose(self, one: Connection, **changes: object) -> None:
        """The first option of whoever is asked, said at this connection."""
        room = one.room
        decision = room.asked()[0]
        usual: dict[str, object] = {
            "say": "choose",
            "seat": int(decision.seat),
            "option": decision.options[0].text,
            "moment": room.moment,
        }
        await self.say(one, **usual | changes)


@pytest.fixture
def hall(rooms: Rooms) -> QuietHall:
    return QuietHall(rooms)


# Pages


async def test_everybody_sees_a_choice_and_only_what_changed(hall: QuietHall) -> None:
    room = given_table(hall.rooms, first="astrid")
    astrid, hers = hall.sit(room, ASTRID)
    _, his = hall.sit(room, BJORN)
    _, theirs = hall.sit(room, SPECTATOR)
    await until(lambda: hers.got and his.got and theirs.got)
    first = {name for page in theirs.pages() for name in page["parts"]}

    await hall.choose(astrid)
    await until(lambda: all(wire.last("moment") == 1 for wire in (hers, his, theirs)))

    assert {"banner", "players", "hand", "words"} <= first
    assert "words" not in theirs.got[-1]["parts"]
    assert theirs.got[-1]["options"] == his.got[-1]["options"] == []
    assert hers.got[-1]["options"]


async def test_one_seat_in_two_tabs(hall: QuietHall) -> None:
    """Both see the same and both may choose; the second choice at one moment is stale."""
    room = given_table(hall.rooms, first="astrid")
    one, left = hall.sit(room, ASTRID)
    two, right = hall.sit(room, ASTRID)
    moment = room.moment

    await hall.choose(two)
    await hall.choose(one, moment=moment)
    await until(lambda: left.last("refused") and right.last("moment") == 1)

    assert left.last("refused") == "the table has changed meanwhile: look again"
    assert right.last("refused") is None
    assert room.moment == 1
    hall.leave(two)
    assert room.present == {ASTRID}
    hall.leave(one)
    assert room.present == set()


async def test_everybody_sees_who_is_away(hall: QuietHall) -> None:
    room = given_table(hall.rooms)
    _, hers = hall.sit(room, ASTRID)
    await until(lambda: hers.got)
    bjorn, _ = hall.sit(room, BJORN)
    await until(lambda: len(hers.got) == 2)
    hall.leave(bjorn)
    await until(lambda: len(hers.got) == 3)

    shown, told = "", []
    for page in hers.pages():
        shown = changed(shown, page["parts"]["players"])
        told.append(shown.count('data-present="true"'))
    assert told == [1, 2, 1]


async def test_who_does_not_read_holds_nobody_up(hall: QuietHall) -> None:
    """An onlooker whose machine sleeps: the table goes on, and later it sees the last page."""
    room = given_table(hall.rooms)
    sleeper, asleep = hall.sit(room, SPECTATOR)
    await until(lambda: asleep.got)
    asleep.reads.clear()
    seats = [hall.sit(room, seat) for seat in (ASTRID, BJORN)]

    for number in range(1, 8):
        await hall.choose(seats[room.asked()[0].seat][0])
        await until(lambda: all(wire.last("moment") == number for _, wire in seats))  # noqa: B023

    assert len(asleep.got) == 1
    assert sleeper.reads
    asleep.reads.set()
    await until(lambda: asleep.last("moment") == 7)
    assert len(asleep.got) <= 3


async def test_who_only_speaks_is_shown_out(hall: QuietHall) -> None:
    room = given_table(hall.rooms)
    flooder, wire = hall.sit(room, SPECTATOR)
    wire.reads.clear()

    for _ in range(MOST_UNSAID + 2):
        await hall.say(flooder, say="rematch")

    assert not flooder.reads


async def test_the_language_changes_at_once(hall: QuietHall) -> None:
    room = given_table(hall.rooms, first="astrid")
    astrid, wire = hall.sit(room, ASTRID)
    await until(lambda: wire.got)

    await hall.say(astrid, say="speak", language="uk")
    await until(lambda: len(wire.got) > 1)

    english, ukrainian = wire.pages()[0], wire.pages()[-1]
    assert (english["language"], ukrainian["language"]) == ("en", "uk")
    assert {"banner", "log.0", "words", "players"} <= set(ukrainian["parts"])
    assert english["moment"] == ukrainian["moment"]
    assert [o["text"] for o in english["options"]] == [o["text"] for o in ukrainian["options"]]
    assert english["options"][0]["say"] != ukrainian["options"][0]["say"]


# Bots


async def test_bots_play_until_a_person_is_asked(hall: QuietHall) -> None:
    room = given_table(hall.rooms, "runics", "link thrall karl", first="bjorn")
    hall.bot.may.set()
    _, wire = hall.sit(room, ASTRID)
    hall.bots.wake(room)
    await until(lambda: wire.last("asked") == [ASTRID])

    assert {line.seat for line in room.match.lines} == {BJORN, DAGNY}


async def test_what_a_bot_thought_too_late_is_thought_anew(hall: QuietHall) -> None:
    room = given_table(hall.rooms, "runics", "link thrall", first="astrid")
    astrid, wire = hall.sit(room, ASTRID)
    while room.asked()[0].seat == ASTRID:
        await hall.choose(astrid)
    await until(lambda: hall.bot.thought == 1)
    await hall.say(astrid, say="undo", seat=0, moment=room.moment)
    await hall.choose(astrid)
    lines = len(room.match.lines)
    hall.bot.may.set()
    await until(lambda: room.asked()[0].seat == ASTRID)

    assert hall.bot.thought > len(room.match.lines) - lines
    assert wire.last("refused") is None


async def test_a_bot_takes_over_who_is_away_and_gives_back(hall: QuietHall) -> None:
    room = given_table(hall.rooms, "runics", "link link", first="bjorn")
    room.absence.clock = lambda: 10**9  # he is away for long
    astrid, hers = hall.sit(room, ASTRID)
    hall.bot.may.set()
    await hall.say(astrid, say="take-over", seat=BJORN, by_bot=True)
    await until(lambda: hers.last("asked") == [ASTRID])
    bjorn, his = hall.sit(room, BJORN)
    hall.bot.may.clear()
    while room.asked()[0].seat == ASTRID:
        await hall.choose(astrid)
    await until(lambda: his.last("asked") == [BJORN])

    assert his.last("options") == []
    await hall.choose(bjorn)
    await until(lambda: his.last("refused"))
    assert his.last("refused") == "nothing is asked of you now"
    await hall.say(bjorn, say="take-over", seat=BJORN, by_bot=False)
    await until(lambda: his.last("options"))
    hall.bot.may.set()
    await asyncio.sleep(0.02)
    assert room.asked()[0].seat == BJORN


async def test_the_seat_of_a_bot_cannot_be_taken_over(hall: QuietHall) -> None:
    room = given_table(hall.rooms, "runics", "link thrall link")
    astrid, wire = hall.sit(room, ASTRID)
    stored = room.stored

    await hall.say(astrid, say="take-over", seat=BJORN, by_bot=True)
    await until(lambda: wire.last("refused"))

    assert room.stored == stored


async def test_a_room_stays_in_memory_while_a_bot_thinks(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "IDLE_SECONDS", -1.0)
    monkeypatch.setattr(hall_module, "SWEEP_SECONDS", 0.001)
    room = given_table(hall.rooms, "runics", "link thrall", first="bjorn")
    other = given_table(hall.rooms)
    hall.bots.wake(room)
    sweeping = asyncio.create_task(hall.sweep())
    await until(lambda: other not in hall.rooms.loaded())

    assert room in hall.rooms.loaded()
    hall.bot.may.set()
    await until(lambda: not hall.rooms.loaded())
    assert room.asked()[0].seat == ASTRID
    sweeping.cancel()


async def test_a_hint_holds_nobody_up(hall: QuietHall) -> None:
    room = given_table(hall.rooms, first="astrid")
    astrid, wire = hall.sit(room, ASTRID)
    for _ in range(5):
        await hall.say(astrid, say="hint", seat=ASTRID)
    await until(lambda: hall.bot.thought)
    await hall.choose(astrid)
    await until(lambda: wire.last("moment") == 1)
    assert hall.bot.thought == 1

    hall.bot.may.set()
    await until(lambda: wire.last("hint"))

    assert (wire.got[-1]["moment"], room.moment) == (0, 1)


async def test_a_hint_is_for_who_is_asked(hall: QuietHall) -> None:
    room = given_table(hall.rooms, first="astrid")
    bjorn, wire = hall.sit(room, BJORN)

    await hall.say(bjorn, say="hint", seat=BJORN)
    await until(lambda: wire.last("refused"))

    assert hall.bot.thought == 0


# The end


async def test_the_next_game_begins_once_for_all(hall: QuietHall) -> None:
    room = play(given_table(hall.rooms))
    astrid, hers = hall.sit(room, ASTRID)
    bjorn, his = hall.sit(room, BJORN)
    await hall.say(astrid, say="rematch")
    await hall.say(bjorn, say="rematch")
    await until(lambda: room.rematch in str(hers.got) and room.rematch in str(his.got))

    again = hall.rooms.find(room.rematch)
    assert again is not None
    assert len(hall.rooms.loaded()) == 2
    assert again.seating.seat_of(room.places[BJORN].holder) == BJORN
    assert f'href="/t/{room.rematch}"' in str(his.last("parts")["end"])


async def test_there_is_no_next_game_while_this_one_lasts(hall: QuietHall) -> None:
    room = given_table(hall.rooms)
    astrid, wire = hall.sit(room, ASTRID)

    await hall.say(astrid, say="rematch")
    await until(lambda: wire.last("refused"))

    assert room.rematch == ""


# What goes wrong


async def test_a_fresh_page_at_a_hot_seat_shows_nobodys_cards(hall: QuietHall) -> None:
    """While somebody elsewhere is asked, nobody has said who looks at this screen."""
    room = given_table(hall.rooms, "bloodrage", "here here link thrall")
    for seat in (ASTRID, BJORN):
        decision = next(d for d in room.asked() if d.seat == seat)
        room.do(room.choose(seat, decision.options[0].text, room.moment))
    _, wire = hall.sit(room, ASTRID)
    await until(wire.pages)

    page, zones = str(wire.pages()), room.match.state.zones
    for seat in (ASTRID, BJORN):
        for card in (*zones[hand_of(seat)], *zones[pack_of(seat)]):
            assert f"card:{CARDS.write(card)}" not in page


async def test_a_bot_that_fails_does_not_stop_the_table(hall: QuietHall) -> None:
    class Broken(Slow):
        async def choose(
            self, table: Table, seat: Seat, bot: str, after: tuple[Seat, ...] = ()
        ) -> str:
            raise ZeroDivisionError("a bot divides by the number of ravens")

    hall.bots.thinkers = Broken()
    room = given_table(hall.rooms, seats="thrall link", first="astrid")

    hall.bots.wake(room)

    await until(lambda: room.asked()[0].seat == BJORN)


async def test_who_gets_no_page_is_disconnected(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser comes back by itself, and does not think that all is well."""

    def broken(self: Connection) -> dict[str, object]:
        raise ZeroDivisionError("a page divides by the number of ravens")

    monkeypatch.setattr(Connection, "page", broken)
    _, wire = hall.sit(given_table(hall.rooms), ASTRID)

    await until(lambda: wire.closed == 1011)


async def test_a_hint_that_comes_too_late_is_not_told(hall: QuietHall) -> None:
    """In a sealed question the moment does not change with one's own answer."""
    room = given_table(hall.rooms, "bloodrage", "link link link link")
    astrid, wire = hall.sit(room, ASTRID)
    await hall.say(astrid, say="hint", seat=0)
    await until(lambda: hall.bot.thought)

    await hall.choose(astrid)
    hall.bot.may.set()
    await until(lambda: not astrid.waits_for_hint)

    assert wire.last("hint") is None


def test_who_lets_a_bot_play_takes_nothing_back(rooms: Rooms) -> None:
    room = given_table(rooms, seats="link link", first="astrid")
    room.do(room.choose(ASTRID, room.asked()[0].options[0].text, room.moment))
    room.do(room.take_over(ASTRID, by_bot=True))

    refusal = room.why_not_undo(ASTRID)

    assert refusal is not None
    assert refusal.key == "nothing-to-undo"


async def test_a_table_that_cannot_be_loaded_is_closed_in_one_word(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its game may be gone since it was stored: the browser is told, and does not come back."""
    sent: list[Any] = []  # Any: messages of all kinds

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    async def lost(name: str) -> Room:
        raise BadInput("unknown game 'chess'")

    monkeypatch.setattr(hall.tables, "find", lost)
    scope = {"type": "websocket", "path": "/ws/lost", "path_params": {"room": "lost"},
             "query_string": b"", "headers": []}  # fmt: skip

    await hall.serve_socket(WebSocket(scope, receive, send))

    assert [message["type"] for message in sent[:2]] == ["websocket.accept", "websocket.send"]
    assert "unknown game 'chess'" in sent[1]["text"]
    assert sent[2]["code"] == NO_TABLE


async def test_another_language_is_not_asked_for_without_end(hall: QuietHall) -> None:
    """The whole page is drawn anew for it: an onlooker may not keep everybody waiting so."""
    room = given_table(hall.rooms)
    one, wire = hall.sit(room, SPECTATOR)

    for number in range(20):
        await hall.say(one, say="speak", language=("uk", "en")[number % 2])
    await until(lambda: sum("refused" in message for message in wire.got) >= 8)

    assert "very often" in wire.last("refused")
