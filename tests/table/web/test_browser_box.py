"""My box in real browsers: an action card typed by taps, by keys alone, and for every eye."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, Route, expect

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Server
from table.web.test_browser_looks import faults, overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow


def given_box(server: Server, open_page: OpenPage, lang: str = "en", **screen: int) -> Page:
    page = open_page(f"{server.address}/box/surtr?lang={lang}", **screen)
    expect(page.locator("#entry-title")).to_be_visible()
    return page


def tap(page: Page, name: str, value: str) -> None:
    page.locator(f'#form label:has(input[name="{name}"][value="{value}"])').click()


def test_an_action_card_is_typed_by_taps_saved_and_played(
    server: Server, open_page: OpenPage
) -> None:
    """On a telephone: seven taps; the card shows its new face, and a reload loses nothing."""
    page = given_box(server, open_page, width=390, height=844)

    tap(page, "special", "usurp")
    expect(page.locator("#face")).to_contain_text("Usurp")
    tap(page, "tie", "max")
    expect(page.locator("#kinds [aria-pressed=true] .count")).to_have_text("1 / 57")
    page.locator('#form button[value="next"]').click()
    expect(page.locator("#entry-title")).to_have_text("Basic A2")
    page.reload()
    expect(page.locator("#entries .typed")).to_have_text("Basic A1")

    page.locator("#box-name").fill("Olena's box")
    page.locator("#save").click()
    expect(page.locator("#link")).to_have_value(re.compile(r"/box/surtr/\w+$"))
    page.locator("#play").click()
    chosen = page.locator('form.new[data-game="surtr"] [name="content"]')
    expect(chosen.locator("option:checked")).to_have_text("Olena's box")


def test_a_whole_action_card_is_typed_in_ten_taps(server: Server, open_page: OpenPage) -> None:
    """On a telephone, with every icon other than ours: both regions are two taps each."""
    page = given_box(server, open_page, width=390, height=844)
    taps = 0
    for name, value in (("regions.0", "4"), ("regions.1", "9")):
        page.locator(f"#pick-{name.replace('.', '-')} > summary").click()
        tap(page, name, value)
        taps += 2
    for name, value in (
        ("runes.0", "recruit"), ("runes.1", "ally"), ("special", "usurp"), ("tie", "max"),
        ("refresh", "reshuffle"),
    ):  # fmt: skip
        tap(page, name, value)
        taps += 1
    page.locator('#form button[value="next"]').click()
    expect(page.locator("#entry-title")).to_have_text("Basic A2")

    assert taps + 1 == 10
    page.locator('#entries [data-entry="basic-a1"]').click()
    expect(page.locator("#entry-title")).to_have_text("Basic A1")
    for name, value in (("regions.0", "4"), ("regions.1", "9"), ("runes.0", "recruit")):
        expect(page.locator(f'[name="{name}"][value="{value}"]')).to_be_checked()
    expect(page.locator("#face")).to_contain_text("Usurp")


def test_what_was_just_typed_is_there_when_one_goes_elsewhere(
    server: Server, open_page: OpenPage
) -> None:
    """Nobody waits for the server: a name typed in haste is kept, and looks come one by one."""
    page = given_box(server, open_page)
    open_looks, most = [0], [0]

    def slowly(route: Route) -> None:
        open_looks[0] += 1
        most[0] = max(most[0], open_looks[0])
        route.continue_()

    page.route("**/look*", slowly)
    page.on(
        "response",
        lambda answer: open_looks.__setitem__(0, open_looks[0] - ("/look" in answer.url)),
    )
    page.locator('[name="title"]').press_sequentially("Raiders of the sea")
    page.locator('#entries [data-entry="basic-a2"]').click()
    expect(page.locator("#entry-title")).to_have_text("Basic A2")

    expect(page.locator('#entries [data-entry="basic-a1"]')).to_have_text("Raiders of the sea")
    assert most == [1]


def test_a_bad_file_is_told_and_nothing_typed_is_lost(server: Server, open_page: OpenPage) -> None:
    page = given_box(server, open_page, "pt-BR")
    tap(page, "special", "usurp")
    expect(page.locator("#kinds [aria-pressed=true] .count")).to_have_text("1 / 57")
    files = {
        "não é uma caixa": b"{not json",
        "não é uma caixa: precisa": b'{"ragnatafl": "record"}',
        "é grande demais": b"x" * 200_001,
        "esta caixa é para runics": b'{"ragnatafl": "pack", "game": "runics"}',
    }
    for told, data in files.items():
        page.locator("#upload").set_input_files(
            {"name": "box.json", "mimeType": "application/json", "buffer": data}
        )
        expect(page.locator("#fault")).to_contain_text(told)
    tap(page, "tie", "max")

    expect(page.locator("#fault")).to_have_text("")
    expect(page.locator("#kinds [aria-pressed=true] .count")).to_have_text("1 / 57")


def test_a_deck_that_does_not_add_up_leads_to_its_field(
    server: Server, open_page: OpenPage
) -> None:
    page = given_box(server, open_page)
    page.locator('#kinds [data-kind="combat card"]').click()
    expect(page.locator("#entry-title")).to_have_text("Sword")

    page.locator('[data-for="n-copies"][data-step="1"]').click()

    expect(page.locator("#faults")).to_contain_text("there must be 35 in all, now there are 36")
    expect(page.locator('#kinds .aside[data-kind="combat card"]')).to_be_visible()
    page.locator('[data-for="n-copies"][data-step="-1"]').click()
    expect(page.locator("#faults")).to_contain_text("Everything typed fits")


def test_by_keys_alone_a_card_does_something_else(server: Server, open_page: OpenPage) -> None:
    page = given_box(server, open_page)
    page.locator('[data-line="0"]').focus()
    page.keyboard.press("Enter")
    line = page.locator('[name="does.0.what"]')
    expect(line).to_be_visible()

    line.focus()
    line.select_option("effect take_priests")
    count = page.locator('[name="does.0.count"]')
    expect(count).to_be_visible()
    count.focus()
    page.keyboard.press("ArrowUp")

    expect(page.locator("#face")).to_contain_text("2 priests")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [390, 820, 1280])
def test_the_box_fits_every_screen(
    server: Server, open_page: OpenPage, lang: str, width: int
) -> None:
    page = given_box(server, open_page, lang, width=width)

    assert overflow(page) == 0
    assert faults(page) == []
    page.goto(f"{server.address}/box/surtr/sources?lang={lang}")
    assert overflow(page) == 0
    assert faults(page) == []
