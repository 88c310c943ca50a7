"""Markup: a page is made of templates that stand in the code, and what comes in is escaped.

That a text without `escape` fits no hole is for the type checker. Here is shown what it cannot see:
nobody builds a template from a text, and few places say of a text that it is markup.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

import ragnatafl.table.web
from ragnatafl.games import find_game, register
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.web.pages.log import turn_lines
from ragnatafl.table.web.pages.replay import replay_page, replay_parts
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.pages.story import told_at
from ragnatafl.table.web.pages.table import table_page
from ragnatafl.table.web.pages.then import board_then
from ragnatafl.table.web.places import SeatKind
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from toys.raid import GAME as RAID

register(SURTR)
register(RAID)

WEB = Path(ragnatafl.table.web.__path__[0])
DRAWN_ELSEWHERE = {
    "pages/markdown.py",  # our rules and how-to pages, with HTML in them switched off
    "pages/pictures.py",  # a game draws itself, and escapes the names it draws
    "pages/reading.py",  # a picture of ours; addresses of pictures in a how-to page
    "pages/rules.py",  # our rules, which are HTML already; a game draws its scenes
    "pages/glossary.py",  # a game draws the faces of its cards
    "pages/sheet.py",  # our words, which are HTML already, and faces again
    "pages/beside.py",  # letters that a game draws
    "box/page.py",  # a game draws the face of what was typed, and escapes its names
    "pages/read.py",  # a game draws the faces of its components
    "pages/livery.py",  # colours that a game declares
    "pages/cards.py",  # and gives their style
    "pages/shell.py",  # icons of ours
    "pages/invitation.py",  # a library draws a QR code
}


def calls(function: str) -> Iterator[tuple[str, ast.Call]]:
    """All calls of a function in the pages, with where they are."""
    for path in sorted(WEB.rglob("*.py")):
        name = path.relative_to(WEB).as_posix()
        if name == "markup.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == function:
                yield name, node


def is_written_out(call: ast.Call) -> bool:
    return isinstance(call.args[0], ast.Constant)


def test_every_template_is_written_out() -> None:
    found = list(calls("html"))

    assert len(found) > 50
    assert [name for name, call in found if not is_written_out(call)] == []


@pytest.mark.slow
def test_few_places_say_that_a_text_is_markup() -> None:
    assert {name for name, call in calls("Markup") if not is_written_out(call)} == DRAWN_ELSEWHERE


# Whatever somebody is called is text

EVIL = "<x-evil a='\"&>"
GAMES = pytest.mark.parametrize("name", ["runics", "bloodrage", "lords", "surtr", "raid"])


def is_text(sent: object) -> bool:
    """Is it told, and nowhere as markup? Texts of messages are put into pages as texts."""
    told = msgspec.json.encode(sent).decode()
    assert "<x-evil" not in told
    return "&lt;x-evil" in told


def pages_of(room: Room, seat: Seat, code: str) -> Iterator[object]:
    """All that is markup among what a browser gets of a table."""
    yield seat_page(room, seat, seat, code).parts
    yield table_page(room, seat, code)
    yield replay_page(room, seat, code)
    yield replay_parts(room, seat, None, "bjorn", code)["parts"]
    last = len(room.match.events) - 1
    if last >= 0:
        yield board_then(room, seat, last, code, -1)
    yield [turn_lines(room, seat, one.first, code) for one in told_at(room)[-3:]]


@pytest.mark.slow
@GAMES
def test_names_are_never_markup(rooms: Rooms, name: str) -> None:
    """On no page and in no picture, at every stage of a game and after it."""
    game = find_game(name)
    seats = max(game.seats)
    kinds: list[tuple[SeatKind, str, str]] = [("link", EVIL, "")] * seats
    if name == "surtr":
        kinds[0] = ("automa", EVIL, "")
    room = rooms.keep(rooms.lay(name, kinds, {}, None, "4", "fast"))
    rng, told = Random(4), 0
    for number in range(3000):
        if number % 40 == 0 or room.over:
            for seat in (Seat(1), SPECTATOR):
                told += sum(is_text(page) for page in pages_of(room, seat, "uk"))
        if room.over:
            break
        decision = rng.choice(room.asked())
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))

    assert told > 10
