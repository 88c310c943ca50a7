"""Long runs of random games over all set-ups: `ragnatafl soak`. Goes on where it stopped.

Each game is checked at every decision, replayed through the text of its record, and tested for
leaks at 20 random decisions. Progress is kept by commit under .soak/; a fault leaves a record.
"""

from __future__ import annotations

import argparse
import gc
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from ragnatafl.bots import parse_bot
from ragnatafl.build import package_mark
from ragnatafl.games import find_game, game_names, load_game
from ragnatafl.kernel.agenda import decision_of
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.game import Game, Setup
from ragnatafl.kernel.seats import SEATS
from ragnatafl.lab.arena import count_endings, ending_of
from ragnatafl.lab.checks import (
    AnyMatch,
    Chooser,
    Inspection,
    is_stopped,
    kept_at_random,
    setup_name,
    setups,
    start_match,
)
from ragnatafl.lab.spreading import Hands, loss_told, spread

CHUNK: Final = 25  # games between two notes of progress
LEAK_TESTS: Final = 20
SHOWN: Final = 20  # faults; the rest is counted


class Chunk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came out of some games; one line of the progress file."""

    game: str
    first: int
    games: int
    decisions: int
    leak_tests: int
    faults: tuple[str, ...]
    stopped: int = 0
    """Games that were stopped after too many rounds."""
    bot: str = ""
    """Who played; nobody, but chance, if it is empty."""
    endings: tuple[tuple[str, int], ...] = ()
    """Where rounds are counted: the rule that ended each game, nothing if stopped, and rounds."""
    fixed: str = ""
    """The options that were the same at all tables."""


# One game


def source_of(number: int) -> str:
    """Most games draw fast, some from the sealed source, some are told."""
    return {8: "sealed", 9: "asked"}.get(Random(number).randrange(10), "fast")


@cache  # Any: a game of whatever state
def tables(game: Game[Any], fixed: str = "") -> list[Setup]:
    """All set-ups; with `fixed` options, as in 'hero=ragnar track=b', those where they are so.

    'rules=1' among them means the rules of that version.
    """
    given = dict(word.split("=", 1) for word in fixed.split())
    found = setups(game, version=int(given.pop("rules", game.version)), fixed=given)
    if not found:
        raise BadInput(f"{game.name}: no table can be set up with {fixed}")
    return found


def new_match(name: str, number: int, fixed: str = "", bot: str = "") -> AnyMatch:
    """The game of this number: its set-up, source and seed follow from it, and beside a real board
    who keeps what."""
    found = tables(find_game(name), fixed)
    setup, source = found[number % len(found)], source_of(number)
    if source == "asked" and not bot:
        setup = kept_at_random(setup, Random(number))
    return start_match(setup, number, source)


def inspection(name: str, number: int, bot: str, fixed: str = "") -> Inspection:
    """The game of this number, still to be played, at random or by bots."""
    choose = played_by(bot, number) if bot else None
    match, tells = new_match(name, number, fixed, bot), source_of(number) == "asked"
    return Inspection(match, Random(number), LEAK_TESTS, choose, tells and not bot)


def played_by(bot: str, number: int) -> Chooser:
    """Every seat is played by such a bot, from its view alone."""
    spec = parse_bot(bot)
    seats = [spec.make(f"{number}/{seat}") for seat in range(len(SEATS))]

    def choose(match: AnyMatch) -> Option:
        seat = match.decision.seat
        seen = match.view(seat)
        return seats[seat].choose(seen, decision_of(seen, seat), spec.budget)

    return choose


def check_game(inspected: Inspection) -> list[str]:
    """Every fault of one game; an exception is one too."""
    try:
        return list(inspected.faults())
    except Exception:
        last = traceback.format_exc().strip().splitlines()
        return [f"{last[-1]} ({last[-3].strip()})" if len(last) > 2 else last[-1]]


class Job(msgspec.Struct, frozen=True):
    """Some games to be played and checked."""

    module: str
    name: str
    bot: str
    first: int
    games: int
    folder: str
    """Where the records of faults will lie."""
    fixed: str = ""


class Checked(msgspec.Struct, frozen=True):
    """What came of them, wherever they were played."""

    chunk: Chunk
    records: dict[str, str]
    """Of the games with faults, by the path that the faults name."""

    def keep(self) -> None:
        for path, record in self.records.items():
            Path(path).write_text(record, encoding="utf-8")


def check_chunk(job: Job) -> Checked:
    """Play and check some games, in a process of its own."""
    load_game(job.module)
    gc.disable()  # a game keeps all its past tables; to look for rubbish among them takes long
    faults: list[str] = []
    records: dict[str, str] = {}
    endings: list[tuple[str, int]] = []
    decisions = leak_tests = stopped = 0
    for number in range(job.first, job.first + job.games):
        inspected = inspection(job.name, number, job.bot, job.fixed)
        found, match = check_game(inspected), inspected.match
        decisions += len(match.lines)
        leak_tests += inspected.leak_tests
        stopped += is_stopped(match.state)
        if match.game.rounds is not None:
            state = match.state
            ending = ending_of(state.ended_by, state.winners, state.automas)
            endings.append((ending, match.game.rounds(state)))
        if found:
            name = f"{job.name}-{job.bot or 'random'}-{number}.json".replace(":", "-")
            record = Path(job.folder) / name
            records[str(record)] = match.record().to_json()
            where = f"{setup_name(match.setup)} game {number} ({source_of(number)}, {record})"
            faults += [f"{where}: {fault}" for fault in found]
    gc.enable()
    chunk = Chunk(
        job.name, job.first, job.games, decisions, leak_tests, tuple(faults), stopped, job.bot,
        tuple(endings), job.fixed,
    )  # fmt: skip
    return Checked(chunk, records)


# Progress


def version_key() -> str:
    """The commit; with changes that are not committed, or without git, a fingerprint besides."""
    here = Path(__file__).parent

    def git(*words: str) -> str:
        done = subprocess.run(
            ["git", "-C", str(here), *words], capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    try:
        commit = git("rev-parse", "--short=12", "HEAD")
        changed = git("status", "--porcelain", "--", str(here.parent))
    except (OSError, subprocess.CalledProcessError):
        return package_mark()
    return f"{commit}-{package_mark()}" if changed else commit


class Notes:
    """The progress file: one line a finished chunk, so that a stop loses little."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "progress.jsonl"

    def read(self) -> list[Chunk]:
        if not self.path.exists():
            return []
        chunks = []
        for line in self.path.read_bytes().splitlines():
            try:
                chunks.append(msgspec.json.decode(line, type=Chunk))
            except msgspec.DecodeError:
                continue  # cut off by a stop: that chunk is played again
        return chunks

    def add(self, chunk: Chunk) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(chunk) + b"\n")


