"""The lobby at a real server: tables come and go before everybody's eyes, and outlive a crash."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect

from kit.waiting import until
from ragnatafl.kernel.chance import seal_of
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.lab.guests import Guest, Server, cookie_header, news
from ragnatafl.table.storage.lobby import Lobbies
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.club.lobby import MOST_LISTED, MOST_WAITED, Lobby, changes
from ragnatafl.table.web.club.visiting import Visitor
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.holders import holder_of, new_token
from ragnatafl.table.web.markup import Markup
from ragnatafl.table.web.places import SeatKind
from table.web.conftest import make_server

pytestmark = pytest.mark.anyio

TAKEN = "somebody has just taken this seat"


def opens(server: Server, token: str, seats: str = "here link", **form: object) -> dict[str, Any]:
    """A table by the form, with an answer. Any: whatever JSON the server answers."""
    kinds = [{"kind": kind, "name": "Astrid"} for kind in seats.split()]
    asked = {"game": "runics", "seats": kinds, "wait": True, "listed": "club", **form}
    status, answer = server.post("/new", asked, cookie_header(token))
    return {"status": status, **answer}


def sits(server: Server, room: str, token: str, **form: object) -> tuple[int, str]:
    """Somebody from the lobby sits down: the status, and why not."""
    status, answer = server.post(f"/t/{room}/sit", {"name": "Olena", **form}, cookie_header(token))
    return status, answer.get("refused", "")


class Looker:
    """Somebody who looks at the lobby."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.rows: dict[str, str] = {}
        self.order: list[str] = []
        self.reading = asyncio.create_task(self._read())

    @classmethod
    async def arrive(cls, server: Server, cookie: str = "", code: str = "en") -> Looker:
        address = f"ws://127.0.0.1:{server.port}/ws/club?show=lobby&lang={code}"
        return cls(await connect(address, additional_headers=cookie_header(cookie), proxy=None))

    async def _read(self) -> None:
        async for text in self.socket:
            told = msgspec.json.decode(text)
            self.rows |= told["tables"]
            self.order = told["order"]

    async def sees(self, room: str, *words: str) -> None:
        await until(lambda: room in self.order and all(w in self.rows[room] for w in words))

    async def misses(self, room: str) -> None:
        await until(lambda: room not in self.order)


async def test_a_table_appears_fills_and_is_gone_when_it_begins(server: Server) -> None:
    astrid, olena = new_token(), new_token()
    onlooker = await Looker.arrive(server, new_token())
    room = opens(server, astrid)["room"]
    await onlooker.sees(room, "1 free seat")

    assert sits(server, room, olena) == (200, "")
    await onlooker.sees(room, "Olena", 'data-state="checking"', "disabled")

    here = [await Guest.arrive(server.port, room, cookie) for cookie in (astrid, olena)]
    assert [guest.page.wants for guest in here] == ["ready", "ready"]
    for guest, nonce in zip(here, ("a1", "b2"), strict=True):
        await guest.say(say="seal", seal=seal_of(nonce))
    for guest, nonce in zip(here, ("a1", "b2"), strict=True):
        await guest.mix_in(nonce)
    await until(lambda: any(guest.page.options for guest in here))
    await onlooker.misses(room)


async def test_strangers_see_what_is_open_to_everybody_alone(server: Server) -> None:
    for_club = opens(server, new_token())["room"]
    for_all = opens(server, new_token(), listed="open")["room"]
    private = opens(server, new_token(), listed="")["room"]

    stranger, known = await Looker.arrive(server), await Looker.arrive(server, new_token())
    await stranger.sees(for_all)
    await known.sees(for_all)
    await known.sees(for_club)

    assert for_club not in stranger.rows
    assert private not in {**stranger.rows, **known.rows}
    page = server.get("/lobby")[1].decode()
    assert for_all in page
    assert for_club not in page


@pytest.mark.parametrize("code", LANGUAGES)
async def test_rows_and_page_speak_the_reader_s_language(server: Server, code: str) -> None:
    room = opens(server, new_token(), options={"extra_card": True}, wanted="newcomer")["room"]
    looker = await Looker.arrive(server, new_token(), code)
    words = {"en": "newcomers", "uk": "новачкам", "ru": "новичкам", "pt-BR": "novatos"}
    await looker.sees(room, words[code], "<details>")

    status, page = server.get(f"/lobby?lang={code}", cookie_header(new_token()))
    assert status == 200
    assert words[code] in page.decode()


async def test_a_row_tells_the_clock_of_its_table(server: Server) -> None:
    clock = {"kind": "live", "bank": 300, "increment": 5}
    room = opens(server, new_token(), clock=clock)["room"]
    looker = await Looker.arrive(server, new_token())

    await looker.sees(room, 'data-pace="live"', "5 minutes")


