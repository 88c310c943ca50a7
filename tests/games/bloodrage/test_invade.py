"""BR-6.7 Invade: what it costs, where figures may go, and how many may be on the map."""

from __future__ import annotations

import pytest

from games.bloodrage.table import AMBUSH, BloodRageTable, at, fight, given_bloodrage, slots, when
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.games.bloodrage.rules.board import FJORD_IDS

# BR-6.7.1 The cost


@pytest.mark.rule("BR-6.7.1")
@pytest.mark.parametrize(
    ("choice", "cost"),
    [
        ("invade warrior angerboda", 1),
        ("invade ship sw", 2),
        ("invade leader angerboda", 0),
        ("invade valkyrie angerboda", 2),
        ("invade frost-giant angerboda", 4),
    ],
)
def test_an_invade_costs_the_strength_of_the_figure(choice: str, cost: int) -> None:
    """BR-6.7.1: leaders invade for 0."""
    match = given_bloodrage(age=3, upgrades={ASTRID: "valkyrie-2 frost-giant-3"})

    table = when(match).says(ASTRID, choice)

    assert table.game.rage[ASTRID] == 6 - cost
    assert at(table.game, ASTRID, choice.split()[2]) == choice.split()[1]


@pytest.mark.rule("BR-6.7.1.1")
def test_an_upgrade_that_changes_the_strength_changes_the_cost() -> None:
    """BR-6.7.1.1: warriors of STR 2 cost 2; the upgraded leader stays free."""
    match = given_bloodrage(
        age=2, upgrades={ASTRID: "experts-in-arms-2 lord-of-axes-2"}, rage={BJORN: 0}
    )

    table = when(match).says(ASTRID, "invade warrior angerboda")
    assert table.game.rage[ASTRID] == 4
    table.says(ASTRID, "invade leader angerboda")

    assert table.game.rage[ASTRID] == 4


@pytest.mark.rule("BR-6.7.1.2")
@pytest.mark.parametrize(("card", "cost"), [("brothers-in-arms-1", 1), ("masters-in-arms-3", 2)])
def test_pairs_of_warriors_do_not_change_the_cost(card: str, cost: int) -> None:
    """BR-6.7.1.2: the number printed on the card in force counts, for the second one too."""
    match = given_bloodrage(age=3, upgrades={ASTRID: card}, rage={BJORN: 0})

    table = when(match).says(ASTRID, *["invade warrior angerboda"] * 2)

    assert table.game.rage[ASTRID] == 6 - 2 * cost


@pytest.mark.rule("BR-6.7.1.2")
@pytest.mark.parametrize("place", ["yggdrasil", "angerboda"])
def test_the_dark_elf_costs_its_printed_strength_in_yggdrasil_too(place: str) -> None:
    """BR-6.7.1.2: 1, though its STR there is 3."""
    match = given_bloodrage(age=2, upgrades={ASTRID: "dark-elf-2"})

    table = when(match).says(ASTRID, f"invade dark-elf {place}")

    assert table.game.rage[ASTRID] == 5


@pytest.mark.rule("BR-6.7.1.3")
def test_an_invade_for_0_rage_is_still_an_action() -> None:
    """BR-6.7.1.3: the turn is over; with 1 rage left it may be taken, with none not."""
    match = given_bloodrage(rage={ASTRID: 1, BJORN: 1})

    table = when(match).says(ASTRID, "invade leader angerboda")
    assert table.asked == (BJORN, "turn")
    table.says(BJORN, "invade warrior angerboda").says(ASTRID, "pass")

    assert table.asked == (ASTRID, "save-card")
    assert at(table.game, BJORN, "reserve") == "7-warrior leader ship"


# BR-6.7.2 Where


@pytest.mark.rule("BR-6.7.2")
def test_a_figure_goes_into_any_outer_province_with_an_empty_village() -> None:
    """BR-6.7.2: which, the clan chooses; not one that is destroyed."""
    table = when(given_bloodrage())

    assert table.offered("invade warrior") == [
        "invade warrior myrkulor",
        "invade warrior angerboda",
        "invade warrior utgard",
        "invade warrior andlang",
        "invade warrior gimle",
    ]
    table.cannot(ASTRID, "invade warrior elvagar", "BR-3.4.1")