def still_to_do(games: int, done: Sequence[Chunk]) -> Iterator[tuple[int, int]]:
    """First game and number of games of each chunk that is not done yet."""
    finished = {
        number for chunk in done for number in range(chunk.first, chunk.first + chunk.games)
    }
    number = 0
    while number < games:
        first = number
        while number < games and number - first < CHUNK and number not in finished:
            number += 1
        if number > first:
            yield first, number - first
        else:
            number += 1


# The run


def soak(
    names: Sequence[str],
    games: int,
    hands: Hands,
    notes: Notes,
    told: Callable[[Chunk], None],
    bot: str = "",
    fixed: str = "",
) -> None:
    """Play what is left to play; `told` hears of each finished chunk."""
    notes.folder.mkdir(parents=True, exist_ok=True)
    done = notes.read()
    jobs = [
        Job(find_game(name).package, name, bot, first, count, str(notes.folder), fixed)
        for name in names
        for first, count in still_to_do(games, of_kind(done, name, bot, fixed))
    ]
    with loss_told("--folder", kept=True):
        for some in spread(check_chunk, jobs, hands, largest=1):
            for checked in some:
                checked.keep()
                notes.add(checked.chunk)
                told(checked.chunk)


def of_kind(chunks: Sequence[Chunk], name: str, bot: str, fixed: str = "") -> list[Chunk]:
    """The chunks of one game, played by one kind of player with the same options fixed."""
    return [chunk for chunk in chunks if (chunk.game, chunk.bot, chunk.fixed) == (name, bot, fixed)]


