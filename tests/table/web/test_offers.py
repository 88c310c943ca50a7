"""What a page lists is what a terminal lists: the same options, rows, words and numbers."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import pytest

from ragnatafl.kernel.match import Match
from ragnatafl.table.telling.menus import FEW, Row, rows_of
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.menu import Menu
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import given_table, play

GAMES = pytest.mark.parametrize(
    ("game", "seats"),
    [("runics", "link link"), ("bloodrage", "link link link"), ("lords", "link link")],
)
ON_THE_WIRE = 4096
"""Bytes that the options of an update may take, compressed: an update is to be under 6 KB."""
Offer = dict[str, Any]  # Any: facts of options, for a program


def rows_in_the_terminal(match: Match[Any], code: str) -> list[Row]:
    decision = match.decision
    return rows_of(decision, match.view(decision.seat), Voice(code, match.game, match.names))


def offered(room: Room, code: str) -> tuple[list[Offer], list[Offer]]:
    seat = room.match.decision.seat
    head = seat_page(room, seat, seat, code).head
    return msgspec.convert((head["options"], head["rows"]), tuple[list[Offer], list[Offer]])


@pytest.mark.slow
@GAMES
def test_page_and_terminal_list_alike(rooms: Rooms, game: str, seats: str) -> None:
    """A number typed here is the number typed there; long lists have the same rows."""
    room = given_table(rooms, game, seats)
    has_rows = False
    for code in ("en", "uk") * 30:
        options, rows = offered(room, code)
        listed = rows_in_the_terminal(room.match, code)

        menu = Menu(listed)
        assert [one["text"] for one in options] == [option.text for option in menu.options]
        assert [one["say"] for one in options] == menu.lines
        assert bool(rows) == (len(options) > FEW)
        told = dict(zip(menu.options, options, strict=True))
        for row in listed:
            for line in row.lines:
                one = told[line.option]
                shared = rows[one["row"]] if rows else {"title": row.title, "stakes": ""}
                assert shared["title"] == row.title
                assert one.get("stakes", shared["stakes"]) == line.stakes
        has_rows |= bool(rows)
        play(room, 3, room.stored)
        if room.over:
            break
    assert has_rows


def test_what_ends_a_phase_is_marked(rooms: Rooms) -> None:
    room = given_table(rooms, "lords", "link link")
    while room.match.decision.prompt != "hero-phase":
        play(room, 1, room.stored)
    options, _ = offered(room, "en")

    assert [one["text"] for one in options if one.get("ending")] == ["skip"]
    assert options[-1]["text"] == "skip"


@pytest.mark.slow
@GAMES
def test_options_are_a_small_part_of_an_update(rooms: Rooms, game: str, seats: str) -> None:
    room = given_table(rooms, game, seats)
    largest = 0
    for _ in range(60):
        sent = msgspec.json.encode(offered(room, "uk"))
        largest = max(largest, len(zlib.compress(sent, 6)))
        play(room, 5, room.stored)
        if room.over:
            break
    assert largest <= ON_THE_WIRE
