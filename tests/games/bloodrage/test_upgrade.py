"""BR-6.9 Upgrade: a card from the hand into a slot, what it replaces, and the free invade."""

from __future__ import annotations

from typing import Final

import pytest

from games.bloodrage.table import (
    at,
    discarded,
    fight,
    given_bloodrage,
    glories,
    hand,
    others_pass,
    slots,
    strength_in,
    strengths,
    when,
)
from kit.table import ASTRID, BJORN, cards
from ragnatafl.games.bloodrage.rules.components import DISCARD

CLAN_CARDS: Final = "friggas-charm-1 thors-glory-1 lokis-domain-1"
"""Three clan upgrades of age 1."""


# BR-6.9.1 Slots and costs


@pytest.mark.rule("BR-6.9.1")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("lord-of-hammers-1", 3), ("brothers-in-arms-1", 1), ("lokis-dragons-1", 2),
        ("troll-1", 2), ("thors-glory-1", 2), ("friggas-charm-1", 0), ("frost-giant-3", 4),
    ],
)  # fmt: skip
def test_a_card_goes_from_the_hand_into_a_slot_for_its_cost(card: str, cost: int) -> None:
    """BR-6.9.1"""
    table = when(given_bloodrage(age=3, hands={ASTRID: f"tyrs-bash-1 {card}"}))

    table.says(ASTRID, f"upgrade {card}")

    assert slots(table.game, ASTRID) == card
    assert hand(table.game, ASTRID) == "tyrs-bash-1"
    assert table.game.rage[ASTRID] == 6 - cost


FULL: Final = {
    # the slots of a kind taken, and one card more
    "leader": ("lord-of-hammers-1", "lord-of-axes-2"),
    "ship": ("lokis-dragons-1", "fire-dragons-2"),
    "warrior": ("brothers-in-arms-1", "experts-in-arms-2"),
    "monster": ("troll-1 valkyrie-2", "frost-giant-3"),
    "clan": (CLAN_CARDS, "odins-throne-3"),
}


@pytest.mark.rule("BR-6.9.1")
@pytest.mark.parametrize("kind", FULL)
def test_there_are_so_many_slots_of_each_kind(kind: str) -> None:
    """BR-6.9.1: 1 leader, 1 ship, 1 warriors, 2 monsters, 3 clan; then one must be replaced."""
    there, card = FULL[kind]
    table = when(given_bloodrage(age=3, upgrades={ASTRID: there}, hands={ASTRID: card}))

    table.cannot(ASTRID, f"upgrade {card}", "BR-6.9.1")

    assert table.offered("upgrade") == [f"upgrade {card} replacing {old}" for old in there.split()]


@pytest.mark.rule("BR-6.9.1")
@pytest.mark.parametrize("kind", FULL)
def test_with_one_card_less_there_is_a_slot_left(kind: str) -> None:
    """BR-6.9.1: the last slot of the kind takes the card."""
    there, card = FULL[kind]
    fewer = " ".join(there.split()[1:])
    table = when(given_bloodrage(age=3, upgrades={ASTRID: fewer}, hands={ASTRID: card}))

    table.says(ASTRID, f"upgrade {card}")

    assert sorted(slots(table.game, ASTRID).split()) == sorted([*fewer.split(), card])


@pytest.mark.rule("BR-6.9.1")
@pytest.mark.parametrize(
    "choice",
    [
        "upgrade tyrs-bash-1",  # a battle card
        "upgrade alfheim-1a",  # a quest
        "upgrade troll-1",  # not in the hand
        "upgrade friggas-charm-1 replacing lord-of-hammers-1",  # a slot of another kind
        "upgrade friggas-charm-1 replacing thors-glory-1",  # not there
    ],
)
def test_only_an_upgrade_of_the_hand_goes_into_a_fitting_slot(choice: str) -> None:
    """BR-6.9.1"""
    match = given_bloodrage(
        hands={ASTRID: "tyrs-bash-1 alfheim-1a friggas-charm-1"},
        upgrades={ASTRID: "lord-of-hammers-1"},
    )

    when(match).cannot(ASTRID, choice, "BR-6.9.1")


