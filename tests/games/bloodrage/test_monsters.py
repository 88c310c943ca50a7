"""BR-C: the nine monsters, each played from the hand; and monsters that are replaced (BR-6.9.5)."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    at,
    discarded,
    fight,
    given_bloodrage,
    glories,
    is_pillaged,
    others_pass,
    pass_all,
    slots,
    strengths,
    upgraded,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from kit.titles import shows

MONSTERS = {
    "troll-1": ("troll", 2, 2),
    "valkyrie-2": ("valkyrie", 2, 2),
    "fire-giant-2": ("fire-giant", 4, 4),
    "frost-giant-3": ("frost-giant", 4, 4),
    "volur-witch-3": ("volur-witch", 3, 3),
    "dwarf-chieftain-1": ("dwarf-chieftain", 2, 0),
    "dark-elf-2": ("dark-elf", 1, 1),
    "soldier-of-hel-3": ("soldier-of-hel", 3, 0),
}
"""Figure, STR, and what a later invade costs."""


@shows("troll-1", "valkyrie-2", "fire-giant-2", "frost-giant-3")
@shows("volur-witch-3", "dwarf-chieftain-1", "dark-elf-2", "soldier-of-hel-3")
@pytest.mark.rule("BR-6.9.4", "BR-6.9.4.1")
@pytest.mark.parametrize(("card", "about"), MONSTERS.items())
def test_a_monster_comes_with_its_card_and_fights_with_its_strength(
    card: str, about: tuple[str, int, int]
) -> None:
    """BR-6.9.4: it may invade at once for no more rage; Bjorn's monster is there already."""
    figure, strength, _ = about
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: card},
        upgrades={BJORN: "sea-serpent-1"},
        figures={BJORN: {"ne": "sea-serpent"}},
    )

    table = upgraded(match, card, f"invade {figure} angerboda")
    rage = table.game.rage[ASTRID]
    fight(match, "angerboda")

    assert strengths(table) == [strength, 3]
    assert table.game.rage[ASTRID] == rage


@shows("troll-1", "valkyrie-2", "fire-giant-2", "frost-giant-3")
@shows("volur-witch-3", "dwarf-chieftain-1", "dark-elf-2", "soldier-of-hel-3")
@pytest.mark.rule("BR-6.9.4.1", "BR-6.7.1")
@pytest.mark.parametrize(("card", "about"), MONSTERS.items())
def test_a_monster_may_stay_and_invade_later_for_its_strength(
    card: str, about: tuple[str, int, int]
) -> None:
    """BR-6.9.4.1; the Chieftain and the Soldier of Hel come for nothing."""
    figure, _, cost = about
    match = given_bloodrage(seats=4, hands={ASTRID: card}, rage={ASTRID: 9})

    table = upgraded(match, card, "stay")
    assert at(table.game, ASTRID, "reserve") == f"8-warrior leader ship {figure}"
    rage = table.game.rage[ASTRID]
    table.says(ASTRID, f"invade {figure} angerboda")

    assert at(table.game, ASTRID, "angerboda") == figure
    assert table.game.rage[ASTRID] == rage - cost


@shows("dwarf-chieftain-1", "soldier-of-hel-3")
@pytest.mark.parametrize(
    ("card", "figure"),
    [("dwarf-chieftain-1", "dwarf-chieftain"), ("soldier-of-hel-3", "soldier-of-hel")],
)
def test_only_the_monster_itself_comes_for_nothing(card: str, figure: str) -> None:
    """Out of Valhalla and back in reserve too; a warrior beside it costs its 1 rage."""
    match = given_bloodrage(upgrades={ASTRID: card}, rage={ASTRID: 1, BJORN: 0})

    table = when(match).says(ASTRID, f"invade {figure} gimle")
    assert table.game.rage[ASTRID] == 1
    table.says(ASTRID, "invade warrior gimle")

    assert table.game.rage[ASTRID] == 0


