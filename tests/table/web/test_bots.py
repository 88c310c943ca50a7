"""Bots at a table in the browser: when they sleep, and how soon they answer."""

from __future__ import annotations

from html import unescape
from random import Random

import pytest

from games.bloodrage.table import given_bloodrage
from kit.waiting import until
from ragnatafl.bots.karl import Karl
from ragnatafl.kernel.chance import published_hash
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.storage import StoreFault
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.thinking import BotFault, Later, Table
from ragnatafl.table.web.pace import LONGEST, SPREAD, USUAL, Pace, is_telling
from ragnatafl.table.web.pages.players import in_short, players
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import PageVoice
from table.web.given import ASTRID, BJORN, DAGNY, filled, given_table, play
from table.web.test_server import QuietHall, Slow, hall
from table.web.test_standing import given_room

__all__ = ["hall"]
pytestmark = pytest.mark.anyio


# Sleeping


async def test_bots_alone_sleep_until_somebody_looks(hall: QuietHall) -> None:
    room = given_table(hall.rooms, "runics", "thrall thrall")
    hall.bots.wake(room)
    assert hall.bot.thought == 0

    onlooker, _ = hall.sit(room, SPECTATOR)
    hall.bots.wake(room)
    await until(lambda: hall.bot.thought == 1)
    hall.leave(onlooker)
    hall.bot.may.set()
    await until(lambda: len(room.match.lines) == 1)
    await until(lambda: not hall.bots.playing)

    assert hall.bot.thought == 1
    assert not room.over


async def test_bots_go_on_for_a_person_who_is_away(hall: QuietHall) -> None:
    room = given_table(hall.rooms, "runics", "link thrall karl", first="bjorn")
    hall.bot.may.set()

    hall.bots.wake(room)
    await until(lambda: room.asked()[0].seat == ASTRID)

    assert {line.seat for line in room.match.lines} == {BJORN, DAGNY}


async def test_a_table_that_all_people_left_to_bots_sleeps(hall: QuietHall) -> None:
    """One resigned, one is played for by a bot: nobody who plays is left."""
    room = given_table(hall.rooms, "runics", "link link thrall", first="dagny")
    room.do(room.resign(ASTRID))
    room.do(room.take_over(BJORN, by_bot=True))

    hall.bots.wake(room)
    assert hall.bot.thought == 0

    hall.sit(room, BJORN)
    hall.bots.wake(room)
    await until(lambda: hall.bot.thought == 1)


async def test_bots_that_are_asked_at_once_think_at_once(hall: QuietHall) -> None:
    room = given_table(hall.rooms, "bloodrage", "link karl karl thrall")
    assert len(room.asked()) == 4

    hall.bots.wake(room)
    await until(lambda: hall.bot.thought == 3)
    assert not room.match.lines
    hall.bot.may.set()
    await until(lambda: len(room.match.lines) == 3)

    assert [decision.seat for decision in room.asked()] == [ASTRID]


# Pace


class Pauses:
    """The pauses that were made, in no time."""

    def __init__(self, hall: QuietHall) -> None:
        self.made: list[float] = []
        hall.bots.sleep = self.sleep

    async def sleep(self, seconds: float) -> None:
        self.made.append(seconds)


def given_bot_that_can_only_pass(rooms: Rooms, kinds: str) -> Room:
    """It has no rage left: whether it could do more hangs on cards that nobody else sees."""
    figures = {ASTRID: {"utgard": "leader"}}
    match = given_bloodrage(seats=3, rage={ASTRID: 0}, figures=figures, pillaged="utgard")
    return given_room(rooms, match, kinds)


async def test_an_only_option_is_not_answered_at_once(hall: QuietHall) -> None:
    """Where others are at the table: it would tell what the bot holds."""
    pauses = Pauses(hall)
    room = given_bot_that_can_only_pass(hall.rooms, "bot link link")
    room.pace.note(ASTRID, 3.0)
    hall.bot.may.set()
    assert len(room.asked()[0].options) == 1

    hall.bots.wake(room)
    await until(lambda: room.match.lines)

    assert len(pauses.made) == 1
    assert 2.0 < pauses.made[0] <= 3.0 * (1 + SPREAD)


async def test_alone_nobody_waits_for_that(hall: QuietHall) -> None:
    pauses = Pauses(hall)
    room = given_bot_that_can_only_pass(hall.rooms, "bot link bot")
    hall.bot.may.set()

    hall.bots.wake(room)
    await until(lambda: room.match.lines)

    assert pauses.made == []


async def test_an_onlooker_learns_nothing_either(hall: QuietHall) -> None:
    pauses = Pauses(hall)
    room = given_bot_that_can_only_pass(hall.rooms, "bot link bot")
    hall.bot.may.set()
    hall.sit(room, SPECTATOR)

    hall.bots.wake(room)
    await until(lambda: room.match.lines)

    assert len(pauses.made) == 1


