"""Patience: how long bots let people wait when many want something of them at once.

The server runs as a process of its own, with a store of its own, on the loopback alone.
`python -m ragnatafl.lab.patience --help` tells the rest.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.guests import Guest, Page, Server, arrive_all
from ragnatafl.lab.load import Spread

HELP = """\
Let bots and people meet in five scenes, and tell how long choices of bots took
to be seen, from the page before.

  hints   a hundred tabs at as many tables ask for hints without end, and somebody
          plays Runics against a karl elsewhere
  jarls   bots alone play at 20 tables of Blood Rage, four jarls each, with an
          onlooker; somebody plays against a karl elsewhere. Then they are left
  lords   40 people play Lords against three jarls each, and answer at once
  tables  three bots each (a karl, two jarls) play at 40 tables of Runics,
          Blood Rage and Lords, each with an onlooker; on two workers
  looks   12 games of Lords that were given up are analysed, and somebody plays
          Runics against a karl elsewhere

Everything stays on this machine, in a temporary folder."""

SCENES: Final = ("hints", "jarls", "lords", "tables", "looks")
PAUSE: Final = 0.5
"""Seconds after which somebody asks for a hint again."""
ALONE: Final = 0.5
"""Seconds: a bot takes less when it is alone."""
TOO_LATE: Final = 2.0
"""So much more is too late;"""
LATE_AT_TABLES: Final = 1.0
"""and where two workers think for tables of bots alone."""


@dataclass
class Player:
    """Somebody at a table who answers at random; how long the bots there took."""

    guest: Guest
    rng: Random
    waits: list[float] = field(default_factory=list)
    """From the page on which only bots are asked to the next."""
    since: float = 0.0
    waiting: bool = False

    def __post_init__(self) -> None:
        self.guest.heard = self.hears
        self._look(self.guest.page)

    def hears(self, page: Page) -> None:
        if page.parts is None:
            return
        if self.waiting and page.moment > self.moment:
            self.waits.append(time.perf_counter() - self.since)
            self.waiting = False
        if not self.waiting:
            self._look(page)

    def _look(self, page: Page) -> None:
        self.moment = page.moment
        self.since = time.perf_counter()
        self.waiting = bool(page.asked) and page.seat not in page.asked and not page.over

    async def play(self, end: float) -> None:
        """Answer whatever is asked, until the time is up."""
        said = -1
        while time.monotonic() < end and not self.guest.page.over and not self.guest.gone:
            page = self.guest.page
            if page.seat in page.asked and page.options and page.moment != said:
                said = page.moment
                option = self.rng.choice(page.options).text
                await self.guest.say(
                    say="choose", seat=page.seat, option=option, moment=page.moment
                )
            await asyncio.sleep(0.02)
        self.waits = self.all_waits()

    def all_waits(self) -> list[float]:
        """What never came is not left out."""
        return self.waits + ([time.perf_counter() - self.since] if self.waiting else [])


async def sit_down(server: Server, game: str, seats: Sequence[str], number: int) -> Player:
    links = await asyncio.to_thread(server.open_table, game, seats)
    guests = await arrive_all(server, links, onlookers=0 if "link" in seats else 1)
    return Player(guests[0], Random(number))


async def against_karl(server: Server, seconds: float) -> list[float]:
    """Somebody plays against a karl, one game after the other."""
    end, waits, number = time.monotonic() + seconds, list[float](), 0
    while time.monotonic() < end:
        player = await sit_down(server, "runics", ["link", "karl"], number)
        await player.play(end)
        await player.guest.leave()
        waits += player.waits
        number += 1
    return waits


async def ask_for_hints(guest: Guest, end: float, told: list[str]) -> None:
    """One after the other, as soon as the last has come."""
    while time.monotonic() < end:
        while not guest.answers.empty():
            guest.answers.get_nowait()
        await guest.say(say="hint", seat=guest.page.seat)
        while time.monotonic() < end:
            try:
                async with asyncio.timeout(1):
                    page = await guest.answers.get()
            except TimeoutError:
                continue
            if page is None:
                return
            if page.parts is None:
                told.append("refused" if page.refused else "hint" if page.hint else "later")
                break
        await asyncio.sleep(PAUSE)


class Found:
    """What a scene tells: how long bots took, and whether that is well."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def tell(self, what: str, waits: Sequence[float], too_late: float = TOO_LATE) -> None:
        most = ALONE + too_late
        late = sum(wait > most for wait in waits)
        print(f"{what} {Spread.of(waits)} late={late}", flush=True)
        if late:
            self.faults.append(f"{what}: {late} of {len(waits)} came later than {most:g} s")
        if not waits:
            self.faults.append(f"{what}: nothing was measured")


