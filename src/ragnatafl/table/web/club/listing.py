"""A table in the lobby, before it is dealt: who may sit down there, who goes, who is sent away; and
when all seats are taken, who is there.

Whoever says to be ready seals what it mixes into the luck: so the last one to say it begins the
game.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.club.listing import READY_SECONDS, Listed, Wanted
from ragnatafl.table.storage import Data, Entry, Stored
from ragnatafl.table.web.deeds import NOTHING, Deed
from ragnatafl.table.web.gathering import Gathering
from ragnatafl.table.web.places import clean_name
from ragnatafl.table.web.refusals import (
    BegunAlready,
    NoFreeSeat,
    NotListed,
    NotYourSeat,
    NotYoursToList,
    NotYoursToSendAway,
    SeatJustTaken,
    SentAway,
    SitsHereAlready,
    Stale,
    TableIsFull,
)
from ragnatafl.table.web.seating import Seating, new_code

OPENS_SECONDS: Final = 30.0
"""After which a table is dealt without what some browser has sealed and does not show."""


@dataclass(frozen=True)
class Check:
    """Everybody is asked whether they are there."""

    seconds: int
    began: float
    """By this process's clock: while no server was there nobody could answer."""

    @property
    def left(self) -> float:
        return max(0.0, self.began + self.seconds - time.monotonic())


class Listing:
    """Of one table."""

    def __init__(self, opened: Data, seating: Seating, gathering: Gathering) -> None:
        self.listed: Listed = opened.get("listed", "")
        self.wanted: Wanted = opened.get("wanted", "any")
        self.asks = bool(self.listed)
        """Is everybody asked whether they are there, before it is dealt?"""
        self.check: Check | None = None
        self.sent_away: set[str] = set()
        self.closed_at = 0.0
        """By this process's clock: when the last one said to be ready."""
        self._seating = seating
        self._gathering = gathering

    # What may be done

    def may_sit(self, holder: str) -> None:
        """Refuse whom nobody wants there."""
        if holder in self.sent_away:
            raise Illegal(SentAway())

    def join(self, holder: str, name: str, wanted: Seat | None = None) -> Deed:
        """Somebody from the lobby sits down, at this seat or the first that is free."""
        self.may_sit(holder)
        if self._gathering.closed:
            raise Illegal(BegunAlready())
        if not self.listed:
            raise Illegal(NotListed())
        if self._seating.seat_of(holder) != SPECTATOR:
            raise Illegal(SitsHereAlready())
        free = self.free
        if not free:
            raise Illegal(TableIsFull())
        if wanted is not None and wanted not in free:
            raise Illegal(SeatJustTaken())
        seat = free[0] if wanted is None else wanted
        called = clean_name(name.strip() or self._seating.places[seat].name, seat)
        return self.and_check(Deed.one("sit", seat=int(seat), holder=holder, name=called))

    @property
    def free(self) -> list[Seat]:
        """Seats of people that nobody took."""
        return [seat for seat in self._seating.people if not self._seating.places[seat].holder]

    def and_check(self, deed: Deed) -> Deed:
        """With it everybody is asked whether they are there, if no seat is free any more."""
        sat = {entry.data["seat"] for entry in deed.entries if entry.kind == "sit"}
        if not self.asks or self._gathering.closed or not set(self.free) <= sat:
            return deed
        return Deed((*deed.entries, self.to_check()), deed.after)

    def to_check(self, seconds: int = READY_SECONDS) -> Entry:
        return Entry("check", {"seconds": seconds})

    def leave(self, holder: str) -> Deed:
        """Somebody gets up before it is dealt, from all seats that share the screen."""
        own = self._held_by(holder)
        if not own:
            raise Illegal(NotYourSeat())
        self._not_closed()
        return self._vacate(own, "left")

    def send_away(self, seat: Seat, holder: str) -> Deed:
        """Who opened the table does not want somebody there."""
        opener, whom = self._seating.opener, self._seating.places[seat].holder
        if not holder or holder != opener or not whom or whom == holder:
            raise Illegal(NotYoursToSendAway())
        self._not_closed()
        return self._vacate(self._held_by(whom), "sent")

    def unready(self) -> Deed:
        """The time is over: who has not said to be there loses the seat."""
        if self.check is None or self._gathering.closed:
            return NOTHING
        late = {self._seating.places[seat].holder for seat in self._gathering.awaited} - {""}
        return self._vacate([seat for holder in sorted(late) for seat in self._held_by(holder)])

    def show(self, listed: Listed, holder: str) -> Deed:
        """Who opened the table lets it be seen in the lobby, or no more."""
        if not holder or holder != self._seating.opener:
            raise Illegal(NotYoursToList())
        self._not_closed()
        if listed and not self.free:
            raise Illegal(NoFreeSeat())
        return Deed.one("list", listed=listed)

    def begin_without(self) -> Deed:
        """Whoever is ready has waited long enough for what others have sealed."""
        if not self.asks or not self._gathering.closed or self._gathering.begun:
            return NOTHING
        return self._gathering.begin(without=True)

    def may_seal(self) -> None:
        """At such a table nobody is ready before everybody has come."""
        if self.asks and self.check is None and not self._gathering.closed:
            raise Illegal(Stale())

    @property
    def awaited(self) -> list[Seat]:
        """For whom a table waits: until all seats are taken, for those who have not come."""
        waits = self.asks and self.check is None and not self._gathering.closed
        return self.free if waits else self._gathering.awaited

    def wants(self, here: Sequence[Seat]) -> str:
        """What a browser that holds these seats has to send now; what a person has to say."""
        wanted = self._gathering.wants(here)
        if not self.asks or wanted != "seal":
            return wanted
        return "" if self.check is None else "ready"

    def _held_by(self, holder: str) -> list[Seat]:
        places = self._seating.places
        return [seat for seat in self._seating.people if holder and places[seat].holder == holder]

    def _not_closed(self) -> None:
        if self._gathering.closed:
            raise Illegal(BegunAlready())

    def _vacate(self, seats: Sequence[Seat], why: str = "unready") -> Deed:
        """These seats are free again; a table at which nobody is left is not listed."""
        if not seats:
            return NOTHING
        entries = [
            Entry(
                "leave",
                {
                    "seat": int(seat),
                    "why": why,
                    "whom": self._seating.places[seat].holder,
                    "name": clean_name("", seat),
                    "code": new_code(),
                },
            )
            for seat in seats
        ]
        places = self._seating.places
        stay = [seat for seat in self._seating.people if seat not in seats and places[seat].holder]
        if not stay and self.listed:
            entries.append(Entry("list", {"listed": ""}))
        return Deed(tuple(entries))

    # As it was stored

    def take(self, event: Stored) -> None:
        data = event.data
        match event.kind:
            case "leave":
                self.check = None
                if data["why"] == "sent":
                    self.sent_away.add(data["whom"])
                self._seating.left(data)
            case "check":
                self.check = Check(data["seconds"], time.monotonic())
                for place in self._seating.places:
                    place.seal = place.nonce = ""
            case "list":
                self.listed = data["listed"]
                self.asks = self.asks or bool(self.listed)
            case "close":
                self.closed_at = time.monotonic()
