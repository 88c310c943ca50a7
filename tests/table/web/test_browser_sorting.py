"""Tables of the designer's report in a browser: they sort by the heading that is pressed."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from ragnatafl.games import find_game
from ragnatafl.kernel.game import make_setup
from ragnatafl.lab.study.page import page
from ragnatafl.lab.study.sheets import Column, Names, Sheet


def test_blanks_are_last_whichever_way_a_table_sorts(chromium: Browser) -> None:
    names = Names("raid", make_setup(find_game("raid")).content, "en")
    rows = (("axe", 0.2), ("rain", ""), ("fish", -0.1), ("fog", ""), ("horn", 0.3))
    sheet = Sheet("happenings", (Column("thing"), Column("lift", "points")), rows)
    seen = chromium.new_page()
    seen.set_content(page("Raid", [], [("things", [sheet])], {}, names))
    things = seen.locator("tbody td:first-child")

    seen.locator("th button").last.click()
    expect(things).to_have_text(["horn", "axe", "fish", "rain", "fog"])

    seen.locator("th button").last.click()
    expect(things).to_have_text(["fish", "axe", "horn", "rain", "fog"])
    seen.close()
