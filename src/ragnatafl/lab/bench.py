"""How fast games play, copy and are tried out, beside others' engines: `make bench`.

The speed of a machine swings, so contestants take turns in short slices: each plays for 0.3 s,
then each copies positions, then each tries answers out, and so on. Three repetitions; the median
of each figure is told. Only whole games count, with the time they took themselves. Ratios are taken
within a repetition, then their median. Seconds are those of the processor: contestants have one
thread and never wait, and what else the core had to do should not count.
"""

from __future__ import annotations

import argparse
import math
import os
import platform
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from ragnatafl.build import IS_COMPILED
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab import interpreter
from ragnatafl.lab.contestant import Contestant, Tally
from ragnatafl.lab.peers import CATANATRON

REPETITIONS: Final = 3

HELP = """\
Measure random play, copying and trying out of every game, one core, in turn with catanatron.

fields of a line:
  decisions_per_s     decisions a second, set-up of the games included
  real_per_s          of these, decisions with two or more options
  forced              part of the decisions with one option only
  games_per_s         whole games a second
  decisions_per_game  decisions a game
  clones_per_s        copies a second of a position from the middle of a game
  tries_per_s         answers tried out a second, as a search does it: copy the table, carry out
                      one answer in the copy, list what may be answered next
  x_real x_clones x_tries x_games
                      how many times catanatron's real_per_s, clones_per_s, tries_per_s,
                      games_per_s
Lines `bench env-...` are of environments, ours, PettingZoo's own and catanatron's:
  steps_per_s         an action, then the next observation and the actions open then
  clock               seconds of the processor, or of the wall for batches of worker processes
  x_catan x_four      how many times that of catanatron's environment, of connect four
The first line says what was measured: compiled or plain, by which Python, on what."""

Tallies = Sequence[Tally]
"""Of one contestant, one a repetition."""
Figure = Callable[[Tally], float]

RATIOS: Final[Mapping[str, Figure]] = {
    "real": lambda tally: tally.real_per_s,
    "clones": lambda tally: tally.clones_per_s,
    "tries": lambda tally: tally.tries_per_s,
    "games": lambda tally: tally.games_per_s,
}
"""What is compared with others."""


def contestants() -> list[Contestant]:
    """The registered games and the toy, then catanatron where it is installed."""
    from ragnatafl.lab.playouts import contestants_of_games

    found: list[Contestant] = [*contestants_of_games()]
    if find_spec("catanatron"):
        found.append(CATANATRON)
    return found


# The run


def repetition(entrants: Sequence[Contestant], slices: int, seed: int) -> list[Tally]:
    """One repetition: contestants in turn, slice by slice."""
    tallies = [Tally() for _ in entrants]
    dice = [Random(seed) for _ in entrants]
    turns = list(zip(entrants, tallies, dice, strict=True))
    for _ in range(slices):
        for contestant, tally, rng in turns:
            contestant.play(tally, rng)
        for contestant, tally, rng in turns:
            contestant.copy(tally, rng)
        for contestant, tally, rng in turns:
            contestant.try_out(tally, rng)
    return tallies


def measure(entrants: Sequence[Contestant], slices: int, seed: int) -> dict[str, Tallies]:
    """All repetitions; the tallies of each contestant, by its name."""
    for entrant in entrants:
        progress(f"warming up {entrant.name} ...")
        entrant.warm_up(Random(seed))
    runs: list[list[Tally]] = []
    for turn in range(REPETITIONS):
        progress(f"repetition {turn + 1} of {REPETITIONS} ...")
        runs.append(repetition(entrants, slices, seed * REPETITIONS + turn))
    progress("")
    return {entrant.name: [run[i] for run in runs] for i, entrant in enumerate(entrants)}


def pin() -> None:
    """Stay on one core, the last we may use (where the system can do that)."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def progress(text: str) -> None:
    """A passing note for people, gone with the next one."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


# What is told


def ratio(mine: Tallies, theirs: Tallies, figure: Figure) -> float:
    """How many times theirs mine is: within each repetition, then the median."""
    if not theirs:
        return math.nan
    pairs = ((figure(a), figure(b)) for a, b in zip(mine, theirs, strict=True))
    return median(a / b if b else math.nan for a, b in pairs)


def number(value: float) -> str:
    """Plain digits, three of them at least.

    >>> number(123456.7), number(19.274), number(0.5)
    ('123457', '19.3', '0.50')
    """
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def line(name: str, mine: Tallies, yardstick: Tallies) -> str:
    """The line of one contestant; the yardstick's tallies may be missing."""
    fields = {
        "decisions_per_s": number(median(t.decisions_per_s for t in mine)),
        "real_per_s": number(median(t.real_per_s for t in mine)),
        "forced": f"{median(t.forced_part for t in mine):.2f}",
        "games_per_s": number(median(t.games_per_s for t in mine)),
        "decisions_per_game": number(median(t.decisions_per_game for t in mine)),
        "clones_per_s": number(median(t.clones_per_s for t in mine)),
        "tries_per_s": number(median(t.tries_per_s for t in mine)),
    }
    for what, figure in RATIOS.items():
        fields[f"x_{what}"] = number(ratio(mine, yardstick, figure))
    return fields_line(f"bench {name}", fields)


def fields_line(head: str, fields: Mapping[str, str]) -> str:
    return " ".join((head, *(f"{key}={value}" for key, value in fields.items())))