@pytest.mark.rule("BR-6.9.1")
def test_of_a_full_slot_the_clan_chooses_which_card_is_discarded() -> None:
    """BR-6.9.1: the new one replaces it altogether, openly."""
    match = given_bloodrage(age=3, upgrades={ASTRID: CLAN_CARDS}, hands={ASTRID: "odins-throne-3"})

    table = when(match).says(ASTRID, "upgrade odins-throne-3 replacing thors-glory-1")

    assert slots(table.game, ASTRID) == "lokis-domain-1 friggas-charm-1 odins-throne-3"
    assert discarded(table.game) == "thors-glory-1"
    assert cards(table.match.view(BJORN), DISCARD) == "thors-glory-1"


@pytest.mark.rule("BR-6.9.1.1")
@pytest.mark.parametrize(
    ("card", "cost"),
    [("friggas-succor-1", 1), ("lord-of-hammers-1", 2), ("tyrs-challenge-2", 0), ("troll-1", 1)],
)
def test_friggas_charm_takes_one_off_and_never_goes_below_0(card: str, cost: int) -> None:
    """BR-6.9.1.1: from the number printed, for monsters too."""
    match = given_bloodrage(
        seats=3, age=2, upgrades={ASTRID: "friggas-charm-1"}, hands={ASTRID: card}
    )

    table = when(match).says(ASTRID, f"upgrade {card}")

    assert table.game.rage[ASTRID] == 6 - cost


@pytest.mark.rule("BR-6.9.1.1")
@pytest.mark.parametrize("card", ["dwarf-chieftain-1", "soldier-of-hel-3"])
def test_two_monsters_cost_nothing(card: str) -> None:
    """BR-6.9.1.1: one rage must be there all the same, and stays."""
    match = given_bloodrage(age=3, hands={ASTRID: card}, rage={ASTRID: 1})

    table = when(match).says(ASTRID, f"upgrade {card}")

    assert table.game.rage[ASTRID] == 1


@pytest.mark.rule("BR-6.9.1.2")
@pytest.mark.parametrize(
    ("there", "card"), [("troll-1", "valkyrie-2"), ("thors-glory-1", "odins-inspiration-2")]
)
def test_an_occupied_slot_may_be_chosen_while_another_is_empty(there: str, card: str) -> None:
    """BR-6.9.1.2: or the empty one."""
    match = given_bloodrage(age=2, upgrades={ASTRID: there}, hands={ASTRID: card})
    table = when(match)
    assert table.offered("upgrade") == [f"upgrade {card}", f"upgrade {card} replacing {there}"]

    table.says(ASTRID, f"upgrade {card} replacing {there}")

    assert slots(table.game, ASTRID) == card
    assert discarded(table.game) == there


@pytest.mark.rule("BR-6.9.1.3")
def test_the_new_card_holds_at_once_for_figures_on_the_map() -> None:
    """BR-6.9.1.3: three warriors of STR 1, 4 with a pair; then STR 2 each, and no pair."""
    match = given_bloodrage(
        age=2,
        figures={ASTRID: {"angerboda": "3-warrior"}},
        upgrades={ASTRID: "brothers-in-arms-1"},
        hands={ASTRID: "experts-in-arms-2"},
    )
    assert strength_in(match.state, ASTRID, "angerboda") == 4

    table = when(match).says(ASTRID, "upgrade experts-in-arms-2 replacing brothers-in-arms-1")

    assert strength_in(table.game, ASTRID, "angerboda") == 6
    assert discarded(table.game) == "brothers-in-arms-1"


