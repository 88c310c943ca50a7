"""A person's vacation: days on which clocks of days do not run against them."""

from __future__ import annotations

from datetime import UTC, date, datetime

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.table.club.vacations import Vacation, vacations_in, with_more, without
from ragnatafl.table.storage.people import People
from ragnatafl.table.web.addresses import Addresses
from ragnatafl.table.web.asking import LARGEST_MESSAGE, code_of, form_in, read_body
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.holders import (
    browser_of,
    name_before,
)
from ragnatafl.table.web.pages.club.vacation import vacation_page
from ragnatafl.table.web.saying import PageVoice


class Vacations:
    """The page of one's vacation, and what is said there."""

    def __init__(self, hall: Hall, addresses: Addresses) -> None:
        self._hall = hall
        self._addresses = addresses
        self._people = People(hall.tables.keeper.store)

    def all(self) -> list[Route]:
        return [
            Route("/me/vacation", self.page),
            Route("/me/vacation", self.change, methods=["POST"]),
        ]

    async def page(self, request: Request) -> Response:
        known = await self._known(browser_of(request))
        return HTMLResponse(vacation_page(known, today(request), code_of(request)))

    async def _known(self, who: str) -> tuple[Vacation, ...]:
        person = await self._hall.tables.keeper.call(self._people.find, who) if who else None
        return vacations_in(person.data.get("vacation")) if person is not None else ()

    async def change(self, request: Request) -> Response:
        """A vacation is added or removed; what is wrong with it is said on the page."""
        form = form_in(await read_body(request, LARGEST_MESSAGE))
        who = await self._hall.knowing.meet(request, name_before(request))
        code, now = code_of(request), today(request)
        known = await self._known(who)
        try:
            first = _day(form.get("first", ""))
            if "remove" in form:
                wanted = without(known, first, now)
            else:
                wanted = with_more(known, first, _day(form.get("last", "")), now)
        except BadInput as wrong:
            fault = "; ".join(map(PageVoice(code).fault, wrong.faults))
            return HTMLResponse(vacation_page(known, now, code, fault), 400)
        call = self._hall.tables.keeper.call
        await call(self._people.keep, who, "vacation", {"spans": msgspec.to_builtins(wanted)})
        self._tell(who)
        return RedirectResponse("/me/vacation", 303)

    def _tell(self, who: str) -> None:
        """Tables where this person sits learn of it; those that nobody visits, when they are looked
        at next."""
        for room in self._hall.tables.rooms.loaded():
            if room.clock is not None and room.seating.seat_of(who) != SPECTATOR:
                self._hall.errands.begin(self._hall.timing.look_at, room)


def today(request: Request) -> date:
    """By the clock that clocks are read by."""
    now: float = request.app.state.hall.tables.rooms.time.now()
    return datetime.fromtimestamp(now, UTC).date()


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text[:10])
    except ValueError:
        raise bad("vacation: two days are needed, as in 2026-12-24", "vacation-days") from None
