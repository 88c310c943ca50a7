"""Tournaments as a running server leads them: entries, rounds, their tables and what came out.

Everything is stored before it is so, and done again after a crash: a round is stored before its
tables are opened, a table has the name that its round gives it, a result is taken once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput, bad, did_you_mean
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.seats import NOBODY
from ragnatafl.table.automas import automas_of
from ragnatafl.table.club.clocks import PRESETS
from ragnatafl.table.club.outcomes import Outcome
from ragnatafl.table.club.tournament import (
    MOST_PLAYERS,
    MOST_ROUNDS,
    System,
    Table,
    Tournament,
    shares_of,
    tournament_of,
)
from ragnatafl.table.storage import Data, Fenced, StoreFault, Taken
from ragnatafl.table.storage.tournaments import StoredTournaments
from ragnatafl.table.web.club.chronicle import Chronicle
from ragnatafl.table.web.cluster import Moved
from ragnatafl.table.web.places import LONGEST_NAME as LONGEST_PLAYER
from ragnatafl.table.web.places import clean_name
from ragnatafl.table.web.refusals import (
    NotYourTournament,
    TooFewEntered,
    TooManyEntered,
    TooManyTournaments,
    TournamentBegun,
    TournamentOver,
)
from ragnatafl.table.web.rooms import new_name
from ragnatafl.table.web.tables import Tables

LOG: Final = logging.getLogger("ragnatafl.club")
PAUSE: Final = 30.0
"""Seconds between two looks for what was left behind."""
LATE: Final = 24 * 3600.0
"""Seconds after which nobody needs to hear of a table that was opened."""
LONGEST_NAME: Final = 60
MOST_EACH: Final = 5
"""Tournaments that somebody may have open at once."""
SHOWN: Final = 100
"""The latest ones that are listed."""


class Tournaments:
    """All tournaments of a server."""

    def __init__(self, tables: Tables, chronicle: Chronicle) -> None:
        self._tables = tables
        self._chronicle = chronicle
        self._stored = StoredTournaments(tables.keeper.store)
        self._known: dict[str, Tournament] = {}
        self.paired: list[Callable[[str, str, Data], Awaitable[None]]] = []
        """Who is told that a person plays in a room, with facts for people: once at least."""
        self._told: set[str] = set()
        """Rooms whose people were told by this process."""
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        chronicle.heard.append(self.hear)

    async def all(self) -> list[Tournament]:
        """The latest first."""
        names = await self._tables.keeper.call(self._stored.names, SHOWN)
        found = [await self.find(name) for name in names]
        return [one for one in found if one is not None]

    async def find(self, name: str) -> Tournament | None:
        """As it is stored now, whichever process wrote it."""
        known = self._known.get(name) or Tournament(name)
        await self._catch_up(known)
        return self._known.setdefault(name, known) if known.stored else None

    async def _catch_up(self, one: Tournament) -> None:
        """Take what is stored and new; whoever else does so meanwhile takes nothing twice."""
        for event in await self._tables.keeper.call(self._stored.events, one.id, one.stored):
            if event.number == one.stored:
                one.take(event.kind, event.data, event.at)

    # What people do

    async def open(
        self, opener: str, name: str, game: str, seats: int, system: System, rounds: int,
        options: Data | None = None, pace: str = "off",
    ) -> Tournament:  # fmt: skip
        """A new one, for which people may enter."""
        mine = [one for one in await self.all() if one.opener == opener and not one.over]
        if len(mine) >= MOST_EACH:
            raise Illegal(TooManyTournaments(MOST_EACH))
        setup = make_setup(find_game(game), seats, options or {})
        if automas_of(setup):
            line = f"{game}: the rules play seats of their own, so that it has no tournaments"
            raise bad(line, "tournament-automas")
        if pace not in PRESETS:
            raise BadInput(f"pace: {did_you_mean(pace, [*PRESETS])}")
        if not 1 <= rounds <= MOST_ROUNDS:
            line = f"rounds: must be a number from 1 to {MOST_ROUNDS}"
            raise bad(line, "tournament-rounds", most=MOST_ROUNDS)
        words = " ".join(name.split())[:LONGEST_NAME]
        if not words:
            raise bad("name: a tournament needs a name", "tournament-name")
        made = Tournament(new_name())
        await self._store(made, "open", {
            "name": words, "game": game, "seats": seats, "options": options or {},
            "system": system, "rounds": rounds, "opener": opener, "pace": pace,
        })  # fmt: skip
        return self._known.setdefault(made.id, made)

    async def join(self, one: Tournament, player: str, name: str) -> None:
        """Somebody enters; again, nothing changes."""
        async with self._turns[one.id]:
            self._is_open(one)
            if len(one.players) >= MOST_PLAYERS:
                raise Illegal(TooManyEntered(MOST_PLAYERS))
            if player not in one.players:
                called = unlike(name, one.players.values())
                await self._store(one, "join", {"player": player, "name": called})

    async def leave(self, one: Tournament, player: str) -> None:
        """Somebody leaves; once it has begun they are paired no more, and their table goes on."""
        async with self._turns[one.id]:
            if one.over:
                raise Illegal(TournamentOver())
            if player in one.players and player not in one.withdrawn:
                await self._store(one, "leave", {"player": player})

    async def begin(self, one: Tournament, by: str) -> None:
        async with self._turns[one.id]:
            self._is_open(one)
            _may_lead(one, by)
            if len(one.players) < 2:
                raise Illegal(TooFewEntered())
            await self._store(one, "begin", {})
            await self._go_on(one)

    async def close(self, one: Tournament, by: str) -> None:
        """It ends where it is."""
        async with self._turns[one.id]:
            _may_lead(one, by)
            if not one.over:
                await self._store(one, "close", {})

    async def decide(
        self, one: Tournament, by: str, number: int, table: int, won: int | None
    ) -> None:
        """Who leads it decides a table that is not played to its end: which seat won, or none."""
        async with self._turns[one.id]:
            _may_lead(one, by)
            found = _table(one, number, table)
            if one.over or found.shares is not None:
                raise Illegal(TournamentOver())
            if won is not None and won >= len(found.players):
                raise BadInput("table: nobody sits there")
            shares = {
                player: 0.5 if won is None else float(seat == won)
                for seat, player in enumerate(found.players)
            }
            await self._take(one, number, table, shares)

    def _is_open(self, one: Tournament) -> None:
        if one.over:
            raise Illegal(TournamentOver())
        if one.begun:
            raise Illegal(TournamentBegun())

    # What follows

    async def hear(self, outcome: Outcome) -> None:
        """A game is over; if it is one of ours, its result counts."""
        name = tournament_of(outcome.room)
        one = await self.find(name) if name else None
        if one is None:
            return
        async with self._turns[one.id]:
            place = one.find(outcome.room)
            if place is not None and not one.over and _table(one, *place).shares is None:
                await self._take(one, *place, shares_of(outcome))

    async def _take(
        self, one: Tournament, number: int, table: int, shares: dict[str, float]
    ) -> None:
        await self._store(one, "result", {"round": number, "table": table, "shares": shares})
        await self._go_on(one)

    async def _go_on(self, one: Tournament) -> None:
        """Pair the next round if this one is over; open its tables; end after the last."""
        if one.over or not one.begun:
            return
        if one.may_pair():
            if len(one.active) < 2:
                await self._store(one, "close", {})
                return
            tables, resting = one.next_round()
            await self._store(one, "round", {"tables": tables, "resting": resting})
        if one.rounds and not one.rounds[-1].over:
            for table in one.rounds[-1].tables:
                await self._open_table(one, table)
        elif one.rounds:  # there is no other round
            await self._store(one, "close", {})

    async def _open_table(self, one: Tournament, table: Table) -> None:
        """Its room, dealt at once; one that is there already stays as it is. Whoever opened it may
        have ended before its people were told."""
        if table.shares is not None or table.room in self._told:
            return
        store = self._tables.keeper.store
        events = await self._tables.keeper.call(store.events, table.room)
        if not events:
            await self._lay(one, table)
        if not events or time.time() - events[0].at < LATE:
            await self._tell(one, table)
        self._told.add(table.room)

    async def _lay(self, one: Tournament, table: Table) -> None:
        laid = await asyncio.to_thread(
            self._tables.rooms.lay, one.game,
            [("link", one.players[player], "") for player in table.players],
            one.options, opener=one.opener, holders=table.players, name=table.room,
            clock=PRESETS[one.pace],
        )  # fmt: skip
        try:
            await self._tables.keep(laid)
        except Taken:
            LOG.debug("table %s was opened by another process", table.room)

    async def _tell(self, one: Tournament, table: Table) -> None:
        facts = {
            "tournament": one.name,
            "round": len(one.rounds),
            "game": one.game,
            "names": ", ".join(one.players[player] for player in table.players),
            "path": f"/t/{table.room}",
        }
        for told in self.paired:
            for player in table.players:
                await told(player, table.room, facts)

    async def _store(self, one: Tournament, kind: str, data: Data) -> None:
        """Store an event, and let it be so. If another process was faster, its event is taken
        instead, and whoever wanted this looks again."""
        done = await self._tables.keeper.call(self._stored.append, one.id, one.stored, kind, data)
        await self._catch_up(one)
        if not done:
            raise StoreFault(f"tournament {one.id}: another process was faster")

    async def stay(self) -> None:
        """Go on where a process stopped, for ever."""
        while True:
            try:
                await self.look()
            except (StoreFault, Fenced, Moved):
                LOG.debug("tournaments cannot be read now")
            except Exception:  # our bug: the next look is tried all the same
                LOG.exception("a tournament could not go on")
            await asyncio.sleep(PAUSE)

    async def look(self) -> None:
        """Results nobody heard of, rounds that were not paired, tables that were not opened."""
        for one in await self.all():
            if not one.begun or one.over:
                continue
            rooms = [table.room for table in one.rounds[-1].tables] if one.rounds else []
            for room in rooms:
                noted = await self._tables.keeper.call(self._chronicle.results.at, room)
                if noted is not None:
                    await self.hear(noted.outcome)
            async with self._turns[one.id]:
                await self._go_on(one)


def _may_lead(one: Tournament, by: str) -> None:
    if not by or by != one.opener:
        raise Illegal(NotYourTournament())


def _table(one: Tournament, number: int, table: int) -> Table:
    if not 1 <= number <= len(one.rounds) or not 1 <= table <= len(one.rounds[number - 1].tables):
        raise BadInput("table: there is no such table in this tournament")
    return one.rounds[number - 1].tables[table - 1]


def unlike(name: str, others: Collection[str]) -> str:
    """A name that no other player has, though several people are called so.

    >>> unlike("Olena", ["Olena", "Rui", "Olena 2"])
    'Olena 3'
    """
    if not name.strip():
        raise bad("name: say what you are called", "tournament-nameless")
    called, number = clean_name(name, NOBODY), 1
    while called in others:
        number += 1
        called = f"{clean_name(name, NOBODY)[: LONGEST_PLAYER - 4]} {number}"
    return called
