"""Who is new is offered a lesson and a first game; its coach marks what it would choose."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.lab.guests import Server
from table.web.people import Person
from table.web.test_browser_lessons import SIZES, WIDE
from table.web.test_browser_looks import faults, overflow
from table.web.test_browser_tables import finished

if TYPE_CHECKING:
    from ragnatafl.lab.guests import Links
    from table.web.conftest import OpenPage

__all__ = ["finished"]
pytestmark = pytest.mark.slow
Size = tuple[int, int]


def card(game: str = "runics") -> str:
    return f'.games [data-offered="{game}"]'


def is_first(page: Page, selector: str, game: str = "runics") -> None:
    """It stands first on the card of a game, and nothing else there is as strong."""
    expect(page.locator(f"{card(game)} .acts > [{selector}].main:first-child")).to_be_visible()
    expect(page.locator(f"{card(game)} .main")).to_have_count(1)


@SIZES
def test_who_is_new_is_offered_a_lesson_first(
    server: Server, open_page: OpenPage, size: Size
) -> None:
    page = open_page(server.address, width=size[0], height=size[1])

    expect(page.locator("#newcomer")).to_be_visible()
    is_first(page, "data-lesson")
    expect(page.locator(f"{card()} [data-first-game]")).to_be_visible()
    assert faults(page) == []
    assert overflow(page) <= 0
    page.locator('[data-new="runics"]').click()
    offer = page.locator("form.new:not([hidden]) .offer")
    expect(offer).to_be_visible()
    assert faults(page) == []
    assert overflow(page) <= 0
    offer.locator('[data-leads="/learn/runics/first"]').click()
    expect(page.locator("#coach")).to_be_visible()


def test_who_knows_a_game_says_so_by_one_click(server: Server, open_page: OpenPage) -> None:
    """Of one game in its form, of all on the page; it stays so."""
    page = open_page(server.address)
    page.locator('[data-new="runics"]').click()
    page.locator('[data-knows="runics"]').click()

    expect(page.locator("form.new:not([hidden]) .offer")).to_be_hidden()
    is_first(page, "data-new")
    is_first(page, "data-lesson", "lords")
    page.reload()
    is_first(page, "data-new")
    expect(page.locator("#newcomer")).to_be_hidden()


def test_all_games_are_known_by_one_click(server: Server, open_page: OpenPage) -> None:
    page = open_page(server.address)

    page.locator('#newcomer [data-knows=""]').click()

    expect(page.locator("#newcomer")).to_be_hidden()
    for game in ("runics", "bloodrage", "lords", "surtr"):
        is_first(page, "data-new", game)


def test_after_a_lesson_the_first_game_comes_first(server: Server, open_page: OpenPage) -> None:
    page = open_page(server.address)
    page.evaluate("localStorage.learnt = JSON.stringify({'runics/first': {room: '', done: true}})")

    page.reload()

    expect(page.locator(f"{card()} [data-first-game]")).to_have_class(re.compile("main"))


def test_after_a_finished_game_the_offer_gives_way(
    server: Server, finished: Links, open_page: OpenPage
) -> None:
    """Of the game that was finished; forgetting the table does not bring it back."""
    page = open_page(f"{server.address}{finished.seats[0].door}")
    expect(page.locator("#end")).to_be_visible()

    page.goto(server.address)
    page.locator("#mine button").click()
    expect(page.locator("#mine li")).to_have_count(0)
    page.reload()

    is_first(page, "data-new", finished.game)
    expect(page.locator("#newcomer")).to_be_hidden()


# The coach's marks


def first_game(open_page: OpenPage, server: Server, game: str, size: Size = WIDE) -> Person:
    page = open_page(server.address, width=size[0], height=size[1])
    page.locator(f'[data-learn="/learn/{game}/game"]').click()
    person = Person(page)
    person.is_asked()
    return person


@SIZES
@pytest.mark.parametrize("game", ["runics", "bloodrage"])
def test_what_the_coach_would_choose_is_marked_with_words(
    server: Server, open_page: OpenPage, game: str, size: Size
) -> None:
    """At most two; told to who does not see it, chosen like any other, switched off and on."""
    person = first_game(open_page, server, game, size)
    marks = person.find("#options .coach-mark")

    expect(marks.first).to_have_text("the coach would choose this")
    assert 1 <= marks.count() <= 2
    expect(person.find("#said")).to_contain_text("the coach would choose this")
    assert faults(person.page) == []
    assert overflow(person.page) <= 0

    switch = person.find("#coach-marks")
    person.turns_to("options")
    switch.click()
    expect(marks).to_have_count(0)
    expect(switch).to_have_attribute("aria-pressed", "false")
    person.page.reload()
    person.is_asked()
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(marks).to_have_count(0)
    person.turns_to("options")
    switch.focus()
    person.press("Enter")
    expect(marks.first).to_be_visible()


def test_following_the_marks_by_keys_leads_on(server: Server, open_page: OpenPage) -> None:
    """Each question has its own: two questions are answered by the numbers of what is marked."""
    person = first_game(open_page, server, "runics")

    for _ in range(2):
        before = person.moment
        while person.moment == before:
            marked = person.find("#options .suggested-here .number").first
            expect(marked).to_be_visible()
            person.types_number(int(marked.inner_text()))
            person.page.wait_for_timeout(300)
        person.is_asked()
