"""SOLO-3.1, SOLO-3.2 A person's turn at a table with a Follower: what is added to Lords."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import controller, held_runes, monster_in, tell_armies
from games.surtr.table import FOLLOWER, PERSON, SurtrTable, given_surtr, new_surtr, power, when
from ragnatafl.games.lords.rules.components import MONSTERS
from ragnatafl.kernel.seats import CHANCE

DRAUGR = MONSTERS.read("draugr")


@pytest.mark.rule("SOLO-1.1", "SOLO-3.1")
def test_the_follower_has_the_first_turn_then_they_alternate() -> None:
    table = when(new_surtr(seed=4)).plays_on(4, 300)

    turns = [event.seat for event in table.told("turn")]
    assert len(turns) > 6
    assert turns == [FOLLOWER if place % 2 == 0 else PERSON for place in range(len(turns))]


@pytest.mark.rule("SOLO-3.2", "SOLO-3.2.1")
def test_a_marker_put_on_one_of_the_follower_gives_it_a_rune() -> None:
    match = given_surtr(
        turn=PERSON, phase="special-action", wheel={"prepare": [FOLLOWER]}, power={FOLLOWER: 2}
    )

    table = when(match).says(PERSON, "act prepare")

    assert power(table.game) == 3
    assert held_runes(table.game, FOLLOWER) == ""


@pytest.mark.rule("SOLO-3.2.1")
def test_an_uncovered_action_gives_it_none() -> None:
    match = given_surtr(turn=PERSON, phase="special-action", wheel={"usurp": [FOLLOWER]})

    when(match).says(PERSON, "act prepare")

    assert power(match.state) == 0


@pytest.mark.rule("SOLO-3.2.2")
def test_a_person_stomps_its_armies() -> None:
    match = given_surtr(
        turn=PERSON, phase="rune-phase", armies=[(FOLLOWER, "5", 3)], runes={PERSON: "uruz othala"},
        monsters={"draugr": "1"}, rings={"draugr": PERSON},
    )  # fmt: skip

    table = when(match).says(PERSON, "activate draugr", "pay uruz othala", "move draugr to 5")
    table.says(PERSON, "lower astrid 3 in 5")

    assert tell_armies(table.game) == ["astrid 2 in 5"]


@pytest.mark.rule("SOLO-3.2.3")
def test_a_person_moves_into_its_army_and_there_is_a_battle() -> None:
    match = given_surtr(
        turn=PERSON, phase="manoeuvres", armies=[(PERSON, "9", 3), (FOLLOWER, "6", 2)],
        control={"9": PERSON, "6": FOLLOWER},
    )  # fmt: skip

    table = when(match).says(PERSON, "move bjorn 3 from 9 to 6")

    assert table.asked == (PERSON, "play-or-pass")
    assert table.facts("battle")["region"] == "6"


@pytest.mark.rule("SOLO-3.2.3.1")
def test_its_region_without_armies_may_be_defended() -> None:
    """Its army in 5 is beside 6, and comes."""
    match = given_surtr(
        turn=PERSON, phase="manoeuvres", armies=[(PERSON, "9", 3), (FOLLOWER, "5", 2)],
        control={"9": PERSON, "6": FOLLOWER, "5": FOLLOWER},
    )  # fmt: skip

    table = when(match).says(PERSON, "move bjorn 3 from 9 to 6")

    assert table.asked == (PERSON, "play-or-pass")
    assert controller(table.game, "6") == FOLLOWER


def given_hunt(**given: Any) -> SurtrTable:
    """Bjorn's hunt of Draugr in 1; he has drawn a sword and an axe. Chance is asked."""
    match = given_surtr(
        turn=PERSON, phase="special-action", heroes={PERSON: "1"}, monsters={"draugr": "1"},
        chance="asked", **given,
    )  # fmt: skip
    table = when(match)
    table.says(PERSON, "act monsters", "hunt draugr").hunter_draws("sword-a axe-a")
    return table


