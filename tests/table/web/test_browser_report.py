"""The designer's report in a browser: on paper, and with tables wider than its text."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from ragnatafl.games import find_game
from ragnatafl.kernel.game import make_setup
from ragnatafl.lab.study.figures import Rate
from ragnatafl.lab.study.page import page
from ragnatafl.lab.study.sheets import Column, Names, Sheet

WORDS = "cleave with the longest of all axes"


def test_on_paper_all_tables_are_open(chromium: Browser) -> None:
    """A long table below a plot is closed: it opens to be printed, and closes again."""
    seen = chromium.new_page()
    seen.set_content(given_page())
    table = seen.locator("#table-deeds")
    expect(table).to_be_hidden()

    seen.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(table).to_be_visible()

    seen.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(table).to_be_hidden()
    seen.close()


@pytest.mark.parametrize("width", [1280, 1920])
def test_a_wide_table_takes_the_room_there_is(chromium: Browser, width: int) -> None:
    """Nothing of it lies behind a scroll, though it is wider than a text should be."""
    seen = chromium.new_page(viewport={"width": width, "height": 800})
    seen.set_content(given_page())
    seen.locator("summary").click()

    room = seen.locator(".wide").first

    assert room.evaluate("room => room.scrollWidth <= room.clientWidth")
    assert room.evaluate("room => room.clientWidth") > 1200
    seen.close()


@pytest.mark.parametrize(("width", "is_beside"), [(1280, False), (1920, True)])
def test_a_short_table_stands_beside_its_picture(
    chromium: Browser, width: int, is_beside: bool
) -> None:
    seen = chromium.new_page(viewport={"width": width, "height": 800})
    seen.set_content(given_page(rows=3))

    picture = seen.locator("figure").bounding_box()
    table = seen.locator(".wide").bounding_box()

    assert picture is not None
    assert table is not None
    assert (picture["x"] + picture["width"] <= table["x"]) == is_beside
    assert (picture["y"] + picture["height"] <= table["y"]) == (not is_beside)
    seen.close()


def given_page(rows: int = 20) -> str:
    """One table with a plot above it, as wide as the widest of Lords in Russian."""
    names = Names("raid", make_setup(find_game("raid")).content, "en")
    columns = (
        Column("thing"), Column("kind"), Column("deed"), Column("offered", "count"),
        Column("taken", "count"), Column("picked", "rate"), Column("games", "count"),
        Column("won", "rate"), Column("lift", "points"), Column("luck", "luck"),
    )  # fmt: skip
    often = Rate(0.5, 0.45, 0.55)
    row = (WORDS, WORDS, WORDS, 123_456, 123_456, often, 123_456, often, 0.1, 0.0)
    sheet = Sheet("deeds", columns, (row,) * rows)
    return page("Raid", [], [("things", [sheet])], {"deeds": "<svg></svg>"}, names)
