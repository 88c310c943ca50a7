"""A seat at a table: who fills it, and the browser that holds it."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final, Literal

from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.table.storage import Data

SeatKind = Literal["here", "link", "bot", "automa"]
"""Who fills a seat: a person at the browser that opened the table, a person by link, a bot; or
nobody, for the rules play it."""
BY_ITSELF: Final = ("bot", "automa")
LONGEST_NAME: Final = 24
LONGEST_TYPED: Final = 600
"""What lies behind is not looked at."""
BLANK: Final = "\u2800\u3164\u115f\u1160\uffa0\u034f"
"""Letters by their category, and nothing to the eye."""
_MARK: Final = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_PILED: Final = re.compile(f"({_MARK}{{2}}){_MARK}+")


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
    return clean_words(name) or usual_name(seat)


def clean_words(name: str) -> str:
    """What is left of a name that somebody typed: no marks that turn the line round, are not seen
    or pile up; at most two accents a letter.

    >>> clean_words("Ol\\u202eena\\u200b  \\u2066K"), clean_words("\\u200f\\u2063 ")
    ('Olena K', '')
    """
    shown = "".join(" " if c.isspace() else c for c in name[:LONGEST_TYPED] if _is_shown(c))
    letters = _PILED.sub(r"\1", unicodedata.normalize("NFC", shown))
    return " ".join(letters.split())[:LONGEST_NAME].strip()


def usual_name(seat: Seat) -> str:
    """Of who has given none."""
    return SEATS.write(seat).capitalize()


def _is_shown(letter: str) -> bool:
    if letter.isspace():
        return True
    return letter.isprintable() and letter not in BLANK and unicodedata.category(letter) != "Cf"
