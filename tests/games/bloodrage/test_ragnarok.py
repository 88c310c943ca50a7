"""BR-9 Ragnarok: the doomed province falls, and those who die in it win glory."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    BloodRageTable,
    at,
    fight,
    given_bloodrage,
    glories,
    pass_all,
    when,
)
from kit.table import ASTRID, BJORN
from ragnatafl.games.bloodrage.rules.board import PROVINCES
from ragnatafl.games.bloodrage.rules.state import is_destroyed


def given_last_pass(
    figures: dict[str, str], others: dict[str, str], age: int = 1
) -> BloodRageTable:
    """Astrid passes, and Ragnarok comes."""
    match = given_bloodrage(
        age=age, rage={ASTRID: 1, BJORN: 0}, figures={ASTRID: figures, BJORN: others}
    )
    table = when(match).says(ASTRID, "pass")
    if age < 3:
        table.says(ASTRID, "save nothing").says(BJORN, "save nothing")
    return table


@pytest.mark.rule("BR-9.1")
@pytest.mark.parametrize(
    ("age", "doomed", "each"), [(1, "gimle", 2), (2, "myrkulor", 3), (3, "utgard", 4)]
)
def test_the_doomed_province_is_destroyed_and_its_dead_win_glory(
    age: int, doomed: str, each: int
) -> None:
    """BR-9.1: 2, 3 and 4 for each own figure in ages 1, 2 and 3."""
    table = given_last_pass({doomed: "2-warrior", "angerboda": "warrior"}, {doomed: "warrior"}, age)

    assert is_destroyed(table.game, PROVINCES.read(doomed))
    assert glories(table.game) == [2 * each, each]
    dead = [(event.seat, event.all_facts()["target"]) for event in table.told("destroy")]
    assert dead == [(ASTRID, "valhalla"), (BJORN, "valhalla")]
    assert at(table.game, ASTRID, doomed) == "nothing"
    assert at(table.game, ASTRID, "angerboda") == "warrior"


@pytest.mark.rule("BR-9.1")
def test_only_this_ages_province_falls() -> None:
    """BR-9.1: those of later ages still stand."""
    table = given_last_pass({"myrkulor": "warrior", "utgard": "warrior"}, {})

    fallen = [name for name in PROVINCES.ids if is_destroyed(table.game, PROVINCES.read(name))]
    assert fallen == ["elvagar", "muspelheim", "horgr", "gimle"]
    assert glories(table.game) == [0, 0]


@pytest.mark.rule("BR-9.1")
def test_a_fallen_province_is_out_of_the_game() -> None:
    """BR-9.1, BR-3.4.1: in age 2 nobody enters Gimle."""
    when(given_bloodrage(age=2)).cannot(ASTRID, "invade warrior gimle", "BR-3.4.1")


@pytest.mark.rule("BR-9.1.1")
@pytest.mark.parametrize(
    ("ship", "paid", "left"), [("nw", 2, "nothing"), ("ne", 0, "ship"), ("sw", 0, "ship")]
)
def test_ships_in_the_supporting_fjord_are_destroyed_and_paid(
    ship: str, paid: int, left: str
) -> None:
    """BR-9.1.1: although Myrkulor, the other province of the fjord, stands."""
    table = given_last_pass({ship: "ship"}, {})

    assert glories(table.game) == [paid, 0]
    assert at(table.game, ASTRID, ship) == left


@pytest.mark.rule("BR-9.1.1")
def test_a_fjord_loses_its_ships_when_its_other_province_falls() -> None:
    """BR-9.1.1: Myrkulor in age 2, after Gimle."""
    table = given_last_pass({"nw": "ship"}, {}, age=2)

    assert glories(table.game) == [3, 0]
    assert at(table.game, ASTRID, "reserve") == "8-warrior leader ship"


@pytest.mark.rule("BR-9.1.2")
def test_leaders_ships_and_monsters_pay_like_warriors() -> None:
    """BR-9.1.2: five figures, each once."""
    match = given_bloodrage(
        phase="ragnarok",
        figures={ASTRID: {"gimle": "2-warrior leader troll", "nw": "ship"}},
        upgrades={ASTRID: "troll-1"},
    )

    assert glories(match.state) == [10, 0]


@pytest.mark.rule("BR-9.2")
@pytest.mark.parametrize(("age", "following"), [(1, ["myrkulor"]), (2, ["utgard"]), (3, [])])
def test_the_doom_token_moves_on_and_is_taken_away_at_last(age: int, following: list[str]) -> None:
    """BR-9.2"""
    table = given_last_pass({}, {}, age)

    assert [event.all_facts()["province"] for event in table.told("doom-moves")] == following
    assert [PROVINCES.write(doom) for doom in table.game.dooms] == ["gimle", "myrkulor", "utgard"]


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
