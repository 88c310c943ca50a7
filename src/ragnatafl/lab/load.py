"""Load on the table in the browser: how soon everybody sees a choice, and how late bots are.

The server runs as a process of its own, with a store of its own, on the loopback alone; this
program sits down at many tables beside it. `python -m ragnatafl.lab.load --help` tells the rest.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from ragnatafl.bots import parse_bot
from ragnatafl.games import find_game, load_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.cluster import UNLIMITED, Cluster
from ragnatafl.lab.command import Command, end_in_order, write_figures
from ragnatafl.lab.guests import LOST, Guest, Links, Page, Server, arrive_all
from ragnatafl.lab.processes import Usage, resident, seconds_used, usage

HELP = """\
Sit down at many tables of a server in the browser, and tell how it bears it: a choice each
second at every table, or after another --pause. Measured are

  answers   from a person's choice until that person sees it done
  pages     from the same moment until another seat or onlooker sees it
  bots      how much longer than its budget a bot took, as people see it (without a budget in
            seconds: how long it took)

With --servers N they are several, on one PostgreSQL, with --workers N that think for bots.
What is late is in the figures: what never came has its age at the end. With --idle N, instead,
N tables are opened, looked at and left. The exit code is 1 if nothing was measured, something was
refused or somebody lost the line.

