"""SOLO-7.3 to SOLO-7.6: what monsters do when a Follower decides about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.lords.table import monster_in, tell_armies
from games.surtr.table import FOLLOWER, PERSON, SurtrTable, given_surtr, when
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.kernel.seats import Seat

MIN, MAX = "basic-a1", "basic-a2"


def acts(
    monster: str,
    region: str,
    armies: Sequence[tuple[Seat, str, int]] = (),
    *,
    die: str = "",
    tie: str = MIN,
    turn: Seat = FOLLOWER,
    **given: Any,
) -> SurtrTable:
    """The monster is activated there: the Follower's own, or neutral if the die is told.

    All regions with armies of Bjorn are his. Any: as there.
    """
    held = {place: PERSON for owner, place, _ in armies if owner == PERSON}
    control = {"3": PERSON} | held | given.pop("control", {})
    match = given_surtr(
        turn=turn, armies=armies, control=control, monsters={monster: region},
        rings={} if die else {monster: FOLLOWER}, heroes={FOLLOWER: "16", PERSON: "3"},
        rows={FOLLOWER: tie}, selected=tie if turn == FOLLOWER else "",
        steps=[{"step": "activate-monster", "monster": monster}], chance="asked", **given,
    )  # fmt: skip
    table = when(match)
    if die:
        table.told_by_chance(f"monster-die {die}")
    return table


def attacked(table: SurtrTable) -> bool:
    return bool(table.told("territory-attack"))


# Its own monsters


@pytest.mark.rule("SOLO-7.3", "SOLO-7.3.1")
def test_a_territory_attack_that_hits_people_goes_first() -> None:
    """Draugr could stomp the stronger army in 9, but hits the one in 8 where it is."""
    table = acts("draugr", "8", [(PERSON, "8", 2), (PERSON, "9", 4)])

    assert attacked(table)
    assert monster_in(table.game, "draugr") == "8"
    assert tell_armies(table.game) == ["bjorn 1 in 8", "bjorn 4 in 9"]


@pytest.mark.rule("SOLO-7.3.2")
@pytest.mark.parametrize("tie", [MIN, MAX])
def test_else_it_goes_where_the_strongest_single_army_is(tie: str) -> None:
    """5 in 9 before 4 and 4 in 10, and before 1 in 7."""
    armies = [(PERSON, "9", 5), (PERSON, "10", 4), (PERSON, "10", 4), (PERSON, "7", 1)]
    table = acts("draugr", "8", armies, tie=tie)

    assert not attacked(table)
    assert "bjorn 4 in 9" in tell_armies(table.game)
    assert monster_in(table.game, "draugr") == "9"


@pytest.mark.rule("SOLO-7.3.2")
@pytest.mark.parametrize(("tie", "region"), [(MIN, "7"), (MAX, "10")])
def test_equal_regions_to_stomp_by_the_tie_break(tie: str, region: str) -> None:
    table = acts("draugr", "8", [(PERSON, "7", 3), (PERSON, "10", 3)], tie=tie)

    assert f"bjorn 2 in {region}" in tell_armies(table.game)


@pytest.mark.rule("SOLO-7.3.2")
@pytest.mark.parametrize("tie", [MIN, MAX])
def test_the_strongest_army_there_is_stomped(tie: str) -> None:
    """S-32: not by SOLO-4.2, though the card may say Min."""
    table = acts("draugr", "8", [(PERSON, "9", 1), (PERSON, "9", 3)], tie=tie)

    assert tell_armies(table.game) == ["bjorn 1 in 9", "bjorn 2 in 9"]


@pytest.mark.rule("SOLO-7.3.3")
@pytest.mark.parametrize("tie", [MIN, MAX])
def test_else_it_comes_nearer_to_an_army(tie: str) -> None:
    """From 13 to Bjorn's in 9, two moves away: only 8 brings it nearer."""
    table = acts("draugr", "13", [(PERSON, "9", 3)], tie=tie)

    assert monster_in(table.game, "draugr") == "8"


