"""Talk at a real server: who reads what, who is not read, and what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from kit.waiting import until
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Links, Server, cookie_header
from ragnatafl.table.club.talk import LONGEST_LINE, MOST_MARKS, PHRASES, clean_line
from ragnatafl.table.orders import Owner
from ragnatafl.table.storage.people import People
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.storage.talk import REPORTS, Talk, players_place
from ragnatafl.table.web.club.talking import CONTEXT, LINES_A_MINUTE
from ragnatafl.table.web.holders import holder_of, mark_of, new_token
from ragnatafl.table.web.saying import PageVoice
from table.conftest import Run
from table.web.given import given_stored

pytestmark = pytest.mark.anyio
Line = dict[str, Any]  # Any: whatever JSON the server tells


class Talker:
    """Somebody at a table or in the club who reads and says."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.bytes = ""
        """All that was sent to this browser."""
        self.lines: list[Line] = []
        self.told: Line = {}
        self.refused: list[str] = []
        self.noted: list[str] = []
        self.reading = asyncio.create_task(self._read())

    @classmethod
    async def arrive(
        cls, server: Server, place: str, cookie: str = "", code: str = "en", name: str = ""
    ) -> Talker:
        """Where nobody has said anything yet there is nothing to read, which is told."""
        headers = cookie_header(cookie)
        if name:
            headers["Cookie"] += f"; name={name}"
        address = f"ws://127.0.0.1:{server.port}/ws/{place}?lang={code}&show=talk"
        one = cls(await connect(address, additional_headers=headers, proxy=None, max_size=None))
        await until(lambda: one.told)
        return one

    async def _read(self) -> None:
        async for text in self.socket:
            self.bytes += str(text)
            message = msgspec.json.decode(text)
            talk = message.get("talk", {})
            if talk.get("all"):
                self.told, self.lines = talk, []
            self.lines += talk.get("lines", [])
            refused = talk.get("refused") or message.get("refused")
            self.refused += [refused] if refused else []
            self.noted += [talk["noted"]] if "noted" in talk else []

    async def says(self, text: str = "", **message: object) -> None:
        said = message or {"say": "say", "text": text}
        await self.socket.send(msgspec.json.encode(said).decode())

    async def reads(self, text: str) -> Line:
        await until(lambda: text in [line["text"] for line in self.lines])
        return next(line for line in self.lines if line["text"] == text)

    async def is_refused(self) -> str:
        before = len(self.refused)
        await until(lambda: len(self.refused) > before)
        return self.refused[-1]

    @property
    def texts(self) -> list[str]:
        return [line["text"] for line in self.lines]


def given_running(server: Server) -> Links:
    """Everybody has a browser of their own, which nobody else has at another table."""
    return server.open_table("runics", ["link", "link"])


async def gather(server: Server, links: Links, *more: str) -> list[Talker]:
    """Both who play, and somebody who looks on."""
    cookies = (*links.cookies(), new_token(), *more)
    return [await Talker.arrive(server, links.room, cookie) for cookie in cookies]


async def test_players_read_each_other_and_onlookers_read_both(server: Server) -> None:
    astrid, bjorn, onlooker = await gather(server, given_running(server))

    await astrid.says("good morning")
    await onlooker.says("who wins?")
    await bjorn.says("the same to you")

    for one in (astrid, bjorn, onlooker):
        await one.reads("the same to you")
    line = await bjorn.reads("good morning")
    assert (line["place"], line["who"], line["seat"], line["own"]) == ("table", "Astrid", 0, False)
    assert (await onlooker.reads("who wins?"))["place"] == "onlookers"
    assert (await astrid.reads("good morning"))["own"]


