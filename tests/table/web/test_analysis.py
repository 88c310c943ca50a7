"""A game that is over is analysed: asked for, ended, gone on with, kept, and shown to everybody."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from kit.waiting import until
from ragnatafl.bots import Budget
from ragnatafl.bots.analysis import SET_UP, Looked, Story, look
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.lab.guests import Links, Server, cookie_header
from ragnatafl.table.storage import Entry, StoreFault
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.thinking import BotFault, Table
from ragnatafl.table.web import analysing as analysing_module
from ragnatafl.table.web.analysing import may_analyse
from ragnatafl.table.web.analysis import Kept
from ragnatafl.table.web.pages.analysis import analysis_page, analysis_parts, state_of
from ragnatafl.table.web.pages.log import log_parts
from ragnatafl.table.web.pages.replay import replay_page, replay_parts
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import voice_at
from ragnatafl.table.web.tables import readable
from ragnatafl.table.web.waking import may_go_on
from table.web.given import (
    ASTRID,
    BJORN,
    analysed,
    given_stored,
    given_table,
    held,
    holder_at,
    play,
)
from table.web.test_server import QuietHall, Slow


@pytest.fixture
def hall(rooms: Rooms) -> QuietHall:
    return QuietHall(rooms)


def given_over(rooms: Rooms, game: str = "runics", seats: str = "link link") -> Room:
    return play(given_table(rooms, game, seats))


def stored_anew(rooms: Rooms, room: Room) -> Room:
    """The table as another process finds it."""
    again = Rooms(rooms.storage).find(room.name)
    assert again is not None
    return again


def pieces(room: Room) -> int:
    return sum(event.kind == "looked" for event in room.storage.events(room.name))


# Asked for


@pytest.mark.anyio
async def test_who_sat_there_has_it_analysed_and_all_see_it(hall: QuietHall) -> None:
    room = given_over(hall.rooms)
    _, wire = hall.sit(room, SPECTATOR)
    await until(wire.pages)
    before = len(wire.pages())
    hall.bot.may.set()

    await hall.analysing.begin(room, holder_at(room, BJORN))
    await until(lambda: not hall.analysing.under_way)

    assert state_of(room) == "done"
    assert hall.bot.thought == -(-(len(room.match.lines) + 1) // 8) == pieces(room)
    assert "report" in analysis_parts(room, "", False, "en")
    await until(lambda: len(wire.pages()) > before and "end" in wire.pages()[-1]["parts"])
    hall.bot.thought = 0
    await hall.analysing.begin(room, holder_at(room, ASTRID))  # it is there
    hall.analysing.wake(stored_anew(hall.rooms, room))
    assert hall.bot.thought == 0


@pytest.mark.anyio
async def test_how_far_it_is_can_be_seen_meanwhile(hall: QuietHall) -> None:
    room = given_over(hall.rooms)
    astrid = holder_at(room, ASTRID)
    of = len(room.match.lines)
    await hall.analysing.begin(room, astrid)
    await until(lambda: hall.bot.thought == 1)

    told = [analysis_parts(room, who, True, "en")["progress"] for who in (astrid, "other")]

    assert all(f"0 of {of}" in one and f'max="{of}" value="0"' in one for one in told)
    assert ['value="stop"' in one for one in told] == [True, False]
    room.do(room.analysis.to_add([Looked(SET_UP, (0.5, 0.5), (0.0, 0.0))] * 5, room.match.lines))
    assert f"4 of {of}" in analysis_parts(room, "", False, "en")["progress"]


@pytest.mark.anyio
async def test_while_the_game_goes_on_nobody_may_ask(hall: QuietHall) -> None:
    room = play(given_table(hall.rooms, "runics", "link link"), 4)

    with pytest.raises(Illegal, match="it would tell secrets"):
        await hall.analysing.begin(room, holder_at(room, ASTRID))

    assert not hall.analysing.under_way
    assert room.stored == 5


@pytest.mark.anyio
async def test_an_onlooker_may_not_but_who_opened_the_table_may(hall: QuietHall) -> None:
    room = given_over(hall.rooms, seats="thrall thrall")
    opener = held("here")["opener"]

    for holder in ("", "somebody"):
        with pytest.raises(Illegal, match="not your seat"):
            await hall.analysing.begin(room, holder)

    assert may_analyse(room, opener)
    await hall.analysing.begin(room, opener)
    assert room.analysis.by == opener


@pytest.mark.anyio
async def test_one_game_at_a_time_for_a_browser_and_so_many_for_all(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = [given_over(hall.rooms) for _ in range(3)]
    astrid, bjorn = (holder_at(rooms[0], seat) for seat in (ASTRID, BJORN))
    await hall.analysing.begin(rooms[0], astrid)

    with pytest.raises(Illegal, match="another game of yours"):
        await hall.analysing.begin(rooms[1], astrid)
    await hall.analysing.begin(rooms[0], bjorn)  # it goes on already: he waits for it too
    await hall.analysing.begin(rooms[1], bjorn)
    monkeypatch.setattr(analysing_module, "MOST", 2)
    with pytest.raises(Illegal, match="many games are being analysed"):
        await hall.analysing.begin(rooms[2], held("here")["opener"])

    hall.bot.may.set()
    await until(lambda: not hall.analysing.under_way)
    assert [state_of(room) for room in rooms] == ["done", "done", "none"]


# Ended, and gone on with


@pytest.mark.anyio
async def test_who_asked_ends_it_and_it_goes_on_where_it_was(hall: QuietHall) -> None:
    room = given_over(hall.rooms)
    astrid, bjorn = (holder_at(room, seat) for seat in (ASTRID, BJORN))
    hall.bots.thinkers = thinkers = Counts()
    await hall.analysing.begin(room, astrid)
    await until(lambda: thinkers.asked == [SET_UP])
    thinkers.lets.release()
    await until(lambda: len(thinkers.asked) == 2)

    with pytest.raises(Illegal, match="somebody else asked"):
        await hall.analysing.end(room, bjorn)
    await hall.analysing.end(room, astrid)
    await until(lambda: not hall.analysing.under_way)

    assert (state_of(room), thinkers.cancelled) == ("stopped", 1)
    assert "What was found is kept" in analysis_parts(room, bjorn, True, "en")["progress"]
    await hall.analysing.end(room, astrid)  # it has ended
    await hall.analysing.begin(room, bjorn)
    await until(lambda: len(thinkers.asked) == 3)
    assert thinkers.asked == [SET_UP, 7, 7]


@pytest.mark.anyio
async def test_the_next_server_goes_on_where_it_was(hall: QuietHall, rooms: Rooms) -> None:
    """As soon as somebody comes, or at once where a process has ended."""
    room = given_over(rooms)
    hall.bots.thinkers = thinkers = Counts()
    await hall.analysing.begin(room, holder_at(room, ASTRID))
    thinkers.lets.release()
    await until(lambda: pieces(room) == 1)
    thinkers.closed = True

    after, again = QuietHall(Rooms(rooms.storage)), stored_anew(rooms, room)
    assert (state_of(again), again.analysis.next) == ("going", 7)
    assert may_go_on(rooms.storage.events(room.name))
    after.bot.may.set()
    after.changed(again)
    await until(lambda: state_of(again) == "done")
    await until(lambda: not after.analysing.under_way)

    assert not may_go_on(rooms.storage.events(room.name))


@pytest.mark.anyio
async def test_a_game_that_cannot_be_analysed_says_so_and_can_be_tried_again(
    hall: QuietHall,
) -> None:
    room = given_over(hall.rooms)
    hall.bots.thinkers = Fails(BotFault("it ended 2 workers"))
    bjorn = holder_at(room, BJORN)
    await hall.analysing.begin(room, bjorn)
    await until(lambda: not hall.analysing.under_way)

    assert state_of(room) == state_of(stored_anew(hall.rooms, room)) == "failed"
    assert "gave up after 0 of" in analysis_parts(room, bjorn, True, "en")["progress"]
    await hall.analysing.begin(room, bjorn)
    await until(lambda: state_of(room) == "done")


@pytest.mark.anyio
async def test_it_waits_while_nothing_can_be_read_or_others_are_thought_for(
    hall: QuietHall,
) -> None:
    room = given_over(hall.rooms)
    hall.bots.thinkers = Fails(StoreFault("disk"), None)
    paused: list[float] = []

    async def sleep(seconds: float) -> None:
        paused.append(seconds)

    hall.analysing.sleep = sleep
    await hall.analysing.begin(room, holder_at(room, ASTRID))
    await until(lambda: state_of(room) == "done")

    assert len(paused) == 2


@pytest.mark.anyio
async def test_what_is_taken_back_ends_it_and_nothing_of_it_is_left(hall: QuietHall) -> None:
    """Alone one may go on with a game that was over."""
    room = given_over(hall.rooms, seats="link thrall")
    hall.bots.thinkers = thinkers = Counts()
    await hall.analysing.begin(room, holder_at(room, ASTRID))
    await until(lambda: thinkers.asked)

    room.do(room.undo(ASTRID, room.moment))
    thinkers.lets.release()
    await until(lambda: not hall.analysing.under_way)

    assert not room.over
    assert (room.analysis.kept, pieces(room), room.analysis.goes_on) == ([], 0, False)


class Counts(Slow):
    """Looks back when it is let, and knows what was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []
        self.cancelled = 0
        self.lets = asyncio.Semaphore(0)
        self.may.set()

    async def look(self, table: Table, first: int) -> tuple[Looked, ...]:
        self.asked.append(first)
        try:
            await self.lets.acquire()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        if self.closed:
            raise BotFault("the server ends")
        return await super().look(table, first)


