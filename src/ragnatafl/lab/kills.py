"""A server that is killed again and again: nothing that it acknowledged may be lost."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from ragnatafl.lab.checks import replay_faults
from ragnatafl.lab.guests import LOST, Guest, Links, Page, Server, arrive_all, news
from ragnatafl.table.storage import Store, Stored
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.room import Room

Saying = tuple[str, int, str]
"""Kind of an event, seat and text, as far as it has them."""


@dataclass
class Toll:
    """What happened, and what was lost."""

    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    undone: int = 0
    renamed: int = 0
    finished: int = 0
    in_flight: int = 0
    """Sent, not acknowledged, when the server was killed."""
    stored_unheard: int = 0
    """Stored, though whoever sent it never heard so: it stays."""
    refused: int = 0
    lost: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"kills={self.kills} tables={self.tables} finished={self.finished}"
            f" acknowledged={self.acknowledged} undone={self.undone} renamed={self.renamed}"
            f" in_flight={self.in_flight} stored_unheard={self.stored_unheard}"
            f" refused={self.refused} lost={len(self.lost)} broken={len(self.broken)}"
        )


@dataclass
class Kept:
    """A table under fire: its links, and what was acknowledged there, in order."""

    links: Links
    said: list[Saying] = field(default_factory=list)
    seen: int = 0
    """The highest moment anybody was shown."""
    over: bool = False


class Player:
    """Plays one table after another, with all its seats, whatever becomes of the server."""

    def __init__(self, server: Server, seats: Sequence[str], game: str, toll: Toll, rng: Random):
        self.server = server
        self.seats = seats
        self.game = game
        self.toll = toll
        self.rng = rng
        self.tables: list[Kept] = []
        self.guests: list[Guest] = []
        self.waits = False

    async def play(self, done: asyncio.Event) -> None:
        while not done.is_set():
            try:
                await self._play_table(done)
            except TimeoutError:
                self.toll.broken.append(f"{self.tables[-1:]}: no answer")
                await self._leave()
            except LOST:
                if self.waits:
                    self.toll.in_flight += 1
                self.waits = False
                await self._leave()
                await asyncio.sleep(0.05)
        await self._leave()

    async def _leave(self) -> None:
        for guest in self.guests:
            await guest.leave()
        self.guests = []

    async def _play_table(self, done: asyncio.Event) -> None:
        if not self.tables or self._over():
            links = await asyncio.to_thread(self.server.open_table, self.game, self.seats)
            await self._leave()
            self.tables.append(Kept(links))
            self.toll.tables += 1
        if not self.guests:
            self.guests = await arrive_all(self.server, self.tables[-1].links, 1)
            self._look_back(self.tables[-1])
        while not done.is_set() and not self._over():
            await self._act(self.tables[-1])
        table = self.tables[-1]
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
        said, message = self._think(page)
        while not guest.answers.empty():  # what came before is no answer to what is said now
            if guest.answers.get_nowait() is None:
                raise ConnectionError("the connection is gone")
        self.waits = True
        await guest.say(**message)
        answer = await guest.next()
        while not answers(said, page, answer):
            answer = await guest.next()
        self.waits = False
        if answer.refused:
            self.toll.refused += 1
            return
        table.said.append(said)
        table.seen = max(table.seen, answer.moment)
        self.toll.acknowledged += said[0] == "choice"
        self.toll.undone += said[0] == "undo"
        self.toll.renamed += said[0] == "rename"

    def _think(self, page: Page) -> tuple[Saying, dict[str, object]]:
        chance = self.rng.random()
        here: dict[str, object] = {"seat": page.seat, "moment": page.moment}
        if chance < 0.08 and page.can_undo:
            return ("undo", -1, ""), {"say": "undo", **here}
        if chance < 0.12:
            name = f"Nobody {self.rng.randrange(10_000)}"
            said = {"say": "rename", "seat": page.seat, "name": name}
            return ("rename", page.seat, name), said
        text = self.rng.choice(page.options).text
        return ("choice", page.seat, text), {"say": "choose", "option": text, **here}


def answers(said: Saying, before: Page, answer: Page) -> bool:
    """Is this what the server says to that, or a page that was on its way already?"""
    if answer.parts is None:
        return bool(answer.refused)
    kind, _, text = said
    if kind == "rename":
        return text.encode() in bytes(answer.parts.get("players", b""))
    sealed = kind == "choice" and "banner" in answer.parts  # then the moment stays
    return answer.moment > before.moment or sealed


async def bear_kills(
    server: Server,
    kills: int,
    players: Sequence[tuple[str, Sequence[str]]],
    seed: int = 1,
    between: tuple[float, float] = (0.3, 1.5),
    told: Callable[[Toll], None] = lambda toll: None,
) -> Toll:
    """People play (`players`: game and seats of each table); the server dies again and again."""
    toll, rng, done = Toll(), Random(seed), asyncio.Event()
    playing = [
        Player(server, seats, game, toll, Random(seed * 1000 + number))
        for number, (game, seats) in enumerate(players)
    ]
    async with asyncio.TaskGroup() as group:
        for player in playing:
            group.create_task(player.play(done))
        try:
            for _ in range(kills):
                await asyncio.sleep(rng.uniform(*between))
                server.kill()
                toll.kills += 1
                await asyncio.to_thread(_look_for_losses, server, playing, toll)
                await asyncio.to_thread(server.start)
                told(toll)
            await asyncio.sleep(between[0])
        finally:
            done.set()
            for player in playing:  # whoever waits for bots need not
                for guest in player.guests:
                    await guest.socket.close()
    server.kill()
    await asyncio.to_thread(_look_for_losses, server, playing, toll)
    await asyncio.to_thread(server.start)
    return toll


def _look_for_losses(server: Server, playing: Sequence[Player], toll: Toll) -> None:
    """Look into a copy of the store, so that the server has to recover its own."""
    with tempfile.TemporaryDirectory() as folder:
        for suffix in ("", "-wal"):
            if Path(f"{server.store}{suffix}").exists():
                shutil.copy(f"{server.store}{suffix}", f"{folder}/store.db{suffix}")
        storage = SQLite(f"{folder}/store.db")
        try:
            toll.stored_unheard = 0
            for player in playing:
                for table in tuple(player.tables):
                    _look_at(storage, table, toll)
        finally:
            storage.close()


def _look_at(storage: Store, table: Kept, toll: Toll) -> None:
    name = table.links.room
    events = storage.events(name)
    if not events:
        toll.lost.append(f"{name}: the table itself")
        return
    if [event.number for event in events] != list(range(len(events))):
        toll.broken.append(f"{name}: numbers {[event.number for event in events]}")
    try:
        room = Room(storage, name, events)
    except Exception as error:  # whatever it is, the table cannot be opened any more
        toll.broken.append(f"{name}: {error!r}")
        return
    toll.broken.extend(f"{name}: {fault}" for fault in replay_faults(room.match))
    if room.moment < table.seen:
        toll.lost.append(f"{name}: moment {table.seen} was shown, {room.moment} is stored")
    stored = [_said(event) for event in events[1:]]
    missing = _missing(table.said, stored)
    if missing is not None:
        toll.lost.append(f"{name}: {missing}")
    people = {seat.seat for seat in table.links.seats if seat.link} | {-1}
    toll.stored_unheard += sum(seat in people for _, seat, _ in stored) - len(table.said)


def _said(event: Stored) -> Saying:
    data = event.data
    return event.kind, int(data.get("seat", -1)), str(data.get("text", data.get("name", "")))


def _missing(said: Sequence[Saying], stored: Sequence[Saying]) -> Saying | None:
    """The first acknowledged event that is not stored in its order; None if all are."""
    rest = iter(stored)
    return next((event for event in said if event not in rest), None)
