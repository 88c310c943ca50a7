"""The page on which people say how they are told, at a real server with real receivers."""

from __future__ import annotations

import json
import re
import time
from random import Random
from urllib.parse import urlencode

import pytest

from kit.waiting import PATIENCE
from ragnatafl.lab.guests import Guest, Links, Server, cookie_header, news
from ragnatafl.lab.receivers import Browser, Mailbox, Site, read_letter
from ragnatafl.table.web.club.alert_routes import MOST_CHANNELS
from ragnatafl.table.web.holders import new_token

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Somebody:
    """A browser at that page."""

    def __init__(self, server: Server, cookie: str = "", language: str = "en") -> None:
        self.server = server
        self.headers = cookie_header(cookie or new_token()) | {"Accept-Language": language}

    def page(self, query: str = "") -> str:
        status, page = self.server.get(f"/me/alerts{query}", self.headers)
        assert status == 200
        return page.decode()

    def says(self, act: str, /, **form: str) -> tuple[int, str]:
        """The status, and what was wrong."""
        body = urlencode(form).encode()
        status, page = self.server.ask("POST", f"/me/alerts/{act}", body, self.headers)
        fault = re.search(r'id="fault" role="alert">([^<]*)<', page.decode())
        return status, fault[1] if fault else ""

    def subscribes(self, browser: Browser) -> str:
        status, answer = self.server.post("/me/alerts/push", browser.subscription, self.headers)
        assert status == 200, answer
        return str(answer["id"])

    def channels(self) -> list[str]:
        return re.findall(r'data-channel="([^"]+)"', self.page())


def wait_for(count: int, received: Site | Mailbox, where: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while len(received.at(where)) < count:
        assert time.monotonic() < deadline, f"{where}: nothing came"
        time.sleep(0.01)


async def moves(server: Server, links: Links, seat: int) -> None:
    """Somebody comes, answers until another is asked, and goes."""
    rng = Random(1)
    guest = await Guest.arrive(server.port, links.room, links.seats[seat].cookie)
    while seat in guest.page.asked:
        page = guest.page
        option = rng.choice(page.options).text
        await guest.say(say="choose", seat=seat, option=option, moment=page.moment)
        while guest.page is page:
            await news([guest])
    await guest.leave()


async def test_whose_turn_it_is_is_told_in_all_three_ways(
    telling: Server, site: Site, mailbox: Mailbox
) -> None:
    """Bjorn reads Ukrainian: on his telephone, by mail, and in the channel of his club."""
    links = telling.open_table("runics", ["link", "link"], {"first": "astrid"})
    bjorn = Somebody(telling, links.seats[1].cookie, "uk")
    phone = site.browser("bjorn")
    bjorn.subscribes(phone)
    assert bjorn.says("webhook", shape="json", url=f"{site.address}/hook/bjorn") == (303, "")
    assert bjorn.says("mail", address="bjorn@club.example") == (303, "")
    wait_for(1, mailbox, "bjorn@club.example")
    assert telling.ask("POST", mailbox.links("bjorn@club.example")[0], b"")[0] == 200

    await moves(telling, links, 0)
    for received, where in ((site, "/push/bjorn"), (site, "/hook/bjorn")):
        wait_for(1, received, where)
    wait_for(2, mailbox, "bjorn@club.example")

    text, path = "Руниці: ваш хід (Astrid, Bjorn)", f"/t/{links.room}"
    (pushed,) = site.at("/push/bjorn")
    assert phone.read(pushed.body)["body"] == text
    assert phone.read(pushed.body)["link"] == path
    (hooked,) = site.at("/hook/bjorn")
    assert json.loads(hooked.body)["alerts"] == [
        {"kind": "turn", "text": text, "link": telling.address + path}
    ]
    letter = read_letter(mailbox.at("bjorn@club.example")[1].body)
    assert letter["Subject"] == f"Ваш хід: {text}"
    assert f"{telling.address}{path}" in letter.get_content()
    assert len({pushed.key, hooked.key, str(letter["Message-ID"])}) == 3
    _, metrics = telling.get("/metrics")
    assert b'ragnatafl_alerts_total{by="mail",end="sent"}' in metrics


async def test_nothing_but_a_question_goes_to_an_address_until_it_is_confirmed(
    telling: Server, mailbox: Mailbox
) -> None:
    links = telling.open_table("runics", ["link", "link"], {"first": "astrid"})
    olena = Somebody(telling, links.seats[1].cookie)
    olena.says("mail", address="olena@club.example")
    wait_for(1, mailbox, "olena@club.example")
    (channel,) = olena.channels()

    await moves(telling, links, 0)
    assert olena.says(f"channel/{channel}", act="test") == (
        400, "Nothing is sent there. Remove it, or add it again.",
    )  # fmt: skip
    link = mailbox.links("olena@club.example")[0]
    status, page = telling.get(link)  # programs that preview links do that
    assert status == 200
    assert b"Is that you?" in page
    assert "Nobody has followed the link" in olena.page()
    assert telling.get(link[:-1] + ("A" if link[-1] != "A" else "B"))[0] == 400

    assert telling.ask("POST", link, b"")[0] == 200
    assert olena.says(f"channel/{channel}", act="test") == (303, "")
    wait_for(2, mailbox, "olena@club.example")

    status, answer = telling.ask("POST", link, b"")
    assert status == 400
    assert "used, too old or wrong" in json.loads(answer)["refused"]
    assert len(mailbox.at("olena@club.example")) == 2


def test_a_test_shows_how_one_is_told(telling: Server, site: Site) -> None:
    somebody = Somebody(telling, language="pt-BR")
    phone = site.browser("test")
    channel = somebody.subscribes(phone)

    assert somebody.says(f"channel/{channel}", act="test") == (303, "")

    wait_for(1, site, "/push/test")
    told = phone.read(site.at("/push/test")[0].body)
    assert (told["title"], told["body"]) == ("Teste", "É assim que você será avisado.")
    assert told["link"] == "/me/alerts"


def test_nobody_touches_another_persons_ways(telling: Server, site: Site) -> None:
    astrid, bjorn = Somebody(telling), Somebody(telling)
    channel = astrid.subscribes(site.browser("astrid"))

    for act in ("test", "remove"):
        status, fault = bjorn.says(f"channel/{channel}", act=act)
        assert (status, fault) == (400, "This way to be told is not there any more.")

    assert bjorn.channels() == []
    assert astrid.channels() == [channel]
    assert site.at("/push/astrid") == []


def test_a_browser_that_changes_hands_tells_its_new_person_alone(
    telling: Server, site: Site
) -> None:
    browser = site.browser("shared")
    before, after = Somebody(telling), Somebody(telling)
    channel = before.subscribes(browser)

    assert after.subscribes(browser) == channel

    assert before.channels() == []
    assert after.channels() == [channel]


def test_a_stranger_without_a_cookie_adds_nothing(telling: Server, site: Site) -> None:
    stranger = Somebody(telling)
    stranger.headers = {}

    status, answer = telling.post("/me/alerts/push", site.browser("nobody").subscription)

    assert status == 400
    assert answer["refused"]
    assert telling.ask("POST", "/me/alerts/webhook", b"shape=json&url=https://x.example/")[0] == 400


def test_another_sites_page_cannot_speak_for_somebody(telling: Server) -> None:
    somebody = Somebody(telling)
    somebody.headers |= {"Origin": "https://evil.example"}

    status, _ = somebody.says("webhook", shape="json", url="https://evil.example/")

    assert status == 400
    del somebody.headers["Origin"]
    assert somebody.channels() == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "https://push.example/" + "x" * 2_000},
        {"endpoint": "https://push.example/x", "keys": {"p256dh": "A" * 5_000, "auth": "A"}},
        {"endpoint": "https://push.example/x", "keys": {}},
        {"endpoint": 7},
        {"label": "x" * 9_000},
        [],
        "endpoint",
    ],
)
def test_subscriptions_that_are_none_are_refused(telling: Server, wrong: object) -> None:
    somebody = Somebody(telling)
    right = Browser("https://push.example/x").subscription
    sent = {**right, **wrong} if isinstance(wrong, dict) else wrong

    status, answer = telling.post("/me/alerts/push", sent, somebody.headers)

    assert status == 400
    assert answer["refused"]
    assert somebody.channels() == []


