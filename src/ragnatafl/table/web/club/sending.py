"""Sending: what is due in the outbox goes out, and is noted when it did.

A bundle is in hand for a while only; whoever ends in the middle leaves it to the next, which sends
it under the same name. A channel that does not work is tried again after longer and longer pauses,
then given up; meanwhile nobody else waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, Protocol

import msgspec

from ragnatafl.table.club.alerts import Message, Wishes, new_name
from ragnatafl.table.club.hooks import hook, shape_of
from ragnatafl.table.club.mail import Mailer
from ragnatafl.table.club.outside import NotSent, Outside
from ragnatafl.table.club.push import PushKey, Subscription
from ragnatafl.table.storage import StoreFault
from ragnatafl.table.storage.alerts import Channel, Due, Letter
from ragnatafl.table.web import figures
from ragnatafl.table.web.club.alerting import Alerting
from ragnatafl.table.web.club.wording import PAGE, worded
from ragnatafl.table.web.keeping import Keeper

LOG: Final = logging.getLogger("ragnatafl.alerts")
LOOK_SECONDS: Final = 1.0
"""Between two looks into the outbox, if nobody rings."""
MOST_AT_ONCE: Final = 8
"""Of a kind of channels; so many may be slow without holding up those of another kind."""
MOST_DUE: Final = 100
LEASE: Final = 90.0
"""Seconds for which a bundle is in hand: longer than any try takes."""
PAUSES: Final = (10.0, 40.0, 160.0, 640.0, 2_560.0, 7_200.0, 14_400.0)
"""Seconds before the next tries; then it is given up."""
GONE_TRIES: Final = 3
"""What says that it is gone is believed then."""


class Receiver(Protocol):
    """How a kind of channel is reached."""

    async def send(self, channel: Channel, message: Message) -> None:
        """`NotSent` unless it has arrived there."""


class Pushed:
    """A browser, by its push service."""

    def __init__(self, key: PushKey, outside: Outside) -> None:
        self._key = key
        self._outside = outside

    async def send(self, channel: Channel, message: Message) -> None:
        found = msgspec.convert(channel.data["subscription"], Subscription)
        await self._outside.post(self._key.request(found, message))


class Mailed:
    """An address, by the owner's mail server."""

    def __init__(self, mailer: Mailer) -> None:
        self._mailer = mailer

    async def send(self, channel: Channel, message: Message) -> None:
        text = f"{message.text}\n\n-- \n{message.more}\n{message.base}{PAGE}\n"
        subject = message.title
        if len(message.lines) == 1:
            subject = f"{message.title}: {message.lines[0].text}"
        await self._mailer.send(channel.data["address"], subject, text, message.key)


class Hooked:
    """A webhook, in the shape that its service takes."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def send(self, channel: Channel, message: Message) -> None:
        shape = shape_of(channel.data["shape"])
        await self._outside.post(hook(channel.data["url"], shape, message))


class Sender:
    """Sends what is due, for ever."""

    def __init__(
        self,
        keeper: Keeper,
        alerting: Alerting,
        receivers: Mapping[str, Receiver],
        public: str = "",
        pauses: Sequence[float] = PAUSES,
    ) -> None:
        self._call = keeper.call
        self._alerting = alerting
        self._outbox = alerting.outbox
        self._channels = alerting.channels
        self._receivers = receivers
        self._public = public
        self._pauses = pauses
        self._slots = {kind: asyncio.Semaphore(MOST_AT_ONCE) for kind in receivers}
        self._under_way: dict[str, asyncio.Task[None]] = {}
        """By channel: one at a time."""

    async def stay(self, alone: bool) -> None:
        """`alone`: nobody else sends from this outbox, so what is in hand is so no more."""
        released = not alone
        while True:
            try:
                if not released:
                    await self._call(self._outbox.release)
                    released = True
                await self.look()
            except StoreFault:
                LOG.debug("the outbox cannot be read now")
            except Exception:  # our bug: the next ones are sent all the same
                LOG.exception("alerts are not sent")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._alerting.put.wait()
            self._alerting.put.clear()

    async def look(self) -> None:
        """Begin to send all that is due; nobody waits for its end."""
        most = MOST_DUE + len(self._under_way)  # those wait for slots, and hide nobody else
        for due in await self._call(self._outbox.due, most):
            if due.channel not in self._under_way:
                task = asyncio.create_task(self._carry(due))
                self._under_way[due.channel] = task
                task.add_done_callback(partial(self._ended, due.channel))

    def _ended(self, channel: str, task: asyncio.Task[None]) -> None:
        self._under_way.pop(channel, None)

    async def settle(self) -> None:
        """Until all that was begun has ended."""
        await asyncio.gather(*self._under_way.values())

    async def _carry(self, due: Due) -> None:
        try:
            channel = await self._call(self._channels.find, due.channel)
            if channel is None or channel.data.get("dead") or channel.kind not in self._receivers:
                await self._call(self._outbox.drop_all, due.channel)
                return
            async with self._slots[channel.kind]:
                await self._send(channel, due)
        except StoreFault:
            LOG.debug("the outbox cannot be read now")
        except Exception:  # our bug: it comes again when its time in hand is over
            LOG.exception("an alert is not sent")
            figures.FAULTS.labels("alert").inc()

    async def _send(self, channel: Channel, due: Due) -> None:
        person = await self._call(self._alerting.people.find, channel.person)
        now = time.time()
        if not due.bundle:
            wakes = Wishes.of(person.data if person is not None else {}).wakes(now)
            if wakes > now:
                await self._call(self._outbox.put_off, channel.id, wakes)
                return
            name = new_name()
            letters = await self._call(self._outbox.bundle, channel.id, name, now + LEASE)
        else:
            name = due.bundle
            letters = await self._call(self._outbox.again, name, now + LEASE)
        if not letters:
            return
        code = person.language if person is not None else "en"
        base = self._public or str(channel.data.get("base", ""))
        message = worded(letters, name, code, base, letters[0].put)
        try:
            await self._receivers[channel.kind].send(channel, message)
        except NotSent as fault:
            await self._failed(channel, name, letters, fault)
            return
        await self._call(self._outbox.sent, name)
        figures.ALERTS.labels(channel.kind, "sent").inc(len(letters))
        if channel.data.get("trouble"):
            await self._note(channel.id, trouble="")

    async def _failed(
        self, channel: Channel, name: str, letters: Sequence[Letter], fault: NotSent
    ) -> None:
        tries = letters[0].tries + 1
        gone = fault.why == "gone" and tries >= GONE_TRIES
        figures.ALERTS.labels(channel.kind, "failed").inc(len(letters))
        facts = {"by": channel.kind, "why": fault.why, "try": tries}
        if gone or tries > len(self._pauses) or fault.why == "private":
            LOG.warning("a channel is given up", extra={"facts": facts})
            await self._note(channel.id, trouble=fault.why, dead=True)
            await self._call(self._outbox.drop_all, channel.id)
            figures.ALERTS.labels(channel.kind, "dropped").inc(len(letters))
            return
        LOG.info("an alert could not be sent", extra={"facts": facts})
        pause = max(self._pauses[tries - 1], fault.wait)
        await self._call(self._outbox.failed, name, time.time() + pause)
        await self._note(channel.id, trouble=fault.why)

    async def _note(self, channel: str, **facts: object) -> None:
        """What its person reads of it."""
        found = await self._call(self._channels.find, channel)
        if found is not None:
            await self._call(self._channels.note, channel, {**found.data, **facts})
