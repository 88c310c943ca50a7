"""`ragnatafl worker`: think for the bots of servers that share a database."""

from __future__ import annotations

import asyncio
import signal
from typing import TYPE_CHECKING

from ragnatafl.games import load_game
from ragnatafl.kernel.codecs import bad
from ragnatafl.table.settings import Settings
from ragnatafl.table.storage import is_database, open_store
from ragnatafl.table.telling.speech import Voice

if TYPE_CHECKING:
    from ragnatafl.table.thinking.crew import Crew


def work(settings: Settings, code: str = "en") -> int:
    """Think until told to end; what is thought about then is answered first."""
    if not is_database(settings.store):
        line = "workers take their jobs from a database: name it with --db postgresql://..."
        raise bad(line, "worker-database")
    if not settings.workers:
        raise bad("workers must be 1 at least here", "one-worker")
    store = open_store(settings.store)
    from ragnatafl.table.storage.postgres import PostgreSQL
    from ragnatafl.table.thinking.crew import Crew

    assert isinstance(store, PostgreSQL)
    for module in settings.modules:
        load_game(module)
    crew = Crew(store, settings.modules, settings.cores, settings.workers)
    try:
        asyncio.run(_until_told(crew, store.address, Voice(code)))
    finally:
        store.close()
    return 0


async def _until_told(crew: Crew, address: str, voice: Voice) -> None:
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, crew.end)
    count = len(crew.workers)
    print(voice.say("worker-at", store=address, count=count), flush=True)
    await crew.work()
