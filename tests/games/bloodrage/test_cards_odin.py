"""BR-C: what Odin's cards mean: Tide and Smite, the dead they count, Inspiration and Throne."""

from __future__ import annotations

import pytest

from games.bloodrage.table import at, fight, given_bloodrage, glories, pass_all, strengths, when
from kit.table import ASTRID, BJORN, DAGNY, EIRIK


@pytest.mark.rule("BR-Fj")
def test_odins_tide_lets_all_choose_openly_from_the_pillager_clockwise() -> None:
    """BR-Fj: Dagny pillages; Eirik's Tide; ships of the fjord are among the choices."""
    match = given_bloodrage(
        seats=4,
        turn=DAGNY,
        figures={
            ASTRID: {"angerboda": "warrior", "ne": "ship"},
            DAGNY: {"angerboda": "leader", "ne": "ship"},
            EIRIK: {"angerboda": "2-warrior"},
        },
        hands={EIRIK: "odins-tide-2a"},
    )

    table = fight(match, "angerboda", eirik="odins-tide-2a")
    assert table.asked == (DAGNY, "spare")
    table.says(DAGNY, "spare leader")
    assert at(table.game, DAGNY, "valhalla") == "ship"  # open to all before the next one chooses
    assert table.asked == (EIRIK, "spare")
    table.says(EIRIK, "spare warrior")
    assert table.asked == (ASTRID, "spare")
    table.says(ASTRID, "spare ship")

    assert strengths(table) == [3, 1 + 1, 2]


@pytest.mark.rule("BR-Fk")
def test_odins_smite_takes_one_warrior_and_asks_nobody() -> None:
    """BR-Fk: of three; Bjorn, who has none, loses nothing else."""
    match = given_bloodrage(
        seats=4,
        figures={
            ASTRID: {"angerboda": "warrior"},
            BJORN: {"ne": "ship"},
            DAGNY: {"angerboda": "3-warrior"},
        },
        hands={ASTRID: "odins-smite-1a"},
    )

    table = fight(match, "angerboda", astrid="odins-smite-1a")

    assert strengths(table) == [1 + 1, 2, 2]


@pytest.mark.rule("BR-Fl")
@pytest.mark.parametrize("pillager", [ASTRID, BJORN], ids=["smite first", "tide first"])
def test_smite_and_tide_go_from_the_pillager_clockwise(pillager: int) -> None:
    """BR-Fl: Bjorn can keep his only warrior from the Tide before the Smite, not after it."""
    match = given_bloodrage(
        age=2,
        turn=[ASTRID, BJORN][pillager],
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior leader"}},
        hands={ASTRID: "odins-smite-1a", BJORN: "odins-tide-2a"},
    )

    table = fight(match, "angerboda", astrid="odins-smite-1a", bjorn="odins-tide-2a")
    if pillager == ASTRID:
        table.says(ASTRID, "spare leader")
        assert table.offered() == ["spare leader"]
    else:
        assert table.offered() == ["spare warrior", "spare leader"]
        table.says(BJORN, "spare warrior").says(ASTRID, "spare leader")
        assert strengths(table) == [0 + 1, 3 + 1]


@pytest.mark.rule("BR-Fv")
def test_all_the_dead_of_the_battle_count_whoever_won() -> None:
    """BR-Fv: Astrid loses. One of Bjorn's fell by her Smite; two of hers and Dagny's one besides.

    Her Valkyrie pays for two enemies, Thor's Glory once; Bjorn has nothing but the battle.
    """
    match = given_bloodrage(
        seats=4,
        age=2,
        figures={
            ASTRID: {"angerboda": "warrior valkyrie"},
            BJORN: {"angerboda": "warrior leader"},
            DAGNY: {"angerboda": "warrior"},
        },
        hands={ASTRID: "odins-smite-1a", BJORN: "tyrs-smite-2"},
        upgrades={ASTRID: "valkyrie-2 thors-glory-1"},
    )

    table = fight(match, "angerboda", astrid="odins-smite-1a", bjorn="tyrs-smite-2")

    assert strengths(table) == [3 + 1, 3 + 5, 0]
    assert glories(table.game) == [2 * 2 + 2, 3, 0, 0]


@pytest.mark.rule("BR-Fv")
def test_judgement_counts_the_tide_and_the_own_dead() -> None:
    """BR-Fv: Tide takes one of each; then Bjorn's last one falls: 3 dead in all."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={
            ASTRID: {"angerboda": "warrior leader"},
            BJORN: {"angerboda": "2-warrior"},
        },
        hands={ASTRID: "odins-judgement-3a", BJORN: "odins-tide-2a"},
    )

    table = fight(match, "angerboda", astrid="odins-judgement-3a", bjorn="odins-tide-2a")
    table.says(ASTRID, "spare leader").says(BJORN, "spare warrior")

    assert glories(table.game) == [3 + 3 * 2, 0, 0, 0]


@pytest.mark.rule("BR-Fw")
def test_figures_that_were_saved_count_nowhere_as_destroyed() -> None:
    """BR-Fw: of Bjorn's four the ship is protected, the Witch is in Yggdrasil; two count."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={
            ASTRID: {"angerboda": "leader valkyrie"},
            BJORN: {"angerboda": "2-warrior volur-witch", "ne": "ship"},
        },
        hands={ASTRID: "tyrs-rage-3"},
        upgrades={ASTRID: "valkyrie-2", BJORN: "friggas-protection-2 volur-witch-3 fire-dragons-2"},
    )

    table = fight(match, "angerboda", astrid="tyrs-rage-3")
    table.says(BJORN, "let warrior die", "save volur-witch with volur-witch-3")
    table.says(BJORN, "save ship with friggas-protection-2")

    assert glories(table.game) == [3 + 2 * 2, 0, 0, 0]
    assert at(table.game, BJORN, "ne") == "ship"


@pytest.mark.rule("BR-Fy")
def test_odins_inspiration_doubles_the_glory_of_ragnarok_only() -> None:
    """BR-Fy: 2 * 2 for the ship, and the 8 of its dragons once."""
    match = given_bloodrage(
        upgrades={ASTRID: "odins-inspiration-2 fire-dragons-2"}, figures={ASTRID: {"nw": "ship"}}
    )

    assert glories(pass_all(when(match)).game) == [4 + 8, 0]


@pytest.mark.rule("BR-Fz")
def test_odins_throne_doubles_the_glory_of_the_quest_only() -> None:
    """BR-Fz: one stat rises, by one cell."""
    match = given_bloodrage(
        phase="quests",
        upgrades={ASTRID: "odins-throne-3"},
        quests={ASTRID: "manheim-1a"},
        figures={ASTRID: {"angerboda": "warrior"}},
    )

    table = when(match).says(ASTRID, "raise axes")

    assert glories(table.game) == [10, 0]
    assert table.game.cells[ASTRID] == [0, 1, 0]
    assert table.asked == (ASTRID, "keep-gift")
