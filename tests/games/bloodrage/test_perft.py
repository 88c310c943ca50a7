"""Counts of the decision tree from named positions: a rule that moves, moves a count."""

from __future__ import annotations

import pytest

from games.bloodrage.table import given_bloodrage, new_bloodrage
from kit.play import counts
from kit.table import ASTRID, BJORN
from ragnatafl.lab.perft import divide


def test_the_first_gifts_of_two_clans() -> None:
    """Eight cards each, of which both keep one, then one of seven: no title stands there twice."""
    assert counts(new_bloodrage(2, seed=1, version=1), 3) == [8, 64, 448]


def test_a_turn_with_everything_in_it() -> None:
    match = given_bloodrage(
        version=1,
        figures={ASTRID: {"utgard": "warrior leader", "sw": "ship"}, BJORN: {"gimle": "leader"}},
        hands={ASTRID: "troll-1 manheim-1a tyrs-smash-1a"},
    )

    assert counts(match, 2) == [15, 122]
    behind = dict(divide(match.state, 2))
    assert (behind["invade warrior gimle"], behind["invade warrior utgard"]) == (15, 13)
    assert (behind["march utgard gimle"], behind["upgrade troll-1"]) == (2, 6)
    assert (behind["pillage utgard"], behind["pillage andlang"]) == (1, 2)


@pytest.mark.parametrize(("version", "wanted"), [(1, [2, 3, 6, 8]), (2, [2, 3, 6, 82])])
def test_a_battle_from_its_call_to_its_cards(version: int, wanted: list[int]) -> None:
    """In the first age nobody is asked for late cards since version 2 (BR-6.11.8.3)."""
    match = given_bloodrage(
        version=version,
        figures={
            ASTRID: {"andlang": "warrior"},
            BJORN: {"gimle": "2-warrior", "andlang": "leader"},
        },
        hands={ASTRID: "tyrs-smash-1a odins-smite-1a", BJORN: "tyrs-bash-1 lokis-trickery-1a"},
    )
    match.choose("pillage andlang")

    assert counts(match, 4) == wanted
