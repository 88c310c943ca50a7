"""A table gathers before it is dealt: who is awaited, what they mix in, and how it begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ragnatafl.kernel.chance import mix
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.automas import called
from ragnatafl.table.storage import Data, Entry
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.deeds import NOTHING, Deed
from ragnatafl.table.web.luck import Luck, nonce_in
from ragnatafl.table.web.places import Place, clean_name


class Gathering:
    """Of one table: for whom it waits, and what is mixed into its luck."""

    def __init__(
        self, opened: Data, luck: Luck, places: list[Place], deal: Callable[[str], Match[Any]]
    ) -> None:
        self.gathers: bool = opened.get("gathers", False)
        """Does it wait to be dealt, until everybody has mixed something into its luck? Tables of
        older programs never did."""
        self.begun = not self.gathers
        self._luck, self._places, self._deal = luck, places, deal

    @property
    def awaited(self) -> list[Seat]:
        """Whom the table waits for before it is dealt."""
        return [] if self.begun else _awaited(self._places)

    @property
    def nonces(self) -> tuple[str, ...]:
        """By seat what is to be mixed into the luck."""
        return tuple(place.nonce for place in self._places)

    def mix_in(self, here: Sequence[Seat], nonce: str, speech: str = "") -> Deed:
        """A browser that sits here mixes in what it made; once, and before the table is dealt."""
        own = next((seat for seat in self.awaited if seat in here), None)
        if own is None:
            return NOTHING
        return self.and_begin(Deed.one("mix", seat=int(own), nonce=nonce_in(nonce)), speech)

    def and_begin(self, deed: Deed, speech: str) -> Deed:
        """With it the table is dealt, if nobody else is awaited."""
        places = [replace(place) for place in self._places]
        for _, data in deed.entries:
            place = places[data["seat"]]
            place.holder = data.get("holder", place.holder)
            place.nonce = data.get("nonce", place.nonce)
        if self.begun or _awaited(places):
            return deed
        begins = self.beginning([place.nonce for place in places], speech)
        entries = (*deed.entries, *begins.entries)
        return Deed(entries, begins.after[:1] * len(entries))

    def beginning(self, nonces: Sequence[str], speech: str) -> Deed:
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


def _awaited(places: Sequence[Place]) -> list[Seat]:
    """Seats that nobody took, and the first seat of each browser that has mixed in nothing yet."""
    mixed = {place.holder for place in places if place.nonce}
    found: list[Seat] = []
    for seat, place in enumerate(places):
        if place.has_person and (not place.holder or place.holder not in mixed):
            found.append(Seat(seat))
            mixed.add(place.holder or f"seat {seat}")
    return found
