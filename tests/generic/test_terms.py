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
from ragnatafl.table.telling.book import book
from ragnatafl.table.telling.catalogue import catalogue
from ragnatafl.table.telling.glossary import glossary, search_terms

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


def says(text: str, term: Mapping[str, Any]) -> bool:
    """Does a text use a term, in some form of it? One that ends with a stop needs one."""
    lower = f"{text.lower()}."
    return any(re.search(rf"\b{re.escape(form.lower())}", lower) for form in term["forms"])


@each_language
def test_the_rules_use_every_term_in_the_chapter_to_which_it_leads(name: str, code: str) -> None:
    """What has a name on the screen, such as a weapon, may be named in another chapter only."""
    game = find_game(name)
    rules = book(game, code)
    unused = []
    for key, term in terms(game.package, code).items():
        english = terms(game.package, "en")[key]
        told, _ = rules.by_id[english["rule"]]
        read = [p for p in rules.passages if "key" in english or p.chapter == told.chapter]
        if not says(" ".join(f"{p.caption} {p.text}" for p in read), term):
            unused.append(key)

    assert unused == []


@each_language
def test_the_screen_calls_things_by_their_terms(name: str, code: str) -> None:
    """A term that names the message of a thing: what stands there is the term, or a part of it."""
    game = find_game(name)
    said = {key: text for p in game.packages for key, text in messages(p, code).items()}
    strange = []
    for key, term in terms(game.package, code).items():
        if message := terms(game.package, "en")[key].get("key"):
            text = " ".join(said[message].texts)
            if not says(text, term) and text.lower() not in term["word"].lower():
                strange.append((key, text))

    assert strange == []


@each_language
def test_signs_of_terms_are_drawn_by_the_game(name: str, code: str) -> None:
    """The same in every language: the English file says which drawing and which part of it."""
    game = find_game(name)
    assert game.face.art is not None
    drawn, box = game.face.art(), catalogue(game, code)
    for term in glossary(game, code):
        card = term.icon.removeprefix("card:")
        assert not term.icon or f'id="{term.icon}"' in drawn or box.at(card), term.icon
        assert len([float(number) for number in term.view.split()]) == 4

    assert [
        key for key, term in terms(game.package, code).items() if code != "en" and "icon" in term
    ] == []


def test_a_glossary_has_the_terms_of_its_base_by_the_alphabet_of_its_language() -> None:
    lords, followers = find_game("lords"), find_game("surtr")
    words = [term.word for term in glossary(lords, "uk")]
    wanted = ["жрець", "запас", "земля", "зцілити", "Іггдрасіль", "карта битви"]

    assert [word for word in words if word in wanted] == wanted
    assert {*words} < {term.word for term in glossary(followers, "uk")}


def test_terms_are_found_by_any_form_and_by_their_rule() -> None:
    known = glossary(find_game("lords"), "uk")

    assert [term.key for term in search_terms(known, "жерцями")] == ["priest"]
    assert "army" in [term.key for term in search_terms(known, "lor-6.1")]
    assert search_terms(known, "дракон") == search_terms(known, " ") == []
