"""Finding a rule in its book: by its id, with what stands below it, and those that it names."""

from __future__ import annotations

import difflib
import re
from typing import Any, Final

from ragnatafl.kernel.game import Game
from ragnatafl.kernel.rulebook import rulebook

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


def named_rules(game: Game[Any], rules: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The rules that these name and that do not stand among them."""
    book, here = rulebook(game), {rule for rule, _ in rules}
    words = [word for _, text in rules for word in _ID.findall(text)]
    return [
        (word, book[word]) for word in dict.fromkeys(words) if word in book and word not in here
    ]
