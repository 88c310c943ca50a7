"""BR-Fii to BR-Frr: gaps closed by our own readings; and cards that meet each other."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    AMBUSH,
    DUEL,
    EVEN,
    at,
    cell,
    discarded,
    fight,
    given_bloodrage,
    glories,
    hand,
    is_pillaged,
    strengths,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK


@pytest.mark.rule("BR-Fii")
def test_after_an_invade_first_its_text_then_succor_then_thors_domain_once() -> None:
    """BR-Fii: the Troll makes room in Myrkulor for the warrior; the pillage is offered once."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "troll-1"},
        upgrades={ASTRID: "friggas-succor-1 thors-domain-2"},
        figures={BJORN: {"myrkulor": "2-warrior"}},
    )

    table = when(match).says(ASTRID, "upgrade troll-1", "invade troll myrkulor")
    assert at(table.game, BJORN, "valhalla") == "2-warrior"
    assert table.asked == (ASTRID, "reinforce")
    table.says(ASTRID, "invade warrior myrkulor")
    assert table.asked == (ASTRID, "pillage-at-once")
    table.says(ASTRID, "let it be")

    assert at(table.game, ASTRID, "myrkulor") == "warrior troll"
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-Fii", "BR-Fd")
def test_thors_domain_follows_an_invade_with_or_without_succors_warrior() -> None:
    """BR-Fii: the warrior fights along: 3 and 1 against Bjorn's three."""
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "friggas-succor-1 thors-domain-2"},
        figures={BJORN: {"angerboda": "3-warrior"}},
    )
    alone, together = when(match), when(match.copy())

    alone.says(ASTRID, "invade leader angerboda", "stay", "pillage angerboda").all_decline()
    together.says(ASTRID, "invade leader angerboda", "invade warrior angerboda")
    together.says(ASTRID, "pillage angerboda").all_decline()

    assert strengths(alone) == [3, 3]
    assert strengths(together) == [4, 3]
    assert is_pillaged(together.game, "angerboda")


@pytest.mark.rule("BR-Fjj")
def test_thors_domain_may_follow_lokis_blessing_in_anothers_turn() -> None:
    """BR-Fjj: after a tie Astrid comes back and pillages alone; then it is Dagny's turn."""
    match = given_bloodrage(
        seats=4, turn=BJORN, figures=EVEN, upgrades={ASTRID: "lokis-blessing-1 thors-domain-2"}
    )

    table = fight(match, "angerboda")
    assert table.asked == (ASTRID, "free-invade")
    assert table.game.province == -1  # the battle is wholly over
    table.says(ASTRID, "invade warrior angerboda", "pillage angerboda")
    assert table.game.pillager == ASTRID
    table.all_decline()

    assert cell(table.game, ASTRID, "horns") == 1
    assert table.game.rage == [4, 6, 6, 6]
    assert table.asked == (DAGNY, "turn")


@pytest.mark.rule("BR-Fjj")
def test_texts_of_the_lost_battle_do_not_reach_the_next_one() -> None:
    """BR-Fjj: Grace was revealed in vain; when Astrid wins the second battle it raises nothing."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures=AMBUSH,
        hands={ASTRID: "friggas-grace-1a tyrs-smite-1", BJORN: "tyrs-bash-1"},
        upgrades={ASTRID: "lokis-blessing-1 thors-domain-2"},
    )

    table = fight(match, "angerboda", astrid="friggas-grace-1a", bjorn="tyrs-bash-1")
    table.nothing_late().says(ASTRID, "invade warrior angerboda", "pillage angerboda").all_decline()
    table.says(ASTRID, "play tyrs-smite-1").nothing_late()

    assert strengths(table) == [3, 5, 6, 3]
    assert table.asked == (BJORN, "turn")
    assert table.game.cells[ASTRID] == [0, 0, 1]


@pytest.mark.rule("BR-Fjj")
def test_a_second_battle_uses_the_card_that_came_back() -> None:
    """BR-Fjj: Astrid's Hammer, cancelled at first, pays when she wins the second battle."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={ASTRID: {"angerboda": "warrior"}, BJORN: {"angerboda": "warrior"}},
        hands={ASTRID: "thors-hammer-1", BJORN: "thors-primacy-3a"},
        upgrades={ASTRID: "lokis-blessing-1 thors-domain-2"},
    )

    table = fight(match, "angerboda", astrid="thors-hammer-1", bjorn="thors-primacy-3a")
    table.says(ASTRID, "invade warrior angerboda", "pillage angerboda").all_decline()
    table.says(ASTRID, "play thors-hammer-1")

    assert strengths(table) == [2, 4, 2, 1]
    assert glories(table.game) == [3 + 3, 3, 0, 0]


