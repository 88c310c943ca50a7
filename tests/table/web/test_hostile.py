"""Whatever strangers send is refused; the server lives on, and other tables notice nothing."""

from __future__ import annotations

import http.client
import socket
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from ragnatafl.games import find_game
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.lab.guests import Guest, Links, Page, Server, arrive_all
from ragnatafl.table.web.asking import LARGEST_MESSAGE
from ragnatafl.table.web.connection import MESSAGES_AT_ONCE
from ragnatafl.table.web.messages import LARGEST_POSITION
from ragnatafl.table.web.uploads import LARGEST_RECORD

pytestmark = pytest.mark.anyio

NOT_YOURS = "this is not your seat"
FOREIGN = ("http://evil.example", "https://127.0.0.1", "null", "http://[", "file://", "")


class Board:
    """A table of two people and an onlooker, as they see it."""

    def __init__(self, server: Server, links: Links, guests: list[Guest]) -> None:
        self.server = server
        self.links = links
        self.astrid, self.bjorn, self.onlooker = guests

    @property
    def asked(self) -> Guest:
        return self.astrid if self.astrid.page.options else self.bjorn

    @property
    def other(self) -> Guest:
        return self.bjorn if self.asked is self.astrid else self.astrid

    async def choose(self) -> Page:
        """The asked seat takes its first option; everybody sees it."""
        moment = self.asked.page.moment
        await self.asked.say(**choice(self.asked))
        for guest in (self.astrid, self.bjorn, self.onlooker):
            while guest.page.moment == moment:
                await guest.next()
        return self.asked.page

    async def is_unharmed(self) -> None:
        before = self.asked.page.moment
        assert (await self.choose()).moment == before + 1


def choice(guest: Guest, **changes: object) -> dict[str, object]:
    """The message that takes the first option of the last page."""
    page = guest.page
    usual: dict[str, object] = {
        "say": "choose",
        "seat": page.seat,
        "option": page.options[0].text if page.options else "draw",
        "moment": page.moment,
    }
    return usual | changes


async def given_board(server: Server) -> Board:
    links = server.open_table("runics", ["link", "link"])
    return Board(server, links, await arrive_all(server, links, 1))


@pytest.fixture
async def board(server: Server) -> AsyncIterator[Board]:
    """The table that is attacked, and another one: after all, both can be played on."""
    here, elsewhere = await given_board(server), await given_board(server)
    yield here
    for table in (here, elsewhere):
        await table.is_unharmed()
        for guest in (table.astrid, table.bjorn, table.onlooker):
            await guest.leave()
    assert server.alive()


async def refused(guest: Guest, **message: object) -> str:
    """What the guest is told, after which the table is as it was."""
    moment = guest.page.moment
    await guest.say(**message)
    answer = await told(guest)
    assert answer.refused
    assert answer.moment == moment == guest.page.moment
    return answer.refused


async def told(guest: Guest) -> Page:
    """The next answer that is no page and no talk: pages tell who came, too."""
    while True:
        answer = await guest.next()
        if answer.parts is None and answer.talk is None:
            return answer


async def is_shown_out(guest: Guest) -> None:
    """Its connection ends, and nothing is done."""
    moment = guest.page.moment
    with pytest.raises(ConnectionError):
        await told(guest)
    assert guest.page.moment == moment


# At the table


async def test_a_choice_for_another_seat_is_refused(board: Board) -> None:
    asked, other = board.asked, board.other

    assert await refused(other, **choice(asked)) == NOT_YOURS
    assert await refused(other, **choice(asked, seat=other.page.seat))
    assert await refused(other, **choice(asked, seat=5)) == NOT_YOURS
    for message in ({"say": "undo", "moment": 0}, {"say": "resign"}, {"say": "hint"}):
        assert await refused(other, seat=asked.page.seat, **message) == NOT_YOURS
    assert await refused(other, say="rename", seat=asked.page.seat, name="Loki") == NOT_YOURS


async def test_onlookers_can_do_nothing(board: Board) -> None:
    for seat in (0, 1, 2, 5):
        for message in (
            choice(board.asked, seat=seat),
            {"say": "undo", "seat": seat, "moment": 0},
            {"say": "ready", "seat": seat},
            {"say": "hint", "seat": seat},
            {"say": "resign", "seat": seat},
            {"say": "rename", "seat": seat, "name": "Loki"},
            {"say": "take-over", "seat": seat, "by_bot": True},
        ):
            assert await refused(board.onlooker, **message) == NOT_YOURS
    assert await refused(board.onlooker, say="rematch")


async def test_old_and_repeated_choices_are_refused(board: Board) -> None:
    first = board.asked
    message = choice(first)
    await board.choose()

    for wrong in (message, choice(first, moment=0), choice(first, moment=999)):
        assert await refused(first, **wrong) == "the table has changed meanwhile: look again"


