"""Moments of a match: the table after any number of its choices, without playing it all again."""

from __future__ import annotations

from typing import Any, Final

from ragnatafl.kernel.match import Match
from ragnatafl.table.web.room import Room

LEAST_APART: Final = 12
"""In choices: so far apart copies of the match are kept at least."""
MOST_KEPT: Final = 48
"""So many of them, however long the match is."""


class Moments:
    """Copies of a match along its way; from the nearest one the rest is chosen again."""

    # Any: a match of whichever game
    def __init__(self) -> None:
        self.kept: dict[int, Match[Any]] = {}
        """By number of choices."""

    def at(self, match: Match[Any], count: int) -> Match[Any]:
        """A match of one's own, as this one was after so many choices."""
        apart = max(LEAST_APART, -(-len(match.lines) // MOST_KEPT))
        found = self._nearest(match, count)
        for line in match.lines[len(found.lines) : count]:
            found.choose(line.text, line.seat)
            made = len(found.lines)
            if made % apart == 0:
                self.kept[made] = found.copy()
        if len(self.kept) > MOST_KEPT:  # it has become longer: every other one will do
            self.kept = {made: kept for made, kept in self.kept.items() if made % apart == 0}
        return found

    def _nearest(self, match: Match[Any], count: int) -> Match[Any]:
        """The last one kept before that; or the beginning, if choices were taken back since."""
        for made in sorted(self.kept, reverse=True):
            if made <= count and _begins(self.kept[made], match):
                found = self.kept[made].copy()
                found.names = match.names
                return found
        found = match.copy()
        found.undo_to(0)
        return found


def moment_of(room: Room, count: int) -> Match[Any]:
    """The match of a room as it was after so many choices; not to be changed."""
    if count == len(room.match.lines):
        return room.match
    moments: Moments = room.memory.lasting(("moments",), Moments)
    return moments.at(room.match, count)


def _begins(earlier: Match[Any], match: Match[Any]) -> bool:
    """Were the choices of this match made by the earlier one too, as far as it goes?"""
    mine, theirs = earlier.lines, match.lines[: len(earlier.lines)]
    return len(mine) == len(theirs) and all(
        one.seat == other.seat and one.text == other.text
        for one, other in zip(mine, theirs, strict=True)
    )