@pytest.mark.rule("BR-6.7.2")
def test_only_a_figure_of_the_reserve_invades() -> None:
    """BR-6.7.2: the leader is on the map already, and there is no troll."""
    table = when(given_bloodrage(figures={ASTRID: {"gimle": "leader"}}))

    table.cannot(ASTRID, "invade leader andlang", "BR-6.7.2")
    table.cannot(ASTRID, "invade troll andlang", "BR-6.7.2")


@pytest.mark.rule("BR-6.7.2")
@pytest.mark.parametrize("place", ["reserve", "valhalla"])
def test_nobody_invades_a_place_off_the_map(place: str) -> None:
    """BR-6.7.2"""
    when(given_bloodrage()).cannot(ASTRID, f"invade warrior {place}", "BR-6.7.2")


@pytest.mark.rule("BR-6.7.2")
def test_one_figure_comes_from_the_reserve() -> None:
    """BR-6.7.2: one, and no more."""
    table = when(given_bloodrage()).says(ASTRID, "invade warrior gimle")

    assert at(table.game, ASTRID, "gimle") == "warrior"
    assert at(table.game, ASTRID, "reserve") == "7-warrior leader ship"


@pytest.mark.rule("BR-6.7.2.1")
@pytest.mark.parametrize("ship", ["ship", "sea-serpent"])
def test_a_ship_goes_into_a_fjord_and_nowhere_else(ship: str) -> None:
    """BR-6.7.2.1: a Sea Serpent too."""
    table = when(given_bloodrage(seats=4, upgrades={ASTRID: "sea-serpent-1"}))

    assert table.offered(f"invade {ship} ") == [f"invade {ship} {f}" for f in FJORD_IDS]
    table.cannot(ASTRID, f"invade {ship} gimle", "BR-6.7.2.1")
    table.cannot(ASTRID, f"invade {ship} yggdrasil", "BR-6.7.2.1")


@pytest.mark.rule("BR-6.7.2.1")
@pytest.mark.parametrize("figure", ["warrior", "leader", "troll"])
def test_no_other_figure_goes_into_a_fjord(figure: str) -> None:
    """BR-6.7.2.1"""
    table = when(given_bloodrage(upgrades={ASTRID: "troll-1"}))

    table.cannot(ASTRID, f"invade {figure} nw", "BR-6.7.2.1")


@pytest.mark.rule("BR-6.7.2.2")
@pytest.mark.parametrize("figure", ["warrior", "leader", "troll"])
def test_nobody_invades_yggdrasil(figure: str) -> None:
    """BR-6.7.2.2"""
    table = when(given_bloodrage(upgrades={ASTRID: "troll-1"}))

    table.cannot(ASTRID, f"invade {figure} yggdrasil", "BR-6.7.2.2")


@pytest.mark.rule("BR-6.7.2.2")
def test_a_dark_elf_may_invade_yggdrasil() -> None:
    """BR-6.7.2.2: and nobody else of its clan."""
    match = given_bloodrage(age=2, upgrades={ASTRID: "dark-elf-2"})
    table = when(match).cannot(ASTRID, "invade warrior yggdrasil", "BR-6.7.2.2")

    table.says(ASTRID, "invade dark-elf yggdrasil")

    assert at(table.game, ASTRID, "yggdrasil") == "dark-elf"


@pytest.mark.rule("BR-6.7.2.3")
def test_a_full_province_takes_no_more() -> None:
    """BR-6.7.2.3: three villages in Utgard, three figures of two clans."""
    match = given_bloodrage(figures={ASTRID: {"utgard": "warrior"}, BJORN: {"utgard": "2-warrior"}})

    when(match).cannot(ASTRID, "invade warrior utgard", "BR-6.7.2.3")


@pytest.mark.rule("BR-6.7.2.3")
@pytest.mark.parametrize("kind", ["pillaged", "doomed", "held by others"])
def test_a_province_pillaged_doomed_or_held_by_others_may_be_invaded(kind: str) -> None:
    """BR-6.7.2.3"""
    match = given_bloodrage(figures={BJORN: {"utgard": "2-warrior"}}, pillaged="andlang")
    place = {"pillaged": "andlang", "doomed": "gimle", "held by others": "utgard"}[kind]

    table = when(match).says(ASTRID, f"invade warrior {place}")

    assert at(table.game, ASTRID, place) == "warrior"


# BR-6.7.3 Horns