@pytest.mark.rule("BR-6.9.1.3")
def test_the_text_of_a_replaced_card_holds_no_more() -> None:
    """BR-6.9.1.3: without Frigga's Charm the next upgrade costs its whole 2."""
    match = given_bloodrage(
        seats=3,
        age=3,
        upgrades={ASTRID: "friggas-charm-1 thors-glory-1 lokis-domain-1"},
        hands={ASTRID: "friggas-domain-3 odins-throne-3"},
        rage={BJORN: 0},
    )
    table = when(match).says(ASTRID, "upgrade friggas-domain-3 replacing friggas-charm-1")
    table.says(table.match.decision.seat, "pass")

    table.says(ASTRID, "upgrade odins-throne-3 replacing thors-glory-1")

    assert table.game.rage[ASTRID] == 4


@pytest.mark.rule("BR-6.9.1.4")
def test_a_card_in_a_slot_stays_for_the_rest_of_the_game() -> None:
    """BR-6.9.1.4: through the end of an age."""
    match = given_bloodrage(
        phase="save-one-card", upgrades={ASTRID: "troll-1 thors-glory-1 lord-of-hammers-1"}
    )

    table = when(match).says(ASTRID, "save nothing").says(BJORN, "save nothing")

    assert table.game.age == 2
    assert slots(table.game, ASTRID) == "troll-1 lord-of-hammers-1 thors-glory-1"


@pytest.mark.rule("BR-6.9.2")
@pytest.mark.parametrize(
    ("upgrades", "paid"),
    [("lokis-domain-1", 2), ("lokis-domain-1 lokis-eminence-2", 6)],
)
def test_clan_upgrades_of_the_same_benefit_add_up(upgrades: str, paid: int) -> None:
    """BR-6.9.2: 1 and 2 glory for each of two figures released."""
    match = given_bloodrage(
        seats=3,
        age=2,
        phase="release-valhalla",
        figures={ASTRID: {"valhalla": "2-warrior"}},
        upgrades={ASTRID: upgrades},
    )

    assert glories(match.state) == [paid, 0, 0]


# BR-6.9.3 The free invade of a leader, warrior or ship upgrade


@pytest.mark.rule("BR-6.9.3", "BR-6.9.3.1")
@pytest.mark.parametrize(
    ("card", "figure", "place", "cost"),
    [
        ("lord-of-hammers-1", "leader", "andlang", 3),
        ("brothers-in-arms-1", "warrior", "andlang", 1),
        ("lokis-dragons-1", "ship", "sw", 2),
    ],
)
def test_a_figure_of_the_kind_may_invade_at_once_for_no_more_rage(
    card: str, figure: str, place: str, cost: int
) -> None:
    """BR-6.9.3: only of that kind, from the reserve, wherever it may go."""
    table = when(given_bloodrage(hands={ASTRID: card})).says(ASTRID, f"upgrade {card}")
    assert table.asked == (ASTRID, "free-invade")
    assert {text.split()[1] for text in table.offered("invade")} == {figure}
    other = "leader" if figure == "warrior" else "warrior"
    table.cannot(ASTRID, f"invade {other} andlang", "BR-6.9.3.1")

    table.says(ASTRID, f"invade {figure} {place}")

    assert at(table.game, ASTRID, place) == figure
    assert table.game.rage[ASTRID] == 6 - cost
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.9.3.1")
def test_the_free_invade_may_be_left() -> None:
    """BR-6.9.3.1"""
    match = given_bloodrage(hands={ASTRID: "lord-of-hammers-1"})

    table = when(match).says(ASTRID, "upgrade lord-of-hammers-1", "stay")

    assert at(table.game, ASTRID, "reserve") == "8-warrior leader ship"
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.9.3.1")
def test_the_free_invade_chooses_among_all_places() -> None:
    """BR-6.9.3.1, BR-6.7.2: empty villages of outer provinces, not Yggdrasil."""
    match = given_bloodrage(
        hands={ASTRID: "brothers-in-arms-1"}, figures={BJORN: {"utgard": "3-warrior"}}
    )
    table = when(match).says(ASTRID, "upgrade brothers-in-arms-1")

    assert table.offered() == [
        "invade warrior myrkulor",
        "invade warrior angerboda",
        "invade warrior andlang",
        "invade warrior gimle",
        "stay",
    ]
    table.cannot(ASTRID, "invade warrior utgard", "BR-6.7.2.3")
    table.cannot(ASTRID, "invade warrior yggdrasil", "BR-6.7.2.2")