Everything stays on this machine, in a temporary folder."""

MOST: Final = {"tables": 1000, "onlookers": 20, "seconds": 3600, "idle": 20_000,
    "servers": 8, "workers": 8}  # fmt: skip
LATE_BOT: Final = 2.0
"""Seconds over its budget that a bot may take."""
TRIES: Final = 5
"""To open a table."""
TOLD_EACH: Final = 5.0


# What is measured


@dataclass
class Waits:
    """How long people waited, in seconds."""

    answers: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    choices: int = 0
    tables: int = 0
    lines: int = 0
    """Connections, when all tables had been opened."""
    late: int = 0
    """Choices that somebody had not seen when the next one was due."""
    unanswered: int = 0
    """Answers and pages that had not come at the end: their age is in the figures."""
    gone: int = 0
    """People who lost the line."""
    refused: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        found = f"choices={self.choices} tables={self.tables} late={self.late}"
        found += f" unanswered={self.unanswered} refused={len(self.refused)} gone={self.gone}"
        for name, waits in (("answers", self.answers), ("pages", self.pages), ("bots", self.bots)):
            found += f" | {name} {Spread.of(waits)}"
        return found

    @property
    def faults(self) -> list[str]:
        """Why these figures tell nothing good, or nothing at all."""
        found = [f"refused: {line}" for line in sorted(set(self.refused))[:5]]
        if not self.answers:
            found.append("no answer was measured")
        if self.gone:
            found.append(f"{self.gone} people lost the line")
        return found


class Spread(msgspec.Struct):
    """Milliseconds: the middle, the slow, the slowest."""

    count: int
    p50: float
    p95: float
    p99: float
    most: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Spread:
        """
        >>> Spread.of([0.002, 0.001, 0.003])
        Spread(count=3, p50=2.0, p95=3.0, p99=3.0, most=3.0)
        """
        found = sorted(seconds)
        steps = (
            [found[min(len(found) - 1, len(found) * p // 100)] for p in (50, 95, 99, 100)]
            if found
            else []
        )
        return cls(len(found), *(round(1000 * step, 1) for step in steps or (0.0,) * 4))

    def __str__(self) -> str:
        if not self.count:
            return "none"
        return f"n={self.count} p50={self.p50} p95={self.p95} p99={self.p99} max={self.most} ms"


@dataclass
class Choice:
    """One that was sent, and who has not seen it yet."""

    seat: int
    moment: int
    sender: int
    sent: float
    awaited: set[int]

    def is_in(self, page: Page) -> bool:
        """Does this page know of it? A sealed answer raises no moment, but is not asked again."""
        return page.moment > self.moment or (
            page.moment == self.moment and self.seat not in page.asked
        )


class BotWatch:
    """How long the bots of a table take, by the pages of one who sits there."""

    def __init__(self, links: Links, seats: Sequence[str], waits: Waits) -> None:
        self.waits = waits
        self.budgets = {
            seat.seat: parse_bot(seats[seat.seat]).budget.seconds or 0.0
            for seat in links.seats
            if seat.kind == "bot"
        }
        self._asked: dict[int, tuple[int, float]] = {}

    def look(self, page: Page, now: float) -> None:
        for seat, (moment, since) in list(self._asked.items()):
            if page.moment > moment or seat not in page.asked:
                self._found(seat, now - since)
                del self._asked[seat]
        for seat in page.asked:
            if seat in self.budgets and seat not in self._asked and not page.over:
                self._asked[seat] = page.moment, now

    def end(self, now: float) -> None:
        """Whoever still thinks has taken so long at least; who is not late yet tells nothing."""
        for seat, (_, since) in self._asked.items():
            if now - since > self.budgets[seat]:
                self._found(seat, now - since)
        self._asked.clear()

    def _found(self, seat: int, took: float) -> None:
        self.waits.bots.append(max(0.0, took - self.budgets[seat]))


class Sitting:
    """A table of the load and its connections; a new one when the game is over."""

    def __init__(
        self,
        servers: Sequence[Server],
        game: str,
        seats: Sequence[str],
        onlookers: int,
        waits: Waits,
        rng: Random,
    ) -> None:
        self.servers = servers
        self.game = game
        self.seats = seats
        self.onlookers = onlookers
        self.waits = waits
        self.rng = rng
        self.guests: list[Guest] = []
        self.choice: Choice | None = None
        self._bots: BotWatch | None = None
        self._answered: set[tuple[int, int]] = set()

    async def open(self) -> None:
        """Sit down at a new table; that it was refused before is in the figures."""
        for tries in range(TRIES, 0, -1):
            try:
                await self._open()
                return
            except (BadInput, *LOST) as fault:
                await self.close()
                self.waits.refused.append(f"no table: {fault}")
                if tries == 1:
                    raise BadInput(f"no table can be opened: {fault}") from None
                await asyncio.sleep(1)

    async def _open(self) -> None:
        server = self.rng.choice(self.servers)
        links = await asyncio.to_thread(server.open_table, self.game, self.seats)
        self.guests = await arrive_all(self.rng.choice(self.servers), links, self.onlookers)
        if not self.guests:
            raise BadInput(f"nobody sits at a table of {self.game} for {' '.join(self.seats)}")
        self._bots = BotWatch(links, self.seats, self.waits)
        for number, guest in enumerate(self.guests):
            guest.heard = self._hearing(guest, number)
        self._answered.clear()
        self.waits.tables += 1

    def _hearing(self, guest: Guest, number: int) -> Callable[[Page], None]:
        def heard(page: Page) -> None:
            now = time.perf_counter()
            while not guest.answers.empty():  # nobody reads them here
                guest.answers.get_nowait()
            if page.refused:
                self.waits.refused.append(page.refused)
                if self.choice is not None and number == self.choice.sender:
                    self.choice = None
            if page.parts is None:
                return
            if number == 0 and self._bots is not None:
                self._bots.look(page, now)
            self._is_seen(number, page, now)

        return heard

    def _is_seen(self, number: int, page: Page, now: float) -> None:
        choice = self.choice
        if choice is None or number not in choice.awaited or not choice.is_in(page):
            return
        choice.awaited.discard(number)
        found = self.waits.answers if number == choice.sender else self.waits.pages
        found.append(now - choice.sent)
        if not choice.awaited:
            self.choice = None

    async def close(self) -> None:
        for guest in self.guests:
            self.waits.gone += guest.gone
            await guest.leave()
        self.guests = []

    async def play(self, seconds: float, pause: float, phase: float) -> None:
        """One choice a pause, the first after `phase`."""
        due = time.monotonic() + phase
        end = due - phase + seconds
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due += pause
            if self.choice is not None:  # it is late: the next one comes a pause later
                self.waits.late += 1
            elif all(guest.page.over for guest in self.guests):
                await self.close()
                await self.open()
            else:
                await self._choose()

    def end(self) -> None:
        """What has not come yet is as old as it is."""
        now = time.perf_counter()
        if self._bots is not None:
            self._bots.end(now)
        choice, self.choice = self.choice, None
        if choice is None:
            return
        for number in choice.awaited:
            found = self.waits.answers if number == choice.sender else self.waits.pages
            found.append(now - choice.sent)
            self.waits.unanswered += 1

    async def _choose(self) -> None:
        asked = [
            (number, guest.page)
            for number, guest in enumerate(self.guests)
            if guest.page.options
            and guest.page.seat in guest.page.asked
            and (guest.page.moment, guest.page.seat) not in self._answered
            and not guest.gone
        ]
        if not asked:
            return
        number, page = self.rng.choice(asked)
        self._answered.add((page.moment, page.seat))
        option = self.rng.choice(page.options)
        everybody = set(range(len(self.guests)))
        self.choice = Choice(page.seat, page.moment, number, time.perf_counter(), everybody)
        self.waits.choices += 1
        try:
            await self.guests[number].say(
                say="choose", seat=page.seat, option=option.text, moment=page.moment
            )
        except LOST:
            return  # it is gone, and counted so in the end


Tables = Sequence[tuple[str, Sequence[str]]]
"""Game and seats of each table."""


async def bear_load(
    servers: Sequence[Server],
    tables: Tables,
    seconds: float,
    pause: float = 1.0,
    onlookers: int = 0,
    told: Callable[[Waits], None] = lambda waits: None,
) -> Waits:
    """Play at many tables for some time; tables take turns evenly within the pause."""
    waits = Waits()
    sittings = [
        Sitting(servers, game, seats, onlookers, waits, Random(number))
        for number, (game, seats) in enumerate(tables)
    ]
    for sitting in sittings:
        await sitting.open()
    waits.lines = sum(len(sitting.guests) for sitting in sittings)
    waits.bots.clear()  # while tables are opened, they do not play as people do

    async def tell() -> None:
        while True:
            await asyncio.sleep(TOLD_EACH)
            told(waits)

    telling = asyncio.create_task(tell())
    async with asyncio.TaskGroup() as group:
        for number, sitting in enumerate(sittings):
            phase = pause * number / len(sittings)
            group.create_task(sitting.play(seconds, pause, phase))
    await asyncio.sleep(min(2.0, pause))
    telling.cancel()
    for sitting in sittings:
        sitting.end()
    for sitting in sittings:
        await sitting.close()
    return waits


def mixed(games: Sequence[str], tables: int, bots: Sequence[str]) -> Tables:
    """Tables of these games in turn, with as many seats as there are; every second one has bots."""
    found = []
    for number in range(tables):
        game = find_game(games[number % len(games)])
        most = max(game.seats)
        level = bots[number // 2 % len(bots)] if bots and number // len(games) % 2 else ""
        seats = ["link"] * most
        if level:
            seats[: most // 2] = [level] * (most // 2)  # who plays against automas sits last
        found.append((game.name, seats))
    return found


# Idle tables


@dataclass
class Idle:
    """What tables cost that were opened, looked at and left."""

    tables: int
    before: float
    opened: float
    """Megabytes when all had been opened and nobody was there any more."""
    later: float
    """Megabytes when they had left memory."""
    again: float
    """Megabytes when as many more had come and gone."""
    processor: float
    """Seconds of processor time a second, with all of them idle."""

    def __str__(self) -> str:
        return (
            f"idle tables={self.tables} before={self.before:.1f}MB opened={self.opened:.1f}MB"
            f" later={self.later:.1f}MB again={self.again:.1f}MB"
            f" processor={100 * self.processor:.2f}%"
        )


async def leave_idle(server: Server, game: str, tables: int, forgotten: float) -> Idle:
    """Open tables, look at each once and leave; `forgotten` seconds later they left memory."""

    async def come_and_go() -> None:
        for _ in range(tables):
            links = server.open_table(game, ["link"] * min(find_game(game).seats))
            for guest in await arrive_all(server, links, 0):
                await guest.leave()

    before = server.memory()
    await come_and_go()
    opened = server.memory()
    used = server.seconds()
    await asyncio.sleep(forgotten)
    processor = (server.seconds() - used) / forgotten
    later = server.memory()
    await come_and_go()
    await asyncio.sleep(forgotten)
    return Idle(tables, before, opened, later, server.memory(), processor)


# The command


def main(argv: Sequence[str] | None = None) -> int:
    command = Command("load", HELP, MOST)
    add = command.add
    add("--tables", type=int, default=60, metavar="N", help="tables at once (60)")
    add("--onlookers", type=int, default=0, metavar="N", help="at each table, besides its seats")
    add("--seconds", type=int, default=60, metavar="N", help="how long to play (60)")
    add("--pause", type=float, default=1.0, metavar="S", help="seconds between two choices (1)")
    add("--games", default="runics,bloodrage,lords,surtr", metavar="NAMES", help="what is played")
    add(
        "--bots", default="", metavar="LEVELS",
        help="at every second table, in half of its seats, as in karl,jarl:1s",
    )  # fmt: skip
    add("--servers", type=int, default=0, metavar="N", help="servers on one PostgreSQL (0: none)")
    add("--workers", type=int, default=0, metavar="N", help="workers beside them (0)")
    add("--idle", type=int, default=0, metavar="N", help="open and leave so many tables, instead")
    add("--load", action="append", default=[], metavar="MODULE", help="a game of your own besides")
    add("--profile", metavar="FILE", help="write a profile of the server (for pstats)")
    return command.run(argv, _run)


def split_list(text: str) -> list[str]:
    """Levels of bots, each checked."""
    found = list(filter(None, text.split(",")))
    for level in found:
        parse_bot(level)
    return found


async def _run(args: argparse.Namespace, folder: Path) -> int:
    if not 0.05 <= args.pause <= 60:
        raise BadInput("--pause must be from 0.05 to 60 seconds")
    for module in args.load:
        load_game(module)
    tables = mixed(args.games.split(","), args.tables, split_list(args.bots))
    if args.servers:
        with await asyncio.to_thread(Cluster, args.servers, args.workers, args.load) as cluster:
            return await measure(cluster.servers, cluster.pids(), tables, args)
    before = ["-m", "cProfile", "-o", args.profile] if args.profile else []
    server = Server(folder / "tables.db", args.load, before=before, settings=UNLIMITED)
    if args.idle:
        patience = 10 + args.idle / 25
        server.before = ("-c", IDLE_SERVER.format(patience=patience))
    server.start()
    try:
        if args.idle:
            game = tables[0][0] if tables else "runics"
            print(await leave_idle(server, game, args.idle, patience + 3))
            return 0
        return await measure([server], {"server": server.pid}, tables, args)
    finally:
        server.stop()


class Figures(msgspec.Struct):
    """What a run found, for people and for programs."""

    tables: int
    seats: int
    """Of people, bots and automas."""
    lines: int
    """Connections at once."""
    seconds: float
    choices: int
    late: int
    unanswered: int
    refused: int
    gone: int
    answers: Spread
    pages: Spread
    bots: Spread
    """Over their budgets."""
    late_bots: int
    """More than two seconds over them."""
    processes: dict[str, Usage]
    a_table: float
    """Megabytes that the servers grew by, for each table that was opened."""


async def measure(
    servers: Sequence[Server], pids: dict[str, int], tables: Tables, args: argparse.Namespace
) -> int:
    """Bear the load, and tell what was found; the exit code."""
    serving = [pid for name, pid in pids.items() if "server" in name]
    before = sum(map(resident, serving))
    begun = time.monotonic()
    used = {name: seconds_used(pid) for name, pid in pids.items()}
    waits = await bear_load(
        servers, tables, args.seconds, args.pause, args.onlookers,
        told=lambda so_far: print(f"load {so_far}", flush=True),
    )  # fmt: skip
    took = time.monotonic() - begun
    after = {name: usage(pid, since=used[name], seconds=took) for name, pid in pids.items()}
    grown = sum(map(resident, serving)) - before
    figures = Figures(
        tables=len(tables),
        seats=sum(len(seats) for _, seats in tables),
        lines=waits.lines,
        seconds=round(took, 1),
        choices=waits.choices,
        late=waits.late,
        unanswered=waits.unanswered,
        refused=len(waits.refused),
        gone=waits.gone,
        answers=Spread.of(waits.answers),
        pages=Spread.of(waits.pages),
        bots=Spread.of(waits.bots),
        late_bots=sum(wait > LATE_BOT for wait in waits.bots),
        processes=after,
        a_table=round(grown / max(1, waits.tables), 2),
    )
    print(f"load {waits}")
    print(
        f"load seats={figures.seats} lines={figures.lines} late_bots={figures.late_bots}"
        f" a_table={figures.a_table}MB"
    )
    for name, one in after.items():
        print(f"load {name} {one}")
    write_figures(args, figures)
    for fault in waits.faults:
        print(f"load: {fault}", file=sys.stderr)
    return 1 if waits.faults else 0


IDLE_SERVER: Final = """\
import sys
from ragnatafl.table.command import main
from ragnatafl.table.web import hall, rooms
rooms.IDLE_SECONDS, hall.SWEEP_SECONDS = {patience}, 1.0  # ten minutes would be too long
sys.exit(main(sys.argv[3:]))
"""

if __name__ == "__main__":
    end_in_order()
    raise SystemExit(main())
