"""Beside a real board, in a real browser: a table is set up, a die and cards are told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.kernel.positions import from_position, position
from ragnatafl.lab.guests import Server
from ragnatafl.table.storage.sqlite import SQLite
from table.web.conftest import TESTS
from table.web.people import Person
from table.web.test_browser_looks import faults, overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow

FOLLOWERS = "ragnatafl.games.surtr"


@pytest.fixture(scope="module")
def companion(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the Followers, whether or not they are on its list."""
    folder = tmp_path_factory.mktemp("companion")
    made = Server(folder / "tables.db", modules=["toys.raid", FOLLOWERS], paths=[TESTS])
    made.start()
    yield made
    made.stop()
    assert "Traceback" not in made.said, made.said


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


def a_new_table(server: Server, open_page: OpenPage) -> Page:
    """By the home page, whose pictures are drawn once, and take their time."""
    for name in ("runics", "bloodrage", "lords", "raid", "surtr"):
        with urlopen(f"{server.address}/picture/{name}?lang=en", timeout=120) as picture:
            picture.read()
    page: Page = open_page(server.address, reduced_motion="reduce")
    page.locator('[data-new="surtr"]').click()
    expect(page.locator('form[data-game="surtr"] [data-companion]')).to_be_visible()
    return page


def a_table_to_set_up(server: Server, open_page: OpenPage, **more: Any) -> Page:
    page: Page = open_page(f"{server.address}/companion/surtr", reduced_motion="reduce", **more)
    expect(page.locator("#board > svg")).to_be_visible()
    return page


def a_companion(page: Page) -> Companion:
    page.wait_for_url("**/t/**")
    person = Companion(page)
    person.wants_to_be_asked()
    return person


def test_a_round_beside_a_real_board(companion: Server, open_page: OpenPage) -> None:
    """The set-up is told; then a Follower's die and card; and all can be taken back."""
    page = a_new_table(companion, open_page)
    page.locator('form[data-game="surtr"] [name="beside"]').click()
    person = a_companion(page)
    assert "Tell what the real table shows" in person.question
    looks_well(page)

    person.is_asked_about("the event deck")
    looks_well(page)
    person.searches("event 12")
    assert person.said(companion)[-1] == "event-deck event-12"

    person.is_asked_about("the Surtr die")
    told = len(person.said(companion))
    expect(person.find("#options > li")).to_have_count(3)
    person.answers("2")
    assert person.said(companion)[told:] == ["surtr-die 2"]

    person.is_asked_about("SOLO-5.6.3")
    person.answers()
    assert person.said(companion)[-1].startswith("action-deck astrid ")
    person.is_asked_about("SOLO-5.0")  # a person's turn, and round again

    while person.find("#undo").get_attribute("aria-disabled") == "false":
        before = person.moment
        person.press("u")
        expect(person.find(f'#table:not([data-moment="{before}"])')).to_be_attached()
        if len(person.said(companion)) == told:
            break
    assert "SOLO-5.0" in person.question


def test_a_table_is_set_up_by_clicks(companion: Server, open_page: OpenPage) -> None:
    page = a_new_table(companion, open_page)
    page.locator('form[data-game="surtr"] [data-companion]').click()
    expect(page.locator("#board > svg")).to_be_visible()
    expect(page.locator("#faults")).to_contain_text("can be played")
    looks_well(page)

    Companion.clicks_on(_pointing(page), "area:4")
    expect(page.locator('#area [data-column="control"]')).to_be_visible()
    page.locator('#area [data-bring="army_region"]').select_option(label="Bjorn 3")
    expect(page.locator("#faults")).to_contain_text("value 0")
    expect(page.locator("#play-here")).to_be_disabled()
    page.locator('#area [data-column="army_value"]').fill("3")
    page.locator('#area [data-column="army_value"]').press("Tab")
    expect(page.locator("#faults")).to_contain_text("can be played")

    page.locator("#undo-change").click()
    expect(page.locator("#faults")).to_contain_text("value 0")
    page.locator('#area [data-column="army_value"]').fill("2")
    page.locator('#area [data-column="army_value"]').press("Tab")
    expect(page.locator("#faults")).to_contain_text("can be played")
    page.locator("#what-next").select_option(label="Astrid: Tell the outcome of the Surtr die")
    looks_well(page)

    page.locator("#play-here").click()
    person = a_companion(page)
    assert "SOLO-5.0" in person.question
    person.answers("1")
    person.is_asked()


def _pointing(page: Page) -> Companion:
    """A hand at a page that is no table yet."""
    person = Companion.__new__(Companion)
    person.page = page
    return person


def test_a_position_comes_from_a_file(
    companion: Server, open_page: OpenPage, tmp_path: Path
) -> None:
    page = a_table_to_set_up(companion, open_page)
    with page.expect_download() as saved:
        page.locator("#save-position").click()
    document = json.loads(saved.value.path().read_text(encoding="utf-8"))
    document["table"]["power"][0] = 5
    file = tmp_path / "table.json"
    file.write_text(json.dumps(position(from_position(SURTR, document))), encoding="utf-8")

    page.locator("#load-position").set_input_files(file)
    page.locator("#column-power summary").click()

    expect(page.locator('#column-power [data-place="0"]')).to_have_value("5")
    other = tmp_path / "record.json"
    other.write_text('{"ragnatafl": "record"}', encoding="utf-8")
    page.locator("#load-position").set_input_files(other)
    expect(page.locator("#fault")).to_contain_text("not a position")


@pytest.mark.parametrize("look", ["dark", "narrow"])
def test_it_looks_well_for_every_eye(companion: Server, open_page: OpenPage, look: str) -> None:
    more: dict[str, Any] = {"color_scheme": "dark"} if look == "dark" else {"width": 390}
    page = a_table_to_set_up(companion, open_page, **more)
    page.locator("#area-choice").select_option("4")
    page.locator("#column-control summary").click()
    expect(page.locator('#area [data-column="control"]')).to_be_visible()

    looks_well(page)
