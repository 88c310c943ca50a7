"""The log in a browser: it folds, it is filtered, and it stays where one reads."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ragnatafl.lab.guests import Links, Server
from table.web.conftest import OpenPage
from table.web.given import given_stored
from table.web.people import DRAWN, Person

pytestmark = pytest.mark.slow

FROM_TOP = """() => {
    const log = document.querySelector("#log");
    const top = log.getBoundingClientRect().top;
    const shown = [...log.querySelectorAll("summary, li[data-event]")];
    const first = shown.find((one) => one.getBoundingClientRect().bottom > top);
    return [first.textContent, Math.round(first.getBoundingClientRect().top - top)];
}"""
"""What stands first in sight, and where."""
LEFT = """() => {
    const log = document.querySelector("#log");
    return Math.round(log.scrollHeight - log.scrollTop - log.clientHeight);
}"""
"""How far it is to the end of the log."""


@pytest.fixture(scope="module")
def links(server: Server) -> Links:
    """Some rounds of Lords, two people by links."""
    return given_stored(server, "lords", "link link", 160, seed=3)


def sit(server: Server, links: Links, open_page: OpenPage) -> Person:
    """Whoever is asked now, at a page without motion."""
    for seat in links.seats:
        page = open_page(server.address + seat.door, 1280, 800, reduced_motion="reduce")
        person = Person(page)
        if person.asked:
            return person
    raise AssertionError("nobody is asked")


def sees_the_end(person: Person) -> None:
    person.page.wait_for_function(f"() => ({LEFT})() < 5")


def answers_till_something_is_told(person: Person) -> None:
    person.wants_to_be_asked()
    before = person.find("#log li[data-event]").count()
    for _ in range(12):
        person.presses_keys()
        if person.find("#log li[data-event]").count() > before:
            return
        person.is_asked()
    raise AssertionError("nothing new was told")


def test_the_last_turns_are_open_and_the_end_is_in_sight(
    server: Server, open_page: OpenPage, links: Links
) -> None:
    person = sit(server, links, open_page)
    turns = person.find("#log .turn")

    assert turns.count() > 5
    expect(person.find("#log .turn[open]")).to_have_count(3)
    sees_the_end(person)
    expect(person.find("#log .era").first).to_have_text("Round 1")

    tall = person.find("#log").evaluate("log => log.clientHeight")
    person.page.set_viewport_size({"width": 1280, "height": 700})
    person.page.wait_for_function(
        "tall => document.querySelector('#log').clientHeight < tall", arg=tall
    )

    sees_the_end(person)


def test_who_reads_further_up_stays_there_and_is_told_of_new_lines(
    server: Server, open_page: OpenPage, links: Links
) -> None:
    person = sit(server, links, open_page)
    person.find("#log .turn > summary").nth(2).click()
    person.find("#log").evaluate("log => { log.scrollTop = 60; }")
    person.page.evaluate(DRAWN)
    before = person.page.evaluate(FROM_TOP)

    answers_till_something_is_told(person)

    assert person.page.evaluate(FROM_TOP) == before
    expect(person.find("#log .turn").nth(2)).to_have_attribute("open", "")
    person.find("#log-new").click()
    sees_the_end(person)
    expect(person.find("#log-new")).to_be_hidden()


def test_lines_are_picked_out_by_seat(server: Server, open_page: OpenPage, links: Links) -> None:
    person = sit(server, links, open_page)
    lines = person.find("#log li[data-event]")
    every = lines.count()

    bjorn = person.find('#log-filters [data-filter="1"]')
    bjorn.click()

    expect(bjorn).to_have_attribute("aria-pressed", "true")
    left = person.find("#log li[data-event]:not([hidden])")
    assert 0 < left.count() < every
    for line in left.all():
        assert "1" in (line.get_attribute("data-seats") or "").split()
    bjorn.click()
    expect(person.find("#log li[data-event][hidden]")).to_have_count(0)


def test_turns_long_past_have_their_lines_when_they_are_opened(
    server: Server, open_page: OpenPage
) -> None:
    person = sit(server, given_stored(server, "lords", "link link", 400, seed=3), open_page)
    brief = person.find("#log .turn[data-brief]")
    many, turn = brief.count(), person.find("#log .turn").nth(4)
    assert many > 10
    expect(turn.locator("li[data-event]")).to_have_count(0)

    turn.locator("summary").click()

    expect(turn.locator("li[data-event]").first).to_be_visible()
    expect(brief).to_have_count(many - 1)
    before = turn.locator("li[data-event]").count()
    answers_till_something_is_told(person)
    assert turn.locator("li[data-event]").count() == before


def test_by_key_one_comes_to_the_last_line(
    server: Server, open_page: OpenPage, links: Links
) -> None:
    person = sit(server, links, open_page)

    person.page.keyboard.press("l")

    expect(person.find("#log li[data-event] .line").last).to_be_focused()