@pytest.mark.rule("SOLO-7.3.3")
@pytest.mark.parametrize("tie", [MIN, MAX])
@pytest.mark.parametrize("theirs", ["6", "8"])
def test_of_several_ways_through_a_region_of_a_person(theirs: str, tie: str) -> None:
    """From 7 to 9 by 6 or by 8."""
    table = acts("draugr", "7", [(PERSON, "9", 3)], tie=tie, control={theirs: PERSON})

    assert monster_in(table.game, "draugr") == theirs


@pytest.mark.rule("SOLO-7.3.3")
@pytest.mark.parametrize(("tie", "region"), [(MIN, "6"), (MAX, "8")])
def test_then_by_the_tie_break(tie: str, region: str) -> None:
    table = acts("draugr", "7", [(PERSON, "9", 3)], tie=tie)

    assert monster_in(table.game, "draugr") == region


@pytest.mark.rule("SOLO-7.3.3")
@pytest.mark.parametrize(("tie", "region"), [(MIN, "7"), (MAX, "13")])
def test_nearer_to_any_army_will_do(tie: str, region: str) -> None:
    """From 8 to the army in 4 by 7, to that in 15 by 13."""
    table = acts("draugr", "8", [(PERSON, "4", 3), (PERSON, "15", 1)], tie=tie)

    assert monster_in(table.game, "draugr") == region


@pytest.mark.rule("SOLO-7.3.4")
def test_without_armies_to_come_nearer_to_it_stays() -> None:
    table = acts("draugr", "8")

    assert monster_in(table.game, "draugr") == "8"
    assert table.heard("monster-stays") == ["monster-stays monster=draugr"]


@pytest.mark.rule("SOLO-7.3.4")
def test_with_an_army_where_it_is_but_nothing_to_hit_it_stays() -> None:
    """Grendel hurts heroes alone: Bjorn's only army is with it in 9, his hero is not."""
    table = acts("grendel", "9", [(PERSON, "9", 3)])

    assert monster_in(table.game, "grendel") == "9"
    assert tell_armies(table.game) == ["bjorn 3 in 9"]


# Neutral monsters


@pytest.mark.rule("SOLO-7.4", "SOLO-7.4.1")
def test_a_neutral_monster_attacks_whoever_is_hit_when_the_die_says_so() -> None:
    """Draugr in 8 lowers the Follower's army there; Bjorn's in 9 is left alone."""
    table = acts("draugr", "8", [(FOLLOWER, "8", 3), (PERSON, "9", 3)], die="attack")

    assert tell_armies(table.game) == ["astrid 2 in 8", "bjorn 3 in 9"]


@pytest.mark.rule("SOLO-7.4", "SOLO-7.4.2")
def test_when_the_die_says_move_it_stomps_though_it_could_attack() -> None:
    """The army in 8 is spared, that in 9 is stomped."""
    table = acts("draugr", "8", [(PERSON, "8", 3), (PERSON, "9", 2)], die="move")

    assert not attacked(table)
    assert tell_armies(table.game) == ["bjorn 3 in 8", "bjorn 1 in 9"]


@pytest.mark.rule("SOLO-7.4.2")
def test_a_neutral_monster_is_not_moved_onto_armies_of_the_follower() -> None:
    """From 7 to Bjorn's in 9: 6 by Min, but the Follower is there, so 8."""
    armies = [(PERSON, "9", 3), (FOLLOWER, "6", 2)]

    assert monster_in(acts("draugr", "7", armies, die="move").game, "draugr") == "8"
    assert monster_in(acts("draugr", "7", armies).game, "draugr") == "6"


@pytest.mark.rule("SOLO-7.4.2")
def test_with_no_region_left_a_neutral_monster_stays() -> None:
    """From 3 there is only 2."""
    armies = [(PERSON, "9", 3), (FOLLOWER, "2", 2)]
    table = acts("draugr", "3", armies, die="move", control={"3": FOLLOWER})

    assert monster_in(table.game, "draugr") == "3"
    assert tell_armies(table.game) == ["astrid 2 in 2", "bjorn 3 in 9"]


@pytest.mark.rule("SOLO-7.4.3")
def test_given_the_choice_it_attacks_where_it_hits_people() -> None:
    table = acts("draugr", "8", [(PERSON, "8", 2), (PERSON, "9", 4)], die="either")

    assert attacked(table)
    assert tell_armies(table.game) == ["bjorn 1 in 8", "bjorn 4 in 9"]


