"""A server that is killed while it tells people of their turns: none may be lost, none shown twice.

`python -m ragnatafl.lab.alerts --help` tells how. Astrid and Bjorn play; whoever is to move is away
and told by push, mail and webhook. Everything stays on the loopback, receivers too.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final
from urllib.parse import urlencode

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.cluster import UNLIMITED
from ragnatafl.lab.command import Command, end_in_order, write_figures
from ragnatafl.lab.guests import Guest, Server, cookie_header, news
from ragnatafl.lab.receivers import Got, Mailbox, Received, Site
from ragnatafl.table.web.holders import new_token

HELP = """\
Let two people play who are told of their turns by push, mail and webhook, and kill the server again
and again: half of the times between 'stored' and 'sent', as soon as a choice is acknowledged; half
between 'sent' and 'noted', when a receiver has a message whole and has not said so.
Afterwards everybody must have been told of every turn, by each channel once.

Everything stays on this machine. The exit code is 1 if any alert was lost, or would be shown
twice."""

PATIENCE: Final = 240.0
PAUSE: Final = 0.5
"""Seconds for which alerts wait: a kill in the middle of it comes before anything is sent."""
MOST: Final = {"kills": 2_000}
NAMES: Final = ("Astrid", "Bjorn")


@dataclass
class Told:
    """What happened."""

    stored: int = 0
    """Kills between 'stored' and 'sent'."""
    sent: int = 0
    """Kills between 'sent' and 'noted'."""
    too_late: int = 0
    """Kills that were meant to come before anything was sent and came later."""
    turns: int = 0
    tables: int = 0
    received: int = 0
    """Messages, those sent again among them."""
    again: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"killed_stored={self.stored} killed_sent={self.sent} too_late={self.too_late}"
            f" turns={self.turns} tables={self.tables} received={self.received}"
            f" sent_again={self.again} lost={len(self.lost)} doubled={len(self.doubled)}"
        )


class Person:
    """Somebody who is told in three ways."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cookie = new_token()
        self.told = [0, 0, 0]
        """By channel how often they should have been told."""
        self.ways: list[tuple[Received, str]] = []

    def follow(self, server: Server, site: Site, mailbox: Mailbox) -> None:
        """Add all three ways, and say that the address is theirs."""
        low = self.name.lower()
        headers, mail = cookie_header(self.cookie), f"{low}@club.example"
        status, _ = server.post("/me/alerts/push", site.browser(low).subscription, headers)
        hook = {"shape": "json", "url": f"{site.address}/hook/{low}"}
        for path, form in (("webhook", hook), ("mail", {"address": mail})):
            asked = server.ask("POST", f"/me/alerts/{path}", urlencode(form).encode(), headers)
            status = max(status, asked[0])
        if status != 303:
            raise BadInput(f"{self.name} cannot be told: {status}")
        _wait(lambda: bool(mailbox.links(mail)), "no letter that asks whether it is theirs")
        server.ask("POST", mailbox.links(mail)[0], b"")
        self.ways = [(site, f"/push/{low}"), (site, f"/hook/{low}"), (mailbox, mail)]
        mailbox.got.clear()

    def shown(self) -> list[int]:
        """By channel how many different messages they saw."""
        return [len(received.keys(where)) for received, where in self.ways]

    def is_due(self) -> None:
        """There is something more to tell."""
        self.told = [count + 1 for count in self.told]

    def missing(self) -> list[int]:
        """By channel how much they have not been told; below zero what they were told too much."""
        return [due - count for due, count in zip(self.told, self.shown(), strict=True)]


def _wait(true: object, why: str) -> None:
    assert callable(true)
    deadline = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > deadline:
            raise BadInput(why)
        time.sleep(0.02)


