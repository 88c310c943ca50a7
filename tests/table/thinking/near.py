"""Workers for stories that end no process."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection

from kit.simulated import Simulated
from kit.waiting import PATIENCE
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import Store
from ragnatafl.table.telling.advice import Advice
from ragnatafl.table.thinking import Job, Thinkers
from ragnatafl.table.thinking.local import Killed, Worker, answer_orders
from ragnatafl.table.thinking.work import Answer
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Laid, Rooms
from table.web.given import filled


def given_simulated(rooms: Rooms, game: Simulated) -> Laid:
    """A table with the bots and the luck of a game of the arena."""
    bots = filled(" ".join(game.bots))
    return rooms.lay(game.game, bots, game.options, seed=game.seed, source="fast")


async def played(
    room: Room,
    thinkers: Thinkers,
    choices: Sequence[tuple[Seat, str]],
    between: Callable[[], None] = lambda: None,
) -> None:
    """Let bots play a table to its end; each choice has to be the one that was made elsewhere."""
    expected = list(choices)
    while asked := room.asked():
        texts = await asyncio.gather(
            *(thinkers.choose(room, one.seat, room.places[one.seat].level) for one in asked)
        )
        for one, text in zip(asked, texts, strict=True):
            assert (one.seat, text) == expected.pop(0), len(choices) - len(expected)
            room.do(room.choose(one.seat, text, room.moment))
        between()
    assert not expected


class Near(Worker):
    """One that thinks in a thread."""

    def __init__(self) -> None:
        super().__init__((), 1)
        self.sent: list[int] = []
        """How many events it was sent with each job."""

    def _start(self) -> Connection:
        self._pipe, its = multiprocessing.Pipe()
        threading.Thread(target=answer_orders, args=(its, 1), daemon=True).start()
        return self._pipe

    def think(self, store: Store, job: Job, limit: float | None) -> Answer | None:
        before = self.known.get(job.room, 0)
        self.sent.append(len([e for e in store.events(job.room, before) if e.number < job.number]))
        return super().think(store, job, limit)


class Waits(Worker):
    """One that answers when it is let."""

    def __init__(self) -> None:
        super().__init__((), 1)
        self.may = threading.Event()
        self.jobs: list[Job] = []
        self.hurried = 0

    def think(self, store: Store, job: Job, limit: float | None) -> Answer | None:
        self.jobs.append(job)
        if not self.may.wait(PATIENCE):
            raise Killed
        return Answer("a", Advice("a") if job.is_hint else None, 0.01, False)

    def hurry(self) -> None:
        self.hurried += 1


class Dies(Worker):
    """One that is killed by so many of its jobs."""

    def __init__(self, deaths: int) -> None:
        super().__init__((), 1)
        self.deaths = deaths

    def think(self, store: Store, job: Job, limit: float | None) -> Answer | None:
        self.deaths -= 1
        if self.deaths >= 0:
            raise Killed
        return Answer("a", None, 0.01, False)
