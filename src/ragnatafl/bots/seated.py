"""A bot at its seat for a whole game, wherever it thinks.

Its character comes of its seat and the game's seed, or of a sealed game the hash of its secret, as
it is named at the table. What it carries over from one answer to the next, its luck, a plan, a
tree, lives within one *string*: its own answers one after the other, with nobody else asked and
nothing learnt between them. So it is a function of the seed, of how many answers the seat has
given, and of the questions of the string: whoever takes it over puts those to it again, and it is
where it was. Asked the same after an undo, it answers the same.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, Final

from ragnatafl.bots import Bot, BotSpec, Budget
from ragnatafl.bots.worth import has_learnt
from ragnatafl.kernel import agenda
from ragnatafl.kernel.chance import SEALED, published_hash
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import unanswered_view

SAVED: Final = 3.0
"""At most so many times its budget a bot saves for harder choices."""


class Seated:
    def __init__(self, spec: BotSpec, seed: str, seat: Seat, character: str = "") -> None:
        self.spec = spec
        self.seat = seat
        self._seed = f"{seed}/{seat}"
        self._character = f"{character or seed}/{seat}"
        self._bot: Bot | None = None
        self._began = -1
        """How many answers came before the string,"""
        self._next = -1
        """and before the question that it expects."""
        self._saved = 0.0
        """Seconds that earlier choices left."""

    @property
    def iterations(self) -> int:
        """How many its last choice took, if it searches."""
        return getattr(self._bot, "iterations", 0)

    def expects(self, answers: int, string: int) -> bool:
        """It was asked all that came before in this string."""
        return (self._began, self._next) == (answers - string, answers)

    def choose(self, game: State, answers: int, string: int, budget: Budget) -> Option:
        """Look at the table through the eyes of its seat, and answer.

        The seat has given so many answers before, the last of them in one string with this one.
        """
        if not self.expects(answers, string):
            self._began = answers - string
            self._bot = None
        self._next = answers + 1
        decision = agenda.decision_of(game, self.seat)
        if len(decision.options) == 1:
            return decision.options[0]
        if self._bot is None:
            self._bot = self.spec.make(self._character, f"{self._seed}/{self._began}")
        view, asked = asked_as(game, self.seat)
        if budget.seconds is None or budget.hurry is not None:  # it repeats, or somebody waits
            return self._bot.choose(view, asked, budget)
        began = time.perf_counter()
        choice = self._bot.choose(view, asked, replace(budget, spare=self._saved))
        left = self._saved + budget.seconds - (time.perf_counter() - began)
        self._saved = min(SAVED * budget.seconds, max(0.0, left))
        return choice


# Any: a match of whichever game
def seated_at(match: Match[Any], spec: BotSpec, seat: Seat) -> Seated:
    """A bot at a seat of a match."""
    return Seated(spec, match.seed, seat, character_of(match))


def character_of(match: Match[Any]) -> str:
    """Of which its bots have their characters."""
    return published_hash(match.seed) if match.source == SEALED else match.seed


def asked_as(game: State, seat: Seat) -> tuple[State, Decision]:
    """What a bot is handed: its view, and its question, as if nobody had answered yet who is asked
    at the same time. So it does not matter who is quicker."""
    view = unanswered_view(game, seat)
    return view, agenda.decision_of(view, seat)


def string_after(game: State, seat: Seat, sealed: bool, string: int) -> int:
    """How long the seat's string is after an answer that led here, to a sealed question or not."""
    others = any(decision.seat != seat for decision in game.decisions)
    return 0 if sealed or others or has_learnt(game, seat) else string + 1


# Any: a match of whichever game
def answer_at(match: Match[Any], bot: Seated, budget: Budget, catch_up: bool = True) -> Option:
    """What it answers at a match; first, if it was elsewhere, the string so far is put to it."""
    seat, lines = bot.seat, match.lines
    answers = sum(line.seat == seat for line in lines)
    string = 0
    while string < len(lines) and lines[-1 - string].seat == seat and not lines[-1 - string].final:
        string += 1
    if catch_up and budget.repeats and string and not bot.expects(answers, string):
        past = match.copy()
        past.undo_to(len(lines) - string)
        for place, line in enumerate(lines[len(lines) - string :]):
            bot.choose(past.state, answers - string + place, place, budget)
            past.choose(line.text, seat)
    return bot.choose(match.state, answers, string, budget)
