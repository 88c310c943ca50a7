"""A whole evening in the club, with a server that is killed in the middle of it.

`python -m ragnatafl.lab.evening --help` tells how. Everything stays on the loopback: the server,
its people, and the receiver of their webhooks. What people said and were shown (`regulars`) is held
against what is stored (`accounts`).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final
from urllib.parse import urlencode

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.accounts import Accounts
from ragnatafl.lab.cluster import UNLIMITED
from ragnatafl.lab.command import Command, end_in_order, write_figures
from ragnatafl.lab.guests import Server
from ragnatafl.lab.losses import Fate, Said
from ragnatafl.lab.receivers import Site
from ragnatafl.lab.regulars import Club, Lobby, Party, Regular
from ragnatafl.table.club.clocks import PRESETS, Clock, Zero
from ragnatafl.table.storage import open_store
from ragnatafl.table.storage.outages import PULSE

HELP = """\
Let people come to a club for an evening: they open tables in the lobby, with live clocks and over
days, join, talk, play, let their time run out, are told by webhook, and play a Swiss tournament. In
the middle the server is killed, when somebody has a few seconds left, and started again.
Afterwards every acknowledged choice must be stored; no choice, line, result, rating or alert twice;
no clock charged for the outage; all rounds paired, with no two meeting twice; ratings made anew
must equal those kept.

