"""Where a table's luck comes from, and what of it is open.

A table that people open in browsers gathers first: the hash of its secret is shown, then every
browser seals a nonce, then all are opened and mixed in, then it is dealt. So nobody has chosen the
luck who knows the secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ragnatafl.kernel.chance import (
    check_nonce,
    check_seal,
    new_nonce,
    published_hash,
    seal_of,
    split_seed,
)
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.storage import Data

Kind = Literal["sealed", "open", "anew", "told", "plain"]
"""Sealed; known, for it is that of another game; dealt anew in a what-if; told by people at a real
table; or out of a seed that tests and tools gave."""
STAND_IN: Final = "00" * 32
"""What a table is made of before it is dealt: nobody is shown that one."""
BY_SERVER: Final = "server-"
"""So begin nonces that the server made for browsers that run no programs."""


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck of a table, as it was opened."""

    kind: Kind
    seed: str
    """Of the host alone until the game is over; without the nonces of those who gather."""
    hash: str
    """The SHA-256 of the secret, from the first moment on; empty if there is no secret."""

    @classmethod
    def of(cls, opened: Data) -> Luck:
        source, seed, branch = opened["source"], opened["seed"], bool(opened.get("branch"))
        sealed = source == "sealed"
        kind: Kind = "sealed" if sealed else "plain"
        if source == "asked":
            kind = "told"
        elif opened.get("known") or (sealed and branch):
            kind = "open"
        elif branch:
            kind = "anew"
        return cls(kind, seed, published_hash(seed) if sealed else "")

    @property
    def secret(self) -> str:
        return split_seed(self.seed)[0] if self.hash else ""


def own_nonce(sent: str) -> str:
    """The nonce that a browser sent, checked."""
    if sent.startswith(BY_SERVER):
        raise BadInput(f"a nonce of one's own does not begin with '{BY_SERVER}'")
    return check_nonce(sent)


def nonce_in(sent: str) -> str:
    """The same; the server makes one for who sends none."""
    return own_nonce(sent) or f"{BY_SERVER}{new_nonce()}"


def sealed_in(sent: str) -> dict[str, str]:
    """What is stored of the seal that a browser sent; for who sends none the server makes all."""
    if sent:
        return {"seal": check_seal(sent)}
    nonce = nonce_in("")
    return {"seal": seal_of(nonce), "nonce": nonce}


def as_told(
    luck: Luck, seals: Sequence[str], nonces: Sequence[str], begun: bool
) -> dict[str, object]:
    """What anybody may know of it, for programs: nonces once it is dealt."""
    return {
        "kind": luck.kind,
        "hash": luck.hash,
        "seals": list(seals),
        "nonces": list(nonces),
        "dealt": begun,
    }
