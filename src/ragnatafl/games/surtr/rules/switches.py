"""What is agreed before a game with Followers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from ragnatafl.games.lords.rules.switches import LordsSwitches
from ragnatafl.games.surtr.rules.components import CHALLENGES, READINGS
from ragnatafl.kernel.codecs import Names


class SurtrSwitches(LordsSwitches, frozen=True, kw_only=True):
    people: Literal[1, 2, 3] = 1
    """SOLO-12, SOLO-13.1: so many of the seats are people's; the others are Followers."""
    hero: Literal["random", "ragnar", "lagertha", "aslaug", "snorri", "beowulf", "sixth"] = "random"
    """SOLO-2.2: the corrupted hero of a Follower, by wish or at random."""
    difficulty: Literal["first-game", "easy", "middle", "hard", "ragnarok"] = "middle"
    """SOLO-15.2: what makes it easier or harder, as `difficulty.toml` has it."""
    challenges: str = "none"
    """SOLO-2.11: challenges by name, 'all' or 'none'."""
    readings: str = "none"
    """Other readings of the rulebook than ours, by name (SOLO-18)."""

    since: ClassVar[Mapping[str, int]] = {**LordsSwitches.since, "difficulty": 3}
    several: ClassVar[Mapping[str, Names]] = {
        "challenges": CHALLENGES,
        "readings": Names("reading", tuple(READINGS)),
    }
