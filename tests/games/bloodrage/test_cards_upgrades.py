"""BR-C: upgrades of leaders, warriors and ships; and what every upgrade costs."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    at,
    fight,
    given_bloodrage,
    glories,
    others_pass,
    pass_all,
    slots,
    strengths,
    upgraded,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from kit.titles import shows

COSTS = {
    "troll-1": 2, "sea-serpent-1": 3, "dwarf-chieftain-1": 0, "valkyrie-2": 2, "fire-giant-2": 4,
    "dark-elf-2": 1, "frost-giant-3": 4, "volur-witch-3": 3, "soldier-of-hel-3": 0,
    "lord-of-hammers-1": 3, "lord-of-axes-2": 3, "lord-of-spears-3": 3,
    "brothers-in-arms-1": 1, "experts-in-arms-2": 2, "masters-in-arms-3": 2,
    "lokis-dragons-1": 2, "fire-dragons-2": 2, "eternal-dragons-3": 2,
    "lokis-domain-1": 1, "friggas-charm-1": 0, "thors-glory-1": 2, "friggas-succor-1": 2,
    "tyrs-domain-1": 0, "lokis-blessing-1": 1, "odins-inspiration-2": 2, "tyrs-challenge-2": 0,
    "friggas-protection-2": 0, "lokis-eminence-2": 2, "tyrs-prowess-2": 2, "thors-domain-2": 1,
    "friggas-domain-3": 0, "odins-throne-3": 2, "thors-conquest-3": 3, "friggas-sacrifice-3": 1,
    "tyrs-wrath-3": 1, "lokis-wrath-3": 3,
}  # fmt: skip


@pytest.mark.rule("BR-6.9.1.1", "BR-F30")
@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_an_upgrade_costs_the_number_on_its_card(card: str, cost: int) -> None:
    """BR-6.9.1.1: exactly that; with less rage it is not offered."""
    rich = upgraded(given_bloodrage(seats=4, hands={ASTRID: card}, rage={ASTRID: cost + 1}), card)
    poor = when(given_bloodrage(seats=4, hands={ASTRID: card}, rage={ASTRID: max(cost - 1, 1)}))

    assert rich.game.rage[ASTRID] == 1
    assert slots(rich.game, ASTRID) == card
    assert (poor.offered("upgrade") == []) == (cost > 1)


LEADERS = ["lord-of-hammers-1", "lord-of-axes-2", "lord-of-spears-3"]


@shows("lord-of-hammers-1", "lord-of-axes-2", "lord-of-spears-3")
@pytest.mark.rule("BR-6.9.3", "BR-2.2.1")
@pytest.mark.parametrize("card", LEADERS)
def test_a_leader_upgrade_may_bring_the_leader_at_once(card: str) -> None:
    """The leader of STR 3 comes to an empty village, and nobody else may."""
    match = given_bloodrage(
        seats=4, hands={ASTRID: card}, figures={BJORN: {"angerboda": "warrior"}}
    )

    table = when(match).says(ASTRID, f"upgrade {card}")
    assert {text.split()[1] for text in table.offered("invade")} == {"leader"}
    others_pass(table.says(ASTRID, "invade leader angerboda"))
    assert table.game.rage[ASTRID] == 3
    fight(match, "angerboda")

    assert strengths(table) == [3, 1]


@shows("lord-of-hammers-1", "lord-of-axes-2", "lord-of-spears-3")
@pytest.mark.rule("BR-6.9.3.1", "BR-2.2.1")
@pytest.mark.parametrize("card", LEADERS)
def test_an_upgraded_leader_may_stay_and_still_invades_for_nothing(card: str) -> None:
    table = upgraded(given_bloodrage(seats=4, hands={ASTRID: card}), card, "stay")
    assert at(table.game, ASTRID, "reserve") == "8-warrior leader ship"

    table.says(ASTRID, "invade leader angerboda")

    assert table.game.rage[ASTRID] == 3


@shows("lord-of-hammers-1")
def test_lord_of_hammers_moves_on_after_a_pillage() -> None:
    """To an adjacent province, for nothing."""
    match = given_bloodrage(
        seats=4, hands={ASTRID: "lord-of-hammers-1"}, figures={BJORN: {"angerboda": "warrior"}}
    )
    table = upgraded(match, "lord-of-hammers-1", "invade leader angerboda")

    fight(match, "angerboda")
    assert table.offered() == [
        "move leader elvagar", "move leader muspelheim", "move leader yggdrasil", "stay",
    ]  # fmt: skip
    table.says(ASTRID, "move leader muspelheim")

    assert at(table.game, ASTRID, "muspelheim") == "leader"
    assert table.game.rage[ASTRID] == 3


@shows("lord-of-hammers-1")
def test_lord_of_hammers_may_stay() -> None:
    match = given_bloodrage(seats=4, hands={ASTRID: "lord-of-hammers-1"})
    table = upgraded(match, "lord-of-hammers-1", "invade leader angerboda")

    fight(match, "angerboda").says(ASTRID, "stay")

    assert at(table.game, ASTRID, "angerboda") == "leader"


@shows("lord-of-axes-2")
def test_lord_of_axes_raises_a_stat_after_a_pillage() -> None:
    """Any stat, that of the token (horns) too."""
    match = given_bloodrage(seats=4, hands={ASTRID: "lord-of-axes-2"})
    table = upgraded(match, "lord-of-axes-2", "invade leader angerboda")

    fight(match, "angerboda")
    assert table.offered() == ["raise rage", "raise axes", "raise horns"]
    table.says(ASTRID, "raise horns")

    assert table.game.cells[ASTRID] == [0, 0, 2]


@shows("lord-of-spears-3")
def test_lord_of_spears_raises_all_stats_after_a_pillage() -> None:
    """And the token raises horns once more."""
    match = given_bloodrage(seats=4, hands={ASTRID: "lord-of-spears-3"})
    table = upgraded(match, "lord-of-spears-3", "invade leader angerboda")

    fight(match, "angerboda")

    assert table.game.cells[ASTRID] == [1, 1, 2]


@shows("lord-of-hammers-1", "lord-of-axes-2", "lord-of-spears-3")
@pytest.mark.rule("BR-Fdd")
@pytest.mark.parametrize("card", LEADERS)
def test_a_leader_upgrade_gives_nothing_for_a_pillage_without_the_leader(card: str) -> None:
    """Astrid's warrior pillages, her leader is next door; and Bjorn's leader pillages as ever."""
    match = given_bloodrage(
        seats=2,
        upgrades={ASTRID: card},
        figures={
            ASTRID: {"angerboda": "warrior", "yggdrasil": "leader"}, BJORN: {"gimle": "leader"},
        },
    )  # fmt: skip

    table = fight(match, "angerboda")
    assert table.asked == (BJORN, "turn")
    fight(match, "gimle")

    assert table.asked == (ASTRID, "turn")
    assert table.game.cells == [[0, 0, 1], [1, 0, 0]]


@shows("lord-of-hammers-1", "lord-of-axes-2", "lord-of-spears-3")
@pytest.mark.parametrize("card", LEADERS)
def test_a_leader_upgrade_gives_nothing_for_a_battle_won_by_another(card: str) -> None:
    """Bjorn pillages and loses: Astrid's leader has won, but has not pillaged."""
    match = given_bloodrage(
        turn=BJORN,
        upgrades={ASTRID: card},
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior"}},
    )

    table = fight(match, "angerboda")

    assert table.asked == (ASTRID, "turn")
    assert table.game.cells[ASTRID] == [0, 0, 0]


