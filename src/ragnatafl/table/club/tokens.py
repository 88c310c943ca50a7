"""Tokens: what browsers, programs and people show to be known, and how it is written.

A token is random, with a signature under a secret of the server: what was made up is refused
without a look into the store. The store has no token, only hashes.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

OLDER: Final = re.compile(r"[A-Za-z0-9_-]{32,64}")
"""As browsers of older programs have them, without a signature."""
_SIGNED: Final = re.compile(r"([A-Za-z0-9_-]{32})\.([A-Za-z0-9_-]{22})")
PROGRAM: Final = "rtb_"
"""Before the token of a program: whoever finds one in a file sees whose it is."""
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Of codes that are printed and typed: none looks like another."""
_ALIKE: Final = str.maketrans("OIL", "011")
GROUPS: Final = 5
GROUP: Final = 5


class Signer:
    """Makes tokens and knows its own."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def new(self) -> str:
        """A token that nobody else has."""
        return self._signed(secrets.token_urlsafe(24))

    def program(self) -> str:
        return PROGRAM + self.new()

    def knows(self, token: str) -> bool:
        """Was it made here? Looks at nothing but the token."""
        found = _SIGNED.fullmatch(token)
        return found is not None and hmac.compare_digest(token, self._signed(found[1]))

    def seal(self, what: str) -> str:
        """A signature for something else, as a challenge that comes back."""
        return self._mac(f"seal {what}")

    def hide(self, what: str) -> str:
        """What is looked for and need not be read, as an address of mail: without the secret
        nobody can try which it is."""
        return hmac.new(self._secret, f"hide {what}".encode(), hashlib.sha256).hexdigest()

    def _signed(self, random: str) -> str:
        return f"{random}.{self._mac(random)}"

    def _mac(self, text: str) -> str:
        made = hmac.new(self._secret, text.encode(), hashlib.sha256).digest()[:16]
        return base64.urlsafe_b64encode(made).decode().rstrip("=")


def new_recovery() -> str:
    """A code to be printed: 125 bits, in groups that can be read out."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(GROUPS * GROUP))
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def read_recovery(typed: str) -> str:
    """The code as it was printed, however it was typed; nothing if it cannot be one.

    >>> read_recovery(" k7qm2 abcde-FGHJK mnpqr o1ils")
    'K7QM2-ABCDE-FGHJK-MNPQR-0111S'
    >>> read_recovery("K7QM2")
    ''
    """
    letters = re.sub(r"[\s-]", "", typed[:100]).upper().translate(_ALIKE)
    if len(letters) != GROUPS * GROUP or not set(letters) <= set(LETTERS):
        return ""
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def new_code() -> str:
    """Of a link that works once; nobody guesses it."""
    return secrets.token_urlsafe(24)


def new_device() -> str:
    return secrets.token_hex(6)
