"""A table gathers before it is dealt: first the hash, then seals, what was sealed, the cards."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
import pytest

from ragnatafl.kernel.chance import mix, seal_of
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.lab.guests import Guest, Links, Server, arrive_all, cookie_header, news
from ragnatafl.table.automas import called
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.holders import new_token
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.rooms import Rooms
from table.web.gathered import (
    GUEST,
    OPENER,
    THIRD,
    given_gathering,
    given_sealed,
    loaded,
    opens,
    refused,
    seals,
    sits,
)
from table.web.given import ASTRID, BJORN, DAGNY, given_table, play

# When it is dealt


def test_it_is_dealt_when_everybody_has_shown_what_was_sealed(rooms: Rooms) -> None:
    room = given_gathering(rooms, seats="here link link")
    assert room.gathering.awaited == [ASTRID, BJORN, DAGNY]

    seals(room, ASTRID, "a1")
    sits(room, DAGNY, THIRD, "d4")
    assert (room.gathering.closed, room.gathering.awaited) == (False, [BJORN])
    sits(room, BJORN, GUEST, "b2")
    assert (room.gathering.closed, room.gathering.awaited) == (True, [ASTRID, BJORN, DAGNY])
    opens(room, DAGNY, "d4")
    opens(room, ASTRID, "a1")
    assert (room.begun, room.gathering.awaited, room.asked()) == (False, [BJORN], ())
    opens(room, BJORN, "b2")

    assert room.begun
    assert room.asked()
    assert room.match.seed == mix(room.luck.secret, ("a1", "b2", "d4"))
    assert room.storage.events(room.name)[-1].data == {"nonces": ["a1", "b2", "d4"]}


def test_what_comes_last_and_what_follows_are_stored_together(rooms: Rooms) -> None:
    """A server that dies in between leaves no table that waits for nobody."""
    room = given_gathering(rooms)
    seals(room, ASTRID, "a1")

    sat = room.sit(room.places[BJORN].invitation, GUEST, "Bjorn", seal_of("b2"))
    room.do(sat)
    opens(room, BJORN, "b2")
    opened = room.gathering.open([ASTRID], "a1")

    assert [entry.kind for entry in sat.entries] == ["sit", "close"]
    assert [entry.kind for entry in opened.entries] == ["mix", "begin"]


def test_a_table_comes_back_as_it_gathered_and_as_it_was_dealt(rooms: Rooms) -> None:
    room = given_gathering(rooms)
    seals(room, ASTRID, "a1")
    again = loaded(room)
    assert (again.gathering.closed, again.gathering.awaited) == (False, [BJORN])

    sits(room, BJORN, GUEST, "b2")
    opens(room, ASTRID, "a1")
    again = loaded(room)
    assert (again.gathering.closed, again.gathering.awaited) == (True, [BJORN])
    assert again.gathering.seals == (seal_of("a1"), seal_of("b2"))

    opens(room, BJORN, "b2")
    play(room, 5)
    again = loaded(room)
    assert again.begun
    assert again.match.seed == room.match.seed
    assert again.match.state.zones == room.match.state.zones


def test_who_opened_it_may_begin_without_those_who_have_not_come(rooms: Rooms) -> None:
    """Who is there mixes in all the same; who comes later sits down, but mixes nothing in."""
    room = given_gathering(rooms, seats="here link link")
    seals(room, ASTRID, "a1")
    sits(room, BJORN, GUEST, "b2")

    assert refused(lambda: room.begin(GUEST)) == "not-yours-to-begin"
    assert refused(lambda: room.begin("")) == "not-yours-to-begin"
    room.do(room.begin(OPENER))
    assert (room.begun, room.gathering.awaited) == (False, [ASTRID, BJORN])
    sits(room, DAGNY, THIRD, "d4")
    opens(room, ASTRID, "a1")
    opens(room, BJORN, "b2")

    assert room.begun
    assert room.nonces == ("a1", "b2", "")
    assert room.gathering.seals == (seal_of("a1"), seal_of("b2"), "")
    assert refused(lambda: room.begin(OPENER)) == "not-yours-to-begin"


def test_who_opened_it_may_begin_without_those_who_do_not_come_back(rooms: Rooms) -> None:
    """And everybody sees whose seal stayed closed: a host who leaves some out is seen."""
    room = given_sealed(rooms)
    opens(room, ASTRID, "a1")

    assert refused(lambda: room.begin(GUEST, without=True)) == "not-yours-to-begin"
    room.do(room.begin(OPENER, without=True))

    assert room.begun
    assert room.nonces == ("a1", "")
    assert refused(lambda: opens(room, BJORN, "b2")) == "stale"
    for table in (room, loaded(room)):
        told = str(seat_page(table, SPECTATOR, SPECTATOR, "en").parts["luck"])
        assert re.findall(r'data-seat="(.)"[^>]*data-nonce=""', told) == ["1"]
        assert told.count("never opened") == 1
        assert seal_of("b2") in told


def test_a_double_click_on_begin_leaves_nobody_out(rooms: Rooms) -> None:
    room = given_gathering(rooms, seats="here link link")
    seals(room, ASTRID, "a1")
    sits(room, BJORN, GUEST, "b2")

    room.do(room.begin(OPENER))
    room.do(room.begin(OPENER))

    assert (room.begun, room.gathering.awaited) == (False, [ASTRID, BJORN])


def test_people_at_one_screen_seal_once(rooms: Rooms) -> None:
    room = given_gathering(rooms, seats="here here link")
    assert room.gathering.awaited == [ASTRID, DAGNY]

    seals(room, BJORN, "a1")
    sits(room, DAGNY, THIRD, "d4")
    opens(room, BJORN, "a1")
    opens(room, DAGNY, "d4")

    assert room.nonces == ("a1", "", "d4")


def test_one_browser_alone_seals_and_shows_at_once(rooms: Rooms) -> None:
    room = given_gathering(rooms, seats="here thrall")
    assert room.gathering.wants([ASTRID]) == "seal"
    seals(room, ASTRID, "a1")
    assert room.gathering.wants([ASTRID]) == "open"
    opens(room, ASTRID, "a1")

    assert (room.begun, room.nonces) == (True, ("a1", ""))


@pytest.mark.parametrize("wrong", ["a b", "a1", "A" * 64, "g" * 64, "0" * 63, "0" * 65, "\n", "ä"])
def test_what_is_no_seal_is_refused_and_nobody_sits_down(rooms: Rooms, wrong: str) -> None:
    room = given_gathering(rooms)
    invitation = room.places[BJORN].invitation

    with pytest.raises(BadInput, match="seal"):
        room.sit(invitation, GUEST, "Bjorn", wrong)
    with pytest.raises(BadInput, match="seal"):
        room.gathering.seal([ASTRID], wrong)

    assert room.stored == 1
    assert room.seating.invited(invitation) == BJORN


@pytest.mark.parametrize("wrong", ["a b", "a,b", "a:b", "x" * 65, "server-1", "\n", "ä"])
def test_what_is_no_nonce_is_refused_even_if_it_was_sealed(rooms: Rooms, wrong: str) -> None:
    room = given_sealed(rooms, b=wrong)

    with pytest.raises(BadInput, match="nonce"):
        opens(room, BJORN, wrong)

    assert room.gathering.awaited == [ASTRID, BJORN]


def test_for_who_runs_no_programs_the_server_seals_and_says_so(rooms: Rooms) -> None:
    room = given_gathering(rooms)
    seals(room, ASTRID, "a1")

    sits(room, BJORN, GUEST, "")
    assert room.gathering.awaited == [ASTRID]
    opens(room, ASTRID, "a1")

    assert room.begun
    assert re.fullmatch("server-[0-9a-f]{32}", room.nonces[BJORN])
    assert room.gathering.seals[BJORN] == seal_of(room.nonces[BJORN])
    assert "(made by the server)" in seat_page(room, BJORN, BJORN, "en").parts["luck"]


def test_automas_are_called_by_what_they_play_once_it_is_dealt(rooms: Rooms) -> None:
    room = given_gathering(rooms, "surtr", "automa here link", people=2)
    seals(room, BJORN, "b2")
    sits(room, DAGNY, THIRD, "d4")
    opens(room, BJORN, "b2")
    assert room.places[ASTRID].name == "Astrid"

    opens(room, DAGNY, "d4", "uk")

    names = called(room.match, Voice("uk", room.match.game))
    assert room.places[ASTRID].name == names[ASTRID]
    assert loaded(room).match.names == room.match.names == (names[ASTRID], "Bjorn", "Dagny")


def test_tables_opened_in_code_and_those_of_older_programs_are_dealt_at_once(rooms: Rooms) -> None:
    assert given_table(rooms, "raid", "link link").begun
    assert given_table(rooms, "raid", "here link").nonces == ()


def test_where_no_person_can_sit_nobody_is_awaited(rooms: Rooms) -> None:
    """The one invited person was given the seat of a Follower, which the rules play."""
    room = given_gathering(rooms, "surtr", "link bot")

    assert [place.kind for place in room.places] == ["automa", "bot"]
    assert room.begun


# At a server


def given_invitations(server: Server, game: str = "raid", seats: str = "here link") -> Links:
    return server.open_table(game, seats.split(), sit=False)


def test_over_http_a_table_with_people_by_link_gathers(server: Server) -> None:
    links = given_invitations(server)
    guest = links.seats[1]

    status, page = server.get(guest.link)
    hash_shown = re.search(rb'data-hash="([0-9a-f]{64})"', page)
    assert status == 200
    assert hash_shown is not None
    for path in ("replay", "replay?json", "story", "log?turn=0", "read?what=card:axe-1"):
        status, answer = server.get(f"{links.watch}/{path}", cookie_header(links.cookie))
        assert status == 400
        assert b"not dealt yet" in answer
    token = server.sit(guest.link, "Rui", seal=seal_of("b2b2"))

    def luck() -> Any:  # Any: a report's JSON
        report = server.get(f"{links.watch}/report", cookie_header(token))[1]
        return msgspec.json.decode(report)["luck"]

    assert luck()["hash"] == hash_shown[1].decode()
    assert luck()["seals"][1] == seal_of("b2b2")
    assert (luck()["nonces"], luck()["dealt"]) == ([], False)
    asyncio.run(mixes_in(server, links.room, token, "b2b2"))
    assert (luck()["nonces"][1], luck()["dealt"]) == ("b2b2", True)


def test_one_browser_alone_is_dealt_at_once(server: Server) -> None:
    links = server.open_table("raid", ["here", "thrall"])

    report = msgspec.json.decode(
        server.get(f"{links.watch}/report", cookie_header(links.cookie))[1]
    )

    assert report["luck"]["dealt"]
    assert report["luck"]["nonces"][0].startswith("server-")


async def mixes_in(server: Server, room: str, cookie: str, nonce: str) -> None:
    guest = await Guest.arrive(server.port, room, cookie)
    await guest.mix_in(nonce)
    await guest.leave()


def test_a_page_is_shown_the_hash_and_then_mixes_in(server: Server) -> None:
    """As the page of a new table does it: `wait` says that it will."""
    links = server.open_table("raid", ["here", "thrall"], wait=True)

    async def story() -> None:
        guest = await Guest.arrive(server.port, links.room, links.cookie)
        assert guest.page.asked == []
        assert guest.page.parts is not None
        assert b"data-hash" in bytes(guest.page.parts["gathering"])
        await guest.say(say="choose", seat=0, option="keep axe-1", moment=0)
        assert "not dealt yet" in (await guest.next()).refused
        await guest.mix_in("a1")
        assert guest.page.options
        await guest.leave()

    asyncio.run(story())


def test_only_who_opened_it_begins_without_the_others(server: Server) -> None:
    links = server.open_table("raid", ["here", "link", "link"], sit=False)
    links.seats[1].cookie = server.sit(links.seats[1].link)

    async def story() -> None:
        opener, guest = await arrive_all(server, links)
        await guest.say(say="begin")
        while not (answer := await guest.next()).refused:
            pass
        assert "whoever opened the table" in answer.refused
        await opener.say(say="begin")
        while not guest.page.asked:
            await news([guest])
        await opener.leave()
        await guest.leave()

    asyncio.run(story())


@pytest.mark.parametrize("body", ["seal=a1", "seal=" + "x" * 70, "seal=" + "A" * 64])
def test_a_bad_seal_over_http_changes_nothing(server: Server, body: str) -> None:
    links = given_invitations(server)

    status, answer = server.ask(
        "POST", links.seats[1].link, body.encode(), cookie_header(new_token())
    )

    assert status == 400
    assert b"seal" in answer
    assert server.get(links.seats[1].link)[0] == 200