def measured() -> dict[str, str]:
    """What is measured here: the build, its Python, the machine."""
    python = interpreter.this()
    return {
        "build": "compiled" if IS_COMPILED else "plain",
        "python": python.version,
        "profile_guided": "yes" if python.is_profile_guided else "no",
        "system": f"{platform.system()}-{platform.machine()}",
        "processor": f"'{processor()}'",
    }


def processor(cpuinfo: Path = Path("/proc/cpuinfo")) -> str:
    """The processor's name, as far as the system tells it."""
    try:
        lines = cpuinfo.read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or "unknown")


def markdown(tallies: Mapping[str, Tallies], peers: Sequence[str]) -> Iterator[str]:
    """Two tables for the docs: what each did, and how many times a peer's figures ours are."""
    yield "| | decisions/s | real decisions/s | forced | copies/s | tries/s |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for name, mine in tallies.items():
        yield row(
            name,
            thousands(median(t.decisions_per_s for t in mine)),
            thousands(median(t.real_per_s for t in mine)),
            f"{median(t.forced_part for t in mine):.0%}",
            thousands(median(t.clones_per_s for t in mine)),
            thousands(median(t.tries_per_s for t in mine)),
        )
    yield ""
    yield "| times | real decisions | copies | tries |"
    yield "| --- | ---: | ---: | ---: |"
    for name, mine in tallies.items():
        for peer in peers if name not in peers else ():
            times = (
                ratio(mine, tallies[peer], RATIOS[what]) for what in ("real", "clones", "tries")
            )
            yield row(f"{name} beside {peer}", *(f"x{number(value)}" for value in times))


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def thousands(value: float) -> str:
    """Three digits that count, in groups.

    >>> thousands(236412.3), thousands(980.5)
    ('236 000', '980')
    """
    digits = max(0, len(str(int(value))) - 3)
    return f"{round(value, -digits):,.0f}".replace(",", " ")


# The command line


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench", description=HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--only",
        action="append",
        metavar="NAME",
        help="only this one beside the engines of others; may be repeated",
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
    parser.add_argument(
        "--tag",
        type=Path,
        metavar="FOLDER",
        help="beside games of TAG, built in this folder, and tell it as tables in Markdown",
    )
    parser.add_argument(
        "--jarl", action="store_true", help="measure how fast jarl thinks, and nothing else"
    )
    parser.add_argument(
        "--envs", action="store_true", help="measure how fast environments step, and nothing else"
    )
    return parser.parse_args(argv)


def positive(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 1 or more")
    return count


def choose(known: Sequence[str], only: Sequence[str] | None) -> list[str]:
    """The names asked for; all, if none is."""
    unknown = [name for name in only or () if name not in known]
    if unknown:
        raise SystemExit(f"bench: unknown name '{unknown[0]}'; there are: {', '.join(known)}")
    return [name for name in known if not only or name in only]


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    found = contestants()
    wanted = choose([entrant.name for entrant in found], args.only)
    entrants = [e for e in found if e.name in wanted or e is CATANATRON]
    pin()
    print(fields_line("bench", measured()), flush=True)
    if args.jarl:
        games = [entrant.name for entrant in entrants if entrant is not CATANATRON]
        for told in thinking_lines(games):
            print(told)
        return 0
    if args.envs:
        step_environments(args)
        return 0
    if CATANATRON not in entrants:
        print("bench: catanatron is not installed, so no ratios; try `make bench`", file=sys.stderr)
    if args.tag:
        return beside_tag(entrants, args)
    tallies = measure(entrants, args.slices, args.seed)
    for name, mine in tallies.items():
        print(line(name, mine, tallies.get(CATANATRON.name, ())))
    if not args.only:
        step_environments(args)
    return 0


def step_environments(args: argparse.Namespace) -> None:
    """How fast environments step, where their frameworks are installed."""
    from ragnatafl.lab import stepping

    if not stepping.are_installed():
        print("bench: no environments, their frameworks are not installed", file=sys.stderr)
        return
    progress("environments ...")
    found = stepping.measure(args.slices, args.seed, REPETITIONS)
    progress("")
    for name, fields in stepping.lines(found, number):
        print(fields_line(f"bench env-{name}", fields))


def beside_tag(entrants: Sequence[Contestant], args: argparse.Namespace) -> int:
    """The same with games of TAG among the contestants, told as tables."""
    from ragnatafl.lab.tag import start_tag

    try:
        with start_tag(args.tag) as games:
            tallies = measure([*entrants, *games], args.slices, args.seed)
    except BadInput as fault:
        print(f"bench: {fault}", file=sys.stderr)
        return 2
    peers = [game.name for game in games]
    print("", *markdown(tallies, [n for n in tallies if n in (*peers, CATANATRON.name)]), sep="\n")
    return 0


def thinking_lines(games: Sequence[str]) -> Iterator[str]:
    """How fast jarl thinks in each of these games."""
    from ragnatafl.lab import thinking

    turns = []
    for turn in thinking.speed(games, REPETITIONS):
        turns.append(turn)
        progress(f"repetition {len(turns)} of {REPETITIONS} is done ...")
    progress("")
    for name in games:
        thoughts = [turn[name] for turn in turns]
        fields = {
            "iterations_per_s": number(median(thought.iterations_per_s for thought in thoughts)),
            "iterations": str(thinking.ITERATIONS),
            "positions": str(thinking.POSITIONS),
            "choices": thoughts[0].choices,
        }
        yield fields_line(f"bench jarl-{name}", fields)


if __name__ == "__main__":
    raise SystemExit(main())
