"""Clocks at a table: who pays, what comes about when a time is over, and what others learn."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from kit.waiting import until
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import NOBODY, SPECTATOR, Seat
from ragnatafl.table.club.clocks import DAY, HOUR, MINUTE, OFF, PRESETS, Clock
from ragnatafl.table.storage.notices import Notices
from ragnatafl.table.storage.people import People
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.connection import Connection
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.governing import Governing
from ragnatafl.table.web.pages.clock import in_short, told
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import PageVoice
from ragnatafl.table.web.servertime import ServerTime
from ragnatafl.table.web.summary import mine_entry
from ragnatafl.table.web.timekeeping import agree, propose, time_up, vote
from ragnatafl.table.web.timing import next_zero
from table.web.given import ASTRID, BJORN, DAGNY, filled, held
from table.web.test_server import QuietHall

pytestmark = pytest.mark.anyio

START = 1_800_000_000.0
LIVE = Clock("live", 10 * MINUTE, 10)


class Told:
    """Time that passes when a story says so: for the store, the server, and its steady clock."""

    def __init__(self) -> None:
        self.now = START
        self.steady = 0.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.steady

    def passes(self, seconds: float) -> None:
        self.now += seconds
        self.steady += seconds

    def jumps(self, seconds: float) -> None:
        """Somebody sets the machine's clock."""
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Told:
    made = Told()
    monkeypatch.setattr("ragnatafl.table.storage.sqlite.time", made)
    monkeypatch.setattr("ragnatafl.table.storage.outages.time", made)
    monkeypatch.setattr("ragnatafl.table.storage.notices.time", made)
    return made


class Club:
    """A server whose time is told; it can be killed, and another started."""

    def __init__(self, path: Path, clock: Told) -> None:
        self.path, self.clock = path, clock
        self.starts()

    def starts(self) -> None:
        self.store = SQLite(self.path)
        self.rooms = Rooms(self.store)
        self.rooms.time = ServerTime(self.clock.time, self.clock.monotonic)
        self.hall = QuietHall(self.rooms)
        self.timing = self.hall.timing

    def opens(
        self, clock: Clock = LIVE, game: str = "runics", seats: str = "link link", **options: object
    ) -> Room:
        options = options or ({"first": "astrid"} if game == "runics" else {})
        laid = self.rooms.lay(game, filled(seats), options, clock=clock, **held(seats))
        room = self.rooms.keep(laid)
        self.timing.wake(room)
        return room

    def does(self, room: Room, deed: Deed) -> None:
        room.do(deed)
        self.hall.changed(room)

    async def lives(self, seconds: float, pulse: float = 3.0) -> None:
        """Time passes, with a pulse every now and then, and clocks are looked at."""
        end = self.clock.now + seconds
        while self.clock.now < end:
            self.clock.passes(min(pulse, end - self.clock.now))
            await self.timing.pulse.look()
            await self.timing.look()

    async def sleeps(self, seconds: float) -> None:
        """Time passes in which all was well and nothing happened."""
        await self.settles()
        self.clock.passes(seconds)
        self.timing.pulse._last = self.clock.now
        self.store.run("UPDATE marks SET value = :now", {"now": self.clock.now})
        await self.timing.pulse.look()
        await self.timing.look()

    async def settles(self) -> None:
        await until(lambda: not self.hall.errands._under_way)

    async def is_killed_for(self, seconds: float) -> None:
        await self.settles()
        self.store.close()
        self.clock.passes(seconds)
        self.clock.steady = 7.0  # of another boot
        self.starts()
        await self.timing.pulse.look()

    def finds(self, room: Room) -> Room:
        found = self.rooms.find(room.name)
        assert found is not None
        return found


@pytest.fixture
def club(tmp_path: Path, clock: Told) -> Iterator[Club]:
    made = Club(tmp_path / "tables.db", clock)
    yield made
    made.store.close()


def left(room: Room, seat: Seat) -> float:
    assert room.clock is not None
    return room.clock.left(seat, room.time)