@pytest.mark.rule("BR-6.9.3.1")
@pytest.mark.parametrize(
    ("card", "figures"),
    [
        ("lord-of-hammers-1", {"valhalla": "leader"}),
        ("lord-of-hammers-1", {"yggdrasil": "leader"}),
        ("brothers-in-arms-1", {"valhalla": "8-warrior"}),
        ("lokis-dragons-1", {"nw": "ship"}),
    ],
)
def test_without_such_a_figure_in_reserve_there_is_no_free_invade(
    card: str, figures: dict[str, str]
) -> None:
    """BR-6.9.3.1: the upgrade stands."""
    table = when(given_bloodrage(hands={ASTRID: card}, figures={ASTRID: figures}))

    table.says(ASTRID, f"upgrade {card}")

    assert table.asked == (BJORN, "turn")
    assert slots(table.game, ASTRID) == card


@pytest.mark.rule("BR-6.9.3.1")
def test_without_a_place_there_is_no_free_invade() -> None:
    """BR-6.9.3.1: in age 3 eleven villages are left to two players, and all are taken."""
    match = given_bloodrage(
        age=3,
        hands={ASTRID: "lord-of-hammers-1"},
        figures={
            ASTRID: {"utgard": "3-warrior"},
            BJORN: {"angerboda": "5-warrior", "andlang": "3-warrior"},
        },
    )

    table = when(match).says(ASTRID, "upgrade lord-of-hammers-1")

    assert table.asked == (BJORN, "turn")
    assert slots(table.game, ASTRID) == "lord-of-hammers-1"


@pytest.mark.rule("BR-6.9.3", "BR-6.9.3.1")
def test_without_room_under_the_horns_there_is_no_free_invade() -> None:
    """BR-6.9.3: Horns still hold."""
    match = given_bloodrage(
        hands={ASTRID: "lord-of-hammers-1"},
        figures={ASTRID: {"angerboda": "4-warrior"}},
        stats={ASTRID: {"horns": 0}},
    )

    table = when(match).says(ASTRID, "upgrade lord-of-hammers-1")

    assert table.asked == (BJORN, "turn")
    assert slots(table.game, ASTRID) == "lord-of-hammers-1"


@pytest.mark.rule("BR-6.9.3")
def test_a_clan_upgrade_brings_no_free_invade() -> None:
    """BR-6.9.3: only those of leader, warriors and ship do, and monsters."""
    match = given_bloodrage(hands={ASTRID: "thors-glory-1"})

    assert when(match).says(ASTRID, "upgrade thors-glory-1").asked == (BJORN, "turn")


# BR-6.9.4, BR-6.9.5 Monsters


@pytest.mark.rule("BR-6.9.4")
def test_a_monster_joins_the_clan_and_may_invade_at_once() -> None:
    """BR-6.9.4: for no more than its card cost."""
    table = when(given_bloodrage(hands={ASTRID: "troll-1"})).says(ASTRID, "upgrade troll-1")
    assert at(table.game, ASTRID, "reserve") == "8-warrior leader ship troll"
    assert {text.split()[1] for text in table.offered("invade")} == {"troll"}

    table.says(ASTRID, "invade troll andlang")

    assert at(table.game, ASTRID, "andlang") == "troll"
    assert table.game.rage[ASTRID] == 4