@shows("troll-1")
def test_the_troll_destroys_all_enemy_warriors_where_it_invades() -> None:
    """Not leaders, ships and monsters, not Astrid's own, and not next door."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "troll-1"},
        upgrades={EIRIK: "dark-elf-2"},
        figures={
            ASTRID: {"muspelheim": "warrior"},
            BJORN: {"muspelheim": "warrior", "angerboda": "2-warrior", "se": "ship"},
            DAGNY: {"muspelheim": "leader"},
            EIRIK: {"muspelheim": "dark-elf"},
        },
    )

    table = upgraded(match, "troll-1", "invade troll muspelheim")

    assert at(table.game, ASTRID, "muspelheim") == "warrior troll"
    assert at(table.game, BJORN, "muspelheim") == "nothing"
    assert at(table.game, BJORN, "valhalla") == "warrior"
    assert at(table.game, BJORN, "angerboda") == "2-warrior"
    assert at(table.game, BJORN, "se") == "ship"
    assert at(table.game, DAGNY, "muspelheim") == "leader"
    assert at(table.game, EIRIK, "muspelheim") == "dark-elf"


@shows("troll-1", "fire-giant-2")
@pytest.mark.parametrize(("card", "figure"), [("troll-1", "troll"), ("fire-giant-2", "fire-giant")])
def test_only_the_monster_itself_destroys_when_it_invades(card: str, figure: str) -> None:
    """Astrid's leader comes to Bjorn's warrior, and Bjorn to Astrid's: nobody dies."""
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: card},
        figures={ASTRID: {"gimle": f"warrior {figure}"}, BJORN: {"angerboda": "warrior"}},
    )

    table = when(match).says(ASTRID, "invade leader angerboda").says(BJORN, "invade leader gimle")

    assert at(table.game, BJORN, "angerboda") == "warrior"
    assert at(table.game, ASTRID, "gimle") == f"warrior {figure}"


@shows("fire-giant-2")
@pytest.mark.rule("BR-F28")
def test_the_fire_giant_destroys_all_enemies_but_monsters() -> None:
    """Plain ships of the supporting fjord too; the Sea Serpent is a monster, Astrid's are safe."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "fire-giant-2"},
        upgrades={DAGNY: "sea-serpent-1", EIRIK: "dark-elf-2"},
        figures={
            ASTRID: {"muspelheim": "warrior", "se": "ship"},
            BJORN: {"muspelheim": "warrior leader", "se": "ship", "angerboda": "warrior"},
            DAGNY: {"se": "ship sea-serpent"},
            EIRIK: {"muspelheim": "dark-elf"},
        },
    )

    table = upgraded(match, "fire-giant-2", "invade fire-giant muspelheim")

    assert at(table.game, ASTRID, "muspelheim") == "warrior fire-giant"
    assert at(table.game, ASTRID, "se") == "ship"
    assert at(table.game, BJORN, "valhalla") == "warrior leader ship"
    assert at(table.game, BJORN, "angerboda") == "warrior"
    assert at(table.game, DAGNY, "se") == "sea-serpent"
    assert at(table.game, EIRIK, "muspelheim") == "dark-elf"


@shows("fire-giant-2")
@pytest.mark.rule("BR-Fx")
def test_ships_that_the_fire_giant_burns_pay_their_owner() -> None:
    """Bjorn's dragons pay 12; no battle, so Thor's Glory of Astrid pays nothing."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "fire-giant-2"},
        upgrades={ASTRID: "thors-glory-1", BJORN: "eternal-dragons-3"},
        figures={BJORN: {"angerboda": "2-warrior", "ne": "ship"}},
    )

    table = upgraded(match, "fire-giant-2", "invade fire-giant angerboda")

    assert at(table.game, BJORN, "valhalla") == "2-warrior ship"
    assert glories(table.game) == [0, 12, 0, 0]


