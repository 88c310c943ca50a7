"""Games played at random, and in all ways, for nets that look at every moment of one.

What plays yields the text of a choice when it has been made. Any: matches of every game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from ragnatafl.kernel.match import Match
from ragnatafl.lab.perft import perft

MANY = 5000
"""So many choices are made at most, unless another number is named."""


def played_at_random(match: Match[Any], seed: int = 0, at_most: int = MANY) -> Iterator[str]:
    """Every option is as likely as any other."""
    return _played(match, seed, at_most, random.Random.choice)


def played_by_verb(match: Match[Any], seed: int = 0, at_most: int = MANY) -> Iterator[str]:
    """First the verb is drawn, then what to do, so that rare actions come as often as others."""
    return _played(match, seed, at_most, _by_verb)


def played_eagerly(match: Match[Any], seed: int = 0, at_most: int = MANY) -> Iterator[str]:
    """As by verb, but who can do something seldom passes: games are long and bloody."""
    return _played(match, seed, at_most, _eagerly)


def _played(
    match: Match[Any], seed: int, at_most: int, pick: Callable[[random.Random, list[str]], str]
) -> Iterator[str]:
    rng = random.Random(seed)
    for _ in range(at_most):
        if match.over:
            return
        choice = pick(rng, [option.text for option in match.decision.options])
        match.choose(choice)
        yield choice


def _by_verb(rng: random.Random, texts: list[str]) -> str:
    verb = rng.choice(list(dict.fromkeys(text.split()[0] for text in texts)))
    return rng.choice([text for text in texts if text.split()[0] == verb])


def _eagerly(rng: random.Random, texts: list[str]) -> str:
    active = [text for text in texts if text.split()[0] != "pass"]
    can_pass_or_act = 0 < len(active) < len(texts)
    return _by_verb(rng, active if can_pass_or_act and rng.random() < 0.95 else texts)


def counts(match: Match[Any], depth: int) -> list[int]:
    """How many ways there are to make one choice, two choices ... so many choices."""
    return [perft(match.state, each) for each in range(1, depth + 1)]
