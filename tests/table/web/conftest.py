"""A real server on the loopback, rooms without one, and a browser for those who need eyes."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from kit.waiting import PATIENCE
from ragnatafl.lab.guests import Server
from ragnatafl.lab.watching import CHROMIUM, SWITCHES
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.holders import COOKIE
from ragnatafl.table.web.rooms import Rooms
from table.web import late
from table.web.given import Telling

TESTS = Path(__file__).parents[2]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def told_anew() -> None:
    """Everybody is somebody else in the next story."""
    Telling.number += 1


KINDS = (
    "tables", "uploads", "looks", "pages", "reads", "files", "sockets", "joins", "invites", "talk",
)  # fmt: skip
MUCH: dict[str, object] = {f"{kind}_a_minute": 100_000 for kind in KINDS}
"""Tests ask more often than people do."""


def make_server(folder: Path, **settings: object) -> Server:
    """A server that knows the toy too, with a store of its own; not started yet."""
    modules = ["toys.raid", "ragnatafl.games.surtr"]
    told = MUCH | settings
    return Server(folder / "tables.db", modules=modules, paths=[TESTS], settings=told)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it alive; in the end nothing went wrong inside it."""
    made = make_server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()
    assert "Traceback" not in made.said, made.said


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    made = make_server(tmp_path)
    made.start()
    yield made
    made.kill()


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    storage = SQLite(tmp_path / "tables.db")
    yield Rooms(storage)
    storage.close()


# The browser

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The system's own browser; closed after each module, for asyncio does not like it beside."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        pytest.fail("no browser found: install chromium (Debian: apt install chromium)", False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=[*SWITCHES], timeout=PATIENCE * 1000
        )
        yield browser
        browser.close()


OpenPage = Callable[..., Page]
DOOR = re.compile(r"#([\w-]+)")
"""Whose door it is."""
PACE = "localStorage.settings ??= JSON.stringify({ pace: 'PACE' })"
"""What others do is shown at once, unless a story is about how it is shown."""


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[OpenPage]:
    """`open_page(url, width=390)`: a page in a browser profile of its own; no script may fail.

    By an invitation somebody sits down there; who did before has a cookie, behind a '#'.
    """
    faults: list[str] = []
    contexts: list[BrowserContext] = []

    def open_one(
        url: str, width: int = 1280, height: int = 900, pace: str = "off", **more: object
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            **more,  # type: ignore[arg-type]  # Playwright's own keywords, passed on
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(PACE.replace("PACE", pace))
        if late.LATE:
            context.add_init_script(late.SCRIPT)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda said: faults.append(said.text) if is_fault(said.text, said.type) else None,
        )
        cookie = DOOR.search(url)
        address = DOOR.sub("", url)
        if cookie is not None:
            site = urljoin(address, "/")
            context.add_cookies([{"name": COOKIE, "value": cookie[1], "url": site}])
        page.goto(address)
        if "/join/" in address:
            page.locator("form button").click()
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert faults == []


def is_fault(text: str, kind: str) -> bool:
    """Errors of our scripts and of our policy; refusals and servers that do not answer are none."""
    network = ("WebSocket connection", "Failed to load resource")
    return kind == "error" and not any(words in text for words in network)