@shows("lord-of-hammers-1", "lord-of-axes-2", "lord-of-spears-3")
@pytest.mark.parametrize("card", LEADERS)
def test_a_leader_upgrade_gives_nothing_for_the_pillage_of_another_clan(card: str) -> None:
    """Bjorn pillages where Astrid's leader stands, who was saved by Frigga's Protection."""
    match = given_bloodrage(
        turn=BJORN,
        upgrades={ASTRID: f"{card} friggas-protection-2"},
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior leader"}},
    )

    table = fight(match, "angerboda").says(ASTRID, "save leader with friggas-protection-2")

    assert table.asked == (ASTRID, "turn")
    assert table.game.cells == [[0, 0, 0], [0, 0, 1]]


PAIRS = [
    ("brothers-in-arms-1", 1, 1),
    ("brothers-in-arms-1", 2, 3),
    ("brothers-in-arms-1", 3, 4),
    ("brothers-in-arms-1", 4, 6),
    ("experts-in-arms-2", 1, 2),
    ("experts-in-arms-2", 2, 4),
    ("experts-in-arms-2", 3, 6),
    ("masters-in-arms-3", 1, 2),
    ("masters-in-arms-3", 2, 6),
    ("masters-in-arms-3", 3, 8),
    ("masters-in-arms-3", 4, 12),
]


