"""In a worker: look through the eyes of a seat, and let a bot choose or advise."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from ragnatafl.bots import Budget, parse_bot
from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.telling.advice import Advice, advise

HINT_BUDGET: Final = Budget(iterations=120)
GLANCE: Final = 0.01
"""Seconds after which one looks again whether others wait."""


class Answer(NamedTuple):
    """What came of a job."""

    choice: str
    advice: Advice | None
    """Of a hint."""
    seconds: float
    hurried: bool
    """It ended before its own budget did."""
    usual: bool = False
    """It had all the time it wanted, and something to choose: so long such a bot takes."""


class Watch:
    """Tells a bot when it has to end: after so many seconds, or when others are in need."""

    def __init__(self, limit: float | None, others_wait: Callable[[], bool]) -> None:
        self.began = time.perf_counter()
        self.hurried = False
        self.limit = limit
        self._others_wait = others_wait
        self._looked = 0.0

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.began

    def __call__(self) -> bool:
        seconds = self.seconds
        if self.limit is not None and seconds >= self.limit:
            self.hurried = True
        elif seconds >= self._looked + GLANCE:
            self._looked = seconds
            self.hurried = self.hurried or self._others_wait()
        return self.hurried

    def answer(self, decision: Decision, choice: str, advice: Advice | None = None) -> Answer:
        usual = len(decision.options) > 1 and self.limit is None and not self.hurried
        return Answer(choice, advice, self.seconds, self.hurried, usual)


# Any: a match of whichever game
def sealed(match: Match[Any], seats: Sequence[Seat]) -> Match[Any]:
    """A copy in which these seats have answered a sealed question: nobody sees what, so that any
    answer will do."""
    if not seats:
        return match
    copy = match.copy()
    for decision in match.decisions:
        if decision.seat in seats:
            copy.choose(decision.options[0], decision.seat)
    return copy


def think(match: Match[Any], seat: Seat, bot: str, cores: int, watch: Watch) -> Answer | None:
    """What this bot would choose, or of no bot a hint; None if nothing is asked of the seat."""
    decision = next((asked for asked in match.decisions if asked.seat == seat), None)
    if decision is None:
        return None
    view, turn = match.view(seat), len(match.lines)
    if not bot:  # by a luck that knows nothing of the game's own
        budget = replace(HINT_BUDGET, workers=cores, hurry=watch)
        advice = advise(view, decision, budget, f"{seat}/{turn}")
        return watch.answer(decision, advice.option, advice)
    spec = parse_bot(bot)
    thinker = spec.make(f"{match.seed}/{seat}/{turn}")
    chosen = thinker.choose(view, decision, replace(spec.budget, workers=cores, hurry=watch))
    return watch.answer(decision, chosen.text)
