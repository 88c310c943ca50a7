"""Bots that think beside the server, in processes of their own, so that no table waits for them.

A worker is sent the record of the table and the seat; it makes the view of that seat and hands the
bot nothing else.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any

import msgspec

from ragnatafl.bots import parse_bot
from ragnatafl.games import find_game, load_game
from ragnatafl.kernel.match import Match, replay
from ragnatafl.kernel.records import Record
from ragnatafl.kernel.seats import Seat

HINT_BOT = "jarl:120"


class Thinkers:
    """A process, started when first needed; on so many cores one choice is thought about."""

    def __init__(self, modules: Sequence[str] = (), cores: int = 1) -> None:
        self._cores = cores
        self._modules = tuple(modules)
        self._pool: ProcessPoolExecutor | None = None
        self.closed = False

    # Any: a match of whichever game
    async def choose(self, match: Match[Any], seat: Seat, bot: str) -> str:
        """The text of the option that this bot would choose at this seat."""
        record = msgspec.json.encode(match.record())
        job = (record, match.seed, int(seat), bot, len(match.lines), self._modules, self._cores)
        loop = asyncio.get_running_loop()
        pool = self._ready()
        try:
            return await loop.run_in_executor(pool, think, *job)
        except BrokenProcessPool:  # a worker was ended from outside: once more, with new ones
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._ready(), think, *job)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_server)
        return self._pool

    def close(self) -> None:
        self.closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def end_with_server() -> None:
    """In the worker: however the server ends, killed too, no worker is left behind."""

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def think(
    record: bytes, secret: str, seat: int, bot: str, turn: int, modules: tuple[str, ...], cores: int
) -> str:
    """In the worker: replay, look through the eyes of the seat, choose."""
    for module in modules:
        load_game(module)
    played = msgspec.json.decode(record, type=Record)
    match = replay(played, find_game(played.game), secret=secret)
    spec = parse_bot(bot)
    decision = next(d for d in match.decisions if d.seat == seat)
    thinker = spec.make(f"{secret}/{seat}/{turn}")
    budget = replace(spec.budget, workers=cores)
    return thinker.choose(match.view(seat), decision, budget).text
