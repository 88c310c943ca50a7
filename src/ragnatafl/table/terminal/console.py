"""The terminal: what is shown goes through rich, what is typed comes line by line.

Without a terminal at the other end it works all the same, line by line, and each answer is repeated
in what is written, so that a script can play and its output reads like a game.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator, Sequence
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

_WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, clear the screen, and what has been scrolled off it."""


class InputEnded(Exception):
    """Nothing more will be typed: the input was closed, or the script is at its end."""


class OurConsole(Console):
    def on_broken_pipe(self) -> None:
        """Who read our output has seen enough; the command ends it politely."""
        raise BrokenPipeError


def make_console(stream: TextIO | None = None) -> Console:
    """Plain sentences: nothing in a name or a rule is taken for markup."""
    return OurConsole(file=stream or sys.stdout, highlight=False, markup=False, emoji=False)


def print_line(console: Console, line: str | Text) -> None:
    """One sentence: on a terminal broken between words, elsewhere one line however long it is."""
    console.print(line, soft_wrap=not console.is_terminal)


class Terminal:
    def __init__(self) -> None:
        self.console = make_console()
        self.interactive = _is_terminal(sys.stdin) and _is_terminal(sys.stdout)

    def show(self, thing: RenderableType) -> None:
        if isinstance(thing, str | Text):
            print_line(self.console, thing)
        else:
            self.console.print(thing)

    def read(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """One line that a person typed, without blanks around it."""
        if self.interactive:
            with _completing(completions):
                try:
                    return input(prompt).strip()
                except EOFError:
                    self.show("")
                    raise InputEnded from None
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise InputEnded
        self.show(f"{prompt}{line.strip()}")
        return line.strip()

    def wipe(self) -> None:
        """Hide from the next person what was shown to the last one."""
        if self.interactive:
            self.console.file.write(_WIPE)
            self.console.file.flush()

    @contextlib.contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """Shows, on a terminal, that somebody is at work."""
        if not self.interactive:
            yield
            return
        with self.console.status(text, spinner="dots"):
            yield


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()


@contextlib.contextmanager
def _completing(words: Sequence[str]) -> Iterator[None]:
    """Line editing and, with the Tab key, the words there are; where the system has readline."""
    try:
        import readline
    except ImportError:
        yield
        return

    def complete(typed: str, state: int) -> str | None:
        fitting = [word for word in words if word.startswith(typed)]
        return fitting[state] if state < len(fitting) else None

    readline.set_completer(complete)
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(None)