@pytest.mark.rule("SOLO-7.4.3")
@pytest.mark.parametrize(("army", "region"), [("9", "9"), ("12", "13")])
def test_given_the_choice_it_moves_where_it_does_not(army: str, region: str) -> None:
    """To stomp in 9, or nearer to 12; it spares the Follower's army where it is."""
    table = acts("draugr", "8", [(FOLLOWER, "8", 2), (PERSON, army, 3)], die="either")

    assert not attacked(table)
    assert monster_in(table.game, "draugr") == region
    assert "astrid 2 in 8" in tell_armies(table.game)


# Choices


@pytest.mark.rule("SOLO-7.5")
def test_its_own_monster_never_stomps_its_own_armies() -> None:
    """It comes to 6 on its way to Bjorn, where an army of the Follower stands."""
    table = acts("draugr", "7", [(FOLLOWER, "6", 2), (PERSON, "9", 3)])

    assert monster_in(table.game, "draugr") == "6"
    assert tell_armies(table.game) == ["astrid 2 in 6", "bjorn 3 in 9"]


@pytest.mark.rule("SOLO-7.5")
def test_its_own_monster_always_stomps_people() -> None:
    """Where both have armies only Bjorn's is lowered, though it is the weaker one."""
    armies = [(FOLLOWER, "9", 4), (PERSON, "9", 2)]
    table = acts("draugr", "8", armies, hands={PERSON: "axe-a"})

    assert tell_armies(table.game) == ["astrid 4 in 9", "bjorn 1 in 9"]


@pytest.mark.rule("SOLO-7.5.1")
@pytest.mark.parametrize("tie", [MIN, MAX])
def test_nidhogg_gnaws_at_people_first(tie: str) -> None:
    """Bjorn's army of 4 in 9, in the middle of the Follower's armies in 8 and 10."""
    armies = [(FOLLOWER, "8", 3), (PERSON, "9", 4), (FOLLOWER, "10", 3)]
    table = acts("nidhogg", "9", armies, tie=tie)

    assert tell_armies(table.game) == ["astrid 3 in 8", "astrid 3 in 10", "bjorn 2 in 9"]


@pytest.mark.rule("SOLO-7.5.1")
@pytest.mark.parametrize(
    ("tie", "left"),
    [
        (MIN, ["bjorn 2 in 6", "bjorn 3 in 10", "bjorn 6 in 10"]),
        (MAX, ["bjorn 4 in 6", "bjorn 3 in 10", "bjorn 4 in 10"]),
    ],
)
def test_nidhogg_gnaws_by_region_and_then_by_value(tie: str, left: list[str]) -> None:
    """Min: the lowest region. Max: the highest one, and there the stronger army (SOLO-4.2)."""
    armies = [(PERSON, "6", 4), (PERSON, "10", 3), (PERSON, "10", 6)]
    table = acts("nidhogg", "9", armies, tie=tie)

    assert tell_armies(table.game) == left


@pytest.mark.rule("SOLO-7.5.1")
@pytest.mark.parametrize(
    ("tie", "left"),
    [(MIN, ["bjorn 1 in 6", "bjorn 3 in 9"]), (MAX, ["bjorn 1 in 9", "bjorn 3 in 10"])],
)
def test_hraesvelgr_carries_off_by_value_and_region(tie: str, left: list[str]) -> None:
    """Min: the weaker army to the lowest region; Max: the stronger one to the highest."""
    table = acts("hraesvelgr", "9", [(PERSON, "9", 1), (PERSON, "9", 3)], tie=tie)

    assert tell_armies(table.game) == left


@pytest.mark.rule("SOLO-7.5.1")
def test_hraesvelgr_carries_off_people_before_its_own() -> None:
    armies = [(FOLLOWER, "9", 1), (PERSON, "9", 3)]
    table = acts("hraesvelgr", "9", armies, hands={PERSON: "axe-a"})

    assert tell_armies(table.game) == ["astrid 1 in 9", "bjorn 3 in 6"]


