"""Who holds a seat, and how one comes to it: invitations that work once, and a cookie (mend of old
keys). Nobody sits down at, looks from or speaks for a seat of somebody else."""

from __future__ import annotations

import asyncio
import http.client
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from kit.waiting import PATIENCE, until
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.lab.guests import Guest, Server, cookie_header
from ragnatafl.table.storage import Entry
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web import summary
from ragnatafl.table.web.connection import Connection
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.holders import holder_of, new_token
from ragnatafl.table.web.pages.join import join_page
from ragnatafl.table.web.pages.table import table_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, DAGNY, filled, given_table, holder_at
from table.web.test_health import NEW, Browser
from table.web.test_server import QuietHall

P = ParamSpec("P")
HOST, OLENA, TARAS, TELEPHONE = map(holder_of, ("host", "olena", "taras", "telephone"))
"""The browser that opened a table, those of people who were invited, and one more."""


def given_open(rooms: Rooms, seats: str = "here link link") -> Room:
    """A table just opened: invited people have not come yet."""
    return rooms.keep(rooms.lay("runics", filled(seats), {}, opener=HOST))


def refused(
    room: Room, key: str, work: Callable[P, Deed], *args: P.args, **named: P.kwargs
) -> None:
    """It is not done, for this reason."""
    before = room.stored
    with pytest.raises(Illegal) as illegal:
        room.do(work(*args, **named))
    assert (illegal.value.refusal.key, room.stored) == (key, before)


def again(rooms: Rooms, room: Room) -> Room:
    """As it is stored."""
    found = Rooms(rooms.storage).find(room.name)
    assert found is not None
    return found


# Sitting down


def test_an_invitation_works_once(rooms: Rooms) -> None:
    room = given_open(rooms)
    code = room.places[BJORN].invitation

    room.do(room.sit(code, OLENA, " Olena "))

    for table in (room, again(rooms, room)):
        assert table.seating.seat_of(OLENA) == BJORN
        assert (table.places[BJORN].name, table.match.names[BJORN]) == ("Olena", "Olena")
        refused(table, "invitation-used", table.sit, code, TARAS, "")
        assert table.seating.seat_of(TARAS) == SPECTATOR


def test_a_newer_invitation_takes_the_place_of_the_older(rooms: Rooms) -> None:
    room = given_open(rooms)
    old = room.places[BJORN].invitation

    room.do(room.seating.invite(BJORN, HOST))

    new = room.places[BJORN].invitation
    assert new not in ("", old)
    for table in (room, again(rooms, room)):
        refused(table, "invitation-revoked", table.sit, old, OLENA, "")
        assert table.seating.invited(new) == BJORN


def test_who_has_a_seat_is_not_invited_to_another(rooms: Rooms) -> None:
    """Neither the opener, who knows all invitations, nor a guest to whom somebody passed one on."""
    room = given_open(rooms)
    first, second = (room.places[seat].invitation for seat in (BJORN, DAGNY))
    room.do(room.sit(first, OLENA, ""))

    refused(room, "sits-here-already", room.sit, second, HOST, "")
    refused(room, "sits-here-already", room.sit, second, OLENA, "")


def test_only_who_may_invites(rooms: Rooms) -> None:
    """Who holds a seat, to move it; while nobody does, who opened the table."""
    room = given_open(rooms, "here link thrall")
    refused(room, "not-yours-to-invite", room.seating.invite, BJORN, OLENA)
    refused(room, "not-yours-to-invite", room.seating.invite, BJORN, "")
    room.do(room.sit(room.places[BJORN].invitation, OLENA, ""))

    refused(room, "not-yours-to-invite", room.seating.invite, BJORN, HOST)
    refused(room, "not-yours-to-invite", room.seating.invite, ASTRID, OLENA)
    refused(room, "not-yours-to-invite", room.seating.invite, DAGNY, HOST)
    assert room.seating.may_invite(BJORN, OLENA)
    assert room.seating.may_invite(ASTRID, HOST)


