"""A hall whose people are told of their turns, and receivers that keep what comes."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.club.alerts import Message
from ragnatafl.table.club.outside import NotSent
from ragnatafl.table.storage import Store
from ragnatafl.table.storage.alerts import Channel, Letter
from ragnatafl.table.storage.statements import Statements
from ragnatafl.table.web.club.sending import Sender
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.room import Room
from table.web.given import given_table


class Postman:
    """Takes messages, or does not."""

    def __init__(self) -> None:
        self.got: list[tuple[str, Message]] = []
        self.fault: NotSent | None = None

    async def send(self, channel: Channel, message: Message) -> None:
        if self.fault is not None:
            raise self.fault
        self.got.append((channel.person, message))

    def texts(self) -> list[str]:
        return [line.text for _, message in self.got for line in message.lines]


class Club:
    """Two people who play, and are told."""

    def __init__(self, store: Store, pauses: Sequence[float] = (0.0, 0.0, 0.0)) -> None:
        self.store = store
        self.hall = Hall(store)
        self.alerting = self.hall.alerting
        self.postman = Postman()
        keeper = self.hall.tables.keeper
        receivers = {"push": self.postman, "webhook": self.postman}
        self.sender = Sender(keeper, self.alerting, receivers, "https://tafl.example", pauses)

    def table(self, seats: str = "link link", game: str = "runics", **options: object) -> Room:
        options = options or {"first": "astrid"}
        return given_table(self.hall.tables.rooms, game, seats, **options)

    def channel(self, person: str, name: str = "", kind: str = "push") -> Channel:
        """A way by which somebody is told, from long ago."""
        channel = Channel(name or f"{kind}-{person[:8]}", person, kind, 0.0, {})
        self.alerting.people.meet(person, language="en")
        self.alerting.channels.add(channel)
        return channel

    async def move(self, room: Room) -> Seat:
        """Whoever is asked answers, until somebody else is; who that is then."""
        seat = room.asked()[0].seat
        while not room.over and room.asked()[0].seat == seat:
            room.do(room.choose(seat, room.asked()[0].options[0].text, room.moment))
        self.alerting.wake(room)
        await self.alerting.look()
        return room.asked()[0].seat if not room.over else seat

    async def send(self) -> list[str]:
        """Send what is due; all that was received so far."""
        await self.sender.look()
        await self.sender.settle()
        return self.postman.texts()

    def letters(self, room: Room) -> list[Letter]:
        return self.alerting.outbox.open(room.name)

    def states(self) -> list[str]:
        rows = Statements(self.store).run("SELECT state FROM outbox ORDER BY put, key")
        return [state for (state,) in rows]
