"""What the bench measures: something that plays random games, copies tables, tries answers out."""

from __future__ import annotations

import gc
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Final, Protocol, TypeVar

SLICE: Final = 0.3  # seconds
BATCH: Final = 0.005  # seconds of copying between two looks at the clock
POSITIONS: Final = 40
"""Of a random game, spread over it, so many positions have answers tried out at them."""
ANSWERS: Final = 8
"""Of the options of such a position, spread over their list, so many are tried."""


@dataclass(slots=True)
class Tally:
    """What one contestant did in one repetition, and the seconds it took."""

    games: int = 0
    decisions: int = 0
    forced: int = 0
    play_seconds: float = 0.0
    clones: int = 0
    clone_seconds: float = 0.0
    tries: int = 0
    try_seconds: float = 0.0

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.play_seconds

    @property
    def real_per_s(self) -> float:
        return (self.decisions - self.forced) / self.play_seconds

    @property
    def forced_part(self) -> float:
        return self.forced / self.decisions if self.decisions else math.nan

    @property
    def games_per_s(self) -> float:
        return self.games / self.play_seconds

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    @property
    def clones_per_s(self) -> float:
        return self.clones / self.clone_seconds

    @property
    def tries_per_s(self) -> float:
        return self.tries / self.try_seconds


class Contestant(Protocol):
    """A game of some engine, as the bench sees it: it works for a slice, and notes what it did."""

    @property
    def name(self) -> str: ...
    def warm_up(self, rng: Random) -> None: ...
    def play(self, tally: Tally, rng: Random) -> None: ...
    def copy(self, tally: Tally, rng: Random) -> None: ...
    def try_out(self, tally: Tally, rng: Random) -> None: ...


@dataclass(frozen=True, slots=True)
class PythonGame:
    """A game of an engine that runs in this very process.

    `game` plays one uniformly random game, set-up included, and tells how many decisions there
    were and how many of them were forced (one option only). `copier` makes a position from the
    middle of a game and returns a function which copies it. `trier` makes positions spread over a
    game and returns a function which tries answers out at each (copies the table, carries out one
    answer in the copy, lists what may be answered next) and tells how many it tried.
    """

    name: str
    game: Callable[[Random], tuple[int, int]]
    copier: Callable[[Random], Callable[[], object]]
    trier: Callable[[Random], Callable[[], int]]

    def warm_up(self, rng: Random) -> None:
        """Fill caches before anything is timed."""
        self.game(rng)
        self.copier(rng)()
        self.trier(rng)()

    def play(self, tally: Tally, rng: Random) -> None:
        """Play whole games, at least one, until the slice is over."""
        gc.collect()
        end = process_time() + SLICE
        while True:
            start = process_time()
            decisions, forced = self.game(rng)
            now = process_time()
            tally.games += 1
            tally.decisions += decisions
            tally.forced += forced
            tally.play_seconds += now - start
            if now >= end:
                return

    def copy(self, tally: Tally, rng: Random) -> None:
        """Copy one position again and again; another one each time, made before the clock runs."""
        clone = self.copier(rng)
        batch = batch_size(clone)
        gc.collect()
        start = process_time()
        while True:
            for _ in range(batch):
                clone()
            tally.clones += batch
            passed = process_time() - start
            if passed >= SLICE:
                tally.clone_seconds += passed
                return

    def try_out(self, tally: Tally, rng: Random) -> None:
        """Try answers out at the positions of one game, round and round."""
        try_all = self.trier(rng)
        try_all()
        gc.collect()
        start = process_time()
        while True:
            tally.tries += try_all()
            passed = process_time() - start
            if passed >= SLICE:
                tally.try_seconds += passed
                return


def batch_size(clone: Callable[[], object]) -> int:
    """So many copies that looking at the clock costs next to nothing."""
    size = 1
    while True:
        start = process_time()
        for _ in range(size):
            clone()
        if process_time() - start >= BATCH:
            return size
        size *= 4


T = TypeVar("T")


def spread(items: Sequence[T], most: int) -> list[T]:
    """At most so many of the items, in even steps from the first.

    >>> spread("abcdefgh", 3), spread("ab", 3)
    (['a', 'c', 'f'], ['a', 'b'])
    """
    count = len(items)
    if count <= most:
        return list(items)
    return [items[place * count // most] for place in range(most)]
