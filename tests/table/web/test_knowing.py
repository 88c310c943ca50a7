"""Who a browser is: signed tokens that change, and who is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.storage.statements import Statements
from ragnatafl.table.web.holders import COOKIE, holder_of, new_token
from ragnatafl.table.web.knowing import GRACE, RENEWAL
from table.web.visitors import Club, opens_table, token_in

pytestmark = pytest.mark.anyio
DAY = 86_400.0


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path)
    yield made
    made.close()


async def seat_at(club: Club, browser: httpx.AsyncClient, room: str) -> Seat:
    """The seat that this browser has there, as the list of its tables knows it."""
    found = await browser.post("/mine", json={"tables": [{"room": room}]})
    here = [line for line in found.json() if line["room"] == room]
    return Seat(0) if here else SPECTATOR


def rows(club: Club, table: str) -> int:
    return int(Statements(club.hall.tables.keeper.store).run(f"SELECT COUNT(*) FROM {table}")[0][0])


async def test_who_only_looks_leaves_nothing_in_the_store(club: Club) -> None:
    room = await opens_table(club.browser(), "here", "link")
    before = rows(club, "people"), rows(club, "keys")

    for _ in range(20):
        crawler = club.browser()
        for path in ("/", f"/t/{room}", "/rules/runics", "/me/recover"):
            assert (await crawler.get(path)).status_code == 200
        assert token_in(crawler)

    assert (rows(club, "people"), rows(club, "keys")) == before


async def test_a_token_that_was_made_up_is_refused_without_a_look(club: Club) -> None:
    forged = f"{'a' * 32}.{'b' * 22}"
    browser = club.browser()
    looked: list[str] = []
    club.knowing.keys.find = looked.append  # type: ignore[method-assign, assignment]  # it must not be asked

    for cookie in (forged, "x", "' OR 1=1", "a" * 300, "ж" * 40, forged[:-1]):
        answer = await browser.get("/", headers=[(b"cookie", f"{COOKIE}={cookie}".encode())])
        assert answer.status_code == 200

    assert looked == []


async def test_a_cookie_of_an_older_program_keeps_its_seats_and_is_replaced(club: Club) -> None:
    browser, older = club.browser(), new_token()
    browser.cookies.set(COOKIE, older, domain="localhost.local")
    room = await opens_table(browser, "here", "link")
    assert club.hall.tables.rooms.known(room).seating.opener == holder_of(older)  # type: ignore[union-attr]

    await browser.get(f"/t/{room}")

    assert token_in(browser) != older
    assert await seat_at(club, browser, room) == 0


async def test_a_token_changes_every_week_and_the_one_before_ends_with_its_use(club: Club) -> None:
    browser = club.browser()
    room = await opens_table(browser, "here", "link")
    first = token_in(browser)

    club.now += RENEWAL + 1
    await browser.get("/")
    second = token_in(browser)
    thief = club.browser()
    thief.cookies.set(COOKIE, first, domain="localhost.local")
    assert second != first
    assert await seat_at(club, thief, room) == 0  # the new one is not used yet

    assert await seat_at(club, browser, room) == 0
    club.now += GRACE - 1
    await club.knowing.look()
    assert await seat_at(club, thief, room) == 0
    club.now += 2
    await club.knowing.look()

    assert await seat_at(club, thief, room) == SPECTATOR
    assert await seat_at(club, browser, room) == 0


async def test_an_answer_that_got_lost_loses_nobody(club: Club) -> None:
    browser = club.browser()
    room = await opens_table(browser, "here", "link")
    first = token_in(browser)

    for _ in range(4):
        club.now += RENEWAL + 1
        await browser.get("/")
        browser.cookies.set(COOKIE, first, domain="localhost.local")
        browser.cookies.jar.clear("localhost.local", "/", COOKIE)
        browser.cookies.set(COOKIE, first, domain="localhost.local", path="/")
        assert await seat_at(club, browser, room) == 0


async def test_tabs_that_ask_at_once_get_one_new_token(club: Club) -> None:
    browser = club.browser()
    await opens_table(browser, "here", "link")
    first, given = token_in(browser), 0
    club.now += RENEWAL + 1

    for _ in range(5):
        tab = club.browser()
        answer = await tab.get("/", headers={"cookie": f"{COOKIE}={first}"})
        given += "set-cookie" in answer.headers

    assert given == 1


async def test_a_copied_token_throws_out_one_of_the_two(club: Club) -> None:
    """Nobody stays beside the owner unseen: after a change only one of both tokens lives."""
    owner, thief = club.browser(), club.browser()
    room = await opens_table(owner, "here", "link")
    thief.cookies.set(COOKIE, token_in(owner), domain="localhost.local")

    club.now += RENEWAL + 1
    for _ in range(3):
        await thief.get("/")
        await owner.get("/")
        club.now += DAY + 1
        await club.knowing.look()

    here = [await seat_at(club, browser, room) for browser in (owner, thief)]
    assert sorted(here) == [SPECTATOR, 0]


async def test_most_requests_ask_the_store_nothing(club: Club) -> None:
    browser = club.browser()
    room = await opens_table(browser, "here", "link")
    await browser.get(f"/t/{room}")
    asked: list[str] = []
    call = club.knowing.call

    async def counting(work, *args, **named):  # type: ignore[no-untyped-def]  # whatever is called
        asked.append(work.__name__)
        return await call(work, *args, **named)

    club.knowing.call = counting
    for _ in range(50):
        assert (await browser.get(f"/t/{room}")).status_code == 200

    assert asked == []


async def test_while_the_store_is_away_who_was_here_lately_goes_on(club: Club) -> None:
    from ragnatafl.table.storage import StoreFault

    browser, stranger = club.browser(), club.browser()
    room = await opens_table(browser, "here", "link")

    def broken(_: str) -> None:
        raise StoreFault("away")

    club.knowing.keys.find = broken  # type: ignore[method-assign, assignment]
    club.now += 3600

    assert (await browser.get(f"/t/{room}")).status_code == 200
    stranger.cookies.set(COOKIE, new_token(), domain="localhost.local")
    assert (await stranger.get(f"/t/{room}")).status_code == 503
