"""What a table tells too early, or cannot prove (items 7 and 11)."""

from __future__ import annotations

import asyncio
import re
from random import Random

import msgspec

from attacks.kit import Row, choose, main, serving, until, whoever_is_asked
from ragnatafl.lab.guests import Guest, arrive_all

HASH = re.compile(rb"[0-9a-f]{64}")


async def sealed() -> Row:
    """Is the hash of the secret shown from the first moment, and still the same at the end?"""
    with serving() as server:
        links = server.open_table("runics", ["link", "link"])
        guests = await arrive_all(server, links, keep=5)
        seat = links.seats[0].headers
        first = b"".join(frame.encode() for _, frame in guests[0].frames)
        first += server.ask("GET", f"/t/{links.room}", b"", seat)[1]
        shown = set(HASH.findall(first))
        await choose(await whoever_is_asked(guests))
        await guests[0].say(say="resign", seat=0)
        await until(lambda: guests[0].page.over)
        ends = {
            page: set(HASH.findall(server.ask("GET", f"/t/{links.room}/{page}", b"", seat)[1]))
            for page in ("report", "replay", "record")
        }
    missing = [page for page, found in ends.items() if not shown & found]
    now = f"{len(shown)} at the first moment; missing in {', '.join(missing) or 'no later page'}"
    return Row(7, "is the game what was sealed?", "no hash in the browser", now,
               bool(shown) and not missing)  # fmt: skip


async def careful() -> Row:
    """Ask of every option whether it is final: the reason told of the next card."""
    reasons: set[str] = set()
    asked = 0
    rng = Random(1)
    with serving() as server:
        for game in ("lords", "bloodrage"):
            links = server.open_table(game, ["link", "link"])
            guests = await arrive_all(server, links, keep=3)
            for _ in range(60):
                guest = await whoever_is_asked(guests)
                page = guest.page
                option = rng.choice(page.options).text
                before = page.moment
                await guest.say(
                    say="choose", seat=page.seat, option=option, moment=before, careful=True
                )
                asked += 1
                if not await is_done(guests, before):
                    said = [frame for _, frame in guest.frames if frame.startswith('{"confirm"')]
                    reasons |= {msgspec.json.decode(frame)["reason"] for frame in said}
                    guest.frames.clear()
                    await choose(guest)
                await asyncio.sleep(0.06)  # who asks faster is told to wait
    hidden = {reason for reason in reasons if "another player" not in reason}
    return Row(11, "why is it final?", "'chance' or 'shown', by the next card: 279 : 21",
               f"{asked} asked: {', '.join(sorted(hidden))}", len(hidden) == 1)  # fmt: skip


async def is_done(guests: list[Guest], moment: int) -> bool:
    return await until(lambda: any(guest.page.moment > moment for guest in guests), 0.5)


ATTACKS = (sealed, careful)

if __name__ == "__main__":
    main(*ATTACKS)
