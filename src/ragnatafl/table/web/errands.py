"""Errands: what a server does beside everything else, while everybody is heard."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import ParamSpec

P = ParamSpec("P")


class Errands:
    """Work that is under way beside everything else."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[None]] = set()

    def begin(
        self, work: Callable[P, Coroutine[None, None, None]], *args: P.args, **named: P.kwargs
    ) -> None:
        """Nobody waits for its end. Where there is no loop to do it, it is not made either."""
        loop = asyncio.get_running_loop()
        task = loop.create_task(work(*args, **named))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
