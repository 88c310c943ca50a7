"""A server without a network, its clock in hand, and the browsers of several people."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
from starlette.applications import Starlette

from ragnatafl.table.settings import Settings
from ragnatafl.table.web.app import make_app
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.holders import COOKIE
from ragnatafl.table.web.knowing import Knowing

KINDS = ("tables", "uploads", "looks", "pages", "reads", "files", "sockets")
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
SITE = "http://localhost"


class Post:
    """A mail server that keeps what it is given."""

    ready = True

    def __init__(self) -> None:
        self.sent: list[tuple[str, str, str, str]] = []
        self.broken = False

    async def send(self, to: str, subject: str, text: str, key: str) -> None:
        if self.broken:
            raise TimeoutError("it answers slowly")
        self.sent.append((to, subject, text, key))

    @property
    def link(self) -> str:
        """The path of the last link that was sent."""
        found = re.search(r"https?://[^/\s]+(/\S+)", self.sent[-1][2])
        assert found is not None
        return found[1]


class Club:
    """All of it, and what time it is there."""

    def __init__(self, folder: Path, **settings: object) -> None:
        much: dict[str, object] = {f"{kind}_a_minute": 100_000 for kind in KINDS}
        told = Settings(store=str(folder / "tables.db"), workers=1, **(much | settings))  # type: ignore[arg-type]  # of their own types
        self.post = Post()
        self.app: Starlette = make_app(told, self.post)
        self.now = 1_800_000_000.0
        self.knowing.clock = lambda: self.now

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    @property
    def knowing(self) -> Knowing:
        return self.hall.knowing

    def browser(self, site: str = SITE, **headers: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, client=("192.0.2.7", 5))
        said = {"user-agent": FIREFOX, "accept-language": "en", **headers}
        return httpx.AsyncClient(transport=transport, base_url=site, headers=said)

    def close(self) -> None:
        self.hall.bots.thinkers.close()
        self.hall.tables.keeper.close()


async def opens_table(browser: httpx.AsyncClient, *seats: str, game: str = "runics") -> str:
    """The room of a new table; `here` is a seat of this browser's."""
    places = [{"kind": kind, "name": "Astrid" if kind == "here" else ""} for kind in seats]
    answer = await browser.post("/new", json={"game": game, "seats": places})
    assert answer.status_code == 200, answer.text
    room: str = answer.json()["room"]
    await browser.get(f"/t/{room}")
    return room


def token_in(browser: httpx.AsyncClient) -> str:
    return browser.cookies.get(COOKIE) or ""


def shown_once(answer: httpx.Response) -> str:
    """A link, a code or a token that the page shows now and never again."""
    assert answer.status_code == 200, answer.text
    found = re.search(r'id="once-text"[^>]* value="([^"]+)"', answer.text)
    found = found or re.search(r'value="([^"]+)"[^>]*aria-labelledby="once-title"', answer.text)
    assert found is not None, answer.text
    return found[1]


def told(answer: httpx.Response) -> str:
    """What is wrong, as the page says it."""
    found = re.search(r'id="fault" role="alert">([^<]*)<', answer.text)
    return found[1] if found else ""
