"""The page beside a real board while the server does not answer: the last state, and only for whose
it is."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from kit.waiting import PATIENCE
from ragnatafl.lab.guests import Links, Server, cookie_header
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.rooms import Rooms
from table.web.given import filled, given_links, held, said
from table.web.test_beside import KEPT, PERSON
from table.web.test_browser_beside import given_turn

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow
ADDRESSES = """
  caches.keys().then(async (names) => {
    const all = await Promise.all(names.map((name) => caches.open(name)));
    const found = await Promise.all(all.map((one) => one.keys()));
    return found.flat().map(({ url }) => url);
  })
"""
HAS_STYLE = "caches.match(document.querySelector(\"link[href$='beside.css']\").href).then(Boolean)"


def opens(server: Server, open_page: OpenPage, links: Links) -> Page:
    """The page as it is opened first, once it is kept whole."""
    page = open_page(server.address + links.seats[PERSON].door, width=390, height=844)
    page.goto(f"{server.address}{links.watch}/beside")
    expect(page.locator("#step-text")).not_to_be_empty()
    waits(page, lambda: page.evaluate("Boolean(navigator.serviceWorker.controller)"))
    waits(page, lambda: len(kept(page)) == 2 and page.evaluate(HAS_STYLE))
    return page


def waits(page: Page, true: Callable[[], object]) -> None:
    """As `expect` does, for what no element shows."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        page.wait_for_timeout(20)


def kept(page: Page) -> list[str]:
    """Addresses of what this browser keeps, but for files."""
    return sorted(one for one in page.evaluate(ADDRESSES) if "/static/" not in one)


def test_the_last_state_is_shown_marked_as_old_and_goes_on_by_itself(
    own_server: Server, open_page: OpenPage
) -> None:
    links, steps = given_turn(own_server)
    page = opens(own_server, open_page, links)
    text, old = page.locator("#step-text"), page.locator("#old")
    expect(old).to_be_empty()

    own_server.kill()
    expect(old).to_contain_text("The server does not answer")
    page.reload()
    expect(text).to_have_text(steps[0])
    expect(old).to_contain_text("The server does not answer")
    expect(page.locator("[id='plate:map']")).to_be_visible()
    for step in steps[1:]:
        page.locator("#step-next").click()
        expect(text).to_have_text(step)
    page.locator("#step-next").click()
    page.locator("#to-tell").press("Enter")  # to tell waits
    expect(page.locator("#fault")).to_contain_text("as soon as the server answers")

    own_server.start()
    expect(old).to_be_empty()
    page.locator("#to-tell").click()
    page.wait_for_url("**/tell")


def test_an_answer_given_meanwhile_is_heard_later(own_server: Server, open_page: OpenPage) -> None:
    storage, seats = SQLite(own_server.store), "automa link"
    rooms = Rooms(storage)
    laid = rooms.lay("surtr", filled(seats), {"hero": "ragnar"}, seed="1" * 64, source="asked",
                     kept=KEPT, **held(seats))  # fmt: skip
    links = given_links(rooms.keep(laid))
    storage.close()
    page = opens(own_server, open_page, links)
    while page.locator("#step-next").is_visible():
        page.locator("#step-next").click()
    answer = page.locator("#answers button").first
    chosen = answer.get_attribute("data-option")

    own_server.kill()
    expect(page.locator("#old")).not_to_be_empty()
    page.reload()
    answer.click()
    expect(page.locator("#fault")).to_contain_text("as soon as it answers")
    assert said(own_server, links, PERSON) == []

    own_server.start()
    expect(page.locator("#old")).to_be_empty()
    expect(page.locator("#fault")).to_be_empty()
    expect(page.locator(f'#answers button[data-option="{chosen}"]')).to_have_count(0)
    assert said(own_server, links, PERSON) == [chosen]


def test_only_the_last_page_is_kept_and_no_invitation(server: Server, open_page: OpenPage) -> None:
    first, _ = given_turn(server)
    second, _ = given_turn(server)
    page = opens(server, open_page, first)
    page.goto(f"{server.address}{first.watch}")
    page.goto(f"{server.address}{first.watch}/join/{'x' * 24}")
    beside = f"{server.address}{first.watch}/beside"
    assert kept(page) == [beside, f"{beside}?json"]

    there = f"{server.address}{second.watch}/beside"
    page.goto(there)
    waits(page, lambda: kept(page) == [there, f"{there}?json"])


def test_whose_seat_it_is_no_more_sees_nothing(own_server: Server, open_page: OpenPage) -> None:
    """Somebody took the seat along to another browser: what was kept goes when one hears of it."""
    links, _ = given_turn(own_server)
    page = opens(own_server, open_page, links)
    cookie = cookie_header(links.seats[PERSON].cookie)
    _, answer = own_server.post(f"{links.watch}/invite", {"seat": PERSON}, cookie)
    own_server.sit(answer["link"])

    page.reload()
    waits(page, lambda: kept(page) == [])
    own_server.kill()
    assert page.evaluate("fetch(location.href).then(() => 'a page', () => 'nothing')") == "nothing"


def test_who_is_not_known_by_the_cookies_any_more_sees_nothing(
    own_server: Server, open_page: OpenPage
) -> None:
    links, _ = given_turn(own_server)
    page = opens(own_server, open_page, links)
    own_server.kill()
    expect(page.locator("#old")).not_to_be_empty()

    page.context.clear_cookies()
    page.reload()
    expect(page.locator("#old")).to_contain_text("The server does not answer")
    expect(page.locator("#step-text")).to_be_empty()
    assert kept(page) == []


def test_who_sits_down_elsewhere_has_nothing_of_who_sat_before(
    server: Server, open_page: OpenPage
) -> None:
    links, _ = given_turn(server)
    page = opens(server, open_page, links)
    other = server.open_table("raid", ["link", "link"], sit=False)

    page.goto(f"{server.address}{other.seats[1].link}")
    page.locator("form button").click()
    page.wait_for_url(f"**{other.watch}")
    waits(page, lambda: kept(page) == [])


def test_a_table_that_is_forgotten_is_not_kept(server: Server, open_page: OpenPage) -> None:
    links, _ = given_turn(server)
    page = opens(server, open_page, links)

    page.goto(f"{server.address}{links.watch}")
    page.goto(server.address)
    page.locator("#mine button").first.click()
    waits(page, lambda: page.evaluate(ADDRESSES) == [])