async def test_what_all_can_see_is_answered_without_a_pause(hall: QuietHall) -> None:
    pauses = Pauses(hall)
    room = given_table(hall.rooms, "raid", "thrall link link")
    decision = room.asked()[0]
    assert not is_telling(decision)
    hall.bot.may.set()

    hall.bots.wake(room)
    await until(lambda: room.match.lines)

    assert pauses.made == []


def test_a_pause_is_as_long_as_the_bot_took_lately() -> None:
    pace, rng = Pace(), Random(1)
    first = [pace.pause(ASTRID, 0.0, rng) for _ in range(100)]
    for seconds in (1.0, 2.0):
        pace.note(ASTRID, seconds)
    later = [pace.pause(ASTRID, 0.0, rng) for _ in range(100)]

    assert min(USUAL) * (1 - SPREAD) <= min(first) < max(first) <= max(USUAL) * (1 + SPREAD)
    assert 1 - SPREAD <= min(later) < 1 + SPREAD < 2 - SPREAD < max(later) <= 2 * (1 + SPREAD)


def test_who_thought_that_long_does_not_wait_besides() -> None:
    pace, rng = Pace(), Random(1)
    pace.note(BJORN, 100.0)

    assert pace.pause(BJORN, 0.0, rng) == LONGEST
    assert pace.pause(BJORN, LONGEST + 1, rng) == 0.0


# Hints and faults


class Says(Slow):
    """Those who have nothing to say but this."""

    def __init__(self, *faults: Exception) -> None:
        super().__init__()
        self.may.set()
        self.faults = list(faults)

    async def choose(self, table: Table, seat: Seat, bot: str, after: tuple[Seat, ...] = ()) -> str:
        if self.faults:
            raise self.faults.pop(0)
        return await super().choose(table, seat, bot)


@pytest.mark.parametrize("fault", [Later(), BotFault("ravens"), StoreFault("disk")])
async def test_who_gets_no_hint_is_told_so(hall: QuietHall, fault: Exception) -> None:
    hall.bots.thinkers = Says(fault)
    room = given_table(hall.rooms, first="astrid")
    astrid, wire = hall.sit(room, ASTRID)

    await hall.say(astrid, say="hint", seat=0)
    await until(lambda: wire.last("why"))

    assert wire.last("hint") == ""
    assert "ask again in a little while" in wire.last("why")
    await hall.say(astrid, say="hint", seat=0)
    await until(lambda: wire.last("hint"))


async def test_a_bot_thinks_again_when_its_table_can_be_read(hall: QuietHall) -> None:
    pauses = Pauses(hall)
    hall.bots.thinkers = Says(StoreFault("disk"), StoreFault("disk"))
    room = given_table(hall.rooms, "runics", "thrall link", first="astrid")

    hall.bots.wake(room)
    await until(lambda: room.asked()[0].seat == BJORN)

    assert pauses.made[:2] == [1.0, 1.0]


# What they are after


def shown_at(room: Room, seat: Seat, code: str = "en") -> str:
    """What stands beside a name in the list of players."""
    voice = PageVoice(code, room.match.game, room.match.names)
    seen = room.match.view(SPECTATOR)
    listed = unescape(str(players(room, seen, in_short(seen, voice), (), (), voice)))
    row = listed.split(f'data-seat="{seat}"', maxsplit=1)[1]
    return row.split("</li>", maxsplit=1)[0]


@pytest.mark.parametrize(
    ("game", "seats"),
    [("bloodrage", "karl karl bondi link"), ("lords", "karl karl bondi link")],
)
async def test_how_a_bot_leans_is_named_and_stays(rooms: Rooms, game: str, seats: str) -> None:
    """What a karl plays by, and nothing else, is what its row says from the start."""
    room = given_table(rooms, game, seats)
    terms = room.match.game.mind.terms
    assert terms is not None
    leanings = [way.name for way in terms.leanings]
    karl = Karl(f"{published_hash(room.match.seed)}/{BJORN}")

    named = room.leaning(BJORN)
    assert named == leanings[int(karl.character * len(leanings))]
    for code in LANGUAGES:
        words = Voice(code, room.match.game).leaning(named)
        assert words in shown_at(room, BJORN, code)
    assert room.leaning(DAGNY) == ""
    play(room, 8)
    assert room.leaning(BJORN) == named


async def test_where_a_game_knows_no_leanings_none_is_named(rooms: Rooms) -> None:
    room = given_table(rooms, "runics", "link karl")

    assert room.leaning(BJORN) == ""
    assert '<span class="kind">bot, karl</span>' in shown_at(room, BJORN)


async def test_before_the_deal_nothing_hangs_on_the_secret(rooms: Rooms) -> None:
    room = rooms.keep(rooms.lay("lords", filled("link link karl"), {}, gathers=True))

    assert not room.begun
    assert room.leaning(DAGNY) == ""