async def test_a_bot_takes_over_only_who_is_away(board: Board) -> None:
    seat = board.other.page.seat

    line = await refused(board.asked, say="take-over", seat=seat, by_bot=True)
    assert line == "the person of this seat is here"
    assert await refused(board.asked, say="take-over", seat=seat, by_bot=False)
    assert await refused(board.asked, say="take-over", seat=4, by_bot=True)
    assert await refused(board.asked, say="rematch")


NONSENSE = (
    "",
    "{",
    "null",
    '{"say": "choose"}',
    '{"say": "become", "seat": 0}',
    '{"say": "speak", "language": "xx"}',
    '{"say": "choose", "seat": 0, "option": "draw", "moment": 0, "__class__": "x"}',
    "[" * (LARGEST_MESSAGE - 1),
    '{"say":' * 1000,
    '{"say": "rename", "seat": 0, "name": "' + "x" * 300 + '"}',
    "\u0000",
    "\U0001f9cc" * 100,
)


async def test_nonsense_is_refused_and_the_connection_stays(board: Board) -> None:
    for text in NONSENSE:
        await board.astrid.socket.send(text)

        assert (await told(board.astrid)).refused, text


async def test_a_huge_message_ends_the_connection_that_sent_it(board: Board) -> None:
    cookie = board.links.cookies()[0]
    for size in (LARGEST_MESSAGE + 1, 300_000):
        giant = await Guest.arrive(board.server.port, board.links.room, cookie)

        await giant.socket.send("x" * size)

        await is_shown_out(giant)


async def test_binary_frames_are_refused(board: Board) -> None:
    odd = await Guest.arrive(board.server.port, board.links.room, board.links.cookies()[0])

    await odd.socket.send(b'{"say": "resign", "seat": 0}')
    await odd.socket.send(b"\x00\xff")

    await is_shown_out(odd)


async def test_a_script_in_a_name_stays_text(board: Board) -> None:
    await board.astrid.say(say="rename", seat=0, name="<script>alert(1)</script>")
    page = await board.onlooker.next_page()

    assert page.parts is not None
    shown = b"".join(bytes(part) for part in page.parts.values())
    assert b"&lt;script&gt;alert(1)" in shown
    assert b"<script" not in shown
    for seat in board.links.seats:
        status, html = board.server.get(board.links.watch, seat.headers)
        assert (status, b"alert(1)" in html) == (200, False)


async def test_a_flood_is_refused_and_others_do_not_wait(board: Board) -> None:
    """So many at once are heard; then the bucket fills slowly."""
    flood = 400
    for _ in range(flood):
        await board.onlooker.socket.send('{"say": "rematch"}')
    lines = [(await told(board.onlooker)).refused for _ in range(flood)]

    heard = sum("too many messages" not in line for line in lines)
    assert MESSAGES_AT_ONCE <= heard < flood / 2


# At the door


async def test_pages_of_other_sites_cannot_sit_down(board: Board) -> None:
    port, room, cookie = board.server.port, board.links.room, board.links.cookies()[0]
    for origin in FOREIGN:
        with pytest.raises(InvalidStatus) as status:
            await Guest.arrive(port, room, cookie, origin=origin)
        assert status.value.response.status_code == 403
    await (await Guest.arrive(port, room, cookie, origin=board.server.address)).leave()


async def test_pages_of_other_sites_cannot_post(board: Board) -> None:
    own, headers = board.links.watch, board.links.seats[0].headers
    form = {"game": "runics", "seats": [{"kind": "link"}, {"kind": "link"}]}
    for path in ("/new", "/mine", "/upload", f"{own}/play-on?at=0", f"{own}/invite",
                 f"{own}/join/x"):  # fmt: skip
        for origin in FOREIGN:
            answer = board.server.post(path, form, {"Origin": origin, **headers})
            assert answer == (400, {"refused": "This request comes from another site."})


async def test_tables_that_are_none_open_nothing(board: Board) -> None:
    room, cookie = board.links.room, board.links.cookies()[0]
    for name in ("nowhere", room[:-1], room.swapcase(), cookie, f"{room}%00", ".."):
        with pytest.raises((InvalidStatus, ConnectionError)):  # no such address, or no such table
            await Guest.arrive(board.server.port, name, cookie)
        for page in ("", "/record", "/report", "/replay", "/replay?json", "/join/x", f"/{cookie}"):
            status, text = board.server.get(f"/t/{name}{page}", board.links.seats[0].headers)
            assert status == 404
            assert cookie.encode() not in text


async def test_a_running_game_tells_no_secrets_to_whoever_asks(board: Board) -> None:
    for seat in board.links.seats:
        assert board.server.get(f"{board.links.watch}/record", seat.headers)[0] == 400
        path = f"{board.links.watch}/play-on?at=0"
        assert board.server.post(path, b"{}", seat.headers)[0] == 400


def many_choices() -> bytes:
    """A record that changes a sealed answer again and again, as no record does."""
    match = Match[Any](make_setup(find_game("bloodrage")), seed=1)
    line = f"astrid: {match.decision.options[0].text}"
    record = match.record()
    return msgspec.json.encode(msgspec.structs.replace(record, choices=(line,) * 2000))


