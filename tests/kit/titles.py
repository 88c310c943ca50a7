"""`@shows` marks the own test of a card, monster, realm ...; nets read the marks in the sources."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def shows(*ids: str) -> Callable[[Test], Test]:
    """This test is the own test of these."""

    def mark(test: Test) -> Test:
        return test

    return mark


class Shown(NamedTuple):
    mark: str
    test: str
    texts: list[str]
    """All texts in the test but its docstring; those of functions and tables it names belong."""


@cache
def all_shown(folder: Path) -> list[Shown]:
    """Every mark in the tests of a folder."""
    sources = (path.read_text(encoding="utf-8") for path in sorted(folder.glob("test_*.py")))
    return [found for source in sources if "@shows" in source for found in shown_in(source)]


def shown_in(source: str) -> Iterator[Shown]:
    module = ast.parse(source)
    functions = {node.name: node for node in module.body if isinstance(node, ast.FunctionDef)}
    tables = {
        target.id: node.value
        for node in module.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for name, test in functions.items():
        marks = [mark for mark in test.decorator_list if _is_mark(mark)]
        rest = [mark for mark in test.decorator_list if mark not in marks]
        said = [
            text
            for node in (*rest, *test.body[_first(test) :])
            for text in (*_texts(node), *_called(node, functions, tables))
        ]
        for mark in marks:
            for shown in (*_texts(mark), *_keys(mark, tables)):
                yield Shown(shown, name, said)


def _called(
    node: ast.AST, functions: dict[str, ast.FunctionDef], tables: dict[str, ast.expr]
) -> Iterator[str]:
    """All texts of the functions and tables of a file that are named here."""
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and part.id in tables:
            yield from _texts(tables[part.id])
        elif isinstance(part, ast.Name) and part.id in functions:
            yield from _texts(functions[part.id])


def _keys(mark: ast.AST, tables: dict[str, ast.expr]) -> Iterator[str]:
    """The keys of a table of cases that is marked as a whole: `@shows(*EVENTS)`."""
    for part in ast.walk(mark):
        if isinstance(part, ast.Starred) and isinstance(part.value, ast.Name):
            table = tables[part.value.id]
            assert isinstance(table, ast.Dict)
            yield from (text for key in table.keys if key for text in _texts(key))


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