def answers(room: Room, seat: Seat) -> None:
    decision = next(one for one in room.asked() if one.seat == seat)
    room.do(room.choose(seat, decision.options[0].text, room.moment))


def plays_string(room: Room, seat: Seat) -> None:
    """All that this seat is asked until another is."""
    while any(decision.seat == seat for decision in room.asked()):
        answers(room, seat)


def says(room: Room, kind: str) -> list[dict[str, object]]:
    return [event.data for event in room.storage.events(room.name) if event.kind == kind]


# Who pays


async def test_who_is_asked_pays_by_the_servers_clock(club: Club, clock: Told) -> None:
    room = club.opens()
    clock.passes(60)
    plays_string(room, ASTRID)
    clock.passes(30)

    assert [left(room, seat) for seat in (ASTRID, BJORN)] == [600 - 60 + 10, 570]


async def test_a_table_read_again_has_the_same_left(club: Club, clock: Told) -> None:
    room = club.opens(seats="link link link", game="runics")
    for seat, seconds in ((ASTRID, 20), (BJORN, 70), (DAGNY, 5)):
        clock.passes(seconds)
        plays_string(room, seat)
    again = Room(club.store, room.name, club.store.events(room.name))
    again.time = room.time

    assert [left(again, seat) for seat in range(3)] == [left(room, seat) for seat in range(3)]  # type: ignore[arg-type]


async def test_a_table_without_a_clock_is_as_it_was(club: Club) -> None:
    room = club.opens(OFF)

    assert "clock" not in club.store.events(room.name)[0].data
    assert room.clock is None
    assert next_zero(room) == float("inf")
    one, _ = club.hall.sit(room, ASTRID)
    page = one.page()
    assert "clocks" not in page
    assert "data-clock" not in msgspec.json.encode(page).decode()
    with pytest.raises(Illegal, match="opened without a clock"):
        propose(room, ASTRID, LIVE)


async def test_bots_have_none_and_do_not_run_others(club: Club, clock: Told) -> None:
    room = club.opens(seats="link thrall", first="bjorn")
    clock.passes(1000)

    assert room.clock is not None
    assert room.clock.runs == frozenset()
    assert left(room, ASTRID) == 600


async def test_undo_gives_back_nothing(club: Club, clock: Told) -> None:
    room = club.opens()
    clock.passes(50)
    answers(room, ASTRID)
    clock.passes(5)
    room.do(room.undo(ASTRID, room.moment))
    again = left(room, ASTRID)

    assert again in (545, 555)  # the string went on, or was over and had its increment
    for _ in range(5):
        answers(room, ASTRID)
        if room.why_not_undo(ASTRID) is not None:
            break
        room.do(room.undo(ASTRID, room.moment))
    assert left(room, ASTRID) <= 555


async def test_of_a_sealed_question_each_pays_until_the_own_answer(club: Club, clock: Told) -> None:
    room = club.opens(game="bloodrage", seats="link link link")
    asked = next(one for one in room.asked() if one.seat == BJORN)
    clock.passes(10)
    answers(room, BJORN)
    clock.passes(20)

    assert room.clock is not None
    assert room.clock.runs == {ASTRID, DAGNY}
    assert [left(room, seat) for seat in (ASTRID, BJORN, DAGNY)] == [570, 600, 570]
    room.do(room.choose(BJORN, asked.options[-1].text, room.moment))
    assert [left(room, seat) for seat in (ASTRID, BJORN, DAGNY)] == [570, 600, 570]
    answers(room, ASTRID)
    clock.passes(100)
    assert [left(room, seat) for seat in (ASTRID, BJORN, DAGNY)] == [580, 600, 470]


async def test_a_game_that_is_over_stops_all(club: Club, clock: Told) -> None:
    room = club.opens()
    room.do(room.resign(BJORN))
    club.timing.wake(room)
    await club.settles()
    clock.passes(DAY)

    assert next_zero(room) == float("inf")
    assert room.clock is not None
    assert room.clock.runs == frozenset()
    assert club.store.run("SELECT room FROM clocked", {}) == []


