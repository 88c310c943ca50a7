"""LOR-R2 to LOR-R7: readings of card texts that speak of battles."""

from __future__ import annotations

import pytest

from games.lords.table import LordsTable, battle_in, given_lords, tell_armies, when
from kit.table import ASTRID, BJORN
from ragnatafl.kernel.seats import Seat

PLAIN = {ASTRID: "snorri thorson", BJORN: "aslaug freyason"}
WISE = {ASTRID: (2, 2, 3), BJORN: (2, 2, 3)}


def battle(
    armies: list[tuple[Seat, str, int]],
    hands: dict[Seat, str] | None = None,
    *,
    artefacts: dict[Seat, str] | None = None,
    blessings: dict[Seat, str] | None = None,
    control: dict[str, Seat] | None = None,
    drakkars: dict[Seat, str] | None = None,
    loki: str = "16",
    region: str = "6",
) -> LordsTable:
    match = given_lords(
        armies=armies,
        hands=hands,
        artefacts=artefacts,
        blessings=blessings,
        control=control,
        drakkars=drakkars,
        loki=loki,
        attributes=WISE,
        tiles=PLAIN,
        steps=battle_in(region),
    )
    return when(match)


def all_pass(table: LordsTable) -> LordsTable:
    return table.says(BJORN, "pass").says(ASTRID, "pass")


@pytest.mark.rule("LOR-R2")
@pytest.mark.parametrize(
    ("choice", "left"),
    [("use root-fang", ["bjorn 1 in 9"]), ("decline", ["bjorn 1 in 9", "bjorn 2 in 9"])],
)
def test_root_fang_bites_each_army_of_the_loser_together_with_the_loss(
    choice: str, left: list[str]
) -> None:
    """When the winner is known and before the losses: 3 and 2 become 1 and 0."""
    table = battle(
        [(ASTRID, "6", 6), (BJORN, "6", 3), (BJORN, "6", 2)],
        artefacts={ASTRID: "root-fang"},
        control={"9": BJORN},
    )

    all_pass(table)
    assert table.asked == (ASTRID, "use-card")
    assert tell_armies(table.game)[1:] == ["bjorn 2 in 6", "bjorn 3 in 6"]
    table.says(ASTRID, choice).says(BJORN, "retreat to 9")

    assert tell_armies(table.game)[1:] == left


@pytest.mark.rule("LOR-R2")
def test_root_fang_is_for_the_winner() -> None:
    table = battle(
        [(ASTRID, "6", 6), (BJORN, "6", 3)], artefacts={BJORN: "root-fang"}, control={"9": BJORN}
    )

    all_pass(table)

    assert table.asked == (BJORN, "retreat")


@pytest.mark.rule("LOR-R3")
def test_the_barrow_crown_saves_an_army_that_then_retreats() -> None:
    table = battle(
        [(ASTRID, "6", 6), (BJORN, "6", 1)], artefacts={BJORN: "barrow-crown"}, control={"9": BJORN}
    )

    all_pass(table).says(BJORN, "use barrow-crown", "retreat to 9")

    assert tell_armies(table.game) == ["astrid 6 in 6", "bjorn 1 in 9"]


@pytest.mark.rule("LOR-R3")
def test_the_barrow_crown_does_not_help_an_army_without_a_refuge() -> None:
    table = battle([(ASTRID, "6", 6), (BJORN, "6", 3)], artefacts={BJORN: "barrow-crown"})

    all_pass(table)

    assert tell_armies(table.game) == ["astrid 6 in 6"]
    assert not table.told("use-card")


@pytest.mark.rule("LOR-R4")
def test_an_ignored_symbol_neither_forbids_a_card_nor_costs_a_loss() -> None:
    """Shield: with an army of 1, the two symbols of an axe count as one, and one is lost."""
    shielded = battle([(ASTRID, "6", 1), (BJORN, "6", 1)], {ASTRID: "shield-a axe-a"})
    bare = battle([(ASTRID, "6", 1), (BJORN, "6", 1)], {ASTRID: "spear-a axe-a"})

    shielded.says(BJORN, "pass").says(ASTRID, "play shield-a", "play axe-a", "pass")
    bare.says(BJORN, "pass").says(ASTRID, "play spear-a")

    assert [event.facts[-1] for event in shielded.told("play-card")] == [("value", 1), ("value", 4)]
    assert shielded.asked == (ASTRID, "spread-losses")
    assert ("losses", 1) in shielded.match.decision.facts
    bare.cannot(ASTRID, "play axe-a", "LOR-10.2.3")


