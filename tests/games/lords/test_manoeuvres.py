"""LOR-8.4 Manoeuvres: activate one army; LOR-8.5.5 Mobilise: any number of them."""

from __future__ import annotations

import pytest

from games.lords.table import LordsTable, controller, given_lords, tell_armies, when
from kit.table import ASTRID, BJORN


def given_armies(
    *armies: tuple[int, str, int], phase: str = "manoeuvres", loki: str = "7"
) -> LordsTable:
    """Armies of Astrid (0) and Bjorn (1)."""
    seats = (ASTRID, BJORN)
    placed = [(seats[owner], region, value) for owner, region, value in armies]
    return when(given_lords(phase=phase, armies=placed, loki=loki))


@pytest.mark.rule("LOR-8.4.1")
def test_one_own_army_is_activated() -> None:
    """Then the special action follows."""
    table = given_armies((0, "3", 2), (0, "16", 1), (1, "9", 4))
    assert table.offered() == [
        "move astrid 2 from 3 to 2",
        "move astrid 1 from 16 to 14",
        "move astrid 1 from 16 to 15",
        "skip",
    ]

    table.says(ASTRID, "move astrid 1 from 16 to 14")

    assert table.asked == (ASTRID, "special-action")
    assert tell_armies(table.game) == ["astrid 2 in 3", "astrid 1 in 14", "bjorn 4 in 9"]


@pytest.mark.rule("LOR-8.4.1")
def test_a_second_army_is_not_activated() -> None:
    """The chain keeps the phase open."""
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "3", 2), (ASTRID, "16", 1)],
        control={"16": ASTRID},
        artefacts={ASTRID: "gnipa-chain"},
        monsters={"draugr": "5"},
    )

    table = when(match).says(ASTRID, "move astrid 2 from 3 to 2")

    assert table.offered() == ["use gnipa-chain", "skip"]
    table.cannot(ASTRID, "move astrid 1 from 16 to 14", "LOR-8.4.1", "one in the manoeuvres")
    table.cannot(ASTRID, "grow astrid 1 in 16", "LOR-8.4.1", "one in the manoeuvres")
    table.cannot(ASTRID, "recruit 16", "LOR-8.4.1", "one in the manoeuvres")


@pytest.mark.rule("LOR-8.4.1")
def test_only_own_armies_that_are_there_are_activated() -> None:
    table = given_armies((0, "3", 2), (1, "9", 4))

    table.cannot(ASTRID, "move bjorn 4 from 9 to 8", "LOR-8.4.1", "choose an own army")
    table.cannot(ASTRID, "move astrid 4 from 3 to 2", "LOR-8.4.1", "there is none")
    table.cannot(ASTRID, "grow astrid 2 in 5", "LOR-8.4.1", "there is none")


@pytest.mark.rule("LOR-8.4.1", "LOR-8.0.1")
def test_no_army_need_be_activated() -> None:
    table = given_armies((0, "3", 2)).says(ASTRID, "skip")

    assert tell_armies(table.game) == ["astrid 2 in 3"]


@pytest.mark.rule("LOR-8.4.1.1", "LOR-8.4.3")
@pytest.mark.parametrize("region", ["1", "2", "5", "6", "16"])
def test_without_an_army_on_the_board_one_is_recruited(region: str) -> None:
    """On the coast of the drakkar, or at the own settlement in 16; not in 12 without one."""
    match = given_lords(
        phase="manoeuvres",
        drakkars={ASTRID: "s1"},
        control={"16": ASTRID, "12": ASTRID},
        attributes={ASTRID: (4, 2, 2)},
    )
    table = when(match)
    assert table.offered() == [*(f"recruit {r}" for r in (1, 2, 5, 6, 16)), "skip"]
    table.cannot(ASTRID, "recruit 12", "LOR-8.4.3", "an own one with a settlement")

    table.says(ASTRID, f"recruit {region}")

    assert tell_armies(table.game) == [f"astrid 4 in {region}"]
    assert table.asked == (ASTRID, "special-action")