async def test_while_the_table_gathers_nobody_pays(club: Club, clock: Told) -> None:
    laid = club.rooms.lay("runics", filled("link link"), {}, clock=LIVE, gathers=True)
    room = club.rooms.keep(laid)
    clock.passes(HOUR)

    assert room.clock is not None
    assert not room.begun
    assert room.clock.runs == frozenset()
    assert left(room, ASTRID) == 600


# When a time is over


async def test_a_bot_plays_on_and_who_comes_back_has_a_little(club: Club, clock: Told) -> None:
    room = club.opens()
    await club.lives(599)
    assert not room.places[ASTRID].taken_over
    await club.lives(3)

    assert room.places[ASTRID].taken_over
    assert room.clock is not None
    assert room.clock.runs == frozenset()
    assert [data["do"] for data in says(room, "clock")] == ["up"]
    assert club.hall.bots.playing == {room.name}
    club.does(room, room.take_over(ASTRID, by_bot=False))
    assert left(room, ASTRID) == 60
    await club.lives(62)
    assert room.places[ASTRID].taken_over


async def test_to_hand_the_seat_to_a_bot_and_back_gives_no_time(club: Club, clock: Told) -> None:
    room = club.opens(Clock("days", DAY))
    clock.passes(20 * HOUR)
    room.do(room.take_over(ASTRID, by_bot=True))
    room.do(room.take_over(ASTRID, by_bot=False))

    assert left(room, ASTRID) == 4 * HOUR


async def test_of_two_who_forfeits_has_lost(club: Club) -> None:
    room = club.opens(Clock("live", 20, zero="forfeit"))
    await club.lives(22)

    assert room.over
    assert room.winner_by_resigning == BJORN
    assert [event.kind for event in club.store.events(room.name)] == ["open", "clock", "resign"]


async def test_among_more_a_bot_plays_a_forfeited_seat_to_the_end(club: Club) -> None:
    room = club.opens(Clock("live", 20, zero="forfeit"), seats="link link link")
    await club.lives(22)

    assert room.places[ASTRID].resigned
    assert room.winner_by_resigning == NOBODY
    assert not room.over


async def test_of_two_the_other_decides(club: Club, clock: Told) -> None:
    room = club.opens(Clock("live", 20, zero="vote"))
    await club.lives(25)

    assert room.clock is not None
    assert list(room.clock.out) == [ASTRID]
    assert not room.places[ASTRID].by_bot
    with pytest.raises(Illegal, match="nothing for you to vote about"):
        vote(room, ASTRID, ASTRID, "wait")
    club.does(room, vote(room, BJORN, ASTRID, "wait"))
    assert not room.clock.out
    assert left(room, ASTRID) == 60
    await club.lives(62)
    room.do(vote(room, BJORN, ASTRID, "forfeit"))
    assert room.winner_by_resigning == BJORN


async def test_the_majority_decides_and_one_may_think_again(club: Club) -> None:
    room = club.opens(Clock("live", 20, zero="vote"), seats="link link link link", game="bloodrage")
    assert room.clock is not None
    while len(room.asked()) > 1:
        answers(room, room.asked()[0].seat)
    out = room.asked()[0].seat
    others = [seat for seat in map(Seat, range(4)) if seat != out]
    await club.lives(25)
    room.do(vote(room, others[0], out, "forfeit"))
    room.do(vote(room, others[0], out, "bot"))
    assert room.clock.out[out] == {others[0]: "bot"}
    again = Room(club.store, room.name, club.store.events(room.name))
    assert again.clock is not None
    assert again.clock.out == room.clock.out

    room.do(vote(room, others[1], out, "bot"))

    assert not room.clock.out
    assert room.places[out].taken_over