Everything stays on this machine. The exit code is 1 if anything is wrong."""

MOST: Final = {"people": 500, "entered": 200, "rounds": 9, "seconds": 1800, "away": 60}
HOUSE: Final = 36
"""People whom one address may let follow alerts at once."""
ZEROS: Final[tuple[Zero, ...]] = ("bot", "vote", "forfeit")
DOZING: Final = 12
"""Seconds of those who let their time run out."""
BRINK: Final = 6
"""Seconds that one of them has left when the server is killed."""
ROUNDED: Final = 1
"""Seconds by which what pages show may differ."""
PARTING: Final = 30.0
"""Seconds until everybody has left."""
SETTLE: Final = 6.0
"""Seconds until all that followed from the last choice is done."""
SETTINGS: Final[dict[str, object]] = {
    **UNLIMITED,
    **{f"{kind}_a_minute": 1_000_000 for kind in ("joins", "invites", "talk")},
    "private_receivers": "true",
    "alert_pause": 0.5,
    "workers": 1,
}


@dataclass(frozen=True)
class Plan:
    """Who comes, and what for."""

    people: int = 200
    entered: int = 32
    """Into the tournament,"""
    rounds: int = 5
    seconds: float = 600.0
    """The longest that it lasts."""
    away: float = 4.0
    """Seconds for which the server is not there, at least."""
    seed: int = 1
    think: tuple[float, float] = (0.1, 1.5)
    games: int = 3
    """Of people who play with a live clock."""


@dataclass
class Figures:
    """What happened, and what is wrong."""

    people: int = 0
    tables: int = 0
    """All, those of the tournament among them."""
    clocked: int = 0
    over: int = 0
    rated: int = 0
    acknowledged: int = 0
    unheard: int = 0
    """Choices that nobody answered to,"""
    stored_unheard: int = 0
    """and those of them that are stored."""
    refused: dict[str, int] = field(default_factory=dict)
    lines: int = 0
    times_up: int = 0
    alerts: int = 0
    again: int = 0
    """Messages that came a second time, under the same key."""
    told: int = 0
    """Turns that began because of an alert."""
    rounds: int = 0
    paired: int = 0
    """Tables of the tournament."""
    away: float = 0.0
    brink: int = -1
    """Seconds that were left to somebody when the server was killed."""
    compared: int = 0
    """Clocks that were seen running before and after."""
    least: float = 0.0
    """What the worst of them had too little, in seconds, below zero."""
    lasted: float = 0.0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"people={self.people} tables={self.tables} clocked={self.clocked} over={self.over}"
            f" rated={self.rated} acknowledged={self.acknowledged} unheard={self.unheard}"
            f" stored_unheard={self.stored_unheard} refused={sum(self.refused.values())}"
            f" lines={self.lines} times_up={self.times_up} alerts={self.alerts}"
            f" again={self.again} told={self.told} rounds={self.rounds} paired={self.paired}"
            f" away={self.away:.1f}s brink={self.brink}s compared={self.compared}"
            f" least={self.least:.1f}s lasted={self.lasted:.0f}s faults={len(self.faults)}"
        )


class Evening:
    """The people, their tables, and the server that goes down in between."""

    def __init__(self, folder: Path, plan: Plan, say: Callable[[str], None] = print) -> None:
        self.plan = plan
        self.say = say
        self.site = Site()
        self.server = Server(folder / "tables.db", settings=SETTINGS)
        self.club = Club(self.server, self.site, plan.think)
        self.lobby = Lobby(self.club)
        self.figures = Figures(plan.people)
        rng = Random(plan.seed)
        self.people = [
            Regular(self.club, number, Random(rng.getrandbits(32))) for number in range(plan.people)
        ]
        self.parties: list[Party] = []
        self.tournament = ""
        self._told = 0
        """Turns that had begun because of an alert when the server was killed."""
        self._deadline = time.monotonic() + plan.seconds

    def close(self) -> None:
        self.server.kill()
        self.site.close()

    # Who plays with whom

    def _seat(self) -> Party:
        """Everybody who is not in the tournament has a party; what comes back is the one at whose
        table the time is about to run out when the server is killed."""
        free = self.people[self.plan.entered :]
        each = max(1, len(free) // 56)
        brink = self._doze(self._take(free, 2), "forfeit")
        for zero in ZEROS * each:
            self.parties.append(self._doze(self._take(free, 2), zero))
        for _ in range(max(1, len(free) // 20)):
            self._party(self._take(free, 4), "bloodrage", PRESETS["evening"])
        for _ in range(min(HOUSE // 2, max(1, len(free) // 9))):
            self._party(self._take(free, 2), "runics", PRESETS["workdays"])
        while len(free) > 1:
            self._party(self._take(free, 2), "runics", PRESETS["quick"], self.plan.games)
        return brink

    def _take(self, free: list[Regular], count: int) -> list[Regular]:
        if len(free) < count:
            raise BadInput(f"{self.plan.people} people are too few for all kinds of tables")
        return [free.pop() for _ in range(count)]

    def _party(self, people: Sequence[Regular], game: str, clock: Clock, games: int = 1) -> None:
        self.parties.append(Party(self.club, self.lobby, people, game, clock, games))

    def _doze(self, people: Sequence[Regular], zero: Zero) -> Party:
        """One of them lets the time run out; the other one votes."""
        people[1].dozes = True
        people[0].votes = people[0].rng.choice(("bot", "forfeit"))
        return Party(self.club, self.lobby, people, "runics", Clock("live", DOZING, zero=zero))

    @property
    def _competitors(self) -> list[Regular]:
        return self.people[: self.plan.entered]

    # The course of the evening

    async def run(self) -> Figures:
        began = time.monotonic()
        await asyncio.to_thread(self.server.start)
        brink = self._seat()
        looking = asyncio.create_task(self.lobby.stay())
        tasks: list[asyncio.Task[None]] = []
        try:
            for party in self.parties:
                if party.clock.kind == "days":
                    await asyncio.gather(*(one.follows() for one in party.people))
            tasks += [asyncio.create_task(party.spends()) for party in self.parties]
            tasks += [asyncio.create_task(one.chats(2)) for one in self.people[::3]]
            competing = await self._begin_tournament()
            tasks += competing
            await self._until(lambda: self._round() > (self.plan.rounds - 1) // 2, "the middle")
            tasks.append(asyncio.create_task(brink.spends()))
            self.parties.append(brink)
            await self._until(lambda: 0 < self._left(brink) <= BRINK, "somebody's last seconds")
            await self._kill(brink)
            await self._until(lambda: all(one.done() for one in competing), "the last round")
            await self._until(self._most_is_over, "the end of short games")
            await asyncio.sleep(SETTLE)
        finally:
            self.club.done.set()
            looking.cancel()
            tasks.append(looking)
            await asyncio.wait(tasks, timeout=PARTING)
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        self.club.faults += [repr(one) for one in ended if isinstance(one, Exception)]
        self.server.stop()
        if "Traceback" in self.server.said:
            self.club.faults.append(self.server.said[-2000:])
        self.figures.lasted = time.monotonic() - began
        return await asyncio.to_thread(self._account)

    async def _until(self, met: Callable[[], bool], what: str) -> None:
        while not met():
            if time.monotonic() > self._deadline:
                self.club.faults.append(f"{what} did not come in {self.plan.seconds:.0f} s")
                return
            await asyncio.sleep(0.1)

    async def _begin_tournament(self) -> list[asyncio.Task[None]]:
        """It is opened, everybody enters, and it begins."""
        first = self._competitors[0]
        ask = self.club.ask
        form = {"name": "Club evening", "game": "runics 2", "system": "swiss",
            "rounds": str(self.plan.rounds), "pace": "quick"}  # fmt: skip
        status, page, _ = await ask("POST", "/tournaments", _form(form), first.cookie)
        _, page, _ = await ask("GET", "/tournaments", b"", first.cookie)
        found = re.search(r'href="/tournaments/([\w-]+)"', page.decode())
        if status != 303 or found is None:
            raise BadInput(f"no tournament could be opened: {status}")
        self.tournament = found[1]
        path = f"/tournaments/{self.tournament}"
        for one in self._competitors:
            await ask("POST", path, _form({"act": "join", "name": one.name}), one.cookie)
        await ask("POST", path, _form({"act": "begin"}), first.cookie)
        return [asyncio.create_task(one.competes(self.tournament)) for one in self._competitors]

    def _round(self) -> int:
        """The latest round that anybody has played in."""
        rooms = {room for one in self._competitors for room, _ in one.said}
        numbers = (room.rsplit("_", 2)[1] for room in rooms if room.startswith(self.tournament))
        return max(map(int, numbers), default=0)

    def _left(self, brink: Party) -> int:
        """Seconds that who dozes has, as the others see it; the page counts on by itself."""
        if not brink.rooms or brink.rooms[-1] not in brink.people[0].shown:
            return -1
        shown = brink.people[0].shown[brink.rooms[-1]]
        if not shown.clocks.runs:
            return -1
        left = shown.clocks.left[str(shown.clocks.runs[0])]
        dozes = shown.clocks.runs == [1]
        return round(left - (time.time() - shown.at)) if dozes else -1

    async def _kill(self, brink: Party) -> None:
        """SIGKILL, a pause, and another process at the same port."""
        out = self.club.outage
        self.figures.brink, self._told = self._left(brink), self.club.told
        out.down = time.time()
        self.server.kill()
        self.say(f"evening killed with {self.figures.brink} s left to somebody")
        await asyncio.sleep(self.plan.away)
        out.starts = time.time()
        await asyncio.to_thread(self._start)
        self.figures.away = out.up - out.down
        self.say(f"evening back after {self.figures.away:.1f} s")

    def _start(self) -> None:
        self.server.start()
        self.club.outage.answered()

    def _most_is_over(self) -> bool:
        """All but the long games; and of those over days somebody was told after the outage."""
        runics = [party for party in self.parties if party.game == "runics"]
        slow = [party for party in runics if party.clock.kind == "days"]
        short = [party for party in runics if party.clock.kind == "live"]
        over = all(party.finished == party.games for party in short)
        told = self.club.told > self._told or all(party.finished for party in slow)
        return over and told

    # What it came to

    def _account(self) -> Figures:
        figures, club = self.figures, self.club
        said: dict[tuple[str, int], Sequence[Said]] = {}
        for one in self.people:
            said |= one.said
        fates = [one.fate for sayings in said.values() for one in sayings]
        figures.acknowledged = fates.count(Fate.ACKNOWLEDGED)
        figures.unheard = fates.count(Fate.UNHEARD)
        figures.refused, figures.told = club.refused, club.told
        figures.compared, figures.least = club.compared, club.least
        with contextlib.closing(open_store(self.server.store)) as store:
            accounts = Accounts(store)
            accounts.read()
            figures.tables = len(accounts.rooms)
            accounts.choices(said)
            figures.lines = accounts.talk(line for one in self.people for line in one.lines)
            figures.clocked, figures.times_up = accounts.clocks(club.outage)
            figures.alerts, figures.again = accounts.alerts(self.site)
            entered = [one.holder for one in self._competitors]
            played = accounts.tournament(self.tournament, entered, self.plan.rounds)
            figures.rounds = len(played.rounds)
            figures.paired = sum(len(one.tables) for one in played.rounds)
            figures.over, figures.rated = accounts.results()  # the last: it makes ratings anew
        figures.stored_unheard = accounts.unheard
        figures.faults = [*club.faults, *accounts.faults]
        if figures.least < -PULSE - ROUNDED:
            figures.faults.append(f"a clock showed {-figures.least:.1f} s less after the outage")
        return figures


def _form(fields: dict[str, str]) -> bytes:
    return urlencode(fields).encode()


def main(argv: Sequence[str] | None = None) -> int:
    command = Command("evening", HELP, MOST)
    usual = Plan()
    command.add("--people", type=int, default=usual.people, metavar="N", help="who come (200)")
    entered = "of them in the tournament (32)"
    command.add("--entered", type=int, default=usual.entered, metavar="N", help=entered)
    command.add("--rounds", type=int, default=usual.rounds, metavar="N", help="of it (5)")
    longest = "the longest that it lasts (600)"
    command.add("--seconds", type=int, default=600, metavar="N", help=longest)
    away = "seconds for which the server is not there (4)"
    command.add("--away", type=int, default=4, metavar="N", help=away)
    command.add("--seed", type=int, default=usual.seed, metavar="N", help="of all choices (1)")
    return command.run(argv, _run)


async def _run(args: argparse.Namespace, folder: Path) -> int:
    if not 2 <= args.entered <= args.people or args.rounds < 1:
        raise BadInput("--entered must be from 2 to --people, and --rounds 1 at least")
    plan = Plan(args.people, args.entered, args.rounds, args.seconds, args.away, args.seed)
    evening = Evening(folder, plan, lambda line: print(line, flush=True))
    try:
        figures = await evening.run()
    finally:
        evening.close()
    write_figures(args, figures)
    print(f"evening {figures}")
    for line, times in figures.refused.items():
        print(f"  refused {times} times: {line}")
    for line in figures.faults:
        print(f"  {line}", file=sys.stderr)
    return 1 if figures.faults else 0


if __name__ == "__main__":
    end_in_order()
    raise SystemExit(main())
