"""Spoiling a table one sits at, or taking a seat that is somebody else's (items 1, 2, 3)."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time

import httpx
from websockets.asyncio.client import connect

from attacks.kit import Row, choose, main, serving, told, until
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.guests import LOST, Guest, arrive_all, cookie_header
from ragnatafl.table.web.holders import new_token

ANSWERS = 48


async def freeze() -> Row:
    """Toggle a bot at one's own seat, as fast as the server hears it."""
    with serving() as server:
        links = server.open_table("runics", ["link", "link"])
        astrid, bjorn = await arrive_all(server, links)

        async def toggle() -> None:
            on = True
            while True:
                await bjorn.say(say="take-over", seat=bjorn.page.seat, by_bot=on)
                on = not on
                await asyncio.sleep(0.04)

        toggling = asyncio.create_task(toggle())
        tried, stale = 0, 0
        end = time.monotonic() + 40
        while tried < ANSWERS and time.monotonic() < end and not astrid.page.over:
            if not await until(lambda: bool(astrid.page.options), 0.3):
                if bjorn.page.options:  # whoever attacks must play on, or nobody is asked
                    await bjorn.say(
                        say="choose", seat=bjorn.page.seat, moment=bjorn.page.moment,
                        option=bjorn.page.options[0].text,
                    )  # fmt: skip
                continue
            tried += 1
            stale += bool((await choose(astrid)).refused)
        toggling.cancel()
        await astrid.say(say="undo", seat=0, moment=2_000_000)
        answer = await told(astrid)
        huge = "must be" not in answer.refused.lower() and "<=" not in answer.refused
    now = f"{stale} of {tried} refused; moments over 1,000,000 {'are heard' if huge else 'REFUSED'}"
    return Row(1, "a bot at one's own seat, on and off", "48 of 48 answers refused", now,
               tried > 5 and stale == 0 and huge)  # fmt: skip


async def hand_over() -> Row:
    """Hand the opponent's seat to a bot as soon as its line drops."""
    with serving() as server:
        links = server.open_table("runics", ["link", "link"])
        astrid, bjorn = await arrive_all(server, links)
        await bjorn.leave()
        begun, taken, said = time.monotonic(), 0.0, ""
        while time.monotonic() - begun < 5 and not taken:
            await astrid.say(say="take-over", seat=1, by_bot=True)
            await asyncio.sleep(0.1)
            while not astrid.answers.empty():
                answer = astrid.answers.get_nowait()
                said = said or (answer.refused if answer else "gone")
            with contextlib.closing(sqlite3.connect(server.store)) as store:
                count = "SELECT count(*) FROM events WHERE kind = 'take-over'"
                if store.execute(count).fetchone() != (0,):
                    taken = time.monotonic() - begun
    now = f"taken after {1000 * taken:.0f} ms" if taken else f"refused for 5 s: {said}"
    return Row(2, "somebody else's seat to a bot", "after 51 ms", now, not taken)


async def seats() -> Row:
    """Sit where somebody else sits: by what the opener is told, by the address, by an old link."""
    with serving() as server:
        links = server.open_table("runics", ["link", "link"], sit=False)
        faults = []
        for seat in links.seats:  # a preview of a link in a chat asks for it, and no more
            server.get(seat.link)
        first = server.sit(links.seats[0].link, "Astrid")
        server.sit(links.seats[1].link, "Bjorn")
        for seat in links.seats:
            with contextlib.suppress(BadInput):
                server.sit(seat.link, "Loki")
                faults.append("an invitation worked twice")
        for cookie, whose in (("", "a stranger"), (links.cookie, "the opener")):
            guest = await Guest.arrive(server.port, links.room, cookie)
            if guest.page.seat >= 0 or guest.page.options:
                faults.append(f"{whose} sees seat {guest.page.seat}")
            await guest.leave()
        page = server.get(f"/t/{links.room}")[1]
        if first.encode() in page:
            faults.append("the page tells a cookie")
        astrid = await Guest.arrive(server.port, links.room, first)
        thief = Guest(await connect(
            f"ws://127.0.0.1:{server.port}/ws/{links.room}?browser=another",
            additional_headers=cookie_header(first), proxy=None, max_size=None,
        ))  # fmt: skip
        if not await until(lambda: b"two browsers" in shown(astrid), 3):
            faults.append("nothing shows a second browser at the same seat")
        for guest in (astrid, thief):
            with contextlib.suppress(*LOST):
                await guest.leave()
    now = "; ".join(faults) or "links work once, addresses show nothing, a second browser shows"
    return Row(3, "somebody else's seat by its link", "opener and address bar have all keys", now,
               not faults)  # fmt: skip


async def race() -> Row:
    """Thirty browsers use one invitation at once; then one browser uses all that are left."""
    with serving() as server:
        links = server.open_table("lords", ["here", "link", "link", "link"], sit=False)
        first, *others = (seat.link for seat in links.seats[1:])
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as browser:

            async def sits(link: str, token: str) -> bool:
                form, headers = {"name": "Loki"}, cookie_header(token)
                answer = await browser.post(link, data=form, headers=headers)
                return answer.status_code == 303

            many = await asyncio.gather(*(sits(first, new_token()) for _ in range(30)))
            greedy = new_token()
            again = await asyncio.gather(*(sits(link, greedy) for link in others * 5))
        with contextlib.closing(sqlite3.connect(server.store)) as store:
            (sat,) = store.execute("SELECT count(*) FROM events WHERE kind = 'sit'").fetchone()
    now = f"{sum(many)} of 30 sits down, then {sum(again)} of 10; {sat} are stored"
    return Row(3, "one invitation by 30 browsers at once", "(not tried)", now,
               (sum(many), sum(again), sat) == (1, 1, 2))  # fmt: skip


def shown(guest: Guest) -> bytes:
    return b"".join(map(bytes, (guest.page.parts or {}).values()))


ATTACKS = (freeze, hand_over, seats, race)

if __name__ == "__main__":
    main(*ATTACKS)
