"""LOR-6.4 Retreat: where armies go that cannot stay."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import LordsTable, battle_in, given_lords, tell_armies, when
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.armies import refuges
from ragnatafl.games.lords.rules.battle.battles import battle_value
from ragnatafl.games.lords.rules.board import REGIONS, RegionId
from ragnatafl.games.lords.rules.state import reachable

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


def two_battles(fought: str, version: int | None = None, **options: Any) -> LordsTable:
    """Astrid attacks 8 and 9, both Bjorn's, and he loses one of them."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "7", 5), (ASTRID, "6", 5), (BJORN, "8", 2), (BJORN, "9", 2)],
        control={"8": BJORN, "9": BJORN, "10": BJORN},
        exhausted="mjolnir",
        loki="1",
        version=version,
        **options,
    )
    table = when(match).says(ASTRID, "act mobilise", "move astrid 5 from 7 to 8")
    table.says(ASTRID, "move astrid 5 from 6 to 9", f"fight in {fought}")
    return table.says(BJORN, "pass").says(ASTRID, "pass")


@pytest.mark.rule("LOR-6.4.5", "LOR-F9")
@pytest.mark.parametrize("fought", ["9", "8"])
@pytest.mark.parametrize(("version", "options"), [(1, {}), (2, {"retreat": "quiet"})])
def test_no_retreat_goes_where_a_battle_is_pending_if_so_agreed(
    fought: str, version: int, options: dict[str, Any]
) -> None:
    """From the region lost first Bjorn goes to 10 only; so it was in version 1."""
    table = two_battles(fought, version, **options)

    table.cannot(BJORN, f"retreat to {'8' if fought == '9' else '9'}", "LOR-6.4.5")

    assert table.offered() == ["retreat to 10"]


@pytest.mark.rule("LOR-6.4.5")
def test_who_retreats_into_a_pending_battle_takes_part_in_it() -> None:
    """From 8 into 9: both armies of Bjorn stand there against Astrid's 5."""
    table = two_battles("8")
    assert table.offered() == ["retreat to 9", "retreat to 10"]

    table.says(BJORN, "retreat to 9")

    assert table.asked == (BJORN, "play-or-pass")
    assert table.game.battle_region == REGIONS.read("9")
    assert battle_value(table.game, BJORN) == 1 + 2


@pytest.mark.rule("LOR-6.4.5", "LOR-3.1.1")
def test_nobody_retreats_to_where_two_others_meet() -> None:
    """Region 9 is Bjorn's still, but armies of Astrid and Dagny are there."""
    game = given_lords(
        seats=3,
        phase="manoeuvres",
        armies=[(BJORN, "8", 2), (ASTRID, "9", 1), (DAGNY, "9", 1)],
        control={"8": BJORN, "9": BJORN, "10": BJORN},
        loki="1",
    ).state

    assert RegionId(8) in reachable(game, BJORN, RegionId(7))
    assert RegionId(8) not in refuges(game, BJORN, RegionId(7))
