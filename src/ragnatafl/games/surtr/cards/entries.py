"""What the content files of Followers hold (SOLO-1.3): one class for each kind of entry."""

from __future__ import annotations

from typing import Literal

from ragnatafl.kernel.content import Entry

BySide = tuple[str, str]
"""A region on the large side of the board, and one on the small side."""


class TileEntry(Entry, frozen=True, kw_only=True):
    """SOLO-2.6: the corrupted side of a hero tile."""

    road: Literal["jarl", "gothi", "slayer"]
    start: BySide
    desolation: BySide
    """SOLO-2.6.3 (S-3): a field of its own, though it names the start."""
    attributes: tuple[int, int, int]
    """Authority, strength and wisdom at the start."""
    order: tuple[str, str, str]
    """SOLO-4.6: the first is the priority attribute."""
    preference: Literal[1, 2, 3]
    """SOLO-5.4.8"""
    priority: str
    """SOLO-5.5.1.2: its priority action."""
    advanced: tuple[int, int, int]
    """SOLO-2.7.3: advanced cards of the Jarl, the Gothi and the Slayer."""


class ActionEntry(Entry, frozen=True, kw_only=True):
    """SOLO-5: an action card."""

    kind: Literal["basic", "hero", "advanced"]
    set: str
    """The set of a basic card, the hero of a hero card, the type of an advanced one."""
    regions: BySide
    runes: tuple[str, str]
    special: str
    tie: Literal["max", "min"]
    refresh: Literal["remove", "reshuffle"]


class ChallengeEntry(Entry, frozen=True, kw_only=True):
    """SOLO-15"""

    kind: Literal["preparation", "rule"]
    once: bool
    """With several Followers it is applied for the first of them only."""


class DifficultyEntry(Entry, frozen=True, kw_only=True):
    """SOLO-15.2: a step of the scale; its levers are what it modifies and prepares."""


class EditionEntry(Entry, frozen=True, kw_only=True):
    """SOLO-1.3: how many of each kind there are."""

    basic: int
    hero: int
    advanced: int
    tiles: int
    challenges: int


class IncarnationEntry(Entry, frozen=True, kw_only=True):
    """SOLO-2.4: Surtr's incarnation card, and his die."""

    slots: tuple[int, ...]
    die: tuple[int, int, int]
    """How many faces of the die name the left, the middle and the right card."""
