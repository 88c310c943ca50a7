"""The table speaks four languages, each of them completely."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ragnatafl.table
from ragnatafl.games import find_game
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.table.telling.speech import Voice, plain
from ragnatafl.table.terminal.asides import COMMANDS
from ragnatafl.table.web.saying import PageVoice

OTHERS = [code for code in LANGUAGES if code != "en"]
COUNTS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 101, 1000)


class Variables(Visitor):
    """Collects the arguments of a message; `$x_name` is the name of `$x`, so it counts as that."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name.removesuffix("_name"))


def messages(code: str) -> dict[str, set[str]]:
    """Key to arguments, of the table's own file."""
    text = files("ragnatafl").joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{code}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{code}: {entry.id.name} stands there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("code", OTHERS)
def test_same_keys_and_arguments_as_in_english(code: str) -> None:
    assert messages(code) == messages("en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said(code: str) -> None:
    """With any number where one is asked for, and words elsewhere."""
    speech = language(code)
    for key, arguments in messages("en").items():
        for count in COUNTS:
            facts = tuple((name, _example(name, count)) for name in sorted(arguments))
            assert speech.say(key, facts).strip(), key


def _example(name: str, count: int) -> str | int:
    counted = ("left", "choices", "count", "point", "seats", "number", "last", "total", "wins")
    return count if name in counted else "axe-1"


def test_english_counts_by_one_and_many() -> None:
    voice = Voice("en")

    assert voice.say("saved", file="f", choices=1) == "Saved in f, with 1 choice."
    assert voice.say("saved", file="f", choices=2) == "Saved in f, with 2 choices."


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("uk", ["1 вибір", "2 вибори", "5 виборів", "21 вибір", "22 вибори"]),
        ("ru", ["1 выбор", "2 выбора", "5 выборов", "21 выбор", "22 выбора"]),
        ("pt-BR", ["1 escolha", "2 escolhas", "5 escolhas", "21 escolhas", "22 escolhas"]),
    ],
)
def test_plurals_of_each_language(code: str, said: list[str]) -> None:
    voice = Voice(code)

    for count, words in zip((1, 2, 5, 21, 22), said, strict=True):
        assert f"{words}." in voice.say("saved", file="f", choices=count)


def test_letters_of_one_language_do_not_stray_into_another() -> None:
    texts = {
        code: files("ragnatafl").joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
        for code in LANGUAGES
    }

    assert not set(texts["uk"].lower()) & set("ыэёъ")
    assert not set(texts["ru"].lower()) & set("іїєґ")
    assert not re.search("[а-яіїєґ]", texts["pt-BR"].lower() + texts["en"].lower())


@pytest.mark.parametrize("code", LANGUAGES)
def test_words_for_commands_differ_from_each_other(code: str) -> None:
    voice = Voice(code)
    words = [plain(voice.say(f"word-{word}")) for word in COMMANDS]

    assert len(set(words)) == len(words)
    assert not any(" " in word for word in words)
    for other in COMMANDS:  # an English word always means the same
        if other in words:
            assert words[list(COMMANDS).index(other)] == other


OWN_WORDS = (("commands", "parser.py"), ("commands", "report.py"))
"""Modules that speak by other words than the table's."""


def said_in_code() -> Iterator[str]:
    """The keys, or the beginnings of keys, that the table's modules ask for; and those of reports,
    which the lab makes of these words."""
    yield "ui-report-"
    modules = Path(ragnatafl.table.__path__[0]).rglob("*.py")
    for module in modules:
        if "web" in module.parts or module.parts[-2:] in OWN_WORDS:
            continue
        source = module.read_text(encoding="utf-8")
        for call in re.finditer(r'(?<!language\.)say\(\s*f?"([a-z-]+)', source):
            yield f"ui-{call[1]}"
        for key in re.findall(r'"((?:change|column)-[a-z-]+)"', source):
            yield f"ui-{key}"


def test_code_and_language_files_agree() -> None:
    """Each key that is asked for is there, and each that is there is asked for."""
    known = [key for key in messages("en") if key.startswith("ui-")]
    asked = sorted(set(said_in_code()))

    families = tuple(key for key in asked if key.endswith("-"))
    assert [key for key in asked if key not in known and key not in families] == []
    assert [key for key in known if key not in asked and not key.startswith(families)] == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("runics", ("points", "очки", "очки")),
        ("bloodrage", ("glory", "слава", "слава")),
        ("lords", ("regions", "регіони", "регионы")),
        ("surtr", ("regions", "регіони", "регионы")),
    ],
)
def test_what_is_counted_has_the_name_it_has_in_the_game(name: str, words: tuple[str, ...]) -> None:
    """Above the last column in the terminal and in the final table of the page."""
    game = find_game(name)
    for code, said in zip(("en", "uk", "ru"), words, strict=True):
        assert Voice(code, game).say("points") == said
        assert PageVoice(code, game).line("points") == said
