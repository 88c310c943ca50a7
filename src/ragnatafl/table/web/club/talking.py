"""Talking: what is said at a table or in the club is stored, then read by those who may read it.

Those who play read nothing of those who look on until the game is over; nobody reads whom they have
muted; who wants no talk is sent none. What is known of a place comes from storage alone, by one
way, whoever wrote it: this process, another one, or the owner of the server.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.club.talk import LONGEST_LINE, PHRASES, clean_line
from ragnatafl.table.settings import Settings
from ragnatafl.table.storage import StoreFault
from ragnatafl.table.storage.people import People
from ragnatafl.table.storage.talk import (
    CLUB,
    REPORTS,
    Said,
    Talk,
    onlookers_place,
    players_place,
    removed_in,
)
from ragnatafl.table.web.club.visiting import Visitor
from ragnatafl.table.web.club.wishes import MOST_MUTED, Wishes, keep_wishes, wishes_of
from ragnatafl.table.web.company import Company
from ragnatafl.table.web.connection import Connection
from ragnatafl.table.web.holders import mark_of, name_before
from ragnatafl.table.web.keeping import Keeper
from ragnatafl.table.web.messages import (
    MutePerson,
    Phrase,
    ReportLine,
    SayLine,
    SwitchTalk,
    TalkMessage,
    TalkPlace,
    WantTalk,
)
from ragnatafl.table.web.places import clean_name
from ragnatafl.table.web.rates import Rates, house_of
from ragnatafl.table.web.refusals import (
    KeepsNoCookies,
    LineTooLong,
    MutesTooMany,
    NoSuchLine,
    NoSuchPhrase,
    NothingSaid,
    NotYoursToSwitch,
    SentAway,
    TalkIsOff,
    TooFast,
    WantsNoTalk,
)
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

LOG: Final = logging.getLogger("ragnatafl.talk")
PAUSE: Final = 1.0
"""Seconds between two looks for what was said in other processes."""
KEPT: Final = 100
"""Lines of a place that are read again by who comes."""
CONTEXT: Final = 8
"""Lines before one that somebody reports, which go with it."""
LINES_A_MINUTE: Final = 15
"""Of one person, in all places."""
REPORTS_A_MINUTE: Final = 3
CHANGES_A_MINUTE: Final = 30
"""Of whom one mutes, and the like."""
STRANGER: Final = ""
"""Who has not told a name is called so in each reader's language."""


@dataclass
class Heard:
    """What this process knows of a place: its last lines."""

    lines: deque[Said] = field(default_factory=lambda: deque(maxlen=KEPT))
    last: int = 0
    on: bool = True
    """May anything be said there?"""

    def take(self, said: Said) -> None:
        self.last = said.number
        match said.kind:
            case "remove":
                kept = [line for line in self.lines if line.number != said.data["number"]]
                self.lines = deque(kept, KEPT)
            case "switch":
                self.on = said.data["on"]
            case _:
                self.lines.append(said)