class Fails(Slow):
    """Fails so often at first, or finds nothing."""

    def __init__(self, *faults: Exception | None) -> None:
        super().__init__()
        self.faults = list(faults)
        self.may.set()

    async def look(self, table: Table, first: int) -> tuple[Looked, ...]:
        fault = self.faults.pop(0) if self.faults else False
        if isinstance(fault, Exception):
            raise fault
        return () if fault is None else await super().look(table, first)


# Kept


@pytest.mark.parametrize(("game", "seats"), [("runics", "link link"), ("raid", "link link link")])
def test_what_was_found_is_stored_and_found_again(rooms: Rooms, game: str, seats: str) -> None:
    room = given_over(rooms, game, seats)
    before = room.changed_at
    analysed(room)

    again = stored_anew(rooms, room)

    assert room.analysed() is not None
    assert again.analysed() == room.analysed()
    assert again.moment == room.moment
    assert again.changed_at == before
    assert state_of(again) == "done"


def test_what_was_found_of_a_choice_is_stored_whole(rooms: Rooms) -> None:
    story = Story(given_over(rooms).match).told

    for number in range(SET_UP, len(story.lines)):
        found = look(story, number, Budget(iterations=4))
        seat = story.lines[number].seat if number != SET_UP else SET_UP
        assert Kept.of(found).looked(number, seat) == found


