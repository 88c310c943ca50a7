"""BR-3.2.1: what may lie under pillage tokens that are face down."""

from __future__ import annotations

import random

from ragnatafl.games.bloodrage.rules.board import OUTER_PROVINCES
from ragnatafl.games.bloodrage.rules.components import REWARD_ALL, UNKNOWN, RewardId
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of, switches_of
from ragnatafl.kernel.seats import Seat


def unknown_tokens(game: BloodRage) -> list[RewardId]:
    """The rewards that are not face up on an outer province, each as often as it is left."""
    left = list(content_of(game).tokens)
    left[REWARD_ALL] -= 1
    for province in OUTER_PROVINCES:
        if game.rewards[province] != UNKNOWN:
            left[game.rewards[province]] -= 1
    return [RewardId(reward) for reward, count in enumerate(left) for _ in range(count)]


def fill_hidden(game: BloodRage, seat: Seat, rng: random.Random) -> None:
    """Lay the tokens that nobody has seen yet in a random order."""
    game.buried = [UNKNOWN] * len(game.buried)
    if not switches_of(game).hidden_pillage:
        return
    tokens = unknown_tokens(game)
    rng.shuffle(tokens)
    for province in OUTER_PROVINCES:
        if game.rewards[province] == UNKNOWN:
            game.buried[province] = tokens.pop()
