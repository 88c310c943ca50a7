"""SOLO-4.6 to SOLO-4.8 Which attribute a Follower raises, and which army it prefers."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import tell_armies, values
from games.surtr.table import FOLLOWER, PERSON, given_surtr, when
from ragnatafl.games.lords.rules.board import GODS

MIN, MAX = "basic-a1", "basic-a2"


def raised(attributes: tuple[int, int, int], hero: str = "ragnar") -> tuple[int, ...]:
    """Authority, strength and wisdom after the Follower has raised one of them."""
    step = {"step": "raise-by-rule", "seat": "astrid"}
    match = given_surtr(steps=[step], attributes={FOLLOWER: attributes}, corrupted={FOLLOWER: hero})
    return values(match.state, FOLLOWER)


def god_of(**given: Any) -> list[str]:
    """Where the Follower sends a priest."""
    match = given_surtr(
        phase="follower-prays", priests={FOLLOWER: 1}, heroes={FOLLOWER: "16"}, **given
    )
    return [str(event.all_facts()["god"]) for event in when(match).told("send-priest")]


# SOLO-4.6 Attributes


@pytest.mark.rule("SOLO-4.6", "SOLO-4.6.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((3, 2, 2), (4, 2, 2)),
        ((4, 3, 2), (5, 3, 2)),
        ((2, 5, 5), (3, 5, 5)),
    ],
    ids=["leads by 1", "leads the higher one by 1", "is lower"],
)
def test_the_priority_attribute_while_it_leads_by_one_at_most(
    before: tuple[int, int, int], after: tuple[int, ...]
) -> None:
    """Ragnar's is authority."""
    assert raised(before) == after


@pytest.mark.rule("SOLO-4.6.1")
def test_the_priority_attribute_is_the_leftmost_of_the_tile() -> None:
    """Snorri's is wisdom."""
    assert raised((2, 2, 2), "snorri") == (2, 2, 3)


@pytest.mark.rule("SOLO-4.6.2")
@pytest.mark.parametrize(
    ("hero", "before", "after"),
    [
        ("ragnar", (5, 3, 2), (5, 3, 3)),
        ("ragnar", (4, 2, 2), (4, 3, 2)),
        ("beowulf", (2, 4, 2), (2, 4, 3)),
    ],
    ids=["the lowest", "equal: the order of Ragnar", "equal: the order of Beowulf"],
)
def test_else_the_lowest_by_the_order_on_the_tile(
    hero: str, before: tuple[int, int, int], after: tuple[int, ...]
) -> None:
    assert raised(before, hero) == after


@pytest.mark.rule("SOLO-4.6")
def test_an_attribute_of_six_is_not_available() -> None:
    """S-8: authority leads by 0, but is at 6."""
    assert raised((6, 6, 2)) == (6, 6, 3)


@pytest.mark.rule("SOLO-4.6.3")
def test_in_a_prayer_the_monument_needs_a_free_space() -> None:
    """Odin's is full: of strength and wisdom the lower one."""
    attributes = {FOLLOWER: (2, 3, 2)}

    assert god_of(attributes=attributes) == ["odin"]
    assert god_of(attributes=attributes, sent={"odin": {PERSON: 3}}) == ["freya"]


@pytest.mark.rule("SOLO-4.6.3")
def test_only_one_is_available() -> None:
    """Strength is the highest, but only Thor has a free space."""
    sent = {"odin": {PERSON: 3}, "freya": {FOLLOWER: 3}}

    assert god_of(attributes={FOLLOWER: (2, 5, 2)}, sent=sent) == ["thor"]


@pytest.mark.rule("SOLO-4.6")
def test_with_all_at_six_a_priest_is_still_sent_by_the_order_of_the_tile() -> None:
    """S-8: for the bonus only; Lagertha's first is strength, so Thor's two cards."""
    match = given_surtr(
        phase="follower-prays", priests={FOLLOWER: 1}, heroes={FOLLOWER: "16"},
        corrupted={FOLLOWER: "lagertha"}, attributes={FOLLOWER: (6, 6, 6)}, levels={"thor": 2},
    )  # fmt: skip

    assert match.state.sent[GODS.read("thor")][FOLLOWER] == 1
    assert values(match.state, FOLLOWER) == (6, 6, 6)
    assert when(match).facts("draw-cards")["count"] == 2


# SOLO-4.7 The frontier army


def grown(*armies: tuple[str, int], selected: str = MIN, own: str = "") -> list[str]:
    """The Follower's armies after its frontier army got 1."""
    step = {"step": "strengthen-frontier", "seat": "astrid", "count": 1}
    match = given_surtr(
        steps=[step], selected=selected, armies=[(FOLLOWER, *army) for army in armies],
        control=dict.fromkeys(own.split(), FOLLOWER),
    )  # fmt: skip
    return tell_armies(match.state)