async def test_who_answers_while_others_vote_goes_on(club: Club) -> None:
    room = club.opens(Clock("live", 20, zero="vote"))
    await club.lives(25)
    plays_string(room, ASTRID)

    assert room.clock is not None
    assert room.clock.out == {}
    with pytest.raises(Illegal, match="nothing for you to vote about"):
        vote(room, BJORN, ASTRID, "forfeit")


async def test_where_nobody_can_vote_a_bot_plays_on(club: Club) -> None:
    room = club.opens(Clock("live", 20, zero="vote"), seats="link thrall")
    await club.lives(22)

    assert room.places[ASTRID].taken_over


async def test_a_time_runs_out_where_nobody_is(club: Club, clock: Told) -> None:
    """The table is not in memory any more; it is loaded when it is due."""
    room = club.opens(Clock("days", DAY))
    await club.settles()
    club.rooms.drop(room.name)
    await club.sleeps(DAY - 60)
    assert club.rooms.loaded() == []
    await club.lives(120)

    assert [event.kind for event in club.store.events(room.name)][-2:] == ["clock", "take-over"]


async def test_a_closed_table_waits(club: Club) -> None:
    """Nobody is charged while the owner of the server has closed it."""
    room = club.opens(Clock("live", 20))
    governing, notices = Governing(club.hall), Notices(club.store)
    await club.lives(6)
    notices.note("owner", "close", room.name, {"why": "trouble"})
    await governing.look()
    assert room.clock is not None
    assert room.clock.runs == frozenset()
    await club.lives(60)
    assert not room.places[ASTRID].taken_over

    notices.note("owner", "open", room.name)
    await governing.look()
    assert left(room, ASTRID) == 14
    again = await club.hall.tables._load(room.name)
    assert again is not None
    assert left(again, ASTRID) == 14
    await club.lives(16)
    assert room.places[ASTRID].taken_over


# Outages and clocks that jump


async def test_no_clock_is_charged_while_the_server_was_down(club: Club, clock: Told) -> None:
    room = club.opens()
    await club.lives(60)
    before = left(room, ASTRID)
    await club.is_killed_for(9 * HOUR)

    again = club.finds(room)
    assert left(again, ASTRID) == pytest.approx(before, abs=3.1)
    await club.lives(500)
    assert not again.places[ASTRID].taken_over
    await club.lives(60)
    assert again.places[ASTRID].taken_over


async def test_who_has_seconds_left_has_them_after_a_restart_of_seconds(
    club: Club, clock: Told
) -> None:
    room = club.opens()
    await club.lives(597)
    await club.is_killed_for(6)

    again = club.finds(room)
    assert left(again, ASTRID) == pytest.approx(3, abs=3.1)
    assert left(again, ASTRID) > 0
    await club.timing.look()
    assert not again.places[ASTRID].taken_over


async def test_a_store_that_does_not_answer_charges_nobody(club: Club, clock: Told) -> None:
    """For nobody could answer; nothing comes about before it is known that there was an outage."""
    room = club.opens()
    await club.lives(30)
    clock.passes(2 * HOUR)
    await club.timing.look()

    assert not room.places[ASTRID].taken_over
    assert left(room, ASTRID) == pytest.approx(570)


@pytest.mark.parametrize("hours", [1, 5, -1, -5])
async def test_a_clock_that_jumps_charges_nobody(club: Club, clock: Told, hours: int) -> None:
    room = club.opens()
    await club.lives(60)
    clock.jumps(hours * HOUR)
    assert left(room, ASTRID) == pytest.approx(540)
    await club.lives(30)

    assert left(room, ASTRID) >= 600 - 60 - 30
    assert left(room, ASTRID) <= 600
    assert not room.places[ASTRID].taken_over
    plays_string(room, ASTRID)
    await club.lives(60)
    assert left(room, BJORN) == pytest.approx(540, abs=3.1)
    assert left(room, ASTRID) >= 520


async def test_an_answer_stored_between_jump_and_pulse_costs_nothing_in_the_end(
    club: Club, clock: Told
) -> None:
    room = club.opens()
    await club.lives(60)
    clock.jumps(3 * HOUR)
    answers(room, ASTRID)
    await club.lives(6)

    assert left(room, ASTRID) >= 600 - 60 - 6
    assert not room.places[ASTRID].taken_over


