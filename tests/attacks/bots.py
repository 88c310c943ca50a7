"""Making others' bots wait (item 4)."""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import time

from attacks.kit import Row, choose, main, serving
from ragnatafl.lab.guests import LOST, Guest, Server, arrive_all

MUCH = {f"{kind}_a_minute": 100_000 for kind in ("tables", "pages", "sockets")}
"""The attack has got past the limits of an address, as from many of them."""


async def karl_takes(server: Server, answers: int = 3) -> float:
    """The longest wait for a karl at another table."""
    links = server.open_table("runics", ["link", "karl"])
    (guest,) = await arrive_all(server, links)
    longest = 0.0
    for _ in range(answers):
        await asked(guest)
        begun = time.monotonic()
        await choose(guest)
        await asked(guest)
        longest = max(longest, time.monotonic() - begun)
    await guest.leave()
    return longest


async def asked(guest: Guest, seconds: float = 70) -> None:
    end = time.monotonic() + seconds
    while guest.page.seat not in guest.page.asked and not guest.page.over:
        if time.monotonic() > end:
            raise TimeoutError("the bot does not answer")
        await asyncio.sleep(0.01)


async def hints() -> Row:
    """A hundred tabs, as many of a seat as may be open, ask for hints without a pause."""
    with serving(**MUCH) as server:
        tabs: list[Guest] = []
        for _ in range(4):
            links = server.open_table("lords", ["link", "link"])
            cookie = links.cookies()[0]
            tabs += [await Guest.arrive(server.port, links.room, cookie) for _ in range(25)]

        async def ask(tab: Guest) -> None:
            with contextlib.suppress(*LOST):
                while True:
                    await tab.say(say="hint", seat=tab.page.seat)
                    await asyncio.sleep(0.2)

        asking = [asyncio.create_task(ask(tab)) for tab in tabs]
        await asyncio.sleep(2)
        took = await karl_takes(server)
        for task in asking:
            task.cancel()
    return Row(4, "100 tabs that ask for hints", "a karl elsewhere takes 59 s", f"{took:.2f} s",
               took < 15)  # fmt: skip


async def abandoned() -> Row:
    """Twenty tables of four jarls that nobody looks at."""
    with serving(**MUCH) as server:
        for _ in range(20):
            server.open_table("bloodrage", ["jarl"] * 4)
        await asyncio.sleep(1)
        took = await karl_takes(server)
    return Row(4, "20 abandoned tables of four jarls", "a karl elsewhere takes 21 s",
               f"{took:.2f} s", took < 10)  # fmt: skip


async def jarls() -> Row:
    """Forty tables of Lords, a person and three jarls at each."""
    waits: list[float] = []

    async def play(guest: Guest, end: float) -> None:
        begun = time.monotonic()
        with contextlib.suppress(*LOST):
            while time.monotonic() < end and not guest.page.over:
                if guest.page.seat in guest.page.asked:
                    await choose(guest)
                    begun = time.monotonic()
                    continue
                moment = guest.page.moment
                while guest.page.moment == moment and time.monotonic() < end:
                    await asyncio.sleep(0.02)
                waits.append(time.monotonic() - begun)
                begun = time.monotonic()

    with serving(**MUCH) as server:
        guests = []
        for _ in range(40):
            links = server.open_table("lords", ["link", "jarl", "jarl", "jarl"])
            guests += await arrive_all(server, links)
        end = time.monotonic() + 45
        await asyncio.gather(*(play(guest, end) for guest in guests))
    middle, most = statistics.median(waits), max(waits)
    now = f"median {middle:.1f} s, longest {most:.1f} s of {len(waits)}"
    return Row(4, "40 tables of three jarls", "median 39 s", now, middle < 15)


ATTACKS = (hints, abandoned, jarls)

if __name__ == "__main__":
    main(*ATTACKS)
