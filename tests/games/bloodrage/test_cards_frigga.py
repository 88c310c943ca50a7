"""BR-C: what Frigga's cards mean: Grace, Succor, Domain, Sacrifice and Protection."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    DUEL,
    at,
    fight,
    given_bloodrage,
    glories,
    strengths,
    upgraded,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK


@pytest.mark.rule("BR-Fnn")
def test_any_two_figures_of_the_map_may_be_sacrificed() -> None:
    """BR-Fnn: in different places, a ship of a fjord too; not those in reserve."""
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "friggas-sacrifice-3"},
        figures={ASTRID: {"angerboda": "2-warrior", "yggdrasil": "leader", "nw": "ship"}},
    )

    table = when(match).says(ASTRID, "sacrifice")
    assert table.offered() == [
        "sacrifice warrior angerboda", "sacrifice leader yggdrasil", "sacrifice ship nw",
    ]  # fmt: skip
    table.says(ASTRID, "sacrifice ship nw")
    assert table.offered() == ["sacrifice warrior angerboda", "sacrifice leader yggdrasil"]
    table.says(ASTRID, "sacrifice leader yggdrasil", "raise rage")

    assert at(table.game, ASTRID, "valhalla") == "leader ship"
    assert table.game.cells[ASTRID] == [1, 0, 0]
    assert table.game.rage[ASTRID] == 6
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-Fnn")
def test_two_warriors_of_one_province_may_be_sacrificed() -> None:
    """BR-Fnn: there is nobody else."""
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "friggas-sacrifice-3"},
        figures={ASTRID: {"angerboda": "2-warrior"}},
    )

    table = when(match).says(ASTRID, "sacrifice")
    table.says(ASTRID, "sacrifice warrior angerboda", "sacrifice warrior angerboda", "raise rage")

    assert at(table.game, ASTRID, "valhalla") == "2-warrior"


@pytest.mark.rule("BR-Fnn")
def test_a_sacrifice_is_allowed_even_when_no_stat_can_rise() -> None:
    """BR-Fnn: and with fewer than two figures it is not."""
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "friggas-sacrifice-3"},
        figures={ASTRID: {"angerboda": "2-warrior"}},
        stats={ASTRID: {"rage": 5, "axes": 5, "horns": 5}},
    )
    lonely = given_bloodrage(
        seats=4, upgrades={ASTRID: "friggas-sacrifice-3"}, figures={ASTRID: {"nw": "ship"}}
    )

    table = when(match).says(ASTRID, "sacrifice")
    table.says(ASTRID, "sacrifice warrior angerboda", "sacrifice warrior angerboda")

    assert table.asked == (BJORN, "turn")
    assert at(table.game, ASTRID, "valhalla") == "2-warrior"
    assert when(lonely).offered("sacrifice") == []


@pytest.mark.rule("BR-Foo")
def test_in_battle_owners_save_figure_by_figure_from_the_pillager_clockwise() -> None:
    """BR-Foo: Dagny pillages and loses to Eirik: she is asked before Bjorn."""
    match = given_bloodrage(
        seats=4,
        turn=DAGNY,
        upgrades={BJORN: "volur-witch-3", DAGNY: "friggas-protection-2"},
        figures={
            BJORN: {"angerboda": "volur-witch"},
            DAGNY: {"angerboda": "2-warrior", "ne": "ship"},
            EIRIK: {"angerboda": "leader"},
        },
        hands={EIRIK: "tyrs-smite-1"},
    )

    table = fight(match, "angerboda", eirik="tyrs-smite-1")
    asked = []
    while table.asked[1] == "save":
        asked.append((table.asked[0], table.offered()[0]))
        table.says(table.asked[0], table.offered()[0])

    assert asked == [
        (DAGNY, "save warrior with friggas-protection-2"),
        (DAGNY, "save warrior with friggas-protection-2"),
        (DAGNY, "save ship with friggas-protection-2"),
        (BJORN, "save volur-witch with volur-witch-3"),
    ]


@pytest.mark.rule("BR-Foo")
def test_at_an_invade_figures_die_from_the_clan_whose_turn_it_is_clockwise() -> None:
    """BR-Foo: Dagny's Fire Giant; Eirik's warrior is dead when Bjorn is asked."""
    match = given_bloodrage(
        seats=4,
        turn=DAGNY,
        upgrades={BJORN: "friggas-protection-2", DAGNY: "fire-giant-2"},
        figures={
            ASTRID: {"angerboda": "warrior"},
            BJORN: {"angerboda": "leader"},
            EIRIK: {"angerboda": "warrior"},
        },
    )

    table = when(match).says(DAGNY, "invade fire-giant angerboda")

    assert table.asked == (BJORN, "save")
    assert at(table.game, EIRIK, "valhalla") == "warrior"
    assert at(table.game, ASTRID, "valhalla") == "warrior"


@pytest.mark.rule("BR-Foo")
@pytest.mark.parametrize(
    ("said", "where", "rage"),
    [
        ("save volur-witch with friggas-protection-2", "angerboda", 5),
        ("save volur-witch with volur-witch-3", "yggdrasil", 6),
        ("let volur-witch die", "valhalla", 6),
    ],
    ids=["protection", "retreat", "death"],
)
def test_a_witch_with_protection_is_saved_one_way(said: str, where: str, rage: int) -> None:
    """BR-Foo: her owner chooses."""
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "volur-witch-3 friggas-protection-2"},
        figures={ASTRID: {"angerboda": "volur-witch"}, BJORN: {"angerboda": "2-warrior leader"}},
    )

    table = fight(match, "angerboda")
    assert sorted(table.offered()) == [
        "let volur-witch die", "save volur-witch with friggas-protection-2",
        "save volur-witch with volur-witch-3",
    ]  # fmt: skip
    table.says(ASTRID, said)

    assert at(table.game, ASTRID, where) == "volur-witch"
    assert table.game.rage[ASTRID] == rage
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-F18", "BR-B14.1", "BR-B14.2")
@pytest.mark.parametrize(
    ("province", "offered", "cells"),
    [
        ("muspelheim", "axes horns", [2, 0, 0]),
        ("elvagar", "rage horns", [0, 2, 0]),
        ("angerboda", "rage axes", [0, 0, 2]),
        ("andlang", "rage axes horns", [0, 0, 0]),
        ("yggdrasil", "rage axes horns", [2, 2, 2]),
    ],
    ids=["rage", "axes", "horns", "glory", "all"],
)
def test_grace_follows_the_frost_giant_and_keeps_to_its_own_limit(
    province: str, offered: str, cells: list[int]
) -> None:
    """BR-F18: the token's stat, risen twice, is still the one that Grace does not raise."""
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "frost-giant-3"},
        figures={ASTRID: {province: "frost-giant"}, BJORN: {province: "warrior"}},
        hands={ASTRID: "friggas-grace-1a"},
    )

    table = fight(match, province, astrid="friggas-grace-1a")

    assert table.game.cells[ASTRID] == cells
    assert table.offered() == [f"raise {stat}" for stat in offered.split()]
    assert glories(table.game)[ASTRID] == (10 if province == "andlang" else 0)


