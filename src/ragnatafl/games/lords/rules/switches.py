"""What is agreed before a game of Lords of Ragnarok."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from ragnatafl.kernel.game import Switches


class LordsSwitches(Switches, frozen=True, kw_only=True):
    track: Literal["a", "b"] = "a"
    """LOR-7.2.1: the side of the temple track."""
    start_priests: Literal[0, 1, 2, 3, 4] = 4
    """LOR-F1: priests in each reserve at the start."""
    forges: str = "random"
    """LOR-7.3.1: at random, or the runes of the forges by rising region, such as 'uruz algiz'."""
    retreat: Literal["any", "quiet"] = "any"
    """LOR-6.4.5: into any own region, or only where no battle is pending."""
    nothing_higher: bool = True
    """LOR-8.5.12.1: may 'build monument' be chosen when all monuments are complete?"""

    since: ClassVar[Mapping[str, int]] = {"retreat": 2, "nothing_higher": 2}
    formerly: ClassVar[Mapping[str, tuple[int, object]]] = {
        "start_priests": (2, 0),
        "retreat": (2, "quiet"),
    }