@shows("sea-serpent-1")
@pytest.mark.rule("BR-6.7.2.1", "BR-2.1.5")
def test_the_sea_serpent_comes_to_fjords_only() -> None:
    match = given_bloodrage(seats=4, hands={ASTRID: "sea-serpent-1"})

    table = when(match).says(ASTRID, "upgrade sea-serpent-1")

    fjords = [f"invade sea-serpent {fjord}" for fjord in ("nw", "ne", "se", "sw")]
    assert table.offered() == [*fjords, "stay"]


@shows("sea-serpent-1")
def test_the_sea_serpent_supports_both_provinces_and_never_moves() -> None:
    """STR 3 in Elvagar and in Angerboda; neither March nor call to battle takes it along."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "sea-serpent-1"},
        figures={BJORN: {"elvagar": "warrior", "angerboda": "leader", "gimle": "warrior"}},
    )
    table = upgraded(match, "sea-serpent-1", "invade sea-serpent ne")
    assert table.offered("march") == []

    fight(match, "elvagar")
    assert strengths(table) == [3, 1]
    table.says(ASTRID, "pillage angerboda").says(BJORN, "decline").says(DAGNY, "decline")
    table.says(EIRIK, "decline")
    assert table.offered() == ["decline"]
    table.all_decline()

    assert strengths(table)[2:] == [3, 3]


@shows("sea-serpent-1")
def test_a_later_invade_of_the_sea_serpent_costs_three() -> None:
    table = upgraded(given_bloodrage(seats=4, hands={ASTRID: "sea-serpent-1"}), "sea-serpent-1")
    assert table.game.rage[ASTRID] == 3

    table.says(ASTRID, "invade sea-serpent ne")

    assert table.game.rage[ASTRID] == 0


@shows("valkyrie-2")
def test_the_valkyrie_pays_two_glory_for_each_enemy_destroyed() -> None:
    """Three enemies fall; the battle pays 3 besides."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "valkyrie-2 tyrs-smite-1"},
        figures={BJORN: {"angerboda": "2-warrior"}, DAGNY: {"ne": "ship"}},
    )

    table = upgraded(match, "valkyrie-2", "invade valkyrie angerboda")
    fight(match, "angerboda", astrid="tyrs-smite-1")

    assert glories(table.game) == [3 + 2 * 3, 0, 0, 0]


@shows("valkyrie-2")
def test_the_valkyrie_pays_nothing_for_a_battle_without_her() -> None:
    """She stands next door."""
    match = given_bloodrage(
        upgrades={ASTRID: "valkyrie-2"},
        figures={
            ASTRID: {"angerboda": "leader", "yggdrasil": "valkyrie"},
            BJORN: {"angerboda": "warrior"},
        },
    )

    table = fight(match, "angerboda")

    assert glories(table.game) == [3, 0]


@shows("frost-giant-3")
@pytest.mark.parametrize(
    ("province", "cells", "glory"),
    [
        ("gimle", [2, 0, 0], 0),
        ("elvagar", [0, 2, 0], 0),
        ("angerboda", [0, 0, 2], 0),
        ("andlang", [0, 0, 0], 10),
        ("yggdrasil", [2, 2, 2], 0),
    ],
    ids=["rage", "axes", "horns", "glory", "all"],
)
def test_the_frost_giant_takes_every_reward_twice(
    province: str, cells: list[int], glory: int
) -> None:
    """Here nobody opposes it."""
    match = given_bloodrage(
        upgrades={ASTRID: "frost-giant-3"}, figures={ASTRID: {province: "frost-giant"}},
        destroyed=["horgr", "muspelheim", "angerboda" if province == "elvagar" else "elvagar"],
    )  # fmt: skip

    table = fight(match, province)

    assert table.game.cells[ASTRID] == cells
    assert glories(table.game) == [glory, 0]


