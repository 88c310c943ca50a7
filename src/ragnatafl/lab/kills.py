"""A server that is killed again and again, or loses its power: nothing acknowledged may be lost.

`python -m ragnatafl.lab.kills --help` tells how. People play as fast as they can, on the loopback;
what was said to them is held against what is stored (`losses`).
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab import power
from ragnatafl.lab.cluster import UNLIMITED
from ragnatafl.lab.command import Command, end_in_order, write_figures
from ragnatafl.lab.guests import LOST, Guest, Page, Server, arrive_all, news
from ragnatafl.lab.losses import Fate, Kept, Losses, Saying, look_at_all
from ragnatafl.table.storage import StoreFault
from ragnatafl.table.storage.sqlite import SQLite

HELP = """\
Let people play as fast as they can at a server, and kill it again and again without warning.
Afterwards every acknowledged choice must be stored, once.

  --cuts N       then let the power fail at N moments: all that was written is played again up
                 to there; what was not synced is lost or torn
  --servers N    so many servers on one PostgreSQL instead, of which one at a time is killed, with
                 --workers N that think for bots; --databases N kills of the database among them;
                 then a server sleeps past its lease, and lines to the database are cut

Everything stays on this machine, in a temporary folder. The exit code is 1 if anything was lost,
doubled or broken, or if nothing was acknowledged."""

PATIENCE: Final = 60.0
MOST: Final = {
    "kills": 5_000, "cuts": 10_000, "tables": 60, "servers": 8, "workers": 8, "databases": 500,
}  # fmt: skip


@dataclass
class Toll:
    """What happened, and what was lost."""

    kills: int = 0
    databases: int = 0
    """Kills of the database."""
    cuts: int = 0
    tables: int = 0
    finished: int = 0
    acknowledged: int = 0
    undone: int = 0
    renamed: int = 0
    refused: int = 0
    in_flight: int = 0
    """Sent, not acknowledged, when the line was lost."""
    stored_unheard: int = 0
    cause: str = "server"
    """What was killed last,"""
    away: dict[str, float] = field(default_factory=dict)
    """and by that the longest time in seconds from a lost line to the next page."""
    unowned: float = 0.0
    """The longest time in seconds that a table had no owner, while the database was there."""
    troubles: dict[str, int] = field(default_factory=dict)
    """What people were told who could not open a table, and how often;"""
    refusals: dict[str, int] = field(default_factory=dict)
    """and those whose answer was refused."""
    scenes: list[str] = field(default_factory=list)
    """What else was done, and what was seen then."""
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    told: set[str] = field(default_factory=set)
    """The faults of which it was told already."""

    def add(self, losses: Losses, when: str) -> None:
        self.lost += [f"{when}: {line}" for line in losses.lost]
        self.doubled += [f"{when}: {line}" for line in losses.doubled]
        self.broken += [f"{when}: {line}" for line in losses.broken]

    @property
    def faults(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.broken]

    def __str__(self) -> str:
        away = ",".join(f"{cause}:{seconds:.1f}s" for cause, seconds in self.away.items())
        return (
            f"kills={self.kills} databases={self.databases} cuts={self.cuts}"
            f" tables={self.tables} finished={self.finished}"
            f" acknowledged={self.acknowledged} undone={self.undone} renamed={self.renamed}"
            f" refused={self.refused} in_flight={self.in_flight}"
            f" stored_unheard={self.stored_unheard} away={away or 0}"
            f" unowned={self.unowned:.1f}s lost={len(self.lost)} doubled={len(self.doubled)}"
            f" broken={len(self.broken)}"
        )


Players = Sequence[tuple[str, Sequence[str]]]
"""Game and seats of each table."""


class Player:
    """Plays one table after another, with all its seats, whatever becomes of the servers."""

    def __init__(
        self,
        servers: Sequence[Server],
        game: str,
        seats: Sequence[str],
        toll: Toll,
        rng: Random,
    ) -> None:
        self.servers = servers
        self.game = game
        self.seats = seats
        self.toll = toll
        self.rng = rng
        self.tables: list[Kept] = []
        self.guests: list[Guest] = []
        self.waits = False
        self._left_at = 0.0
        self._cause = ""

    async def play(self, done: asyncio.Event) -> None:
        while not done.is_set():
            try:
                await self._play_table(done)
            except (*LOST, BadInput) as error:
                self.toll.in_flight += self.waits
                if self.guests or not self._left_at:
                    self._left_at, self._cause = time.monotonic(), self.toll.cause
                if isinstance(error, BadInput):  # it answered, and not as it should
                    self.toll.troubles[str(error)] = self.toll.troubles.get(str(error), 0) + 1
                if isinstance(error, TimeoutError) and not done.is_set():
                    self.toll.broken.append(f"{self.room} ({self.game}): {self._silence(error)}")
                self.waits = False
                await self.leave()
                await asyncio.sleep(0.05)
        await self.leave()

    def _silence(self, error: TimeoutError) -> str:
        """What was waited for in vain."""
        said = self.tables[-1].said[-1] if self.waits and self.tables[-1].said else None
        return f"no answer to {said.saying}" if said else f"no answer: {error}"

    @property
    def room(self) -> str:
        """The table it sits at, if there is one."""
        return self.tables[-1].links.room if self.tables and not self.tables[-1].over else ""

    async def leave(self) -> None:
        guests, self.guests = self.guests, []
        for guest in guests:
            await guest.leave()

    async def _play_table(self, done: asyncio.Event) -> None:
        server = self.rng.choice(self.servers)
        if not self.tables or self._over():
            links = await asyncio.to_thread(server.open_table, self.game, self.seats)
            await self.leave()
            self.tables.append(Kept(links))
            self.toll.tables += 1
        table = self.tables[-1]
        if not self.guests:
            self.guests = await arrive_all(server, table.links, 1)
            if self._left_at:
                away = time.monotonic() - self._left_at
                self.toll.away[self._cause] = max(self.toll.away.get(self._cause, 0.0), away)
            self._left_at = 0.0
            self._look_back(table)
        while not done.is_set() and not self._over():
            await self._act(table)
        self.toll.finished += self._over() and not table.over
        table.over = self._over()

    def _look_back(self, table: Kept) -> None:
        """Whoever comes back sees at least what was seen before."""
        for guest in self.guests:
            if guest.page.moment < table.seen:
                room, moment = table.links.room, guest.page.moment
                self.toll.lost.append(f"{room}: moment {table.seen} was shown, then {moment}")

    def _over(self) -> bool:
        return any(guest.page.over for guest in self.guests)

    async def _act(self, table: Kept) -> None:
        """One choice, undo or new name, and its answer; while bots are asked, just look on."""
        latest = max(guest.page.moment for guest in self.guests)
        pages = [(guest, guest.page) for guest in self.guests if guest.page.moment == latest]
        asked = [(g, page) for g, page in pages if page.options and page.seat in page.asked]
        if not asked:
            await news(self.guests)
            return
        guest, page = self.rng.choice(asked)
        saying, message = self._think(page)
        while not guest.answers.empty():  # what came before is no answer to what is said now
            if guest.answers.get_nowait() is None:
                raise ConnectionError("the connection is gone")
        said = table.says(saying)
        self.waits = True
        await guest.say(**message)
        answer = await guest.next()
        while not answers(saying, page, answer):
            answer = await guest.next()
        self.waits = False
        table.heard(said, answer.moment, bool(answer.refused))
        if said.fate is Fate.REFUSED:
            self.toll.refused += 1
            refusals = self.toll.refusals
            refusals[answer.refused] = refusals.get(answer.refused, 0) + 1
        if said.fate is Fate.ACKNOWLEDGED:
            self.toll.acknowledged += saying.kind == "choice"
            self.toll.undone += saying.kind == "undo"
            self.toll.renamed += saying.kind == "rename"

    def _think(self, page: Page) -> tuple[Saying, dict[str, object]]:
        chance = self.rng.random()
        here: dict[str, object] = {"seat": page.seat, "moment": page.moment}
        if chance < 0.08 and page.can_undo:
            return Saying("undo"), {"say": "undo", **here}
        if chance < 0.12:
            name = f"Nobody {self.rng.randrange(10_000)}"
            said = {"say": "rename", "seat": page.seat, "name": name}
            return Saying("rename", page.seat, name), said
        text = self.rng.choice(page.options).text
        return Saying("choice", page.seat, text), {"say": "choose", "option": text, **here}


def answers(said: Saying, before: Page, answer: Page) -> bool:
    """Is this what the server says to that, or a page that was on its way already?"""
    if answer.parts is None:
        return bool(answer.refused)
    if said.kind == "rename":
        return said.text.encode() in bytes(answer.parts.get("players", b""))
    sealed = said.kind == "choice" and said.seat not in answer.asked  # then the moment stays
    return answer.moment > before.moment or (answer.moment == before.moment and sealed)


class Playing:
    """People who play while something is done to the servers."""

    def __init__(self, servers: Sequence[Server], players: Players, seed: int) -> None:
        self.toll = Toll()
        self.done = asyncio.Event()
        self.people = [
            Player(servers, game, seats, self.toll, Random(seed * 1000 + number))
            for number, (game, seats) in enumerate(players)
        ]
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def tables(self) -> list[Kept]:
        return [table for player in self.people for table in player.tables]

    def rooms(self) -> set[str]:
        """Where people sit now, or want to."""
        return {player.room for player in self.people} - {""}

    async def go_on(self, seconds: float, at_least: int) -> None:
        """Let them play so long, and until so much more is acknowledged."""
        deadline = time.monotonic() + PATIENCE
        wanted = self.toll.acknowledged + at_least
        await asyncio.sleep(seconds)
        while self.toll.acknowledged < wanted:
            if time.monotonic() > deadline:
                raise BadInput(f"nobody was answered for {PATIENCE:.0f} s")
            await asyncio.sleep(0.02)

    async def __aenter__(self) -> Playing:
        self._tasks = [asyncio.create_task(player.play(self.done)) for player in self.people]
        return self

    async def __aexit__(self, *error: object) -> None:
        self.done.set()
        for player in self.people:  # whoever waits for bots need not
            for guest in player.guests:
                await guest.leave()
                guest.answers.put_nowait(None)
        await asyncio.gather(*self._tasks)


Told = Callable[[Toll], None]


async def bear_kills(
    server: Server,
    kills: int,
    players: Players,
    seed: int = 1,
    between: tuple[float, float] = (0.3, 1.5),
    told: Told = lambda toll: None,
    tables: list[Kept] | None = None,
    at_least: int = 1,
) -> Toll:
    """People play; the server dies again and again. `tables` is given all that were played at.

    Between two kills `at_least` so much is acknowledged, however slow the machine is.
    """
    rng = Random(seed)
    async with Playing([server], players, seed) as playing:
        toll = playing.toll
        for _ in range(kills):
            await playing.go_on(rng.uniform(*between), at_least)
            server.kill()
            toll.kills += 1
            await asyncio.to_thread(_look_for_losses, server, playing)
            await asyncio.to_thread(server.start)
            told(toll)
        await playing.go_on(between[0], 0)
    server.kill()
    await asyncio.to_thread(_look_for_losses, server, playing)
    await asyncio.to_thread(server.start)
    if tables is not None:
        tables += playing.tables
    return toll


def _look_for_losses(server: Server, playing: Playing) -> None:
    """Look into a copy of the store, so that the server has to recover its own."""
    with tempfile.TemporaryDirectory() as folder:
        for suffix in ("", "-wal"):
            if Path(f"{server.store}{suffix}").exists():
                shutil.copy(f"{server.store}{suffix}", f"{folder}/store.db{suffix}")
        toll, store = playing.toll, SQLite(f"{folder}/store.db")
        try:
            losses = look_at_all(store, playing.tables)
        finally:
            store.close()
    toll.stored_unheard = losses.unheard
    toll.add(losses, f"kill {toll.kills}")


# Power cuts


def bear_cuts(
    journal: Path, tables: Sequence[Kept], count: int, seed: int, toll: Toll, told: Told
) -> None:
    """Let the power fail at so many moments; each time the store must open and have it all."""
    store = _store_name(journal)
    with tempfile.TemporaryDirectory() as folder:
        for cut in power.cuts(power.read_journal(journal), count, Random(seed)):
            toll.cuts += 1
            losses = look_after(power.lay_out(cut, Path(folder), store), tables, cut.before)
            toll.add(losses, f"cut {toll.cuts}")
            if toll.cuts % 50 == 0:
                told(toll)


def _store_name(journal: Path) -> str:
    """The database among the recorded files: the others are named after it."""
    return min((write.name for write in power.read_journal(journal)), key=len, default="tables.db")


def look_after(path: Path, tables: Sequence[Kept], before: float) -> Losses:
    """What a store has lost that the power left like this."""
    try:
        store = SQLite(path)
        try:
            return look_at_all(store, tables, before)
        finally:
            store.close()
    except (BadInput, StoreFault) as fault:
        return Losses(broken=[str(fault)])


# The command


def main(argv: Sequence[str] | None = None) -> int:
    command = Command("kills", HELP, MOST)
    add = command.add
    add("--kills", type=int, default=20, metavar="N", help="so often (20)")
    add("--cuts", type=int, default=0, metavar="N", help="so many power cuts afterwards (0)")
    add("--servers", type=int, default=0, metavar="N", help="servers on one PostgreSQL (0)")
    add("--workers", type=int, default=0, metavar="N", help="workers beside them (0)")
    add("--databases", type=int, default=0, metavar="N", help="kills of PostgreSQL, besides (0)")
    add("--tables", type=int, default=12, metavar="N", help="tables at once (12)")
    add("--games", default="runics,bloodrage,lords,surtr", metavar="NAMES", help="what is played")
    add("--seed", type=int, default=1, metavar="N", help="of the moments of the kills (1)")
    return command.run(argv, _run)


def some_players(games: Sequence[str], tables: int) -> Players:
    """Tables of all these games: two of three for people alone, the others with bots. Who plays
    against automas sits last."""
    found = []
    for number in range(tables):
        game = find_game(games[number % len(games)])
        count = min(seats for seats in game.seats if seats > 1)
        round_of_games = number // len(games)
        bots = count - 1 if round_of_games % 3 == 0 else 0
        found.append((game.name, ["thrall"] * bots + ["link"] * (count - bots)))
    return found


async def _run(args: argparse.Namespace, folder: Path) -> int:
    toll = await _bear(args, some_players(args.games.split(","), args.tables), folder)
    write_figures(args, toll)
    return tell_end(toll)


async def _bear(args: argparse.Namespace, players: Players, folder: Path) -> Toll:
    if args.servers:
        from ragnatafl.lab.outages import bear_outages

        return await bear_outages(args, players, tell)
    journal = folder / "journal"
    before = power.recorded(journal) if args.cuts else ()
    server = Server(folder / "tables.db", before=before, settings=UNLIMITED)
    server.start()
    tables: list[Kept] = []
    try:
        toll = await bear_kills(server, args.kills, players, args.seed, told=tell, tables=tables)
    finally:
        server.kill()
    if args.cuts:
        await asyncio.to_thread(bear_cuts, journal, tables, args.cuts, args.seed, toll, tell)
    return toll


def tell(toll: Toll) -> None:
    """The figures, and what was found since they were told last."""
    print(f"kills {toll}", flush=True)
    for fault in toll.faults:
        if fault not in toll.told:
            print(f"  {fault}", flush=True)
    toll.told.update(toll.faults)


def tell_end(toll: Toll) -> int:
    """The last line, and the first faults; the exit code."""
    tell(toll)
    for line, count in (*toll.troubles.items(), *toll.refusals.items()):
        print(f"  {count} times: {line}")
    for scene in toll.scenes:
        print(f"  {scene}")
    if not toll.acknowledged:
        print("kills: nothing was acknowledged, so that this shows nothing", file=sys.stderr)
    return 1 if toll.faults or not toll.acknowledged else 0


if __name__ == "__main__":
    end_in_order()
    raise SystemExit(main())
