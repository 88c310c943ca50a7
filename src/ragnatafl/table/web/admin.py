"""The owner's page: reached by a link that works once, then by a cookie of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.table.orders import VISIT_SECONDS, Owner, tables_of
from ragnatafl.table.storage.notices import Notice, Notices
from ragnatafl.table.web.addresses import Addresses
from ragnatafl.table.web.asking import LARGEST_MESSAGE, code_of, form_in, number_in, read_body
from ragnatafl.table.web.governing import Governing
from ragnatafl.table.web.pages.admin import AdminSeen, admin_page, enter_page
from ragnatafl.table.web.pages.club.office import LONGEST_PLACE, talk_seen
from ragnatafl.table.web.pages.reading import fault_page
from ragnatafl.table.web.saying import PageVoice

COOKIE: Final = "ragnatafl-admin"
ON_A_PAGE: Final = 40
LAST_ORDERS: Final = 40

Form = dict[str, str]


class Admin:
    """The routes of the owner's page."""

    def __init__(self, governing: Governing, addresses: Addresses) -> None:
        self.governing = governing
        self.addresses = addresses
        self.hall = governing.hall

    def all(self) -> list[Route]:
        return [
            Route("/admin", self.page),
            Route("/admin", self.do, methods=["POST"]),
            Route("/admin/enter/{code}", self.door),
            Route("/admin/enter/{code}", self.enter, methods=["POST"]),
            Route("/admin/leave", self.leave, methods=["POST"]),
        ]

    async def door(self, request: Request) -> Response:
        """To look at it uses up nothing: programs that preview links do."""
        return HTMLResponse(enter_page(code_of(request)))

    async def enter(self, request: Request) -> Response:
        owner = Owner(self.hall.tables.keeper.store, "page")
        try:
            token = await self.hall.tables.keeper.call(owner.enter, request.path_params["code"])
        except BadInput:
            return self._no(request, "admin-link-used")
        answer = RedirectResponse("/admin", 303)
        answer.set_cookie(
            COOKIE, token, int(VISIT_SECONDS), path="/admin", httponly=True, samesite="strict",
            secure=self.addresses.is_secure(request.scope["scheme"]),
        )  # fmt: skip
        return answer

    async def leave(self, request: Request) -> Response:
        owner = await self._owner(request)
        if owner is not None:
            await self.hall.tables.keeper.call(owner.leave, request.cookies[COOKIE])
            await self.governing.look()
        answer = RedirectResponse("/", 303)
        answer.delete_cookie(COOKIE, path="/admin")
        return answer

    async def page(self, request: Request) -> Response:
        owner = await self._owner(request)
        if owner is None:
            return self._no(request, "admin-nobody")
        return await self._page(request, owner)

    async def do(self, request: Request) -> Response:
        """Give an order; the page tells what came of it."""
        owner = await self._owner(request)
        if owner is None:
            return self._no(request, "admin-nobody")
        form = form_in(await read_body(request, LARGEST_MESSAGE))
        try:
            said = await self.hall.tables.keeper.call(order_in(form), owner)
        except BadInput as fault:
            told = "; ".join(map(PageVoice(code_of(request)).fault, fault.faults))
            return await self._page(request, owner, fault=told)
        await self.governing.look()
        return await self._page(request, owner, said=said)

    async def _owner(self, request: Request) -> Owner | None:
        """Who gives orders with this cookie; they may have come by another process just now."""
        cookie = request.cookies.get(COOKIE, "")
        if cookie and not self.governing.orders.visitor(cookie):
            await self.governing.look()
        who = self.governing.orders.visitor(cookie)
        return Owner(self.hall.tables.keeper.store, who) if who else None

    async def _page(
        self, request: Request, owner: Owner, said: str = "", fault: str = ""
    ) -> Response:
        first = number_in(request, "first") or 0
        holding, store = self.governing.orders, self.hall.tables.keeper.store
        tables, count = await self.hall.tables.keeper.call(
            tables_of, store, holding, first, ON_A_PAGE
        )
        orders: list[Notice] = await self.hall.tables.keeper.call(
            Notices(store).since, max(0, holding.heard - LAST_ORDERS)
        )
        here = self.hall.company.counts()
        if said.startswith("/"):
            said = self.addresses.base(request.headers.get("host", "")) + said
        talk = await self.hall.tables.keeper.call(
            talk_seen, store, request.query_params.get("talk", "")[:LONGEST_PLACE]
        )
        seen = AdminSeen(owner.who, holding, tables, count, first, ON_A_PAGE, orders, here, talk)
        page = admin_page(seen, code_of(request), said, fault)
        return HTMLResponse(page, 400 if fault else 200)

    def _no(self, request: Request, key: str) -> Response:
        code = code_of(request)
        return HTMLResponse(fault_page(PageVoice(code).line(key), code), 403)


def order_in(form: Form) -> Callable[[Owner], str]:
    """What a form orders; the order gives a link, if one comes of it."""
    table, text = form.get("table", ""), form.get("text", "")
    match form.get("deed"):
        case "close":
            return lambda owner: owner.close(table, text) and ""
        case "open":
            return lambda owner: owner.open(table) and ""
        case "rename":
            return lambda owner: owner.rename(table, text) and ""
        case "remove":
            if form.get("sure") != "yes":
                line = "a table that is removed is gone for ever: tick that you mean it"
                raise bad(line, "tick-remove")
            return lambda owner: owner.remove(table) and ""
        case "invite":
            seat = _number(form, "seat")
            return lambda owner: owner.invite(table, seat)
        case "ban":
            days = _number(form, "days")
            return lambda owner: owner.ban(form.get("whom", ""), text, days) and ""
        case "unban":
            return lambda owner: owner.unban(form.get("whom", "")) and ""
        case "unsay":
            number = _number(form, "number")
            return lambda owner: owner.unsay(form.get("place", ""), number) and ""
        case "announce":
            minutes = _number(form, "minutes")
            return lambda owner: owner.announce(text, minutes) and ""
    raise bad("form: no such order", "no-order")


def _number(form: Form, name: str) -> int:
    text = form.get(name) or "0"
    if not text.isascii() or not text.isdecimal() or len(text) > 7:
        raise bad(f"form: '{name}' must be a whole number", "no-number", told=text)
    return int(text)
