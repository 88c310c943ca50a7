"""Beside a real board: what is asked of chance says where it goes and what it means."""

from __future__ import annotations

import pytest

from games.lords.table import given_lords
from kit.given import new_game
from kit.table import ASTRID
from ragnatafl.games.lords.face.stakes import stakes
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.language import language
from ragnatafl.kernel.match import Match
from ragnatafl.table.telling.menus import rows_of
from ragnatafl.table.telling.speech import Voice


def asked_lords() -> Match[Lords]:
    """A table for two just opened, whose every chance is told."""
    return new_game("lords", 2, 1, {}, None, "asked")


def until(match: Match[Lords], lot: str) -> Decision:
    """The first question for this die or deck; all before it is told somehow."""
    while dict(match.decision.facts)["lot"] != lot:
        match.choose(match.decision.options[0])
    return match.decision


def prompt(decision: Decision) -> str:
    return language("en", "ragnatafl.games.lords").prompt(decision)


def meaning(match: Match[Lords], text: str) -> str:
    """What a list of options says of one of them besides its name."""
    rows = rows_of(match.decision, match.state, Voice("en", match.setup.game))
    return next(line.gain for row in rows for line in row.lines if line.option.text == text)


@pytest.mark.rule("LOR-7.3.1")
def test_a_forge_token_is_asked_with_its_region() -> None:
    match = asked_lords()

    assert prompt(match.decision) == "Draw one forge token more: which rune does it show?"
    match.choose("forge-token uruz")
    first = prompt(match.decision)
    match.choose("forge-token uruz")

    assert first == "Lay a forge token into region 2: which rune does it show?"
    assert prompt(match.decision) == "Lay a forge token into region 6: which rune does it show?"
    assert match.decision.facts == (("lot", "forge-token"), ("region", "6"))


@pytest.mark.rule("LOR-7.5.1")
def test_the_upper_board_is_asked_with_the_rune_of_the_pair() -> None:
    decision = until(asked_lords(), "upper-board")

    assert prompt(decision) == "Of the two monsters of Uruz: whose board lies on top?"


@pytest.mark.rule("LOR-7.9.1")
@pytest.mark.rule("LOR-7.9.2")
def test_the_first_events_say_what_they_place() -> None:
    match = asked_lords()
    until(match, "event-deck")

    boss = meaning(match, "event-deck event-7")
    match.choose("event-deck event-1")

    assert boss == "Loki in region 7"
    assert meaning(match, "event-deck event-7") == "a monster of Uruz in region 7"


@pytest.mark.rule("LOR-8.5.11.6")
def test_an_event_says_all_that_it_does() -> None:
    match = given_lords(steps=[{"step": "draw-event", "seat": "astrid"}], chance="asked")

    asked = match.decision
    told = [stakes(match.state, asked, option)[1] for option in asked.options]

    assert prompt(match.decision) == "Draw an event card: which one is it?"
    assert len(told) == 16
    assert all(gains[0][0] == "event" for gains in told)
    assert meaning(match, "event-deck event-7").startswith("Place a monster of Uruz in region 7. ")


@pytest.mark.rule("LOR-9.1.3")
def test_the_monster_die_is_asked_with_its_monster() -> None:
    match = given_lords(
        steps=[{"step": "activate-monster", "monster": "garm"}],
        monsters={"garm": "5"}, turn=ASTRID, chance="asked",
    )  # fmt: skip

    assert prompt(match.decision) == "Roll the monster die for Garm: what does it show?"