@pytest.mark.rule("LOR-8.4.1.1")
def test_with_an_army_on_the_board_none_is_recruited() -> None:
    """Even if it cannot do anything else: Loki is next door, and it is full."""
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "3", 6)],
        loki="2",
        control={"3": ASTRID},
        artefacts={ASTRID: "gnipa-chain"},
        monsters={"draugr": "5"},
    )

    table = when(match)

    assert table.offered() == ["use gnipa-chain", "skip"]
    table.cannot(ASTRID, "recruit 3", "LOR-8.4.1.1", "armies are on the board")


# Activating (LOR-8.4.2)


@pytest.mark.rule("LOR-8.4.2.1", "LOR-6.3")
def test_an_activated_army_moves_to_an_adjacent_region() -> None:
    """Neutral, own or foreign, with armies or without."""
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "13", 2), (BJORN, "8", 1)],
        control={"11": BJORN, "12": ASTRID, "8": BJORN},
    )
    table = when(match)

    assert table.offered("move") == [f"move astrid 2 from 13 to {r}" for r in (8, 11, 12, 14, 15)]
    table.cannot(ASTRID, "move astrid 2 from 13 to 10", "LOR-6.3", "not adjacent")


@pytest.mark.rule("LOR-8.4.2.1", "LOR-6.3.4", "LOR-2.8.3")
def test_an_activated_army_moves_by_drakkar_too() -> None:
    match = given_lords(
        phase="manoeuvres", armies=[(ASTRID, "5", 2)], drakkars={ASTRID: "s1", BJORN: "s2"}
    )

    table = when(match)

    assert table.offered("move") == [f"move astrid 2 from 5 to {r}" for r in (1, 2, 6)]
    table.cannot(ASTRID, "move astrid 2 from 5 to 9", "LOR-6.3")


@pytest.mark.rule("LOR-8.4.2.1", "LOR-6.3.2")
def test_no_army_moves_to_loki() -> None:
    table = given_armies((0, "6", 2), loki="7")

    assert table.offered("move") == [f"move astrid 2 from 6 to {r}" for r in (5, 9)]
    table.cannot(ASTRID, "move astrid 2 from 6 to 7", "LOR-6.3.2", "Loki is there")


@pytest.mark.rule("LOR-8.4.2.2", "LOR-2.5")
def test_an_activated_army_grows_in_an_own_region_with_a_settlement() -> None:
    match = given_lords(phase="manoeuvres", armies=[(ASTRID, "5", 3)], control={"5": ASTRID})

    table = when(match).says(ASTRID, "grow astrid 3 in 5")

    assert tell_armies(table.game) == ["astrid 4 in 5"]
    assert table.asked == (ASTRID, "special-action")


@pytest.mark.rule("LOR-8.4.2.2")
@pytest.mark.parametrize(
    ("region", "own"),
    [("12", True), ("4", False)],  # no settlement; not taken yet
)
def test_an_army_grows_nowhere_else(region: str, own: bool) -> None:
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, region, 2)],
        control={region: ASTRID} if own else {},
    )

    table = when(match)

    assert table.offered("grow") == []
    table.cannot(ASTRID, f"grow astrid 2 in {region}", "LOR-8.4.2.2", "with a settlement")


@pytest.mark.rule("LOR-8.4.2.2", "LOR-6.1.1")
def test_an_army_of_six_does_not_grow() -> None:
    match = given_lords(phase="manoeuvres", armies=[(ASTRID, "5", 6)], control={"5": ASTRID})

    table = when(match)

    assert table.offered("grow") == []
    table.cannot(ASTRID, "grow astrid 6 in 5", "LOR-6.1.1", "the most there is")


@pytest.mark.rule("LOR-8.4.2")
def test_an_activated_army_moves_or_grows_but_not_both() -> None:
    match = given_lords(phase="manoeuvres", armies=[(ASTRID, "5", 3)], control={"5": ASTRID})

    table = when(match)

    assert table.offered() == [
        "move astrid 3 from 5 to 1",
        "move astrid 3 from 5 to 6",
        "grow astrid 3 in 5",
        "skip",
    ]
    table.says(ASTRID, "move astrid 3 from 5 to 6")
    assert tell_armies(table.game) == ["astrid 3 in 6"]
    assert table.asked == (ASTRID, "special-action")


# Recruiting (LOR-8.4.3)


