"""Two people gather in two browsers, are dealt, and check the chance at the end by themselves."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.kernel.chance import published_hash, seal_of
from ragnatafl.lab.guests import Server
from ragnatafl.table.storage.sqlite import SQLite
from table.web.conftest import OpenPage
from table.web.people import Person

pytestmark = pytest.mark.slow


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


def noted(page: Page, room: str) -> dict[str, Any]:
    """What the browser keeps of a table's luck. Any: JSON as it keeps it."""
    kept: dict[str, Any] = json.loads(page.evaluate(f"localStorage['luck:{room}']"))
    return kept


def has_sealed(page: Page) -> None:
    """Its own seal is among those that everybody is shown."""
    expect(page.locator("#gathering .nonces .own")).to_have_count(1)


def is_dealt(page: Page) -> None:
    """With what this browser mixed in."""
    expect(page.locator('#luck .luck[data-dealt="true"] .nonces .own')).to_have_count(1)
    expect(page.locator("#board")).to_be_visible()


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
    has_sealed(astrid)
    assert noted(astrid, room)["nonce"] not in astrid.content()

    bjorn = open_page(link, width, 844)  # and sits down
    for page in (astrid, bjorn):
        is_dealt(page)
        expect(page.locator("#gathering")).to_be_hidden()
        expect(page.locator("#luck-warning")).to_be_hidden()
    storage = SQLite(server.store)
    opened = storage.events(room)[0].data
    storage.close()
    assert noted(astrid, room)["hash"] == noted(bjorn, room)["hash"]
    assert noted(bjorn, room)["hash"] == published_hash(opened["seed"])
    for page in (astrid, bjorn):
        assert noted(page, room)["seal"] == seal_of(noted(page, room)["nonce"])
    seals = {str(seat): noted(page, room)["seal"] for seat, page in enumerate((astrid, bjorn))}
    assert noted(astrid, room)["seals"] == noted(bjorn, room)["seals"] == seals
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
    is_dealt(page)
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


@pytest.mark.parametrize(
    ("planted", "told"),
    [
        ({"seal": "ab" * 32}, "the seal that this browser sent is not there"),
        ({"seals": {"0": "ab" * 32}}, "since this browser showed its number, the seals have"),
        ({"seals": {}}, "since this browser showed its number, the seals have"),
    ],
    ids=["own", "another", "added"],
)
def test_a_browser_sees_that_seals_were_changed(
    server: Server, open_page: OpenPage, planted: dict[str, object], told: str
) -> None:
    """A host that takes the seal of a seat anew when it has seen the others' numbers is caught."""
    page = open_page(server.address)
    room = opens_a_table(page, "bot")
    is_dealt(page)

    other = json.dumps(noted(page, room) | planted)
    page.evaluate(f"localStorage['luck:{room}'] = '{other}'")
    page.reload()
    page.locator('.links [data-act="luck"]').click()

    expect(page.locator("#luck-warning")).to_contain_text(told)


def test_without_https_the_page_checks_too(server: Server, open_page: OpenPage) -> None:
    """Browsers reckon no hash there by themselves."""
    page = open_page(server.address)
    page.evaluate("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    opens_a_table(page, "bot")
    page.evaluate("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    is_dealt(page)
    gives_up(Person(page), 0)

    page.locator("#check").click()
    page.locator('[data-act="check-luck"]').click()

    told = page.locator("#luck-checked")
    expect(told).to_contain_text("✓ The secret fits the hash that this browser noted at the start.")
    expect(told).to_contain_text(re.compile("ragnatafl verify runics-.*json --hash [0-9a-f]{64}"))


def test_our_own_sha_256_is_the_one_of_everybody(server: Server, open_page: OpenPage) -> None:
    rng = Random(256)
    inputs = [rng.randbytes(length) for length in (*range(260), 1000, 4096, 70_001)]
    page = open_page(server.address)

    made = page.evaluate(
        """async (inputs) => {
            const { sha256 } = await import("/static/sha256.js");
            const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
            return inputs.map((text) => sha256(bytes(text)));
        }""",
        [b64encode(data).decode() for data in inputs],
    )
    text = page.evaluate("import('/static/sha256.js').then(({ sha256 }) => sha256('Þór ᚱ 🂡'))")

    assert made == [sha256(data).hexdigest() for data in inputs]
    assert text == sha256("Þór ᚱ 🂡".encode()).hexdigest()


def test_who_does_not_come_back_is_awaited_and_may_be_left_out(
    server: Server, open_page: OpenPage
) -> None:
    """What Bjorn sealed was never opened: everybody sees that."""
    astrid = open_page(server.address)
    room = opens_a_table(astrid)
    has_sealed(astrid)
    link = invitation(astrid)
    server.sit(urlsplit(link).path, "Bjorn", seal=seal_of("b2"))

    expect(astrid.locator("#banner")).to_contain_text("1 of 2 are shown; awaited: Bjorn.")
    expect(astrid.locator('#gathering [data-seat="1"][data-awaited="true"]')).to_be_visible()
    astrid.locator('[data-act="begin"][data-without]').click()

    is_dealt(astrid)
    expect(astrid.locator("#luck .nonces .unopened")).to_have_count(1)
    expect(astrid.locator("#luck-warning")).to_be_hidden()
    astrid.goto(f"{server.address}/t/{room}/replay")
    expect(astrid.locator("#luck .nonces .unopened")).to_have_count(1)


def test_a_browser_that_lost_its_number_says_so_and_is_left_out(
    server: Server, open_page: OpenPage
) -> None:
    astrid = open_page(server.address)
    room = opens_a_table(astrid)
    has_sealed(astrid)
    link = invitation(astrid)
    astrid.evaluate(f"localStorage.removeItem('luck:{room}')")

    bjorn = open_page(link)
    expect(bjorn.locator("#banner")).to_contain_text("1 of 2 are shown")
    expect(astrid.locator("#luck-warning")).to_contain_text("has not kept the number")
    astrid.locator('[data-act="begin"][data-without]').click()

    is_dealt(bjorn)
    expect(bjorn.locator("#luck .nonces .unopened")).to_have_count(1)


def test_a_browser_that_keeps_nothing_leaves_it_to_the_server(
    server: Server, open_page: OpenPage
) -> None:
    page = open_page(server.address)
    page.context.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); };")
    page.reload()
    opens_a_table(page, "bot")

    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#luck .nonces")).to_contain_text("(made by the server)")


def test_who_opened_a_table_begins_without_the_others(server: Server, open_page: OpenPage) -> None:
    astrid = open_page(server.address)
    opens_a_table(astrid)
    has_sealed(astrid)
    link = invitation(astrid)

    astrid.locator('[data-act="begin"]').click()
    is_dealt(astrid)
    bjorn = open_page(link)

    expect(bjorn.locator("#board")).to_be_visible()
    expect(bjorn.locator("#luck .nonces li")).to_have_count(1)
    expect(bjorn.locator("#luck-warning")).to_be_hidden()


def test_a_rematch_is_dealt_when_both_have_come(server: Server, open_page: OpenPage) -> None:
    astrid = open_page(server.address)
    first = opens_a_table(astrid)
    bjorn = open_page(invitation(astrid))
    is_dealt(bjorn)
    gives_up(Person(bjorn), 1)

    bjorn.locator("#rematch").click()
    bjorn.locator("a#rematch").click()
    expect(bjorn.locator('#gathering [data-seat="0"][data-awaited="true"]')).to_be_visible()
    astrid.locator("a#rematch").click()

    for page in (astrid, bjorn):
        is_dealt(page)
        assert first not in page.url
