"""Hearing: what a browser asks for is done, if its seat may; or it is told why not."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from typing import Final

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import CHANCE, SPECTATOR, Seat
from ragnatafl.table.logs import REQUEST
from ragnatafl.table.storage import Fenced, StoreFault
from ragnatafl.table.web import figures
from ragnatafl.table.web.bots import Bots
from ragnatafl.table.web.club.lobby import Lobby
from ragnatafl.table.web.club.talking import Talking
from ragnatafl.table.web.companion import one_alike, speaks_for
from ragnatafl.table.web.company import Company
from ragnatafl.table.web.connection import Connection
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.messages import (
    Agree,
    Begin,
    Choose,
    Coach,
    Gather,
    Hint,
    Hold,
    Leave,
    ListTable,
    Looks,
    Message,
    Mix,
    Propose,
    Ready,
    Rematch,
    Rename,
    Resign,
    Seal,
    SendAway,
    Speak,
    Stand,
    Suggest,
    TakeOver,
    TalkMessage,
    Undo,
    Vote,
    Why,
    parse_message,
)
from ragnatafl.table.web.often import What
from ragnatafl.table.web.pages.coach import coached
from ragnatafl.table.web.pages.standing import picked_offer
from ragnatafl.table.web.refusals import (
    GraceLeft,
    NoRematchYet,
    NotHandedOver,
    NothingAsked,
    NotYourSeat,
    SeatIsTaken,
    TableIsClosed,
)
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at
from ragnatafl.table.web.tables import Tables
from ragnatafl.table.web.timekeeping import agree, propose, vote

LOG: Final = logging.getLogger("ragnatafl.table")
OFTEN: Final[dict[type[Message], What]] = {
    Choose: "answer", Gather: "answer", Hold: "tell", Undo: "undo", Stand: "standing", Hint: "hint",
    Suggest: "suggest", TakeOver: "take-over", Rename: "rename", Rematch: "rematch", Seal: "answer",
    Mix: "answer", Begin: "answer", Coach: "answer", Propose: "clock", Agree: "clock",
    Vote: "clock", Leave: "lobby", SendAway: "lobby", ListTable: "lobby",
}  # fmt: skip


class Hearing:
    """Hears what browsers say; `changed` hears of all that is done at a table."""

    def __init__(
        self, tables: Tables, company: Company, bots: Bots, lobby: Lobby, talking: Talking,
        changed: Callable[[Room], None],
    ) -> None:  # fmt: skip
        self._tables = tables
        self._company = company
        self._bots = bots
        self._lobby = lobby
        self._talking = talking
        self._changed = changed

    async def hear(self, one: Connection, text: str) -> None:
        """Do what a browser asks for; meanwhile nobody else is heard at that table."""
        if not one.rate.allows():
            one.refuse(PageVoice(one.code).line("too-many"))
            return
        try:
            message = parse_message(text)
            if isinstance(message, TalkMessage):
                await self._talk(one, message)
                return
            with figures.ANSWERS.time():
                async with one.room.turn:
                    await self._do(one, message)
        except Illegal as illegal:
            figures.refused(illegal.refusal)
            reason = voice_at(one.room, one.code).reason(illegal.refusal)
            one.refuse(reason, illegal.refusal.rule, coached(one.room, illegal, one.code))
            if illegal.refusal.key == "stale":
                self._company.show(one.room)
        except BadInput as fault:
            figures.refused(None)
            voice = voice_at(one.room, one.code)
            one.refuse("; ".join(map(voice.fault, fault.faults)))
        except StoreFault:
            one.refuse(PageVoice(one.code).line("not-stored"))
        except Fenced:
            self._tables.let_go(one.room)
        except Exception:  # our bug: whoever waits for an answer learns that there is none
            LOG.exception("what somebody said at table %s is not heard", one.room.name)
            figures.FAULTS.labels("message").inc()
            one.refuse(PageVoice(one.code).line("broken", id=REQUEST.get()))

    async def _talk(self, one: Connection, message: TalkMessage) -> None:
        """Nobody at the table waits while somebody talks; what is refused is told beside it."""
        try:
            if one.room.talks:
                await self._talking.hear(one, message)
        except Illegal as illegal:
            figures.refused(illegal.refusal)
            one.send({"talk": {"refused": PageVoice(one.code).reason(illegal.refusal)}})
        except StoreFault:
            one.send({"talk": {"refused": PageVoice(one.code).line("not-stored")}})

    async def _do(self, one: Connection, message: Message) -> None:
        room = one.room
        what = OFTEN.get(type(message))
        if what is not None and one.own_seat >= 0:
            room.often.check(one.own_seat, what)
        match message:
            case Choose(seat, option, moment, careful):
                await self._choose(one, _own(one, seat), option, moment, careful)
            case Gather(seat, picks, moment, everything, sure):
                await self._gather(one, _own(one, seat), picks, moment, everything, sure)
            case Stand(seat, name, text, on, moment):
                await self._stand(one, _own(one, seat), name, text, on, moment)
            case Undo(seat, moment):
                await self._change(room, room.undo(_own(one, seat), moment))
            case Coach(seat, act, moment, tried):
                await self._change(room, room.learn(_own(one, seat), act, tried, moment))
            case Hold(seat, card, moment):
                await self._change(room, room.hold(_own(one, seat), card, moment))
            case Ready(seat):
                one.seat = _own(one, seat)
                one.show()
            case Hint(seat):
                self._bots.hint(one, _own(one, seat))
            case Suggest(seat):
                self._bots.suggest(one, _own(one, seat))
            case Why(seat, anchors, variant):
                room.explain(_own(one, seat), anchors, variant)
            case Resign(seat):
                await self._change(room, room.resign(_own(one, seat)))
            case Rename(seat, name):
                await self._change(room, room.rename(_own(one, seat), name))
            case TakeOver(seat, by_bot, undo):
                await self._change(room, _take_over(one, seat, by_bot, undo))
            case Seal(seal):
                here = room.seating.seats_here(one.own_seat)
                await self._change(room, room.seal(here, seal, one.code))
            case Mix(nonce):
                here = room.seating.seats_here(one.own_seat)
                await self._change(room, room.gathering.open(here, nonce, one.code))
            case Begin(without):
                await self._change(room, room.begin(one.holder, without, one.code))
            case Propose(seat, clock):
                await self._change(room, propose(room, _own(one, seat), clock))
            case Agree(seat, yes):
                await self._change(room, agree(room, _own(one, seat), yes))
            case Vote(seat, about, wanted):
                await self._change(room, vote(room, _own(one, seat), Seat(about), wanted))
            case Leave():
                await self._change(room, room.listing.leave(one.holder))
            case SendAway(seat):
                await self._change(room, room.listing.send_away(_any(one, seat), one.holder))
            case ListTable(listed):
                deed = room.listing.show(listed, one.holder)
                if listed and not room.listing.listed:
                    await self._lobby.may_open(one.holder)
                await self._change(room, deed)
            case Rematch():
                await self._rematch(one)
            case Looks(on):
                one.looks = on
                self._company.looked(room)
            case Speak(code):
                if code not in LANGUAGES:
                    raise BadInput(f"message: unknown language '{code}'")
                one.speak(code)
                self._talking.show(one)
                one.tell_orders(self._tables.orders)

    async def _change(self, room: Room, deed: Deed) -> None:
        """Something is done; everybody sees it."""
        await self._tables.do(room, deed)
        self._changed(room)

    async def _choose(
        self, one: Connection, seat: Seat, option: str, moment: int, careful: bool
    ) -> None:
        """A choice; who is careful is asked again before one that could not be taken back."""
        room = one.room
        if room.places[seat].by_bot:
            raise Illegal(NothingAsked())
        speaker = speaks_for(room, seat)
        if speaker == CHANCE:
            option = one_alike(room, option, voice_at(room, one.code))
        deed = room.choose(speaker, option, moment)
        final = room.why_final(deed) if careful else ""
        if final:
            one.ask_whether(option, final)
        else:
            await self._change(room, deed)

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
        room, do = one.room, self._tables.do
        before = room.moment, len(room.match.lines)
        if on:
            await do(room, room.keep_standing(seat, name, text, moment))
            if room.standing_answer(seat) is not None:
                await do(room, room.answer_by_standing(seat, by_hand=True))
        else:
            await do(room, room.standing.to_withdraw(seat, name, text))
        if (room.moment, len(room.match.lines)) != before:
            self._changed(room)
            return
        for other in self._company.at(room.name):
            if other.own_seat == one.own_seat:
                other.show()

    async def _rematch(self, one: Connection) -> None:
        room = one.room
        room.not_in_lesson()
        if one.own_seat == SPECTATOR or not room.over:
            raise Illegal(NoRematchYet())
        if self._tables.is_closed(room):  # before another table is opened
            raise Illegal(TableIsClosed())
        if not room.rematch:
            again = await self._tables.keep(self._tables.rooms.lay_again(room, one.code))
            await self._tables.do(room, room.set_rematch(again.name))
        self._changed(room)


def _own(one: Connection, seat: int) -> Seat:
    """The seat a message speaks for must be the connection's own."""
    if Seat(seat) not in one.room.seating.seats_here(one.own_seat) or one.own_seat == SPECTATOR:
        raise Illegal(NotYourSeat())
    return Seat(seat)


def _any(one: Connection, seat: int) -> Seat:
    """A seat of the table, whoever's it is."""
    if seat >= len(one.room.places):
        raise Illegal(NotYourSeat())
    return Seat(seat)


def _take_over(one: Connection, seat: int, by_bot: bool, undo: bool) -> Deed:
    """A bot for somebody who is not here; whoever sits there takes the seat back."""
    if one.own_seat == SPECTATOR or seat >= len(one.room.places):
        raise Illegal(NotYourSeat())
    own = Seat(seat) in one.room.seating.seats_here(one.own_seat)
    at_home = not one.room.places[seat].has_person or Seat(seat) in one.room.present
    if not own and (not by_bot or at_home):
        raise Illegal(SeatIsTaken())
    if not own:
        wait = one.room.absence.left(Seat(seat))
        if wait is None or wait > 0:
            raise Illegal(NotHandedOver() if wait is None else GraceLeft(math.ceil(wait)))
    by = Seat(seat) if own else one.own_seat
    return one.room.take_over(Seat(seat), by_bot, by, undo)
