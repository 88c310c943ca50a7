"""Every card, monster, realm, god, condition, event, track and face has a test of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from games.lords.table import own_content
from ragnatafl.games.lords.rules.board import GODS, REALMS
from ragnatafl.games.lords.rules.components import (
    ARTEFACTS,
    ATTACKS,
    BLESSINGS,
    CARDS,
    CONDITIONS,
    EVENTS,
    FACES,
    HEROES,
    ORIGINS,
    PREY,
    TITLES,
)

TWOFOLD = ("hunt-", "battle-", "territory-", "special-")
"""Tested in two places: combat cards in hunts and battles, monsters by both attacks."""


def wanted() -> list[str]:
    """All marks that there must be."""
    return [
        *(f"{kind}{title}" for title in TITLES.ids for kind in TWOFOLD[:2]),
        *(f"{kind}{prey}" for prey in PREY.ids for kind in TWOFOLD[2:]),
        *(
            CARDS.write(card)
            for cards in (ATTACKS, BLESSINGS, EVENTS, HEROES, ORIGINS, ARTEFACTS)
            for card in cards
        ),
        *REALMS.ids,
        *GODS.ids,
        *CONDITIONS.ids,
        *own_content().tracks,
        *FACES.ids,
    ]


def shown_in(source: str) -> Iterator[tuple[str, str, list[str]]]:
    """Of every `@shows(...)`: a mark, the test, and all texts in that test but its docstring.

    Texts of the functions that a test calls, and of tables of cases, belong to the test.
    """
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
                yield shown, name, said


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


@cache
def all_shown() -> list[tuple[str, str, list[str]]]:
    tests = sorted(Path(__file__).parent.glob("test_*.py"))
    sources = (path.read_text(encoding="utf-8") for path in tests)
    return [found for source in sources if "@shows" in source for found in shown_in(source)]


def test_everything_has_a_test_of_its_own() -> None:
    """17 titles and 7 boards twice; 14, 36, 21, 5, 6 and 9 cards; 6, 3, 10, 4 and 3 others."""
    shown = {mark for mark, _, _ in all_shown()}

    assert len(wanted()) == 2 * (17 + 7) + (14 + 36 + 21 + 5 + 6 + 9) + (6 + 3 + 10 + 4 + 3)
    assert [mark for mark in wanted() if mark not in shown] == []
    assert shown <= set(wanted())


def test_a_test_names_what_it_is_marked_with() -> None:
    """A mark alone is no test: the card, or one of its copies, is played in it."""
    idle = [
        (test, mark)
        for mark, test, texts in all_shown()
        if not any(name in text.split() for text in texts for name in _names_of(mark))
    ]
    assert idle == []


def _names_of(mark: str) -> tuple[str, ...]:
    """The ids under which the thing of a mark comes to the table."""
    for kind in TWOFOLD:
        if mark.startswith(kind) and mark not in CARDS.ids:
            mark = mark.removeprefix(kind)
            break
    return (mark, *(f"{mark}-{copy}" for copy in "abc" if f"{mark}-{copy}" in CARDS.ids))
