"""Who holds a seat: a browser is known by a cookie, a seat by the hash of what is in it.

The token lies in the browser alone, never in an address, a page or the store; who reads the store
cannot sit down with what stands there. What somebody was called last lies beside it.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "ragnatafl"
NAME_COOKIE: Final = "name"
LIFE_SECONDS: Final = 365 * 24 * 3600
LONGEST_COOKIE: Final = 300
LONGEST_MACHINE: Final = 40
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32,64}")


def new_token() -> str:
    return secrets.token_urlsafe(24)


def token_of(asking: HTTPConnection) -> str:
    """The token a browser sent; nothing if it has none, or none of ours."""
    token = asking.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else ""


def holder_of(token: str) -> str:
    """What a seat keeps of a token; who has none holds nothing.

    >>> holder_of("astrid")[:16], holder_of("")
    ('9c804f2550e31d8f', '')
    """
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def mark_of(holder: str) -> str:
    """What a page may know of a holder: enough to tell it from another one."""
    return holder_of(holder)[:12]


def browser_of(asking: HTTPConnection) -> str:
    """The holder that a request or a socket speaks for; empty for a stranger."""
    return holder_of(token_of(asking))


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
