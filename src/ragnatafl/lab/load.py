"""Load on the table in the browser: how soon everybody sees a choice, and what a crash costs.

The server runs as a process of its own, with a store of its own, on the loopback alone; this
program sits down at many tables beside it. `python -m ragnatafl.lab.load --help` tells the rest.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from ragnatafl.games import find_game, load_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.guests import Guest, Page, Server, arrive_all
from ragnatafl.lab.kills import bear_kills

HELP = """\
Sit down at many tables of a server in the browser, and tell how it bears it.

  load    a choice each second at every table; how long until every seat and onlooker has
          the new page, and how much memory the server takes
  kills   with --kills N: people play as fast as they can, the server is killed N times
          without warning; afterwards every acknowledged choice must be there
  idle    with --idle N: N tables are opened, looked at and left

Everything stays on this machine, in a temporary folder."""

MOST: Final = {"tables": 1000, "connections": 20, "seconds": 900, "kills": 500, "idle": 20_000}


# Load: a choice each second at every table


@dataclass
class Waits:
    """How long people waited for the page after a choice, in seconds."""

    found: list[float] = field(default_factory=list)
    choices: int = 0
    games: int = 0
    late: int = 0
    """Choices after which somebody had no new page when the next one was due."""
    refused: list[str] = field(default_factory=list)

    def percentile(self, percent: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.found) or [0.0]
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]

    def __str__(self) -> str:
        return (
            f"choices={self.choices} pages={len(self.found)} games={self.games}"
            f" late={self.late} refused={len(self.refused)}"
            f" p50={self.percentile(50):.1f}ms p95={self.percentile(95):.1f}ms"
            f" p99={self.percentile(99):.1f}ms max={self.percentile(100):.1f}ms"
        )


class Sitting:
    """A table of the load and its connections; a new one when the game is over."""

    def __init__(self, server: Server, game: str, connections: int, waits: Waits, rng: Random):
        self.server = server
        self.game = game
        self.people = min(connections, max(find_game(game).seats))
        self.onlookers = connections - self.people
        self.waits = waits
        self.rng = rng
        self.guests: list[Guest] = []
        self.sent = 0.0
        self.moment = -1
        self.awaited: set[int] = set()
        """Who has not seen the page after the last choice yet."""

    async def open(self) -> None:
        links = await asyncio.to_thread(self.server.open_table, self.game, ["link"] * self.people)
        self.guests = await arrive_all(self.server, links, self.onlookers)
        for number, guest in enumerate(self.guests):
            guest.heard = self._hearing(guest, number)
        self.waits.games += 1

    def _hearing(self, guest: Guest, number: int) -> Callable[[Page], None]:
        def heard(page: Page) -> None:
            while not guest.answers.empty():  # nobody reads them here
                guest.answers.get_nowait()
            if page.refused:
                self.waits.refused.append(page.refused)
            if page.parts is not None and page.moment > self.moment and number in self.awaited:
                self.awaited.discard(number)
                self.waits.found.append(time.perf_counter() - self.sent)

        return heard

    async def close(self) -> None:
        for guest in self.guests:
            await guest.leave()

    async def play(self, seconds: float, pause: float, phase: float) -> None:
        """One choice a pause, the first after `phase`."""
        due = time.monotonic() + phase
        end = due - phase + seconds
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due += pause
            self.waits.late += bool(self.awaited)
            if all(guest.page.over for guest in self.guests):
                await self.close()
                await self.open()
            else:
                await self._choose()
        await asyncio.sleep(min(2.0, pause))

    async def _choose(self) -> None:
        asked = [guest for guest in self.guests if guest.page.options]
        if not asked or self.awaited:  # it is late: the next choice comes a pause later
            return
        guest = asked[0]
        self.moment = guest.page.moment
        self.awaited = set(range(len(self.guests)))
        self.sent = time.perf_counter()
        option = self.rng.choice(guest.page.options)
        self.waits.choices += 1
        await guest.say(say="choose", seat=guest.page.seat, option=option.text, moment=self.moment)


async def bear_load(
    server: Server, game: str, tables: int, connections: int, seconds: float, pause: float = 1.0
) -> Waits:
    """Play at many tables for some time; tables take turns evenly within the pause."""
    waits = Waits()
    sittings = [
        Sitting(server, game, connections, waits, Random(number)) for number in range(tables)
    ]
    for sitting in sittings:
        await sitting.open()
    waits.found.clear()
    async with asyncio.TaskGroup() as group:
        for number, sitting in enumerate(sittings):
            phase = pause * number / tables
            group.create_task(sitting.play(seconds, pause, phase))
    for sitting in sittings:
        await sitting.close()
    return waits


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


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="load", description=HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--tables", type=int, default=60, metavar="N", help="tables at once (60)")
    add("--connections", type=int, default=5, metavar="N", help="seats and onlookers a table (5)")
    add("--seconds", type=int, default=60, metavar="N", help="how long to play (60)")
    add("--kills", type=int, default=0, metavar="N", help="kill the server so often, instead")
    add("--idle", type=int, default=0, metavar="N", help="open and leave so many tables, instead")
    add("--game", default="runics", metavar="NAME", help="what is played (runics)")
    add("--load", action="append", default=[], metavar="MODULE", help="a game of your own besides")
    add("--seed", type=int, default=1, metavar="N", help="of the moments of the kills (1)")
    add("--profile", metavar="FILE", help="write a profile of the server (for pstats)")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    try:
        for name, most in MOST.items():
            if not 0 <= getattr(args, name) <= most:
                raise BadInput(f"--{name} must be from 0 to {most}")
        for module in args.load:
            load_game(module)
        find_game(args.game)
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(_run(args, Path(folder)))
    except BadInput as fault:
        print(f"load: {fault}", file=sys.stderr)
        return 2


async def _run(args: argparse.Namespace, folder: Path) -> int:
    before = ["-m", "cProfile", "-o", args.profile] if args.profile else []
    server = Server(folder / "tables.db", args.load, before=before)
    if args.idle:
        patience = 10 + args.idle / 25
        server.before = ("-c", IDLE_SERVER.format(patience=patience))
    server.start()
    try:
        if args.kills:
            return await _run_kills(server, args)
        if args.idle:
            print(await leave_idle(server, args.game, args.idle, patience + 3))
            return 0
        return await _run_load(server, args)
    finally:
        server.stop()


async def _run_load(server: Server, args: argparse.Namespace) -> int:
    memory, used, begun = server.memory(), server.seconds(), time.monotonic()
    waits = await bear_load(server, args.game, args.tables, args.connections, args.seconds)
    processor = (server.seconds() - used) / (time.monotonic() - begun)
    print(f"load tables={args.tables} connections={args.tables * args.connections} {waits}")
    print(
        f"load memory before={memory:.1f}MB after={server.memory():.1f}MB"
        f" processor={100 * processor:.0f}%"
    )
    for line in sorted(set(waits.refused))[:5]:
        print(f"  refused: {line}")
    return 0


async def _run_kills(server: Server, args: argparse.Namespace) -> int:
    people = min(find_game(args.game).seats)
    players: list[tuple[str, Sequence[str]]] = [
        (args.game, ["link"] * people if number % 3 else ["link", *["thrall"] * (people - 1)])
        for number in range(min(args.tables, 12))
    ]
    toll = await bear_kills(server, args.kills, players, args.seed)
    print(f"kills {toll}")
    for fault in (*toll.lost, *toll.broken)[:20]:
        print(f"  {fault}")
    return 1 if toll.lost or toll.broken else 0


IDLE_SERVER: Final = """\
import sys
from ragnatafl.table.command import main
from ragnatafl.table.web import hall, rooms
rooms.IDLE_SECONDS, hall.SWEEP_SECONDS = {patience}, 1.0  # ten minutes would be too long
sys.exit(main(sys.argv[3:]))
"""

if __name__ == "__main__":
    raise SystemExit(main())
