"""A seat at a table: who fills it, and the browser that holds it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.table.storage import Data

SeatKind = Literal["here", "link", "bot", "automa"]
"""Who fills a seat: a person at the browser that opened the table, a person by link, a bot; or
nobody, for the rules play it."""
BY_ITSELF: Final = ("bot", "automa")
LONGEST_NAME: Final = 24


@dataclass(slots=True)
class Place:
    """A seat at a table: who fills it, and the browser that holds it."""

    kind: SeatKind
    name: str
    level: str = "karl"
    """The bot that plays it, or takes over."""
    taken_over: bool = False
    resigned: bool = False
    holder: str = ""
    """The browser whose seat it is, by the hash of its cookie; empty while nobody sat down."""
    invitation: str = ""
    """The code by which somebody may sit down here, once."""
    seal: str = ""
    """The SHA-256 of what its browser mixes into the luck, given before anybody's is shown."""
    nonce: str = ""
    """What was mixed in, once the seal was opened."""

    @classmethod
    def of(cls, data: Data) -> Place:
        """A place as it was stored; the key of an older one is an invitation now."""
        key: str = data.get("key", "")
        place = cls(**{name: value for name, value in data.items() if name != "key"})
        if key and place.has_person:  # nobody looks into a bot's hand
            place.invitation = key
        return place

    def take(self, kind: str, data: Data) -> None:
        """What came with an event, and from whom. Older programs took nonces without seals."""
        self.holder = data.get("holder", self.holder)
        if kind == "mix":
            self.nonce = data["nonce"]
        elif "seal" in data or "nonce" in data:
            self.seal, self.nonce = data.get("seal", ""), data.get("nonce", "")

    @property
    def has_person(self) -> bool:
        return self.kind not in BY_ITSELF

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.taken_over or self.resigned


def clean_name(name: str, seat: Seat) -> str:
    """A display name: one line, not too long; never trusted as markup."""
    letters = "".join(c for c in name if c.isprintable() or c.isspace())
    words = " ".join(letters.split())[:LONGEST_NAME].strip()
    return words or SEATS.write(seat).capitalize()
