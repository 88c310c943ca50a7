"""The lobby: tables that wait for people, live for everybody who looks.

What is shown follows from the events of the tables, whichever process wrote them: each reads what
is new, keeps the index (`storage/lobby.py`), and shows those who look what has changed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.table.club.listing import Waiting, waiting_from
from ragnatafl.table.storage import SPOILT, Fenced, StoreFault
from ragnatafl.table.storage.lobby import OVERLAP, Lobbies
from ragnatafl.table.web.club.visiting import Visitor
from ragnatafl.table.web.cluster import Moved
from ragnatafl.table.web.markup import NOTHING, Markup
from ragnatafl.table.web.pages.club.rows import table_row
from ragnatafl.table.web.rates import Rates
from ragnatafl.table.web.refusals import TooFast, TooManyListed, WaitsAtTooMany
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.tables import Tables

LOG: Final = logging.getLogger("ragnatafl.lobby")
PAUSE: Final = 1.0
"""Seconds between two looks for what other processes did."""
BREATH: Final = 0.2
"""Seconds between two looks, however much happens."""
TIDY_SECONDS: Final = 600.0
OVERDUE: Final = 10.0
"""Seconds after which somebody else asks who is there, if the process has ended that did."""
MOST_LISTED: Final = 3
"""Tables that one person has in the lobby at once."""
MOST_WAITED: Final = 5
"""Tables that wait at which one person sits."""
JOINS_A_MINUTE: Final = 10

Rows = dict[str, Markup]


class Lobby:
    """Reads, keeps and shows what waits."""

    def __init__(self, tables: Tables, changed: Callable[[Room], None]) -> None:
        self.waiting: dict[str, Waiting] = {}
        """As it is shown, the latest first."""
        self.rates = Rates()
        self._tables = tables
        self._changed = changed
        self._index = Lobbies(tables.keeper.store)
        self._mark = -1
        self._read: deque[int] = deque(maxlen=4 * OVERLAP)
        """Events that were read already, of the last ones."""
        self._visitors: dict[Visitor, bool] = {}
        """Who looks, and whether they have been here before."""
        self._rows: dict[tuple[str, bool], Rows] = {}
        self._drawn: dict[tuple[str, str], tuple[Waiting, Markup]] = {}
        self._bell = asyncio.Event()
        self._looking = asyncio.Lock()
        self._tidied = 0.0

    # What one person may

    async def may_open(self, person: str) -> None:
        """Refuse a table too many in the lobby."""
        await self.look()
        if sum(seen.opener == person for seen in self.waiting.values()) >= MOST_LISTED:
            raise Illegal(TooManyListed(MOST_LISTED))

    def may_join(self, person: str) -> None:
        """Refuse who sits at many tables that wait, or goes from one to the other too fast."""
        wait = self.rates.wait(person, "joins", JOINS_A_MINUTE, minutes=1)
        if wait:
            raise Illegal(TooFast(wait))
        if sum(seen.holds(person) for seen in self.waiting.values()) >= MOST_WAITED:
            raise Illegal(WaitsAtTooMany(MOST_WAITED))

    # Looking

    def ring(self, room: Room) -> None:
        """A table has changed in this process: what is shown is looked at soon."""
        if room.listing.asks and (not room.begun or room.name in self.waiting):
            self._bell.set()

    async def stay(self) -> None:
        """Look for ever; while storage does not answer, what was known is shown."""
        while True:
            try:
                await self.look()
            except (StoreFault, Fenced):
                LOG.debug("the lobby cannot be read now")
            except Exception:  # our bug: the next tables are shown all the same
                LOG.exception("the lobby could not be read")
            await asyncio.sleep(BREATH)
            try:
                async with asyncio.timeout(PAUSE - BREATH):
                    await self._bell.wait()
            except TimeoutError:
                pass
            self._bell.clear()

    async def look(self) -> None:
        """Read what is new, and show it."""
        async with self._looking:
            call = self._tables.keeper.call
            if self._mark < 0:
                self._mark = max(0, await call(self._index.mark) - OVERLAP)
            last = self._mark
            found = await call(self._index.since, max(0, last - OVERLAP))
            fresh = [event for event in found if event.id not in self._read]
            for name in dict.fromkeys(event.room for event in fresh):
                await self._keep(name)
            self._read.extend(event.id for event in fresh)
            self._mark = max([last, *(event.id for event in found)])
            if self._mark != last:
                await call(self._index.set_mark, self._mark)
            if time.monotonic() - self._tidied > TIDY_SECONDS:
                self._tidied = time.monotonic()
                await call(self._index.tidy)
            current = {seen.room: seen for seen in await call(self._index.current)}
            closed = self._tables.orders.closed
            current = {room: seen for room, seen in current.items() if room not in closed}
        if list(current.items()) != list(self.waiting.items()):
            self.waiting = current
            self._rows.clear()
            for visitor in self._visitors:
                self._show(visitor)
        await self._wake_overdue()

    async def _keep(self, name: str) -> None:
        """One table in the index, as its events tell it."""
        store = self._tables.keeper.store
        try:
            events = await self._tables.keeper.call(store.events, name)
            seen = waiting_from(name, events) if events else None
        except SPOILT:
            LOG.error("what is stored of table %s cannot be read", name)
            return
        if seen is not None:
            await self._tables.keeper.call(self._index.keep, seen)

    async def _wake_overdue(self) -> None:
        """Where everybody was asked who is there, and the process that asked has ended."""
        now = time.time()
        for seen in list(self.waiting.values()):
            overdue = seen.state == "checking" and now > seen.at + seen.seconds + OVERDUE
            if overdue and self._tables.rooms.known(seen.room) is None:
                try:
                    room = await self._tables.find(seen.room)
                except (*SPOILT, BadInput, Illegal, Moved):
                    continue  # in other hands, or who comes is told
                if room is not None:
                    self._changed(room)

    # Showing

    def comes(self, visitor: Visitor) -> None:
        self._visitors[visitor] = bool(visitor.holder)
        self._show(visitor, whole=True)

    def goes(self, visitor: Visitor) -> None:
        self._visitors.pop(visitor, None)

    def rows(self, code: str, known: bool) -> Rows:
        """By table its row, made once for all who read the same."""
        made = self._rows.get((code, known))
        if made is None:
            made = self._rows[code, known] = {
                room: self._row(seen, code)
                for room, seen in self.waiting.items()
                if known or seen.listed == "open"
            }
            if len(self._drawn) > 8 * len(self.waiting) + 100:
                self._drawn.clear()
        return made

    def _row(self, seen: Waiting, code: str) -> Markup:
        before = self._drawn.get((seen.room, code))
        if before is not None and before[0] == seen:
            return before[1]
        row = table_row(seen, code)
        self._drawn[seen.room, code] = seen, row
        return row

    def _show(self, visitor: Visitor, whole: bool = False) -> None:
        """What has changed since this one looked last."""
        rows = self.rows(visitor.code, self._visitors[visitor])
        changed = changes(visitor.tables, rows)
        if changed or whole or list(visitor.tables) != list(rows):
            visitor.tables = rows
            visitor.send({"tables": changed, "order": list(rows)})


def changes(before: Mapping[str, Markup], now: Mapping[str, Markup]) -> dict[str, Markup]:
    """Rows that are new or different, and nothing for those that are gone.

    >>> changes({"a": Markup("1"), "b": Markup("2")}, {"b": Markup("3"), "c": Markup("4")})
    {'b': '3', 'c': '4', 'a': ''}
    """
    changed = {room: row for room, row in now.items() if before.get(room) != row}
    return {**changed, **{room: NOTHING for room in before if room not in now}}
