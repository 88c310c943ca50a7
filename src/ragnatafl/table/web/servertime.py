"""What time it is for clocks: by the store's clock, which stamps events, read every few seconds."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from ragnatafl.table.club.clocks import Span, merged


class ServerTime:
    """The time, and when the server was not there. Between two readings the time goes on by a clock
    that never jumps."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.outages: tuple[Span, ...] = ()
        self._wall = wall
        self._steady = steady
        self._ahead: float | None = None
        """Of the steady clock, as it was read last."""

    def now(self) -> float:
        return self._wall() if self._ahead is None else self._steady() + self._ahead

    def is_now(self, at: float) -> None:
        """The store's clock was read."""
        self._ahead = at - self._steady()

    def was_out(self, spans: Iterable[Span]) -> None:
        """More outages are known, or the same again."""
        found = merged((*self.outages, *spans))
        if found != self.outages:
            self.outages = found
