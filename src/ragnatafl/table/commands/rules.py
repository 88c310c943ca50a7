"""`ragnatafl rules`: the whole book of a game, one rule, or what is found by words."""

from __future__ import annotations

import os

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.telling.book import book, search
from ragnatafl.table.telling.catalogue import catalogue
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.console import make_console
from ragnatafl.table.terminal.rulepage import passages_page, rule_page


def show_rules(name: str, rule: str | None, words: str | None, code: str) -> int:
    """An unknown rule is refused with the nearest ones, and so are words that nothing says."""
    console, game = make_console(), find_game(name)
    rules = book(game, code)
    if rule is not None:
        console.print(rule_page(game, rules.find(rule), code))
        return 0
    shown = list(rules.passages) if words is None else search(rules, words, catalogue(game, code))
    if not shown:
        raise BadInput(Voice(code, game).say("rules-none", words=words or ""))
    page = passages_page(shown)
    if words is not None or not console.is_terminal:
        console.print(page)
        return 0
    os.environ.setdefault("LESS", "FRX")  # colours as they are, and no stop for one screen
    with console.pager(styles=True):
        console.print(page)
    return 0
