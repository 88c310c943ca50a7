"""What is agreed before a game of Blood Rage."""

from __future__ import annotations

from typing import Literal

from ragnatafl.kernel.game import Options


class BloodRageOptions(Options, frozen=True, kw_only=True):
    edition: Literal["102", "99"] = "102"
    """BR-2.5.1"""
    hidden_pillage: bool = False
    """BR-3.2.1"""
    first_game: bool = False
    """BR-5.5"""
    first: Literal["random", "astrid", "bjorn", "dagny", "eirik"] = "random"
    """BR-3.6"""