LAID: dict[str, object] = {"game": "lords", "seats": [{"kind": "here"}] * 2, "laid": "file"}
FORMS: tuple[tuple[str, object], ...] = (
    ("/new", b""),
    ("/new", b"{"),
    ("/new", b"[" * 8000),
    ("/new", b"x" * (LARGEST_MESSAGE + 1)),
    ("/new", b"\xff\xfe"),
    ("/new", {"game": "chess", "seats": [{"kind": "link"}]}),
    ("/new", {"game": "runics", "seats": []}),
    ("/new", {"game": "runics", "seats": [{"kind": "link"}] * 7}),
    ("/new", {"game": "runics", "seats": [{"kind": "god"}, {"kind": "link"}]}),
    ("/new", {"game": "runics", "seats": [{"kind": "bot", "level": "loki"}] * 2}),
    ("/new", {"game": "runics", "seats": [{"kind": "bot", "level": "jarl:99999s"}] * 2}),
    ("/new", {"game": "runics", "seats": [{"kind": "bot", "level": "jarl:9999999"}] * 2}),
    ("/new", {"game": "runics", "seats": [{"kind": "link"}] * 2, "options": {"x": 1}}),
    ("/new", {"game": "runics", "seats": [{"kind": "link"}] * 2, "options": {"first": [1]}}),
    ("/new", {"game": "../runics", "seats": [{"kind": "link"}] * 2}),
    ("/mine", {"tables": [{"room": "x", "key": "y"}] * 61}),
    ("/mine", {"tables": [{"room": "x" * 50, "key": "y"}]}),
    ("/mine", b"null"),
    ("/upload", b""),
    ("/upload", b"{}"),
    ("/upload", b"[" * 100_000),
    ("/upload", b'{"ragnatafl": "record", "format": 1}'),
    ("/upload", b"x" * (LARGEST_RECORD + 1)),
    ("/upload", many_choices()),
    ("/beside/open", b"{}" + b" " * 3 * LARGEST_POSITION),
    ("/beside/open", {**LAID, "position": "x" * (LARGEST_POSITION + 1)}),
    ("/beside/open", {**LAID, "position": '{"seats": ' + "[" * 9000 + "]" * 9000 + "}"}),
    ("/beside/open", {**LAID, "position": '{"ragnatafl": "record"}'}),
    ("/beside/open", LAID),
    ("/beside/open", {**LAID, "laid": "thrown"}),
    ("/beside/open", {**LAID, "laid": "app", "kept": {"luck": "app"}}),
    ("/beside/open", {**LAID, "laid": "app", "kept": {"events": "counted"}}),
)


async def test_forms_that_do_not_fit_are_refused(board: Board) -> None:
    for path, body in FORMS:
        status, answer = board.server.post(path, body)

        assert status == 400 or (status == 404 and "unknown game" in answer["refused"]), body
        assert answer["refused"]
        assert "Traceback" not in answer["refused"]


NOWHERE = (
    "/t",
    "/t/x",
    "/static/../server.py",
    "/static/..%2fserver.py",
    "/static/%2e%2e/storage.py",
    "/static//etc/passwd",
    "/rules/chess",
    "/rules/runics/RUN-99",
    "/spec/chess",
    "/learn/runics/nowhere.svg",
    "/rules/runics/%3Cscript%3E",
    "/how/..%2f..",
    "/picture/chess",
    "/ws/a/b",
    "/new",
    "/%00",
    "/" + "x" * 5000,
)


async def test_paths_that_lead_nowhere(board: Board) -> None:
    for path in NOWHERE:
        status, text = board.server.get(path)

        assert 400 <= status < 500, path
        assert b"Traceback" not in text
        assert b"<script>" not in text


async def test_moments_that_are_none(board: Board) -> None:
    path, own = board.links.watch, board.links.seats[0].headers
    for at in ("", "-1", "abc", "9999999999", "1e5", "٣", "999999"):
        looks = f"{path}/replay?json&at={quote(at)}&eyes=bjorn&lang=xx"
        status, _ = board.server.get(looks, own)

        assert status == 200, at
        assert board.server.post(f"{path}/play-on?at={quote(at)}", b"{}", own)[0] == 400, at


async def test_what_is_no_http_does_not_matter(board: Board) -> None:
    for data in (b"\x00" * 100, b"GET / HTTP/9.9\r\n\r\n", b"GET /\r\n" + b"A: b\r\n" * 9000):
        with socket.create_connection(("127.0.0.1", board.server.port)) as stranger:
            stranger.sendall(data)
    half = socket.create_connection(("127.0.0.1", board.server.port))
    half.sendall(b"POST /new HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    await board.choose()
    half.close()


async def test_every_answer_forbids_foreign_scripts_and_frames(server: Server) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    for path in ("/", "/rules/runics", "/t/x/y", "/static/table.js", "/nowhere"):
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["x-content-type-options"] == "nosniff"
    connection.close()
