"""Two people gather in two browsers, are dealt, and check the chance at the end by themselves."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.kernel.chance import published_hash
from ragnatafl.lab.guests import Server
from ragnatafl.table.storage.sqlite import SQLite
from table.web.conftest import OpenPage
from table.web.people import PATIENCE, Person

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    """Two browsers at once."""
    expect.set_options(timeout=PATIENCE)
    yield
    expect.set_options(timeout=5_000)


TOLD = re.compile(r"/t/([\w-]+)$")


def opens_a_table(page: Page, second: str = "link") -> str:
    """By the form of the home page; what comes back is the table's name."""
    page.locator('[data-new="runics"]').click()
    form = page.locator('form.new[data-game="runics"]')
    form.locator('[data-place="1"] [name="kind"]').select_option(second)
    form.locator("button.main").click()
    page.wait_for_url(TOLD)
    found = TOLD.search(page.url)
    assert found is not None
    return found[1]


def invitation(page: Page) -> str:
    page.locator("#gathering #invites [data-seat]").first.click()
    expect(page.locator("#invite-dialog")).to_be_visible()
    shown = page.locator("#invite-link").input_value()
    page.keyboard.press("Escape")
    return shown


def noted(page: Page, room: str) -> dict[str, str]:
    """What the browser keeps of a table's luck."""
    kept: dict[str, str] = json.loads(page.evaluate(f"localStorage['luck:{room}']"))
    return kept


def gives_up(person: Person, seat: int) -> None:
    person.act("resign", seat).click()
    person.find("#ask-yes").click()
    expect(person.find("#table")).to_have_attribute("data-over", "true")


@pytest.mark.parametrize("width", [1280, 390])
def test_two_people_gather_and_check_the_chance_at_the_end(
    server: Server, open_page: OpenPage, width: int
) -> None:
    astrid = open_page(server.address, width, 844)
    room = opens_a_table(astrid)
    link = invitation(astrid)
    for hidden in ("#board", "#hand", "#log-panel", "#choices", "#players-panel", "#bar"):
        expect(astrid.locator(hidden)).to_be_hidden()
    expect(astrid.locator("#gathering .nonces .own")).to_have_count(1)

    bjorn = open_page(link, width, 844)  # and sits down
    for page in (astrid, bjorn):
        expect(page.locator("#gathering")).to_be_hidden()
        expect(page.locator("#board")).to_be_visible()
        expect(page.locator("#luck .nonces .own")).to_have_count(1)
    storage = SQLite(server.store)
    opened = storage.events(room)[0].data
    storage.close()
    assert noted(astrid, room)["hash"] == noted(bjorn, room)["hash"]
    assert noted(bjorn, room)["hash"] == published_hash(opened["seed"])
    assert noted(astrid, room)["nonce"] != noted(bjorn, room)["nonce"]
    assert opened["seed"] not in astrid.content()

    person = Person(bjorn)
    person.turns_to("players")
    gives_up(person, 1)
    person.turns_to("options")
    bjorn.locator("#check").click()
    expect(bjorn.locator("#luck-secret")).to_have_text(opened["seed"])
    bjorn.locator('[data-act="check-luck"]').click()

    told = bjorn.locator("#luck-checked")
    expect(told).to_contain_text("✓ The secret fits the hash that this browser noted at the start.")
    expect(told).to_contain_text("What this browser mixed in is there.")
    hash_and_nonce = f"--hash {noted(bjorn, room)['hash']} --nonce {noted(bjorn, room)['nonce']}"
    expect(told).to_contain_text(hash_and_nonce)


def test_a_browser_sees_that_it_was_shown_something_else_at_first(
    server: Server, open_page: OpenPage
) -> None:
    """A host that changed the hash, or left out what a guest mixed in, is caught by the page."""
    page = open_page(server.address)
    room = opens_a_table(page, "bot")
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#luck-warning")).to_be_hidden()

    other = json.dumps({"hash": "ab" * 32, "early": True, "nonce": "cd" * 16})
    page.evaluate(f"localStorage['luck:{room}'] = '{other}'")
    page.reload()
    person = Person(page)
    page.locator('.links [data-act="luck"]').click()
    warning = page.locator("#luck-warning")
    expect(warning).to_contain_text("at first this browser was shown another hash: abab")
    expect(warning).to_contain_text("what this browser sent to be mixed in is not there")
    person.press("Escape")
    gives_up(person, 0)
    page.locator("#check").click()
    page.locator('[data-act="check-luck"]').click()

    expect(page.locator("#luck-checked")).to_contain_text("✗ Take care: the secret does not fit")


def test_without_https_the_page_says_how_to_check(server: Server, open_page: OpenPage) -> None:
    page = open_page(server.address)
    opens_a_table(page, "bot")
    person = Person(page)
    expect(page.locator("#board")).to_be_visible()
    gives_up(person, 0)
    page.evaluate("Object.defineProperty(crypto, 'subtle', { value: undefined })")

    page.locator("#check").click()
    page.locator('[data-act="check-luck"]').click()

    told = page.locator("#luck-checked")
    expect(told).to_contain_text("Without https a browser cannot reckon this here.")
    expect(told).to_contain_text(re.compile("ragnatafl verify runics-.*json --hash [0-9a-f]{64}"))


def test_who_opened_a_table_begins_without_the_others(server: Server, open_page: OpenPage) -> None:
    astrid = open_page(server.address)
    opens_a_table(astrid)
    link = invitation(astrid)

    astrid.locator('[data-act="begin"]').click()
    expect(astrid.locator("#board")).to_be_visible()
    bjorn = open_page(link)

    expect(bjorn.locator("#board")).to_be_visible()
    expect(bjorn.locator("#luck .nonces li")).to_have_count(1)
    expect(bjorn.locator("#luck-warning")).to_be_hidden()


def test_a_rematch_is_dealt_when_both_have_come(server: Server, open_page: OpenPage) -> None:
    astrid = open_page(server.address)
    first = opens_a_table(astrid)
    bjorn = open_page(invitation(astrid))
    expect(bjorn.locator("#board")).to_be_visible()
    gives_up(Person(bjorn), 1)

    bjorn.locator("#rematch").click()
    bjorn.locator("a#rematch").click()
    expect(bjorn.locator('#gathering [data-seat="0"][data-awaited="true"]')).to_be_visible()
    astrid.locator("a#rematch").click()

    for page in (astrid, bjorn):
        expect(page.locator("#board")).to_be_visible()
        expect(page.locator("#luck .nonces .own")).to_have_count(1)
        assert first not in page.url
