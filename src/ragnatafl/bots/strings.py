"""A string of answers: a seat's own questions one after the other, before anybody else is asked.

To set out is worth little before one arrives. So an answer is worth what the best string that
begins with it leads to; strings are followed widely only where a budget of nodes allows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ragnatafl.bots.worth import goes_on, worth
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State

NODES: Final = 200
"""So many tables are looked at, more only to see one string through to its end."""
BEAM: Final = 6
"""So many strings are followed side by side, fewer when questions are wide."""


@dataclass(slots=True)
class Outlook:
    """What each first answer leads to in one deal."""

    ends: dict[Option, float]
    """At the best end of a string that begins with it."""
    tips: dict[Option, float]
    """At the best table on the way, for those whose string was not followed to an end too."""
    chancy: set[Option]
    """Those with a roll of dice at the end of a string: another roll may say otherwise."""

    def best_known(self) -> dict[Option, float]:
        """Ends where there are some, else tables on the way."""
        return self.ends or self.tips


def look_through(start: State, seat: Seat, options: tuple[Option, ...]) -> Outlook:
    """Follow the strings that begin with these answers, the most promising ones to their end."""
    outlook = Outlook({}, {}, set())
    looked = 0
    frontier: list[tuple[Option | None, State]] = [(None, start)]
    while frontier:
        tips: list[tuple[float, Option, State]] = []
        for root, table in frontier:
            for option in options if root is None else table.decision.options:
                after = table.clone()
                apply(after, option)
                looked += 1
                value, first = worth(after, seat), root or option
                if goes_on(after, seat):
                    tips.append((value, first, after))
                    outlook.tips[first] = max(value, outlook.tips.get(first, value))
                else:
                    outlook.ends[first] = max(value, outlook.ends.get(first, value))
                    if after.drawn:
                        outlook.chancy.add(first)
        tips.sort(key=lambda tip: -tip[0])
        frontier = [(first, table) for _, first, table in tips[: _width(tips, looked)]]
    return outlook


def _width(tips: list[tuple[float, Option, State]], looked: int) -> int:
    """How many strings to follow: as many as the nodes left can pay for, but the best one always.

    A string that never ends is given up in time.
    """
    if looked >= 5 * NODES:
        return 0
    left, width = NODES - looked, 0
    for _, _, table in tips[:BEAM]:
        left -= len(table.decision.options)
        if left < 0:
            break
        width += 1
    return max(1, width)
