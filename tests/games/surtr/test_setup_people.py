"""SOLO-2.9 to SOLO-2.11 Set-up: then the person, and the challenges."""

from __future__ import annotations

import pytest

from games.lords.table import controller, drakkar_in, hand, hero_in, tell_armies, values
from games.surtr.setting_up import (
    at_first_turn,
    given_follower,
    person_starts,
    person_takes,
    tiles,
)
from games.surtr.table import PERSON, new_surtr
from ragnatafl.games.lords.rules.board import REALMS
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import NOBODY

# SOLO-2.9 Then the person


@pytest.mark.rule("SOLO-2.1.3", "SOLO-2.9.1")
def test_the_person_keeps_one_of_two_heroes_and_one_of_two_origins() -> None:
    """After the Follower is laid out."""
    table = given_follower("ragnar")
    table.told_by_chance("hero-stack snorri", "hero-stack beowulf")
    table.told_by_chance("origin-stack tyrson", "origin-stack baldrson")

    assert table.offered() == ["keep snorri", "keep beowulf"]
    table.says(PERSON, "keep beowulf")
    assert table.offered() == ["keep tyrson", "keep baldrson"]
    table.says(PERSON, "keep baldrson")
    assert tiles(table.game, PERSON) == "beowulf baldrson"


@pytest.mark.rule("SOLO-2.9.2")
def test_the_person_begins_unhurt_with_attributes_of_two_and_one_combat_card() -> None:
    table = person_takes(given_follower())

    assert values(table.game, PERSON) == (2, 2, 2)
    assert table.game.injured[PERSON] == 0
    assert hand(table.game, PERSON) == "sword-a"


@pytest.mark.rule("SOLO-2.9.3", "SOLO-2.9.5")
def test_hero_and_armies_start_beside_the_drakkar_and_take_a_weak_region() -> None:
    """9 has a population strength of 2."""
    table = person_starts(person_takes(given_follower()), "s2", "9")

    assert drakkar_in(table.game, PERSON) == "s2"
    assert hero_in(table.game, PERSON) == "9"
    assert [army for army in tell_armies(table.game) if army.startswith("bjorn")] == [
        "bjorn 1 in 9", "bjorn 1 in 9",
    ]  # fmt: skip
    assert controller(table.game, "9") == PERSON


@pytest.mark.rule("SOLO-2.9.4")
def test_not_in_the_region_of_the_follower() -> None:
    """S-4: nor where it has a marker; armies and marker are in one region here, 11."""
    table = person_takes(given_follower("lagertha"))
    table.says(PERSON, "place drakkar s3")

    assert "start in 11" not in table.offered()
    table.cannot(PERSON, "start in 11", "LOR-7.10.6.3")


@pytest.mark.rule("SOLO-2.9.6")
def test_the_person_has_the_bonuses_of_the_origin_and_then_the_tile() -> None:
    """Tyrson strengthens an army and brings a combat card."""
    table = at_first_turn(person_starts(person_takes(given_follower()), "s2", "9"))

    own = [army for army in tell_armies(table.game) if army.startswith("bjorn")]
    assert own == ["bjorn 1 in 9", "bjorn 2 in 9"]
    assert len(hand(table.game, PERSON).split()) == 2
    kinds = [event.kind for event in table.match.events if event.seat == PERSON]
    assert kinds.index("army-grows") < kinds.index("lay-hero-tile")


# SOLO-2.10, SOLO-2.11


@pytest.mark.rule("SOLO-2.10")
def test_alone_nobody_is_the_arbiter() -> None:
    table = at_first_turn(person_starts(person_takes(given_follower()), "s2", "9"))

    assert table.game.arbiter == NOBODY


@pytest.mark.rule("SOLO-2.11", "SOLO-2.11.1")
def test_preparations_are_applied_after_the_person_is_ready() -> None:
    """Old Oaths: the Follower is allied with three realms, from the time of the set-up on."""
    table = given_follower("ragnar", challenges="old-oaths")
    assert not any(table.game.allies)
    at_first_turn(person_starts(person_takes(table), "s2", "9"))

    names = [REALMS.write(realm) for realm in range(6) if table.game.allies[realm] & 1]
    assert names == ["muspelheim", "svartalfheim", "niflheim"]


@pytest.mark.rule("SOLO-2.11")
def test_an_unknown_challenge_is_refused_with_the_right_name() -> None:
    with pytest.raises(BadInput, match=r"unknown challenge 'old-oath', did you mean 'old-oaths'"):
        new_surtr(challenges="old-oath")


@pytest.mark.rule("SOLO-2.11.2")
def test_a_rule_card_changes_nothing_at_the_set_up() -> None:
    """Hosts of Surtr makes recruited armies stronger, not those of the set-up."""
    table = given_follower("ragnar", challenges="hosts-of-surtr")

    assert tell_armies(table.game) == ["astrid 1 in 3", "astrid 1 in 3"]
