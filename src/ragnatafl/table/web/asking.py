"""What a request says: where it comes from, its language, its body; and how it is refused."""

from __future__ import annotations

from typing import Final, TypeVar
from urllib.parse import parse_qs

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.kernel.decisions import Illegal, Refusal
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.web.pages.reading import fault_page
from ragnatafl.table.web.rates import house_of
from ragnatafl.table.web.refusals import NoToken, ServerEnds, TooManyAtOnce, TooOften
from ragnatafl.table.web.saying import PageVoice

LARGEST_MESSAGE: Final = 8_192
NO_SUCH_TABLE: Final = "no such table: the link is wrong or incomplete"

STATUS: Final[dict[type[Refusal], int]] = {
    NoToken: 401, TooOften: 429, ServerEnds: 503, TooManyAtOnce: 503,
}  # fmt: skip
"""Others are told with 400."""

T = TypeVar("T")


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return house_of(request.client.host) if request.client is not None else ""


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, refused as soon as it is too large."""
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise bad(f"more than {most} bytes were sent", "too-much-sent", most=most // 1000)
    except ClientDisconnect:
        raise bad("the request was cut off", "sent-cut-off") from None
    return data


async def read_message(request: Request, kind: type[T], most: int) -> T:
    """The same as a message of a kind, checked."""
    data = await read_body(request, most)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise bad(f"form: {error}", "form", told=str(error)) from None


def form_in(body: bytes) -> dict[str, str]:
    """The fields of a form that a page sent by itself."""
    try:
        fields = parse_qs(body.decode(), keep_blank_values=True, max_num_fields=10)
    except ValueError as error:
        raise bad(f"form: {error}", "form", told=str(error)) from None
    return {name: values[0] for name, values in fields.items()}


def number_in(request: Request, name: str) -> int | None:
    """A number that an address names, if it is one."""
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


def code_of(request: HTTPConnection) -> str:
    """The language of a page: as asked for, as chosen before, or as the browser prefers."""
    wanted = [request.query_params.get("lang", ""), request.cookies.get("lang", "")]
    accepted = request.headers.get("accept-language", "")
    wanted += [word.split(";")[0].strip() for word in accepted.split(",")]
    for word in wanted:
        for code in LANGUAGES:
            if word and code.lower().split("-")[0] == word.lower().split("-")[0]:
                return code
    return "en"


# How it is told what was wrong


def is_program(request: HTTPConnection) -> bool:
    """Does a program read the answer, a page's own or somebody's? Else it is a page."""
    by_post = request.scope.get("method") == "POST"
    return by_post or "json" in request.query_params or request.scope["path"].startswith("/api/")


async def not_now(request: Request, fault: Exception) -> Response:
    """Storage does not answer."""
    text = PageVoice(code_of(request)).line("not-stored")
    headers = {"retry-after": "2"}
    if is_program(request):
        return JSONResponse({"refused": text}, status_code=503, headers=headers)
    page = fault_page(text, code_of(request))
    return HTMLResponse(page, status_code=503, headers=headers)


async def refused(request: Request, fault: Exception) -> Response:
    voice = PageVoice(code_of(request))
    text = voice.reason(fault.refusal) if isinstance(fault, Illegal) else str(fault)
    status = 404 if text.startswith((NO_SUCH_TABLE, "unknown game")) else 400
    if isinstance(fault, BadInput):
        text = "; ".join(map(voice.fault, fault.faults))
    if isinstance(fault, Illegal):
        status = STATUS.get(type(fault.refusal), status)
    if text == NO_SUCH_TABLE:
        text = voice.line("no-such-table")
    if is_program(request):
        return JSONResponse({"refused": text}, status_code=status)
    return HTMLResponse(fault_page(text, code_of(request)), status_code=status)
