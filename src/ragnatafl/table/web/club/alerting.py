"""Alerting: what has changed at a table is put into the outbox of those who are to be told.

What somebody is told follows from the table as it is stored, under a key that is the same whoever
looks at it and how often. So nothing is lost with a process: the next one looks through all tables
that changed since the last mark of the one that ended, and puts what is missing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ragnatafl.kernel.seats import NOBODY
from ragnatafl.table.club.alerts import Kind, Wishes
from ragnatafl.table.storage import SPOILT, Data, StoreFault
from ragnatafl.table.storage.alerts import Channel, Channels, Letter, Outbox
from ragnatafl.table.storage.marks import Marks
from ragnatafl.table.storage.people import People
from ragnatafl.table.web.company import Company
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.summary import own_path, waits_for
from ragnatafl.table.web.tables import Tables

LOG: Final = logging.getLogger("ragnatafl.alerts")
MARK: Final = "alerts"
"""What our marks are called; of several processes each has its own."""
MARK_SECONDS: Final = 10.0
"""Between two marks."""
OVERLAP: Final = 60.0
"""Seconds before a mark that are looked through again: what was stored may be heard of later."""
DEAD_SECONDS: Final = 60.0
"""Whoever has set no mark for so long is no more."""
LATE: Final = 24 * 3600.0
"""Seconds after which nobody needs to hear that a game was over."""
KEEP: Final = 30 * 24 * 3600.0


class News(NamedTuple):
    """What somebody is to be told of a table."""

    person: str
    kind: Kind
    key: str
    since: float
    """When it came to be so."""
    data: Data


def news_of(room: Room) -> list[News]:
    """What follows for its people from a table as it is: public facts alone."""
    if room.taught is not None:
        return []
    told: Data = {
        "game": room.match.game.name,
        "names": ", ".join(place.name for place in room.places),
        "path": own_path(room),
    }
    if room.over:
        winners = [room.winner_by_resigning]
        if room.winner_by_resigning == NOBODY:
            winners = list(room.match.winners)
        told["winners"] = ", ".join(room.places[seat].name for seat in winners)
        people = dict.fromkeys(place.holder for place in room.places if place.holder)
        key = f"{room.name} over"
        return [News(person, "over", key, room.ended_at, told) for person in people]
    found: dict[str, News] = {}
    for seat in waits_for(room):
        person = room.places[seat].holder
        if person and person not in found:
            answered = sum(line.seat == seat for line in room.match.lines)
            key = f"{room.name} turn {int(seat)} {room.moment}"
            data = {**told, "answered": answered}
            found[person] = News(person, "turn", key, room.changed_at, data)
    return list(found.values())


class Alerting:
    """Looks at tables that have changed, one after the other."""

    def __init__(self, tables: Tables, company: Company) -> None:
        self._tables = tables
        self._company = company
        self.pause = 0.0
        """Seconds for which alerts wait for others."""
        self.mark = MARK
        """The name of our own mark."""
        self.put = asyncio.Event()
        """Set when there is something new to send."""
        store = tables.keeper.store
        self.channels = Channels(store)
        self.outbox = Outbox(store)
        self.people = People(store)
        self._marks = Marks(store)
        self._call = tables.keeper.call
        self._changed: dict[str, Room] = {}
        self._been: dict[str, set[str]] = {}
        """By table who looked at it since it was looked at here."""
        self._rung = asyncio.Event()
        self._marked = 0.0

    def share(self) -> None:
        """Several processes look at the tables of this store."""
        self.mark = f"{MARK} {secrets.token_hex(8)}"

    # What is heard

    def wake(self, room: Room) -> None:
        """Something was done at a table; or somebody came, went, looks or looks away. Who goes
        without an answer is told once too: a line that broke looks like a page for a while."""
        self._changed[room.name] = room
        looking = self._company.look_at(room.name)
        if looking:
            self._been.setdefault(room.name, set()).update(looking)
        self._rung.set()

    async def tell(self, person: str, kind: Kind, room: str, facts: Data, once: str) -> None:
        """Tell somebody something, once: what has the same `once` is the same."""
        for channel in await self._call(self.channels.of, person):
            await self._put(channel, News(person, kind, f"{kind} {once}", time.time(), facts), room)

    # What is done

    async def stay(self) -> None:
        """Look for ever; first at what nobody has looked at before us."""
        while True:
            try:
                await self.begin()
                break
            except StoreFault:
                await asyncio.sleep(1.0)
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(MARK_SECONDS):
                    await self._rung.wait()
            await asyncio.sleep(0.05)  # what comes at once is looked at at once
            try:
                await self.look()
            except StoreFault:
                LOG.debug("alerts cannot be put now")
                await asyncio.sleep(1.0)
            except Exception:  # our bug: the next tables are looked at all the same
                LOG.exception("alerts of a table are not put")

    async def begin(self) -> None:
        """Go on where another process stopped."""
        now = time.time()
        alone = self.mark == MARK
        for name, value in (await self._call(self._marks.named, MARK)).items():
            if alone or now - value > DEAD_SECONDS:
                await self._look_through(value - OVERLAP)
                if name != self.mark:
                    await self._call(self._marks.remove, name, value)
        await self._call(self._marks.set, self.mark, now)
        await self._call(self.outbox.forget, now - KEEP)
        self._marked = now

    async def look(self) -> None:
        """At all tables that have changed since; a table that cannot be read now comes again."""
        self._rung.clear()
        began = time.time()
        looked = list(self._changed)
        for name in looked:
            room, been = self._changed.pop(name), self._been.pop(name, set())
            try:
                await self._look_at(name, room, been)
            except StoreFault:
                self._changed.setdefault(name, room)
                self._been.setdefault(name, set()).update(been)
                raise
        if began - self._marked >= MARK_SECONDS and (looked or self.mark != MARK):
            await self._set_mark(began)

    async def _set_mark(self, now: float) -> None:
        await self._call(self._marks.set, self.mark, now)
        self._marked = now
        if self.mark == MARK:
            return
        for name, value in (await self._call(self._marks.named, MARK)).items():
            if name != self.mark and now - value > DEAD_SECONDS:
                await self._look_through(value - OVERLAP)
                await self._call(self._marks.remove, name, value)

    async def _look_through(self, since: float) -> None:
        """All tables that changed since then: what is missing is put."""
        if not await self._call(self.channels.any):
            return
        for name in await self._call(self._marks.changed_since, since):
            room = self._tables.rooms.known(name)
            try:
                room = room or await asyncio.to_thread(self._tables.rooms.load, name)
            except SPOILT:  # who comes to it is told
                continue
            if room is not None:
                await self._look_at(name, room, set())

    async def _look_at(self, name: str, room: Room, been: set[str]) -> None:
        """Put what is to be told of a table; drop what is not so any more."""
        people = {*been, *(place.holder for place in room.places if place.holder)}
        by_person: dict[str, list[Channel]] = {}
        for channel in await self._call(self.channels.of_all, people):
            by_person.setdefault(channel.person, []).append(channel)
        for person in been & by_person.keys():
            await self._call(self.outbox.seen, person, name)
        if not by_person or self._tables.is_closed(room):
            return
        news = news_of(room)
        looking = self._company.look_at(name)
        before = await self._call(self.outbox.open, name)
        await self._drop(before, news)
        for one in news:
            if one.person not in by_person:
                continue
            if one.person not in looking:
                await self._tell(name, one, by_person[one.person], before)
            elif one.kind == "over":  # they saw it, and it comes once
                for channel in by_person[one.person]:
                    await self._put(channel, one, name, seen=True)

    async def _drop(self, before: Iterable[Letter], news: Sequence[News]) -> None:
        """Whoever is not asked any more is not told so."""
        asked = {one.person for one in news if one.kind == "turn"}
        for letter in before:
            if letter.kind == "turn" and letter.person not in asked:
                await self._call(self.outbox.drop, letter.key)

    async def _tell(
        self, name: str, one: News, channels: Iterable[Channel], before: Iterable[Letter]
    ) -> None:
        """Once, until they have been there; who has answered since was there."""
        if one.kind == "over" and time.time() - one.since > LATE:
            return
        told = [letter for letter in before if (letter.person, letter.kind) == one[:2]]
        others = [letter for letter in told if letter.key != letter_key(one, letter.channel)]
        if others and others[-1].data.get("answered") == one.data.get("answered"):
            return
        if others:
            await self._call(self.outbox.seen, one.person, name)
        for channel in channels:  # who ended in the middle may have put some of them
            await self._put(channel, one, name)

    async def _put(self, channel: Channel, one: News, room: str, seen: bool = False) -> None:
        if not is_live(channel) or one.since < channel.at:
            return
        person = await self._call(self.people.find, one.person)
        wishes = Wishes.of(person.data if person is not None else {})
        if not wishes.wants(one.kind, room):
            return
        key = letter_key(one, channel.id)
        await self._call(
            self.outbox.put, key, channel, room, one.kind, one.data, pause=self.pause, seen=seen
        )
        if not self.pause:
            self.put.set()


def letter_key(one: News, channel: str) -> str:
    """Of what is put for one channel: the same whoever puts it."""
    return f"{one.key} {channel}"


def is_live(channel: Channel) -> bool:
    """Is anything told there? Not where nobody answers, nor where nobody has said it is theirs."""
    return not channel.data.get("dead") and not channel.data.get("code")
