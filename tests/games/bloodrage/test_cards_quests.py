"""BR-C: quests, each committed to in a turn and revealed at the end of its age."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    BloodRageTable,
    at,
    cell,
    committed,
    discarded,
    given_bloodrage,
    glories,
    hand,
    pass_all,
    when,
)
from kit.table import ASTRID, BJORN
from kit.titles import shows

REGION_QUESTS = {
    "alfheim-1": 5, "jotunheim-1": 5, "manheim-1": 5,
    "alfheim-2": 7, "jotunheim-2": 7, "manheim-2": 7,
    "alfheim-3": 9, "jotunheim-3": 9, "manheim-3": 9,
}  # fmt: skip
DEATH_QUESTS = {"glorious-death-1": 6, "glorious-death-2": 8, "glorious-death-3": 11}
YGGDRASIL_QUESTS = {"yggdrasil-1": 6, "yggdrasil-2": 8, "yggdrasil-3": 11}
OF_REGION = {
    "alfheim": ("andlang", "gimle"),
    "jotunheim": ("muspelheim", "horgr", "utgard"),
    "manheim": ("myrkulor", "elvagar", "angerboda"),
}
FAR_AWAY = {
    "alfheim": ("elvagar", "angerboda", "muspelheim"),
    "jotunheim": ("elvagar", "angerboda", "gimle"),
    "manheim": ("utgard", "andlang", "gimle"),
}
"""Provinces of other regions; the first one falls in Ragnarok."""


def commit_and_reveal(table: BloodRageTable, card: str) -> BloodRageTable:
    """Astrid commits to the quest, then everybody passes and keeps no card."""
    table.says(ASTRID, f"commit {card}")
    assert committed(table.game, ASTRID) == card
    assert hand(table.game, ASTRID) == ""
    return pass_all(table)


@shows("alfheim-1", "jotunheim-1", "manheim-1")
@shows("alfheim-2", "jotunheim-2", "manheim-2")
@shows("alfheim-3", "jotunheim-3", "manheim-3")
@pytest.mark.rule("BR-8.1.1", "BR-8.1.7", "BR-6.10.1.5")
@pytest.mark.parametrize("copy", ["a", "b"])
@pytest.mark.parametrize(("quest", "glory"), REGION_QUESTS.items())
def test_a_region_quest_pays_for_the_most_strength_in_one_of_its_provinces(
    quest: str, glory: int, copy: str
) -> None:
    """Any province of the region will do; Bjorn is stronger in another of them."""
    region = quest.partition("-")[0]
    for mine in OF_REGION[region]:
        others = [province for province in OF_REGION[region] if province != mine]
        table = when(
            given_bloodrage(
                seats=4,
                destroyed=["horgr" if region == "manheim" else "myrkulor"],
                dooms=FAR_AWAY[region],
                figures={ASTRID: {mine: "warrior"}, BJORN: {others[0]: "leader"}},
                hands={ASTRID: f"{quest}{copy}"},
            )
        )

        commit_and_reveal(table, f"{quest}{copy}")
        assert table.asked == (ASTRID, "raise"), mine
        table.says(ASTRID, "raise axes")

        assert glories(table.game) == [glory, 0, 0, 0]
        assert cell(table.game, ASTRID, "axes") == 1
        assert discarded(table.game) == f"{quest}{copy}"


@shows("alfheim-1", "jotunheim-1", "manheim-1")
@shows("alfheim-2", "jotunheim-2", "manheim-2")
@shows("alfheim-3", "jotunheim-3", "manheim-3")
@pytest.mark.rule("BR-8.1.3", "BR-8.1.8")
@pytest.mark.parametrize("quest", REGION_QUESTS)
def test_a_region_quest_fails_in_a_tie_and_in_another_region(quest: str) -> None:
    """Astrid ties Bjorn in one province of the region, and is the strongest outside of it."""
    region = quest.partition("-")[0]
    there, elsewhere = OF_REGION[region][0], FAR_AWAY[region][1]
    table = when(
        given_bloodrage(
            seats=4,
            dooms=FAR_AWAY[region],
            figures={ASTRID: {there: "warrior", elsewhere: "leader"}, BJORN: {there: "warrior"}},
            hands={ASTRID: f"{quest}a"},
        )
    )

    commit_and_reveal(table, f"{quest}a")

    assert table.told("quest-failed") != []
    assert glories(table.game) == [0, 0, 0, 0]
    assert table.game.cells[ASTRID] == [0, 0, 0]
    assert discarded(table.game) == f"{quest}a"


@shows("glorious-death-1", "glorious-death-2", "glorious-death-3")
@pytest.mark.rule("BR-8.1.6")
@pytest.mark.parametrize("copy", ["a", "b"])
@pytest.mark.parametrize(("quest", "glory"), DEATH_QUESTS.items())
def test_glorious_death_asks_for_four_figures_in_valhalla(
    quest: str, glory: int, copy: str
) -> None:
    """Figures of every kind count."""
    table = when(
        given_bloodrage(
            seats=4,
            figures={ASTRID: {"valhalla": "2-warrior leader ship"}},
            hands={ASTRID: f"{quest}{copy}"},
        )
    )

    commit_and_reveal(table, f"{quest}{copy}")
    assert at(table.game, ASTRID, "valhalla") == "2-warrior leader ship"
    table.says(ASTRID, "raise rage")

    assert glories(table.game) == [glory, 0, 0, 0]
    assert cell(table.game, ASTRID, "rage") == 1


@shows("glorious-death-1", "glorious-death-2", "glorious-death-3")
@pytest.mark.rule("BR-8.1.6")
@pytest.mark.parametrize("quest", DEATH_QUESTS)
def test_glorious_death_fails_with_three_figures_in_valhalla(quest: str) -> None:
    """Bjorn's dead do not count, nor do those who are still to die in Ragnarok."""
    table = when(
        given_bloodrage(
            seats=4,
            figures={
                ASTRID: {"valhalla": "3-warrior", "gimle": "2-warrior"},
                BJORN: {"valhalla": "5-warrior"},
            },
            hands={ASTRID: f"{quest}a"},
        )
    )

    commit_and_reveal(table, f"{quest}a")

    assert table.told("quest-failed") != []
    assert table.game.cells[ASTRID] == [0, 0, 0]