@shows("frost-giant-3")
def test_the_frost_giant_works_when_it_comes_with_its_card() -> None:
    """Won in a battle: Axes rise twice, and the battle pays 5."""
    match = given_bloodrage(
        seats=4, hands={ASTRID: "frost-giant-3"}, figures={BJORN: {"elvagar": "warrior"}}
    )

    table = upgraded(match, "frost-giant-3", "invade frost-giant elvagar")
    fight(match, "elvagar")

    assert table.game.cells[ASTRID] == [0, 2, 0]
    assert glories(table.game) == [5, 0, 0, 0]


@shows("frost-giant-3")
def test_the_frost_giant_gives_nothing_for_a_pillage_without_it() -> None:
    """It stands in Yggdrasil while Astrid's warrior pillages Gimle; nor does it help Bjorn."""
    match = given_bloodrage(
        upgrades={ASTRID: "frost-giant-3"},
        figures={
            ASTRID: {"gimle": "warrior", "angerboda": "frost-giant"},
            BJORN: {"ne": "ship", "utgard": "warrior"},
        },
    )

    table = fight(match, "gimle")
    fight(match, "utgard")

    assert table.game.cells == [[1, 0, 0], [0, 0, 1]]


@shows("frost-giant-3")
def test_the_frost_giant_gives_nothing_for_the_pillage_of_another_clan() -> None:
    """Bjorn pillages where it stands; Astrid has saved it by Frigga's Protection."""
    match = given_bloodrage(
        turn=BJORN,
        upgrades={ASTRID: "frost-giant-3 friggas-protection-2"},
        figures={ASTRID: {"angerboda": "frost-giant"}, BJORN: {"angerboda": "2-warrior leader"}},
    )

    table = fight(match, "angerboda").says(ASTRID, "save frost-giant with friggas-protection-2")

    assert table.game.cells == [[0, 0, 0], [0, 0, 1]]


@shows("volur-witch-3")
@pytest.mark.rule("BR-F29")
def test_the_volur_witch_may_retreat_from_a_lost_battle() -> None:
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "volur-witch-3"},
        figures={BJORN: {"angerboda": "3-warrior leader"}},
    )
    table = upgraded(match, "volur-witch-3", "invade volur-witch angerboda")

    fight(match, "angerboda")
    assert table.offered() == ["save volur-witch with volur-witch-3", "let volur-witch die"]
    table.says(ASTRID, "save volur-witch with volur-witch-3")

    assert at(table.game, ASTRID, "yggdrasil") == "volur-witch"
    assert table.game.rage[ASTRID] == 3


@shows("volur-witch-3")
@pytest.mark.rule("BR-F29")
def test_the_volur_witch_may_die_like_others() -> None:
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "volur-witch-3"},
        figures={
            ASTRID: {"angerboda": "warrior volur-witch"},
            BJORN: {"angerboda": "leader", "ne": "ship"},
        },
    )

    table = fight(match, "angerboda")
    table.says(ASTRID, "let volur-witch die")

    assert at(table.game, ASTRID, "valhalla") == "warrior volur-witch"


@shows("dark-elf-2")
@pytest.mark.rule("BR-6.7.2.2", "BR-6.7.1.2")
def test_the_dark_elf_may_invade_yggdrasil_and_is_stronger_there() -> None:
    """STR 3 there; a later invade of it costs 1 all the same, and nobody else may."""
    match = given_bloodrage(
        seats=4, hands={ASTRID: "dark-elf-2"}, figures={BJORN: {"yggdrasil": "2-warrior"}}
    )
    table = upgraded(match, "dark-elf-2", "stay")
    assert "invade leader yggdrasil" not in table.offered()

    table.says(ASTRID, "invade dark-elf yggdrasil")
    assert table.game.rage[ASTRID] == 5 - 1
    fight(match, "yggdrasil")

    assert strengths(table) == [3, 2]


@shows("dark-elf-2")
def test_the_dark_elf_may_invade_yggdrasil_at_once() -> None:
    match = given_bloodrage(seats=4, hands={ASTRID: "dark-elf-2"})

    table = upgraded(match, "dark-elf-2", "invade dark-elf yggdrasil")

    assert at(table.game, ASTRID, "yggdrasil") == "dark-elf"