async def test_what_does_not_fit_is_refused_in_one_line(server: Server) -> None:
    astrid, olena = new_token(), new_token()
    assert "free seat" in opens(server, astrid, "here karl".replace("karl", "bot"))["refused"]
    assert opens(server, astrid, beside=True)["status"] == 400
    assert opens(server, astrid, listed="secret")["status"] == 400
    room = opens(server, astrid)["room"]

    assert sits(server, room, "")[0] == 400  # keeps no cookies
    assert sits(server, room, astrid)[0] == 400  # sits there already
    assert sits(server, room, olena, seat=0) == (400, TAKEN)
    assert sits(server, "nowhere", olena)[0] == 404
    assert sits(server, room, olena, seat=9)[0] == 400
    assert sits(server, room, olena) == (200, "")
    _, line = sits(server, room, new_token())
    assert line == "somebody else was faster: no seat is free here any more"
    private = opens(server, astrid, listed="")["room"]
    assert "invitation only" in sits(server, private, olena)[1]


async def test_who_was_sent_away_does_not_come_back(server: Server) -> None:
    astrid, olena = new_token(), new_token()
    room = opens(server, astrid)["room"]
    sits(server, room, olena)
    host = await Guest.arrive(server.port, room, astrid)
    guest = await Guest.arrive(server.port, room, olena)
    assert guest.page.seat == 1

    await guest.say(say="send-away", seat=0)
    while not (answer := await guest.next()).refused:
        pass
    assert "only who opened" in answer.refused
    await host.say(say="send-away", seat=1)
    await until(lambda: guest.page.seat == SPECTATOR)

    assert "cannot come back" in sits(server, room, olena)[1]
    link = f"/t/{room}/join/"
    storage = SQLite(server.store)
    code = next(e.data["code"] for e in storage.events(room) if e.kind == "leave")
    storage.close()
    form = b"name=Olena"
    status, page = server.ask("POST", link + code, form, cookie_header(olena))
    assert (status, b"sent away" in page) == (403, True)
    assert sits(server, room, new_token()) == (200, "")


async def test_one_person_has_so_many_tables_and_seats(server: Server) -> None:
    astrid, olena = new_token(), new_token()
    rooms = [opens(server, astrid)["room"] for _ in range(MOST_LISTED)]
    assert "already" in opens(server, astrid)["refused"]
    assert opens(server, astrid, listed="")["status"] == 200

    others = [new_token() for _ in range(MOST_WAITED)]
    waits = [opens(server, other, "here link link")["room"] for other in others]
    looker = await Looker.arrive(server, olena)
    for room in waits:
        assert sits(server, room, olena) == (200, "")
    for room in waits:
        await looker.sees(room, "Olena")
    assert "give up a seat" in sits(server, rooms[0], olena)[1]


async def test_who_goes_from_table_to_table_too_fast_is_told_to_wait(server: Server) -> None:
    room, rui = opens(server, new_token(), "here link link")["room"], new_token()

    said = [sits(server, room, rui)[1] for _ in range(12)]

    assert "wait" in said[-1]
    assert "wait" not in said[3]


async def test_the_lobby_outlives_a_crash_and_a_check_is_asked_anew(own_server: Server) -> None:
    astrid, olena = new_token(), new_token()
    room = opens(own_server, astrid, "here link")["room"]
    other = opens(own_server, astrid, "here link link")["room"]
    sits(own_server, room, olena)

    own_server.kill()
    own_server.start()

    looker = await Looker.arrive(own_server, new_token())
    await looker.sees(room, 'data-state="checking"')
    await looker.sees(other, "2 free seats")
    guests = [await Guest.arrive(own_server.port, room, cookie) for cookie in (astrid, olena)]
    for guest, nonce in zip(guests, ("a1", "b2"), strict=True):
        await guest.say(say="seal", seal=seal_of(nonce))
    for guest, nonce in zip(guests, ("a1", "b2"), strict=True):
        await guest.mix_in(nonce)
    await until(lambda: any(guest.page.options for guest in guests))


def test_the_index_is_made_of_events_even_if_nobody_kept_it(tmp_path: Path) -> None:
    """As after a crash between the event and the index: the next look finds it."""

    async def story() -> None:
        storage = SQLite(tmp_path / "tables.db")
        index = Lobbies(storage)
        hall = Hall(storage)
        await hall.lobby.look()
        places: list[tuple[SeatKind, str, str]] = [("here", "", ""), ("link", "", "")]
        laid = hall.tables.rooms.lay("runics", places, {}, opener="a", gathers=True, listed="open")
        room = hall.tables.rooms.keep(laid)  # behind the lobby's back
        assert index.current() == []

        again = Lobby(hall.tables, hall.changed)
        await again.look()
        await again.look()

        assert list(again.waiting) == [room.name]
        assert index.current() == list(again.waiting.values())
        hall.bots.thinkers.close()
        hall.tables.keeper.close()

    asyncio.run(story())


