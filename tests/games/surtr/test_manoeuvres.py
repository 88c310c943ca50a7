"""SOLO-5.4.7: what a Follower does in its manoeuvres."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.lords.table import tell_armies
from games.surtr.table import FOLLOWER, PERSON, SurtrTable, desolation, given_surtr, when
from ragnatafl.kernel.seats import Seat

MIN, MAX = "basic-a1", "basic-a2"


def manoeuvres(
    *armies: tuple[Seat, str, int],
    own: str = "",
    theirs: str = "",
    card: str = MIN,
    hero: str = "9",
) -> SurtrTable:
    """The Follower's manoeuvres; `own` and `theirs` are the regions they control."""
    control: Mapping[str, Seat] = {
        **dict.fromkeys(own.split(), FOLLOWER),
        **dict.fromkeys(theirs.split(), PERSON),
    }
    match = given_surtr(
        armies=armies, control=control, selected=card, heroes={FOLLOWER: "3", PERSON: hero},
        phase="follower-manoeuvres",
    )  # fmt: skip
    return when(match)


def acts(table: SurtrTable) -> Sequence[str]:
    """What kinds of things were done with armies."""
    kinds = ("invades", "army-grows", "move-army", "recruit", "no-manoeuvre")
    return [event.kind for event in table.match.events if event.kind in kinds]


@pytest.mark.rule("SOLO-5.4.7.1")
def test_if_a_region_can_be_invaded_it_is_and_nothing_else_is_done() -> None:
    """One region, though 1 and 5 could both be taken."""
    table = manoeuvres((FOLLOWER, "2", 2), (FOLLOWER, "6", 2), own="2 6", theirs="16")

    assert acts(table) == ["invades"]


@pytest.mark.rule("SOLO-5.4.7.2")
def test_if_none_can_be_the_frontline_army_grows() -> None:
    """Armies of 1 in 1 and 3 are too weak; Bjorn's 7 is two moves from 1, three from 3."""
    table = manoeuvres((FOLLOWER, "3", 1), (FOLLOWER, "1", 1), own="1 3", theirs="7", card=MAX)

    assert acts(table) == ["army-grows"]
    assert tell_armies(table.game) == ["astrid 2 in 1", "astrid 1 in 3"]


@pytest.mark.rule("SOLO-5.4.7.2")
def test_it_grows_without_a_settlement() -> None:
    """2 has none; Bjorn's big armies are all around."""
    table = manoeuvres(
        (FOLLOWER, "2", 1), (PERSON, "1", 3), (PERSON, "3", 3), (PERSON, "4", 3),
        own="2", theirs="1 3 4",
    )  # fmt: skip

    assert "astrid 2 in 2" in tell_armies(table.game)


@pytest.mark.rule("SOLO-5.4.7.3")
def test_a_full_army_goes_where_it_borders_a_region_of_others() -> None:
    """All round 3 is its own; from 2 it borders neutral 4."""
    table = manoeuvres((FOLLOWER, "3", 6), own="1 2 3 5", theirs="16")

    assert acts(table) == ["move-army"]
    assert tell_armies(table.game) == ["astrid 6 in 2"]


@pytest.mark.rule("SOLO-5.4.7.3")
def test_a_full_army_comes_at_least_nearer() -> None:
    """From 3 every region of others is four moves away or more, from 2 three."""
    table = manoeuvres((FOLLOWER, "3", 6), own="1 2 3 4 5 7 6", theirs="16")

    assert tell_armies(table.game) == ["astrid 6 in 2"]


@pytest.mark.rule("SOLO-5.4.7.3")
@pytest.mark.parametrize(("card", "region"), [(MIN, "6"), (MAX, "10")])
def test_equal_ways_by_the_tie_break(card: str, region: str) -> None:
    """From 9 to 6, 8 or 10, each beside a region of others."""
    table = manoeuvres((FOLLOWER, "9", 6), own="6 8 9 10", theirs="16", card=card)

    assert tell_armies(table.game) == [f"astrid 6 in {region}"]


