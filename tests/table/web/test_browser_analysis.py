"""A game that is over analysed in a real browser: asked for, stopped, gone on with, looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Server
from table.web.given import given_stored

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow

LONG = 120_000
"""Milliseconds until a game is analysed, however busy the machine is."""


def is_well(page: Page) -> None:
    """Nothing to be found fault with, and nothing to be scrolled sideways."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def is_whole(page: Page) -> bool:
    """Is all of the table in sight?"""
    fits = "all => all.every((one) => one.scrollWidth <= one.clientWidth + 1)"
    return bool(page.locator("#report table, #report tr > *").evaluate_all(fits))


def test_a_game_is_analysed_and_its_turning_points_lead_to_the_replay(
    server: Server, open_page: OpenPage
) -> None:
    links = given_stored(server, "runics", "link link", seed=6)
    page = open_page(f"{server.address}{links.seats[0].door}", 1280, 800)
    page.goto(f"{server.address}{links.watch}/replay")
    page.locator("#analysis").click()  # it begins by that
    expect(page.locator("#report table")).to_be_visible(timeout=LONG)
    expect(page.locator("#analysed")).to_have_attribute("data-state", "done")

    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.address}{links.watch}/analysis")
        page.locator("summary").first.click()
        is_well(page)
        turning = page.locator("#report .chart .mark")
        assert turning.count() == page.locator("#report ul").first.locator("li").count() > 0
        turning.first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#turning button").first).to_be_visible()
        at = page.locator("#turning button").first.get_attribute("data-at") or ""
        expect(page.locator("#replay")).to_have_attribute("data-moment", at)
        expect(page.locator(".looked b")).to_have_text("Turning point 1")
        expect(page.locator("#log li .turning").first).to_have_text("◆ 1")
        page.locator("#turning button").last.click()
        last = page.locator("#turning button").last.get_attribute("data-at") or ""
        expect(page.locator("#replay")).to_have_attribute("data-moment", last)
        is_well(page)
    for code in LANGUAGES:
        page.goto(f"{server.address}{links.watch}/analysis?lang={code}")
        assert is_whole(page), code


def test_a_long_one_is_stopped_and_gone_on_with(server: Server, open_page: OpenPage) -> None:
    links = given_stored(server, "lords", "link link", seed=6)
    page = open_page(server.address + links.seats[0].door, 390, 844)
    page.keyboard.press("Escape")  # the result
    state = page.locator("#analysed")
    page.locator("#analysis").click()
    expect(page.locator("#so-far")).not_to_have_attribute("value", "0", timeout=LONG)
    is_well(page)

    page.locator("button[value=stop]").click()
    expect(state).to_have_attribute("data-state", "stopped")
    page.locator("button[value=start]").focus()
    page.keyboard.press("Enter")
    expect(state).to_have_attribute("data-state", "going")
    assert page.locator("#so-far").get_attribute("value") != "0"
    page.locator("button[value=stop]").click()
    expect(state).to_have_attribute("data-state", "stopped")


def test_who_looks_on_sees_it_and_cannot_ask_for_it(server: Server, open_page: OpenPage) -> None:
    links = given_stored(server, "runics", "link link", seed=7)
    page = open_page(f"{server.address}{links.watch}/analysis#now", 390, 844)

    expect(page.locator("#progress")).to_contain_text("Whoever sat at the table")
    assert page.locator("form").count() == 0
    expect(page.locator("#analysed")).to_have_attribute("data-state", "none")
    is_well(page)
