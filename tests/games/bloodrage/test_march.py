"""BR-6.8 March: any number of figures from one province to another, for 1 rage."""

from __future__ import annotations

import pytest

from games.bloodrage.table import BloodRageTable, at, given_bloodrage, when
from kit.table import ASTRID, BJORN


@pytest.mark.rule("BR-6.8.1")
@pytest.mark.parametrize(("count", "left"), [(1, "2-warrior"), (2, "warrior"), (3, "nothing")])
def test_a_march_costs_one_rage_however_many_go(count: int, left: str) -> None:
    """BR-6.8.1"""
    match = given_bloodrage(figures={ASTRID: {"andlang": "3-warrior"}})

    table = when(match).says(ASTRID, "march andlang gimle", f"take {count} warrior")

    assert table.game.rage[ASTRID] == 5
    assert at(table.game, ASTRID, "andlang") == left
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.8.1")
def test_a_march_goes_to_any_province_adjacent_or_not() -> None:
    """BR-6.8.1: Angerboda is on the other side of the ring."""
    table = when(given_bloodrage(figures={ASTRID: {"andlang": "leader"}}))

    assert table.offered("march") == [
        "march andlang myrkulor",
        "march andlang angerboda",
        "march andlang utgard",
        "march andlang gimle",
        "march andlang yggdrasil",
    ]
    table.says(ASTRID, "march andlang angerboda", "take 1 leader")
    assert at(table.game, ASTRID, "angerboda") == "leader"


@pytest.mark.rule("BR-6.8.1")
@pytest.mark.parametrize(
    "march",
    [
        "march gimle utgard",  # nobody is there
        "march utgard gimle",  # only Bjorn is there
        "march andlang andlang",
        "march reserve andlang",
        "march andlang valhalla",
        "march valhalla andlang",
    ],
)
def test_a_march_needs_own_figures_and_another_province(march: str) -> None:
    """BR-6.8.1"""
    match = given_bloodrage(
        figures={
            ASTRID: {"andlang": "2-warrior", "valhalla": "warrior"},
            BJORN: {"utgard": "warrior"},
        }
    )

    when(match).cannot(ASTRID, march, "BR-6.8.1")


@pytest.mark.rule("BR-6.8.1")
def test_at_least_one_figure_marches() -> None:
    """BR-6.8.1: of each kind none may go, of all together not."""
    match = given_bloodrage(figures={ASTRID: {"andlang": "warrior leader"}})
    table = when(match).says(ASTRID, "march andlang gimle")
    assert table.offered() == ["take 1 warrior", "take 0 warrior"]

    table.says(ASTRID, "take 0 warrior")

    assert table.offered() == ["take 1 leader"]
    table.cannot(ASTRID, "take 0 leader", "BR-6.8.1")


def given_mixed(target: str = "gimle") -> BloodRageTable:
    """Astrid marches with some of three warriors, her leader and the troll."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "3-warrior leader troll"}}, upgrades={ASTRID: "troll-1"}
    )
    return when(match).says(ASTRID, f"march angerboda {target}")


@pytest.mark.rule("BR-6.8.1.1")
@pytest.mark.parametrize(
    ("said", "gone", "left"),
    [
        (("take 2 warrior", "take 0 leader", "take 1 troll"), "2-warrior troll", "warrior leader"),
        (("take 0 warrior", "take 1 leader", "take 0 troll"), "leader", "3-warrior troll"),
        (("take 3 warrior", "take 1 leader", "take 1 troll"), "3-warrior leader troll", "nothing"),
    ],
)
def test_the_clan_chooses_which_figures_go(said: tuple[str, ...], gone: str, left: str) -> None:
    """BR-6.8.1.1"""
    table = given_mixed().says(ASTRID, *said)

    assert at(table.game, ASTRID, "gimle") == gone
    assert at(table.game, ASTRID, "angerboda") == left


@pytest.mark.rule("BR-6.8.1.1")
def test_no_more_go_than_are_there() -> None:
    """BR-6.8.1.1"""
    given_mixed().cannot(ASTRID, "take 4 warrior", "BR-6.8.1.1")


@pytest.mark.rule("BR-6.8.1.2")
def test_no_more_march_than_there_are_empty_villages() -> None:
    """BR-6.8.1.2: three villages in Utgard, one of them taken; the march ends when it is full."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "3-warrior leader"}, BJORN: {"utgard": "warrior"}}
    )
    table = when(match).says(ASTRID, "march angerboda utgard")
    assert table.offered() == ["take 2 warrior", "take 1 warrior", "take 0 warrior"]
    table.cannot(ASTRID, "take 3 warrior", "BR-6.8.1.2")

    table.says(ASTRID, "take 2 warrior")

    assert table.asked == (BJORN, "turn")
    assert at(table.game, ASTRID, "utgard") == "2-warrior"


