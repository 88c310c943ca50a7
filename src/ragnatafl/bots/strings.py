"""A string of answers: a seat's own questions one after the other, before anybody else is asked.

To set out is worth little before one arrives. So an answer is worth what the best string that
begins with it leads to; strings are followed widely only where a budget of nodes allows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ragnatafl.bots.worth import Judge, goes_on, worth
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State

NODES: Final = 100
"""So many tables are looked at, more only to see one string through to its end."""
BEAM: Final = 6
"""So many strings are followed side by side, fewer when questions are wide."""


Path = tuple[Option, ...]
"""The answers of a string, from the first."""


@dataclass(slots=True)
class Outlook:
    """What each first answer leads to in one deal."""

    ends: dict[Option, float]
    """At the best end of a string that begins with it."""
    tips: dict[Option, float]
    """At the best table on the way, for those whose string was not followed to an end too."""
    chancy: set[Option]
    """Those with a roll of dice at the end of a string: another roll may say otherwise."""
    paths: dict[Option, Path]
    """The string that leads to its best end or, where there is none, to its best table."""

    def best_known(self) -> dict[Option, float]:
        """Ends where there are some, else tables on the way."""
        return self.ends or self.tips


def look_through(
    start: State, seat: Seat, options: tuple[Option, ...], judge: Judge | None = None
) -> Outlook:
    """Follow the strings that begin with these answers, the most promising ones to their end."""
    ends: dict[Option, float] = {}
    tips: dict[Option, float] = {}
    chancy: set[Option] = set()
    paths: dict[Option, Path] = {}
    looked = 0
    frontier: list[tuple[Path, State]] = [((), start)]
    while frontier:
        found: list[tuple[float, Path, State]] = []
        for before, table in frontier:
            for option in table.decision.options if before else options:
                after = table.clone()
                apply(after, option, pause=True)
                looked += 1
                path = (*before, option)
                value, first = worth(after, seat, judge), path[0]
                if goes_on(after, seat):
                    found.append((value, path, after))
                    if value > tips.get(first, -2.0):
                        tips[first] = value
                        if first not in ends:
                            paths[first] = path
                    continue
                if value > ends.get(first, -2.0):
                    ends[first] = value
                    paths[first] = path
                if after.drawn:
                    chancy.add(first)
        found.sort(key=lambda tip: -tip[0])
        frontier = [(path, table) for _, path, table in found[: _width(found, looked)]]
    return Outlook(ends, tips, chancy, paths)


def see_through(deal: State, seat: Seat, path: Path, judge: Judge | None = None) -> float:
    """What one string leads to in another deal, as far as it can be followed there."""
    table = deal.clone()
    for place, option in enumerate(path):
        if place and not (goes_on(table, seat) and option in table.decision.options):
            break
        apply(table, option, pause=True)
    return worth(table, seat, judge)


def _width(tips: list[tuple[float, Path, State]], looked: int) -> int:
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