async def hints(server: Server, seconds: float, found: Found) -> None:
    players = []
    for number in range(100):
        player = await sit_down(server, "lords", ["link", "karl"], number)
        while player.guest.page.seat not in player.guest.page.asked:
            await asyncio.sleep(0.05)
        players.append(player)
    found.tell("hints karl alone", await against_karl(server, seconds / 4))
    end, told = time.monotonic() + seconds, list[str]()
    asking = [asyncio.create_task(ask_for_hints(one.guest, end, told)) for one in players]
    await asyncio.sleep(1)
    found.tell("hints karl beside", await against_karl(server, seconds - 1))
    await asyncio.gather(*asking)
    print("hints", *(f"{word}={told.count(word)}" for word in ("hint", "later", "refused")))
    for player in players:
        await player.guest.leave()


async def jarls(server: Server, seconds: float, found: Found) -> None:
    players = [await sit_down(server, "bloodrage", ["jarl"] * 4, number) for number in range(20)]
    found.tell("jarls karl beside", await against_karl(server, seconds))
    found.tell("jarls jarl", [wait for player in players for wait in player.waits])
    for player in players:
        await player.guest.leave()
    found.tell("jarls karl beside tables that were left", await against_karl(server, seconds / 2))


async def lords(server: Server, seconds: float, found: Found) -> None:
    seats = ["link", "jarl", "jarl", "jarl"]
    players = [await sit_down(server, "lords", seats, number) for number in range(40)]
    end = time.monotonic() + seconds
    await asyncio.gather(*(player.play(end) for player in players))
    found.tell("lords jarl", [wait for player in players for wait in player.waits])
    for player in players:
        await player.guest.leave()


async def tables(server: Server, seconds: float, found: Found) -> None:
    games, bots = ("runics", "bloodrage", "lords"), ["karl", "jarl", "jarl"]
    players = [await sit_down(server, games[number % 3], bots, number) for number in range(40)]
    for player in players:
        player.waits.clear()  # while others were still coming
    await asyncio.sleep(seconds)
    for game, some in ((game, players[place::3]) for place, game in enumerate(games)):
        waits = [wait for player in some for wait in player.all_waits()]
        found.tell(f"tables {game}", waits, LATE_AT_TABLES)
    for player in players:
        await player.guest.leave()


async def given_up(server: Server, number: int, seconds: float) -> None:
    """Two people play Lords for a while, then one gives up and has it analysed."""
    links = await asyncio.to_thread(server.open_table, "lords", ["link", "link"])
    guests = await arrive_all(server, links, onlookers=0)
    end = time.monotonic() + seconds
    await asyncio.gather(*(Player(guest, Random(number)).play(end) for guest in guests))
    await guests[0].say(say="resign", seat=guests[0].page.seat)
    while not guests[0].page.over:
        await asyncio.sleep(0.02)
    for guest in guests:
        await guest.leave()
    path, cookie = f"/t/{links.room}/analysis?json", links.seats[guests[0].page.seat].headers
    status, answer = await asyncio.to_thread(server.ask, "POST", path, b"act=start", cookie)
    if status != 200:
        raise BadInput(f"looks: {status} {answer[:200]!r}")


async def looks(server: Server, seconds: float, found: Found) -> None:
    playing = (given_up(server, number, seconds / 2) for number in range(12))
    await asyncio.gather(*playing)
    found.tell("looks karl beside", await against_karl(server, seconds))


def told_by(server: Server) -> str:
    """What those say themselves who think."""
    lines = server.get("/metrics")[1].decode().splitlines()
    found = [line.split() for line in lines if line.startswith("ragnatafl_thinkers{")]
    return " ".join(f"{name.split(chr(34))[1]}={float(number):.6g}" for name, number in found)


async def run(args: argparse.Namespace, folder: Path) -> int:
    """All scenes, each with a server of its own; 1 if somebody waited too long."""
    found = Found()
    plays = {"hints": hints, "jarls": jarls, "lords": lords, "tables": tables, "looks": looks}
    for scene in args.scene or SCENES:
        workers = args.workers or (2 if scene == "tables" else 0)
        settings = {"workers": workers} if workers else {}
        server = Server(args.db or folder / f"{scene}.db", settings=settings)
        server.start()
        try:
            await plays[scene](server, args.seconds, found)
            print(f"{scene} {told_by(server)}")
        finally:
            server.stop()
    for fault in found.faults:
        print(f"patience: {fault}", file=sys.stderr)
    return 1 if found.faults else 0


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="patience", description=HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("scene", nargs="*", choices=[*SCENES, []], help="which (all)")
    add("--seconds", type=float, default=30.0, metavar="N", help="of each scene (30)")
    add(
        "--workers",
        type=int,
        default=0,
        metavar="N",
        help="of the server (cores less 1; of tables 2)",
    )
    add("--db", metavar="STORE", help="a database, instead of a file")
    args = parser.parse_args(argv)
    try:
        if not 1 <= args.seconds <= 600:
            raise BadInput("--seconds must be from 1 to 600")
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(run(args, Path(folder)))
    except BadInput as fault:
        print(f"patience: {fault}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main())
