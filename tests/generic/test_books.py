"""Readers' rules tell every rule of the specification once, in each language, with its numbers."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.rulebook import rulebook
from ragnatafl.table.telling.book import ID, Passage, Span, book, parse_book, search, told
from ragnatafl.table.telling.catalogue import catalogue

AnyGame = Game[Any]  # of whatever state
READ: Final = [
    name for name in game_names() if files(find_game(name).package).joinpath("learn").is_dir()
]
"""Games that have rules for readers."""
FIGURES: Final = ("RUN-13",)
"""Examples that count what the specification's sentence does not: other tests play them."""
EXAMPLES: Final = re.compile(rf"(?:{'|'.join(FIGURES)})\.\d+")
_COUNTED: Final = "zero one two three four five six seven eight nine ten eleven twelve"
COUNTED: Final = _COUNTED.split()
NUMBER_WORDS: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "uk": "дв(?:а|і|ох|ом|ома|оє) тр(?:и|ьох|ьом|ьома|оє) чотир\\w* п[’']ят(?:ь|и|ьох)"
    " шіст(?:ь|ьох|ьом) шести с(?:ім|еми|імох) в(?:ісім|осьми) дев[’']ят(?:ь|и) десят(?:ь|и)",
    "ru": "дв(?:а|е|ух|ум|умя|ое) тр(?:и|ёх|ех|ём|емя|ое) четыр\\w* четверо пят(?:ь|и|ью)"
    " шест(?:ь|и|ью) сем(?:ь|и|ью) вос(?:емь|ьми) девят(?:ь|и) десят(?:ь|и)",
    "pt-BR": "dois duas três quatro cinco seis sete oito nove dez onze doze",
}
"""Numbers that count are digits, so that they can be compared."""
MOST_WORDS: Final = 250

each_book = pytest.mark.parametrize(
    ("name", "code"), [(name, code) for name in READ for code in LANGUAGES]
)
each_read = pytest.mark.parametrize("name", READ)


def page(name: str, code: str) -> str:
    place = files(find_game(name).package).joinpath("learn", "rules", f"{code}.md")
    return place.read_text(encoding="utf-8")


@cache
def passages(name: str, code: str) -> list[Passage]:
    """Of the game's own book, without that of its base."""
    return list(parse_book(page(name, code)))


def spans(name: str, code: str) -> list[Span]:
    return [span for passage in passages(name, code) for span in passage.spans]


def specified(name: str) -> dict[str, str]:
    """The game's own rules, without those of its base."""
    game = find_game(name)
    theirs = rulebook(game.base) if game.base else {}
    return {rule: text for rule, text in rulebook(game).items() if rule not in theirs}


def numbers(text: str) -> Counter[str]:
    bare = re.sub(rf"\]\([^)]*\)|{ID}", " ", text)
    return Counter(re.findall(r"(?<![\w.,-])[−+-]?\d+(?:[.,]\d+)?", bare))


def sizes(text: str) -> set[str]:
    return {number.lstrip("+−-") for number in numbers(text)}


def specified_sizes(text: str) -> set[str]:
    """As digits or as words; what is written for developers aside."""
    text = re.sub(rf"{ID}|\b[AS]-?\d+\b|version \d+|\([^)]*simulat[^)]*\)", " ", text)
    words = re.findall(r"[a-z]+", text.lower())
    return sizes(text) | {str(COUNTED.index(word)) for word in words if word in COUNTED}


def is_reading(rule: str, text: str) -> bool:
    marked = re.search(r"\*\*(?:Reading|Ours)\*\*", text)
    return bool(marked or re.fullmatch(r"BR-F[a-z]+|LOR-R\d+", rule))


@each_book
def test_every_rule_is_told_exactly_once(name: str, code: str) -> None:
    told_ids = Counter(rule for span in spans(name, code) for rule in span.ids)

    assert [rule for rule in specified(name) if rule not in told_ids] == []
    assert [rule for rule in told_ids if rule not in specified(name)] == []
    assert [rule for rule, count in told_ids.items() if count > 1] == []


@each_book
def test_no_mark_is_left_in_what_is_read(name: str, code: str) -> None:
    assert [span.text for span in spans(name, code) if re.search(r"[{}]", span.text)] == []
    assert [span.ids for span in spans(name, code) if span.ids and not span.text] == []


@each_book
def test_each_language_has_the_shape_of_the_english_book(name: str, code: str) -> None:
    """The same blocks on the same lines, with the same marks, pictures and links."""

    def shape(code: str) -> list[object]:
        return [
            (
                passage.kind, passage.level, passage.scene,
                [(span.ids, span.ours, span.switch) for span in passage.spans if span.ids],
                re.findall(r"\]\(([^)]*)\)", passage.text),
            )
            for passage in passages(name, code)
        ]  # fmt: skip

    def lines(code: str) -> list[int]:
        return [n for n, line in enumerate(page(name, code).splitlines()) if line.strip()]

    for mine, english in zip(shape(code), shape("en"), strict=True):
        assert mine == english
    assert lines(code) == lines("en")


@each_book
def test_each_language_names_the_numbers_of_the_english_book(name: str, code: str) -> None:
    for mine, english in zip(passages(name, code), passages(name, "en"), strict=True):
        assert numbers(mine.caption) == numbers(english.caption), mine.caption
        for span, other in zip(mine.spans, english.spans, strict=True):
            assert numbers(span.text) == numbers(other.text), (span.ids, span.text)


