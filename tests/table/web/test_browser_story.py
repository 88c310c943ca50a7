"""What others did, in real browsers: the story is played, skipped, looked through; results stay."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ragnatafl.kernel.seats import Seat
from ragnatafl.lab.guests import Links, Server
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, given_seed
from table.web.people import Person
from table.web.test_browser_looks import faults, overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow

BOARD = """[...document.querySelectorAll(":is(#board, #more) [id]")]
    .map((one) => one.id + one.getAttribute("transform") + one.textContent)"""


CLICK = """number => {
    const listed = document.querySelectorAll("#options [data-option], #options [data-pick]");
    window.clicked = [document.querySelector("#table").dataset.moment, [...listed]];
    if (listed.length) listed[Math.min(number, listed.length - 1)].click();
}"""
CLICKED = """() => {
    const [moment, listed] = window.clicked;
    return document.querySelector("#table").dataset.moment !== moment
        || listed.some((button) => !button.isConnected) || !listed.length;
}"""
"""Something came of it: another moment, or other buttons."""
NOTE = """() => {
    window.told = [];
    const table = document.querySelector("#table"), said = document.querySelector("#said");
    const note = () => table.matches(".past") && window.told.push(said.textContent);
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(note).observe(document.body, all);
}"""
"""What is announced while the past is shown, however short that is."""


def on_from_here(server: Server, links: Links, choices: int, seed: int = 5) -> None:
    """So much more is chosen at random at a table that no server holds now."""
    storage = SQLite(server.store)
    room, rng = Rooms(storage).find(links.room), Random(seed)
    assert room is not None
    for _ in range(choices):
        decision = rng.choice(room.asked())
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))
    storage.close()


def until_asked(server: Server, links: Links, seat: Seat, choices: int) -> None:
    """As before, and until this seat has a turn."""
    on_from_here(server, links, choices)
    storage = SQLite(server.store)
    room, rng = Rooms(storage).find(links.room), Random(1)
    assert room is not None
    while [decision.seat for decision in room.asked()] != [seat] or room.asked()[
        0
    ].prompt != "turn":
        decision = rng.choice(room.asked())
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))
    storage.close()


class Reader(Person):
    """Somebody who wants to know what the others did."""

    def answers(self) -> None:
        """Anything that can be chosen at once; to take up a thing is no answer yet."""
        before = self.moment
        listed = self.find("#options [data-option], #options [data-pick]")
        while self.moment == before:
            self.page.evaluate(CLICK, self.rng.randrange(listed.count() or 1))
            self.page.wait_for_function(CLICKED)

    def acts(self) -> None:
        """Until it is no longer one's turn."""
        self.is_asked()
        banner = self.find("#banner").inner_text()
        while self.find("#options button").count() and self.find("#banner").inner_text() == banner:
            self.answers()
            self.page.wait_for_timeout(200)

    def looks_back(self) -> None:
        expect(self.find("#table.past")).to_be_attached()

    def is_back(self) -> None:
        expect(self.find("#table.past")).not_to_be_attached()


def a_reader(
    server: Server, open_page: OpenPage, links: Links, pace: str = "quick", **more: object
) -> Reader:
    page = open_page(
        server.address + links.seats[0].door, pace=pace, reduced_motion="reduce", **more
    )
    reader = Reader(page)
    reader.find("#settings").click()
    reader.find('[data-setting="confirm"]').uncheck()
    reader.press("Escape")
    return reader


def given_raiders(server: Server) -> Links:
    """Blood Rage against three bots; the first seat is to act."""
    links = given_seed(server, "bloodrage", "link thrall thrall thrall", 5)
    until_asked(server, links, ASTRID, 26)
    return links


@pytest.mark.parametrize("key", [" ", "Escape"])
def test_turns_of_bots_are_played_and_one_key_leads_to_the_present(
    own_server: Server, open_page: OpenPage, key: str
) -> None:
    """Nothing can be chosen meanwhile; afterwards there are the options."""
    reader = a_reader(own_server, open_page, given_raiders(own_server), "slow")
    reader.acts()
    reader.looks_back()
    expect(reader.find("#options button")).to_have_count(0)
    expect(reader.find("#story-play")).to_have_text("Pause")
    expect(reader.find("#story-lines [aria-current]")).to_be_visible()
    reader.press(key)

    reader.is_back()
    expect(reader.find("#story")).to_be_visible()
    expect(reader.find("#story-of .sign").first).to_be_visible()


