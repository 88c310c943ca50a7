"""Markup: a page is made of templates that stand in the code, and what comes in is escaped.

That a text without `escape` fits no hole is for the type checker. Here is shown what it cannot see:
nobody builds a template from a text, and few places say of a text that it is markup.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import ragnatafl.table.web

WEB = Path(ragnatafl.table.web.__path__[0])
DRAWN_ELSEWHERE = {
    "pages/markdown.py",  # our rules and how-to pages, with HTML in them switched off
    "pages/pictures.py",  # a game draws itself, and escapes the names it draws
    "pages/reading.py",  # a picture of ours; addresses of pictures in a how-to page
    "pages/naming.py",  # our rules, which are HTML already, with names in them marked
    "pages/read.py",  # a game draws the faces of its components
    "pages/livery.py",  # colours that a game declares
    "pages/cards.py",  # and gives their style
    "pages/shell.py",  # icons of ours
}


def calls(function: str) -> Iterator[tuple[str, ast.Call]]:
    """All calls of a function in the pages, with where they are."""
    for path in sorted(WEB.rglob("*.py")):
        name = path.relative_to(WEB).as_posix()
        if name == "markup.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == function:
                yield name, node


def is_written_out(call: ast.Call) -> bool:
    return isinstance(call.args[0], ast.Constant)


def test_every_template_is_written_out() -> None:
    found = list(calls("html"))

    assert len(found) > 50
    assert [name for name, call in found if not is_written_out(call)] == []


def test_few_places_say_that_a_text_is_markup() -> None:
    assert {name for name, call in calls("Markup") if not is_written_out(call)} == DRAWN_ELSEWHERE