def test_a_piece_that_comes_twice_or_too_early_is_taken_once(rooms: Rooms) -> None:
    room = given_over(rooms)
    piece = room.analysis.to_add([Looked(SET_UP, (0.5, 0.5), (0.0, 0.0))], room.match.lines)
    for first in (SET_UP, SET_UP, 5):
        entry = Entry("looked", {**piece.entries[0].data, "first": first})
        rooms.storage.append(room.name, room.stored, [entry])
        room.catch_up(rooms.storage.events(room.name, room.stored))

    assert len(room.analysis.kept) == 1


def test_a_spoilt_analysis_is_told(rooms: Rooms) -> None:
    room = given_over(rooms)
    entry = Entry("looked", {"first": SET_UP, "found": [["ravens"]]})
    rooms.storage.append(room.name, room.stored, [entry])

    with pytest.raises(BadInput, match="cannot be read"), readable(room.name):
        stored_anew(rooms, room)


def test_a_branch_of_an_analysed_game_is_not_analysed(rooms: Rooms) -> None:
    room = analysed(given_over(rooms))

    branched = rooms.keep(rooms.lay_branch(room, 5, ASTRID))

    assert branched.analysis.kept == []


# Shown


def test_a_page_tells_all_that_was_found_in_four_languages(rooms: Rooms) -> None:
    room = given_over(rooms, "runics", "link link link")
    room.do(room.rename(ASTRID, "<Olena>"))
    analysed(room)
    found = room.analysed()
    assert found is not None

    pages = {code: analysis_page(room, "", False, code) for code in LANGUAGES}

    assert len(set(pages.values())) == 4
    for page in pages.values():
        assert "<Olena>" not in page
        assert page.count("&lt;Olena&gt;") > 3
        assert page.count('class="mark"') == len(found.turning_points) > 0
        assert page.count("<details>") == 3
        for one in found.studied:
            assert f"/replay?at={one.number + 1}" in page
        assert "web-" not in page
        assert "ui-" not in page


def test_turning_points_are_marked_in_chart_log_and_replay(rooms: Rooms) -> None:
    room = analysed(given_over(rooms))
    found = room.analysed()
    assert found is not None
    ats = [point.number + 1 for point in found.turning_points]

    end = seat_page(room, SPECTATOR, SPECTATOR, "en").parts["end"]
    parts = replay_parts(room, SPECTATOR, ats[0], "", "en")

    assert all(f'href="/t/{room.name}/replay?at={at}"' in end for at in ats)
    turning = parts["turning"]
    assert isinstance(turning, list)
    assert [one["at"] for one in turning] == ats
    assert turning[0]["title"].startswith("Turning point 1: Choice ")
    log = "".join(log_parts(room, SPECTATOR, voice_at(room, "en")).values())
    for place, point in enumerate(found.turning_points, 1):
        line = room.match.lines[point.number]
        assert f'<li data-event="{line.heard}"' in log
        _, _, marked = log.partition(f'<li data-event="{line.heard}"')
        assert f"◆ {place}</span>" in marked.partition("</li>")[0]
    banner = banner_of(room, ats[0])
    assert "Turning point 1" in banner
    assert "with all cards open: " in banner
    assert "Turning point" not in banner_of(room, ats[0] - 1)


def banner_of(room: Room, at: int) -> str:
    parts = replay_parts(room, SPECTATOR, at, "", "en")["parts"]
    assert isinstance(parts, dict)
    return str(parts["banner"])


