"""The nine worked examples of the rulebooks, with their numbers."""

from __future__ import annotations

import pytest

from games.lords.table import (
    battle_in,
    controller,
    given_lords,
    hand,
    held_runes,
    hero_in,
    monster_in,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.seats import NOBODY


@pytest.mark.rule("LOR-E1", "LOR-3.2")
def test_an_army_of_four_takes_the_neutral_region_nineteen() -> None:
    """Its population strength is 4: control at once, when the phase ends."""
    match = given_lords(seats=3, phase="manoeuvres", armies=[(ASTRID, "18", 4)])
    assert controller(match.state, "19") == NOBODY

    table = when(match).says(ASTRID, "move astrid 4 from 18 to 19")

    assert controller(table.game, "19") == ASTRID
    assert tell_armies(table.game) == ["astrid 4 in 19"]


@pytest.mark.rule("LOR-E2", "LOR-2.8.3")
@pytest.mark.parametrize(
    ("origin", "reached"),
    [("17", "15 16 18 19 20"), ("18", "17 19 20"), ("19", "17 18 20 21"), ("20", "3 17 18 19 21")],
)
def test_a_drakkar_is_a_bridge_between_all_regions_of_its_sea(origin: str, reached: str) -> None:
    """The sea s5 washes 17, 18, 19 and 20: each of them leads to all others."""
    match = given_lords(
        seats=3, phase="manoeuvres", armies=[(ASTRID, origin, 2)], drakkars={ASTRID: "s5"}
    )

    moves = [f"move astrid 2 from {origin} to {region}" for region in reached.split()]

    assert when(match).offered("move") == moves


@pytest.mark.rule("LOR-E3", "LOR-8.1.1.2", "LOR-8.1.1.3")
def test_a_priest_to_thor_at_level_three() -> None:
    """Strength 2 to 3, and 3 combat cards."""
    match = given_lords(
        priests={ASTRID: 1},
        levels={"thor": 3},
        attributes={ASTRID: (2, 2, 3)},
        deck="spear-a axe-a bow-a sword-a",
    )

    table = when(match).says(ASTRID, "send priest thor")

    assert values(table.game, ASTRID) == (2, 3, 3)
    assert hand(table.game, ASTRID) == "spear-a axe-a bow-a"
    assert table.game.sent[1] == [1, 0]


@pytest.mark.rule("LOR-E4", "LOR-8.5.2", "LOR-8.5.2.1")
def test_the_other_ally_takes_the_bonus_before_the_active_player() -> None:
    """Monsters with the first marker; Bjorn and Astrid are allied with Muspelheim, Dagny is not."""
    match = given_lords(
        seats=3,
        phase="special-action",
        control={"1": ASTRID, "9": BJORN, "11": DAGNY},
        allies={"muspelheim": [ASTRID, BJORN]},
        monsters={"draugr": "14"},
    )

    table = when(match).says(ASTRID, "act monsters")
    table.says(BJORN, "take bonus of muspelheim", "recruit 9")
    table.says(ASTRID, "take bonus of muspelheim", "recruit 1")

    assert tell_armies(table.game) == ["astrid 1 in 1", "bjorn 1 in 9"]
    assert table.asked == (ASTRID, "monsters")


@pytest.mark.rule("LOR-E5", "LOR-8.5.1.4", "LOR-8.5.2.2")
def test_the_owner_of_a_covered_marker_gains_a_rune() -> None:
    """Only the one directly beneath: Dagny, not Bjorn; and the allies of the realm get nothing."""
    match = given_lords(
        seats=3,
        phase="special-action",
        armies=[(ASTRID, "1", 1)],
        wheel={"mobilise": [BJORN, DAGNY]},
        allies={"vanaheim": [ASTRID, BJORN]},
    )

    table = when(match).says(ASTRID, "act mobilise")
    table.says(DAGNY, "gain othala")

    assert [held_runes(table.game, seat) for seat in (ASTRID, BJORN, DAGNY)] == ["", "", "othala"]
    assert table.asked == (ASTRID, "mobilise")


@pytest.mark.rule("LOR-E6", "LOR-8.5.10.1", "LOR-8.5.10.5", "LOR-8.5.10.6")
def test_a_neutral_region_of_strength_two_is_usurped_with_strength_two() -> None:
    """Marker, then an army recruited with authority, here 3."""
    match = given_lords(
        phase="special-action", heroes={ASTRID: "5"}, attributes={ASTRID: (3, 2, 2)}
    )

    table = when(match).says(ASTRID, "act usurp")
    assert controller(table.game, "5") == ASTRID
    table.says(ASTRID, "recruit 5")

    assert tell_armies(table.game) == ["astrid 3 in 5"]
    assert hero_in(table.game, ASTRID) == "5"


@pytest.mark.rule("LOR-E7", "LOR-9.1.3", "LOR-9.2")
def test_a_neutral_monster_stomps_the_army_in_region_nineteen() -> None:
    """The die says 'move': the army of 4 loses 1."""
    match = given_lords(
        seats=3,
        phase="special-action",
        armies=[(BJORN, "19", 4)],
        control={"19": BJORN},
        monsters={"draugr": "21"},
        chance="asked",
    )

    table = when(match).says(ASTRID, "act monsters", "activate draugr")
    table.told_by_chance("monster-die move").says(ASTRID, "move draugr to 19")
    table.cannot(ASTRID, "decline", "LOR-9.2.3", "always stomps").says(
        ASTRID, "lower bjorn 4 in 19"
    )

    assert monster_in(table.game, "draugr") == "19"
    assert tell_armies(table.game) == ["bjorn 3 in 19"]


@pytest.mark.rule("LOR-E8", "LOR-9.6.3.1", "LOR-9.6.5", "LOR-9.6.6")
def test_two_cards_of_value_four_defend_and_find_the_weak_point() -> None:
    """Special attack, fury 4, weak point 7: with wisdom 3 defended, and one card more."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "9"},
        attributes={ASTRID: (2, 2, 3)},
        hands={ASTRID: "spear-a hammer-a"},  # 2 and 2
        monsters={"draugr": "9"},
        chance="asked",
    )

    table = when(match).says(ASTRID, "act monsters", "hunt draugr")
    table.told_by_chance("combat-deck sword-a", "combat-deck sword-b")
    table.told_by_chance("attack-deck special-1", "attack-deck charge")
    table.says(BJORN, "attack by special-1")
    table.says(ASTRID, "defend spear-a", "defend hammer-a", "defend no more")
    table.told_by_chance("combat-deck bow-a", "combat-deck bow-b")  # the draw, and one more
    table.told_by_chance("attack-deck attack-1", "attack-deck attack-2")

    assert [event.all_facts() for event in table.told("defended")] == [{"fury": 4, "defence": 4}]
    assert hand(table.game, ASTRID) == "sword-a sword-b bow-a bow-b"
    assert table.game.injured[ASTRID] == 0


@pytest.mark.rule("LOR-E8", "LOR-9.6.6")
def test_with_less_wisdom_the_weak_point_is_missed() -> None:
    """4 and wisdom 2 are 6: defended, but only one card is drawn."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "9"},
        hands={ASTRID: "spear-a hammer-a"},
        monsters={"draugr": "9"},
        chance="asked",
    )

    table = when(match).says(ASTRID, "act monsters", "hunt draugr")
    table.told_by_chance("combat-deck sword-a", "combat-deck sword-b")
    table.told_by_chance("attack-deck special-1", "attack-deck charge")
    table.says(BJORN, "attack by special-1")
    table.says(ASTRID, "defend spear-a", "defend hammer-a", "defend no more")
    table.told_by_chance("combat-deck bow-a", "attack-deck attack-1", "attack-deck attack-2")

    assert hand(table.game, ASTRID) == "sword-a sword-b bow-a"


@pytest.mark.rule(
    "LOR-E9", "LOR-10.2", "LOR-10.3", "LOR-10.4.1", "LOR-10.5", "LOR-10.6", "LOR-10.7"
)
def test_attacker_wins_seven_to_six() -> None:
    """Both sides bleed and the region changes hands."""
    match = given_lords(
        armies=[(ASTRID, "6", 4), (BJORN, "6", 4)],
        hands={ASTRID: "sword-a", BJORN: "spear-a"},  # +3 with one casualty symbol; +2
        control={"6": BJORN, "9": BJORN},
        steps=battle_in("6"),
    )

    table = when(match).says(BJORN, "play spear-a").says(ASTRID, "play sword-a")
    table.says(BJORN, "pass").says(ASTRID, "pass")
    table.says(BJORN, "retreat to 9").says(ASTRID, "lower astrid 4 in 6")

    decided = [event.all_facts() for event in table.told("battle-decided")]
    assert decided == [{"attack": 7, "defence": 6}]
    assert controller(table.game, "6") == ASTRID
    assert tell_armies(table.game) == ["astrid 3 in 6", "bjorn 3 in 9"]