@pytest.mark.rule("BR-Fc")
def test_succors_warrior_goes_to_the_same_province_and_sets_off_no_more() -> None:
    """BR-Fc: one warrior, and then it is Bjorn's turn."""
    match = given_bloodrage(seats=4, upgrades={ASTRID: "friggas-succor-1"})

    table = when(match).says(ASTRID, "invade warrior gimle")
    assert table.offered() == ["invade warrior gimle", "stay"]
    table.says(ASTRID, "invade warrior gimle")

    assert at(table.game, ASTRID, "gimle") == "2-warrior"
    assert table.asked == (BJORN, "turn")
    assert table.game.rage[ASTRID] == 5


@pytest.mark.rule("BR-Fc")
@pytest.mark.parametrize(
    ("mine", "theirs", "invade"),
    [
        ({}, {"myrkulor": "2-warrior"}, "invade leader myrkulor"),
        ({"gimle": "3-warrior"}, {}, "invade leader gimle"),
        ({}, {}, "invade ship nw"),
        ({}, {}, "invade dark-elf yggdrasil"),
        ({"valhalla": "8-warrior"}, {}, "invade leader gimle"),
    ],
    ids=["villages", "horns", "ship", "yggdrasil", "reserve"],
)
def test_succor_has_nobody_or_nowhere_to_send(
    mine: dict[str, str], theirs: dict[str, str], invade: str
) -> None:
    """BR-Fc: no empty village, no horn, a fjord, Yggdrasil, no warrior in reserve."""
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "friggas-succor-1 dark-elf-2"},
        figures={ASTRID: mine, BJORN: theirs},
    )

    assert when(match).says(ASTRID, invade).asked == (BJORN, "turn")


@pytest.mark.rule("BR-Ff")
def test_friggas_domain_is_the_action_of_the_turn_and_the_leader_costs_one_too() -> None:
    """BR-Ff"""
    match = given_bloodrage(
        age=3, upgrades={ASTRID: "friggas-domain-3"}, figures={ASTRID: {"valhalla": "leader"}}
    )

    table = when(match).says(ASTRID, "recall leader angerboda")

    assert table.asked == (BJORN, "turn")
    assert table.game.rage[ASTRID] == 5


