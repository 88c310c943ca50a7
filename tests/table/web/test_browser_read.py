"""Reading in real browsers: by mouse, by keys, by finger; and the gallery, for every eye."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Server
from table.web.given import given_stored
from table.web.people import Person
from table.web.test_browser_looks import faults, overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow

PRESS = """element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: "touch" };
    element.dispatchEvent(new PointerEvent("pointerdown", { ...at, bubbles: true }));
}"""
"""A finger that goes down, and stays."""
LIFT = """element => {
    document.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "touch" }));
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}"""


def given_person(server: Server, open_page: OpenPage, game: str, **screen: object) -> Person:
    """Astrid, in the middle of a game that others have begun."""
    links = given_stored(server, game, "link thrall thrall", choices=40)
    page = open_page(server.address + links.seats[0].door, **screen)
    return Person(page)


def reads(person: Person) -> str:
    """What the window says."""
    expect(person.find("#read-dialog")).to_be_visible()
    return person.find("#read-dialog").inner_text()


def test_pointing_at_a_name_shows_the_card_beside_it(server: Server, open_page: OpenPage) -> None:
    person = given_person(server, open_page, "bloodrage")
    name = person.find("#log .name").last

    name.hover()

    expect(person.find("#read-beside")).to_be_visible()
    title = person.find("#read-beside h2").inner_text()
    assert title.lower() == name.inner_text().lower()
    person.page.mouse.move(1, 1)
    expect(person.find("#read-beside")).to_have_count(0)


def test_a_click_on_a_name_opens_its_window_with_rules_and_source(
    server: Server, open_page: OpenPage
) -> None:
    person = given_person(server, open_page, "bloodrage")
    expect(person.find("#options button").first).to_be_attached()
    moment = person.moment

    person.find("#log .name").last.click()

    said = reads(person)
    assert "Now" in said
    assert "box" in said
    person.find("#read-dialog [data-rule]").first.click()
    expect(person.find("#rule-dialog")).to_be_visible()
    person.press("Escape")
    person.press("Escape")
    expect(person.find("#read-dialog")).to_be_hidden()
    assert person.moment == moment


def test_i_reads_what_a_focused_line_names_and_arrows_turn_it_over(
    server: Server, open_page: OpenPage
) -> None:
    person = given_person(server, open_page, "bloodrage")
    line = person.find("#log li:has(.name) .line").last
    line.focus()

    person.press("i")

    first = reads(person).splitlines()[0]
    assert first
    person.press("Escape")
    expect(person.find("#read-dialog")).to_be_hidden()
    expect(line).to_be_focused()


def test_open_piles_and_a_rivals_sheet_are_read_by_keys(
    server: Server, open_page: OpenPage
) -> None:
    person = given_person(server, open_page, "bloodrage")

    person.find("#piles").focus()
    person.press("Enter")

    assert reads(person)
    card = person.find("#read-dialog .face-button").first
    if card.count():
        name = card.get_attribute("aria-label") or ""
        card.press("Enter")
        expect(person.find("#read-title")).to_have_text(name.split(" ×")[0])
    assert_no_faults(person.page)


def test_a_sheet_and_a_board_open_large_by_a_click(server: Server, open_page: OpenPage) -> None:
    """By the row of a seat, and by what is drawn small; the map stays as it is."""
    person = given_person(server, open_page, "lords")
    frame = person.find('[id="plate:map"]').get_attribute("viewBox")

    person.find('[id="row:bjorn"] [data-anchors="seat:bjorn"]').click()
    assert "Bjorn" in reads(person)
    expect(person.find("#read-dialog .sheet-large")).to_be_visible()
    person.press("Escape")
    person.find('[id="board:garm"]').click()
    assert "Territory attack: All armies in its region retreat." in reads(person)
    person.press("Escape")

    assert person.find('[id="plate:map"]').get_attribute("viewBox") == frame


def test_a_long_press_reads_and_is_no_choice(server: Server, open_page: OpenPage) -> None:
    """On a phone a tap on a lit card takes it up; a finger that stays reads it."""
    person = given_person(server, open_page, "bloodrage", width=390, height=844, has_touch=True)
    expect(person.find("#options button").first).to_be_attached()
    moment = person.moment
    card = person.find('#hand [id^="card:"], #board [id^="card:"]').first

    card.evaluate(PRESS)
    said = reads(person)
    card.evaluate(LIFT)

    assert "Now" in said
    assert person.moment == moment
    assert person.find("#armed").is_hidden()
    assert overflow(person.page) <= 0
    assert_no_faults(person.page)


@pytest.mark.parametrize("game", ["bloodrage", "lords", "surtr", "runics"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_gallery_is_searched_and_read(
    server: Server, open_page: OpenPage, game: str, code: str
) -> None:
    page = open_page(f"{server.address}/cards/{game}?lang={code}")
    shown = page.locator("section li:not([hidden])")
    every = shown.count()
    name = page.locator(".below h3").nth(3).inner_text()

    page.locator("#words").fill(name)

    expect(page.locator("#found")).not_to_have_text(f"{every} / {every}")
    assert name in page.locator("section li:not([hidden]) h3").all_inner_texts()
    page.locator("#words").fill(f"{name[:-1]}ххх")
    expect(page.locator("#found")).to_have_text(re.compile(r".+: .+, .+, .+"))
    page.locator("#words").fill("")
    page.locator("#kind").select_option(index=1)
    assert 0 < shown.count() < every
    page.locator("section li:not([hidden]) .face-button").first.press("Enter")
    expect(page.locator("#read-dialog")).to_be_visible()
    assert_no_faults(page)
    page.keyboard.press("Escape")
    assert_no_faults(page)


@pytest.mark.parametrize("game", ["bloodrage", "lords"])
def test_the_gallery_on_a_phone_and_on_paper(
    server: Server, open_page: OpenPage, game: str
) -> None:
    page = open_page(f"{server.address}/cards/{game}", width=390, height=844)

    assert overflow(page) <= 0
    page.emulate_media(media="print")
    expect(page.locator("#search")).to_be_hidden()
    width = page.locator("section li").first.evaluate("e => parseFloat(getComputedStyle(e).width)")
    assert width == pytest.approx(63 / 25.4 * 96, abs=1)


def assert_no_faults(page: Page) -> None:
    assert faults(page) == []
    assert not re.search(r"undefined|NaN", page.locator("body").inner_text())
