"""Receivers of alerts, on the loopback: a push service with the browsers behind it, a mail server,
and a site that takes webhooks. They understand what they get, as real ones do.

The libraries of the receiving side come with the extra `test`.
"""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final, NamedTuple

import msgspec

from ragnatafl.table.club.push import written

MOST_BYTES: Final = 65_536


class Got(NamedTuple):
    """One message, as it was received."""

    where: str
    """The path or address it came to."""
    key: str
    """By which its receiver knows it again: tag, Message-ID, Idempotency-Key."""
    headers: dict[str, str]
    body: bytes


@dataclass
class Received:
    """What came, in order."""

    got: list[Got] = field(default_factory=list)
    before_answer: Callable[[Got], None] = lambda got: None
    """Done when it has come whole and nobody was told so."""
    lock: threading.Lock = field(default_factory=threading.Lock)

    def take(self, got: Got) -> None:
        with self.lock:
            self.got.append(got)
        self.before_answer(got)

    def at(self, where: str) -> list[Got]:
        with self.lock:
            return [got for got in self.got if got.where == where]

    def keys(self, where: str) -> list[str]:
        """As shown to a person: each once."""
        return list(dict.fromkeys(got.key for got in self.at(where)))


class Browser:
    """A browser that is told by a push service: it alone can read what comes."""

    def __init__(self, endpoint: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        form = PublicFormat.UncompressedPoint
        self._point = self._key.public_key().public_bytes(Encoding.X962, form)

    @property
    def subscription(self) -> dict[str, object]:
        """As a page sends it."""
        keys = {"p256dh": written(self._point), "auth": written(self._auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, sealed: bytes) -> dict[str, Any]:  # Any: what JSON holds
        """What our worker would show."""
        import http_ece

        text = http_ece.decrypt(
            sealed, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return msgspec.json.decode(text, type=dict[str, Any])


class Site(Received):
    """A push service (`/push/...`) and a site with webhooks (`/hook/...`)."""

    def __init__(self) -> None:
        super().__init__()
        self.status = 201
        self.browsers: dict[str, Browser] = {}
        """By the path of their endpoint."""
        site = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                length = min(MOST_BYTES, int(self.headers.get("content-length", "0")))
                body = self.rfile.read(length)
                headers = {name.lower(): value for name, value in self.headers.items()}
                if site.status < 300:
                    site.take(Got(self.path, site._key(self.path, headers, body), headers, body))
                self.send_response(site.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *said: object) -> None:
                pass

        class Quiet(ThreadingHTTPServer):
            def handle_error(self, *asked: object) -> None:
                """Whoever asked is gone: that is what these stories are about."""

        self._server = Quiet(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _key(self, path: str, headers: dict[str, str], body: bytes) -> str:
        """A browser goes by what it has decrypted, if our word for who we are is right."""
        if path not in self.browsers:
            return headers.get("idempotency-key", "")
        from py_vapid import Vapid02

        if not Vapid02.verify(headers["authorization"]):
            return ""
        return str(self.browsers[path].read(body)["key"])

    def browser(self, name: str) -> Browser:
        """A new one that is told here."""
        made = self.browsers[f"/push/{name}"] = Browser(f"{self.address}/push/{name}")
        return made

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Mailbox(Received):
    """A mail server; what comes for whomever is kept."""

    def __init__(self) -> None:
        super().__init__()
        from aiosmtpd.smtp import SMTP

        mailbox = self

        class Handler:
            # Any: what that library calls a session and an envelope
            async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
                await asyncio.sleep(mailbox.pause)
                letter = read_letter(bytes(envelope.content))
                headers = {name.lower(): str(value) for name, value in letter.items()}
                for to in envelope.rcpt_tos:
                    key = headers["message-id"]
                    mailbox.take(Got(to, key, headers, bytes(envelope.content)))
                return "250 taken"

        self.pause = 0.0
        """Seconds for which it thinks about every letter."""
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()

        async def listen() -> asyncio.Server:
            def protocol() -> asyncio.Protocol:
                made: asyncio.Protocol = SMTP(Handler(), loop=self._loop)
                return made

            return await self._loop.create_server(protocol, "127.0.0.1", 0)

        self._server = asyncio.run_coroutine_threadsafe(listen(), self._loop).result()
        self.port: int = self._server.sockets[0].getsockname()[1]

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def links(self, where: str) -> list[str]:
        """The paths of all links in what came for somebody."""
        texts = (read_letter(got.body).get_content() for got in self.at(where))
        return [link for text in texts for link in re.findall(r"https?://[^/\s]+(/\S+)", text)]

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)


def read_letter(data: bytes) -> EmailMessage:
    """As a mail program reads it."""
    return email.message_from_bytes(data, EmailMessage, policy=email.policy.default)
