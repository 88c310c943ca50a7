"""Seats that the rules play, at a table in the browser."""

from __future__ import annotations

from random import Random

import pytest

from ragnatafl.games import register
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.lab.guests import Server, arrive_all
from ragnatafl.table.web.pages.forms import new_table_form
from ragnatafl.table.web.pages.fragments import won_line
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.places import SeatKind
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import voice_at
from table.web.given import (
    ASTRID,
    BJORN,
    DAGNY,
    given_links,
    given_seed,
    given_table,
    in_its_own_thread,
    play,
    play_on,
    said,
)
from toys.raid import GAME as RAID

register(SURTR)


def given_raid(rooms: Rooms, seats: str = "link link link", automas: int = 1) -> Room:
    return given_table(rooms, "raid", seats, automas=automas)


def given_surtr(rooms: Rooms, turns: int = 0, code: str = "en", seed: int = 3) -> Room:
    """A person alone against Aslaug, after so many turns at random."""
    options = {"hero": "aslaug"}
    room = rooms.keep(rooms.lay(
        "surtr", [("automa", "", ""), ("link", "Olena", "")], options, seed=str(seed),
        source="fast", code=code,
    ))  # fmt: skip
    rng = Random(1)
    while room.match.state.turns < turns:
        (decision,) = room.asked()
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))
    return room


# Seats


def test_nobody_can_take_the_seat_of_an_automa(rooms: Rooms) -> None:
    room = given_raid(rooms)

    assert [place.kind for place in room.places] == ["link", "link", "automa"]
    assert (room.places[DAGNY].holder, room.places[DAGNY].invitation) == ("", "")
    assert given_links(room).seats[DAGNY].link == ""


def test_seat_that_the_rules_do_not_play_needs_somebody(rooms: Rooms) -> None:
    with pytest.raises(BadInput, match="raid: the rules do not play seat 1"):
        rooms.keep(rooms.lay("raid", [("automa", "", ""), ("link", "", "")], {}))


def test_one_person_among_automas_is_alone_and_takes_back_what_they_like(rooms: Rooms) -> None:
    """After a Follower's whole turn too: back to one's own last choice."""
    room = given_surtr(rooms, turns=3)
    before = len(room.match.lines)
    room.do(room.undo(BJORN, room.moment))

    assert room.alone
    assert len(room.match.lines) == before - 1
    assert room.match.lines[-1].seat == BJORN


def test_table_comes_back_from_storage_with_its_automas(rooms: Rooms) -> None:
    name = given_surtr(rooms, turns=3).name
    again = Rooms(rooms.storage).find(name)

    assert again is not None
    assert [(place.kind, place.name) for place in again.places] == [
        ("automa", "Aslaug"),
        ("link", "Olena"),
    ]


def test_follower_is_called_in_the_language_of_who_opened_the_table(rooms: Rooms) -> None:
    assert given_surtr(rooms, code="uk").match.names == ("Аслауг", "Olena")


def test_who_reads_another_language_has_the_follower_in_that(rooms: Rooms) -> None:
    """The record has the name that it was opened with."""
    room = given_surtr(rooms)

    shown = str(seat_page(room, BJORN, BJORN, "uk").parts["players"])

    assert room.match.names == ("Aslaug", "Olena")
    assert "Аслауг" in shown
    assert "Aslaug" not in shown


def test_rematch_seats_the_automas_again(rooms: Rooms) -> None:
    room = rooms.keep(rooms.lay_again(given_surtr(rooms), "en"))

    assert [(place.kind, place.name) for place in room.places] == [
        ("automa", "Aslaug"),
        ("link", "Olena"),
    ]


def test_automa_wins_if_the_only_person_gives_up(rooms: Rooms) -> None:
    room = given_raid(rooms, automas=2)
    room.do(room.resign(ASTRID))

    assert room.over
    assert room.winner_by_resigning == BJORN


def test_among_people_a_bot_plays_on(rooms: Rooms) -> None:
    room = given_raid(rooms)
    room.do(room.resign(ASTRID))

    assert not room.over
    assert room.places[ASTRID].by_bot


def test_people_are_told_that_they_lost(rooms: Rooms) -> None:
    """Onlookers have lost nothing."""
    people: list[tuple[SeatKind, str, str]] = [("link", "", "")] * 2
    room = play(
        rooms.keep(rooms.lay("raid", people, {"automas": 1}, seed="1", source="fast")), seed=4
    )
    voice = voice_at(room, "en")

    assert room.match.winners == (BJORN,)
    assert won_line(room, voice, ASTRID) == "You have lost. Bjorn wins!"
    assert won_line(room, voice) == "The game is over. Bjorn wins!"
    assert "You have lost. Bjorn wins!" in seat_page(room, ASTRID, ASTRID, "en").parts["banner"]


def test_bot_cannot_take_an_automas_seat(rooms: Rooms) -> None:
    shown = seat_page(given_surtr(rooms), BJORN, BJORN, "en").parts["players"]
    own, other = shown.split("<li")[2], shown.split("<li")[1]

    assert "automa: the rules play it" in other
    assert "data-act" not in other
    assert "data-act" in own


@pytest.mark.slow
def test_person_bot_and_follower_play_together(server: Server) -> None:
    """The bot chooses from what it sees, the Follower by its rules, the person by link."""
    links = given_seed(server, "surtr", "automa link thrall", options={"people": 2})

    async def story() -> None:
        guests = await arrive_all(server, links)
        await play_on(guests, Random(2), 12)
        await guests[0].leave()

    in_its_own_thread(story())

    assert [seat.kind for seat in links.seats] == ["automa", "link", "bot"]
    assert said(server, links, ASTRID) == []
    assert len(said(server, links, BJORN)) >= 12
    assert len(said(server, links, DAGNY)) >= 4


# The form of a new table


def test_form_asks_for_nobody_where_the_rules_play() -> None:
    form = new_table_form(SURTR, "en")
    rows = form.split('<li class="row"')[1:]

    assert ["data-automa" in row for row in rows] == [True, False, False, False]
    assert '<option value="here" selected>' in rows[1]
    assert 'data-automa"' not in new_table_form(RAID, "en")


def test_form_learns_which_seats_the_rules_play(server: Server) -> None:
    sketch = {"game": "raid", "seats": 4, "options": {"automas": "2"}}

    assert server.post("/seats", sketch) == (200, {"automas": [2, 3]})
    assert server.post("/seats", sketch | {"seats": 5})[0] == 400
    assert server.post("/seats", sketch | {"options": {"automas": "x"}})[0] == 400


def test_table_is_opened_with_automas(server: Server) -> None:
    seats = [{"kind": "here", "name": "Olena"}, {"kind": "automa"}]
    form = {"game": "raid", "seats": seats, "options": {"automas": 1}}
    status, links = server.post("/new", form)

    assert status == 200
    assert [seat["kind"] for seat in links["seats"]] == ["here", "automa"]
    assert server.post("/new", form | {"options": {}})[0] == 400


def test_refusals_are_those_of_the_room(rooms: Rooms) -> None:
    """An automa's seat speaks for nobody."""
    room = given_raid(rooms, "link link", 1)

    with pytest.raises(Illegal):
        room.do(room.choose(BJORN, "keep axe-1", room.moment))
