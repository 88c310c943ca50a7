"""What is agreed before a game of Lords of Ragnarok."""

from __future__ import annotations

from typing import Literal

from ragnatafl.kernel.game import Options


class LordsOptions(Options, frozen=True, kw_only=True):
    track: Literal["a", "b"] = "a"
    """LOR-7.2.1: the side of the temple track."""
    start_priests: Literal[0, 1, 2, 3, 4] = 0
    """LOR-F1: priests in each reserve at the start."""
    forges: str = "random"
    """LOR-7.3.1: at random, or the runes of the forges by rising region, such as 'uruz algiz'."""
