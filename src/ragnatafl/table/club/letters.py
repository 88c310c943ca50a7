"""Letters: what is written to people who said where, and who carries it."""

from __future__ import annotations

import re
from typing import Final, Protocol

LONGEST: Final = 254
_ADDRESS: Final = re.compile(
    r"[^\s@<>\"(),:;\\\[\]]{1,64}@[^\s@<>\"(),:;\\\[\].]+(?:\.[^\s@<>\"(),:;\\\[\].]{1,63})+"
)


class Carrier(Protocol):
    """A mail server, as those see it who write."""

    @property
    def ready(self) -> bool:
        """Can anything be sent at all?"""

    async def send(self, to: str, subject: str, text: str, key: str) -> None:
        """The letter is on its way; or any exception, which says why not. Who is sent the same
        `key` twice reads it once."""


def read_address(typed: str) -> str:
    """An address of mail as it is looked for; nothing if it cannot be one.

    >>> read_address(" Olena@Tafl.Example "), read_address("olena"), read_address("a@b.c Bcc: d")
    ('olena@tafl.example', '', '')
    """
    address = typed.strip().lower()
    return address if len(address) <= LONGEST and _ADDRESS.fullmatch(address) else ""
