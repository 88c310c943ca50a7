"""The clock of a table, as its stored events say: what is left to whom, votes about those who have
nothing left, and a proposal of another clock."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf
from typing import Final

import msgspec

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.club.clocks import OFF, Beat, Clock, Free, Say, Span, Times, What, merged
from ragnatafl.table.storage import Data, Stored
from ragnatafl.table.web.servertime import ServerTime

_NOBODY: Final[frozenset[Seat]] = frozenset()
_WHAT: Final[dict[str, What]] = {
    "open": "clock", "choice": "choice", "undo": "undo", "set": "clock", "more": "more",
    "back": "more",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Proposal:
    """Somebody would like another clock; it is in force when all people have agreed."""

    clock: Clock
    agreed: frozenset[Seat]


class TableClock:
    """The clock of one table."""

    def __init__(self, opened: Data, seats: int) -> None:
        self.clock = self.first = msgspec.convert(opened, Clock)
        self.out: dict[Seat, dict[Seat, Say]] = {}
        """Who has no time left and is voted about, with the votes so far."""
        self.proposal: Proposal | None = None
        self.vacations: dict[int, tuple[Span, ...]] = {}
        """By seat, as far as the table was told of them."""
        self.closed: tuple[Span, ...] = ()
        """When the owner of the server had closed the table; of one that is, without an end."""
        self.beats: list[Beat] = []
        self._seats = seats
        self._known: tuple[tuple[Span, ...], int, Times] | None = None
        """What was reckoned last: with which outages, of how many beats."""

    # As it was stored

    def opened_at(self, at: float) -> None:
        """The table was stored then, by the clock that stamps all its events."""
        self.beats = [beat._replace(at=at) for beat in self.beats]
        self._known = None

    def was_closed(self, spans: Iterable[Span]) -> None:
        """The owner of the server has closed or opened the table."""
        self.closed, self._known = tuple(spans), None

    def take(self, event: Stored, asked: frozenset[Seat]) -> None:
        """Something has happened; the clocks of these seats run from now on."""
        kind, data = event.kind, event.data
        if kind == "clock":
            kind = data["do"]
            self._take(kind, data)
        elif kind == "take-over" and not data["by_bot"]:
            kind = "back"
        what = _WHAT.get(kind, "other")
        clock = self.clock if what == "clock" else None
        if clock is not None or what == "more" or asked != self._asked:
            seat = data["seat"] if what in ("choice", "more") else -1
            self.beats.append(Beat(event.at, frozenset(asked), what, seat, clock))
        for seat in [seat for seat in self.out if seat not in asked]:
            del self.out[seat]

    def _take(self, do: str, data: Data) -> None:
        seat = Seat(data.get("seat", -1))
        match do:
            case "up":
                self.out[seat] = {}
            case "vote":
                self.out[Seat(data["on"])][seat] = data["say"]
            case "more":
                self.out.pop(seat, None)
            case "propose":
                self.proposal = Proposal(msgspec.convert(data["clock"], Clock), frozenset((seat,)))
            case "agree" if self.proposal is not None:
                agreed = self.proposal.agreed | {seat}
                self.proposal = Proposal(self.proposal.clock, agreed)
            case "refuse":
                self.proposal = None
            case "set":
                self.clock = msgspec.convert(data["clock"], Clock)
                self.proposal, self.out = None, {}
            case "vacation":
                spans = [(float(began), float(ended)) for began, ended in data["spans"]]
                self.vacations = {**self.vacations, seat: merged(spans)}
                self._known = None

    @property
    def _asked(self) -> frozenset[int]:
        return self.beats[-1].asked if self.beats else frozenset()

    # What follows

    @property
    def runs(self) -> frozenset[Seat]:
        """Whose time passes now; not of those who have none left."""
        if self.clock == OFF or any(ended == inf for _, ended in self.closed):
            return _NOBODY
        return frozenset(map(Seat, self._asked)) - self.out.keys()

    def left(self, seat: Seat, time: ServerTime) -> float:
        """Seconds that this seat has now."""
        return self._times(time).left(seat, time.now(), self._free(time))

    def zeros(self, time: ServerTime) -> dict[Seat, float]:
        """When those will have no time left whose time passes."""
        times, free = self._times(time), self._free(time)
        return {seat: times.zero(seat, free) for seat in self.runs}

    def _free(self, time: ServerTime) -> Free:
        out = merged((*time.outages, *self.closed)) if self.closed else time.outages
        return Free(out, self.vacations)

    def _times(self, time: ServerTime) -> Times:
        """After all beats; reckoned from the beginning only where another outage is known."""
        known = self._known
        if known is None or known[0] is not time.outages:
            known = (time.outages, 0, Times(self._seats))
        outages, count, times = known
        free = self._free(time)
        for beat in self.beats[count:]:
            times.take(beat, free)
        self._known = outages, len(self.beats), times
        return times
