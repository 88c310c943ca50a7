"""A search stops when nothing can change any more; the seat thinks longer where it is hard."""

from __future__ import annotations

import time
from typing import Any, cast

import pytest

import ragnatafl
from bots.march import new_march
from bots.tables import says
from ragnatafl.bots import BotSpec, Budget
from ragnatafl.bots.jarl import Jarl
from ragnatafl.bots.seated import SAVED, Seated
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.state import State


class Clock:
    """A second goes by whenever somebody looks at it; more where somebody lets it pass."""

    def __init__(self) -> None:
        self.now = 0.0

    def look(self) -> float:
        self.now += 1
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(time, "perf_counter", made.look)
    return made


def tries(match: Match[Any], budget: Budget) -> int:  # Any: of whichever game
    """How many iterations a choice takes."""
    bot = Jarl(1)
    says(bot, match, budget)
    return bot.iterations


def hard() -> Match[Any]:  # Any: of Lords, whose state no bot knows
    """Which of two heroes to play, at the very beginning."""
    return ragnatafl.new("lords", seats=2, seed=8)


def test_a_search_ends_when_no_other_answer_can_overtake_the_best(clock: Clock) -> None:
    """To set out is tried nearly always: long before the end it is out of reach."""
    assert tries(new_march(), Budget(seconds=1000)) < 700


def test_iterations_are_all_done(clock: Clock) -> None:
    assert tries(new_march(), Budget(iterations=200)) == 200


def test_a_hard_choice_takes_what_was_saved(clock: Clock) -> None:
    alone = tries(hard(), Budget(seconds=100))

    assert 80 < alone <= 100
    assert tries(hard(), Budget(seconds=100, spare=100)) > 1.4 * alone


def test_a_plain_choice_takes_nothing_of_it(clock: Clock) -> None:
    assert tries(new_march(), Budget(seconds=20, spare=1000)) <= 20


def test_who_is_hurried_does_not_think_longer(clock: Clock) -> None:
    assert tries(hard(), Budget(seconds=100, spare=1000, hurry=lambda: True)) == 1


class Pondering:
    """Takes so long for each answer, and remembers what it might have had besides."""

    def __init__(self, clock: Clock, seconds: list[float]) -> None:
        self.clock = clock
        self.seconds = seconds
        self.spares: list[float] = []

    def choose(self, view: State, decision: Decision, budget: Budget) -> Option:
        self.spares.append(budget.spare)
        self.clock.now += self.seconds.pop(0) - 1  # to look at the clock takes the rest
        return decision.options[0]

    def make(self, seed: object, luck: object) -> Pondering:
        """It is its own maker."""
        return self


def spares(clock: Clock, budget: Budget, *seconds: float) -> list[float]:
    """What a seat had to spare at each of its choices, which took so long."""
    bot = Pondering(clock, list(seconds))
    match = hard()
    sits = Seated(cast("BotSpec", bot), "north", match.decisions[0].seat)
    for answers in range(len(seconds)):
        sits.choose(match.state, answers, 0, budget)
    return bot.spares


def test_what_a_choice_leaves_the_next_ones_may_take(clock: Clock) -> None:
    assert spares(clock, Budget(seconds=10), 4, 10, 13, 30, 10) == [0, 6, 6, 3, 0]


def test_no_more_than_so_much_is_saved(clock: Clock) -> None:
    assert spares(clock, Budget(seconds=10), *[1] * 6)[-1] == SAVED * 10


def test_where_others_wait_or_choices_repeat_nothing_is_saved(clock: Clock) -> None:
    """At a table somebody waits: a bot there is asked with a watch that hurries it."""
    waited_for = Budget(seconds=10, hurry=lambda: False)

    for budget in (waited_for, Budget(iterations=10)):
        assert spares(clock, budget, 1, 1, 1) == [0, 0, 0]