def test_story_plays_to_its_end_by_itself(own_server: Server, open_page: OpenPage) -> None:
    """Then one is asked; the moves of others are announced, one line a turn."""
    reader = a_reader(own_server, open_page, given_raiders(own_server))
    reader.page.evaluate(NOTE)
    reader.acts()
    reader.page.wait_for_function("() => told.some(text => /Turn of .*: .*/.test(text))")
    reader.is_back()

    assert reader.is_asked_again()
    assert reader.find("#traces g [data-seat]").count() >= 1 or reader.find("#traces .ring").count()


def test_who_wants_no_pace_sees_the_present_with_marks(
    own_server: Server, open_page: OpenPage
) -> None:
    reader = a_reader(own_server, open_page, given_raiders(own_server), "off")
    reader.acts()
    assert reader.is_asked_again()

    expect(reader.find("#table.past")).not_to_be_attached()
    expect(reader.find(".changed").first).to_be_attached()
    rings = reader.find("#traces .ring").count()
    assert rings >= 1
    reader.find("#settings").click()
    reader.find('[data-setting="last"]').uncheck()
    reader.press("Escape")
    expect(reader.find("#traces .ring")).to_have_count(0)


def test_result_stays_until_it_is_put_away_and_can_be_opened_again(
    own_server: Server, open_page: OpenPage
) -> None:
    links = given_raiders(own_server)
    reader = a_reader(own_server, open_page, links, "off")
    while reader.is_asked_again() and not reader.find("#result").is_visible():
        reader.answers()
    title = reader.find("#result h3").inner_text()
    reader.page.wait_for_timeout(1_500)
    expect(reader.find("#result")).to_be_visible()
    assert faults(reader.page) == []
    while reader.find("#result").is_visible():
        reader.press("Escape")
    reader.find("#story-results button").filter(has_text=title).first.click()
    expect(reader.find("#result h3")).to_have_text(title)
    assert reader.is_asked_again()
    reader.answers()

    expect(reader.find("#result h3").filter(has_text=title)).to_have_count(0)


@pytest.mark.parametrize("game", ["bloodrage", "lords"])
def test_page_that_slept_comes_back_to_the_present_with_the_story(
    own_server: Server, open_page: OpenPage, game: str
) -> None:
    """Its line was lost while others played: all of the board is there, and nothing is played."""
    links = given_seed(own_server, game, "link link link link", 5)
    on_from_here(own_server, links, 40)
    reader = a_reader(own_server, open_page, links, "slow")
    own_server.kill()
    on_from_here(own_server, links, 30, seed=8)
    own_server.start()
    expect(reader.find("#away")).to_be_hidden()
    fresh = Reader(open_page(own_server.address + links.seats[0].door, reduced_motion="reduce"))
    reader.sees_moment(fresh.moment)

    expect(reader.find("#table.past")).not_to_be_attached()
    assert reader.page.evaluate(BOARD) == fresh.page.evaluate(BOARD)
    told = "all => all.map(one => one.dataset.event)"
    lines = [person.find("#story-lines li").evaluate_all(told) for person in (reader, fresh)]
    assert lines[0] == lines[1] != []


def test_stepping_shows_arrows_of_what_moved(own_server: Server, open_page: OpenPage) -> None:
    links = given_raiders(own_server)
    reader = a_reader(own_server, open_page, links, "off")
    reader.is_asked()
    reader.press("p")
    reader.looks_back()
    moved = reader.find("#story-lines li[aria-current][data-way]")
    arrows = 0
    for _ in range(reader.find("#story-lines li").count() - 1):
        number = reader.find("#story-count").inner_text()
        reader.press("ArrowRight")
        expect(reader.find("#story-count")).not_to_have_text(number)
        expect(reader.find("#board:not([aria-busy])")).to_be_attached()
        drawn = reader.find("#traces .way").count()
        assert drawn == 0 or moved.count()
        arrows += drawn

    assert arrows


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 390)])
def test_story_and_result_for_every_eye(
    own_server: Server, open_page: OpenPage, scheme: str, width: int
) -> None:
    """Axe finds nothing serious, nothing has to be scrolled sideways."""
    reader = a_reader(
        own_server, open_page, given_raiders(own_server), "off",
        width=width, height=844, color_scheme=scheme,
    )  # fmt: skip
    reader.is_asked()
    reader.press("p", "ArrowRight")
    reader.looks_back()

    assert faults(reader.page) == []
    assert overflow(reader.page) <= 0
