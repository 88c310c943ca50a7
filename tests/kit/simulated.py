"""Whole games of bots as the arena plays them, for those who are to play them again elsewhere."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import ragnatafl
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.lab.arena import AUTOMA, Pairing, Witness, play

GAMES: Final = ("runics", "bloodrage", "lords", "surtr")
_OPTIONS: Final[dict[str, tuple[tuple[str, object], ...]]] = {"surtr": (("hero", "ragnar"),)}
BOTS: Final = ("jarl:2", "karl")
_SEEDS: Final = {"surtr": "7/4"}
"""Games that are over soon, where others take long."""


class Simulated(NamedTuple):
    game: str
    seed: str
    options: dict[str, object]
    bots: tuple[str, ...]
    """By seat; an automa's is 'automa'."""
    choices: list[tuple[Seat, str]]

    def new_match(self) -> Match[Any]:  # Any: of whichever game
        return ragnatafl.new(self.game, seats=len(self.bots), seed=self.seed, options=self.options)


class Hearing(Witness):
    """Hears every choice."""

    def __init__(self) -> None:
        self.choices: list[tuple[Seat, str]] = []

    def chose(self, decision: Decision, choice: Option, seconds: float) -> None:
        self.choices.append((decision.seat, choice.text))


@cache
def simulated(game: str) -> Simulated:
    """A game of a jarl and a karl, or of as many as there is room for."""
    bots, seed = BOTS if game != "surtr" else BOTS[:1], _SEEDS.get(game, "7/0")
    pairing = Pairing(game, 2, _OPTIONS.get(game, ()), bots, seed, 0)
    hearing = Hearing()
    played = play(pairing, hearing)
    seated = tuple("automa" if who == AUTOMA else pairing.bots[who] for who in played.lineup)
    return Simulated(game, pairing.seed, dict(pairing.options), seated, hearing.choices)
