"""SOLO-9.1, SOLO-9.2: battle values with a Follower, and regions without armies."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import battle_values, controller, tell_armies
from games.surtr.battlefield import FAR, PLAIN, attacked, battle
from games.surtr.table import FOLLOWER, PERSON, SurtrTable, given_surtr, when
from ragnatafl.kernel.seats import Seat

# Values (SOLO-9.1)


@pytest.mark.rule("SOLO-9.1", "SOLO-9.1.1")
def test_an_attacking_follower_counts_its_one_army() -> None:
    """The army beside it does not help; Bjorn's two do."""
    table = battle(
        "9",
        FOLLOWER,
        armies=[(FOLLOWER, "9", 4), (FOLLOWER, "8", 5), (PERSON, "9", 1), (PERSON, "9", 2)],
        control={"9": PERSON, "8": FOLLOWER},
    )

    table.says(PERSON, "pass")

    assert battle_values(table) == (4, 3)
    assert tell_armies(table.game)[0] == "astrid 5 in 8"


@pytest.mark.rule("SOLO-9.1.2", "SOLO-9.4")
@pytest.mark.parametrize(
    ("beside", "value"),
    [([], 2), ([("8", 3)], 5), ([("8", 3), ("10", 2)], 5), ([("11", 5)], 2)],
    ids=["armies there", "support", "only the strongest", "too far away"],
)
def test_a_defending_follower_adds_its_support_army(
    beside: list[tuple[str, int]], value: int
) -> None:
    """It counts once, though it has moved in."""
    support = [(FOLLOWER, region, strength) for region, strength in beside]
    table = attacked(
        armies=[(FOLLOWER, "9", 1), (FOLLOWER, "9", 1), *support], control={"9": FOLLOWER}
    )

    table.says(PERSON, "pass")

    assert battle_values(table) == (3, value)


@pytest.mark.rule("SOLO-9.1.2", "SOLO-8.4.3")
@pytest.mark.parametrize(("temples", "value"), [("", 1), ("6", 5)])
def test_a_temple_adds_authority_to_its_defence(temples: str, value: int) -> None:
    table = attacked(
        "6",
        armies=[(FOLLOWER, "6", 1)],
        control={"6": FOLLOWER},
        temples=temples,
        attributes={FOLLOWER: (4, 2, 2)},
    )

    table.says(PERSON, "pass")

    assert battle_values(table) == (3, value)


@pytest.mark.rule("SOLO-9.1.2")
def test_an_attacking_follower_has_nothing_of_the_temple() -> None:
    table = battle(
        "6",
        FOLLOWER,
        armies=[(FOLLOWER, "6", 2), (PERSON, "6", 1)],
        control={"6": PERSON},
        temples="6",
    )

    table.says(PERSON, "pass")

    assert battle_values(table) == (2, 1)


@pytest.mark.rule("SOLO-9.1.3")
@pytest.mark.parametrize("attacker", [FOLLOWER, PERSON])
def test_each_tucked_card_adds_one_attacking_or_defending(attacker: Seat) -> None:
    """A blessing and an artefact; their texts do nothing."""
    table = battle(
        "9",
        attacker,
        armies=[(FOLLOWER, "9", 2), (PERSON, "9", 3)],
        control={"9": PERSON if attacker == FOLLOWER else FOLLOWER},
        blessings={FOLLOWER: "stone-ramparts"},
        artefacts={FOLLOWER: "barrow-crown"},
    )

    table.says(PERSON, "pass")

    assert sorted(battle_values(table), key=int) == [3, 4]
    assert table.told("battle-decided")[-1].seat == FOLLOWER


@pytest.mark.rule("SOLO-9.1.4")
def test_a_persons_value_has_its_blessings_as_usual() -> None:
    """Stone ramparts add 2 in the settlement of 9."""
    table = battle(
        "9",
        FOLLOWER,
        armies=[(FOLLOWER, "9", 4), (PERSON, "9", 2)],
        control={"9": PERSON},
        blessings={PERSON: "stone-ramparts"},
    )

    table.says(PERSON, "pass")

    assert battle_values(table) == (4, 4)


