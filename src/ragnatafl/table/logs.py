"""Log lines: plain or as JSON, one event a line; nobody's secret in them, what repeats is counted.

A line never holds a cookie, an invitation, the secret of a game or a hand: what looks like one is
blotted out, and of an exception its kind and place are told, not its words, which may name a card.
"""

from __future__ import annotations

import contextlib
import logging
import re
import secrets
import sqlite3
import sys
import time
import traceback
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TextIO

import msgspec

from ragnatafl.table.storage import StoreFault

LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("plain", "json")
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request or connection that is being served; it stands in its log lines."""

BLOT: Final = "***"
_SECRETS: Final = (
    (re.compile(r"(/(?:join|enter)/)[^\s/?\"']+"), rf"\1{BLOT}"),
    (re.compile(r"(/(?:t|ws)/[\w-]+/)[\w-]{16,}"), rf"\1{BLOT}"),
    (re.compile(r"(?i)((?:set-)?cookie|authorization)([\"']?\s*[:=,]\s*).*"), rf"\1\2{BLOT}"),
    (
        re.compile(r"(?i)\b(secret|seed|nonces?|token|passw(?:or)?d|key|ragnatafl(?:-admin)?)"
                   r"([\"']?\s*[=:]\s*)[\"']?[^\s\"',;)}]+"),
        rf"\1\2{BLOT}",
    ),
    (re.compile(r"(://[^\s:/@]*:)[^\s/]*@"), rf"\1{BLOT}@"),
    (re.compile(r"(?=[\w-]*[A-Z0-9])[\w-]{22,}"), BLOT),  # random letters of ours are as long
)  # fmt: skip


def set_up(level: str = "warning", form: str = "plain", stream: TextIO | None = None) -> None:
    """From now on everything that is logged goes there, in this form."""
    handler = Lines(stream)
    handler.setFormatter(Json() if form == "json" else Plain())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ragnatafl").setLevel(level.upper())


def new_request_id() -> str:
    return secrets.token_hex(6)


def hide(text: str) -> str:
    """The text with all blotted out that looks like a secret.

    >>> hide("GET /t/abc/join/Zk3 postgresql://club:hunter2@db/tables cookie: ragnatafl=abc")
    'GET /t/abc/join/*** postgresql://club:***@db/tables cookie: ***'
    """
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


def told(error: BaseException) -> str:
    """An exception in one line: its kind, where it came from, and its words if they are safe."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    words = f" ({hide(str(error)).splitlines()[0]})" if _is_safe(error) else ""
    return f"{type(error).__name__}{words} at {' > '.join(places) or 'an unknown place'}"


def _is_safe(error: BaseException) -> bool:
    """Errors of the system; those of our own may name what somebody holds."""
    return isinstance(error, OSError | sqlite3.Error | StoreFault) and bool(str(error))


def facts_of(record: logging.LogRecord) -> Mapping[str, object]:
    """What was given beside the words: `LOG.info("...", extra={"facts": {...}})`."""
    return getattr(record, "facts", {})


class Lines(logging.Handler):
    """Writes to a stream, or to what is the standard error then."""

    def __init__(self, stream: TextIO | None) -> None:
        super().__init__()
        self._stream = stream

    def emit(self, record: logging.LogRecord) -> None:
        with contextlib.suppress(OSError, ValueError):  # nobody reads it any more
            print(self.format(record), file=self._stream or sys.stderr, flush=True)


class Plain(logging.Formatter):
    """A line for people: time, level, where, request, words and facts."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).isoformat(" ", "milliseconds")
        request = f" [{REQUEST.get()}]" if REQUEST.get() else ""
        facts = "".join(f" {name}={value}" for name, value in facts_of(record).items())
        text = hide(f"{_line(record)}{facts}")
        return f"{at} {record.levelname.lower()} {record.name}{request}: {text}{_fault(record)}"


class Json(logging.Formatter):
    """The same as a JSON object, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": hide(_line(record)),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        for name, value in facts_of(record).items():
            line[name] = hide(value) if isinstance(value, str) else value
        if _fault(record):
            line["fault"] = _fault(record).removeprefix("; ")
        return msgspec.json.encode(line).decode()


def _line(record: logging.LogRecord) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in record.getMessage())


def _fault(record: logging.LogRecord) -> str:
    error = record.exc_info[1] if record.exc_info else None
    return "" if error is None else f"; Traceback: {told(error)}"


class Seldom(logging.Filter):
    """Lines alike are let through a few times in a while, then counted; the next tells how many."""

    AT_ONCE: Final = 5
    SECONDS: Final = 10.0
    MOST: Final = 1_000

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, int, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        return self.passes(record, time.monotonic())

    def passes(self, record: logging.LogRecord, now: float) -> bool:
        if record.levelno < logging.WARNING:
            return True  # who asks for these wants them all
        alike = record.name, record.levelno, str(record.msg)[:60]
        began, count = self._seen.get(alike, (now, 0))
        left_out = count - self.AT_ONCE
        if now - began > self.SECONDS:
            began, count = now, 0
            if left_out > 0:
                record.msg = f"{record.msg} (and {left_out} times more in the last while)"
        if len(self._seen) >= self.MOST and alike not in self._seen:
            self._seen.clear()
        self._seen[alike] = began, count + 1
        return count < self.AT_ONCE
