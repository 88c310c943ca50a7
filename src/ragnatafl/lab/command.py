"""A command of the lab: numbers within limits, faults in one line, figures in a file."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path

import msgspec

from ragnatafl.kernel.codecs import BadInput

Work = Callable[[argparse.Namespace, Path], Coroutine[None, None, int]]
"""What a command does, in a folder of its own; it gives the exit code."""


class Command:
    """A command, its arguments, and the most that its numbers may be."""

    def __init__(self, name: str, told: str, most: Mapping[str, int]) -> None:
        self.name = name
        self._most = most
        self._parser = argparse.ArgumentParser(
            prog=name, description=told, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        self.add = self._parser.add_argument
        self.add("--json", metavar="FILE", help="write the figures there too")

    def run(self, argv: Sequence[str] | None, work: Work) -> int:
        """The exit code; 2 where what it was told does not make sense."""
        args = self._parser.parse_args(argv)
        try:
            for name, most in self._most.items():
                if not 0 <= getattr(args, name) <= most:
                    raise BadInput(f"--{name} must be from 0 to {most}")
            with tempfile.TemporaryDirectory() as folder:
                return asyncio.run(work(args, Path(folder)))
        except BadInput as fault:
            print(f"{self.name}: {fault}", file=sys.stderr)
            return 2


def write_figures(args: argparse.Namespace, figures: object) -> None:
    """Into the file that was named, if one was."""
    if args.json:
        Path(args.json).write_bytes(msgspec.json.format(msgspec.json.encode(figures)))


def end_in_order() -> None:
    """When asked to end: what was started is ended too."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
