"""Clocks on pages: seen beside players and in the top bar, urgent at the end, voted about."""

from __future__ import annotations

import re
from contextlib import closing
from typing import TYPE_CHECKING

import msgspec
import pytest
from playwright.sync_api import Page, expect

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Links, Server
from ragnatafl.table.club.clocks import DAY, Clock
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, filled, given_links, held
from table.web.people import Person
from table.web.test_browser_looks import faults, overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow
SAID = """() => {
    window.said = [];
    const place = document.getElementById("said");
    new MutationObserver(() => place.textContent && window.said.push(place.textContent))
        .observe(place, { childList: true, characterData: true, subtree: true });
}"""


def given(server: Server, clock: Clock, seats: str = "link link") -> Links:
    with closing(SQLite(server.store)) as storage:
        rooms = Rooms(storage)
        laid = rooms.lay(
            "runics", filled(seats), {"first": "astrid"}, None, "1", "fast", code="en",
            clock=clock, **held(seats),
        )  # fmt: skip
        return given_links(rooms.keep(laid))


def comes(server: Server, open_page: OpenPage, links: Links, seat: int, **more: object) -> Person:
    return Person(open_page(server.address + links.seats[seat].door, **more))


@pytest.mark.parametrize("width", [1280, 390])
def test_time_passes_on_the_page_by_itself(server: Server, open_page: OpenPage, width: int) -> None:
    links = given(server, Clock("live", 600, 10))
    astrid = comes(server, open_page, links, ASTRID, width=width)
    own = astrid.find("#own-clock")

    expect(own).to_have_class(re.compile("runs"))
    expect(own).to_have_text(re.compile(r"^9:5\d$"))
    first = own.inner_text()
    expect(own).not_to_have_text(first)
    astrid.turns_to("players")
    expect(astrid.find('[data-clock="1"]')).to_have_text("10:00")
    assert "urgent" not in (own.get_attribute("class") or "")
    assert overflow(astrid.page) <= 0


def test_the_last_minute_is_urgent_and_said_once_to_who_listens(
    server: Server, open_page: OpenPage
) -> None:
    links = given(server, Clock("live", 64, 10))
    astrid = comes(server, open_page, links, ASTRID)
    astrid.page.evaluate(SAID)
    expect(astrid.find("#own-clock")).to_have_class(re.compile("urgent"))
    expect(astrid.find('[data-clock="0"]')).to_have_class(re.compile("urgent"))
    astrid.page.wait_for_function(
        "() => window.said.some((line) => line.includes('Your time runs out'))"
    )
    astrid.page.wait_for_function(  # some seconds later
        "() => Number(document.getElementById('own-clock').textContent.slice(-2)) < 56"
    )

    said = astrid.page.evaluate("window.said.filter((line) => line.includes('Your time runs out'))")
    assert len(said) == 1


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_others_vote_in_every_language(
    server: Server, open_page: OpenPage, code: str, width: int
) -> None:
    links = given(server, Clock("live", 1, zero="vote"))
    bjorn = comes(server, open_page, links, BJORN, width=width, height=844)
    bjorn.find("#language").select_option(code)
    buttons = bjorn.find("#clock [data-act='clock-vote']")
    expect(buttons).to_have_count(3)
    for number in range(3):
        expect(buttons.nth(number)).to_be_in_viewport()

    assert faults(bjorn.page) == []
    assert overflow(bjorn.page) <= 0
    bjorn.find("[data-what='bot']").click()
    expect(bjorn.find("#clock")).to_be_hidden()
    bjorn.turns_to("players")
    expect(bjorn.find('[data-clock="0"]')).to_be_hidden()


def test_who_has_no_time_left_is_told_and_may_still_answer(
    server: Server, open_page: OpenPage
) -> None:
    links = given(server, Clock("live", 1, zero="vote"))
    astrid = comes(server, open_page, links, ASTRID)
    expect(astrid.find("#clock")).to_contain_text("the others decide how to go on")
    before = astrid.moment
    astrid.presses_keys()

    astrid.sees_moment(before + 1)


@pytest.mark.parametrize("width", [1280, 390])
def test_another_clock_comes_by_consent(server: Server, open_page: OpenPage, width: int) -> None:
    links = given(server, Clock("live", 600, 10))
    astrid = comes(server, open_page, links, ASTRID, width=width, height=844)
    bjorn = comes(server, open_page, links, BJORN, width=width, height=844)
    astrid.turns_to("players")
    astrid.find(".clock-offer summary").click()
    astrid.find(".clock-offer select").select_option(label="1 day a turn")
    assert faults(astrid.page) == []
    astrid.find("[data-act='clock-propose']").click()
    expect(bjorn.find("#clock")).to_contain_text("Another clock is proposed: 1 day a turn.")
    assert faults(bjorn.page) == []
    bjorn.find("[data-what='yes']").click()

    expect(astrid.find("#own-clock")).to_have_text(re.compile("^(1.d|23.h 59.min)$"))
    expect(astrid.find("#clock")).to_be_hidden()
    expect(astrid.find(".clock-line")).to_contain_text("Clock: 1 day a turn.")


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_table_over_days_is_opened_by_the_form(
    server: Server, open_page: OpenPage, width: int, code: str
) -> None:
    page: Page = open_page(f"{server.address}/?lang={code}", width=width, height=844)
    page.locator('[data-new="runics"]').click()
    form = page.locator('form.new[data-game="runics"]')
    ends = form.locator("[data-clock-zero]")
    expect(ends).to_be_hidden()
    clocks = form.locator("[name='clock']")
    clocks.select_option(msgspec.json.encode(Clock("days", DAY, weekends=False)).decode())
    ends.locator("select").select_option("forfeit")
    expect(form.locator("[name='grace']")).to_be_hidden()
    assert overflow(page) <= 0
    form.locator("button.main").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#own-clock")).to_be_visible()
    room = page.url.rpartition("/")[2].partition("?")[0]

    with closing(SQLite(server.store)) as storage:
        clock = storage.events(room)[0].data["clock"]
    assert clock == {
        "kind": "days", "bank": DAY, "increment": 0, "weekends": False, "zero": "forfeit",
    }  # fmt: skip
    Person(page).is_asked()  # then the own time passes
    page.goto(server.address)
    expect(page.locator("#mine .state").first).to_contain_text("·")


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_read_clocks(
    server: Server, open_page: OpenPage, width: int, scheme: str
) -> None:
    """Axe finds nothing serious with an urgent clock, nor on the page of vacations."""
    links = given(server, Clock("live", 50))
    astrid = comes(server, open_page, links, ASTRID, width=width, height=844, color_scheme=scheme)
    expect(astrid.find("#own-clock")).to_have_class(re.compile("urgent"))
    astrid.turns_to("players")
    assert faults(astrid.page) == []
    astrid.page.goto(f"{server.address}/me/vacation")
    assert faults(astrid.page) == []
    assert overflow(astrid.page) <= 0