def test_a_seat_moves_to_another_device(rooms: Rooms) -> None:
    """Until somebody sits down there it stays where it is."""
    room = given_open(rooms)
    room.do(room.sit(room.places[BJORN].invitation, OLENA, "Olena"))

    room.do(room.seating.invite(BJORN, OLENA))
    assert room.seating.seat_of(OLENA) == BJORN
    room.do(room.sit(room.places[BJORN].invitation, TELEPHONE, ""))

    for table in (room, again(rooms, room)):
        assert table.seating.seat_of(OLENA) == SPECTATOR
        assert table.seating.seat_of(TELEPHONE) == BJORN
        assert table.places[BJORN].name == "Olena"
        refused(table, "not-yours-to-invite", table.seating.invite, BJORN, OLENA)


def test_one_of_two_at_a_screen_takes_the_own_seat_along(rooms: Rooms) -> None:
    room = given_open(rooms, "here here")
    assert room.seating.seats_here(ASTRID) == (ASTRID, BJORN)

    room.do(room.seating.invite(BJORN, HOST))
    room.do(room.sit(room.places[BJORN].invitation, TELEPHONE, ""))

    assert room.seating.seats_here(ASTRID) == (ASTRID,)
    assert room.seating.seats_here(BJORN) == (BJORN,)
    assert room.seating.seat_of(TELEPHONE) == BJORN


def test_a_rematch_keeps_holders_and_invites_anew(rooms: Rooms) -> None:
    room = given_open(rooms)
    room.do(room.sit(room.places[BJORN].invitation, OLENA, "Olena"))
    room.do(room.resign(ASTRID))

    next_one = rooms.keep(rooms.lay_again(room))

    assert [next_one.seating.seat_of(who) for who in (HOST, OLENA)] == [ASTRID, BJORN]
    assert next_one.places[BJORN].invitation == ""
    assert next_one.seating.invited(next_one.places[DAGNY].invitation) == DAGNY
    refused(next_one, "no-such-invitation", next_one.sit, room.places[DAGNY].invitation, TARAS, "")


def test_what_opens_tables_and_seats_cannot_be_guessed(rooms: Rooms) -> None:
    tables = [given_open(rooms) for _ in range(20)]
    codes = [place.invitation for room in tables for place in room.places if place.invitation]

    assert len({*codes, *(room.name for room in tables)}) == 60
    assert min(map(len, codes)) >= 24
    assert min(len(room.name) for room in tables) >= 12
    assert len(new_token()) >= 32


def test_a_code_of_another_table_or_none_is_refused(rooms: Rooms) -> None:
    room, other = given_open(rooms), given_open(rooms)
    code = room.places[BJORN].invitation

    for wrong in ("", "x", code[:-1], f"{code}x", code.swapcase(), "ключ", "\x00",
                  other.places[BJORN].invitation):  # fmt: skip
        refused(room, "no-such-invitation", room.sit, wrong, OLENA, "")
    assert room.seating.seat_of("") == SPECTATOR
    assert room.seating.seat_of(code) == SPECTATOR


# Tables of older programs


def given_older(rooms: Rooms, kinds: str) -> Room:
    """As it was stored when addresses held keys."""
    room = given_table(rooms, "runics", kinds)
    data = dict(rooms.storage.events(room.name)[0].data)
    del data["opener"]
    data["watch_key"] = "the-key-of-onlookers"
    data["places"] = [
        {"kind": kind, "key": f"key-{seat}", "name": name, "level": "karl", "taken_over": False,
         "resigned": False}
        for seat, (kind, name, _) in enumerate(filled(kinds))
    ]  # fmt: skip
    data["branch"] = {"room": "other", "key": "key-of-it", "at": 3, "turn": 1}
    rooms.storage.append("older", 0, [Entry("open", data)])
    found = rooms.find("older")
    assert found is not None
    return found


def test_the_key_of_an_older_table_is_an_invitation(rooms: Rooms) -> None:
    room = given_older(rooms, "link link karl")
    assert room.branch is not None

    room.do(room.sit("key-1", OLENA, "Olena"))

    assert room.seating.seat_of(OLENA) == BJORN
    refused(room, "invitation-used", room.sit, "key-1", TARAS, "")
    refused(room, "no-such-invitation", room.sit, "key-2", TARAS, "")  # a bot's
    refused(room, "no-such-invitation", room.sit, "the-key-of-onlookers", TARAS, "")


