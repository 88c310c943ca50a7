"""What the content files hold: one class for each kind of entry."""

from __future__ import annotations

from typing import Literal

from ragnatafl.kernel.content import Entry


class RealmEntry(Entry, frozen=True, kw_only=True):
    action: str
    rune: str


class HeroEntry(Entry, frozen=True, kw_only=True):
    pass


class OriginEntry(Entry, frozen=True, kw_only=True):
    first: bool = False
    """LOR-7.10.1: the first player takes it besides those drawn, and it begins the game."""


class CombatEntry(Entry, frozen=True, kw_only=True):
    weapon: Literal["sword", "spear", "axe", "bow", "hammer", "shield"]
    value: int
    casualties: int
    copies: int


class AttackEntry(Entry, frozen=True, kw_only=True):
    fury: int
    weak_point: int
    draws: int
    shield: bool
    """Does a shield block it?"""


class MonsterEntry(Entry, frozen=True, kw_only=True):
    rune: str
    spaces: tuple[str, ...]
    artefact: str


class BossEntry(Entry, frozen=True, kw_only=True):
    rune: str
    spaces: tuple[str, ...]
    bars_armies: bool
    """LOR-6.3.2: armies are not moved into its region."""


class GodEntry(Entry, frozen=True, kw_only=True):
    attribute: str
    spaces: int
    """LOR-2.4.2: priest spaces of the monument."""
    artefact: str


class SeaMonsterEntry(Entry, frozen=True, kw_only=True):
    """It is on the table, and people move it: no rule of ours does."""


class ArtefactEntry(Entry, frozen=True, kw_only=True):
    pass


class BlessingEntry(Entry, frozen=True, kw_only=True):
    god: str


class ConditionEntry(Entry, frozen=True, kw_only=True):
    players: Literal["2", "3-4"]


class EventEntry(Entry, frozen=True, kw_only=True):
    region: str
    place: str
    activate: tuple[str, str]
    boss: bool


class TrackEntry(Entry, frozen=True, kw_only=True):
    players: Literal["2", "3-4"]
    spaces: int
    selections: tuple[int, ...]


class RuneEntry(Entry, frozen=True, kw_only=True):
    tokens: int
    forges: int


class CountEntry(Entry, frozen=True, kw_only=True):
    count: int