@pytest.mark.rule("BR-Fkk")
@pytest.mark.parametrize("pillager", [ASTRID, BJORN], ids=["astrid", "bjorn"])
def test_of_two_watches_only_the_first_acts(pillager: int) -> None:
    """BR-Fkk: it discards the other, which does nothing to the new cards either."""
    match = given_bloodrage(
        seats=3,
        age=3,
        turn=[ASTRID, BJORN][pillager],
        figures={**EVEN, DAGNY: {"angerboda": "leader"}},
        hands={
            ASTRID: "heimdalls-watch-2 tyrs-bash-1", BJORN: "heimdalls-watch-3",
            DAGNY: "tyrs-smite-1 odins-smite-1a",
        },
    )  # fmt: skip

    table = fight(
        match, "angerboda",
        astrid="heimdalls-watch-2", bjorn="heimdalls-watch-3", dagny="tyrs-smite-1",
    )  # fmt: skip
    assert discarded(table.game) == "tyrs-smite-1 heimdalls-watch-2 heimdalls-watch-3"
    table.says(ASTRID, "play tyrs-bash-1").says(DAGNY, "play odins-smite-1a").nothing_late()

    assert sorted(strengths(table)) == [0, 0 + 2, 3 + 1]
    assert glories(table.game) == ([5, 0, 3] if pillager == ASTRID else [0, 5, 3])


@pytest.mark.rule("BR-Fkk")
def test_cards_that_a_watch_discarded_are_out_of_the_battle() -> None:
    """BR-Fkk: the winner is not offered its Hammer by Prowess nor paid for it, Poison takes none.

    A loser's discarded card does not come back to its hand either.
    """
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={**DUEL, DAGNY: {"angerboda": "warrior"}},
        hands={ASTRID: "thors-hammer-1", BJORN: "heimdalls-watch-2", DAGNY: "lokis-poison-3"},
        upgrades={ASTRID: "tyrs-prowess-2"},
    )

    table = fight(
        match, "angerboda",
        astrid="thors-hammer-1", bjorn="heimdalls-watch-2", dagny="lokis-poison-3",
    )  # fmt: skip

    assert table.asked == (BJORN, "turn")
    assert glories(table.game) == [3, 1, 0, 0]
    assert discarded(table.game) == "thors-hammer-1 heimdalls-watch-2 lokis-poison-3"
    assert [hand(table.game, seat) for seat in (ASTRID, BJORN, DAGNY)] == ["", "", ""]


@pytest.mark.rule("BR-Fkk")
def test_a_watch_played_after_a_watch_acts_again() -> None:
    """BR-Fkk: revealed apart, both work: 0 and 2 glory, then 0 and 4."""
    match = given_bloodrage(
        age=3,
        figures=DUEL,
        hands={
            ASTRID: "heimdalls-watch-2 heimdalls-watch-3", BJORN: "tyrs-bash-1 tyrs-crush-2",
        },
    )  # fmt: skip

    table = fight(match, "angerboda", astrid="heimdalls-watch-2", bjorn="tyrs-bash-1")
    table.says(ASTRID, "play heimdalls-watch-3").says(BJORN, "play tyrs-crush-2")

    assert glories(table.game) == [2 + 4 + 3, 0]


@pytest.mark.rule("BR-Fll")
def test_primacy_cancels_neither_numbers_nor_upgrades() -> None:
    """BR-Fll: Smite keeps its 1, a quest counts by Tyr's Domain, and Thor's Glory pays."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={
            ASTRID: {"angerboda": "leader"},
            BJORN: {"angerboda": "warrior"},
            DAGNY: {"angerboda": "leader"},
        },
        hands={ASTRID: "thors-primacy-3a", BJORN: "odins-smite-1a", DAGNY: "manheim-1a"},
        upgrades={DAGNY: "tyrs-domain-1 thors-glory-1"},
    )

    table = fight(
        match, "angerboda",
        astrid="thors-primacy-3a", bjorn="odins-smite-1a", dagny="manheim-1a",
    )  # fmt: skip
    table.says(DAGNY, "count manheim-1a")

    assert strengths(table) == [3 + 3, 1 + 1, 3 + 3]
    assert glories(table.game) == [0, 0, 2, 0]


@pytest.mark.rule("BR-Fmm")
@pytest.mark.parametrize(
    ("pillager", "order"), [(ASTRID, [ASTRID, BJORN]), (BJORN, [BJORN, ASTRID])], ids=["a", "b"]
)
def test_owners_of_quests_say_whether_they_count_from_the_pillager_clockwise(
    pillager: int, order: list[int]
) -> None:
    """BR-Fmm"""
    match = given_bloodrage(
        seats=3,
        turn=[ASTRID, BJORN][pillager],
        figures=EVEN,
        hands={ASTRID: "manheim-1a", BJORN: "alfheim-1a"},
        upgrades={ASTRID: "tyrs-domain-1", BJORN: "tyrs-wrath-3"},
    )

    table = fight(match, "angerboda", astrid="manheim-1a", bjorn="alfheim-1a")
    asked = []
    while table.asked[1] == "count-quest":
        asked.append(table.asked[0])
        table.says(table.asked[0], table.offered("count ")[0])

    assert asked == order
    assert sorted(strengths(table)) == [1 + 3, 1 + 5]


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
def test_in_ragnarok_owners_are_asked_from_the_first_player() -> None:
    """BR-Foo: Bjorn is the first player; Astrid's warrior dies after his Witch has fled."""
    match = given_bloodrage(
        seats=4,
        first=BJORN,
        phase="ragnarok",
        upgrades={BJORN: "volur-witch-3"},
        figures={BJORN: {"gimle": "volur-witch"}, ASTRID: {"gimle": "warrior"}},
    )
    table = when(match)
    assert table.asked == (BJORN, "save")
    assert at(table.game, ASTRID, "gimle") == "warrior"

    table.says(BJORN, "save volur-witch with volur-witch-3")

    assert glories(table.game) == [2, 0, 0, 0]


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