@shows("dark-elf-2")
def test_the_strength_of_the_dark_elf_in_yggdrasil_is_its_own() -> None:
    """Astrid's others there have no more for it, and it adds nothing while it is elsewhere."""
    there = given_bloodrage(
        upgrades={ASTRID: "dark-elf-2"},
        figures={ASTRID: {"yggdrasil": "warrior dark-elf"}, BJORN: {"yggdrasil": "warrior"}},
    )
    away = given_bloodrage(
        upgrades={ASTRID: "dark-elf-2"},
        figures={
            ASTRID: {"yggdrasil": "2-warrior", "gimle": "dark-elf"},
            BJORN: {"yggdrasil": "warrior"},
        },
    )

    assert strengths(fight(there, "yggdrasil")) == [4, 1]
    assert strengths(fight(away, "yggdrasil")) == [2, 1]


@pytest.mark.rule("BR-6.9.5", "BR-6.9.5.1", "BR-F25")
@pytest.mark.parametrize("place", ["gimle", "reserve", "valhalla"])
def test_a_replaced_monster_leaves_the_game_from_wherever_it_is(place: str) -> None:
    """No Valhalla, no glory; the card is discarded. The other monster stays."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "dark-elf-2"},
        upgrades={ASTRID: "troll-1 valkyrie-2"},
        figures={ASTRID: {place: "troll", "angerboda": "valkyrie"}} if place != "reserve" else {},
    )

    table = when(match).says(ASTRID, "upgrade dark-elf-2 replacing troll-1", "stay")

    everywhere = [at(table.game, ASTRID, where) for where in ("gimle", "reserve", "valhalla")]
    assert not any("troll" in figures for figures in everywhere)
    assert slots(table.game, ASTRID) == "valkyrie-2 dark-elf-2"
    assert discarded(table.game) == "troll-1"
    assert glories(table.game) == [0, 0, 0, 0]


@pytest.mark.rule("BR-6.9.5.1", "BR-F25", "BR-Fx")
def test_a_replaced_sea_serpent_is_no_ship_that_was_destroyed() -> None:
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "dark-elf-2"},
        upgrades={ASTRID: "sea-serpent-1 eternal-dragons-3"},
        figures={ASTRID: {"ne": "sea-serpent"}},
    )

    table = when(match).says(ASTRID, "upgrade dark-elf-2 replacing sea-serpent-1", "stay")

    assert at(table.game, ASTRID, "ne") == "nothing"
    assert glories(table.game) == [0, 0, 0, 0]


@pytest.mark.rule("BR-6.9.5.1")
def test_the_village_and_the_horns_of_a_replaced_monster_are_free_again() -> None:
    """Myrkulor has three villages, Astrid four horns; both are taken but for the old monster."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "dark-elf-2"},
        upgrades={ASTRID: "troll-1"},
        figures={ASTRID: {"myrkulor": "2-warrior troll", "gimle": "warrior"}},
    )

    table = when(match).says(ASTRID, "upgrade dark-elf-2 replacing troll-1")
    table.says(ASTRID, "invade dark-elf myrkulor")

    assert at(table.game, ASTRID, "myrkulor") == "2-warrior dark-elf"


@pytest.mark.rule("BR-6.9.5")
def test_a_replaced_monster_has_its_text_no_more() -> None:
    """The Valkyrie's card is gone, the Frost Giant's in the other slot is not."""
    match = given_bloodrage(
        hands={ASTRID: "dwarf-chieftain-1"},
        upgrades={ASTRID: "frost-giant-3 valkyrie-2"},
        figures={ASTRID: {"gimle": "frost-giant valkyrie"}, BJORN: {"gimle": "warrior"}},
    )

    table = when(match).says(ASTRID, "upgrade dwarf-chieftain-1 replacing valkyrie-2", "stay")
    fight(others_pass(table).match, "gimle")

    assert table.game.cells[ASTRID] == [2, 0, 0]
    assert glories(table.game) == [3, 0]  # nothing for the warrior that died