@pytest.mark.rule("BR-Fh")
def test_protection_is_paid_each_time_and_the_figure_stays() -> None:
    """BR-Fh: from Smite, then from Tide, then in the lost battle: 3 rage for one warrior."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={
            ASTRID: {"angerboda": "leader"},
            BJORN: {"angerboda": "warrior leader"},
            DAGNY: {"angerboda": "leader"},
        },
        hands={ASTRID: "odins-smite-1a", BJORN: "manheim-1a", DAGNY: "odins-tide-2a"},
        upgrades={BJORN: "friggas-protection-2"},
    )

    table = fight(
        match, "angerboda", astrid="odins-smite-1a", bjorn="manheim-1a", dagny="odins-tide-2a"
    )
    table.says(BJORN, "save warrior with friggas-protection-2").says(ASTRID, "spare leader")
    table.says(BJORN, "spare leader", "save warrior with friggas-protection-2")
    table.says(DAGNY, "spare leader")
    assert strengths(table) == [3 + 1, 1 + 3, 3 + 1]
    assert table.asked == (BJORN, "save")
    table.says(BJORN, "save warrior with friggas-protection-2", "let leader die")

    assert at(table.game, BJORN, "angerboda") == "warrior"
    assert table.game.rage[BJORN] == 3


@pytest.mark.rule("BR-Fh")
@pytest.mark.parametrize(("card", "figure"), [("troll-1", "troll"), ("fire-giant-2", "fire-giant")])
def test_protection_holds_against_monsters_that_invade(card: str, figure: str) -> None:
    """BR-Fh"""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: card},
        upgrades={BJORN: "friggas-protection-2"},
        figures={BJORN: {"angerboda": "2-warrior"}},
    )

    table = when(match).says(ASTRID, f"upgrade {card}", f"invade {figure} angerboda")
    table.says(BJORN, "save warrior with friggas-protection-2", "let warrior die")

    assert at(table.game, BJORN, "angerboda") == "warrior"
    assert table.game.rage[BJORN] == 5


@pytest.mark.rule("BR-Fh", "BR-Fi")
def test_nothing_saves_from_the_own_sacrifice() -> None:
    """BR-Fh, BR-Fi: neither Protection the warrior, nor her retreat the Witch."""
    match = given_bloodrage(
        seats=4,
        age=3,
        upgrades={ASTRID: "friggas-sacrifice-3 friggas-protection-2 volur-witch-3"},
        figures={ASTRID: {"angerboda": "warrior volur-witch"}},
    )

    table = when(match).says(ASTRID, "sacrifice", "sacrifice warrior angerboda")
    table.says(ASTRID, "sacrifice volur-witch angerboda")

    assert table.asked == (ASTRID, "raise")
    assert at(table.game, ASTRID, "valhalla") == "warrior volur-witch"


@pytest.mark.rule("BR-F19")
def test_friggas_domain_costs_its_one_rage_and_nothing_besides() -> None:
    """BR-F19: a Fire Giant of STR 4, with 1 rage."""
    match = given_bloodrage(
        seats=4,
        age=3,
        upgrades={ASTRID: "fire-giant-2 friggas-domain-3"},
        figures={ASTRID: {"valhalla": "fire-giant"}},
        rage={ASTRID: 1},
    )

    table = when(match).says(ASTRID, "recall fire-giant angerboda")

    assert at(table.game, ASTRID, "angerboda") == "fire-giant"
    assert table.game.rage[ASTRID] == 0


@pytest.mark.rule("BR-F30")
def test_friggas_charm_makes_monsters_cheaper_too() -> None:
    """BR-F30: the Troll for 1, the Chieftain for nothing as ever."""
    match = given_bloodrage(
        seats=4, hands={ASTRID: "troll-1 dwarf-chieftain-1"}, upgrades={ASTRID: "friggas-charm-1"}
    )

    table = upgraded(match, "troll-1")
    assert table.game.rage[ASTRID] == 5
    table.says(ASTRID, "upgrade dwarf-chieftain-1", "stay")

    assert table.game.rage[ASTRID] == 5


@pytest.mark.rule("BR-F18")
@pytest.mark.parametrize(
    ("province", "offered"),
    [
        ("muspelheim", "axes horns"),
        ("elvagar", "rage horns"),
        ("angerboda", "rage axes"),
        ("andlang", "rage axes horns"),
        ("yggdrasil", "rage axes horns"),
    ],
    ids=["rage", "axes", "horns", "glory", "all"],
)
def test_grace_raises_another_stat_than_the_token(province: str, offered: str) -> None:
    """BR-F18: any stat, if the token was 5 glory or all three."""
    match = given_bloodrage(
        seats=4,
        figures={ASTRID: {province: "leader"}, BJORN: {province: "warrior"}},
        hands={ASTRID: "friggas-grace-1a"},
    )

    table = fight(match, province, astrid="friggas-grace-1a")

    assert table.asked == (ASTRID, "raise")
    assert table.offered() == [f"raise {stat}" for stat in offered.split()]


@pytest.mark.rule("BR-F18", "BR-2.3.3")
def test_grace_has_nothing_to_raise_when_the_others_are_at_their_end() -> None:
    """BR-F18: horns, the stat of the token, are no choice even then."""
    match = given_bloodrage(
        seats=4,
        figures=DUEL,
        hands={ASTRID: "friggas-grace-1a"},
        stats={ASTRID: {"rage": 5, "axes": 5, "horns": 0}},
    )

    table = fight(match, "angerboda", astrid="friggas-grace-1a")

    assert table.asked == (BJORN, "turn")
    assert table.game.cells[ASTRID] == [5, 5, 1]
