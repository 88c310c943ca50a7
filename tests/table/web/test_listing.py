"""Tables of the lobby before they are dealt: who comes and goes, who is sent away, who is there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ragnatafl.kernel.chance import seal_of
from ragnatafl.kernel.decisions import Illegal, Refusal
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.club.listing import AGAIN_SECONDS, Listed
from ragnatafl.table.web.refusals import (
    BegunAlready,
    NotListed,
    NotYourSeat,
    NotYoursToList,
    NotYoursToSendAway,
    SeatJustTaken,
    SentAway,
    SitsHereAlready,
    Stale,
    TableIsFull,
)
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, DAGNY, filled

OPENER, OLENA, RUI = "opener", "olena", "rui"
NONCES = {OPENER: "1" * 32, OLENA: "2" * 32, RUI: "3" * 32}


def given_waiting(rooms: Rooms, seats: str = "here link link", listed: Listed = "club") -> Room:
    """A table in the lobby; who opened it sits there."""
    laid = rooms.lay("runics", filled(seats), {}, opener=OPENER, gathers=True, listed=listed)
    return rooms.keep(laid)


def joins(room: Room, *people: str) -> None:
    for person in people:
        room.do(room.listing.join(person, person.capitalize()))


def is_ready(room: Room, person: str) -> None:
    """Says to be there, by a seal."""
    here = room.seating.seats_here(room.seating.seat_of(person))
    room.do(room.seal(here, seal_of(NONCES[person])))


def shows(room: Room, person: str) -> None:
    here = room.seating.seats_here(room.seating.seat_of(person))
    room.do(room.gathering.open(here, NONCES[person]))


def is_checking(room: Room) -> bool:
    """Is everybody asked whether they are there?"""
    return room.listing.check is not None


def again(rooms: Rooms, room: Room) -> Room:
    """As another process finds it."""
    found = rooms.load(room.name)
    assert found is not None
    return found


@contextmanager
def refused(refusal: type[Refusal]) -> Iterator[None]:
    with pytest.raises(Illegal) as fault:
        yield
    assert isinstance(fault.value.refusal, refusal)


def test_all_come_say_to_be_there_and_are_dealt(rooms: Rooms) -> None:
    room = given_waiting(rooms)
    joins(room, OLENA)
    assert not is_checking(room)
    assert room.listing.wants([ASTRID]) == ""

    joins(room, RUI)
    assert is_checking(room)
    assert room.seating.names == ("Astrid", "Olena", "Rui")

    for person in (RUI, OPENER, OLENA):
        assert room.listing.wants([room.seating.seat_of(person)]) == "ready"
        is_ready(room, person)
    assert room.gathering.closed
    for person in (OPENER, OLENA, RUI):
        shows(room, person)
    assert room.begun
    assert again(rooms, room).match.seed == room.match.seed


def test_nobody_is_ready_before_all_have_come(rooms: Rooms) -> None:
    room = given_waiting(rooms)

    with refused(Stale):
        is_ready(room, OPENER)


def test_who_does_not_say_to_be_there_loses_the_seat(rooms: Rooms) -> None:
    room = given_waiting(rooms)
    joins(room, OLENA, RUI)
    is_ready(room, OPENER)
    is_ready(room, RUI)

    room.do(room.listing.unready())

    assert room.seating.seat_of(OLENA) == SPECTATOR
    assert room.listing.free == [BJORN]
    assert not is_checking(room)
    assert room.places[BJORN].name == "Bjorn"
    joins(room, OLENA)  # who lost it by being late may come back
    assert is_checking(room)
    assert sorted(room.gathering.awaited) == [ASTRID, BJORN, DAGNY]  # all are asked anew
    assert room.listing.free == again(rooms, room).listing.free == []


def test_a_table_at_which_nobody_is_left_leaves_the_lobby(rooms: Rooms) -> None:
    room = given_waiting(rooms)
    joins(room, OLENA, RUI)

    room.do(room.listing.unready())

    assert room.listing.free == [ASTRID, BJORN, DAGNY]
    assert room.listing.listed == ""
    with refused(NotListed):
        joins(room, OLENA)


def test_somebody_gets_up_and_the_seat_is_free_again(rooms: Rooms) -> None:
    room = given_waiting(rooms, "here link")
    before = room.places[BJORN].invitation
    joins(room, OLENA)

    room.do(room.listing.leave(OLENA))

    assert not is_checking(room)
    assert room.places[BJORN].invitation not in ("", before)
    with refused(NotYourSeat):
        room.listing.leave(OLENA)
    joins(room, RUI)
    assert room.seating.seat_of(RUI) == BJORN


def test_who_was_sent_away_does_not_come_back(rooms: Rooms) -> None:
    room = given_waiting(rooms)
    joins(room, OLENA)

    with refused(NotYoursToSendAway):
        room.listing.send_away(ASTRID, OLENA)
    with refused(NotYoursToSendAway):
        room.listing.send_away(ASTRID, OPENER)
    with refused(NotYoursToSendAway):
        room.listing.send_away(DAGNY, OPENER)
    room.do(room.listing.send_away(BJORN, OPENER))

    for known in (room, again(rooms, room)):
        with refused(SentAway):
            known.listing.join(OLENA, "Somebody else")
        with refused(SentAway):
            known.sit(known.places[BJORN].invitation, OLENA, "By invitation")
    joins(room, RUI)
    assert room.seating.names[1] == "Rui"


def test_a_seat_just_taken_by_somebody_else_is_refused(rooms: Rooms) -> None:
    room = given_waiting(rooms)
    joins(room, OLENA)

    with refused(SeatJustTaken):
        room.listing.join(RUI, "Rui", BJORN)
    with refused(SitsHereAlready):
        room.listing.join(OLENA, "Olena", DAGNY)
    room.do(room.listing.join(RUI, "Rui", DAGNY))
    with refused(TableIsFull):
        room.listing.join("dag", "Dag")


def test_nobody_comes_or_goes_when_it_has_begun(rooms: Rooms) -> None:
    room = given_waiting(rooms, "here link")
    joins(room, OLENA)
    is_ready(room, OPENER)
    is_ready(room, OLENA)

    with refused(BegunAlready):
        room.listing.leave(OLENA)
    with refused(BegunAlready):
        room.listing.send_away(BJORN, OPENER)
    with refused(BegunAlready):
        room.listing.join(RUI, "Rui")
    with refused(BegunAlready):
        room.listing.show("", OPENER)


def test_a_browser_that_does_not_show_its_number_is_not_waited_for(rooms: Rooms) -> None:
    room = given_waiting(rooms, "here link")
    joins(room, OLENA)
    is_ready(room, OPENER)
    is_ready(room, OLENA)
    shows(room, OPENER)

    room.do(room.listing.begin_without())

    assert room.begun
    assert room.nonces == (NONCES[OPENER], "")


def test_who_opened_a_table_decides_who_sees_it(rooms: Rooms) -> None:
    room = given_waiting(rooms, listed="")
    with refused(NotListed):
        room.listing.join(OLENA, "Olena")
    with refused(NotYoursToList):
        room.listing.show("open", OLENA)

    room.do(room.listing.show("open", OPENER))

    joins(room, OLENA)
    assert again(rooms, room).listing.listed == "open"


def test_by_invitation_one_sits_down_at_a_table_of_the_lobby_too(rooms: Rooms) -> None:
    room = given_waiting(rooms, "here link")

    room.do(room.sit(room.places[BJORN].invitation, OLENA, "Olena", seal_of(NONCES[OLENA])))

    assert is_checking(room)
    assert room.places[BJORN].seal == ""  # she has not said to be there


def test_a_name_of_three_hundred_signs_and_marks_is_cleaned(rooms: Rooms) -> None:
    room = given_waiting(rooms)

    room.do(room.listing.join(OLENA, "\u202e" + "x" * 300))

    assert room.places[BJORN].name == "x" * 24


def test_a_rematch_keeps_who_sees_it_and_asks_the_same_people(rooms: Rooms) -> None:
    room = given_waiting(rooms, "here link", "open")
    joins(room, OLENA)
    for person in (OPENER, OLENA):
        is_ready(room, person)
    for person in (OPENER, OLENA):
        shows(room, person)
    room.do(room.resign(BJORN))

    rematch = rooms.keep(rooms.lay_again(room))

    assert rematch.listing.listed == "open"
    assert rematch.listing.check is not None
    assert rematch.listing.check.seconds == AGAIN_SECONDS
    assert [place.holder for place in rematch.places] == [OPENER, OLENA]
    is_ready(rematch, OLENA)
    rematch.do(rematch.listing.unready())
    assert rematch.listing.free == [ASTRID]
    assert rematch.seating.seat_of(OLENA) == Seat(1)


def test_tables_of_before_are_not_in_the_lobby_and_ask_nobody(rooms: Rooms) -> None:
    laid = rooms.lay("runics", filled("here link"), {}, opener=OPENER, gathers=True)

    assert "listed" not in laid.entries[0].data
    assert laid.room.listing.wants([ASTRID]) == "seal"
