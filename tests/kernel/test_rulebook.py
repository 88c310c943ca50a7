"""The rule texts that the product shows and that code and tests cite."""

from __future__ import annotations

import pytest

from generic.tables import every_game
from kernel.coins import make_game
from ragnatafl.kernel.agenda import STEPS
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.rulebook import find_rule, parse_rules, rulebook, rulebook_text
from toys.raid import GAME

BOOK = """\
# Skald: rules

Source: a rulebook. SKA-0.1 is cited here and is no rule.

## SKA-1 Goal
- SKA-1.1 Two players sing
  until the mead is gone.
- **SKA-1.2**: Who sings best wins.

| no. | question |
|---|---|
| SKA-9 | a table is no rule |

* SKA-2a.1 With a star.

Some words that belong to no rule.
"""


def test_numbered_paragraphs_are_rules_and_headings_too() -> None:
    assert dict(parse_rules(BOOK)) == {
        "SKA-1": "Goal",
        "SKA-1.1": "Two players sing until the mead is gone.",
        "SKA-1.2": "Who sings best wins.",
        "SKA-2a.1": "With a star.",
    }


def test_the_toy_has_its_book_beside_its_code() -> None:
    book = rulebook(GAME)

    assert list(book)[:4] == ["RAID-1", "RAID-2", "RAID-2.1", "RAID-3"]
    assert book["RAID-6"] == "Who has 7 glory wins at once."


def test_a_rule_is_found_in_any_case() -> None:
    assert find_rule(GAME, "raid-6") == "Who has 7 glory wins at once."


def test_an_unknown_rule_gets_the_nearest() -> None:
    with pytest.raises(BadInput, match="raid: no rule 'RAID-66', did you mean 'RAID-6'"):
        find_rule(GAME, "RAID-66")


def test_a_missing_book_gets_one_line() -> None:
    with pytest.raises(BadInput, match=r"coins: the rule texts \(coins.md\) are missing"):
        rulebook_text(make_game("toss"))


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_every_step_cites_a_rule_that_exists(game: object) -> None:
    for found in every_game():
        if found is game:
            steps = [step for step in STEPS if step in found.step_classes.values()]
            assert steps
            assert [step.rule for step in steps if step.rule not in rulebook(found)] == []
