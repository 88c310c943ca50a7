"""A printed board tapped in a browser: odds and points, on a telephone and by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Server
from table.web.test_browser_looks import faults, overflow
from table.web.test_browser_telling import taps

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow


def sets(page: Page, key: str, count: int, least: int = 0) -> None:
    """By its button, once for each; the next when the page has heard the last."""
    value = page.locator("fieldset", has=page.locator(f'[data-key="{key} +"]')).locator("output")
    for number in range(least + 1, count + 1):
        page.locator(f'[data-key="{key} +"]').click()
        expect(value).to_have_text(str(number))


def given_duel(page: Page) -> None:
    """Two warriors of the Wolf against one of the Raven in Utgard, the Raven with three cards."""
    expect(page.locator("#places li").first).to_be_attached()
    taps(page, "area:utgard")
    sets(page, "area:utgard warriors astrid", 2)
    sets(page, "area:utgard warriors bjorn", 1)
    page.locator('[data-turn="seat:bjorn"]').click()
    sets(page, "seat:bjorn cards", 3)


def test_a_battle_is_reckoned_by_taps_on_a_telephone(server: Server, open_page: OpenPage) -> None:
    """The board is kept through a reload, and emptied by a tap."""
    page = open_page(server.address + "/beside", width=390, height=844)
    assert overflow(page) == 0
    page.locator('[data-game="bloodrage"] a.main').click()

    given_duel(page)
    page.locator('[data-turn="seat:astrid"]').click()
    page.locator('select[data-key="seat:astrid hand"]').select_option("tyrs-smash-1a")
    expect(page.locator('[data-key="seat:astrid hand tyrs-smash-1a"]')).to_be_visible()
    taps(page, "area:utgard")
    here = page.locator("#reckoned section", has=page.locator("#here-title"))
    expect(here.locator(".ways li")).to_have_count(3)
    expect(here).to_contain_text("Smash")
    assert overflow(page) == 0

    page.reload()
    taps(page, "area:utgard")
    expect(here.locator(".ways li")).to_have_count(3)
    page.locator("summary", has_text="What is told").press("Enter")
    page.locator("#anew").press("Enter")
    expect(here).to_have_count(0)


def test_a_board_that_cannot_be_leads_to_its_place(server: Server, open_page: OpenPage) -> None:
    page = open_page(server.address + "/beside/bloodrage/2", width=390, height=844)
    given_duel(page)
    taps(page, "area:utgard")
    sets(page, "area:utgard warriors bjorn", 2, least=1)

    expect(page.locator("#fields .told")).to_have_count(2)
    fault = page.locator("#faults li button")
    expect(fault).to_have_text("Utgard has only 3 villages")
    expect(page.locator("#reckoned section")).to_have_count(0)
    page.locator('[data-turn="table:"]').click()
    expect(page.locator("#place-title")).to_have_text("the table")
    fault.click()
    expect(page.locator("#place-title")).to_have_text("Utgard")
    page.locator('[data-key="area:utgard warriors bjorn -"]').click()
    expect(fault).to_have_count(0)
    expect(page.locator("#here-title")).to_be_attached()


def test_runics_is_counted_by_taps_on_a_telephone(server: Server, open_page: OpenPage) -> None:
    """A card above the start card by its runes, two masters on it, and a card of the hand."""
    page = open_page(server.address + "/beside/runics", width=390, height=844)
    points = page.locator("#reckoned tfoot td")
    expect(points.first).to_have_text("0")
    taps(page, "area:0,-2")
    page.locator('select[data-key="area:0,-2 upright"]').select_option("RG-GB-BB")
    expect(page.locator('#changed [data-key="area:0,-2 upright"]')).to_be_attached()  # laid anew

    taps(page, "area:1,-2")
    page.locator('[data-key="area:1,-2 master bjorn"]').click()
    expect(points.nth(1)).to_have_text("2")
    taps(page, "area:1,1")
    page.locator('[data-key="area:1,1 master astrid"]').click()
    expect(points.first).to_have_text("3")
    page.locator('[data-turn="seat:astrid"]').click()
    page.locator('select[data-key="seat:astrid hand"]').select_option("BB-BR-GG")

    expect(page.locator("#here-title")).to_have_text("What you could lay")
    expect(page.locator("#reckoned .ways li")).to_have_count(12)
    assert overflow(page) == 0


def test_by_keys_alone(server: Server, open_page: OpenPage) -> None:
    """From the page of all games to the points, without a pointer."""
    page = open_page(server.address + "/beside", width=820, height=1180)
    page.locator('[data-game="bloodrage"] a.main').focus()
    page.keyboard.press("Enter")
    row = page.locator('#places [data-key="seat:bjorn"]')
    expect(row).to_be_visible()

    row.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#place-title")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator('[data-key="seat:bjorn glory +"]')).to_be_focused()
    for count in (1, 2, 3):
        page.keyboard.press("Enter")
        expect(page.locator("#reckoned tfoot td").nth(1)).to_have_text(str(count))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_pages_can_be_read_by_everybody(
    server: Server, open_page: OpenPage, code: str
) -> None:  # fmt: skip
    """Axe finds nothing serious, light and dark; nothing is cut off."""
    for scheme, width in (("light", 1280), ("dark", 390)):
        page = open_page(
            f"{server.address}/beside?lang={code}", width=width, height=844, color_scheme=scheme
        )
        assert (faults(page), overflow(page)) == ([], 0)
        page.goto(f"{server.address}/beside/bloodrage/2?lang={code}")
        given_duel(page)
        taps(page, "area:utgard")
        expect(page.locator("#here-title")).to_be_attached()
        assert (faults(page), overflow(page)) == ([], 0)
        page.goto(f"{server.address}/beside/runics?lang={code}")
        taps(page, "area:1,1")
        expect(page.locator('[data-key="area:1,1 master astrid"]')).to_be_visible()
        assert (faults(page), overflow(page)) == ([], 0)