async def test_onlookers_do_not_reach_players_while_the_game_runs(server: Server) -> None:
    """Not a byte of it, live or on coming back; nor by the log of who opened the table."""
    links = given_running(server)
    astrid, bjorn, onlooker, other = await gather(server, links, new_token())
    await onlooker.says("XYZZY has the axe")
    await other.reads("XYZZY has the axe")
    await bjorn.says("my move")
    await astrid.reads("my move")

    again = await Talker.arrive(server, links.room, links.seats[0].cookie)
    await again.reads("my move")

    for player in (astrid, bjorn, again):
        assert "XYZZY" not in player.bytes
        await player.says(say="report", place="onlookers", number=1)
        assert await player.is_refused() == "there is no such line"
        assert "XYZZY" not in player.bytes


async def test_a_host_who_plays_reads_nothing_of_onlookers_until_the_end(server: Server) -> None:
    links = server.open_table("runics", ["here", "link"])
    host, olena = links.cookie, links.seats[1].cookie
    onlooker = await Talker.arrive(server, links.room, new_token())
    playing = await Talker.arrive(server, links.room, host)
    other = await Talker.arrive(server, links.room, olena)
    await onlooker.says("XYZZY has the axe")
    await onlooker.reads("XYZZY has the axe")
    await playing.says("let us begin")
    await other.reads("let us begin")

    status, log = server.get(f"{links.watch}/talk", cookie_header(host))
    assert (status, b"let us begin" in log, b"XYZZY" in log) == (200, True, False)
    assert server.get(f"{links.watch}/talk", cookie_header(olena))[0] == 400
    assert server.get(f"{links.watch}/talk")[0] == 400
    assert "XYZZY" not in playing.bytes + other.bytes

    await other.says(say="resign", seat=1)
    await playing.reads("XYZZY has the axe")
    await other.reads("XYZZY has the axe")
    assert b"XYZZY" in server.get(f"{links.watch}/talk", cookie_header(host))[1]


async def test_when_a_table_is_over_all_read_all(server: Server) -> None:
    astrid, bjorn, onlooker = await gather(server, given_stored(server))

    await onlooker.says("well done, both")

    await astrid.reads("well done, both")
    await bjorn.reads("well done, both")


@pytest.mark.parametrize("code", LANGUAGES)
async def test_a_phrase_is_read_in_each_language(server: Server, code: str) -> None:
    links = given_running(server)
    astrid = await Talker.arrive(server, links.room, links.seats[0].cookie)
    bjorn = await Talker.arrive(server, links.room, links.seats[1].cookie, code)

    for key in PHRASES[:3]:
        await astrid.says(say="phrase", key=key)

    voice = PageVoice(code)
    for key in PHRASES[:3]:
        await bjorn.reads(voice.line(f"talk-phrase-{key}"))
    assert [key for key, _ in bjorn.told["phrases"]] == list(PHRASES)
    await bjorn.says(say="speak", language="en")
    await bjorn.reads(PageVoice("en").line(f"talk-phrase-{PHRASES[0]}"))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("x" * 4_000, "these are 4,000 signs, and at most 300 can be said at once"),
        ("ї" * 301, "these are 301 signs, and at most 300 can be said at once"),
        ("", "there is nothing in it that could be read"),
        (" \n\u202e\u200b\x07 ", "there is nothing in it that could be read"),
    ],
)
async def test_bad_lines_are_refused_in_one_line(server: Server, text: str, line: str) -> None:
    links = given_running(server)
    astrid = await Talker.arrive(server, links.room, links.seats[0].cookie)

    await astrid.says(text)

    assert await astrid.is_refused() == line
    storage = SQLite(server.store)
    assert Talk(storage).since(players_place(links.room)) == []
    storage.close()


async def test_a_line_of_ten_thousand_signs_reaches_nobody(server: Server) -> None:
    """It is more than any message may be: the line is closed, and nobody else notices."""
    links = given_running(server)
    astrid, bjorn, _ = await gather(server, links)

    await astrid.says("x" * 10_000)
    await astrid.socket.wait_closed()

    again = await Talker.arrive(server, links.room, links.seats[0].cookie)
    await bjorn.says("all is well")
    await again.reads("all is well")
    assert bjorn.texts == ["all is well"]