# Another clock by consent


async def test_live_becomes_days_when_all_agree(club: Club, clock: Told) -> None:
    room, days = club.opens(seats="link link link"), Clock("days", DAY)
    clock.passes(100)
    room.do(propose(room, ASTRID, days))
    room.do(agree(room, BJORN, yes=True))

    assert room.clock is not None
    assert room.clock.clock == LIVE
    room.do(agree(room, DAGNY, yes=True))
    assert room.clock.clock == days
    assert room.clock.proposal is None
    assert left(room, ASTRID) == DAY
    again = Room(club.store, room.name, club.store.events(room.name))
    assert again.clock is not None
    assert again.clock.clock == days


async def test_over_days_nobody_hands_over_who_is_away(club: Club) -> None:
    """Nobody has to be at the table then; another clock brings back what was chosen with it."""
    room = club.opens(Clock("days", DAY))
    assert room.waits() == {}

    room.do(propose(room, ASTRID, LIVE))
    room.do(agree(room, BJORN, yes=True))
    assert set(room.waits()) == {ASTRID, BJORN}
    assert room.absence.grace == room.grace == 60


async def test_one_who_refuses_ends_the_proposal(club: Club) -> None:
    room = club.opens()
    room.do(propose(room, ASTRID, Clock("days", DAY)))
    room.do(agree(room, BJORN, yes=False))

    assert room.clock is not None
    assert room.clock.proposal is None
    assert room.clock.clock == LIVE
    with pytest.raises(Illegal, match="no other clock is proposed"):
        agree(room, BJORN, yes=True)
    with pytest.raises(Illegal, match="the clock of this table already"):
        propose(room, ASTRID, LIVE)


async def test_a_clock_is_proposed_by_a_browser_and_out_of_range_refused_in_a_line(
    club: Club,
) -> None:
    room = club.opens()
    astrid, wire = club.hall.sit(room, ASTRID)
    await club.hall.say(astrid, say="clock", seat=ASTRID, clock={"kind": "days", "bank": 60})
    await until(lambda: wire.last("refused"))

    assert wire.last("refused") == "clock: 60 seconds a turn; over days it has 3,600 to 1,209,600"
    await club.hall.say(astrid, say="clock", seat=ASTRID, clock={"kind": "days", "bank": DAY})
    assert room.clock is not None
    assert room.clock.proposal is not None
    bjorn, _ = club.hall.sit(room, BJORN)
    await club.hall.say(bjorn, say="clock-answer", seat=BJORN, yes=True)
    assert room.clock.clock == Clock("days", DAY)


async def test_a_vote_is_said_by_a_browser(club: Club) -> None:
    room = club.opens(Clock("live", 20, zero="vote"))
    bjorn, _ = club.hall.sit(room, BJORN)
    await club.lives(25)
    panel = seat_page(room, BJORN, BJORN, "en").parts["clock"]
    assert 'data-act="clock-vote"' in panel
    assert "Astrid has no time left" in panel
    assert "You have no time left" in seat_page(room, ASTRID, ASTRID, "en").parts["clock"]
    assert "data-act" not in seat_page(room, SPECTATOR, SPECTATOR, "en").parts["clock"]
    await club.hall.say(bjorn, say="clock-vote", seat=BJORN, about=ASTRID, what="bot")

    assert room.places[ASTRID].taken_over


# Vacations


async def test_a_vacation_is_heard_of_before_it_is_held_against_somebody(
    club: Club, clock: Told
) -> None:
    clock.now = START // DAY * DAY + 12 * HOUR
    room = club.opens(Clock("days", DAY))
    people = People(club.store)
    people.meet(room.places[ASTRID].holder)
    tomorrow = datetime.fromtimestamp(clock.now + DAY, UTC).date()
    spans = [{"first": tomorrow.isoformat(), "last": tomorrow.isoformat()}]
    await club.sleeps(HOUR)
    people.keep(room.places[ASTRID].holder, "vacation", {"spans": spans})
    await club.sleeps(DAY)

    assert not room.places[ASTRID].taken_over
    assert room.clock is not None
    assert room.clock.vacations[ASTRID]
    assert "spans" in says(room, "clock")[0]
    await club.sleeps(DAY)
    assert room.places[ASTRID].taken_over


