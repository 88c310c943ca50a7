"""What is agreed before a game of Runics."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar, Literal

from ragnatafl.games.runics.rules.grid import Covering, Readings
from ragnatafl.kernel.game import Switches


class RunicsSwitches(Switches, frozen=True, kw_only=True):
    """RUN-9 to RUN-11, and the readings of RUN-12 that can be played otherwise."""

    extra_card: bool = False
    archmasters: bool = False
    adepts: bool = False
    first: Literal["random", "astrid", "bjorn", "dagny"] = "random"
    """A4"""
    turns: Literal["quarter", "half"] = "quarter"
    """A2: cards may be turned by 90 degrees, or by 180 only."""
    covering: Literal["same_footprint", "must_extend", "no_card_hidden"] = "same_footprint"
    """A6"""
    second_master: bool = True
    """A9: an area of one's own may take a second master."""
    tie_break: Literal["shared", "league"] = "shared"
    """A12: tied players share the victory; or fewest kept cards, then most red runes, decide."""
    token_colour: Literal["other", "any"] = "other"
    """A24: a token must change the colour of its rune, or may repeat it."""

    since: ClassVar[Mapping[str, int]] = {"token_colour": 2}
    formerly: ClassVar[Mapping[str, tuple[int, object]]] = {"token_colour": (2, "any")}

    @property
    def readings(self) -> Readings:
        return _readings(self.turns, self.covering)


@cache
def _readings(turns: str, covering: Covering) -> Readings:
    return Readings((0, 90, 180, 270) if turns == "quarter" else (0, 180), covering)