@each_read
def test_the_english_book_names_the_numbers_of_the_specification(name: str) -> None:
    rules = specified(name)
    strange = [
        (span.ids, more)
        for span in spans(name, "en")
        if span.ids and not any(map(EXAMPLES.fullmatch, span.ids))
        if (more := sizes(span.text) - set().union(*(specified_sizes(rules[i]) for i in span.ids)))
    ]

    assert strange == []


@each_book
def test_numbers_are_written_as_digits(name: str, code: str) -> None:
    word = rf"(?<!\w)(?:{'|'.join(NUMBER_WORDS[code].split())})(?!\w)"

    assert [
        found for span in spans(name, code) for found in re.findall(word, span.text, re.I)
    ] == []


@each_book
def test_a_sheet_says_little_enough_to_be_printed(name: str, code: str) -> None:
    place = files(find_game(name).package).joinpath("learn", "sheet", f"{code}.md")
    shown = re.sub(r"\{[^}]*\}", " ", place.read_text(encoding="utf-8"))

    assert len(re.findall(r"\S*\w\S*", shown)) < MOST_WORDS


@each_read
def test_our_readings_are_marked_and_their_switches_exist(name: str) -> None:
    """A heading is no sentence, so it is no reading."""
    game, rules = find_game(name), specified(name)
    for passage in passages(name, "en"):
        for span in passage.spans:
            if span.ids and passage.kind != "heading":
                assert span.ours == any(is_reading(i, rules[i]) for i in span.ids), span.ids
            switch, _, value = span.switch.partition("=")
            assert not switch or switch in game.switch_names(), span
            assert not value or value in game.switches.several[switch].ids, span


@each_read
def test_links_lead_to_rules_and_cards(name: str) -> None:
    game = find_game(name)
    box = catalogue(game, "en")
    for target in re.findall(r"(?<!!)\[[^\]]*\]\(([^)]*)\)", page(name, "en")):
        card = target.removeprefix("card:")
        assert target in rulebook(game) if card == target else box.at(card), target


@each_read
def test_pictures_are_scenes(name: str) -> None:
    place = files(find_game(name).package).joinpath("learn", "scenes.toml")
    scenes = tomllib.loads(place.read_text(encoding="utf-8"))

    assert [p.scene for p in passages(name, "en") if p.scene and p.scene not in scenes] == []


@each_book
def test_what_code_cites_opens_a_passage(name: str, code: str) -> None:
    """Steps, options, events and refusals name their rules in the sources of the game."""
    game = find_game(name)
    root = Path(str(files(game.package)))
    known = rulebook(game)
    sources = "\n".join(p.read_text(encoding="utf-8") for p in sorted(root.rglob("*.py")))
    cited = {rule for rule in re.findall(rf'"({ID})"', sources) if rule in known}

    assert cited
    for rule in cited:
        assert rule in {i for passage in told(book(game, code), rule) for i in passage.ids}


def test_words_without_a_mark_tell_no_rule_and_do_not_run_into_the_next() -> None:
    text = (
        "> ![Here](start)\n> She has 7 points.\n\n## Your turn {RUN-4}\nLay a card. {RUN-4.1} Good!"
    )

    example, heading, turn = parse_book(text)

    assert (example.kind, example.scene, example.caption) == ("example", "start", "Here")
    assert example.spans == (Span((), "She has 7 points."),)
    assert (heading.level, heading.spans) == (2, (Span(("RUN-4",), "Your turn"),))
    assert turn.spans == (Span(("RUN-4.1",), "Lay a card."), Span((), "Good!"))


def test_a_row_is_one_passage_whose_mark_stands_in_its_last_cell() -> None:
    head, row = parse_book("| Colour | Worth |\n|---|---|\n| red | 3 {RUN-2.2} |")

    assert (head.kind, row.kind) == ("head", "row")
    assert row.spans == (Span(("RUN-2.2",), "red | 3"),)


def test_a_rule_is_told_with_what_stands_below_it_and_an_unknown_one_gets_the_nearest() -> None:
    runics = book(find_game("runics"), "uk")

    assert [passage.ids for passage in told(runics, "run-5.4")] == [("RUN-5.4",)]
    assert {"RUN-5", "RUN-5.1", "RUN-5.10"} <= {i for p in told(runics, "RUN-5") for i in p.ids}
    with pytest.raises(BadInput, match=r"no rule 'RUN-99', near it are: RUN-9\b"):
        told(runics, "RUN-99")


def test_a_mode_tells_its_own_rules_then_those_of_its_base() -> None:
    followers = book(find_game("surtr"), "ru")

    assert next(iter(followers.by_id)).startswith("SOLO-")
    assert [*followers.by_id][-1].startswith("LOR-")


def test_a_game_without_a_book_has_its_specification() -> None:
    raid = find_game("raid")

    assert dict(rulebook(raid)) == {
        rule: span.text for rule, (_, span) in book(raid, "uk").by_id.items()
    }


@pytest.mark.parametrize(
    ("name", "code", "words", "rule"),
    [
        ("runics", "en", "5.2", "RUN-5.2"),
        ("runics", "uk", "майстрами", "RUN-5.8"),
        ("bloodrage", "ru", "ведьму", "BR-F29"),
        ("runics", "pt-BR", "R03", "RUN-13.6"),
    ],
)
def test_search_by_id_by_form_and_by_card(name: str, code: str, words: str, rule: str) -> None:
    game = find_game(name)

    found = search(book(game, code), words, catalogue(game, code))

    assert rule in {i for passage in found for i in passage.ids}
    assert len(found) < len(book(game, code).passages) / 2
    assert search(book(game, code), "zzzz", catalogue(game, code)) == []
