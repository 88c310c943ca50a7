"""Coming to a seat in a real browser: invitations, moving to another device, a second browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.lab.guests import Links, Server
from table.web.conftest import make_server
from table.web.given import begins
from table.web.people import Person

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow


@pytest.fixture
def links(server: Server) -> Links:
    """Astrid opened the table at her screen; Bjorn is invited, and has not come yet."""
    links = server.open_table("runics", ["here", "link"], {"first": "astrid"}, sit=False)
    return begins(server, links)


def host(server: Server, links: Links, open_page: OpenPage) -> Person:
    return Person(open_page(server.address + links.seats[0].door, reduced_motion="reduce"))


def shown_link(person: Person) -> str:
    expect(person.find("#invite-dialog")).to_be_visible()
    return person.find("#invite-link").input_value()


def test_an_invitation_asks_for_a_name_once(
    server: Server, links: Links, open_page: OpenPage
) -> None:
    """Whoever was called something before is asked by that name."""
    page = open_page(server.address)
    page.goto(server.address + links.seats[1].link)
    expect(page.locator("h1")).to_have_text("Astrid invites you to Runics")
    page.locator('[name="name"]').fill("Olena <b>")
    page.locator("form button").click()
    bjorn = Person(page)

    assert page.url == server.address + links.watch
    expect(bjorn.find("#players .who").nth(1)).to_have_text("Olena <b>")
    other = server.open_table("runics", ["here", "link"], sit=False)
    page.goto(server.address + other.seats[1].link)
    expect(page.locator('[name="name"]')).to_have_value("Olena <b>")
    page.go_back()
    page.goto(server.address + links.seats[1].link)
    expect(page.locator("h1")).to_have_text("You sit here already")
    page.locator("main a.main").click()
    bjorn.arrives()
    page.goto(server.address)
    own = page.locator('form.new[data-game="runics"] [name="name"]').first
    expect(own).to_have_value("Olena <b>")


def test_one_sits_down_without_scripts(server: Server, links: Links, open_page: OpenPage) -> None:
    page = open_page(server.address + links.seats[1].link, java_script_enabled=False)

    assert page.url == server.address + links.watch
    expect(page.locator("#table")).to_have_attribute("data-seat", "1")


def test_a_stranger_at_the_tables_address_looks_on(
    server: Server, links: Links, open_page: OpenPage
) -> None:
    astrid = host(server, links, open_page)
    stranger = Person(open_page(astrid.page.url))

    expect(stranger.find("#hand")).to_be_hidden()
    expect(stranger.find("#choices")).to_be_hidden()
    expect(stranger.find("#players [data-act]")).to_have_count(0)
    expect(stranger.find('.players > [data-seat="1"] .kind')).to_have_text("invited, not here yet")


def test_a_new_invitation_replaces_the_old_one(
    server: Server, links: Links, open_page: OpenPage
) -> None:
    astrid = host(server, links, open_page)
    astrid.find("#invites [data-seat]").click()
    old = shown_link(astrid)
    assert old == server.address + links.seats[1].link
    astrid.find("#invite-anew").click()
    expect(astrid.find("#invite-link")).not_to_have_value(old)
    new = shown_link(astrid)

    page = open_page(server.address)
    page.goto(old)
    expect(page.locator("h1")).to_have_text("This invitation does not work")
    expect(page.locator("main p").first).to_contain_text("newer invitation")
    bjorn = Person(open_page(new))
    expect(bjorn.find("#table")).to_have_attribute("data-seat", "1")
    expect(astrid.find("#invite-dialog")).to_be_hidden()  # it is used up


def test_a_seat_moves_to_a_telephone(server: Server, links: Links, open_page: OpenPage) -> None:
    """The old page looks on from then on, and says so without being loaded anew."""
    astrid = host(server, links, open_page)
    astrid.is_asked()
    astrid.act("move", 0).click()
    link = shown_link(astrid)
    expect(astrid.find("#invite-how")).to_contain_text("the seat moves there")

    telephone = Person(open_page(link, width=390, height=844, has_touch=True))

    telephone.is_asked()
    expect(astrid.find("#invite-dialog")).to_be_hidden()
    expect(astrid.find("#choices")).to_be_hidden()
    expect(astrid.find("#hand")).to_be_hidden()


def test_a_seat_open_in_two_browsers_says_so_to_all(
    server: Server, links: Links, open_page: OpenPage
) -> None:
    astrid = host(server, links, open_page)
    bjorn = Person(open_page(server.address + links.seats[1].link))
    tab = astrid.page.context.new_page()
    tab.goto(astrid.page.url)
    Person(tab)
    expect(bjorn.find('.players > [data-seat="0"][data-present="true"]')).to_be_visible()
    expect(bjorn.find(".doubled")).to_have_count(0)

    thief = host(server, links, open_page)

    for person in (astrid, bjorn, thief):
        expect(person.find('.players > [data-seat="0"] .doubled')).to_have_text(
            "open in two browsers"
        )
    thief.page.close()
    expect(bjorn.find(".doubled")).to_have_count(0)


def kept_by(page: Page) -> str:
    return str(page.evaluate("JSON.stringify(localStorage) + JSON.stringify(sessionStorage)"))


def test_a_browser_keeps_nothing_that_opens_a_seat(
    server: Server, links: Links, open_page: OpenPage
) -> None:
    """Neither where scripts could read it, nor in the address."""
    astrid = host(server, links, open_page)
    bjorn = Person(open_page(server.address + links.seats[1].link))
    code = links.seats[1].link.rpartition("/")[2]

    for person in (astrid, bjorn):
        assert links.room in kept_by(person.page)
        cookies = [one["value"] for one in person.page.context.cookies()]
        assert max(map(len, cookies)) >= 32
        for word in (code, max(cookies, key=len)):
            assert word not in kept_by(person.page) + person.page.url
        told = str(person.page.evaluate("document.cookie"))
        assert "ragnatafl" not in told


def test_tables_that_a_browser_kept_with_their_keys_are_found(
    server: Server, links: Links, open_page: OpenPage
) -> None:
    """As older programs left them: such a key is an invitation, and is not kept once it is used."""
    page = open_page(server.address)
    code = links.seats[1].link.rpartition("/")[2]
    page.evaluate(
        "([room, key]) => localStorage.setItem('tables', JSON.stringify([{ room, key }]))",
        [links.room, code],
    )
    page.reload()
    page.locator("#mine a").click()
    page.locator("form button").click()
    bjorn = Person(page)

    expect(bjorn.find("#table")).to_have_attribute("data-seat", "1")
    assert code not in kept_by(page)
    page.goto(server.address)
    expect(page.locator("#mine li")).to_have_count(1)


# Where others can come


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Server]:
    made = make_server(tmp_path, public_url="https://tafl.example")
    made.start()
    yield made
    made.kill()


def test_an_invitation_has_the_address_that_others_use(
    public: Server, server: Server, links: Links, open_page: OpenPage
) -> None:
    """And a picture for telephones; where nobody else can come, that is said instead."""
    there = begins(public, public.open_table("runics", ["here", "link"], sit=False))
    astrid = host(public, there, open_page)
    astrid.find("#invites [data-seat]").click()

    assert shown_link(astrid) == f"https://tafl.example{there.seats[1].link}"
    drawn = astrid.find("#invite-picture")
    expect(drawn).to_be_visible()
    assert drawn.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0
    alone = host(server, links, open_page)
    alone.find("#invites [data-seat]").click()
    expect(alone.find("#invite-dialog .alone")).to_contain_text("Only this machine")
    expect(alone.find("#invite-picture")).to_have_count(0)
