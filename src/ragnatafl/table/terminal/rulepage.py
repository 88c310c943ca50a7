"""A rule on the screen, with what stands below it."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ragnatafl.kernel.game import Game
from ragnatafl.table.telling.rules import chapter, named_rules


def rule_page(game: Game[Any], rule: str) -> RenderableType:
    """A rule with its sub-rules, then those they name; one not in the book is an id alone."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    rules = chapter(game, rule)
    for known, text in rules or [(rule, "")]:
        grid.add_row(Text(known, style="bold"), Markdown(text))
    for known, text in named_rules(game, rules):
        grid.add_row(Text(known, style="dim"), Markdown(text, style="dim"))
    return grid