def test_people_at_one_screen_of_an_older_table_stay_together(rooms: Rooms) -> None:
    room = given_older(rooms, "here here link")

    room.do(room.sit("key-1", OLENA, "Olena"))

    assert room.seating.seats_here(room.seating.seat_of(OLENA)) == (ASTRID, BJORN)
    refused(room, "invitation-used", room.sit, "key-0", TARAS, "")
    assert room.seating.invited("key-2") == DAGNY


# What is shown to whom


def secrets_of(room: Room) -> set[str]:
    """All that lets somebody sit down, and all that tells browsers."""
    codes = {place.invitation for place in room.places}
    return (codes | {place.holder for place in room.places} | {room.seating.opener}) - {""}


@pytest.mark.parametrize("code", ["en", "uk"])
def test_nobody_is_shown_what_belongs_to_others(rooms: Rooms, code: str) -> None:
    """A stranger sees no invitation; who sits sees the own one, and who opened it those to free
    seats; nobody a cookie."""
    room = given_open(rooms, "link link link")
    room.do(room.sit(room.places[ASTRID].invitation, OLENA, ""))
    room.do(room.sit(room.places[BJORN].invitation, TARAS, ""))
    room.do(room.seating.invite(ASTRID, OLENA))
    own, free = room.places[ASTRID].invitation, room.places[DAGNY].invitation

    for holder, may_see in ((HOST, {free}), (OLENA, {own}), (TARAS, set()), ("", set())):
        seat = room.seating.seat_of(holder)
        one = Connection(cast("WebSocket", None), room, holder, code)
        shown = [one.page(), table_page(room, seat, code), summary.bug_report(room, seat, "1"),
                 summary.mine_entry(room, seat, code)]  # fmt: skip
        text = msgspec.json.encode(shown).decode()
        assert {word for word in secrets_of(room) if word in text} == may_see


def test_the_page_of_an_invitation_tells_of_no_other(rooms: Rooms) -> None:
    room = given_open(rooms)
    code = room.places[BJORN].invitation

    page = join_page(room, BJORN, "", "en")

    assert {word for word in secrets_of(room) if word in page} == {code}
    assert "Astrid invites you to" in page


def test_names_on_the_page_of_an_invitation_are_text(rooms: Rooms) -> None:
    room = given_open(rooms)
    room.do(room.rename(ASTRID, "<script>a"))

    page = join_page(room, BJORN, '"><script>b', "en")

    assert "<script>a" not in page
    assert "<script>b" not in page
    assert 'value="&quot;&gt;&lt;script&gt;b"' in page


# Those who are connected


@pytest.fixture
def hall(rooms: Rooms) -> QuietHall:
    return QuietHall(rooms)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_who_moved_looks_on_from_the_old_device(hall: QuietHall) -> None:
    """At once, and what is said there is not heard any more."""
    room = given_table(hall.rooms, first="astrid")
    old, wire = hall.sit(room, ASTRID)
    await until(lambda: wire.last("options"))

    room.do(room.seating.invite(ASTRID, old.holder))
    room.do(room.sit(room.places[ASTRID].invitation, TELEPHONE, ""))
    hall.came_or_went(room)
    hall.changed(room)
    await until(lambda: wire.last("seat") == SPECTATOR)

    assert (old.seat, old.own_seat, room.present) == (SPECTATOR, SPECTATOR, set())
    assert wire.last("options") == []
    await hall.choose(old)
    await until(lambda: wire.last("refused"))
    assert wire.last("refused") == "this is not your seat"


