"""Webhooks: an alert as programs of others take it. Nothing in it lets anybody in: the link is
the table's plain address, and who follows it sits there if their browser does."""

from __future__ import annotations

from typing import Final, Literal, get_args
from urllib.parse import unquote, urlsplit, urlunsplit

import msgspec

from ragnatafl.kernel.codecs import bad
from ragnatafl.table.club.addressing import target
from ragnatafl.table.club.alerts import Message
from ragnatafl.table.club.outside import Request

Shape = Literal["discord", "slack", "matrix", "ntfy", "json"]
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)
LONGEST: Final = 1_900
"""Letters; the shortest of all limits is Discord's, 2000."""


def shape_of(name: str) -> Shape:
    for shape in SHAPES:
        if shape == name:
            return shape
    known = ", ".join(SHAPES)
    raise bad(f"shape: must be one of {known}", "alert-shape", known=known)


def checked_hook(url: str, shape: Shape, private: bool = False) -> None:
    """An address that this kind of service can have."""
    target(url, private)
    if shape == "ntfy" and not _topic(url):
        raise bad("ntfy: the address must name a topic, as in https://ntfy.sh/tafl", "alert-topic")


def hook(url: str, shape: Shape, message: Message) -> Request:
    """What this service is sent."""
    headers = {"Content-Type": "application/json", "Idempotency-Key": message.key}
    body = msgspec.json.encode(_body(url, shape, message))
    return Request(_root(url) if shape == "ntfy" else url, headers, body)


def _body(url: str, shape: Shape, message: Message) -> dict[str, object]:
    text = f"{message.title}\n{message.text}"[:LONGEST]
    match shape:
        case "discord":  # a name that looks like one calls nobody
            return {"content": text, "allowed_mentions": {"parse": []}}
        case "slack":  # nor does one here, nor is it a link
            text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            return {"text": text}
        case "matrix":
            return {"text": text, "username": "Ragnatafl"}
        case "ntfy":
            return {
                "topic": _topic(url),
                "title": message.title,
                "message": "\n".join(line.text for line in message.lines)[:LONGEST],
                "click": message.link,
                "sequence_id": message.key,
            }
        case "json":
            return {
                "key": message.key,
                "at": message.at,
                "language": message.language,
                "title": message.title,
                "link": message.link,
                "alerts": [
                    {"kind": line.kind, "text": line.text, "link": message.base + line.path}
                    for line in message.lines
                ],
            }


def _topic(url: str) -> str:
    """What somebody follows there; empty if the address names none, or more than that."""
    topic = unquote(urlsplit(url).path.strip("/"))
    return "" if "/" in topic else topic


def _root(url: str) -> str:
    """Where ntfy takes JSON: at its root, whatever the topic is."""
    parts = urlsplit(url)
    return urlunsplit((parts.scheme, parts.netloc, "/", "", ""))