@pytest.mark.rule("LOR-8.4.3", "LOR-5.2.1", "LOR-F35", "LOR-5.3.2")
@pytest.mark.parametrize(("injured", "value"), [("", 5), ("authority", 2), ("wisdom", 5)])
def test_a_recruited_army_is_worth_the_authority_of_the_moment(injured: str, value: int) -> None:
    match = given_lords(
        phase="manoeuvres",
        drakkars={ASTRID: "s1"},
        attributes={ASTRID: (5, 3, 3)},
        injured={ASTRID: injured},
    )

    table = when(match).says(ASTRID, "recruit 5")

    assert tell_armies(table.game) == [f"astrid {value} in 5"]


def given_reinforcing(control: dict[str, int], *armies: tuple[int, str, int]) -> LordsTable:
    """The special action Reinforce, with the drakkar in the first sea."""
    seats = (ASTRID, BJORN)
    match = given_lords(
        phase="special-action",
        drakkars={ASTRID: "s1", BJORN: "s3"},
        control={region: seats[owner] for region, owner in control.items()},
        armies=[(seats[owner], region, value) for owner, region, value in armies],
        loki="5",
    )
    return when(match).says(ASTRID, "act reinforce")


@pytest.mark.rule("LOR-8.4.3.1", "LOR-8.5.4", "LOR-6.3.3")
def test_armies_are_recruited_on_the_whole_coast_of_the_drakkar() -> None:
    """Whoever controls it, and also where Loki is."""
    table = given_reinforcing({"1": 1, "2": 0})

    assert table.offered() == ["recruit 1", "recruit 2", "recruit 5", "recruit 6"]
    table.cannot(ASTRID, "recruit 11", "LOR-8.4.3", "beside the own drakkar")
    table.says(ASTRID, "recruit 1")
    assert controller(table.game, "1") == ASTRID


@pytest.mark.rule("LOR-8.4.3.2", "LOR-2.5")
def test_armies_are_recruited_at_own_settlements() -> None:
    """Not at Bjorn's in 11, nor in the own region 12 without a settlement."""
    table = given_reinforcing({"13": 0, "16": 0, "11": 1, "12": 0})

    assert table.offered() == [f"recruit {region}" for region in (1, 2, 5, 6, 13, 16)]
    table.says(ASTRID, "recruit 13")
    assert tell_armies(table.game) == ["astrid 2 in 13"]


@pytest.mark.rule("LOR-8.4.3.3", "LOR-F5")
def test_recruiting_among_foreign_armies_means_battle() -> None:
    """At the end of the phase; the one who was there defends."""
    table = given_reinforcing({"1": 1, "2": 1}, (1, "1", 1))

    table.says(ASTRID, "recruit 1")

    assert table.asked == (BJORN, "play-or-pass")
    table.says(BJORN, "pass").says(ASTRID, "pass")
    assert controller(table.game, "1") == ASTRID
    assert tell_armies(table.game) == ["astrid 2 in 1"]


@pytest.mark.rule("LOR-8.4.3.4", "LOR-8.5.1.2")
def test_without_an_army_in_the_reserve_nothing_is_recruited() -> None:
    """All six are on the board, so that Reinforce cannot be chosen."""
    match = given_lords(
        phase="special-action",
        drakkars={ASTRID: "s1"},
        armies=[(ASTRID, "3", 1)] * 6,
    )
    table = when(match)

    assert "act reinforce" not in table.offered()
    table.cannot(ASTRID, "act reinforce", "LOR-8.5.1.2")


# Mobilise (LOR-8.5.5)


def given_mobilising(*armies: tuple[int, str, int]) -> LordsTable:
    table = given_armies(*armies, phase="special-action")
    return table.says(ASTRID, "act mobilise")


@pytest.mark.rule("LOR-8.5.5")
def test_at_least_one_army_is_activated() -> None:
    table = given_mobilising((0, "3", 2), (0, "16", 1))

    assert "stop" not in table.offered()
    table.cannot(ASTRID, "stop", "LOR-8.5.5", "one army at least")


