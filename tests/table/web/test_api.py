"""The API for people's own bots: what they may ask, are told, and are not told."""

from __future__ import annotations

import importlib.util
import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kit.secrets import guesses
from kit.waiting import PATIENCE
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import Seat
from ragnatafl.lab.guests import Server, cookie_header
from ragnatafl.table.club.clocks import PRESETS
from ragnatafl.table.web.club.api import Checked
from ragnatafl.table.web.club.protocol import schema
from ragnatafl.table.web.club.watching import state_of
from ragnatafl.table.web.holders import new_token
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import PageVoice
from table.web.given import filled, given_table, held, play
from table.web.visitors import Club, opens_table, shown_once

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path, api_a_minute=1000)
    yield made
    made.close()


def validator(name: str) -> Draft202012Validator:
    """Of one of the names that the schema has."""
    document = json.loads(schema())
    return Draft202012Validator({**document, "$ref": f"#/$defs/{name}"})


async def bot_of(club: Club, name: str = "Hugin") -> tuple[httpx.AsyncClient, httpx.AsyncClient]:
    """Somebody, and the bot that they made."""
    owner = club.browser()
    await owner.get("/me")
    token = shown_once(await owner.post("/me", data={"deed": "bot", "name": name}))
    assert token.startswith("rtb_")
    return owner, club.browser(authorization=f"Bearer {token}")


# Requests


@pytest.mark.anyio
async def test_a_bot_opens_a_table_and_another_sits_down_by_invitation(club: Club) -> None:
    _, hugin = await bot_of(club)
    _, munin = await bot_of(club, "Munin")
    form = {"game": "runics", "seats": [{"kind": "here"}, {"kind": "link"}]}

    opened = (await hugin.post("/api/tables", json=form)).json()
    room, link = opened["room"], opened["seats"][1]["link"]
    sat = await munin.post(f"/api/tables/{room}/join/{link.rpartition('/')[2]}", json={})
    again = await munin.post(f"/api/tables/{room}/join/{link.rpartition('/')[2]}", json={})

    validator("opened").validate(opened)
    assert sat.json() == {"room": room, "seat": 1}
    assert again.status_code == 400
    mine = (await hugin.get("/api/tables")).json()
    validator("tables").validate(mine)
    assert [(one["room"], one["seat"]) for one in mine] == [(room, 0)]
    state = (await munin.get(f"/api/tables/{room}")).json()
    validator("heard").validate(state)
    assert [(seat["name"], seat["kind"]) for seat in state["seats"]] == [
        ("Hugin", "program"), ("Munin", "program"),
    ]  # fmt: skip
    assert (await hugin.get("/api/me")).json() == {"name": "Hugin", "kind": "bot"}


@pytest.mark.anyio
async def test_a_bot_is_marked_at_the_table_and_on_invitations(club: Club) -> None:
    owner, hugin = await bot_of(club)
    room = await opens_table(owner, "here", "link", "link")
    found = club.hall.tables.rooms.known(room)
    assert found is not None
    await hugin.post(f"/api/tables/{room}/join/{found.places[1].invitation}", json={})

    page = await club.browser().get(f"/t/{room}/join/{found.places[2].invitation}")

    assert re.search(r"<b>Hugin</b> <span[^>]*>bot</span>", page.text)
    state = (await hugin.get(f"/api/tables/{room}")).json()
    assert [seat["kind"] for seat in state["seats"]] == ["person", "program", "free"]


@pytest.mark.anyio
async def test_without_a_good_token_nothing_is_told(club: Club) -> None:
    owner, hugin = await bot_of(club)
    room = await opens_table(owner, "here", "link")
    token = hugin.headers["authorization"]
    await owner.post("/me", data={"deed": "token", "bot": mark_in(await owner.get("/me"))})

    for said in (
        "",
        "Bearer",
        "Bearer x",
        f"Bearer rtb_{'a' * 32}.{'b' * 22}",
        token,
        "Basic eA==",
    ):
        for path in ("/api/me", "/api/tables", f"/api/tables/{room}"):
            answer = await club.browser(authorization=said).get(path)
            assert (answer.status_code, "refused" in answer.json()) == (401, True)
    assert (await owner.get("/api/tables")).status_code == 401  # a cookie is no token


def mark_in(page: httpx.Response) -> str:
    found: str
    (found,) = set(re.findall(r'name="bot" value="(\w+)"', page.text))
    return found


@pytest.mark.anyio
async def test_a_token_opens_no_pages_of_its_owner(club: Club) -> None:
    owner, hugin = await bot_of(club)
    await owner.post("/me", data={"deed": "name", "name": "Olena"})

    assert "Olena" not in (await hugin.get("/me")).text
    moved = await hugin.post("/me", data={"deed": "leave", "sure": "yes"})

    assert "Olena" in (await owner.get("/me")).text
    assert moved.status_code in (200, 400)