@shows("brothers-in-arms-1", "experts-in-arms-2", "masters-in-arms-3")
@pytest.mark.rule("BR-6.9.1.3")
@pytest.mark.parametrize(("card", "count", "strength"), PAIRS)
def test_upgraded_warriors_are_stronger(card: str, count: int, strength: int) -> None:
    """Those on the map too, at once; the leader beside them and Bjorn's warriors are not."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: card},
        figures={
            ASTRID: {"yggdrasil": f"{count}-warrior leader" if count > 1 else "warrior leader"},
            BJORN: {"yggdrasil": "2-warrior"},
        },
    )

    table = upgraded(match, card)
    fight(match, "yggdrasil")

    assert strengths(table) == [strength + 3, 2]


@shows("brothers-in-arms-1", "masters-in-arms-3")
@pytest.mark.parametrize(
    ("card", "strength"), [("brothers-in-arms-1", 2), ("masters-in-arms-3", 4)]
)
def test_warriors_of_different_provinces_are_no_pair(card: str, strength: int) -> None:
    """One warrior in each of two provinces; nor does a ship of the fjord make a pair with one."""
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: card},
        figures={
            ASTRID: {"angerboda": "warrior", "elvagar": "warrior", "ne": "ship"},
            BJORN: {"angerboda": "2-warrior"},
        },
    )

    table = fight(match, "angerboda")

    assert strengths(table) == [strength // 2 + 2, 2]


@shows("brothers-in-arms-1", "experts-in-arms-2", "masters-in-arms-3")
@pytest.mark.rule("BR-6.7.1.1", "BR-6.7.1.2", "BR-6.9.3")
@pytest.mark.parametrize(
    ("card", "cost"),
    [("brothers-in-arms-1", 1), ("experts-in-arms-2", 2), ("masters-in-arms-3", 2)],
)
def test_upgraded_warriors_invade_for_their_printed_strength(card: str, cost: int) -> None:
    """One at once for nothing, a second of the pair for the number on the card."""
    match = given_bloodrage(seats=4, hands={ASTRID: card})
    table = when(match).says(ASTRID, f"upgrade {card}")
    assert {text.split()[1] for text in table.offered("invade")} == {"warrior"}
    before = table.game.rage[ASTRID]

    others_pass(table.says(ASTRID, "invade warrior gimle"))
    assert table.game.rage[ASTRID] == before
    table.says(ASTRID, "invade warrior gimle")

    assert table.game.rage[ASTRID] == before - cost


DRAGONS = {"lokis-dragons-1": 4, "fire-dragons-2": 8, "eternal-dragons-3": 12}


@shows("lokis-dragons-1", "fire-dragons-2", "eternal-dragons-3")
@pytest.mark.parametrize(("card", "glory"), DRAGONS.items())
def test_dragons_pay_glory_for_a_ship_that_is_destroyed(card: str, glory: int) -> None:
    """Astrid's free ship of STR 2 is lost against Bjorn's leader, who has no dragons."""
    match = given_bloodrage(seats=4, hands={ASTRID: card}, figures={BJORN: {"angerboda": "leader"}})
    table = when(match).says(ASTRID, f"upgrade {card}")
    assert table.offered("invade") == [f"invade ship {fjord}" for fjord in ("nw", "ne", "se", "sw")]

    table.says(ASTRID, "invade ship ne").says(BJORN, "pillage angerboda").all_decline()

    assert strengths(table) == [3, 2]
    assert at(table.game, ASTRID, "valhalla") == "ship"
    assert glories(table.game) == [glory, 3, 0, 0]


@shows("lokis-dragons-1", "fire-dragons-2", "eternal-dragons-3")
@pytest.mark.parametrize("card", DRAGONS)
def test_dragons_pay_for_own_ships_only(card: str) -> None:
    """Neither for Bjorn's ship, nor for Astrid's warrior."""
    won = given_bloodrage(
        upgrades={ASTRID: card},
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"ne": "ship"}},
    )
    lost = given_bloodrage(
        upgrades={ASTRID: card},
        figures={ASTRID: {"angerboda": "warrior"}, BJORN: {"ne": "ship"}},
    )

    assert glories(fight(won, "angerboda").game) == [3, 0]
    assert glories(fight(lost, "angerboda").game) == [0, 3]


@shows("lokis-dragons-1", "fire-dragons-2", "eternal-dragons-3")
@pytest.mark.rule("BR-6.9.3.1")
@pytest.mark.parametrize("card", DRAGONS)
def test_dragons_may_stay_in_reserve(card: str) -> None:
    """Later the ship costs its STR 2."""
    table = upgraded(given_bloodrage(seats=4, hands={ASTRID: card}), card, "stay")
    assert table.game.rage[ASTRID] == 4

    table.says(ASTRID, "invade ship sw")

    assert table.game.rage[ASTRID] == 2


@pytest.mark.rule("BR-Fpp")
def test_a_sea_serpent_may_come_with_a_ship_upgrade() -> None:
    """BR-Fpp: for nothing, though it costs 3 else; and it keeps its own STR 3."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "fire-dragons-2"},
        upgrades={ASTRID: "sea-serpent-1"},
        figures={ASTRID: {"valhalla": "ship"}, BJORN: {"angerboda": "2-warrior"}},
        rage={BJORN: 0, DAGNY: 0, EIRIK: 0},
    )

    table = when(match).says(ASTRID, "upgrade fire-dragons-2")
    assert table.offered("invade")[0] == "invade sea-serpent nw"
    table.says(ASTRID, "invade sea-serpent ne")
    assert table.game.rage[ASTRID] == 4
    fight(match, "angerboda")

    assert strengths(table) == [3, 2]