@pytest.mark.rule("LOR-8.5.5")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_armies_is_activated_one_after_the_other(count: int) -> None:
    """They may move, and grow where they can."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "3", 2), (ASTRID, "16", 1), (ASTRID, "5", 3)],
        control={"5": ASTRID},
    )
    said = ["move astrid 2 from 3 to 2", "grow astrid 3 in 5", "move astrid 1 from 16 to 14"]

    table = when(match).says(ASTRID, "act mobilise", *said[:count])
    if count < 3:
        table.says(ASTRID, "stop")

    left = ["astrid 2 in 3", "astrid 3 in 5", "astrid 1 in 16"]
    gone = ["astrid 2 in 2", "astrid 4 in 5", "astrid 1 in 14"]
    assert sorted(tell_armies(table.game)) == sorted([*gone[:count], *left[count:]])
    assert table.game.active == BJORN


@pytest.mark.rule("LOR-8.5.5.1", "LOR-F34")
def test_each_army_is_activated_once() -> None:
    """The army of 2 has moved to 2; the other, alike, may still go the same way."""
    table = given_mobilising((0, "3", 2), (0, "3", 2), (0, "16", 1))

    table.says(ASTRID, "move astrid 2 from 3 to 2")

    assert table.offered() == [
        "move astrid 2 from 3 to 2",
        "move astrid 1 from 16 to 14",
        "move astrid 1 from 16 to 15",
        "stop",
    ]
    table.cannot(ASTRID, "move astrid 2 from 2 to 1", "LOR-8.5.5.1", "it has acted")
    table.says(ASTRID, "move astrid 1 from 16 to 15")
    assert table.offered() == ["move astrid 2 from 3 to 2", "stop"]


@pytest.mark.rule("LOR-8.5.5.1", "LOR-F34")
def test_an_army_that_grew_does_not_move() -> None:
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "5", 3), (ASTRID, "3", 1)],
        control={"5": ASTRID},
    )

    table = when(match).says(ASTRID, "act mobilise", "grow astrid 3 in 5")

    assert table.offered() == ["move astrid 1 from 3 to 2", "stop"]
    table.cannot(ASTRID, "move astrid 4 from 5 to 6", "LOR-8.5.5.1")


@pytest.mark.rule("LOR-8.5.5.1")
def test_an_army_that_has_acted_does_not_stand_in_for_one_like_it() -> None:
    """Two of value 2 in region 2: the one that was there goes, the one that came stays."""
    table = given_mobilising((0, "3", 2), (0, "2", 2)).says(ASTRID, "move astrid 2 from 3 to 2")
    assert table.asked == (ASTRID, "mobilise")

    table.says(ASTRID, "move astrid 2 from 2 to 1")

    assert table.game.active == BJORN
    assert tell_armies(table.game) == ["astrid 2 in 1", "astrid 2 in 2"]


@pytest.mark.rule("LOR-8.5.5.2")
def test_no_control_and_no_battle_between_the_armies() -> None:
    """Region 2 is not taken and Bjorn not fought before the last army has acted."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "3", 4), (ASTRID, "6", 2), (BJORN, "9", 1)],
        control={"9": BJORN},
    )
    table = when(match).says(ASTRID, "act mobilise", "move astrid 2 from 6 to 9")
    assert table.asked == (ASTRID, "mobilise")

    table.says(ASTRID, "move astrid 4 from 3 to 2")

    assert controller(table.game, "2") == ASTRID
    assert table.asked == (BJORN, "play-or-pass")
    kinds = [event.kind for event in table.match.events]
    assert kinds.index("take-control") > max(i for i, k in enumerate(kinds) if k == "move-army")


@pytest.mark.rule("LOR-8.5.5.2", "LOR-10.1.1")
@pytest.mark.parametrize("first", ["9", "12"])
def test_battles_follow_in_the_order_of_the_active_player(first: str) -> None:
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "6", 3), (ASTRID, "11", 3), (BJORN, "9", 1), (BJORN, "12", 1)],
        control={"9": BJORN, "12": BJORN},
    )
    table = when(match).says(ASTRID, "act mobilise", "move astrid 3 from 6 to 9")
    table.says(ASTRID, "move astrid 3 from 11 to 12")
    assert table.asked == (ASTRID, "choose-battle")
    assert table.offered() == ["fight in 9", "fight in 12"]

    table.says(ASTRID, f"fight in {first}")
    table.says(BJORN, "pass").says(ASTRID, "pass")

    other = "12" if first == "9" else "9"
    assert (controller(table.game, first), controller(table.game, other)) == (ASTRID, BJORN)
