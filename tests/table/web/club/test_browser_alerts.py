"""Alerts in a real browser: the page, this browser told, and a message that comes twice."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import CDPSession, Page, expect

from kit.waiting import PATIENCE
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Server
from ragnatafl.lab.receivers import Site
from ragnatafl.table.web.holders import COOKIE, new_token
from table.web.club.test_alert_routes import moves
from table.web.given import in_its_own_thread

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow

SUBSCRIBES = """(subscription) => {
  PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription });
  PushManager.prototype.getSubscription = async () => subscription;
  Notification.requestPermission = async () => "granted";
}"""
"""A push service of our own: Chromium's is not to be reached from a test."""


def open_alerts(
    server: Server, open_page: OpenPage, query: str = "", cookie: str = "", **how: object
) -> Page:
    door = f"#{cookie or new_token()}"
    return open_page(f"{server.address}/me/alerts{query}{door}", **how)


def fits(page: Page) -> bool:
    found: bool = page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )
    return found


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_is_good_to_read_and_to_use(
    telling: Server, open_page: OpenPage, site: Site, code: str, width: int
) -> None:
    """With something of everything on it: axe finds nothing, and nothing is too wide."""
    links = telling.open_table("runics", ["link", "link"], {"first": "astrid"})
    cookie = links.seats[0].cookie
    headers = {"Cookie": f"{COOKIE}={cookie}", "content-type": "application/json"}
    told = {**site.browser(f"{code}{width}").subscription, "label": "Firefox · Android"}
    telling.post("/me/alerts/push", told, headers)

    page = open_alerts(
        telling, open_page, f"?table={links.room}&lang={code}&said=added", cookie, width=width
    )
    page.locator("[name=url]").fill("https://hooks.example/services/secret")
    page.locator("form:has([name=url]) button").click()
    page.goto(f"{telling.address}/me/alerts?table={links.room}&lang={code}&said=added")

    expect(page.locator("[data-channel]")).to_have_count(2)
    expect(page.locator("#done")).not_to_be_empty()
    assert Axe().run(page).response["violations"] == []
    assert fits(page)
    sizes = page.locator("main button:visible").evaluate_all(
        "buttons => buttons.map((button) => button.getBoundingClientRect().height)"
    )
    assert min(sizes) >= 24


def test_ways_are_added_and_removed_without_a_program(telling: Server, open_page: OpenPage) -> None:
    page = open_alerts(telling, open_page, java_script_enabled=False)
    expect(page.locator("#none")).to_be_visible()

    page.locator("[name=shape]").select_option("discord")
    page.locator("[name=url]").fill("https://discord.example/api/webhooks/1/x")
    page.locator("form:has([name=url]) button").click()
    expect(page.locator("#done")).to_have_text("You are told this way from now on.")
    expect(page.locator("[data-channel]")).to_contain_text("discord · discord.example")

    page.locator("[value=remove]").click()
    expect(page.locator("#done")).to_have_text("You are not told this way any more.")
    expect(page.locator("[data-channel]")).to_have_count(0)


def test_this_browser_is_told(telling: Server, open_page: OpenPage, site: Site) -> None:
    """It subscribes, is marked in the list, and a test comes to it."""
    browser = site.browser("chromium")
    page = open_alerts(telling, open_page, permissions=["notifications"])
    page.evaluate(SUBSCRIBES, browser.subscription)

    page.locator("#push").click()
    expect(page.locator("#done")).to_have_text("You are told this way from now on.")
    expect(page.locator("[data-kind=push] .what")).to_contain_text("Linux")
    page.locator("[value=test]").click()
    expect(page.locator("#done")).to_have_text("A test is on its way.")

    deadline = time.monotonic() + PATIENCE
    while not site.at("/push/chromium"):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    told = browser.read(site.at("/push/chromium")[0].body)
    assert told["body"] == "This is how you will be told."


def test_a_browser_whose_service_is_not_there_says_so(telling: Server, open_page: OpenPage) -> None:
    page = open_alerts(telling, open_page, permissions=["notifications"])
    page.evaluate(
        "() => { PushManager.prototype.subscribe = async () => { throw new Error('no') } }"
    )

    page.locator("#push").click()

    expect(page.locator("#push-failed")).to_be_visible()
    expect(page.locator("[data-channel]")).to_have_count(0)