@pytest.mark.rule("SOLO-4.7")
def test_the_frontier_army_is_beside_most_foreign_regions() -> None:
    """8 has four neighbours, 1 three."""
    assert grown(("1", 2), ("8", 2), own="1 8") == ["astrid 2 in 1", "astrid 3 in 8"]


@pytest.mark.rule("SOLO-4.7")
def test_own_regions_beside_it_do_not_count_nor_does_its_own() -> None:
    """Of the four around 8 two are its own; 1 is neutral itself, and has three foreign ones."""
    assert grown(("1", 2), ("8", 2), own="7 8 9") == ["astrid 3 in 1", "astrid 2 in 8"]


@pytest.mark.rule("SOLO-4.7")
@pytest.mark.parametrize(
    ("selected", "armies"),
    [(MIN, ["astrid 3 in 1", "astrid 2 in 11"]), (MAX, ["astrid 2 in 1", "astrid 3 in 11"])],
)
def test_equal_frontiers_are_told_apart_by_the_tie_break(selected: str, armies: list[str]) -> None:
    assert grown(("1", 2), ("11", 2), selected=selected) == armies


@pytest.mark.rule("SOLO-4.7")
def test_an_army_of_six_is_passed_over() -> None:
    assert grown(("1", 2), ("8", 6)) == ["astrid 3 in 1", "astrid 6 in 8"]


@pytest.mark.rule("SOLO-4.7.1")
def test_without_such_an_army_nothing_grows() -> None:
    assert grown(("8", 6)) == ["astrid 6 in 8"]
    assert grown() == []


# SOLO-4.8 The frontline army


def manoeuvred(*armies: tuple[str, int], theirs: str, own: str = "", row: str = MIN) -> list[str]:
    """Armies after manoeuvres in which nothing can be invaded: Bjorn's regions are well held."""
    guards = [(PERSON, region, 6) for region in theirs.split()]
    match = given_surtr(
        phase="follower-manoeuvres", rows={FOLLOWER: row}, selected=row,
        armies=[*((FOLLOWER, *army) for army in armies), *guards],
        control=dict.fromkeys(theirs.split(), PERSON) | dict.fromkeys(own.split(), FOLLOWER),
    )  # fmt: skip
    return [army for army in tell_armies(match.state) if army.startswith("astrid")]


@pytest.mark.rule("SOLO-4.8")
def test_the_frontline_army_is_beside_most_regions_of_people() -> None:
    """S-9: 12 is beside Bjorn's 11 and 13, 14 beside 13 only."""
    found = manoeuvred(("12", 1), ("14", 1), theirs="11 13", own="12 14")

    assert found == ["astrid 2 in 12", "astrid 1 in 14"]


@pytest.mark.rule("SOLO-4.8")
def test_then_it_is_the_nearest_to_them() -> None:
    """S-9: none is beside 9; 7 is two moves away, 2 four."""
    found = manoeuvred(("2", 1), ("7", 1), theirs="9", own="2 7 1 3 4")

    assert found == ["astrid 1 in 2", "astrid 2 in 7"]


@pytest.mark.rule("SOLO-4.8")
def test_then_more_of_their_regions_are_as_near() -> None:
    """S-9: both are two moves from Bjorn: 1 from 6 alone, 12 from 8 and 10."""
    found = manoeuvred(("1", 1), ("12", 1), theirs="6 8 10", own="1 12 2 4 5 11", row=MIN)

    assert found == ["astrid 1 in 1", "astrid 2 in 12"]


@pytest.mark.rule("SOLO-4.8")
@pytest.mark.parametrize(
    ("row", "armies"),
    [(MIN, ["astrid 2 in 1", "astrid 1 in 7"]), (MAX, ["astrid 1 in 1", "astrid 2 in 7"])],
)
def test_then_the_tie_break_decides(row: str, armies: list[str]) -> None:
    """1 and 7 are both beside Bjorn's 4."""
    assert manoeuvred(("1", 1), ("7", 1), theirs="4", own="1 7 2 5", row=row) == armies


@pytest.mark.rule("SOLO-4.8")
def test_armies_of_six_are_frontline_armies_too() -> None:
    """That in 4 is nearer to Bjorn's 8 than that in 1; it moves on to 7 (SOLO-5.4.7.3)."""
    found = manoeuvred(("1", 1), ("4", 6), theirs="8", own="1 2 3 4 5 6 7")

    assert found == ["astrid 1 in 1", "astrid 6 in 7"]
