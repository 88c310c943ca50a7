"""BR-C: every title of the card file has a test of its own, marked by `@shows`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from ragnatafl.games.bloodrage.rules.components import CARDS, TITLES


def shown_in(source: str) -> Iterator[tuple[str, str, list[str]]]:
    """Of every `@shows(...)`: a title, the test, and all texts in that test but its docstring.

    Texts that stand outside of functions, such as tables of cases, belong to all tests of a file.
    """
    module = ast.parse(source)
    tests = [node for node in module.body if isinstance(node, ast.FunctionDef)]
    common = [text for node in module.body if node not in tests for text in _texts(node)]
    for test in tests:
        marks = [mark for mark in test.decorator_list if _is_mark(mark)]
        rest = [mark for mark in test.decorator_list if mark not in marks]
        said = [text for node in (*rest, *test.body[_first(test) :]) for text in _texts(node)]
        for mark in marks:
            for title in _texts(mark):
                yield title, test.name, [*common, *said]


def _is_mark(node: ast.expr) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="shows")):
            return True
    return False


def _first(test: ast.FunctionDef) -> int:
    return 1 if ast.get_docstring(test) is not None else 0


def _texts(node: ast.AST) -> list[str]:
    return [
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]


def all_shown() -> list[tuple[str, str, list[str]]]:
    tests = sorted(Path(__file__).parent.glob("test_*.py"))
    return [found for path in tests for found in shown_in(path.read_text(encoding="utf-8"))]


def test_every_title_has_a_test_of_its_own() -> None:
    shown = {title for title, _, _ in all_shown()}

    assert len(TITLES) == 78
    assert [title for title in TITLES.ids if title not in shown] == []
    assert shown <= set(TITLES.ids)


def test_a_test_of_a_title_names_a_card_of_it() -> None:
    """A mark alone is no test: the title, or one of its copies, is played in it."""
    copies = {title: [card for card in CARDS.ids if _is_copy(card, title)] for title in TITLES.ids}

    idle = [
        (test, title)
        for title, test, texts in all_shown()
        if not any(card in text.split() for text in texts for card in (title, *copies[title]))
    ]
    assert idle == []


def _is_copy(card: str, title: str) -> bool:
    return card.startswith(title) and card[len(title) :] in ("", "a", "b", "c")
