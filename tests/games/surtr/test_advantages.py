"""SOLO-2.8 The advantage of each corrupted hero at the set-up."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import monster_in, tell_armies
from games.surtr.setting_up import given_board, given_follower, lays_row
from games.surtr.table import (
    FOLLOWER,
    NEWEST,
    PERSON,
    cards_held,
    given_surtr,
    new_surtr,
    power,
    when,
)
from ragnatafl.games.lords.rules.board import REALMS
from ragnatafl.games.lords.rules.components import MONSTERS
from ragnatafl.games.surtr.rules.state import Surtr


@pytest.mark.rule("SOLO-2.8")
def test_ragnar_begins_with_a_rune_and_a_combat_card_more() -> None:
    game = given_follower("ragnar").game

    assert (power(game), cards_held(game)) == (1, 2)


@pytest.mark.rule("SOLO-2.8")
def test_lagertha_begins_with_two_combat_cards_more() -> None:
    game = given_follower("lagertha").game

    assert (power(game), cards_held(game)) == (0, 3)


@pytest.mark.rule("SOLO-2.8")
def test_aslaug_begins_allied_with_two_realms_and_draws_for_both() -> None:
    """Muspelheim and Svartalfheim; the first marker in each is a combat card."""
    game = given_follower("aslaug").game

    allied = [REALMS.write(realm) for realm in range(6) if game.allies[realm] & 1 << FOLLOWER]
    assert allied == ["muspelheim", "svartalfheim"]
    assert cards_held(game) == 1 + 2


@pytest.mark.rule("SOLO-2.8")
def test_snorri_begins_with_three_runes() -> None:
    game = given_follower("snorri").game

    assert (power(game), cards_held(game)) == (3, 1)


@pytest.mark.rule("SOLO-2.8")
def test_beowulf_begins_with_the_nearest_monster() -> None:
    """He starts in 9: the monster in 6 is one move away, that in 2 is four."""
    table = lays_row(given_board("beowulf", "event-14 event-2 event-6"))

    rings = [MONSTERS.write(m) for m, owner in enumerate(table.game.ring) if owner == FOLLOWER]
    assert [monster_in(table.game, name) for name in rings] == ["6"]


def advantage(hero: str, **given: Any) -> Surtr:
    """The advantage of a tile, at some table."""
    step = {"step": "advantage", "seat": "astrid"}
    return given_surtr(steps=[step], corrupted={FOLLOWER: hero}, **given).state


@pytest.mark.rule("SOLO-2.8")
def test_beowulf_without_a_neutral_monster_has_a_rune() -> None:
    game = advantage("beowulf", monsters={"draugr": "9"}, rings={"draugr": PERSON})

    assert power(game) == 1
    assert FOLLOWER not in game.ring


@pytest.mark.rule("SOLO-2.8")
def test_of_two_equally_near_beowulf_takes_the_one_with_more_open_spaces() -> None:
    """Both are beside 9; Garm has eight spaces, Draugr seven, in whatever region."""
    game = advantage("beowulf", heroes={FOLLOWER: "9"}, monsters={"draugr": "6", "garm": "8"})

    assert game.ring[MONSTERS.read("garm")] == FOLLOWER


@pytest.mark.rule("SOLO-2.8")
def test_alliances_which_aslaug_has_already_count_among_the_two() -> None:
    """And draw no card again."""
    game = advantage("aslaug", allies={"muspelheim": [FOLLOWER], "alfheim": [FOLLOWER]})

    names = [REALMS.write(realm) for realm in range(6) if game.allies[realm] & 1 << FOLLOWER]
    assert names == ["muspelheim", "svartalfheim", "alfheim"]
    assert cards_held(game) == 1


@pytest.mark.rule("SOLO-2.8")
def test_the_sixth_begins_with_a_rune_and_a_combat_card_more() -> None:
    game = given_follower("sixth").game

    assert (power(game), cards_held(game)) == (1, 2)


# The newest content


@pytest.mark.rule("SOLO-2.8", "SOLO-4.7")
@pytest.mark.parametrize(
    ("hero", "armies"),
    [
        ("ragnar", "6 in 3, 2 in 3"),
        ("lagertha", "3 in 11, 1 in 11"),
        ("aslaug", "6 in 1, 1 in 1"),
        ("snorri", "6 in 5, 2 in 5"),
        ("beowulf", "4 in 9, 1 in 9"),
        ("sixth", "4 in 16, 1 in 16"),
    ],
)
def test_one_of_its_armies_begins_stronger(hero: str, armies: str) -> None:
    """All of it goes to one of the two, which are alike; what is above 6, to the other."""
    match = new_surtr(content=NEWEST, hero=hero)

    assert sorted(tell_armies(match.state)) == sorted(
        f"astrid {army}" for army in armies.split(", ")
    )


@pytest.mark.rule("SOLO-2.8")
def test_the_log_calls_a_stronger_army_an_advantage_and_no_bonus() -> None:
    table = when(new_surtr(content=NEWEST, hero="beowulf"))

    (told,) = table.told("army-grows")
    assert told.rule == "SOLO-2.8"


@pytest.mark.rule("SOLO-2.8", "SOLO-5.4.8.2")
def test_with_it_a_follower_invades_in_its_first_turn() -> None:
    """Ragnar's neighbour 2 has population strength 3; two armies of value 1 could not go there."""
    match = given_surtr(
        content=NEWEST, control={"3": FOLLOWER}, armies=[(FOLLOWER, "3", 1), (FOLLOWER, "3", 1)],
        steps=[
            {"step": "advantage", "seat": "astrid"},
            {"step": "follower-manoeuvres", "seat": "astrid"},
        ],
    )  # fmt: skip

    assert when(match).facts("invades")["region"] == "2"