@pytest.mark.rule("BR-2.2.2")
def test_a_monster_counts_for_the_horns_and_lives_in_a_village() -> None:
    """Four horns are taken by three warriors and the Troll; Myrkulor's third village is too."""
    match = given_bloodrage(
        upgrades={ASTRID: "troll-1"},
        figures={ASTRID: {"myrkulor": "2-warrior troll", "utgard": "warrior"}},
    )

    table = when(match)

    assert table.offered("invade") == []
    assert "march utgard myrkulor" not in table.offered()


@pytest.mark.rule("BR-F31", "BR-2.2.2")
def test_a_monster_that_dies_in_ragnarok_pays_like_any_figure() -> None:
    """2 glory each in age 1; then both are released."""
    match = given_bloodrage(
        upgrades={ASTRID: "troll-1"}, figures={ASTRID: {"gimle": "warrior troll"}}
    )

    table = pass_all(when(match))

    assert glories(table.game) == [4, 0]
    assert at(table.game, ASTRID, "reserve") == "8-warrior leader ship troll"
    assert not is_pillaged(table.game, "gimle")


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


@pytest.mark.rule("BR-Fi")
def test_the_witch_may_retreat_from_odins_tide() -> None:
    """BR-Fi: Astrid keeps her warrior, the Witch is gone from the battle but alive."""
    match = given_bloodrage(
        seats=4,
        age=3,
        upgrades={ASTRID: "volur-witch-3"},
        figures={ASTRID: {"angerboda": "warrior volur-witch"}, BJORN: {"angerboda": "warrior"}},
        hands={BJORN: "odins-tide-2a"},
    )

    table = fight(match, "angerboda", bjorn="odins-tide-2a")
    table.says(ASTRID, "spare warrior", "save volur-witch with volur-witch-3")
    table.says(BJORN, "spare warrior")

    assert strengths(table) == [1, 1 + 1]
    assert at(table.game, ASTRID, "yggdrasil") == "volur-witch"


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


@pytest.mark.rule("BR-F25")
def test_a_replaced_monster_gives_no_glory_for_destruction() -> None:
    """BR-F25: the Sea Serpent of a clan with dragons goes from the fjord to the box."""
    match = given_bloodrage(
        seats=4,
        figures={ASTRID: {"ne": "sea-serpent"}},
        hands={ASTRID: "troll-1"},
        upgrades={ASTRID: "sea-serpent-1 fire-dragons-2 lokis-domain-1"},
    )

    table = when(match).says(ASTRID, "upgrade troll-1 replacing sea-serpent-1", "stay")
    pass_all(table)

    assert at(table.game, ASTRID, "ne") == "nothing"
    assert at(table.game, ASTRID, "reserve") == "8-warrior leader ship troll"
    assert glories(table.game) == [0, 0, 0, 0]


@pytest.mark.rule("BR-F29")
def test_the_witch_retreats_from_an_outer_province_and_dies_in_yggdrasil() -> None:
    """BR-F29: in Yggdrasil nobody is asked."""
    outer, inner = (
        given_bloodrage(
            seats=4,
            figures={ASTRID: {place: "volur-witch"}, BJORN: {place: "2-warrior leader"}},
            upgrades={ASTRID: "volur-witch-3"},
        )
        for place in ("angerboda", "yggdrasil")
    )

    saved = fight(outer, "angerboda").says(ASTRID, "save volur-witch with volur-witch-3")
    dead = fight(inner, "yggdrasil")

    assert at(saved.game, ASTRID, "yggdrasil") == "volur-witch"
    assert at(dead.game, ASTRID, "valhalla") == "volur-witch"
    assert dead.asked == (BJORN, "turn")
