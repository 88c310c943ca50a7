"""BR-Fa to BR-Fi: defaults about invades and about figures that are saved, in their order."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    AMBUSH,
    DUEL,
    EVEN,
    at,
    fight,
    given_bloodrage,
    glories,
    is_pillaged,
    others_pass,
    pass_all,
    strengths,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK


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


@pytest.mark.rule("BR-Fd")
@pytest.mark.parametrize(
    ("invade", "rage", "asked"),
    [
        ("invade leader angerboda", 2, True),
        ("invade leader angerboda", 1, False),
        ("invade warrior angerboda", 2, False),
        ("invade leader gimle", 6, False),
        ("invade ship ne", 6, False),
    ],
    ids=["enough", "too little", "too little left", "pillaged", "ship"],
)
def test_thors_domain_needs_a_province_unpillaged_and_two_rage(
    invade: str, rage: int, asked: bool
) -> None:
    """BR-Fd"""
    match = given_bloodrage(
        seats=4, upgrades={ASTRID: "thors-domain-2"}, pillaged="gimle", rage={ASTRID: rage}
    )

    table = when(match).says(ASTRID, invade)

    assert table.asked == ((ASTRID, "pillage-at-once") if asked else (BJORN, "turn"))


@pytest.mark.rule("BR-Fd")
def test_thors_domain_uses_no_action() -> None:
    """BR-Fd: the next turn is Bjorn's, as after any invade; Astrid's next one comes in its time."""
    match = given_bloodrage(seats=4, upgrades={ASTRID: "thors-domain-2"})

    table = when(match).says(ASTRID, "invade leader angerboda", "pillage angerboda").all_decline()
    assert table.asked == (BJORN, "turn")
    others_pass(table)

    assert table.asked == (ASTRID, "turn")
    assert table.game.rage[ASTRID] == 4


@pytest.mark.rule("BR-Fe")
def test_lokis_blessing_works_after_a_tie_and_not_in_yggdrasil() -> None:
    """BR-Fe"""
    tied = given_bloodrage(seats=4, figures=EVEN, upgrades={ASTRID: "lokis-blessing-1"})
    inner = given_bloodrage(
        seats=4,
        figures={ASTRID: {"yggdrasil": "warrior"}, BJORN: {"yggdrasil": "leader"}},
        upgrades={ASTRID: "lokis-blessing-1"},
    )

    table = fight(tied, "angerboda")
    assert table.offered() == ["invade warrior angerboda", "stay"]
    assert fight(inner, "yggdrasil").asked == (BJORN, "turn")


@pytest.mark.rule("BR-Fe")
def test_lokis_blessing_invades_that_province_with_a_warrior_only() -> None:
    """BR-Fe: also for a clan that did not pillage; not with the leader."""
    match = given_bloodrage(seats=4, figures=DUEL, upgrades={BJORN: "lokis-blessing-1"})

    table = fight(match, "angerboda")

    assert table.asked == (BJORN, "free-invade")
    assert table.offered() == ["invade warrior angerboda", "stay"]


@pytest.mark.rule("BR-Ff")
def test_friggas_domain_is_the_action_of_the_turn_and_the_leader_costs_one_too() -> None:
    """BR-Ff"""
    match = given_bloodrage(
        age=3, upgrades={ASTRID: "friggas-domain-3"}, figures={ASTRID: {"valhalla": "leader"}}
    )

    table = when(match).says(ASTRID, "recall leader angerboda")

    assert table.asked == (BJORN, "turn")
    assert table.game.rage[ASTRID] == 5


@pytest.mark.rule("BR-Fg")
def test_tyrs_challenge_is_a_pillage_with_all_its_rewards() -> None:
    """BR-Fg: call, cards, battle, Grace, leader upgrade; the token stays turned."""
    match = given_bloodrage(
        seats=4,
        age=3,
        upgrades={ASTRID: "tyrs-challenge-2 lord-of-spears-3"},
        hands={ASTRID: "friggas-grace-1a"},
        figures=DUEL,
        pillaged="angerboda",
    )
    assert when(match).offered("pillage", "challenge") == ["challenge angerboda"]

    table = when(match).says(ASTRID, "challenge angerboda")
    assert table.asked == (BJORN, "call-to-battle")
    table.all_decline().says(ASTRID, "play friggas-grace-1a", "raise rage")

    assert table.game.cells[ASTRID] == [2, 1, 2]
    assert glories(table.game) == [4, 0, 0, 0]
    assert is_pillaged(table.game, "angerboda")
    assert table.game.rage[ASTRID] == 4


@pytest.mark.rule("BR-Fg")
def test_tyrs_challenge_is_for_pillaged_provinces_with_own_figures() -> None:
    """BR-Fg: Angerboda is not pillaged, and nobody of Astrid's is in Utgard."""
    match = given_bloodrage(
        upgrades={ASTRID: "tyrs-challenge-2"},
        figures={ASTRID: {"angerboda": "leader", "nw": "ship"}},
        pillaged="gimle utgard",
    )

    assert when(match).offered("challenge") == ["challenge gimle"]


@pytest.mark.rule("BR-Fg")
def test_tyrs_challenge_cannot_prolong_the_phase() -> None:
    """BR-Fg: with the last province pillaged there is no turn for it."""
    match = given_bloodrage(
        upgrades={ASTRID: "tyrs-challenge-2"},
        figures={ASTRID: {"angerboda": "leader"}},
        pillaged="myrkulor utgard andlang gimle yggdrasil",
    )

    assert fight(match, "angerboda").asked == (ASTRID, "save-card")


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


@pytest.mark.rule("BR-Fh")
def test_protection_does_not_help_in_ragnarok() -> None:
    """BR-Fh: rage is still there for the asking, but nobody asks."""
    match = given_bloodrage(
        phase="ragnarok",
        upgrades={ASTRID: "friggas-protection-2"},
        figures={ASTRID: {"gimle": "warrior"}},
    )

    assert glories(match.state) == [2, 0]
    assert at(match.state, ASTRID, "gimle") == "nothing"


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


@pytest.mark.rule("BR-Fi")
def test_the_witch_may_retreat_from_ragnarok_without_its_glory() -> None:
    """BR-Fi: or die and be paid 2 like the warrior beside her."""
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "volur-witch-3"},
        figures={ASTRID: {"gimle": "warrior volur-witch"}},
    )
    pass_all(when(match))
    saved, dead = when(match), when(match.copy())

    saved.says(ASTRID, "save volur-witch with volur-witch-3")
    dead.says(ASTRID, "let volur-witch die")

    assert glories(saved.game) == [2, 0, 0, 0]
    assert at(saved.game, ASTRID, "yggdrasil") == "volur-witch"
    assert glories(dead.game) == [4, 0, 0, 0]
    assert at(dead.game, ASTRID, "yggdrasil") == "nothing"


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
