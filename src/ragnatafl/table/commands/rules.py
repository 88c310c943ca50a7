"""`ragnatafl rules`: the whole book of a game, or one rule."""

from __future__ import annotations

import os

from rich.markdown import Markdown

from ragnatafl.games import find_game
from ragnatafl.kernel.rulebook import find_rule, rulebook_text
from ragnatafl.table.telling.rules import known_rule
from ragnatafl.table.terminal.console import make_console
from ragnatafl.table.terminal.rulepage import rule_page


def show_rules(name: str, rule: str | None) -> int:
    console, game = make_console(), find_game(name)
    if rule is not None:
        find_rule(game, rule)  # an unknown one is refused, with the nearest
        console.print(rule_page(game, known_rule(game, rule) or rule))
        return 0
    book = Markdown(rulebook_text(game))
    if not console.is_terminal:
        console.print(book)
        return 0
    os.environ.setdefault("LESS", "FRX")  # colours as they are, and no stop for one screen
    with console.pager(styles=True):
        console.print(book)
    return 0
