"""A game looked at again in a real browser: played, stepped, jumped through, and branched off."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.lab.guests import Links, Server
from table.web.given import given_seed, given_stored
from table.web.people import Person

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def finished(server: Server) -> Links:
    """A game that is over; tests only look at it."""
    return given_stored(server)


class Reader:
    """Somebody who looks at a replay."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sees(re.compile(r"\d"))
        self.last = int(page.locator("#at").get_attribute("max") or 0)

    def sees(self, moment: int | re.Pattern[str]) -> None:
        told = str(moment) if isinstance(moment, int) else moment
        expect(self.page.locator("#replay")).to_have_attribute("data-moment", told)

    @property
    def chapters(self) -> list[int]:
        """Where they begin."""
        values = self.page.locator("#chapter option").evaluate_all("all => all.map(o => o.value)")
        return sorted({int(value) for value in values})


def reads(server: Server, link: str, open_page: OpenPage, query: str = "") -> Reader:
    return Reader(open_page(f"{server.address}{link}/replay{query}", reduced_motion="reduce"))


def test_by_keys_alone(server: Server, finished: Links, open_page: OpenPage) -> None:
    """Steps, turns, beginning and end, and playing."""
    reader = reads(server, finished.seats[0].door, open_page, "?at=4")
    press = reader.page.keyboard.press

    for key, moment in (
        ("ArrowRight", 5), ("ArrowDown", 6), ("ArrowLeft", 5), ("Home", 0), ("ArrowLeft", 0),
        ("End", reader.last), ("ArrowRight", reader.last), ("Home", 0),
    ):  # fmt: skip
        press(key)
        reader.sees(moment)
    for start in reader.chapters[1:4]:
        press("PageDown")
        reader.sees(start)
    press("PageUp")
    reader.sees(reader.chapters[2])
    press("Space")
    two_on = range(reader.chapters[2] + 2, reader.last + 1)
    reader.sees(re.compile("^(" + "|".join(map(str, two_on)) + ")$"))
    press("Space")
    expect(reader.page.locator("#replay")).to_have_attribute("data-playing", "false")


def test_it_plays_to_the_end_as_fast_as_one_likes(
    server: Server, finished: Links, open_page: OpenPage
) -> None:
    reader = reads(server, finished.seats[0].door, open_page, "?at=0")
    page = reader.page
    page.locator("#speed").select_option("4")
    expect(page.locator("#play")).to_have_attribute("aria-label", "Play")
    page.locator("#play").click()
    expect(page.locator("#play")).to_have_attribute("aria-label", "Pause")

    expect(page.locator("#replay")).to_have_attribute("data-moment", str(reader.last))
    expect(page.locator("#play")).to_have_attribute("aria-label", "Play")
    page.reload()
    assert page.locator("#speed").input_value() == "4"


def test_a_line_of_the_log_leads_to_its_choice(
    server: Server, finished: Links, open_page: OpenPage
) -> None:
    reader = reads(server, finished.seats[0].door, open_page, "?at=0")
    lines = reader.page.locator("#log .line")
    assert lines.count() > reader.last
    expect(reader.page.locator("#log .later").first).to_be_attached()

    line = lines.nth(lines.count() // 2)
    line.locator("xpath=ancestor::details/summary").click()
    line.click()
    expect(line.locator("xpath=ancestor::li[1]")).to_have_class(re.compile("now"))
    here = int(reader.page.locator("#at").input_value())
    assert 0 < here < reader.last
    lines.last.click()
    reader.sees(reader.last)
    assert reader.page.locator("#log .later").count() == 0


def test_a_chapter_is_chosen_from_the_list(
    server: Server, finished: Links, open_page: OpenPage
) -> None:
    reader = reads(server, finished.seats[0].door, open_page, "?at=0")
    wanted = reader.chapters[3]

    reader.page.locator("#chapter").select_option(str(wanted))

    reader.sees(wanted)
    assert f"at={wanted}" in reader.page.url


def test_what_a_step_changed_is_marked(
    server: Server, finished: Links, open_page: OpenPage
) -> None:
    reader = reads(server, finished.seats[0].door, open_page, "?at=0")

    reader.page.keyboard.press("ArrowRight")

    reader.sees(1)
    expect(reader.page.locator("#board .told").first).to_be_attached()


def test_a_running_game_is_looked_at_through_ones_own_eyes(
    server: Server, open_page: OpenPage
) -> None:
    """Its moments have addresses too; playing on is not offered among several people."""
    running = given_stored(server, choices=5)
    reader = reads(server, running.seats[0].door, open_page, "?at=3&eyes=bjorn")

    reader.sees(3)
    expect(reader.page.locator("#hand svg").first).to_be_visible()
    expect(reader.page.locator("#eyes, #play-on")).to_have_count(0)
    expect(reader.page.locator("#link")).to_be_visible()
    watching = reader.page.locator("#link").get_attribute("data-watch")
    assert watching == f"{running.watch}/replay"
    onlooker = reads(server, running.watch, open_page, "?at=3")
    expect(onlooker.page.locator("#hand")).to_be_hidden()


def branches(reader: Reader) -> Person:
    reader.page.locator("#play-on").click()
    reader.page.locator("#what-if-dialog .main").click()
    reader.page.wait_for_url(lambda url: "/replay" not in url)
    return Person(reader.page, Random(1))


def test_after_the_end_one_plays_on_from_a_moment_against_bots(
    server: Server, finished: Links, open_page: OpenPage
) -> None:
    reader = reads(server, finished.seats[0].door, open_page, "?at=4")

    person = branches(reader)

    assert person.find("#table").get_attribute("data-room") != finished.room
    expect(person.find(".branch")).to_contain_text("What if")
    expect(person.find("#players li[data-seat='0']")).to_have_attribute("data-kind", "here")
    expect(person.find("#players li[data-seat='1']")).to_have_attribute("data-kind", "bot")
    assert person.is_asked_again()  # the bot has answered for its seat
    person.find(".branch a").click()
    Reader(person.page).sees(4)


def test_alone_one_asks_what_if_while_the_game_runs(server: Server, open_page: OpenPage) -> None:
    links = given_seed(server, "runics", "link karl thrall", options={"first": "astrid"})
    own = Person(open_page(server.address + links.seats[0].door, reduced_motion="reduce"))
    own.points_at_something()
    assert own.is_asked_again()
    reader = reads(server, links.seats[0].door, open_page)
    here = reader.last

    person = branches(reader)

    expect(person.find("#players [data-kind='bot']")).to_have_count(2)
    expect(person.find(".branch")).to_contain_text(f"after choice {here}")
    person.page.goto(server.address, wait_until="domcontentloaded")
    mine = person.find("#mine li").filter(has_text="What if")
    expect(mine).to_have_count(1)
