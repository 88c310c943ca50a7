"""Several server processes on one database: a table is played in the process that owns it.

Owning is a lease in the database (`table/storage/leases.py`). A process that cannot renew its lease
lets all its tables go before another may take them; whoever was connected comes back, to any of the
processes, and finds the tables where they are then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, Protocol

from ragnatafl.table.storage import Fenced, StoreFault
from ragnatafl.table.web.keeping import Keeper

if TYPE_CHECKING:  # the driver of the database is an extra
    from ragnatafl.table.storage.leases import Leases

LOG: Final = logging.getLogger("ragnatafl.table")
RENEWAL: Final = 1.0
"""Seconds between two renewals of the lease."""


class Moved(Exception):
    """The table is played in the process at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Owners(Protocol):
    """Who plays which table."""

    async def own(self, room: str) -> int:
        """The fence by which this process may write to a room; `Moved` if another one plays it."""

    async def give_up(self, room: str) -> None:
        """Nobody needs this room here any more."""


class Alone:
    """One process has all tables."""

    async def own(self, room: str) -> int:
        return 0

    async def give_up(self, room: str) -> None:
        pass


class Cluster:
    """This process among others on the same database."""

    def __init__(self, leases: Leases, keeper: Keeper) -> None:
        self.leases = leases
        self.keeper = keeper
        self._thread = ThreadPoolExecutor(1, "lease")
        self.secret = ""
        """What the processes know each other by."""
        self.lost: Callable[[], None] = lambda: None
        """Lets all tables go."""

    async def join(self) -> None:
        """Begin to own tables."""
        self.secret = await self.keeper.call(self.leases.secret)
        await self.keeper.call(self.leases.join)

    async def stay(self) -> None:
        """Renew the lease for ever; what it covered is let go when it has run out."""
        held = True
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                await self._lease(self.leases.renew)
            except Fenced:
                self._let_go(held)
                held = await self._join_again()
            except StoreFault as fault:
                if held and not self.leases.live:
                    LOG.error("the database does not answer: %s", fault)
                    self._let_go(held)
                    held = False

    def _let_go(self, held: bool) -> None:
        if held:
            LOG.error("the lease of this process has run out: its tables are let go")
            self.lost()

    async def _join_again(self) -> bool:
        try:
            await self._lease(self.leases.join)
        except StoreFault:
            return False
        return True

    async def _lease(self, work: Callable[[], None]) -> None:
        """In a thread of its own: however much is being stored, the lease does not wait for it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, work)

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

    async def leave(self) -> None:
        """An orderly end: others have the tables at once."""
        try:
            await self.keeper.call(self.leases.leave)
        except StoreFault:
            LOG.warning("the lease could not be given up")
