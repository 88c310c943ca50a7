"""Pages of the club over HTTP: games of people, ratings, tournaments from entry to standings."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx
import pytest

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.club.clocks import PRESETS
from ragnatafl.table.club.tournament import Tournament
from ragnatafl.table.settings import Settings
from ragnatafl.table.storage import Data
from ragnatafl.table.web.app import make_app
from ragnatafl.table.web.club.tournaments import Tournaments
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.holders import COOKIE, holder_of, mark_of
from ragnatafl.table.web.room import Room

pytestmark = pytest.mark.anyio
ASTRID, BJORN = (name.ljust(32, "-") for name in ("astrid", "bjorn"))


class Club:
    """A server without a socket, and browsers that know their cookies."""

    def __init__(self, folder: Path) -> None:
        self.app = make_app(Settings(store=str(folder / "tables.db"), pages_a_minute=10_000))
        self.hall: Hall = self.app.state.hall

    def browser(self, cookie: str = "") -> httpx.AsyncClient:
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app),
            base_url="http://127.0.0.1:7777",
            cookies={COOKIE: cookie} if cookie else {},
            headers={"origin": "http://127.0.0.1:7777"},
        )

    async def see(self, address: str, cookie: str = "") -> str:
        async with self.browser(cookie) as browser:
            answer = await browser.get(address)
        assert answer.status_code == 200, answer.text
        return answer.text

    async def act(self, address: str, cookie: str, **form: str) -> httpx.Response:
        async with self.browser(cookie) as browser:
            return await browser.post(address, data=form)

    def table(self) -> Room:
        rooms, holders = self.hall.tables.rooms, [holder_of(ASTRID), holder_of(BJORN)]
        return rooms.keep(rooms.lay("runics", [("link", "", "")] * 2, {}, holders=holders))

    async def finish(self, room: Room, rng: Random) -> None:
        """Play a table at random to its end."""
        while not room.over:
            decision = rng.choice(room.asked())
            room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))
        await self.hall.chronicle.note(room)

    async def tournament(self, address: str) -> Tournament:
        found = await self.hall.tournaments.find(address.rpartition("/")[2])
        assert found is not None
        return found


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    made = Club(tmp_path)
    yield made
    made.hall.tables.keeper.close()


def mark(cookie: str) -> str:
    return mark_of(holder_of(cookie))


async def test_a_person_has_a_page_with_their_games(club: Club) -> None:
    room = club.table()
    await club.finish(room, Random(1))

    page = await club.see(f"/people/{mark(ASTRID)}", BJORN)

    assert f'href="/t/{room.name}/replay"' in page
    assert "You two met 1 time" in page
    assert "Stayed to the end in 100 %" in page
    assert holder_of(ASTRID) not in page
    assert holder_of(BJORN) not in page


async def test_games_are_filtered_by_the_address(club: Club) -> None:
    await club.finish(club.table(), Random(1))
    page = f"/people/{mark(ASTRID)}"

    assert "Found: 1" in await club.see(f"{page}?game=runics&seats=2&against={mark(BJORN)}")
    assert "Found: 0" in await club.see(f"{page}?game=lords")
    assert "Found: 0" in await club.see(f"{page}?seats=3")


async def test_who_hides_the_page_is_nobody_to_others(club: Club) -> None:
    await club.finish(club.table(), Random(1))
    page = f"/people/{mark(ASTRID)}"

    refused = await club.act(page, BJORN, act="hide")
    hidden = await club.act(page, ASTRID, act="hide")

    assert refused.status_code == 400
    assert hidden.status_code == 303
    async with club.browser(BJORN) as browser:
        assert (await browser.get(page)).status_code == 400
        assert (await browser.get(f"{page}/games.json")).status_code == 400
    assert "Only you can see this page" in await club.see(page, ASTRID)


async def test_games_leave_as_json_and_csv(club: Club) -> None:
    room = club.table()
    room.places[1].name = "=1+1"
    await club.finish(room, Random(1))

    async with club.browser() as browser:
        (game,) = (await browser.get(f"/people/{mark(ASTRID)}/games.json")).json()
        written = (await browser.get(f"/people/{mark(ASTRID)}/games.csv")).text

    assert (game["game"], game["seats"], game["rated"]) == ("runics", 2, True)
    assert game["others"][0]["player"] == mark(BJORN)
    (row,) = csv.DictReader(io.StringIO(written))
    assert row["others"] == "'=1+1"  # no program takes it for a formula


async def test_ratings_list_who_played_and_tell_nobodys_key(club: Club) -> None:
    await club.finish(club.table(), Random(1))

    page = await club.see("/ratings/runics", ASTRID)

    assert page.count("/people/") == 2
    assert "±" in page
    assert holder_of(ASTRID) not in page
    assert "Nobody has played" in await club.see("/ratings/lords")
    assert "Nobody has played" in await club.see("/ratings/runics?season=1999-1")


@pytest.mark.parametrize("code", LANGUAGES)
async def test_every_page_speaks_the_readers_language(club: Club, code: str) -> None:
    await club.finish(club.table(), Random(1))
    opened = await club.act(
        "/tournaments", ASTRID, name="Yule", game="runics 2", system="swiss", rounds="2"
    )
    for address in (
        "/", f"/people/{mark(ASTRID)}", "/ratings/runics", "/tournaments",
        opened.headers["location"],
    ):  # fmt: skip
        page = await club.see(f"{address}?lang={code}", ASTRID)

        assert f'<html lang="{code}">' in page
        assert "web-" not in page


async def test_a_tournament_goes_from_entry_to_standings(club: Club) -> None:
    cookies = [f"player-{number}".ljust(32, "-") for number in range(5)]
    opened = await club.act(
        "/tournaments", cookies[0], name=" Yule  cup ", game="runics 2", system="swiss", rounds="3"
    )
    address = opened.headers["location"]
    for number, cookie in enumerate(cookies):
        await club.act(address, cookie, act="join", name=f"Player {number}")
    assert "enter now" in await club.see(address)

    await club.act(address, cookies[0], act="begin")
    rng = Random(1)
    for played in range(3):
        one = await club.tournament(address)
        assert len(one.rounds) == played + 1
        assert len(one.rounds[-1].resting) == 1
        for table in list(one.rounds[-1].tables):
            room = await club.hall.tables.find(table.room)
            assert room is not None
            assert tuple(place.holder for place in room.places) == table.players
            await club.finish(room, rng)

    one = await club.tournament(address)
    assert one.over
    assert sum(standing.points for standing in one.standings()) == 9.0
    page = await club.see(address, cookies[1])
    assert "Yule cup" in page
    assert "Standings" in page
    assert all(f"Player {number}" in page for number in range(5))
    assert holder_of(cookies[0]) not in page


async def test_a_tournament_goes_on_where_a_process_stopped(club: Club) -> None:
    """A round was stored and its tables were not; a game was over and nobody heard of it."""
    tournaments = club.hall.tournaments
    one = await tournaments.open("astrid", "Yule", "runics", 2, "swiss", 2)
    for name in ("astrid", "bjorn", "dagny", "eirik"):
        await tournaments.join(one, name, name)
    await tournaments._store(one, "begin", {})
    tables, resting = one.next_round()
    await tournaments._store(one, "round", {"tables": tables, "resting": resting})

    await tournaments.look()
    await tournaments.look()

    rooms = [await club.hall.tables.find(table.room) for table in one.rounds[0].tables]
    heard, club.hall.chronicle.heard = club.hall.chronicle.heard, []
    for room in rooms:
        assert room is not None
        await club.finish(room, Random(2))
    assert [played.over for played in one.rounds] == [False]
    club.hall.chronicle.heard = heard
    await tournaments.look()
    assert [played.over for played in one.rounds] == [True, False]


@pytest.mark.parametrize(
    ("form", "line"),
    [
        ({"rounds": "0"}, "from 1 to 30"),
        ({"rounds": "many"}, "not a number"),
        ({"name": "  "}, "needs a name"),
        ({"game": "surtr 2"}, "the rules play seats"),
        ({"game": "runics 9"}, "9"),
        ({"game": "chess 2"}, "unknown game"),
        ({"system": "cup"}, "must be one of"),
        ({"pace": "dai"}, "did you mean"),
    ],
)
async def test_a_form_that_does_not_fit_opens_nothing(
    club: Club, form: dict[str, str], line: str
) -> None:
    usual = {"name": "Yule", "game": "runics 2", "system": "swiss", "rounds": "3"}

    answer = await club.act("/tournaments", ASTRID, **(usual | form))

    assert answer.status_code == 400
    assert line in answer.text
    assert await club.hall.tournaments.all() == []


async def test_only_who_opened_it_leads_a_tournament(club: Club) -> None:
    opened = await club.act(
        "/tournaments", ASTRID, name="Yule", game="runics 2", system="swiss", rounds="2"
    )
    address = opened.headers["location"]

    alone = await club.act(address, ASTRID, act="begin")
    await club.act(address, BJORN, act="join", name="Bjorn")
    await club.act(address, ASTRID, act="join", name="Bjorn")
    stolen = await club.act(address, BJORN, act="begin")
    nameless = await club.act(address, "somebody-else".ljust(32, "-"), act="join", name=" ")
    stranger = await club.act(address, "", act="join", name="Nobody")

    assert "two players at least" in alone.text
    assert "only who opened" in stolen.text
    assert "what you are called" in nameless.text
    assert "keeps no cookies" in stranger.text
    one = await club.tournament(address)
    assert [*one.players.values()] == ["Bjorn", "Bjorn 2"]
    await club.act(address, ASTRID, act="begin")
    late = await club.act(address, "somebody-else".ljust(32, "-"), act="join", name="Late")
    assert "has begun" in late.text


async def test_a_table_that_goes_on_for_ever_is_decided(club: Club) -> None:
    tournaments = club.hall.tournaments
    opener = holder_of(ASTRID)
    one = await tournaments.open(opener, "Yule", "runics", 2, "swiss", 1)
    await tournaments.join(one, opener, "Astrid")
    await tournaments.join(one, holder_of(BJORN), "Bjorn")
    await tournaments.begin(one, opener)
    address = f"/tournaments/{one.id}"

    nowhere = await club.act(address, ASTRID, act="decide", round="1", table="7", won="")
    not_theirs = await club.act(address, BJORN, act="decide", round="1", table="1", won="1")
    await club.act(address, ASTRID, act="decide", round="1", table="1", won="")
    again = await club.act(address, ASTRID, act="decide", round="1", table="1", won="0")

    assert nowhere.status_code == not_theirs.status_code == again.status_code == 400
    assert one.over
    assert [standing.points for standing in one.standings()] == [0.5, 0.5]


async def test_tables_of_a_tournament_have_its_clock(club: Club) -> None:
    tournaments = club.hall.tournaments
    one = await tournaments.open("astrid", "Yule", "runics", 2, "swiss", 1, pace="evening")
    for name in ("astrid", "bjorn"):
        await tournaments.join(one, name, name)
    await tournaments.begin(one, "astrid")

    room = await club.hall.tables.find(one.rounds[0].tables[0].room)

    assert room is not None
    assert room.clock is not None
    assert room.clock.clock == PRESETS["evening"]
    assert "20 minutes for the game" in await club.see(f"/tournaments/{one.id}")


async def test_who_is_paired_is_told(club: Club) -> None:
    tournaments, told = club.hall.tournaments, []

    async def hear(person: str, room: str, facts: Data) -> None:
        told.append((person, room, facts["round"], facts["names"]))

    tournaments.paired.append(hear)
    one = await tournaments.open("astrid", "Yule", "runics", 2, "swiss", 1)
    for name in ("astrid", "bjorn"):
        await tournaments.join(one, name, name.title())
    await tournaments.begin(one, "astrid")

    (table,) = one.rounds[0].tables
    names = ", ".join(one.players[player] for player in table.players)
    assert told == [(player, table.room, 1, names) for player in table.players]


async def test_who_was_paired_by_a_process_that_ended_is_told_by_the_next(club: Club) -> None:
    """The table was opened, and nobody was told; each is told once by the next process."""
    tournaments, told = club.hall.tournaments, []
    tournaments.paired.clear()
    one = await tournaments.open("astrid", "Yule", "runics", 2, "swiss", 1)
    for name in ("astrid", "bjorn"):
        await tournaments.join(one, name, name.title())
    await tournaments.begin(one, "astrid")

    async def hear(person: str, room: str, facts: Data) -> None:
        told.append(person)

    following = Tournaments(club.hall.tables, club.hall.chronicle)
    following.paired.append(hear)
    await following.look()
    await following.look()

    assert sorted(told) == ["astrid", "bjorn"]


async def test_nobody_floods_the_list(club: Club) -> None:
    for number in range(6):
        form = {"name": f"T{number}", "game": "runics 2", "system": "swiss", "rounds": "1"}
        last = await club.act("/tournaments", ASTRID, **form)

    assert "you have 5 tournaments open" in last.text
