"""A table gathers before it is dealt: every browser seals what it will mix into the luck; when the
last seal is in they are opened; then it is dealt.

So whoever knows the secret has fixed a nonce of its own before any other could be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Literal

from ragnatafl.kernel.chance import mix, seal_of
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.automas import called
from ragnatafl.table.storage import Data, Entry
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.deeds import NOTHING, Deed
from ragnatafl.table.web.luck import Luck, own_nonce, sealed_in
from ragnatafl.table.web.places import Place, clean_name
from ragnatafl.table.web.refusals import (
    NotYourSeat,
    SealDiffers,
    SealedAlready,
    SealsNotIn,
    Stale,
)

Wanted = Literal["", "seal", "open"]
"""What a browser has to send now: nothing, the seal of a nonce, or the nonce itself."""


class Gathering:
    """Of one table: for whom it waits, and what is mixed into its luck."""

    def __init__(
        self, opened: Data, luck: Luck, places: list[Place], deal: Callable[[str], Match[Any]]
    ) -> None:
        self.gathers: bool = opened.get("gathers", False)
        """Does it wait to be dealt, until everybody has mixed something into its luck? Tables of
        older programs never did."""
        self.closed = self.begun = not self.gathers
        """Are all seals in, so that they are opened; and is it dealt?"""
        self._luck, self._places, self._deal = luck, places, deal

    @property
    def awaited(self) -> list[Seat]:
        """Whom the table waits for before it is dealt."""
        if self.begun:
            return []
        return _unopened(self._places) if self.closed else _unsealed(self._places)

    @property
    def seals(self) -> tuple[str, ...]:
        """By seat; those of tables that were dealt by older programs are empty."""
        return tuple(place.seal for place in self._places)

    def wants(self, here: Sequence[Seat]) -> Wanted:
        """What the browser that holds these seats has to send now."""
        if not any(seat in here for seat in self.awaited):
            return ""
        return "open" if self.closed else "seal"

    def seal(self, here: Sequence[Seat], seal: str, speech: str = "") -> Deed:
        """A browser that sits here fixes what it will mix in; once. The server does it for one that
        sends nothing."""
        if not self._seated(here):
            raise Illegal(NotYourSeat())
        given = next((place for place in self._seated(here) if place.seal or place.nonce), None)
        if given is not None:
            if seal not in ("", given.seal):
                raise Illegal(SealedAlready())
            return NOTHING
        if self.closed:
            raise Illegal(Stale())
        own = next(seat for seat in self.awaited if seat in here)
        return self.and_then(Deed.one("seal", seat=int(own), **sealed_in(seal)), speech)

    def open(self, here: Sequence[Seat], nonce: str, speech: str = "") -> Deed:
        """A browser shows what it has sealed; that is mixed in. Not before all seals are in."""
        if not self._seated(here):
            raise Illegal(NotYourSeat())
        if not self.closed:
            raise Illegal(SealsNotIn())
        seal = seal_of(own_nonce(nonce))
        own = next((seat for seat in here if self._places[seat].seal == seal), None)
        if own is None or not nonce:
            raise Illegal(SealDiffers())
        if self._places[own].nonce:
            return NOTHING
        if self.begun:
            raise Illegal(Stale())
        return self.and_then(Deed.one("mix", seat=int(own), nonce=nonce), speech)

    def _seated(self, here: Sequence[Seat]) -> list[Place]:
        return [self._places[seat] for seat in here if seat >= 0]

    def begin(self, without: bool, speech: str = "") -> Deed:
        """Do not wait for those who have not come; when all seals are in, `without` those whose
        seals are closed still."""
        if not self.closed:
            return self.and_then(Deed.one("close"), speech)
        if not without:  # clicked twice
            return NOTHING
        return self._beginning([place.nonce for place in self._places], speech)

    def and_then(self, deed: Deed, speech: str) -> Deed:
        """With it no other seal is taken, if nobody else is awaited; and the table is dealt, if
        none is left to be opened."""
        places, entries = [replace(place) for place in self._places], [*deed.entries]
        closed = self.closed
        for kind, data in entries:
            if kind == "close":
                closed = True
            else:
                places[data["seat"]].take(kind, data)
        if not closed and not _unsealed(places):
            entries.append(Entry("close", {}))
            closed = True
        if self.begun or not closed or _unopened(places):
            return Deed(tuple(entries))
        begins = self._beginning([place.nonce for place in places], speech)
        entries += begins.entries
        return Deed(tuple(entries), begins.after[:1] * len(entries))

    def _beginning(self, nonces: Sequence[str], speech: str) -> Deed:
        """The table is dealt; automas are called by what they play now."""
        match = self.dealt(nonces)
        names = called(match, Voice(speech, match.game)) if speech else {}
        renamed = [
            Entry("rename", {"seat": int(seat), "name": clean_name(name, seat)})
            for seat, name in names.items()
        ]
        entries = (Entry("begin", {"nonces": list(nonces)}), *renamed)
        return Deed(entries, (match,) * len(entries))

    def dealt(self, nonces: Sequence[str]) -> Match[Any]:
        return self._deal(mix(self._luck.secret, nonces))


def _unsealed(places: Sequence[Place]) -> list[Seat]:
    """Seats that nobody took, and the first seat of each browser that has sealed nothing yet."""
    sealed = {place.holder for place in places if place.seal or place.nonce}
    found: list[Seat] = []
    for seat, place in enumerate(places):
        if place.has_person and (not place.holder or place.holder not in sealed):
            found.append(Seat(seat))
            sealed.add(place.holder or f"seat {seat}")
    return found


def _unopened(places: Sequence[Place]) -> list[Seat]:
    return [Seat(seat) for seat, place in enumerate(places) if place.seal and not place.nonce]