def test_the_zone_of_the_browser_is_offered(telling: Server, open_page: OpenPage) -> None:
    page = open_alerts(telling, open_page, timezone_id="Asia/Tokyo")
    expect(page.locator("[name=zone]")).to_have_value("Asia/Tokyo")

    page.locator("[name=quiet]").check()
    page.locator("[name=zone]").fill("America/Sao_Paulo")
    page.locator("form:has([name=zone]) button").click()

    expect(page.locator("#done")).to_have_text("Your wishes are kept.")
    expect(page.locator("[name=zone]")).to_have_value("America/Sao_Paulo")
    expect(page.locator("[name=quiet]")).to_be_checked()


class Worker:
    """Our worker of all pages, to which a push service speaks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.origin: str = page.evaluate("location.origin")
        self._cdp: CDPSession = page.context.new_cdp_session(page)
        self._known: list[str] = []
        self._cdp.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: self._known.extend(one["registrationId"] for one in told["registrations"]),
        )
        page.evaluate("navigator.serviceWorker.register('/sw.js')")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self._cdp.send("ServiceWorker.enable")
        deadline = time.monotonic() + PATIENCE
        while not self._known:
            assert time.monotonic() < deadline
            page.wait_for_timeout(20)

    def push(self, data: object) -> None:
        told = {"origin": self.origin, "registrationId": self._known[-1], "data": json.dumps(data)}
        self._cdp.send("ServiceWorker.deliverPushMessage", told)

    def shown(self) -> list[str]:
        found: list[str] = self.page.evaluate(
            "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
            ".then((all) => all.map((one) => `${one.tag} ${one.title}: ${one.body}`))"
        )
        return found

    def keys(self) -> list[str]:
        """What it noted as shown."""
        found: list[str] = self.page.evaluate(
            "caches.match('/alerts/shown').then((one) => one ? one.json() : [])"
        )
        return found

    def wait(self, key: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while key not in self.keys():
            assert time.monotonic() < deadline, f"{key} was not shown"
            self.page.wait_for_timeout(20)


def alert(key: str, body: str = "Runics: it is your turn", link: str = "/t/abc") -> object:
    return {"key": key, "title": "Your turn", "body": body, "link": link, "language": "en"}


def test_a_message_that_comes_twice_is_shown_once(telling: Server, open_page: OpenPage) -> None:
    """Sent again after a crash: also when the first one was read and put away."""
    page = open_alerts(telling, open_page, permissions=["notifications"])
    worker = Worker(page)

    for key in ("one", "one", "two"):
        worker.push(alert(key))
    worker.wait("two")
    assert sorted(worker.shown()) == [
        "one Your turn: Runics: it is your turn",
        "two Your turn: Runics: it is your turn",
    ]

    page.evaluate(
        "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
        ".then((all) => all.forEach((one) => one.close()))"
    )
    for key in ("one", "three"):
        worker.push(alert(key))
    worker.wait("three")

    assert worker.shown() == ["three Your turn: Runics: it is your turn"]
    assert worker.keys() == ["one", "two", "three"]


def test_what_is_no_alert_of_ours_is_not_shown(telling: Server, open_page: OpenPage) -> None:
    worker = Worker(open_alerts(telling, open_page, permissions=["notifications"]))

    nothing_of_ours: list[object] = [{}, {"title": "no key"}, [], 7]
    for wrong in nothing_of_ours:
        worker.push(wrong)
    worker.push(alert("last"))
    worker.wait("last")

    assert len(worker.shown()) == 1


def test_pages_can_be_put_on_a_home_screen(telling: Server, open_page: OpenPage) -> None:
    """Chromium finds nothing that is missing from the manifest."""
    page = open_alerts(telling, open_page)
    cdp = page.context.new_cdp_session(page)

    found = cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
    told = cdp.send("Page.getAppManifest")

    wrong = [one["errorId"] for one in found]
    assert [one for one in wrong if one not in ("in-incognito",)] == []  # tests are strangers
    assert told["errors"] == []


def test_who_looks_away_from_a_table_is_told(
    telling: Server, open_page: OpenPage, site: Site
) -> None:
    """Bjorn has the table open, in a tab that cannot be seen."""
    links = telling.open_table("runics", ["link", "link"], {"first": "astrid"})
    bjorn = open_page(telling.address + links.seats[1].door)
    headers = {"Cookie": f"{COOKIE}={links.seats[1].cookie}"}
    telling.post("/me/alerts/push", site.browser("hidden").subscription, headers)
    expect(bjorn.locator("#alert-me")).to_have_attribute("href", f"/me/alerts?table={links.room}")

    bjorn.evaluate(
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    in_its_own_thread(moves(telling, links, 0))

    deadline = time.monotonic() + PATIENCE
    while not site.at("/push/hidden"):
        assert time.monotonic() < deadline
        time.sleep(0.02)
