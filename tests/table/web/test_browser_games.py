"""Whole games in real browsers: by clicks, through a reload and a crash; by keys; at one screen."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.games import find_game
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.records import Record, parse_record
from ragnatafl.lab.guests import Links, Server
from table.web.given import given_seed
from table.web.people import Person

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow

CARD = re.compile(r"\bR\d\d\b")


def record_of(server: Server, links: Links) -> Record:
    status, text = server.get(f"/t/{links.room}/record")
    assert status == 200
    return parse_record(text)


def scores_of(record: Record) -> list[int]:
    """The points by playing the record again."""
    return list(replay(record, find_game(record.game)).scores)


def test_two_pages_play_a_whole_game_through_a_reload_and_a_crash(
    own_server: Server, open_page: OpenPage
) -> None:
    links = given_seed(own_server, "runics", "link link")
    astrid = Person(open_page(own_server.address + links.seats[0].door), Random(1))
    calm = open_page(own_server.address + links.seats[1].door, reduced_motion="reduce")
    bjorn = Person(calm, Random(2))
    done: set[str] = set()
    choices = 0
    while not astrid.has_seen_the_end():
        moment = max(astrid.moment, bjorn.moment)
        for person in (astrid, bjorn):
            person.sees_moment(moment)
        asked = astrid if astrid.asked else bjorn
        if asked.has_seen_the_end():
            break
        asked.is_asked()
        if choices == 5:
            asked.page.reload()
            asked.arrives()
            asked.sees_moment(moment)
            done.add("reload")
        if choices == 9:
            own_server.kill()
            for person in (astrid, bjorn):
                expect(person.find("#away")).to_be_visible()
            own_server.start()
            for person in (astrid, bjorn):
                expect(person.find("#away")).to_be_hidden()  # it tries ever less
                person.sees_moment(moment)
            done.add("crash")
        asked.points_at_something()
        choices += 1

    record = record_of(own_server, links)
    assert done == {"reload", "crash"}
    assert len(record.choices) == choices
    assert record.result is not None
    for person in (astrid, bjorn):
        expect(person.find("#end")).to_be_visible()
        assert person.points == scores_of(record) == list(record.result.scores)
        totals = person.find("#end tfoot td").all_inner_texts()
        assert sorted(map(int, totals)) == sorted(scores_of(record))


def test_a_whole_game_by_keyboard_alone(server: Server, open_page: OpenPage) -> None:
    """Numbers, Tab and Enter, Esc, R, U, L, W and ?; the mouse is never touched."""
    links = given_seed(server, "runics", "link thrall", options={"first": "astrid"})
    person = Person(open_page(server.address + links.seats[0].door, reduced_motion="reduce"))
    person.is_asked()
    helps_itself(person)
    steps_back_and_turns(person)
    goes_on_by_tab(person)
    takes_back(person)
    while not person.has_seen_the_end():
        expect(person.find('#options button, #table[data-over="true"]').first).to_be_attached()
        if person.has_seen_the_end():
            break
        person.presses_keys()

    record = record_of(server, links)
    assert person.points == scores_of(record)
    assert person.find("#end").is_visible()


def helps_itself(person: Person) -> None:
    person.press("?")
    expect(person.find("#help-dialog")).to_be_visible()
    person.press("Escape")
    expect(person.find("#help-dialog")).to_be_hidden()
    person.press("w")
    expect(person.find("#rule-dialog")).to_be_visible()
    expect(person.find("#rule-text dt").first).to_have_text(re.compile("RUN-5"))
    person.press("Escape")
    person.press("l")
    expect(person.find("#log .line").last).to_be_focused()
    person.press("s")
    expect(person.find("#sound")).to_have_attribute("aria-pressed", "false")


def steps_back_and_turns(person: Person) -> None:
    """Two steps to lay a card: Esc takes one back, R turns what is held."""
    first = person.find("#options").inner_text()
    person.types_number(1)
    expect(person.find("#options [data-pick]")).to_have_count(0)
    held = person.find("#options").inner_text()
    person.press("r")
    expect(person.find("#options")).not_to_have_text(held, use_inner_text=True)
    person.press("Escape")
    expect(person.find("#options")).to_have_text(first, use_inner_text=True)


def goes_on_by_tab(person: Person) -> None:
    """Tab goes to what is lit, Enter takes it; then to a place, and Enter lays the card there."""
    before = person.moment
    tabs_to(person, "#hand .lit")
    person.press("Enter")
    expect(person.find("#hand .taken")).to_have_count(1)
    tabs_to(person, "#board .lit")
    person.press("Enter")
    person.sure_by_key(before)


def tabs_to(person: Person, selector: str) -> None:
    for _ in range(60):
        if person.page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        person.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def takes_back(person: Person) -> None:
    after = person.find("#log .line").count()
    person.press("u")
    expect(person.find("#log .line")).not_to_have_count(after)
    person.is_asked()


def test_people_at_one_screen_never_see_each_others_cards(
    server: Server, open_page: OpenPage
) -> None:
    """Hot seat: while the curtain is down, the page names no card but those on the table."""
    links = given_seed(server, "runics", "here here")
    page = open_page(server.address + links.seats[0].door, reduced_motion="reduce")
    person = Person(page)
    curtains = 0
    hands: dict[str, set[str]] = {}
    for _ in range(14):
        expect(page.locator("#ready, #options button").first).to_be_visible()
        if page.locator("#ready").is_visible():
            curtains += 1
            assert cards_in(page) <= cards_on_table(page)
            expect(page.locator("#hand")).to_be_hidden()
            page.locator("#ready").click()
            person.is_asked()
        seat = page.locator("#table").get_attribute("data-seat") or ""
        hands[seat] = cards_in(page) - cards_on_table(page)
        assert hands[seat]
        assert not hands[seat] & hands.get(str(1 - int(seat)), set())
        person.points_at_something()

    assert curtains >= 4


def cards_in(page: Page) -> set[str]:
    """Every card that is named anywhere in the page: attributes, texts, what is hidden."""
    return set(CARD.findall(page.evaluate("document.documentElement.outerHTML")))


def cards_on_table(page: Page) -> set[str]:
    ids = page.locator('#board [id^="card:R"]').evaluate_all("all => all.map(one => one.id)")
    return {name.removeprefix("card:") for name in ids}
