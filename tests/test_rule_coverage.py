"""Every rule is cited by a test, or stands in a list with the reason why it cannot be.

`docs/rules/without_behaviour.toml` holds ids of headings and advice: `"RUN-1" = "heading"`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from generic.tables import every_game
from ragnatafl.kernel.rulebook import rulebook

TESTS = Path(__file__).parent
WITHOUT_BEHAVIOUR = TESTS.parent / "docs" / "rules" / "without_behaviour.toml"


_MARK: Final = re.compile(r"\bpytest\.mark\.rule\(([^()]*)\)")


def cited_in(source: str, where: str) -> Iterator[tuple[str, str]]:
    """Every `pytest.mark.rule(...)` of a file: rule id and place. Sources are read, not run."""
    for found in _MARK.finditer(source):
        place = f"{where}:{source.count(chr(10), 0, found.start()) + 1}"
        for argument in filter(None, map(str.strip, found[1].split(","))):
            is_text = argument[0] == argument[-1] == '"'
            yield argument.strip('"') if is_text else f"not a text: {argument}", place


@cache
def cited() -> dict[str, str]:
    """Rule id to the last place that cites it."""
    return {
        rule: place
        for path in sorted(TESTS.rglob("test_*.py"))
        if path != Path(__file__)
        for rule, place in cited_in(path.read_text(encoding="utf-8"), str(path.relative_to(TESTS)))
    }


def known() -> list[str]:
    return [rule for game in every_game() for rule in rulebook(game)]


def without_behaviour() -> dict[str, str]:
    table: dict[str, str] = tomllib.loads(WITHOUT_BEHAVIOUR.read_text(encoding="utf-8"))
    return table


def test_every_rule_is_cited_by_a_test() -> None:
    covered = {*cited(), *without_behaviour()}

    assert [rule for rule in known() if rule not in covered] == []


def test_every_cited_rule_exists() -> None:
    rules = set(known())

    assert {rule: place for rule, place in cited().items() if rule not in rules} == {}


def test_every_rule_without_behaviour_exists_and_has_a_reason() -> None:
    rules = set(known())

    assert [rule for rule in without_behaviour() if rule not in rules] == []
    assert all(without_behaviour().values())


def test_no_rule_without_behaviour_is_cited() -> None:
    """What a test can show has behaviour."""
    assert [rule for rule in without_behaviour() if rule in cited()] == []


def test_citations_are_found_wherever_they_stand() -> None:
    source = """
import pytest
pytestmark = pytest.mark.rule("A-1")

@pytest.mark.rule("A-2", "A-3")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("A-4"))])
def test_it(x): ...

@pytest.mark.rule(NAME)
def test_that(): ...
"""

    assert [rule for rule, _ in cited_in(source, "x")] == [
        "A-1",
        "A-2",
        "A-3",
        "A-4",
        "not a text: NAME",
    ]