@pytest.mark.rule("BR-Fqq")
def test_thors_domain_may_pillage_yggdrasil_after_a_dark_elf() -> None:
    """BR-Fqq: all three stats rise."""
    match = given_bloodrage(
        seats=4, hands={ASTRID: "dark-elf-2"}, upgrades={ASTRID: "thors-domain-2"}
    )

    table = when(match).says(ASTRID, "upgrade dark-elf-2", "invade dark-elf yggdrasil")
    table.says(ASTRID, "pillage yggdrasil").all_decline()

    assert table.game.cells[ASTRID] == [1, 1, 1]
    assert table.game.rage[ASTRID] == 6 - 1 - 2


@pytest.mark.rule("BR-Frr")
def test_a_valkyrie_that_is_destroyed_in_the_battle_pays() -> None:
    """BR-Frr: by the Tide, before strengths are compared; two of Bjorn's die besides."""
    match = given_bloodrage(
        seats=4,
        age=3,
        upgrades={ASTRID: "valkyrie-2"},
        figures={ASTRID: {"angerboda": "leader valkyrie"}, BJORN: {"angerboda": "2-warrior"}},
        hands={BJORN: "odins-tide-2a"},
    )

    table = fight(match, "angerboda", bjorn="odins-tide-2a").says(ASTRID, "spare leader")
    table.says(BJORN, "spare warrior")

    assert at(table.game, ASTRID, "valhalla") == "valkyrie"
    assert glories(table.game) == [3 + 2 * 2, 0, 0, 0]


@pytest.mark.rule("BR-Frr")
def test_a_valkyrie_pays_in_a_battle_that_she_joined() -> None:
    """BR-Frr: she came by the call, and was there when cards were played."""
    match = given_bloodrage(
        upgrades={ASTRID: "valkyrie-2"},
        figures={ASTRID: {"angerboda": "leader", "yggdrasil": "valkyrie"}, BJORN: {"ne": "ship"}},
    )

    table = when(match).says(ASTRID, "pillage angerboda").says(BJORN, "decline")
    table.says(ASTRID, "join valkyrie yggdrasil").all_decline()

    assert glories(table.game) == [3 + 2, 0]


@pytest.mark.rule("BR-F16", "BR-Fu")
def test_poison_leaves_prowess_nothing_of_several_cards() -> None:
    """BR-F16: late cards of the winner go as well; its rage stays."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures=DUEL,
        hands={ASTRID: "tyrs-bash-1 heimdalls-gaze-3a", BJORN: "lokis-poison-3"},
        upgrades={ASTRID: "tyrs-prowess-2"},
    )

    table = fight(match, "angerboda", astrid="tyrs-bash-1", bjorn="lokis-poison-3")
    table.says(ASTRID, "add heimdalls-gaze-3a")

    assert table.asked == (BJORN, "turn")
    assert hand(table.game, BJORN) == "tyrs-bash-1 heimdalls-gaze-3a lokis-poison-3"


@pytest.mark.rule("BR-F17", "BR-B12")
def test_trickery_leaves_prowess_what_is_left() -> None:
    """BR-F17: of 2 rage one is stolen; one card of two can be kept."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures=DUEL,
        hands={ASTRID: "tyrs-bash-1 heimdalls-gaze-3a", BJORN: "lokis-trickery-1a"},
        upgrades={ASTRID: "tyrs-prowess-2"},
        rage={ASTRID: 2},
    )

    table = fight(match, "angerboda", astrid="tyrs-bash-1", bjorn="lokis-trickery-1a")
    table.says(ASTRID, "add heimdalls-gaze-3a", "take back heimdalls-gaze-3a")

    assert table.asked == (BJORN, "turn")
    assert hand(table.game, ASTRID) == "heimdalls-gaze-3a"
    assert discarded(table.game) == "tyrs-bash-1"
    assert table.game.rage[:2] == [0, 7]


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
