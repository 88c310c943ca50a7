"""The entries of the content file: cards, runes, adepts, and the totals of an edition."""

from __future__ import annotations

from typing import Literal

from ragnatafl.kernel.content import Entry


class CardEntry(Entry, frozen=True, kw_only=True):
    rows: tuple[str, str, str]
    start: bool = False
    """For readers of the file: S00 is the start card by its id."""
    edition: Literal["box", "own"] = "box"
    """Of the printed box, or one more of our own."""


class RuneEntry(Entry, frozen=True, kw_only=True):
    letter: str
    points: int
    on_each_card: int


class EditionEntry(Entry, frozen=True, kw_only=True):
    cards: int
    """How many rune cards it has."""
