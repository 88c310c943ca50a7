"""Who keeps a server, in a real browser: what is ordered on the page is seen at the tables."""

from __future__ import annotations

import signal
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from ragnatafl.lab.guests import Server
from ragnatafl.table.orders import Owner
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.holders import holder_of
from table.web.people import Person

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow


def keep(server: Server, open_page: OpenPage, **how: object) -> Page:
    """The owner's page, reached by a link as the command prints it."""
    with closing(SQLite(server.store)) as store:
        link = Owner(store, "olena").link()
    page = open_page(server.address + link, **how)
    page.locator("main button.main").click()
    expect(page.locator("main.admin")).to_be_visible()
    return page


def test_orders_of_the_page_are_seen_at_the_table(server: Server, open_page: OpenPage) -> None:
    """Olena names a table, announces tea, and closes the table; Astrid cannot go on until it is
    opened again."""
    links = server.open_table("runics", ["link", "link"], {"first": "astrid"})
    astrid = Person(open_page(server.address + links.seats[0].door), Random(1))
    olena = keep(server, open_page)
    row = olena.locator(f'[data-table="{links.room}"]')

    row.locator("summary").click()
    row.locator('form:has([value="rename"]) [name="text"]').fill("Final <b>")
    row.locator('form:has([value="rename"]) button').click()
    announcing = olena.locator('form:has([value="announce"])')
    announcing.locator('[name="text"]').fill("Tea at five")
    announcing.locator("button").click()
    expect(astrid.find("#notice")).to_have_text("Final <b>Tea at five")
    row.locator("summary").click()
    row.locator('form:has([value="close"]) button').click()
    expect(astrid.find("#notice")).to_contain_text("The host has closed this table")
    astrid.act("resign", 0).click()
    astrid.find("#ask-yes").click()
    astrid.is_told("the host has closed this table: nothing can be done at it")
    expect(astrid.find("#table")).to_have_attribute("data-over", "false")
    row.locator("summary").click()
    row.locator('form:has([value="open"]) button').click()
    expect(astrid.find("#notice")).to_have_text("Final <b>Tea at five")

    announcing.locator('[name="text"]').fill("")
    announcing.locator("button").click()
    expect(astrid.find("#notice")).to_have_text("Final <b>")


@pytest.mark.parametrize(
    ("deed", "told"),
    [("ban", "The host of this server does not let you in"), ("remove", "has removed this table")],
)
def test_who_is_sent_away_reads_why_and_stays_away(
    server: Server, open_page: OpenPage, deed: str, told: str
) -> None:
    """Before, the page said for ever that it tried to come back."""
    links = server.open_table("runics", ["link", "link"], {"first": "astrid"})
    astrid = Person(open_page(server.address + links.seats[0].door), Random(1))
    opened: list[str] = []
    with closing(SQLite(server.store)) as store:
        owner = Owner(store, "olena")
        owner.ban(holder_of(links.seats[0].cookie)) if deed == "ban" else owner.remove(links.room)
    expect(astrid.find("#away")).to_contain_text(told)
    expect(astrid.find("#away")).to_be_visible()

    astrid.page.on("websocket", lambda socket: opened.append(socket.url))
    astrid.page.evaluate("dispatchEvent(new Event('online'))")  # which hurries who would come back
    expect(astrid.find("#away")).to_contain_text(told)
    assert opened == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_everybody_can_use_the_page(
    server: Server, open_page: OpenPage, width: int, scheme: str
) -> None:
    """Axe finds nothing serious or critical, and nothing is wider than the screen."""
    server.open_table("runics", ["link", "karl"])
    page = keep(server, open_page, width=width, color_scheme=scheme)
    page.locator("summary").first.click()

    found = Axe().run(page).response["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) <= 0
    titles = page.locator("main h2")
    assert titles.count() == 5
    for number in range(5):
        expect(titles.nth(number)).to_be_visible()


def test_people_come_back_by_themselves_when_the_server_is_started_anew(
    own_server: Server, open_page: OpenPage
) -> None:
    links = own_server.open_table("runics", ["link", "link"], {"first": "astrid"})
    astrid = Person(open_page(own_server.address + links.seats[0].door), Random(1))

    assert own_server.stop(signal.SIGTERM) == 0
    expect(astrid.find("#away")).to_be_visible()
    own_server.start()

    expect(astrid.find("#away")).to_be_hidden()
    expect(astrid.find("#options button").first).to_be_enabled()
