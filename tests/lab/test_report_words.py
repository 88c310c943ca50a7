"""What a report calls options, events and rules: whole words, whatever they are about."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from ragnatafl.games import find_game
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.study.sheets import ANY_ID, Names

GAMES = ("runics", "bloodrage", "lords", "surtr")
MORE: Final = ("boss", "count", "left", "lost", "rule", "symbol")
"""Facts by which a sentence only says more, or by which rule, than it does for any of them."""


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_labels_say_something_and_each_something_else(game: str, code: str) -> None:
    """Of a sentence about one thing dots stand for the thing: 'slays …', never 'вбиває …а'."""
    names = Names(game, make_setup(find_game(game)).content, code)
    options = {option.key: names.option(option.key) for option in names.game.option_classes}
    events = {event.word: names.event(event.word) for event in names.events()}

    for told in (options, events):
        assert {word for word, label in told.items() if not re.search(r"\w", label)} == set()
        assert {label for label in told.values() if re.search(r"\w…|…\w", label)} == set()
        assert {word for word, label in told.items() if f"({word})" in label} == set()
        assert len(set(told.values())) == len(told)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_label_takes_one_thing_for_another(game: str, code: str) -> None:
    """Nobody sends a priest to Freyja's monument just because the other gods have words of their
    own: the message has words for any god."""
    names = Names(game, make_setup(find_game(game)).content, code)
    messages = dict(
        message
        for package in ("ragnatafl", *names.game.packages)
        for message in said(package, code)
    )
    keys = [f"option-{option.key}" for option in names.game.option_classes]
    keys += [f"event-{event.word}" for event in names.events()]

    assert {(key, fact) for key in keys for fact in Guessed(messages, key).facts} == set()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_told_in_plain_words(game: str, code: str) -> None:
    """Links and emphasis of the book are for pages that show them."""
    names = Names(game, make_setup(find_game(game)).content, code)

    told = {rule: names.rule(rule) for rule in names.book.by_id}

    assert [rule for rule, text in told.items() if re.search(r"\*\*|\]\(|\[[^]]*\]", text)] == []


def said(package: str, code: str) -> Iterator[tuple[str, ast.Message]]:
    text = files(package).joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry


class Guessed(Visitor):
    """What a message takes for granted where nothing is certain: of which facts it says one value
    that is not theirs."""

    def __init__(self, messages: Mapping[str, ast.Message], key: str) -> None:
        self.messages = messages
        self.facts: set[str] = set()
        self.visit(messages[key])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        taken = next(one for one in node.variants if one.default)
        for one in node.variants:
            if isinstance(one.key, ast.Identifier) and one.key.name == ANY_ID:
                taken = one
        fact = str(getattr(getattr(node.selector, "id", None), "name", ""))
        said = re.findall(r"\$(\w+?)(?:_name)?\b", serialize_pattern(taken.value))
        if taken.default and fact not in (*said, *MORE):
            self.facts.add(fact)
        self.visit(taken.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])
