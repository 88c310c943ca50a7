"""`ragnatafl train` for a machine with Python, numpy, msgspec and rich alone."""

from __future__ import annotations

import sys

from ragnatafl.games import load_game
from ragnatafl.table.command import guarded
from ragnatafl.table.commands.parsing import make_parser


def train(arguments: list[str]) -> int:
    chosen = make_parser().parse_args(["train", *arguments])
    chosen.load = [*chosen.load, *getattr(chosen, "load_here", [])]
    for module in chosen.load:
        load_game(module)
    return int(chosen.run(chosen))


if __name__ == "__main__":
    sys.exit(guarded(train, sys.argv[1:]))
