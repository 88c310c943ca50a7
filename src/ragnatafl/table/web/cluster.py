"""Several server processes on one database: a table is played in the process that owns it.

Owning is a lease in the database (`table/storage/leases.py`). A process that cannot renew its lease
lets all its tables go before another may take them; whoever was connected comes back, to any of the
processes, and finds the tables where they are then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import threading
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol

from ragnatafl.table.storage import Fenced, StoreFault
from ragnatafl.table.web.keeping import Keeper

if TYPE_CHECKING:  # the driver of the database is an extra
    from ragnatafl.table.storage.leases import Leases

LOG: Final = logging.getLogger("ragnatafl.table")
RENEWAL: Final = 1.0
"""Seconds between two renewals of the lease."""
LATELY: Final = 900.0
"""Seconds before the store's last event: a bot that is asked answers much sooner."""
HANGS: Final = 5.0
"""Seconds without a sign after which this process is taken to hang."""


class Moved(Exception):
    """The table is played in the process at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Owners(Protocol):
    """Who plays which table."""

    @property
    def process(self) -> str:
        """By which name the store knows this process."""

    async def own(self, room: str) -> int:
        """The fence by which this process may write to a room; `Moved` if another one plays it."""

    async def give_up(self, room: str) -> None:
        """Nobody needs this room here any more."""

    async def left_behind(self) -> list[str]:
        """Rooms that a process played when it ended; each is told once."""


class Alone:
    """One process has all tables."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.process = secrets.token_hex(8)
        self._looked = False

    async def own(self, room: str) -> int:
        return 0

    async def give_up(self, room: str) -> None:
        pass

    async def left_behind(self) -> list[str]:
        """Those that were played last before the start."""
        if self._looked:
            return []
        found = await self.keeper.call(self.keeper.store.recent, LATELY)
        self._looked = True
        return found


class Cluster:
    """This process among others on the same database."""

    def __init__(self, leases: Leases, keeper: Keeper) -> None:
        self.leases = leases
        self.keeper = keeper
        self._signed = 0.0
        self.secret = ""
        """What the processes know each other by."""
        self.lost: Callable[[], None] = lambda: None
        """Lets all tables go."""

    @property
    def process(self) -> str:
        return self.leases.process

    async def join(self) -> None:
        """Begin to own tables."""
        self.secret = await self.keeper.call(self.leases.secret)
        await self.keeper.call(self.leases.join)

    async def stay(self) -> None:
        """Keep the lease for ever; what it covered is let go when it has run out.

        A thread renews it, however busy this process is or its storage. But only while this here
        gives signs: a process that hangs loses its tables to others.
        """
        loop, ended = asyncio.get_running_loop(), threading.Event()
        self._signed = monotonic()
        threading.Thread(target=self._renew, args=(loop, ended), name="lease", daemon=True).start()
        try:
            while True:
                await asyncio.sleep(RENEWAL)
                self._signed = monotonic()
        finally:
            ended.set()

    def _renew(self, loop: asyncio.AbstractEventLoop, ended: threading.Event) -> None:
        held = True
        while not ended.wait(RENEWAL):
            if monotonic() - self._signed > HANGS:
                continue
            try:
                self.leases.renew()
            except Fenced as fault:
                if not ended.is_set():
                    self._let_go(loop, held, fault)
                    held = self._join_again()
            except StoreFault as fault:
                if not self.leases.live:
                    self._let_go(loop, held, fault)
                    held = False

    def _let_go(self, loop: asyncio.AbstractEventLoop, held: bool, why: Exception) -> None:
        if not held:
            return
        LOG.error("the tables of this process are let go: %s", why)
        done = threading.Event()

        def let_go() -> None:
            self.lost()
            done.set()

        with contextlib.suppress(RuntimeError):  # the loop has ended, and all tables with it
            loop.call_soon_threadsafe(let_go)
            done.wait(HANGS)

    def _join_again(self) -> bool:
        try:
            self.leases.join()
        except StoreFault:
            return False
        return True

    async def own(self, room: str) -> int:
        from ragnatafl.table.storage.leases import Elsewhere

        owner = await self.keeper.call(self.leases.own, room)
        if isinstance(owner, Elsewhere):
            raise Moved(owner.address)
        return owner.fence

    async def give_up(self, room: str) -> None:
        try:
            await self.keeper.call(self.leases.give_up, room)
        except StoreFault:  # then the lease runs out
            LOG.warning("table %s could not be given up", room)

    async def left_behind(self) -> list[str]:
        return await self.keeper.call(self.leases.inherit)

    async def leave(self) -> None:
        """An orderly end: others have the tables at once."""
        try:
            await self.keeper.call(self.leases.leave)
        except StoreFault:
            LOG.warning("the lease could not be given up")