def test_a_megabyte_is_not_even_read(telling: Server) -> None:
    somebody = Somebody(telling)

    status, answer = telling.post("/me/alerts/push", {"x": "y" * 1_000_000}, somebody.headers)

    assert status == 400
    assert "8" in answer["refused"]


@pytest.mark.parametrize(
    "url",
    ["https://127.0.0.1/x", "https://169.254.169.254/latest", "https://[::1]/x",
     "https://192.168.0.1/x"],
)  # fmt: skip
def test_webhooks_into_closed_networks_are_refused(server: Server, url: str) -> None:
    """At a server whose owner did not allow them; so are push services there."""
    somebody = Somebody(server)

    status, fault = somebody.says("webhook", shape="json", url=url)
    pushed, answer = server.post("/me/alerts/push", Browser(url).subscription, somebody.headers)

    assert (status, pushed) == (400, 400)
    assert "closed network" in fault
    assert "closed network" in answer["refused"]
    assert somebody.channels() == []


def test_a_name_that_leads_to_this_machine_is_given_up_and_told(server: Server) -> None:
    somebody = Somebody(server)
    assert somebody.says("webhook", shape="json", url="https://localhost/x") == (303, "")
    (channel,) = somebody.channels()

    assert somebody.says(f"channel/{channel}", act="test") == (303, "")

    deadline = time.monotonic() + PATIENCE
    while "closed network" not in somebody.page():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert somebody.says(f"channel/{channel}", act="test")[0] == 400


def test_there_is_an_end_to_ways_and_to_tests(telling: Server, site: Site) -> None:
    somebody = Somebody(telling)
    for number in range(MOST_CHANNELS):
        somebody.subscribes(site.browser(f"many{number}"))

    status, fault = somebody.says("webhook", shape="json", url="https://hooks.example/")
    assert (status, fault) == (400, "You have 10 ways to be told already. Remove one first.")

    told = [somebody.says(f"channel/{somebody.channels()[0]}", act="test") for _ in range(8)]
    assert told[0] == (303, "")
    assert told[-1][0] == 400
    assert len(somebody.channels()) == MOST_CHANNELS


