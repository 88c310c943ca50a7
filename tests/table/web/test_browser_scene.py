"""A battle and a hunt beside the board, answered by tapping cards; two people at one screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.positions import position
from ragnatafl.lab.guests import Links, Server
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import given_links, said
from table.web.test_beside import PERSON, given_battle, given_board, given_hunt
from table.web.test_browser_beside import opens
from table.web.test_browser_looks import faults, overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow


def given_scene(server: Server, scene: Callable[[Room], None]) -> Links:
    storage = SQLite(server.store)
    room = given_board(Rooms(storage))
    scene(room)
    storage.close()
    return given_links(room)


def opened(server: Server, open_page: OpenPage, links: Links, seat: int = PERSON) -> Page:
    page = open_page(server.address + links.seats[seat].door, width=390, height=844)
    opens(page, links)
    reads_on(page)
    return page


def reads_on(page: Page) -> None:
    """To the last step, behind which stands what is asked."""
    while page.locator("#step-next").is_visible():
        page.locator("#step-next").click()


def taps(page: Page, what: str) -> None:
    """Answer, and read what comes of it."""
    before = page.locator("#beside").get_attribute("data-moment") or ""
    page.locator(what).first.click()
    expect(page.locator("#beside")).not_to_have_attribute("data-moment", before)
    reads_on(page)


def taps_through(page: Page) -> None:
    """One card, then pass; what is asked besides is answered with the first."""
    taps(page, "#answers .card")
    while page.locator("#to-tell").is_hidden():
        passing = page.locator("#step-pass").is_visible()
        taps(page, "#step-pass" if passing else "#answers button")


@pytest.mark.parametrize("scene", [given_battle, given_hunt])
def test_tapped_cards_fight_as_the_rules_do(
    server: Server, open_page: OpenPage, rooms: Rooms, scene: Callable[[Room], None]
) -> None:
    """The same answers said to the rules lead to the same table."""
    links = given_scene(server, scene)
    before = len(said(server, links, PERSON))
    page = opened(server, open_page, links)
    expect(page.locator("#strengths dd")).to_have_count(2)
    taps_through(page)

    answers = said(server, links, PERSON)[before:]
    inside = given_board(rooms)
    scene(inside)
    for answer in answers:
        inside.do(inside.choose(PERSON, answer, inside.moment))
    storage = SQLite(server.store)
    beside = Rooms(storage).find(links.room)
    storage.close()
    assert beside is not None
    assert len(answers) >= 2
    assert position(beside.match.state) == position(inside.match.state)


def test_a_card_that_we_hold_is_taken_back(server: Server, open_page: OpenPage) -> None:
    links = given_scene(server, given_battle)
    page = opened(server, open_page, links)
    laid = page.locator("#holds button").first
    card = laid.get_attribute("data-card") or ""

    taps(page, "#holds button")
    expect(page.locator(f'#holds button[data-card="{card}"]')).to_have_count(0)
    expect(page.locator("#answers .card").first).to_be_visible()


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_answers_are_under_the_thumb(server: Server, open_page: OpenPage, code: str) -> None:
    links = given_scene(server, given_battle)
    page = open_page(server.address + links.seats[PERSON].door, width=390, height=844)
    page.context.add_cookies([{"name": "lang", "value": code, "url": server.address}])
    opens(page, links)
    reads_on(page)

    for what in (
        "#holds button",
        "#step-pass",
        "#answers .card",
        "#step-undo",
        "#step-rule",
        "#to-table",
    ):
        box = page.locator(what).first.bounding_box()
        assert box is not None
        assert box["y"] >= 844 * 0.6, what
        assert min(box["width"], box["height"]) >= 44, what
    assert overflow(page) == 0
    assert faults(page) == []


def test_a_battle_by_keys_alone(server: Server, open_page: OpenPage) -> None:
    """Space once too often answers nothing."""
    links = given_scene(server, given_battle)
    page = open_page(server.address + links.seats[PERSON].door)
    opens(page, links)
    while page.locator("#step-next").is_visible():
        page.keyboard.press("Space")
    moment = page.locator("#beside").get_attribute("data-moment") or ""
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator("#beside")).to_have_attribute("data-moment", moment)

    while not page.evaluate("document.activeElement.matches('#answers .card')"):
        page.keyboard.press("Tab")
    chosen = page.evaluate("document.activeElement.dataset.option")
    page.keyboard.press("Enter")
    expect(page.locator("#beside")).not_to_have_attribute("data-moment", moment)
    assert said(server, links, PERSON)[-1] == chosen


def test_two_people_at_one_screen(server: Server, open_page: OpenPage) -> None:
    """Each is named when it is their turn to tell, and each tells the own one."""
    storage = SQLite(server.store)
    room = given_board(Rooms(storage), "automa here here", people=2)
    storage.close()
    page = opened(server, open_page, given_links(room))
    text = page.locator("#step-text")

    for name in ("Bjorn", "Dagny"):
        expect(text).to_contain_text(f"{name}: play your turn on your board")
        page.locator("#to-tell").click()
        expect(page.locator("#changed li")).to_have_count(1)
        page.locator("#over").click()
        page.wait_for_url("**/beside")
        expect(text).not_to_be_empty()
        reads_on(page)
    expect(page.locator("#step-of")).to_have_text("Bjorn")  # a Follower fights with Bjorn
    expect(page.locator("#answers .card").first).to_be_visible()
