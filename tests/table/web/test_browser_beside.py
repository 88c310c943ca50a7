"""A Follower's turn read from a telephone beside the board: by taps, by keys alone, aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Links, Server
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.pages.beside import turn_beside
from ragnatafl.table.web.rooms import Rooms
from table.web.given import given_links
from table.web.test_beside import PERSON, given_board, turn_over
from table.web.test_browser_looks import faults, overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow
DEVICE = """
  window.said = [];
  const voice = { lang: "en-GB" };
  Object.defineProperty(window, "speechSynthesis", { value: {
    getVoices: () => [voice], cancel() {}, addEventListener() {},
    speak: (one) => window.said.push(`${one.lang}: ${one.text}`),
  } });
  Object.defineProperty(navigator, "wakeLock", { value: {
    request: async (kind) => {
      document.documentElement.dataset.locked = kind;
      return { released: false };
    },
  } });
"""
"""A voice and a screen that tell what was asked of them."""


def given_turn(server: Server) -> tuple[Links, list[str]]:
    """A table at which a person has told that the turn is over, and what is to be done then."""
    storage = SQLite(server.store)
    room = given_board(Rooms(storage))
    turn_over(room)
    steps = [step["text"] for step in turn_beside(room, PERSON, "en")["steps"]]
    storage.close()
    return given_links(room), steps


def opens(page: Page, links: Links, device: str = DEVICE) -> None:
    page.add_init_script(device)
    page.goto(f"{page.url.split('/t/')[0]}{links.watch}/beside")
    expect(page.locator("#step-text")).not_to_be_empty()


def test_steps_are_done_by_taps_on_a_telephone(server: Server, open_page: OpenPage) -> None:
    links, steps = given_turn(server)
    page = open_page(server.address + links.seats[1].door, width=390, height=844)
    opens(page, links)
    text, to_next = page.locator("#step-text"), page.locator("#step-next")

    for number, step in enumerate(steps, 1):
        expect(text).to_have_text(step)
        expect(page.locator("#step-count")).to_have_text(f"{number} / {len(steps)}")
        to_next.click()
    expect(text).to_contain_text("play your turn on your board")
    expect(page.locator("#to-tell")).to_be_focused()
    page.reload()
    expect(text).to_contain_text("play your turn on your board")
    page.locator("#step-back").click()
    expect(text).to_have_text(steps[-1])


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_needed_is_big_and_under_the_thumb(
    server: Server, open_page: OpenPage, code: str
) -> None:
    links, _ = given_turn(server)
    page = open_page(server.address + links.seats[1].door, width=390, height=844)
    page.context.add_cookies([{"name": "lang", "value": code, "url": server.address}])
    opens(page, links)

    for (width, height), least in {(390, 844): 28, (820, 1180): 44, (1280, 800): 44}.items():
        page.set_viewport_size({"width": width, "height": height})
        size = "getComputedStyle(document.getElementById('step-text')).fontSize"
        assert float(str(page.evaluate(size)).removesuffix("px")) >= least
        for name in ("step-next", "step-back", "step-why", "step-rule", "speak", "step-undo"):
            box = page.locator(f"#{name}").bounding_box()
            assert box is not None
            assert box["y"] >= height * 0.6, name
            assert min(box["width"], box["height"]) >= 44, name
        assert overflow(page) == 0
    assert faults(page) == []


def test_by_keys_alone_with_reason_and_rule(server: Server, open_page: OpenPage) -> None:
    links, steps = given_turn(server)
    page = open_page(server.address + links.seats[1].door)
    opens(page, links)
    text = page.locator("#step-text")
    expect(text).to_have_text(steps[0])

    page.keyboard.press("Space")
    expect(text).to_have_text(steps[1])
    page.keyboard.press("ArrowLeft")
    expect(text).to_have_text(steps[0])
    page.keyboard.press("Enter")  # the button that leads on has the focus
    expect(text).to_have_text(steps[1])
    while page.locator("#step-why").is_disabled():
        page.keyboard.press("ArrowRight")
    page.keyboard.press("w")
    expect(page.locator("#reasons-list li").first).not_to_be_empty()
    page.locator("#step-rule").press("Enter")
    expect(page.locator("#rule-text")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("#rule-dialog")).to_be_hidden()


def test_steps_are_read_aloud_if_one_likes(server: Server, open_page: OpenPage) -> None:
    links, steps = given_turn(server)
    page = open_page(server.address + links.seats[1].door)
    opens(page, links)
    assert page.evaluate("window.said") == []

    page.locator("#speak").click()
    page.locator("#step-next").click()
    expect(page.locator("#step-text")).to_have_text(steps[1])
    assert page.evaluate("window.said") == [f"en: {steps[0]}", f"en: {steps[1]}"]
    page.locator("#speak").click()
    page.locator("#step-next").click()
    assert len(page.evaluate("window.said")) == 2


def test_screen_stays_on_or_one_is_told(server: Server, open_page: OpenPage) -> None:
    links, _ = given_turn(server)
    page = open_page(server.address + links.seats[1].door)
    opens(page, links)
    expect(page.locator("html")).to_have_attribute("data-locked", "screen")
    expect(page.locator("#note")).to_be_empty()

    other = open_page(server.address + links.seats[1].door)
    opens(other, links, 'Object.defineProperty(navigator, "wakeLock", { value: undefined });')
    expect(other.locator("#note")).to_contain_text("may darken the screen")
    other.locator("#step-next").click()  # and goes on without


def test_what_a_step_names_is_marked_on_the_map(server: Server, open_page: OpenPage) -> None:
    links, steps = given_turn(server)
    page = open_page(server.address + links.seats[1].door)
    opens(page, links)
    place = next(number for number, text in enumerate(steps) if "region" in text)
    for _ in range(place):
        page.locator("#step-next").click()

    expect(page.locator("#board .told").first).to_be_attached()
    for _ in steps[place:]:
        page.locator("#step-next").click()
    expect(page.locator("#board .told")).to_have_count(0)


def test_undo_leads_back_to_the_turn_before(server: Server, open_page: OpenPage) -> None:
    links, steps = given_turn(server)
    page = open_page(server.address + links.seats[1].door)
    opens(page, links)
    expect(page.locator("#step-text")).to_have_text(steps[0])

    page.locator("#step-undo").click()
    expect(page.locator("#to-tell")).to_be_attached()
    expect(page.locator("#step-text")).not_to_have_text(steps[0])
