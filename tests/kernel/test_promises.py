"""Each promise of the kernel is shown by a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

PROMISES = {
    "2.1": "a game is a pure function",
    "2.2": "state is plain data",
    "2.3": "every choice is one of a list",
    "2.4": "the rules never decide for a player",
    "2.5": "sealed choices",
    "2.6": "chance has one door",
    "2.7": "seats own information",
    "2.8": "cheap clone",
    "2.9": "events",
    "2.10": "hooks",
    "2.11": "automas",
    "2.12": "the end",
    "2.13": "undo",
    "2.14": "refusals teach",
    "2.15": "positions",
    "2.16": "versions",
}


def promises_shown() -> set[str]:
    """The promises that docstrings of tests, or of whole files of them, begin or end with."""
    shown: set[str] = set()
    for path in (*(TESTS / "kernel").glob("test_*.py"), *(TESTS / "generic").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.Module):
                shown.update(re.findall(r"\b2\.\d+\b", ast.get_docstring(node) or ""))
    return shown


@pytest.mark.parametrize("promise", PROMISES)
def test_a_promise_is_shown(promise: str) -> None:
    assert promise in promises_shown(), PROMISES[promise]
