"""The hall: rooms, the browsers at them, and bots that think; here people are heard."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from random import SystemRandom
from typing import Final

from starlette.websockets import WebSocket

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Decision, Illegal
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import CHANCE, SPECTATOR, Seat
from ragnatafl.table.orders import Orders
from ragnatafl.table.settings import Settings
from ragnatafl.table.storage import SPOILT, Fenced, Store, StoreFault
from ragnatafl.table.thinking import BotFault, Later, NotAsked, Thinkers
from ragnatafl.table.thinking.local import Local
from ragnatafl.table.web import figures
from ragnatafl.table.web.cluster import Alone, Moved, Owners
from ragnatafl.table.web.companion import one_alike, speaks_for
from ragnatafl.table.web.connection import Connection
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.holders import browser_of, machine_of
from ragnatafl.table.web.keeping import Keeper
from ragnatafl.table.web.messages import (
    Begin,
    Choose,
    Gather,
    Hint,
    Message,
    Mix,
    Ready,
    Rematch,
    Rename,
    Resign,
    Speak,
    Stand,
    TakeOver,
    Undo,
    Why,
    parse_message,
)
from ragnatafl.table.web.often import What
from ragnatafl.table.web.pace import is_telling
from ragnatafl.table.web.pages.hints import hint_panel, no_hint_panel
from ragnatafl.table.web.pages.standing import picked_offer
from ragnatafl.table.web.refusals import (
    GraceLeft,
    NoRematchYet,
    NotHandedOver,
    NothingAsked,
    NotYourSeat,
    SeatIsTaken,
    ServerEnds,
    TableIsClosed,
)
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Laid, Rooms
from ragnatafl.table.web.saying import PageVoice, voice_at

LOG: Final = logging.getLogger("ragnatafl.table")
SWEEP_SECONDS: Final = 60.0
MOST_A_SEAT: Final = 30
"""Tabs of one seat."""
OFTEN: Final[dict[type[Message], What]] = {
    Choose: "answer", Gather: "answer", Undo: "undo", Stand: "standing", Hint: "hint",
    TakeOver: "take-over", Rename: "rename", Rematch: "rematch",
}  # fmt: skip
LOOK_AGAIN: Final = 5.0
"""Seconds, at most, until it is looked again for whom others have waited long enough."""
TRY_LATER: Final = 1.0
"""Seconds after which a bot thinks again whose table could not be read."""
TRY_AGAIN: Final = 1013
"""Sockets are closed so when storage does not answer: the browser comes back."""


@contextlib.contextmanager
def readable(name: str) -> Iterator[None]:
    """A table whose store was spoilt is told so; it hides no other."""
    try:
        yield
    except (BadInput, Illegal):
        raise
    except SPOILT as fault:
        LOG.error("what is stored of table %s cannot be read: %s", name, type(fault).__name__)
        raise BadInput("what is stored of this table cannot be read") from None


class Hall:
    """All that a running server holds: rooms, connections, bots that think."""

    def __init__(self, storage: Store, thinkers: Thinkers | None = None) -> None:
        self.rooms = Rooms(storage)
        self.keeper = Keeper(storage)
        self.owners: Owners = Alone()
        self.connections: dict[str, list[Connection]] = {}
        self.thinkers = thinkers or Local(storage)
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._thinking: set[str] = set()
        self._waiting: set[str] = set()
        """Tables at which somebody is away for whom others wait."""
        self._standing: set[tuple[str, Seat, int]] = set()
        """Questions that are being answered for their seats: table, seat and moment."""
        self._rng = SystemRandom()
        self._tasks: set[asyncio.Task[None]] = set()
        self.orders = Orders()
        """What the owner of the server has ordered."""
        self.most_onlookers = Settings.onlookers_a_table
        self.draining = False
        """The server is about to end."""

    # Rooms, and what is done there

    async def find(self, name: str) -> Room | None:
        """A room from memory, or from storage while others are heard."""
        room = self.rooms.known(name)
        if room is not None:
            return room
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Room | None:
        storage = self.rooms.storage
        with readable(name):
            events = await self.keeper.call(storage.events, name)
            if not events:
                return None
            fence = await self.owners.own(name)
            if fence:  # until now another process may have written more
                events += await self.keeper.call(storage.events, name, len(events))
            room = await asyncio.to_thread(Room, storage, name, events)  # it takes its time
        room.fence = fence
        await self.invite_as_ordered(room)
        return self.rooms.add(room)

    async def look(self, name: str) -> Room | None:
        """A room to be read, not changed: one that another process plays is as it is stored."""
        try:
            return await self.find(name)
        except Moved:
            with readable(name):
                return await asyncio.to_thread(self.rooms.load, name)

    async def keep(self, laid: Laid) -> Room:
        """A new table is stored, all of it or nothing."""
        if self.draining:
            raise Illegal(ServerEnds())
        room, entries = laid
        room.fence = await self.owners.own(room.name)
        await self.keeper.call(self.rooms.storage.append, room.name, 0, entries, room.fence)
        return self.rooms.add(room)

    async def do(self, room: Room, deed: Deed) -> None:
        """Store a deed and let it be so; while that fails, everybody at the table is told."""
        if self.is_closed(room):
            raise Illegal(TableIsClosed())
        await self.keeper.do(room, deed, lambda fault: self._tell_trouble(room, fault))
        for entry in deed.entries:
            if entry.kind == "choice":
                by_bot = entry.data["seat"] >= 0 and room.places[entry.data["seat"]].by_bot
                figures.CHOICES.labels("bot" if by_bot else "person").inc()

    def _tell_trouble(self, room: Room, fault: str) -> None:
        for one in self.connections.get(room.name, ()):
            one.send({"trouble": PageVoice(one.code).line("not-stored") if fault else ""})

    def notice_for(self, one: Connection) -> dict[str, object]:
        """What the owner of the server has to say at this table."""
        name, lines = one.room.name, [self.orders.announces()]
        if self.is_closed(one.room):
            lines += [PageVoice(one.code).line("table-closed"), self.orders.closed[name]]
        title = self.orders.titles.get(name, "")
        return {"notice": {"title": title, "lines": list(filter(None, lines))}}

    async def invite_as_ordered(self, room: Room) -> None:
        """Invitations that the owner made, closed or not."""
        for code, seat in self.orders.invitations.get(room.name, {}).items():
            deed = room.invite_by_order(Seat(seat), code)
            await self.keeper.do(room, deed, lambda fault: self._tell_trouble(room, fault))

    def is_closed(self, room: Room) -> bool:
        """By its owner's order: nothing can be done there."""
        return room.name in self.orders.closed

    def let_go(self, room: Room) -> None:
        """Another process has this room now: whoever is here comes back and finds it there."""
        self.rooms.drop(room.name)
        for one in self.connections.get(room.name, ()):
            one.come_back()

    def let_all_go(self) -> None:
        """This process owns nothing any more."""
        for room in self.rooms.loaded():
            self.let_go(room)

    def changed(self, room: Room) -> None:
        """Everybody at the table sees the new page; bots that are asked begin to think."""
        self.show(room)
        self.wake_bots(room)
        self.wake_standing(room)
        self.wake_waits(room)

    def show(self, room: Room) -> None:
        for one in self.connections.get(room.name, ()):
            one.show()

    def came_or_went(self, room: Room) -> None:
        """Who is connected has changed: everybody at the table sees it."""
        browsers: dict[Seat, set[str]] = {}
        for one in self.connections.get(room.name, ()):
            one.look_from_own_seat()
            for seat in room.seats_here(one.own_seat):
                browsers.setdefault(seat, set()).add(one.browser)
        browsers.pop(SPECTATOR, None)
        doubled = {seat for seat, machines in browsers.items() if len(machines) > 1}
        if (set(browsers), doubled) != (room.present, room.doubled):
            room.present, room.doubled = set(browsers), doubled
            room.absence.sees(room.present)
            self.show(room)
            self.wake_standing(room)
            self.wake_waits(room)

    def wake_waits(self, room: Room) -> None:
        """See to it that everybody sees when a bot may play for who is away."""
        if room.name not in self._waiting and any(room.waits().values()):
            self._waiting.add(room.name)
            self._begin(self._tell_waits(room))

    async def _tell_waits(self, room: Room) -> None:
        """Everybody sees when others may let a bot play for who is away."""
        try:
            free = room.free_seats()
            while self.connections.get(room.name):
                waits = [wait for wait in room.waits().values() if wait > 0]
                if free != room.free_seats():
                    free = room.free_seats()
                    self.show(room)
                if not waits:
                    return
                await self.sleep(min(*waits, LOOK_AGAIN))
        finally:
            self._waiting.discard(room.name)

    def wake_bots(self, room: Room) -> None:
        if self._asked_bots(room) and room.name not in self._thinking:
            self._thinking.add(room.name)
            self._begin(self._play_bots(room))

    def _asked_bots(self, room: Room) -> list[Decision]:
        """What bots are asked. Where nobody else is left to play they sleep until somebody looks;
        with a person they go on until that one is asked."""
        playing = any(place.has_person and not place.by_bot for place in room.places)
        if self.is_closed(room) or (not playing and not self.connections.get(room.name)):
            return []
        return [d for d in room.asked() if d.seat >= 0 and room.places[d.seat].by_bot]

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play_bots(self, room: Room) -> None:
        """Answer for bots until a person is asked; a choice that came too late is thought anew."""
        try:
            while waiting := self._asked_bots(room):
                await self._play_asked(room, waiting)
                if self.thinkers.closed:
                    return  # the server ends; the bot will think again in the next one
        except Illegal:
            LOG.exception("the bots of table %s are not heard", room.name)
        except Fenced:
            self.let_go(room)
        finally:
            self._thinking.discard(room.name)

    async def _play_asked(self, room: Room, waiting: Sequence[Decision]) -> None:
        """Bots that are asked at once think at once; their answers are stored in order."""
        moment, seats = room.moment, tuple(decision.seat for decision in waiting)
        thoughts = [
            asyncio.create_task(self._thought(room, decision, seats[:place]))
            for place, decision in enumerate(waiting)
        ]
        try:
            for seat, thought in zip(seats, thoughts, strict=True):
                text = await thought
                async with room.turn:
                    ends = self.thinkers.closed or self.is_closed(room)
                    if not text or room.moment != moment or ends:
                        return
                    if not room.places[seat].by_bot:
                        continue  # it was given back meanwhile
                    await self.do(room, room.choose(seat, text, moment))
                self.show(room)
                self.wake_standing(room)
        finally:
            for thought in thoughts:
                thought.cancel()

    async def _thought(self, room: Room, decision: Decision, after: tuple[Seat, ...]) -> str:
        """What the bot of a seat answers, after a pause where its quickness would tell something;
        nothing if it has to be asked again."""
        clock = asyncio.get_running_loop().time
        seat, number, asked = decision.seat, room.stored, clock()
        try:
            with figures.thinking("choice"):
                text = await self.thinkers.choose(room, seat, room.places[seat].level, after)
        except StoreFault:
            await self.sleep(TRY_LATER)
            return ""
        except Exception as fault:  # our bug: the table must not wait for ever
            if isinstance(fault, NotAsked) and room.stored != number:
                return ""
            if not self.thinkers.closed:
                LOG.exception("the bot of seat %s of table %s gave up", seat, room.name)
                figures.FAULTS.labels("bot").inc()
            await asyncio.sleep(0)
            return decision.options[0].text
        took = clock() - asked
        if is_telling(decision) and self._is_watched(room):
            await self.sleep(room.pace.pause(seat, took, self._rng))
        if len(decision.options) > 1:
            room.pace.note(seat, took)
        return text

    async def hear(self, one: Connection, message: Message) -> None:
        """Do what a browser asks for, if its seat may; meanwhile nobody else is heard there."""
        room = one.room
        what = OFTEN.get(type(message))
        if what is not None and one.own_seat >= 0:
            room.often.check(one.own_seat, what)
        match message:
            case Choose(seat, option, moment, careful):
                if room.places[self._own(one, seat)].by_bot:
                    raise Illegal(NothingAsked())
                speaker = speaks_for(room, Seat(seat))
                if speaker == CHANCE:
                    option = one_alike(room, option, voice_at(room, one.code))
                deed = room.choose(speaker, option, moment)
                final = room.why_final(deed) if careful else ""
                if final:
                    one.ask_whether(option, final)
                else:
                    await self._change(room, deed)
            case Gather(seat, picks, moment, everything, sure):
                await self._gather(one, self._own(one, seat), picks, moment, everything, sure)
            case Stand(seat, name, text, on, moment):
                await self._stand(one, self._own(one, seat), name, text, on, moment)
            case Undo(seat, moment):
                await self._change(room, room.undo(self._own(one, seat), moment))
            case Ready(seat):
                one.seat = self._own(one, seat)
                one.show()
            case Hint(seat):
                self._hint(one, self._own(one, seat))
            case Why(seat, anchors, variant):
                room.explain(self._own(one, seat), anchors, variant)
            case Resign(seat):
                await self._change(room, room.resign(self._own(one, seat)))
            case Rename(seat, name):
                await self._change(room, room.rename(self._own(one, seat), name))
            case TakeOver(seat, by_bot, undo):
                await self._change(room, self._take_over(one, seat, by_bot, undo))
            case Mix(nonce):
                here = room.seats_here(one.own_seat)
                await self._change(room, room.gathering.mix_in(here, nonce, one.code))
            case Begin():
                await self._change(room, room.begin(one.holder, one.code))
            case Rematch():
                await self._rematch(one)
            case Speak(code):
                if code not in LANGUAGES:
                    raise BadInput(f"message: unknown language '{code}'")
                one.code = code
                one.show()
                one.send(self.notice_for(one))

    async def _change(self, room: Room, deed: Deed) -> None:
        """Something is done; everybody sees it."""
        await self.do(room, deed)
        self.changed(room)

    async def _gather(
        self, one: Connection, seat: Seat, picks: list[str], moment: int, everything: bool,
        sure: bool,
    ) -> None:  # fmt: skip
        """Members of a set: what else may join them, or the whole set is said."""
        room = one.room
        if room.places[seat].by_bot:
            raise Illegal(NothingAsked())
        if sure:
            await self._change(room, room.gather(seat, picks, moment))
            return
        found = room.picking(seat, moment)
        picked = found.pick_all(picks) if everything else found.pick(picks)
        seen = room.match.view(seat)
        offer = picked_offer(room, seen, found, picked, voice_at(room, one.code))
        one.send({"picking": offer, "moment": moment})

    async def _stand(
        self, one: Connection, seat: Seat, name: str, text: str, on: bool, moment: int
    ) -> None:
        """A standing answer is set or withdrawn: its owner alone is shown that."""
        room = one.room
        before = room.moment, len(room.match.lines)
        if on:
            await self.do(room, room.keep_standing(seat, name, text, moment))
            if room.standing_answer(seat) is not None:
                await self.do(room, room.answer_by_standing(seat, by_hand=True))
        else:
            await self.do(room, room.withdraw_standing(seat, name, text))
        if (room.moment, len(room.match.lines)) != before:
            self.changed(room)
            return
        for other in self.connections.get(room.name, ()):
            if other.own_seat == one.own_seat:
                other.show()

    def wake_standing(self, room: Room) -> None:
        """Answer for people who refuse all that they are asked about."""
        for decision in room.asked():
            question = (room.name, decision.seat, room.moment)
            answers = decision.seat >= 0 and room.standing_answer(decision.seat) is not None
            if answers and question not in self._standing:
                self._standing.add(question)
                self._begin(self._answer_for(room, decision, question))

    async def _answer_for(
        self, room: Room, decision: Decision, question: tuple[str, Seat, int]
    ) -> None:
        """After a pause, so that nobody can tell it from an answer by hand; alone, at once.

        Who is away cannot have answered: then the question waits.
        """
        try:
            seat, pause = decision.seat, 0.0
            if self._is_watched(room):
                pause = room.stood.pause(seat, decision.prompt, self._rng)
            await asyncio.sleep(pause)
            async with room.turn:
                is_there = seat in room.present or not self._is_watched(room)
                still_asked = room.moment == question[2] and room.standing_answer(seat) is not None
                if not is_there or not still_asked or self.is_closed(room):
                    return
                await self.do(room, room.answer_by_standing(seat))
            self._standing.discard(question)
            self.changed(room)
        except Illegal:
            LOG.exception("a standing answer at table %s is not heard", room.name)
        except Fenced:
            self.let_go(room)
        finally:
            self._standing.discard(question)

    def _is_watched(self, room: Room) -> bool:
        """Is anybody there, besides one person and bots, who could tell how an answer came?"""
        here = self.connections.get(room.name, ())
        return not room.alone or any(one.own_seat == SPECTATOR for one in here)

    def _own(self, one: Connection, seat: int) -> Seat:
        """The seat a message speaks for must be the connection's own."""
        if Seat(seat) not in one.room.seats_here(one.own_seat) or one.own_seat == SPECTATOR:
            raise Illegal(NotYourSeat())
        return Seat(seat)

    def _take_over(self, one: Connection, seat: int, by_bot: bool, undo: bool) -> Deed:
        """A bot for somebody who is not here; whoever sits there takes the seat back."""
        if one.own_seat == SPECTATOR or seat >= len(one.room.places):
            raise Illegal(NotYourSeat())
        own = Seat(seat) in one.room.seats_here(one.own_seat)
        at_home = not one.room.places[seat].has_person or Seat(seat) in one.room.present
        if not own and (not by_bot or at_home):
            raise Illegal(SeatIsTaken())
        if not own:
            wait = one.room.hand_over_in(Seat(seat))
            if wait is None or wait > 0:
                raise Illegal(NotHandedOver() if wait is None else GraceLeft(math.ceil(wait)))
        by = Seat(seat) if own else one.own_seat
        return one.room.take_over(Seat(seat), by_bot, by, undo)

    def _hint(self, one: Connection, seat: Seat) -> None:
        if not any(decision.seat == seat for decision in one.room.asked()):
            raise Illegal(NothingAsked())
        if not one.waits_for_hint:
            one.waits_for_hint = True
            self._begin(self._think_of_hint(one, seat, one.room.moment))

    async def _think_of_hint(self, one: Connection, seat: Seat, moment: int) -> None:
        """Beside everything else: who asked may choose meanwhile."""
        try:
            if one.room.moment != moment:
                return
            with figures.thinking("hint"):
                advice = await self.thinkers.advise(one.room, seat)
            still_asked = any(decision.seat == seat for decision in one.room.asked())
            if still_asked and one.seat == seat:  # at a hot seat another may look by now
                why = hint_panel(advice, voice_at(one.room, one.code))
                one.send({"hint": advice.option, "moment": moment, "why": why})
        except (Later, BotFault, StoreFault) as fault:
            if not isinstance(fault, Later):
                LOG.exception("there is no hint at table %s", one.room.name)
            why = no_hint_panel(voice_at(one.room, one.code))
            one.send({"hint": "", "moment": moment, "why": why})
        except NotAsked:
            pass  # the answer was quicker
        finally:
            one.waits_for_hint = False

    async def _rematch(self, one: Connection) -> None:
        room = one.room
        if one.own_seat == SPECTATOR or not room.over:
            raise Illegal(NoRematchYet())
        if self.is_closed(room):  # before another table is opened
            raise Illegal(TableIsClosed())
        if not room.rematch:
            again = await self.keep(self.rooms.lay_again(room, one.code))
            await self.do(room, room.set_rematch(again.name))
        self.changed(room)

    async def sweep(self) -> None:
        """Now and then let idle rooms leave memory."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            connected = {name for name, here in self.connections.items() if here}
            answering = {name for name, _, _ in self._standing}
            for name in self.rooms.forget_idle(connected | self._thinking | answering):
                await self.owners.give_up(name)

    async def serve_socket(self, socket: WebSocket) -> None:
        """A connection from its first page to its end; the seat does not end with it."""
        try:
            room = await self.find(socket.path_params["room"])
        except (BadInput, Illegal):
            room = None  # it cannot be loaded any more; its page says why
        except (StoreFault, Fenced, Moved):
            await socket.close(TRY_AGAIN)
            return
        if room is None:
            await socket.close(4404)
            return
        await socket.accept()
        code = socket.query_params.get("lang", "en")
        code = code if code in LANGUAGES else "en"
        one = Connection(socket, room, browser_of(socket), code, machine_of(socket))
        if self._is_crowded(one):
            await one.turn_away(PageVoice(code).line("too-many-at-table"))
            return
        self.connections.setdefault(room.name, []).append(one)
        writing = asyncio.create_task(one.write())
        try:
            one.show()
            if self.orders.heard:
                one.send(self.notice_for(one))
            self.came_or_went(room)
            self.wake_bots(room)
            while one.reads:
                message = await socket.receive()
                text = message.get("text")
                if message["type"] != "websocket.receive" or text is None:
                    break  # it is gone, or speaks in bytes
                await self._hear_text(one, text)
                await asyncio.sleep(0)  # however much one says, others are heard in between
        finally:
            writing.cancel()
            self.connections[room.name].remove(one)
            if not self.connections[room.name]:
                del self.connections[room.name]
                room.memory.forget()
            self.came_or_went(room)

    def _is_crowded(self, one: Connection) -> bool:
        """Are there too many like this one? However many look on, who plays there comes in."""
        here = self.connections.get(one.room.name, ())
        alike = sum(other.own_seat == one.own_seat for other in here)
        return alike >= (self.most_onlookers if one.own_seat == SPECTATOR else MOST_A_SEAT)

    async def _hear_text(self, one: Connection, text: str) -> None:
        if not one.rate.allows():
            one.refuse(PageVoice(one.code).line("too-many"))
            return
        try:
            message = parse_message(text)
            with figures.ANSWERS.time():
                async with one.room.turn:
                    await self.hear(one, message)
        except Illegal as illegal:
            figures.refused(illegal.refusal)
            reason = voice_at(one.room, one.code).reason(illegal.refusal)
            one.refuse(reason, illegal.refusal.rule)
            if illegal.refusal.key == "stale":
                self.show(one.room)
        except BadInput as fault:
            figures.refused(None)
            one.refuse(str(fault))
        except StoreFault:
            one.refuse(PageVoice(one.code).line("not-stored"))
        except Fenced:
            self.let_go(one.room)
