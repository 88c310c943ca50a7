"""The command line in four languages: what `--help` teaches, and what is said of a wrong word.

The words are files of Fluent like all others, but plain ones: no choice of forms, only texts with
`{ $facts }` in them. So they are read here in a few lines, without the library for languages, which
takes longer to load than a page of help may, and which a machine of the lab need not have.
"""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Final, NoReturn

BAD_INPUT: Final = 2
ENGLISH: Final = "en"
TOP: Final = "ragnatafl"
_MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) =(.*(?:\n(?: .*|$))*)", re.MULTILINE)
_FACT: Final = re.compile(r"\{ \$(\w+) \}")
_OF_ARGPARSE: Final = "argparse-"


class Words:
    """What the command line says in one language, by keys.

    >>> Words("en").say("not-whole", told="two")
    "'two' must be a whole number"
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.texts = _texts(code)

    def say(self, key: str, **facts: str | int) -> str:
        return _FACT.sub(lambda fact: str(facts[fact[1]]), self.texts[key])

    def of(self, page: str, name: str) -> str:
        """What an argument of a command is: its own words, or those it shares with others."""
        own = f"{page}-{name}"
        return self.texts[own if own in self.texts else f"any-{name}"]

    def metavar(self, shown: str) -> str:
        """A word that stands for a value; single letters are the same everywhere."""
        return self.texts.get(f"metavar-{re.sub('[^A-Z]', '-', shown)}", shown)

    def argparse(self, sentence: str) -> str:
        """A sentence of argparse itself; the English file has them as they are there."""
        key = _argparse_keys().get(sentence.strip())
        return sentence if key is None else sentence.replace(sentence.strip(), self.texts[key])


@cache
def _texts(code: str) -> dict[str, str]:
    raw = files("ragnatafl.table.commands").joinpath("words", f"{code}.ftl")
    return {key: _plain(text) for key, text in _MESSAGE.findall(raw.read_text(encoding="utf-8"))}


def _plain(text: str) -> str:
    first, _, rest = text.partition("\n")
    return "\n".join(filter(None, (first.strip(), textwrap.dedent(rest).strip("\n"))))


@cache
def _argparse_keys() -> dict[str, str]:
    texts = _texts(ENGLISH).items()
    return {text: key for key, text in texts if key.startswith(_OF_ARGPARSE)}


_spoken: Final[ContextVar[Words | None]] = ContextVar("spoken", default=None)


def no_value(key: str, **facts: str | int) -> argparse.ArgumentTypeError:
    """What is wrong with a value, in the language of whoever typed it."""
    return argparse.ArgumentTypeError((_spoken.get() or Words(ENGLISH)).say(key, **facts))


@contextmanager
def _speaking(words: Words) -> Iterator[None]:
    """As long as this lasts argparse says its own sentences in this language too."""
    token, known = _spoken.set(words), vars(argparse)
    before = known["_"], known["ngettext"]
    known["_"] = words.argparse
    known["ngettext"] = lambda one, several, count: words.argparse(one if count == 1 else several)
    try:
        yield
    finally:
        known["_"], known["ngettext"] = before
        _spoken.reset(token)


Commands = argparse._SubParsersAction  # argparse gives it no public name


class Parser(argparse.ArgumentParser):
    """Takes its words from a file by the names of commands and options; says what is wrong in one
    line."""

    def __init__(self, **keywords: object) -> None:
        self.words = Words(ENGLISH)
        keywords.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(allow_abbrev=False, **keywords)  # type: ignore[arg-type]  # handed on

    @property
    def page(self) -> str:
        """The name of its page: 'db-copy', and of the whole 'ragnatafl'."""
        return "-".join(self.prog.split()[1:]) or TOP

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        with _speaking(self.words):
            return self.parse_args(arguments)

    def format_help(self) -> str:
        with _speaking(self.words):
            return super().format_help()

    def error(self, message: str) -> NoReturn:
        line = self.words.say("see-help", line=message, command=self.prog)
        self.exit(BAD_INPUT, f"{self.prog}: {line}\n")

    def speak(self, words: Words) -> None:
        """Everything in it has been named: now it gets its words, and so do its commands."""
        self.words, page = words, self.page
        self.description = words.texts[f"{page}-about"]
        examples = textwrap.indent(words.texts[f"{page}-examples"], "  ")
        self.epilog = f"{words.say('title-examples')}:\n{examples}"
        for group in self._action_groups:
            group.title = words.argparse(group.title or "")
            group.title = words.texts.get(f"title-{group.title}", group.title)
        for action in self._actions:
            if isinstance(action.metavar, str):
                action.metavar = words.metavar(action.metavar)
            elif action.metavar is not None:
                action.metavar = tuple(map(words.metavar, action.metavar))
            if isinstance(action, Commands):
                self._speak_commands(action)
            else:
                long = max(action.option_strings, key=len, default=action.dest)
                action.help = words.of(page, long.lstrip("-"))

    def _speak_commands(self, commands: argparse._SubParsersAction[Parser]) -> None:
        for shown in commands._choices_actions:
            shown.help = self.words.texts[commands.choices[shown.dest].page]
        for command in commands.choices.values():
            command.speak(self.words)
