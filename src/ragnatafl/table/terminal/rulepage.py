"""Rules on the screen, as the book of a game tells them in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ragnatafl.kernel.game import Game
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.telling.book import Counts, Passage, book, counts, told
from ragnatafl.table.telling.glossary import Term
from ragnatafl.table.telling.speech import Voice

_LINK: Final = re.compile(r"\[([^\]]*)\]\(([^)]*)\)")


def rule_page(game: Game[Any], rule: str, code: str) -> RenderableType:
    """A rule with what stands below it, then those it leads to; an unknown one is an id alone."""
    rules = book(game, code)
    if rule not in rules.by_id:
        return Text(rule, style="bold")
    shown = told(rules, rule)
    targets = [target for p in shown for _, target in _LINK.findall(p.text)]
    others = dict.fromkeys(rules.by_id[t][0] for t in targets if t in rules.by_id)
    return passages_page(shown, rule, [passage for passage in others if passage not in shown])


def passages_page(
    shown: Iterable[Passage], rule: str = "", others: Iterable[Passage] = ()
) -> RenderableType:
    """Ids and what they say; the one that was asked for stands out, others stand back."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for passage in shown:
        if passage.caption:
            grid.add_row("", Text(passage.caption, style="italic"))
        for span in passage.spans:
            bold = passage.kind == "heading" or rule in span.ids
            style = "bold" if bold else "none"
            grid.add_row(Text("\n".join(span.ids), style=style), _said(span.text, style))
    for passage in others:
        for span in passage.spans:
            grid.add_row(Text("\n".join(span.ids), style="dim"), _said(span.text, "dim"))
    return grid


def terms_page(meant: Iterable[Term]) -> RenderableType:
    """Terms of the glossary: the rule that tells of each, and what it means."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for term in meant:
        grid.add_row(Text(term.rule), Text.assemble((term.word, "bold"), f": {term.means}"))
    return grid


def counts_page(games: Iterable[Game[Any]], voice: Voice) -> RenderableType:
    """How much each game's book tells: a line for each language."""
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    table.add_column(voice.say("count-game"))
    table.add_column(voice.say("count-language"))
    for what in Counts._fields:
        table.add_column(voice.say(f"count-{what}"), justify="right")
    for game in games:
        for code in LANGUAGES:
            table.add_row(game.name, code, *map(str, counts(game, code)))
    return table


def _said(text: str, style: str) -> Markdown:
    return Markdown(_LINK.sub(r"\1", text), style=style)
