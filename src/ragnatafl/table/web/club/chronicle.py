"""The chronicle: a game that is over is noted with its players, and ratings follow.

Nothing else need be stored for it: after a crash the events since the last mark are looked through
again, and what was noted already stays as it is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import NOBODY, Seat, seats_in
from ragnatafl.table.club.outcomes import AUTOMA, BOT, Left, Outcome, Player, Unrated, why_unrated
from ragnatafl.table.club.outcomes import ranks as ranks_of
from ragnatafl.table.storage import SPOILT, Fenced, Stored, StoreFault
from ragnatafl.table.storage.results import Noted, Ratings, Results, rate_new
from ragnatafl.table.web.errands import Errands
from ragnatafl.table.web.holders import mark_of
from ragnatafl.table.web.keeping import Keeper
from ragnatafl.table.web.places import Place
from ragnatafl.table.web.room import Room

LOG: Final = logging.getLogger("ragnatafl.club")
MARK: Final = "chronicle"
PAUSE: Final = 20.0
"""Seconds between two looks for what was left behind."""
AT_ONCE: Final = 50
"""Tables that are looked through between two marks."""
ENDS: Final = ("choice", "resign")
"""What may end a game."""


class Chronicle:
    """Notes games that are over. Who wants to hear of them adds to `heard`."""

    def __init__(self, keeper: Keeper, errands: Errands) -> None:
        self.results = Results(keeper.store)
        self.ratings = Ratings(keeper.store)
        self.heard: list[Callable[[Outcome], Awaitable[None]]] = []
        self._keeper = keeper
        self._errands = errands
        self._noted: set[str] = set()
        """Tables that are done with."""
        self._under_way: set[str] = set()
        """Tables that are over and about to be noted: if this process ends now they are not."""
        self._rating = asyncio.Lock()

    def wake(self, room: Room) -> None:
        """Something happened at a table; if that is over, it is noted."""
        known = room.name in self._noted or room.name in self._under_way
        if room.over and not known and counts(room):
            self._under_way.add(room.name)
            self._errands.begin(self._note_soon, room)

    async def _note_soon(self, room: Room) -> None:
        try:
            await self.note(room)
        except StoreFault:  # the next look finds it
            LOG.warning("how table %s came out cannot be noted now", room.name)
        finally:
            self._under_way.discard(room.name)

    async def note(self, room: Room) -> None:
        """Note how a game came out; who hears of it is told, once at least."""
        events = await self._keeper.call(self._keeper.store.events, room.name)
        outcome = outcome_of(room, events)
        marks = {one.player: mark_of(one.player) for one in outcome.players if one.is_person}
        await self._keeper.call(self.results.note, outcome, marks)
        await self._rate()
        self._noted.add(room.name)
        for told in self.heard:
            await told(outcome)

    async def _rate(self) -> None:
        async with self._rating:
            await self._keeper.call(rate_new, self.results, self.ratings)

    async def stay(self) -> None:
        """Look for what was left behind, for ever: at the start, and now and then."""
        while True:
            try:
                await self.look()
            except (StoreFault, Fenced):
                LOG.debug("games that are over cannot be read now")
            except Exception:  # our bug: the next ones are noted all the same
                LOG.exception("games that are over could not be noted")
            await asyncio.sleep(PAUSE)

    async def look(self) -> None:
        """Look through all tables that changed since the last look; if somebody turned out to be
        another person, ratings follow."""
        marks, call = self.results.marks, self._keeper.call
        mark = int(await call(marks.find, MARK) or 0)
        while changed := await call(marks.changed_after, mark, AT_ONCE):
            for name, last in changed:
                if name not in self._noted:
                    await self._look_at(name)
                mark = last
            await call(marks.set, MARK, mark)
        await self._rate()

    async def _look_at(self, name: str) -> None:
        store = self._keeper.store
        try:
            events = await self._keeper.call(store.events, name)
            if not events or not may_be_over(events):
                return
            room = await asyncio.to_thread(Room, store, name, events)
            if room.over and counts(room):
                await self.note(room)
        except (*SPOILT, BadInput, Illegal):  # who comes to that table is told
            LOG.debug("table %s cannot be read", name)

    async def of(self, person: str) -> list[Noted]:
        """All games of a person that are over, the latest first."""
        return await self._keeper.call(self.results.of, person)


def may_be_over(events: Sequence[Stored]) -> bool:
    """Has anybody played there at all? To play it again takes its time."""
    return any(event.kind in ENDS for event in events)


def counts(room: Room) -> bool:
    """Is it a game that somebody played to its end here, not a lesson or an old record?"""
    played_here = room.luck.kind in ("sealed", "told")
    return played_here and room.taught is None and bool(room.seating.people)


def outcome_of(room: Room, events: Sequence[Stored]) -> Outcome:
    """How a game came out, as its room has it; when, its events tell."""
    match = room.match
    winners = list(seats_in(match.state.winners))
    if room.winner_by_resigning != NOBODY:
        winners = [room.winner_by_resigning]
    left = [_left(place) for place in room.places]
    ranked = ranks_of(winners, match.scores, [Seat(s) for s, how in enumerate(left) if how])
    plays = match.game.plays
    players = tuple(
        Player(
            player=player_at(place), name=place.name, rank=ranked[seat], points=match.scores[seat],
            plays=plays(match.state, Seat(seat)) if plays is not None else "", left=left[seat],
        )
        for seat, place in enumerate(room.places)
    )  # fmt: skip
    return Outcome(
        room=room.name, game=match.game.name, opened=room.opened_at,
        ended=max(event.at for event in events if event.kind in ENDS),
        rule=match.state.ended_by if match.over else "", choices=len(match.lines), players=players,
        options=match.setup.chosen(), unrated=_why_unrated(room, players, events),
    )  # fmt: skip


def player_at(place: Place) -> str:
    """Who a seat counts for: whoever sat there, though a bot may have gone on."""
    if place.kind == "automa":
        return AUTOMA
    return BOT + place.level if place.kind == "bot" else place.holder


def _left(place: Place) -> Left:
    if place.resigned:
        return "resigned"
    return "away" if place.has_person and place.taken_over else ""


def _why_unrated(room: Room, players: Sequence[Player], events: Sequence[Stored]) -> Unrated:
    if room.beside_board:
        return "board"
    if room.lesson:
        return "lesson"
    if room.match.start is not None:
        return "start"
    if room.match.setup.content.pack is not None:
        return "pack"
    undone = any(event.kind == "undo" for event in events)
    return why_unrated([one.player for one in players], undone)