@shows("yggdrasil-1", "yggdrasil-2", "yggdrasil-3")
@pytest.mark.rule("BR-8.1.5")
@pytest.mark.parametrize(("quest", "glory"), YGGDRASIL_QUESTS.items())
def test_yggdrasil_asks_for_the_most_strength_there(quest: str, glory: int) -> None:
    table = when(
        given_bloodrage(
            seats=4,
            figures={ASTRID: {"yggdrasil": "2-warrior"}, BJORN: {"yggdrasil": "warrior"}},
            hands={ASTRID: quest},
        )
    )

    commit_and_reveal(table, quest)
    table.says(ASTRID, "raise horns")

    assert glories(table.game) == [glory, 0, 0, 0]
    assert cell(table.game, ASTRID, "horns") == 1


@shows("yggdrasil-1", "yggdrasil-2", "yggdrasil-3")
@pytest.mark.rule("BR-8.1.5")
@pytest.mark.parametrize("quest", YGGDRASIL_QUESTS)
@pytest.mark.parametrize("theirs", ["2-warrior", "leader"])
def test_yggdrasil_fails_in_a_tie_or_against_more_strength(quest: str, theirs: str) -> None:
    """Astrid is the strongest in Utgard, which is no help."""
    table = when(
        given_bloodrage(
            seats=4,
            dooms=["andlang", "elvagar", "angerboda"],
            figures={
                ASTRID: {"yggdrasil": "2-warrior", "utgard": "leader"},
                BJORN: {"yggdrasil": theirs},
            },
            hands={ASTRID: quest},
        )
    )

    commit_and_reveal(table, quest)

    assert glories(table.game) == [0, 0, 0, 0]
    assert table.game.cells[ASTRID] == [0, 0, 0]


@shows("manheim-1")
@pytest.mark.rule("BR-6.10.1", "BR-6.10.1.1")
def test_a_quest_need_not_be_committed_to_and_costs_no_rage() -> None:
    """It may as well stay in the hand; committed it costs nothing, and equal ones are two."""
    table = when(given_bloodrage(seats=4, hands={ASTRID: "manheim-1a manheim-1b"}))
    assert "pass" in table.offered()

    table.says(ASTRID, "commit manheim-1a")

    assert table.game.rage[ASTRID] == 6
    assert hand(table.game, ASTRID) == "manheim-1b"