async def test_markup_and_bidi_marks_are_text_or_nothing(server: Server) -> None:
    links = given_running(server)
    astrid, bjorn, _ = await gather(server, links)
    said = '<img src=x onerror=alert(1)> <a href="https://x.example">x</a> \u202eevil\u2066'

    await astrid.says(said)

    shown = '<img src=x onerror=alert(1)> <a href="https://x.example">x</a> evil'
    await bjorn.reads(shown)  # the page writes it as text
    host = server.open_table("runics", ["here", "link"])
    one = await Talker.arrive(server, host.room, host.cookie)
    await one.says(said)
    await one.reads(shown)
    log = server.get(f"{host.watch}/talk", cookie_header(host.cookie))[1].decode()
    assert "&lt;img src=x onerror=alert(1)&gt;" in log
    assert "<img" not in log.partition("<main")[2]


async def test_who_floods_is_told_to_wait_and_others_are_not(server: Server) -> None:
    astrid, bjorn, _ = await gather(server, given_running(server))

    for number in range(LINES_A_MINUTE + 5):
        await astrid.says(f"line {number}")

    assert "wait" in await astrid.is_refused()
    await bjorn.says("enough")
    await astrid.reads("enough")
    assert sum(text.startswith("line") for text in bjorn.texts) <= LINES_A_MINUTE + 1


async def test_who_is_muted_is_not_read_here_or_elsewhere_until_heard_again(server: Server) -> None:
    links = given_running(server)
    astrid, bjorn, _ = await gather(server, links)
    await bjorn.says("rude")
    mark = (await astrid.reads("rude"))["mark"]
    assert mark == mark_of(holder_of(links.seats[1].cookie))

    await astrid.says(say="mute", who=mark, on=True)
    await until(lambda: astrid.told["muted"] == [[mark, "Bjorn"]])
    assert astrid.texts == []
    await bjorn.says("very rude")
    await bjorn.reads("very rude")
    again = await Talker.arrive(server, links.room, links.seats[0].cookie)
    assert again.texts == []
    assert "very rude" not in astrid.bytes + again.bytes
    storage = SQLite(server.store)
    person = People(storage).find(holder_of(links.seats[0].cookie))
    storage.close()
    assert person is not None
    assert person.data["muted"] == {mark: "Bjorn"}

    await again.says(say="mute", who="0" * 12, on=True)
    assert await again.is_refused() == "there is no such line"
    await again.says(say="mute", who=mark, on=False)
    await astrid.reads("very rude")


async def test_who_wants_no_talk_is_sent_none_and_says_none(server: Server) -> None:
    links = given_running(server)
    astrid, bjorn, _ = await gather(server, links)

    await astrid.says(say="want-talk", on=False)
    await until(lambda: astrid.told["wanted"] is False)
    await bjorn.says("PLUGH")
    await bjorn.reads("PLUGH")
    await astrid.says("hello")

    assert "switch talk on" in await astrid.is_refused()
    again = await Talker.arrive(server, links.room, links.seats[0].cookie)
    assert again.told["wanted"] is False
    assert "PLUGH" not in astrid.bytes + again.bytes

    await again.says(say="want-talk", on=True)
    await again.reads("PLUGH")


async def test_a_host_switches_talk_off_and_on(server: Server) -> None:
    links = server.open_table("runics", ["here", "link"])
    host = await Talker.arrive(server, links.room, links.cookie)
    guest = await Talker.arrive(server, links.room, links.seats[1].cookie)
    onlooker = await Talker.arrive(server, links.room, new_token())
    assert (host.told["host"], guest.told["host"]) == (True, False)

    await guest.says(say="switch-talk", on=False)
    assert "only who opened" in await guest.is_refused()
    await host.says(say="switch-talk", on=False)
    for one in (guest, onlooker):
        await until(lambda one=one: one.told["on"] is False)  # type: ignore[misc]  # bound now
        await one.says("hello?")
        assert await one.is_refused() == "talk is switched off at this table"

    await host.says(say="switch-talk", on=True)
    await until(lambda: guest.told["on"])
    await guest.says("hello!")
    await host.reads("hello!")


