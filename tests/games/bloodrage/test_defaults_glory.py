"""BR-Fx to BR-Fhh: defaults about glory, leaders, fjords and the rest, in their order."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    AMBUSH,
    DUEL,
    at,
    discarded,
    fight,
    given_bloodrage,
    glories,
    hand,
    others_pass,
    pass_all,
    strengths,
    when,
)
from kit.table import ASTRID, BJORN


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


@pytest.mark.rule("BR-Faa")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_loki_pays_for_the_released_in_every_age(age: int) -> None:
    """BR-Faa: age 3 too."""
    match = given_bloodrage(
        seats=4,
        age=age,
        phase="release-valhalla",
        upgrades={ASTRID: "lokis-wrath-3"},
        figures={ASTRID: {"valhalla": "warrior"}},
    )

    assert glories(match.state) == [3, 0, 0, 0]


@pytest.mark.rule("BR-Fbb", "BR-11.1.2")
def test_thors_conquest_counts_after_the_last_ragnarok() -> None:
    """BR-Fbb: Utgard's two die for 4 each and count no more; warrior and ship are left."""
    match = given_bloodrage(
        age=3,
        phase="ragnarok",
        upgrades={ASTRID: "thors-conquest-3"},
        figures={ASTRID: {"utgard": "2-warrior", "angerboda": "warrior", "ne": "ship"}},
    )

    assert match.over
    assert glories(match.state) == [2 * 4 + 3 * 2, 0]


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


@pytest.mark.rule("BR-Fdd")
def test_the_frost_giant_must_be_alive_when_the_pillage_succeeds() -> None:
    """BR-Fdd: one reward only."""
    match = given_bloodrage(
        age=3,
        figures={
            ASTRID: {"angerboda": "leader frost-giant"}, BJORN: {"angerboda": "warrior"},
        },
        hands={ASTRID: "odins-tide-2a"},
        upgrades={ASTRID: "frost-giant-3"},
    )  # fmt: skip

    table = fight(match, "angerboda", astrid="odins-tide-2a").says(ASTRID, "spare leader")
    table.says(BJORN, "spare warrior")

    assert table.game.cells[ASTRID] == [0, 0, 1]


@pytest.mark.rule("BR-Fee")
def test_a_fjord_is_open_while_one_of_its_provinces_stands() -> None:
    """BR-Fee: with Horgr and Muspelheim gone SE is closed; NE still supports Angerboda."""
    match = given_bloodrage(figures={BJORN: {"angerboda": "warrior"}})
    assert when(match).offered("invade ship") == [
        "invade ship nw", "invade ship ne", "invade ship sw",
    ]  # fmt: skip

    table = others_pass(when(match).says(ASTRID, "invade ship ne"))
    assert table.offered("pillage") == ["pillage angerboda"]
    fight(match, "angerboda")

    assert strengths(table) == [2, 1]


@pytest.mark.rule("BR-Fff", "BR-6.5.1")
def test_a_clan_without_a_legal_action_must_pass() -> None:
    """BR-Fff: all of Astrid's are in Valhalla, her hand is empty; her rage is lost."""
    match = given_bloodrage(figures={ASTRID: {"valhalla": "8-warrior leader ship"}})
    table = when(match)
    assert table.offered() == ["pass"]

    table.says(ASTRID, "pass")

    assert table.game.rage == [0, 6]


@pytest.mark.rule("BR-Fgg")
def test_a_counted_quest_is_discarded_by_a_winner_and_returned_to_a_loser() -> None:
    """BR-Fgg"""
    won, lost = (
        given_bloodrage(
            seats=4,
            figures=figures,
            hands={ASTRID: "manheim-1a", BJORN: "tyrs-smash-1a"},
            upgrades={ASTRID: "tyrs-domain-1"},
        )
        for figures in (DUEL, AMBUSH)
    )

    for match in (won, lost):
        fight(match, "angerboda", astrid="manheim-1a", bjorn="tyrs-smash-1a")
        when(match).says(ASTRID, "count manheim-1a")

    assert discarded(won.state) == "manheim-1a"
    assert hand(won.state, BJORN) == "tyrs-smash-1a"
    assert discarded(lost.state) == "tyrs-smash-1a"
    assert hand(lost.state, ASTRID) == "manheim-1a"


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
