"""The entries of the content files: cards, provinces, tokens, figures, tracks, ages, editions."""

from __future__ import annotations

from typing import Final, Literal

from ragnatafl.kernel.content import Entry

CARD_FILE: Final = "cards.toml"
BOARD_FILE: Final = "board.toml"
CardKind = Literal["battle", "quest", "warrior", "leader", "ship", "monster", "clan"]


class CardEntry(Entry, frozen=True, kw_only=True):
    """A title of one age."""

    age: Literal[1, 2, 3]
    kind: CardKind
    players: tuple[Literal["-", "3+", "4+"], ...]
    """The icon of each copy (BR-3.5)."""
    edition: Literal["99", "102"] = "99"
    strength: int = 0
    cost: int = 0
    glory: int = 0
    region: Literal["", "manheim", "jotunheim", "alfheim", "yggdrasil"] = ""
    dead: int = 0
    late: bool = False
    figure: str = ""


class EditionEntry(Entry, frozen=True, kw_only=True):
    """BR-2.5.1, BR-3.5: how many cards an age has, and how many of them for 3 and 4 clans alone."""

    cards: int
    three: int
    four: int


class ProvinceEntry(Entry, frozen=True, kw_only=True):
    region: str
    villages: int
    fjord: str


class RewardEntry(Entry, frozen=True, kw_only=True):
    tokens: int


class FigureEntry(Entry, frozen=True, kw_only=True):
    strength: int
    count: int


class StatEntry(Entry, frozen=True, kw_only=True):
    track: tuple[int, ...]


class AgeEntry(Entry, frozen=True, kw_only=True):
    ragnarok: int
