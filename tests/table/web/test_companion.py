"""Beside a real board, in a real browser: a table is opened, a die and cards are told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Server
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.laying import from_empty
from table.web.people import Person
from table.web.test_browser_looks import faults, overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow


class Companion(Person):
    """Somebody with a real board before them, who tells what it shows."""

    @property
    def question(self) -> str:
        return self.find("#banner").inner_text()

    def answers(self, choose: str = "") -> None:
        """By a button; `choose` is what is seen on the real table, else the first will do."""
        before = self.moment
        buttons = self.find("#options > li:not([hidden]) > button:first-child")
        wanted = buttons.filter(has_text=choose).first if choose else buttons.first
        wanted.click()
        self.confirms(before)

    def searches(self, part: str) -> None:
        """In a long list: by a part of the name, until one is left."""
        before = self.moment
        self.find("#search-outcome").fill(part)
        expect(self.find("#options > li:not([hidden])")).to_have_count(1)
        self.press("Enter")
        self.confirms(before)

    def is_asked_about(self, words: str, most: int = 80) -> None:
        """Answers anything until this is asked."""
        for _ in range(most):
            self.is_asked()
            if words in self.question:
                return
            self.answers()
        pytest.fail(f"nobody asked about {words}")

    def said(self, server: Server) -> list[str]:
        """All choices of this table so far, as they are stored, without those taken back."""
        storage = SQLite(server.store)
        room = self.page.url.split("/")[-1]
        lines: list[str] = []
        for event in storage.events(room):
            if event.kind == "choice":
                lines.append(event.data["text"])
            elif event.kind == "undo":
                del lines[event.data["to"] :]
        storage.close()
        return lines


def looks_well(page: Page) -> None:
    assert faults(page) == []
    assert overflow(page) <= 0


def a_phone(server: Server, open_page: OpenPage, code: str = "en", **more: Any) -> Page:
    """The page that opens a table, in one hand."""
    size = {"width": 390, "height": 844, "reduced_motion": "reduce", **more}
    page: Page = open_page(f"{server.address}/beside/surtr?lang={code}", **size)
    expect(page.locator("#beside-setup")).to_be_visible()
    return page


def opens(page: Page) -> None:
    page.locator("#beside-setup .main").click()


def keeps(page: Page, keeper: str, *names: str) -> None:
    for name in names:
        page.locator(f'[name="keep {name}"][value="{keeper}"]').check()


IS_READ = """([words, count]) => {
  const text = document.getElementById("step-text").textContent;
  const answers = document.querySelectorAll("#answers button").length;
  const steps = text !== "" && !document.getElementById("step-next").hidden;
  return steps || (text.includes(words) && (!count || answers === count));
}"""
QUESTIONS = [
    ("event card", 16), ("event card", 15), ("event card", 14),
    ("your hero", 2), ("origin", 2), ("drakkar", 0), ("two armies start", 0),
]  # fmt: skip
"""What is asked of one person by the usual answers, and how many answers some have."""


def reads_on(page: Page, words: str, count: int = 0) -> None:
    """Through all steps, to a question."""
    page.wait_for_function(IS_READ, arg=[words, count])
    while page.locator("#step-next").is_visible():
        page.locator("#step-next").click()
        page.wait_for_function(IS_READ, arg=[words, count])


def test_one_tap_opens_a_table_for_one(server: Server, open_page: OpenPage) -> None:
    """Seven more answers, and the board is laid."""
    page = a_phone(server, open_page)
    looks_well(page)
    opens(page)
    page.wait_for_url("**/beside")

    for words, count in QUESTIONS:
        reads_on(page, words, count)
        page.locator("#answers button").first.click()
    expect(page.locator("#step-text")).not_to_contain_text("two armies start")
    looks_well(page)
    page.goto(page.url.removesuffix("/beside"))
    page.locator("#to-beside").click()
    page.wait_for_url("**/beside")


def test_the_keyboard_alone_opens_a_table(server: Server, open_page: OpenPage) -> None:
    page = a_phone(server, open_page)

    def tabs_to(selector: str) -> None:
        for _ in range(60):
            if page.locator(f"{selector}:focus").count():
                return
            page.keyboard.press("Tab")
        pytest.fail(f"no way to {selector}")

    tabs_to('[name="name"]')
    page.keyboard.press("Control+A")
    page.keyboard.type("Olena")
    tabs_to('[name="laid"]')
    page.keyboard.press("ArrowDown")
    tabs_to('[name="keep events"]')
    page.keyboard.press("ArrowLeft")
    tabs_to(".main")
    page.keyboard.press("Enter")

    page.wait_for_url("**/beside")
    expect(page.locator("#step-text")).to_contain_text("forge token")  # it asks, as was chosen
    page.goto(page.url.removesuffix("/beside"))
    expect(page.locator("#players")).to_contain_text("Olena")


def test_what_does_not_go_together_is_said_at_its_field(
    server: Server, open_page: OpenPage
) -> None:
    page = a_phone(server, open_page, "uk")
    people = page.locator('[data-switch="people"]')

    people.select_option("2")

    wrong = page.locator(".wrong")
    expect(wrong).to_contain_text("SOLO-13.1")
    expect(people).to_have_attribute("aria-invalid", "true")
    assert (
        wrong.evaluate("(one) => one.previousElementSibling.querySelector('select').value") == "2"
    )
    looks_well(page)
    opens(page)
    expect(wrong).to_contain_text("SOLO-13.1")
    page.locator('[name="count"]').select_option("3")
    expect(wrong).to_have_count(0)
    opens(page)
    page.wait_for_url("**/beside")


def test_a_board_that_lies_there_is_told_and_the_game_begins(
    server: Server, open_page: OpenPage
) -> None:
    page = a_phone(server, open_page)
    page.locator('[name="laid"][value="told"]').check()
    opens(page)
    page.wait_for_url("**/tell?compare")

    page.locator('#places button[data-key="area:14"]').click()
    page.locator('[data-key="area:14 control bjorn"]').click()
    expect(page.locator("#changed")).to_contain_text("Bjorn")
    page.locator("#correct").click()
    expect(page.locator("#fault")).not_to_be_empty()
    page.goto(page.url.replace("/tell?compare", "/beside"))
    expect(page.locator("#to-tell")).to_be_visible()
    page.locator('[data-option="begin"]').click()

    expect(page.locator("#step-next")).to_be_visible()
    expect(page.locator("#step-count")).to_contain_text("1 /")


def test_a_position_comes_from_a_file(server: Server, open_page: OpenPage, tmp_path: Path) -> None:
    page = a_phone(server, open_page)
    other, file = tmp_path / "record.json", tmp_path / "table.json"
    other.write_text('{"ragnatafl": "record"}', encoding="utf-8")
    file.write_text(json.dumps(from_empty("surtr", 3, {})), encoding="utf-8")

    page.locator('[name="position"]').set_input_files(other)
    expect(page.locator('[name="laid"][value="file"]')).to_be_checked()
    opens(page)
    expect(page.locator("#fault")).to_contain_text("not a position")
    page.locator('[name="position"]').set_input_files(file)
    opens(page)

    page.wait_for_url("**/beside")
    expect(page.locator("#step-text")).to_contain_text("Tell the board")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_looks_well_for_every_eye(
    server: Server, open_page: OpenPage, code: str, scheme: str
) -> None:
    page = a_phone(server, open_page, code, color_scheme=scheme)
    for fold in page.locator("details").all():
        fold.locator("summary").click()

    for width, height in ((390, 844), (820, 1180), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        looks_well(page)
        for place in page.locator("form :is(.keeper, .switch, .main, select, summary)").all():
            box = place.bounding_box()
            assert box is None or box["height"] >= 40, place.inner_text()


def test_a_round_beside_a_real_board(server: Server, open_page: OpenPage) -> None:
    """The set-up is told; then a Follower's die and card; and all can be taken back."""
    page = a_phone(server, open_page, width=1280, height=900)
    page.locator('[name="laid"][value="asked"]').check()
    keeps(page, "told", "die", "actions", "hands", "combat")
    opens(page)
    page.wait_for_url("**/beside")
    page.goto(page.url.removesuffix("/beside"))
    person = Companion(page)
    person.wants_to_be_asked()
    assert "Tell what the real table shows" in person.question
    looks_well(page)

    person.is_asked_about("an event card")
    looks_well(page)
    person.searches("event 12")
    assert person.said(server)[-1] == "event-deck event-12"

    person.is_asked_about("the Surtr die")
    told = len(person.said(server))
    expect(person.find("#options > li")).to_have_count(3)
    person.answers("2")
    assert person.said(server)[told:] == ["surtr-die 2"]

    person.is_asked_about("SOLO-5.6.3")
    person.answers()
    assert person.said(server)[-1].startswith("action-deck astrid ")
    person.is_asked_about("SOLO-5.0")  # a person's turn, and round again

    while person.find("#undo").get_attribute("aria-disabled") == "false":
        before = person.moment
        person.press("u")
        expect(person.find(f'#table:not([data-moment="{before}"])')).to_be_attached()
        if len(person.said(server)) == told:
            break
    assert "SOLO-5.0" in person.question
