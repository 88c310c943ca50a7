"""Ratings: people, their programs and our bots on one scale a game, by what came out.

The mathematics is openskill's (Plackett and Luce): a player is a mean and a doubt about it, and a
game of several is one comparison of all. Ratings follow from the games alone, taken one after the
other in the order in which they were noted; so they can always be made anew.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from ragnatafl.table.club.outcomes import Outcome

MODEL: Final = PlackettLuce()
MEAN: Final = 25.0
DOUBT: Final = MEAN / 3
ALWAYS: Final = ""
"""The season that never ends."""
SCALE: Final = 40
NORMAL: Final = 1500
"""Where everybody begins, as it is shown."""
FEW: Final = 110
"""Above this doubt, as it is shown, a rating is told as a guess."""


class Rating(NamedTuple):
    """What is believed of a player."""

    mean: float = MEAN
    doubt: float = DOUBT
    games: int = 0
    won: int = 0

    @property
    def shown(self) -> int:
        """As people read it: 1500 is where all begin."""
        return round(NORMAL + SCALE * (self.mean - MEAN))

    @property
    def give_or_take(self) -> int:
        """Within so many points of it a player truly is, nineteen times of twenty."""
        return round(2 * SCALE * self.doubt)

    @property
    def sure(self) -> int:
        """What a player is at least, most likely: lists are sorted by it, so that one lucky game
        leads nobody to the top."""
        return self.shown - self.give_or_take

    @property
    def is_guess(self) -> bool:
        return self.give_or_take > 2 * FEW


def seasons(ended: float) -> tuple[str, str]:
    """The seasons that a game counts for: always, and the quarter of its year.

    >>> seasons(1_763_424_000.0)
    ('', '2025-4')
    """
    day = datetime.datetime.fromtimestamp(ended, datetime.UTC)
    return ALWAYS, f"{day.year}-{(day.month + 2) // 3}"


def rate(outcome: Outcome, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """What is believed of the players after a game; before it whoever is missing is new.

    A bot that sat at several seats learns the mean of what each of them teaches.
    """
    known = [before.get(one.player, Rating()) for one in outcome.players]
    teams = [[MODEL.rating(mu=one.mean, sigma=one.doubt)] for one in known]
    rated = MODEL.rate(teams, ranks=[float(one.rank) for one in outcome.players])
    after: dict[str, Rating] = {}
    for player in dict.fromkeys(one.player for one in outcome.players):
        seats = outcome.seats_of(player)
        was = before.get(player, Rating())
        after[player] = Rating(
            sum(rated[seat][0].mu for seat in seats) / len(seats),
            sum(rated[seat][0].sigma for seat in seats) / len(seats),
            was.games + len(seats),
            was.won + sum(outcome.players[seat].won for seat in seats),
        )
    return after


def rate_all(outcomes: Iterable[Outcome]) -> dict[tuple[str, str], dict[str, Rating]]:
    """By game and season, all ratings that follow from these games."""
    found: dict[tuple[str, str], dict[str, Rating]] = {}
    for outcome in outcomes:
        if not outcome.unrated:
            for season in seasons(outcome.ended):
                kept = found.setdefault((outcome.game, season), {})
                kept.update(rate(outcome, kept))
    return found
