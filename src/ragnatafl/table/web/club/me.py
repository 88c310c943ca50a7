"""One's own page, and the ways by which a browser becomes somebody's."""

from __future__ import annotations

import logging
import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal, Refusal
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.club.letters import Carrier, read_address
from ragnatafl.table.club.tokens import OLDER, new_code, new_recovery, read_recovery
from ragnatafl.table.storage.events import Data
from ragnatafl.table.storage.keys import Key, Kind, hash_of
from ragnatafl.table.storage.people import BOT, PERSON, Person
from ragnatafl.table.web.addresses import Addresses
from ragnatafl.table.web.asking import LARGEST_MESSAGE, code_of, form_in, read_body, read_message
from ragnatafl.table.web.club.leaving import Leaving
from ragnatafl.table.web.club.passkeys import Passkeys, Site, site_of
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.holders import (
    COOKIE,
    LANGUAGE_COOKIE,
    LIFE_SECONDS,
    Visitor,
    keep_name,
    mark_of,
    name_before,
    visitor_of,
)
from ragnatafl.table.web.markup import NOTHING, Markup
from ragnatafl.table.web.messages import Forget, Liked
from ragnatafl.table.web.pages.club.me import (
    Bot,
    Own,
    confirm_page,
    enter_page,
    left_page,
    me_page,
    move_shown,
    no_key_page,
    recover_page,
    secret_shown,
    told_shown,
)
from ragnatafl.table.web.places import clean_words
from ragnatafl.table.web.refusals import (
    KeyOld,
    KeyUnknown,
    KeyUsed,
    NoAddress,
    NobodyKnown,
    NoMail,
    NoName,
    NotSure,
    PasskeyRefused,
    TooManyBots,
    TooManyKeys,
)
from ragnatafl.table.web.saying import PageVoice

LOG: Final = logging.getLogger("ragnatafl.people")
MOVE_SECONDS: Final = 600.0
MAIL_SECONDS: Final = 1800.0
HOUR: Final = 3600.0
MOST_AN_HOUR: Final = 20
"""Links, codes and letters of one person."""
MOST_BOTS: Final = 10
WAYS: Final[dict[str, Kind]] = {"move": "move", "letter": "mail", "confirm": "confirm"}
"""Links that work once, by what stands in them."""
STATUS: Final[dict[type[Refusal], int]] = {
    NobodyKnown: 403, KeyUnknown: 404, KeyUsed: 410, KeyOld: 410, TooManyKeys: 429, NoMail: 503,
}  # fmt: skip


