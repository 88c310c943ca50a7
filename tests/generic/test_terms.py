"""Every text of a game keeps to its terms: `learn/terms/CODE.toml` says which word is used, and
which beginnings of words are used nowhere beside it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from generic.words import messages
from ragnatafl.games import find_game, game_names

Terms = Mapping[str, dict[str, Any]]  # Any: as in TOML

LINK: Final = re.compile(r"\[[^\]]*\]\(card:[^)]*\)")
"""A name in a text: what a card is called is not a term."""
TOLD: Final = [
    (name, file.stem)
    for name in game_names()
    for file in sorted(Path(str(files(find_game(name).package))).glob("learn/terms/*.toml"))
]
"""Games and languages that have terms."""

each_language = pytest.mark.parametrize(("name", "code"), TOLD)


@cache
def terms(package: str, code: str) -> Terms:
    file = files(package).joinpath("learn", "terms", f"{code}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def texts(package: str, code: str) -> Iterator[tuple[str, str]]:
    """By place: messages of screen and coach, pages to read, and what terms mean."""
    for part in (package, f"{package}.learn"):
        if files(part).joinpath("words", f"{code}.ftl").is_file():
            for key, said in messages(part, code).items():
                yield key, " ".join(said.texts)
    for page in sorted(Path(str(files(package))).rglob(f"{code}.md")):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{page.parent.name}/{page.name}:{number}", LINK.sub("", line)
    for key, term in terms(package, code).items():
        yield f"terms/{key}", str(term["means"])


def strays(text: str, told: Terms) -> Iterator[str]:
    """Beginnings that no text uses, here outside of the longer words and forms of terms."""
    lower = text.lower()
    for stem in (stem.lower() for term in told.values() for stem in term["not"]):
        if stem in lower and re.search(rf"\b{re.escape(stem)}", _without_longer(lower, stem, told)):
            yield stem


def _without_longer(text: str, stem: str, told: Terms) -> str:
    used = {word.lower() for term in told.values() for word in (term["word"], *term["forms"])}
    for word in sorted((w for w in used if stem in w and w != stem), key=len, reverse=True):
        text = re.sub(rf"\b{re.escape(word)}", "", text)
    return text


@each_language
def test_no_text_uses_another_word_for_a_term(name: str, code: str) -> None:
    """A mode keeps to the terms of its base too."""
    game = find_game(name)
    told = {key: term for p in game.packages for key, term in terms(p, code).items()}

    found = [(place, s) for place, text in texts(game.package, code) for s in strays(text, told)]

    assert found == []


@each_language
def test_a_term_is_the_same_one_in_every_language(name: str, code: str) -> None:
    """The same terms in the same order, and none of them is another word for one."""
    package = find_game(name).package
    told = terms(package, code)

    assert [*told] == [*terms(package, "en")]
    for key, term in told.items():
        assert list(strays(term["word"], told)) == [], key


def test_another_word_is_found_but_not_in_names_and_longer_terms() -> None:
    """An area is no 'zone'; but 'ozone' is another word, and 'zone card' a term of its own."""
    told: Terms = {
        "area": {"word": "area", "forms": ["area"], "not": ["zone"]},
        "card": {"word": "zone card", "forms": ["zone card"], "not": []},
    }

    assert list(strays("Two Zones touch", told)) == ["zone"]
    assert list(strays("An ozone layer; a zone card is laid", told)) == []
    assert list(strays(LINK.sub("", "[Zone of Loki](card:zone-1) is played"), told)) == []
