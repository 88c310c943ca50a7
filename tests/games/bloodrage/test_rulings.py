"""BR-F19 to BR-F32: rulings about actions, upgrades and the end, in their order."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    DUEL,
    at,
    discarded,
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
from kit.table import ASTRID, BJORN, DAGNY


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


@pytest.mark.rule("BR-F20")
def test_a_clan_that_gains_rage_takes_turns_again() -> None:
    """BR-F20: Bjorn has passed; with the rage of Trickery it is his turn next."""
    match = given_bloodrage(
        seats=4, figures=DUEL, hands={BJORN: "lokis-trickery-1a"}, rage={BJORN: 0}
    )

    table = fight(match, "angerboda", bjorn="lokis-trickery-1a")

    assert table.asked == (BJORN, "turn")
    assert table.game.rage[BJORN] == 1


@pytest.mark.rule("BR-F22")
def test_at_zero_rage_a_clan_takes_no_action_at_all() -> None:
    """BR-F22: not the leader's invade, nor quest and pillage; the turn is Dagny's."""
    match = given_bloodrage(
        seats=4,
        figures={BJORN: {"gimle": "warrior"}},
        hands={BJORN: "manheim-1a friggas-charm-1"},
        rage={BJORN: 0},
    )

    table = when(match).says(ASTRID, "invade leader angerboda")

    assert table.asked == (DAGNY, "turn")


@pytest.mark.rule("BR-F22")
def test_an_action_that_takes_the_last_rage_is_the_last_one() -> None:
    """BR-F22: Astrid's warrior takes it; her leader would cost nothing, but has to wait."""
    match = given_bloodrage(rage={ASTRID: 1})

    table = when(match).says(ASTRID, "invade warrior gimle").says(BJORN, "invade leader gimle")

    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-F23")
def test_the_phase_ends_when_all_rage_is_spent() -> None:
    """BR-F23: though much is unpillaged; rage is set anew from the stat in the next age."""
    match = given_bloodrage(rage={ASTRID: 2, BJORN: 0}, stats={BJORN: {"rage": 2}})

    table = when(match).says(ASTRID, "invade warrior gimle", "invade warrior gimle")
    assert table.asked == (ASTRID, "save-card")
    pass_all(table)
    while table.asked[1] == "keep-gift":
        table.says(table.asked[0], table.offered()[0])

    assert table.game.age == 2
    assert table.game.rage == [6, 8]


@pytest.mark.rule("BR-F23")
@pytest.mark.parametrize(
    ("province", "unpillaged", "over"),
    [
        ("yggdrasil", {"yggdrasil"}, True),
        ("yggdrasil", {"yggdrasil", "gimle"}, False),
        ("gimle", {"yggdrasil", "gimle"}, False),
    ],
)
def test_the_phase_ends_when_everything_that_stands_is_pillaged(
    province: str, unpillaged: set[str], over: bool
) -> None:
    """BR-F23: Yggdrasil included, destroyed provinces not; rage that is left is lost."""
    standing = {"myrkulor", "angerboda", "utgard", "andlang", "gimle", "yggdrasil"}
    match = given_bloodrage(
        figures={ASTRID: {province: "leader"}}, pillaged=" ".join(sorted(standing - unpillaged))
    )

    table = fight(match, province)

    assert table.asked == ((ASTRID, "save-card") if over else (BJORN, "turn"))
    assert table.game.rage == ([0, 0] if over else [6, 6])


@pytest.mark.rule("BR-F24")
def test_a_replaced_upgrade_is_discarded_and_the_new_one_holds_at_once() -> None:
    """BR-F24: three warriors on the map were 8 with a pair of 6; now they are 2 each."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "3-warrior"}, BJORN: {"angerboda": "warrior"}},
        hands={ASTRID: "experts-in-arms-2"},
        upgrades={ASTRID: "masters-in-arms-3"},
    )

    table = when(match)
    table.says(ASTRID, "upgrade experts-in-arms-2 replacing masters-in-arms-3", "stay")
    fight(others_pass(table).match, "angerboda")

    assert strengths(table) == [6, 1]
    assert slots(table.game, ASTRID) == "experts-in-arms-2"
    assert discarded(table.game) == "masters-in-arms-3"


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


@pytest.mark.rule("BR-F26")
@pytest.mark.parametrize(
    ("cards", "each"),
    [
        ("lokis-domain-1 lokis-eminence-2", 3),
        ("lokis-domain-1 lokis-wrath-3", 4),
        ("lokis-eminence-2 lokis-wrath-3", 5),
        ("lokis-domain-1 lokis-eminence-2 lokis-wrath-3", 6),
    ],
)
def test_upgrades_that_give_the_same_add_up(cards: str, each: int) -> None:
    """BR-F26: for each of two figures released."""
    match = given_bloodrage(
        seats=4, figures={ASTRID: {"valhalla": "warrior leader"}}, upgrades={ASTRID: cards}
    )

    assert glories(pass_all(when(match)).game) == [2 * each, 0, 0, 0]


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


@pytest.mark.rule("BR-F28")
def test_what_befalls_a_province_befalls_its_fjord() -> None:
    """BR-F28: ships die in a lost battle and in Ragnarok, though the other province stands."""
    battle = given_bloodrage(
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"ne": "ship"}},
    )
    doomed = given_bloodrage(figures={ASTRID: {"nw": "ship"}, BJORN: {"myrkulor": "warrior"}})

    assert at(fight(battle, "angerboda").game, BJORN, "valhalla") == "ship"
    table = pass_all(when(doomed))
    assert glories(table.game) == [2, 0]
    assert at(table.game, ASTRID, "nw") == "nothing"
    assert at(table.game, BJORN, "myrkulor") == "warrior"


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


@pytest.mark.rule("BR-F31")
def test_each_monster_dying_in_ragnarok_pays() -> None:
    """BR-F31: in age 2 Myrkulor falls: 3 glory each, the Sea Serpent of its fjord included."""
    match = given_bloodrage(
        seats=4,
        age=2,
        figures={ASTRID: {"myrkulor": "dark-elf", "nw": "sea-serpent"}},
        upgrades={ASTRID: "dark-elf-2 sea-serpent-1"},
    )

    assert glories(pass_all(when(match)).game) == [6, 0, 0, 0]


@pytest.mark.rule("BR-F32", "BR-1.3")
def test_clans_tied_for_most_glory_share_the_victory() -> None:
    """BR-F32: Astrid and Dagny have 9, Bjorn 8; stats and all else are of no account."""
    match = given_bloodrage(seats=4, age=3, glory={ASTRID: 9, BJORN: 8, DAGNY: 9})

    pass_all(when(match))

    assert match.over
    assert match.winners == (ASTRID, DAGNY)