@pytest.mark.anyio
async def test_a_seat_open_in_two_browsers_is_told_to_all(hall: QuietHall) -> None:
    """Two tabs of one are none; the second browser may be a thief's."""
    room = given_table(hall.rooms)
    first, _ = hall.sit(room, ASTRID)
    hall.sit(room, ASTRID)
    assert room.doubled == set()

    other, _ = hall.sit(room, ASTRID)
    other.browser = "another"
    hall.came_or_went(room)

    assert room.doubled == {ASTRID}
    for seat in (ASTRID, BJORN, SPECTATOR):
        holder = holder_at(room, seat)
        page = Connection(cast("WebSocket", None), room, holder, "en").page()
        assert str(page["parts"]).count("open in two browsers") == 1
    hall.leave(other)
    assert room.doubled == set()
    assert first.own_seat == ASTRID


# Over the wire


def ask(
    server: Server, method: str, path: str, cookie: str = "", body: bytes = b"", proto: str = ""
) -> http.client.HTTPResponse:
    """An answer with its headers; `proto` is what a proxy says it was asked by."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    line.request(method, path, body or None, {**cookie_header(cookie), "X-Forwarded-Proto": proto})
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    links = server.open_table("runics", ["here", "link"], sit=False)

    for path in (links.watch, links.seats[1].link):
        (cookie,) = (
            value
            for name, value in ask(server, "GET", path).getheaders()
            if name == "set-cookie" and value.startswith("ragnatafl=")
        )
        assert re.search(r"=[\w-]{32}\.[\w-]{22};", cookie)
        for word in ("HttpOnly", "Path=/;", "SameSite=lax", "Max-Age=31536000"):
            assert word in f"{cookie};"
        assert "Secure" not in cookie
    told = ask(server, "GET", links.watch, proto="https")  # by no proxy that is trusted
    assert "Secure" not in str(told.getheader("set-cookie"))


def test_a_preview_of_an_invitation_does_not_use_it_up(server: Server) -> None:
    links = server.open_table("runics", ["here", "link"], sit=False)
    invitation = links.seats[1].link

    for method in ("GET", "HEAD", "GET"):
        assert ask(server, method, invitation).status == 200
    cookie = server.sit(invitation, "Olena")

    assert b'data-seat="1"' in server.get(links.watch, cookie_header(cookie))[1]
    assert b'data-seat="-3"' in server.get(links.watch)[1]


def test_of_two_who_come_at_once_one_sits_down(server: Server) -> None:
    links = server.open_table("runics", ["here", "link"], sit=False)
    cookies = [new_token() for _ in range(8)]
    told: list[int] = []

    def come(cookie: str) -> None:
        told.append(ask(server, "POST", links.seats[1].link, cookie, b"name=x").status)

    threads = [threading.Thread(target=come, args=(cookie,)) for cookie in cookies]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert sorted(told) == [303, *[410] * 7]
    seats = [server.get(links.watch, cookie_header(cookie))[1] for cookie in cookies]
    assert sum(b'data-seat="1"' in page for page in seats) == 1


def test_invitations_that_do_not_work_say_why(server: Server) -> None:
    """In the language of who opens them; each leads to the table, to look on."""
    links = server.open_table("runics", ["here", "link", "link"], sit=False)
    other = server.open_table("runics", ["here", "link"], sit=False)
    used, revoked = links.seats[1].link, links.seats[2].link
    guest = server.sit(used)
    status, told = server.post(f"{links.watch}/invite", {"seat": 2}, cookie_header(links.cookie))
    assert (status, ask(server, "GET", told["link"]).status) == (200, 200)
    wrong = f"{links.watch}/join/{other.seats[1].link.rpartition('/')[2]}"

    for path, cookie, code, status, words in (
        (used, "", "en", 410, "was used already"),
        (revoked, "", "en", 410, "there is a newer invitation"),
        (revoked, "", "uk", 410, "є новіше"),
        (wrong, "", "en", 404, "there is no such invitation"),
        (wrong, "", "ru", 404, "такого приглашения нет"),
        (told["link"], guest, "pt-BR", 409, "este navegador já ocupa um lugar"),
        (told["link"], links.cookie, "en", 409, "holds a seat at this table already"),
    ):
        for method in ("GET", "POST"):
            known = cookie or new_token()
            found, page = server.ask(method, f"{path}?lang={code}", b"", cookie_header(known))
            assert (found, words in page.decode().lower()) == (status, True), (path, method)
            assert f'href="{links.watch}"' in page.decode()


@pytest.mark.anyio
async def test_at_a_table_that_is_closed_nobody_sits_down(tmp_path: Path) -> None:
    """By its owner's order; the invitation is good when it is open again."""
    async with Browser(tmp_path) as browser:
        table = (await browser.post("/new", json=NEW)).json()
        browser.cookies.clear()
        browser.cookies.set("ragnatafl", new_token())
        invitation = table["seats"][1]["link"]

        browser.hall.tables.orders.closed[table["room"]] = "until Friday"
        told = await browser.post(invitation)
        assert (told.status_code, "has closed this table" in told.text) == (403, True)
        browser.hall.tables.orders.closed.clear()
        assert (await browser.post(invitation)).status_code == 303