# What others learn


async def test_nothing_that_others_see_hangs_on_hidden_cards(club: Club, clock: Told) -> None:
    """Two tables alike but for Bjorn's cards and what he seals: to Astrid the same bytes."""
    seen = []
    for choice in (0, -1):
        room = club.opens(game="bloodrage", seats="link link", first="astrid")
        assert room.match.state.pending
        clock.passes(7.3)
        decision = next(one for one in room.asked() if one.seat == BJORN)
        room.do(room.choose(BJORN, decision.options[choice].text, room.moment))
        clock.passes(11.4)
        one = Connection(None, room, room.places[ASTRID].holder, "en")  # type: ignore[arg-type]
        parts = seat_page(room, ASTRID, ASTRID, "en").parts
        drawn = parts["players"].replace(room.name, "table") + parts["clock"]
        seen.append((msgspec.json.encode(one.page()["clocks"]), drawn))

    assert seen[0] == seen[1]
    assert seen[0][0] == b'{"days":false,"left":{"0":582,"1":603},"runs":[0]}'


async def test_days_are_told_in_whole_minutes(club: Club, clock: Told) -> None:
    room = club.opens(Clock("days", DAY))
    clock.passes(0.4)
    one = Connection(None, room, room.places[BJORN].holder, "en")  # type: ignore[arg-type]
    first = one.page()["clocks"]
    clock.passes(31)

    assert (
        one.page()["clocks"] == first == {"days": True, "left": {"0": DAY, "1": DAY}, "runs": [0]}
    )


async def test_a_clock_event_makes_no_answer_stale_and_tells_no_pace(club: Club) -> None:
    room = club.opens(Clock("live", 20, zero="vote"))
    moment, changed = room.moment, room.changed_at
    await club.lives(25)

    assert room.moment == moment
    assert room.changed_at == changed


# Words


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_clocks_have_words_in_every_language(code: str) -> None:
    voice = PageVoice(code)
    said = [told(clock, voice) for clock in PRESETS.values()]

    assert len(set(said)) == len(PRESETS)
    assert not any("{" in words or "web-" in words for words in said)


def test_a_time_is_told_in_its_two_largest_units() -> None:
    voice = PageVoice("en")
    times = (0, 0.2, 59, 60, 61, HOUR, HOUR + 90, DAY + 4 * HOUR + 59, 3 * DAY)

    assert [in_short(seconds, voice) for seconds in times] == [
        "0 s", "1 s", "59 s", "1 min", "1 min 1 s", "1 h", "1 h 1 min", "1 d 4 h", "3 d",
    ]  # fmt: skip


async def test_among_ones_tables_the_time_left_is_told(club: Club, clock: Told) -> None:
    room = club.opens(Clock("days", DAY))
    clock.passes(2 * HOUR)

    assert mine_entry(room, ASTRID, "en")["clock"] == "22 h left"
    assert mine_entry(room, BJORN, "en")["clock"] == ""


async def test_a_rematch_has_the_clock_that_was_chosen_first(club: Club) -> None:
    room = club.opens()
    room.do(propose(room, ASTRID, OFF))
    room.do(agree(room, BJORN, yes=True))
    room.do(room.resign(BJORN))

    again = club.rooms.lay_again(room).room
    assert again.clock is not None
    assert again.clock.clock == LIVE


async def test_time_up_is_a_deed_of_events_that_say_it_whole(club: Club) -> None:
    room = club.opens()

    assert [entry.kind for entry in time_up(room, ASTRID).entries] == ["clock", "take-over"]
