"""Fingerprints of many random games: builds and trees that play alike print the same lines.

    python -m ragnatafl.lab.digests --games 10000 --game bloodrage > plain.txt

Then the same with the other one, and `diff`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from typing import Final, NamedTuple

from ragnatafl.games import find_game, load_game
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Setup, start_game
from ragnatafl.kernel.positions import digest
from ragnatafl.lab.bench import fields_line, positive, progress
from ragnatafl.lab.checks import is_stopped
from ragnatafl.lab.soak import chosen, fixed_options, tables

CHUNK: Final = 20  # games that a process plays before it tells of them
LOOK_EVERY: Final = 16  # decisions between two looks at the texts of all options
COPY_EVERY: Final = 50  # decisions, and the game goes on in a copy

HELP = """\
Play random games over all set-ups of each game, and print a line for each game and number of
seats: how many games and decisions there were, and a fingerprint of them. It holds how many
options each decision had and which was taken, now and then the texts of all of them, and the
result and the position at the end. Games that count rounds are stopped after 300 of them."""


class Played(NamedTuple):
    """A random game: its number, its seats, and what came of it."""

    number: int
    seats: int
    decisions: int
    mark: bytes


def play(setup: Setup, number: int) -> Played:
    """Play the game of this number to its end."""
    mark = hashlib.blake2b(digest_size=16)
    rng = Random(number)
    state = start_game(setup, str(number))
    decisions = 0
    while not state.over:
        options = state.decisions[0].options
        choice = options[int(rng.random() * len(options))]
        if decisions % LOOK_EVERY == 0:
            mark.update(";".join([option.text for option in options]).encode())
            if is_stopped(state):
                break
        if decisions % COPY_EVERY == 0:
            state = state.clone()
        mark.update(f"{len(options)} {choice.text};".encode())
        apply(state, choice)
        decisions += 1
    result = (*setup.game.scores(state), int(state.winners), state.ended_by, digest(state))
    mark.update(repr(result).encode())
    return Played(number, setup.seats, decisions, mark.digest())


def play_chunk(module: str, name: str, fixed: str, first: int, games: int) -> list[Played]:
    """Some games, in a process of its own; a number has the set-up that it has in the soak."""
    load_game(module)
    found = tables(find_game(name), fixed)
    return [play(found[n % len(found)], n) for n in range(first, first + games)]


def play_all(name: str, games: int, jobs: int, fixed: str = "") -> list[Played]:
    """The games of these numbers, in their order."""
    module = find_game(name).package
    played: list[Played] = []
    with ProcessPoolExecutor(jobs) as pool:
        chunks = [
            pool.submit(play_chunk, module, name, fixed, first, min(CHUNK, games - first))
            for first in range(0, games, CHUNK)
        ]
        try:
            for chunk in as_completed(chunks):
                played += chunk.result()
                progress(f"{name} {len(played)} of {games} ...")
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    progress("")
    return sorted(played)


def lines(name: str, played: Sequence[Played]) -> Iterator[str]:
    """One line for each number of seats."""
    for seats in sorted({game.seats for game in played}):
        those = [game for game in played if game.seats == seats]
        fields = {
            "seats": str(seats),
            "games": str(len(those)),
            "decisions": str(sum(game.decisions for game in those)),
            "digest": hashlib.blake2b(b"".join(g.mark for g in those), digest_size=16).hexdigest(),
        }
        yield fields_line(f"digests {name}", fields)


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="digests", description=HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--games", type=positive, default=1000, metavar="N", help="games of each kind (1000)"
    )
    parser.add_argument(
        "--game", action="append", metavar="NAME", help="only this game; may be repeated"
    )
    parser.add_argument(
        "--load", action="append", default=[], metavar="MODULE", help="a game of your own besides"
    )
    parser.add_argument(
        "--rules", type=int, metavar="VERSION", help="by the rules of this version (the newest)"
    )
    parser.add_argument(
        "--jobs",
        type=positive,
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes (all cores); the lines do not depend on it",
    )
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    try:
        names = list(dict.fromkeys(chosen(args.game, args.load)))
        fixed = fixed_options(names, [f"rules={args.rules}"] if args.rules is not None else [])
    except BadInput as fault:
        print(f"digests: {fault}", file=sys.stderr)
        return 2
    for name in names:
        for line in lines(name, play_all(name, args.games, args.jobs, fixed)):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
