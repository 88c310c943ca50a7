"""Answering: what people refuse for a while is refused for them, as they would do it by hand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import SystemRandom
from typing import Final, NamedTuple

from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import Fenced
from ragnatafl.table.web.company import Company
from ragnatafl.table.web.errands import Errands
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.tables import Tables

LOG: Final = logging.getLogger("ragnatafl.table")


class Question(NamedTuple):
    """What a seat was asked at a moment of a table."""

    table: str
    seat: Seat
    moment: int


class Answering:
    """Gives the standing answers of people; `changed` hears of each."""

    def __init__(
        self,
        tables: Tables,
        company: Company,
        errands: Errands,
        changed: Callable[[Room], None],
    ) -> None:
        self.under_way: set[Question] = set()
        """What is being answered."""
        self._tables = tables
        self._company = company
        self._errands = errands
        self._changed = changed
        self._rng = SystemRandom()

    def wake(self, room: Room) -> None:
        """Answer for people who refuse all that they are asked about."""
        for decision in room.asked():
            question = Question(room.name, decision.seat, room.moment)
            answers = decision.seat >= 0 and room.standing_answer(decision.seat) is not None
            if answers and question not in self.under_way:
                self.under_way.add(question)
                self._errands.begin(self._answer, room, question, decision.prompt)

    async def _answer(self, room: Room, question: Question, prompt: str) -> None:
        """After a pause, so that nobody can tell it from an answer by hand; alone, at once.

        Who is away cannot have answered: then the question waits.
        """
        try:
            seat, pause = question.seat, 0.0
            if self._company.is_watched(room):
                pause = room.standing.pause(seat, prompt, self._rng)
            await asyncio.sleep(pause)
            async with room.turn:
                is_there = seat in room.present or not self._company.is_watched(room)
                same_moment = room.moment == question.moment
                still_asked = same_moment and room.standing_answer(seat) is not None
                if not is_there or not still_asked or self._tables.is_closed(room):
                    return
                await self._tables.do(room, room.answer_by_standing(seat))
            self.under_way.discard(question)
            self._changed(room)
        except Illegal:
            LOG.exception("a standing answer at table %s is not heard", room.name)
        except Fenced:
            self._tables.let_go(room)
        finally:
            self.under_way.discard(question)
