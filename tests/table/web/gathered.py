"""Tables that gather: who sits there, what they seal and show, and all that anybody is shown."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from ragnatafl.kernel.chance import seal_of
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.web import summary
from ragnatafl.table.web.holders import holder_of
from ragnatafl.table.web.pages.join import join_page
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.pages.table import table_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, filled

OPENER, GUEST, THIRD = (holder_of(name) for name in ("opener", "guest", "third"))
SECRET = "5e" * 32


def given_gathering(
    rooms: Rooms, game: str = "raid", seats: str = "here link", **options: object
) -> Room:
    """A table that waits for those who were invited, and for what its opener mixes in."""
    laid = rooms.lay(game, filled(seats), options, opener=OPENER, gathers=True, code="en")
    return rooms.keep(laid)


def seals(room: Room, seat: Seat, nonce: str, speech: str = "en") -> None:
    """Of somebody who sits there already."""
    room.do(room.gathering.seal(room.seating.seats_here(seat), seal_of(nonce), speech))


def sits(room: Room, seat: Seat, holder: str, nonce: str) -> None:
    """With the seal of a nonce; without one, as by a browser that runs no programs."""
    seal = seal_of(nonce) if nonce else ""
    room.do(room.sit(room.places[seat].invitation, holder, "", seal, "en"))


def opens(room: Room, seat: Seat, nonce: str, speech: str = "en") -> None:
    room.do(room.gathering.open(room.seating.seats_here(seat), nonce, speech))


def given_sealed(rooms: Rooms, game: str = "raid", a: str = "a1", b: str = "b2") -> Room:
    """Astrid and Bjorn have sealed what they mix in, and have not shown it yet."""
    room = given_gathering(rooms, game)
    seals(room, ASTRID, a)
    sits(room, BJORN, GUEST, b)
    return room


def given_dealt(rooms: Rooms, game: str = "raid", a: str = "a1", b: str = "b2") -> Room:
    room = given_sealed(rooms, game, a, b)
    opens(room, ASTRID, a)
    opens(room, BJORN, b)
    return room


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(Illegal) as illegal:
        act()
    return illegal.value.refusal.key


def loaded(room: Room) -> Room:
    found = Rooms(room.storage).find(room.name)
    assert found is not None
    return found


def pages_of(room: Room, code: str = "en") -> list[str]:
    """Everything that anybody is shown of a table."""
    told = [
        seat_page(room, seat, seat, code, opener)
        for seat in (ASTRID, BJORN, SPECTATOR)
        for opener in (False, True)
    ]
    return [
        *(msgspec.json.encode((page.head, page.parts)).decode() for page in told),
        *(table_page(room, seat, code) for seat in (ASTRID, SPECTATOR)),
        *(
            msgspec.json.encode(summary.bug_report(room, seat, "")).decode()
            for seat in (ASTRID, SPECTATOR)
        ),
        msgspec.json.encode(summary.mine_entry(room, ASTRID, code)).decode(),
        msgspec.json.encode(summary.links_of(room)).decode(),
        join_page(room, BJORN, "Bjorn", code),
    ]
