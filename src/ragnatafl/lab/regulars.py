"""People who spend an evening in the club without eyes: they meet in the lobby, play, talk, doze,
compete and come back when they are told; and remember what they said and what they were shown.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import connect

from ragnatafl.kernel.chance import seal_of
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.guests import ANSWER_SECONDS, LOST, Clocks, Guest, Page, Server, cookie_header
from ragnatafl.lab.kills import answers
from ragnatafl.lab.losses import Fate, Said, Saying
from ragnatafl.lab.receivers import Site
from ragnatafl.table.club.clocks import Clock
from ragnatafl.table.web.holders import holder_of, new_token

AGAIN: Final = 0.3
"""Seconds until one tries again who got no answer."""
TALKATIVE: Final = 0.06
"""How often somebody says something with a choice."""
LOOK_SECONDS: Final = 1.5
"""Between two looks at the page of a tournament."""
ALERT_PATIENCE: Final = 90.0
"""Who is asked and not told for so long was forgotten."""
LOOK_AGAIN: Final = 0.2
OWN_TABLE: Final = re.compile(r'class="button main" href="/t/([\w-]+)"')


@dataclass
class Line:
    """Something that was said, in words that nobody else says."""

    text: str
    fate: Fate = Fate.UNHEARD


class Shown(NamedTuple):
    """What a page showed of the clocks, and when."""

    at: float
    moment: int
    clocks: Clocks


@dataclass
class Outage:
    """When the server was not there, by the clock of this machine."""

    down: float = 0.0
    up: float = 0.0
    """When it answered somebody again,"""
    starts: float = 0.0
    """which it may from then on."""

    def answered(self) -> None:
        """Somebody was answered; the first after the start tells that it is over."""
        if self.starts and not self.up:
            self.up = time.time()


@dataclass
class Club:
    """What everybody shares: server, receiver of webhooks, and what was seen to be wrong."""

    server: Server
    site: Site
    think: tuple[float, float]
    """Seconds for which somebody thinks."""
    outage: Outage = field(default_factory=Outage)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    faults: list[str] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    compared: int = 0
    """Clocks that were seen before the outage and after it."""
    least: float = 0.0
    """By how much the worst of them had less than it should; below zero: charged."""
    told: int = 0
    """Turns that began because of an alert."""

    async def ask(
        self, method: str, path: str, body: bytes = b"", cookie: str = ""
    ) -> tuple[int, bytes, bool]:
        """Until there is an answer; and whether it was asked before, so that it may be done."""
        again = False
        while not self.done.is_set():
            try:
                asked = self.server.ask
                answer = await asyncio.to_thread(asked, method, path, body, cookie_header(cookie))
                if answer[0] < 500:
                    return (*answer, again)
            except OSError:
                pass
            again = True
            await asyncio.sleep(AGAIN)
        raise ConnectionError("the evening is over")


class Regular:
    """One person, with a browser of their own."""

    def __init__(self, club: Club, number: int, rng: Random) -> None:
        self.club = club
        self.name = f"Guest {number}"
        self.hook = f"/hook/{number}"
        self.cookie = new_token()
        self.rng = rng
        self.dozes = False
        """Lets the own time run out."""
        self.votes = ""
        """What this one says about who has no time left."""
        self.said: dict[tuple[str, int], list[Said]] = {}
        """By table and seat all choices, in order."""
        self.lines: list[Line] = []
        self.shown: dict[str, Shown] = {}
        self._nonces: dict[str, str] = {}

    @property
    def holder(self) -> str:
        return holder_of(self.cookie)

    # Around the tables

    async def follows(self) -> None:
        """Wants to be told by webhook."""
        form = {"shape": "json", "url": f"{self.club.site.address}{self.hook}"}
        status, answer, _ = await self._post("/me/alerts/webhook", form)
        if status != 303:
            self.club.faults.append(f"{self.name} cannot be told: {status} {answer[:200]!r}")

    async def _post(self, path: str, form: dict[str, str]) -> tuple[int, bytes, bool]:
        return await self.club.ask("POST", path, urlencode(form).encode(), self.cookie)

    async def opens(self, game: str, seats: int, clock: Clock) -> str:
        """A table in the lobby, with a seat for oneself; its room."""
        places = [{"kind": "here", "name": self.name}, *[{"kind": "link"}] * (seats - 1)]
        form = {"game": game, "seats": places, "listed": "open", "wait": True, "clock": clock}
        body = msgspec.json.encode(form)
        status, answer, _ = await self.club.ask("POST", "/new", body, self.cookie)
        if status != 200:
            raise BadInput(f"{self.name} cannot open a table: {status} {answer[:200]!r}")
        return str(msgspec.json.decode(answer)["room"])

    async def sits(self, room: str) -> None:
        """Comes from the lobby."""
        body = msgspec.json.encode({"name": self.name})
        status, answer, again = await self.club.ask("POST", f"/t/{room}/sit", body, self.cookie)
        if status != 200 and not again:  # asked again: the first time may have been heard
            self.club.faults.append(f"{room}: {self.name} cannot sit: {answer[:200]!r}")

    async def chats(self, lines: int) -> None:
        """In the club: some lines, and a phrase; all but the last are waited for."""
        for _ in range(lines):
            line = self._line()
            address = f"ws://127.0.0.1:{self.club.server.port}/ws/club?show=talk"
            with contextlib.suppress(*LOST):
                async with connect(
                    address, additional_headers=cookie_header(self.cookie), proxy=None,
                    open_timeout=ANSWER_SECONDS,
                ) as socket:  # fmt: skip
                    for said in ({"say": "phrase", "key": "luck"}, _says(line)):
                        await socket.send(msgspec.json.encode(said).decode())
                    async with asyncio.timeout(ANSWER_SECONDS):
                        async for data in socket:
                            self._listen(msgspec.json.decode(data, type=Page))
                            if line.fate is not Fate.UNHEARD:
                                break
            await asyncio.sleep(self.rng.uniform(0, 4))

    def _line(self) -> Line:
        self.lines.append(Line(f"{self.name} says {len(self.lines)}"))
        return self.lines[-1]

    def _listen(self, page: Page) -> None:
        """What one said oneself comes back when it is stored."""
        if page.talk is None:
            return
        heard = {line.text for line in page.talk.lines if line.own}
        for line in self.lines:
            if line.text in heard:
                line.fate = Fate.ACKNOWLEDGED
        if page.talk.refused:
            self._count(page.talk.refused)
            self.lines[-1].fate = Fate.REFUSED

    def _count(self, refusal: str) -> None:
        self.club.refused[refusal] = self.club.refused.get(refusal, 0) + 1

    # At a table

    async def plays(self, room: str, away: bool = False) -> bool:
        """At a table to its end, whatever becomes of the server; `away`: until somebody else is
        asked. Is it over?"""
        while not self.club.done.is_set():
            guest: Guest | None = None
            try:
                guest = await Guest.arrive(self.club.server.port, room, self.cookie)
                guest.heard = lambda page: self._hear(room, page)
                self.club.outage.answered()
                self._look_back(room, guest.page)
                self._hear(room, guest.page)
                return await self._stays(room, guest, away)
            except LOST:
                await asyncio.sleep(AGAIN)
            finally:
                if guest is not None:
                    await guest.leave()
        return False

    async def _stays(self, room: str, guest: Guest, away: bool) -> bool:
        voted = False
        while not self.club.done.is_set():
            page = guest.page
            if page.over:
                return True
            if page.wants:
                await self._gathers(room, guest)
            elif page.seat < 0:
                await self.sits(room)
            elif page.seat in page.asked and page.options and not self.dozes:
                await self._answers(room, guest)
                continue
            elif away and page.asked:
                return False
            elif self.votes and not voted and (about := _out_of_time(page)) is not None:
                voted = True
                vote = {"seat": page.seat, "about": about, "what": self.votes}
                await guest.say(say="clock-vote", **vote)
            with contextlib.suppress(TimeoutError):
                heard = await asyncio.wait_for(guest.answers.get(), 1.0)
                if heard is None:
                    raise ConnectionError("the connection is gone")
        return False

    async def _gathers(self, room: str, guest: Guest) -> None:
        """Ready, and mixes something into the luck."""
        nonce = self._nonces.setdefault(room, f"{self.rng.getrandbits(60):x}")
        if guest.page.wants == "open":
            await guest.say(say="mix", nonce=nonce)
        else:
            await guest.say(say="seal", seal=seal_of(nonce))

    async def _answers(self, room: str, guest: Guest) -> None:
        """Thinks, and says something by chance; sometimes aloud too."""
        await asyncio.sleep(self.rng.uniform(*self.club.think))
        page = guest.page
        if page.seat not in page.asked or not page.options or page.over:
            return
        if self.rng.random() < TALKATIVE:
            await guest.say(**_says(self._line()))
        while not guest.answers.empty():  # what came before is no answer to what is said now
            if guest.answers.get_nowait() is None:
                raise ConnectionError("the connection is gone")
        saying = Saying("choice", page.seat, self.rng.choice(page.options).text)
        said = Said(saying)
        self.said.setdefault((room, page.seat), []).append(said)
        choice = {"seat": page.seat, "option": saying.text, "moment": page.moment}
        await guest.say(say="choose", **choice)
        answer = await guest.next()
        while not answers(saying, page, answer):
            answer = await guest.next()
        said.fate = Fate.REFUSED if answer.refused else Fate.ACKNOWLEDGED
        if answer.refused:
            self._count(answer.refused)

    def _hear(self, room: str, page: Page) -> None:
        self._listen(page)
        if page.parts is not None and page.clocks is not None:
            self.shown[room] = Shown(time.time(), page.moment, page.clocks)

    def _look_back(self, room: str, page: Page) -> None:
        """Whoever comes back after an outage has as much time as before."""
        out, now, before = self.club.outage, time.time(), self.shown.get(room)
        if before is None or page.moment < 0 or not out.down:
            return
        if page.moment < before.moment:
            was = f"moment {before.moment} was shown, then {page.moment}"
            self.club.faults.append(f"{room}: {was}")
        same = page.moment == before.moment and before.at < out.down and page.clocks is not None
        if not same or before.clocks.days:
            return
        ran = out.down - before.at + max(0.0, now - (out.up or now))
        for seat in before.clocks.runs:
            assert page.clocks is not None
            should = before.clocks.left[str(seat)] - ran
            spare = page.clocks.left.get(str(seat), 0) - max(0.0, should)
            self.club.compared += 1
            self.club.least = min(self.club.least, spare)

    # Over days

    async def corresponds(self, room: str) -> None:
        """Comes when told, answers, and goes."""
        handled, waits_since = 0, time.monotonic()
        while not self.club.done.is_set():
            told = alerts_of(self.club.site, self.hook, room)
            forgotten = time.monotonic() - waits_since > ALERT_PATIENCE
            if len(told) == handled and not forgotten:
                await asyncio.sleep(LOOK_AGAIN)
                continue
            if forgotten and await self._is_asked(room):
                self.club.faults.append(f"{room}: {self.name} is asked and was not told")
            self.club.told += len(told) - handled
            handled, waits_since = len(told), time.monotonic()
            if "over" in told or await self.plays(room, away=True):
                return

    async def _is_asked(self, room: str) -> bool:
        try:
            guest = await Guest.arrive(self.club.server.port, room, self.cookie)
        except LOST:
            return False
        asked = guest.page.seat in guest.page.asked
        await guest.leave()
        return asked

    # In a tournament

    async def competes(self, tournament: str) -> None:
        """Plays every table that the tournament's page leads to."""
        played: set[str] = set()
        with contextlib.suppress(ConnectionError):
            while True:
                path = f"/tournaments/{tournament}"
                status, page, _ = await self.club.ask("GET", path, cookie=self.cookie)
                found = OWN_TABLE.search(page.decode())
                if found is not None:
                    if await self.plays(found[1]):
                        played.add(found[1])
                elif status == 200 and b"tournament.js" not in page:  # it does not look again
                    return
                await asyncio.sleep(LOOK_SECONDS * self.rng.uniform(0.7, 1.3))


