"""The command `ragnatafl`: runs what was typed; what does not fit gets one clear line."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.commands.parsing import BAD_INPUT, GOOD, INTERRUPTED, make_parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the number says how it ended: 0 well, 2 bad input, 130 interrupted."""
    return guarded(_run, sys.argv[1:] if arguments is None else list(arguments))


def guarded(run: Callable[[list[str]], int], arguments: list[str]) -> int:
    """Run it; whatever ends it is said in a line, and in a number."""
    _make_streams_patient()
    try:
        return run(arguments)
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else GOOD if done.code is None else BAD_INPUT
    except BadInput as bad:
        print(f"ragnatafl: {one_line(str(bad))}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # who read our output has seen enough
        _drop_output()
        return GOOD
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def one_line(text: str) -> str:
    """Whatever came in from outside, what goes out is one line without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def _run(arguments: list[str]) -> int:
    from ragnatafl.games import load_game
    from ragnatafl.kernel.language import language
    from ragnatafl.table.telling.speech import language_of

    parser = make_parser()
    chosen = parser.parse_args(arguments)
    if chosen.command is None:
        parser.print_help()
        return GOOD
    if chosen.lang is None:
        chosen.lang = language_of(os.environ)
    language(chosen.lang)  # an unknown one is refused
    chosen.load = [*chosen.load, *getattr(chosen, "load_here", [])]
    for module in chosen.load:
        load_game(module)
    run: Callable[[argparse.Namespace], int] = chosen.run
    return run(chosen)


def run_alone(command: str, arguments: list[str]) -> int:
    """One command of the lab, in a process that has no library for languages."""
    from ragnatafl.games import load_game

    chosen = make_parser().parse_args([command, *arguments])
    chosen.load = [*chosen.load, *getattr(chosen, "load_here", [])]
    for module in chosen.load:
        load_game(module)
    return int(chosen.run(chosen))


def _make_streams_patient() -> None:
    """A letter the terminal cannot show, or a byte that is no letter, must not stop a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
