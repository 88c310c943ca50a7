"""What may be done about the clock of a table: each is a deed, of events that say it whole."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.refusals import GameIsOver
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.club.clocks import Clock, Say, Span, checked, decided
from ragnatafl.table.storage import Entry
from ragnatafl.table.web.clock import TableClock
from ragnatafl.table.web.deeds import NOTHING, Deed
from ragnatafl.table.web.refusals import (
    NoClock,
    NoProposal,
    NotYourSeat,
    NoVote,
    SameClock,
)
from ragnatafl.table.web.room import Room


def players(room: Room) -> list[Seat]:
    """The seats that people play themselves."""
    return [seat for seat in room.seating.people if not room.places[seat].by_bot]


def clock_of(room: Room) -> TableClock:
    if room.clock is None:
        raise Illegal(NoClock())
    if room.over:
        raise Illegal(GameIsOver())
    return room.clock


def time_up(room: Room, seat: Seat) -> Deed:
    """A seat has no time left: a bot plays on, it has given up, or the others vote. Where nobody
    else is left to vote a bot plays on."""
    clock = clock_of(room)
    zero = clock.clock.zero
    if zero == "vote" and not voters(room, seat):
        zero = "bot"
    then = () if zero == "vote" else _lets(room, seat, zero)
    return Deed((_entry("up", seat), *then))


def voters(room: Room, about: Seat) -> list[Seat]:
    """Who decides about somebody without time: all other people."""
    return [seat for seat in players(room) if seat != about]


def vote(room: Room, seat: Seat, about: Seat, say: Say) -> Deed:
    """One of the others says what is to happen; the last voice that is needed brings it about."""
    clock = clock_of(room)
    if about not in clock.out or seat not in voters(room, about):
        raise Illegal(NoVote())
    entries = [Entry("clock", {"do": "vote", "seat": int(seat), "on": int(about), "say": say})]
    outcome = decided({**clock.out[about], seat: say}, voters(room, about))
    if outcome == "wait":
        entries.append(_entry("more", about))
    elif outcome is not None:
        entries += _lets(room, about, outcome)
    return Deed(tuple(entries))


def _lets(room: Room, seat: Seat, what: Say) -> Sequence[Entry]:
    deed = room.resign(seat) if what == "forfeit" else room.take_over(seat, by_bot=True)
    return deed.entries


def propose(room: Room, seat: Seat, clock: Clock) -> Deed:
    """Another clock, or none; it needs the consent of all people, and is there at once where nobody
    else plays."""
    now = clock_of(room)
    wanted = checked(clock)
    if seat not in players(room):
        raise Illegal(NotYourSeat())
    if wanted == now.clock:
        raise Illegal(SameClock())
    told = msgspec.to_builtins(wanted)
    entry = Entry("clock", {"do": "propose", "seat": int(seat), "clock": told})
    return Deed((entry, *_agreed(room, wanted, frozenset((seat,)))))


def agree(room: Room, seat: Seat, yes: bool) -> Deed:
    """Somebody agrees to the clock that is proposed, or does not: then there is no proposal."""
    proposal = clock_of(room).proposal
    if proposal is None or seat not in players(room):
        raise Illegal(NoProposal())
    if not yes:
        return Deed((_entry("refuse", seat),))
    return Deed((_entry("agree", seat), *_agreed(room, proposal.clock, proposal.agreed | {seat})))


def _agreed(room: Room, clock: Clock, agreed: frozenset[Seat]) -> tuple[Entry, ...]:
    """It is in force as soon as everybody has agreed."""
    if not agreed.issuperset(players(room)):
        return ()
    return (Entry("clock", {"do": "set", "clock": msgspec.to_builtins(clock)}),)


def vacation(room: Room, seat: Seat, spans: tuple[Span, ...]) -> Deed:
    """The table learns when the person of a seat is on vacation; nothing if it knows."""
    if room.clock is None or room.clock.vacations.get(seat, ()) == spans:
        return NOTHING
    told = {"do": "vacation", "seat": int(seat), "spans": [list(span) for span in spans]}
    return Deed((Entry("clock", told),))


def _entry(do: str, seat: Seat) -> Entry:
    return Entry("clock", {"do": do, "seat": int(seat)})
