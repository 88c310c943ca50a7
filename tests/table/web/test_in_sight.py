"""What must be in sight is in sight: every game, five sizes, four languages, light and dark."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from ragnatafl.games import register
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import Seat
from ragnatafl.lab.guests import Server
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import given_seed
from table.web.people import Person

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow
register(SURTR)

SIZES: Final = ((1920, 1080), (1366, 768), (1280, 800), (820, 1180), (390, 844))
LOOK: Final = Path(__file__).with_name("in_sight.js").read_text(encoding="utf-8")
TABLES: Final = {
    "bloodrage": ("link link link link", 0, 70, {}),
    "lords": ("link link link link", 0, 90, {}),
    "surtr": ("automa link", 1, 60, {"hero": "ragnar"}),
    "runics": ("link link link", 0, 12, {}),
}
"""By game who sits there, which of them looks, after how many choices, and the switches."""


def given_middle_of(server: Server, game: str) -> str:
    """The link of somebody who is asked in the middle of a game and has more than one answer."""
    seats, reader, choices, options = TABLES[game]
    links = given_seed(server, game, seats, 3, options=options)
    storage = SQLite(server.store)
    room = Rooms(storage).find(links.room)
    assert room is not None
    _play_until_asked(room, Seat(reader), choices)
    storage.close()
    return links.seats[reader].door


def _play_until_asked(room: Room, reader: Seat, choices: int) -> None:
    rng = Random(4)
    while True:
        decision = room.asked()[0]
        if choices <= 0 and decision.seat == reader and len(decision.options) > 3:
            return
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))
        choices -= 1


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_everything_that_matters_is_in_sight(
    server: Server, open_page: OpenPage, game: str, code: str
) -> None:
    link = given_middle_of(server, game)
    page = open_page(f"{server.address}{link}?lang={code}", reduced_motion="reduce")
    page.context.add_cookies([{"name": "lang", "value": code, "url": server.address}])
    page.goto(f"{server.address}{link}")
    Person(page).is_asked()

    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            found += [f"{width}x{height} {scheme}: {fault}" for fault in page.evaluate(LOOK)]

    assert found == []
