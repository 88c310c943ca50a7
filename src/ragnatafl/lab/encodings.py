"""Do encoded views tell what a seat must not see? `python -m ragnatafl.lab.encodings --help`

Random games are played. Now and then everything that a seat must not see is changed: hidden cards
change places, hidden columns are filled anew, others' sealed answers and the luck to come are
others. The arrays of the seat, of its view and of that which environments hand out, and those of
its options with their mask, must stay the same byte for byte.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from ragnatafl.bots.encoding import Encoder
from ragnatafl.bots.offers import Offered, Offers
from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.game import Setup, make_setup, start_game
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import unanswered_view, view
from ragnatafl.lab.checks import is_stopped, redealt, seat_name, setup_name, watchers

EVERY: Final = 3
"""One decision of so many is looked at: what is hidden changes slowly."""
TOLD: Final = 10.0
"""Seconds between two lines of progress."""

Look = Callable[[State, Seat], State]
"""From a state to what a seat sees of it."""


class Tally:
    """What was compared so far."""

    def __init__(self) -> None:
        self.encodings = 0
        self.changed = 0
        """Pairs of tables that were not the same, but for the seat that looks."""
        self.faults: list[str] = []

    def __str__(self) -> str:
        found = f"{self.encodings} encodings, {self.changed} pairs of tables that differ"
        return f"{found}, {len(self.faults)} faults"


class Comparer:
    """Compares what a seat is given at a table, and at another that it cannot tell from it."""

    def __init__(self, setup: Setup, looks: Sequence[Look] = (view, unanswered_view)) -> None:
        self.encoder = Encoder(setup)
        self.offers = Offers(setup)
        self.actions = Offered()
        self.looks = looks

    def given(self, state: State, seat: Seat) -> bytes:
        """All that is handed out to a seat as arrays."""
        found = b"".join([self.encoder.packed(look(state, seat)) for look in self.looks])
        for decision in state.decisions:
            if decision.seat == seat:
                options = decision.options
                found += self.actions.mask(options).tobytes()
                found += self.offers.tokens(options, seat).tobytes()
                found += self.offers.features(options, seat).tobytes()
        return found

    def compare(self, state: State, rng: Random, tally: Tally) -> None:
        for seat in watchers(state):
            other = redealt(state, seat, rng)
            tally.encodings += 2
            tally.changed += (
                other.zones != state.zones
                or other.sealed != state.sealed
                or any(getattr(other, name) != getattr(state, name) for name in hidden(state))
            )
            if self.given(state, seat) != self.given(other, seat):
                asked = state.decisions[0].prompt if state.decisions else "the end"
                tally.faults.append(
                    f"{setup_name(state.setup)}: the arrays of {seat_name(seat)} change with what "
                    f"it must not see, at {asked}"
                )


def hidden(state: State) -> list[str]:
    """The columns that not all may see."""
    return [c.name for c in state.columns if c.role == "data" and c.seen != "all"]


def compared(setups: Sequence[Setup], wanted: int, seed: int = 0) -> Iterator[Tally]:
    """Play games of these set-ups in turn and compare, until so many encodings were; gives the
    same tally again and again."""
    tally, comparers = Tally(), [Comparer(setup) for setup in setups]
    number = seed
    while tally.encodings < wanted:
        for setup, comparer in zip(setups, comparers, strict=True):
            rng = Random(number)
            state, decisions = start_game(setup, str(number)), 0
            while not state.over and not is_stopped(state) and tally.encodings < wanted:
                if decisions % EVERY == 0:
                    comparer.compare(state, rng, tally)
                    yield tally
                apply(state, rng.choice(state.decision.options))
                decisions += 1
            number += 1


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="encodings", description=__doc__)
    parser.add_argument("--game", action="append", choices=game_names(), help="only this game")
    parser.add_argument("--encodings", type=int, default=1_000_000, metavar="N", help="(1000000)")
    parser.add_argument("--seconds", type=float, default=3600.0, metavar="S", help="at most (3600)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first game (0)")
    args = parser.parse_args(argv)
    games = [find_game(name) for name in args.game or game_names()]
    setups = [make_setup(game, seats) for game in games for seats in game.seats]
    began = told = time.monotonic()
    tally = Tally()
    for tally in compared(setups, args.encodings, args.seed):
        now = time.monotonic()
        if now - told > TOLD:
            told = now
            print(f"{tally} after {now - began:.0f} s", file=sys.stderr, flush=True)
        if now - began > args.seconds or tally.faults:
            break
    print(f"{tally} in {time.monotonic() - began:.0f} s")
    print(*tally.faults, sep="\n", end="")
    return 1 if tally.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
