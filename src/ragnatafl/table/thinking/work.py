"""In a worker: let the bot of a seat choose, advise who sits there, or look back upon a game."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from ragnatafl.bots import Budget
from ragnatafl.bots.analysis import Looked, Story, look
from ragnatafl.bots.seated import Seated, answer_at, asked_as
from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.telling.advice import Advice, advise, suggestion

HINT_BUDGET: Final = Budget(iterations=120)
LOOK_BUDGET: Final = Budget(iterations=40)
"""For every choice of a game that is over."""
PIECE: Final = 8
"""So many of its choices are looked back upon at a time."""
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
    looked: tuple[Looked, ...] = ()
    """Of choices that were looked back upon."""


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
def think(
    match: Match[Any], seat: Seat, bot: Seated | None, cores: int, watch: Watch
) -> Answer | None:
    """What this bot chooses, or of no bot a hint; None if nothing is asked of the seat."""
    decision = next((asked for asked in match.decisions if asked.seat == seat), None)
    if decision is None:
        return None
    if bot is None:  # by a luck that knows nothing of the game's own
        budget = replace(HINT_BUDGET, workers=cores, hurry=watch)
        advice = advise(*asked_as(match.state, seat), budget, f"{seat}/{len(match.lines)}")
        return watch.answer(decision, advice.option, advice)
    own = bot.spec.budget  # who names workers has them; others think on the server's cores
    budget = replace(own, workers=own.workers if own.workers > 1 else cores, hurry=watch)
    chosen = answer_at(match, bot, budget, catch_up=watch.limit is None)
    return watch.answer(decision, chosen.text)


# Any: a match of whichever game
def suggest(match: Match[Any], seat: Seat, watch: Watch) -> Answer | None:
    """What a coach would choose at this seat; None if nothing is asked there."""
    decision = next((asked for asked in match.decisions if asked.seat == seat), None)
    return watch.answer(decision, suggestion(match, seat, watch)) if decision is not None else None


def look_back(story: Story, first: int, watch: Watch) -> Answer:
    """What there is to say of some choices; if others begin to wait, of those so far, and of the
    first one what was found by then."""
    budget, found = replace(LOOK_BUDGET, hurry=watch), list[Looked]()
    for number in range(first, min(first + PIECE, len(story.lines))):
        if watch() or not story.tell(number + 1, watch):
            break
        one = look(story, number, budget)
        if watch.hurried and found:
            break
        found.append(one)
    return Answer("", None, watch.seconds, watch.hurried, looked=tuple(found))
