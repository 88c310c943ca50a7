"""The page on which people say how they want to be told, and what it asks for.

Everything there is about whoever asks, known by the cookie: no address names a person.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.table.club.addressing import LONGEST_URL, is_mail_address
from ragnatafl.table.club.alerts import Wishes, clean, new_name, wishes_in
from ragnatafl.table.club.hooks import checked_hook, shape_of
from ragnatafl.table.club.push import Subscription, subscription_of
from ragnatafl.table.storage import Data
from ragnatafl.table.storage.alerts import Channel
from ragnatafl.table.web.addresses import Addresses
from ragnatafl.table.web.asking import (
    LARGEST_MESSAGE,
    NO_SUCH_TABLE,
    address_of,
    code_of,
    form_in,
    read_body,
    read_message,
)
from ragnatafl.table.web.club.alerting import is_live
from ragnatafl.table.web.club.wording import PAGE
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.holders import browser_of, name_before
from ragnatafl.table.web.pages.club.alerts import (
    SAID,
    AlertsSeen,
    TableWish,
    alerts_page,
    confirm_page,
)
from ragnatafl.table.web.rates import Rates
from ragnatafl.table.web.refusals import KeepsNoCookies, TooOften
from ragnatafl.table.web.saying import PageVoice

MOST_CHANNELS: Final = 10
"""Of one person."""
MOST_SHOWN: Final = 12
"""Tables of which somebody hears otherwise than usual."""
CONFIRM_SECONDS: Final = 24 * 3600.0
PERSON_MINUTE: Final = 3.0
"""New channels and tests of one person in a minute,"""
HOUSE_MINUTE: Final = 10.0
"""and of one address; after a rest four times as many at once."""
LETTERS_MINUTE: Final = 1 / 60
"""To an address that nobody has said is theirs: after a rest three at once."""


class Subscribed(Subscription):
    """What a browser says of itself."""

    label: Annotated[str, msgspec.Meta(max_length=80)] = ""


class AlertRoutes:
    """The routes of that page."""

    def __init__(
        self, hall: Hall, addresses: Addresses, key: str, has_mail: bool, private: bool
    ) -> None:
        self._hall = hall
        self._addresses = addresses
        self._key = key
        self._has_mail = has_mail
        self._private = private
        """Channels may lead into our own networks."""
        self._channels = hall.alerting.channels
        self._outbox = hall.alerting.outbox
        self._people = hall.alerting.people
        self._knowing = hall.knowing
        self._call = hall.tables.keeper.call
        self._rates = Rates()

    def all(self) -> list[Route]:
        return [
            Route(PAGE, self.page),
            Route(f"{PAGE}/push", self.push, methods=["POST"]),
            Route(f"{PAGE}/mail", self.mail, methods=["POST"]),
            Route(f"{PAGE}/webhook", self.webhook, methods=["POST"]),
            Route(f"{PAGE}/channel/{{id}}", self.channel, methods=["POST"]),
            Route(f"{PAGE}/wishes", self.wishes, methods=["POST"]),
            Route(f"{PAGE}/table", self.table, methods=["POST"]),
            Route(f"{PAGE}/confirm/{{id}}/{{code}}", self.confirming),
            Route(f"{PAGE}/confirm/{{id}}/{{code}}", self.confirm, methods=["POST"]),
        ]

    # The page

    async def page(self, request: Request) -> Response:
        said = request.query_params.get("said", "")
        await self._knowing.welcome(request)
        return await self._page(request, said=said if said in SAID else "")

    async def _page(self, request: Request, said: str = "", fault: str = "") -> Response:
        who, code = browser_of(request), code_of(request)
        channels = await self._call(self._channels.of, who) if who else []
        wishes, met = await self._wishes(who)
        table = await self._table(request.query_params.get("table", "")[:40], who, wishes)
        others = [
            await self._title(name, on)
            for name, on in reversed(wishes.tables.items())
            if table is None or name != table.room
        ][:MOST_SHOWN]
        seen = AlertsSeen(channels, wishes, met, self._key, self._has_mail, table, others)
        return HTMLResponse(alerts_page(seen, code, said, fault), 400 if fault else 200)

    async def _wishes(self, who: str) -> tuple[Wishes, bool]:
        """What somebody wants, and whether they ever said so."""
        person = await self._call(self._people.find, who) if who else None
        data = person.data if person is not None else {}
        return Wishes.of(data), "alerts" in data

    async def _table(self, name: str, who: str, wishes: Wishes) -> TableWish | None:
        """The table from which they came, if they sit there."""
        try:
            room = await self._hall.tables.look(name) if name and who else None
        except (BadInput, Illegal):  # it cannot be read any more
            return None
        if room is None or room.seating.seat_of(who) == SPECTATOR:
            return None
        names = ", ".join(place.name for place in room.places)
        on = wishes.wants("turn", name)
        return TableWish(name, room.match.game.name, names, on)

    async def _title(self, name: str, on: bool) -> TableWish:
        """A table by what is known of it without playing it again."""
        room = self._hall.tables.rooms.known(name)
        if room is not None:
            names = ", ".join(place.name for place in room.places)
            return TableWish(name, room.match.game.name, names, on)
        events = await self._call(self._hall.tables.rooms.storage.events, name)
        data: Data = events[0].data if events else {}
        return TableWish(name, str(data.get("game", "")), "", on)

    # What people want

    async def wishes(self, request: Request) -> Response:
        who, form = await self._form(request)

        async def keep() -> str:
            before, _ = await self._wishes(who)
            await self._keep(request, who, wishes_in(form, before))
            return "kept"

        return await self._done(request, keep)

    async def table(self, request: Request) -> Response:
        """Of one table they want to hear, or not."""
        who, form = await self._form(request)
        room, on = form.get("room", "")[:40], form.get("on") == "yes"

        async def keep() -> str:
            found = await self._hall.tables.look(room)
            if found is None or found.seating.seat_of(who) == SPECTATOR:
                raise BadInput(NO_SUCH_TABLE)
            before, _ = await self._wishes(who)
            await self._keep(request, who, before.with_table(room, on))
            return "on" if on else "off"

        return await self._done(request, keep)

    async def _keep(self, request: Request, who: str, wishes: Wishes) -> None:
        await self._meet(request, who)
        await self._call(self._people.keep, who, "alerts", wishes.data)
        await self._call(self._outbox.hurry, who)

    async def _meet(self, request: Request, who: str) -> None:
        """They are known from now on, and told in the language in which they read this."""
        code = code_of(request)
        await self._call(self._people.meet, who, name_before(request), code)
        await self._call(self._people.speak, who, code)

    # Channels

    async def push(self, request: Request) -> Response:
        """This browser, as it describes itself; whoever subscribed in it before does so no more."""
        who = self._who(request)
        asked = await read_message(request, Subscribed, LARGEST_MESSAGE)
        found = subscription_of(asked, self._private)
        name = hashlib.sha256(found.endpoint.encode()).hexdigest()[:24]
        data = {
            "subscription": msgspec.to_builtins(Subscription(found.endpoint, found.keys)),
            "label": clean(asked.label)[:80],
        }
        await self._add(request, who, name, "push", data)
        return JSONResponse({"id": name})

    async def webhook(self, request: Request) -> Response:
        who, form = await self._form(request)

        async def add() -> str:
            url, shape = form.get("url", "").strip(), shape_of(form.get("shape", ""))
            checked_hook(url[: LONGEST_URL + 1], shape, self._private)
            name = secrets.token_urlsafe(9)
            await self._add(request, who, name, "webhook", {"url": url, "shape": shape})
            return "added"

        return await self._done(request, add)

    async def mail(self, request: Request) -> Response:
        """An address; nothing but one letter goes there until somebody says it is theirs."""
        who, form = await self._form(request)

        async def add() -> str:
            address = form.get("address", "").strip()
            if not self._has_mail:
                raise bad("this server sends no mail", "alert-no-mail")
            if not is_mail_address(address):
                raise bad("mail: this is no address as in olena@club.example", "alert-mail")
            if self._rates.wait(address.lower(), "letters", LETTERS_MINUTE, minutes=180):
                raise Illegal(TooOften())
            name, code = secrets.token_urlsafe(9), secrets.token_urlsafe(18)
            data = {"address": address, "code": _hashed(code), "until": _now() + CONFIRM_SECONDS}
            channel = await self._add(request, who, name, "mail", data)
            path = f"{PAGE}/confirm/{name}/{code}"
            await self._send_alone(channel, "confirm", {"path": path})
            return "confirm"

        return await self._done(request, add)

    async def _add(self, request: Request, who: str, name: str, kind: str, data: Data) -> Channel:
        self._not_too_often(request, who)
        others = [one for one in await self._call(self._channels.of, who) if one.id != name]
        if len(others) >= MOST_CHANNELS:
            line = f"you have {MOST_CHANNELS} ways to be told already: remove one first"
            raise bad(line, "alert-many", count=MOST_CHANNELS)
        base = self._addresses.base(request.headers.get("host", ""))
        channel = Channel(name, who, kind, _now(), {**data, "base": base})
        await self._meet(request, who)
        await self._call(self._outbox.drop_all, name)  # what it still had was another's
        await self._call(self._channels.add, channel)
        return channel

    async def channel(self, request: Request) -> Response:
        """One of one's own: try it, or remove it."""
        who, form = await self._form(request)

        async def act() -> str:
            found = await self._call(self._channels.find, request.path_params["id"][:40])
            if found is None or found.person != who:
                raise bad("this way to be told is not there any more", "alert-no-channel")
            if form.get("act") == "remove":
                await self._call(self._channels.remove, found.id, who)
                await self._call(self._outbox.drop_all, found.id)
                return "removed"
            self._not_too_often(request, who)
            if not is_live(found):
                raise bad("nothing is sent there", "alert-not-live")
            await self._meet(request, who)
            await self._send_alone(found, "test", {})
            return "tested"

        return await self._done(request, act)

    async def _send_alone(self, channel: Channel, kind: str, data: Data) -> None:
        """At once, whatever the hour."""
        name = new_name()
        await self._call(self._outbox.put, name, channel, "", kind, data, alone=name)
        self._hall.alerting.put.set()

    # An address is confirmed, in whichever browser

    async def confirming(self, request: Request) -> Response:
        """To look at it confirms nothing: programs that preview links do."""
        await self._unconfirmed(request)
        return HTMLResponse(confirm_page(code_of(request)))

    async def confirm(self, request: Request) -> Response:
        found = await self._unconfirmed(request)
        known = {name: value for name, value in found.data.items() if name not in ("code", "until")}
        await self._call(self._channels.add, found._replace(at=_now(), data=known))
        return HTMLResponse(confirm_page(code_of(request), done=True))

    async def _unconfirmed(self, request: Request) -> Channel:
        named, code = request.path_params["id"][:40], request.path_params["code"][:60]
        found = await self._call(self._channels.find, named)
        kept = found.data.get("code", "") if found is not None else ""
        right = bool(kept) and secrets.compare_digest(kept, _hashed(code))
        if found is None or not right or found.data.get("until", 0) < _now():
            raise bad("this link is used, too old or wrong", "alert-link")
        return found

    # What all of them do

    def _who(self, request: Request) -> str:
        who = browser_of(request)
        if not who:
            raise Illegal(KeepsNoCookies())
        return who

    async def _form(self, request: Request) -> tuple[str, dict[str, str]]:
        return self._who(request), form_in(await read_body(request, LARGEST_MESSAGE))

    def _not_too_often(self, request: Request, who: str) -> None:
        of_person = self._rates.wait(who, "alerts", PERSON_MINUTE, minutes=4)
        if of_person or self._rates.wait(address_of(request), "alerts", HOUSE_MINUTE, minutes=4):
            raise Illegal(TooOften())

    async def _done(self, request: Request, act: Callable[[], Awaitable[str]]) -> Response:
        """Something is done, and the page says so; or it says what was wrong."""
        voice = PageVoice(code_of(request))
        try:
            said = await act()
        except BadInput as wrong:
            if str(wrong) == NO_SUCH_TABLE:
                raise
            return await self._page(request, fault="; ".join(map(voice.fault, wrong.faults)))
        except Illegal as illegal:
            return await self._page(request, fault=voice.reason(illegal.refusal))
        return RedirectResponse(f"{PAGE}?said={said}", 303)


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def _now() -> float:
    return time.time()
