"""Turns: what takes long to draw is made one at a time for each address.

Nobody else is heard while a page is drawn. However much one address asks for at once, others come
between any two of its pages, and it has half of the time at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

P = ParamSpec("P")
T = TypeVar("T")


class Line:
    """Those who wait at one address."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.waiting = 0

    def goes_on(self) -> None:
        self.turn.release()


class Turns:
    """Whose turn it is, by address."""

    def __init__(self) -> None:
        self.lines: WeakValueDictionary[str, Line] = WeakValueDictionary()

    async def make(self, address: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Make it when its turn has come; who waits behind it waits as long again."""
        loop = asyncio.get_running_loop()
        line = self.lines.get(address)
        if line is None:
            line = self.lines[address] = Line()
        line.waiting += 1
        try:
            await line.turn.acquire()
        finally:
            line.waiting -= 1
        begun = loop.time()
        try:
            return work(*args, **named)
        finally:
            pause = loop.time() - begun if line.waiting else 0.0
            loop.call_later(pause, line.goes_on)
