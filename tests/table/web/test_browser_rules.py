"""The rules in a browser: found while one types, by keys, without a program; sheets on paper."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Server
from table.web.conftest import OpenPage
from table.web.test_browser_looks import faults, overflow

A4: Final = (595, 842)
"""In points."""
LEAST: Final = 8 * 96 / 72
"""Letters of 8 points, in pixels."""
SPARE: Final = """
leaf => {
  const below = leaf.getBoundingClientRect().bottom;
  const drawn = [...leaf.querySelectorAll(":not(svg *)")].map(e => e.getBoundingClientRect());
  const beside = leaf.getBoundingClientRect().right;
  const [bottoms, rights] = [drawn.map(r => r.bottom), drawn.map(r => r.right)];
  return [below - Math.max(...bottoms), beside - Math.max(...rights)];
}"""
"""How much paper is left below and beside all that stands on a leaf."""
SIZES: Final = """
leaf => [...leaf.querySelectorAll(":not(svg *, sup)")]
  .filter(e => e.checkVisibility())
  .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
  .map(e => parseFloat(getComputedStyle(e).fontSize))"""
"""How large its letters are."""


def test_rules_are_found_while_one_types(server: Server, open_page: OpenPage) -> None:
    page = open_page(f"{server.address}/rules/bloodrage?lang=ru")
    find, found = page.locator("input[name=find]"), page.locator("#found")

    page.keyboard.press("/")
    expect(find).to_be_focused()
    page.keyboard.type("ведьму")
    expect(found).to_contain_text("«ведьму»")
    expect(page.locator("#BR-F29")).to_be_visible()
    expect(page.locator("#BR-1\\.1")).to_have_count(0)
    find.fill("11.1")
    expect(page.locator("#BR-11\\.1")).to_be_visible()
    find.fill("грбаёж")
    expect(found.locator("a").first).to_have_text(re.compile("граб", re.IGNORECASE))
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    find.fill("")
    expect(found).to_contain_text("Наши толкования")
    assert page.locator("#told .ours").count() > 20
    page.keyboard.press("Enter")
    expect(page.locator("#told")).to_be_focused()
    assert faults(page) == []


def test_a_found_term_leads_to_its_paragraph_and_an_example_can_be_played(
    server: Server, open_page: OpenPage
) -> None:
    page = open_page(f"{server.address}/rules/runics?lang=uk", width=390, height=844)

    page.locator("input[name=find]").fill("областю")
    page.locator("#term-runics-area .cited").press("Enter")
    expect(page.locator("#RUN-2\\.5")).to_be_in_viewport()
    assert overflow(page) <= 0
    page.locator("[data-open$='/below/open']").click()
    expect(page.locator("#banner")).to_contain_text("RUN-5.1")


def test_a_link_to_an_unknown_rule_shows_the_nearest(server: Server, open_page: OpenPage) -> None:
    page = open_page(f"{server.address}/rules/lords?lang=pt-BR")

    page.goto(f"{page.url}#LOR-8.5.77")

    expect(page.locator("#found")).to_contain_text("LOR-8.5.7")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/rules/runnics?lang=uk", "Гри «runnics» немає; найближчі: runics,"),
        ("/sheet/lord?lang=ru", "Игры «lord» нет; ближайшие: lords,"),
        ("/rules/runics/RUN-99?lang=pt-BR", "Não há a regra RUN-99; as mais próximas: RUN-9,"),
    ],
)
def test_an_unknown_game_or_rule_is_named_with_the_nearest_in_the_language_of_the_reader(
    server: Server, open_page: OpenPage, path: str, said: str
) -> None:
    page = open_page(f"{server.address}{path}")

    expect(page.locator("main")).to_contain_text(said)


def test_rules_are_searched_without_a_program_too(server: Server, open_page: OpenPage) -> None:
    page = open_page(f"{server.address}/rules/runics?lang=en", java_script_enabled=False)

    page.locator("input[name=find]").fill("masters")
    page.locator("input[name=ours]").check()
    page.locator("form[role=search] button").click()

    expect(page.locator("#found")).to_contain_text("Found for 'masters'")
    assert page.locator("#told .ours").count() > 0
    assert page.locator("#told :is(li, p):not(:has(.ours))").count() == 0


@pytest.mark.parametrize("game", ["runics", "bloodrage", "lords", "surtr"])
def test_a_sheet_is_two_pages_of_paper_and_nothing_is_cut_off(
    server: Server, open_page: OpenPage, game: str
) -> None:
    page = open_page(f"{server.address}/sheet/{game}", width=794, height=1123)
    page.emulate_media(media="print")
    for code in LANGUAGES:
        page.goto(f"{server.address}/sheet/{game}?lang={code}")
        printed = page.pdf(prefer_css_page_size=True, print_background=True)

        assert sizes_of_pages(printed) == [A4, A4], code
        assert_whole(page, f"{game} {code}")


def sizes_of_pages(printed: bytes) -> list[tuple[int, int]]:
    """Width and height of each page of a PDF, in points."""
    pages = re.findall(rb"/Type\s*/Page\b[^s].*?endobj", printed, re.DOTALL)
    boxes = [re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", page) for page in pages]
    return [(round(float(box[1])), round(float(box[2]))) for box in boxes if box]


def assert_whole(page: Page, what: str) -> None:
    for leaf in page.locator(".leaf").all():
        below, beside = leaf.evaluate(SPARE)
        assert below >= 20, what
        assert beside >= 20, what
        assert leaf.evaluate("e => e.scrollHeight <= e.clientHeight"), what
        assert min(leaf.evaluate(SIZES)) >= LEAST - 0.01, what