class Talking:
    """Hears, stores and tells what is said."""

    def __init__(self, keeper: Keeper, company: Company) -> None:
        self.a_minute = Settings.talk_a_minute
        """Lines of one address, which may be a whole house."""
        self.rates = Rates()
        self.visitors: set[Visitor] = set()
        """Who is in the club."""
        self._keeper = keeper
        self._company = company
        self._talk = Talk(keeper.store)
        self._people = People(keeper.store)
        self._heard: dict[str, Heard] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._shown: dict[Connection, tuple[str, ...]] = {}
        """Which places were shown to whom at a table."""

    # Coming and going

    async def arrives(self, one: Connection | Visitor) -> None:
        """Somebody is here: what was said lately is told."""
        try:
            one.wishes = await self._keeper.call(wishes_of, self._people, one.holder)
            for place in _places(one):
                await self.look(place)
        except StoreFault:  # it is told when somebody says something
            one.wishes = one.wishes or Wishes()
        self.show(one)

    def goes(self, one: Connection) -> None:
        """Of a table at which nobody is left nothing is remembered here."""
        self._shown.pop(one, None)
        if not self._company.at(one.room.name):
            for place in _places(one):
                self._heard.pop(place, None)
                self._reading.pop(place, None)

    def wake(self, room: Room) -> None:
        """With the deal, with the end and with a seat it changes who may read what."""
        for one in self._company.at(room.name):
            if self._shown.get(one, readable_by(one)) != readable_by(one):
                self.show(one)

    async def stay(self) -> None:
        """Look for ever for what was said in the club by way of other processes."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                if self.visitors:
                    await self.look(CLUB)
            except StoreFault:
                LOG.debug("talk cannot be read now")
            except Exception:  # our bug: the next lines are read all the same
                LOG.exception("what was said in the club could not be read")

    # Reading

    async def look(self, place: str) -> None:
        """Read what is new in a place, and tell it to those who may read it."""
        async with self._reading.setdefault(place, asyncio.Lock()):
            heard = self._heard.get(place)
            if heard is None:
                heard = Heard()
                for said in await self._keeper.call(self._talk.last, place, 4 * KEPT):
                    heard.take(said)
                self._heard[place] = heard
                return
            fresh = await self._keeper.call(self._talk.since, place, heard.last)
            for said in fresh:
                heard.take(said)
        if any(said.kind in ("remove", "switch") for said in fresh):
            for one in self._at(place):
                self.show(one)
        elif fresh:
            for one in self._at(place):
                self._tell(one, fresh)

    def known(self, place: str) -> bool:
        """Does anybody here read this place?"""
        return place in self._heard

    def _at(self, place: str) -> Sequence[Connection | Visitor]:
        """Who might read a place, in this process."""
        if place == CLUB:
            return tuple(self.visitors)
        return self._company.at(place.partition("/")[2])

    def show(self, one: Connection | Visitor) -> None:
        """All that this one may read, anew."""
        if one.wishes is None:  # it comes in a moment
            return
        if isinstance(one, Connection):
            self._shown[one] = readable_by(one)
        lines = [line for place in readable_by(one) for line in self._lines(place)]
        host = isinstance(one, Connection) and _is_host(one)
        voice = PageVoice(one.code)
        told: dict[str, object] = {
            "all": True,
            "lines": list(self._told(one, sorted(lines, key=lambda line: line.at))),
            "wanted": one.wishes.on,
            "on": self._is_on(one),
            "host": host,
            "muted": sorted(one.wishes.muted.items()),
            "phrases": [[key, voice.line(f"talk-phrase-{key}")] for key in PHRASES],
        }
        one.send({"talk": told})

    def _tell(self, one: Connection | Visitor, fresh: Iterable[Said]) -> None:
        if one.wishes is None:
            return
        may = readable_by(one)
        lines = list(self._told(one, (line for line in fresh if line.place in may)))
        if lines:
            one.send({"talk": {"lines": lines}})

    def _lines(self, place: str) -> Iterable[Said]:
        return self._heard[place].lines if place in self._heard else ()

    def _told(
        self, one: Connection | Visitor, lines: Iterable[Said]
    ) -> Iterator[dict[str, object]]:
        """Lines as this one reads them."""
        wishes = one.wishes
        if wishes is None or not wishes.on:
            return
        for line in lines:
            mark = mark_of(line.person)
            if line.kind in ("text", "phrase") and mark not in wishes.muted:
                yield told_line(line, one.code, mark, line.person == one.holder)

    # Saying

    async def hear(self, one: Connection | Visitor, message: TalkMessage) -> None:
        """Do what somebody asks for; Illegal says why not."""
        if not one.holder:
            raise Illegal(KeepsNoCookies())
        match message:
            case SayLine(text):
                await self._say(one, text=text)
            case Phrase(key):
                if key not in PHRASES:
                    raise Illegal(NoSuchPhrase())
                await self._say(one, key=key)
            case MutePerson(who, on):
                self._not_too_fast(one, "wishes", CHANGES_A_MINUTE)
                await self._mute(one, who, on)
            case WantTalk(on):
                self._not_too_fast(one, "wishes", CHANGES_A_MINUTE)
                await self._wish(one, _wishes(one)._replace(on=on))
            case ReportLine(place, number, why):
                self._not_too_fast(one, "reports", REPORTS_A_MINUTE)
                await self._report(one, place, number, why)
            case SwitchTalk(on):
                self._not_too_fast(one, "wishes", CHANGES_A_MINUTE)
                await self._switch(one, on)

    async def _say(self, one: Connection | Visitor, text: str = "", key: str = "") -> None:
        line = clean_line(text[: 20 * LONGEST_LINE])
        if len(text) > LONGEST_LINE and len(line) > LONGEST_LINE:
            raise Illegal(LineTooLong(len(text), LONGEST_LINE))
        if not key and not line:
            raise Illegal(NothingSaid())
        if not _wishes(one).on:
            raise Illegal(WantsNoTalk())
        if not self._is_on(one):
            raise Illegal(TalkIsOff())
        if isinstance(one, Connection) and one.holder in one.room.listing.sent_away:
            raise Illegal(SentAway())
        self._not_too_fast(one, "talk", LINES_A_MINUTE)
        place, seat = own_place(one), _seat(one)
        about = {"name": name_of(one), "seat": int(seat)}
        if key:
            await self._keeper.call(self._talk.say, place, one.holder, "phrase", key=key, **about)
        else:
            await self._keeper.call(self._talk.say, place, one.holder, "text", text=line, **about)
        await self.look(place)

    def _not_too_fast(self, one: Connection | Visitor, what: str, a_minute: int) -> None:
        """Refuse a person, or all of a house, that does the same too often."""
        client = one.socket.client
        house = house_of(client.host if client is not None else "")
        wait = self.rates.wait(one.holder, what, a_minute, minutes=1)
        wait = wait or self.rates.wait(house, "house", self.a_minute, minutes=1)
        if wait:
            raise Illegal(TooFast(wait))

    def _is_on(self, one: Connection | Visitor) -> bool:
        place = players_place(one.room.name) if isinstance(one, Connection) else CLUB
        return self._heard[place].on if place in self._heard else True

    # Whom one reads

    async def _mute(self, one: Connection | Visitor, who: str, on: bool) -> None:
        wishes = _wishes(one)
        muted = {mark: name for mark, name in wishes.muted.items() if mark != who}
        if on:
            muted[who] = self._called(one, who)
        if len(muted) > MOST_MUTED:
            raise Illegal(MutesTooMany(MOST_MUTED))
        await self._wish(one, wishes._replace(muted=muted))

    def _called(self, one: Connection | Visitor, mark: str) -> str:
        """What somebody was called who has said something here; nobody else can be muted."""
        for place in readable_by(one):
            for line in self._lines(place):
                if mark_of(line.person) == mark:
                    return str(line.data.get("name") or PageVoice(one.code).line("talk-stranger"))
        raise Illegal(NoSuchLine())

    async def _wish(self, one: Connection | Visitor, wishes: Wishes) -> None:
        """Kept, and so in all tabs of this person."""
        await self._keeper.call(keep_wishes, self._people, one.holder, wishes)
        everybody: list[Connection | Visitor] = [*self._company.everybody(), *self.visitors]
        for other in everybody:
            if other.holder == one.holder:
                other.wishes = wishes
                self.show(other)

    # Who looks after it

    async def _report(
        self, one: Connection | Visitor, place: TalkPlace, number: int, why: str
    ) -> None:
        """Stored with what was said before it, for the owner of the server."""
        name = place_named(one, place)
        if name not in readable_by(one):
            raise Illegal(NoSuchLine())
        said = await self._keeper.call(self._talk.one, name, number)
        if said is None or said.kind not in ("text", "phrase"):
            raise Illegal(NoSuchLine())
        before = await self._keeper.call(self._talk.since, name, max(0, number - CONTEXT - 1))
        context = [
            {"number": line.number, "at": line.at, "person": line.person, **line.data}
            for line in before
            if line.number <= number and line.kind in ("text", "phrase")
        ]
        await self._keeper.call(
            self._talk.say, REPORTS, one.holder, "report", where=name, line=number,
            why=clean_line(why), by=name_of(one), context=context,
        )  # fmt: skip
        one.send({"talk": {"noted": PageVoice(one.code).line("talk-reported")}})

    async def _switch(self, one: Connection | Visitor, on: bool) -> None:
        if not isinstance(one, Connection) or not _is_host(one):
            raise Illegal(NotYoursToSwitch())
        place = players_place(one.room.name)
        await self._keeper.call(self._talk.say, place, one.holder, "switch", on=on)
        await self.look(place)
        for other in self._company.at(one.room.name):
            self.show(other)

    async def log(self, room: Room, holder: str) -> list[Said]:
        """All that was said at a table, for who opened it; what those who look on say is kept from
        who plays until the game is over."""
        if not holder or holder != room.seating.opener:
            raise Illegal(NotYoursToSwitch())
        places = places_of(room, room.seating.seat_of(holder))
        lines: list[Said] = []
        for place in places:
            found = await self._keeper.call(self._talk.last, place, 1_000)
            gone = removed_in(found)
            lines += [line for line in found if line.number not in gone]
        return sorted(lines, key=lambda line: line.at)


def places_of(room: Room, seat: Seat) -> tuple[str, ...]:
    """What may be read at a table from a seat: while it is played, from a seat that plays, nothing
    of those who look on."""
    players, onlookers = players_place(room.name), onlookers_place(room.name)
    runs = room.begun and not room.over
    return (players,) if runs and seat != SPECTATOR else (players, onlookers)


def readable_by(one: Connection | Visitor) -> tuple[str, ...]:
    """The places that this one reads."""
    return places_of(one.room, one.own_seat) if isinstance(one, Connection) else (CLUB,)


def own_place(one: Connection | Visitor) -> str:
    """Where what this one says is said."""
    if not isinstance(one, Connection):
        return CLUB
    name = one.room.name
    return onlookers_place(name) if one.own_seat == SPECTATOR else players_place(name)


def place_named(one: Connection | Visitor, place: TalkPlace) -> str:
    """As it is stored; nowhere if it is not one of this page's."""
    if not isinstance(one, Connection):
        return CLUB if place == "club" else ""
    named = {"table": players_place, "onlookers": onlookers_place}
    return named[place](one.room.name) if place in named else ""


