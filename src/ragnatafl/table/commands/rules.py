"""`ragnatafl rules`: the whole book of a game, one rule, what words find, or how much there is."""

from __future__ import annotations

import os

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.telling.book import book, nearest_words, search
from ragnatafl.table.telling.catalogue import catalogue
from ragnatafl.table.telling.glossary import glossary, search_terms
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.console import make_console
from ragnatafl.table.terminal.rulepage import counts_page, passages_page, rule_page, terms_page


def show_rules(name: str | None, rule: str | None, words: str | None, code: str) -> int:
    """An unknown rule is refused with the nearest ones, and so are words that nothing says."""
    if name is None:
        raise BadInput(Voice(code).say("rules-which", games=", ".join(game_names())))
    console, game = make_console(), find_game(name)
    rules = book(game, code)
    if rule is not None:
        console.print(rule_page(game, rules.find(rule), code))
        return 0
    if words is not None:
        box = catalogue(game, code)
        meant, shown = search_terms(glossary(game, code), words), search(rules, words, box)
        if not meant and not shown:
            near = ", ".join(nearest_words(rules, words, box))
            raise BadInput(Voice(code, game).say("rules-none", words=words, near=near))
        if meant:
            console.print(terms_page(meant))
        console.print(passages_page(shown))
        return 0
    page = passages_page(rules.passages)
    if not console.is_terminal:
        console.print(page)
        return 0
    os.environ.setdefault("LESS", "FRX")  # colours as they are, and no stop for one screen
    with console.pager(styles=True):
        console.print(page)
    return 0


def count_rules(name: str | None, code: str) -> int:
    """Of one game, or of all that have rules for readers."""
    names = game_names() if name is None else (find_game(name).name,)
    make_console().print(counts_page([find_game(one) for one in names], Voice(code)))
    return 0
