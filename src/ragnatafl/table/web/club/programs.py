"""A program at a table: a line like a browser's, on which data goes in place of pages."""

from __future__ import annotations

from starlette.websockets import WebSocket

from ragnatafl.kernel.events import Event
from ragnatafl.table.web.club.protocol import State
from ragnatafl.table.web.club.watching import state_of
from ragnatafl.table.web.connection import Connection
from ragnatafl.table.web.often import Bucket
from ragnatafl.table.web.room import Room


class ProgramLine(Connection):
    """The seat of a program, and which events it has heard of."""

    def __init__(
        self, socket: WebSocket, room: Room, holder: str, code: str, browser: str = ""
    ) -> None:
        super().__init__(socket, room, holder, code, browser)
        told = socket.query_params.get("since", "")
        skips = int(told) if told.isascii() and told.isdigit() and len(told) < 9 else 0
        self._heard: list[Event] = room.match.events[:skips] if room.begun else []

    def share(self, rate: Bucket) -> None:
        """All lines of one token together may say so much."""
        self.rate = rate

    def send(self, message: dict[str, object] | None) -> None:
        """Every message says what it is; what people say to each other is not for programs."""
        if message is not None and "talk" in message:
            return
        named = None if message is None else {"say": next(iter(message)), **message}
        super().send(named)

    def shown(self) -> State:
        """The table as it is now, with what happened since the last time."""
        self.look_from_own_seat()
        events = self.room.match.events if self.room.begun else []
        since = len(self._heard)
        if events[:since] != self._heard:  # something was undone: they hear it from there
            since = next(n for n in range(since) if n >= len(events) or events[n] != self._heard[n])
        self._heard = list(events)
        return state_of(self.room, self.own_seat, self.seat, self.code, since)