@pytest.mark.rule("SOLO-9.1.4")
def test_the_defence_value_holds_in_a_neutral_region_too() -> None:
    """Its army of 1 in neutral 10, of population strength 4, is supported by 3 from 9."""
    table = attacked(
        "10", armies=[(FOLLOWER, "10", 1), (FOLLOWER, "9", 3)], control={"9": FOLLOWER}
    )

    table.says(PERSON, "pass")

    assert battle_values(table) == (3, 4)


# Undefended regions (SOLO-9.2)


def march_into(region: str = "9", **given: Any) -> SurtrTable:
    """Bjorn moves an army of 2 from 6 into a region of the Follower."""
    match = given_surtr(
        turn=PERSON,
        phase="manoeuvres",
        tiles=PLAIN,
        heroes=FAR,
        armies=[(PERSON, "6", 2), *given.pop("armies", ())],
        control={"6": PERSON, region: FOLLOWER, **given.pop("control", {})},
        **given,
    )
    return when(match).says(PERSON, f"move bjorn 2 from 6 to {region}")


@pytest.mark.rule("SOLO-9.2", "SOLO-3.2.3.1")
def test_a_region_beside_its_army_is_defended_though_none_is_there() -> None:
    """The army of 3 comes out of 8."""
    table = march_into(armies=[(FOLLOWER, "8", 3)])

    table.says(PERSON, "pass")

    assert battle_values(table) == (2, 3)
    assert controller(table.game, "9") == FOLLOWER


@pytest.mark.rule("SOLO-9.2")
def test_a_temple_defends_itself() -> None:
    """With authority 2 against 2: the defender wins ties."""
    table = march_into("7", temples="7", loki="16")

    table.says(PERSON, "pass")

    assert battle_values(table) == (2, 2)
    assert controller(table.game, "7") == FOLLOWER


@pytest.mark.rule("SOLO-9.2", "SOLO-9.2.1")
@pytest.mark.parametrize("blessings", ["", "levy wolf-pack"])
def test_else_a_person_takes_it_without_battle(blessings: str) -> None:
    """Tucked cards alone do not count, nor an army two moves away."""
    table = march_into(armies=[(FOLLOWER, "11", 3)], blessings={FOLLOWER: blessings})

    assert not table.told("battle")
    assert controller(table.game, "9") == PERSON


@pytest.mark.rule("SOLO-9.2")
def test_recruiting_in_an_undefended_region_starts_the_battle_as_well() -> None:
    """S-42: Bjorn's drakkar lies off 9, beside the army in 8."""
    match = given_surtr(
        turn=PERSON,
        phase="special-action",
        tiles=PLAIN,
        heroes=FAR,
        drakkars={PERSON: "s2"},
        armies=[(FOLLOWER, "8", 3)],
        control={"9": FOLLOWER, "8": FOLLOWER},
    )

    table = when(match).says(PERSON, "act reinforce", "recruit 9")

    assert table.told("battle")
    assert "astrid 3 in 9" in tell_armies(table.game)


@pytest.mark.rule("SOLO-9.2", "SOLO-3.2.7")
def test_usurping_an_undefended_region_starts_no_battle() -> None:
    """S-42: nor does the army that is recruited there."""
    match = given_surtr(
        turn=PERSON,
        after=PERSON,
        phase="special-action",
        tiles=PLAIN,
        heroes={PERSON: "9", FOLLOWER: "16"},
        armies=[(FOLLOWER, "8", 3)],
        control={"9": FOLLOWER, "8": FOLLOWER},
    )

    table = when(match).says(PERSON, "act usurp", "recruit 9")

    assert not table.told("battle")
    assert controller(table.game, "9") == PERSON
    assert tell_armies(table.game) == ["astrid 3 in 8", "bjorn 2 in 9"]
