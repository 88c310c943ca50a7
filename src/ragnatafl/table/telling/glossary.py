"""The glossary of a game: `learn/terms/CODE.toml` says what its words mean, and in what forms.

Where a term is told, by which drawing it is shown, says the English file for all languages.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from ragnatafl.kernel.game import Game
from ragnatafl.table.telling.catalogue import LONGEST, fits
from ragnatafl.table.telling.speech import plain

AnyGame = Game[Any]  # of whatever state
_ALPHABET: Final = "абвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюя"
"""Of all our languages in this script: each keeps its own order in it."""
USUAL_VIEW: Final = "-24 -24 48 48"
"""Signs are drawn around their middle."""
_WORD: Final = re.compile(r"[^\W_]+")


class Term(NamedTuple):
    """A word of a game, what it means, and the rule that tells more."""

    key: str
    game: str
    word: str
    means: str
    printed: str
    """What the rulebook of this language calls it, where that is another word."""
    rule: str
    icon: str
    """A drawing of the game's artwork, or the card that shows it; not all can be drawn."""
    view: str
    """The part of the drawing's plane that it fills."""
    stems: tuple[str, ...]
    """The beginnings by which its forms are found; those of several words aside."""


@cache
def glossary(game: AnyGame, code: str) -> tuple[Term, ...]:
    """A mode's own terms and those of its base, by the alphabet."""
    found = [
        _term(one.name, key, told, terms(one.package, "en")[key])
        for one in (game, game.base)
        if one is not None
        for key, told in terms(one.package, code).items()
    ]
    return tuple(sorted(found, key=lambda term: _in_order(term.word)))


@cache
def terms(package: str, code: str) -> dict[str, dict[str, Any]]:  # Any: as in TOML
    """The file of a game: by term its word, its forms, what it means, and what it is not."""
    place = files(package).joinpath("learn", "terms", f"{code}.toml")
    return tomllib.loads(place.read_text(encoding="utf-8")) if place.is_file() else {}


def _term(game: str, key: str, told: dict[str, Any], english: dict[str, Any]) -> Term:
    stems = tuple(plain(form) for form in told["forms"] if " " not in form)
    return Term(
        key, game, told["word"], told["means"], told["printed"],
        english["rule"], english.get("icon", ""), english.get("view", USUAL_VIEW), stems,
    )  # fmt: skip


def _in_order(word: str) -> list[tuple[int, str]]:
    """
    >>> sorted(["яр", "ігри", "ёлка", "жрець", "áxis", "bow"], key=_in_order)
    ['áxis', 'bow', 'ёлка', 'жрець', 'ігри', 'яр']
    """
    letters = word.lower()
    return [
        (_ALPHABET.index(letter), letter) if letter in _ALPHABET else (-1, plain(letter))
        for letter in letters
    ]


def search_terms(known: Iterable[Term], words: str) -> list[Term]:
    """Those told by a rule of this id, or that all these words name, in whatever form."""
    asked = words[:LONGEST].strip()
    wanted = _WORD.findall(plain(asked))
    return [term for term in known if wanted and _is_named(term, asked, wanted)]


def _is_named(term: Term, asked: str, wanted: list[str]) -> bool:
    if term.rule.lower() == asked.lower():
        return True
    said = _WORD.findall(plain(f"{term.word} {term.printed}"))
    return all(word.startswith(term.stems) or any(fits(s, word) for s in said) for word in wanted)