async def test_who_is_not_there_in_time_loses_the_seat(tmp_path: Path) -> None:
    """Time runs faster here."""
    storage = SQLite(tmp_path / "tables.db")
    hall = Hall(storage)
    slept: list[float] = []
    late = asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await late.wait()
        check = room.listing.check
        assert check is not None
        room.listing.check = type(check)(0, check.began)  # the minute is over

    hall.readiness.sleep = sleep
    places: list[tuple[SeatKind, str, str]] = [("here", "", ""), ("link", "", "")]
    lay = hall.tables.rooms.lay
    laid = lay("runics", places, {}, opener="a", gathers=True, listed="open")
    room = await hall.tables.keep(laid)
    await hall.do(room, lambda: room.listing.join("b", "Olena"))
    await hall.do(room, lambda: room.seal(room.seating.seats_here(room.seating.seat_of("a")), ""))

    late.set()
    await until(lambda: len(room.listing.free) == 1)

    assert 59 < slept[0] <= 60
    assert room.seating.seat_of("a") == 0
    assert room.seating.seat_of("b") == SPECTATOR
    hall.bots.thinkers.close()
    hall.tables.keeper.close()


@pytest.fixture
def thousand() -> list[Visitor]:
    nowhere: Any = None  # Any: nobody reads what is sent there
    return [
        Visitor(WebSocket({"type": "websocket"}, nowhere, nowhere), "a", "en") for _ in range(1000)
    ]


async def test_for_a_thousand_who_look_a_row_is_made_once(
    tmp_path: Path, thousand: list[Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def row(seen: Any, code: str) -> Markup:  # Any: a table that waits
        made.append(seen.room)
        return Markup(f"<li>{seen.room} {seen.free}</li>")

    monkeypatch.setattr("ragnatafl.table.web.club.lobby.table_row", row)
    hall = Hall(SQLite(tmp_path / "tables.db"))
    for visitor in thousand:
        hall.lobby.comes(visitor)
    places: list[tuple[SeatKind, str, str]] = [("here", "", ""), ("link", "", "")]
    for _ in range(3):
        laid = hall.tables.rooms.lay("runics", places, {}, opener="a", gathers=True, listed="open")
        await hall.tables.keep(laid)
    await hall.lobby.look()

    assert len(made) == 3
    assert all(len(visitor.tables) == 3 for visitor in thousand)
    hall.bots.thinkers.close()
    hall.tables.keeper.close()


async def test_news_are_of_what_has_changed() -> None:
    one, two = Markup("1"), Markup("2")

    assert changes({}, {"a": one}) == {"a": one}
    assert changes({"a": one, "b": two}, {"a": one, "b": two}) == {}
    assert changes({"a": one, "b": two}, {"b": one}) == {"b": one, "a": ""}


@pytest.mark.slow
async def test_a_table_opened_by_one_process_is_seen_and_joined_by_another(database: str) -> None:
    pair = Server(database), Server(database)
    for server in pair:
        server.start()
    try:
        astrid, olena = new_token(), new_token()
        looker = await Looker.arrive(pair[1], olena)
        room = opens(pair[0], astrid)["room"]
        await looker.sees(room)

        assert sits(pair[1], room, olena) == (200, "")
        await looker.sees(room, "Olena", "checking")

        pair[0].kill()  # which asked who is there
        guest = await Guest.arrive(pair[1].port, room, olena)
        assert guest.page.wants == "ready"
        await guest.say(say="leave")
        while guest.page.seat != SPECTATOR:
            await news([guest])
        await looker.sees(room, "1 free seat")
    finally:
        for server in pair:
            server.kill()


async def test_limits_of_an_address_hold_for_joins(tmp_path: Path) -> None:
    server = make_server(tmp_path, joins_a_minute=1)
    server.start()
    try:
        said = [sits(server, "nowhere", new_token())[0] for _ in range(12)]
        assert said[:10] == [404] * 10
        assert said[-1] == 429
    finally:
        server.kill()


def test_a_person_is_never_shown_by_the_id_that_seats_hold(server: Server) -> None:
    token = new_token()
    room = opens(server, token)["room"]

    page = server.get("/lobby", cookie_header(token))[1].decode()
    table = server.get(f"/t/{room}", cookie_header(token))[1].decode()

    assert holder_of(token) not in page + table