# Events


def event(
    name: str,
    monsters: dict[str, str],
    *,
    turn: Seat = FOLLOWER,
    rings: dict[str, Seat] | None = None,
    tie: str = MIN,
    loki: str = "7",
) -> SurtrTable:
    """An event is drawn in somebody's turn; Bjorn has an army of 3 in 9."""
    match = given_surtr(
        turn=turn, monsters=monsters, rings=rings, events=name, loki=loki,
        armies=[(PERSON, "9", 3)], control={"9": PERSON, "3": PERSON},
        heroes={FOLLOWER: "16", PERSON: "3"}, rows={FOLLOWER: tie},
        selected=tie if turn == FOLLOWER else "",
        steps=[{"step": "draw-event", "seat": ("astrid", "bjorn")[turn]}], chance="asked",
    )  # fmt: skip
    table = when(match)
    table.told_by_chance(f"event-deck {name}")
    return table


@pytest.mark.rule("SOLO-7.6")
def test_an_event_in_its_turn_leads_its_own_monsters_by_rule() -> None:
    """Event 2 activates Algiz and Uruz; nobody is asked about Draugr, which goes and stomps."""
    table = event("event-2", {"draugr": "8"}, rings={"draugr": FOLLOWER})

    assert tell_armies(table.game) == ["bjorn 2 in 9"]
    assert table.asked[1] != "move-or-attack"


@pytest.mark.rule("SOLO-7.6")
def test_an_event_in_its_turn_leads_neutral_monsters_by_rule_and_die() -> None:
    table = event("event-2", {"draugr": "8"})
    assert table.offered() == ["monster-die move", "monster-die attack", "monster-die either"]

    table.told_by_chance("monster-die either")
    assert tell_armies(table.game) == ["bjorn 2 in 9"]


@pytest.mark.rule("SOLO-7.6")
def test_a_persons_monster_is_led_by_that_person_in_its_turn_too() -> None:
    table = event("event-2", {"draugr": "8"}, rings={"draugr": PERSON})

    assert table.asked == (PERSON, "move-or-attack")


@pytest.mark.rule("SOLO-7.6")
@pytest.mark.parametrize(
    ("tie", "before", "after"),
    [(MIN, "7", "1"), (MIN, "1", "2"), (MAX, "7", "16"), (MAX, "16", "15")],
)
def test_loki_goes_by_the_tie_break_alone(tie: str, before: str, after: str) -> None:
    """S-39: event 14 shows him; of all regions but his own, without a look at anybody."""
    table = event("event-14", {}, tie=tie, loki=before)

    assert REGIONS.write(table.game.boss_region) == after


@pytest.mark.rule("SOLO-7.6.1")
def test_in_a_persons_turn_its_monsters_act_by_rule() -> None:
    """Bjorn draws the event, and is not asked about the Follower's Draugr."""
    table = event("event-2", {"draugr": "8"}, rings={"draugr": FOLLOWER}, turn=PERSON)

    assert tell_armies(table.game) == ["bjorn 2 in 9"]


@pytest.mark.rule("SOLO-7.6.1")
@pytest.mark.parametrize(("tie", "region"), [(MIN, "6"), (MAX, "8")])
def test_then_its_ties_are_broken_by_the_leftmost_card(tie: str, region: str) -> None:
    """SOLO-4.1.2: from 7 to Bjorn's army in 9 by 6 or 8."""
    table = event("event-2", {"draugr": "7"}, rings={"draugr": FOLLOWER}, turn=PERSON, tie=tie)

    assert monster_in(table.game, "draugr") == region


@pytest.mark.rule("SOLO-7.6.1")
def test_in_a_persons_turn_neutral_monsters_are_that_persons() -> None:
    table = event("event-2", {"draugr": "8"}, turn=PERSON)
    table.told_by_chance("monster-die either")

    assert table.asked == (PERSON, "move-or-attack")


@pytest.mark.rule("SOLO-7.6.1")
def test_in_a_persons_turn_loki_is_that_persons() -> None:
    table = event("event-14", {}, turn=PERSON)

    assert table.asked == (PERSON, "place-boss")