@pytest.mark.rule("BR-Fpp")
def test_a_ship_upgrade_brings_ship_or_serpent_not_both() -> None:
    """BR-Fpp: a later invade of the Sea Serpent costs its 3."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "fire-dragons-2"},
        upgrades={ASTRID: "sea-serpent-1"},
        rage={BJORN: 0, DAGNY: 0, EIRIK: 0},
    )

    table = when(match).says(ASTRID, "upgrade fire-dragons-2", "invade ship ne")
    assert table.asked == (ASTRID, "turn")
    table.says(ASTRID, "invade sea-serpent ne")

    assert table.game.rage[ASTRID] == 6 - 2 - 3


@pytest.mark.rule("BR-Fx")
def test_ships_pay_their_owner_in_ragnarok_and_when_sacrificed() -> None:
    """BR-Fx: 12 each; the Sea Serpent is a ship. In Ragnarok of age 1 the 2 glory come besides."""
    doomed = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "eternal-dragons-3 sea-serpent-1"},
        figures={ASTRID: {"nw": "ship sea-serpent"}},
    )
    given_away = given_bloodrage(
        seats=4,
        age=3,
        upgrades={ASTRID: "eternal-dragons-3 friggas-sacrifice-3"},
        figures={ASTRID: {"ne": "ship", "angerboda": "warrior"}},
    )

    table = pass_all(when(doomed))
    assert glories(table.game) == [2 * (12 + 2), 0, 0, 0]
    table = when(given_away).says(ASTRID, "sacrifice", "sacrifice warrior angerboda")
    table.says(ASTRID, "sacrifice ship ne")
    assert glories(table.game) == [12, 0, 0, 0]


@pytest.mark.rule("BR-Fx")
def test_ships_pay_in_battle_for_ship_and_serpent_alike() -> None:
    """BR-Fx: destroyed by the Tide or as losers, 4 each."""
    match = given_bloodrage(
        seats=4,
        age=3,
        upgrades={ASTRID: "lokis-dragons-1 sea-serpent-1"},
        figures={ASTRID: {"ne": "ship sea-serpent"}, BJORN: {"angerboda": "leader"}},
        hands={BJORN: "odins-tide-2a"},
    )

    table = fight(match, "angerboda", bjorn="odins-tide-2a").says(ASTRID, "spare sea-serpent")
    assert glories(table.game) == [4, 0, 0, 0]
    table.says(BJORN, "spare leader")

    assert glories(table.game) == [8, 3, 0, 0]


@pytest.mark.rule("BR-Fcc")
def test_lord_of_hammers_needs_room_next_door_and_no_rage() -> None:
    """BR-Fcc: Elvagar is full, Muspelheim destroyed; Yggdrasil has always room. It is no March."""
    match = given_bloodrage(
        destroyed=["horgr", "muspelheim", "gimle"],
        dooms=["myrkulor", "utgard", "andlang"],
        figures={
            ASTRID: {"angerboda": "leader"},
            BJORN: {"elvagar": "4-warrior", "yggdrasil": "4-warrior"},
        },
        upgrades={ASTRID: "lord-of-hammers-1"},
        rage={ASTRID: 1},
    )

    table = fight(match, "angerboda")
    assert table.offered() == ["move leader yggdrasil", "stay"]
    table.says(ASTRID, "move leader yggdrasil")

    assert at(table.game, ASTRID, "yggdrasil") == "leader"
    assert table.game.rage[ASTRID] == 1
    assert table.told("march") == []


@pytest.mark.rule("BR-Fdd")
@pytest.mark.parametrize("card", ["lord-of-hammers-1", "lord-of-axes-2", "lord-of-spears-3"])
def test_the_leader_must_be_alive_when_the_pillage_succeeds(card: str) -> None:
    """BR-Fdd: he died in the Tide; Astrid wins with her ship, and has the token alone."""
    match = given_bloodrage(
        age=3,
        figures={ASTRID: {"angerboda": "leader", "ne": "ship"}, BJORN: {"angerboda": "warrior"}},
        hands={ASTRID: "odins-tide-2a"},
        upgrades={ASTRID: card},
    )

    table = fight(match, "angerboda", astrid="odins-tide-2a").says(ASTRID, "spare ship")
    table.says(BJORN, "spare warrior")

    assert table.asked == (BJORN, "turn")
    assert table.game.cells[ASTRID] == [0, 0, 1]