def test_letters_to_a_strangers_address_have_an_end(telling: Server, mailbox: Mailbox) -> None:
    """By however many browsers they are asked for."""
    statuses = [Somebody(telling).says("mail", address="Victim@club.example")[0] for _ in range(5)]

    assert statuses == [303, 303, 303, 400, 400]


@pytest.mark.parametrize(
    ("act", "form", "told"),
    [
        ("mail", {"address": "a@b\r\nBcc: c@d"}, "no e-mail address"),
        ("mail", {"address": "Olena <o@b.example>"}, "no e-mail address"),
        ("webhook", {"shape": "irc", "url": "https://x.example/"}, "must be one of: discord"),
        ("webhook", {"shape": "json", "url": "javascript:alert(1)"}, "must begin with https"),
        ("webhook", {"shape": "ntfy", "url": "https://ntfy.example"}, "names a topic"),
        ("wishes", {"zone": "Mars/Olympus"}, "no time zone"),
        ("wishes", {"zone": "UTC", "quiet": "on", "quiet-from": "x"}, "no time as in"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    telling: Server, act: str, form: dict[str, str], told: str
) -> None:
    somebody = Somebody(telling)

    status, fault = somebody.says(act, **form)

    assert status == 400
    assert told in fault
    assert "\n" not in fault
    for code in ("uk", "ru", "pt-BR"):
        other = Somebody(telling, language=code).says(act, **form)[1]
        assert other
        assert other != fault


def test_a_server_without_mail_says_so(server: Server) -> None:
    somebody = Somebody(server)

    assert "This server sends no e-mail." in somebody.page()
    assert somebody.says("mail", address="olena@club.example") == (
        400, "This server sends no e-mail.",
    )  # fmt: skip


def test_wishes_are_kept(telling: Server) -> None:
    somebody = Somebody(telling)
    form = {"want-over": "on", "quiet": "on", "quiet-from": "21:15", "quiet-to": "06:45"}

    assert somebody.says("wishes", **form, zone="Europe/Kyiv") == (303, "")

    page = somebody.page("?said=kept")
    assert 'name="want-over" checked' in page
    assert 'name="want-turn">' in page
    assert 'value="21:15"' in page
    assert 'value="Europe/Kyiv"' in page
    assert "Your wishes are kept." in page
    assert "<script>" not in somebody.page("?said=<script>")


async def test_of_one_table_nothing_is_heard(telling: Server, site: Site) -> None:
    links = telling.open_table("runics", ["link", "link"], {"first": "astrid"})
    bjorn = Somebody(telling, links.seats[1].cookie)
    assert "Tell me nothing of this table" in bjorn.page(f"?table={links.room}")

    assert bjorn.says("table", room=links.room, on="no") == (303, "")
    assert "You hear nothing of it." in bjorn.page(f"?table={links.room}")
    stranger = Somebody(telling)
    assert stranger.says("table", room=links.room, on="no")[0] == 404
    assert "This table" not in stranger.page(f"?table={links.room}")
    assert bjorn.says("table", room="nowhere", on="no")[0] == 404

    loud = telling.open_table("runics", ["link", "link"], {"first": "astrid"}, sit=False)
    loud.seats[0].cookie = telling.sit(loud.seats[0].link)
    telling.sit(loud.seats[1].link, token=links.seats[1].cookie)
    bjorn.subscribes(site.browser("one-table"))
    await moves(telling, links, 0)
    await moves(telling, loud, 0)
    wait_for(1, site, "/push/one-table")
    told = [site.browsers["/push/one-table"].read(got.body) for got in site.at("/push/one-table")]
    assert [one["link"] for one in told] == [f"/t/{loud.room}"]


async def test_a_dead_endpoint_is_told_on_the_page(telling: Server, site: Site) -> None:
    somebody = Somebody(telling)
    channel = somebody.subscribes(site.browser("dead"))
    site.status = 410
    try:
        somebody.says(f"channel/{channel}", act="test")
        deadline = time.monotonic() + PATIENCE
        while "nothing is at this address. We try again." not in somebody.page():
            assert time.monotonic() < deadline
            time.sleep(0.05)
    finally:
        site.status = 201


def test_what_leads_to_a_webhook_is_not_shown(telling: Server) -> None:
    somebody = Somebody(telling)
    somebody.says("webhook", shape="slack", url="https://hooks.example/services/T0/secret")

    page = somebody.page()

    assert "slack · hooks.example" in page
    assert "secret" not in page


async def test_who_sits_at_a_table_is_led_here(telling: Server) -> None:
    links = telling.open_table("runics", ["link", "link"], {"first": "astrid"})
    link = f'href="/me/alerts?table={links.room}"'.encode()

    assert link in telling.get(links.watch, links.seats[0].headers)[1]
    assert link not in telling.get(links.watch)[1]