@pytest.mark.anyio
@pytest.mark.parametrize("spoilt", ["{}", "no JSON", "[]", '{"game": "runics", "places": 7}'])
async def test_a_table_that_somebody_spoilt_hides_no_other(tmp_path: Path, spoilt: str) -> None:
    async with Browser(tmp_path) as browser:
        tables = [(await browser.post("/new", json=NEW)).json()["room"] for _ in range(2)]
        store = browser.hall.tables.rooms.storage
        assert isinstance(store, SQLite)
        values = {"data": spoilt, "room": tables[0]}
        store.run("UPDATE events SET data = :data WHERE room = :room", values)
        browser.hall.tables.rooms.drop(tables[0])

        told = await browser.get(f"/t/{tables[0]}")
        mine = await browser.post("/mine", json={"tables": [{"room": room} for room in tables]})

    assert (told.status_code, "cannot be read" in told.text) == (400, True)
    assert [line["room"] for line in mine.json()] == tables[1:]


def test_a_browser_without_cookies_uses_up_no_invitation(server: Server) -> None:
    links = server.open_table("runics", ["here", "link"], sit=False)

    for cookie in ("", "short", "x" * 65, "ü" * 32):
        headers = {"Cookie": f"ragnatafl={cookie}".encode().decode("latin-1")}
        status, page = server.ask("POST", links.seats[1].link, b"name=Olena", headers)
        assert (status, b"keeps no cookies" in page) == (403, True)

    assert server.sit(links.seats[1].link)


def test_strangers_and_guests_invite_nobody(server: Server) -> None:
    links = server.open_table("runics", ["here", "link", "thrall"])
    guest, path = links.seats[1].cookie, f"{links.watch}/invite"

    for cookie, seat in (("", 1), (new_token(), 1), (links.cookie, 1), (guest, 0), (guest, 2),
                         (guest, 5), (links.cookie, 2)):  # fmt: skip
        status, told = server.post(path, {"seat": seat}, cookie_header(cookie))
        assert status == 400
        assert "invites to it" in told["refused"]
    for body in (b"", b"{}", b'{"seat": -1}', b'{"seat": 1, "x": 1}', b"[" * 5000):
        assert server.post(path, body, cookie_header(guest))[0] == 400
    assert server.post(path, {"seat": 1}, cookie_header(guest))[0] == 200


def test_nobody_fills_the_store_with_invitations(server: Server) -> None:
    links = server.open_table("runics", ["link", "link"])

    told = [
        server.post(f"{links.watch}/invite", {"seat": 0}, links.seats[0].headers) for _ in range(12)
    ]

    assert [status for status, _ in told[:6]] == [200] * 6
    assert "very often" in told[-1][1]["refused"].lower()


def test_odd_forms_seat_nobody(server: Server) -> None:
    links = server.open_table("runics", ["here", "link"], sit=False)
    cookie = new_token()
    for body in (b"name=" + b"x" * 9000, b"&".join([b"a=b"] * 50), b"name=\xff\xfe"):
        assert ask(server, "POST", links.seats[1].link, cookie, body).status == 400

    name = b"name=" + b"%3Cb%3E%00%0A" + b"o" * 100
    assert ask(server, "POST", links.seats[1].link, cookie, name).status == 303
    page = server.get(links.watch, cookie_header(cookie))[1]
    assert b'data-seat="1"' in page