@pytest.mark.anyio
async def test_who_asks_too_often_is_told_so(tmp_path: Path) -> None:
    club = Club(tmp_path, api_a_minute=5)
    _, hugin = await bot_of(club)
    _, munin = await bot_of(club, "Munin")

    answers = [(await hugin.get("/api/me")).status_code for _ in range(8)]

    assert answers == [200] * 5 + [429] * 3
    assert (await munin.get("/api/me")).status_code == 200  # a limit is for one token
    club.close()


@pytest.mark.anyio
@pytest.mark.parametrize("code", LANGUAGES)
async def test_the_page_of_the_api_speaks_every_language(club: Club, code: str) -> None:
    page = await club.browser().get(f"/api?lang={code}")

    assert page.status_code == 200
    assert "/api/ws/{room}" in page.text
    assert "web-api" not in page.text
    Draft202012Validator.check_schema((await club.browser().get("/api/schema.json")).json())


# What it is told


@pytest.mark.parametrize("game", ["runics", "bloodrage", "lords"])
def test_nothing_hidden_comes_into_a_state(rooms: Rooms, game: str) -> None:
    """Whatever a seat cannot see may change: what it is told stays the same, byte for byte."""
    room = given_table(rooms, game, "link link link" if game == "runics" else "link " * 4)
    seat = Seat(1)
    for _ in range(6):
        play(room, 9, seed=len(room.match.lines))
        if room.over:
            break
        told = _bytes(room, seat)
        whole = room.match.state
        for guess in guesses(room.match, seat, 4):
            room.match.state = guess
            room.memory.forget()
            room.memory.change()
            assert _bytes(room, seat) == told
        room.match.state = whole
        room.memory.change()


def _bytes(room: Room, seat: Seat) -> bytes:
    """Without what is offered, which the whole table made."""
    state = state_of(room, seat, seat, "en", 0)
    return msgspec.json.encode((state.position, state.seats, state.asked, state.result))


def test_a_state_tells_the_clock_of_a_table_that_has_one(rooms: Rooms) -> None:
    laid = rooms.lay("runics", filled("link link"), {}, clock=PRESETS["quick"], **held("link link"))
    room = play(rooms.keep(laid), 1)

    told = state_of(room, Seat(0), Seat(0), "en", 0).clock

    assert told is not None
    assert not told.days
    assert told.left.keys() == {"0", "1"}
    assert all(0 < left <= 305 for left in told.left.values())
    assert told.runs == [int(room.asked()[0].seat)]
    assert state_of(given_table(rooms, "runics"), Seat(0), Seat(0), "en", 0).clock is None


def test_no_secret_of_others_is_told_in_events(rooms: Rooms) -> None:
    room = play(given_table(rooms, "bloodrage", "link " * 4), 60)
    for seat in map(Seat, range(4)):
        told = state_of(room, seat, seat, "en", 0).events
        meant = [event.all_facts() for event in room.match.events_for(seat)]
        assert [event.facts for event in told] == meant
        assert room.luck.seed not in msgspec.json.encode(told).decode()


# A whole game


def token_of(server: Server, name: str) -> str:
    """Of a new bot of a new person."""
    cookie = cookie_header(new_token())
    server.ask("GET", "/me", b"", cookie)
    form = {**cookie, "content-type": "application/x-www-form-urlencoded"}
    _, page = server.ask("POST", "/me", f"deed=bot&name={name}".encode(), form)
    found = re.search(r"rtb_[\w.-]+", page.decode())
    assert found is not None
    return found[0]


