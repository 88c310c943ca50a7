"""What is agreed before a game of Blood Rage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from ragnatafl.kernel.game import Switches


class BloodRageSwitches(Switches, frozen=True, kw_only=True):
    edition: Literal["102", "99"] = "102"
    """BR-2.5.1"""
    hidden_pillage: bool = False
    """BR-3.2.1"""
    first_game: bool = False
    """BR-5.5"""
    first: Literal["random", "astrid", "bjorn", "dagny", "eirik"] = "random"
    """BR-3.6"""
    passing: Literal["final", "open"] = "final"
    """BR-6.5.2"""

    since: ClassVar[Mapping[str, int]] = {"passing": 2}
    formerly: ClassVar[Mapping[str, tuple[int, object]]] = {"passing": (2, "open")}
