"""A plan: a seat's own answers one after the other, before anybody else is asked.

To set out is worth little before one arrives. So an answer is worth what the best plan that
begins with it leads to; plans are followed widely only where a budget of nodes allows.
"""

from __future__ import annotations

from typing import Final

from ragnatafl.bots.judgement import Judgement
from ragnatafl.bots.worth import goes_on, is_quiet, who_plays, worth
from ragnatafl.kernel.agenda import advance, apply, offered
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.seats import Seat, mask_of
from ragnatafl.kernel.state import State

NODES: Final = 100
"""So many tables are looked at, more only to see one plan through to its end."""
BEAM: Final = 6
"""So many plans are followed side by side, fewer when questions are wide."""
LONGEST: Final = 16
"""So many answers a battle or the like is followed for."""


Plan = tuple[Option, ...]
"""Answers, from the first."""


class Outlook:
    """What each first answer leads to in one deal."""

    __slots__ = ("chancy", "ends", "plans", "tips")

    def __init__(self) -> None:
        self.ends: dict[Option, float] = {}
        """At the best end of a plan that begins with it."""
        self.tips: dict[Option, float] = {}
        """At the best table on the way, for those whose plan was not followed to an end too."""
        self.chancy: set[Option] = set()
        """Those with a roll of dice at the end of a plan: another roll may say otherwise."""
        self.plans: dict[Option, Plan] = {}
        """The plan that leads to its best end or, where there is none, to its best table."""

    def best_known(self) -> dict[Option, float]:
        """Ends where there are some, else tables on the way."""
        return self.ends or self.tips


def look_through(
    start: State, seat: Seat, options: tuple[Option, ...], judge: Judgement | None = None
) -> Outlook:
    """Follow the plans that begin with these answers, the most promising ones to their end."""
    outlook = Outlook()
    ends, tips, plans = outlook.ends, outlook.tips, outlook.plans
    looked = 0
    frontier: list[tuple[Plan, State]] = [((), start)]
    while frontier:
        found: list[tuple[float, Plan, State]] = []
        for before, table in frontier:
            for option in offered(table) if before else options:
                after = table.clone()
                apply(after, option, pause=True)
                looked += 1
                plan = (*before, option)
                value, first = worth(after, seat, judge), plan[0]
                if goes_on(after, seat):
                    found.append((value, plan, after))
                    if value > tips.get(first, -2.0):
                        tips[first] = value
                        if first not in ends:
                            plans[first] = plan
                    continue
                if value > ends.get(first, -2.0):
                    ends[first] = value
                    plans[first] = plan
                if after.drawn:
                    outlook.chancy.add(first)
        found.sort(key=lambda tip: -tip[0])
        frontier = [(plan, table) for _, plan, table in found[: _width(found, looked)]]
    return outlook


def see_through(
    deal: State, seat: Seat, plan: Plan, judge: Judgement | None = None
) -> tuple[float, bool]:
    """What one plan leads to in another deal, as far as it can be followed there; and whether
    automas have replied to it."""
    table = deal.clone()
    for place, option in enumerate(plan):
        if place and not (goes_on(table, seat) and option in offered(table)):
            break
        apply(table, option, pause=True)
    replied = bool(table.automas) and _hear_reply(table, judge)
    return worth(table, seat, judge), replied


def _hear_reply(table: State, judge: Judgement | None) -> bool:
    """See what goes on to its end, a battle or the like, and let automas play if it is their turn.

    Returns whether they did.
    """
    heard = 0
    """The automas that have played, as bits: those in between may have been run over."""
    for _ in range(LONGEST):
        if table.over or table.pending:
            break
        if table.decisions:
            if is_quiet(table):
                break
            _answer(table, judge)
            continue
        automa = mask_of(who_plays(table))
        if heard & automa:
            break
        heard |= automa
        advance(table)
    return heard != 0


def _answer(table: State, judge: Judgement | None) -> None:
    """Give the answer after which the table is best for who is asked."""
    options, chosen = offered(table), 0
    if len(options) > 1:
        seat, worths = table.decisions[0].seat, []
        for option in options:
            after = table.clone()
            apply(after, option, pause=True)
            worths.append(worth(after, seat, judge))
        chosen = worths.index(max(worths))
    apply(table, options[chosen], pause=True)


def _width(tips: list[tuple[float, Plan, State]], looked: int) -> int:
    """How many plans to follow: as many as the nodes left can pay for, but the best one always.

    A plan that never ends is given up in time.
    """
    if looked >= 5 * NODES:
        return 0
    left, width = NODES - looked, 0
    for _, _, table in tips[:BEAM]:
        left -= len(offered(table))
        if left < 0:
            break
        width += 1
    return max(1, width)