def example() -> Any:  # Any: a program of somebody else
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_example_bots_play_a_whole_game_and_every_message_fits_the_schema(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blood Rage, by the example as it stands; one of them is listened to."""
    bot = example()
    random.seed(7)
    links = own_server.open_table("bloodrage", ["link", "link", "karl", "karl"], sit=False)
    heard, said = validator("heard"), validator("said")
    kinds: list[str] = []

    class Listening:
        """The line of the example, overheard."""

        def __init__(self, line: ClientConnection) -> None:
            self.line = line

        def __enter__(self) -> Listening:
            self.line.__enter__()
            return self

        def __exit__(self, *why: Any) -> None:  # Any: as lines have it
            self.line.__exit__(*why)

        def __iter__(self) -> Iterator[str | bytes]:
            for text in self.line:
                message = json.loads(text)
                heard.validate(message)
                kinds.append(message["say"])
                yield text

        def send(self, text: str) -> None:
            said.validate(json.loads(text))
            self.line.send(text)

    monkeypatch.setattr(bot, "connect", lambda *a, **more: Listening(connect(*a, **more)))
    results: list[Any] = []  # Any: JSON

    def plays(number: int) -> None:
        token = token_of(own_server, f"Hugin{number}")
        room, code = urlsplit(links.seats[number].link).path.split("/")[2::2]
        bot.ask(own_server.address, token, "POST", f"/api/tables/{room}/join/{code}", {})
        results.append(bot.play(own_server.address, token, room))

    players = [Thread(target=plays, args=(number,)) for number in range(2)]
    for player in players:
        player.start()
    for player in players:
        player.join(PATIENCE * 10)

    assert len(results) == 2
    assert results[0] == results[1]
    assert results[0]["winners"]
    assert kinds.count("state") > 50


def hears(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind; others may come between, and all fit the schema."""
    heard = validator("heard")
    while True:
        message: dict[str, Any] = json.loads(line.recv(PATIENCE))
        heard.validate(message)
        if message["say"] == kind:
            return message


@pytest.mark.anyio
async def test_a_line_that_ends_while_it_is_refused_something_just_ends() -> None:
    async def receive() -> Message:
        return {"type": "websocket.receive", "text": "x"}

    async def send(_: Message) -> None:
        raise OSError("the other side is gone")

    socket = WebSocket({"type": "websocket", "path": "/"}, receive, send)
    socket.client_state = socket.application_state = WebSocketState.CONNECTED
    line = Checked(socket, PageVoice("en"))
    line.client_state = line.application_state = WebSocketState.CONNECTED

    assert (await line.receive())["type"] == "websocket.disconnect"


@pytest.mark.slow
def test_what_a_line_cannot_hear_is_refused_and_the_line_stays(server: Server) -> None:
    token = token_of(server, "Munin")
    _, opened = server.post(
        "/api/tables",
        {"game": "runics", "seats": [{"kind": "here"}, {"kind": "here"}]},  # nobody moves on
        {"Authorization": f"Bearer {token}"},
    )
    address = f"{server.address.replace('http', 'ws')}/api/ws/{opened['room']}"

    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        state = hears(line, "state")
        for text in ("x", "{}", '{"say":"hint","seat":0}', '{"say":"choose"}', "[" * 5000):
            line.send(text)
            assert hears(line, "refused")["refused"]
        wrong = {"say": "choose", "seat": 0, "option": "fly", "moment": state["moment"]}
        line.send(json.dumps(wrong))
        assert hears(line, "refused")["moment"] == state["moment"]

    with connect(address) as stranger:
        assert json.loads(stranger.recv(PATIENCE))["say"] == "closed"
        with pytest.raises(ConnectionClosed):
            stranger.recv(PATIENCE)


@pytest.mark.slow
def test_a_program_comes_back_and_hears_what_it_missed(server: Server) -> None:
    token = token_of(server, "Munin")
    form = {"game": "runics", "seats": [{"kind": "here"}, {"kind": "bot", "level": "thrall"}]}
    _, opened = server.post("/api/tables", form, {"Authorization": f"Bearer {token}"})
    address = f"{server.address.replace('http', 'ws')}/api/ws/{opened['room']}"
    headers = {"Authorization": f"Bearer {token}"}

    with connect(address, additional_headers=headers) as line:
        first = json.loads(line.recv(PATIENCE))
    skipped = max(0, len(first["events"]) - 1)
    with connect(f"{address}?since={skipped}", additional_headers=headers) as line:
        again = json.loads(line.recv(PATIENCE))

    assert again["since"] == skipped
    assert again["events"][: len(first["events"]) - skipped] == first["events"][skipped:]


@pytest.mark.slow
def test_the_line_of_a_token_that_ended_is_closed(server: Server) -> None:
    cookie = cookie_header(new_token())
    server.ask("GET", "/me", b"", cookie)
    _, page = server.ask("POST", "/me", b"deed=bot&name=Hugin", cookie)
    token = re.findall(r"rtb_[\w.-]+", page.decode())[0]
    (bot,) = set(re.findall(r'name="bot" value="(\w+)"', page.decode()))
    headers = {"Authorization": f"Bearer {token}"}
    form = {"game": "runics", "seats": [{"kind": "here"}, {"kind": "bot", "level": "thrall"}]}
    _, opened = server.post("/api/tables", form, headers)
    address = f"{server.address.replace('http', 'ws')}/api/ws/{opened['room']}"

    with connect(address, additional_headers=headers) as line:
        line.recv(PATIENCE)
        server.ask("POST", "/me", f"deed=unbot&bot={bot}".encode(), cookie)
        with suppress(ConnectionClosed):
            list(line)  # until it ends

    with connect(address, additional_headers=headers) as line:
        assert json.loads(line.recv(PATIENCE))["say"] == "closed"
