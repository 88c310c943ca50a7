"""Rules version 2: what is nearer to the book, and that tables of version 1 play as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

import ragnatafl
from games.bloodrage.table import (
    AMBUSH,
    DUEL,
    BloodRageTable,
    at,
    fight,
    given_bloodrage,
    new_bloodrage,
    when,
)
from kit.table import ASTRID, BJORN
from ragnatafl.games.bloodrage import GAME
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.language import language
from ragnatafl.kernel.match import Match

# BR-6.5.2 Passing


def rage_after_passing(match: Match[BloodRage]) -> BloodRageTable:
    """Bjorn has passed; Loki's Trickery brings him a rage of Astrid's."""
    table = when(match).says(BJORN, "pass").says(ASTRID, "pillage angerboda").all_decline()
    table.says(BJORN, "play lokis-trickery-1a").nothing_late()
    assert table.game.rage == [5, 1]
    return table


@pytest.mark.rule("BR-6.5.2")
def test_who_passed_takes_no_more_actions_in_the_age() -> None:
    """BR-6.5.2: not with rage gained later either; what is left of it is lost in the end."""
    match = given_bloodrage(turn=BJORN, figures=DUEL, hands={BJORN: "lokis-trickery-1a"})

    table = rage_after_passing(match)

    assert table.asked == (ASTRID, "turn")
    table.says(ASTRID, "pass")
    assert table.game.rage == [0, 0]
    assert table.asked[1] == "save-card"


@pytest.mark.rule("BR-6.5.2")
def test_who_passed_still_joins_battles() -> None:
    """BR-6.4.1 holds for a clan that passed."""
    match = given_bloodrage(
        turn=BJORN, figures={ASTRID: {"andlang": "leader"}, BJORN: {"gimle": "warrior"}}
    )

    table = when(match).says(BJORN, "pass").says(ASTRID, "pillage andlang")

    assert table.offered() == ["join warrior gimle", "decline"]


@pytest.mark.rule("BR-6.5.2")
def test_who_passed_has_turns_in_the_next_age() -> None:
    match = given_bloodrage(turn=BJORN)

    table = when(match).says(BJORN, "pass").says(ASTRID, "pass")
    assert table.game.passed == 0
    table.plays_on(at_most=2 + 2 * 6)

    assert table.game.age == 2
    assert {*table.game.rage} == {6}
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.5.2")
def test_by_the_other_reading_rage_gained_later_brings_turns() -> None:
    """BR-6.5.2: the switch `passing`; version 1 knows no other."""
    hands = {BJORN: "lokis-trickery-1a"}
    for match in (
        given_bloodrage(turn=BJORN, figures=DUEL, hands=hands, passing="open"),
        given_bloodrage(turn=BJORN, figures=DUEL, hands=hands, version=1),
    ):
        assert rage_after_passing(match).asked == (BJORN, "turn")


def test_version_1_does_not_know_the_switch() -> None:
    old = given_bloodrage(version=1)

    assert "passing" not in old.record().options
    assert "passed" not in old.position()["table"]
    assert new_bloodrage().record().options["passing"] == "final"
    with pytest.raises(BadInput, match="option 'passing' came with rules version 2"):
        given_bloodrage(version=1, passing="final")


# BR-Fnn Frigga's Sacrifice


@pytest.mark.rule("BR-Fnn")
@pytest.mark.parametrize(
    ("version", "first"),
    [
        (1, ["sacrifice warrior angerboda"]),
        (2, ["sacrifice warrior angerboda", "sacrifice leader yggdrasil"]),
    ],
)
def test_figures_are_sacrificed_in_any_order(version: int, first: list[str]) -> None:
    """BR-Fnn: which of two dies first matters to nobody but their owner, who says it."""
    match = given_bloodrage(
        version=version,
        seats=3,
        age=3,
        upgrades={ASTRID: "friggas-sacrifice-3"},
        figures={ASTRID: {"angerboda": "warrior", "yggdrasil": "leader"}},
    )

    table = when(match).says(ASTRID, "sacrifice")

    assert table.offered() == first
    table.says(ASTRID, first[-1])
    last = "warrior angerboda" if version == 2 else "leader yggdrasil"
    assert table.offered() == [f"sacrifice {last}"]
    table.says(ASTRID, f"sacrifice {last}", "raise rage")
    assert at(table.game, ASTRID, "valhalla") == "warrior leader"


# BR-6.11.8.3 Late cards


@pytest.mark.rule("BR-6.11.8.3")
@pytest.mark.parametrize(
    ("version", "age", "asked"), [(1, 1, True), (2, 1, False), (1, 2, True), (2, 2, True)]
)
def test_nobody_is_asked_for_late_cards_where_there_are_none(
    version: int, age: int, asked: bool
) -> None:
    """BR-6.11.8.3: all cards of the first age are known to be no late ones."""
    match = given_bloodrage(
        version=version, age=age, figures=AMBUSH, hands={ASTRID: "tyrs-bash-1 troll-1"}
    )

    table = fight(match, "angerboda", astrid="tyrs-bash-1")

    assert (table.asked == (ASTRID, "add-late-card")) is asked


@pytest.mark.rule("BR-6.11.8.3")
def test_a_late_card_of_the_first_age_brings_the_question_back(tmp_path: Path) -> None:
    """A pack may add one; whether somebody holds it is not betrayed."""
    entry = (
        '[[card]]\nid = "heimdalls-wink-1"\nnew = true\nage = 1\nkind = "battle"\nstrength = 1\n'
        'late = true\nplayers = ["-"]\nsource = "proposed"\n'
    )
    (tmp_path / "cards.toml").write_text(entry, encoding="utf-8")
    document = given_bloodrage(figures=AMBUSH, hands={ASTRID: "tyrs-bash-1 troll-1"}).position()
    del document["content"], document["memory"], document["zones"]["gone"]

    table = fight(
        ragnatafl.from_position(document, content=tmp_path), "angerboda", astrid="tyrs-bash-1"
    )

    assert table.asked == (ASTRID, "add-late-card")
    assert table.offered() == ["add nothing"]


# Events name the card that brings them about

TOLD = {
    "thors-hammer-1": (DUEL, "glory", "Olena gains 3 glory (Thor's Hammer)"),
    "thors-ascension-3a": (DUEL, "gain-rage", "Olena: rage +3, now 9 (Thor's Ascension)"),
    "odins-smite-1a": (DUEL, "destroy", "Petro loses in Angerboda: warrior (Odin's Smite)"),
    "lokis-trickery-1a": (AMBUSH, "pay-rage", "Petro: rage −1, now 5 (Loki's Trickery)"),
}


@pytest.mark.parametrize("card", TOLD)
def test_the_log_says_which_card_did_it(card: str) -> None:
    figures, kind, line = TOLD[card]
    match = given_bloodrage(figures=figures, hands={ASTRID: card})

    table = fight(match, "angerboda", astrid=card).nothing_late()

    named = [event for event in table.told(kind) if "by" in event.all_facts()]
    assert [event.all_facts()["by"] for event in named] == [card]
    assert language("en", *GAME.packages).event(named[0], ("Olena", "Petro")) == line


@pytest.mark.parametrize("card", TOLD)
def test_the_log_of_version_1_is_as_it_was(card: str) -> None:
    """Byte for byte: no event names the card that brought it about."""
    match = given_bloodrage(version=1, figures=TOLD[card][0], hands={ASTRID: card})

    table = fight(match, "angerboda", astrid=card).nothing_late()

    assert not [event for event in table.match.events if "by" in event.all_facts()]
    assert all("card" not in step for step in table.match.position()["agenda"])
