"""A visitor of the club: a browser tab at the lobby or at the club's talk, and what it is sent."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ragnatafl.table.web.club.wishes import Wishes
from ragnatafl.table.web.connection import MESSAGES_A_SECOND, MESSAGES_AT_ONCE
from ragnatafl.table.web.markup import Markup
from ragnatafl.table.web.often import Bucket

MOST_UNSAID: Final = 100


class Visitor:
    """One connection that is at no table."""

    def __init__(self, socket: WebSocket, holder: str, code: str) -> None:
        self.socket = socket
        self.holder = holder
        self.code = code
        self.wishes: Wishes | None = None
        """What its person wants of talk; None until that was looked up."""
        self.rate = Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)
        self.tables: dict[str, Markup] = {}
        """The lobby as it was shown last."""
        self._unsaid: deque[dict[str, object]] = deque()
        self._woken = asyncio.Event()

    @property
    def reads(self) -> bool:
        """Does anybody read what is sent there?"""
        return len(self._unsaid) <= MOST_UNSAID

    def send(self, message: dict[str, object]) -> None:
        self._unsaid.append(message)
        self._woken.set()

    def refuse(self, line: str) -> None:
        self.send({"refused": line})

    async def write(self) -> None:
        """Send what is to be said as fast as this browser reads; nobody else waits for it."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._unsaid:
                text = msgspec.json.encode(self._unsaid.popleft()).decode()
                with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it will come back
                    await self.socket.send_text(text)