@pytest.mark.rule("BR-6.7.3")
@pytest.mark.parametrize(
    "figures",
    [
        {"angerboda": "4-warrior"},
        {"angerboda": "2-warrior", "nw": "ship", "yggdrasil": "warrior"},
        {"angerboda": "2-warrior troll", "gimle": "warrior"},
    ],
)
@pytest.mark.parametrize("invade", ["invade warrior andlang", "invade leader andlang"])
def test_no_more_figures_come_to_the_map_than_the_horns(
    figures: dict[str, str], invade: str
) -> None:
    """BR-6.7.3: ships, monsters and figures in Yggdrasil are counted."""
    match = given_bloodrage(
        figures={ASTRID: figures}, upgrades={ASTRID: "troll-1"}, stats={ASTRID: {"horns": 0}}
    )

    table = when(match).cannot(ASTRID, invade, "BR-6.7.3")

    assert table.offered("invade") == []


@pytest.mark.rule("BR-6.7.3")
def test_up_to_the_horns_figures_may_come() -> None:
    """BR-6.7.3: with 5 Horns the fifth one."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "4-warrior"}, BJORN: {"gimle": "5-warrior"}},
        stats={ASTRID: {"horns": 1}},
    )

    table = when(match).says(ASTRID, "invade leader andlang")

    assert at(table.game, ASTRID, "andlang") == "leader"


def given_full_horns(upgrades: str = "", hand: str = "") -> BloodRageTable:
    return when(
        given_bloodrage(
            seats=4,
            age=3,
            figures={ASTRID: {"angerboda": "4-warrior", "valhalla": "warrior"}},
            stats={ASTRID: {"horns": 0}},
            upgrades={ASTRID: upgrades},
            hands={ASTRID: hand},
        )
    )


@pytest.mark.rule("BR-6.7.3.1")
@pytest.mark.parametrize("card", ["lord-of-hammers-1", "lokis-dragons-1", "troll-1"])
def test_horns_hold_for_free_invades_too(card: str) -> None:
    """BR-6.7.3.1: after an upgrade nobody is offered."""
    table = given_full_horns(hand=card).says(ASTRID, f"upgrade {card}")

    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.7.3.1")
def test_horns_hold_for_invades_through_cards() -> None:
    """BR-6.7.3.1: Frigga's Domain."""
    given_full_horns("friggas-domain-3").cannot(ASTRID, "recall warrior andlang", "BR-6.7.3")


@pytest.mark.rule("BR-6.7.3.1")
def test_horns_hold_for_the_extra_warrior() -> None:
    """BR-6.7.3.1: Frigga's Succor finds no room after the fourth figure."""
    match = given_bloodrage(
        seats=4,
        figures={ASTRID: {"angerboda": "3-warrior"}},
        upgrades={ASTRID: "friggas-succor-1"},
        stats={ASTRID: {"horns": 0}},
    )

    table = when(match).says(ASTRID, "invade warrior andlang")

    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.7.3.1")
def test_moves_on_the_map_are_not_limited_by_horns() -> None:
    """BR-6.7.3.1: four figures march, at 4 Horns."""
    table = given_full_horns().says(ASTRID, "march angerboda yggdrasil", "take 4 warrior")

    assert at(table.game, ASTRID, "yggdrasil") == "4-warrior"


@pytest.mark.rule("BR-Fa")
def test_free_invades_set_off_what_invades_set_off() -> None:
    """BR-Fa: that of an upgrade, Succor's by it; the Troll by Frigga's Domain; Blessing's."""
    upgrade = given_bloodrage(
        seats=4, hands={ASTRID: "lord-of-axes-2"}, upgrades={ASTRID: "friggas-succor-1"}
    )
    domain = given_bloodrage(
        age=3,
        upgrades={ASTRID: "troll-1 friggas-domain-3"},
        figures={ASTRID: {"valhalla": "troll"}, BJORN: {"angerboda": "2-warrior"}},
    )
    blessing = given_bloodrage(
        seats=4, upgrades={ASTRID: "lokis-blessing-1 thors-domain-2"}, figures=AMBUSH
    )

    table = when(upgrade).says(ASTRID, "upgrade lord-of-axes-2", "invade leader gimle")
    assert table.asked == (ASTRID, "reinforce")
    table = when(domain).says(ASTRID, "recall troll angerboda")
    assert at(table.game, BJORN, "valhalla") == "2-warrior"
    table = fight(blessing, "angerboda").says(ASTRID, "invade warrior angerboda")
    assert table.asked == (ASTRID, "pillage-at-once")