@pytest.mark.rule("BR-6.9.4")
def test_horns_hold_for_the_invade_of_a_monster() -> None:
    """BR-6.9.4: it stays in reserve."""
    match = given_bloodrage(
        hands={ASTRID: "troll-1"},
        figures={ASTRID: {"angerboda": "4-warrior"}},
        stats={ASTRID: {"horns": 0}},
    )

    table = when(match).says(ASTRID, "upgrade troll-1")

    assert table.asked == (BJORN, "turn")
    assert at(table.game, ASTRID, "reserve") == "4-warrior leader ship troll"


@pytest.mark.rule("BR-6.9.4")
def test_a_monster_is_its_clans_for_the_rest_of_the_game() -> None:
    """BR-6.9.4: it comes back from Valhalla like others."""
    match = given_bloodrage(
        phase="release-valhalla",
        upgrades={ASTRID: "troll-1"},
        figures={ASTRID: {"valhalla": "troll"}},
    )

    assert at(match.state, ASTRID, "reserve") == "8-warrior leader ship troll"


@pytest.mark.rule("BR-6.9.4.1")
def test_a_monster_left_in_reserve_invades_later_for_its_strength() -> None:
    """BR-6.9.4.1"""
    match = given_bloodrage(hands={ASTRID: "troll-1"}, rage={BJORN: 0})

    table = when(match).says(ASTRID, "upgrade troll-1", "stay")
    assert at(table.game, ASTRID, "reserve") == "8-warrior leader ship troll"
    table.says(ASTRID, "invade troll andlang")

    assert table.game.rage[ASTRID] == 6 - 2 - 2


@pytest.mark.rule("BR-6.9.5", "BR-6.9.5.1")
@pytest.mark.parametrize("place", ["andlang", "reserve", "valhalla", "yggdrasil"])
def test_a_replaced_monster_leaves_the_game_wherever_it_is(place: str) -> None:
    """BR-6.9.5: BR-6.9.5.1: it does not go to Valhalla."""
    placed = {} if place == "reserve" else {place: "troll"}
    match = given_bloodrage(
        age=2,
        upgrades={ASTRID: "troll-1"},
        hands={ASTRID: "valkyrie-2"},
        figures={ASTRID: placed},
    )

    table = when(match).says(ASTRID, "upgrade valkyrie-2 replacing troll-1", "stay")

    assert at(table.game, ASTRID, "reserve") == "8-warrior leader ship valkyrie"
    assert at(table.game, ASTRID, "andlang") == "nothing"
    assert at(table.game, ASTRID, "yggdrasil") == "nothing"
    assert at(table.game, ASTRID, "valhalla") == "nothing"


@pytest.mark.rule("BR-6.9.5.1")
def test_a_monster_that_leaves_is_not_destroyed() -> None:
    """BR-6.9.5.1: a Sea Serpent is a ship, but no glory is paid for it."""
    match = given_bloodrage(
        seats=3,
        age=2,
        upgrades={ASTRID: "sea-serpent-1 fire-dragons-2"},
        hands={ASTRID: "valkyrie-2"},
        figures={ASTRID: {"nw": "sea-serpent"}},
    )

    table = when(match).says(ASTRID, "upgrade valkyrie-2 replacing sea-serpent-1")

    assert glories(table.game) == [0, 0, 0]
    assert table.told("destroy") == []


@pytest.mark.rule("BR-6.9.5.1")
def test_a_monster_is_gone_before_the_free_invade_of_the_next() -> None:
    """BR-6.9.5.1: its village in Utgard and its share of the Horns are free again."""
    match = given_bloodrage(
        age=2,
        upgrades={ASTRID: "troll-1"},
        hands={ASTRID: "valkyrie-2"},
        figures={ASTRID: {"utgard": "troll", "gimle": "3-warrior"}, BJORN: {"utgard": "2-warrior"}},
        stats={ASTRID: {"horns": 0}},
        dooms=["andlang", "myrkulor", "utgard"],
    )

    table = when(match).says(ASTRID, "upgrade valkyrie-2 replacing troll-1")
    table.says(ASTRID, "invade valkyrie utgard")

    assert at(table.game, ASTRID, "utgard") == "valkyrie"


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
