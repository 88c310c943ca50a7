"""Which functions of the rules write a column: for tests of what is derived from it and kept."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import ragnatafl.games

GAMES: Final = Path(ragnatafl.games.__file__).parent


def writers(games: Iterable[str], columns: Iterable[str]) -> dict[str, set[str]]:
    """By column: the functions in the folders of these games that write it."""
    found: dict[str, set[str]] = {column: set() for column in columns}
    for path in (path for game in games for path in sorted((GAMES / game).rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                for column in _written_in(node) & set(found):
                    found[column].add(f"{path.relative_to(GAMES).as_posix()}: {node.name}")
    return found


def _written_in(function: ast.FunctionDef) -> set[str]:
    """By assignment, by `del`, or by a method that changes a list."""
    found = set()
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                parts = [t.elts if isinstance(t, ast.Tuple) else [t] for t in targets]
                found |= {_column(target) for some in parts for target in some}
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                found.add(_column(target))
            case ast.Call(func=ast.Attribute(value=place, attr=method)):
                if method in dir(list) and method not in dir(tuple):
                    found.add(_column(place))
    return found


def _column(target: ast.expr) -> str:
    """The column that is meant, as a whole or one place of it; '' for none."""
    while isinstance(target, ast.Subscript):
        target = target.value
    return target.attr if isinstance(target, ast.Attribute) else ""
