"""The pictures of docs/companion.md: an evening beside a real board, played in a browser.

    python tools/evening.py docs/pictures

opens a solo table, does what it is told there, answers what it is asked with the first answer, and
writes `companion-*.png` on the way. The app's luck differs from run to run, and so do the pictures.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from ragnatafl.lab.guests import Server

PHONE: Final = ViewportSize(width=390, height=844)
TABLET: Final = ViewportSize(width=820, height=1180)
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MOST_STEPS: Final = 600


class Evening:
    """One page that goes through it."""

    def __init__(self, page: Page, address: str, folder: Path) -> None:
        self.page, self.address, self.folder = page, address, folder
        self.taken: set[str] = set()

    def take(self, name: str, size: ViewportSize = PHONE) -> None:
        """A picture, if there is none of this name yet."""
        if name in self.taken:
            return
        self.taken.add(name)
        self.page.set_viewport_size(size)
        self.page.mouse.move(2, 2)
        self.page.wait_for_load_state("networkidle")
        self.page.screenshot(path=self.folder / f"companion-{name}.png")
        self.page.set_viewport_size(PHONE)

    def before(self) -> None:
        """What is at hand, one's box, and how a table is opened."""
        page = self.page
        page.goto(f"{self.address}/beside")
        self.take("beside")
        page.goto(f"{self.address}/box/surtr")
        kind = page.locator('[data-kind="combat card"]')
        kind.click()
        kind.evaluate("(one) => one.scrollIntoView()")
        self.take("box")
        page.goto(f"{self.address}/beside/surtr")
        self.take("setup")
        page.locator("form button.main").click()
        page.wait_for_url("**/t/**")

    def turns(self) -> None:
        """Until a battle was seen, and a turn of one's own comes after it."""
        page = self.page
        for _ in range(MOST_STEPS):
            expect(page.locator("#step-text")).not_to_be_empty()
            if page.locator("#to-tell").is_visible():
                if "fight" in self.taken:
                    return
                self.tell()
            elif page.locator("#answers button").first.is_visible():
                if page.locator("#fight").is_visible():
                    self.take("fight")
                self.goes_on("#answers button")
            else:
                if page.locator("#step-text").inner_text().startswith("Move the army"):
                    self.take("turn", TABLET)
                self.goes_on("#step-next")

    def goes_on(self, button: str) -> None:
        """The page says something else then."""
        steps = "[...document.querySelectorAll('#step-text, #step-count, #answers')]"
        said = f"{steps}.map((one) => one.textContent).join('|')"
        before = self.page.evaluate(said)
        self.page.locator(button).first.click()
        self.page.wait_for_function(f"(before) => {said} !== before", arg=before)

    def tell(self) -> None:
        """One more army where the first likely change is, and the turn is over."""
        page = self.page
        page.locator("#to-tell").click()
        row = page.locator('#places [data-key^="area:"]', has_text="armies of Bjorn").first
        row.evaluate("(row) => row.click()")
        more = page.locator('#place [data-key*="armies bjorn"][data-key$="add"]')
        more.evaluate("(one) => { one.closest('details')?.setAttribute('open', ''); one.click(); }")
        expect(page.locator("#changed li")).to_contain_text("→")
        page.locator("#place-title").scroll_into_view_if_needed()
        self.take("tell")
        page.locator("#over").click()
        page.wait_for_url("**/beside")

    def after(self) -> None:
        """After a pause the board is compared; and what there is for another printed game."""
        page = self.page
        page.goto(f"{page.url.removesuffix('/beside')}/tell?compare")
        page.locator("#places li").first.scroll_into_view_if_needed()
        page.locator("#compare summary").evaluate("(one) => one.scrollIntoView()")
        self.take("compare")
        page.goto(f"{self.address}/beside/bloodrage/3")
        for place, key, count in (
            ("area:angerboda", "area:angerboda warriors astrid", 2),
            ("area:angerboda", "area:angerboda warriors bjorn", 3),
            ("seat:bjorn", "seat:bjorn cards", 4),
        ):
            page.locator(f'#places [data-key="{place}"]').evaluate("(one) => one.click()")
            for number in range(1, count + 1):
                row = page.locator("fieldset", has=page.locator(f'[data-key="{key} +"]'))
                row.locator(f'[data-key="{key} +"]').click()
                expect(row.locator("output")).to_have_text(str(number))
        page.locator('[data-turn="seat:astrid"]').click()
        for card in ("tyrs-smash-1a", "odins-smite-1a"):
            page.locator('select[data-key="seat:astrid hand"]').select_option(card)
            expect(page.locator(f'[data-key="seat:astrid hand {card}"]')).to_be_visible()
        page.locator('#places [data-key="area:angerboda"]').evaluate("(one) => one.click()")
        expect(page.locator("#here-title")).to_be_attached()
        page.locator("#here-title").evaluate("(one) => one.scrollIntoView()")
        self.take("bloodrage")


def main(folder: Path) -> None:
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    with TemporaryDirectory() as store, sync_playwright() as playwright:
        server = Server(Path(store) / "tables.db", settings={"reads_a_minute": 100_000})
        server.start()
        chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        page = chromium.new_page(viewport=PHONE, locale="en-GB")
        evening = Evening(page, server.address, folder)
        evening.before()
        evening.turns()
        evening.after()
        chromium.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
