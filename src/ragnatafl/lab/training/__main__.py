"""`ragnatafl train` for a machine with Python, numpy, msgspec and rich alone."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ragnatafl.games import load_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.commands.parsing import BAD_INPUT, INTERRUPTED, make_parser


def main(arguments: Sequence[str]) -> int:
    chosen = make_parser().parse_args(["train", *arguments])
    chosen.load = [*chosen.load, *getattr(chosen, "load_here", [])]
    try:
        for module in chosen.load:
            load_game(module)
        return int(chosen.run(chosen))
    except BadInput as bad:
        print(f"ragnatafl: {bad}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