def _places(one: Connection | Visitor) -> tuple[str, ...]:
    if not isinstance(one, Connection):
        return (CLUB,)
    return players_place(one.room.name), onlookers_place(one.room.name)


def _wishes(one: Connection | Visitor) -> Wishes:
    return one.wishes or Wishes()


def _is_host(one: Connection) -> bool:
    return one.holder != "" and one.holder == one.room.seating.opener


def _seat(one: Connection | Visitor) -> Seat:
    """Who speaks: at a hot seat whoever looks at the screen."""
    if not isinstance(one, Connection):
        return SPECTATOR
    return one.seat if one.seat != SPECTATOR else one.own_seat


def name_of(one: Connection | Visitor) -> str:
    """What somebody is called: at a table as the seat is, else as in the club, or as the browser
    knows it; nothing if nobody has said it."""
    seat = _seat(one)
    if isinstance(one, Connection) and seat != SPECTATOR:
        return one.room.places[seat].name
    known = _wishes(one).name or name_before(one.socket)
    return clean_name(clean_line(known), Seat(0)) if clean_line(known) else STRANGER


KINDS_OF_PLACES: Final[dict[str, TalkPlace]] = {"t": "table", "o": "onlookers"}


def told_line(line: Said, code: str, mark: str, own: bool) -> dict[str, object]:
    """A line for a reader: phrases in their language, text as it was said. It is no markup."""
    voice = PageVoice(code)
    key = line.data.get("key", "")
    text = voice.line(f"talk-phrase-{key}") if key in PHRASES else line.data.get("text", "")
    return {
        "place": KINDS_OF_PLACES.get(line.place.partition("/")[0], "club"),
        "number": line.number,
        "at": line.at,
        "who": line.data.get("name") or voice.line("talk-stranger"),
        "mark": mark,
        "seat": line.data.get("seat", -1),
        "text": text,
        "own": own,
    }
