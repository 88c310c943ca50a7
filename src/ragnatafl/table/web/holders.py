"""Who holds a seat: a person, by an id that seats keep; a browser is known by a cookie.

The token lies in the browser alone, never in an address, a page or the store; who reads the store
cannot sit down with what stands there. Of somebody who has not moved yet the id is the hash of the
first token (`knowing.py` tells the rest). What somebody was called last lies beside it.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ragnatafl.table.storage.keys import Key, hash_of

COOKIE: Final = "ragnatafl"
NAME_COOKIE: Final = "name"
LANGUAGE_COOKIE: Final = "lang"
LIFE_SECONDS: Final = 365 * 24 * 3600
LONGEST_COOKIE: Final = 300
LONGEST_MACHINE: Final = 40
VISITOR: Final = "ragnatafl.visitor"
"""In the scope of a request or a socket: who asks."""


@dataclass(slots=True)
class Visitor:
    """Who asks, as far as a cookie or a token tells; a stranger if it tells nothing."""

    token: str = ""
    hash: str = ""
    person: str = ""
    key: Key | None = None
    """As the store has it; none of who only looked at tables so far."""
    gives: str = ""
    """The token that the answer brings."""
    program: bool = False
    """It showed the token of a program, not a cookie."""


def visitor_of(asking: HTTPConnection) -> Visitor:
    found: Visitor | None = asking.scope.get(VISITOR)
    return found if found is not None else Visitor()


def new_token() -> str:
    """As browsers of older programs have them; such are good still."""
    return secrets.token_urlsafe(24)


def holder_of(token: str) -> str:
    """What a seat keeps of a token; who has none holds nothing.

    >>> holder_of("astrid")[:16], holder_of("")
    ('9c804f2550e31d8f', '')
    """
    return hash_of(token) if token else ""


def mark_of(holder: str) -> str:
    """What a page may know of a holder: enough to tell it from another one."""
    return holder_of(holder)[:12]


def browser_of(asking: HTTPConnection) -> str:
    """The person that a request or a socket speaks for; empty for a stranger."""
    return visitor_of(asking).person


def keep_token(answer: Response, token: str, secure: bool) -> None:
    """Let the browser keep it for another year; a secure one is sent by https alone."""
    answer.set_cookie(
        COOKIE, token, LIFE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure
    )


def name_before(asking: HTTPConnection) -> str:
    """What the person at this browser was called last."""
    return unquote(asking.cookies.get(NAME_COOKIE, "")[:LONGEST_COOKIE], errors="ignore")


def keep_name(answer: Response, name: str) -> None:
    answer.set_cookie(NAME_COOKIE, quote(name), LIFE_SECONDS, path="/", samesite="lax")


def machine_of(asking: HTTPConnection) -> str:
    """What tells two browsers apart that hold the same cookie: what each made up for itself, or
    where it is if it keeps nothing. Tabs of one browser are alike."""
    agent = asking.headers.get("user-agent", "")
    made_up = asking.query_params.get("browser", "")[:LONGEST_MACHINE]
    where = asking.client.host if asking.client is not None else ""
    return f"{made_up or where} {agent}"
