"""How fast games play and positions copy, beside catanatron: `make bench`.

The speed of a machine swings, so contestants take turns in short slices: each plays for 0.3 s,
then each copies positions for 0.3 s, and so on. Three repetitions; the median of each figure is
told. Only whole games count, with the time they took themselves. Ratios are taken within a
repetition, then their median. Seconds are those of the processor: contestants have one thread and
never wait, and what else the core had to do should not count.
"""

import argparse
import gc
import math
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time

from ragnatafl.lab.contestant import Contestant
from ragnatafl.lab.peers import CATANATRON

REPETITIONS = 3
SLICE = 0.3  # seconds
BATCH = 0.005  # seconds of copying between two looks at the clock

HELP = """\
Measure random play and copying of every game, one core, in turn with catanatron.

fields of a line:
  decisions_per_s     decisions a second, set-up of the games included
  real_per_s          of these, decisions with two or more options
  forced              part of the decisions with one option only
  games_per_s         whole games a second
  decisions_per_game  decisions a game
  clones_per_s        copies a second of a position from the middle of a game
  x_real x_clones x_games
                      how many times catanatron's real_per_s, clones_per_s, games_per_s"""


@dataclass(slots=True)
class Tally:
    """What one contestant did in one repetition."""

    games: int = 0
    decisions: int = 0
    forced: int = 0
    play_seconds: float = 0.0
    clones: int = 0
    clone_seconds: float = 0.0

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


def contestants() -> list[Contestant]:
    """The registered games and the toy, then catanatron where it is installed."""
    from ragnatafl.lab.playouts import contestants_of_games

    found: list[Contestant] = list(contestants_of_games())
    if find_spec("catanatron"):
        found.append(CATANATRON)
    return found


def play_slice(contestant: Contestant, tally: Tally, rng: Random) -> None:
    """Play whole games, at least one, until the slice is over."""
    gc.collect()
    end = process_time() + SLICE
    while True:
        start = process_time()
        decisions, forced = contestant.play(rng)
        now = process_time()
        tally.games += 1
        tally.decisions += decisions
        tally.forced += forced
        tally.play_seconds += now - start
        if now >= end:
            return


def clone_slice(clone: Callable[[], object], batch: int, tally: Tally) -> None:
    """Copy one position again and again, until the slice is over."""
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


def repetition(entrants: Sequence[Contestant], slices: int, seed: int) -> list[Tally]:
    """One repetition: contestants in turn, slice by slice."""
    tallies = [Tally() for _ in entrants]
    dice = [Random(seed) for _ in entrants]
    for _ in range(slices):
        for contestant, tally, rng in zip(entrants, tallies, dice, strict=True):
            play_slice(contestant, tally, rng)
        for contestant, tally, rng in zip(entrants, tallies, dice, strict=True):
            clone = contestant.midgame(rng)  # another position each time; making it is not timed
            clone_slice(clone, batch_size(clone), tally)
    return tallies


def ratio(mine: Sequence[float], theirs: Sequence[float]) -> float:
    """How many times theirs mine is: within each repetition, then the median."""
    if not theirs:
        return math.nan
    return median(a / b if b else math.nan for a, b in zip(mine, theirs, strict=True))


def number(value: float) -> str:
    """Plain digits, three of them at least.

    >>> number(123456.7), number(19.274), number(0.5)
    ('123457', '19.3', '0.50')
    """
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def line(name: str, mine: Sequence[Tally], yardstick: Sequence[Tally]) -> str:
    """The line of one contestant; the yardstick's tallies may be missing."""
    fields = {
        "decisions_per_s": number(median(t.decisions_per_s for t in mine)),
        "real_per_s": number(median(t.real_per_s for t in mine)),
        "forced": f"{median(t.forced_part for t in mine):.2f}",
        "games_per_s": number(median(t.games_per_s for t in mine)),
        "decisions_per_game": number(median(t.decisions_per_game for t in mine)),
        "clones_per_s": number(median(t.clones_per_s for t in mine)),
        "x_real": number(ratio([t.real_per_s for t in mine], [t.real_per_s for t in yardstick])),
        "x_clones": number(
            ratio([t.clones_per_s for t in mine], [t.clones_per_s for t in yardstick])
        ),
        "x_games": number(ratio([t.games_per_s for t in mine], [t.games_per_s for t in yardstick])),
    }
    return " ".join((f"bench {name}", *(f"{key}={value}" for key, value in fields.items())))


def pin() -> None:
    """Stay on one core, the last we may use (where the system can do that)."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def progress(text: str) -> None:
    """A passing note for people, gone with the next one."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench", description=HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--only",
        action="append",
        metavar="NAME",
        help="only this one beside catanatron; may be repeated",
    )
    parser.add_argument(
        "--slices",
        type=positive,
        default=5,
        metavar="N",
        help="slices of 0.3 s in each of the three repetitions (5)",
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="seed of the random games (1)"
    )
    return parser.parse_args(argv)


def positive(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 1 or more")
    return count


def choose(found: Sequence[Contestant], only: Sequence[str] | None) -> list[Contestant]:
    """The contestants asked for, and catanatron as the yardstick."""
    unknown = [name for name in only or () if name not in [entrant.name for entrant in found]]
    if unknown:
        known = ", ".join(entrant.name for entrant in found)
        raise SystemExit(f"bench: unknown name '{unknown[0]}'; there are: {known}")
    return [e for e in found if not only or e.name in only or e is CATANATRON]


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    entrants = choose(contestants(), args.only)
    if CATANATRON not in entrants:
        print("bench: catanatron is not installed, so no ratios; try `make bench`", file=sys.stderr)
    pin()
    for entrant in entrants:  # fill caches before anything is timed
        progress(f"warming up {entrant.name} ...")
        entrant.play(Random(args.seed))
        entrant.midgame(Random(args.seed))()

    runs: list[list[Tally]] = []
    for turn in range(REPETITIONS):
        progress(f"repetition {turn + 1} of {REPETITIONS} ...")
        runs.append(repetition(entrants, args.slices, args.seed * REPETITIONS + turn))
    progress("")

    tallies = {entrant.name: [run[i] for run in runs] for i, entrant in enumerate(entrants)}
    for name, mine in tallies.items():
        print(line(name, mine, tallies.get(CATANATRON.name, ())))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