def test_a_game_that_nobody_had_analysed_offers_it(rooms: Rooms) -> None:
    room = given_over(rooms)

    end = seat_page(room, ASTRID, ASTRID, "en").parts["end"]

    assert f'href="/t/{room.name}/analysis#now">Analyse this game</a>' in end
    assert "Analyse this game" in replay_page(room, ASTRID, "en")
    assert replay_parts(room, ASTRID, 3, "", "en")["turning"] == []
    assert 'class="mark"' not in end
    assert "looked" not in banner_of(room, 3)


def test_of_a_game_that_goes_on_nothing_is_told(rooms: Rooms) -> None:
    """Though all of it were known."""
    room = play(given_table(rooms), 6)
    even = [Looked(number, (0.5, 0.5), (0.0, 0.0)) for number in range(SET_UP, 6)]
    room.do(room.analysis.to_add(even, room.match.lines))

    assert room.analysed() is None
    with pytest.raises(Illegal, match="it would tell secrets"):
        analysis_parts(room, holder_at(room, ASTRID), True, "en")
    assert "looked" not in banner_of(room, 3)
    assert replay_parts(room, ASTRID, 3, "", "en")["turning"] == []
    assert "analysis" not in replay_page(room, ASTRID, "en").replace("analysis.css", "")


def test_a_game_that_was_given_up_can_be_analysed(rooms: Rooms) -> None:
    room = play(given_table(rooms), 5)
    room.do(room.resign(ASTRID))

    analysed(room)

    assert room.analysed() is not None
    assert "<table>" in analysis_page(room, "", False, "en")


def test_a_game_that_was_given_up_at_once_too(rooms: Rooms) -> None:
    room = given_table(rooms)
    room.do(room.resign(ASTRID))

    analysed(room)

    assert "<table>" in analysis_page(room, "", False, "en")


# At a real server


def asks(server: Server, links: Links, act: str, cookie: str = "") -> tuple[int, Answer]:
    """What a browser says, and what it is shown then."""
    headers = cookie_header(cookie) if cookie else {}
    path = f"/t/{links.room}/analysis?json"
    status, answer = server.ask("POST", path, f"act={act}".encode(), headers)
    return status, msgspec.json.decode(answer, type=Answer)


class Answer(msgspec.Struct):
    state: str = ""
    progress: str = ""
    report: str = ""
    refused: str = ""


@pytest.mark.slow
def test_a_server_analyses_a_game_in_its_workers(server: Server) -> None:
    """For who sat there; anybody sees it."""
    links = given_stored(server, "runics", "link link", seed=3)
    cookie = links.seats[1].cookie
    page = f"/t/{links.room}/analysis"

    for act in ("", "dance", "start" * 99):
        assert asks(server, links, act, cookie)[1].refused.endswith("must be start or stop")
    assert "must be start or stop" not in asks(server, links, "start")[1].refused
    status, begun = asks(server, links, "start", cookie)

    assert (status, begun.state) == (200, "going")
    found = begun
    while found.state == "going":
        found = msgspec.json.decode(server.get(f"{page}?json")[1], type=Answer)
    assert found.state == "done"
    assert found.report.count("<details>") == 2
    assert found.report.encode() in server.get(page)[1]


@pytest.mark.slow
def test_a_server_tells_nothing_of_a_game_that_goes_on(server: Server) -> None:
    links = given_stored(server, "runics", "link link", choices=4)
    page = f"/t/{links.room}/analysis"

    answers = [server.get(page), server.get(f"{page}?json")]
    told = asks(server, links, "start", links.seats[0].cookie)

    assert [status for status, _ in (*answers, told)] == [400, 400, 400]
    assert all(b"it would tell secrets" in text for _, text in answers)
    assert "it would tell secrets" in told[1].refused


@pytest.mark.slow
def test_a_server_that_was_killed_goes_on_with_an_analysis(own_server: Server) -> None:
    links = given_stored(own_server, "lords", "link link", choices=60)
    storage = SQLite(own_server.store)
    room = Rooms(storage).find(links.room)
    assert room is not None
    room.do(room.resign(ASTRID))
    storage.close()
    asks(own_server, links, "start", links.seats[0].cookie)
    page = f"/t/{links.room}/analysis?json"
    so_far = Answer("going")
    while 'value="0"' in so_far.progress or not so_far.progress:
        so_far = msgspec.json.decode(own_server.get(page)[1], type=Answer)

    own_server.kill()
    own_server.start()

    found = msgspec.json.decode(own_server.get(page)[1], type=Answer)
    assert (so_far.state, found.state) == ("going", "going")
    assert 'value="0"' not in found.progress
    assert asks(own_server, links, "stop", links.seats[0].cookie)[1].state == "stopped"
