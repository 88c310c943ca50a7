"""SOLO-9.7 to SOLO-9.10: casualties, retreat, control and what is left of the battle deck."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import battle_values, controller, discarded, hand, tell_armies
from games.surtr.battlefield import FAR, PLAIN, battle
from games.surtr.table import FOLLOWER, PERSON, battle_deck, cards_held, given_surtr, when
from ragnatafl.kernel.seats import NOBODY, Seat

# Casualties (SOLO-9.7)


@pytest.mark.rule("SOLO-9.7")
def test_a_follower_that_wins_lowers_its_strongest_army_by_one() -> None:
    """Whatever symbols its cards show: the axe has 2."""
    table = battle(
        "9",
        PERSON,
        armies=[(FOLLOWER, "9", 3), (FOLLOWER, "9", 2), (PERSON, "9", 2)],
        control={"9": FOLLOWER},
        hands={FOLLOWER: "axe-a"},
    )

    table.says(PERSON, "pass")

    assert tell_armies(table.game) == ["astrid 2 in 9", "astrid 2 in 9"]


@pytest.mark.rule("SOLO-9.7")
def test_a_follower_that_loses_lowers_its_strongest_army_alone() -> None:
    """Not each of its armies; both go to 8."""
    table = battle(
        "9",
        PERSON,
        armies=[(FOLLOWER, "9", 3), (FOLLOWER, "9", 2), (PERSON, "9", 6)],
        control={"8": FOLLOWER, "9": FOLLOWER},
    )

    table.says(PERSON, "pass")

    assert tell_armies(table.game) == ["astrid 2 in 8", "astrid 2 in 8", "bjorn 6 in 9"]


@pytest.mark.rule("SOLO-9.7")
def test_a_persons_casualties_are_as_usual() -> None:
    """Losing, each army of Bjorn loses 1, and one more for the symbol of his sword."""
    table = battle(
        "9",
        FOLLOWER,
        armies=[(FOLLOWER, "9", 6), (PERSON, "9", 1), (PERSON, "9", 3)],
        control={"9": PERSON, "10": PERSON},
        hands={FOLLOWER: "axe-a", PERSON: "sword-a"},
    )

    table.says(PERSON, "play sword-a", "pass")
    table.says(PERSON, "lower bjorn 2 in 9", "retreat to 10")

    assert tell_armies(table.game) == ["astrid 5 in 9", "bjorn 1 in 10"]


@pytest.mark.rule("SOLO-9.7")
@pytest.mark.parametrize(("card", "left"), [("cleave", 1), ("axe-a", 2)])
def test_losses_by_effects_come_on_top(card: str, left: int) -> None:
    """S-43: Cleave costs the loser one more, out of its strongest army."""
    table = battle(
        "9",
        PERSON,
        armies=[(FOLLOWER, "9", 3), (PERSON, "9", 6)],
        control={"8": FOLLOWER, "9": FOLLOWER},
        hands={PERSON: card},
    )

    table.says(PERSON, f"play {card}", "pass")
    while table.asked[1] == "spread-losses":
        table.says(PERSON, table.offered()[0])

    assert f"astrid {left} in 8" in tell_armies(table.game)


@pytest.mark.rule("SOLO-9.7")
def test_losses_by_effects_may_destroy() -> None:
    """S-43: of 1 and 1 the loss takes one, Cleave the other."""
    table = battle(
        "9",
        PERSON,
        armies=[(FOLLOWER, "9", 1), (FOLLOWER, "9", 1), (PERSON, "9", 6)],
        control={"8": FOLLOWER, "9": FOLLOWER},
        hands={PERSON: "cleave"},
    )

    table.says(PERSON, "play cleave", "pass")

    assert not any(line.startswith("astrid") for line in tell_armies(table.game))


@pytest.mark.rule("SOLO-9.7")
def test_an_effect_that_names_each_army_lowers_each() -> None:
    """S-43: Root Fang bites each army of the loser; the strongest has lost 1 before."""
    table = battle(
        "9",
        PERSON,
        armies=[(FOLLOWER, "9", 4), (FOLLOWER, "9", 3), (PERSON, "9", 6), (PERSON, "9", 6)],
        control={"8": FOLLOWER, "9": FOLLOWER},
        artefacts={PERSON: "root-fang"},
    )

    table.says(PERSON, "pass", "use root-fang")

    assert [line for line in tell_armies(table.game) if "astrid" in line] == [
        "astrid 2 in 8", "astrid 2 in 8",
    ]  # fmt: skip


@pytest.mark.rule("SOLO-9.7.1")
def test_a_winner_does_not_lose_the_last_point_of_an_army() -> None:
    table = battle(
        "9",
        FOLLOWER,
        armies=[(FOLLOWER, "9", 1), (PERSON, "9", 1)],
        control={"9": PERSON},
        hands={FOLLOWER: "spear-a"},
    )

    table.says(PERSON, "pass")

    assert tell_armies(table.game) == ["astrid 1 in 9"]
    assert controller(table.game, "9") == FOLLOWER


@pytest.mark.rule("SOLO-9.7.1")
def test_a_loser_does() -> None:
    table = battle(
        "9",
        PERSON,
        armies=[(FOLLOWER, "9", 1), (PERSON, "9", 2)],
        control={"8": FOLLOWER, "9": FOLLOWER},
    )

    table.says(PERSON, "pass")

    assert tell_armies(table.game) == ["bjorn 2 in 9"]


@pytest.mark.rule("SOLO-9.7.2")
@pytest.mark.parametrize(("attack", "owner"), [(2, FOLLOWER), (3, PERSON)])
def test_a_temple_without_an_army_loses_nothing(attack: int, owner: Seat) -> None:
    """Authority 2 defends it; the army in 11 is far away."""
    table = battle(
        "6",
        PERSON,
        armies=[(PERSON, "6", attack), (FOLLOWER, "11", 1)],
        control={"6": FOLLOWER},
        temples="6",
    )

    table.says(PERSON, "pass")

    assert "astrid 1 in 11" in tell_armies(table.game)
    assert controller(table.game, "6") == owner


# Retreat (SOLO-9.8)


@pytest.mark.rule("SOLO-9.8", "SOLO-4.1.1")
@pytest.mark.parametrize(("row", "haven"), [("basic-a1", "8"), ("basic-b1", "10")])
def test_a_beaten_follower_goes_to_an_own_region_by_its_leftmost_card(row: str, haven: str) -> None:
    """8 and 10 are its own, 6 is not."""
    table = battle(
        "9",
        PERSON,
        rows={FOLLOWER: row},
        armies=[(FOLLOWER, "9", 2), (FOLLOWER, "9", 2), (PERSON, "9", 6)],
        control=dict.fromkeys(("8", "9", "10"), FOLLOWER),
    )

    table.says(PERSON, "pass")

    assert [line for line in tell_armies(table.game) if "astrid" in line] == [
        f"astrid 1 in {haven}", f"astrid 2 in {haven}",
    ]  # fmt: skip


@pytest.mark.rule("SOLO-9.8")
def test_without_a_refuge_its_armies_are_destroyed() -> None:
    table = battle(
        "9",
        PERSON,
        armies=[(FOLLOWER, "9", 3), (PERSON, "9", 6)],
        control={"9": FOLLOWER, "11": FOLLOWER},
    )

    table.says(PERSON, "pass")

    assert tell_armies(table.game) == ["bjorn 6 in 9"]


@pytest.mark.rule("SOLO-9.8")
@pytest.mark.parametrize(
    ("agreed", "haven"),
    [({}, "10"), ({"retreat": "any"}, "10"), ({"retreat": "quiet"}, "8"), ({"version": 1}, "8")],
)
def test_it_retreats_into_another_battle_unless_agreed_otherwise(
    agreed: dict[str, Any], haven: str
) -> None:
    """LOR-6.4.5: in 10 a battle is still to be fought; its support army has gone to 9."""
    match = given_surtr(
        **agreed,
        turn=PERSON,
        steps=[{"step": "fight-battles"}],
        tiles=PLAIN,
        heroes=FAR,
        rows={FOLLOWER: "basic-b1"},
        armies=[(FOLLOWER, "9", 1), (PERSON, "9", 6), (FOLLOWER, "10", 1), (FOLLOWER, "10", 1),
                (PERSON, "10", 2)],
        control=dict.fromkeys(("8", "9", "10"), FOLLOWER),
    )  # fmt: skip

    table = when(match).says(PERSON, "fight in 9", "pass")

    retreat = table.facts("retreat")
    assert (retreat["origin"], retreat["region"]) == ("9", haven)


@pytest.mark.rule("SOLO-9.8")
def test_a_beaten_person_retreats_as_usual() -> None:
    table = battle(
        "9",
        FOLLOWER,
        armies=[(FOLLOWER, "9", 4), (PERSON, "9", 3)],
        control=dict.fromkeys(("6", "9", "10"), PERSON),
    )

    table.says(PERSON, "pass")

    assert table.asked == (PERSON, "retreat")
    assert table.offered() == ["retreat to 6", "retreat to 10"]


# Control (SOLO-9.8.1)


@pytest.mark.rule("SOLO-9.8.1")
@pytest.mark.parametrize(("attack", "owner"), [(5, PERSON), (3, NOBODY)])
def test_control_is_by_the_base_rules(attack: int, owner: Seat) -> None:
    """In neutral 10, of population strength 4, Bjorn beats an army of 1."""
    table = battle("10", PERSON, armies=[(FOLLOWER, "10", 1), (PERSON, "10", attack)])

    table.says(PERSON, "pass")

    assert controller(table.game, "10") == owner


@pytest.mark.rule("SOLO-9.8.1", "SOLO-5.4.6")
@pytest.mark.parametrize(("blessings", "owner"), [("levy", FOLLOWER), ("", NOBODY)])
def test_tucked_cards_help_to_control_after_a_battle(blessings: str, owner: Seat) -> None:
    """S-13: of 4 in neutral 10 three are left; with one tucked that makes 4."""
    table = battle(
        "10",
        FOLLOWER,
        armies=[(FOLLOWER, "10", 4), (PERSON, "10", 1)],
        blessings={FOLLOWER: blessings},
    )

    table.says(PERSON, "pass")

    assert tell_armies(table.game) == ["astrid 3 in 10"]
    assert controller(table.game, "10") == owner


# Afterwards (SOLO-9.9) and the order (SOLO-9.10)


@pytest.mark.rule("SOLO-9.9")
def test_cards_left_in_the_battle_deck_return_and_played_ones_are_discarded() -> None:
    """Two of three spears make the deck; one is enough against 3."""
    table = battle(
        "9",
        FOLLOWER,
        armies=[(FOLLOWER, "9", 3), (PERSON, "9", 3)],
        control={"9": PERSON},
        hands={FOLLOWER: "spear-a spear-b spear-c"},
    )

    table.says(PERSON, "pass")

    assert battle_values(table) == (5, 3)
    assert battle_deck(table.game) == []
    assert cards_held(table.game) == 2
    spent = discarded(table.game)
    assert sorted([spent, *hand(table.game, FOLLOWER).split()]) == ["spear-a", "spear-b", "spear-c"]


@pytest.mark.rule("SOLO-9.10")
def test_the_order_of_losses_is_that_of_lords() -> None:
    """S-25: the loser's, its retreat, the winner's, control."""
    table = battle(
        "9",
        FOLLOWER,
        armies=[(FOLLOWER, "9", 5), (PERSON, "9", 2)],
        control={"9": PERSON, "10": PERSON},
    )

    table.says(PERSON, "pass", "retreat to 10")

    kinds = ("army-shrinks", "retreat", "take-control")
    assert [(e.kind, e.seat) for e in table.match.events if e.kind in kinds] == [
        ("army-shrinks", PERSON),
        ("retreat", PERSON),
        ("army-shrinks", FOLLOWER),
        ("take-control", FOLLOWER),
    ]


@pytest.mark.rule("SOLO-9.10")
def test_a_beaten_follower_loses_before_it_retreats() -> None:
    """S-25: and nothing else of LOR-10.4 and 10.6: its axe has two symbols."""
    table = battle(
        "9",
        PERSON,
        armies=[(FOLLOWER, "9", 2), (PERSON, "9", 6), (PERSON, "9", 6)],
        control={"8": FOLLOWER, "9": FOLLOWER},
        hands={FOLLOWER: "axe-a"},
    )

    table.says(PERSON, "pass")

    kinds = ("army-shrinks", "retreat", "take-control")
    assert [(e.kind, e.seat) for e in table.match.events if e.kind in kinds] == [
        ("army-shrinks", FOLLOWER),
        ("retreat", FOLLOWER),
        ("take-control", PERSON),
    ]
    assert "astrid 1 in 8" in tell_armies(table.game)


@pytest.mark.rule("SOLO-18", "SOLO-9.8.1")
@pytest.mark.parametrize(
    ("readings", "owner"), [("none", FOLLOWER), ("no-control-by-cards", NOBODY)]
)
def test_tucked_cards_help_after_a_battle_too(readings: str, owner: Seat) -> None:
    """S-13: 3 of 4 are left in 10, of population strength 4."""
    sides = {"attacker": "astrid", "defender": "bjorn"}
    table = when(
        given_surtr(
            readings=readings,
            steps=[{"step": "battle", "region": "10", **sides}],
            armies=[(FOLLOWER, "10", 4), (PERSON, "10", 1)],
            blessings={FOLLOWER: "levy"},
        )
    )

    table.says(PERSON, "pass")

    assert controller(table.game, "10") == owner
