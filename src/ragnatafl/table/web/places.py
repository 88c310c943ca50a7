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
    nonce: str = ""
    """What its browser mixed into the luck before the table was dealt."""

    @classmethod
    def of(cls, data: Data) -> Place:
        """A place as it was stored; the key of an older one is an invitation now."""
        key: str = data.get("key", "")
        place = cls(**{name: value for name, value in data.items() if name != "key"})
        if key and place.has_person:  # nobody looks into a bot's hand
            place.invitation = key
        return place

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