async def test_a_line_is_reported_with_what_was_said_before(server: Server, run: Run) -> None:
    links = given_running(server)
    astrid, bjorn, _ = await gather(server, links)
    for number in range(CONTEXT + 3):
        await (bjorn if number % 2 else astrid).says(f"line {number}")
        await astrid.reads(f"line {number}")
    worst = next(line for line in astrid.lines if line["text"] == f"line {CONTEXT + 1}")

    await astrid.says(say="report", place="table", number=worst["number"], why="not kind")
    await until(lambda: astrid.noted)
    await astrid.says(say="report", place="table", number=999)
    assert await astrid.is_refused() == "there is no such line"

    storage = SQLite(server.store)
    report = Talk(storage).last(REPORTS, 1)[0]
    storage.close()
    assert report.data["where"] == players_place(links.room)
    assert report.data["why"] == "not kind"
    assert len(report.data["context"]) == CONTEXT + 1
    assert report.data["context"][-1]["text"] == worst["text"]
    told = run("admin", "talk", "--db", str(server.store)).out
    assert f"reports t/{links.room} {worst['number']}" in told
    assert worst["text"] in told


async def test_the_owner_takes_a_line_away_and_it_is_gone_from_pages(
    server: Server, run: Run
) -> None:
    links = given_running(server)
    astrid, bjorn, _ = await gather(server, links)
    await bjorn.says("not for here")
    await bjorn.says("but this is")
    line = await astrid.reads("not for here")
    await astrid.reads("but this is")

    db = ("--db", str(server.store))
    assert run("admin", "unsay", f"t/{links.room}", str(line["number"]), *db).code == 0

    await until(lambda: astrid.texts == ["but this is"])
    again = await Talker.arrive(server, links.room, links.seats[0].cookie)
    assert again.texts == ["but this is"]
    assert "[removed]" in run("admin", "talk", links.room, *db).out
    assert "there is no line 99" in run("admin", "unsay", f"t/{links.room}", "99", *db).err
    assert "unsay" in run("admin", "audit", *db).out


async def test_the_owner_reads_reports_on_the_page_and_takes_lines_away(server: Server) -> None:
    links = given_running(server)
    astrid, bjorn, _ = await gather(server, links)
    await bjorn.says("<b>not for here</b>")
    line = await astrid.reads("<b>not for here</b>")
    await astrid.says(say="report", place="table", number=line["number"])
    await until(lambda: astrid.noted)
    storage = SQLite(server.store)
    owner = Owner(storage, "olena")
    cookie = {"Cookie": f"ragnatafl-admin={owner.enter(owner.link().rpartition('/')[2])}"}
    storage.close()

    page = server.get(f"/admin?talk={links.room}", cookie)[1].decode()
    assert page.count("&lt;b&gt;not for here") == 2
    place = players_place(links.room).replace("/", "%2F")
    form = f"deed=unsay&place={place}&number={line['number']}".encode()
    assert server.ask("POST", "/admin", form, cookie)[0] == 200

    await until(lambda: astrid.texts == [])
    assert server.ask("POST", "/admin", b"deed=unsay&place=club&number=77777", cookie)[0] == 400


async def test_in_the_club_everybody_reads_everybody(server: Server) -> None:
    astrid = await Talker.arrive(server, "club", new_token(), name="Astrid")
    rui = await Talker.arrive(server, "club", new_token(), "pt-BR", "%E2%80%AERui")
    stranger = await Talker.arrive(server, "club")
    word = new_token()[:8]

    await astrid.says(word)
    line = await rui.reads(word)
    assert (line["who"], line["place"]) == ("Astrid", "club")
    await rui.says(f"{word} 2")
    assert (await astrid.reads(f"{word} 2"))["who"] == "Rui"
    await stranger.reads(word)
    await stranger.says("hello")
    assert "cookies" in await stranger.is_refused()
    await rui.says(say="undo", seat=0, moment=0)
    assert await rui.is_refused()
    assert server.get("/club")[0] == 200


