"""The companion as people use it: over HTTP and a socket, and its events as they are stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from kit.waiting import PATIENCE
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import Pack
from ragnatafl.lab.guests import Server, cookie_header
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.thinking.following import Seen
from ragnatafl.table.web.rooms import Rooms
from table.web.given import filled, given_links, held

Told = tuple[str, str, object, object]
"""Place, name, what lies there, what lay there when it was last told."""


class Companion:
    """A table of the server beside a real board, and everybody's browser."""

    def __init__(
        self,
        server: Server,
        seats: str,
        options: Mapping[str, object],
        kept: Mapping[str, str],
        seed: int,
        pack: Pack | None = None,
    ) -> None:
        self.server = server
        self.storage = SQLite(server.store)
        rooms = Rooms(self.storage)
        laid = rooms.lay(
            "surtr", filled(seats), options, seed=str(seed), source="asked", kept=kept, pack=pack,
            **held(seats),
        )  # fmt: skip
        room = rooms.keep(laid)
        self.links = given_links(room)
        self.seen = Seen()
        self.seen.follow(room.name, self.storage.events(room.name))
        self.pages: dict[tuple[int, int], dict[str, Any]] = {}  # Any: as JSON
        self.doors = ExitStack()
        self.sockets: dict[int, ClientConnection] = {}

    def close(self) -> None:
        self.doors.close()
        self.storage.close()

    @property
    def match(self) -> Match[Any]:  # Any: a table of Followers, only read
        """The table as it is stored."""
        name = self.links.room
        return self.seen.follow(name, self.storage.events(name, self.seen.number(name)))

    def look(self, seat: int) -> dict[str, Any]:
        """What the page of a seat shows; it asks again when something has changed."""
        number = self.seen.number(self.links.room)
        if (seat, number) not in self.pages:
            status, page = self.server.get(f"{self.links.watch}/beside?json", self._cookie(seat))
            assert status == 200, page
            self.pages = {(seat, number): msgspec.json.decode(page)}
        return self.pages[seat, number]

    def tell(self, seat: int, told: Sequence[Told], **more: str) -> None:
        """Look at it, as the page does, then be sure."""
        fields = [dict(zip(("at", "name", "value", "was"), one, strict=True)) for one in told]
        asked = {"seat": seat, "moment": self.look(seat)["moment"], "fields": fields, **more}
        for sure in (False, True):
            body = {**asked, "sure": sure}
            status, answer = self.server.post(f"{self.links.watch}/tell", body, self._cookie(seat))
            assert status == 200, (answer, asked)
            assert sure or answer["fine"], (answer["faults"], asked)
        assert self.match

    def choose(self, seat: int, text: str) -> None:
        self._say(seat, say="choose", option=text)

    def undo(self, seat: int) -> None:
        self._say(seat, say="undo")

    def hold(self, seat: int, card: str) -> None:
        self._say(seat, say="hold", card=card)

    def _cookie(self, seat: int) -> dict[str, str]:
        return cookie_header(self.links.seats[seat].cookie)

    def _say(self, seat: int, **message: object) -> None:
        """Say it, and wait until it is done; nothing is refused."""
        if seat not in self.sockets:
            address = f"ws://127.0.0.1:{self.server.port}/ws/{self.links.room}"
            door = connect(
                address, additional_headers=self._cookie(seat), max_size=None, proxy=None
            )
            self.sockets[seat] = self.doors.enter_context(door)
        socket, moment = self.sockets[seat], self.look(seat)["moment"]
        socket.send(msgspec.json.encode({**message, "seat": seat, "moment": moment}).decode())
        heard: dict[str, Any] = {}
        while heard.get("moment", -1) <= moment:
            heard = msgspec.json.decode(socket.recv(PATIENCE))
            assert not heard.get("refused"), (heard["refused"], message)
        assert self.match
