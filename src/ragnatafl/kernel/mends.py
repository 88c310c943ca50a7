"""Mends: rules that were played otherwise before a version; older tables play as they did."""

from __future__ import annotations

from ragnatafl.kernel.state import State


class Mend:
    """A rule that holds since a version of the rules. A mode counts versions with its base."""

    __slots__ = ("rule", "since")

    def __init__(self, rule: str, since: int) -> None:
        self.rule = rule
        self.since = since

    def holds(self, game: State) -> bool:
        return game.setup.version >= self.since