@pytest.mark.rule("SOLO-3.2.4")
def test_the_attack_card_of_its_prey_is_a_random_one() -> None:
    """Chance tells which of those it holds; nobody is asked."""
    table = given_hunt()

    assert table.asked == (CHANCE, "chance")
    assert "claws astrid attack-1" in table.offered()
    table.told_by_chance("claws astrid attack-1", "claws astrid special-1")
    assert table.asked[0] == PERSON
    assert table.facts("attack")["card"] == "attack-1"


@pytest.mark.rule("SOLO-3.2.4.1")
@pytest.mark.parametrize("owner", [FOLLOWER, PERSON])
def test_it_is_random_whoever_controls_the_prey(owner: int) -> None:
    table = given_hunt(rings={"draugr": owner})

    assert table.asked == (CHANCE, "chance")
    assert "claws astrid attack-1" in table.offered()


def slay(markers: int) -> SurtrTable:
    """Bjorn kills Draugr, whose board has so many markers of the Follower."""
    wounds = {place: FOLLOWER if place < markers else PERSON for place in range(6)}
    table = given_hunt(wounds={"draugr": wounds})
    table.told_by_chance("claws astrid attack-1", "claws astrid special-1")
    table.says(PERSON, "defend no more", "injure authority")
    while not table.offered("strike"):
        table.match.choose(table.offered()[0])
    table.says(PERSON, "strike axe-a axe")
    while table.asked[0] == CHANCE:  # its attack cards are discarded
        table.match.choose(table.offered()[0])
    return table


@pytest.mark.rule("SOLO-3.2.5")
@pytest.mark.parametrize(("markers", "given"), [(4, 1), (3, 0)])
def test_four_markers_on_a_slain_monster_are_a_slayer_token(markers: int, given: int) -> None:
    table = slay(markers)

    assert table.game.slayer[DRAUGR] == PERSON
    assert monster_in(table.game, "draugr") == "?"
    assert table.game.slayer_tokens[FOLLOWER] == given


@pytest.mark.rule("SOLO-3.2.6")
def test_a_person_may_remove_desolation() -> None:
    """And may go on without."""
    match = given_surtr(
        turn=PERSON, phase="manoeuvres", armies=[(PERSON, "9", 5)], control={"9": PERSON},
        desolation="9",
    )  # fmt: skip

    table = when(match)

    assert "cleanse 9 with bjorn 5" in table.offered()
    assert "grow bjorn 5 in 9" in table.offered()


def given_usurper(strength: int = 2, **given: Any) -> SurtrTable:
    """Bjorn's hero is in 6, which the Follower controls; its army of 5 is beside it."""
    armies = [(FOLLOWER, "5", 5), *given.pop("more", ())]
    match = given_surtr(
        turn=PERSON, phase="special-action", armies=armies, control={"6": FOLLOWER, "5": FOLLOWER},
        temples="6", blessings={FOLLOWER: "levy raven-banner"},
        attributes={PERSON: (2, strength, 2)}, **{"heroes": {PERSON: "6"}} | given,
    )  # fmt: skip
    return when(match)


@pytest.mark.rule("SOLO-3.2.7")
def test_usurping_asks_only_for_the_armies_in_the_region() -> None:
    """Neither the support army of 5, nor the temple, nor two tucked cards help."""
    table = given_usurper(2)
    table.says(PERSON, "act usurp")

    assert controller(table.game, "6") == PERSON


@pytest.mark.rule("SOLO-3.2.7")
def test_its_armies_in_the_region_count() -> None:
    """Its army of 3 there and a hero of strength 2."""
    table = given_usurper(2, more=[(FOLLOWER, "6", 3)])

    assert "act usurp" not in table.offered()
    table.cannot(PERSON, "act usurp", "LOR-8.5.10.2", "takes strength 3, and the hero has 2")


@pytest.mark.rule("SOLO-3.2.7")
def test_where_its_hero_stands_nothing_is_usurped() -> None:
    table = given_usurper(6, heroes={PERSON: "6", FOLLOWER: "6"})

    table.cannot(PERSON, "act usurp", "LOR-8.5.10", "another hero is there")