async def test_who_was_sent_away_from_a_table_does_not_talk_there(server: Server) -> None:
    host, olena = new_token(), new_token()
    kinds = [{"kind": "here"}, {"kind": "link"}]
    form = {"game": "runics", "seats": kinds, "listed": "open", "wait": True}
    room = server.post("/new", form, cookie_header(host))[1]["room"]
    server.post(f"/t/{room}/sit", {"name": "Olena"}, cookie_header(olena))
    astrid = await Talker.arrive(server, room, host)
    sent = await Talker.arrive(server, room, olena)

    await astrid.says(say="send-away", seat=1)
    await until(lambda: '"seat":-3' in sent.bytes)
    await sent.says("hey!")

    assert "sent away" in await sent.is_refused()


async def test_before_the_deal_those_who_look_on_are_heard_and_after_it_no_more(
    server: Server,
) -> None:
    host = new_token()
    kinds = [{"kind": "here"}, {"kind": "link"}]
    form = {"game": "runics", "seats": kinds, "listed": "open", "wait": True}
    room = server.post("/new", form, cookie_header(host))[1]["room"]
    astrid = await Talker.arrive(server, room, host)
    onlooker = await Talker.arrive(server, room, new_token())
    await onlooker.says("may I join?")
    await astrid.reads("may I join?")

    await astrid.says(say="begin")

    await until(lambda: astrid.texts == [])
    await onlooker.says("XYZZY")
    await onlooker.reads("XYZZY")
    await astrid.says("hm")
    await astrid.reads("hm")
    assert "XYZZY" not in astrid.bytes


async def test_talk_outlives_a_crash(own_server: Server) -> None:
    links = given_running(own_server)
    astrid = await Talker.arrive(own_server, links.room, links.seats[0].cookie)
    await astrid.says("are you there?")
    await astrid.reads("are you there?")

    own_server.kill()
    own_server.start()

    bjorn = await Talker.arrive(own_server, links.room, links.seats[1].cookie)
    assert bjorn.texts == ["are you there?"]
    await bjorn.says("yes")
    assert (await bjorn.reads("yes"))["number"] == 2


@pytest.mark.slow
async def test_two_processes_have_one_club(database: str) -> None:
    pair = Server(database), Server(database)
    for server in pair:
        server.start()
    try:
        astrid = await Talker.arrive(pair[0], "club", new_token())
        bjorn = await Talker.arrive(pair[1], "club", new_token())

        await astrid.says("one")
        await bjorn.reads("one")
        await bjorn.says("two")
        await astrid.reads("two")

        assert [line["number"] for line in astrid.lines] == [1, 2]
    finally:
        for server in pair:
            server.kill()


async def test_at_a_table_of_one_person_there_is_no_talk(server: Server) -> None:
    links = server.open_table("runics", ["here", "thrall"])

    assert b"talk-panel" not in server.get(links.watch, cookie_header(links.cookie))[1]


def test_lines_are_cleaned() -> None:
    assert clean_line("  a\tb\nc  ") == "a b c"
    assert clean_line("\u2067x\u2069\u061c\ufeff") == "x"
    assert clean_line("e" + "\u0301" * 50) == "é" + "\u0301" * MOST_MARKS
    assert clean_line("👨\u200d👩\u200d👧") == "👨\u200d👩\u200d👧"
    assert clean_line("\u200d\u200c") == ""
    assert clean_line("\ud800x\x00") == "x"
    assert len(clean_line("x" * 5_000)) > LONGEST_LINE
