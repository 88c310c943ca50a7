"""Mail: short letters by the owner's mail server, without haste and without anything in them that
somebody else could make a head of."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from ragnatafl.table.club.addressing import is_mail_address, number_of
from ragnatafl.table.club.alerts import clean
from ragnatafl.table.club.outside import NotSent

SECONDS: Final = 30.0
"""For a whole letter, however slowly the server answers."""
NAME: Final = "Ragnatafl"
LONGEST_SUBJECT: Final = 150
PORTS: Final = {"smtp": 587, "smtps": 465}
NO_SUCH_PERSON: Final = (550, 551, 553)


class Mailer:
    """The mail server of these settings, if there is one."""

    def __init__(self, url: str, sender: str, seconds: float = SECONDS) -> None:
        self._server = urlsplit(url)
        self._sender = sender
        self._seconds = seconds

    @property
    def ready(self) -> bool:
        """Can mail be sent at all?"""
        return bool(self._server.hostname and self._sender)

    def letter(self, to: str, subject: str, text: str, key: str) -> EmailMessage:
        """`key` is the same however often it is sent: readers show it once."""
        letter = EmailMessage(policy=SMTP)
        letter["From"] = Address(NAME, addr_spec=self._sender)
        letter["To"] = Address(addr_spec=to)
        letter["Subject"] = clean(subject)[:LONGEST_SUBJECT]
        letter["Date"] = format_datetime(datetime.now(UTC))
        letter["Message-ID"] = f"<{key}@{self._sender.rpartition('@')[2]}>"
        letter["Auto-Submitted"] = "auto-generated"  # no machine answers it
        letter.set_content(text)
        return letter

    async def send(self, to: str, subject: str, text: str, key: str) -> None:
        """`NotSent` unless the server has taken it."""
        if not self.ready:
            raise NotSent("silent")
        if not is_mail_address(to):
            raise NotSent("gone")
        letter = self.letter(to, subject, text, key)
        try:
            async with asyncio.timeout(self._seconds):
                await self._hand_over(letter)
        except aiosmtplib.SMTPRecipientsRefused as fault:
            codes = [refused.code for refused in fault.recipients]
            gone = all(code in NO_SUCH_PERSON for code in codes)
            raise NotSent("gone" if gone else "refused") from fault
        except aiosmtplib.SMTPResponseException as fault:
            raise NotSent("refused") from fault
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as fault:
            raise NotSent("silent") from fault

    async def _hand_over(self, letter: EmailMessage) -> None:
        server = self._server
        host, name = server.hostname or "", unquote(server.username or "")
        await aiosmtplib.send(
            letter,
            hostname=host,
            port=server.port or PORTS[server.scheme],
            username=name or None,
            password=unquote(server.password or "") or None,
            use_tls=server.scheme == "smtps",
            start_tls=_must_hide(host) if name and server.scheme == "smtp" else None,
            timeout=self._seconds,
        )


def _must_hide(host: str) -> bool | None:
    """A password is told to another machine only where nobody else hears it."""
    number = number_of(host)
    at_home = host == "localhost" or (number is not None and number.is_loopback)
    return None if at_home else True
