"""The list of options in real browsers: by verb, with prices, and the end of a phase in reach."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from games.bloodrage.table import given_bloodrage
from kit.table import ASTRID, BJORN
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Server
from table.web.given import given_seed, said
from table.web.people import Person
from table.web.test_browser_lords import given_turn

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow

PHASES: Final = ("LOR-8.1", "LOR-8.2", "LOR-8.3", "LOR-8.4")
"""Those that can be ended."""
IN_SIGHT: Final = """button => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = button;
    const whole = scrollWidth <= clientWidth && scrollHeight <= clientHeight;
    return whole && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_phase_can_be_ended_from_the_bar_of_a_telephone(
    server: Server, open_page: OpenPage, code: str
) -> None:
    """Whatever is shown above it; its words are whole in every language."""
    links = given_seed(server, "lords", "link thrall", start=given_turn().start)
    address = server.address + links.seats[0].door
    person = Person(open_page(address, width=390, height=844, reduced_motion="reduce"))
    person.find("#language").select_option(code)
    expect(person.find("html")).to_have_attribute("lang", code)
    person.find("#tab-players").click()

    for rule in PHASES:
        before, ending = person.moment, person.find("#ending")
        expect(person.find(f'#banner [data-rule="{rule}"]')).to_be_attached()
        expect(ending).to_be_visible()
        for button in person.find("#bar button").locator("visible=true").all():
            assert button.evaluate(IN_SIGHT), f"{code}, {rule}: {button.inner_text()}"
        ending.click()
        person.confirms(before)

    assert said(server, links, ASTRID) == ["skip"] * len(PHASES)
    expect(person.find("#ending")).to_be_hidden()  # LOR-8.5: that phase may not be skipped
    expect(person.find("#rotate")).to_be_hidden()


def test_invading_by_verb_thing_and_place(server: Server, open_page: OpenPage) -> None:
    """By numbers: first what to invade with, at which price, then where; Escape goes back."""
    match = given_bloodrage(
        hands={ASTRID: "troll-1", BJORN: "lord-of-hammers-1"}, rage={ASTRID: 6, BJORN: 6}
    )
    links = given_seed(server, "bloodrage", "link thrall", start=match.start)
    person = Person(open_page(server.address + links.seats[0].door, reduced_motion="reduce"))
    entry = person.find("#options > .entry").first
    expect(entry).to_contain_text("Invade with a warrior (")
    expect(entry.locator(".stakes")).to_have_text("1 rage")

    person.press("1")
    expect(person.find("#options > .verb").first).to_contain_text("Invade with a warrior")
    expect(person.find("#options > .chip").first).to_be_visible()
    person.press("Escape")
    expect(entry).to_contain_text("Invade with a warrior (")

    before = person.moment
    person.press("1")
    expect(person.find("#options > .chip").first).to_be_visible()
    person.press("1")
    person.confirms(before)
    assert said(server, links, ASTRID)[0].startswith("invade warrior ")


def test_a_long_row_is_opened_and_closed(server: Server, open_page: OpenPage) -> None:
    """Fifteen regions for a hero are one line of a rune action till somebody wants to see them."""
    links = given_seed(server, "lords", "link thrall", start=given_turn().start)
    person = Person(open_page(server.address + links.seats[0].door), Random(1))
    for _ in PHASES[:2]:
        before = person.moment
        person.find("#ending").click()
        person.confirms(before)

    rows = person.find("#options [data-row]")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("2 different runes")
    rows.click()
    expect(person.find("#options > .chip")).to_have_count(15)
    person.find("#back").click()
    expect(rows).to_have_count(1)