@pytest.mark.rule("BR-Fa", "BR-6.7.3.1")
def test_free_invades_keep_to_the_horns() -> None:
    """BR-Fa: four figures are on the map with four horns; Blessing's warrior is one too many."""
    upgrade = given_bloodrage(
        seats=4, hands={ASTRID: "troll-1"}, figures={ASTRID: {"gimle": "4-warrior"}}
    )
    domain = given_bloodrage(
        age=3,
        upgrades={ASTRID: "friggas-domain-3"},
        figures={ASTRID: {"angerboda": "4-warrior", "valhalla": "leader"}},
    )
    blessing = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "lokis-blessing-1 friggas-protection-2"},
        figures={ASTRID: {"angerboda": "warrior", "gimle": "3-warrior"}, BJORN: {"ne": "ship"}},
    )

    assert when(upgrade).says(ASTRID, "upgrade troll-1").asked == (BJORN, "turn")
    assert when(domain).offered("recall") == []
    table = fight(blessing, "angerboda").says(ASTRID, "save warrior with friggas-protection-2")
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-Fb")
def test_moves_on_the_map_are_no_invades() -> None:
    """BR-Fb: the Troll marches to Bjorn's warrior, and joins a battle with his other one."""
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "troll-1 friggas-succor-1 thors-domain-2"},
        figures={
            ASTRID: {"yggdrasil": "troll", "angerboda": "warrior"},
            BJORN: {"angerboda": "warrior", "gimle": "warrior"},
        },
    )
    marching, joining = when(match), when(match.copy())

    marching.says(ASTRID, "march yggdrasil gimle", "take 1 troll")
    joining.says(ASTRID, "pillage angerboda")
    for seat in (BJORN, DAGNY, EIRIK):
        joining.says(seat, "decline")
    joining.says(ASTRID, "join troll yggdrasil")

    assert at(marching.game, BJORN, "gimle") == "warrior"
    assert marching.asked == (BJORN, "turn")
    assert at(joining.game, BJORN, "angerboda") == "warrior"
    assert joining.asked == (BJORN, "call-to-battle")


@pytest.mark.rule("BR-Fb")
def test_neither_the_leaders_move_nor_a_retreat_is_an_invade() -> None:
    """BR-Fb: neither Succor nor Thor's Domain is set off by Lord of Hammers or the Witch."""
    hammers = given_bloodrage(
        seats=4,
        figures={ASTRID: {"angerboda": "leader"}},
        upgrades={ASTRID: "lord-of-hammers-1 friggas-succor-1 thors-domain-2"},
    )
    witch = given_bloodrage(
        seats=4,
        figures={ASTRID: {"angerboda": "volur-witch"}, BJORN: {"angerboda": "2-warrior leader"}},
        upgrades={ASTRID: "volur-witch-3 friggas-succor-1 thors-domain-2"},
    )

    moved = fight(hammers, "angerboda").says(ASTRID, "move leader elvagar")
    fled = fight(witch, "angerboda").says(ASTRID, "save volur-witch with volur-witch-3")

    assert moved.asked == fled.asked == (BJORN, "turn")


@pytest.mark.rule("BR-F27")
def test_the_free_invade_keeps_to_villages_horns_and_the_ban_on_yggdrasil() -> None:
    """BR-F27: Myrkulor is full, Horgr destroyed; then the Horns are full, or the leader is out."""
    roomy = given_bloodrage(
        seats=4, figures={BJORN: {"myrkulor": "3-warrior"}}, hands={ASTRID: "lord-of-axes-2"}
    )
    full = given_bloodrage(
        seats=4, figures={ASTRID: {"angerboda": "4-warrior"}}, hands={ASTRID: "lord-of-axes-2"}
    )
    out = given_bloodrage(
        seats=4, figures={ASTRID: {"valhalla": "leader"}}, hands={ASTRID: "lord-of-axes-2"}
    )

    table = when(roomy).says(ASTRID, "upgrade lord-of-axes-2")

    assert table.offered() == [
        *(f"invade leader {p}" for p in ("elvagar", "angerboda", "muspelheim", "utgard")),
        "invade leader andlang", "invade leader gimle", "stay",
    ]  # fmt: skip
    assert when(full).says(ASTRID, "upgrade lord-of-axes-2").asked == (BJORN, "turn")
    assert when(out).says(ASTRID, "upgrade lord-of-axes-2").asked == (BJORN, "turn")
    assert slots(full.state, ASTRID) == slots(out.state, ASTRID) == "lord-of-axes-2"
