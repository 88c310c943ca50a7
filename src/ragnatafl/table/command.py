"""The command `ragnatafl`: runs what was typed; what does not fit gets one clear line."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.commands.parser import BAD_INPUT
from ragnatafl.table.commands.parsing import GOOD, INTERRUPTED, make_parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the number says how it ended: 0 well, 2 bad input, 130 interrupted."""
    return guarded(_run, sys.argv[1:] if arguments is None else list(arguments), _said)


def guarded(
    run: Callable[[list[str]], int],
    arguments: list[str],
    say: Callable[[BadInput, list[str]], str] | None = None,
) -> int:
    """Run it; whatever ends it is said in a line, and in a number."""
    _make_streams_patient()
    try:
        return run(arguments)
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else GOOD if done.code is None else BAD_INPUT
    except BadInput as bad:
        told = str(bad) if say is None else say(bad, arguments)
        print(f"ragnatafl: {one_line(told)}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # who read our output has seen enough
        _drop_output()
        return GOOD
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _said(bad: BadInput, arguments: list[str]) -> str:
    from ragnatafl.table.telling.faults import said_in

    return "; ".join(said_in(language_in(arguments), bad, arguments))


def one_line(text: str) -> str:
    """Whatever came in from outside, what goes out is one line without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def _run(arguments: list[str]) -> int:
    from ragnatafl.kernel.language import language

    code = language_in(arguments)
    chosen = _chosen(arguments, code)
    if chosen.lang is None:
        chosen.lang = code
    language(chosen.lang)  # an unknown one is refused
    return _do(chosen)


def run_alone(command: str, arguments: list[str]) -> int:
    """One command of the lab, in a process that has no library for languages."""
    return _do(_chosen([command, *arguments], language_in(arguments)))


def language_in(arguments: Sequence[str]) -> str:
    """The language that a command line asks for; of the system, if it names none that we speak.

    >>> language_in(["play", "--lang", "uk"]), language_in(["--lang=ru", "games"])
    ('uk', 'ru')
    """
    from ragnatafl.kernel.language import LANGUAGES
    from ragnatafl.table.telling.speech import language_of

    after = [word for option, word in pairwise(arguments) if option == "--lang"]
    joined = [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    named = [code for code in (*after, *joined) if code in LANGUAGES]
    return named[-1] if named else language_of(os.environ)


def _chosen(arguments: list[str], code: str) -> argparse.Namespace:
    parser = make_parser(code)
    chosen = parser.read(arguments)
    return parser.read([*arguments, "--help"]) if chosen.command is None else chosen


def _do(chosen: argparse.Namespace) -> int:
    from ragnatafl.games import load_game

    chosen.load = [*chosen.load, *getattr(chosen, "load_here", [])]
    for module in chosen.load:
        load_game(module)
    run: Callable[[argparse.Namespace], int] = chosen.run
    return run(chosen)


def _make_streams_patient() -> None:
    """A letter the terminal cannot show, or a byte that is no letter, must not stop a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
