"""The course of a game: points and chances of all seats, choice by choice, for when it is over."""

from __future__ import annotations

from typing import Any

from ragnatafl.bots.worth import can_judge, everybodys_chances, is_quiet
from ragnatafl.kernel.match import Match

Chances = tuple[float, ...]


class Course:
    """What was so before the first choice and after each."""

    # Any: a match of whichever game
    def __init__(self, match: Match[Any]) -> None:
        self.points: list[tuple[int, ...]] = [match.scores]
        self.chances: list[Chances] = (
            [everybodys_chances(match.state)] if can_judge(match.game) else []
        )
        """Judged with all cards open, so nobody may see them before the end."""

    def take(self, match: Match[Any]) -> None:
        """One more choice was made; sealed answers may have come in another order before."""
        self.back_to(len(match.lines) - 1)
        self.points.append(match.scores)
        if self.chances:
            self.chances.append(self._chances_now(match))

    def back_to(self, count: int) -> None:
        """So many choices are left."""
        del self.points[count + 1 :]
        del self.chances[count + 1 :]

    def _chances_now(self, match: Match[Any]) -> Chances:
        """Judged where a turn passes on; in the middle of something they are what they were."""
        last = match.lines[-1].seat
        passes_on = match.over or all(decision.seat != last for decision in match.decisions)
        if passes_on and is_quiet(match.state):
            return everybodys_chances(match.state)
        return self.chances[-1]
