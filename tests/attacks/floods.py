"""Keeping the server so busy that nobody else is heard (items 5 and 10)."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time

import httpx

from attacks.kit import Row, main, serving
from ragnatafl.lab.guests import ANSWER_SECONDS, LOST, Guest, Server
from table.web.given import given_stored

MANY = 40


class Probe:
    """Somebody else asks again and again; how long they wait meanwhile."""

    def __init__(self, server: Server) -> None:
        self.waits: list[float] = []
        self.lasted = 0.0
        self._server = server
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._ask, daemon=True)

    def _ask(self) -> None:
        while not self._ended.is_set():
            begun = time.monotonic()
            self._server.get("/healthz")
            self.waits.append(time.monotonic() - begun)

    def __enter__(self) -> Probe:
        self.lasted = -time.monotonic()
        self._thread.start()
        return self

    def __exit__(self, *fault: object) -> None:
        self.lasted += time.monotonic()
        self._ended.set()
        self._thread.join()

    @property
    def is_heard(self) -> bool:
        """Is no wait nearly as long as the attack?"""
        return max(self.waits) < self.lasted / 3

    def __str__(self) -> str:
        return f"others wait {max(self.waits):.2f} s of {self.lasted:.1f} s"


async def past_moments() -> Row:
    """Forty moments of a long game at once, each of which is played and drawn anew."""
    with serving() as server:
        links = given_stored(server, "lords", "link link link link", choices=400)
        server.get(f"/t/{links.room}/replay?json&at=400")  # from here on all is in memory
        paths = [f"/t/{links.room}/story?at={10 * number}" for number in range(MANY)]
        async with httpx.AsyncClient(base_url=server.address, timeout=120) as browser:
            with Probe(server) as other:
                found = await asyncio.gather(*map(browser.get, paths))
    shown = sum(answer.status_code == 200 for answer in found)
    return Row(10, "40 past moments at once", "others wait 2.13 s of 2.7 s", str(other),
               shown == MANY and other.is_heard)  # fmt: skip


async def languages() -> Row:
    """Onlookers change their language without a pause: the whole page is drawn anew each time."""
    with serving() as server:
        links = given_stored(server, "lords", "link link link link", choices=400)
        tabs = [await Guest.arrive(server.port, links.room, "") for _ in range(MANY)]

        async def change(tab: Guest) -> None:
            for number in range(MANY):
                await tab.say(say="speak", language=("uk", "en")[number % 2])
                await asyncio.sleep(0.2)

        with Probe(server) as other:
            await asyncio.gather(*map(change, tabs), return_exceptions=True)
        refused, end = 0, time.monotonic() + ANSWER_SECONDS
        while refused <= MANY * MANY // 2 and time.monotonic() < end:  # some are on their way
            await asyncio.sleep(0.1)
            refused += sum(map(refusals, tabs))
        for tab in tabs:
            with contextlib.suppress(*LOST):
                await tab.leave()
    now = f"{refused} are refused, {other}"
    return Row(10, "1,600 changes of language by 40 onlookers", "all drawn, others wait 1.77 s",
               now, refused > MANY * MANY // 2)  # fmt: skip


def refusals(tab: Guest) -> int:
    """How often it was refused something since one asked last."""
    count = 0
    while not tab.answers.empty():
        answer = tab.answers.get_nowait()
        count += answer is not None and bool(answer.refused)
    return count


ATTACKS = (past_moments, languages)

if __name__ == "__main__":
    main(*ATTACKS)
