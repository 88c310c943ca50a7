"""Who sits where: which browser holds a seat, how it came to it, who may invite whom.

A browser holds a seat, with as many tabs as it likes; it came to it by an invitation, which works
once.
"""

from __future__ import annotations

import secrets
from typing import Any

from ragnatafl.kernel.codecs import bad
from ragnatafl.kernel.decisions import Illegal, Refusal
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.storage import Data, Entry
from ragnatafl.table.storage.identities import Identities
from ragnatafl.table.web.deeds import NOTHING, Deed
from ragnatafl.table.web.places import Place, clean_name, usual_name
from ragnatafl.table.web.refusals import (
    InvitationRevoked,
    InvitationUsed,
    NoSuchInvitation,
    NotYoursToInvite,
    SitsHereAlready,
)


class Seating:
    """The seats of one table."""

    def __init__(self, opened: Data) -> None:
        self.places = [Place.of(place) for place in opened["places"]]
        self.opener: str = opened.get("opener", "")
        """The browser that opened the table, which may invite to seats that nobody took yet."""
        self._identities = Identities()
        self._spent: dict[str, type[Refusal]] = {}
        """Invitations that do not work any more, and why."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(place.name for place in self.places)

    @property
    def people(self) -> list[Seat]:
        """The seats of people, whether they have come or not."""
        return [Seat(seat) for seat, place in enumerate(self.places) if place.has_person]

    # Any: a match of whichever game
    def seat_automas(self, match: Match[Any]) -> None:
        """The rules say which seats they play; nobody else can sit there."""
        automas = match.state.automas
        for seat, place in enumerate(self.places):
            if automas >> seat & 1:
                place.kind, place.holder, place.invitation = "automa", "", ""
            elif place.kind == "automa":
                line = f"{match.game.name}: the rules do not play seat {seat + 1}"
                raise bad(line, "no-automa", told=seat + 1)

    def seat_of(self, holder: str) -> Seat:
        """The first seat that this browser holds; everybody else looks on."""
        held = (s for s, place in enumerate(self.places) if holder and place.holder == holder)
        return Seat(next(held, SPECTATOR))

    def seats_here(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats that share this one's browser (hot seat), with itself."""
        if seat < 0:
            return (seat,)
        mine = self.places[seat]
        if mine.holder:
            beside = [place.holder == mine.holder for place in self.places]
        else:  # at a table of an older program, until somebody sits down there again
            here = mine.kind == "here"
            beside = [
                place is mine or (here and place.kind == "here" and not place.holder)
                for place in self.places
            ]
        return tuple(Seat(s) for s, is_beside in enumerate(beside) if is_beside)

    def may_invite(self, seat: Seat, holder: str) -> bool:
        """To one's own seat, which moves it; to one that nobody took yet who opened the table."""
        place = self.places[seat]
        host = place.holder or self.opener
        return place.has_person and holder != "" and holder == host

    def invite(self, seat: Seat, holder: str) -> Deed:
        """A new invitation to a seat; an older one does not work any more."""
        if not self.may_invite(seat, holder):
            raise Illegal(NotYoursToInvite())
        return Deed.one("invite", seat=int(seat), code=new_code())

    def invite_by_order(self, seat: Seat, code: str) -> Deed:
        """The invitation that the owner of the server made; nothing if it is known already."""
        known = code in self._spent or any(place.invitation == code for place in self.places)
        return NOTHING if known else Deed.one("invite", seat=int(seat), code=code)

    def invited(self, code: str) -> Seat:
        """The seat that an invitation leads to."""
        for seat, place in enumerate(self.places):
            fits = secrets.compare_digest(code.encode(), place.invitation.encode())
            if place.invitation and fits:
                return Seat(seat)
        raise Illegal(self._spent.get(code, NoSuchInvitation)())

    def may_sit(self, code: str, holder: str) -> Seat:
        """The same for a browser that would sit down there: it must not have a seat already."""
        if self.seat_of(holder) != SPECTATOR:
            raise Illegal(SitsHereAlready())
        return self.invited(code)

    def sit(self, code: str, holder: str, name: str, **sealed: str) -> Deed:
        """Whoever was invited sits down, and the invitation is used up.

        At a table of an older program all seats of one screen belong together still.
        """
        seat = self.may_sit(code, holder)
        place = self.places[seat]
        called = clean_name(name.strip() or place.name, seat)
        others = () if place.holder else self.seats_here(seat)
        sits = {"seat": int(seat), "holder": holder, "name": called, **sealed}
        beside = (Entry("sit", {"seat": int(s), "holder": holder}) for s in others if s != seat)
        return Deed((Entry("sit", sits), *beside))

    def is_program(self, seat: Seat) -> bool:
        """Is somebody's own bot at this seat? People are told."""
        return self._identities.is_program(self.places[seat].holder)

    def recognise(self, identities: Identities) -> bool:
        """See people as who they are, from now on; tells whether anything is different."""
        self._identities = identities
        before = [(place.holder, place.name) for place in self.places], self.opener
        self.opener = identities.of(self.opener)
        for seat, place in enumerate(self.places):
            place.holder = identities.of(place.holder)
            if place.holder and identities.has_left(place.holder):
                place.name = usual_name(Seat(seat))
        return before != ([(place.holder, place.name) for place in self.places], self.opener)

    # As it was stored

    def sat(self, data: Data) -> None:
        """Somebody has sat down."""
        place = self.places[data["seat"]]
        self._spend(place, InvitationUsed)
        place.take("sit", data)
        place.holder = self._identities.of(place.holder)
        place.name = data.get("name") or place.name

    def left(self, data: Data) -> None:
        """Somebody has got up before the table was dealt: there is an invitation again."""
        place = self.places[data["seat"]]
        self._spend(place, InvitationRevoked)
        place.kind, place.holder, place.name = "link", "", data["name"]
        place.seal, place.nonce, place.invitation = "", "", data["code"]

    def was_invited(self, data: Data) -> None:
        """There is an invitation, in the place of an older one."""
        place = self.places[data["seat"]]
        self._spend(place, InvitationRevoked)
        place.invitation = data["code"]

    def _spend(self, place: Place, why: type[Refusal]) -> None:
        if place.invitation:
            self._spent[place.invitation] = why
        place.invitation = ""


def new_code() -> str:
    """The code of an invitation; nobody guesses it."""
    return secrets.token_urlsafe(18)