def alerts_of(site: Site, hook: str, room: str) -> list[str]:
    """What kinds of alerts a person was shown of a table, each once."""
    kinds: dict[str, list[str]] = {}
    for got in site.at(hook):
        body: dict[str, Any] = msgspec.json.decode(got.body)  # Any: JSON of ours
        about = [one["kind"] for one in body["alerts"] if one["link"].endswith(f"/t/{room}")]
        kinds[got.key] = about
    return [kind for about in kinds.values() for kind in about]


def _says(line: Line) -> dict[str, object]:
    return {"say": "say", "text": line.text}


def _out_of_time(page: Page) -> int | None:
    """Somebody else who is asked and has no time left."""
    if page.clocks is None:
        return None
    left = page.clocks.left
    out = (seat for seat in page.asked if left.get(str(seat)) == 0 and seat != page.seat)
    return next((seat for seat in out if seat not in (page.clocks.runs or ())), None)


class Lobby:
    """What the lobby shows, as a page there sees it."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._rooms: set[str] = set()

    async def stay(self) -> None:
        while not self._club.done.is_set():
            address = f"ws://127.0.0.1:{self._club.server.port}/ws/club?show=lobby"
            with contextlib.suppress(*LOST):
                async with connect(address, proxy=None, max_size=None) as socket:
                    async for data in socket:
                        said: dict[str, Any] = msgspec.json.decode(data)  # Any: JSON of ours
                        self._rooms = set(said.get("order", ()))
            await asyncio.sleep(AGAIN)

    async def shows(self, room: str) -> None:
        """Wait until a table is there."""
        while room not in self._rooms and not self._club.done.is_set():
            await asyncio.sleep(0.05)


@dataclass
class Party:
    """People who play together: one opens a table in the lobby, the others find it there."""

    club: Club
    lobby: Lobby
    people: Sequence[Regular]
    game: str
    clock: Clock
    games: int = 1
    rooms: list[str] = field(default_factory=list)
    finished: int = 0

    async def meets(self) -> str:
        first, *others = self.people
        room = await first.opens(self.game, len(self.people), self.clock)
        self.rooms.append(room)
        await self.lobby.shows(room)
        for other in others:
            await other.sits(room)
        return room

    async def spends(self) -> None:
        """Some games, one after the other; over days everybody comes when told."""
        with contextlib.suppress(ConnectionError):
            for _ in range(self.games):
                if self.club.done.is_set():
                    return
                room = await self.meets()
                over = await asyncio.gather(*(one.plays(room, self._away) for one in self.people))
                if self._away and not any(over):
                    await asyncio.gather(*(one.corresponds(room) for one in self.people))
                self.finished += 1

    @property
    def _away(self) -> bool:
        return self.clock.kind == "days"
