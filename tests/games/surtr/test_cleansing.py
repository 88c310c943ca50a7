"""SOLO-10.4, SOLO-10.5 People remove desolation, and may be blessed for it."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import blessings, controller, tell_armies, values
from games.surtr.table import FOLLOWER, PERSON, SurtrTable, desolation, given_surtr, tokens, when


def given_token(
    *armies: tuple[str, int], tokens: str = "9", own: str = "9", phase: str = "manoeuvres",
    **given: Any,
) -> SurtrTable:  # fmt: skip
    """Bjorn's armies; tokens lie in these regions, and these regions are his."""
    match = given_surtr(
        turn=PERSON, phase=phase, armies=[(PERSON, *army) for army in armies],
        control=dict.fromkeys(own.split(), PERSON), desolation=tokens, **given,
    )  # fmt: skip
    return when(match)


def given_mobilise(*armies: tuple[str, int], tokens: str, own: str, **given: Any) -> SurtrTable:
    table = given_token(*armies, tokens=tokens, own=own, phase="special-action", **given)
    return table.says(PERSON, "act mobilise")


# SOLO-10.4 Removing


@pytest.mark.rule("SOLO-10.4")
def test_an_army_removes_a_token_in_place_of_moving_or_growing() -> None:
    """It stays as it is, and the manoeuvre is over."""
    table = given_token(("9", 5)).says(PERSON, "cleanse 9 with bjorn 5", "decline")

    assert desolation(table.game) == "none"
    assert tell_armies(table.game) == ["bjorn 5 in 9"]
    assert controller(table.game, "9") == PERSON
    assert table.asked == (PERSON, "special-action")


@pytest.mark.rule("SOLO-10.4")
def test_nobody_has_to_remove_a_token() -> None:
    table = given_token(("9", 5))

    assert table.offered("cleanse", "skip") == ["cleanse 9 with bjorn 5", "skip"]
    table.says(PERSON, "skip")
    assert desolation(table.game) == "9"


@pytest.mark.rule("SOLO-10.4")
def test_a_region_of_somebody_else_cannot_be_cleansed() -> None:
    """Neutral 4 is too strong for his army to control it."""
    table = given_token(("4", 3), tokens="4 7 8", own="9")

    assert table.offered("cleanse") == []
    table.cannot(PERSON, "cleanse 4 with bjorn 3", "SOLO-10.4", "it is not an own region")


@pytest.mark.rule("SOLO-10.4")
def test_where_no_token_lies_nothing_is_removed() -> None:
    table = given_token(("9", 6), tokens="3")

    table.cannot(PERSON, "cleanse 9 with bjorn 6", "SOLO-10.4", "no token lies there")


@pytest.mark.rule("SOLO-10.4")
def test_an_army_that_is_not_there_removes_nothing() -> None:
    table = given_token(("9", 5))

    table.cannot(PERSON, "cleanse 9 with bjorn 6", "SOLO-10.4", "an army of value 6 there")


@pytest.mark.rule("SOLO-10.4", "SOLO-10.4.1")
@pytest.mark.parametrize(
    ("on_board", "needed"),
    [("9", 5), ("9 4", 4), ("9 4 7", 3), ("9 4 7 8", 2), ("9 4 7 8 13", 1)],
)
def test_the_army_needs_the_lowest_number_uncovered(on_board: str, needed: int) -> None:
    """6 less the tokens on the board."""
    table = given_token(("9", needed), tokens=on_board)
    assert table.offered("cleanse") == [f"cleanse 9 with bjorn {needed}"]

    if needed > 1:
        weaker = given_token(("9", needed - 1), tokens=on_board)
        assert weaker.offered("cleanse") == []
        why = f"it takes an army of value {needed}, and this one has {needed - 1}"
        weaker.cannot(PERSON, f"cleanse 9 with bjorn {needed - 1}", "SOLO-10.4", why)


