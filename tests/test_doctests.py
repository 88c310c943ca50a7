"""The examples in our docstrings are true, and so is the game of the README."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[1]
SOURCES = REPOSITORY / "src"


def modules_with_examples() -> list[str]:
    found = [
        path.relative_to(SOURCES)
        for path in sorted(SOURCES.rglob("*.py"))
        if ">>> " in path.read_text(encoding="utf-8")
    ]
    return [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in found]


@pytest.mark.plain
@pytest.mark.parametrize("name", modules_with_examples())
def test_the_examples_of_a_module_hold(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))

    assert results.attempted
    assert not results.failed


def test_the_game_of_the_readme_is_played() -> None:
    results = doctest.testfile(str(REPOSITORY / "README.md"), module_relative=False)

    assert results.attempted > 10
    assert not results.failed