@pytest.mark.rule("BR-6.8.1.2")
def test_figures_taken_first_leave_less_room() -> None:
    """BR-6.8.1.2: after one warrior only the leader or the troll finds a village."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "warrior leader troll"}, BJORN: {"utgard": "warrior"}},
        upgrades={ASTRID: "troll-1"},
    )
    table = when(match).says(ASTRID, "march angerboda utgard", "take 1 warrior", "take 1 leader")

    assert at(table.game, ASTRID, "utgard") == "warrior leader"
    assert at(table.game, ASTRID, "angerboda") == "troll"
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.8.1.2")
def test_nobody_marches_into_a_full_province() -> None:
    """BR-6.8.1.2"""
    match = given_bloodrage(figures={ASTRID: {"gimle": "leader"}, BJORN: {"utgard": "3-warrior"}})

    when(match).cannot(ASTRID, "march gimle utgard", "BR-6.8.1.2")


@pytest.mark.rule("BR-6.8.1.3", "BR-6.8.2")
def test_into_yggdrasil_any_number_may_march() -> None:
    """BR-6.8.1.3: five together, where five are already."""
    match = given_bloodrage(
        figures={
            ASTRID: {"angerboda": "4-warrior leader"},
            BJORN: {"yggdrasil": "5-warrior"},
        }
    )

    table = when(match).says(ASTRID, "march angerboda yggdrasil", "take 4 warrior", "take 1 leader")

    assert at(table.game, ASTRID, "yggdrasil") == "4-warrior leader"


@pytest.mark.rule("BR-6.8.1.4")
def test_a_march_has_one_origin_and_one_target() -> None:
    """BR-6.8.1.4: when the figures have been taken the turn is over."""
    match = given_bloodrage(figures={ASTRID: {"andlang": "2-warrior", "gimle": "2-warrior"}})

    table = when(match).says(ASTRID, "march andlang utgard", "take 1 warrior")

    assert table.asked == (BJORN, "turn")
    assert at(table.game, ASTRID, "gimle") == "2-warrior"
    assert at(table.game, ASTRID, "andlang") == "warrior"


@pytest.mark.rule("BR-6.8.1.4")
def test_nobody_marches_into_a_destroyed_province() -> None:
    """BR-6.8.1.4"""
    match = given_bloodrage(figures={ASTRID: {"andlang": "2-warrior"}})

    when(match).cannot(ASTRID, "march andlang horgr", "BR-6.8.1.4")


@pytest.mark.rule("BR-6.8.1.5")
@pytest.mark.parametrize("ship", ["ship", "sea-serpent"])
def test_ships_never_march(ship: str) -> None:
    """BR-6.8.1.5: a Sea Serpent neither."""
    match = given_bloodrage(
        seats=3, figures={ASTRID: {"sw": ship}}, upgrades={ASTRID: "sea-serpent-1"}
    )

    table = when(match).cannot(ASTRID, "march sw andlang", "BR-6.8.1.5")

    assert table.offered("march") == []


@pytest.mark.rule("BR-6.8.2")
def test_out_of_yggdrasil_one_marches_as_out_of_any_province() -> None:
    """BR-6.8.2: some go, some stay."""
    match = given_bloodrage(figures={ASTRID: {"yggdrasil": "3-warrior"}})

    table = when(match).says(ASTRID, "march yggdrasil utgard", "take 2 warrior")

    assert at(table.game, ASTRID, "utgard") == "2-warrior"
    assert at(table.game, ASTRID, "yggdrasil") == "warrior"


@pytest.mark.rule("BR-6.8.2")
def test_there_is_no_other_common_way_into_yggdrasil() -> None:
    """BR-6.8.2: of all that may be done in a turn only a march leads there."""
    match = given_bloodrage(
        figures={ASTRID: {"andlang": "warrior"}}, hands={ASTRID: "brothers-in-arms-1"}
    )
    table = when(match)
    there = [text for text in table.offered() if text.endswith("yggdrasil")]

    assert there == ["march andlang yggdrasil"]
    table.says(ASTRID, "upgrade brothers-in-arms-1")
    table.cannot(ASTRID, "invade warrior yggdrasil", "BR-6.7.2.2")


@pytest.mark.rule("BR-Fhh")
def test_a_march_is_the_only_common_way_into_yggdrasil_and_leads_out_again() -> None:
    """BR-Fhh: no invade goes there, not that of a monster such as the Troll either."""
    match = given_bloodrage(
        upgrades={ASTRID: "troll-1"},
        figures={ASTRID: {"angerboda": "warrior leader"}},
        rage={BJORN: 0},
    )
    table = when(match)
    assert not [text for text in table.offered("invade") if text.endswith("yggdrasil")]

    table.says(ASTRID, "march angerboda yggdrasil", "take 1 warrior", "take 1 leader")
    assert at(table.game, ASTRID, "yggdrasil") == "warrior leader"
    table.says(ASTRID, "march yggdrasil gimle", "take 0 warrior", "take 1 leader")

    assert at(table.game, ASTRID, "gimle") == "leader"
    assert table.game.rage[ASTRID] == 4
