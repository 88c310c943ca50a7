"""One's own page in a browser: another device, a passkey, four languages, for every eye."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Server

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow


def at_home(server: Server, path: str) -> str:
    """By the name for which passkeys work."""
    return server.address.replace("127.0.0.1", "localhost") + path


def has_no_serious_fault(page: Page) -> None:
    found: Any = Axe().run(page).response  # Any: JSON of axe
    serious = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    assert serious == [], [(one["id"], [n["html"] for n in one["nodes"]]) for one in serious]


def fits(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} px too wide"


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_can_be_read_by_everybody(
    server: Server, open_page: OpenPage, code: str, width: int
) -> None:
    page = open_page(at_home(server, f"/me?lang={code}"), width=width)
    page.locator('#me-name input[name="name"]').fill("Olena")
    page.locator('#me-name form:has(input[name="name"]) button').click()
    expect(page.locator('#me-name input[name="name"]')).to_have_value("Olena")
    page.goto(at_home(server, f"/me?lang={code}"))

    has_no_serious_fault(page)
    fits(page)
    page.locator("#me-move button").click()
    expect(page.locator("#once figure svg")).to_be_visible()
    has_no_serious_fault(page)
    fits(page)
    for path in ("/me/recover", "/api"):
        page.goto(at_home(server, f"{path}?lang={code}"))
        has_no_serious_fault(page)
        fits(page)


def test_seats_and_settings_are_there_at_once_on_a_telephone(
    server: Server, open_page: OpenPage
) -> None:
    laptop = open_page(server.address + "/")
    laptop.locator('[data-new="runics"]').click()
    laptop.locator('form.new[data-game="runics"] button.main').click()
    laptop.wait_for_url("**/t/*")
    room = laptop.url.rpartition("/t/")[2].partition("?")[0]
    laptop.evaluate(
        "import(document.querySelector('script[type=module]').src.replace(/[^/]+$/, 'settings.js'))"
        ".then((module) => module.setSetting('sound', false))"
    )
    laptop.goto(server.address + "/me")
    laptop.locator("#me-move button").click()
    link = laptop.locator("#once-text").input_value()

    telephone = open_page(link, width=390)
    telephone.locator("main form button").click()
    expect(telephone.locator("#me-devices li")).to_have_count(2)
    telephone.goto(server.address + "/")

    expect(telephone.locator(f'#mine a[href*="{room}"]')).to_be_visible()
    telephone.wait_for_function("() => JSON.parse(localStorage.settings).sound === false")
    telephone.locator(f'#mine a[href*="{room}"]').click()
    expect(telephone.locator("#banner")).to_be_visible()


def test_a_passkey_brings_somebody_back(server: Server, open_page: OpenPage) -> None:
    page = open_page(at_home(server, "/me"))
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    line.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
                "hasUserVerification": True, "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )  # fmt: skip
    page.locator('#me-name input[name="name"]').fill("Taras")
    page.locator('#me-name form:has(input[name="name"]) button').click()
    page.locator("#passkey-add").click()
    expect(page.locator("#me-passkeys li")).to_have_count(1)

    page.context.clear_cookies()
    page.goto(at_home(server, "/me/recover"))
    page.locator("#passkey-enter").click()
    page.wait_for_url("**/me")

    expect(page.locator('#me-name input[name="name"]')).to_have_value("Taras")
    expect(page.locator("#me-devices li")).to_have_count(2)
