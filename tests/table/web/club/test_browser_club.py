"""The club in a browser: a tournament by clicks and by keys, pages that anybody can read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Server
from table.web.conftest import OpenPage
from table.web.test_browser_looks import faults, overflow


def cookie(name: str) -> str:
    return f"club-{name}".ljust(32, "-")


def test_two_people_enter_a_tournament_and_sit_at_their_table(
    server: Server, open_page: OpenPage
) -> None:
    astrid = open_page(f"{server.address}/#{cookie('astrid')}")
    astrid.get_by_role("link", name="Tournaments").click()
    astrid.locator("input[name=name]").fill("Yule cup")
    astrid.locator("select[name=game]").select_option("runics 2")
    astrid.get_by_role("button", name="Open it").click()
    expect(astrid.get_by_role("heading", name="Yule cup")).to_be_visible()
    astrid.get_by_label("Your name").fill("Astrid")
    astrid.get_by_role("button", name="Enter").click()
    bjorn = open_page(f"{astrid.url}#{cookie('bjorn')}", width=390, height=844)
    bjorn.get_by_label("Your name").fill("Bjorn")
    bjorn.keyboard.press("Enter")
    expect(bjorn.locator("main")).to_contain_text("Astrid")

    expect(astrid.locator("main")).to_contain_text("Bjorn")  # the page looks by itself
    astrid.get_by_role("button", name="Begin").click()
    astrid.get_by_role("link", name="Table 1").click()
    bjorn.reload()
    bjorn.get_by_role("link", name="Table 1").click()

    for page in (astrid, bjorn):
        expect(page).to_have_url(re.compile(r"/t/\w+_1_1$"))
        expect(page.locator("#players")).to_contain_text("Astrid")
        expect(page.locator("#hand")).not_to_be_empty()  # both have seats


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [1280, 390])
def test_pages_of_the_club_can_be_read(
    server: Server, open_page: OpenPage, width: int, code: str
) -> None:
    for address in ("/tournaments", "/ratings/lords"):
        page = open_page(f"{server.address}{address}?lang={code}#{cookie('reader')}", width=width)

        assert faults(page) == []
        assert overflow(page) <= 0