@pytest.mark.rule("SOLO-10.4.1")
def test_the_token_returns_to_the_rightmost_empty_slot() -> None:
    """Two are out, of the slots 5 and 4: the next removal needs 5 again."""
    table = given_mobilise(("9", 4), ("13", 4), tokens="9 13", own="9 13")
    table.says(PERSON, "cleanse 9 with bjorn 4", "decline")

    assert tokens(table.game) == 4
    assert table.offered("cleanse") == []
    table.cannot(PERSON, "cleanse 13 with bjorn 4", "SOLO-10.4", "it takes an army of value 5")


@pytest.mark.rule("SOLO-10.4.2")
def test_armies_do_not_join_to_remove_a_token() -> None:
    """Three and two are five together."""
    table = given_token(("9", 3), ("9", 2))

    assert table.offered("cleanse") == []


@pytest.mark.rule("SOLO-10.4.2")
def test_manoeuvres_remove_one_token() -> None:
    table = given_token(("9", 6), ("13", 6), tokens="9 13", own="9 13")
    table.says(PERSON, "cleanse 13 with bjorn 6", "decline")

    assert desolation(table.game) == "9"
    assert table.asked == (PERSON, "special-action")


@pytest.mark.rule("SOLO-10.4.2")
def test_in_mobilise_each_army_may_remove_one() -> None:
    """The number counts anew for the next: 4, then 5. Then the first army has had its turn."""
    table = given_mobilise(("9", 4), ("13", 5), tokens="9 13", own="9 13")
    table.says(PERSON, "cleanse 9 with bjorn 4", "decline")
    assert not [text for text in table.offered() if "bjorn 4" in text]
    table.says(PERSON, "cleanse 13 with bjorn 5", "decline")

    assert table.heard("cleansed") == ["cleansed region=9 left=4", "cleansed region=13 left=5"]


@pytest.mark.rule("SOLO-10.4.2")
def test_in_mobilise_an_army_that_has_moved_removes_none() -> None:
    """It entered 13, which is Bjorn's, with a token."""
    table = given_mobilise(("11", 5), ("9", 1), tokens="13", own="9 11 13")
    table.says(PERSON, "move bjorn 5 from 11 to 13")

    table.cannot(PERSON, "cleanse 13 with bjorn 5", "SOLO-10.4", "an army of value 5 there")


@pytest.mark.rule("SOLO-10.4.2")
def test_a_follower_removes_nothing() -> None:
    """Its strong army stands in its own region with a token."""
    match = given_surtr(
        phase="follower-manoeuvres", armies=[(FOLLOWER, "3", 6)], control={"3": FOLLOWER},
        desolation="3",
    )  # fmt: skip

    assert desolation(match.state) == "3"


# SOLO-10.5 A blessing


@pytest.mark.rule("SOLO-10.5")
@pytest.mark.parametrize(("on_board", "value"), [("9", 5), ("9 4", 4)])
def test_for_one_of_the_two_leftmost_slots_a_blessing_may_be_taken(
    on_board: str, value: int
) -> None:
    """A random one, and it works at once: Jarl's Word raises authority."""
    table = given_token(("9", value), tokens=on_board, blessing_deck="jarls-word")
    table.says(PERSON, f"cleanse 9 with bjorn {value}")

    assert table.asked == (PERSON, "take-a-blessing")
    table.says(PERSON, "take a blessing")
    assert blessings(table.game, PERSON) == "jarls-word"
    assert values(table.game, PERSON) == (3, 2, 2)


@pytest.mark.rule("SOLO-10.5")
def test_the_blessing_may_be_declined() -> None:
    table = given_token(("9", 5)).says(PERSON, "cleanse 9 with bjorn 5", "decline")

    assert blessings(table.game, PERSON) == ""


@pytest.mark.rule("SOLO-10.5")
@pytest.mark.parametrize(("on_board", "value"), [("9 4 7", 3), ("9 4 7 8", 2)])
def test_for_the_other_slots_there_is_no_blessing(on_board: str, value: int) -> None:
    table = given_token(("9", value), tokens=on_board)
    table.says(PERSON, f"cleanse 9 with bjorn {value}")

    assert not table.offered("take a blessing")
    assert blessings(table.game, PERSON) == ""