def report(name: str, chunks: Sequence[Chunk]) -> tuple[str, list[str]]:
    """One line of counts, and the faults."""
    faults = [fault for chunk in chunks for fault in chunk.faults]
    played = sum(chunk.games for chunk in chunks)
    counts = {
        "games": played,
        "replays": played,
        "decisions": sum(chunk.decisions for chunk in chunks),
        "leak_tests": sum(chunk.leak_tests for chunk in chunks),
        "setups": len(tables(find_game(name), chunks[0].fixed if chunks else "")),
        "stopped": sum(chunk.stopped for chunk in chunks),
        "faults": len(faults),
    }
    players = chunks[0].bot if chunks and chunks[0].bot else "random"
    fixed = chunks[0].fixed.split() if chunks else []
    figures = (f"{key}={n}" for key, n in counts.items())
    return " ".join((f"soak {name}", *fixed, f"players={players}", *figures)), faults


def ending_lines(chunks: Sequence[Chunk]) -> list[str]:
    """How the games ended, and how long they were, for a game that counts rounds."""
    games = [ending for chunk in chunks for ending in chunk.endings]
    return [
        f"  {one.rule or 'stopped'} games={one.games} share={one.share:.1%} "
        f"median_rounds={one.median_rounds}"
        for one in (count_endings(games) if games else ())
    ]


def chosen(only: Sequence[str] | None, modules: Sequence[str]) -> list[str]:
    own = [load_game(module).name for module in modules]
    return [find_game(name).name for name in only or [*game_names(), *own]]


def run(args: argparse.Namespace) -> int:
    """What was typed after `ragnatafl soak`."""
    names = list(dict.fromkeys(chosen(args.game, args.load)))
    if args.bot:
        parse_bot(args.bot)
    rules = [f"rules={args.rules}"] if args.rules is not None else []
    fixed = fixed_options(names, [*args.set, *rules])
    if args.number is not None:
        return check_one(names, args.number, args.bot, fixed)
    notes = Notes(args.folder / version_key())
    begun = time.monotonic()
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("faults {task.fields[faults]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    ) as bar:
        tasks = {name: bar.add_task(name, total=args.games, faults=0) for name in names}
        found = dict.fromkeys(names, 0)

        def told(chunk: Chunk) -> None:
            if chunk.game in found and (chunk.bot, chunk.fixed) == (args.bot, fixed):
                found[chunk.game] += len(chunk.faults)
                bar.update(tasks[chunk.game], advance=chunk.games, faults=found[chunk.game])

        for chunk in notes.read():
            told(chunk)
        try:
            hands = Hands(args.workers, tuple(args.load), args.on)
            soak(names, args.games, hands, notes, told, args.bot, fixed)
        except KeyboardInterrupt:
            bar.stop()
            print(f"soak: stopped; start it again and it goes on ({notes.path})")
            return 130
    return tell(names, notes, time.monotonic() - begun, args.bot, fixed)


def fixed_options(names: Sequence[str], given: Sequence[str]) -> str:
    """Options as they are kept: in order, checked against each game."""
    for word in given:
        if "=" not in word or " " in word:
            raise BadInput(f"--set wants NAME=VALUE without blanks, not '{word}'")
    fixed = " ".join(sorted(given))
    for name in names:
        tables(find_game(name), fixed)
    return fixed


def tell(names: Sequence[str], notes: Notes, seconds: float, bot: str = "", fixed: str = "") -> int:
    chunks = notes.read()
    bad = 0
    for name in names:
        kind = of_kind(chunks, name, bot, fixed)
        line, faults = report(name, kind)
        print(line)
        for ending in ending_lines(kind):
            print(ending)
        for fault in faults[:SHOWN]:
            print(f"  {fault}")
        if len(faults) > SHOWN:
            print(f"  and {len(faults) - SHOWN} more in {notes.path}")
        bad += len(faults)
    print(f"soak seconds={seconds:.0f}")
    return 1 if bad else 0


def check_one(names: Sequence[str], number: int, bot: str = "", fixed: str = "") -> int:
    """One game again, after a fault; what it raises is shown whole."""
    bad = False
    for name in names:
        inspected = inspection(name, number, bot, fixed)
        faults = list(inspected.faults())
        table = setup_name(inspected.match.setup)
        print(f"{table} game {number} ({source_of(number)}): {len(faults)} faults")
        for fault in faults:
            print(f"  {fault}")
        bad = bad or bool(faults)
    return 1 if bad else 0


def main(argv: Sequence[str] | None = None) -> int:
    """The same as `ragnatafl soak`."""
    from ragnatafl.table.command import main

    return main(["soak", *(sys.argv[1:] if argv is None else argv)])


if __name__ == "__main__":
    raise SystemExit(main())
