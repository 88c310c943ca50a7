"""Bots at the tables: they answer where they are asked, and advise who asks them for a hint."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from random import SystemRandom
from typing import Final

from ragnatafl.kernel.decisions import Decision, Illegal
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import Fenced, StoreFault
from ragnatafl.table.thinking import BotFault, Later, NotAsked, Thinkers
from ragnatafl.table.web import figures
from ragnatafl.table.web.company import Company
from ragnatafl.table.web.connection import Connection
from ragnatafl.table.web.errands import Errands
from ragnatafl.table.web.pace import is_telling
from ragnatafl.table.web.pages.hints import hint_panel, no_hint_panel
from ragnatafl.table.web.refusals import HandIsCounted, NothingAsked
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import voice_at
from ragnatafl.table.web.tables import Tables

LOG: Final = logging.getLogger("ragnatafl.table")
TRY_LATER: Final = 1.0
"""Seconds after which a bot thinks again whose table could not be read."""


class Bots:
    """Lets `thinkers` think for the bots of all tables; `changed` hears of each choice."""

    def __init__(
        self,
        thinkers: Thinkers,
        tables: Tables,
        company: Company,
        errands: Errands,
        changed: Callable[[Room], None],
    ) -> None:
        self.thinkers = thinkers
        self.playing: set[str] = set()
        """Tables at which bots think."""
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._tables = tables
        self._company = company
        self._errands = errands
        self._changed = changed
        self._rng = SystemRandom()

    def wake(self, room: Room) -> None:
        """If they are asked they begin to think."""
        if room.name not in self.playing and self._asked(room):
            self.playing.add(room.name)
            self._errands.begin(self.play, room)

    def _asked(self, room: Room) -> list[Decision]:
        """What bots are asked. Where nobody else is left to play they sleep until somebody looks;
        with a person they go on until that one is asked."""
        if room.taught is not None:  # a lesson says what others do
            return []
        playing = any(place.has_person and not place.by_bot for place in room.places)
        if self._tables.is_closed(room) or (not playing and not self._company.at(room.name)):
            return []
        return [d for d in room.asked() if d.seat >= 0 and room.places[d.seat].by_bot]

    async def play(self, room: Room) -> None:
        """Answer for bots until a person is asked; a choice that came too late is thought anew."""
        try:
            while waiting := self._asked(room):
                await self._play_asked(room, waiting)
                if self.thinkers.closed:
                    return  # the server ends; the bot will think again in the next one
        except Illegal:
            LOG.exception("the bots of table %s are not heard", room.name)
        except Fenced:
            self._tables.let_go(room)
        finally:
            self.playing.discard(room.name)

    async def _play_asked(self, room: Room, waiting: Sequence[Decision]) -> None:
        """Bots that are asked at once think at once; their answers are stored in order."""
        moment, seats = room.moment, tuple(decision.seat for decision in waiting)
        thoughts = [asyncio.create_task(self._thought(room, decision)) for decision in waiting]
        try:
            for seat, thought in zip(seats, thoughts, strict=True):
                text = await thought
                async with room.turn:
                    ends = self.thinkers.closed or self._tables.is_closed(room)
                    if not text or room.moment != moment or ends:
                        return
                    if not room.places[seat].by_bot:
                        continue  # it was given back meanwhile
                    await self._tables.do(room, room.choose(seat, text, moment))
                self._changed(room)
        finally:
            for thought in thoughts:
                thought.cancel()

    async def _thought(self, room: Room, decision: Decision) -> str:
        """What the bot of a seat answers, after a pause where its quickness would tell something;
        nothing if it has to be asked again."""
        clock = asyncio.get_running_loop().time
        seat, number, asked = decision.seat, room.stored, clock()
        try:
            with figures.thinking("choice"):
                text = await self.thinkers.choose(room, seat, room.places[seat].level)
        except StoreFault:
            await self.sleep(TRY_LATER)
            return ""
        except Exception as fault:  # our bug: the table must not wait for ever
            if isinstance(fault, NotAsked) and room.stored != number:
                return ""
            if not self.thinkers.closed:
                LOG.exception("the bot of seat %s of table %s gave up", seat, room.name)
                figures.FAULTS.labels("bot").inc()
            await asyncio.sleep(0)
            return decision.options[0].text
        took = clock() - asked
        if is_telling(decision) and self._company.is_watched(room):
            await self.sleep(room.pace.pause(seat, took, self._rng))
        if len(decision.options) > 1:
            room.pace.note(seat, took)
        return text

    # Hints

    def hint(self, one: Connection, seat: Seat) -> None:
        """Somebody would like to know what a bot would do; one hint a tab at a time."""
        if not any(decision.seat == seat for decision in one.room.asked()):
            raise Illegal(NothingAsked())
        one.room.not_in_lesson()
        if one.room.match.setup.counted:
            raise Illegal(HandIsCounted())
        if not one.waits_for_hint:
            one.waits_for_hint = True
            self._errands.begin(self._advise, one, seat, one.room.moment)

    async def _advise(self, one: Connection, seat: Seat, moment: int) -> None:
        """Beside everything else: who asked may choose meanwhile."""
        try:
            if one.room.moment != moment:
                return
            with figures.thinking("hint"):
                advice = await self.thinkers.advise(one.room, seat)
            still_asked = any(decision.seat == seat for decision in one.room.asked())
            if still_asked and one.seat == seat:  # at a hot seat another may look by now
                why = hint_panel(advice, voice_at(one.room, one.code))
                one.send({"hint": advice.option, "moment": moment, "why": why})
        except (Later, BotFault, StoreFault) as fault:
            if not isinstance(fault, Later):
                LOG.exception("there is no hint at table %s", one.room.name)
            why = no_hint_panel(voice_at(one.room, one.code))
            one.send({"hint": "", "moment": moment, "why": why})
        except NotAsked:
            pass  # the answer was quicker
        finally:
            one.waits_for_hint = False

    # In a first game

    def suggest(self, one: Connection, seat: Seat) -> None:
        """A learner's page would like to mark what the coach would choose. Where there is no coach,
        or nothing to choose, it gets nothing: that is no fault."""
        room = one.room
        asked = any(asked.seat == seat and len(asked) > 1 for asked in room.asked())
        if room.coach and asked and not room.match.setup.counted:
            self._errands.begin(self._suggest, one, seat, room.moment)

    async def _suggest(self, one: Connection, seat: Seat, moment: int) -> None:
        """Told to who asked, and to nobody else; the page waits for nothing."""
        try:
            with figures.thinking("hint"):
                option = await self.thinkers.suggest(one.room, seat)
        except (Later, NotAsked):
            return  # one can play without it
        except (BotFault, StoreFault):
            if not self.thinkers.closed:
                LOG.exception("the coach of table %s has no suggestion", one.room.name)
            return
        if one.room.moment == moment and one.seat == seat:
            one.send({"suggested": [option], "moment": moment})
