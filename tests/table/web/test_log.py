"""The log of a page: sent in chunks of whole turns, of which only the last one is sent anew."""

from __future__ import annotations

import re
import zlib

import pytest

from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.web.pages.log import WHOLE, log_parts, turn_lines
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import voice_at
from table.web.given import ASTRID, given_table, play


def log_of(room: Room) -> dict[str, str]:
    return dict(log_parts(room, ASTRID, voice_at(room, "en")))


@pytest.mark.parametrize("game", ["runics", "bloodrage", "lords"])
def test_only_the_end_of_the_log_is_sent_anew(rooms: Rooms, game: str) -> None:
    room = play(given_table(rooms, game, seats="link link link"), 30)
    before = log_of(room)

    for number in range(60):
        play(room, 1, seed=number)
        after = log_of(room)
        changed = [name for name, chunk in after.items() if before.get(name) != chunk]
        last = [f"log.{place}" for place in range(len(before) - 1, len(after))]
        aged = [f"log.{place}b" for place in range(len(before) - WHOLE, len(after) - WHOLE)]
        assert set(changed) <= {*last, *aged}
        assert len(zlib.compress("".join(after[name] for name in changed).encode())) < 4000
        before = after


@pytest.mark.slow
def test_turns_long_past_are_sent_as_headings(rooms: Rooms) -> None:
    room = play(given_table(rooms, "lords", seats="link link link"), 600)
    parts = log_of(room)
    brief = [chunk for name, chunk in parts.items() if name.endswith("b")]

    assert len(parts) - len(brief) == WHOLE
    assert len(brief) > WHOLE
    assert "<li" not in "".join(brief)
    assert len(zlib.compress("".join(parts.values()).encode())) < 8000


@pytest.mark.slow
def test_the_lines_of_a_turn_are_those_that_its_reader_had(rooms: Rooms) -> None:
    """Hidden cards of others stay hidden; two people at one screen get what is open to all."""
    room = play(given_table(rooms, "lords", seats="link link"), 400)
    there = rooms.keep(
        rooms.lay("lords", [("here", "", ""), ("here", "", "")], {}, None, "1", "fast")
    )
    play(there, 400)

    for table, eyes in ((room, ASTRID), (there, SPECTATOR)):
        whole = "".join(log_parts(table, eyes, voice_at(table, "en"), whole=10_000).values())
        firsts = [int(n) for n in re.findall(r'id="turn:(\d+)"', whole)]
        assert len(firsts) > 5
        assert "".join(turn_lines(table, ASTRID, first, "en") for first in firsts) == whole


def test_a_turn_that_is_none_has_no_lines(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics"), 6)

    assert turn_lines(room, ASTRID, 10_000, "en") == ""


def test_every_line_says_which_event_it_tells_and_whom_it_concerns(rooms: Rooms) -> None:
    room = play(given_table(rooms, "bloodrage", seats="link link link"), 60)
    markup = "".join(log_of(room).values())

    numbers = [int(n) for n in re.findall(r'<li data-event="(\d+)"', markup)]
    concerned = re.findall(r'<li data-event="\d+" data-seats="([\d ]*)"', markup)

    assert numbers == sorted(set(numbers))
    assert len(concerned) == len(numbers)
    assert numbers[-1] < len(room.match.events)


def test_what_is_taken_back_is_gone_from_the_log(rooms: Rooms) -> None:
    room = given_table(rooms, "runics", seats="link thrall")
    play(room, 4)
    log_of(room)

    room.do(room.undo(ASTRID, room.moment))
    play(room, 3, seed=9)

    fresh = log_of(rooms_again(room))
    assert log_of(room) == fresh


def rooms_again(room: Room) -> Room:
    """The same table as it is stored, with nothing remembered."""
    return Room(room.storage, room.name, room.storage.events(room.name))


def test_a_new_name_is_in_every_line_and_on_its_filter(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics"), 6)
    assert "Astrid" in "".join(log_of(room).values())

    room.do(room.rename(ASTRID, "Olena <3"))

    page = seat_page(room, ASTRID, ASTRID, "en").parts
    told = "".join(part for name, part in page.items() if name.startswith("log."))
    assert "Astrid" not in re.sub(r'data-anchors="[^"]*"', "", told)
    assert "Olena &lt;3" in told
    assert "Olena &lt;3" in page["filters"]


def test_onlookers_have_the_headings_that_players_have(rooms: Rooms) -> None:
    room = play(given_table(rooms, "bloodrage", seats="link link link"), 80)
    voice = voice_at(room, "en")

    def headings(eyes: Seat) -> list[str]:
        markup = "".join(log_parts(room, eyes, voice).values())
        return re.findall(r"<summary>.*?</summary>|<h[34][^>]*>.*?</h[34]>", markup)

    assert headings(ASTRID) == headings(SPECTATOR)
    assert any("Turn of" in heading for heading in headings(SPECTATOR))