class Me:
    """The pages of somebody's own."""

    def __init__(self, hall: Hall, addresses: Addresses, carrier: Carrier) -> None:
        self._hall = hall
        self._knowing = hall.knowing
        self._addresses = addresses
        self._carrier = carrier
        self._leaving = Leaving(hall)
        self._passkeys = Passkeys(hall.knowing)

    def all(self) -> list[Route]:
        return [
            Route("/me", self.page),
            Route("/me", self.do, methods=["POST"]),
            Route("/me/export", self.export),
            Route("/me/settings", self.settings),
            Route("/me/settings", self.keep_settings, methods=["POST"]),
            Route("/me/forget", self.forget, methods=["POST"]),
            Route("/me/recover", self.recover),
            Route("/me/recover", self.recovered, methods=["POST"]),
            *(Route(f"/me/{way}/{{code}}", self.invited) for way in WAYS),
            *(Route(f"/me/{way}/{{code}}", self.enter, methods=["POST"]) for way in WAYS),
            Route("/me/passkey/{deed}", self.passkey, methods=["POST"]),
        ]

    # The page

    async def page(self, request: Request) -> Response:
        return await self._shown(request)

    async def _person(self, request: Request) -> Person:
        """Who asks; from now on known, if they were not."""
        name = clean_words(name_before(request))
        who = await self._knowing.meet(request)
        found = await self._knowing.call(self._knowing.people.find, who)
        if found is None or (name and not found.name):  # as at the tables before
            await self._knowing.meet(request, name or " ")
            found = await self._knowing.call(self._knowing.people.find, who)
        if found is None:
            raise Illegal(NobodyKnown())
        return found

    async def _shown(
        self, request: Request, once: Markup = NOTHING, fault: str = "", status: int = 200
    ) -> Response:
        person = await self._person(request)
        visitor, code = visitor_of(request), code_of(request)
        keys = await self._knowing.call(self._knowing.keys.of, person.id, self._knowing.now)
        own = Own(
            person, keys, visitor.key.device if visitor.key else "", await self._bots(person),
            self._carrier.ready, site_of(request, self._addresses) is not None, fault, once,
        )  # fmt: skip
        headers = {"cache-control": "no-store"} if once else {}
        return HTMLResponse(me_page(own, code), status, headers)

    async def _bots(self, person: Person) -> list[Bot]:
        call, found = self._knowing.call, []
        for who in person.data.get("bots", {}).get("ids", []):
            bot = await call(self._knowing.people.find, who)
            keys = await call(self._knowing.keys.of, who, self._knowing.now)
            tokens = [key for key in keys if key.kind == "token"]
            if bot is not None and bot.kind == BOT:
                found.append(Bot(bot, tokens[-1] if tokens else None))
        return found

    async def do(self, request: Request) -> Response:
        """One of the forms of the page; what is wrong with it is told there."""
        form = form_in(await read_body(request, LARGEST_MESSAGE))
        deeds = {
            "name": self._rename, "language": self._speak, "out": self._out, "others": self._others,
            "move": self._move, "recovery": self._recovery, "mail": self._mail,
            "unmail": self._unmail, "unpasskey": self._unpasskey, "bot": self._bot,
            "token": self._token, "unbot": self._unbot, "leave": self._leave,
        }  # fmt: skip
        deed = deeds.get(form.get("deed", ""))
        if deed is None:
            raise BadInput(f"me: 'deed' must be one of {', '.join(deeds)}")
        if not visitor_of(request).person:
            raise Illegal(NobodyKnown())
        try:
            return await deed(request, await self._person(request), form)
        except Illegal as illegal:
            line = _sentence(PageVoice(code_of(request)).reason(illegal.refusal))
            status = STATUS.get(type(illegal.refusal), 400)
            return await self._shown(request, fault=line, status=status)

    async def _rename(self, request: Request, person: Person, form: dict[str, str]) -> Response:
        name = clean_words(form.get("name", ""))
        if not name:
            raise Illegal(NoName())
        await self._knowing.call(self._knowing.people.call, person.id, name)
        answer = RedirectResponse("/me", 303)
        keep_name(answer, name)
        return answer

    async def _speak(self, request: Request, person: Person, form: dict[str, str]) -> Response:
        code = form.get("language", "")
        if code not in LANGUAGES:
            raise BadInput(f"me: unknown language '{code[:8]}'")
        await self._knowing.call(self._knowing.people.speak, person.id, code)
        answer = RedirectResponse("/me", 303)
        _keep_language(answer, code)
        return answer

    async def _out(self, request: Request, person: Person, form: dict[str, str]) -> Response:
        """A device is signed out; this one is a stranger then."""
        device = form.get("device", "")
        here = visitor_of(request).key
        await self._knowing.sign_out(person.id, "browser", device)
        if here is None or here.device != device:
            return RedirectResponse("/me#me-devices", 303)
        answer = RedirectResponse("/", 303)
        answer.delete_cookie(COOKIE)
        return answer

    async def _others(self, request: Request, person: Person, form: dict[str, str]) -> Response:
        here = visitor_of(request).key
        keys = await self._knowing.call(self._knowing.keys.of, person.id, self._knowing.now)
        for device in {key.device for key in keys if key.kind == "browser"}:
            if here is not None and device != here.device:
                await self._knowing.sign_out(person.id, "browser", device)
        return RedirectResponse("/me#me-devices", 303)

    async def _move(self, request: Request, person: Person, form: dict[str, str]) -> Response:
        """A link to another device; one made before does not work any more."""
        code = await self._made(person.id, "move", MOVE_SECONDS)
        base = self._addresses.base(request.headers.get("host", ""))
        shown = move_shown(
            PageVoice(code_of(request)), f"{base}/me/move/{code}", int(MOVE_SECONDS // 60),
            alone=not self._addresses.others(),
        )  # fmt: skip
        return await self._shown(request, shown)

    async def _recovery(self, request: Request, person: Person, form: dict[str, str]) -> Response:
        await self._not_too_many(person.id, "recovery")
        code, now, keys = new_recovery(), self._knowing.now, self._knowing.keys
        await self._knowing.call(keys.end_kind, person.id, "recovery", now)
        await self._knowing.call(keys.add, hash_of(code), person.id, "recovery", now)
        shown = secret_shown(PageVoice(code_of(request)), "recovery", code)
        return await self._shown(request, shown)

    async def _made(self, person: str, kind: Kind, seconds: float, data: Data | None = None) -> str:
        """The code of a link that works once, in the place of those before."""
        await self._not_too_many(person, kind)
        code, now, keys = new_code(), self._knowing.now, self._knowing.keys
        await self._knowing.call(keys.end_kind, person, kind, now)
        await self._knowing.call(
            keys.add, hash_of(code), person, kind, now, until=now + seconds, data=data
        )
        return code

    async def _not_too_many(self, person: str, kind: Kind) -> None:
        since = self._knowing.now - HOUR
        if await self._knowing.call(self._knowing.keys.count, person, kind, since) >= MOST_AN_HOUR:
            raise Illegal(TooManyKeys())

    # Mail

    async def _mail(self, request: Request, person: Person, form: dict[str, str]) -> Response:
        """An address by which somebody may come back, once they have read there."""
        address = read_address(form.get("address", ""))
        if not address:
            raise Illegal(NoAddress())
        code = await self._made(person.id, "confirm", MAIL_SECONDS, {"address": address})
        await self._send(request, address, "confirm", f"/me/confirm/{code}", code_of(request))
        shown = told_shown(PageVoice(code_of(request)), "me-confirm-on-its-way")
        return await self._shown(request, shown)

    async def _unmail(self, request: Request, person: Person, form: dict[str, str]) -> Response:
        await self._forget_mail(person.id)
        return RedirectResponse("/me#me-mail", 303)

    async def _forget_mail(self, person: str) -> None:
        keys, now = self._knowing.keys, self._knowing.now
        await self._knowing.call(keys.end_kind, person, "address", now)
        await self._knowing.call(self._knowing.people.keep, person, "mail", {})

    async def _confirmed(self, key: Key) -> None:
        """Somebody read the letter: the address is theirs, and nobody else's any more."""
        address: str = key.data["address"]
        name, now = (await self._knowing.signer()).hide(address), self._knowing.now
        await self._forget_mail(key.person)
        await self._knowing.call(self._knowing.keys.put, name, key.person, "address", now)
        await self._knowing.call(
            self._knowing.people.keep, key.person, "mail", {"address": address}
        )

    async def _send(self, request: Request, to: str, kind: str, path: str, code: str) -> None:
        if not self._carrier.ready:
            raise Illegal(NoMail())
        voice = PageVoice(code)
        link = self._addresses.base(request.headers.get("host", "")) + path
        lines = (voice.line(f"me-letter-{kind}"), link, voice.line("me-letter-not-you"))
        try:
            subject = voice.line(f"me-letter-{kind}-subject")
            await self._carrier.send(to, subject, "\n\n".join(lines) + "\n", hash_of(path)[:32])
        except Exception as fault:  # whatever a mail server says: the person is told in one line
            LOG.warning("a letter could not be sent: %s", type(fault).__name__)
            raise Illegal(NoMail()) from None

    # Coming in

    async def recover(self, request: Request) -> Response:
        return self._recover_page(request)

    def _recover_page(
        self, request: Request, fault: str = "", sent: bool = False, status: int = 200
    ) -> Response:
        passkeys = site_of(request, self._addresses) is not None
        page = recover_page(code_of(request), self._carrier.ready, passkeys, fault, sent)
        return HTMLResponse(page, status)

    async def recovered(self, request: Request) -> Response:
        """By a printed code; or a letter is sent: nobody learns whether the address is known."""
        form = form_in(await read_body(request, LARGEST_MESSAGE))
        try:
            if "address" in form:
                await self._letter(request, form["address"])
                return self._recover_page(request, sent=True)
            code = read_recovery(form.get("code", ""))
            return await self._enter_by(request, "recovery", code)
        except Illegal as illegal:
            line = _sentence(PageVoice(code_of(request)).reason(illegal.refusal))
            return self._recover_page(request, line, status=STATUS.get(type(illegal.refusal), 400))

    async def _letter(self, request: Request, typed: str) -> None:
        address = read_address(typed)
        if not address:
            raise Illegal(NoAddress())
        name = (await self._knowing.signer()).hide(address)
        key = await self._knowing.call(self._knowing.keys.find, name)
        if key is None or key.kind != "address" or key.until <= self._knowing.now:
            return
        person = self._knowing.identities.of(key.person)
        found = await self._knowing.call(self._knowing.people.find, person)
        if found is None:
            return
        code = await self._made(person, "mail", MAIL_SECONDS)
        await self._send(request, address, "recover", f"/me/letter/{code}", found.language or "en")

    async def invited(self, request: Request) -> Response:
        """A link is looked at, which uses up nothing."""
        kind, code = _way(request), request.path_params["code"]
        try:
            key = await self._good(kind, hash_of(code))
        except Illegal as illegal:
            return self._no_key(request, illegal.refusal)
        if kind == "confirm":
            return HTMLResponse(
                confirm_page(request.url.path, key.data["address"], code_of(request))
            )
        before, called = await self._before(request), ""
        if before is not None and before.id != key.person:
            called = before.name or _nameless(request)
        owner = await self._knowing.call(self._knowing.people.find, key.person)
        name = owner.name if owner is not None else ""
        page = enter_page(request.url.path, name or _nameless(request), called, code_of(request))
        return HTMLResponse(page)

    async def _good(self, kind: Kind, name: str) -> Key:
        key = await self._knowing.call(self._knowing.keys.find, name)
        if key is None or key.kind != kind:
            raise Illegal(KeyUnknown())
        if key.seen:
            raise Illegal(KeyUsed())
        if key.until <= self._knowing.now:
            raise Illegal(KeyOld())
        return key._replace(person=self._knowing.identities.of(key.person))

    async def _before(self, request: Request) -> Person | None:
        """Who this browser is until now, if the store knows or seats may."""
        visitor = visitor_of(request)
        if not visitor.person or (visitor.key is None and not OLDER.fullmatch(visitor.token)):
            return None
        found = await self._knowing.call(self._knowing.people.find, visitor.person)
        return found or Person(visitor.person, 0.0, 0.0, PERSON, "", "", {})

    async def enter(self, request: Request) -> Response:
        """The link is used up, and this browser is that person's."""
        kind, code = _way(request), request.path_params["code"]
        try:
            if kind == "confirm":
                await self._confirmed(await self._take(kind, hash_of(code)))
                return RedirectResponse("/me#me-mail", 303)
            return await self._enter_by(request, kind, code)
        except Illegal as illegal:
            return self._no_key(request, illegal.refusal)

    async def _take(self, kind: Kind, name: str) -> Key:
        await self._good(kind, name)
        key = await self._knowing.call(self._knowing.keys.take, name, kind, self._knowing.now)
        if key is None:  # somebody else was quicker
            raise Illegal(KeyUsed())
        return key._replace(person=self._knowing.identities.of(key.person))

    async def _enter_by(self, request: Request, kind: Kind, code: str) -> Response:
        key = await self._good(kind, hash_of(code))
        return await self._entered(request, key.person, key.hash)

    async def _entered(self, request: Request, person: str, by: str = "") -> Response:
        """Whoever this browser was until now is the same person: nothing is lost."""
        before = await self._before(request)
        owner = await self._knowing.call(self._knowing.people.find, person)
        if owner is None:
            raise Illegal(KeyUnknown())
        if before is not None and before.id != person:
            await self._knowing.join(before.id, person)
        await self._knowing.sign_in(request, person, by)
        answer = RedirectResponse("/me", 303)
        if owner.name:
            keep_name(answer, owner.name)
        if owner.language in LANGUAGES:
            _keep_language(answer, owner.language)
        return answer

    def _no_key(self, request: Request, refusal: Refusal) -> Response:
        line = _sentence(PageVoice(code_of(request)).reason(refusal))
        page = no_key_page(line, code_of(request))
        return HTMLResponse(page, STATUS.get(type(refusal), 400))

    # Passkeys

    async def passkey(self, request: Request) -> Response:
        """What a browser's own program asks and answers."""
        body = await read_body(request, 4 * LARGEST_MESSAGE)
        site = site_of(request, self._addresses)
        if site is None:
            raise Illegal(PasskeyRefused())
        match request.path_params["deed"]:
            case "offer":
                return _json(await self._offer(request, site))
            case "add":
                await self._passkeys.add(site, (await self._person(request)).id, body)
                return JSONResponse({})
            case "ask":
                return _json(await self._passkeys.ask(site))
            case "enter":
                answer = await self._entered(request, await self._passkeys.person(site, body))
                told = JSONResponse({"to": "/me"})
                told.raw_headers += [one for one in answer.raw_headers if one[0] == b"set-cookie"]
                return told
            case _:
                raise Illegal(PasskeyRefused())

    async def _offer(self, request: Request, site: Site) -> str:
        if not visitor_of(request).person:
            raise Illegal(NobodyKnown())
        person = await self._person(request)
        return await self._passkeys.offer(site, person.id, person.name or _nameless(request))

    async def _unpasskey(self, request: Request, person: Person, form: dict[str, str]) -> Response:
        await self._knowing.sign_out(person.id, "passkey", form.get("device", ""))
        return RedirectResponse("/me#me-passkeys", 303)

    # Programs

    async def _bot(self, request: Request, person: Person, form: dict[str, str]) -> Response:
        """A program of one's own is somebody, who plays under a name."""
        name = clean_words(form.get("name", ""))
        if not name:
            raise Illegal(NoName())
        ids: list[str] = person.data.get("bots", {}).get("ids", [])
        if len(ids) >= MOST_BOTS:
            raise Illegal(TooManyBots(MOST_BOTS))
        who, people = hash_of(secrets.token_urlsafe(24)), self._knowing.people
        await self._knowing.call(people.meet, who, name, person.language or "en", BOT)
        await self._knowing.call(people.keep, who, "owner", {"id": person.id})
        await self._knowing.call(people.keep, person.id, "bots", {"ids": [*ids, who]})
        await self._knowing.look()
        return await self._give_token(request, who)

    async def _give_token(self, request: Request, bot: str) -> Response:
        await self._not_too_many(bot, "token")
        token, keys = (await self._knowing.signer()).program(), self._knowing.keys
        for key in await self._knowing.call(keys.of, bot, self._knowing.now):
            await self._knowing.sign_out(bot, "token", key.device)
        device, now = secrets.token_hex(6), self._knowing.now
        await self._knowing.call(keys.add, hash_of(token), bot, "token", now, device=device)
        shown = secret_shown(PageVoice(code_of(request)), "token", token)
        return await self._shown(request, shown)

    async def _own_bot(self, person: Person, form: dict[str, str]) -> Person:
        for bot in await self._bots(person):
            if mark_of(bot.person.id) == form.get("bot", ""):
                return bot.person
        raise Illegal(KeyUnknown())

    async def _token(self, request: Request, person: Person, form: dict[str, str]) -> Response:
        return await self._give_token(request, (await self._own_bot(person, form)).id)

    async def _unbot(self, request: Request, person: Person, form: dict[str, str]) -> Response:
        """Its token opens nothing any more; the games that it played stay."""
        bot = await self._own_bot(person, form)
        for key in await self._knowing.call(self._knowing.keys.of, bot.id, self._knowing.now):
            await self._knowing.sign_out(bot.id, "token", key.device)
        ids = [who for who in person.data["bots"]["ids"] if who != bot.id]
        await self._knowing.call(self._knowing.people.keep, person.id, "bots", {"ids": ids})
        return RedirectResponse("/me#me-bots", 303)

    # What follows somebody, and what they take along

    async def settings(self, request: Request) -> Response:
        """What a page's program likes, as another device of the same person left it."""
        visitor = visitor_of(request)
        if visitor.key is None:
            return JSONResponse({})
        found = await self._knowing.call(self._knowing.people.find, visitor.person)
        return JSONResponse(found.data.get("settings", {}) if found is not None else {})

    async def keep_settings(self, request: Request) -> Response:
        asked = await read_message(request, Liked, LARGEST_MESSAGE)
        visitor: Visitor = visitor_of(request)
        if visitor.key is not None:
            data = msgspec.to_builtins(asked)
            await self._knowing.call(self._knowing.people.keep, visitor.person, "settings", data)
        return JSONResponse({})

    async def forget(self, request: Request) -> Response:
        """A table is not to be listed among one's own any more."""
        asked = await read_message(request, Forget, LARGEST_MESSAGE)
        await self._knowing.hide(request, asked.room)
        return JSONResponse({})

    async def export(self, request: Request) -> Response:
        if not visitor_of(request).person:
            raise Illegal(NobodyKnown())
        made = await self._leaving.export(await self._person(request))
        name = 'attachment; filename="ragnatafl-person.json"'
        headers = {"content-disposition": name, "cache-control": "no-store"}
        return Response(made, media_type="application/json", headers=headers)

    async def _leave(self, request: Request, person: Person, form: dict[str, str]) -> Response:
        if form.get("sure") != "yes":
            raise Illegal(NotSure())
        await self._leaving.leave(person)
        answer = HTMLResponse(left_page(code_of(request)))
        for cookie in (COOKIE, "name", "whose"):
            answer.delete_cookie(cookie)
        visitor_of(request).gives = ""
        return answer


def _keep_language(answer: Response, code: str) -> None:
    answer.set_cookie(LANGUAGE_COOKIE, code, LIFE_SECONDS, path="/", samesite="lax")


def _way(request: Request) -> Kind:
    return WAYS[request.url.path.split("/")[2]]


def _nameless(request: Request) -> str:
    return PageVoice(code_of(request)).line("me-nameless")


def _sentence(reason: str) -> str:
    return f"{reason[:1].upper()}{reason[1:]}."


def _json(text: str) -> Response:
    return Response(text, media_type="application/json")