@pytest.mark.rule("LOR-R4")
def test_hird_discipline_ignores_the_symbols_of_the_first_card_alone() -> None:
    table = battle(
        [(ASTRID, "6", 1), (BJORN, "6", 1)],
        {ASTRID: "axe-a axe-b sword-a"},
        blessings={ASTRID: "hird-discipline"},
    )

    table.says(BJORN, "pass").says(ASTRID, "play axe-a")
    assert table.offered() == ["play sword-a", "pass"]
    table.cannot(ASTRID, "play axe-b", "LOR-10.2.3")
    table.says(ASTRID, "play sword-a", "pass")

    assert ("losses", 1) in table.match.decision.facts


@pytest.mark.rule("LOR-R5")
def test_the_bonus_of_a_card_is_fixed_when_it_is_played() -> None:
    """Spear Wall is worth 1 + 2 armies, also when one of them is impaled afterwards."""
    table = battle(
        [(ASTRID, "6", 6), (BJORN, "6", 1), (BJORN, "6", 2)],
        {ASTRID: "impale", BJORN: "spear-wall-a"},
        control={"9": BJORN},
    )

    table.says(BJORN, "play spear-wall-a").says(ASTRID, "play impale", "lower bjorn 1 in 6")
    all_pass(table)

    assert table.told("battle-decided")[0].facts == (("attack", 9), ("defence", 5))


@pytest.mark.rule("LOR-R7")
def test_reinforcements_must_bring_an_army_if_one_can_come() -> None:
    """Over a border or by drakkar; the army counts at once."""
    table = battle(
        [(ASTRID, "6", 2), (ASTRID, "5", 3), (ASTRID, "2", 1), (ASTRID, "8", 5), (BJORN, "6", 4)],
        {ASTRID: "reinforcements-a"},
        drakkars={ASTRID: "s1"},
    )

    table.says(BJORN, "pass").says(ASTRID, "play reinforcements-a")
    assert table.asked == (ASTRID, "bring-army")
    assert table.offered() == ["move astrid 3 from 5 to 6", "move astrid 1 from 2 to 6"]
    table.says(ASTRID, "move astrid 3 from 5 to 6")
    assert ("own", 5) in table.match.decision.facts
    table.says(ASTRID, "pass")

    assert table.told("battle-decided")[0].facts == (("attack", 5), ("defence", 4))


@pytest.mark.rule("LOR-R7", "LOR-6.3.2")
def test_reinforcements_bring_nobody_into_the_region_of_loki() -> None:
    table = battle(
        [(ASTRID, "6", 2), (ASTRID, "5", 3), (BJORN, "6", 4)],
        {ASTRID: "reinforcements-a"},
        loki="6",
    )

    table.says(BJORN, "pass").says(ASTRID, "play reinforcements-a")

    assert table.asked == (ASTRID, "play-or-pass")


@pytest.mark.rule("LOR-R7")
def test_reinforcements_do_not_come_out_of_another_battle() -> None:
    match = given_lords(
        armies=[(ASTRID, "7", 2), (ASTRID, "10", 4), (BJORN, "6", 1), (BJORN, "9", 1)],
        hands={ASTRID: "reinforcements-a"},
        loki="16",
        tiles=PLAIN,
        phase="special-action",
    )

    table = when(match).says(ASTRID, "act mobilise", "move astrid 2 from 7 to 6")
    table.says(ASTRID, "move astrid 4 from 10 to 9", "fight in 6")
    table.says(BJORN, "pass").says(ASTRID, "play reinforcements-a")

    assert table.asked == (ASTRID, "play-or-pass")
