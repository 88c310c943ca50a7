"""The rule texts: numbered paragraphs that the product shows and code and tests cite."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ragnatafl.kernel.codecs import BadInput, bad, did_you_mean
from ragnatafl.kernel.game import Game

_RULE: Final = re.compile(
    r"^\s*(?:[-*]|#+)\s+\**([A-Z]{2,8}-[0-9A-Za-z.]*[0-9A-Za-z])\**:?\s*(.*)$"
)


@cache
def rulebook(game: Game[Any]) -> dict[str, str]:
    """Rule id to text, in the order of the book; headings are rules too."""
    return dict(parse_rules(rulebook_text(game)))


def rulebook_text(game: Game[Any]) -> str:
    """The whole book; that of a mode, then that of the game whose rules hold there too."""
    names = (game.rulebook or game.name).split()
    return "\n".join(_book(game, f"{name}.md") for name in names)


def _book(game: Game[Any], name: str) -> str:
    """Beside the game's code, in the installed package, or in the source tree."""
    places = (
        files(game.package).joinpath("rules.md"),
        files("ragnatafl").joinpath("rules_text", name),
        Path(__file__).parents[3] / "docs" / "rules" / name,
    )
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise BadInput(f"{game.name}: the rule texts ({name}) are missing from this installation")


def parse_rules(text: str) -> Iterator[tuple[str, str]]:
    """The numbered paragraphs of a Markdown text.

    >>> list(parse_rules("## RUN-1 Goal\\n- RUN-1.1 Two or three\\n  players."))
    [('RUN-1', 'Goal'), ('RUN-1.1', 'Two or three players.')]
    """
    rule, words = "", ""
    for line in text.splitlines():
        match = _RULE.match(line)
        if match or not line.strip() or line.lstrip().startswith(("#", "|", "```")):
            if rule:
                yield rule, words
            rule, words = (match[1], match[2]) if match else ("", "")
        elif rule:
            words += " " + line.strip()
    if rule:
        yield rule, words


def find_rule(game: Game[Any], rule: str) -> str:
    """The text of one rule, any case; BadInput with the nearest id if there is none."""
    book = rulebook(game)
    wanted = {known.lower(): known for known in book}.get(rule.lower())
    if wanted is None:
        right = did_you_mean(rule.upper(), list(book))
        raise bad(f"{game.name}: no rule '{rule}', {right}", "no-rule", told=rule, right=right)
    return book[wanted]
