"""LOR-6.4 Retreat: where armies go that cannot stay."""

from __future__ import annotations

import pytest

from games.lords.table import battle_in, given_lords, tell_armies, when
from kit.table import ASTRID, BJORN

# LOR-6.4 Retreat


@pytest.mark.rule("LOR-6.4", "LOR-10.5")
def test_the_owner_chooses_an_adjacent_own_region() -> None:
    """8 and 10 are his; 6 is Astrid's, 7 neutral, 13 his but too far."""
    match = given_lords(
        armies=[(ASTRID, "9", 5), (BJORN, "9", 3)],
        control={"6": ASTRID, "8": BJORN, "9": BJORN, "10": BJORN, "13": BJORN},
        exhausted="mjolnir",
        steps=battle_in("9"),
    )

    table = when(match).says(BJORN, "pass").says(ASTRID, "pass")
    assert table.asked == (BJORN, "retreat")
    table.cannot(BJORN, "retreat to 6", "LOR-6.4").cannot(BJORN, "retreat to 13", "LOR-6.4")
    assert table.offered() == ["retreat to 8", "retreat to 10"]
    table.says(BJORN, "retreat to 10")

    assert tell_armies(table.game) == ["astrid 5 in 9", "bjorn 2 in 10"]


@pytest.mark.rule("LOR-6.4.1", "LOR-F8")
def test_a_retreat_goes_by_drakkar() -> None:
    match = given_lords(
        armies=[(ASTRID, "9", 5), (BJORN, "9", 3)],
        control={"9": BJORN, "11": BJORN},
        drakkars={BJORN: "s2", ASTRID: "s2"},
        steps=battle_in("9"),
    )

    table = when(match).says(BJORN, "pass").says(ASTRID, "pass")

    assert table.offered() == ["retreat to 11"]


@pytest.mark.rule("LOR-6.4.2")
def test_without_a_refuge_the_armies_are_destroyed() -> None:
    """11 is his, but no drakkar leads there."""
    match = given_lords(
        armies=[(ASTRID, "9", 6), (BJORN, "9", 3), (BJORN, "9", 2)],
        control={"9": BJORN, "11": BJORN},
        drakkars={ASTRID: "s2"},
        steps=battle_in("9"),
    )

    table = when(match).says(BJORN, "pass").says(ASTRID, "pass")

    assert tell_armies(table.game) == ["astrid 6 in 9"]
    assert [event.rule for event in table.told("army-destroyed")] == ["LOR-6.4.2"] * 2


@pytest.mark.rule("LOR-6.4.4", "LOR-F8")
def test_armies_that_retreat_together_go_to_the_same_region() -> None:
    """Outside battles too: Astrid usurps 9, where two armies of Bjorn stand."""
    match = given_lords(
        phase="special-action",
        armies=[(BJORN, "9", 1), (BJORN, "9", 2)],
        heroes={ASTRID: "9", BJORN: "16"},
        attributes={ASTRID: (2, 3, 2)},
        control={"6": BJORN, "8": BJORN, "9": BJORN},
    )

    table = when(match).says(ASTRID, "act usurp").says(BJORN, "retreat to 8")

    assert table.asked == (ASTRID, "recruit-there")
    assert tell_armies(table.game) == ["bjorn 1 in 8", "bjorn 2 in 8"]


@pytest.mark.rule("LOR-6.4.4", "LOR-F8")
def test_after_a_battle_all_go_to_the_same_region() -> None:
    match = given_lords(
        armies=[(ASTRID, "9", 6), (BJORN, "9", 2), (BJORN, "9", 3)],
        control={"6": BJORN, "8": BJORN, "9": BJORN},
        steps=battle_in("9"),
    )

    table = when(match).says(BJORN, "pass").says(ASTRID, "pass").says(BJORN, "retreat to 6")

    assert tell_armies(table.game) == ["astrid 6 in 9", "bjorn 1 in 6", "bjorn 2 in 6"]


@pytest.mark.rule("LOR-6.4.5", "LOR-F9")
@pytest.mark.parametrize("fought", ["9", "8"])
def test_no_retreat_goes_where_a_battle_is_pending(fought: str) -> None:
    """Astrid attacks 8 and 9, both Bjorn's; from the one lost first he goes to 10 only."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "7", 5), (ASTRID, "6", 5), (BJORN, "8", 2), (BJORN, "9", 2)],
        control={"8": BJORN, "9": BJORN, "10": BJORN},
        exhausted="mjolnir",
        loki="1",
    )
    table = when(match).says(ASTRID, "act mobilise", "move astrid 5 from 7 to 8")
    table.says(ASTRID, "move astrid 5 from 6 to 9", f"fight in {fought}")

    table.says(BJORN, "pass").says(ASTRID, "pass")
    table.cannot(BJORN, f"retreat to {'8' if fought == '9' else '9'}", "LOR-6.4.5")

    assert table.offered() == ["retreat to 10"]