@pytest.mark.rule("SOLO-5.4.7.3", "SOLO-5.4.7.5")
def test_an_army_that_borders_others_already_does_not_step_sideways() -> None:
    """S-14: 1 borders Bjorn's 2 and 4, too strong for 6; its own 5 would bring it no nearer."""
    table = manoeuvres(
        (FOLLOWER, "1", 6), (PERSON, "2", 6), (PERSON, "4", 6), own="1 5", theirs="2 4"
    )

    assert acts(table) == ["no-manoeuvre"]
    assert tell_armies(table.game)[0] == "astrid 6 in 1"


@pytest.mark.rule("SOLO-5.4.7.4")
def test_then_the_next_army_grows() -> None:
    """The army of 6 in 1 borders most of Bjorn's regions and is stuck; that in 16 grows."""
    table = manoeuvres(
        (FOLLOWER, "1", 6), (FOLLOWER, "16", 1), (PERSON, "2", 6), (PERSON, "4", 6),
        own="1 5 16", theirs="2 4",
    )  # fmt: skip

    assert acts(table) == ["army-grows"]
    assert tell_armies(table.game)[:2] == ["astrid 6 in 1", "astrid 2 in 16"]


@pytest.mark.rule("SOLO-5.4.7.4")
def test_then_the_next_army_moves() -> None:
    """The army of 6 in 1 is stuck between 9 and 9, that of 6 in 9 goes to 6, beside neutral 7."""
    table = manoeuvres(
        (FOLLOWER, "1", 6), (FOLLOWER, "9", 6), (PERSON, "2", 6), (PERSON, "4", 6),
        (PERSON, "2", 3), (PERSON, "4", 3),
        own="1 5 6 8 9 10", theirs="2 4",
    )  # fmt: skip

    assert acts(table) == ["move-army"]
    assert tell_armies(table.game)[:2] == ["astrid 6 in 1", "astrid 6 in 6"]


@pytest.mark.rule("SOLO-5.4.7.5")
def test_with_nothing_left_the_step_is_skipped() -> None:
    """The one army of 6 is stuck in 3 before Bjorn's 6 in 2."""
    table = manoeuvres((FOLLOWER, "3", 6), (PERSON, "2", 6), own="3", theirs="2")

    assert acts(table) == ["no-manoeuvre"]
    assert tell_armies(table.game) == ["astrid 6 in 3", "bjorn 6 in 2"]


@pytest.mark.rule("SOLO-5.4.7.6")
def test_without_an_army_it_recruits_one_and_places_a_token() -> None:
    """Authority 2, in its settlement; the token goes to 4, the lowest at the wheel."""
    table = manoeuvres(own="1", theirs="16")

    assert acts(table) == ["recruit"]
    assert tell_armies(table.game) == ["astrid 2 in 1"]
    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-5.4.7.6")
def test_it_does_nothing_else_then() -> None:
    """The new army could invade 1, but not now."""
    table = manoeuvres(own="5", theirs="16")

    assert table.told("invades") == []


@pytest.mark.rule("SOLO-5.4.7.6")
def test_one_token_alone_for_recruiting_without_a_settlement() -> None:
    """S-19: SOLO-8.1.2 would place one too."""
    table = manoeuvres(own="2", theirs="16")

    assert tell_armies(table.game) == ["astrid 2 in 2"]
    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-5.4.7.6")
def test_without_army_and_region_it_recruits_into_a_region_it_can_invade() -> None:
    """SOLO-8.1.3: Ragnar of preference 3 takes by Min among the easiest: 1, and one token."""
    table = manoeuvres((PERSON, "16", 3), theirs="16")

    assert tell_armies(table.game) == ["astrid 2 in 1", "bjorn 3 in 16"]
    assert desolation(table.game) == "4"
