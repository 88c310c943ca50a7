"""The rule texts on a screen: the whole book, or one rule with what stands below it."""

from __future__ import annotations

import difflib
import os
import re
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ragnatafl.kernel.game import Game
from ragnatafl.kernel.rulebook import find_rule, rulebook, rulebook_text

_ID: Final = re.compile(r"[A-Z]{2,8}-(?:[0-9]+|[A-Z](?:[0-9]+|[a-z]{1,2})?)(?:\.[0-9]+)*")


def known_rule(game: Game[Any], wanted: str) -> str | None:
    """The id as the book writes it, whatever its case."""
    return {rule.lower(): rule for rule in rulebook(game)}.get(wanted.lower())


def nearest_rule(game: Game[Any], wanted: str) -> str:
    """The id somebody may have meant."""
    book = list(rulebook(game))
    near = difflib.get_close_matches(wanted.upper(), book, n=1, cutoff=0.0)
    return near[0] if near else ""


def chapter(game: Game[Any], rule: str) -> list[tuple[str, str]]:
    """A rule and its sub-rules, ids and texts, in the order of the book."""
    return [
        (known, text)
        for known, text in rulebook(game).items()
        if known == rule or known.startswith(rule + ".")
    ]


def rule_page(game: Game[Any], rule: str) -> RenderableType:
    """A rule with its sub-rules, then those they name; one not in the book is an id alone."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    rules = chapter(game, rule)
    for known, text in rules or [(rule, "")]:
        grid.add_row(Text(known, style="bold"), Markdown(text))
    for known, text in _named(game, rules):
        grid.add_row(Text(known, style="dim"), Markdown(text, style="dim"))
    return grid


def _named(game: Game[Any], rules: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The rules that these name and that do not stand among them."""
    book, here = rulebook(game), {rule for rule, _ in rules}
    words = [word for _, text in rules for word in _ID.findall(text)]
    return [
        (word, book[word]) for word in dict.fromkeys(words) if word in book and word not in here
    ]


def show_rules(console: Console, game: Game[Any], rule: str | None) -> None:
    """The command `rules`."""
    if rule is not None:
        find_rule(game, rule)  # an unknown one is refused, with the nearest
        console.print(rule_page(game, known_rule(game, rule) or rule))
        return
    book = Markdown(rulebook_text(game))
    if not console.is_terminal:
        console.print(book)
        return
    os.environ.setdefault("LESS", "FRX")  # colours as they are, and no stop for one screen
    with console.pager(styles=True):
        console.print(book)