class Evening:
    """Two people, their receivers, and a server that does not live long."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.site, self.mailbox = Site(), Mailbox()
        settings = {
            **UNLIMITED,
            "private_receivers": "true",
            "alert_pause": PAUSE,
            "smtp_url": self.mailbox.address,
            "mail_from": "tafl@club.example",
            "workers": 1,
        }
        self.server = Server(folder / "tables.db", settings=settings)
        self.people = [Person(name) for name in NAMES]
        self.told = Told()
        self.rng = Random(seed)
        self.room = ""

    def begin(self) -> None:
        self.server.start()
        for person in self.people:
            person.follow(self.server, self.site, self.mailbox)

    def close(self) -> None:
        self.server.kill()
        self.site.close()
        self.mailbox.close()

    def _open(self) -> None:
        links = self.server.open_table("runics", ["link", "link"], {"first": "astrid"}, sit=False)
        for seat, person in zip(links.seats, self.people, strict=True):
            self.server.sit(seat.link, person.name, person.cookie)
        self.room = links.room
        self.told.tables += 1

    async def turn(self, kill: str = "") -> None:
        """One of them comes and plays until the other is to move; the other is told, whatever
        becomes of the server."""
        if not self.room:
            self._open()
            self.people[0].is_due()
            await self._look_for(self.people[0])
        if kill == "sent":
            self._set_trap()
        mover, over = await self._play()
        other = self.people[1 - mover]
        other.is_due()
        self.told.turns += 1
        if kill == "stored":
            await asyncio.sleep(self.rng.uniform(0, PAUSE * 0.6))
            self.server.kill()
            late = min(other.missing()) < 1
            self.told.too_late += late
            self.told.stored += not late
        elif kill == "sent":
            await asyncio.to_thread(_wait, lambda: not self.server.alive(), "nothing was sent")
            self.told.sent += 1
        if kill:
            await asyncio.to_thread(self.server.start)
        await self._look_for(other, saw_end=self.people[mover] if over else None)
        if over:
            self.room = ""

    async def _play(self) -> tuple[int, bool]:
        """Whoever is asked answers, by chance, until the other one is."""
        guests = {}
        for seat, person in enumerate(self.people):
            guest = await Guest.arrive(self.server.port, self.room, person.cookie)
            if seat in guest.page.asked:
                guests[seat] = guest
                break
            await guest.leave()
        ((seat, guest),) = guests.items()
        while seat in guest.page.asked and not guest.page.over:
            page = guest.page
            option = self.rng.choice(page.options).text
            await guest.say(say="choose", seat=seat, option=option, moment=page.moment)
            while guest.page is page:
                await news([guest])
        over = guest.page.over
        await guest.leave()
        return seat, over

    def _set_trap(self) -> None:
        """The first message that comes by one of the three channels ends the server before it is
        told that it came."""
        way = self.rng.randrange(3)
        receivers: Sequence[Received] = (self.site, self.mailbox)

        def spring(got: Got) -> None:
            wanted = [person.ways[way][1] for person in self.people]
            if got.where in wanted:
                self.server.kill()
                for receiver in receivers:
                    receiver.before_answer = lambda got: None

        for receiver in receivers:
            receiver.before_answer = spring

    async def _look_for(self, person: Person, saw_end: Person | None = None) -> None:
        """`saw_end`: who saw the end of the game is told of it, once, if all went down then."""
        deadline = time.monotonic() + PATIENCE
        while max(person.missing()) > 0 and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        rest = 1 if saw_end is None else 8
        await asyncio.sleep(PAUSE * rest)  # what comes a second time comes soon
        for one in self.people:
            for (_, where), missing in zip(one.ways, one.missing(), strict=True):
                line = f"turn {self.told.turns}: {where} {missing}"
                self.told.lost += [line] if missing > 0 else []
                self.told.doubled += [line] if missing < (-1 if one is saw_end else 0) else []
            one.told = one.shown()
        got = [*self.site.got, *self.mailbox.got]
        self.told.received = len(got)
        self.told.again = len(got) - len({(one.where, one.key) for one in got})


async def bear(evening: Evening, kills: int, say: object = None) -> Told:
    """So many kills, half of each kind."""
    await asyncio.to_thread(evening.begin)
    told = evening.told
    while told.stored < (kills + 1) // 2 or told.sent < kills // 2:
        due = told.sent < kills // 2 and told.sent < told.stored
        await evening.turn("sent" if due else "stored")
        if callable(say):
            say(told)
    await evening.turn()
    return told


def main(argv: Sequence[str] | None = None) -> int:
    command = Command("alerts", HELP, MOST)
    command.add("--kills", type=int, default=100, metavar="N", help="so often (100)")
    command.add("--seed", type=int, default=1, metavar="N", help="of the moments of the kills (1)")
    return command.run(argv, _run)


async def _run(args: argparse.Namespace, folder: Path) -> int:
    evening = Evening(folder, args.seed)
    try:
        told = await bear(evening, args.kills, lambda told: print(f"alerts {told}", flush=True))
    finally:
        evening.close()
    write_figures(args, told)
    print(f"alerts {told}")
    for line in (*told.lost, *told.doubled):
        print(f"  {line}", file=sys.stderr)
    return 1 if told.lost or told.doubled else 0


if __name__ == "__main__":
    end_in_order()
    raise SystemExit(main())
