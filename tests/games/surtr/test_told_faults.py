"""Boards with Followers that cannot be: each is named at its field, in the reader's language."""

from __future__ import annotations

import pytest

from games.surtr.table import PERSON, given_surtr
from kit.given import new_game
from kit.telling import Told, faults_of
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.telling.speech import Voice

SIX: list[Told] = [(f"area:{region}", "desolation", True) for region in range(1, 7)]


@pytest.mark.rule("SOLO-2.4")
@pytest.mark.rule("SOLO-5.6.3")
@pytest.mark.rule("SOLO-2.6.1")
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("told", "key", "at", "name"),
    [
        (SIX, "too-many-tokens", "", "desolation"),
        ([("seat:astrid", "row", ())], "row-size", "seat:astrid", "row"),
        ([("area:1", "heroes", ())], "follower-hero", "seat:astrid", ""),
    ],
)
def test_what_cannot_be_is_named_at_its_field(
    told: list[Told], key: str, at: str, name: str, code: str
) -> None:
    match = given_surtr(turn=PERSON, phase="prayer", chance="asked", loki="13")

    (fault,) = faults_of(match, PERSON, *told)

    assert (fault.key, fault.at, fault.name) == (key, at, name)
    assert "(SOLO-" in fault
    assert "(SOLO-" not in Voice(code, match.setup.game).fault(fault)


@pytest.mark.rule("SOLO-2.7.2")
@pytest.mark.parametrize("asked", ["forge-token", "basic-set"])
def test_the_row_of_a_follower_is_told_when_it_lies_there(asked: str) -> None:
    """SOLO-5.6.3: else the set-up would lay three cards beside it."""
    match = new_game("surtr", 2, 1, {}, None, "asked")
    while not match.decision.options[0].text.startswith(asked):
        match.choose(match.decision.options[0])

    (fault,) = faults_of(match, PERSON, ("seat:astrid", "row", ("slayer-5",)))

    assert (fault.key, fault.at, fault.name) == ("not-laid", "seat:astrid", "row")