def test_the_name_is_asked_once(server: Server) -> None:
    links = server.open_table("runics", ["here", "link"], sit=False)
    sat = ask(server, "POST", links.seats[1].link, new_token(), "name=Олена Ж".encode())
    name = next(v for n, v in sat.getheaders() if v.startswith("name=")).partition(";")[0]
    other = server.open_table("runics", ["here", "link"], sit=False)

    _, page = server.get(other.seats[1].link, {"Cookie": name})

    assert 'value="Олена Ж"' in page.decode()


@pytest.mark.anyio
async def test_a_seat_is_its_holders_alone(server: Server) -> None:
    """Not who holds another seat, nor who has a seat elsewhere, nor who knows the holder's hash."""
    links = server.open_table("runics", ["link", "link"], {"first": "astrid"})
    other = server.open_table("runics", ["link", "link"])
    for cookie, seat in (
        (links.seats[0].cookie, 0), (links.seats[1].cookie, 1), (other.seats[0].cookie, -3),
        (holder_of(links.seats[0].cookie), -3), ("", -3), ("*", -3),
    ):  # fmt: skip
        guest = await Guest.arrive(server.port, links.room, cookie)
        assert guest.page.seat == seat
        await guest.leave()
        page = server.get(links.watch, cookie_header(cookie))[1].decode()
        assert f'data-seat="{seat}"' in page


@pytest.mark.anyio
async def test_links_of_older_programs_lead_to_their_seats(server: Server) -> None:
    """Also those of onlookers, of moments, and those that browsers have kept."""
    links = server.open_table("runics", ["link", "link"], sit=False)
    code = links.seats[1].link.rpartition("/")[2]  # such a key
    older = f"{links.watch}/{code}"

    assert ask(server, "GET", older).getheader("location") == links.seats[1].link
    moved = ask(server, "GET", f"{older}/replay?at=2&eyes=bjorn").getheader("location")
    assert moved == f"{links.watch}/replay?at=2&eyes=bjorn"
    tables = {"tables": [{"room": links.room, "key": code}]}
    (mine,) = server.post("/mine", tables)[1]
    assert mine["link"] == older
    cookie = server.sit(links.seats[1].link)
    assert ask(server, "GET", older, cookie).getheader("location") == links.watch
    (mine,) = server.post("/mine", tables, cookie_header(cookie))[1]
    assert mine["link"] == links.watch
    assert server.post("/mine", tables)[1] == []


@pytest.mark.anyio
async def test_my_tables_are_known_by_name_and_cookie(server: Server) -> None:
    links = server.open_table("runics", ["link", "link"], {"first": "astrid"})
    tables = {"tables": [{"room": links.room}, {"room": "nowhere"}]}

    found = [server.post("/mine", tables, seat.headers)[1] for seat in links.seats]

    assert [[entry["waiting"] for entry in mine] for mine in found] == [[True], [False]]
    assert server.post("/mine", tables)[1] == []


def test_nothing_secret_in_reports_records_and_what_the_server_prints(server: Server) -> None:
    links = server.open_table("runics", ["link", "link", "link"], sit=False)
    cookies = [server.sit(seat.link) for seat in links.seats[:2]]
    hidden = [*cookies, *map(holder_of, cookies), links.cookie,
              *(seat.link.rpartition("/")[2] for seat in links.seats)]  # fmt: skip

    async def gives_up() -> None:
        for cookie, seat in zip(cookies, (0, 1), strict=True):
            guest = await Guest.arrive(server.port, links.room, cookie)
            await guest.say(say="resign", seat=seat)
            await guest.leave()

    asyncio.run(gives_up())
    for path in ("", "/report", "/replay", "/replay?json", "/log?turn=0", "/record"):
        for cookie in (*cookies, ""):
            text = server.get(f"{links.watch}{path}", cookie_header(cookie))[1].decode()
            assert not [word for word in hidden if word in text], path
    assert not [word for word in hidden if word in server.said]
