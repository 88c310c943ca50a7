"""The lobby and talk in real browsers: two and three pages at once, by clicks and by keys alone."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Links, Server, cookie_header
from ragnatafl.table.web.holders import COOKIE, new_token
from table.web.conftest import OpenPage
from table.web.people import DRAWN, Person

pytestmark = pytest.mark.slow

TABLE = re.compile(r"/t/([\w-]+)$")


def opens_for_all(page: Page, listed: str = "open") -> str:
    """A table of two by the form; its name."""
    page.locator('[data-new="runics"]').click()
    form = page.locator('form.new[data-game="runics"]')
    form.locator('[name="listed"]').select_option(listed)
    expect(form.locator('[data-place="1"] [name="kind"]')).to_have_value("link")
    form.locator("button.main").click()
    page.wait_for_url(TABLE)
    found = TABLE.search(page.url)
    assert found is not None
    return found[1]


def row(page: Page, room: str) -> str:
    return f'#tables [data-room="{room}"]'


def says(page: Page, text: str) -> None:
    expect(page.locator("#away")).to_be_hidden()
    page.locator("#talk-text").fill(text)
    page.locator("#talk-text").press("Enter")


def lines(page: Page) -> list[str]:
    return page.locator("#talk .text").all_inner_texts()


def axe_faults(page: Page) -> list[str]:
    page.evaluate(DRAWN)
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found]


def given_running(server: Server) -> Links:
    return server.open_table("runics", ["link", "link"])


@pytest.mark.parametrize("width", [1280, 390])
def test_two_people_meet_in_the_lobby_and_their_game_begins(
    server: Server, open_page: OpenPage, width: int
) -> None:
    olena = open_page(f"{server.address}/lobby", width, 844)
    astrid = open_page(server.address, width, 844)
    room = opens_for_all(astrid)

    olena.locator("#name").fill("Olena <b>")
    olena.locator("#game").select_option("bloodrage")
    expect(olena.locator(row(olena, room))).to_be_hidden()
    olena.locator("#game").select_option("runics")
    expect(olena.locator(row(olena, room))).to_be_visible()
    olena.locator(f"{row(olena, room)} [data-sit]").click()
    olena.wait_for_url(TABLE)

    for page in (astrid, olena):
        expect(page.locator("#ready-left")).to_have_text(re.compile(r"0:\d\d|1:00"))
    expect(astrid.locator(".guests")).to_contain_text("Olena <b>")
    olena.locator('[data-act="ready-now"]').click()
    expect(olena.locator('[data-act="ready-now"]')).to_have_count(0)
    astrid.locator('[data-act="ready-now"]').click()
    for page in (astrid, olena):
        expect(page.locator("#board")).to_be_visible()
        expect(page.locator("#luck-warning")).to_be_hidden()
    later = open_page(f"{server.address}/lobby", width, 844)
    expect(later.locator("#lobby")).to_be_visible()
    expect(later.locator(row(later, room))).to_have_count(0)


def test_a_host_sends_somebody_away_and_a_third_one_comes(
    server: Server, open_page: OpenPage
) -> None:
    astrid, bjorn, olena = (open_page(server.address) for _ in range(3))
    room = opens_for_all(astrid)
    bjorn.goto(f"{server.address}/t/{room}")
    bjorn.locator('[data-act="sit-here"]').click()
    expect(bjorn.locator('[data-act="ready-now"]')).to_be_visible()

    astrid.locator('[data-act="send-away"]').click()
    astrid.locator("#ask-yes").click()
    expect(bjorn.locator('[data-act="ready-now"]')).to_have_count(0)
    bjorn.locator('[data-act="sit-here"]').click()
    expect(bjorn.locator("#toasts")).to_contain_text("cannot come back")

    olena.goto(f"{server.address}/lobby")
    olena.locator(f"{row(olena, room)} [data-sit]").click()
    olena.wait_for_url(TABLE)
    for page in (astrid, olena):
        page.locator('[data-act="ready-now"]').click()
    expect(olena.locator("#board")).to_be_visible()
    expect(bjorn.locator("#board")).to_be_visible()  # looks on
    expect(bjorn.locator("#luck-warning")).to_be_hidden()


def test_a_seat_is_given_up_and_a_table_taken_out_of_the_lobby(
    server: Server, open_page: OpenPage
) -> None:
    astrid, olena = open_page(server.address), open_page(f"{server.address}/lobby")
    room = opens_for_all(astrid, "club")
    olena.locator(f"{row(olena, room)} [data-sit]").click()
    olena.wait_for_url(TABLE)

    olena.locator('[data-act="leave-seat"]').click()
    expect(olena.locator('[data-act="sit-here"]')).to_be_visible()
    astrid.locator('[data-act="list"][data-listed=""]').click()

    expect(olena.locator('[data-act="sit-here"]')).to_have_count(0)
    olena.goto(f"{server.address}/lobby")
    expect(olena.locator(row(olena, room))).to_have_count(0)


@pytest.mark.parametrize("width", [1280, 390])
def test_players_talk_and_what_is_unread_is_marked(
    server: Server, open_page: OpenPage, width: int
) -> None:
    links = given_running(server)
    astrid, bjorn = (open_page(f"{server.address}{seat.door}", width, 844) for seat in links.seats)
    tab = "#talk-open" if width == 1280 else "#tab-talk"
    for page in (astrid, bjorn):
        Person(page)
    astrid.locator(tab).click()

    says(astrid, '<img src=x onerror="document.title=1"> https://x.example')
    expect(bjorn.locator(f"{tab} .unread")).to_have_text("1")
    bjorn.locator(tab).click()

    expect(bjorn.locator("#talk .text")).to_have_text(
        '<img src=x onerror="document.title=1"> https://x.example'
    )
    expect(bjorn.locator("#talk img, #talk a")).to_have_count(0)
    expect(bjorn.locator(f"{tab} .unread")).to_be_empty()
    bjorn.locator("#talk-phrases summary").click()
    bjorn.locator('[data-phrase="luck"]').click()
    expect(astrid.locator("#talk .text").last).to_have_text("Good luck!")
    astrid.reload()
    Person(astrid)
    assert len(lines(astrid)) == 2
    expect(astrid.locator(f"{tab} .unread")).to_be_empty()


def test_onlookers_talk_apart_and_are_read_when_it_is_over(
    server: Server, open_page: OpenPage
) -> None:
    links = given_running(server)
    astrid, bjorn = (open_page(f"{server.address}{seat.door}") for seat in links.seats)
    onlooker = open_page(f"{server.address}{links.watch}")
    for page in (astrid, bjorn, onlooker):
        Person(page)
        page.keyboard.press("t")
        expect(page.locator("#talk-text")).to_be_focused()

    says(onlooker, "the axe is his")
    says(astrid, "your turn")
    for page in (bjorn, onlooker):
        expect(page.locator("#talk")).to_contain_text("your turn")
    expect(onlooker.locator(".at-onlookers")).to_contain_text("the axe is his")
    assert lines(bjorn) == ["your turn"]

    Person(bjorn).act("resign", 1).click()
    bjorn.locator("#ask-yes").click()
    expect(astrid.locator(".at-onlookers")).to_contain_text("the axe is his")


def test_somebody_is_muted_and_heard_again_and_talk_is_not_wanted(
    server: Server, open_page: OpenPage
) -> None:
    links = given_running(server)
    astrid, bjorn = (open_page(f"{server.address}{seat.door}") for seat in links.seats)
    for page in (astrid, bjorn):
        Person(page)
        page.locator("#talk-open").click()
    says(bjorn, "rude")
    line = astrid.locator(".talk-line").first
    line.locator("summary").click()
    line.locator("[data-report]").click()
    expect(astrid.locator("#talk-told")).to_contain_text("Thank you")
    line.locator("summary").click()
    line.locator("[data-mute]").click()

    expect(astrid.locator(".talk-line")).to_have_count(0)
    astrid.locator("#talk-more summary").click()
    expect(astrid.locator("#talk-muted")).to_contain_text("Bjorn")
    astrid.locator("#talk-muted button").click()
    expect(astrid.locator("#talk")).to_contain_text("rude")

    astrid.locator("#talk-want").uncheck()
    expect(astrid.locator("#talk-form")).to_be_hidden()
    expect(astrid.locator(".talk-line")).to_have_count(0)
    says(bjorn, "are you there?")
    expect(bjorn.locator("#talk")).to_contain_text("are you there?")
    astrid.reload()
    Person(astrid)
    expect(astrid.locator("#talk-form")).to_be_hidden()
    expect(astrid.locator(".unread").first).to_be_empty()


def test_what_was_refused_can_be_said_in_another_way(server: Server, open_page: OpenPage) -> None:
    links = given_running(server)
    astrid = open_page(f"{server.address}{links.seats[0].door}")
    Person(astrid)
    astrid.keyboard.press("t")

    astrid.locator("#talk-text").evaluate("field => field.removeAttribute('maxlength')")
    says(astrid, "x" * 301)

    expect(astrid.locator("#talk-told")).to_contain_text("301")
    expect(astrid.locator("#talk-text")).to_have_value("x" * 301)


def test_letters_that_are_typed_choose_nothing_at_the_table(
    server: Server, open_page: OpenPage
) -> None:
    links = given_running(server)
    for seat in links.seats:
        person = Person(open_page(f"{server.address}{seat.door}"))
        person.press("t")
        before = person.moment
        person.page.keyboard.type("1 2 u h s l ?")
        assert person.page.locator("#talk-text").input_value() == "1 2 u h s l ?"
        assert person.moment == before
        person.press("Escape")
        expect(person.find("#talk-panel")).to_be_hidden()
        expect(person.find("#talk-open")).to_be_focused()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_in_lobby_club_and_talk(
    server: Server, open_page: OpenPage, width: int, code: str
) -> None:
    form = {
        "game": "runics", "seats": [{"kind": "here"}, {"kind": "link"}], "listed": "open",
        "wait": True, "options": {"extra_card": True},
    }  # fmt: skip
    host = new_token()
    room = server.post("/new", form, cookie_header(host))[1]["room"]
    links = given_running(server)
    page = open_page(f"{server.address}/lobby?lang={code}", width, 844)
    page.context.add_cookies([{"name": "lang", "value": code, "url": server.address}])
    expect(page.locator(row(page, room))).to_be_visible()
    assert axe_faults(page) == []

    page.goto(f"{server.address}/t/{room}")
    expect(page.locator("#talk-phrases .acts button").first).to_be_attached()
    assert axe_faults(page) == []

    page.goto(f"{server.address}/club")
    says(page, "hello")
    expect(page.locator("#talk")).to_contain_text("hello")
    page.locator("#talk-phrases summary").click()
    page.locator("#talk-more summary").click()
    assert axe_faults(page) == []

    other = open_page(f"{server.address}{links.seats[1].door}")
    Person(other)
    other.keyboard.press("t")
    says(other, "hello there")
    page.context.add_cookies(
        [{"name": COOKIE, "value": links.seats[0].cookie, "url": server.address}]
    )
    page.goto(f"{server.address}{links.watch}")
    Person(page)
    page.locator("#talk-open" if width == 1280 else "#tab-talk").click()
    expect(page.locator("#talk")).to_contain_text("hello there")
    assert axe_faults(page) == []
    assert page.locator("html").get_attribute("lang") == code
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
