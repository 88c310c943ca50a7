"""What a table is worth to a seat, and how it would look after an answer: all bots ask this.

They ask it of determinized states, made of a view alone, so nothing here knows a secret.
"""

from __future__ import annotations

import random
from typing import Any, Final

from ragnatafl.bots.judgement import Judgement, judgement_of
from ragnatafl.kernel.agenda import seal
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.seats import NOBODY, Seat, mask_of
from ragnatafl.kernel.state import State

UNFINISHED: Final = 0.9
"""What a game judges perfect is worth; an end is more than that, won or lost."""
END: Final = 0.95
"""What winning is worth; the rest to 1 is for winning by much, or losing by little."""


def worth(game: State, seat: Seat, judge: Judgement | None = None) -> float:
    """How good the table is for a seat, from -1 to 1; a win is above all that is not over."""
    return _weighed(game, seat, _judged(game, seat, judge))


def _judged(game: State, seat: Seat, judge: Judgement | None) -> float:
    judgement = judge if judge is not None else judgement_of(game.setup.game)
    if judgement is not None:
        return by_scores(game, seat) if game.over else judgement.judge(game, seat)
    evaluate = game.setup.game.mind.evaluate
    return evaluate(game, seat) if evaluate is not None else by_scores(game, seat)


def _weighed(game: State, seat: Seat, judged: float) -> float:
    if game.over:
        return END * outcome(game, seat) + (1 - END) * judged
    return UNFINISHED * judged


def outcome(game: State, seat: Seat) -> float:
    """1 for the only winner, -1 for who did not win; a shared victory lies between.

    It is what a seat gets if one of those who won is drawn by lot.
    """
    if not game.winners & mask_of(seat):
        return -1.0
    return 2 / game.winners.bit_count() - 1


def by_scores(game: State, seat: Seat) -> float:
    """For a game that judges no tables: how far this seat leads, or lags, in points."""
    scores = game.setup.game.scores(game)
    others = [score for other, score in enumerate(scores) if other != seat]
    lead = scores[seat] - max(others, default=0)
    return float(lead / (1 + sum(map(abs, scores))))


def everybodys_worth(game: State, judged_by: Judgement | None = None) -> list[float]:
    """What the table is worth to each seat."""
    judgement = judged_by if judged_by is not None else judgement_of(game.setup.game)
    if judgement is not None and not game.over:
        chances = judgement.chances(game)
        return [UNFINISHED * (2.0 * chance - 1.0) for chance in chances]
    return [worth(game, Seat(seat)) for seat in range(game.seats)]


def is_quiet(game: State) -> bool:
    """Can the table be judged as it is? If the game does not say, always."""
    quiet = game.setup.game.mind.is_quiet
    return quiet is None or quiet(game)


def with_others_sealed(game: State, seat: Seat, rng: random.Random) -> State:
    """A copy in which all other seats asked at the same time have answered, at random."""
    copy = game.clone()
    for decision in game.decisions:
        if decision.seat != seat:
            seal(copy, decision.seat, rng.choice(decision.options))
    return copy


def has_learnt(game: State, seat: Seat) -> bool:
    """Chance was drawn, or this seat was shown something, since the last choice."""
    return game.drawn or bool(game.shown & mask_of(seat))


def goes_on(game: State, seat: Seat) -> bool:
    """The seat is asked again right after its own answer, with nothing new learnt."""
    return (
        not game.over
        and not game.pending
        and bool(game.decisions)  # else an automa's turn begins
        and game.decisions[0].seat == seat
        and not has_learnt(game, seat)
    )


def who_plays(game: State) -> Seat:
    """Where nobody is asked: the automa whose turn begins."""
    return Seat(getattr(game.agenda[-1], "seat", NOBODY))  # steps of a turn say whose it is


def can_judge(game: Game[Any]) -> bool:  # Any: whichever game
    """Does it say what a table is worth? Points alone are no judgement."""
    mind = game.mind
    return mind.terms is not None or mind.evaluate is not None


def everybodys_chances(game: State) -> tuple[float, ...]:
    """How likely each seat wins, as the game judges it; shared by the winners when it is over."""
    if game.over:
        winners = game.winners.bit_count() or game.seats
        won = game.winners or (1 << game.seats) - 1
        return tuple([(won >> seat & 1) / winners for seat in range(game.seats)])
    judgement = judgement_of(game.setup.game)
    if judgement is not None:
        return tuple(judgement.chances(game))
    hopes = [1 + worth for worth in everybodys_worth(game)]
    total = sum(hopes)
    return tuple([hope / total if total else 1 / game.seats for hope in hopes])


def to_chance(value: float) -> float:
    """The chance to win, of what a table is worth."""
    return min(1.0, max(0.0, (1 + value / UNFINISHED) / 2))
