"""`--help` teaches in the language of whoever asks, and so does what is said of a wrong word."""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.commands.parser import ENGLISH, Commands, Parser, Words
from ragnatafl.table.commands.parsing import make_parser

if TYPE_CHECKING:
    from table.conftest import Run

OTHERS = LANGUAGES[1:]
WIDEST = 100
_SAME = ("any-lang", "any-log-level", "metavar-URL", "metavar-ID", "metavar-BOT")
"""Only words that are typed or stand for themselves."""
_OF_PROGRAMMERS = re.compile(
    "__call__|conflict|mode %r|can't open|cannot merge|invalid argument for positionals|"
    "invalid option string|dest= is required|mutually exclusive|not callable|"
    "multiple subparser|error: %|deprecated|show this help"
)
"""Sentences of argparse that nobody meets."""


def every(parser: Parser) -> Iterator[Parser]:
    """The parser of every command, and of what may follow it."""
    yield parser
    for action in parser._actions:
        if isinstance(action, Commands):
            for below in action.choices.values():
                yield from every(below)


def pages() -> list[str]:
    return [parser.prog for parser in every(make_parser())]


def page(code: str, prog: str) -> str:
    return next(p for p in every(make_parser(code)) if p.prog == prog).format_help()


def options_in(text: str) -> list[str]:
    return sorted(set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", text)))


def commands_in(words: Words, key: str) -> list[str]:
    """The command lines of examples, without what is said beside them."""
    lines = words.texts[key].splitlines()
    return [re.split(r"   +", line)[0] for line in lines if not line.startswith("   ")]


@pytest.mark.parametrize("code", OTHERS)
def test_every_help_text_is_there_in_every_language(code: str) -> None:
    english, words = Words(ENGLISH), Words(code)

    assert list(words.texts) == list(english.texts)
    same = [key for key, text in words.texts.items() if text == english.texts[key]]
    told = [key for key in same if key not in _SAME and not key.endswith("-examples")]
    assert not told, "these are English still"
    for key in same:
        if key.endswith("-examples"):  # nothing is said beside its lines
            assert commands_in(english, key) == english.texts[key].splitlines()


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_texts_name_the_same_facts_and_options_as_in_english(code: str) -> None:
    english, words = Words(ENGLISH), Words(code)

    for key, text in words.texts.items():
        there = english.texts[key]
        assert options_in(text) == options_in(there), key
        marks = r"\{ \$\w+ \}|%\(?\w*\)?[sr]\b"
        assert sorted(re.findall(marks, text)) == sorted(re.findall(marks, there)), key
        numbers = r"(?<![\w.])\d[\d.]*"
        if not key.endswith("-about"):
            assert sorted(re.findall(numbers, text)) == sorted(re.findall(numbers, there)), key
        if key.endswith("-examples") and key != "title-examples":
            assert commands_in(words, key) == commands_in(english, key), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_words_of_the_command_line_are_plain_fluent(code: str) -> None:
    """They are read without the library; the library reads the same."""
    raw = files("ragnatafl.table.commands").joinpath("words", f"{code}.ftl")
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(raw.read_text(encoding="utf-8")))

    for key, text in Words(code).texts.items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        facts = {name: f"<{name}>" for name in re.findall(r"\{ \$(\w+) \}", text)}
        said, faults = bundle.format_pattern(pattern, facts)
        assert not faults
        assert said == Words(code).say(key, **facts)


@pytest.mark.parametrize("prog", pages())
def test_help_of_every_command_speaks_the_language_and_names_the_same_options(prog: str) -> None:
    english = page(ENGLISH, prog)
    said = {
        line.strip()
        for line in english.splitlines()
        if re.search(r"[a-z]{3}.* [a-z]{3}", line) and "ragnatafl" not in line
    }
    for code in OTHERS:
        told = page(code, prog)

        assert options_in(told) == options_in(english)
        assert max(map(len, told.splitlines())) <= WIDEST
        assert not said & {line.strip() for line in told.splitlines()}
        assert (len(set(re.findall("[А-Яа-яІіЇїЄєҐґЁё]", told))) > 15) == (code != "pt-BR")


def test_a_command_without_words_is_refused() -> None:
    """A new option must have its words before it can be shown."""
    parser = Parser(prog="ragnatafl")
    parser.add_argument("--never-told")

    with pytest.raises(KeyError, match="any-never-told"):
        parser.speak(Words(ENGLISH))


def test_what_argparse_says_is_known() -> None:
    """This Python's argparse has no sentence that somebody could meet and we do not speak."""
    said = {
        text.value.strip()
        for call in ast.walk(ast.parse(inspect.getsource(argparse)))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        for text in call.args[:2]
        if call.func.id in ("_", "ngettext") and isinstance(text, ast.Constant)
        if isinstance(text.value, str)
    }
    known = Words("uk")

    assert "unrecognized arguments: %s" in said
    for sentence in said:
        if not _OF_PROGRAMMERS.search(sentence):
            assert known.argparse(sentence) != sentence, sentence


WRONG = (
    ("plya",),
    ("play", "--seats", "two"),
    ("play", "--seats"),
    ("play", "--option", "adepts"),
    ("play", "--bogus"),
    ("cards",),
    ("db",),
    ("strength", "--minutes", "0"),
    ("strength", "--match", "karl"),
    ("train", "runics", "--explore", "2"),
    ("play", "--confirm=yes"),
)


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_a_wrong_word_is_told_in_the_language_in_one_line(run: Run, words: tuple[str, ...]) -> None:
    lines = []
    for code in LANGUAGES:
        ran = run(*words, "--lang", code) if len(words) > 1 else run("--lang", code, *words)
        assert ran.code == 2
        assert ran.err.count("\n") == 1
        assert "--help" in ran.err
        lines.append(ran.err)

    assert len(set(lines)) == len(lines)


def test_help_follows_the_system_and_what_is_asked_goes_before(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")

    assert "Гра в терміналі" in run("play", "--help").out
    assert "Jogue no terminal" in run("play", "--help", "--lang", "pt-BR").out
    assert "Jogue no terminal" in run("--lang=pt-BR", "play", "--help").out
    assert "Північні" in run().out
    assert argparse._("usage: ") == "usage: "  # type: ignore[attr-defined]  # put back


def test_commands_of_the_lab_have_their_help_without_the_library_for_languages() -> None:
    code = """
import sys
for name in ("fluent", "fluent.runtime", "fluent.syntax", "babel"):
    sys.modules[name] = None
from ragnatafl.table.command import run_alone
run_alone("train", ["--lang", "uk", "--help"])
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)

    assert "Ваги записуються" in ran.stdout.decode()


def test_help_needs_no_library_for_languages_and_no_server() -> None:
    """What is not loaded takes no time."""
    code = """
import sys
from ragnatafl.table.command import main
main(["--lang", "uk", "--help"])
loaded = {"fluent.runtime", "starlette", "rich", "numpy"} & set(sys.modules)
raise SystemExit(f"loaded: {loaded}" if loaded else 0)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)

    assert ran.returncode == 0, ran.stderr
